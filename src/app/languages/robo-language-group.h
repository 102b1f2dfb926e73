// SPDX-License-Identifier: GPL-3.0-or-later
// What language the game speaks, among the preferences.
#pragma once

#include <adwaita.h>

#include "robo-language-desk.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LANGUAGE_GROUP (robo_language_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageGroup, robo_language_group, ROBO, LANGUAGE_GROUP, AdwPreferencesGroup)

/**
 * robo_language_group_set_up:
 * @self: a group
 * @settings: with the key `language`
 * @desk: (nullable): what is being tried; without it, nothing can be
 *
 * Lists the installed languages and lets one be chosen. Called once.
 */
void robo_language_group_set_up (RoboLanguageGroup *self,
                                 GSettings         *settings,
                                 RoboLanguageDesk  *desk);

G_END_DECLS
