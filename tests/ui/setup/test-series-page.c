// SPDX-License-Identifier: GPL-3.0-or-later
// Tests series in the real window with real clicks and keys: begun, played, left, continued, and watched
// again.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/app/window-drive.h"
#include "ui/match/robo-game-info.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-arena-order.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/setup/robo-series-page.h"
#include "ui/setup/robo-start-page.h"

#include "tests/long-tests.h"
#include "tests/match/model-test.h"
#include "tests/ui/ui-drive.h"

/* All cases share one application, as in a real process. */
static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
} Fixture;

static void
open_window (Fixture *fixture)
{
  fixture->window = window_drive_open_bare (app);
  ui_drive_wait_for_arenas (fixture->window);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  static const char *const keys[] = { "new-game-seats", "new-game-mode", "new-game-rule-set", "new-game-arenas",
                                      "new-game-rules", "curtain" };
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  g_settings_set_uint (settings, "animation-speed", 0);
  /* Reduce motion, because a page that fades out still gets clicks. */
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  window_drive_remove_games ();
  open_window (fixture);
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
get_page (Fixture *fixture,
          GType    type)
{
  return ui_drive_find (fixture->window, type, 0);
}

static gboolean
is_shown (Fixture *fixture,
          GType    type)
{
  GtkWidget *page = get_page (fixture, type);

  return page != NULL && gtk_widget_get_mapped (page);
}

static RoboSeriesPage *
get_series_page (Fixture *fixture)
{
  ui_drive_until (is_shown (fixture, ROBO_TYPE_SERIES_PAGE));

  return get_page (fixture, ROBO_TYPE_SERIES_PAGE);
}

static RoboSeriesRun *
get_run (Fixture *fixture)
{
  return robo_series_page_get_run (get_series_page (fixture));
}

static RoboMatch *
get_match (Fixture *fixture)
{
  ui_drive_until (is_shown (fixture, ROBO_TYPE_GAME_PAGE));

  return robo_game_page_get_match (get_page (fixture, ROBO_TYPE_GAME_PAGE));
}

static const char *
get_sentence (Fixture *fixture)
{
  GtkWidget *button = get_child (get_series_page (fixture), "play_button");

  /* The label is above the button. */
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_prev_sibling (button)));
}

static guint
count_rows (GtkListBox *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, n) != NULL)
    n++;

  return n;
}

static GtkWidget *
get_row (gpointer list,
         guint    index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (list, index));
}

/* The focus scrolls the widget into view. */
static void
click (GtkWidget *widget)
{
  gtk_widget_grab_focus (widget);
  ui_drive_click (widget);
}

static void
begin (Fixture    *fixture,
       const char *mode)
{
  RoboNewGamePage *page;

  gtk_widget_activate_action (fixture->window, "win.new-game-mode", "s", mode);
  ui_drive_until (is_shown (fixture, ROBO_TYPE_NEW_GAME_PAGE));
  page = get_page (fixture, ROBO_TYPE_NEW_GAME_PAGE);
  gtk_editable_set_text (get_child (page, "seed_row"), "5");
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
press_start (Fixture *fixture)
{
  ui_drive_click (get_child (get_page (fixture, ROBO_TYPE_NEW_GAME_PAGE), "start_button"));
  get_series_page (fixture);
}

static void
play_match (Fixture *fixture)
{
  RoboMatch *match = get_match (fixture);

  for (guint i = 0; !robo_match_get_is_over (match); i++)
    {
      /* A computer thinks between the questions. */
      ui_drive_until (robo_match_get_question (match) != NULL || robo_match_get_is_over (match));
      if (robo_match_get_question (match) != NULL)
        test_match_answer (match);
      g_assert_cmpuint (i, <, 20000);
    }
}

static GtkWidget *
get_series_button (Fixture *fixture)
{
  RoboResultView *result = ui_child (get_page (fixture, ROBO_TYPE_GAME_PAGE), "result");
  GtkWidget      *button = get_child (result, "series_button");

  ui_drive_until (gtk_widget_get_mapped (button));
  g_assert_false (gtk_widget_get_mapped (get_child (result, "rematch_button")));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == button);
  g_assert_true (gtk_widget_get_mapped (get_child (result, "road")));
  g_assert_true (gtk_widget_get_mapped (get_child (result, "standing_list")));

  return button;
}

/* Goes from the result page to the page of the series. */
static void
go_on (Fixture *fixture)
{
  GtkWidget *button = get_series_button (fixture);

  if (g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), "_Next Match"))
    gtk_widget_activate_action (fixture->window, "win.back", NULL);
  else
    ui_drive_keys (fixture->window, "Return");
  get_series_page (fixture);
}

