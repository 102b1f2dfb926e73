// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a card by real clicks, drags and keys.
#include "files/cards/robo-module-edit.h"
#include "files/scenario/robo-puzzle.h"
#include "ui/board/robo-board-view.h"
#include "ui/cards/sandbox/robo-puzzle-dialog.h"
#include "ui/cards/sandbox/robo-sandbox-decisions.h"
#include "ui/cards/sandbox/robo-sandbox-files.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"

#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

#include <glib/gstdio.h>

typedef struct
{
  GtkWidget       *window;
  RoboSandboxPage *page;
  RoboSandbox     *sandbox;
  RoboBoardView   *board;
} Fixture;

/* Creates a set with a card that pulls the first in its line by 2 when it fires. */
static RoboModuleSet *
create_tug (void)
{
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("mine", "Mine");
  g_autoptr (RoboModuleSet) with_card = robo_module_set_with_new_card (empty, 0, ROBO_CARD_RED, "Tug");
  g_autoptr (RoboModuleSet) with_die = robo_module_set_with_card_die (with_card, 0, ROBO_RED, 2, 6);
  RoboCardRow row;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_PULL);
  for (guint value = 0; value <= 6; value++)
    row.effect.amount[value] = 2;

  return robo_module_set_with_new_row (with_die, 0, 0, &row);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboModuleSet) set = create_tug ();

  fixture->page = ROBO_SANDBOX_PAGE (robo_sandbox_page_new ());
  fixture->sandbox = property_object (fixture->page, "sandbox");
  robo_sandbox_page_set_modules (fixture->page, set, 0);
  fixture->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), g_strcmp0 (data, "small") == 0 ? 720 : 1100,
                               g_strcmp0 (data, "small") == 0 ? 480 : 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  ui_drive_show (GTK_WINDOW (fixture->window));
  fixture->board = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_BOARD_VIEW, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->page), (gpointer *)&fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_drive_until (fixture->page == NULL);
}

static GtkWidget *
get_space (Fixture *fixture,
           guint    column,
           guint    row)
{
  return ui_space (fixture->board, row * 7 + column);
}

static guint
get_robot_space (Fixture *fixture,
                 guint    seat)
{
  return robo_sandbox_get_position (fixture->sandbox)->state.robots[seat].space;
}

/* Three units with a die each do not push the heading aside. */
static void
test_heading (Fixture      *fixture,
              gconstpointer data)
{
  GtkLabel *heading;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    robo_sandbox_set_die (fixture->sandbox, 0, unit, FALSE,
                          &(RoboDie){ .colour = ROBO_BLUE, .value = 2, .unit = (guint8)unit, .key = ROBO_DIR_E });
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("sandbox-heading");
  for (guint i = 0; (heading = ui_drive_find (fixture->page, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (heading), "Program"))
      break;
  g_assert_nonnull (heading);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (heading)));
}

