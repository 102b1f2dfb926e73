// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-controller.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-files.h"
#include "files/xml/robo-load.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/arenas/generator/robo-generator-window.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/arenas/library/robo-template-window.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-widget-pool.h"

#include "robo-test-game.h"

/* A dialog shows at most this many problems. The library lists all problems. */
#define MAX_SAID 4

#define NEW_SIDE 9

/* A new document keeps the symmetry with which the user begins to draw, plus one, under this key. */
#define SYMMETRY_KEY "robo-symmetry"

struct _RoboArenaController
{
  GObject parent_instance;

  /* weak, since an operation may still run when the window is gone */
  GtkStack        *pages;
  AdwToastOverlay *toasts;

  /* borrowed: children of pages, created when they are first shown */
  RoboLibraryPage *library_page;
  RoboEditorPage  *editor_page;

  /* owned; NULL until first used */
  RoboLibrary   *library;
  RoboArenaList *arenas;
  RoboTestGame  *test; /* test of the arena in the editor; exists as long as the editor */

  RoboArenaDocument *next;      /* nullable: document that waits for the editor */
  gboolean           has_spare; /* the editor was requested from the widget pool before it is needed */

  const char *origin; /* page to which the user returns from the editor */
};

G_DEFINE_FINAL_TYPE (RoboArenaController, robo_arena_controller, G_TYPE_OBJECT)

static void
show_page (RoboArenaController *self,
           const char          *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", name);
}

static void
complain (RoboArenaController *self,
          const char          *heading,
          const GError        *error)
{
  robo_message_show_error (GTK_WIDGET (self->pages), heading, error->message);
}

/* Library */

static RoboLibrary *
get_library (RoboArenaController *self)
{
  if (self->library == NULL)
    {
      self->library = robo_library_new_watching (NULL, NULL);
      robo_arena_files_purge (robo_library_get_own_folder (self->library));
    }

  return self->library;
}

static void
arenas_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  robo_library_read_finish (ROBO_LIBRARY (source), result);
  g_task_return_boolean (task, TRUE);
}

void
robo_arena_controller_read_async (RoboArenaController *self,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_arena_controller_read_async);
  robo_library_read_async (get_library (self), cancellable, arenas_read_cb, task);
}

gboolean
robo_arena_controller_read_finish (RoboArenaController *self,
                                   GAsyncResult        *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

RoboArenaList *
robo_arena_controller_get_arenas (RoboArenaController *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_CONTROLLER (self), NULL);

  if (self->arenas == NULL)
    self->arenas = robo_arena_list_new (get_library (self));

  return self->arenas;
}

/* Loading of files in another thread: results are dropped if the user has canceled or the window is gone */

static void
load_file (RoboArenaController *self,
           const char          *path,
           RoboLoadFunc         load,
           GDestroyNotify       free_loaded,
           GAsyncReadyCallback  callback)
{
  g_autoptr (GCancellable) cancellable = robo_opening_begin (GTK_WIDGET (self->pages), path);

  robo_load_async (path, load, free_loaded, cancellable, callback, g_object_ref (self));
}

/* Hides the opening bar. Returns FALSE if the result is to be dropped, because the user has canceled or the window is
 * gone. */
static gboolean
end_opening (RoboArenaController *self,
             GAsyncResult        *result,
             const GError        *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return FALSE;

  robo_opening_end (GTK_WIDGET (self->pages), g_task_get_cancellable (G_TASK (result)));

  return TRUE;
}

/* Playing in an arena */

static gpointer
load_arena (const char   *path,
            RoboProblems *problems)
{
  return robo_arena_load_file (path, problems);
}

static void
choose_arena (RoboArenaController *self,
              guint                position)
{
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.new-game-in", "u", position);
}

static void
arena_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboArenaController) self = user_data;
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboArena) arena = robo_load_finish (result, &problems, &error);

  if (!end_opening (self, result, error))
    return;

  /* The arena is well-formed, but it may lack the victory points that are needed to win. */
  if (arena != NULL && robo_problems_check_plain (problems, &error))
    choose_arena (self, robo_arena_list_add (self->arenas, arena, problems));
  else
    complain (self, _ ("Arena Can’t Be Played"), error);
}

void
robo_arena_controller_play (RoboArenaController *self,
                            const char          *path)
{
  guint position;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  position = robo_arena_list_find_file (robo_arena_controller_get_arenas (self), path);
  if (position != G_MAXUINT)
    choose_arena (self, position);
  else
    load_file (self, path, load_arena, (GDestroyNotify)robo_arena_unref, arena_loaded_cb);
}

