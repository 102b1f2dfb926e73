// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the generator of arenas from the library to the editor.
#include "config.h"

#include "library-page-test.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/arenas/generator/robo-generator-window.h"
#include "ui/arenas/library/robo-template-window.h"

static RoboGeneratorWindow *
open_generator (Fixture *fixture)
{
  activate (fixture, "library.generate");
  ui_drive_until (find_window (ROBO_TYPE_GENERATOR_WINDOW) != NULL);
  ui_drive_settle (find_window (ROBO_TYPE_GENERATOR_WINDOW));

  return find_window (ROBO_TYPE_GENERATOR_WINDOW);
}

static gpointer
get_part (RoboGeneratorWindow *window,
          const char          *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_GENERATOR_WINDOW, name);
}

static guint
count_cards (RoboGeneratorWindow *window)
{
  guint n = 0;

  while (gtk_flow_box_get_child_at_index (get_part (window, "card_box"), (int)n) != NULL)
    n++;

  return n;
}

static GtkWidget *
find_button (RoboGeneratorWindow *window,
             guint                card,
             guint                index)
{
  return ui_drive_find (gtk_flow_box_get_child_at_index (get_part (window, "card_box"), (int)card), GTK_TYPE_BUTTON,
                        index);
}

static gboolean
is_running (RoboGeneratorWindow *window)
{
  return robo_arena_search_get_is_running (robo_generator_window_get_search (window));
}

/* Small arenas take the least time. */
static void
choose_size (RoboGeneratorWindow *window)
{
  gtk_spin_button_set_value (get_part (window, "columns_spin"), 8);
  gtk_spin_button_set_value (get_part (window, "rows_spin"), 7);
}

static void
test_choose (Fixture      *fixture,
             gconstpointer data)
{
  RoboGeneratorWindow      *window = open_generator (fixture);
  const RoboArenaCandidate *third;
  RoboPlan                  plan;
  GtkWidget                *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  RoboArenaDocument        *document;
  GtkWidget                *editor;

  g_assert_null (robo_generator_window_get_search (window));
  ui_drive_shoot ("generator-options");
  choose_size (window);
  ui_drive_click (get_part (window, "generate_button"));
  g_assert_true (is_running (window));
  g_assert_true (gtk_widget_is_focus (get_part (window, "stop_button")));
  ui_drive_until (!is_running (window));
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_cmpuint (count_cards (window), ==, ROBO_CANDIDATES_USUAL);
  g_assert_true (gtk_widget_is_focus (get_part (window, "generate_button")));
  ui_drive_shoot ("generator-found");

  third = robo_arena_search_get_found (robo_generator_window_get_search (window))->pdata[2];
  plan = third->plan;
  g_assert_cmpuint (plan.columns, ==, 8);
  g_assert_cmpuint (plan.rows, ==, 7);
  g_signal_emit_by_name (find_button (window, 2, 0), "clicked");
  ui_drive_until (find_window (ROBO_TYPE_GENERATOR_WINDOW) == NULL);
  ui_drive_until (gtk_stack_get_child_by_name (GTK_STACK (pages), "editor") != NULL);
  editor = gtk_stack_get_child_by_name (GTK_STACK (pages), "editor");
  ui_drive_until (robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor)) != NULL);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  document = robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor));
  g_assert_cmpmem (robo_arena_document_get_plan (document), sizeof plan, &plan, sizeof plan);
  ui_drive_shoot ("generator-editor");
}

static AdwMessageDialog *
await_question (void)
{
  ui_drive_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);

  return find_window (ADW_TYPE_MESSAGE_DIALOG);
}

/* Canceling the question about unsaved changes leads back to the generator with everything that was found. */
static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget           *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  RoboArenaDocument   *document;
  RoboGeneratorWindow *window;
  GtkWidget           *editor;
  guint                n;

  activate (fixture, "library.new");
  ui_drive_until (find_window (ROBO_TYPE_TEMPLATE_WINDOW) != NULL);
  ui_drive_settle (find_window (ROBO_TYPE_TEMPLATE_WINDOW));
  ui_drive_keys (find_window (ROBO_TYPE_TEMPLATE_WINDOW), "Return");
  ui_drive_until (gtk_stack_get_child_by_name (GTK_STACK (pages), "editor") != NULL);
  editor = gtk_stack_get_child_by_name (GTK_STACK (pages), "editor");
  ui_drive_until (robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor)) != NULL);
  document = robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor));
  robo_arena_document_set_author (document, "Ann");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-page", "s", "library");

  window = open_generator (fixture);
  choose_size (window);
  ui_drive_click (get_part (window, "generate_button"));
  ui_drive_until (count_cards (window) > 1);
  ui_drive_click (get_part (window, "stop_button"));
  n = count_cards (window);
  g_signal_emit_by_name (find_button (window, 0, 0), "clicked");
  adw_message_dialog_response (await_question (), "cancel");
  ui_drive_until (gtk_widget_get_visible (GTK_WIDGET (window)));
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_cmpuint (count_cards (window), ==, n);
  g_assert_true (robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor)) == document);

  g_signal_emit_by_name (find_button (window, 1, 0), "clicked");
  adw_message_dialog_response (await_question (), "discard");
  ui_drive_until (find_window (ROBO_TYPE_GENERATOR_WINDOW) == NULL);
  g_assert_true (robo_editor_page_get_document (ROBO_EDITOR_PAGE (editor)) != document);
}

