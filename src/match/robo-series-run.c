// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-run.h"

#include <string.h>

#include <glib/gstdio.h>

#include "robo-game-folder.h"
#include "robo-match-private.h"
#include "robo-series-words.h"

#include "base/robo-properties.h"

struct _RoboSeriesRun
{
  GObject parent_instance;

  /* Owned */
  RoboSeriesFile *file;
  char           *path;
  char           *folder;
  RoboMatch      *match; /* the current match while it is played */
  RoboMatchSaver *saver; /* saver that writes the file in its own thread, or NULL */

  gulong answered_id;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SENTENCE,
  PROP_IS_OVER,
  N_PROPS
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeriesRun, robo_series_run, G_TYPE_OBJECT)

/* Saving */

/* Writes the file of the series. Without a saver this blocks the calling thread. */
static void
save_series (RoboSeriesRun *self)
{
  g_autoptr (GError) error = NULL;

  if (self->saver != NULL)
    {
      g_autoptr (GBytes) bytes = robo_series_file_to_bytes (self->file);

      robo_match_saver_write_bytes (self->saver, self->path, bytes);
      return;
    }

  /* Only the user may read a new folder. If creating the folder fails, writing the file below fails, too, and reports
   * the reason. */
  g_mkdir_with_parents (self->folder, 0700);
  if (!robo_series_file_save (self->file, self->path, &error))
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

/* Answers for the computers. Computers choose at random, but make the same choices each time the series is replayed. */
static void
answer_for_computers (RoboSeriesRun *self)
{
  const RoboSeries     *series = robo_series_file_get_series (self->file);
  const RoboMatchSetup *setup = robo_series_file_get_setup (self->file);
  guint8                options[ROBO_MAX_ARENAS];
  guint                 seat;

  while ((seat = robo_series_get_asked_seat (series)) != ROBO_NO_SEAT &&
         setup->seats[seat].player == ROBO_PLAYER_COMPUTER)
    {
      guint n_options = robo_series_get_options (series, options);

      robo_series_file_answer (self->file, options[(setup->seed + seat) % n_options]);
    }
}

static void
save_and_tell (RoboSeriesRun *self)
{
  answer_for_computers (self);
  save_series (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SENTENCE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_OVER]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Matches */

static guint
count_bouts (RoboSeriesRun *self)
{
  guint n_bouts;

  robo_series_get_bouts (robo_series_file_get_series (self->file), &n_bouts);

  return n_bouts;
}

static void
release_match (RoboSeriesRun *self)
{
  if (self->match)
    g_clear_signal_handler (&self->answered_id, self->match);
  g_clear_object (&self->match);
}

static void
answered_cb (RoboSeriesRun *self)
{
  const RoboState *state = robo_game_get_state (robo_match_get_game (self->match));

  if (state->winner == ROBO_NO_WINNER)
    return;

  robo_series_file_finish_bout (self->file, state);
  release_match (self);
  save_and_tell (self);
}

static void
watch_match (RoboSeriesRun *self,
             RoboMatch     *match)
{
  if (self->match == match)
    return;

  release_match (self);
  self->match = g_object_ref (match);
  self->answered_id = g_signal_connect_swapped (match, "answered", G_CALLBACK (answered_cb), self);
}

/* Takes a result that is missing because the program ended between the last answer of a match and the saving of the
 * series. */
static void
take_missed_result (RoboSeriesRun *self)
{
  g_autofree char *path = robo_series_run_dup_game_path (self, count_bouts (self));
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) saved = NULL;
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  if (path && robo_game_folder_has_game (path))
    saved = robo_match_file_load (path, problems);
  if (!saved)
    return;

  board = robo_board_new (robo_arena_get_plan (saved->setup->arena));
  robo_match_setup_fill (saved->setup, board, &setup);
  game = robo_match_file_replay (saved, &setup, problems);
  if (robo_problems_has_errors (problems) || robo_game_get_state (game)->winner == ROBO_NO_WINNER)
    return;

  robo_series_file_finish_bout (self->file, robo_game_get_state (game));
  answer_for_computers (self);
  save_series (self);
}

/* Reserves a file for the next match. Its name is that of the series file, with the number of the match instead of the
 * suffix. */
static char *
reserve_game_path (RoboSeriesRun *self)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *stem = NULL;

  if (g_str_has_suffix (name, ROBO_SERIES_SUFFIX))
    name[strlen (name) - strlen (ROBO_SERIES_SUFFIX)] = '\0';

  stem = g_strdup_printf ("%s-%u", name, count_bouts (self) + 1);

  return robo_game_folder_reserve (self->folder, stem, ROBO_MATCH_SUFFIX);
}

/* The object */

static void
robo_series_run_dispose (GObject *object)
{
  release_match (ROBO_SERIES_RUN (object));
  g_clear_object (&ROBO_SERIES_RUN (object)->saver);

  G_OBJECT_CLASS (robo_series_run_parent_class)->dispose (object);
}

