// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-outcome-private.h"

#include <glib/gi18n-lib.h>

/* Playing a scenario */

void
robo_outcome_free (RoboOutcome *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->game, robo_game_free);
  g_free (self);
}

const RoboGame *
robo_outcome_get_game (const RoboOutcome *self)
{
  return self->game;
}

RoboOutcome *
robo_outcome_new (const RoboScenario *scenario,
                  RoboProblems       *problems)
{
  g_autoptr (RoboOutcome) self = g_new0 (RoboOutcome, 1);
  g_autofree guint8 *used = g_new0 (guint8, scenario->answers->len);
  RoboScript         script = { scenario->answers, problems, used };
  RoboGameStatus     status;

  self->scenario = scenario;
  self->game = robo_game_new_at (&scenario->setup, &scenario->state, ROBO_GAME_KEEP_EVENTS);
  robo_game_set_policy (self->game, robo_script_answer, &script);
  robo_game_set_rolls (self->game, scenario->rolls->data, scenario->rolls->len);

  do
    status = robo_game_advance (self->game);
  while (status == ROBO_GAME_GOES_ON);

  if (status == ROBO_GAME_NO_ROLLS)
    robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, 0,
                       _ ("<rolls> has too few faces. Add one for each die that the KillBots roll."));
  /* If an answer is missing or illegal, the script has added an error. The script answers or refuses every question,
   * so the game never waits. */
  if (status != ROBO_GAME_ROUND_OVER && status != ROBO_GAME_OVER)
    return NULL;

  /* Drop the script, which is freed at the end of this function. */
  robo_game_set_policy (self->game, NULL, NULL);

  return g_steal_pointer (&self);
}
