// SPDX-License-Identifier: GPL-3.0-or-later
// In which language names and texts are shown and written.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboLanguageRow:
 *
 * The original, then the languages there are, then those one may add.
 *
 * Properties:
 *
 * - `languages` (GStrv, wo): the languages there are, "" for the original first. The one that is chosen stays chosen.
 * - `language` (string, ro, nullable): the chosen one, %NULL for the original
 */
#define ROBO_TYPE_LANGUAGE_ROW (robo_language_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageRow, robo_language_row, ROBO, LANGUAGE_ROW, AdwComboRow)

/* Returns: (nullable): the chosen one, %NULL for the original */
const char *robo_language_row_get_language (RoboLanguageRow *self);

G_END_DECLS
