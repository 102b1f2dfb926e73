// SPDX-License-Identifier: GPL-3.0-or-later
// Languages, as people who speak them call them.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_language_get_name:
 * @language: a language as gettext writes it, "de" or "pt_BR"
 *
 * Returns: (transfer none): its name in itself, "Deutsch", so that everybody finds their own; for one that is not
 *   known @language itself
 */
const char *robo_language_get_name (const char *language);

/**
 * robo_language_dup_title:
 * @language: likewise
 *
 * Returns: (transfer full): that name with a capital letter, "Polski", for a title or a list
 */
char *robo_language_dup_title (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_language_dup_normal:
 * @language: what somebody wrote, "pt-br" or "pt_BR.UTF-8"
 *
 * Returns: (transfer full) (nullable): the language as gettext writes it, "pt_BR"; %NULL if it can be none
 */
char *robo_language_dup_normal (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* The languages that are offered where somebody adds one, ended by NULL. */

/**
 * robo_languages_get_known:
 *
 * Returns: (transfer none) (array zero-terminated=1): languages as gettext writes them
 */
const char *const *robo_languages_get_known (void);

/**
 * robo_languages_get_wanted:
 *
 * Returns: (transfer none) (array zero-terminated=1): in which languages texts of files are wanted, the best first:
 *   g_get_language_names(), if robo_languages_want() said nothing else
 */
const char *const *robo_languages_get_wanted (void);

/**
 * robo_languages_find_wanted:
 * @languages: (array zero-terminated=1): those that a text has
 *
 * Returns: (transfer none) (nullable): which of them is wanted most, %NULL if it is none, and the text as it was
 *   written is
 */
const char *robo_languages_find_wanted (const char *const *languages);

/**
 * robo_languages_want:
 * @languages: (nullable) (transfer none) (array zero-terminated=1): as gettext writes them; they outlive all texts
 *
 * Takes texts of files in these languages, whatever the program itself speaks: somebody's own file may well be in a
 * language that the program has no catalogue of. %NULL for those of the program.
 */
void robo_languages_want (const char *const *languages);

G_END_DECLS
