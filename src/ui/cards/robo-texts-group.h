// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the name and the description of a set, in one language at a time.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The page binds name and description to the texts of its document in the selected language.
 *
 * Properties:
 *
 * - `languages` (GStrv, rw): the existing languages, "" for the original first
 * - `language` (string, ro, nullable): the selected language, NULL for the original
 * - `name` (string, rw, nullable), `description` (string, rw, nullable): the texts of the document in that language
 * - `has-description` (boolean, rw): TRUE if there is a row for a description
 *
 * Signals: `name-edited` (string), `description-edited` (string): the user has typed this text. */
#define ROBO_TYPE_TEXTS_GROUP (robo_texts_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboTextsGroup, robo_texts_group, ROBO, TEXTS_GROUP, AdwPreferencesGroup)

/* Returns the selected language, or NULL for the original. */
const char *robo_texts_group_get_language (RoboTextsGroup *self);

void robo_texts_group_focus_name (RoboTextsGroup *self);

G_END_DECLS
