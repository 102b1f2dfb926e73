// SPDX-License-Identifier: GPL-3.0-or-later
// Which language the program speaks: the desktop's, one that was chosen, or one that is being tried.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Speak as the desktop does. */
#define ROBO_LANGUAGE_SYSTEM ""

/**
 * robo_language_init:
 *
 * Speaks the language of the desktop. Called once, before there are threads.
 */
void robo_language_init (void);

/**
 * robo_language_use:
 * @code: as gettext writes it, "pt_BR"; "en" for the originals; %ROBO_LANGUAGE_SYSTEM
 *
 * Speaks another language from now on: what is made after it. Dates and numbers follow, if the system has a locale
 * for it; else they stay as the desktop writes them.
 */
void robo_language_use (const char *code);

/**
 * robo_language_try:
 * @code: of a language
 * @locale_dir: a folder with its catalogue, one that no catalogue was loaded from before
 *
 * Likewise, with a catalogue of somebody's own, until robo_language_use() is called.
 */
void robo_language_try (const char *code,
                        const char *locale_dir);

G_END_DECLS
