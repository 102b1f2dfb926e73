// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-controller.h"

#include <glib/gi18n.h>

#include "base/robo-idle.h"
#include "base/robo-work.h"
#include "files/cards/robo-rule-set.h"
#include "match/robo-game-folder.h"
#include "match/robo-match-load.h"
#include "match/robo-strength.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/robo-widget-pool.h"

/* Lists the requests that can wait for the page for a new game. */
typedef enum
{
  WISH_NOTHING,
  WISH_PAGE,
  WISH_ARENA,
  WISH_MODE,
  WISH_PLAY,
} NewGameWish;

struct _RoboGameController
{
  GObject parent_instance;

  /* weak, since an operation may still run when the window is gone */
  GtkStack        *pages;
  AdwToastOverlay *toasts;
  RoboStartPage   *start_page;

  /* borrowed: children of pages, created when they are first shown */
  RoboNewGamePage *new_game_page;
  RoboGamePage    *game_page;

  /* owned */
  RoboArenaController  *arenas;
  RoboMatchSaver       *saver;
  RoboSeriesController *series;
  GSettings            *settings;
  GSignalGroup         *match_signals;
  RoboRemoteController *remote;

  char     *removed_file;  /* nullable: the game that the toast offers to restore */
  AdwToast *removal_toast; /* borrowed, nullable */

  GCancellable *position;  /* nullable: cancels the last reading of the unfinished game, for its picture */
  gboolean      is_wanted; /* whether to continue a game as soon as one is found */
  gboolean      has_pool;  /* whether the widgets of the pages have been requested from the pool */
  NewGameWish   wish;      /* request that waits for the page of a new game, which is being created */
  guint         wish_value;
  RoboMatch    *next_match; /* nullable: match that waits for the game page */
  gpointer      replaced;   /* borrowed, only compared: visible page that the game page replaces in the next
                             * iteration of the main loop */
  gboolean      in_series;  /* the match on the game page belongs to the series on the series page */
  gboolean      may_lose;   /* the next attempt to close the window succeeds: the game has been saved, or the user wants
                             * to close without saving */
  gboolean      is_closing; /* whether the game is being saved once more before the window closes */

  void (*close) (GtkWindow *window); /* closes the window in the way that the user has chosen last */
};

G_DEFINE_FINAL_TYPE (RoboGameController, robo_game_controller, G_TYPE_OBJECT)

static gboolean show_made_page (gpointer data);

static const RoboIdleWork show_made_page_work = { ROBO_IDLE_SOON, show_made_page, NULL };

static void
show_page (RoboGameController *self,
           const char         *name)
{
  robo_idle_remove (&show_made_page_work, self);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", name);
}

static gboolean
is_under_way (RoboGameController *self)
{
  RoboMatch *match = robo_game_controller_get_match (self);

  return match != NULL && !robo_match_get_is_over (match) && !robo_match_get_is_remote (match);
}

/* Game page */

/* Counts a game for the players' strengths as soon as its last answer is given, even if its end has not been shown. A
 * game that was over when it was opened gets no more answers, so it is not counted twice. */
static void
answered_cb (RoboGameController *self,
             RoboMatch          *match)
{
  robo_strength_count_match (self->settings, match);
}

/* Takes over the match that the game page shows now, which may be a rematch that the page has begun. A match of remote
 * play is not saved here, because its own controller saves it. */
static void
match_changed_cb (RoboGameController *self)
{
  RoboMatch *match = robo_game_page_get_match (self->game_page);
  gboolean   is_remote = match != NULL && robo_match_get_is_remote (match);

  robo_match_saver_set_match (self->saver, is_remote ? NULL : match);
  g_signal_group_set_target (self->match_signals, is_remote ? NULL : match);
  robo_game_page_set_bar (self->game_page,
                          match != NULL ? robo_remote_controller_take_match (self->remote, match) : NULL);
  robo_game_page_set_is_final (self->game_page, is_remote && robo_remote_controller_is_slow (self->remote));
  robo_game_page_set_talk (self->game_page, is_remote ? robo_remote_controller_get_talk (self->remote) : NULL);
}

static void
left_cb (RoboGameController *self)
{
  show_page (self, self->in_series ? "series" : "start");
}

static void
bout_wanted_cb (RoboGameController *self,
                guint               bout)
{
  robo_series_controller_show_bout (self->series, bout);
}

