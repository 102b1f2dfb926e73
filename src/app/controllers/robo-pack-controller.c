// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-controller.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/pack/robo-pack-gather.h"
#include "files/pack/robo-pack-import.h"
#include "files/pack/robo-pack-text.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/packs/robo-pack-dialog.h"
#include "ui/packs/robo-packs-window.h"
#include "ui/packs/robo-share-dialog.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

struct _RoboPackController
{
  GObject parent_instance;

  GtkStack        *pages;  /* weak */
  AdwToastOverlay *toasts; /* weak */
};

G_DEFINE_FINAL_TYPE (RoboPackController, robo_pack_controller, G_TYPE_OBJECT)

static GtkWindow *
get_window (RoboPackController *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->toasts)));
}

/* Importing */

/* Holds files that a thread reads, and the RoboPackImport objects that the thread makes from the files. */
typedef struct
{
  GPtrArray      *files;   /* array of GFile */
  char           *text;    /* a pasted text with a pack, or NULL */
  RoboMatchSetup *setup;   /* a game whose arena and cards are imported, or NULL */
  GPtrArray      *imports; /* array of RoboPackImport; an item is NULL when a dialog has taken it */
  GStrvBuilder   *refused; /* two strings for each refused file that is no pack: its name and a sentence */
  GStrvBuilder   *broken;  /* two strings for each refused pack: its name and a sentence */
} Reading;

static void
import_free (gpointer data)
{
  robo_pack_import_free (data);
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_ptr_array_unref (reading->files);
  g_free (reading->text);
  g_clear_pointer (&reading->setup, robo_match_setup_free);
  g_ptr_array_unref (reading->imports);
  g_strv_builder_unref (reading->refused);
  g_strv_builder_unref (reading->broken);
  g_free (reading);
}

static void
refuse_file (GStrvBuilder       *list,
             const char         *name,
             const RoboProblems *problems)
{
  g_autoptr (GError) error = NULL;

  if (robo_problems_check_plain (problems, &error))
    return;

  g_strv_builder_add (list, name);
  g_strv_builder_add (list, error->message);
}

static void
read_pack (Reading      *reading,
           const char   *base,
           const char   *path,
           const char   *name,
           RoboProblems *problems)
{
  g_autoptr (RoboPack) pack = robo_pack_load_file (path, problems);

  if (pack != NULL)
    g_ptr_array_add (reading->imports, robo_pack_import_new (base, pack));
  else
    refuse_file (reading->broken, name, problems);
}

static void
read_text (Reading      *reading,
           const char   *base,
           GCancellable *cancellable)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = NULL;

  robo_problems_set_cancellable (problems, cancellable);
  pack = robo_pack_text_read (reading->text, problems);
  if (pack != NULL)
    g_ptr_array_add (reading->imports, robo_pack_import_new (base, pack));
  else
    refuse_file (reading->broken, "", problems);
}

static void
read_part (Reading      *reading,
           GPtrArray    *parts,
           const char   *path,
           const char   *name,
           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
  RoboPackPart *part = bytes != NULL ? robo_pack_part_new (bytes, problems) : NULL;

  if (part != NULL)
    g_ptr_array_add (parts, part);
  else
    refuse_file (reading->refused, name, problems);
}

static void
read_setup (Reading   *reading,
            GPtrArray *parts)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) found = robo_pack_gather_setup (reading->setup, problems);

  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (parts, robo_pack_part_ref (found->pdata[i]));
  /* Translators: This stands in place of the name of a file, above a sentence on what is wrong with it. */
  refuse_file (reading->refused, _ ("Arena or cards from the game"), problems);
}

static gboolean
read_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Reading         *reading = data;
  g_autofree char *base = robo_pack_dup_base ();
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);

  if (reading->text != NULL)
    read_text (reading, base, cancellable);
  if (reading->setup != NULL)
    read_setup (reading, parts);
  for (guint i = 0; i < reading->files->len; i++)
    {
      const char      *path = g_file_peek_path (reading->files->pdata[i]);
      g_autofree char *name = g_filename_display_basename (path);
      g_autoptr (RoboProblems) problems = robo_problems_new (name);

      robo_problems_set_cancellable (problems, cancellable);
      if (g_str_has_suffix (path, ROBO_PACK_SUFFIX))
        read_pack (reading, base, path, name, problems);
      else
        read_part (reading, parts, path, name, problems);
    }
  /* Put the import of single files first. Its dialog also lists the refused files. */
  if (parts->len > 0)
    g_ptr_array_insert (reading->imports, 0, robo_pack_import_new_for_parts (base, parts));

  return TRUE;
}

/* For each kind of file, `pages` has the page that lists such files; NULL if there is none. */
static const char *const pages[ROBO_PACK_N_KINDS] = {
  [ROBO_PACK_ARENA] = "library",
  [ROBO_PACK_MODULES] = "rules",
  [ROBO_PACK_RULES] = "rules",
  [ROBO_PACK_PUZZLE] = "puzzles",
  [ROBO_PACK_LESSON] = "tutorial",
};

