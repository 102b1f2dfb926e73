// SPDX-License-Identifier: GPL-3.0-or-later
// Describes and judges the task of a seat for one round.
#include "robo-task.h"

#include <string.h>

static const struct
{
  const char *id;
  gboolean    has_amount;
} goals[ROBO_N_GOALS] = {
  [ROBO_GOAL_WIN] = { "win", FALSE },
  [ROBO_GOAL_GAIN] = { "gain", TRUE },
  [ROBO_GOAL_DESTROY] = { "destroy", TRUE },
  [ROBO_GOAL_TOKEN] = { "token", TRUE },
  [ROBO_GOAL_SURVIVE] = { "survive", FALSE },
};

const char *
robo_goal_get_id (guint goal)
{
  return goal < ROBO_N_GOALS ? goals[goal].id : NULL;
}

gboolean
robo_goal_has_amount (RoboGoal goal)
{
  return goals[goal].has_amount;
}

static guint
get_gain (const RoboTask  *self,
          const RoboState *before,
          const RoboState *after)
{
  /* The difference is never negative, because only KillBots lose VP. */
  return (guint)after->robots[self->seat].vp - before->robots[self->seat].vp;
}

gboolean
robo_task_may_be_done (const RoboTask  *self,
                       const RoboState *before,
                       const RoboState *after)
{
  switch (self->goal)
    {
    case ROBO_GOAL_WIN:
      return after->winner == self->seat;

    case ROBO_GOAL_GAIN:
      return get_gain (self, before, after) >= self->amount;

    case ROBO_GOAL_DESTROY:
      {
        guint n_out = 0;

        for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
          n_out += seat != self->seat && robo_robot_is_in_arena (&before->robots[seat]) &&
                   !robo_robot_is_in_arena (&after->robots[seat]);

        return n_out >= self->amount;
      }

    case ROBO_GOAL_TOKEN:
      return get_gain (self, before, after) > 0 && after->tokens[self->amount] == 0;

    case ROBO_GOAL_SURVIVE:
      return robo_robot_is_in_arena (&after->robots[self->seat]);
    }

  g_return_val_if_reached (FALSE);
}

gboolean
robo_task_is_done (const RoboTask      *self,
                   const RoboBoard     *board,
                   const RoboState     *before,
                   const RoboState     *after,
                   const RoboEventList *events)
{
  guint n_destroyed = 0;

  if (!robo_task_may_be_done (self, before, after))
    return FALSE;
  if (self->goal != ROBO_GOAL_DESTROY && self->goal != ROBO_GOAL_TOKEN)
    return TRUE;

  for (guint i = 0; i < events->n_events; i++)
    {
      const RoboEvent *event = &events->events[i];

      if (event->type == ROBO_EVENT_DESTROYED && event->by == self->seat && event->seat != self->seat)
        n_destroyed++;
      if (self->goal == ROBO_GOAL_TOKEN && event->type == ROBO_EVENT_TAKE_VP && event->seat == self->seat &&
          board->vp[event->at] == self->amount)
        return TRUE;
    }

  return self->goal == ROBO_GOAL_DESTROY && n_destroyed >= self->amount;
}

const RoboState *
robo_task_position_try (const RoboTaskPosition *self,
                        RoboGame               *game,
                        const RoboProgram      *program)
{
  RoboState  start = self->state;
  RoboRobot *robot = &start.robots[self->task.seat];

  if (program != NULL)
    {
      robot->n_dice = program->n_dice;
      memcpy (robot->dice, program->dice, sizeof robot->dice);
    }
  robo_state_begin_phase (&start, ROBO_PHASE_ACTIVATION);
  robo_game_restart_at (game, &start);
  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;

  return robo_game_get_state (game);
}
