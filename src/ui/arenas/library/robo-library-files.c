// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-files.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "base/robo-slug.h"
#include "base/robo-work.h"
#include "draw/robo-render.h"
#include "files/arena/robo-arena-files.h"
#include "files/pack/robo-pack-text.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-load.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"
#include "ui/widgets/documents/robo-file-removal.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

struct _RoboLibraryFiles
{
  GObject parent_instance;

  RoboLibrary     *library; /* owned */
  AdwToastOverlay *toasts;  /* weak, since an operation may still run when the page is gone */
};

/* The progress of an import is updated at this interval. */
#define PROGRESS_MS 100

enum
{
  SHOW_FILE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLibraryFiles, robo_library_files, G_TYPE_OBJECT)

static GtkWindow *
get_window (RoboLibraryFiles *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->toasts)));
}

static void
complain (RoboLibraryFiles *self,
          const char       *heading,
          const GError     *error)
{
  robo_message_show_error (GTK_WIDGET (self->toasts), heading, error->message);
}

/* Saving in another folder what could not be written to the user's folder */

static void complain_about_writing (RoboLibraryFiles *self,
                                    const char       *heading,
                                    const GError     *error,
                                    const char       *name,
                                    GBytes           *bytes);

static void
elsewhere_chosen_cb (RoboLibraryFiles     *self,
                     int                   response,
                     GtkFileChooserNative *chooser)
{
  GBytes *bytes = g_object_get_data (G_OBJECT (chooser), "bytes");
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (response != GTK_RESPONSE_ACCEPT || file == NULL || g_file_peek_path (file) == NULL || self->toasts == NULL)
    ;
  else if (robo_write_file (g_file_peek_path (file), bytes, &error))
    robo_message_toast (self->toasts, _ ("Arena exported"));
  else
    complain_about_writing (self, _ ("Arena Could Not Be Exported"), error, name, bytes);
  g_object_unref (chooser);
}

