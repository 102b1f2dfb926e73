// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the window that asks how a new arena begins, from the library to the editor.
#include "config.h"

#include "library-page-test.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/arenas/library/robo-template-window.h"

static RoboTemplateWindow *
open_templates (Fixture *fixture)
{
  activate (fixture, "library.new");
  ui_drive_until (find_window (ROBO_TYPE_TEMPLATE_WINDOW) != NULL);
  ui_drive_settle (find_window (ROBO_TYPE_TEMPLATE_WINDOW));

  return find_window (ROBO_TYPE_TEMPLATE_WINDOW);
}

static gpointer
get_part (RoboTemplateWindow *window,
          const char         *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_TEMPLATE_WINDOW, name);
}

static GtkWidget *
get_card (RoboTemplateWindow *window,
          int                 index)
{
  return (GtkWidget *)gtk_flow_box_get_child_at_index (get_part (window, "template_box"), index);
}

static RoboEditorPage *
get_editor (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0);
}

static gboolean
is_editor_shown (Fixture *fixture)
{
  return get_editor (fixture) != NULL && gtk_widget_get_mapped (GTK_WIDGET (get_editor (fixture)));
}

static RoboArenaDocument *
create (Fixture            *fixture,
        RoboTemplateWindow *window)
{
  ui_drive_click (get_part (window, "create_button"));
  ui_drive_until (find_window (ROBO_TYPE_TEMPLATE_WINDOW) == NULL && is_editor_shown (fixture));
  ui_drive_settle (GTK_WIDGET (fixture->window));

  return robo_editor_page_get_document (get_editor (fixture));
}

static RoboSymmetry
get_symmetry (Fixture *fixture)
{
  RoboEditorTools *tools = NULL;

  g_object_get (ui_child (get_editor (fixture), "canvas"), "tools", &tools, NULL);
  g_object_unref (tools);

  return robo_editor_tools_get_symmetry (tools);
}

static void
reset (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_reset (settings, "new-arena");
  g_settings_reset (settings, "last-arena");
}

/* The window first asks for size and symmetry. */
static void
test_empty (Fixture      *fixture,
            gconstpointer data)
{
  RoboTemplateWindow *window;
  RoboArenaDocument  *document;

  reset ();
  window = open_templates (fixture);
  g_assert_null (get_card (window, 5));
  ui_drive_shoot ("templates");
  gtk_spin_button_set_value (get_part (window, "columns_spin"), 11);
  gtk_spin_button_set_value (get_part (window, "rows_spin"), 7);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_MIRROR_WE);
  document = create (fixture, window);
  g_assert_cmpuint (robo_arena_document_get_plan (document)->columns, ==, 11);
  g_assert_cmpuint (robo_arena_document_get_plan (document)->rows, ==, 7);
  g_assert_cmpstr (robo_document_get_title (ROBO_DOCUMENT (document)), ==, "New Arena");
  g_assert_cmpint (get_symmetry (fixture), ==, ROBO_SYMMETRY_MIRROR_WE);
}

/* A typed size counts, also if the focus is still in its entry. */
static void
test_typed (Fixture      *fixture,
            gconstpointer data)
{
  RoboTemplateWindow *window;
  RoboArenaDocument  *document;

  reset ();
  window = open_templates (fixture);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_OFF);
  gtk_widget_grab_focus (get_part (window, "columns_spin"));
  ui_drive_keys (GTK_WIDGET (window), "ctrl+a 1 2");
  g_signal_emit_by_name (get_part (window, "create_button"), "clicked");
  ui_drive_until (find_window (ROBO_TYPE_TEMPLATE_WINDOW) == NULL && is_editor_shown (fixture));
  document = robo_editor_page_get_document (get_editor (fixture));
  g_assert_cmpuint (robo_arena_document_get_plan (document)->columns, ==, 12);
}

/* Checks that the window offers the size and symmetry that were chosen last. */
static void
test_remember (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboTemplateWindow *window;

  g_settings_set (settings, "new-arena", "(suus)", "", 11, 7, "mirror-we");
  window = open_templates (fixture);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_part (window, "columns_spin")), ==, 11);
  g_assert_cmpuint (adw_combo_row_get_selected (get_part (window, "symmetry_row")), ==, ROBO_SYMMETRY_MIRROR_WE);
  adw_combo_row_set_selected (get_part (window, "symmetry_row"), ROBO_SYMMETRY_QUARTERS_TURNED);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_part (window, "rows_spin")), ==, 11);
  g_assert_false (gtk_widget_get_sensitive (get_part (window, "rows_row")));
  gtk_window_close (GTK_WINDOW (window));
  ui_drive_until (find_window (ROBO_TYPE_TEMPLATE_WINDOW) == NULL);
}

static void
test_copy (Fixture      *fixture,
           gconstpointer data)
{
  RoboTemplateWindow *window;
  RoboArenaDocument  *document;

  reset ();
  window = open_templates (fixture);
  ui_drive_click (get_card (window, 2));
  g_assert_cmpuint (adw_combo_row_get_selected (get_part (window, "symmetry_row")), ==,
                    ROBO_SYMMETRY_QUARTERS_MIRRORED);
  gtk_spin_button_set_value (get_part (window, "columns_spin"), 11);
  document = create (fixture, window);
  g_assert_cmpstr (robo_document_get_title (ROBO_DOCUMENT (document)), ==, "Rome (Copy)");
  g_assert_cmpuint (robo_arena_document_get_plan (document)->columns, ==, 11);
  g_assert_cmpuint (robo_arena_document_get_plan (document)->n_starts, >, 0);
  /* The old arena is in the middle of the new one. */
  g_assert_true (robo_symmetry_holds (ROBO_SYMMETRY_HALF_TURN, robo_arena_document_get_plan (document)));
}

/* The arena that was saved last is a template, too. */
static void
test_last (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = write_arena (fixture->folder, "hook", "Hook");
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboTemplateWindow *window;
  RoboArenaDocument  *document;

  reset ();
  g_settings_set_string (settings, "last-arena", path);
  ui_drive_until (g_list_model_get_n_items (get_shown (fixture)) == 5);
  window = open_templates (fixture);
  g_assert_nonnull (get_card (window, 5));
  ui_drive_click (get_card (window, 5));
  document = create (fixture, window);
  g_assert_cmpstr (robo_document_get_title (ROBO_DOCUMENT (document)), ==, "Hook (Copy)");
  g_assert_cmpuint (robo_arena_document_get_plan (document)->columns, ==, 5);
}

#define ADD_TEMPLATES(name, function) \
  g_test_add ("/ui/arenas/template-window/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status;

  start_application (&argc, &argv);

  ADD_TEMPLATES ("empty-arena/has-the-chosen-size-and-symmetry", test_empty);
  ADD_TEMPLATES ("typed-size/is-used-with-the-focus-in-its-entry", test_typed);
  ADD_TEMPLATES ("last-choice/is-offered-again", test_remember);
  ADD_TEMPLATES ("bundled-arena/is-copied-and-resized", test_copy);
  ADD_TEMPLATES ("arena-saved-last/is-offered-as-template", test_last);

  status = g_test_run ();
  g_clear_object (&app);

  return status;
}
