// SPDX-License-Identifier: GPL-3.0-or-later
// Tests place and size of the log, and what is remembered, by real drags and keys.
#include "config.h"

#include "app/languages/robo-language.h"
#include "ui/match/log/robo-log-row.h"
#include "ui/match/log/robo-log-view.h"
#include "ui/match/robo-divider.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-play-bar.h"

#include "tests/long-tests.h"
#include "tests/match/model-test.h"
#include "tests/match/review-test.h"
#include "tests/properties.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

/* Smaller heads have no face, see robo-robot-drawing.c. */
#define LEAST_HEAD_PX 14

typedef struct
{
  int width;
  int height;
} Size;

typedef struct
{
  GSettings    *settings;
  GtkWidget    *window;
  RoboGamePage *page;
} Fixture;

static const char *const keys[] = { "log-below", "log-height-more", "log-height-two", "log-more", "log-over",
                                    "log-programming", "log-two", "log-width-more", "log-width-two",
                                    "players-width-more", "players-width-programming", "players-width-two" };

static void
open_window (Fixture    *fixture,
             const char *players,
             const Size *size)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, 5);
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  fixture->window = game_page_test_open (match, size->width, size->height, &fixture->page);
}

static void
close_window (Fixture *fixture)
{
  game_page_test_close (fixture->window, &fixture->page);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  g_settings_set_uint (fixture->settings, "animation-speed", 0);
  g_settings_set_boolean (fixture->settings, "curtain", FALSE);
  open_window (fixture, "hhkk", data);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  close_window (fixture);
  g_clear_object (&fixture->settings);
}

static GtkWidget *
get_log (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_LOG_VIEW, 0);
}

static GtkWidget *
get_divider (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_DIVIDER, 0);
}

static AdwFlap *
get_flap (Fixture *fixture)
{
  return ADW_FLAP (gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_GAME_PAGE, "flap"));
}

static graphene_rect_t
get_area (Fixture   *fixture,
          GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &area));

  return area;
}

/* The log opens and closes with an animation. */
static void
turn_over (Fixture *fixture)
{
  gboolean was_below = g_settings_get_boolean (fixture->settings, "log-below");

  ui_drive_keys (fixture->window, "shift+F9");
  ui_drive_until (g_settings_get_boolean (fixture->settings, "log-below") != was_below);
  ui_drive_settle (fixture->window);
}

static void
pull (Fixture *fixture,
      int      dx,
      int      dy)
{
  ui_drive_pull (get_divider (fixture), dx, dy);
}

static int
get_width (Fixture *fixture)
{
  return gtk_widget_get_width (get_log (fixture));
}

static int
get_height (Fixture *fixture)
{
  return gtk_widget_get_height (get_log (fixture));
}

/* The log is beside the board, which keeps its height, or below it, which keeps its width. */
static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget      *board = GTK_WIDGET (ui_child (fixture->page, "board"));
  graphene_rect_t log = get_area (fixture, get_log (fixture));
  graphene_rect_t beside = get_area (fixture, board);
  graphene_rect_t below;
  int             bar_px = gtk_widget_get_height (ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_PLAY_BAR, 0));

  g_assert_cmpfloat (log.origin.x, >, beside.origin.x + beside.size.width);
  g_assert_cmpint ((int)(log.origin.x + log.size.width), ==, gtk_widget_get_width (fixture->window));
  turn_over (fixture);
  ui_drive_shoot (((const Size *)data)->width > 1600 ? "log-below-1920" : "log-below-1280");
  log = get_area (fixture, get_log (fixture));
  below = get_area (fixture, board);
  g_assert_cmpfloat (log.origin.y, >, below.origin.y + below.size.height);
  g_assert_cmpfloat_with_epsilon (log.origin.y + log.size.height, gtk_widget_get_height (fixture->window) - bar_px, 12);
  g_assert_cmpint ((int)log.size.width, ==, gtk_widget_get_width (fixture->window));
  g_assert_cmpfloat (below.size.width, >, beside.size.width);
  g_assert_cmpfloat (below.size.height, >=, 200);

  ui_drive_keys (fixture->window, "F9");
  ui_drive_until (!gtk_widget_get_mapped (get_log (fixture)));
  ui_drive_keys (fixture->window, "F9");
  ui_drive_until (gtk_widget_get_mapped (get_log (fixture)));
  turn_over (fixture);
  g_assert_cmpfloat (get_area (fixture, get_log (fixture)).origin.x, >, beside.origin.x + beside.size.width);
}

