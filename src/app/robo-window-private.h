// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the window share among themselves.
#pragma once

#include "content/robo-library.h"
#include "model/robo-match-saver.h"
#include "ui/editor/robo-editor-page.h"
#include "ui/game/robo-game-page.h"
#include "ui/game/robo-lesson-page.h"
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
void       robo_window_install_games (GtkWidgetClass *widget_class);
void       robo_window_watch_games (RoboWindow *self);
void       robo_window_show_match (RoboWindow *self,
                                   RoboMatch  *match);
void       robo_window_ensure_new_game_page (RoboWindow *self);
void       robo_window_ensure_tutorial_page (RoboWindow *self);

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
void           robo_window_offer_recovery (RoboWindow *self);
void           robo_window_open_arena_document (RoboWindow        *self,
                                                RoboArenaDocument *document);
void           robo_window_end_test (RoboWindow *self);
void           robo_window_take_editor (RoboWindow *self,
                                        RoboWindow *other);
RoboLibrary   *robo_window_get_library (RoboWindow *self);
RoboArenaList *robo_window_get_arenas (RoboWindow *self);
void           robo_window_install_library (GtkWidgetClass *widget_class);
void           robo_window_install_back (GtkWidgetClass *widget_class);
void           robo_window_ensure_library_page (RoboWindow *self);
void           robo_window_import (RoboWindow *self,
                                   GPtrArray  *files);
void           robo_window_play_arena (RoboWindow *self,
                                       const char *path);
void           robo_window_open_arena (RoboWindow *self,
                                       const char *path);
void           robo_window_set_icon (RoboWindow *self);

void robo_window_complain (RoboWindow *self,
                           const char *heading,
                           const char *body);
void robo_window_load_match (RoboWindow *self,
                             const char *path);
void robo_window_load_series (RoboWindow *self,
                              const char *path);
void robo_window_ask_for_file (RoboWindow *self);

G_END_DECLS
