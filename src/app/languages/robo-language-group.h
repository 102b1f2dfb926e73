// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the language of the program in the preferences.
#pragma once

#include <adwaita.h>

#include "robo-language-controller.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LANGUAGE_GROUP (robo_language_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageGroup, robo_language_group, ROBO, LANGUAGE_GROUP, AdwPreferencesGroup)

/* Fills the group with the installed languages. Call this once. The controller of languages may be NULL; then the user
 * cannot try a translation. */
void robo_language_group_set_up (RoboLanguageGroup      *self,
                                 GSettings              *settings,
                                 RoboLanguageController *controller);

G_END_DECLS
