// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the window, which is a stack of pages, each with its own header bar.
#pragma once

#include <adwaita.h>

#include "app/controllers/robo-game-controller.h"
#include "app/controllers/robo-tutorial-controller.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Connects the pages, which activate these actions:
 *
 * - `win.show-page (s)`: shows a page of the table in robo-window.c
 * - `win.back`: leaves the visible page as its back button does
 * - `win.new-game`: opens the page for a new game; the current game can be continued later
 * - `win.new-game-in (u)`: the same with the arena at that position in the list of arenas
 * - `win.new-game-mode (s)`: the same with a mode, such as `championship`
 * - `win.give-up-series`: asks whether to give up the series on its page
 * - `win.continue`: continues the newest unfinished game
 * - `win.open`: asks for a file and opens it
 * - `win.edit-arena (ay)`: opens an arena file in the board editor, or a copy if the arena is not the user's own
 * - `win.generate-arenas`: lets the user generate arenas and edit one of them
 * - `win.new-arena`: asks how a new arena begins, and opens the board editor with it
 * - `win.new-empty-arena`: opens the board editor with an empty arena
 * - `win.remove-game (ay)`: removes a saved game, as soon as the toast that offers to undo the removal is gone
 * - `win.open-file (ay)`: opens a game, to continue or to replay it; a series, to continue it; or an arena: the
 *   user's own to edit it, others to import them, edit a copy or play in them
 * - `win.import`: asks for files and takes them in
 * - `win.keep-parts`: takes in the arena and the cards of the current game, or of the invitation that is shown
 * - `win.paste-pack`: takes in a pack that was copied as a text
 * - `win.packs`: shows the window of the installed packs
 * - `win.share (ay)`: makes a pack of a file with everything that it needs
 * - `win.library`: shows the library of arenas
 * - `win.play`: begins the game that was played last, or a training game
 * - `win.play-arena (ay)`: opens the page for a new game with the arena of that file
 * - `win.remote`, `win.rules`: show the pages for remote play, and of module sets and rule sets
 * - `win.save-game`: tries again to save the current game after an error
 * - `win.show-strength (s)`: shows the window of a player's strength; see robo_strength_window_new() */
#define ROBO_TYPE_WINDOW (robo_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboWindow, robo_window, ROBO, WINDOW, AdwApplicationWindow)

extern const RoboShortcut robo_window_shortcuts[];

/* Creates a window that shows the start page. The window has the size of the last session. GTK owns the window until
 * it is closed. */
GtkWidget *robo_window_new (AdwApplication *app);

/* Returns the controller of the current game. */
RoboGameController *robo_window_get_games (RoboWindow *self);

/* Returns the name of the visible page. */
const char *robo_window_get_page (RoboWindow *self);

/* Shows a page of the table in robo-window.c as soon as the page exists. `game` is shown only if there is a game. */
void robo_window_show_page (RoboWindow *self,
                            const char *name);

/* Opens a file as `win.open-file` does. If this fails, shows the reason, and the window does not change. */
void robo_window_open_file (RoboWindow *self,
                            const char *path);

/* Opens several files at once. Only one game can be open, so of several games only the first is opened, and a toast
 * says so. If takes_in is TRUE, arenas are imported into the library, because the user has dragged them onto the
 * window. */
void robo_window_open_files (RoboWindow *self,
                             GFile     **files,
                             guint       n_files,
                             gboolean    takes_in);

/* Receives the new window. If the game of the old window could not be saved, receives the old window. */
typedef void (*RoboWindowRenewed) (RoboWindow *window,
                                   gpointer    data);

/* Replaces the window by one with the same contents in the current language. An unconfirmed program, the progress in
 * the current exercise of a lesson or in a puzzle, a test of an arena and the contents of the sandbox are lost. */
void robo_window_renew (RoboWindow       *self,
                        RoboWindowRenewed renewed,
                        gpointer          data);

/* Makes the next closing end the window, even if it would be hidden because remote games go on without it. */
void robo_window_quit (RoboWindow *self);

/* Shows a sentence in a toast. */
void robo_window_tell (RoboWindow *self,
                       const char *sentence);

G_END_DECLS
