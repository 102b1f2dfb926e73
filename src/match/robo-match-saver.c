// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-saver.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "base/robo-work.h"
#include "base/robo-properties.h"
#include "files/xml/robo-write.h"
#include "robo-game-folder.h"

#include "robo-match-private.h"

/* Each step reads this many files before its games are shown. The games of the first step fill a page. */
#define FILES_FIRST_STEP 40
#define FILES_PER_STEP   400

/* A long game needs this much disk space, in bytes. */
#define ROOM_BYTES (256 * 1024)

/* Under these keys a match keeps the path at which it is saved, and the stamp of that file. */
#define PATH_KEY  "robo-match-saver-path"
#define STAMP_KEY "robo-match-saver-stamp"

struct _RoboMatchSaver
{
  GObject parent_instance;

  /* Owned */
  char         *folder;
  RoboMatch    *match;
  char         *path; /* path of the match */
  GListStore   *games;
  GQueue        jobs;    /* queue of Job: files that are still to be written or removed */
  GQueue        lost;    /* queue of Job: files that could not be written */
  GPtrArray    *flushes; /* array of GTask: callers that wait for the jobs */
  GError       *error;   /* why a save has failed, until everything is on disk */
  GCancellable *listing;
  GHashTable   *removed; /* paths of games that were removed while the folder was being read; NULL afterwards */
  guint         n_front; /* number of games at the front of the list that were saved here; they stay there even if a
                          * clock was set back */

  gboolean is_saving;
  gboolean is_reserved; /* the file of the match is an empty one that the saver has created */
  gulong   answered_id;
  gulong   standing_id;

  /* Borrowed from `games`; NULL if no game is unfinished */
  RoboSavedGame *unfinished;
};

/* Holds one file to write or remove. Jobs are done one after the other, so that the newest state is last. */
typedef struct
{
  /* At most one of `file` and `bytes` is set. If neither is, the job removes the file at the path. */
  RoboMatchFile *file;
  GBytes        *bytes; /* bytes of a document that is no match */

  char          *path;
  RoboSavedGame *game;     /* entry that is shown in the list when the file is on disk */
  char          *stamp;    /* stamp of the file that was written, or NULL */
  gboolean       is_minor; /* no game needs the file */

  RoboMatchSaver *saver; /* reference that is held while the job is being done */
} Job;

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_IS_SAVING,
  PROP_IS_LISTING,
  PROP_GAMES,
  PROP_TROUBLE,
  PROP_UNFINISHED,
  N_PROPS
};

enum
{
  FAILED,
  MINOR_WRITTEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboMatchSaver, robo_match_saver, G_TYPE_OBJECT)

/* The list of games */

static void
update_unfinished (RoboMatchSaver *self)
{
  GListModel    *games = G_LIST_MODEL (self->games);
  RoboSavedGame *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (games) && !found; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (!robo_saved_game_get_is_over (game))
        found = game;
    }

  if (self->unfinished == found)
    return;
  self->unfinished = found;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNFINISHED]);
}

static gboolean
find_game (RoboMatchSaver *self,
           const char     *path,
           guint          *position)
{
  GListModel *games = G_LIST_MODEL (self->games);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (g_strcmp0 (robo_saved_game_get_file (game), path) == 0)
        {
          *position = i;
          return TRUE;
        }
    }

  return FALSE;
}

typedef struct
{
  RoboGameListing *listing;
  GPtrArray       *games; /* array of RoboSavedGame, found in this step */
  guint            n_files;
} Step;

static void
step_free (gpointer data)
{
  Step *self = data;

  robo_game_listing_free (self->listing);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_free (self);
}

static gboolean
step_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Step *step = data;

  step->games = robo_game_listing_read (step->listing, step->n_files, cancellable);

  return TRUE;
}

/* Returns the games of the result that are not in the list. Games that were saved or removed here while the folder
 * was being read are newer than in the result. */
