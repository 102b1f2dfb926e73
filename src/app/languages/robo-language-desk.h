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
 * robo_language_desk_try_async:
 * @self: a desk
 * @file: a .po file
 * @cancellable: (nullable): to stop it
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads the file in another thread and tries it from then on.
 */
void robo_language_desk_try_async (RoboLanguageDesk   *self,
                                   GFile              *file,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);

/**
 * robo_language_desk_try_finish:
 * @self: a desk
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED
 *
 * Returns: whether the file is tried
 */
gboolean robo_language_desk_try_finish (RoboLanguageDesk *self,
                                        GAsyncResult     *result,
                                        GError          **error);

void robo_language_desk_end_trial (RoboLanguageDesk *self);

/**
 * robo_language_desk_get_trial:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): what is being tried
 */
RoboTranslationTrial *robo_language_desk_get_trial (RoboLanguageDesk *self);

G_END_DECLS
