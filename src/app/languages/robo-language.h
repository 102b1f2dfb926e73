// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the language of the program: the language of the desktop, a chosen language, or a language on trial.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* This code stands for the language of the desktop. */
#define ROBO_LANGUAGE_SYSTEM ""

/* Uses the language of the desktop. Call this once, before any thread is started. */
void robo_language_init (void);

/* Uses another language for everything that is created from now on. The code is in the spelling of gettext, such as
 * "pt_BR". "en" stands for the original messages, ROBO_LANGUAGE_SYSTEM for the language of the desktop. If the system
 * has a locale for the language, dates and numbers have the format of this locale; otherwise they keep the format of
 * the desktop. */
void robo_language_use (const char *code);

/* Does the same as robo_language_use() with a catalog of the user's own in locale_dir, until robo_language_use() is
 * called. The program must not have loaded a catalog from locale_dir before. */
void robo_language_try (const char *code,
                        const char *locale_dir);

G_END_DECLS
