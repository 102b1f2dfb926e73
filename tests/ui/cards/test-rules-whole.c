// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the life of a set in the real window by real clicks and keys only: a card is created, tried in the
// sandbox, saved as a scenario, put into a rule set, and played by a person until it is used.
#include "config.h"

#include "files/cards/robo-rule-set.h"
#include "match/log/robo-log-item.h"
#include "tests/properties.h"
#include "ui/cards/robo-rule-set-page.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-players.h"
#include "ui/setup/robo-arena-card.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"

#include "rules-drive.h"

/* The arena is a single corridor from south to north, so that all robots are in line. */
static const char corridor[] =
  "<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"corridor\" columns=\"5\" rows=\"7\">"
  "<name>Corridor</name><description>One way.</description><author>Robodrome</author><license>CC-BY-SA-4.0</license>"
  "<terrain><row>##.##</row><row>##.##</row><row>##.##</row><row>##.##</row><row>##.##</row><row>##.##</row>"
  "<row>##.##</row></terrain>"
  "<features><vp at=\"3,4\" number=\"1\"/><start at=\"3,1\" side=\"n\" arrow=\"s\"/>"
  "<start at=\"3,7\" side=\"s\" arrow=\"n\"/></features>"
  "</arena>";

/* Runs a program without a display, which has to succeed, and returns its output. */
static char *
run (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  char *printed = NULL;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &printed, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  return printed;
}

static gboolean
has_tooltip (GtkWidget  *widget,
             const char *start)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  return gtk_widget_get_mapped (widget) && tooltip != NULL && g_str_has_prefix (tooltip, start);
}

static GtkWidget *
find_tooltip (GtkWidget  *widget,
              const char *start)
{
  GtkWidget *found = has_tooltip (widget, start) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tooltip (child, start);

  return found;
}

/* Clicks a button with an icon, by its tooltip. */
static void
click_tooltip (Fixture    *fixture,
               const char *start)
{
  ui_drive_until (find_tooltip (fixture->window, start) != NULL);
  ui_drive_click (find_tooltip (fixture->window, start));
}

/* Returns the row of a form by its title. */
static GtkWidget *
find_row (Fixture    *fixture,
          const char *title)
{
  ui_drive_until (find_label (fixture->window, title) != NULL);

  return gtk_widget_get_ancestor (find_label (fixture->window, title), ADW_TYPE_PREFERENCES_ROW);
}

static void
choose_in_row (Fixture    *fixture,
               const char *title,
               const char *entry)
{
  GtkWidget *row = find_row (fixture, title);
  GtkWidget *popover = ui_drive_find (row, GTK_TYPE_POPOVER, 0);

  gtk_widget_grab_focus (row);
  ui_drive_settle (fixture->window);
  ui_drive_click (row);
  ui_drive_until (gtk_widget_get_mapped (popover) && find_label (popover, entry) != NULL);
  ui_drive_click (find_label (popover, entry));
  ui_drive_until (!gtk_widget_get_mapped (popover));
}

static GtkWidget *
get_file_dialog (void)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (window) && gtk_widget_get_mapped (window))
        return window;
    }

  return NULL;
}

/* The sandbox */

static guint
get_space (Fixture *fixture,
           guint    seat)
{
  return robo_sandbox_get_position (property_object (find (fixture, ROBO_TYPE_SANDBOX_PAGE), "sandbox"))
    ->state.robots[seat]
    .space;
}