static void
prepare_editor (RoboArenaController *self)
{
  if (self->editor_page != NULL || self->has_spare)
    return;

  self->has_spare = TRUE;
  robo_widget_pool_prepare (ROBO_TYPE_EDITOR_PAGE, 1);
}

gboolean
robo_arena_controller_prepare_library (RoboArenaController *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_CONTROLLER (self), FALSE);

  if (self->library_page != NULL)
    return TRUE;

  self->library_page = ROBO_LIBRARY_PAGE (robo_library_page_new (get_library (self)));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->library_page), "library");
  /* Prepare the editor, because the user is likely to need it next. */
  prepare_editor (self);

  return TRUE;
}

static void
show_in_library (RoboArenaController *self,
                 const char          *path)
{
  show_page (self, "library");
  robo_library_page_select_file (self->library_page, path);
}

void
robo_arena_controller_import (RoboArenaController *self,
                              GPtrArray           *files)
{
  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  show_page (self, "library");
  robo_library_page_import (self->library_page, files);
}

/* Foreign arenas */

static void
foreign_answered_cb (RoboArenaController *self,
                     const char          *response,
                     AdwMessageDialog    *dialog)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");

  if (g_str_equal (response, "show"))
    show_in_library (self, g_object_get_data (G_OBJECT (dialog), "mine"));
  else if (g_str_equal (response, "import"))
    {
      g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

      g_ptr_array_add (files, g_file_new_for_path (path));
      robo_arena_controller_import (self, files);
    }
  else if (g_str_equal (response, "edit"))
    robo_arena_controller_edit (self, path);
  else if (g_str_equal (response, "play"))
    gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.play-arena", "^ay", path);
}

/* Lists the problems of the arena, if there are any. */
static char *
dup_foreign_problems (const RoboProblems *problems)
{
  g_autoptr (GString) body = g_string_new (NULL);
  guint n_left;
  g_auto (GStrv) sentences = robo_problems_dup_sentences (problems, MAX_SAID, &n_left);

  for (guint i = 0; sentences[i] != NULL; i++)
    g_string_append_printf (body, "%s%s", i > 0 ? "\n\n" : "", sentences[i]);
  if (n_left > 0)
    {
      g_string_append (body, "\n\n");
      /* Translators: This stands below a list of the problems of a file. %u is how many more problems the file has. */
      g_string_append_printf (body, ngettext ("%u more problem.", "%u more problems.", n_left), n_left);
    }

  return g_string_free (g_steal_pointer (&body), FALSE);
}

/* Returns the arena of the library that is equal to a foreign arena, or NULL. */
static RoboLibraryArena *
find_same (RoboArenaController *self,
           RoboLibraryArena    *entry)
{
  RoboArena        *arena = robo_library_arena_get_arena (entry);
  RoboLibraryArena *mine =
    arena != NULL ? robo_library_find_arena (get_library (self), robo_arena_get_id (arena)) : NULL;

  return mine != NULL && robo_arena_equal (arena, robo_library_arena_get_arena (mine)) ? mine : NULL;
}

/* Asks what to do with an arena that is not the user's own. Even an arena file that is only partly readable has a
 * name, which this question uses. */
static void
open_foreign (RoboArenaController *self,
              RoboLibraryArena    *entry)
{
  const RoboProblems *problems = robo_library_arena_get_problems (entry);
  RoboLibraryArena   *mine = find_same (self, entry);
  g_autofree char    *list = dup_foreign_problems (problems);
  g_autofree char    *title = NULL;
  GtkWindow          *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages)));
  AdwMessageDialog   *dialog;

  if (robo_library_arena_get_readable (entry) == NULL)
    {
      g_autoptr (GError) error = NULL;

      robo_problems_check_plain (problems, &error);
      complain (self, _ ("Arena Could Not Be Opened"), error);
      return;
    }

  title = robo_message_cut (robo_library_arena_get_title (entry));
  dialog = robo_message_new (window, title,
                             mine != NULL ? _ ("You already have this arena.")
                                          : _ ("This arena isn’t in your library. Import it to keep it."));
  robo_message_add_list (dialog, list);
  adw_message_dialog_add_responses (dialog,
                                    "close", _ ("_Cancel"),
                                    "play", C_ ("arena", "_Play"),
                                    "edit", _ ("_Edit a Copy"),
                                    NULL);
  if (mine != NULL)
    /* Translators: This is a button. It shows the user’s own file of the arena that was opened. */
    adw_message_dialog_add_response (dialog, "show", _ ("_Show Mine"));
  else
    adw_message_dialog_add_response (dialog, "import", C_ ("button", "_Import"));
  adw_message_dialog_set_response_enabled (dialog, "play", !robo_problems_has_errors (problems));
  adw_message_dialog_set_response_appearance (dialog, mine != NULL ? "show" : "import",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, mine != NULL ? "show" : "import");
  adw_message_dialog_set_close_response (dialog, "close");
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (robo_library_arena_get_path (entry)), g_free);
  if (mine != NULL)
    g_object_set_data_full (G_OBJECT (dialog), "mine", g_strdup (robo_library_arena_get_path (mine)), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (foreign_answered_cb), self, G_CONNECT_SWAPPED);
  robo_message_present (dialog);
}