static void
rematch_cb (RoboGameController *self)
{
  robo_remote_controller_invite_again (self->remote);
}

static void
new_game_wanted_cb (RoboGameController *self)
{
  show_page (self, "new-game");
}

static void
take_match (RoboGameController *self,
            RoboMatch          *match)
{
  if (self->game_page == NULL)
    {
      self->game_page = ROBO_GAME_PAGE (robo_game_page_new ());
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_page), "game");
      g_object_bind_property (self->saver, "trouble", self->game_page, "trouble", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (self->game_page, "notify::match", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->game_page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->game_page, "open-bout", G_CALLBACK (bout_wanted_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->game_page, "rematch", G_CALLBACK (rematch_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->game_page, "new-game", G_CALLBACK (new_game_wanted_cb), self, G_CONNECT_SWAPPED);
    }
  self->in_series = robo_series_controller_take_match (self->series, match);
  robo_game_page_set_series (self->game_page, self->in_series ? robo_series_controller_get_run (self->series) : NULL,
                             self->in_series ? robo_series_controller_find_bout (self->series, match) : 0);
  robo_game_page_set_match (self->game_page, match);
}

/* Shows a match at once. If another match was visible on the page, focuses the control that this one needs first. */
static void
show_match (RoboGameController *self,
            RoboMatch          *match)
{
  gboolean is_other = robo_game_controller_get_match (self) != match;

  take_match (self, match);
  show_page (self, "game");
  if (is_other)
    robo_page_shown (ROBO_PAGE (self->game_page));
}

void
robo_game_controller_show_match (RoboGameController *self,
                                 RoboMatch          *match)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  show_match (self, match);
}

/* Widget pool of the pages */

static void
prepare_pool (RoboGameController *self)
{
  if (self->has_pool)
    return;

  self->has_pool = TRUE;
  /* Prepare the parts before the pages, because a page takes its parts from the pool. */
  robo_widget_pool_prepare (ROBO_TYPE_SEAT_ROW, ROBO_MAX_ROBOTS);
  robo_widget_pool_prepare (ROBO_TYPE_NEW_GAME_PAGE, 1);
  robo_widget_pool_prepare (ROBO_TYPE_GAME_PAGE, 1);
  robo_widget_pool_prepare (ROBO_TYPE_SEAT_PANEL, ROBO_MAX_ROBOTS);
}

static gboolean
show_made_page (gpointer data)
{
  RoboGameController *self = data;

  /* If the user has left the page that was to be replaced, don't switch pages. */
  if (self->pages != NULL && gtk_stack_get_visible_child (self->pages) == self->replaced)
    show_page (self, "game");

  return FALSE;
}

/* Shows the page in a separate iteration of the main loop. In the current one, GDK measures the window before it
 * handles more input. */
static void
page_made_cb (gpointer owner)
{
  RoboGameController *self = owner;
  g_autoptr (RoboMatch) match = g_steal_pointer (&self->next_match);

  if (match == NULL || self->pages == NULL)
    return;

  self->replaced = gtk_stack_get_visible_child (self->pages);
  if (self->replaced == (gpointer)self->game_page)
    {
      show_match (self, match);
      return;
    }

  take_match (self, match);
  robo_idle_add (&show_made_page_work, self, self);
}

/* Shows a match. If the game page has not been created yet, the match waits for the page, so that the window stays
 * responsive. */
static void
show_match_when_made (RoboGameController *self,
                      RoboMatch          *match)
{
  const GType types[] = { ROBO_TYPE_GAME_PAGE, ROBO_TYPE_SEAT_PANEL };

  g_set_object (&self->next_match, match);
  if (self->game_page == NULL)
    prepare_pool (self);
  if (self->game_page != NULL || robo_widget_pool_await (types, G_N_ELEMENTS (types), page_made_cb, G_OBJECT (self)))
    page_made_cb (self);
}

/* New games */

/* Answers the question where the robot begins. This runs after the handlers of the page, so that the page has got the
 * question. */
static void
place_first_robot_cb (RoboMatch *match)
{
  const RoboQuestion *question = robo_match_get_question (match);

  if (question == NULL || question->kind != ROBO_ASK_REBOOT)
    return;

  g_signal_handlers_disconnect_by_func (match, place_first_robot_cb, NULL);
  robo_match_answer (match, question->fallback);
}

