// SPDX-License-Identifier: GPL-3.0-or-later
// Files that come from outside: from a command line, a file manager, a dialog, or dragged onto the window.
#pragma once

#include "robo-arena-desk.h"
#include "robo-game-desk.h"
#include "robo-puzzle-desk.h"
#include "robo-rules-desk.h"

G_BEGIN_DECLS

/**
 * RoboFilesDesk:
 *
 * Finds out what a file is, and hands it to the desk that opens such files.
 */
#define ROBO_TYPE_FILES_DESK (robo_files_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboFilesDesk, robo_files_desk, ROBO, FILES_DESK, GObject)

/**
 * robo_files_desk_new:
 * @toasts: (transfer none): where it says what happened
 * @games: opens games and series
 * @arenas: opens arenas
 * @rules: opens module sets and rule sets
 * @puzzles: opens puzzles
 *
 * Returns: (transfer full): a desk
 */
RoboFilesDesk *robo_files_desk_new (AdwToastOverlay *toasts,
                                    RoboGameDesk    *games,
                                    RoboArenaDesk   *arenas,
                                    RoboRulesDesk   *rules,
                                    RoboPuzzleDesk  *puzzles) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_files_desk_open:
 * @self: a desk
 * @files: (array length=n_files): what somebody wants opened; also a link to a room, robodrome:room@rooms.example.org?join
 * @n_files: how many
 * @takes_in: whether arenas are meant for the library, as those that were dragged onto the window
 *
 * Opens several files at once. There is one game at a time: of several the first is opened, and it says so. A file that
 * cannot be opened changes nothing; a dialog says why.
 */
void robo_files_desk_open (RoboFilesDesk *self,
                           GFile        **files,
                           guint          n_files,
                           gboolean       takes_in);

/**
 * robo_files_desk_choose:
 * @self: a desk
 *
 * Lets files be chosen, and opens them.
 */
void robo_files_desk_choose (RoboFilesDesk *self);

G_END_DECLS
