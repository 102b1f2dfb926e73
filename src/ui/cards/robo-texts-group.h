// SPDX-License-Identifier: GPL-3.0-or-later
// The name and the description of a set, in one language after the other.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboTextsGroup:
 *
 * Its page binds name and description to the texts that its document has in the chosen language.
 *
 * Properties:
 *
 * - `languages` (GStrv, rw): the languages there are, "" for the original first
 * - `language` (string, ro, nullable): the chosen one, %NULL for the original
 * - `name` (string, rw, nullable), `description` (string, rw, nullable): as the document has them in that language
 * - `has-description` (boolean, rw): whether there is a row for a description
 *
 * Signals: `name-edited` (string), `description-edited` (string): somebody typed.
 */
#define ROBO_TYPE_TEXTS_GROUP (robo_texts_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboTextsGroup, robo_texts_group, ROBO, TEXTS_GROUP, AdwPreferencesGroup)

/* Returns: (nullable): the chosen one, %NULL for the original */
const char *robo_texts_group_get_language (RoboTextsGroup *self);

void robo_texts_group_focus_name (RoboTextsGroup *self);

G_END_DECLS