/* Starts a game. In the user's first game, if it was begun with the Play button, the program chooses where the robot
 * begins (R4.4), so that the user gets to the dice at once. */
static void
start_cb (RoboGameController   *self,
          const RoboMatchSetup *setup)
{
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  if (self->wish == WISH_PLAY && !g_settings_get_boolean (self->settings, "has-begun"))
    g_signal_connect_after (match, "question-changed", G_CALLBACK (place_first_robot_cb), NULL);
  g_settings_set_boolean (self->settings, "has-begun", TRUE);
  robo_game_controller_show_match (self, match);
}

static void
start_series_cb (RoboGameController *self)
{
  robo_series_controller_start (self->series, robo_new_game_page_create_series (self->new_game_page));
}

static void
ensure_new_game_page (RoboGameController *self)
{
  if (self->new_game_page != NULL)
    return;

  self->new_game_page = ROBO_NEW_GAME_PAGE (robo_widget_pool_take (ROBO_TYPE_NEW_GAME_PAGE));
  g_object_set (self->new_game_page, "arenas", robo_arena_controller_get_arenas (self->arenas), NULL);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
  g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_game_page, "start-series", G_CALLBACK (start_series_cb), self, G_CONNECT_SWAPPED);
}

/* Reads the bundled rules, which stay in memory, so that no page has to read them while the user waits. */
static gboolean
read_rules_thread (gpointer      data,
                   GCancellable *cancellable,
                   GError      **error)
{
  static const char *const ids[] = { "standard", "training", "printed" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboRuleSet) rules = robo_rule_set_load_bundled (ids[i], problems);
    }

  return TRUE;
}

static void
rules_read_cb (gpointer      owner,
               gpointer      data,
               GCancellable *cancellable,
               const GError *error)
{
  RoboGameController *self = owner;

  if (self->pages != NULL)
    prepare_pool (self);
}

void
robo_game_controller_get_ready (RoboGameController *self)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  robo_work_run (self, NULL, read_rules_thread, rules_read_cb, NULL, NULL);
}

static void
carry_out_request (gpointer owner)
{
  RoboGameController *self = owner;
  NewGameWish         wish = self->wish;

  /* The user has gone to another page, or the window is gone. */
  if (wish == WISH_NOTHING || self->pages == NULL)
    return;

  ensure_new_game_page (self);
  if (wish == WISH_ARENA)
    robo_new_game_page_choose_arena (self->new_game_page, self->wish_value);
  else if (wish == WISH_MODE)
    robo_new_game_page_choose_mode (self->new_game_page, (RoboGameMode)self->wish_value);
  else if (wish == WISH_PLAY && robo_new_game_page_start (self->new_game_page))
    return;
  show_page (self, "new-game");
}

static gboolean
carry_out_wish_later (gpointer data)
{
  carry_out_request (data);

  return FALSE;
}

/* Measures the page before it is shown. GTK caches its width, which is needed several times when the page is shown. */
static gboolean
measure_new_game_page (gpointer data)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, carry_out_wish_later, NULL };
  RoboGameController       *self = data;

  if (self->wish == WISH_NOTHING || self->pages == NULL)
    return FALSE;

  gtk_widget_measure (GTK_WIDGET (self->new_game_page), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  robo_idle_add (&work, self, self);

  return FALSE;
}

/* Prepares the page in three iterations of the main loop, so that no iteration blocks the window. */
static void
new_game_page_made_cb (gpointer owner)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, measure_new_game_page, NULL };
  RoboGameController       *self = owner;

  if (self->wish == WISH_NOTHING || self->pages == NULL)
    return;

  ensure_new_game_page (self);
  robo_idle_add (&work, self, self);
}

/* Returns TRUE if the page for a new game exists. Otherwise remembers the request until the page has been created,
 * so that the window stays responsive. */
static gboolean
await_new_game_page (RoboGameController *self,
                     NewGameWish         wish,
                     guint               value)
{
  const GType types[] = { ROBO_TYPE_SEAT_ROW, ROBO_TYPE_NEW_GAME_PAGE };
  gboolean    is_waiting = self->wish != WISH_NOTHING;

  /* Don't wait in an invisible window, which need not stay responsive. */
  if (self->new_game_page != NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->pages)))
    return TRUE;

  prepare_pool (self);
  self->wish = wish;
  self->wish_value = value;
  self->is_wanted = FALSE;
  if (!is_waiting && robo_widget_pool_await (types, G_N_ELEMENTS (types), new_game_page_made_cb, G_OBJECT (self)))
    new_game_page_made_cb (self);

  return FALSE;
}