static gboolean
is_in_folder (const char *path,
              const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GFile) one = g_file_new_for_path (parent);
  g_autoptr (GFile) other = g_file_new_for_path (folder);

  return g_file_equal (one, other);
}

static gpointer
load_entry (const char   *path,
            RoboProblems *problems)
{
  RoboLibraryArena *entry = robo_library_arena_new_for_file (path);

  robo_library_arena_get_readable (entry);

  return entry;
}

static void
entry_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboArenaController) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboLibraryArena) entry = robo_load_finish (result, NULL, &error);

  if (!end_opening (self, result, error))
    return;

  if (!is_in_folder (robo_library_arena_get_path (entry), robo_library_get_own_folder (get_library (self))))
    open_foreign (self, entry);
  else if (robo_library_arena_get_readable (entry) == NULL)
    show_in_library (self, robo_library_arena_get_path (entry));
  else
    robo_arena_controller_edit (self, robo_library_arena_get_path (entry));
}

void
robo_arena_controller_open (RoboArenaController *self,
                            const char          *path)
{
  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  if (is_in_folder (path, robo_library_get_bundled_folder (get_library (self))))
    show_in_library (self, path);
  else
    load_file (self, path, load_entry, g_object_unref, entry_loaded_cb);
}

/* Editor */

static void
left_cb (RoboArenaController *self)
{
  show_page (self, self->origin);
}

static void
test_cb (RoboArenaController *self,
         gboolean             asks)
{
  robo_test_game_begin_arena (
    self->test, robo_arena_document_get_arena (robo_editor_page_get_document (self->editor_page)), asks);
}

/* Remembers the saved arena as the last one. Updates the library and the page for a new game, because they show the
 * arena. */
static void
saved_cb (RoboArenaController *self)
{
  GFile *file = robo_document_file_get_location (
    robo_document_get_file (ROBO_DOCUMENT (robo_editor_page_get_document (self->editor_page))));
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  /* A setting is text in UTF-8, but a path may be any bytes. */
  if (file != NULL && g_file_peek_path (file) != NULL && g_utf8_validate (g_file_peek_path (file), -1, NULL))
    g_settings_set_string (settings, "last-arena", g_file_peek_path (file));
  robo_library_reload (get_library (self));
}

static void
set_document (RoboArenaController *self,
              RoboArenaDocument   *document)
{
  const char *origin = gtk_stack_get_visible_child_name (self->pages);

  if (self->editor_page == NULL)
    {
      self->editor_page = ROBO_EDITOR_PAGE (robo_editor_page_new ());
      robo_editor_page_set_folder (self->editor_page, robo_library_get_own_folder (get_library (self)));
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->editor_page), "editor");
      self->test = robo_test_game_new (self->pages, self->toasts, ROBO_TEST_ARENA);
      g_signal_connect_object (self->editor_page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->editor_page, "test", G_CALLBACK (test_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->editor_page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
    }
  if (!g_str_equal (origin, "editor"))
    self->origin = g_str_equal (origin, "library") ? "library" : "start";
  robo_editor_page_set_document (self->editor_page, document);
  if (g_object_get_data (G_OBJECT (document), SYMMETRY_KEY) != NULL)
    robo_editor_page_set_symmetry (self->editor_page,
                                   GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (document), SYMMETRY_KEY)) - 1);
  show_page (self, "editor");
  gtk_widget_grab_focus (GTK_WIDGET (self->editor_page));
}

static void
editor_made_cb (gpointer owner)
{
  RoboArenaController *self = owner;
  g_autoptr (RoboArenaDocument) document = g_steal_pointer (&self->next);

  if (document != NULL && self->pages != NULL)
    set_document (self, document);
}

/* Shows the document in the editor. If the editor has not been created yet, the document waits for it, so that the
 * window stays responsive. */
