// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the parts of a pack, or several single files, and imports those that the user chooses.
#pragma once

#include <adwaita.h>

#include "files/pack/robo-pack-import.h"

G_BEGIN_DECLS

/* Shows an import in a modal window.
 *
 * Signal `imported (GStrv paths)`: the chosen parts have been imported; the paths are those that
 * robo_pack_import_apply() returns. The window closes after the signal. */
#define ROBO_TYPE_PACK_DIALOG (robo_pack_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboPackDialog, robo_pack_dialog, ROBO, PACK_DIALOG, AdwWindow)

/* Creates the window, which takes ownership of the import. `refused` has two strings for each file that cannot be
 * imported, a title and a sentence. It may be NULL. */
GtkWidget *robo_pack_dialog_new (GtkWindow         *parent,
                                 RoboPackImport    *import,
                                 const char *const *refused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