static void
wish_new_game (RoboGameController *self,
               NewGameWish         wish,
               guint               value)
{
  if (!await_new_game_page (self, wish, value))
    return;

  self->wish = wish;
  self->wish_value = value;
  carry_out_request (self);
}

void
robo_game_controller_play (RoboGameController *self)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  wish_new_game (self, WISH_PLAY, 0);
}

void
robo_game_controller_choose_arena (RoboGameController *self,
                                   guint               position)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  wish_new_game (self, WISH_ARENA, position);
}

void
robo_game_controller_choose_mode (RoboGameController *self,
                                  RoboGameMode        mode)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  wish_new_game (self, WISH_MODE, mode);
}

/* Opening saved games */

/* Shows the part of a damaged game that could be read. The dialog has kept this part while the user was deciding. */
static void
part_wanted_cb (RoboGameController *self,
                const char         *response,
                AdwMessageDialog   *dialog)
{
  robo_game_controller_show_match (self, g_object_get_data (G_OBJECT (dialog), "part"));
}

/* Holds a file that is being opened. */
typedef struct
{
  RoboGameController *controller;
  char               *path;
} Opening;

static void
opening_free (Opening *self)
{
  g_object_unref (self->controller);
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

/* If a game from outside of the games folder can be continued, tells the user that it continues in the list of
 * games. */
static void
tell_place (RoboGameController *self,
            RoboMatch          *match)
{
  if (robo_match_saver_get_place (self->saver, match) == NULL && !robo_match_get_is_over (match) &&
      !robo_match_get_is_recorded (match))
    robo_message_toast (self->toasts, _ ("The game continues in your list of games. The original file won’t be changed."));
}

static void
match_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  RoboGameController *self = opening->controller;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (RoboMatch) part = NULL;
  guint n_rounds;

  match = robo_match_load_finish (result, self->saver, &part, &n_rounds, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self->pages), g_task_get_cancellable (G_TASK (result)));
  if (match != NULL && robo_match_get_is_remote (match))
    robo_remote_controller_load (self->remote, opening->path);
  else if (match != NULL)
    {
      tell_place (self, match);
      show_match_when_made (self, match);
    }
  else if (part != NULL)
    {
      g_autofree char *kept = g_strconcat (error->message, "\n\n",
                                           _ ("The part that can still be read will continue as a separate game. The original file won’t be changed."), NULL);
      /* Translators: This is a button. %u is the number of a round. */
      g_autofree char  *label = g_strdup_printf (_ ("_Open up to Round %u"), n_rounds);
      AdwMessageDialog *dialog =
        robo_message_ask (GTK_WIDGET (self->pages), _ ("Game Is Damaged"), kept, _ ("_Close"),
                          n_rounds > 0 ? label : _ ("_Open the Beginning"), ADW_RESPONSE_DEFAULT);

      adw_message_dialog_set_default_response (dialog, "accept");
      g_object_set_data_full (G_OBJECT (dialog), "part", g_object_ref (part), g_object_unref);
      g_signal_connect_object (dialog, "response::accept", G_CALLBACK (part_wanted_cb), self, G_CONNECT_SWAPPED);
    }
  else
    robo_message_show_error (GTK_WIDGET (self->pages), _ ("Game Could Not Be Opened"), error->message);
}

void
robo_game_controller_open_link (RoboGameController *self,
                                const char         *link)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (link != NULL);

  robo_remote_controller_open_link (self->remote, link);
}

/* Loads a match, or continues it in its series. If the series of the match has to be looked for in another folder, this
 * function is called after the search. */
static void
load_match (RoboGameController *self,
            const char         *path)
{
  g_autoptr (GCancellable) cancellable = NULL;
  Opening *opening;

  if (robo_series_controller_play_game (self->series, path))
    return;

  cancellable = robo_opening_begin (GTK_WIDGET (self->pages), path);
  opening = g_new (Opening, 1);
  *opening = (Opening){ g_object_ref (self), g_strdup (path) };
  robo_match_load_async (path, cancellable, match_loaded_cb, opening);
}

