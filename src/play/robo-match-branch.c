// SPDX-License-Identifier: GPL-3.0-or-later
// A match as the beginning of another one.
#include "config.h"

#include "robo-match-private.h"

#include <glib/gi18n.h>

const char *
robo_match_get_branch_refusal (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  if (self->is_recorded)
    return _ ("This game was played by other rulings and can only be looked at.");
  if (robo_match_is_one_round (self))
    return _ ("Only one round is played here; begin it anew instead.");
  if (self->n_people > 1 && self->status != ROBO_GAME_OVER)
    return _ ("Several people play, and the past would show what some of them keep secret. It is possible when the game is over.");

  return NULL;
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
  g_return_val_if_fail (robo_match_get_branch_refusal (self) == NULL, NULL);

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
