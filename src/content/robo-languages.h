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
 * robo_language_dup_normal:
 * @language: what somebody wrote, "pt-br" or "pt_BR.UTF-8"
 *
 * Returns: (transfer full) (nullable): the language as gettext writes it, "pt_BR"; %NULL if it can be none
 */
char       *robo_language_dup_normal (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* The languages that are offered where somebody adds one, ended by NULL. */
const char *const *robo_languages_get_known (void);

G_END_DECLS
