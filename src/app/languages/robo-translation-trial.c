// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-translation-trial.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "base/robo-work.h"
#include "files/xml/robo-mo.h"
#include "files/xml/robo-problem.h"

#include "robo-language.h"

struct _RoboTranslationTrial
{
  GObject parent_instance;

  /* owned */
  GFile        *file;
  GBytes       *complete; /* nullable: a .mo file with all messages of the program */
  GFileMonitor *monitor;  /* nullable: reports changes of the file */
  GCancellable *reading;  /* nullable: set while the changed file is read */
  char         *folder;   /* nullable: temporary folder, which is removed at the end */
  char         *path;     /* nullable: catalog in the temporary folder that is in use */

  guint n_loaded; /* number of loaded catalogs; each has a folder of its own, because gettext never reads a file
                   * twice */
  guint n_entries;
  guint n_translated;
  guint n_misfits;
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboTranslationTrial, robo_translation_trial, G_TYPE_OBJECT)

/* Returns TRUE for codes such as "pt_BR" and "sr@latin", and FALSE for other texts, such as a path that would leave the
 * temporary folder. */
static gboolean
is_code (const char *code)
{
  return g_regex_match_simple ("^[a-z]{2,3}(_[A-Z]{2})?(@[a-z]+)?$", code, 0, 0);
}

/* Returns the language that the header names. If it names none, returns the language in the name of the file, or
 * fails. */
static char *
dup_code (RoboTranslationTrial *self,
          const RoboPo         *po,
          GError              **error)
{
  g_autofree char *code = robo_po_dup_field (po, "Language");
  g_autofree char *name = g_file_get_basename (self->file);

  if (code != NULL && is_code (code))
    return g_steal_pointer (&code);

  g_clear_pointer (&code, g_free);
  if (g_str_has_suffix (name, ROBO_PO_SUFFIX))
    code = g_strndup (name, strlen (name) - strlen (ROBO_PO_SUFFIX));
  if (code != NULL && is_code (code))
    return g_steal_pointer (&code);

  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING,
               /* Translators: %s is a file. “Language: fr” is what the user should write into it. */
               _ ("“%s” doesn’t say what language it’s in. Add the line “Language: fr” to its header, with your language’s code in place of “fr”."),
               name);

  return NULL;
}

static gboolean
fail (const char *path,
      GError    **error)
{
  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: %1$s is a file, %2$s what the system says, such as "No space left on device". */
               _ ("The translation couldn’t be prepared in “%1$s” (%2$s). Free up space there and try again."), path,
               g_strerror (errno));

  return FALSE;
}

static void
remove_catalogue (RoboTranslationTrial *self)
{
  g_autofree char *dir = NULL;

  if (self->path == NULL)
    return;

  /* Remove the file and the folders above it that gettext needs, but not the temporary folder. */
  g_remove (self->path);
  dir = g_path_get_dirname (self->path);
  while (!g_str_equal (dir, self->folder) && g_rmdir (dir) == 0)
    {
      char *above = g_path_get_dirname (dir);

      g_free (dir);
      dir = above;
    }
  g_clear_pointer (&self->path, g_free);
}

/* Writes the catalog to a path where gettext finds it, such as FOLDER/3/fr/LC_MESSAGES/robodrome.mo. */
static gboolean
install (RoboTranslationTrial *self,
         GBytes               *mo,
         const char           *code,
         GError              **error)
{
  g_autofree char *number = g_strdup_printf ("%u", ++self->n_loaded);
  g_autofree char *locale_dir = g_build_filename (self->folder, number, NULL);
  g_autofree char *dir = g_build_filename (locale_dir, code, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (dir, GETTEXT_PACKAGE ".mo", NULL);
  gsize            size;
  const char      *data = g_bytes_get_data (mo, &size);

  if (g_mkdir_with_parents (dir, 0700) != 0)
    return fail (dir, error);
  if (!g_file_set_contents (path, data, (gssize)size, NULL))
    return fail (path, error);

  robo_language_try (code, locale_dir);
  remove_catalogue (self);
  self->path = g_steal_pointer (&path);

  return TRUE;
}

/* Reading */

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      file,
             GCancellable *cancellable)
{
  GError *error = NULL;
  RoboPo *po = robo_po_load (file, cancellable, &error);

  if (po != NULL)
    g_task_return_pointer (task, po, (GDestroyNotify)robo_po_free);
  else
    g_task_return_error (task, error);
}

