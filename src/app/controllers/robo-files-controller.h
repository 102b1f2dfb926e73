// SPDX-License-Identifier: GPL-3.0-or-later
// Opens files from outside: from a command line, a file manager, a dialog, or dragged onto the window.
#pragma once

#include "robo-arena-controller.h"
#include "robo-game-controller.h"
#include "robo-pack-controller.h"
#include "robo-puzzle-controller.h"
#include "robo-rules-controller.h"

G_BEGIN_DECLS

/* Detects the kind of a file, and passes the file to the controller for this kind. */
#define ROBO_TYPE_FILES_CONTROLLER (robo_files_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboFilesController, robo_files_controller, ROBO, FILES_CONTROLLER, GObject)

/* Creates the controller. `rules` opens module sets and rule sets. */
RoboFilesController *robo_files_controller_new (AdwToastOverlay      *toasts,
                                                RoboGameController   *games,
                                                RoboArenaController  *arenas,
                                                RoboRulesController  *rules,
                                                RoboPuzzleController *puzzles,
                                                RoboPackController   *packs) G_GNUC_WARN_UNUSED_RESULT;

/* Opens several files at once, or a link to a chat room, such as "robodrome:room@rooms.example.org?join"; if the first
 * of `files` is a link, only the link is opened. Only one game can be open, so of several games only the first is
 * opened, and a toast says so. The reason why a file cannot be opened is shown. If takes_in is TRUE, arenas are
 * imported into the library, because the user has dragged them onto the window. */
void robo_files_controller_open (RoboFilesController *self,
                                 GFile              **files,
                                 guint                n_files,
                                 gboolean             takes_in);

/* Lets the user choose files, and opens them. */
void robo_files_controller_choose (RoboFilesController *self);

G_END_DECLS
