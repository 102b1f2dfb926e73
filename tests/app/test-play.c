// SPDX-License-Identifier: GPL-3.0-or-later
// Goes from the start page through a game and back, in the real window with real clicks and keys.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-players.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/setup/robo-start-page.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "window-drive.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

/* All cases share one application, as in a real process. */
static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  /* Reduce motion, because a page that fades out still gets clicks. */
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  g_settings_reset (settings, "curtain");
  g_settings_reset (settings, "new-game-seats");
  window_drive_remove_games ();
  fixture->window = window_drive_open_bare (app);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  window_drive_close (app, fixture->window);
  window_drive_remove_games ();
}

static gpointer
get_child (gpointer    widget,
           const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

static gpointer
get_start_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0);
}

static gpointer
get_new_game_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_NEW_GAME_PAGE, 0);
}

static RoboGamePage *
get_game_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_GAME_PAGE, 0);
}

static RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_page_get_match (get_game_page (fixture));
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static gboolean
is_shown (gpointer widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static gboolean
is_asked_for_start (Fixture *fixture)
{
  return is_shown (ui_child (get_game_page (fixture), "card"));
}

/* Returns whether any seat is asked for a program: starting numbers are dealt at random. */
static gboolean
is_programming (Fixture *fixture)
{
  const RoboQuestion *question = robo_match_get_question (get_match (fixture));
  RoboSeatPanel      *panel;

  if (question == NULL)
    return FALSE;

  panel = robo_players_get_panel (ui_child (get_game_page (fixture), "players"), question->seat);

  return property_object (panel, "draft") != NULL && is_shown (panel);
}

static guint
get_round (Fixture *fixture)
{
  return robo_match_get_shown_state (get_match (fixture))->round;
}

static void
choose_new_game (Fixture *fixture)
{
  ui_drive_click (get_child (get_start_page (fixture), "new_button"));
  ui_drive_until (is_shown (get_new_game_page (fixture)));
}

/* Seats a person with the menu of the seat, in which a person is the first entry. */
static void
seat_human (Fixture *fixture,
            guint    seat)
{
  RoboSeatRow *row = ui_drive_find (fixture->window, ROBO_TYPE_SEAT_ROW, seat);

  ui_drive_choose (get_child (row, "player_menu"), "Home Return");
  ui_drive_until (robo_seat_row_get_player (row) == ROBO_PLAYER_HUMAN);
}

static void
start_game (Fixture *fixture)
{
  ui_drive_click (get_child (get_new_game_page (fixture), "start_button"));
  ui_drive_until (is_shown (get_game_page (fixture)));
}

static void
choose_start (Fixture *fixture)
{
  ui_drive_until (is_asked_for_start (fixture));
  type (fixture, "2");
}

static void
program (Fixture    *fixture,
         const char *keys)
{
  ui_drive_until (is_programming (fixture));
  type (fixture, keys);
}

static void
test_one_human (Fixture      *fixture,
                gconstpointer data)
{
  choose_new_game (fixture);
  start_game (fixture);
  choose_start (fixture);
  program (fixture, "KP_8 1 Tab KP_6 1 Tab KP_9 r 6 Return");

  ui_drive_until (get_round (fixture) == 2);
}

/* The first button of the start page begins a game with the default choices. In the user's first game, the program
 * chooses the starting space, so that the next press lays a die. */
static void
test_play (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_reset (settings, "has-begun");
  g_assert_true (gtk_widget_has_focus (get_child (get_start_page (fixture), "play_button")));
  type (fixture, "Return");
  ui_drive_until (is_shown (get_game_page (fixture)));
  ui_drive_until (is_programming (fixture));
  g_assert_cmpuint (g_list_model_get_n_items (robo_match_get_seats (get_match (fixture))), ==, 3);
}

/* Uses the keyboard alone, and goes back once at first. */
static void
test_keyboard (Fixture      *fixture,
               gconstpointer data)
{
  type (fixture, "ctrl+n");
  ui_drive_until (is_shown (get_new_game_page (fixture)));
  type (fixture, "Escape");
  ui_drive_until (is_shown (get_start_page (fixture)) && !is_shown (get_new_game_page (fixture)));
  type (fixture, "ctrl+n");
  ui_drive_until (is_shown (get_new_game_page (fixture)));
  type (fixture, "Return");
  ui_drive_until (is_shown (get_game_page (fixture)));
  choose_start (fixture);
  program (fixture, "KP_8 1 Tab KP_4 1 Tab KP_9 r 6 Return");

  ui_drive_until (get_round (fixture) == 2);
}

/* R5.5: Two people program behind a curtain. */
static void
test_two_humans (Fixture      *fixture,
                 gconstpointer data)
{
  RoboCurtain *curtain;

  choose_new_game (fixture);
  seat_human (fixture, 1);
  start_game (fixture);
  curtain = ui_child (get_game_page (fixture), "curtain");
  choose_start (fixture);
  choose_start (fixture);

  ui_drive_until (is_shown (curtain));
  type (fixture, "space");
  program (fixture, "KP_8 1 Tab KP_8 1 Tab KP_9 r 6 Return");
  ui_drive_until (is_shown (curtain));
  type (fixture, "space");
  program (fixture, "KP_6 1 Tab KP_6 1 Tab KP_3 r 6 Return");
  ui_drive_until (is_shown (curtain));
  type (fixture, "space");

  ui_drive_until (get_round (fixture) == 2);
}

/* Closing the window asks no question and loses no answer. */
static void
test_close_and_continue (Fixture      *fixture,
                         gconstpointer data)
{
  RoboStartPage *page;
  gpointer       title;
  guint          n_events;

  choose_new_game (fixture);
  start_game (fixture);
  choose_start (fixture);
  program (fixture, "KP_8 1 Tab KP_6 1 Tab KP_9 r 6 Return");
  ui_drive_until (get_round (fixture) == 2);
  n_events = robo_match_get_n_events (get_match (fixture));
  window_drive_close (app, fixture->window);

  fixture->window = window_drive_open_bare (app);
  page = get_start_page (fixture);
  ui_drive_until (is_shown (get_child (page, "continue_button")));
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_has_focus (get_child (page, "continue_button")));
  title = ui_drive_find (get_child (page, "hero"), GTK_TYPE_LABEL, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, "Twin Cities");
  type (fixture, "Return");

  ui_drive_until (is_shown (get_game_page (fixture)));
  g_assert_cmpuint (robo_match_get_n_events (get_match (fixture)), ==, n_events);
  g_assert_cmpuint (get_round (fixture), ==, 2);
}

