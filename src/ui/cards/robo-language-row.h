// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user select the language in which names and texts are shown and edited.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lists the original, then the languages in use, then the languages that can be added.
 *
 * Properties:
 *
 * - `languages` (GStrv, wo): the languages in use, beginning with "" for the original. At first the user's language is
 *   selected if it is in use; a later change keeps the selection if the language is still listed.
 * - `language` (string, ro, nullable): the selected language, NULL for the original */
#define ROBO_TYPE_LANGUAGE_ROW (robo_language_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageRow, robo_language_row, ROBO, LANGUAGE_ROW, AdwComboRow)

/* Returns the selected language, or NULL for the original. */
const char *robo_language_row_get_language (RoboLanguageRow *self);

G_END_DECLS