static GPtrArray *
find_missing (RoboMatchSaver  *self,
              const GPtrArray *games)
{
  GListModel *model = G_LIST_MODEL (self->games);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *missing = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (model, i);

      g_hash_table_add (known, g_strdup (robo_saved_game_get_file (game)));
    }
  for (guint i = 0; i < games->len; i++)
    {
      const char *path = robo_saved_game_get_file (games->pdata[i]);

      if (!g_hash_table_contains (known, path) && !g_hash_table_contains (self->removed, path))
        g_ptr_array_add (missing, g_object_ref (games->pdata[i]));
    }

  return missing;
}

/* Merges games into the list. The list and the games have the newest game first. */
static void
insert_games (RoboMatchSaver  *self,
              const GPtrArray *games)
{
  GListModel *model = G_LIST_MODEL (self->games);
  guint       position = g_list_model_get_n_items (model);

  for (guint end = games->len; end > 0;)
    {
      gint64 newest = robo_saved_game_get_modified_us (games->pdata[end - 1]);
      gint64 next = G_MAXINT64;
      guint  begin;

      /* Insert the oldest new game behind the listed games that are not older, together with all other new games
       * that belong at the same position. */
      for (; position > self->n_front; position--)
        {
          g_autoptr (RoboSavedGame) before = g_list_model_get_item (model, position - 1);

          next = robo_saved_game_get_modified_us (before);
          if (next >= newest)
            break;
          next = G_MAXINT64;
        }
      for (begin = end - 1; begin > 0 && robo_saved_game_get_modified_us (games->pdata[begin - 1]) <= next; begin--)
        ;
      g_list_store_splice (self->games, position, 0, games->pdata + begin, end - begin);
      end = begin;
    }
}

static void run_step (RoboMatchSaver  *self,
                      RoboGameListing *listing,
                      guint            n_files);

static void
step_done_cb (gpointer      owner,
              gpointer      data,
              GCancellable *cancellable,
              const GError *error)
{
  RoboMatchSaver *self = owner;
  Step           *step = data;
  g_autoptr (GPtrArray) missing = find_missing (self, step->games);

  insert_games (self, missing);
  update_unfinished (self);
  if (!robo_game_listing_is_complete (step->listing))
    {
      run_step (self, g_steal_pointer (&step->listing), FILES_PER_STEP);
      return;
    }

  g_clear_pointer (&self->removed, g_hash_table_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_LISTING]);
}

/* Reads the next files of a listing, of which it takes ownership, in a thread. */
static void
run_step (RoboMatchSaver  *self,
          RoboGameListing *listing,
          guint            n_files)
{
  Step *step = g_new0 (Step, 1);

  step->listing = listing;
  step->n_files = n_files;
  robo_work_run (self, self->listing, step_thread, step_done_cb, step, step_free);
}

/* Jobs */

static gboolean
is_removal (const Job *job)
{
  return job->file == NULL && job->bytes == NULL;
}

static void
free_job (gpointer data)
{
  Job *job = data;

  robo_match_file_free (job->file);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_free (job->path);
  g_free (job->stamp);
  g_clear_object (&job->game);
  g_clear_object (&job->saver);
  g_free (job);
}

static gboolean
remove_file (const char *path,
             GError    **error)
{
  g_autofree char *name = NULL;

  if (g_unlink (path) == 0 || errno == ENOENT)
    return TRUE;

  name = g_filename_display_basename (path);
  g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE,
               /* Translators: The first %s is a file, the second is what the system says, such as “Permission
                * denied”. */
               _ ("%s couldn’t be removed: %s."), name, g_strerror (errno));

  return FALSE;
}

/* Finds out why a save failed by writing a temporary file. The error of the save itself names a step of the file
 * system, which would not help players. */