static void
robo_series_run_finalize (GObject *object)
{
  RoboSeriesRun *self = ROBO_SERIES_RUN (object);

  robo_series_file_free (self->file);
  g_free (self->path);
  g_free (self->folder);

  G_OBJECT_CLASS (robo_series_run_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", robo_series_run_get_title) },
  [PROP_SENTENCE] = { ROBO_PROPERTY_DUP (STRING, "sentence", robo_series_run_dup_sentence) },
  [PROP_IS_OVER] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-over", robo_series_run_get_is_over) },
};

static void
robo_series_run_class_init (RoboSeriesRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_series_run_dispose;
  object_class->finalize = robo_series_run_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = robo_signal_new ("changed", klass);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_series_run_init (RoboSeriesRun *self)
{
}

static RoboSeriesRun *
new_with_file (RoboSeriesFile *file,
               char           *path)
{
  RoboSeriesRun *self = g_object_new (ROBO_TYPE_SERIES_RUN, NULL);

  self->file = file;
  self->path = path;
  self->folder = g_path_get_dirname (path);
  answer_for_computers (self);

  return self;
}

RoboSeriesRun *
robo_series_run_new (RoboSeriesFile *file,
                     const char     *folder)
{
  g_autofree char *stem = NULL;

  g_return_val_if_fail (file != NULL && folder != NULL, NULL);

  stem = robo_game_folder_dup_new_stem (robo_series_file_get_setup (file)->seed);

  return new_with_file (file, robo_game_folder_reserve (folder, stem, ROBO_SERIES_SUFFIX));
}

RoboSeriesRun *
robo_series_run_load (const char   *path,
                      RoboProblems *problems)
{
  RoboSeriesFile *file;
  RoboSeriesRun  *self;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  file = robo_series_file_load (path, problems);
  if (!file)
    return NULL;

  self = new_with_file (file, g_strdup (path));
  take_missed_result (self);

  return self;
}

const char *
robo_series_run_get_path (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  return self->path;
}

void
robo_series_run_set_saver (RoboSeriesRun  *self,
                           RoboMatchSaver *saver)
{
  g_return_if_fail (ROBO_IS_SERIES_RUN (self) && ROBO_IS_MATCH_SAVER (saver));

  g_set_object (&self->saver, saver);
}

void
robo_series_run_remove (RoboSeriesRun *self)
{
  g_return_if_fail (ROBO_IS_SERIES_RUN (self));

  if (self->saver != NULL)
    robo_match_saver_write_bytes (self->saver, self->path, NULL);
  else
    g_unlink (self->path);
}

const RoboSeriesFile *
robo_series_run_get_file (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  return self->file;
}

const RoboSeries *
robo_series_run_get_series (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  return robo_series_file_get_series (self->file);
}

const char *
robo_series_run_get_title (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  return robo_series_kind_get_title (robo_series_file_get_kind (self->file));
}

gboolean
robo_series_run_get_is_over (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), FALSE);

  return robo_series_get_status (robo_series_file_get_series (self->file)) == ROBO_SERIES_OVER;
}

char *
robo_series_run_dup_sentence (RoboSeriesRun *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  return robo_series_file_dup_sentence (self->file);
}

RoboRefusal
robo_series_run_answer (RoboSeriesRun *self,
                        guint          answer)
{
  RoboRefusal refusal;

  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), ROBO_REFUSED_OPTION);

  refusal = robo_series_file_answer (self->file, answer);
  if (refusal == ROBO_REFUSED_NOT)
    save_and_tell (self);

  return refusal;
}

RoboMatch *
robo_series_run_begin_again (RoboSeriesRun  *self,
                             RoboMatchSaver *saver)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  RoboMatch       *match;

  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self) && ROBO_IS_MATCH_SAVER (saver), NULL);

  robo_series_run_set_saver (self, saver);
  setup = robo_series_file_dup_bout_setup (self->file);
  path = reserve_game_path (self);
  name = g_path_get_basename (path);
  match = robo_match_new (setup);
  robo_match_saver_set_path (saver, match, path);
  robo_series_file_begin_bout (self->file, name);
  watch_match (self, match);
  save_and_tell (self);

  return match;
}

RoboMatch *
robo_series_run_begin (RoboSeriesRun  *self,
                       RoboMatchSaver *saver,
                       char          **path)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self) && ROBO_IS_MATCH_SAVER (saver) && path != NULL, NULL);

  *path = NULL;
  if (self->match)
    return g_object_ref (self->match);

  *path = robo_series_run_dup_game_path (self, count_bouts (self));
  if (*path && robo_game_folder_has_game (*path))
    return NULL;

  g_clear_pointer (path, g_free);
  return robo_series_run_begin_again (self, saver);
}

void
robo_series_run_resume (RoboSeriesRun *self,
                        RoboMatch     *match)
{
  g_return_if_fail (ROBO_IS_SERIES_RUN (self) && ROBO_IS_MATCH (match));

  watch_match (self, match);
}

char *
robo_series_run_dup_game_path (RoboSeriesRun *self,
                               guint          bout)
{
  const char *name;

  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self), NULL);

  name = robo_series_file_get_game (self->file, bout);

  return name ? g_build_filename (self->folder, name, NULL) : NULL;
}

gboolean
robo_series_run_find_game (RoboSeriesRun *self,
                           const char    *path,
                           guint         *bout)
{
  g_return_val_if_fail (ROBO_IS_SERIES_RUN (self) && path != NULL, FALSE);

  for (guint i = 0; i <= count_bouts (self); i++)
    {
      g_autofree char *game = robo_series_run_dup_game_path (self, i);

      if (g_strcmp0 (game, path) != 0)
        continue;
      if (bout)
        *bout = i;
      return TRUE;
    }

  return FALSE;
}