/* The drag may lose a pixel or two. */
static void
test_pull (Fixture      *fixture,
           gconstpointer data)
{
  int width = get_width (fixture);
  int height;

  pull (fixture, -60, 0);
  g_assert_cmpint (ABS (get_width (fixture) - width - 60), <=, 2);
  pull (fixture, 200, 0);
  g_assert_cmpint (get_width (fixture), >=, 200);

  turn_over (fixture);
  height = get_height (fixture);
  pull (fixture, 0, -50);
  g_assert_cmpint (ABS (get_height (fixture) - height - 50), <=, 2);

  /* The log grows as far as the game allows, and never covers it. */
  pull (fixture, 0, -650);
  g_assert_false (adw_flap_get_folded (get_flap (fixture)));
  g_assert_true (gtk_widget_get_mapped (get_log (fixture)));
  g_assert_cmpint (get_height (fixture), >, height + 50);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (ui_child (fixture->page, "board"))), >=, 200);
}

static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  int width = get_width (fixture);
  int height;

  gtk_widget_grab_focus (get_divider (fixture));
  ui_drive_keys (fixture->window, "Left Left Up");
  ui_drive_until (get_width (fixture) == width + 32);
  turn_over (fixture);
  height = get_height (fixture);
  gtk_widget_grab_focus (get_divider (fixture));
  ui_drive_keys (fixture->window, "Up Left");
  ui_drive_until (get_height (fixture) == height + 16);
  /* Keys that the divider does not use are passed on to the game. */
  g_assert_cmpint (get_width (fixture), ==, gtk_widget_get_width (fixture->window));
}

/* The places of the log for two and for more players are remembered separately, as after a restart of the program. */
static void
test_remembered (Fixture      *fixture,
                 gconstpointer data)
{
  int four_width;
  int four_height;
  int two_height;

  pull (fixture, -40, 0);
  four_width = get_width (fixture);
  turn_over (fixture);
  pull (fixture, 0, -60);
  four_height = get_height (fixture);
  close_window (fixture);

  open_window (fixture, "h-k-", data);
  g_assert_cmpint (get_height (fixture), <, four_height);
  pull (fixture, 0, 30);
  two_height = get_height (fixture);
  close_window (fixture);

  open_window (fixture, "hhkk", data);
  /* The log gets its size after the first frames. */
  ui_drive_until (get_height (fixture) == four_height);
  turn_over (fixture);
  ui_drive_until (get_width (fixture) == four_width);
  close_window (fixture);

  open_window (fixture, "h-k-", data);
  g_assert_cmpint (get_width (fixture), <, four_width);
  turn_over (fixture);
  ui_drive_until (get_height (fixture) == two_height);
}

/* The stored size is that of a larger window, or was written by hand: the log gets the room that the game leaves, and
 * the window does not grow. */
static void
test_stored_too_large (Fixture      *fixture,
                       gconstpointer data)
{
  static const int sizes[] = { 900, 1400, 1500, 32767 };
  const Size      *size = data;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      close_window (fixture);
      g_settings_set_int (fixture->settings, "log-width-more", sizes[i]);
      g_settings_set_int (fixture->settings, "log-height-more", sizes[i]);
      open_window (fixture, "hhkk", data);
      ui_drive_settle (fixture->window);
      g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, size->width);
      ui_drive_until (gtk_widget_get_mapped (get_log (fixture)) && get_width (fixture) > 250);
      g_assert_false (adw_flap_get_folded (get_flap (fixture)));
      turn_over (fixture);
      g_assert_cmpint (gtk_widget_get_height (fixture->window), ==, size->height);
      g_assert_false (adw_flap_get_folded (get_flap (fixture)));
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (ui_child (fixture->page, "board"))), >=, 200);
      turn_over (fixture);
    }
}