/* Shows the page that lists an imported file. Does nothing if the user is in an editor or a game and would be
 * interrupted. */
static void
show_page_of (RoboPackController *self,
              const char         *path)
{
  const char *shown = gtk_stack_get_visible_child_name (self->pages);
  gboolean    is_list = g_strcmp0 (shown, "start") == 0;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    is_list |= pages[i] != NULL && g_strcmp0 (shown, pages[i]) == 0;
  for (guint i = 0; is_list && i < G_N_ELEMENTS (pages); i++)
    {
      if (pages[i] != NULL && g_str_has_suffix (path, robo_pack_kind_get_suffix ((RoboPackKind)i)) &&
          g_strcmp0 (shown, pages[i]) != 0)
        gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", pages[i]);
    }
}

/* If the library is shown, selects in it the arena that was imported last. */
static void
select_arena (RoboPackController *self,
              char              **paths)
{
  GtkWidget  *library = gtk_stack_get_visible_child (self->pages);
  const char *last = NULL;

  for (guint i = 0; paths[i] != NULL; i++)
    last = g_str_has_suffix (paths[i], robo_pack_kind_get_suffix (ROBO_PACK_ARENA)) ? paths[i] : last;
  if (last != NULL && ROBO_IS_LIBRARY_PAGE (library))
    robo_library_page_select_file (ROBO_LIBRARY_PAGE (library), last);
}

static void
imported_cb (RoboPackController *self,
             char              **paths)
{
  g_autofree char *sentence = NULL;
  guint            n = 0;

  if (self->toasts == NULL || self->pages == NULL)
    return;

  for (guint i = 0; paths[i] != NULL; i++)
    n += paths[i][0] != '\0';
  for (guint i = 0; paths[i] != NULL; i++)
    {
      if (paths[i][0] == '\0')
        continue;
      show_page_of (self, paths[i]);
      break;
    }
  select_arena (self, paths);
  /* Translators: This is said after an import. %u is how many arenas, module sets and so on are now among the user’s
   * files. */
  sentence = g_strdup_printf (ngettext ("%u part is now in your library", "%u parts are now in your library", n), n);
  robo_message_toast (self->toasts, sentence);
}

static void
present (RoboPackController *self,
         RoboPackImport     *import,
         const char *const  *refused)
{
  GtkWidget *dialog = robo_pack_dialog_new (get_window (self), import, refused);

  g_signal_connect_object (dialog, "imported", G_CALLBACK (imported_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Shows the errors of refused files in a message. This is for files that no import dialog lists. */
static void
complain (RoboPackController *self,
          char              **refused)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; refused[i] != NULL; i += 2)
    g_string_append_printf (body, "%s%s\n\n%s", i > 0 ? "\n\n" : "", refused[i], refused[i + 1]);
  if (refused[0] != NULL)
    robo_message_show_error (GTK_WIDGET (self->toasts),
                             ngettext ("File Could Not Be Opened", "Files Could Not Be Opened", g_strv_length (refused) / 2),
                             body->str);
}

static void
read_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  RoboPackController *self = owner;
  Reading            *reading = data;
  g_auto (GStrv) refused = g_strv_builder_end (reading->refused);
  g_auto (GStrv) broken = g_strv_builder_end (reading->broken);
  gboolean has_loose = FALSE;

  if (self->toasts == NULL)
    return;

  robo_opening_end (adw_toast_overlay_get_child (self->toasts), cancellable);
  for (guint i = 0; i < reading->imports->len; i++)
    {
      RoboPackImport *import = g_steal_pointer (&reading->imports->pdata[i]);

      has_loose |= import->pack == NULL;
      present (self, import, import->pack == NULL ? (const char *const *)refused : NULL);
    }
  if (!has_loose)
    complain (self, refused);
  if (reading->text == NULL)
    complain (self, broken);
  else if (broken[0] != NULL)
    robo_message_show_error (GTK_WIDGET (self->toasts), _ ("Nothing Was Imported"), broken[1]);
}

static Reading *
reading_new (void)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->files = g_ptr_array_new_with_free_func (g_object_unref);
  reading->imports = g_ptr_array_new_with_free_func (import_free);
  reading->refused = g_strv_builder_new ();
  reading->broken = g_strv_builder_new ();

  return reading;
}

/* Takes ownership of the reading, which `shown` names for users. */
static void
begin_reading (RoboPackController *self,
               Reading            *reading,
               const char         *shown)
{
  g_autoptr (GCancellable) cancellable = robo_opening_begin (adw_toast_overlay_get_child (self->toasts), shown);

  robo_work_run (self, cancellable, read_thread, read_cb, reading, reading_free);
}

void
robo_pack_controller_import (RoboPackController *self,
                             GPtrArray          *files)
{
  g_autofree char *shown = NULL;
  Reading         *reading;

  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));

  if (files->len == 0)
    return;

  shown = g_file_get_parse_name (files->pdata[0]);
  reading = reading_new ();
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (reading->files, g_object_ref (files->pdata[i]));
  begin_reading (self, reading, shown);
}

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RoboPackController) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  Reading         *reading;

  if (self->toasts == NULL)
    return;

  reading = reading_new ();
  /* Without a text on the clipboard, the reader says that there is no pack. */
  reading->text = text != NULL ? g_steal_pointer (&text) : g_strdup ("");
  /* Translators: This stands for %s in “Opening %s…”. */
  begin_reading (self, reading, _ ("the clipboard"));
}

