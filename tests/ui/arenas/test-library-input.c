// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the library of arenas in the real window with real pointer and keys: import, deletion, filters, and
// the effect on New Game.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/ui/ui-drive.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/packs/robo-pack-dialog.h"
#include "ui/setup/robo-new-game-page.h"

#define ARENA                                                                                                         \
  "<arena xmlns='urn:x-robodrome:arena:1' id='hook' columns='5' rows='6'><name>Hook</name>"                           \
  "<name xml:lang='eo'>Hoko</name><terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"          \
  "<row>.....</row><row>.....</row></terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>" \
  "<start at='3,1' side='n' arrow='s'/></features></arena>\n"

static GtkApplication *app;

typedef struct
{
  char            *folder;    /* folder of the user's arenas */
  char            *elsewhere; /* another folder */
  char            *path;      /* path of an arena in that other folder */
  GtkWindow       *window;
  RoboLibraryPage *page;
} Fixture;

static void
empty_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_unlink (child);
    }
}

static gpointer
get_child (gpointer    widget,
           GType       type,
           const char *name)
{
  return gtk_widget_get_template_child (widget, type, name);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkStack *pages;

  fixture->folder = g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
  fixture->elsewhere = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->elsewhere, "hook.arena.xml", NULL);
  g_assert_true (g_file_set_contents (fixture->path, ARENA, -1, NULL));
  g_mkdir_with_parents (fixture->folder, 0700);
  empty_folder (fixture->folder);
  g_application_activate (G_APPLICATION (app));
  fixture->window = gtk_application_get_active_window (app);
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, 1160, 800);
  ui_drive_show (fixture->window);
  pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  /* The arenas, and the button below them, appear a moment after the window. */
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "All Arenas") != NULL);
  ui_drive_click (ui_drive_find_button (GTK_WIDGET (fixture->window), "All Arenas"));
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "library") == 0);
  fixture->page = ROBO_LIBRARY_PAGE (gtk_stack_get_child_by_name (pages, "library"));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  empty_folder (fixture->folder);
  empty_folder (fixture->elsewhere);
  g_rmdir (fixture->elsewhere);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture->elsewhere);
}

static guint
count_shown (Fixture *fixture)
{
  GtkGridView *grid = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "grid");

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (grid)));
}

static char *
dup_imported (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, "hook.arena.xml", NULL);
  char            *contents = NULL;

  g_file_get_contents (path, &contents, NULL, NULL);

  return contents;
}

static void
assert_in_new_game (Fixture *fixture)
{
  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+n");
  ui_drive_until (ui_drive_find (GTK_WIDGET (fixture->window), ROBO_TYPE_NEW_GAME_PAGE, 0) != NULL);
  ui_drive_until (ui_drive_find_label (ui_drive_find (fixture->window, ROBO_TYPE_NEW_GAME_PAGE, 0), "Hook") != NULL);
}

/* Creates a window with a file in it, like a file manager, beside the game's window. */
static GtkWidget *
create_manager (Fixture *fixture)
{
  GtkWidget     *window = gtk_window_new ();
  GtkWidget     *icon = gtk_label_new ("hook.arena.xml");
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  GSList *list = g_slist_append (NULL, file);
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);
  char *words[] = { g_strdup ("xdotool"), g_strdup ("windowmove"), NULL, g_strdup ("1180"), g_strdup ("0"), NULL };

  g_slist_free (list);
  gtk_drag_source_set_content (source, content);
  gtk_widget_add_controller (icon, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_child (GTK_WINDOW (window), icon);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  ui_drive_show (GTK_WINDOW (window));
  words[2] = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window))));
  ui_drive_take_words (g_memdup2 (words, sizeof words));
  ui_drive_settle (window);

  return icon;
}

/* An arena that is dragged from a file manager onto the window is in the library and in New Game. */
static void
test_drag (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget       *icon = create_manager (fixture);
  g_autofree char *imported = NULL;

  ui_drive_drag (icon, GTK_WIDGET (fixture->page));
  ui_drive_until (count_shown (fixture) == 5);
  ui_drive_shoot ("library-dragged");
  imported = dup_imported (fixture);
  g_assert_cmpstr (imported, ==, ARENA);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (icon)));
  assert_in_new_game (fixture);
}

/* Chooses a file in the file dialog. Letters typed into its entry would mix with the suggestions of GTK 4.18. */
static void
choose_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GtkWidget *chooser;

  ui_drive_until (ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, &error);
  g_assert_no_error (error);
  ui_drive_until (ui_drive_has_chosen (GTK_FILE_CHOOSER (chooser), path));
  ui_drive_click (ui_drive_find_button (chooser, "Import"));
}