static void
elsewhere_cb (RoboLibraryFiles *self,
              const char       *response,
              AdwMessageDialog *dialog)
{
  GtkFileChooserNative *chooser;

  if (self->toasts == NULL)
    return;

  chooser = robo_message_create_chooser (GTK_WIDGET (self->toasts), _ ("Save Arena As"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), g_object_get_data (G_OBJECT (dialog), "name"));
  g_object_set_data_full (G_OBJECT (chooser), "bytes", g_bytes_ref (g_object_get_data (G_OBJECT (dialog), "bytes")),
                          (GDestroyNotify)g_bytes_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (elsewhere_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
complain_about_writing (RoboLibraryFiles *self,
                        const char       *heading,
                        const GError     *error,
                        const char       *name,
                        GBytes           *bytes)
{
  AdwMessageDialog *dialog =
    robo_message_show_write_error (GTK_WIDGET (self->toasts), heading, error, G_CALLBACK (elsewhere_cb), self);

  if (dialog == NULL)
    return;

  g_object_set_data_full (G_OBJECT (dialog), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (dialog), "bytes", g_bytes_ref (bytes), (GDestroyNotify)g_bytes_unref);
}

static void
complain_about_arena (RoboLibraryFiles *self,
                      const char       *heading,
                      const GError     *error,
                      const RoboArena  *arena)
{
  g_autofree char *name = g_strconcat (robo_arena_get_id (arena), ROBO_ARENA_SUFFIX, NULL);
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (arena);

  complain_about_writing (self, heading, error, name, bytes);
}

static void
show_file (RoboLibraryFiles *self,
           const char       *path)
{
  g_signal_emit (self, signals[SHOW_FILE], 0, path);
  robo_library_reload (self->library);
}

/* Duplicates: the id and the names of a copy get the first number with which the id is unique */

static gboolean
has_arena (const char *id,
           gpointer    library)
{
  return robo_library_find_arena (library, id) != NULL;
}

static RoboArena *
create_duplicate (RoboLibraryFiles *self,
                  RoboArena        *arena)
{
  guint            number;
  g_autofree char *id = robo_slug_dup_free (robo_arena_get_id (arena), has_arena, self->library, &number);
  g_auto (GStrv) languages = robo_arena_dup_languages (arena);
  g_autoptr (RoboArena) duplicate = robo_arena_with_id (arena, id);

  for (guint i = 0; i == 0 || languages[i - 1] != NULL; i++)
    {
      const char      *language = i == 0 ? NULL : languages[i - 1];
      const char      *name = robo_arena_get_name_in (duplicate, language);
      g_autofree char *numbered = NULL;
      RoboArena       *next;

      if (name == NULL)
        continue;
      numbered = g_strdup_printf ("%s %u", name, number);
      next = robo_arena_with_name (duplicate, language, numbered);
      robo_arena_unref (duplicate);
      duplicate = next;
    }

  return g_steal_pointer (&duplicate);
}

/* Import: if the id of an imported arena is taken, the user decides, because games and rules refer to arenas by their
 * ids */

/* Returns another arena of the library that has the id of the entry, or NULL. */
static RoboLibraryArena *
find_namesake (RoboLibraryFiles *self,
               RoboLibraryArena *entry)
{
  GListModel *arenas = robo_library_get_arenas (self->library);
  RoboArena  *arena = robo_library_arena_get_arena (entry);

  for (guint i = 0; arena != NULL && i < g_list_model_get_n_items (arenas); i++)
    {
      g_autoptr (RoboLibraryArena) other = g_list_model_get_item (arenas, i);
      RoboArena *other_arena = robo_library_arena_get_arena (other);

      if (other_arena != NULL && g_str_equal (robo_arena_get_id (other_arena), robo_arena_get_id (arena)) &&
          !g_str_equal (robo_library_arena_get_path (other), robo_library_arena_get_path (entry)))
        return other;
    }

  return NULL;
}

static void
removal_done_cb (GObject    *owner,
                 const char *restored_path)
{
  RoboLibraryFiles *self = ROBO_LIBRARY_FILES (owner);

  if (restored_path != NULL)
    show_file (self, restored_path);
  else
    robo_library_reload (self->library);
}

/* Replaces `mine`, an arena of the user, by the imported arena. The replaced file is kept until the toast is gone,
 * so that the user can undo the replacement. */
static void
replace_mine (RoboLibraryFiles *self,
              RoboLibraryArena *entry,
              RoboLibraryArena *mine)
{
  const char *path = robo_library_arena_get_path (mine);
  g_autoptr (GError) error = NULL;
  RoboRemovedFile *removed = robo_arena_files_remove (path, &error);
  /* Translators: %s is the name of an arena. */
  g_autofree char      *sentence = g_strdup_printf (_ ("“%s” replaced"), robo_library_arena_get_title (mine));
  const RoboFileRemoval removal = {
    .toasts = self->toasts,
    .sentence = sentence,
    .not_restored = _ ("Arena Could Not Be Restored"),
    .owner = G_OBJECT (self),
    .done = removal_done_cb,
  };

  if (removed == NULL || g_rename (robo_library_arena_get_path (entry), path) != 0)
    {
      if (error == NULL)
        g_set_error_literal (&error, G_FILE_ERROR, g_file_error_from_errno (errno), g_strerror (errno));
      complain (self, _ ("Arena Could Not Be Imported"), error);
      if (removed != NULL)
        g_free (robo_removed_file_restore (removed, NULL));
      g_clear_pointer (&removed, robo_removed_file_free);
      return;
    }

  robo_file_removal_offer_undo (&removal, removed, path);
  show_file (self, path);
}

/* Keeps the arena of the library, and gives the imported arena another id. */
static void
keep_both (RoboLibraryFiles *self,
           RoboLibraryArena *entry)
{
  g_autoptr (RoboArena) other = create_duplicate (self, robo_library_arena_get_arena (entry));
  g_autoptr (GError) error = NULL;

  if (robo_arena_save_file (other, robo_library_arena_get_path (entry), &error))
    show_file (self, robo_library_arena_get_path (entry));
  else
    complain_about_arena (self, _ ("Arena Could Not Be Imported"), error, other);
}

typedef struct
{
  RoboLibraryFiles *files;
  GPtrArray        *clashes;
  guint             n_settled;
  char             *response;
} Settling;

static void
settling_free (gpointer data)
{
  Settling *settling = data;

  g_object_unref (settling->files);
  g_ptr_array_unref (settling->clashes);
  g_free (settling->response);
  g_free (settling);
}

/* Settles one clash of two arenas with the same id. This runs in the main loop once for each clash, so that the user
 * can go on working while a folder of thousands of arenas is imported. */
static gboolean
settle_cb (gpointer user_data)
{
  Settling         *settling = user_data;
  RoboLibraryFiles *self = settling->files;
  RoboLibraryArena *entry;
  RoboLibraryArena *mine;

  if (self->toasts == NULL)
    return G_SOURCE_REMOVE;
  if (settling->n_settled == settling->clashes->len)
    {
      robo_library_reload (self->library);
      return G_SOURCE_REMOVE;
    }

  entry = settling->clashes->pdata[settling->n_settled++];
  mine = find_namesake (self, entry);
  if (g_str_equal (settling->response, "close"))
    g_unlink (robo_library_arena_get_path (entry));
  else if (g_str_equal (settling->response, "replace") && mine != NULL && !robo_library_arena_is_bundled (mine))
    replace_mine (self, entry, mine);
  else
    keep_both (self, entry);

  return G_SOURCE_CONTINUE;
}

static void
clash_answered_cb (RoboLibraryFiles *self,
                   const char       *response,
                   AdwMessageDialog *dialog)
{
  Settling *settling = g_new0 (Settling, 1);

  settling->files = g_object_ref (self);
  settling->clashes = g_ptr_array_ref (g_object_get_data (G_OBJECT (dialog), "clashes"));
  settling->response = g_strdup (response);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, settle_cb, settling, settling_free);
}

static void
ask_about_clashes (RoboLibraryFiles *self,
                   GPtrArray        *clashes,
                   gboolean          has_own)
{
  g_autofree char  *heading = NULL;
  AdwMessageDialog *dialog;

  if (clashes->len == 1)
    /* Translators: %s is the name of an arena. */
    heading = g_strdup_printf (_ ("You Already Have “%s”"),
                               robo_library_arena_get_title (find_namesake (self, clashes->pdata[0])));
  else
    /* Translators: %u is how many arenas the user already has; it is always more than one. */
    heading = g_strdup_printf (ngettext ("You Already Have %u of These Arenas", "You Already Have %u of These Arenas",
                                         clashes->len),
                               clashes->len);
  dialog = robo_message_new (get_window (self), heading,
                             _ ("The imported arena differs from yours. If you keep both, a number will be added to the new one’s name."));
  adw_message_dialog_add_responses (dialog, "close", _ ("_Cancel"),
                                    /* Translators: This is a button. It puts the imported arena in the place of the
                                     * user’s arena. */
                                    "replace", _ ("_Replace Mine"),
                                    /* Translators: This is a button. It keeps the user’s arena and also the imported
                                     * one. */
                                    "keep", _ ("_Keep Both"), NULL);
  adw_message_dialog_set_response_enabled (dialog, "replace", has_own);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_close_response (dialog, "close");
  g_object_set_data_full (G_OBJECT (dialog), "clashes", g_ptr_array_ref (clashes), (GDestroyNotify)g_ptr_array_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (clash_answered_cb), self, G_CONNECT_SWAPPED);
  robo_message_present (dialog);
}

/* Holds the input and the result of the thread that imports files. */
typedef struct
{
  RoboLibraryFiles *library_files;
  GCancellable     *cancellable; /* not passed to robo_work_run(), because the user is told of a cancellation */
  guint             progress_id;

  char      *folder;
  GPtrArray *files;  /* array of GFile */
  GPtrArray *mine;   /* array of RoboLibraryArena: the arenas of the library */
  gint       n_done; /* number of files that were imported or refused; atomic */

  char      *added;   /* nullable: path of the last imported file, or of the equal file that the library has already */
  GPtrArray *clashes; /* array of RoboLibraryArena: imported arenas whose id another arena of the library has */
  guint      n_new, n_known;
  gboolean   has_own; /* whether the library's arena is the user's own in at least one clash */
  GError    *error;   /* nullable: error of the first refused file */
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_clear_handle_id (&import->progress_id, g_source_remove);
  g_object_unref (import->library_files);
  g_object_unref (import->cancellable);
  g_free (import->folder);
  g_ptr_array_unref (import->files);
  g_ptr_array_unref (import->mine);
  g_free (import->added);
  g_ptr_array_unref (import->clashes);
  g_clear_error (&import->error);
  g_free (import);
}

/* Imports the files into the folder, and returns the RoboLibraryArena of each file that was not refused. Adds the paths
 * of new files to `new_paths`. */
static GPtrArray *
take_files (Import       *import,
            GCancellable *cancellable,
            GHashTable   *new_paths)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < import->files->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean         is_new = FALSE;
      g_autofree char *path = robo_arena_files_import (import->folder, import->files->pdata[i], cancellable,
                                                       &is_new, &error);

      if (path != NULL)
        {
          RoboLibraryArena *entry = robo_library_arena_new_for_file (path);

          robo_library_arena_get_readable (entry);
          g_ptr_array_add (entries, entry);
          if (is_new)
            g_hash_table_add (new_paths, g_steal_pointer (&path));
        }
      else if (import->error == NULL)
        import->error = g_steal_pointer (&error);
      g_atomic_int_inc (&import->n_done);
    }

  return entries;
}