void
robo_pack_controller_paste (RoboPackController *self)
{
  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->toasts)), NULL, pasted_cb,
                                 g_object_ref (self));
}

void
robo_pack_controller_import_setup (RoboPackController   *self,
                                   const RoboMatchSetup *setup)
{
  Reading *reading;

  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));
  g_return_if_fail (setup != NULL);

  reading = reading_new ();
  reading->setup = robo_match_setup_copy (setup);
  begin_reading (self, reading, robo_arena_get_name (setup->arena));
}

static void
chosen_cb (RoboPackController   *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (chosen); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (chosen, i);

      if (g_file_peek_path (file) != NULL)
        g_ptr_array_add (files, g_steal_pointer (&file));
    }
  robo_pack_controller_import (self, files);
  g_object_unref (chooser);
}

void
robo_pack_controller_choose (RoboPackController *self)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));

  chooser = robo_message_create_chooser (GTK_WIDGET (self->toasts), _ ("Import Files"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         C_ ("button", "_Import"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  /* Translators: This names the kinds of files that a file dialog shows. */
  robo_message_add_filter (chooser, _ ("Packs, arenas, cards, rules, puzzles and lessons"), "*" ROBO_PACK_SUFFIX,
                           "*.arena.xml", "*.modules.xml", "*.rules.xml", "*.puzzle.xml", "*.lesson.xml", "*.scenario.xml",
                           NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
robo_pack_controller_show (RoboPackController *self)
{
  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));

  gtk_window_present (GTK_WINDOW (robo_packs_window_new (get_window (self))));
}

/* Sharing */

typedef struct
{
  char         *path;
  GPtrArray    *parts; /* array of RoboPackPart */
  RoboProblems *problems;
} Gathering;

static void
gathering_free (gpointer data)
{
  Gathering *gathering = data;

  g_free (gathering->path);
  g_ptr_array_unref (gathering->parts);
  robo_problems_free (gathering->problems);
  g_free (gathering);
}

static gboolean
gather_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  Gathering       *gathering = data;
  g_autofree char *folder = g_path_get_dirname (gathering->path);
  g_autoptr (GBytes) bytes = robo_xml_load_file (gathering->path, ROBO_XML_MAX_SIZE, gathering->problems);
  RoboPackPart *part = bytes != NULL ? robo_pack_part_new (bytes, gathering->problems) : NULL;

  if (part == NULL)
    return robo_problems_check_plain (gathering->problems, error);

  g_ptr_array_add (gathering->parts, part);
  if (robo_pack_gather (gathering->parts, folder, gathering->problems))
    return TRUE;

  return robo_problems_check_plain (gathering->problems, error);
}

static void
shared_cb (RoboPackController *self,
           const char         *name)
{
  g_autofree char *sentence = NULL;

  if (self->toasts == NULL)
    return;

  /* Translators: %s is a file. */
  sentence = g_strdup_printf (_ ("Saved as %s"), name);
  robo_message_toast (self->toasts, sentence);
}

static void
copied_cb (RoboPackController *self)
{
  if (self->toasts != NULL)
    robo_message_toast (self->toasts, _ ("Copied. Paste it into a chat or an email."));
}

static void
gathered_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboPackController *self = owner;
  const Gathering    *gathering = data;
  GtkWidget          *dialog;

  if (self->toasts == NULL)
    return;
  if (error != NULL)
    {
      robo_message_show_error (GTK_WIDGET (self->toasts), _ ("File Can’t Be Shared"), error->message);
      return;
    }

  dialog = robo_share_dialog_new (get_window (self), gathering->parts);
  g_signal_connect_object (dialog, "shared", G_CALLBACK (shared_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
robo_pack_controller_share (RoboPackController *self,
                            const char         *path)
{
  Gathering       *gathering = g_new0 (Gathering, 1);
  g_autofree char *name = g_filename_display_basename (path);

  g_return_if_fail (ROBO_IS_PACK_CONTROLLER (self));

  gathering->path = g_strdup (path);
  gathering->parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  gathering->problems = robo_problems_new (name);
  robo_work_run (self, NULL, gather_thread, gathered_cb, gathering, gathering_free);
}

/* Object */

static void
robo_pack_controller_dispose (GObject *object)
{
  RoboPackController *self = ROBO_PACK_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);

  G_OBJECT_CLASS (robo_pack_controller_parent_class)->dispose (object);
}

static void
robo_pack_controller_class_init (RoboPackControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_pack_controller_dispose;
}

static void
robo_pack_controller_init (RoboPackController *self)
{
}

RoboPackController *
robo_pack_controller_new (GtkStack        *pages,
                          AdwToastOverlay *toasts)
{
  RoboPackController *self = g_object_new (ROBO_TYPE_PACK_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}