static const char *
find_save_error (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, ".room-XXXXXX", NULL);
  int              fd = g_mkstemp (path);
  int              cause = fd < 0 ? errno : posix_fallocate (fd, 0, ROOM_BYTES);

  if (fd >= 0)
    {
      close (fd);
      g_unlink (path);
    }
  if (cause == ENOSPC || cause == EDQUOT || cause == EFBIG)
    return _ ("The game couldn’t be saved because the disk is full. Free up space, then try again.");
  if (cause == EACCES || cause == EPERM || cause == EROFS)
    return _ ("The game couldn’t be saved because the games folder is read-only. Make it writable, then try again.");

  return _ ("The game couldn’t be saved because there’s a file where the games folder should be. Rename the file, then try again.");
}

static gboolean
job_thread (gpointer      data,
            GCancellable *cancellable,
            GError      **error)
{
  Job             *job = data;
  g_autofree char *folder = g_path_get_dirname (job->path);
  gboolean         done;

  /* Only the user may read a new folder. If creating the folder fails, writing the file below fails, too, and reports
   * the reason. */
  if (!is_removal (job))
    g_mkdir_with_parents (folder, 0700);
  if (job->file != NULL)
    done = robo_match_file_save (job->file, job->path, error);
  else
    done = job->bytes != NULL ? robo_write_file (job->path, job->bytes, error) : remove_file (job->path, error);

  /* Take the stamp at once, before another program can write to the file. */
  if (done && job->file != NULL)
    job->stamp = robo_match_saver_dup_stamp (job->path);

  if (!done && !is_removal (job))
    {
      g_debug ("%s", (*error)->message);
      g_clear_error (error);
      g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE, find_save_error (folder));
    }

  return done;
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

/* Removes the job for a path from the queue, if there is such a job. */
static void
drop_job (GQueue     *jobs,
          const char *path)
{
  for (GList *l = jobs->head; l; l = l->next)
    {
      Job *other = l->data;

      if (g_strcmp0 (other->path, path) == 0)
        {
          free_job (other);
          g_queue_delete_link (jobs, l);
          return;
        }
    }
}

static gboolean
has_job (GQueue     *jobs,
         const char *path)
{
  for (GList *l = jobs->head; l; l = l->next)
    if (g_strcmp0 (((Job *)l->data)->path, path) == 0)
      return TRUE;

  return FALSE;
}

static void start_next_job (RoboMatchSaver *self);
static void save_match (RoboMatchSaver *self);

/* Keeps a failed job for later, unless a newer job for the same file is queued. */
static void
keep_lost (RoboMatchSaver *self,
           Job            *job)
{
  Job *kept;

  if (has_job (&self->jobs, job->path))
    return;

  kept = g_new0 (Job, 1);
  kept->file = g_steal_pointer (&job->file);
  kept->bytes = g_steal_pointer (&job->bytes);
  kept->path = g_strdup (job->path);
  kept->game = g_steal_pointer (&job->game);
  g_queue_push_tail (&self->lost, kept);
}

static void
try_lost_again (RoboMatchSaver *self)
{
  Job *job;

  /* Save the match as after an answer instead of repeating the failed job, because another program may have written to
   * the file of the match meanwhile. */
  if (self->match != NULL && has_job (&self->lost, self->path))
    save_match (self);
  while ((job = g_queue_pop_head (&self->lost)) != NULL)
    g_queue_push_tail (&self->jobs, job);
}

