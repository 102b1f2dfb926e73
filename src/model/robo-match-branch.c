// SPDX-License-Identifier: GPL-3.0-or-later
// A match as the beginning of another one.
#include "config.h"

#include "robo-match-private.h"

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
  g_autoptr (RoboMatchFile) file = NULL;
  RoboMatch *match;
  guint      n_answers;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);
  g_return_val_if_fail (robo_match_get_can_branch (self), NULL);

  n_answers = count_answers_before (self, position);
  file = robo_match_dup_file (self);
  g_array_set_size (file->records, n_answers);
  g_array_set_size (file->unasked, n_answers);
  /* What was said once and for all may have been said later. */
  g_array_set_size (file->standing, 0);

  match = robo_match_new (self->setup);
  robo_match_restore (match, file);

  return match;
}
