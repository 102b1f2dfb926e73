// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the setting `language`, and the translation that is being tried.
#pragma once

#include "robo-translation-trial.h"

G_BEGIN_DECLS

/**
 * RoboLanguageDesk:
 *
 * Decides what language the program speaks: that of the setting, or of a trial as long as there is one.
 *
 * Signals:
 *
 * - `changed`: what is made from now on speaks another language; what is there has to be made again
 * - `failed (string)`: see RoboTranslationTrial
 */
#define ROBO_TYPE_LANGUAGE_DESK (robo_language_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageDesk, robo_language_desk, ROBO, LANGUAGE_DESK, GObject)

/**
 * robo_language_desk_new:
 * @settings: with the key `language`
 *
 * Returns: (transfer full): the desk; the program speaks the language of the setting
 */
RoboLanguageDesk *robo_language_desk_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_language_desk_try:
 * @self: a desk
 * @file: a .po file
 * @error: a %ROBO_CONTENT_ERROR
 *
 * Returns: whether the file is tried from now on
 */
gboolean robo_language_desk_try (RoboLanguageDesk *self,
                                 GFile            *file,
                                 GError          **error);
void     robo_language_desk_end_trial (RoboLanguageDesk *self);

/**
 * robo_language_desk_get_trial:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): what is being tried
 */
RoboTranslationTrial *robo_language_desk_get_trial (RoboLanguageDesk *self);

G_END_DECLS