/* If there is no room, the log covers the game on request, and does not change it. */
static void
test_small (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (ui_child (fixture->page, "board"));
  int        height;

  g_settings_set_boolean (fixture->settings, "log-below", TRUE);
  ui_drive_settle_place (board);
  height = gtk_widget_get_height (board);
  g_assert_false (gtk_widget_get_mapped (get_log (fixture)));
  ui_drive_keys (fixture->window, "F9");
  ui_drive_until (gtk_widget_get_mapped (get_log (fixture)));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("log-below-720");
  g_assert_true (adw_flap_get_folded (get_flap (fixture)));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  g_assert_cmpint ((int)get_area (fixture, get_log (fixture)).size.width, ==, 720);
  g_assert_cmpint (get_height (fixture), <, 300);
  ui_drive_keys (fixture->window, "F9");
  ui_drive_until (!gtk_widget_get_mapped (get_log (fixture)));
  /* The user's wish to see the log if there is room has not changed. */
  g_assert_true (g_settings_get_boolean (fixture->settings, "log-more"));
}

/* In large text a line would have only two words, one of them broken: the log is wider, or covers the players
 * on request. */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int          width = get_width (fixture);

  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  ui_drive_until (adw_flap_get_folded (get_flap (fixture)) || get_width (fixture) >= 2 * width);
  ui_drive_settle (fixture->window);
  if (adw_flap_get_folded (get_flap (fixture)))
    {
      ui_drive_keys (fixture->window, "F9");
      ui_drive_until (gtk_widget_get_mapped (get_log (fixture)));
    }
  ui_drive_settle (fixture->window);
  g_assert_cmpint (get_width (fixture), >=, 2 * width);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* Returns the height of the lines of one round, in pixels; the list has all rows while the log is short. */
static int
measure_round (GtkWidget *list,
               guint      round)
{
  int height = 0;
  int minimum;

  for (GtkWidget *line = gtk_widget_get_first_child (list); line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      GtkWidget   *row = gtk_widget_get_first_child (line);
      RoboLogItem *item = ROBO_IS_LOG_ROW (row) ? robo_log_row_get_item (ROBO_LOG_ROW (row)) : NULL;

      if (item == NULL || property_uint (item, "round") != round)
        continue;
      gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (list), &minimum, NULL, NULL, NULL);
      height += minimum;
    }

  return height;
}

/* The heads are large enough for a face, and die and head do not touch the line below. */
static void
look_at_heads (GtkWidget *list)
{
  guint n_seen = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (list); line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      GtkWidget      *row = gtk_widget_get_first_child (line);
      GtkWidget      *mark = ROBO_IS_LOG_ROW (row) ? ui_child (ROBO_LOG_ROW (row), "seat_mark") : NULL;
      GtkWidget      *label = ROBO_IS_LOG_ROW (row) ? ui_child (ROBO_LOG_ROW (row), "label") : NULL;
      PangoRectangle  first;
      graphene_rect_t area;

      if (mark == NULL || !gtk_widget_get_child_visible (line) || !gtk_widget_get_mapped (mark))
        continue;

      n_seen++;
      g_assert_cmpint (gtk_widget_get_height (mark), >=, LEAST_HEAD_PX);
      pango_layout_line_get_pixel_extents (pango_layout_get_line_readonly (gtk_label_get_layout (GTK_LABEL (label)), 0),
                                           NULL, &first);
      g_assert_true (gtk_widget_compute_bounds (mark, label, &area));
      g_assert_cmpfloat (area.origin.y + area.size.height, <=, first.height);
    }
  g_assert_cmpuint (n_seen, >, 0);
}

