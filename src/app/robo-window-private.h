// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the window share among themselves.
#pragma once

#include "files/arena/robo-library.h"
#include "play/robo-match-saver.h"
#include "ui/editor/robo-editor-page.h"
#include "ui/game/page/robo-game-page.h"
#include "ui/game/page/robo-lesson-page.h"
#include "ui/library/robo-library-page.h"
#include "ui/start/robo-new-game-page.h"
#include "ui/start/robo-start-page.h"
#include "ui/start/robo-tutorial-page.h"

#include "robo-rules-desk.h"
#include "robo-series-desk.h"
#include "robo-window.h"

G_BEGIN_DECLS

/**
 * RoboWindow:
 *
 * The one window of the game. It knows its pages and hands what one page decided to the next; the
 * pages know neither it nor each other, they emit signals and activate `win.` actions.
 */
struct _RoboWindow
{
  AdwApplicationWindow parent_instance;

  /* template children */
  AdwToastOverlay *toasts;
  GtkStack        *pages;
  RoboStartPage   *start_page;

  /* borrowed: children of pages, made when they are first shown */
  RoboNewGamePage  *new_game_page;
  RoboGamePage     *game_page;
  RoboTutorialPage *tutorial_page;
  RoboLessonPage   *lesson_page;
  RoboLibraryPage  *library_page;
  RoboEditorPage   *editor_page;
  RoboGamePage     *test_page; /* plays what is drawn in the editor */

  /* owned */
  GSettings      *settings;
  RoboLibrary    *library; /* nullable until somebody asks, as arenas */
  RoboArenaList  *arenas;
  RoboMatchSaver *saver;
  RoboSeriesDesk *desk;
  RoboRulesDesk  *rules_desk;

  /* whether the match on the game page belongs to the series on its page */
  gboolean   in_series;
  gboolean   continue_wanted; /* as soon as a game is found */
  gboolean   recovery_wanted; /* somebody has begun to look through what was not saved */
  GPtrArray *lessons;         /* of RoboLesson; read with the page that lists them */

  char *removed_file; /* nullable: the game that the toast is about */

  /* borrowed, nullable */
  AdwToast *removal_toast;
  AdwToast *recovery_toast;
  AdwToast *test_toast;

  const char *editor_origin; /* the page that the editor leads back to */

  guint arenas_id;   /* of the source that shows the arenas */
  guint position_id; /* of the source that draws the game to continue */

  /* whether everything is on disk, or a person knows that it is not */
  gboolean may_close;
};

RoboMatch *robo_window_get_match (RoboWindow *self);
void       robo_window_update_playing (RoboWindow *self);
void       robo_window_draw_unfinished (RoboWindow *self);

/**
 * robo_window_install_games:
 * @widget_class: of the window
 *
 * Adds the actions that are about games.
 */
void robo_window_install_games (GtkWidgetClass *widget_class);

/**
 * robo_window_watch_games:
 * @self: a window with a saver
 *
 * Offers to go on with the game that was left, as soon as it is found.
 */
void robo_window_watch_games (RoboWindow *self);

/**
 * robo_window_show_match:
 * @self: a window
 * @match: a game
 *
 * Turns to the game page with it.
 */
void robo_window_show_match (RoboWindow *self,
                             RoboMatch  *match);

/**
 * robo_window_ensure_new_game_page:
 * @self: a window
 *
 * Makes the page when it is first needed.
 */
void robo_window_ensure_new_game_page (RoboWindow *self);

/**
 * robo_window_ensure_tutorial_page:
 * @self: a window
 *
 * Makes the list of lessons when it is first needed.
 */
void robo_window_ensure_tutorial_page (RoboWindow *self);

/**
 * robo_window_may_close:
 * @self: a window that is to be closed
 *
 * Asks about changes that are not saved, in one dialog for all that is edited in it; the window is closed when that is
 * settled.
 *
 * Returns: whether there is nothing to ask
 */