/* Returns the first arena of the library that has the id of the entry but another file, or NULL. */
static RoboLibraryArena *
find_mine (GHashTable       *ids,
           RoboLibraryArena *entry)
{
  RoboArena *arena = robo_library_arena_get_arena (entry);
  GPtrArray *namesakes = arena != NULL ? g_hash_table_lookup (ids, robo_arena_get_id (arena)) : NULL;

  for (guint i = 0; namesakes != NULL && i < namesakes->len; i++)
    if (!g_str_equal (robo_library_arena_get_path (namesakes->pdata[i]), robo_library_arena_get_path (entry)))
      return namesakes->pdata[i];

  return NULL;
}

/* Returns a hash table that maps each id to the well-formed arenas with this id. */
static GHashTable *
create_ids (GPtrArray *arenas)
{
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify)g_ptr_array_unref);

  for (guint i = 0; i < arenas->len; i++)
    {
      RoboArena *arena = robo_library_arena_get_arena (arenas->pdata[i]);
      GPtrArray *namesakes;

      if (arena == NULL)
        continue;
      namesakes = g_hash_table_lookup (ids, robo_arena_get_id (arena));
      if (namesakes == NULL)
        {
          namesakes = g_ptr_array_new ();
          g_hash_table_insert (ids, (gpointer)robo_arena_get_id (arena), namesakes);
        }
      g_ptr_array_add (namesakes, arenas->pdata[i]);
    }

  return ids;
}