void
robo_translation_trial_read_async (GFile              *file,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, robo_translation_trial_read_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_thread);
}

RoboPo *
robo_translation_trial_read_finish (GAsyncResult *result,
                                    GError      **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, robo_translation_trial_read_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static gboolean
use_catalogue (RoboTranslationTrial *self,
               const RoboPo         *po,
               GError              **error)
{
  g_autofree char *code = dup_code (self, po, error);
  g_autoptr (GBytes) mo = NULL;

  if (code == NULL)
    return FALSE;

  mo = robo_mo_new_from_po (po, self->complete);
  if (!install (self, mo, code, error))
    return FALSE;
  self->n_entries = robo_po_get_n_entries (po);
  self->n_translated = 0;
  self->n_misfits = 0;
  for (guint i = 0; i < self->n_entries; i++)
    {
      const RoboPoEntry *entry = robo_po_get_entry (po, i);

      if (!robo_po_is_translated (entry))
        continue;
      if (robo_po_fits (entry))
        self->n_translated++;
      else
        self->n_misfits++;
    }

  return TRUE;
}

static void
changed_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboTranslationTrial) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboPo) po = robo_translation_trial_read_finish (result, &error);

  /* Reading was canceled, because the file has changed again or the trial is over. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (po != NULL && use_catalogue (self, po, &error))
    g_signal_emit (self, signals[CHANGED], 0);
  else
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
file_changed_cb (RoboTranslationTrial *self,
                 GFile                *file,
                 GFile                *other,
                 GFileMonitorEvent     event)
{
  /* Some editors write a new file and give it the old name. Others write into the old file. */
  if (event != G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT && event != G_FILE_MONITOR_EVENT_RENAMED &&
      event != G_FILE_MONITOR_EVENT_MOVED_IN)
    return;
  if (!g_file_query_exists (self->file, NULL))
    return;

  robo_translation_trial_read_async (self->file, robo_work_renew (&self->reading), changed_read_cb,
                                     g_object_ref (self));
}

static void
robo_translation_trial_dispose (GObject *object)
{
  RoboTranslationTrial *self = ROBO_TRANSLATION_TRIAL (object);

  robo_work_cancel (&self->reading);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_clear_pointer (&self->complete, g_bytes_unref);
  if (self->folder != NULL)
    {
      remove_catalogue (self);
      g_rmdir (self->folder);
    }
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (robo_translation_trial_parent_class)->dispose (object);
}

static void
robo_translation_trial_class_init (RoboTranslationTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_translation_trial_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_translation_trial_init (RoboTranslationTrial *self)
{
}

RoboTranslationTrial *
robo_translation_trial_new (GFile        *file,
                            const RoboPo *po,
                            GBytes       *complete,
                            GError      **error)
{
  g_autoptr (RoboTranslationTrial) self = g_object_new (ROBO_TYPE_TRANSLATION_TRIAL, NULL);

  g_return_val_if_fail (G_IS_FILE (file) && po != NULL, NULL);

  self->file = g_object_ref (file);
  self->complete = complete != NULL ? g_bytes_ref (complete) : NULL;
  self->folder = g_dir_make_tmp ("robodrome-language-XXXXXX", NULL);
  if (self->folder == NULL)
    {
      fail (g_get_tmp_dir (), error);
      return NULL;
    }
  if (!use_catalogue (self, po, error))
    return NULL;
  self->monitor = g_file_monitor_file (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);

  return g_steal_pointer (&self);
}

GFile *
robo_translation_trial_get_file (RoboTranslationTrial *self)
{
  g_return_val_if_fail (ROBO_IS_TRANSLATION_TRIAL (self), NULL);

  return self->file;
}

guint
robo_translation_trial_get_n_translated (RoboTranslationTrial *self,
                                         guint                *n_entries)
{
  g_return_val_if_fail (ROBO_IS_TRANSLATION_TRIAL (self), 0);

  *n_entries = self->n_entries;

  return self->n_translated;
}

guint
robo_translation_trial_get_n_misfits (RoboTranslationTrial *self)
{
  g_return_val_if_fail (ROBO_IS_TRANSLATION_TRIAL (self), 0);

  return self->n_misfits;
}
