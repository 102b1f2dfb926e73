// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what a pack or several files bring, and imports what the user chooses.
#pragma once

#include <adwaita.h>

#include "files/pack/robo-pack-import.h"

G_BEGIN_DECLS

/* A modal window. Signal `imported` (GStrv): the parts are imported; the paths of their files, "" for a part without
 * one. */
#define ROBO_TYPE_PACK_DIALOG (robo_pack_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboPackDialog, robo_pack_dialog, ROBO, PACK_DIALOG, AdwWindow)

/* Creates the window for an import, which it takes. `refused` has a title and a sentence for each file that cannot be
 * imported, one after the other; it may be NULL. */
GtkWidget *robo_pack_dialog_new (GtkWindow         *parent,
                                 RoboPackImport    *import,
                                 const char *const *refused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