/* Counts the new entries, and the entries that the library already has, whose new files it removes. Collects the
 * clashes, which are entries with the id of a different arena of the library. */
static void
sort_entries (Import     *import,
              GPtrArray  *entries,
              GHashTable *new_paths)
{
  g_autoptr (GHashTable) ids = create_ids (import->mine);

  for (guint i = 0; i < entries->len; i++)
    {
      RoboLibraryArena *entry = entries->pdata[i];
      RoboLibraryArena *mine = find_mine (ids, entry);
      const char       *path = robo_library_arena_get_path (entry);

      if (!g_hash_table_contains (new_paths, path))
        import->n_known++;
      else if (mine != NULL &&
               robo_arena_equal (robo_library_arena_get_arena (entry), robo_library_arena_get_arena (mine)))
        {
          g_unlink (path);
          path = robo_library_arena_get_path (mine);
          import->n_known++;
        }
      else if (mine != NULL)
        {
          import->has_own = import->has_own || !robo_library_arena_is_bundled (mine);
          g_ptr_array_add (import->clashes, g_object_ref (entry));
        }
      else
        import->n_new++;
      g_free (import->added);
      import->added = g_strdup (path);
    }
}

static gboolean
import_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  Import *import = data;
  g_autoptr (GHashTable) new_paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) entries = take_files (import, import->cancellable, new_paths);

  /* If the user has canceled the import, remove the files that have been imported so far. */
  if (g_cancellable_set_error_if_cancelled (import->cancellable, error))
    {
      GHashTableIter iter;
      gpointer       path;

      g_hash_table_iter_init (&iter, new_paths);
      while (g_hash_table_iter_next (&iter, &path, NULL))
        g_unlink (path);
      return FALSE;
    }

  sort_entries (import, entries, new_paths);

  return TRUE;
}

static gboolean
say_progress_cb (gpointer user_data)
{
  const Import    *import = user_data;
  g_autofree char *sentence =
    /* Translators: %1$u of the %2$u files that the user has chosen have been read. */
    g_strdup_printf (_ ("Importing arenas: %1$u of %2$u"), (guint)g_atomic_int_get (&import->n_done), import->files->len);

  if (import->library_files->toasts != NULL)
    robo_opening_say (GTK_WIDGET (import->library_files->toasts), import->cancellable, sentence);

  return G_SOURCE_CONTINUE;
}

static void
import_again_cb (RoboLibraryFiles *self,
                 const char       *response,
                 AdwMessageDialog *dialog)
{
  if (self->toasts != NULL)
    robo_library_files_import (self, g_object_get_data (G_OBJECT (dialog), "files"));
}

/* Offers to import the files again after the user's folder could not be written. Other arenas could be saved in
 * another folder then, but these files are in another folder already. */
static void
offer_second_import (RoboLibraryFiles *self,
                     GPtrArray        *files)
{
  AdwMessageDialog *dialog =
    robo_message_ask (GTK_WIDGET (self->toasts), _ ("Arena Could Not Be Imported"),
                      _ ("Robodrome can’t write to your arena folder. Free up disk space or make the folder writable, then try again."),
                      _ ("_Close"), _ ("_Try Again"), ADW_RESPONSE_DEFAULT);

  g_object_set_data_full (G_OBJECT (dialog), "files", g_ptr_array_ref (files), (GDestroyNotify)g_ptr_array_unref);
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (import_again_cb), self, G_CONNECT_SWAPPED);
}

