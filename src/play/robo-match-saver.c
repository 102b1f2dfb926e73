// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-saver-private.h"

#include <errno.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "play/saved/robo-game-folder.h"
#include "robo-match-private.h"

/* One thing to do with one file; they are done one after the other, so that the newest state is last. */
typedef struct
{
  RoboMatchFile *file; /* NULL: remove it */
  char          *path;
  RoboSavedGame *game; /* what the list shows when it is on disk */
} Job;

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_IS_SAVING,
  PROP_GAMES,
  PROP_UNFINISHED,
  N_PROPS
};

enum
{
  FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboMatchSaver, robo_match_saver, G_TYPE_OBJECT)

static G_DEFINE_QUARK (robo_match_saver_path, path)

  static void start_next (RoboMatchSaver *self);

static void
free_job (gpointer data)
{
  Job *job = data;

  robo_match_file_free (job->file);
  g_free (job->path);
  g_clear_object (&job->game);
  g_free (job);
}

/* The jobs */

static gboolean
remove_file (const char *path,
             GError    **error)
{
  g_autofree char *name = NULL;

  if (g_unlink (path) == 0 || errno == ENOENT)
    return TRUE;

  name = g_filename_display_name (path);
  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: the first %s is a file, the second is what the system says */
               _ ("%s could not be removed: %s."), name, g_strerror (errno));

  return FALSE;
}

static void
job_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  const Job       *job = task_data;
  g_autofree char *folder = g_path_get_dirname (job->path);
  GError          *error = NULL;
  gboolean         done;

  /* Nobody else need read what is played here. If it fails, so does the saving, which says why. */
  if (job->file)
    g_mkdir_with_parents (folder, 0700);
  done = job->file ? robo_match_file_save (job->file, job->path, &error) : remove_file (job->path, &error);

  if (done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
set_is_saving (RoboMatchSaver *self,
               gboolean        is_saving)
{
  if (self->is_saving == is_saving)
    return;

  self->is_saving = is_saving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SAVING]);
}

static void
finish_flushes (RoboMatchSaver *self)
{
  g_autoptr (GPtrArray) flushes = g_steal_pointer (&self->flushes);

  self->flushes = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < flushes->len; i++)
    {
      if (self->error)
        g_task_return_error (flushes->pdata[i], g_error_copy (self->error));
      else
        g_task_return_boolean (flushes->pdata[i], TRUE);
    }
}

/* A full disk stays full for a while: said once, until something could be saved again. */
static void
report (RoboMatchSaver *self,
        GError         *error)
{
  gboolean is_new = error && !self->error;

  g_clear_error (&self->error);
  self->error = error;
  if (is_new)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
job_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  g_autoptr (RoboMatchSaver) self = data;
  const Job *job = g_task_get_task_data (G_TASK (result));
  GError    *error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (!error && job->game)
    robo_match_saver_put_first (self, job->game);
  report (self, error);

  start_next (self);
}

static void
start_next (RoboMatchSaver *self)
{
  Job *job = g_queue_pop_head (&self->jobs);
  g_autoptr (GTask) task = NULL;

  if (!job)
    {
      set_is_saving (self, FALSE);
      finish_flushes (self);
      return;
    }

  /* Keeps the saver until what is queued is done. Not as the task's source: the thread, which lets go of the task
   * too, might be the last. */
  task = g_task_new (NULL, NULL, job_cb, g_object_ref (self));
  g_task_set_source_tag (task, start_next);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, job_thread);
}

/* Takes the place of what has not begun with the same file. */
static void
queue_job (RoboMatchSaver *self,
           Job            *job)
{
  for (GList *l = self->jobs.head; l; l = l->next)
    {
      Job *other = l->data;

      if (g_strcmp0 (other->path, job->path) == 0)
        {
          free_job (other);
          g_queue_delete_link (&self->jobs, l);
          break;
        }
    }
  g_queue_push_tail (&self->jobs, job);

  if (self->is_saving)
    return;
  set_is_saving (self, TRUE);
  start_next (self);
}

static void
save (RoboMatchSaver *self)
{
  const RoboGame       *game = robo_match_get_game (self->match);
  const RoboMatchSetup *setup = robo_match_get_setup (self->match);
  const RoboState      *state = robo_game_get_state (game);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  Job *job = g_new0 (Job, 1);

  job->file = robo_match_dup_file (self->match);
  job->path = g_strdup (self->path);
  job->game = robo_saved_game_new (self->path, now, setup, state, state->winner != ROBO_NO_WINNER);
  queue_job (self, job);
}

/* Before the first answer there is nothing to go on with. */
static void
standing_changed_cb (RoboMatchSaver *self)
{
  guint n_records;

  robo_match_get_records (self->match, &n_records);
  if (n_records > 0)
    save (self);
}

static void
forget_match (RoboMatchSaver *self)
{
  if (!self->match)
    return;

  g_clear_signal_handler (&self->answered_id, self->match);
  g_clear_signal_handler (&self->standing_id, robo_match_get_standing_answers (self->match));
}

/* The object */

static void
robo_match_saver_dispose (GObject *object)
{
  RoboMatchSaver *self = ROBO_MATCH_SAVER (object);

  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  forget_match (self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_match_saver_parent_class)->dispose (object);
}

