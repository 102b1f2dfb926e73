// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that Game Information says which rules are played.
#include "config.h"

#include "tests/match/model-test.h"
#include "tests/ui/ui-drive.h"
#include "ui/match/robo-game-info.h"

/* Returns the value below the title, or NULL if there is no such row. */
static const char *
find_value (GtkWidget  *window,
            const char *title)
{
  AdwActionRow *row;

  for (guint i = 0; (row = ui_drive_find (window, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return adw_action_row_get_subtitle (row);

  return NULL;
}

static GtkWidget *
show_info (RoboMatch *match)
{
  GtkWidget *window = robo_game_info_new (match, NULL, 0);

  ui_drive_show (GTK_WINDOW (window));

  return window;
}

static void
test_usual_rules (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hc", 5);
  g_autoptr (RoboMatch) match = robo_match_new (setup);
  GtkWidget *window = show_info (match);

  g_assert_cmpstr (find_value (window, "Victory points to win"), ==, "3");
  g_assert_cmpstr (find_value (window, "Damage that destroys a robot"), ==, "3");
  g_assert_cmpstr (find_value (window, "Starting numbers"), ==, "Highest dice total");
  g_assert_cmpstr (find_value (window, "Last round"), ==, "The game has no last round.");
  g_assert_cmpstr (find_value (window, "Damage per shot"), ==, "1");
  g_assert_null (find_value (window, "Players begin without modules"));
  g_assert_null (find_value (window, "Bumps hurt at every step"));
  g_assert_null (find_value (window, "KillBots together"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Only an arena that does not come with the program can be kept. */
static void
test_own_arena (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hc", 5);
  g_autoptr (RoboMatchSetup) own = robo_match_setup_copy (setup);
  g_autoptr (RoboMatch) own_match = robo_match_new (own);
  g_autoptr (RoboArena) bundled = robo_arena_with_id (setup->arena, "rome");
  g_autoptr (RoboMatch) match = NULL;
  GtkWidget *window;

  robo_match_setup_set_arena (setup, bundled);
  match = robo_match_new (setup);
  window = show_info (match);
  g_assert_null (find_value (window, "Keep arena and cards…"));
  gtk_window_destroy (GTK_WINDOW (window));

  window = show_info (own_match);
  g_assert_nonnull (find_value (window, "Keep arena and cards…"));
  ui_drive_shoot ("game-info-own-arena");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_changed_rules (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk-k", 5);
  g_autoptr (RoboMatch) match = NULL;
  GtkWidget *window;

  test_setup_add_modules (setup);
  setup->rules.bump_every_step = TRUE;
  setup->rules.numbering = ROBO_NUMBERING_RANDOM;
  setup->rules.vp_tokens_max = 4;
  setup->rules.round_limit = 8;
  setup->rules.laser_damage = 2;
  setup->rules.operators_begin_bare = TRUE;
  setup->rules.copies[0] = 7;
  match = robo_match_new (setup);
  window = show_info (match);

  g_assert_cmpstr (find_value (window, "Starting numbers"), ==, "At random");
  g_assert_cmpstr (find_value (window, "VP tokens in the arena"), ==, "4");
  g_assert_cmpstr (find_value (window, "Last round"), ==, "8");
  g_assert_cmpstr (find_value (window, "Damage per shot"), ==, "2");
  g_assert_cmpstr (find_value (window, "Players begin without modules"), ==,
                   "Players begin without modules and draw them during the game.");
  g_assert_cmpstr (find_value (window, "Bumps hurt at every step"), ==, "Bump damage is dealt at every step.");
  g_assert_cmpstr (find_value (window, "KillBots together"), ==, "0 of 7 victory points");
  g_assert_nonnull (find_value (window, robo_modules_get_title (setup->modules, 0)));
  g_assert_nonnull (strstr (find_value (window, robo_modules_get_title (setup->modules, 0)), "7 copies"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/match/game-info/usual-rules/switches-that-are-off-are-not-shown", test_usual_rules);
  g_test_add_func ("/ui/match/game-info/arena-that-is-not-bundled/can-be-kept", test_own_arena);
  g_test_add_func ("/ui/match/game-info/changed-rules/each-change-is-shown", test_changed_rules);

  return g_test_run ();
}