/* Sets the current error, or clears it with NULL. */
static void
set_trouble (RoboMatchSaver *self,
             const GError   *error)
{
  if (self->error == NULL && error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error != NULL ? g_error_copy (error) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
job_done_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboMatchSaver *self = owner;
  Job            *job = data;
  gboolean        removes = is_removal (job);
  /* A file that could not be removed, or that no game needs, does not endanger any game. */
  gboolean is_vital = !removes && !job->is_minor;
  /* Report a full disk once, and not a second time before everything is saved, since it stays full for a while. */
  gboolean was_told = self->error != NULL && !removes;

  if (error == NULL && job->game != NULL)
    {
      /* Insert the new entry before removing the old entry, so that the game is never missing from the list. */
      guint    position = 0;
      gboolean is_known = find_game (self, robo_saved_game_get_file (job->game), &position);

      if (!is_known || position >= self->n_front)
        self->n_front++;
      if (is_known && position == 0)
        g_list_store_splice (self->games, 0, 1, (gpointer *)&job->game, 1);
      else
        g_list_store_insert (self->games, 0, job->game);
      if (is_known && position > 0)
        g_list_store_remove (self->games, position + 1);

      update_unfinished (self);
    }
  if (job->stamp != NULL && self->match != NULL && g_strcmp0 (job->path, self->path) == 0)
    g_object_set_data_full (G_OBJECT (self->match), STAMP_KEY, g_steal_pointer (&job->stamp), g_free);

  if (error != NULL && is_vital)
    keep_lost (self, job);
  else if (is_vital)
    try_lost_again (self);

  if (error != NULL && is_vital)
    set_trouble (self, error);
  else if (g_queue_is_empty (&self->lost) && g_queue_is_empty (&self->jobs))
    set_trouble (self, NULL);
  if (job->is_minor)
    g_signal_emit (self, signals[MINOR_WRITTEN], 0, job->path, error == NULL);
  else if (error != NULL && !was_told)
    g_signal_emit (self, signals[FAILED], 0, error->message);

  start_next_job (self);
}

static void
start_next_job (RoboMatchSaver *self)
{
  Job *job = g_queue_pop_head (&self->jobs);

  if (!job)
    {
      set_is_saving (self, FALSE);
      finish_flushes (self);
      return;
    }

  /* Keep the saver until the queued jobs are done. */
  job->saver = g_object_ref (self);
  robo_work_run (self, NULL, job_thread, job_done_cb, job, free_job);
}

/* Queues a job in place of earlier jobs for the same file. */
static void
queue_job (RoboMatchSaver *self,
           Job            *job)
{
  drop_job (&self->jobs, job->path);
  drop_job (&self->lost, job->path);
  g_queue_push_tail (&self->jobs, job);

  if (self->is_saving)
    return;
  set_is_saving (self, TRUE);
  start_next_job (self);
}

/* Reserves a new path if the match has none yet. */
static void
choose_match_path (RoboMatchSaver *self)
{
  GObject *match = G_OBJECT (self->match);

  if (g_object_get_data (match, PATH_KEY) == NULL)
    {
      g_autofree char *stem = robo_game_folder_dup_new_stem (robo_match_get_setup (self->match)->seed);
      char            *path = robo_game_folder_reserve (self->folder, stem, ROBO_MATCH_SUFFIX);

      g_object_set_data_full (match, PATH_KEY, path, g_free);
      g_object_set_data_full (match, STAMP_KEY, robo_match_saver_dup_stamp (path), g_free);
      self->is_reserved = TRUE;
    }
  g_free (self->path);
  self->path = g_strdup (g_object_get_data (match, PATH_KEY));
}

/* Gives up the name of a match that was never saved. */
static void
release_match_path (RoboMatchSaver *self)
{
  if (!self->is_reserved)
    return;

  self->is_reserved = FALSE;
  if (!robo_game_folder_has_game (self->path))
    g_unlink (self->path);
  g_object_set_data (G_OBJECT (self->match), PATH_KEY, NULL);
  g_object_set_data (G_OBJECT (self->match), STAMP_KEY, NULL);
}

/* Moves the match to a new file if another program has written to its file, so that neither program overwrites the
 * answers of the other. */
static void
avoid_other_program (RoboMatchSaver *self)
{
  const char      *known = g_object_get_data (G_OBJECT (self->match), STAMP_KEY);
  g_autofree char *stamp = self->is_saving || known == NULL ? NULL : robo_match_saver_dup_stamp (self->path);

  if (stamp == NULL || g_str_equal (stamp, known))
    return;

  g_object_set_data (G_OBJECT (self->match), PATH_KEY, NULL);
  g_object_set_data (G_OBJECT (self->match), STAMP_KEY, NULL);
  choose_match_path (self);
}

static void
save_match (RoboMatchSaver *self)
{
  const RoboGame       *game = robo_match_get_game (self->match);
  const RoboMatchSetup *setup = robo_match_get_setup (self->match);
  const RoboState      *state = robo_game_get_state (game);
  Job                  *job = g_new0 (Job, 1);

  drop_job (&self->lost, self->path);
  avoid_other_program (self);
  self->is_reserved = FALSE;
  job->file = robo_match_dup_file (self->match);
  job->path = g_strdup (self->path);
  job->game = robo_saved_game_new (self->path, g_get_real_time (), setup, state, state->winner != ROBO_NO_WINNER);
  queue_job (self, job);
}

/* Saves standing answers that have changed, unless there is no game to save before the first answer. */
static void
standing_changed_cb (RoboMatchSaver *self)
{
  guint n_records;

  robo_match_get_records (self->match, &n_records);
  if (n_records > 0)
    save_match (self);
}

static void
forget_match (RoboMatchSaver *self)
{
  if (!self->match)
    return;

  g_clear_signal_handler (&self->answered_id, self->match);
  g_clear_signal_handler (&self->standing_id, robo_match_get_standing_answers (self->match));
  release_match_path (self);
}

/* The object */

static void
robo_match_saver_dispose (GObject *object)
{
  RoboMatchSaver *self = ROBO_MATCH_SAVER (object);

  robo_work_cancel (&self->listing);
  forget_match (self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_match_saver_parent_class)->dispose (object);
}

static void
robo_match_saver_finalize (GObject *object)
{
  RoboMatchSaver *self = ROBO_MATCH_SAVER (object);

  g_clear_object (&self->games);
  g_clear_pointer (&self->removed, g_hash_table_unref);
  g_free (self->folder);
  g_free (self->path);
  g_ptr_array_unref (self->flushes);
  g_queue_clear_full (&self->lost, free_job);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (robo_match_saver_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboMatchSaver, match), .type = robo_match_get_type, .set = G_CALLBACK (robo_match_saver_set_match) },
  [PROP_IS_SAVING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-saving", RoboMatchSaver, is_saving) },
  [PROP_IS_LISTING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-listing", robo_match_saver_get_is_listing) },
  [PROP_GAMES] = { ROBO_PROPERTY_FIELD (OBJECT, "games", RoboMatchSaver, games), .type = g_list_model_get_type },
  [PROP_TROUBLE] = { ROBO_PROPERTY_GETTER (STRING, "trouble", robo_match_saver_get_trouble) },
  [PROP_UNFINISHED] = { ROBO_PROPERTY_FIELD (OBJECT, "unfinished", RoboMatchSaver, unfinished), .type = robo_saved_game_get_type },
};

static void
robo_match_saver_class_init (RoboMatchSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_match_saver_dispose;
  object_class->finalize = robo_match_saver_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MINOR_WRITTEN] = g_signal_new ("minor-written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
robo_match_saver_init (RoboMatchSaver *self)
{
  self->games = g_list_store_new (ROBO_TYPE_SAVED_GAME);
  self->flushes = g_ptr_array_new_with_free_func (g_object_unref);
  self->listing = g_cancellable_new ();
  self->removed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_queue_init (&self->jobs);
  g_queue_init (&self->lost);
}

RoboMatchSaver *
robo_match_saver_new (const char *folder)
{
  RoboMatchSaver *self = g_object_new (ROBO_TYPE_MATCH_SAVER, NULL);

  self->folder = folder ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
  robo_game_folder_clean (self->folder);
  run_step (self, robo_game_listing_new (self->folder), FILES_FIRST_STEP);

  return self;
}

void
robo_match_saver_set_match (RoboMatchSaver *self,
                            RoboMatch      *match)
{
  g_return_if_fail (ROBO_IS_MATCH_SAVER (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  /* If the file of the old match could not be written, try once more before the match is replaced. The failed job is
   * kept if the disk is still full. */
  if (self->match != NULL && has_job (&self->lost, self->path))
    save_match (self);
  forget_match (self);
  g_clear_pointer (&self->path, g_free);
  g_set_object (&self->match, match);
  if (match)
    {
      choose_match_path (self);
      self->answered_id = g_signal_connect_swapped (match, "answered", G_CALLBACK (save_match), self);
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

gboolean
robo_match_saver_get_is_listing (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), FALSE);

  return self->removed != NULL;
}

const char *
robo_match_saver_get_trouble (RoboMatchSaver *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self), NULL);

  return self->error != NULL ? self->error->message : NULL;
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
robo_match_saver_set_path (RoboMatchSaver *self,
                           RoboMatch      *match,
                           const char     *path)
{
  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_MATCH (match) && match != self->match && path != NULL);

  g_object_set_data_full (G_OBJECT (match), PATH_KEY, g_strdup (path), g_free);
}

char *
robo_match_saver_dup_stamp (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return NULL;

  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT ".%09ld", (guint64)info.st_ino,
                          (guint64)info.st_size, (gint64)info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
}

void
robo_match_saver_adopt_file (RoboMatchSaver *self,
                             RoboMatch      *match,
                             const char     *path,
                             const char     *stamp)
{
  g_return_if_fail (ROBO_IS_MATCH_SAVER (self));

  robo_match_saver_set_path (self, match, path);
  g_object_set_data_full (G_OBJECT (match), STAMP_KEY, g_strdup (stamp), g_free);
}

const char *
robo_match_saver_get_place (RoboMatchSaver *self,
                            RoboMatch      *match)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_MATCH (match), NULL);

  return g_object_get_data (G_OBJECT (match), PATH_KEY);
}

void
robo_match_saver_write (RoboMatchSaver *self,
                        RoboMatchFile  *file,
                        RoboSavedGame  *game)
{
  Job *job;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && file != NULL && ROBO_IS_SAVED_GAME (game));

  job = g_new0 (Job, 1);
  job->file = file;
  job->path = g_strdup (robo_saved_game_get_file (game));
  job->game = g_object_ref (game);
  queue_job (self, job);
}