static void
set_document_when_made (RoboArenaController *self,
                        RoboArenaDocument   *document)
{
  const GType types[] = { ROBO_TYPE_EDITOR_PAGE };
  gboolean    is_waiting = self->next != NULL;

  g_set_object (&self->next, document);
  prepare_editor (self);
  if (self->editor_page != NULL ||
      (!is_waiting && robo_widget_pool_await (types, G_N_ELEMENTS (types), editor_made_cb, G_OBJECT (self))))
    editor_made_cb (self);
}

/* Holds the document that is to be opened, while the user is asked about unsaved changes of the current document. */
typedef struct
{
  RoboArenaController *controller;
  RoboArenaDocument   *document;
  GtkWindow           *source; /* the hidden window in which the user chose the document; or NULL */
} Opening;

static void
opening_free (Opening *opening)
{
  g_clear_weak_pointer (&opening->source);
  g_object_unref (opening->controller);
  g_object_unref (opening->document);
  g_free (opening);
}

static void
opening_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Opening *opening = user_data;
  gboolean is_left = robo_document_bar_leave_finish (ROBO_DOCUMENT_BAR (source), result);

  if (is_left && opening->controller->pages != NULL)
    set_document (opening->controller, opening->document);
  if (opening->source != NULL && is_left)
    gtk_window_destroy (opening->source);
  else if (opening->source != NULL)
    gtk_window_present (opening->source);
  opening_free (opening);
}

/* Opens the document. Asks the user about unsaved changes of the current document first. `source` is the hidden window
 * in which the user chose the document, or NULL. Destroys the window, or shows it again if the user stays with the
 * current document. */
static void
open_document_from (RoboArenaController *self,
                    RoboArenaDocument   *document,
                    GtkWindow           *source)
{
  Opening *opening;

  if (robo_arena_controller_get_document (self) == NULL)
    {
      set_document_when_made (self, document);
      if (source != NULL)
        gtk_window_destroy (source);
      return;
    }

  opening = g_new0 (Opening, 1);
  opening->controller = g_object_ref (self);
  opening->document = g_object_ref (document);
  g_set_weak_pointer (&opening->source, source);
  robo_arena_controller_show_document (self);
  robo_document_bar_leave_async (robo_editor_page_get_bar (self->editor_page), opening_cb, opening);
}

static void
open_document (RoboArenaController *self,
               RoboArenaDocument   *document)
{
  open_document_from (self, document, NULL);
}

/* Copies an arena that is not the user's own, so that the original stays unchanged. Returns the original if its file
 * is only partly readable: such an arena is saved in another file anyway, and its problems are listed with their
 * positions in the loaded file. */
static RoboArenaDocument *
create_copy (RoboArenaDocument *original)
{
  RoboArena       *arena = robo_arena_document_get_arena (original);
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;

  if (robo_document_file_get_is_guarded (robo_document_get_file (ROBO_DOCUMENT (original))))
    return g_object_ref (original);

  id = g_strconcat (robo_arena_get_id (arena), "-copy", NULL);
  /* Translators: This is the name of a copy of an arena. %s is the name of the original. */
  name = g_strdup_printf (_ ("%s (Copy)"), robo_arena_get_name (arena));

  return robo_arena_document_new_copy (arena, id, name);
}

static void
document_loaded_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (RoboArenaController) self = user_data;
  RoboArenaDocument *original = ROBO_ARENA_DOCUMENT (source);
  g_autoptr (RoboArenaDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  gboolean    is_loaded = robo_document_finish (ROBO_DOCUMENT (source), result, &error);
  const char *folder;
  GFile      *file;

  if (!end_opening (self, result, error))
    return;
  if (!is_loaded)
    {
      complain (self, _ ("Arena Could Not Be Opened"), error);
      return;
    }

  folder = robo_library_get_own_folder (get_library (self));
  file = robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (original)));
  if (folder != NULL && is_in_folder (g_file_peek_path (file), folder))
    document = g_object_ref (original);
  else
    document = create_copy (original);
  open_document (self, document);
}

void
robo_arena_controller_edit (RoboArenaController *self,
                            const char          *path)
{
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  cancellable = robo_opening_begin (GTK_WIDGET (self->pages), path);
  robo_document_load_async (ROBO_DOCUMENT (document), file, cancellable, document_loaded_cb, g_object_ref (self));
}

void
robo_arena_controller_edit_new (RoboArenaController *self)
{
  RoboPlan plan = { .columns = NEW_SIDE, .rows = NEW_SIDE };
  g_autoptr (RoboArena) arena = robo_arena_new ("new-arena", &plan);
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new_copy (arena, "new-arena", _ ("New Arena"));

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  open_document (self, document);
}

