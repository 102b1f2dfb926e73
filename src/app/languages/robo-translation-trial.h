// SPDX-License-Identifier: GPL-3.0-or-later
// Tries an unfinished catalog in the running program.
#pragma once

#include <gio/gio.h>

#include "files/xml/robo-po.h"

G_BEGIN_DECLS

/* Makes the program use the translations of a .po file as long as the trial exists. When the file changes, it is read
 * again. Untranslated messages are shown in the original language, marked with ROBO_MO_UNTRANSLATED.
 *
 * Signals:
 *
 * - `changed`: the program uses other translations from now on
 * - `failed (string)`: the changed file cannot be used, for this translated reason; the program goes on with the last
 *   valid version */
#define ROBO_TYPE_TRANSLATION_TRIAL (robo_translation_trial_get_type ())

G_DECLARE_FINAL_TYPE (RoboTranslationTrial, robo_translation_trial, ROBO, TRANSLATION_TRIAL, GObject)

/* Reads a catalog in another thread. The cancellable may be NULL. */
void robo_translation_trial_read_async (GFile              *file,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data);

/* Returns the catalog, or NULL with an error. */
RoboPo *robo_translation_trial_read_finish (GAsyncResult *result,
                                            GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the program use the catalog, and returns the trial, or NULL with an error. When the trial has ended, its owner
 * has to set the language of the program. `complete` is NULL, or a .mo file with all messages of the program if there
 * is one. */
RoboTranslationTrial *robo_translation_trial_new (GFile        *file,
                                                  const RoboPo *po,
                                                  GBytes       *complete,
                                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

GFile *robo_translation_trial_get_file (RoboTranslationTrial *self);

/* Returns the number of translated messages. Sets n_entries to the number of all messages in the file. */
guint robo_translation_trial_get_n_translated (RoboTranslationTrial *self,
                                               guint                *n_entries);

/* Returns the number of translations that are not used, because their placeholders are not those of the original. */
guint robo_translation_trial_get_n_misfits (RoboTranslationTrial *self);

G_END_DECLS
