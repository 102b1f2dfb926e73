// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user make a pack of a file and of the other files that this file needs.
#pragma once

#include <adwaita.h>

#include "files/pack/robo-pack.h"

G_BEGIN_DECLS

/* Asks in a modal window for the texts of the pack.
 *
 * Signals:
 *
 * - `shared (string name)`: the pack has been written to a file with this name, as users see it
 * - `copied ()`: the pack is on the clipboard as a text */
#define ROBO_TYPE_SHARE_DIALOG (robo_share_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboShareDialog, robo_share_dialog, ROBO, SHARE_DIALOG, AdwWindow)

/* Creates the window for these parts (RoboPackPart). robo_pack_gather() must have added the files that these parts
 * need. */
GtkWidget *robo_share_dialog_new (GtkWindow *parent,
                                  GPtrArray *parts) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
