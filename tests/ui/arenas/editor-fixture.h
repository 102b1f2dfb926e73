// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the page of the board editor in a window, with an empty arena that is neither square nor symmetric.
#pragma once

#include <glib/gstdio.h>

#include "editor-drive.h"
#include "tests/remove-folder.h"

#define COLUMNS 8
#define ROWS    6

/* Returns the space at a column and a row: `at (4, 2)` is 4|2. */
static inline guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

typedef struct
{
  GtkWindow         *window;
  RoboEditorPage    *page;
  RoboEditorCanvas  *canvas;
  RoboArenaDocument *document;
  char              *folder;
} Fixture;

static inline void
set_up (Fixture      *fixture,
        gconstpointer user_data)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };
  g_autoptr (RoboArena) arena = robo_arena_new ("test", &plan);

  /* This space makes the arena asymmetric. */
  plan.terrain[at (1, 1)] = ROBO_TERRAIN_SOLID;
  robo_arena_unref (g_steal_pointer (&arena));
  arena = robo_arena_new ("test", &plan);
  fixture->folder = g_dir_make_tmp ("robodrome-editor-XXXXXX", NULL);
  fixture->document = robo_arena_document_new_copy (arena, "test", "Test");
  fixture->page = ROBO_EDITOR_PAGE (robo_editor_page_new ());
  fixture->canvas = ui_child (fixture->page, "canvas");
  robo_editor_page_set_folder (fixture->page, fixture->folder);
  robo_editor_page_set_document (fixture->page, fixture->document);

  fixture->window = GTK_WINDOW (adw_window_new ());
  gtk_window_set_default_size (fixture->window, 1180, 760);
  adw_window_set_content (ADW_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  ui_drive_show (fixture->window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static inline void
tear_down (Fixture      *fixture,
           gconstpointer user_data)
{
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (fixture->document)));
  gtk_window_destroy (fixture->window);
  /* Pending announcements for a screen reader keep the window alive for a moment. */
  g_object_add_weak_pointer (G_OBJECT (fixture->document), (gpointer *)&fixture->document);
  g_object_unref (fixture->document);
  ui_drive_until (fixture->document == NULL);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static inline const RoboPlan *
get_plan (Fixture *fixture)
{
  return robo_arena_document_get_plan (fixture->document);
}

static inline guint
get_position (Fixture *fixture)
{
  return robo_history_get_position (robo_document_get_history (ROBO_DOCUMENT (fixture->document)));
}

static inline void
choose (Fixture      *fixture,
        RoboBrushKind kind)
{
  ui_drive_click (ui_drive_find_choice (ui_child (fixture->page, "palette"), "editor.brush", kind));
}

static inline void
choose_mode (Fixture       *fixture,
             RoboEditorMode mode)
{
  ui_drive_click (ui_drive_find_choice (ui_child (fixture->page, "palette"), "editor.mode", mode));
}

/* Wait for the window to handle the keys, which is later than the end of xdotool. */
static inline void
undo (Fixture *fixture)
{
  guint position = get_position (fixture);

  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+z");
  ui_drive_until (get_position (fixture) == position - 1);
}
