// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "tests/match/model-test.h"
#include "tests/ui/ui-child.h"
#include "tests/ui/ui-drive.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/setup/robo-seats-window.h"

typedef struct
{
  GSettings      *settings;
  GtkWidget      *window;
  RoboMatchSetup *setup; /* nullable: set-up that was started last */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "test-game-seats");
  g_settings_reset (fixture->settings, "test-game-killbot-modules");
  g_settings_reset (fixture->settings, "new-game-seats");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_weak_pointer (&fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  g_clear_object (&fixture->settings);
}

static void
start_cb (Fixture              *fixture,
          const RoboMatchSetup *setup)
{
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  fixture->setup = robo_match_setup_copy (setup);
}

static void
open_window (Fixture   *fixture,
             RoboArena *arena)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);

  g_set_weak_pointer (&fixture->window, robo_seats_window_new (NULL, setup, NULL));
  g_signal_connect_swapped (fixture->window, "start", G_CALLBACK (start_cb), fixture);
}

static void
show_window (Fixture   *fixture,
             RoboArena *arena)
{
  open_window (fixture, arena);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static GtkDropDown *
get_menu (Fixture *fixture,
          guint    seat)
{
  return ui_child (ui_drive_find (fixture->window, ROBO_TYPE_SEAT_ROW, seat), "player_menu");
}

/* Presses a key that destroys the dialog. */
static void
press_last (const char *key)
{
  const char *const words[] = { "xdotool", "key", key, NULL };

  ui_drive_take_words (g_strdupv ((char **)words));
}

static void
assert_players (Fixture   *fixture,
                RoboPlayer first,
                RoboPlayer second,
                RoboPlayer third,
                RoboPlayer fourth)
{
  const RoboPlayer players[] = { first, second, third, fourth };

  g_assert_nonnull (fixture->setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_assert_cmpint (fixture->setup->seats[i].player, ==, players[i]);
}

static void
test_default (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboArena) arena = test_arena_new ();

  open_window (fixture, arena);
  g_assert_true (robo_seats_window_start (ROBO_SEATS_WINDOW (fixture->window)));
  assert_players (fixture, ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_NONE, ROBO_PLAYER_NONE);
  g_assert_cmpint (fixture->setup->seats[0].side, ==, ROBO_DIR_S);
  g_assert_cmpint (fixture->setup->seats[1].side, ==, ROBO_DIR_N);
  g_assert_null (fixture->window);
}

/* Chooses computers alone by keys. Enter tests, and the next test has the same players without being asked. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboArena) arena = test_arena_new ();
  g_autoptr (GVariant) of_new_games = NULL;

  show_window (fixture, arena);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == ui_child (fixture->window, "test_button"));
  ui_drive_shoot ("seats-window");
  ui_drive_choose (GTK_WIDGET (get_menu (fixture, 0)), "End Return");
  ui_drive_choose (GTK_WIDGET (get_menu (fixture, 1)), "End Up Return");
  gtk_widget_grab_focus (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_SEAT_ROW, 0), "name_entry"));
  ui_drive_shoot ("seats-window-computers");
  press_last ("Return");
  ui_drive_until (fixture->window == NULL);
  assert_players (fixture, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_NONE, ROBO_PLAYER_NONE);
  g_assert_cmpint (fixture->setup->seats[0].level, ==, ROBO_LEVEL_ORACLE);
  g_assert_cmpint (fixture->setup->seats[1].level, ==, ROBO_LEVEL_VEGA);
  of_new_games = g_settings_get_value (fixture->settings, "new-game-seats");
  g_assert_cmpuint (g_variant_n_children (of_new_games), ==, 0);

  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  open_window (fixture, arena);
  g_assert_true (robo_seats_window_start (ROBO_SEATS_WINDOW (fixture->window)));
  assert_players (fixture, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_NONE, ROBO_PLAYER_NONE);
  g_assert_cmpint (fixture->setup->seats[0].level, ==, ROBO_LEVEL_ORACLE);
}

/* R3.5: the refusals are those of New Game. */
static void
test_refusals (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (RoboArena) arena = test_arena_new ();
  g_autofree char *reason = NULL;
  GtkWidget       *button;

  show_window (fixture, arena);
  button = ui_child (fixture->window, "test_button");
  gtk_drop_down_set_selected (get_menu (fixture, 1), 2);
  g_object_get (fixture->window, "reason", &reason, NULL);
  g_assert_cmpstr (reason, ==, "You need at least two robots.");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, reason);
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_false (robo_seats_window_start (ROBO_SEATS_WINDOW (fixture->window)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->window), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
  ui_drive_shoot ("seats-window-refused");

  gtk_drop_down_set_selected (get_menu (fixture, 1), 0);
  g_assert_true (gtk_widget_get_sensitive (button));
  for (guint i = 0; i < 2; i++)
    gtk_editable_set_text (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_SEAT_ROW, i), "name_entry"), "Zoë");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Two players are called Zoë. Rename one.");
  press_last ("Escape");
  ui_drive_until (fixture->window == NULL);
  g_assert_null (fixture->setup);
}

/* Robots start only at sides with starting spaces (R3.1). */
static void
test_sides (Fixture      *fixture,
            gconstpointer data)
{
  RoboPlan plan = { .columns = TEST_COLUMNS, .rows = TEST_ROWS };
  g_autoptr (RoboArena) arena = NULL;

  test_add_start (&plan, 1, 3, ROBO_DIR_W);
  test_add_start (&plan, 9, 4, ROBO_DIR_E);
  arena = robo_arena_new ("sides", &plan);
  open_window (fixture, arena);
  g_assert_true (robo_seats_window_start (ROBO_SEATS_WINDOW (fixture->window)));
  g_assert_cmpint (fixture->setup->seats[0].side, ==, ROBO_DIR_W);
  g_assert_cmpint (fixture->setup->seats[1].side, ==, ROBO_DIR_E);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/seats-window/first-test/person-against-killbot", Fixture, NULL, set_up, test_default, tear_down);
  g_test_add ("/ui/seats-window/computers-chosen-by-keys/are-remembered", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/seats-window/R3.5/refuses-in-the-words-of-new-game", Fixture, NULL, set_up, test_refusals,
              tear_down);
  g_test_add ("/ui/seats-window/R3.1/players-move-to-sides-with-starts", Fixture, NULL, set_up, test_sides, tear_down);

  return g_test_run ();
}
