// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-files.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "files/xml/robo-xml.h"

#include "ui/widgets/robo-message.h"
#include "robo-puzzle-dialog.h"

#define SCENARIO_SUFFIX ".scenario.xml"

struct _RoboSandboxFiles
{
  GObject parent_instance;

  RoboSandbox *sandbox;
  GtkWidget   *page; /* borrowed: the owner of this object */

  GBytes       *file;    /* nullable: contents of the opened file */
  char         *path;    /* nullable: path of the file */
  GPtrArray    *entries; /* nullable: RoboPositionEntry for each scenario of the file */
  GCancellable *opening; /* nullable */
  guint         shown;   /* index of the current scenario */
};

enum
{
  PROP_0,
  PROP_TITLES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       told_signal;

G_DEFINE_FINAL_TYPE (RoboSandboxFiles, robo_sandbox_files, G_TYPE_OBJECT)

static void
tell (RoboSandboxFiles *self,
      const char       *sentence)
{
  g_signal_emit (self, told_signal, 0, sentence);
}

static GFile *
get_chosen (GtkFileChooserNative *chooser,
            int                   response)
{
  return response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
}

static GtkFileChooserNative *
chooser_new (RoboSandboxFiles    *self,
             const char          *title,
             GtkFileChooserAction action)
{
  GtkRoot              *root = gtk_widget_get_root (self->page);
  GtkWindow            *window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  const char           *path = robo_sandbox_get_path (self->sandbox);
  /* Offer the folder of the open file. If no file is open, offer the user's own folder, where "Who Uses This?" looks
   * for scenarios, too. */
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path)
                                         : g_build_filename (g_get_user_data_dir (), "robodrome", "scenarios", NULL);
  g_autoptr (GFile) folder_file = g_file_new_for_path (folder);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, C_ ("sandbox", "Scenarios"));
  gtk_file_filter_add_pattern (filter, "*.xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_mkdir_with_parents (folder, 0755);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder_file, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);

  return chooser;
}

/* Opening: a file may have thousands of scenarios, so a thread reads it */

typedef struct
{
  GBytes    *bytes;
  GPtrArray *entries;
  char      *path;
} Opened;

static void
opened_free (gpointer data)
{
  Opened *self = data;

  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_free (self->path);
  g_free (self);
}

static gboolean
read_cb (gpointer      data,
         GCancellable *cancellable,
         GError      **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  Opened *opened = data;

  opened->bytes = robo_xml_load_file (opened->path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  if (opened->bytes != NULL)
    opened->entries = robo_position_list (opened->bytes, problems);

  return robo_problems_check_plain (problems, error);
}

static void
open_entry (RoboSandboxFiles *self,
            guint             index)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *differences = NULL;
  g_autofree char *sentence = NULL;

  if (!robo_sandbox_open (self->sandbox, self->file, index, self->path, problems))
    {
      robo_problems_check_plain (problems, &error);
      tell (self, error->message);
      return;
    }

  /* If the result of the scenario differs from the result that its file expects, say this at once. */
  differences = robo_position_dup_differences (robo_sandbox_get_position (self->sandbox));
  if (differences == NULL)
    return;

  /* Translators: %s is what differs, in the words of the file: “seat 2: damage is 1, not 2”. */
  sentence = g_strdup_printf (_ ("The result differs from what was expected: %s"), differences);
  tell (self, sentence);
}

static GListModel *
list_titles (RoboSandboxFiles *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; self->entries != NULL && i < self->entries->len; i++)
    {
      const RoboPositionEntry *entry = self->entries->pdata[i];

      gtk_string_list_append (titles, entry->title[0] != '\0' ? entry->title : entry->id);
    }

  return G_LIST_MODEL (titles);
}

static void
file_read_cb (gpointer      owner,
              gpointer      data,
              GCancellable *cancellable,
              const GError *error)
{
  RoboSandboxFiles *self = owner;
  Opened           *opened = data;

  if (error != NULL)
    {
      tell (self, error->message);
      return;
    }

  g_clear_pointer (&self->file, g_bytes_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_free (self->path);
  self->file = g_steal_pointer (&opened->bytes);
  self->entries = g_steal_pointer (&opened->entries);
  self->path = g_steal_pointer (&opened->path);
  self->shown = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLES]);
  open_entry (self, 0);
}