void
robo_match_saver_write_bytes (RoboMatchSaver *self,
                              const char     *path,
                              GBytes         *bytes)
{
  Job *job;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && path != NULL);

  job = g_new0 (Job, 1);
  job->path = g_strdup (path);
  job->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  queue_job (self, job);
}

void
robo_match_saver_write_minor (RoboMatchSaver *self,
                              const char     *path,
                              GBytes         *bytes)
{
  Job *job;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && path != NULL && bytes != NULL);

  job = g_new0 (Job, 1);
  job->path = g_strdup (path);
  job->bytes = g_bytes_ref (bytes);
  job->is_minor = TRUE;
  queue_job (self, job);
}

void
robo_match_saver_discard (RoboMatchSaver *self,
                          RoboSavedGame  *game)
{
  Job  *job;
  guint position;

  g_return_if_fail (ROBO_IS_MATCH_SAVER (self) && ROBO_IS_SAVED_GAME (game));

  /* Set up the job first, since removing the game from the list may drop the last reference to the game. */
  job = g_new0 (Job, 1);
  job->path = g_strdup (robo_saved_game_get_file (game));
  if (g_strcmp0 (self->path, job->path) == 0)
    robo_match_saver_set_match (self, NULL);
  if (find_game (self, job->path, &position))
    {
      self->n_front -= position < self->n_front;
      g_list_store_remove (self->games, position);
    }
  if (self->removed != NULL)
    g_hash_table_add (self->removed, g_strdup (job->path));
  update_unfinished (self);
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

  if (self->is_saving)
    return;

  /* Try failed jobs once more, because there may be room now. */
  try_lost_again (self);
  if (self->is_saving)
    return;
  if (g_queue_is_empty (&self->jobs))
    {
      finish_flushes (self);
      return;
    }
  set_is_saving (self, TRUE);
  start_next_job (self);
}

gboolean
robo_match_saver_flush_finish (RoboMatchSaver *self,
                               GAsyncResult   *result,
                               GError        **error)
{
  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