gboolean robo_window_may_close (RoboWindow *self);

/**
 * robo_window_offer_recovery:
 * @self: a window
 *
 * Offers everything that was being edited when a program died, and has not been saved since.
 */
void robo_window_offer_recovery (RoboWindow *self);

/**
 * robo_window_open_arena_document:
 * @self: a window
 * @document: what to draw on
 *
 * Opens it in the editor, when it is settled what becomes of what is open there.
 */
void robo_window_open_arena_document (RoboWindow        *self,
                                      RoboArenaDocument *document);

void robo_window_end_test (RoboWindow *self);

/**
 * robo_window_take_editor:
 * @self: a window
 * @other: another one, which is about to be closed
 *
 * Goes on drawing what is drawn there, with all that can be undone.
 */
void robo_window_take_editor (RoboWindow *self,
                              RoboWindow *other);

/**
 * robo_window_get_library:
 * @self: a window
 *
 * Reads it when somebody first asks.
 *
 * Returns: (transfer none): the files of arenas there are
 */
RoboLibrary *robo_window_get_library (RoboWindow *self);

/**
 * robo_window_get_arenas:
 * @self: a window
 *
 * Reads them when somebody first asks.
 *
 * Returns: (transfer none): the arenas that can be played
 */
RoboArenaList *robo_window_get_arenas (RoboWindow *self);

void robo_window_install_library (GtkWidgetClass *widget_class);

/**
 * robo_window_install_back:
 * @widget_class: the class of the window
 *
 * Has Alt+Left, and a key for that where there is one, lead back from every page as the arrow in its header bar does;
 * Escape, too, where there is nothing else for it to do.
 */
void robo_window_install_back (GtkWidgetClass *widget_class);

/**
 * robo_window_ensure_library_page:
 * @self: a window
 *
 * Makes the page when it is first needed.
 */
void robo_window_ensure_library_page (RoboWindow *self);

/**
 * robo_window_import:
 * @self: a window
 * @files: (element-type GFile): arena files from anywhere
 *
 * Takes them into the library, and turns to it.
 */
void robo_window_import (RoboWindow *self,
                         GPtrArray  *files);

/**
 * robo_window_play_arena:
 * @self: a window
 * @path: an arena file, of the library or from elsewhere
 *
 * Turns to the New game page with it; a dialog says why if it cannot be played.
 */
void robo_window_play_arena (RoboWindow *self,
                             const char *path);

/**
 * robo_window_open_arena:
 * @self: a window
 * @path: an arena file
 *
 * One of the user's is edited; one that comes with the game is shown in the library; of one from elsewhere is asked what
 * to do with it. What is wrong with it is said.
 */
void robo_window_open_arena (RoboWindow *self,
                             const char *path);

/**
 * robo_window_set_icon:
 * @self: a window that is realized
 *
 * Gives the window manager the icon as pixels, for title bars and lists of windows under X11. Naming it would have GTK
 * look for it in the theme and read an SVG file, before the first picture.
 */
void robo_window_set_icon (RoboWindow *self);

/**
 * robo_window_complain:
 * @self: a window
 * @heading: what did not work
 * @body: why, and what to do
 *
 * Says so in a dialog.
 */
void robo_window_complain (RoboWindow *self,
                           const char *heading,
                           const char *body);

/**
 * robo_window_load_match:
 * @self: a window
 * @path: a saved game
 *
 * Opens it on the game page.
 */
void robo_window_load_match (RoboWindow *self,
                             const char *path);

/**
 * robo_window_load_series:
 * @self: a window
 * @path: a series
 *
 * Opens it on its page.
 */
void robo_window_load_series (RoboWindow *self,
                              const char *path);

/**
 * robo_window_ask_for_file:
 * @self: a window
 *
 * Lets a file be chosen, and opens it.
 */
void robo_window_ask_for_file (RoboWindow *self);

G_END_DECLS