/* Going to the start page does not end the game. */
static void
test_leave_and_continue (Fixture      *fixture,
                         gconstpointer data)
{
  RoboMatch *match;

  choose_new_game (fixture);
  start_game (fixture);
  choose_start (fixture);
  ui_drive_until (is_programming (fixture));
  match = get_match (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_game_page (fixture)), "game.leave", NULL));

  ui_drive_until (is_shown (get_child (get_start_page (fixture), "continue_button")));
  ui_drive_click (get_child (get_start_page (fixture), "continue_button"));
  ui_drive_until (is_programming (fixture));
  g_assert_true (get_match (fixture) == match);
}

static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  RoboResultView *result;
  RoboMatch      *match;
  GtkListBox     *recent = get_child (get_child (get_start_page (fixture), "recent_games"), "recent_list");

  choose_new_game (fixture);
  start_game (fixture);
  match = get_match (fixture);
  while (!robo_match_get_is_over (match))
    test_match_answer (match);
  result = ui_child (get_game_page (fixture), "result");
  ui_drive_until (is_shown (result));

  ui_drive_click (ui_child (result, "rematch_button"));
  ui_drive_until (is_asked_for_start (fixture) || is_programming (fixture));
  g_assert_true (get_match (fixture) != match);

  /* The old game can be watched; the new game has no answer yet and cannot be continued. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_game_page (fixture)), "game.leave", NULL));
  ui_drive_until (gtk_list_box_get_row_at_index (recent, 0) != NULL);
  g_assert_nonnull (ui_drive_find (gtk_list_box_get_row_at_index (recent, 0), ROBO_TYPE_SEAT_MARK, 1));
  ui_drive_scroll_to (GTK_WIDGET (gtk_list_box_get_row_at_index (recent, 0)));
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (recent, 0)));
  ui_drive_until (is_shown (get_game_page (fixture)) && robo_match_get_is_over (get_match (fixture)));
}

/* The removal can be undone until the toast is gone. */
static void
test_remove_game (Fixture      *fixture,
                  gconstpointer data)
{
  GtkListBox      *recent = get_child (get_child (get_start_page (fixture), "recent_games"), "recent_list");
  GtkWidget       *group = get_child (get_start_page (fixture), "recent_games");
  AdwToastOverlay *toasts = get_child (fixture->window, "toasts");
  RoboMatch       *match;
  GtkListBoxRow   *row;

  g_assert_false (gtk_widget_get_visible (group));
  choose_new_game (fixture);
  start_game (fixture);
  match = get_match (fixture);
  while (!robo_match_get_is_over (match))
    test_match_answer (match);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_game_page (fixture)), "game.leave", NULL));
  ui_drive_until ((row = gtk_list_box_get_row_at_index (recent, 0)) != NULL);
  g_assert_true (gtk_widget_get_visible (group));

  ui_drive_scroll_to (GTK_WIDGET (row));
  ui_drive_click (ui_drive_find (GTK_WIDGET (row), GTK_TYPE_BUTTON, 0));
  ui_drive_until (gtk_list_box_get_row_at_index (recent, 0) == NULL);
  g_assert_false (gtk_widget_get_visible (group));
  ui_drive_click (ui_drive_find (ui_drive_find (GTK_WIDGET (toasts), g_type_from_name ("AdwToastWidget"), 0),
                                 GTK_TYPE_BUTTON, 0));
  ui_drive_until ((row = gtk_list_box_get_row_at_index (recent, 0)) != NULL);

  /* The keyboard removes a game, too. */
  gtk_widget_grab_focus (GTK_WIDGET (row));
  type (fixture, "Delete");
  ui_drive_until (gtk_list_box_get_row_at_index (recent, 0) == NULL);
  window_drive_close (app, fixture->window);
  g_assert_cmpuint (window_drive_count_games (), ==, 0);
  fixture->window = window_drive_open_bare (app);
}

#define add(path, function) g_test_add ("/app/play/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  /* Closing the last window must not end the process here. */
  g_application_hold (G_APPLICATION (app));

  add ("one-person/plays-a-round", test_one_human);
  add ("play-button/first-game-does-not-ask-for-a-starting-space", test_play);
  add ("keyboard-alone/plays-a-round", test_keyboard);
  add ("R5.5/two-people-program-behind-a-curtain", test_two_humans);
  add ("closed-window/loses-no-answer", test_close_and_continue);
  add ("going-to-start-page/does-not-end-the-game", test_leave_and_continue);
  add ("whole-game/is-listed-as-finished", test_end);
  add ("removed-game/can-be-restored", test_remove_game);

  return g_test_run ();
}