void
robo_game_controller_open_match (RoboGameController *self,
                                 const char         *path)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (path != NULL);

  if (!robo_remote_controller_open (self->remote, path) && !robo_series_controller_look_beside (self->series, path))
    load_match (self, path);
}

void
robo_game_controller_open_series (RoboGameController *self,
                                  const char         *path)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  robo_series_controller_open (self->series, path);
}

/* Shows the current game if it is not over, because this may be the newest unfinished game. Otherwise opens the
 * newest unfinished game. */
void
robo_game_controller_go_on (RoboGameController *self)
{
  RoboSavedGame *game;

  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  game = robo_match_saver_get_unfinished (self->saver);
  if (is_under_way (self))
    show_page (self, "game");
  else if (game != NULL)
    robo_game_controller_open_match (self, robo_saved_game_get_file (game));
  else
    self->is_wanted = TRUE;
}

/* The picture of the game to continue shows its robots: at once for the current game, otherwise as soon as the game has
 * been loaded in the background. */

static void
position_loaded_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (RoboGameController) self = user_data;
  g_autoptr (RoboMatch) match = robo_match_load_finish (result, self->saver, NULL, NULL, NULL);

  if (match != NULL && self->start_page != NULL)
    robo_start_page_show_position (self->start_page, match);
}

static gboolean
show_position (gpointer data)
{
  RoboGameController *self = data;
  RoboSavedGame      *game = robo_match_saver_get_unfinished (self->saver);

  robo_work_cancel (&self->position);
  if (game == NULL)
    return FALSE;

  if (is_under_way (self))
    robo_start_page_show_position (self->start_page, robo_game_controller_get_match (self));
  else
    {
      self->position = g_cancellable_new ();
      robo_match_load_async (robo_saved_game_get_file (game), self->position, position_loaded_cb,
                             g_object_ref (self));
    }

  return FALSE;
}

static void
draw_unfinished (RoboGameController *self)
{
  static const RoboIdleWork work = { ROBO_IDLE_AHEAD, show_position, NULL };

  robo_idle_add (&work, self, self);
}

/* Draws the picture of the unfinished game that was found. Continues the game if the user has activated "Continue"
 * before, because the program finds games only a moment after it has shown the window. */
static void
unfinished_found_cb (RoboGameController *self)
{
  draw_unfinished (self);
  if (self->is_wanted)
    robo_game_controller_go_on (self);
}

/* Removing a game */

static RoboSavedGame *
find_game (RoboGameController *self,
           const char         *file)
{
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (g_str_equal (robo_saved_game_get_file (game), file))
        return g_steal_pointer (&game);
    }

  return NULL;
}

static void
undo_removal_cb (RoboGameController *self)
{
  g_clear_pointer (&self->removed_file, g_free);
  robo_start_page_hide_game (self->start_page, NULL);
}

static void
finish_removal (RoboGameController *self)
{
  g_autoptr (RoboSavedGame) game = NULL;

  if (self->removed_file == NULL)
    return;

  robo_remote_controller_forget (self->remote, self->removed_file);
  game = find_game (self, self->removed_file);
  if (game != NULL)
    robo_match_saver_discard (self->saver, game);
  undo_removal_cb (self);
}

static void
removal_dismissed_cb (RoboGameController *self)
{
  self->removal_toast = NULL;
  finish_removal (self);
}

void
robo_game_controller_remove (RoboGameController *self,
                             const char         *file)
{
  g_autofree char *removed_file = g_strdup (file);

  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (file != NULL);

  finish_removal (self);
  if (self->removal_toast != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->removal_toast, self);
      robo_message_withdraw_undo (self->toasts, self->removal_toast);
    }

  self->removed_file = g_steal_pointer (&removed_file);
  robo_start_page_hide_game (self->start_page, self->removed_file);
  self->removal_toast = robo_message_offer_undo (self->toasts, _ ("Game removed"), G_CALLBACK (undo_removal_cb), self);
  g_signal_connect_object (self->removal_toast, "dismissed", G_CALLBACK (removal_dismissed_cb), self, G_CONNECT_SWAPPED);
}

/* Series */

static void
show_series_cb (RoboGameController *self)
{
  show_page (self, "series");
}

static void
show_remote_cb (RoboGameController *self)
{
  show_page (self, "remote");
}

static void
series_closed_cb (RoboGameController *self)
{
  self->in_series = FALSE;
  show_page (self, "start");
}

