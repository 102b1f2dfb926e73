// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a stack of pages, of which each brings its own header bar.
#pragma once

#include <adwaita.h>

#include "app/controllers/robo-game-desk.h"
#include "app/controllers/robo-tutorial-desk.h"

G_BEGIN_DECLS

/**
 * RoboWindow:
 *
 * What happens between the pages. They reach it through these actions:
 *
 * - `win.show-page (s)`: turns to `start`, `new-game`, `library`, `series` or `game`
 * - `win.new-game`: to choose a new game; the one being played can be continued later
 * - `win.new-game-in (u)`: the same in the arena at that position of the list of arenas
 * - `win.new-game-mode (s)`: the same with a mode, such as `championship`
 * - `win.give-up-series`: asks whether the series on its page is to be given up
 * - `win.continue`: takes up the newest game that is not over
 * - `win.open`: asks for a file and opens it
 * - `win.edit-arena (s)`: opens an arena file in the board editor, of one that is not the user's own a copy
 * - `win.new-arena`: opens the board editor with an empty arena
 * - `win.remove-game (s)`: removes a saved game, as soon as a toast that offers to undo it has gone
 * - `win.open-file (s)`: opens a game, to go on with it or to look at it, a series, to go on with it, an arena, to edit it
 *   if it is one of the user's, or else to import it, to edit a copy or to play in it
 * - `win.library`: turns to the library of arenas
 * - `win.play-arena (s)`: to choose a new game in the arena of that file
 */
#define ROBO_TYPE_WINDOW (robo_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboWindow, robo_window, ROBO, WINDOW, AdwApplicationWindow)

/**
 * robo_window_new:
 * @app: the application
 *
 * Returns: (transfer none): a window that shows the start page, with the size it had last time;
 *   owned by GTK until it is closed
 */
GtkWidget *robo_window_new (AdwApplication *app);

/**
 * robo_window_get_games:
 * @self: a window
 *
 * Returns: (transfer none): what keeps the game that is played
 */
RoboGameDesk *robo_window_get_games (RoboWindow *self);

/**
 * robo_window_get_page:
 * @self: a window
 *
 * Returns: (transfer none): the name of the page that is shown
 */
const char *robo_window_get_page (RoboWindow *self);

/**
 * robo_window_show_page:
 * @self: a window
 * @name: `start`, `new-game`, `library`, `series` or `game`
 *
 * Turns to a page; to `game` only if there is one.
 */
void robo_window_show_page (RoboWindow *self,
                            const char *name);

/**
 * robo_window_open_file:
 * @self: a window
 * @path: an arena, a game or a series
 *
 * Does what `win.open-file` does. A file that cannot be opened changes nothing; a dialog says why.
 */
void robo_window_open_file (RoboWindow *self,
                            const char *path);

/**
 * robo_window_open_files:
 * @self: a window
 * @files: (array length=n_files): what somebody wants opened
 * @n_files: how many
 * @takes_in: whether arenas are meant for the library, as those that were dragged onto the window
 *
 * Opens several files at once. There is one game at a time: of several the first is opened, and it says so.
 */
void robo_window_open_files (RoboWindow *self,
                             GFile     **files,
                             guint       n_files,
                             gboolean    takes_in);

/**
 * RoboWindowRenewed:
 * @window: what shows now what the old window showed; the old one if its game could not be saved
 * @data: what was given
 */
typedef void (*RoboWindowRenewed) (RoboWindow *window,
                                   gpointer    data);

/**
 * robo_window_renew:
 * @self: a window
 * @renewed: called when it is done
 * @data: for @renewed
 *
 * Makes another window that shows the same in the language that is spoken now, and closes this one. A program that
 * was not confirmed yet, a lesson, a test of an arena and what lies in the sandbox begin anew; nothing else is lost.
 */
void robo_window_renew (RoboWindow       *self,
                        RoboWindowRenewed renewed,
                        gpointer          data);

/**
 * robo_window_tell:
 * @self: a window
 * @sentence: what to say
 *
 * Says so in a toast.
 */
void robo_window_tell (RoboWindow *self,
                       const char *sentence);

G_END_DECLS