/* Imports the files that the dialog for imports shows. */
static void
confirm_import (void)
{
  GtkWidget *dialog;

  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG);
  ui_drive_settle (dialog);
  ui_drive_click (ui_drive_find_button (dialog, "Import 1 Part"));
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) == NULL);
}

static gboolean
is_reached_at_its_middle (GtkWidget *widget,
                          GtkWidget *window)
{
  graphene_rect_t  area;
  graphene_point_t middle;
  GtkWidget       *picked;

  if (!gtk_widget_compute_bounds (widget, window, &area))
    return FALSE;

  graphene_rect_get_center (&area, &middle);
  picked = gtk_widget_pick (window, middle.x, middle.y, GTK_PICK_DEFAULT);

  return picked == widget || (picked != NULL && gtk_widget_is_ancestor (picked, widget));
}

/* An arena is imported by the file dialog, deleted by a key, and restored by the button of the toast. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *imported = NULL;
  GtkWidget       *button;
  graphene_rect_t  area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t  before;

  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+i");
  choose_file (fixture->path);
  confirm_import ();
  ui_drive_until (count_shown (fixture) == 5);
  ui_drive_until (ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  ui_drive_until (ui_drive_find_label (fixture->page, "Hook") != NULL);
  ui_drive_until (ui_drive_find_label (fixture->page, "Hook") != NULL);
  ui_drive_click (ui_drive_find_label (fixture->page, "Hook"));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Delete");
  ui_drive_until (count_shown (fixture) == 4);
  g_assert_null (dup_imported (fixture));

  /* Wait until the toast does not move any more, and until the toast before it no longer covers its button. */
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->page), "Undo") != NULL);
  button = ui_drive_find_button (GTK_WIDGET (fixture->page), "Undo");
  do
    {
      before = area;
      ui_drive_settle (button);
      g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->window), &area));
    }
  while (!graphene_rect_equal (&before, &area));
  ui_drive_until (is_reached_at_its_middle (button, GTK_WIDGET (fixture->window)));
  ui_drive_click (button);
  ui_drive_until (count_shown (fixture) == 5);
  imported = dup_imported (fixture);
  g_assert_cmpstr (imported, ==, ARENA);
}

/* The filters show only arenas translated into a language, and only the user's own arenas. */
static void
test_filter (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "hook.arena.xml", NULL);
  GtkWidget       *menu = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "language_drop_down");
  guint            n;

  /* The file is put into the folder by hand. */
  g_assert_true (g_file_set_contents (path, ARENA, -1, NULL));
  ui_drive_until (count_shown (fixture) == 5);
  n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (menu)));
  for (guint i = 1; i < n; i++)
    {
      ui_drive_choose (menu, "Down Return");
      g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (menu)), ==, i);
      /* Only this arena is translated into Esperanto. */
      if (count_shown (fixture) == 1)
        break;
    }
  ui_drive_shoot ("library-language");
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_nonnull (ui_drive_find_label (fixture->page, "Hook"));
  ui_drive_choose (menu, "Home Return");
  ui_drive_until (count_shown (fixture) == 5);

  ui_drive_click (get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "own_button"));
  ui_drive_until (count_shown (fixture) == 1);
  assert_in_new_game (fixture);
}

/* Keys work at once, and a screen reader says which arena is selected. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget          *grid = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "grid");
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_grid_view_get_model (GTK_GRID_VIEW (grid)));
  GtkWidget          *focus;

  ui_drive_until (gtk_widget_get_focus_child (grid) != NULL);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (gtk_widget_get_parent (focus) == grid);
  g_assert_true ((gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_SELECTED) != 0);
  ui_drive_keys (GTK_WIDGET (fixture->window), "End");
  ui_drive_until (gtk_single_selection_get_selected (selection) == count_shown (fixture) - 1);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_application_hold (G_APPLICATION (app));

  g_test_add ("/ui/arenas/library-input/dragged-file/appears-in-library-and-new-game",
              Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add ("/ui/arenas/library-input/imported-file/is-deleted-and-restored",
              Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/ui/arenas/library-input/focus/is-on-the-selected-arena", Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add ("/ui/arenas/library-input/filters/show-only-translated-arenas-or-those-of-the-user",
              Fixture, NULL, set_up, test_filter, tear_down);

  return g_test_run ();
}