void
robo_game_controller_give_up_series (RoboGameController *self)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  robo_series_controller_give_up (self->series);
}

/* Tries again to save the game. If this fails again, the game page reports it. */
void
robo_game_controller_save (RoboGameController *self)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  if (robo_game_controller_get_match (self) != NULL && robo_match_get_is_remote (robo_game_controller_get_match (self)))
    robo_remote_controller_save (self->remote);
  else
    robo_match_saver_flush_async (self->saver, NULL, NULL, NULL);
}

/* Pages */

/* Adds a page to the stack, which then owns it. A page may exist before it is in the stack. */
static void
add_page (RoboGameController *self,
          GtkWidget          *page,
          const char         *name)
{
  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_named (self->pages, page, name);
}

gboolean
robo_game_controller_prepare_new_game (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), FALSE);

  if (!await_new_game_page (self, WISH_PAGE, 0))
    return FALSE;

  ensure_new_game_page (self);

  return TRUE;
}

gboolean
robo_game_controller_prepare_remote (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), FALSE);

  add_page (self, GTK_WIDGET (robo_remote_controller_get_page (self->remote)), "remote");

  return TRUE;
}

gboolean
robo_game_controller_prepare_series (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), FALSE);

  add_page (self, GTK_WIDGET (robo_series_controller_get_page (self->series)), "series");

  return TRUE;
}

void
robo_game_controller_page_shown (RoboGameController *self,
                                 GtkWidget          *page)
{
  RoboMatch *match = robo_game_controller_get_match (self);

  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));

  self->is_wanted = FALSE;
  self->wish = WISH_NOTHING;
  if (match != NULL && page == GTK_WIDGET (self->game_page))
    robo_match_play (match);
  else if (match != NULL)
    robo_match_pause (match);

  if (page == GTK_WIDGET (self->start_page))
    draw_unfinished (self);
}

/* Closing the window */

/* Tries again to close the window. If the game is still not saved, this tries once more to save it before. */
static void
close_again (RoboGameController *self)
{
  if (self->pages != NULL)
    self->close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))));
}

static void
close_anyway (RoboGameController *self)
{
  self->may_lose = TRUE;
  close_again (self);
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (RoboGameController) self = user_data;
  g_autoptr (GError) error = NULL;

  self->is_closing = FALSE;
  if (robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, &error))
    close_anyway (self);
  else if (self->pages != NULL)
    {
      AdwMessageDialog *dialog =
        robo_message_ask (GTK_WIDGET (self->pages), _ ("Game Could Not Be Saved"), error->message, _ ("_Keep Playing"),
                          _ ("_Close Without Saving"), ADW_RESPONSE_DESTRUCTIVE);

      adw_message_dialog_add_response (dialog, "again", _ ("_Try Again"));
      adw_message_dialog_set_default_response (dialog, "again");
      g_signal_connect_object (dialog, "response::accept", G_CALLBACK (close_anyway), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (dialog, "response::again", G_CALLBACK (close_again), self, G_CONNECT_SWAPPED);
    }
}

RoboRemoteList *
robo_game_controller_get_remote_list (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), NULL);

  return robo_remote_controller_get_list (self->remote);
}

/* Returns FALSE while the last answer is being saved, or if saving has failed, unless the user has agreed to lose the
 * game. All earlier answers were saved when the players gave them. */
gboolean
robo_game_controller_may_close (RoboGameController *self,
                                void (*close) (GtkWindow *window))
{
  gboolean may_lose;

  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), TRUE);

  finish_removal (self);
  self->close = close;
  may_lose = self->may_lose;
  /* The user's consent to lose the game is for one attempt to close, because the window may stay, or may only be
   * hidden. */
  self->may_lose = FALSE;
  if (may_lose || (!robo_match_saver_get_is_saving (self->saver) && robo_match_saver_get_trouble (self->saver) == NULL))
    return TRUE;

  if (!self->is_closing)
    robo_match_saver_flush_async (self->saver, NULL, flushed_cb, g_object_ref (self));
  self->is_closing = TRUE;

  return FALSE;
}

