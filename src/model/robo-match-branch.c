// SPDX-License-Identifier: GPL-3.0-or-later
// A match as the beginning of another one, and as a file.
#include "config.h"

#include "robo-match-private.h"

#include "content/robo-match-file.h"

gboolean
robo_match_get_can_branch (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return !self->is_recorded && (self->n_people <= 1 || self->status == ROBO_GAME_OVER);
}

/* How many answers had been given when something was asked for the first time at @position or later. */
static guint
count_answers_before (RoboMatch *self,
                      guint      position)
{
  guint             n_records;
  const RoboRecord *records = robo_game_get_records (self->game, &n_records);
  RoboGame         *game = robo_game_new (&self->game_setup, self->setup->seed, ROBO_GAME_KEEP_EVENTS);
  guint             n_given = 0;

  while (n_given < n_records)
    {
      RoboGameStatus status = robo_game_advance (game);

      while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER)
        status = robo_game_advance (game);
      if (status != ROBO_GAME_ASKS || robo_game_get_events (game)->n_events >= position)
        break;
      if (robo_game_answer (game, records[n_given].answer) != ROBO_REFUSED_NOT)
        break;
      n_given++;
    }
  robo_game_free (game);

  return n_given;
}

RoboMatch *
robo_match_new_branch (RoboMatch *self,
                       guint      position)
{
  RoboMatch             *match;
  g_autofree RoboAnswer *answers = NULL;
  const RoboRecord      *records;
  guint                  n_records;
  guint                  n_answers;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);
  g_return_val_if_fail (robo_match_get_can_branch (self), NULL);

  n_answers = count_answers_before (self, position);
  records = robo_game_get_records (self->game, &n_records);
  answers = g_new (RoboAnswer, n_answers);
  for (guint i = 0; i < n_answers; i++)
    answers[i] = records[i].answer;

  match = robo_match_new (self->setup);
  robo_match_restore (match, answers, n_answers);

  return match;
}

gboolean
robo_match_export (RoboMatch  *self,
                   const char *path,
                   GError    **error)
{
  RoboMatchFile *file;
  gboolean       is_written;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && !self->is_recorded, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  file = robo_match_file_new (self->setup, self->game);
  robo_standing_answers_store (self->standing_answers, file);
  is_written = robo_match_file_save (file, path, error);
  robo_match_file_free (file);

  return is_written;
}
