// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the setting `language`, and manages the translation that the user is trying.
#pragma once

#include "robo-translation-trial.h"

G_BEGIN_DECLS

/* Sets the language of the program. While a translation is being tried, this is the language of the trial, otherwise
 * the language in the setting.
 *
 * Signals:
 *
 * - `changed`: widgets that are created from now on have another language; the receiver replaces existing widgets
 * - `failed (string)`: see RoboTranslationTrial */
#define ROBO_TYPE_LANGUAGE_CONTROLLER (robo_language_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageController, robo_language_controller, ROBO, LANGUAGE_CONTROLLER, GObject)

/* Creates the controller, and makes the language of the setting that of the program. */
RoboLanguageController *robo_language_controller_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the file in another thread, and then starts a trial with it. The cancellable may be NULL. */
void robo_language_controller_try_async (RoboLanguageController *self,
                                         GFile                  *file,
                                         GCancellable           *cancellable,
                                         GAsyncReadyCallback     callback,
                                         gpointer                user_data);

/* Returns TRUE if the trial has started. Fails with a ROBO_CONTENT_ERROR or G_IO_ERROR_CANCELLED. */
gboolean robo_language_controller_try_finish (RoboLanguageController *self,
                                              GAsyncResult           *result,
                                              GError                **error);

void robo_language_controller_end_trial (RoboLanguageController *self);

/* Returns the current trial, or NULL. */
RoboTranslationTrial *robo_language_controller_get_trial (RoboLanguageController *self);

G_END_DECLS