static void
imported_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboLibraryFiles *self = owner;
  const Import     *import = data;
  g_autofree char  *title = NULL;

  if (self->toasts == NULL)
    return;
  if (error != NULL)
    {
      robo_message_toast (self->toasts, _ ("Nothing was imported"));
      return;
    }

  robo_opening_end (GTK_WIDGET (self->toasts), import->cancellable);
  if (g_error_matches (import->error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE))
    offer_second_import (self, import->files);
  else if (import->error != NULL)
    complain (self, _ ("Arena Could Not Be Imported"), import->error);
  if (import->added != NULL)
    show_file (self, import->added);
  if (import->n_new > 0)
    /* Translators: %u is how many arenas were added to the library. */
    title = g_strdup_printf (ngettext ("%u arena imported", "%u arenas imported", import->n_new), import->n_new);
  else if (import->n_known > 0)
    title = g_strdup (ngettext ("You already have this arena", "You already have these arenas", import->n_known));
  if (title != NULL)
    robo_message_toast (self->toasts, title);
  if (import->clashes->len > 0)
    ask_about_clashes (self, import->clashes, import->has_own);
}

void
robo_library_files_import (RoboLibraryFiles *self,
                           GPtrArray        *files)
{
  g_autofree char *shown = NULL;
  Import          *import;
  GListModel      *arenas;

  g_return_if_fail (ROBO_IS_LIBRARY_FILES (self));
  g_return_if_fail (files != NULL);

  if (files->len == 0)
    return;

  import = g_new0 (Import, 1);
  import->folder = g_strdup (robo_library_get_own_folder (self->library));
  import->files = g_ptr_array_ref (files);
  import->mine = g_ptr_array_new_with_free_func (g_object_unref);
  import->clashes = g_ptr_array_new_with_free_func (g_object_unref);
  arenas = robo_library_get_arenas (self->library);
  for (guint i = 0; i < g_list_model_get_n_items (arenas); i++)
    g_ptr_array_add (import->mine, g_list_model_get_item (arenas, i));

  shown = g_file_get_parse_name (files->pdata[0]);
  import->library_files = g_object_ref (self);
  import->cancellable = robo_opening_begin (GTK_WIDGET (self->toasts), shown);
  if (files->len > 1)
    {
      import->progress_id = g_timeout_add (PROGRESS_MS, say_progress_cb, import);
      say_progress_cb (import);
    }
  robo_work_run (self, NULL, import_thread, imported_cb, import, import_free);
}

/* Clipboard: an arena can be copied and pasted as text, and a pack pasted */

typedef struct
{
  RoboLibraryFiles *library_files; /* NULL after the clipboard has been read */
  GCancellable     *cancellable;
  char             *folder;
  char             *text;  /* nullable */
  RoboLibraryArena *entry; /* nullable: the imported arena, which has been read */
} Paste;

static void
paste_free (gpointer data)
{
  Paste *paste = data;

  g_clear_object (&paste->library_files);
  g_object_unref (paste->cancellable);
  g_clear_object (&paste->entry);
  g_free (paste->folder);
  g_free (paste->text);
  g_free (paste);
}

static gboolean
paste_thread (gpointer      data,
              GCancellable *cancellable,
              GError      **error)
{
  Paste           *paste = data;
  gboolean         is_new = FALSE;
  g_autofree char *path = NULL;

  if (paste->text == NULL)
    return TRUE;

  path = robo_arena_files_import_text (paste->folder, paste->text, &is_new, error);
  if (path == NULL)
    return FALSE;

  paste->entry = robo_library_arena_new_for_file (path);
  robo_library_arena_get_readable (paste->entry);
  /* If the user has canceled meanwhile, remove the imported file. */
  if (g_cancellable_is_cancelled (cancellable) && is_new)
    g_unlink (path);

  return TRUE;
}

static void
pasted_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboLibraryFiles *self = owner;
  const Paste      *paste = data;

  if (self->toasts == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self->toasts), cancellable);
  if (g_error_matches (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE))
    {
      g_autoptr (GBytes) bytes = g_bytes_new (paste->text, strlen (paste->text));

      complain_about_writing (self, _ ("Arena Could Not Be Imported"), error, "arena" ROBO_ARENA_SUFFIX, bytes);
      return;
    }
  if (error != NULL)
    {
      complain (self, _ ("No Arena on the Clipboard"), error);
      return;
    }
  if (paste->text == NULL)
    {
      robo_message_toast (self->toasts, _ ("No Arena on the Clipboard"));
      return;
    }

  robo_message_toast (self->toasts, _ ("Arena pasted"));
  if (find_namesake (self, paste->entry) != NULL)
    keep_both (self, paste->entry);
  else
    show_file (self, robo_library_arena_get_path (paste->entry));
}