/* The model stays as the first arena, and the others have its size and symmetry. */
static void
test_more (Fixture      *fixture,
           gconstpointer data)
{
  RoboGeneratorWindow      *window = open_generator (fixture);
  const RoboArenaCandidate *model;
  GPtrArray                *found;

  choose_size (window);
  ui_drive_click (get_part (window, "generate_button"));
  ui_drive_until (count_cards (window) > 0);
  model = robo_arena_search_get_found (robo_generator_window_get_search (window))->pdata[0];
  g_signal_emit_by_name (find_button (window, 0, 1), "clicked");
  ui_drive_until (count_cards (window) > 2 || !is_running (window));
  found = robo_arena_search_get_found (robo_generator_window_get_search (window));
  g_assert_true (found->pdata[0] == model);
  g_assert_cmpuint (count_cards (window), ==, found->len);
  for (guint i = 1; i < found->len; i++)
    {
      const RoboArenaCandidate *like = found->pdata[i];

      g_assert_cmpuint (like->plan.columns, ==, 8);
      g_assert_true (robo_symmetry_holds (ROBO_SYMMETRY_HALF_TURN, &like->plan));
      g_assert_false (robo_plan_has_same_look (&like->plan, &model->plan));
    }
  gtk_window_close (GTK_WINDOW (window));
}

/* Stopping and closing end the search. What was left out is listed with its reasons. */
static void
test_dropped (Fixture      *fixture,
              gconstpointer data)
{
  RoboGeneratorWindow *window = open_generator (fixture);
  GtkLabel            *label = get_part (window, "dropped_label");

  choose_size (window);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_OFF);
  ui_drive_click (get_part (window, "generate_button"));
  ui_drive_until (robo_arena_search_get_dropped (robo_generator_window_get_search (window))->len > 0);
  ui_drive_click (get_part (window, "stop_button"));
  g_assert_false (is_running (window));
  g_assert_true (g_str_has_suffix (gtk_label_get_label (label), "."));
  g_assert_true (gtk_widget_get_visible (get_part (window, "dropped_expander")));
  gtk_expander_set_expanded (get_part (window, "dropped_expander"), TRUE);
  ui_drive_settle (GTK_WIDGET (window));
  ui_drive_shoot ("generator-dropped");

  ui_drive_click (get_part (window, "generate_button"));
  g_assert_true (is_running (window));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  ui_drive_until (find_window (ROBO_TYPE_GENERATOR_WINDOW) == NULL);
}

/* A quarter turn keeps rows and columns the same, and danger needs a dangerous kind. */
static void
test_options (Fixture      *fixture,
              gconstpointer data)
{
  RoboGeneratorWindow *window = open_generator (fixture);

  choose_size (window);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_QUARTERS_TURNED);
  g_assert_false (gtk_widget_get_sensitive (get_part (window, "rows_row")));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_part (window, "rows_spin")), ==, 8);
  gtk_spin_button_set_value (get_part (window, "columns_spin"), 10);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_part (window, "rows_spin")), ==, 10);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_OFF);
  g_assert_true (gtk_widget_get_sensitive (get_part (window, "rows_row")));

  adw_expander_row_set_expanded (get_part (window, "kinds_row"), TRUE);
  for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
    {
      g_assert_true (gtk_widget_get_sensitive (get_part (window, "danger_row")) || i > ROBO_FEATURE_VOLTAGE);
      /* The first switch is that of the row itself, which is hidden. */
      gtk_switch_set_active (ui_drive_find (get_part (window, "kinds_row"), GTK_TYPE_SWITCH, i + 1), FALSE);
    }
  g_assert_false (gtk_widget_get_sensitive (get_part (window, "danger_row")));
  g_assert_cmpstr (adw_expander_row_get_subtitle (get_part (window, "kinds_row")), ==,
                   "Only VP spaces and starting spaces");
  gtk_window_close (GTK_WINDOW (window));
}

/* At the size of a phone everything can be reached by scrolling. */
static void
test_phone (Fixture      *fixture,
            gconstpointer data)
{
  RoboGeneratorWindow *window;

  gtk_window_set_default_size (fixture->window, 360, 640);
  window = open_generator (fixture);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  ui_drive_settle (GTK_WIDGET (window));
  choose_size (window);
  ui_drive_shoot ("generator-phone-options");
  g_signal_emit_by_name (get_part (window, "generate_button"), "clicked");
  ui_drive_until (count_cards (window) > 1);
  robo_arena_search_cancel (robo_generator_window_get_search (window));
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  gtk_widget_grab_focus (find_button (window, 1, 1));
  ui_drive_settle (GTK_WIDGET (window));
  ui_drive_shoot ("generator-phone-found");
  gtk_window_close (GTK_WINDOW (window));
}

#define ADD_GENERATOR(name, function) \
  g_test_add ("/ui/arenas/generator/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status;

  start_application (&argc, &argv);

  ADD_GENERATOR ("chosen-arena/opens-in-the-editor", test_choose);
  ADD_GENERATOR ("canceled-question-about-changes/found-arenas-stay", test_cancel);
  ADD_GENERATOR ("arenas-like-a-model/keep-its-size-and-symmetry", test_more);
  ADD_GENERATOR ("arenas-left-out/are-listed-with-their-reasons", test_dropped);
  ADD_GENERATOR ("options/depend-on-each-other", test_options);
  ADD_GENERATOR ("phone-sized-window/generator-fits", test_phone);

  status = g_test_run ();
  g_clear_object (&app);

  return status;
}
