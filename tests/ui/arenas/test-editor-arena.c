// SPDX-License-Identifier: GPL-3.0-or-later
// Makes an arena from scratch and plays it, in the real window, by pointer and keys: it is drawn, repaired, simulated,
// tested, saved, found again and played. With UI_DRIVE_SHOTS set, each step is a picture.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/properties.h"
#include "ui/arenas/balance/robo-balance-panel.h"
#include "ui/arenas/library/robo-template-window.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-players.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-start-page.h"
#include "editor-drive.h"

#define SIDE 9

static GtkApplication *app;

typedef struct
{
  GtkWidget         *window;
  RoboEditorPage    *page;
  RoboEditorCanvas  *canvas;
  RoboArenaDocument *document; /* borrowed */
} Fixture;

static char *
dup_folder (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", name, NULL);
}

static guint
count_files (const char *name,
             gboolean    removes)
{
  g_autofree char *folder = dup_folder (name);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  guint       n = 0;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (removes)
        g_unlink (path);
      n += g_file_test (path, G_FILE_TEST_IS_REGULAR);
    }

  return n;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  g_settings_reset (settings, "new-game-seats");
  g_settings_set_int (settings, "window-width", 1260);
  g_settings_set_int (settings, "window-height", 860);
  count_files ("games", TRUE);
  count_files ("arenas", TRUE);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (gtk_application_get_windows (app) == NULL);
  count_files ("games", TRUE);
  count_files ("arenas", TRUE);
}

static gpointer
get_child (gpointer    widget,
           const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

static gboolean
is_shown (gpointer widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static void
new_arena (Fixture *fixture)
{
  GtkWidget *templates;

  ui_drive_keys (fixture->window, "ctrl+shift+n");
  ui_drive_until (is_shown (ui_drive_find_dialog (ROBO_TYPE_TEMPLATE_WINDOW)));
  templates = ui_drive_find_dialog (ROBO_TYPE_TEMPLATE_WINDOW);
  ui_drive_settle (templates);
  ui_drive_click (get_child (templates, "create_button"));
  ui_drive_until (is_shown (ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0)));
  fixture->page = ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0);
  fixture->canvas = ui_child (fixture->page, "canvas");
  fixture->document = robo_editor_page_get_document (fixture->page);
  ui_drive_settle (fixture->window);
}

static void
choose (Fixture      *fixture,
        RoboBrushKind kind)
{
  ui_drive_click (ui_drive_find_choice (ui_child (fixture->page, "palette"), "editor.brush", kind));
}

/* Draws a quarter of the arena, and symmetry adds the rest. */
static void
draw (Fixture *fixture)
{
  ui_drive_click (ui_drive_find (ui_child (fixture->page, "symmetry"), GTK_TYPE_TOGGLE_BUTTON,
                                 ROBO_SYMMETRY_QUARTERS_TURNED));
  choose (fixture, ROBO_BRUSH_SOLID);
  editor_drive_click (fixture->canvas, 0.5, 0.5);
  choose (fixture, ROBO_BRUSH_START);
  editor_drive_drag (fixture->canvas, "1", 3.5, 8.5, 5.5, 8.5);
  choose (fixture, ROBO_BRUSH_VP);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  choose (fixture, ROBO_BRUSH_WORKSHOP);
  editor_drive_click (fixture->canvas, 4.5, 2.5);
  choose (fixture, ROBO_BRUSH_VOLTAGE);
  editor_drive_click (fixture->canvas, 4.5, 4.5);
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_drag (fixture->canvas, "1", 5.2, 7, 6.8, 7);
  ui_drive_shoot ("1-drawn");
}

/* Adds caution lines round the pit, also with symmetry, and adds the lines at the border with one click, until there
 * are no problems left. */
static void
guard_pits (Fixture *fixture)
{
  GListModel *problems = G_LIST_MODEL (robo_arena_document_get_problems (fixture->document));
  GtkWidget  *group = ui_child (fixture->page, "problems");
  GtkListBox *list = ui_child (group, "list");

  g_autoptr (RoboProblemItem) stuck = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 24);
  /* Equal problems are in one row. */
  ui_drive_until (gtk_list_box_get_row_at_index (list, 1) != NULL);
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  ui_drive_shoot ("2-groups");
  choose (fixture, ROBO_BRUSH_CAUTION);
  editor_drive_click (fixture->canvas, 2.94, 2.6);
  editor_drive_click (fixture->canvas, 4.06, 2.6);
  editor_drive_click (fixture->canvas, 3.6, 3.06);
  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 12);
  stuck = g_list_model_get_item (problems, 0);
  robo_arena_document_fix (fixture->document, stuck, 2);
  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 0);
}