/* R11.7: Each game of a series can be watched from the pages of the other games. */
static void
look_at_all (Fixture *fixture)
{
  GtkListBox *list = get_child (get_series_page (fixture), "match_list");
  guint       n_bouts;

  robo_series_get_bouts (robo_series_run_get_series (get_run (fixture)), &n_bouts);
  for (guint i = 0; i < n_bouts; i++)
    {
      click (get_row (list, i));
      g_assert_true (robo_match_get_is_over (get_match (fixture)));
      go_on (fixture);
    }
}

static GtkWidget *
find_info (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    {
      if (ROBO_IS_GAME_INFO (l->data) && gtk_widget_get_mapped (l->data))
        return l->data;
    }

  return NULL;
}

/* Clicks one of the rows that are links, in order: the series, then its matches without the one that is shown. */
static void
follow_link (Fixture *fixture,
             guint    index)
{
  GtkWidget *row = NULL;

  ui_drive_keys (fixture->window, "ctrl+i");
  ui_drive_until (find_info () != NULL);
  ui_drive_settle (find_info ());
  for (guint i = 0; row == NULL; i++)
    {
      GtkWidget *next = ui_drive_find (find_info (), ADW_TYPE_ACTION_ROW, i);

      g_assert_nonnull (next);
      if (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (next)) && index-- == 0)
        row = next;
    }
  if (index == G_MAXUINT)
    ui_drive_shoot ("series-information");
  gtk_widget_grab_focus (row);
  ui_drive_settle (find_info ());
  gtk_widget_activate (row);
  ui_drive_until (find_info () == NULL);
}

/* Goes from a match to another one, and back to the series. */
static void
follow_links (Fixture *fixture)
{
  RoboMatch *first;
  guint      n_bouts;

  robo_series_get_bouts (robo_series_run_get_series (get_run (fixture)), &n_bouts);
  g_assert_cmpuint (n_bouts, >, 1);
  click (get_row (get_child (get_series_page (fixture), "match_list"), 0));
  first = g_object_ref (get_match (fixture));
  follow_link (fixture, n_bouts - 1);
  ui_drive_until (get_match (fixture) != first);
  g_assert_true (robo_match_get_is_over (get_match (fixture)));
  follow_link (fixture, 0);
  get_series_page (fixture);
  g_object_unref (first);
}

/* The first choice has the focus. Uses a key, since two fast clicks at one place are a double click. */
static void
give_answer (Fixture *fixture)
{
  GtkListBox *list = get_child (get_series_page (fixture), "choice_list");

  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == get_row (list, 0));
  ui_drive_keys (fixture->window, "Return");
}

static void
play_on (Fixture *fixture)
{
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  play_match (fixture);
  go_on (fixture);
}

static void
test_championship (Fixture      *fixture,
                   gconstpointer data)
{
  guint          n_people = GPOINTER_TO_UINT (data);
  RoboSeriesRun *run;
  guint          n_matches = 0;

  begin (fixture, "championship");
  for (guint seat = 1; seat < n_people; seat++)
    seat_human (fixture, seat);
  ui_drive_shoot ("championship-new");
  press_start (fixture);
  run = get_run (fixture);
  ui_drive_shoot ("championship-picks");
  for (guint i = 0; i < n_people; i++)
    {
      g_assert_true (g_str_has_suffix (get_sentence (fixture), " picks a robot"));
      g_assert_cmpuint (count_rows (get_child (get_series_page (fixture), "choice_list")), ==, 4 - i);
      give_answer (fixture);
    }
  g_assert_cmpint (robo_series_get_status (robo_series_run_get_series (run)), ==, ROBO_SERIES_PLAYS);

  while (!robo_series_run_get_is_over (run))
    {
      if (robo_series_get_status (robo_series_run_get_series (run)) == ROBO_SERIES_CHOOSES)
        give_answer (fixture);
      else
        play_on (fixture);
      g_assert_cmpuint (++n_matches, <, 60);
    }

  ui_drive_shoot ("championship-over");
  g_assert_true (g_str_has_suffix (get_sentence (fixture), "champion") ||
                 g_str_has_suffix (get_sentence (fixture), "champions"));
  look_at_all (fixture);
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  ui_drive_until (is_shown (fixture, ROBO_TYPE_NEW_GAME_PAGE));
}

/* How much of the page fits into the window depends on the heights of rows in the version of libadwaita. */
static void
scroll_and_click (GtkWidget *widget)
{
  ui_drive_scroll_to (widget);
  ui_drive_click (widget);
}

