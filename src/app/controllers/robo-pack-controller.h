// SPDX-License-Identifier: GPL-3.0-or-later
// Imports packs and single files that are opened together, and shares files as packs.
#pragma once

#include <adwaita.h>

#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

#define ROBO_TYPE_PACK_CONTROLLER (robo_pack_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboPackController, robo_pack_controller, ROBO, PACK_CONTROLLER, GObject)

/* Creates the controller of the window that has these pages. */
RoboPackController *robo_pack_controller_new (GtkStack        *pages,
                                              AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Reads packs and other files in another thread. Shows a dialog for each pack that can be read, and one for all other
 * files. `files` is an array of GFile, which must have local paths. */
void robo_pack_controller_import (RoboPackController *self,
                                  GPtrArray          *files);

/* Reads a pack that was copied as a text (robo-pack-text.h) from the clipboard, and shows a dialog for it. */
void robo_pack_controller_paste (RoboPackController *self);

/* Shows a dialog for the arena and the module sets of a game that do not come with the program. */
void robo_pack_controller_import_setup (RoboPackController   *self,
                                        const RoboMatchSetup *setup);

/* Lets the user choose files to import. */
void robo_pack_controller_choose (RoboPackController *self);

/* Shows the window with the installed packs. */
void robo_pack_controller_show (RoboPackController *self);

/* Lets the user make a pack of a file and of the other files that this file needs. */
void robo_pack_controller_share (RoboPackController *self,
                                 const char         *path);

G_END_DECLS