/* Moves the other robot further away and changes the die, so that the saved scenario differs from the default. */
static void
set_position_up (Fixture *fixture)
{
  RoboBoardView *board = ui_drive_find (GTK_WIDGET (find (fixture, ROBO_TYPE_SANDBOX_PAGE)), ROBO_TYPE_BOARD_VIEW, 0);
  GtkWidget     *spin;

  ui_drive_drag (ui_space (board, get_space (fixture, 1)),
                 ui_space (board, 3 * 7 + 6));
  ui_drive_until (get_space (fixture, 1) == 3 * 7 + 6);

  choose_in_row (fixture, "Die", "None");
  choose_in_row (fixture, "Die", "Red");
  choose_in_row (fixture, "Key", "East");
  spin = ui_drive_find (find_row (fixture, "Value"), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_widget_grab_focus (spin);
  type (fixture, "ctrl+a 5 Tab");
}

static void
try_in_sandbox (Fixture *fixture)
{
  RoboSandbox *sandbox;
  RoboMatch   *match;

  click_label (fixture, "Try It");
  ui_drive_until (gtk_widget_get_mapped (find (fixture, ROBO_TYPE_SANDBOX_PAGE)));
  sandbox = property_object (find (fixture, ROBO_TYPE_SANDBOX_PAGE), "sandbox");
  set_position_up (fixture);
  click_label (fixture, "Try It");
  ui_drive_until (robo_sandbox_get_match (sandbox) != NULL);
  match = robo_sandbox_get_match (sandbox);
  ui_drive_until (robo_match_get_position (match) == robo_match_get_n_events (match));
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1].space, ==, 3 * 7 + 4);
  ui_drive_shoot ("whole-sandbox");
}

static void
save_scenario (Fixture    *fixture,
               const char *path)
{
  GtkWidget *dialog;

  click_tooltip (fixture, "Main Menu");
  click_label (fixture, "Save as Scenario…");
  ui_drive_until (get_file_dialog () != NULL);
  dialog = get_file_dialog ();
  ui_drive_settle (dialog);
  ui_drive_click (ui_drive_find (dialog, GTK_TYPE_TEXT, 0));
  type (fixture, "ctrl+a");
  {
    GStrvBuilder *words = g_strv_builder_new ();

    g_strv_builder_add_many (words, "xdotool", "type", "--delay", "10", path, NULL);
    ui_drive_take_words (g_strv_builder_end (words));
    g_strv_builder_unref (words);
  }
  ui_drive_shoot ("whole-save");
  ui_drive_click (find_label (dialog, "Save"));
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
  ui_drive_until (get_file_dialog () == NULL);
}

static void
check_scenario (const char *path)
{
  const char *const check[] = { g_getenv ("ROBODROME_CLI"), "check", path, NULL };
  g_autofree char  *text = NULL;
  g_autofree char  *printed = run (check);

  g_assert_nonnull (strstr (printed, "1 passed, 0 failed"));
  /* The outcome is not empty: it has the final places, and the die. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<expect>"));
  g_assert_nonnull (strstr (text, "at=\"5,4\""));
  g_assert_nonnull (strstr (text, "value=\"5\""));
}

/* Rules */

static void
make_rules (Fixture *fixture)
{
  GtkWidget       *page;
  g_autofree char *folder = dup_folder ("rules");
  g_autofree char *path = g_build_filename (folder, "my-rules.rules.xml", NULL);

  click_label (fixture, "New Rule Set");
  page = find (fixture, ROBO_TYPE_RULE_SET_PAGE);
  ui_drive_until (gtk_widget_get_mapped (page));
  click_label (fixture, "Standard modules");
  click_label (fixture, "My Modules");
  ui_drive_shoot ("whole-rules");
  click_label (fixture, "Save");
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
  click_tooltip (fixture, "Back");
}

/* Game */

static void
choose_player (Fixture    *fixture,
               guint       seat,
               const char *player)
{
  RoboSeatRow *row = ui_drive_find (fixture->window, ROBO_TYPE_SEAT_ROW, seat);

  choose (fixture, GTK_DROP_DOWN (gtk_widget_get_template_child (GTK_WIDGET (row), ROBO_TYPE_SEAT_ROW, "player_menu")),
          player);
}

static void
start_game (Fixture *fixture)
{
  click_tooltip (fixture, "Back to Start Page");
  click_label (fixture, "Change…");
  ui_drive_until (gtk_widget_get_mapped (find (fixture, ROBO_TYPE_NEW_GAME_PAGE)));
  choose_in_row (fixture, "Game", "Match");
  choose_in_row (fixture, "Rules", "My Rules");
  click_label (fixture, "Corridor");
  choose_player (fixture, 0, "Person");
  choose_player (fixture, 1, "Empty");
  choose_player (fixture, 2, "KillBot");
  choose_player (fixture, 3, "Empty");
  /* The seed makes the dice reproducible. */
  gtk_widget_grab_focus (find_row (fixture, "Seed"));
  type (fixture, "7");
  ui_drive_shoot ("whole-new-game");
  click_label (fixture, "Start");
  ui_drive_until (gtk_widget_get_mapped (find (fixture, ROBO_TYPE_GAME_PAGE)));
}

static GtkWidget *
get_question_card (Fixture *fixture)
{
  GtkWidget *card = GTK_WIDGET (ui_child (find (fixture, ROBO_TYPE_GAME_PAGE), "card"));

  return card != NULL && gtk_widget_get_mapped (card) ? card : NULL;
}

static gboolean
is_asked (Fixture    *fixture,
          const char *label)
{
  return get_question_card (fixture) != NULL && find_label (get_question_card (fixture), label) != NULL;
}

static RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_page_get_match (find (fixture, ROBO_TYPE_GAME_PAGE));
}