static void
clipboard_read_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  Paste *paste = user_data;
  g_autoptr (RoboLibraryFiles) self = g_steal_pointer (&paste->library_files);

  paste->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  /* A text that begins with an angle bracket is the file of an arena, even if words in it look like a pack. */
  if (self->toasts != NULL && paste->text != NULL && g_strchug (paste->text)[0] != '<' &&
      robo_pack_text_looks_like (paste->text))
    {
      robo_opening_end (GTK_WIDGET (self->toasts), paste->cancellable);
      gtk_widget_activate_action (GTK_WIDGET (self->toasts), "win.paste-pack", NULL);
      paste_free (paste);
      return;
    }

  robo_work_run (self, paste->cancellable, paste_thread, pasted_cb, paste, paste_free);
}

void
robo_library_files_paste (RoboLibraryFiles *self)
{
  Paste *paste = g_new0 (Paste, 1);

  paste->library_files = g_object_ref (self);
  /* Translators: This stands in a message that says where the program reads an arena or a pack from. */
  paste->cancellable = robo_opening_begin (GTK_WIDGET (self->toasts), _ ("the clipboard"));
  paste->folder = g_strdup (robo_library_get_own_folder (self->library));
  /* Don't wait for the text, because the program that owns the clipboard may be slow. */
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->toasts)), paste->cancellable,
                                 clipboard_read_cb, paste);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  RoboLibraryFiles *self = ROBO_LIBRARY_FILES (source);
  g_autoptr (GBytes) bytes = robo_library_files_read_finish (self, result, NULL);
  g_autofree char *text = NULL;

  if (bytes == NULL || self->toasts == NULL)
    return;

  /* Convert the text to valid UTF-8, because the clipboard takes nothing else. */
  text = g_utf8_make_valid (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->toasts)), text);
  robo_message_toast (self->toasts, _ ("Arena copied as text"));
}

void
robo_library_files_copy_text (RoboLibraryFiles *self,
                              RoboLibraryArena *entry)
{
  robo_library_files_read_async (self, entry, text_read_cb, NULL);
}

/* Duplicates */

void
robo_library_files_duplicate (RoboLibraryFiles *self,
                              RoboLibraryArena *entry)
{
  RoboArena *arena = robo_library_arena_get_arena (entry);
  g_autoptr (RoboArena) duplicate = create_duplicate (self, arena);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_arena_files_add (robo_library_get_own_folder (self->library), duplicate, &error);

  if (path == NULL)
    complain_about_arena (self, _ ("Arena Could Not Be Duplicated"), error, duplicate);
  else
    show_file (self, path);
}

/* Names: the user changes the name that is shown, which is in the language of the interface, or else the original
 * name */

static const char *
find_shown_language (RoboArena *arena)
{
  for (const char *const *language = robo_languages_get_wanted (); *language != NULL; language++)
    {
      if (robo_arena_get_name_in (arena, *language) != NULL)
        return *language;
      if (robo_language_is_original (*language))
        return NULL;
    }

  return NULL;
}

static void
rename_cb (RoboLibraryFiles *self,
           const char       *response,
           AdwMessageDialog *dialog)
{
  GtkEditable      *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  RoboLibraryArena *file = g_object_get_data (G_OBJECT (dialog), "file");
  RoboArena        *arena = robo_library_arena_get_arena (file);
  g_autofree char  *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  g_autoptr (RoboArena) renamed = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "rename") || name[0] == '\0')
    return;

  renamed = robo_arena_with_name (arena, find_shown_language (arena), name);
  if (robo_arena_save_file (renamed, robo_library_arena_get_path (file), &error))
    show_file (self, robo_library_arena_get_path (file));
  else
    complain_about_arena (self, _ ("Arena Could Not Be Renamed"), error, renamed);
}

static void
name_changed_cb (GtkEditable      *entry,
                 AdwMessageDialog *dialog)
{
  adw_message_dialog_set_response_enabled (dialog, "rename", gtk_editable_get_text (entry)[0] != '\0');
}