/* Chooses two arenas of four, the second one first. */
static void
choose_arenas (Fixture *fixture)
{
  RoboArenaOrder *order = ui_drive_find (fixture->window, ROBO_TYPE_ARENA_ORDER, 0);
  g_autoptr (GPtrArray) chosen = NULL;

  for (guint i = 2; i < 4; i++)
    scroll_and_click (ui_drive_find (GTK_WIDGET (order), GTK_TYPE_CHECK_BUTTON, i));
  scroll_and_click (ui_drive_find (GTK_WIDGET (order), GTK_TYPE_BUTTON, 2));

  chosen = robo_arena_order_dup_chosen (order);
  g_assert_cmpuint (chosen->len, ==, 2);
  g_assert_cmpstr (robo_arena_get_id (chosen->pdata[0]), ==, "rome");
  g_assert_cmpstr (robo_arena_get_id (chosen->pdata[1]), ==, "twin-cities");
}

/* Returns the lines of a station on the road of the result page. */
static char *
dup_station (Fixture *fixture,
             guint    index)
{
  GtkWidget *road = get_child (ui_child (get_page (fixture, ROBO_TYPE_GAME_PAGE), "result"), "road");
  GtkWidget *station = ui_drive_find (road, GTK_TYPE_FLOW_BOX_CHILD, index);
  GString   *text = g_string_new (NULL);

  for (guint i = 0; ui_drive_find (station, GTK_TYPE_LABEL, i) != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " / " : "",
                            gtk_label_get_label (ui_drive_find (station, GTK_TYPE_LABEL, i)));

  return g_string_free (text, FALSE);
}

/* R11.6: the road says who has won where, and what comes next. */
static void
look_at_road (Fixture *fixture)
{
  RoboMatch       *match = get_match (fixture);
  g_autofree char *first = dup_station (fixture, 0);
  g_autofree char *second = dup_station (fixture, 1);
  g_autofree char *beginning = NULL;
  RoboMatchStats   stats;
  guint            winner;

  robo_match_count_stats (match, &stats);
  winner = stats.winner == ROBO_WINNER_SQUAD ? ROBO_NO_SEAT : stats.winner;
  beginning = g_strdup_printf ("Rome / This match / %s won with ",
                               winner == ROBO_NO_SEAT ? "The KillBots"
                                                      : robo_seat_get_name (robo_match_get_seat (match, winner)));
  g_assert_true (g_str_has_prefix (first, beginning));
  g_assert_cmpstr (second, ==, "2 / Twin Cities / Next");
}

static gboolean
counts_wins (GtkWidget    *label,
             gconstpointer data)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  return g_str_has_suffix (text, " win") || g_str_has_suffix (text, " wins");
}

static void
test_all_arenas (Fixture      *fixture,
                 gconstpointer data)
{
  RoboMatch *first;

  begin (fixture, "all-arenas");
  choose_arenas (fixture);
  press_start (fixture);
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 1 is next: Rome");
  g_assert_cmpuint (count_rows (get_child (get_series_page (fixture), "match_list")), ==, 0);

  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  play_match (fixture);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_series_button (fixture))), ==, "_Next Match");
  ui_drive_shoot ("all-arenas-bout-over");
  look_at_road (fixture);
  go_on (fixture);
  ui_drive_shoot ("all-arenas-between");
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 2 is next: Twin Cities");

  /* The main button of a result leads to the next match, without the page of the series. */
  click (get_row (get_child (get_series_page (fixture), "match_list"), 0));
  first = get_match (fixture);
  get_series_button (fixture);
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (get_match (fixture) != first);
  play_match (fixture);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_series_button (fixture))), ==, "_Final Result");
  go_on (fixture);
  g_assert_true (robo_series_run_get_is_over (get_run (fixture)));
  g_assert_true (gtk_widget_get_mapped (get_child (get_series_page (fixture), "podium")));
  /* Matches won decide (R11.6), so the podium counts these. */
  g_assert_nonnull (ui_drive_find_seen (get_child (get_series_page (fixture), "podium"), GTK_TYPE_LABEL, counts_wins,
                                        NULL));
  ui_drive_shoot ("all-arenas-over");
  look_at_all (fixture);
  follow_links (fixture);
}

/* R11.7: a match is left in the middle, the window is closed, and the series continues from the start page. */
static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  guint n_records;
  guint n_before;

  begin (fixture, "all-arenas");
  press_start (fixture);
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  for (guint i = 0; i < 6; i++)
    test_match_answer (get_match (fixture));
  robo_match_get_records (get_match (fixture), &n_before);
  gtk_widget_activate_action (get_page (fixture, ROBO_TYPE_GAME_PAGE), "game.leave", NULL);
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 1, Twin Cities, is underway");
  window_drive_close (app, fixture->window);

  open_window (fixture);
  ui_drive_until (count_rows (get_child (get_page (fixture, ROBO_TYPE_START_PAGE), "series_list")) == 1);
  ui_drive_shoot ("series-start-page");
  click (get_row (get_child (get_page (fixture, ROBO_TYPE_START_PAGE), "series_list"), 0));
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 1, Twin Cities, is underway");
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  robo_match_get_records (get_match (fixture), &n_records);
  g_assert_cmpuint (n_records, ==, n_before);
  play_match (fixture);
  go_on (fixture);
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 2 is next: Rome");

  /* The next match is a link, too, which begins it. */
  click (get_row (get_child (get_series_page (fixture), "match_list"), 0));
  g_assert_true (robo_match_get_is_over (get_match (fixture)));
  follow_link (fixture, 1);
  g_assert_cmpstr (robo_arena_get_id (robo_match_get_arena (get_match (fixture))), ==, "rome");
  g_assert_false (robo_match_get_is_over (get_match (fixture)));
}