static void
test_try (Fixture      *fixture,
          gconstpointer data)
{
  RoboMatch *match;

  ui_drive_shoot ("sandbox-position");
  ui_drive_drag (get_space (fixture, 4, 3), get_space (fixture, 6, 3));
  g_assert_cmpuint (get_robot_space (fixture, 1), ==, 3 * 7 + 6);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.run", NULL);
  match = robo_sandbox_get_match (fixture->sandbox);
  g_assert_nonnull (match);
  robo_match_set_speed (match, 4);
  ui_drive_until (robo_match_get_position (match) == robo_match_get_n_events (match));
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1].space, ==, 3 * 7 + 4);
  ui_drive_shoot ("sandbox-steps");

  /* The first line is the position before the events. */
  robo_match_seek (match, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.step", NULL);
  g_assert_cmpuint (robo_match_get_position (match), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.step-back", NULL);
  g_assert_cmpuint (robo_match_get_position (match), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.stop", NULL);
  g_assert_null (robo_sandbox_get_match (fixture->sandbox));
  g_assert_cmpuint (get_robot_space (fixture, 1), ==, 3 * 7 + 6);
}

/* A robot is picked up and put down with Return. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  gtk_widget_grab_focus (get_space (fixture, 2, 3));
  ui_drive_keys (fixture->window, "Return Up Up Return");
  g_assert_cmpuint (get_robot_space (fixture, 0), ==, 1 * 7 + 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.undo", NULL);
  g_assert_cmpuint (get_robot_space (fixture, 0), ==, 3 * 7 + 2);
}

/* Activates the action of the buttons, or of the menu in a narrow window. */
static void
choose_tool (Fixture    *fixture,
             const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.tool", "s", name);
}

static void
test_tools (Fixture      *fixture,
            gconstpointer data)
{
  const RoboPosition *position;

  choose_tool (fixture, "edge");
  ui_drive_drag (get_space (fixture, 3, 3), get_space (fixture, 3, 2));
  choose_tool (fixture, "mine");
  ui_drive_click (get_space (fixture, 5, 5));
  choose_tool (fixture, "pit");
  ui_drive_click (get_space (fixture, 1, 1));
  choose_tool (fixture, "solid");
  ui_drive_click (get_space (fixture, 0, 6));
  choose_tool (fixture, "start");
  gtk_widget_grab_focus (get_space (fixture, 0, 0));
  ui_drive_keys (fixture->window, "Right Return");
  ui_drive_shoot ("sandbox-tools");

  position = robo_sandbox_get_position (fixture->sandbox);
  g_assert_cmpint (robo_plan_get_edge (robo_arena_get_plan (position->arena), 3 * 7 + 3, ROBO_DIR_N), ==,
                   ROBO_EDGE_WALL);
  g_assert_cmpuint (position->state.n_mines, ==, 1);
  g_assert_cmpuint (position->state.mines[0].space, ==, 5 * 7 + 5);
  g_assert_cmpint (robo_arena_get_plan (position->arena)->terrain[7 + 1], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpint (robo_arena_get_plan (position->arena)->terrain[6 * 7], ==, ROBO_TERRAIN_SOLID);
  g_assert_cmpuint (robo_arena_get_plan (position->arena)->n_starts, ==, 1);
  g_assert_cmpuint (robo_arena_get_plan (position->arena)->starts[0].space, ==, 1);

  /* A wall is set with two keys, a mine is dragged to another space, and a key undoes everything. */
  choose_tool (fixture, "edge");
  gtk_widget_grab_focus (get_space (fixture, 1, 4));
  ui_drive_keys (fixture->window, "Return Down Return");
  ui_drive_until (robo_plan_get_edge (robo_arena_get_plan (robo_sandbox_get_position (fixture->sandbox)->arena),
                                      4 * 7 + 1, ROBO_DIR_S) == ROBO_EDGE_WALL);
  choose_tool (fixture, "move");
  ui_drive_drag (get_space (fixture, 5, 5), get_space (fixture, 2, 5));
  g_assert_cmpuint (robo_sandbox_get_position (fixture->sandbox)->state.mines[0].space, ==, 5 * 7 + 2);
  ui_drive_keys (fixture->window, "ctrl+z");
  ui_drive_until (robo_sandbox_get_position (fixture->sandbox)->state.mines[0].space == 5 * 7 + 5);
  ui_drive_keys (fixture->window, "ctrl+z");
  ui_drive_until (robo_plan_get_edge (robo_arena_get_plan (robo_sandbox_get_position (fixture->sandbox)->arena),
                                      4 * 7 + 1, ROBO_DIR_S) == ROBO_EDGE_OPEN);
  ui_drive_keys (fixture->window, "ctrl+shift+z");
  ui_drive_until (robo_plan_get_edge (robo_arena_get_plan (robo_sandbox_get_position (fixture->sandbox)->arena),
                                      4 * 7 + 1, ROBO_DIR_S) == ROBO_EDGE_WALL);
}

/* Keys step through the events, each of which has a reason; Escape goes back. */
static void
test_steps (Fixture      *fixture,
            gconstpointer data)
{
  RoboMatch *match;
  GtkWidget *list;
  GtkWidget *button;

  ui_drive_keys (fixture->window, "ctrl+t");
  match = robo_sandbox_get_match (fixture->sandbox);
  g_assert_nonnull (match);
  robo_match_set_speed (match, 0);
  ui_drive_until (robo_match_get_position (match) == robo_match_get_n_events (match));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  ui_drive_keys (fixture->window, "Home");
  g_assert_cmpuint (robo_match_get_position (match), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.last", NULL);
  g_assert_cmpuint (robo_match_get_position (match), ==, robo_match_get_n_events (match));

  list = gtk_stack_get_visible_child (GTK_STACK (gtk_widget_get_ancestor (
    ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_SANDBOX_DECISIONS, 0), GTK_TYPE_STACK)));
  ui_drive_until (ui_drive_find (list, GTK_TYPE_MENU_BUTTON, 1) != NULL);
  button = ui_drive_find (list, GTK_TYPE_MENU_BUTTON, 1);
  ui_drive_click (button);
  g_assert_nonnull (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  ui_drive_shoot ("sandbox-why");
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)))));
  ui_drive_keys (fixture->window, "Escape");
  g_assert_null (robo_sandbox_get_match (fixture->sandbox));
}