static gboolean
is_programming (Fixture *fixture)
{
  const RoboQuestion *question = robo_match_get_question (get_match (fixture));
  RoboSeatPanel      *panel = robo_players_get_panel (ui_child (find (fixture, ROBO_TYPE_GAME_PAGE), "players"), 0);

  return question != NULL && gtk_widget_get_mapped (GTK_WIDGET (panel)) &&
         property_object (panel, "draft") != NULL;
}

/* Returns TRUE if the log has the sentence as a line. */
static gboolean
is_in_log (Fixture    *fixture,
           const char *sentence)
{
  GListModel *log = robo_match_get_log (get_match (fixture));

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) line = g_list_model_get_item (log, i);

      if (strstr (robo_log_item_get_text (line), sentence) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The card is dealt and equipped, and the player fires it at the KillBot ahead, which has such a card, too. */
static void
play_until_used (Fixture *fixture)
{
  ui_drive_until (is_asked (fixture, "Draw two modules"));
  type (fixture, "1");
  ui_drive_until (is_programming (fixture));
  type (fixture, "KP_8 r 4 Tab KP_8 r 5 Tab KP_8 6 Return");

  ui_drive_until (is_asked (fixture, "Tractor"));
  ui_drive_shoot ("whole-question");
  ui_drive_click (find_label (get_question_card (fixture), "Tractor"));
  ui_drive_until (is_in_log (fixture, " uses Tractor."));
  ui_drive_shoot ("whole-used");
}

static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *scenarios = dup_folder ("scenarios");
  g_autofree char *scenario = g_build_filename (scenarios, "tractor.scenario.xml", NULL);
  g_autofree char *arenas = dup_folder ("arenas");
  g_autofree char *arena = g_build_filename (arenas, "corridor.arena.xml", NULL);

  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_assert_cmpint (g_mkdir_with_parents (scenarios, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (arenas, 0700), ==, 0);
  g_unlink (scenario);
  g_assert_true (g_file_set_contents (arena, corridor, -1, NULL));

  make_tractor_beam (fixture);
  click_label (fixture, "Save");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  try_in_sandbox (fixture);
  save_scenario (fixture, scenario);
  check_scenario (scenario);
  click_tooltip (fixture, "Back");
  click_tooltip (fixture, "Back");
  make_rules (fixture);
  start_game (fixture);
  play_until_used (fixture);
  g_unlink (scenario);
  g_unlink (arena);
}

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  g_test_add ("/ui/cards/rules-whole/new-card/is-tried-saved-and-played", Fixture, NULL, set_up, test_whole, tear_down);

  return g_test_run ();
}
