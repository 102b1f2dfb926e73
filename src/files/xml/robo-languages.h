// SPDX-License-Identifier: GPL-3.0-or-later
// Lists languages by their own names.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the name of a language in itself, "Deutsch" for "de", so that its speakers find it. The language is
 * as gettext writes it; returned as it is if it is unknown. */
const char *robo_language_get_name (const char *language);

/* Returns that name with a capital letter, "Polski", for a title or a list. */
char *robo_language_dup_title (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the language as gettext writes it, "pt_BR", for input such as "pt-br" or "pt_BR.UTF-8"; NULL if it
 * cannot be one. */
char *robo_language_dup_normal (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* The languages that are offered for new translations. */

/* Returns languages as gettext writes them, NULL-terminated. */
const char *const *robo_languages_get_known (void);

/* Returns the languages for texts of files, the best first: g_get_language_names() unless
 * robo_languages_want() has set others. */
const char *const *robo_languages_get_wanted (void);

/* Returns the most wanted of a text's languages, or NULL if the original is wanted or none of them is. */
const char *robo_languages_find_wanted (const char *const *languages);

/* Sets the languages for texts of files, independent of the program's language: a user's own file may be in a
 * language that the program is not translated to. NULL for the languages of the program. The list must outlive
 * all texts. */
void robo_languages_want (const char *const *languages);

G_END_DECLS