static void
name_it (Fixture *fixture)
{
  GtkWidget *row = ui_child (ui_child (fixture->page, "properties"), "name_row");

  ui_drive_scroll_to (row);
  ui_drive_click (row);
  ui_drive_until (gtk_widget_get_focus_child (row) != NULL);
  ui_drive_keys (row, "ctrl+a R e c o r d e d");
  ui_drive_until (g_strcmp0 (robo_arena_document_get_name (fixture->document, NULL), "Recorded") == 0);
  ui_drive_shoot ("2-warning-free");
}

static void
check_symmetry (Fixture *fixture)
{
  const RoboPlan *plan = robo_arena_document_get_plan (fixture->document);

  g_assert_cmpuint (plan->columns, ==, SIDE);
  g_assert_cmpuint (plan->n_starts, ==, 12);
  g_assert_cmpint (robo_symmetry_find (plan), ==, ROBO_SYMMETRY_QUARTERS_TURNED);
}

static RoboBalanceRun *
get_run (gpointer panel)
{
  return property_object (ui_child (panel, "controls"), "run");
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

/* Chooses a start and makes one program against the opponent. */
static void
play_a_round (Fixture *fixture)
{
  ui_drive_until (is_shown (get_game_page (fixture)));
  ui_drive_until (is_shown (ui_child (get_game_page (fixture), "card")));
  ui_drive_keys (fixture->window, "2");
  ui_drive_until (is_programming (fixture));
  ui_drive_keys (fixture->window, "KP_8 1 Tab KP_6 1 Tab KP_9 r 6 Return");
  ui_drive_until (robo_match_get_shown_state (get_match (fixture))->round == 2);
}

static gboolean
has_killbot (RoboMatch *match)
{
  const RoboState *state = robo_match_get_shown_state (match);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (state->robots[i].kind == ROBO_SEAT_KILLBOT)
      return TRUE;

  return FALSE;
}

/* The test plays the drawn arena, which is unsaved, and leaves no files. */
static void
test_it (Fixture *fixture)
{
  guint           position = robo_history_get_position (robo_document_get_history (ROBO_DOCUMENT (fixture->document)));
  const RoboPlan *plan = robo_arena_document_get_plan (fixture->document);

  ui_drive_click (ui_child (fixture->page, "test_button"));
  play_a_round (fixture);
  g_assert_true (has_killbot (get_match (fixture)));
  g_assert_cmpmem (robo_arena_get_plan (robo_match_get_arena (get_match (fixture))), sizeof *plan, plan, sizeof *plan);
  ui_drive_shoot ("4-tested");

  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (is_shown (fixture->canvas));
  g_assert_true (robo_editor_page_get_document (fixture->page) == fixture->document);
  g_assert_cmpuint (robo_history_get_position (robo_document_get_history (ROBO_DOCUMENT (fixture->document))), ==,
                    position);
  g_assert_cmpuint (count_files ("games", FALSE), ==, 0);
}

static void
simulate (Fixture *fixture)
{
  RoboBalancePanel *panel = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_BALANCE_PANEL, 0);
  gpointer          controls;

  g_assert_nonnull (panel);
  ui_drive_keys (fixture->window, "ctrl+b");
  ui_drive_until (is_shown (panel));
  controls = get_child (panel, "controls");
  ui_drive_click (get_child (controls, "games_button"));
  ui_drive_keys (GTK_WIDGET (panel), "ctrl+a 1 0 0 Tab");
  gtk_drop_down_set_selected (get_child (controls, "level_menu"), 0);
  ui_drive_click (get_child (controls, "start_button"));
  ui_drive_until (get_run (panel) != NULL);
  while (robo_balance_run_get_result (get_run (panel)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (robo_balance_run_get_result (get_run (panel))->n_games, ==, 100);
  ui_drive_shoot ("3-simulated");
}

/* Saving a new arena is no edit, and keeps the results of the simulation. */
static void
check_after_saving (Fixture *fixture)
{
  RoboBalancePanel *panel = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_BALANCE_PANEL, 0);

  ui_drive_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (get_child (get_child (panel, "controls"), "reason_label")));
  g_assert_cmpstr (property_string (robo_document_get_history (ROBO_DOCUMENT (fixture->document)), "undo-name"), ==,
                   "Edit Name");
}

/* Clicks the first visible button. Newer header bars have a back button of their own before it, which is hidden. */
static void
click_back (Fixture *fixture)
{
  guint      i = 0;
  GtkWidget *button;

  do
    button = ui_drive_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, i++);
  while (!gtk_widget_get_mapped (button));
  ui_drive_click (button);
}