/* Another answer is selected in the list of decisions, and reset. */
static void
test_decisions (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget          *group = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_SANDBOX_DECISIONS, 0);
  GtkWidget          *row = ui_drive_find (group, ADW_TYPE_COMBO_ROW, 0);
  GtkWidget          *button = ui_drive_find (row, GTK_TYPE_BUTTON, 0);
  const RoboDecision *decision;

  g_assert_false (gtk_widget_get_visible (button));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  decision = robo_sandbox_get_play (fixture->sandbox)->decisions->pdata[0];
  g_assert_true (decision->is_given);
  g_assert_cmpuint (decision->answer, ==, 0);
  g_assert_true (gtk_widget_get_visible (button));
  ui_drive_shoot ("sandbox-decisions");
  g_signal_emit_by_name (button, "clicked");
  decision = robo_sandbox_get_play (fixture->sandbox)->decisions->pdata[0];
  g_assert_false (decision->is_given);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
}

/* The first scenario of a file with several is opened, and then another one is selected. A refused file shows the
 * reason and changes nothing. */
static void
test_files (Fixture      *fixture,
            gconstpointer data)
{
  static const char text[] =
    "<scenarios xmlns='urn:x-robodrome:scenario:1'>"
    "<scenario id='a'><title>First</title><arena-ref id='rome'/><robots>"
    "<robot seat='1' side='s' kind='operator' number='1' at='5,5'/></robots></scenario>"
    "<scenario id='b'><arena-ref id='nowhere'/><robots><robot seat='1' side='s' kind='operator' number='1' "
    "at='5,5'/></robots></scenario>"
    "<scenario id='c'><arena-ref id='rome'/><robots><robot seat='3' side='w' kind='operator' number='1' "
    "at='4,5'/></robots></scenario>"
    "</scenarios>";
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "many.xml", NULL);
  AdwComboRow     *row = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, &error));
  robo_sandbox_files_open_path (property_object (fixture->page, "files"), path);
  ui_drive_until (g_strcmp0 (robo_sandbox_get_position (fixture->sandbox)->title, "First") == 0);
  for (guint i = 0;
       row == NULL || !g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Scenario");
       i++)
    row = ui_drive_find (GTK_WIDGET (fixture->page), ADW_TYPE_COMBO_ROW, i);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, 3);

  adw_combo_row_set_selected (row, 2);
  g_assert_cmpstr (robo_sandbox_get_position (fixture->sandbox)->id, ==, "c");
  adw_combo_row_set_selected (row, 1);
  g_assert_cmpstr (robo_sandbox_get_position (fixture->sandbox)->id, ==, "c");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.undo", NULL);
  g_assert_cmpstr (robo_sandbox_get_position (fixture->sandbox)->title, ==, "First");
  g_remove (path);
  g_rmdir (folder);
}

/* A scenario that cannot be written can be saved elsewhere, by the button that the message names. */
static void
test_save (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.scenario.xml", NULL);
  g_autofree char *text = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sandbox.save", NULL);
  ui_drive_save_at_second_try (path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<scenario"));
  g_remove (path);
  g_rmdir (folder);
}

/* The token at 2|1 is two spaces to the north of the first robot, which has the dice for it. */
#define PUZZLE                                                                                                   \
  "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>"                                             \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                   \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain><features>"    \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features>" \
  "</arena><robots><robot seat='1' side='s' kind='operator' number='1' at='2,3'>"                                \
  "<die unit='1' colour='blue' value='2' key='n'/><die unit='2' colour='red' value='1' key='w'/>"                \
  "<die unit='3' colour='red' value='1' key='w'/></robot></robots><tokens><token number='1'/></tokens></scenario>"

static const char *
get_verdict (GtkWidget *dialog)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (dialog, ROBO_TYPE_PUZZLE_DIALOG, "verdict")));
}

static void
type_into (GtkWidget  *dialog,
           const char *name,
           const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_template_child (dialog, ROBO_TYPE_PUZZLE_DIALOG, name)), text);
}

/* Each choice is checked again in another thread; an unsolvable puzzle cannot be saved, and a puzzle whose file is
 * refused can be saved elsewhere. */