void
robo_library_files_rename (RoboLibraryFiles *self,
                           RoboLibraryArena *entry)
{
  AdwMessageDialog *dialog = robo_message_new (get_window (self), _ ("Rename Arena"), NULL);
  GtkWidget        *field = gtk_entry_new ();

  robo_entry_limit (field, ROBO_ENTRY_LIMIT_NAME);
  gtk_editable_set_text (GTK_EDITABLE (field), robo_library_arena_get_title (entry));
  gtk_entry_set_activates_default (GTK_ENTRY (field), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Arena name"), -1);
  adw_message_dialog_set_extra_child (dialog, field);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "rename", C_ ("button", "_Rename"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (entry), g_object_unref);
  g_signal_connect (field, "changed", G_CALLBACK (name_changed_cb), dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Removal */

void
robo_library_files_remove (RoboLibraryFiles *self,
                           RoboLibraryArena *entry)
{
  /* Translators: %s is the name of an arena. */
  g_autofree char      *sentence = g_strdup_printf (_ ("“%s” deleted"), robo_library_arena_get_title (entry));
  const RoboFileRemoval removal = {
    .toasts = self->toasts,
    .sentence = sentence,
    .not_removed = _ ("Arena Could Not Be Deleted"),
    .not_restored = _ ("Arena Could Not Be Restored"),
    .owner = G_OBJECT (self),
    .done = removal_done_cb,
  };

  robo_file_removal_remove (&removal, robo_library_arena_get_path (entry));
}

/* Export */

/* Holds an export. For a picture, `arena` is the arena to draw. For XML, `arena` is NULL and the file is copied. */
typedef struct
{
  RoboLibraryArena *entry;
  const char       *suffix; /* static string */
  RoboArena        *arena;
  GFile            *source;
  GFile            *file;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->entry);
  g_clear_pointer (&export->arena, robo_arena_unref);
  g_clear_object (&export->source);
  g_clear_object (&export->file);
  g_free (export);
}

/* Exports an entry in a thread, because writing may be slow. */
static gboolean
export_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  const Export *export = data;
  const GFileCopyFlags flags = G_FILE_COPY_OVERWRITE | G_FILE_COPY_TARGET_DEFAULT_PERMS;

  return export->arena != NULL ? robo_render_arena_to_file (robo_arena_get_plan (export->arena), export->file, error)
                               : g_file_copy (export->source, export->file, flags, cancellable, NULL, NULL, error);
}

static void
export_again_cb (RoboLibraryFiles *self,
                 const char       *response,
                 AdwMessageDialog *dialog)
{
  if (self->toasts != NULL)
    robo_library_files_export (self, g_object_get_data (G_OBJECT (dialog), "file"),
                               g_object_get_data (G_OBJECT (dialog), "suffix"));
}

static void
exported_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboLibraryFiles *self = owner;
  const Export *export = data;
  AdwMessageDialog *dialog;

  if (self->toasts == NULL)
    return;
  if (error == NULL)
    {
      robo_message_toast (self->toasts, _ ("Arena exported"));
      return;
    }

  dialog = robo_message_show_write_error (GTK_WIDGET (self->toasts), _ ("Arena Could Not Be Exported"), error,
                                          G_CALLBACK (export_again_cb), self);
  if (dialog == NULL)
    return;

  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (export->entry), g_object_unref);
  g_object_set_data (G_OBJECT (dialog), "suffix", (gpointer) export->suffix);
}

/* If the user has left out the suffix, appends it, because the suffix decides the format of a picture. */
static GFile *
complete_name (GFile      *file,
               const char *suffix)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = g_strconcat (name, suffix, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (g_str_has_suffix (name, suffix) || folder == NULL)
    return g_object_ref (file);

  return g_file_get_child (folder, whole);
}

static void
export_chosen_cb (RoboLibraryFiles     *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  RoboLibraryArena *entry = g_object_get_data (G_OBJECT (chooser), "file");
  const char       *suffix = g_object_get_data (G_OBJECT (chooser), "suffix");
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && chosen != NULL)
    {
      Export *export = g_new0 (Export, 1);

      if (!g_str_has_suffix (suffix, ".xml"))
        export->arena = robo_arena_ref (robo_library_arena_get_readable (entry));
      export->entry = g_object_ref (entry);
      export->suffix = suffix;
      export->source = g_file_new_for_path (robo_library_arena_get_path (entry));
      export->file = complete_name (chosen, suffix);
      robo_work_run (self, NULL, export_thread, exported_cb, export, export_free);
    }
  g_object_unref (chooser);
}