/* The Continue button of the start page knows that the game belongs to a series. */
static void
test_continue (Fixture      *fixture,
               gconstpointer data)
{
  begin (fixture, "all-arenas");
  press_start (fixture);
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  test_match_answer (get_match (fixture));
  window_drive_close (app, fixture->window);

  open_window (fixture);
  ui_drive_until (gtk_widget_get_mapped (get_child (get_page (fixture, ROBO_TYPE_START_PAGE), "continue_button")));
  ui_drive_until (count_rows (get_child (get_page (fixture, ROBO_TYPE_START_PAGE), "series_list")) == 1);
  ui_drive_click (get_child (get_page (fixture, ROBO_TYPE_START_PAGE), "continue_button"));
  play_match (fixture);
  go_on (fixture);
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 2 is next: Rome");
}

/* Moves all games of the program to another folder and returns it. */
static char *
move_games (void)
{
  g_autofree char *from = window_drive_dup_games ();
  char            *to = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *old = g_build_filename (from, name, NULL);
      g_autofree char *new = g_build_filename (to, name, NULL);

      g_assert_cmpint (g_rename (old, new), ==, 0);
    }

  return to;
}

static void
open_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_application_open (G_APPLICATION (app), &file, 1, "");
}

/* A match of a series is opened from a folder of the user, where its series lies beside it. */
static void
test_elsewhere (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *first_name = NULL;
  g_autofree char *second_name = NULL;
  g_autofree char *folder = NULL;
  guint            n_records;
  guint            n_loaded;

  begin (fixture, "all-arenas");
  press_start (fixture);
  play_on (fixture);
  ui_drive_click (get_child (get_series_page (fixture), "play_button"));
  test_match_answer (get_match (fixture));
  first = robo_series_run_dup_game_path (robo_series_page_get_run (get_page (fixture, ROBO_TYPE_SERIES_PAGE)), 0);
  second = robo_series_run_dup_game_path (robo_series_page_get_run (get_page (fixture, ROBO_TYPE_SERIES_PAGE)), 1);
  first_name = g_path_get_basename (first);
  second_name = g_path_get_basename (second);
  window_drive_close (app, fixture->window);
  folder = move_games ();

  open_window (fixture);
  open_file (folder, first_name);
  g_assert_true (robo_match_get_is_over (get_match (fixture)));
  follow_link (fixture, 0);
  g_assert_cmpstr (get_sentence (fixture), ==, "Match 2, Rome, is underway");
  window_drive_close (app, fixture->window);

  /* The match goes on in its own file, also when it is left in the middle. */
  open_window (fixture);
  open_file (folder, second_name);
  test_match_answer (get_match (fixture));
  robo_match_get_records (get_match (fixture), &n_records);
  window_drive_close (app, fixture->window);
  g_assert_cmpuint (window_drive_count_games (), ==, 0);

  open_window (fixture);
  open_file (folder, second_name);
  robo_match_get_records (get_match (fixture), &n_loaded);
  g_assert_cmpuint (n_loaded, ==, n_records);
  play_match (fixture);
  go_on (fixture);
  g_assert_cmpstr (get_sentence (fixture), !=, "Match 2, Rome, is underway");
  window_drive_empty_folder (folder);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add ("/ui/setup/series-page/R11.5/championship-of-one-person-is-played",
              Fixture, GUINT_TO_POINTER (1), set_up, test_championship, tear_down);
  if (long_tests_wanted ())
    g_test_add ("/ui/setup/series-page/R11.5/championship-of-two-people-is-played",
                Fixture, GUINT_TO_POINTER (2), set_up, test_championship, tear_down);
  g_test_add ("/ui/setup/series-page/R11.6/chosen-arenas-are-played",
              Fixture, NULL, set_up, test_all_arenas, tear_down);
  g_test_add ("/ui/setup/series-page/R11.7/match-that-was-left-can-be-continued",
              Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/ui/setup/series-page/R11.7/continued-match-belongs-to-its-series",
              Fixture, NULL, set_up, test_continue, tear_down);

  g_test_add ("/ui/setup/series-page/R11.7/match-opened-from-another-folder-finds-its-series",
              Fixture, NULL, set_up, test_elsewhere, tear_down);

  return g_test_run ();
}
