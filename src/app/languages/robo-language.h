// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the language of the program: the desktop's, a selected one, or one that is being tried.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Stands for the language of the desktop. */
#define ROBO_LANGUAGE_SYSTEM ""

/* Uses the language of the desktop. Call this once, before there are threads. */
void robo_language_init (void);

/* Uses another language for everything that is created from now on. The code is as gettext writes it, such as
 * "pt_BR", or "en" for the originals, or ROBO_LANGUAGE_SYSTEM. Dates and numbers follow if the system has a locale
 * for the language; otherwise they keep the desktop's format. */
void robo_language_use (const char *code);

/* Uses a catalogue of the user's own in the same way, until robo_language_use() is called. No catalogue may have been
 * loaded from locale_dir before. */
void robo_language_try (const char *code,
                        const char *locale_dir);

G_END_DECLS