void
robo_library_files_export (RoboLibraryFiles *self,
                           RoboLibraryArena *entry,
                           const char       *suffix)
{
  RoboArena            *arena = robo_library_arena_get_readable (entry);
  g_autofree char      *name = g_strconcat (arena != NULL ? robo_arena_get_id (arena) : "arena", suffix, NULL);
  GtkFileChooserNative *chooser = robo_message_create_chooser (GTK_WIDGET (self->toasts), _ ("Export Arena"),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, C_ ("button", "_Export"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "file", g_object_ref (entry), g_object_unref);
  g_object_set_data (G_OBJECT (chooser), "suffix", (gpointer)suffix);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
robo_library_files_open_folder (RoboLibraryFiles *self)
{
  g_autofree char *uri = g_filename_to_uri (robo_library_get_own_folder (self->library), NULL, NULL);

  gtk_show_uri (get_window (self), uri, GDK_CURRENT_TIME);
}

/* Translation: texts are exported to a catalog, and imported from a catalog */

static gpointer
load_bytes (const char   *path,
            RoboProblems *problems)
{
  return robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
}

static void
bytes_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RoboLibraryFiles *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = robo_load_finish (result, NULL, &error);

  /* If the user has canceled or has left the page, report nothing. */
  if (self->toasts != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      robo_opening_end (GTK_WIDGET (self->toasts), g_task_get_cancellable (task));
      if (bytes == NULL)
        complain (self, _ ("Arena Could Not Be Opened"), error);
    }
  g_task_return_pointer (task, bytes, (GDestroyNotify)g_bytes_unref);
}

void
robo_library_files_read_async (RoboLibraryFiles   *self,
                               RoboLibraryArena   *entry,
                               GAsyncReadyCallback callback,
                               gpointer            user_data)
{
  g_autoptr (GCancellable) cancellable = NULL;
  GTask *task;

  g_return_if_fail (ROBO_IS_LIBRARY_FILES (self));
  g_return_if_fail (ROBO_IS_LIBRARY_ARENA (entry));

  cancellable = robo_opening_begin (GTK_WIDGET (self->toasts), robo_library_arena_get_path (entry));
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_library_files_read_async);
  g_task_set_task_data (task, g_object_ref (entry), g_object_unref);
  robo_load_async (robo_library_arena_get_path (entry), load_bytes, (GDestroyNotify)g_bytes_unref, cancellable,
                   bytes_loaded_cb, task);
}

GBytes *
robo_library_files_read_finish (RoboLibraryFiles  *self,
                                GAsyncResult      *result,
                                RoboLibraryArena **entry)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (entry != NULL)
    *entry = g_task_get_task_data (G_TASK (result));

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static gboolean
write_file (RoboLibraryFiles *self,
            const char       *path,
            GBytes           *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (path);

  if (!robo_write_file (path, bytes, &error))
    {
      complain_about_writing (self, _ ("Arena Could Not Be Saved"), error, name, bytes);
      return FALSE;
    }

  robo_library_reload (self->library);

  return TRUE;
}

static void
undo_translation_cb (RoboLibraryFiles *self,
                     AdwToast         *toast)
{
  write_file (self, g_object_get_data (G_OBJECT (toast), "path"), g_object_get_data (G_OBJECT (toast), "bytes"));
}

typedef struct
{
  GBytes *changed;
  char   *sentence;
} Translation;

/* Writes the translation when the previous contents of the file have been read. These contents are kept, so that the
 * user can undo the change. */
static void
before_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  RoboLibraryFiles *self = ROBO_LIBRARY_FILES (source);
  Translation      *translation = user_data;
  RoboLibraryArena *entry;
  g_autoptr (GBytes) before = robo_library_files_read_finish (self, result, &entry);
  const char *path = robo_library_arena_get_path (entry);

  if (before != NULL && self->toasts != NULL && write_file (self, path, translation->changed))
    {
      AdwToast *toast =
        robo_message_offer_undo (self->toasts, translation->sentence, G_CALLBACK (undo_translation_cb), self);

      g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
      g_object_set_data_full (G_OBJECT (toast), "bytes", g_steal_pointer (&before), (GDestroyNotify)g_bytes_unref);
    }
  g_bytes_unref (translation->changed);
  g_free (translation->sentence);
  g_free (translation);
}

void
robo_library_files_write_translation (RoboLibraryFiles *self,
                                      RoboLibraryArena *entry,
                                      GBytes           *changed,
                                      const char       *sentence)
{
  Translation *translation = g_new (Translation, 1);

  *translation = (Translation){ g_bytes_ref (changed), g_strdup (sentence) };
  robo_library_files_read_async (self, entry, before_read_cb, translation);
}

/* Object */

static void
robo_library_files_dispose (GObject *object)
{
  RoboLibraryFiles *self = ROBO_LIBRARY_FILES (object);

  g_clear_object (&self->library);
  g_clear_weak_pointer (&self->toasts);

  G_OBJECT_CLASS (robo_library_files_parent_class)->dispose (object);
}

static void
robo_library_files_class_init (RoboLibraryFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_library_files_dispose;

  signals[SHOW_FILE] = g_signal_new ("show-file", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_library_files_init (RoboLibraryFiles *self)
{
}

RoboLibraryFiles *
robo_library_files_new (RoboLibrary     *library,
                        AdwToastOverlay *toasts)
{
  RoboLibraryFiles *self = g_object_new (ROBO_TYPE_LIBRARY_FILES, NULL);

  g_return_val_if_fail (ROBO_IS_LIBRARY (library), NULL);

  self->library = g_object_ref (library);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}