static void
robo_match_saver_finalize (GObject *object)
{
  RoboMatchSaver *self = ROBO_MATCH_SAVER (object);

  g_clear_object (&self->games);
  g_free (self->folder);
  g_free (self->path);
  g_ptr_array_unref (self->flushes);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (robo_match_saver_parent_class)->finalize (object);
}

static void
robo_match_saver_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RoboMatchSaver *self = ROBO_MATCH_SAVER (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_IS_SAVING:
      g_value_set_boolean (value, self->is_saving);
      break;

    case PROP_GAMES:
      g_value_set_object (value, self->games);
      break;

    case PROP_UNFINISHED:
      g_value_set_object (value, self->unfinished);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_match_saver_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_MATCH:
      robo_match_saver_set_match (ROBO_MATCH_SAVER (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_match_saver_class_init (RoboMatchSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_match_saver_dispose;
  object_class->finalize = robo_match_saver_finalize;
  object_class->get_property = robo_match_saver_get_property;
  object_class->set_property = robo_match_saver_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_SAVING] = g_param_spec_boolean ("is-saving", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_GAMES] = g_param_spec_object ("games", NULL, NULL, G_TYPE_LIST_MODEL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_UNFINISHED] = g_param_spec_object ("unfinished", NULL, NULL, ROBO_TYPE_SAVED_GAME,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_match_saver_init (RoboMatchSaver *self)
{
  self->games = g_list_store_new (ROBO_TYPE_SAVED_GAME);
  self->flushes = g_ptr_array_new_with_free_func (g_object_unref);
  self->listing = g_cancellable_new ();
  g_queue_init (&self->jobs);
}

RoboMatchSaver *
robo_match_saver_new (const char *folder)
{
  RoboMatchSaver *self = g_object_new (ROBO_TYPE_MATCH_SAVER, NULL);

  self->folder = folder ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
  robo_game_folder_clean (self->folder);
  robo_game_folder_list_async (self->folder, self->listing, robo_match_saver_listed_cb, self);

  return self;
}

RoboMatch *
robo_match_saver_get_match (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), NULL);

  return self->match;
}

static void
find_path (RoboMatchSaver *self)
{
  const char *path = g_object_get_qdata (G_OBJECT (self->match), path_quark ());

  if (!path)
    {
      g_object_set_qdata_full (G_OBJECT (self->match), path_quark (),
                               robo_game_folder_dup_new_path (self->folder, robo_match_get_setup (self->match)->seed),
                               g_free);
      path = g_object_get_qdata (G_OBJECT (self->match), path_quark ());
    }
  self->path = g_strdup (path);
}

void
robo_match_saver_set_match (RoboMatchSaver *self,
                            RoboMatch      *match)
{
  g_return_if_fail (ROBO_IS_MATCH_SAVER (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  forget_match (self);
  g_clear_pointer (&self->path, g_free);
  g_set_object (&self->match, match);
  if (match)
    {
      find_path (self);
      self->answered_id = g_signal_connect_swapped (match, "answered", G_CALLBACK (save), self);
      self->standing_id = g_signal_connect_swapped (robo_match_get_standing_answers (match), "changed",
                                                    G_CALLBACK (standing_changed_cb), self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

gboolean
robo_match_saver_get_is_saving (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), FALSE);

  return self->is_saving;
}

GListModel *
robo_match_saver_get_games (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), NULL);

  return G_LIST_MODEL (self->games);
}

RoboSavedGame *
robo_match_saver_get_unfinished (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), NULL);

  return self->unfinished;
}

const char *
robo_match_saver_get_folder (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), NULL);

  return self->folder;
}

void
robo_match_saver_place (RoboMatchSaver *self,
                        RoboMatch      *match,
                        const char     *path)
{
  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_MATCH (match) && match != self->match && path != NULL);

  g_object_set_qdata_full (G_OBJECT (match), path_quark (), g_strdup (path), g_free);
}

const char *
robo_match_saver_get_place (RoboMatchSaver *self,
                            RoboMatch      *match)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_MATCH (match), NULL);

  return g_object_get_qdata (G_OBJECT (match), path_quark ());
}

void
robo_match_saver_discard (RoboMatchSaver *self,
                          RoboSavedGame  *game)
{
  Job *job;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_SAVED_GAME (game));

  /* First, since the list may hold the last reference. */
  job = g_new0 (Job, 1);
  job->path = g_strdup (robo_saved_game_get_file (game));
  if (g_strcmp0 (self->path, job->path) == 0)
    robo_match_saver_set_match (self, NULL);
  robo_match_saver_remove_game (self, job->path);
  robo_match_saver_find_unfinished (self);
  queue_job (self, job);
}

void
robo_match_saver_flush_async (RoboMatchSaver     *self,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_match_saver_flush_async);
  g_ptr_array_add (self->flushes, task);

  /* What could not be saved is tried again: there may be room now. */
  if (self->error && self->match && !self->is_saving)
    save (self);
  else if (!self->is_saving)
    finish_flushes (self);
}

gboolean
robo_match_saver_flush_finish (RoboMatchSaver *self,
                               GAsyncResult   *result,
                               GError        **error)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