/* The results of one arena are not shown for the next. */
static void
check_next_arena (Fixture *fixture)
{
  RoboBalancePanel *panel = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_BALANCE_PANEL, 0);

  new_arena (fixture);
  ui_drive_settle (fixture->window);
  g_assert_null (get_run (panel));
  g_assert_null (robo_balance_panel_get_heat (panel, NULL));
  g_assert_false (gtk_widget_get_visible (get_child (panel, "result_box")));
  click_back (fixture);
  ui_drive_until (!is_shown (fixture->page));
}

static void
save_and_leave (Fixture *fixture)
{
  ui_drive_click (ui_child (ui_child (fixture->page, "bar"), "save_button"));
  ui_drive_until (count_files ("arenas", FALSE) == 1);
  ui_drive_until (!robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (fixture->document))));
  check_after_saving (fixture);
  click_back (fixture);
  ui_drive_until (!is_shown (fixture->page));
}

static GtkWidget *
find_card (GtkWidget *page)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = ui_drive_find (page, GTK_TYPE_LABEL, i);

      if (label == NULL)
        return NULL;
      if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), "Recorded"))
        return gtk_widget_get_ancestor (label, GTK_TYPE_FLOW_BOX_CHILD);
    }
}

static void
play_it (Fixture *fixture)
{
  RoboNewGamePage *page;

  ui_drive_keys (fixture->window, "ctrl+n");
  ui_drive_until (is_shown (ui_drive_find (fixture->window, ROBO_TYPE_NEW_GAME_PAGE, 0)));
  page = ui_drive_find (fixture->window, ROBO_TYPE_NEW_GAME_PAGE, 0);
  ui_drive_until (find_card (GTK_WIDGET (page)) != NULL);
  ui_drive_scroll_to (find_card (GTK_WIDGET (page)));
  ui_drive_click (find_card (GTK_WIDGET (page)));
  ui_drive_shoot ("5-found-again");
  ui_drive_click (get_child (page, "start_button"));
  play_a_round (fixture);
  g_assert_cmpstr (robo_arena_get_id (robo_match_get_arena (get_match (fixture))), ==, "recorded");
  ui_drive_shoot ("6-played");
}

/* An arena is drawn from scratch, tested and saved with the controls of a designer. */
static void
test_from_nothing (Fixture      *fixture,
                   gconstpointer data)
{
  new_arena (fixture);
  draw (fixture);
  guard_pits (fixture);
  name_it (fixture);
  check_symmetry (fixture);
  simulate (fixture);
  test_it (fixture);
  save_and_leave (fixture);
  check_next_arena (fixture);
  play_it (fixture);
}

/* A bundled arena is edited as a copy, which is unsaved at first; a window with changes asks before it closes. */
static void
test_copy (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  const char *path = robo_library_arena_get_path (robo_library_find_arena (library, "rome"));

  g_assert_true (gtk_widget_activate_action (fixture->window, "win.edit-arena", "^ay", path));
  ui_drive_until ((fixture->page = ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0)) != NULL);
  ui_drive_until (is_shown (fixture->page));
  fixture->canvas = ui_child (fixture->page, "canvas");
  fixture->document = robo_editor_page_get_document (fixture->page);
  g_assert_null (robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (fixture->document))));
  g_assert_cmpstr (robo_arena_get_id (robo_arena_document_get_arena (fixture->document)), ==, "rome-copy");
  g_assert_cmpint (robo_editor_tools_get_symmetry (ui_child (fixture->page, "tools")), ==,
                   ROBO_SYMMETRY_QUARTERS_MIRRORED);

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 3.5);
  g_assert_cmpuint (robo_arena_document_get_plan (fixture->document)->terrain[5 * SIDE + 5], ==, ROBO_TERRAIN_PIT);
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_settle (fixture->window);
  ui_drive_answer ("Cancel");
  ui_drive_settle (fixture->window);
  g_assert_true (is_shown (fixture->page));
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_settle (fixture->window);
  ui_drive_answer ("Discard");
  ui_drive_until (gtk_application_get_windows (app) == NULL);
  g_assert_cmpuint (count_files ("arenas", FALSE), ==, 0);

  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_application_hold (G_APPLICATION (app));

  g_test_add ("/ui/arenas/editor-arena/bundled-arena/is-edited-as-a-copy", Fixture, NULL, set_up, test_copy, tear_down);
  g_test_add ("/ui/arenas/editor-arena/new-arena/is-drawn-saved-and-played",
              Fixture, NULL, set_up, test_from_nothing, tear_down);

  return g_test_run ();
}
