// SPDX-License-Identifier: GPL-3.0-or-later
// Lists languages by their own names.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the name of a language in that language, such as "Deutsch" for "de", so that its speakers find it. The
 * language is as gettext writes it. For an unknown language, returns `language` itself. */
const char *robo_language_get_name (const char *language);

/* Returns the name of robo_language_get_name() with a capital letter, such as "Polski", for a title or a list. An
 * unknown language stays as it is. */
char *robo_language_dup_title (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the language as gettext writes it, "pt_BR", for input such as "pt-br" or "pt_BR.UTF-8". Returns NULL if the
 * input cannot be a language. */
char *robo_language_dup_normal (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the languages that are offered for new translations, as gettext writes them. The list ends with NULL. */
const char *const *robo_languages_get_known (void);

/* Returns the languages for texts of files, the best first. These are g_get_language_names(), unless
 * robo_languages_want() has set other languages. */
const char *const *robo_languages_get_wanted (void);

/* Returns whether a text that has no translation into the language is shown in the original: originals count as
 * English, so users of the locale C and users who prefer English get them. */
gboolean robo_language_is_original (const char *language);

/* Returns the best language of robo_languages_get_wanted() that is among the languages of a text. Returns NULL if there
 * is no such language, or if the original is better. */
const char *robo_languages_find_wanted (const char *const *languages);

/* Sets the languages for texts of files. These languages do not depend on the program's language, because a user's
 * own file may be in a language into which the program is not translated. NULL stands for the languages of the
 * program. The list must outlive all texts. */
void robo_languages_want (const char *const *languages);

G_END_DECLS
