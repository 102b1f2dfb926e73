// SPDX-License-Identifier: GPL-3.0-or-later
// The name and the description of a set, in one language after the other.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboTextsGroup:
 *
 * Signals: `name-edited` (string), `description-edited` (string): somebody typed, in the language of
 * robo_texts_group_get_language(); `language-chosen` (): the texts of another one are to be shown.
 */
#define ROBO_TYPE_TEXTS_GROUP (robo_texts_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboTextsGroup, robo_texts_group, ROBO, TEXTS_GROUP, AdwPreferencesGroup)

/**
 * robo_texts_group_set_languages:
 * @self: a group
 * @used: (array zero-terminated=1): the languages there are, "" for the original first
 */
void robo_texts_group_set_languages (RoboTextsGroup *self,
                                     char          **used);

/* Returns: (nullable): the chosen one, %NULL for the original */
const char *robo_texts_group_get_language (RoboTextsGroup *self);

/* @name: (nullable): in the chosen language */
void robo_texts_group_show_name (RoboTextsGroup *self,
                                 const char     *name);

/* @description: (nullable): likewise; a group that was never told one has no row for it */
void robo_texts_group_show_description (RoboTextsGroup *self,
                                        const char     *description);
void robo_texts_group_focus_name (RoboTextsGroup *self);

G_END_DECLS