static void
test_puzzle (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "s.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *saved_path =
    g_build_filename (g_get_user_data_dir (), "robodrome", "puzzles", "mine.puzzle.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new ("mine.puzzle.xml");
  g_autoptr (RoboPuzzle) puzzle = NULL;
  GtkWidget *dialog, *save_button;

  g_file_set_contents (path, PUZZLE, -1, &error);
  g_assert_no_error (error);
  robo_sandbox_files_open_path (property_object (fixture->page, "files"), path);
  ui_drive_until (robo_sandbox_get_path (fixture->sandbox) != NULL);
  dialog = g_object_ref_sink (robo_puzzle_dialog_new (fixture->sandbox, GTK_WINDOW (fixture->window)));
  gtk_window_present (GTK_WINDOW (dialog));
  save_button = GTK_WIDGET (gtk_widget_get_template_child (dialog, ROBO_TYPE_PUZZLE_DIALOG, "save_button"));

  /* The first goal is to win: one VP of three is not enough. */
  ui_drive_until (g_str_equal (get_verdict (dialog), "No solution."));
  g_assert_false (gtk_widget_get_sensitive (save_button));
  ui_drive_shoot ("sandbox-no-puzzle");

  /* The first two goals are to win and to gain one VP. */
  adw_combo_row_set_selected (
    ADW_COMBO_ROW (gtk_widget_get_template_child (dialog, ROBO_TYPE_PUZZLE_DIALOG, "goal_row")), 1);
  ui_drive_until (g_str_equal (get_verdict (dialog), "192 programs solve it. 3 ways. Very easy"));
  g_assert_true (gtk_widget_get_sensitive (save_button));
  ui_drive_shoot ("sandbox-puzzle");

  /* With free dice there are more programs to try. */
  gtk_switch_set_active (GTK_SWITCH (gtk_widget_get_template_child (dialog, ROBO_TYPE_PUZZLE_DIALOG, "dice_switch")),
                         FALSE);
  g_assert_false (gtk_widget_get_sensitive (save_button));
  ui_drive_until (gtk_widget_get_sensitive (save_button));
  g_assert_false (g_str_has_prefix (get_verdict (dialog), "192 "));

  /* The puzzle is saved with its title and author. */
  type_into (dialog, "title_row", "Mind the token");
  type_into (dialog, "author_row", "Ada");
  ui_drive_shoot ("sandbox-puzzle-words");
  gtk_widget_activate (save_button);
  ui_drive_save_at_second_try (saved_path);
  ui_drive_until (!gtk_widget_get_mapped (dialog));
  puzzle = robo_puzzle_load_file (saved_path, problems);
  robo_problems_check (problems, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (robo_puzzle_get_title (puzzle), ==, "Mind the token");
  g_assert_cmpstr (robo_puzzle_get_author (puzzle), ==, "Ada");

  g_object_unref (dialog);
  g_remove (path);
  g_remove (saved_path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();
  ui_test_load_style ();

  g_test_add ("/ui/cards/sandbox-page/heading/is-not-ellipsized-beside-dice",
              Fixture, NULL, set_up, test_heading, tear_down);
  g_test_add ("/ui/cards/sandbox-page/large-window/card-can-be-tried", Fixture, NULL, set_up, test_try, tear_down);
  g_test_add ("/ui/cards/sandbox-page/small-window/card-can-be-tried", Fixture, "small", set_up, test_try, tear_down);
  g_test_add ("/ui/cards/sandbox-page/keys/start-rewind-and-end-the-trial-of-a-card",
              Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add ("/ui/cards/sandbox-page/decision/button-resets-a-selected-answer",
              Fixture, NULL, set_up, test_decisions, tear_down);
  g_test_add ("/ui/cards/sandbox-page/file-with-several-scenarios/any-valid-scenario-is-opened",
              Fixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/ui/cards/sandbox-page/file-that-cannot-be-written/scenario-can-be-saved-elsewhere",
              Fixture, NULL, set_up, test_save, tear_down);
  g_test_add ("/ui/cards/sandbox-page/keys/pick-up-and-put-down-a-robot", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/cards/sandbox-page/tools/place-walls-mines-terrain-and-starting-spaces",
              Fixture, NULL, set_up, test_tools, tear_down);
  g_test_add ("/ui/cards/sandbox-page/puzzle/is-saved-only-if-solvable", Fixture, NULL, set_up, test_puzzle, tear_down);

  return g_test_run ();
}