static void
template_chosen_cb (RoboArenaController *self,
                    RoboArena           *arena,
                    guint                symmetry)
{
  const char *original = robo_arena_get_name_in (arena, NULL);
  /* Translators: This is the name of a copy of an arena. %s is the name of the original. */
  g_autofree char *name = original != NULL ? g_strdup_printf (_ ("%s (Copy)"), robo_arena_get_name (arena))
                                           : g_strdup (_ ("New Arena"));
  g_autofree char *id = original != NULL ? g_strconcat (robo_arena_get_id (arena), "-copy", NULL)
                                         : g_strdup ("new-arena");
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new_copy (arena, id, name);

  g_object_set_data (G_OBJECT (document), SYMMETRY_KEY, GUINT_TO_POINTER (symmetry + 1));
  if (self->pages != NULL)
    open_document (self, document);
}

void
robo_arena_controller_edit_from_template (RoboArenaController *self)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autofree char *last = g_settings_get_string (settings, "last-arena");
  GtkWidget       *window;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  window = robo_template_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))),
                                     robo_arena_controller_get_arenas (self), last);
  g_signal_connect_object (window, "chosen", G_CALLBACK (template_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
generated_cb (RoboArenaController *self,
              RoboArena           *arena,
              GtkWindow           *window)
{
  g_autoptr (RoboArenaDocument) document =
    robo_arena_document_new_copy (arena, robo_arena_get_id (arena), robo_arena_get_name (arena));

  if (self->pages != NULL)
    open_document_from (self, document, window);
  else
    gtk_window_destroy (window);
}

void
robo_arena_controller_generate (RoboArenaController *self)
{
  GtkWidget *window;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  window = robo_generator_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages))));
  g_signal_connect_object (window, "chosen", G_CALLBACK (generated_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
recovered_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RoboArenaController) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_recovered = robo_document_finish (ROBO_DOCUMENT (source), result, &error);

  if (!end_opening (self, result, error))
    return;

  if (is_recovered)
    open_document (self, ROBO_ARENA_DOCUMENT (source));
  else
    complain (self, _ ("Arena Could Not Be Opened"), error);
}

void
robo_arena_controller_recover (RoboArenaController *self,
                               const RoboRecovery  *recovery)
{
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));
  g_return_if_fail (recovery != NULL);

  cancellable = robo_opening_begin (GTK_WIDGET (self->pages), recovery->title);
  robo_document_recover_async (ROBO_DOCUMENT (document), recovery, cancellable, recovered_cb, g_object_ref (self));
}

/* Saving and closing the document */

RoboDocument *
robo_arena_controller_get_document (RoboArenaController *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_CONTROLLER (self), NULL);

  return self->editor_page != NULL ? (RoboDocument *)robo_editor_page_get_document (self->editor_page) : NULL;
}

void
robo_arena_controller_show_document (RoboArenaController *self)
{
  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  robo_test_game_end (self->test);
  show_page (self, "editor");
}

static void
document_saved_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_boolean (task, robo_document_bar_save_finish (ROBO_DOCUMENT_BAR (source), result));
}

void
robo_arena_controller_save_async (RoboArenaController *self,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  robo_arena_controller_show_document (self);
  robo_document_bar_save_async (robo_editor_page_get_bar (self->editor_page), document_saved_cb,
                                g_task_new (self, NULL, callback, user_data));
}

gboolean
robo_arena_controller_save_finish (RoboArenaController *self,
                                   GAsyncResult        *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

void
robo_arena_controller_close (RoboArenaController *self)
{
  RoboDocument *document = robo_arena_controller_get_document (self);

  if (document == NULL)
    return;

  robo_document_file_close (robo_document_get_file (document));
  robo_editor_page_set_document (self->editor_page, NULL);
}

void
robo_arena_controller_take (RoboArenaController *self,
                            RoboArenaController *other)
{
  RoboDocument *document = robo_arena_controller_get_document (other);

  g_return_if_fail (ROBO_IS_ARENA_CONTROLLER (self));

  if (document == NULL)
    return;

  set_document (self, ROBO_ARENA_DOCUMENT (document));
  self->origin = other->origin;
}

/* Object */

static void
robo_arena_controller_dispose (GObject *object)
{
  RoboArenaController *self = ROBO_ARENA_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->next);
  g_clear_object (&self->test);
  g_clear_object (&self->arenas);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (robo_arena_controller_parent_class)->dispose (object);
}

static void
robo_arena_controller_class_init (RoboArenaControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_arena_controller_dispose;
}

static void
robo_arena_controller_init (RoboArenaController *self)
{
}

RoboArenaController *
robo_arena_controller_new (GtkStack        *pages,
                           AdwToastOverlay *toasts)
{
  RoboArenaController *self = g_object_new (ROBO_TYPE_ARENA_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}