/* At 1280 by 800 pixels a round of four robots fits into the log, in any language. */
static void
look_at_rounds (const Size *size,
                const char *language)
{
  Fixture          fixture;
  g_autofree char *shot = g_strconcat ("log-round-", language, NULL);

  robo_language_use (language);
  set_up (&fixture, size);
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", seed);
      g_autoptr (RoboMatch) match = NULL;
      GtkWidget *list;
      int        room;

      test_setup_add_modules (setup);
      match = robo_match_new (setup);
      robo_match_set_speed (match, 0);
      robo_match_start (match);
      test_match_play (match, 4);
      robo_game_page_set_match (fixture.page, match);
      ui_drive_settle (fixture.window);
      ui_drive_shoot (shot);
      list = gtk_widget_get_ancestor (ui_drive_find (fixture.window, ROBO_TYPE_LOG_ROW, 0), GTK_TYPE_LIST_VIEW);
      room = gtk_widget_get_height (gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW));
      look_at_heads (list);
      for (guint round = 1; round <= 3; round++)
        {
          int height = measure_round (list, round);

          g_test_message ("%s, seed %u, round %u: %d of %d pixels", language, (guint)seed, round, height, room);
          g_assert_cmpint (height, >, 0);
          g_assert_cmpint (height, <=, room);
        }
    }
  tear_down (&fixture, size);
  robo_language_use ("en");
}

static void
test_round_fits (gconstpointer data)
{
  static const Size usual = { 1280, 800 };

  look_at_rounds (&usual, data);
}

static gboolean
is_log_shown (Fixture *fixture)
{
  return adw_flap_get_reveal_flap (get_flap (fixture)) && adw_flap_get_reveal_progress (get_flap (fixture)) == 1;
}

/* Beside the result the log is hidden at first, and F9 and the button in the header bar work as in the game. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  RoboMatch *match = robo_game_page_get_match (fixture->page);
  GtkWidget *result =
    GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_GAME_PAGE, "result"));
  GtkWidget *button =
    GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_GAME_PAGE, "log_button"));

  test_match_play_well (match);
  ui_drive_until (gtk_widget_get_mapped (result));
  ui_drive_until (adw_flap_get_reveal_progress (get_flap (fixture)) == 0);
  ui_drive_keys (fixture->window, "F9");
  ui_drive_until (is_log_shown (fixture));
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (result));
  g_assert_true (g_settings_get_boolean (fixture->settings, "log-over"));
  g_assert_cmpfloat (get_area (fixture, result).size.width, >, 640);
  ui_drive_shoot ("log-over");
  ui_drive_click (button);
  ui_drive_until (adw_flap_get_reveal_progress (get_flap (fixture)) == 0);
  g_assert_true (g_settings_get_boolean (fixture->settings, "log-two"));
  g_assert_true (g_settings_get_boolean (fixture->settings, "log-more"));
}

int
main (int   argc,
      char *argv[])
{
  static const Size laptop = { 1280, 720 };
  static const Size large = { 1920, 1080 }; /* or the size of the screen */
  static const Size roomy = { 1440, 900 };
  static const Size small = { 720, 480 };

  robo_language_init ();
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

#define ADD(path, size, func) g_test_add ("/ui/match/log-place/" path, Fixture, &size, set_up, func, tear_down)
  ADD ("place/is-beside-or-below-the-board-on-a-laptop", laptop, test_places);
  ADD ("place/is-beside-or-below-the-board-on-a-large-screen", large, test_places);
  ADD ("divider/drag-resizes-the-log", roomy, test_pull);
  ADD ("stored-size-too-large/is-reduced-to-fit-the-window", roomy, test_stored_too_large);
  ADD ("divider/keys-resize-the-log", roomy, test_keys);
  ADD ("place-and-size/are-remembered-by-number-of-players", roomy, test_remembered);
  ADD ("small-window/log-covers-the-game-on-request", small, test_small);
  ADD ("finished-game/log-is-beside-the-result-on-request", roomy, test_over);
  g_test_add_data_func ("/ui/match/log-place/lines-of-a-round/fit-the-log/de", "de", test_round_fits);
  if (long_tests_wanted ())
    {
      g_test_add_data_func ("/ui/match/log-place/lines-of-a-round/fit-the-log/en", "en", test_round_fits);
      g_test_add_data_func ("/ui/match/log-place/lines-of-a-round/fit-the-log/pl", "pl", test_round_fits);
    }
  ADD ("large-text/log-is-wider-or-covers-the-players", roomy, test_large_text);

  return g_test_run ();
}