void
robo_game_controller_take_choices (RoboGameController *self,
                                   RoboGameController *other)
{
  g_autofree char *seed = NULL;

  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (other));

  /* If the other window never showed the page for a new game, there are no choices to copy. */
  if (other->new_game_page == NULL)
    return;

  robo_new_game_page_remember (other->new_game_page);
  ensure_new_game_page (self);
  g_object_get (other->new_game_page, "seed", &seed, NULL);
  g_object_set (self->new_game_page, "seed", seed, NULL);
}

void
robo_game_controller_take_match (RoboGameController *self,
                                 RoboGameController *other)
{
  RoboMatch  *match;
  const char *path;

  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (other));

  /* Read the match from its file, because its texts are in the old language. The file of a match without answers is
   * empty. */
  match = robo_game_controller_get_match (other);
  path = robo_match_saver_get_place (other->saver, match);
  if (path != NULL && robo_game_folder_has_game (path))
    robo_game_controller_open_match (self, path);
  else
    {
      g_autoptr (RoboMatch) again = robo_match_new (robo_match_get_setup (match));

      robo_game_controller_show_match (self, again);
    }
}

void
robo_game_controller_take_series (RoboGameController *self,
                                  RoboGameController *other)
{
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (self));
  g_return_if_fail (ROBO_IS_GAME_CONTROLLER (other));

  robo_series_controller_open (self->series, robo_series_run_get_path (robo_series_controller_get_run (other->series)));
}

/* Object */

static void
failed_cb (RoboGameController *self,
           const char         *sentence)
{
  if (self->toasts != NULL)
    robo_message_toast (self->toasts, sentence);
}

static void
robo_game_controller_dispose (GObject *object)
{
  RoboGameController *self = ROBO_GAME_CONTROLLER (object);

  robo_work_cancel (&self->position);
  robo_widget_pool_clear ();
  g_clear_object (&self->next_match);
  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->start_page);
  g_clear_object (&self->series);
  g_clear_object (&self->remote);
  g_clear_object (&self->saver);
  g_clear_object (&self->arenas);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_game_controller_parent_class)->dispose (object);
}

static void
robo_game_controller_finalize (GObject *object)
{
  RoboGameController *self = ROBO_GAME_CONTROLLER (object);

  g_free (self->removed_file);

  G_OBJECT_CLASS (robo_game_controller_parent_class)->finalize (object);
}

static void
robo_game_controller_class_init (RoboGameControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_game_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_game_controller_finalize;
}

static void
robo_game_controller_init (RoboGameController *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "answered", G_CALLBACK (answered_cb), self);
  self->saver = robo_match_saver_new (NULL);
  g_signal_connect_object (self->saver, "notify::unfinished", G_CALLBACK (unfinished_found_cb), self, G_CONNECT_SWAPPED);
}

RoboGameController *
robo_game_controller_new (GtkStack            *pages,
                          AdwToastOverlay     *toasts,
                          RoboStartPage       *start_page,
                          RoboArenaController *arenas)
{
  RoboGameController *self = g_object_new (ROBO_TYPE_GAME_CONTROLLER, NULL);

  g_return_val_if_fail (ROBO_IS_ARENA_CONTROLLER (arenas), NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);
  g_set_weak_pointer (&self->start_page, start_page);
  self->arenas = g_object_ref (arenas);
  self->series = robo_series_controller_new (self->saver, GTK_WIDGET (pages));
  g_signal_connect_object (self->series, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->series, "show", G_CALLBACK (show_series_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->series, "show-match", G_CALLBACK (robo_game_controller_show_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->series, "closed", G_CALLBACK (series_closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->series, "looked", G_CALLBACK (load_match), self, G_CONNECT_SWAPPED);
  self->remote = robo_remote_controller_new (self->saver, GTK_WIDGET (pages), toasts, arenas);
  g_signal_connect_object (self->remote, "show", G_CALLBACK (show_remote_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->remote, "show-match", G_CALLBACK (robo_game_controller_show_match), self, G_CONNECT_SWAPPED);
  robo_start_page_set_saver (start_page, self->saver);
  robo_start_page_set_remote (start_page, robo_remote_controller_get_list (self->remote));
  robo_start_page_set_series (start_page, robo_series_controller_get_list (self->series));

  return self;
}

RoboMatchSaver *
robo_game_controller_get_saver (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), NULL);

  return self->saver;
}

RoboMatch *
robo_game_controller_get_match (RoboGameController *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_CONTROLLER (self), NULL);

  return self->game_page != NULL ? robo_game_page_get_match (self->game_page) : NULL;
}
