// SPDX-License-Identifier: GPL-3.0-or-later
// Asking what is to become of changes that nobody saved.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/**
 * robo_save_changes_async:
 * @parent: the window that is left or closed
 * @documents: (element-type RoboDocument): at least one, with changes
 * @callback: called when somebody has chosen
 * @user_data: for @callback
 *
 * Asks in one dialog: save, discard, or cancel. With several documents there is a list of them, in which those to be saved
 * are checked; the others are discarded. Nothing is saved by this.
 */
void robo_save_changes_async (GtkWindow          *parent,
                              GPtrArray          *documents,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/**
 * robo_save_changes_finish:
 * @result: what the callback got
 *
 * Returns: (transfer full) (nullable) (element-type RoboDocument): which of them to save first; %NULL if nothing is to be left
 */
GPtrArray *robo_save_changes_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