void
robo_sandbox_files_open_path (RoboSandboxFiles *self,
                              const char       *path)
{
  Opened *opened = g_new0 (Opened, 1);

  opened->path = g_strdup (path);
  robo_work_run (self, robo_work_renew (&self->opening), read_cb, file_read_cb, opened, opened_free);
}

static void
open_chosen_cb (RoboSandboxFiles     *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);

  if (file != NULL && g_file_peek_path (file) != NULL)
    robo_sandbox_files_open_path (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

/* Saving */

static void
save_chosen_cb (RoboSandboxFiles     *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  g_object_unref (chooser);
  if (path == NULL)
    return;

  name = g_filename_display_basename (path);
  if (!robo_sandbox_save_file (self->sandbox, path, &error))
    {
      robo_message_show_write_error (self->page, _ ("Scenario Could Not Be Saved"), error,
                                     G_CALLBACK (robo_sandbox_files_save_as), self);
      return;
    }

  /* Translators: %s is a file. */
  sentence = g_strdup_printf (_ ("Scenario saved as “%s”, with the current result as the expected one."), name);
  tell (self, sentence);
}

/* Returns the file name that is offered for saving. For a file with many scenarios this is not the name of that
 * file, because saving would replace all its scenarios. */
static char *
dup_file_name (RoboSandboxFiles *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);
  const char         *path = robo_sandbox_get_path (self->sandbox);

  if (path != NULL && !robo_position_is_from_list (position))
    return g_filename_display_basename (path);
  if (position->id != NULL)
    return g_strconcat (position->id, SCENARIO_SUFFIX, NULL);
  if (position->tested == ROBO_NO_CARD)
    return g_strdup ("scenario" SCENARIO_SUFFIX);

  return g_strconcat (robo_modules_get_cards (position->modules)->cards[position->tested].id, SCENARIO_SUFFIX, NULL);
}

/* Object */

static void
robo_sandbox_files_finalize (GObject *object)
{
  RoboSandboxFiles *self = ROBO_SANDBOX_FILES (object);

  g_clear_object (&self->sandbox);
  robo_work_cancel (&self->opening);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);

  G_OBJECT_CLASS (robo_sandbox_files_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLES] = { ROBO_PROPERTY_DUP (OBJECT, "titles", list_titles), .type = g_list_model_get_type },
};

static void
robo_sandbox_files_class_init (RoboSandboxFilesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_sandbox_files_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  told_signal = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
}

static void
robo_sandbox_files_init (RoboSandboxFiles *self)
{
}

RoboSandboxFiles *
robo_sandbox_files_new (RoboSandbox *sandbox,
                        GtkWidget   *page)
{
  RoboSandboxFiles *self = g_object_new (ROBO_TYPE_SANDBOX_FILES, NULL);

  self->sandbox = g_object_ref (sandbox);
  self->page = page;

  return self;
}

void
robo_sandbox_files_show_entry (RoboSandboxFiles *self,
                               guint             index)
{
  g_return_if_fail (ROBO_IS_SANDBOX_FILES (self));

  if (self->entries == NULL || index >= self->entries->len || index == self->shown)
    return;

  self->shown = index;
  open_entry (self, index);
}

void
robo_sandbox_files_ask_for_file (RoboSandboxFiles *self)
{
  GtkFileChooserNative *chooser = chooser_new (self, _ ("Open Scenario"), GTK_FILE_CHOOSER_ACTION_OPEN);

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
robo_sandbox_files_save_as (RoboSandboxFiles *self)
{
  GtkFileChooserNative *chooser = chooser_new (self, _ ("Save as Scenario"), GTK_FILE_CHOOSER_ACTION_SAVE);
  g_autofree char      *name = dup_file_name (self);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
robo_sandbox_files_save_puzzle (RoboSandboxFiles *self)
{
  GtkRoot   *root = gtk_widget_get_root (self->page);
  GtkWidget *dialog = robo_puzzle_dialog_new (self->sandbox, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);

  g_signal_connect_object (dialog, "told", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
