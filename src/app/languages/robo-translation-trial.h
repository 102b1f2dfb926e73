// SPDX-License-Identifier: GPL-3.0-or-later
// A translator's catalogue in the running program, before it is finished.
#pragma once

#include <gio/gio.h>

#include "files/xml/robo-po.h"

G_BEGIN_DECLS

/**
 * RoboTranslationTrial:
 *
 * A .po file whose translations the program uses as long as the trial lives. When the file changes it is read again.
 * What it does not translate is the original behind %ROBO_MO_UNTRANSLATED.
 *
 * Signals:
 *
 * - `changed`: other translations are used from now on
 * - `failed (string)`: the file changed into one that cannot be used; a translated sentence. The last good one stays.
 */
#define ROBO_TYPE_TRANSLATION_TRIAL (robo_translation_trial_get_type ())

G_DECLARE_FINAL_TYPE (RoboTranslationTrial, robo_translation_trial, ROBO, TRANSLATION_TRIAL, GObject)

/**
 * robo_translation_trial_read_async:
 * @file: a .po file
 * @cancellable: (nullable): to stop it
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads a catalogue in another thread.
 */
void robo_translation_trial_read_async (GFile              *file,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data);

/**
 * robo_translation_trial_read_finish:
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
RoboPo *robo_translation_trial_read_finish (GAsyncResult *result,
                                            GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_translation_trial_new:
 * @file: a .po file
 * @po: what is in it
 * @complete: (nullable): a .mo file that has every message of the program
 * @error: a %ROBO_CONTENT_ERROR
 *
 * Begins to use the file. What the program speaks when the trial is over, whoever ends it says.
 *
 * Returns: (transfer full) (nullable): the trial
 */
RoboTranslationTrial *robo_translation_trial_new (GFile        *file,
                                                  const RoboPo *po,
                                                  GBytes       *complete,
                                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_translation_trial_get_file:
 * @self: a trial
 *
 * Returns: (transfer none): what is tried
 */
GFile *robo_translation_trial_get_file (RoboTranslationTrial *self);

/**
 * robo_translation_trial_get_n_translated:
 * @self: a trial
 * @n_entries: (out): how many messages the file has
 *
 * Returns: how many of them are translated
 */
guint robo_translation_trial_get_n_translated (RoboTranslationTrial *self,
                                               guint                *n_entries);

/**
 * robo_translation_trial_get_n_misfits:
 * @self: a trial
 *
 * Returns: how many translations are not used, since their placeholders are not those of the original
 */
guint robo_translation_trial_get_n_misfits (RoboTranslationTrial *self);

G_END_DECLS
