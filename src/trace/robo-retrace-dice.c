/* What events say of dice: programmed, rolled, resolved, kept, reprogrammed, turned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-retrace-private.h"

#include "engine/robo-activation.h"

/* The next answer of @seat to such a question. */
static gboolean
take_answer (RoboRetrace     *self,
             guint            seat,
             RoboQuestionKind kind,
             RoboAnswer      *answer)
{
  guint *n_used;

  if (seat >= ROBO_MAX_ROBOTS)
    return FALSE;

  n_used = &self->n_used[seat][kind];
  while (*n_used < self->recording->n_records)
    {
      const RoboRecord *record = &self->recording->records[(*n_used)++];

      if (record->seat != seat || record->kind != kind)
        continue;
      *answer = record->answer;
      return TRUE;
    }

  return FALSE;
}

void
robo_retrace_tell_programmed (RoboRetrace     *self,
                              const RoboEvent *event)
{
  RoboRobot  *robot = robo_retrace_get_robot (self, event->seat);
  RoboProgram program;
  RoboAnswer  answer;

  if (!take_answer (self, event->seat, ROBO_ASK_PROGRAM, &answer))
    return;

  robo_program_unpack (&program, answer);
  robot->n_dice = MIN (program.n_dice, ROBO_MAX_DICE);
  for (guint i = 0; i < robot->n_dice; i++)
    {
      robot->dice[i] = program.dice[i];
      robot->dice[i].status = ROBO_DIE_WAITING;
      robot->dice[i].controller = ROBO_NO_SEAT;
    }
}

void
robo_retrace_tell_roll (RoboRetrace     *self,
                        const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);

  robot->n_dice = 1;
  robot->dice[0] = (RoboDie){
    .colour = event->colour,
    .value = event->value,
    .key = robot->facing,
    .unit = self->state->unit,
    .status = ROBO_DIE_WAITING,
    .controller = ROBO_NO_SEAT,
  };
}

static gboolean
is_die (const RoboDie   *die,
        const RoboEvent *event)
{
  return die->status == ROBO_DIE_WAITING && die->colour == event->colour && die->value == event->value &&
         die->key == event->key && die->unit == event->unit;
}

/* Returns ROBO_MAX_DICE if there is none. */
static guint
find_die (RoboRetrace     *self,
          const RoboEvent *event)
{
  const RoboRobot *robot = robo_retrace_get_robot (self, event->seat);

  for (guint i = 0; i < robot->n_dice; i++)
    {
      if (is_die (&robot->dice[i], event))
        return i;
    }

  return ROBO_MAX_DICE;
}

void
robo_retrace_tell_activate (RoboRetrace     *self,
                            const RoboEvent *event)
{
  guint die = find_die (self, event);

  if (event->seat >= ROBO_MAX_ROBOTS || die == ROBO_MAX_DICE)
    return;

  robo_retrace_get_robot (self, event->seat)->dice[die].status = ROBO_DIE_DONE;
  self->touched[event->seat] = die;
}

static guint
find_other_die (const RoboRobot *robot,
                guint            die)
{
  guint i = 0;

  while (i < robot->n_dice &&
         (i == die || robot->dice[i].status != ROBO_DIE_WAITING || robot->dice[i].unit != robot->dice[die].unit))
    i++;

  return i;
}

/* R6.3: remote control may bring a third one there, so that it counts which two met. */
void
robo_retrace_tell_keep (RoboRetrace     *self,
                        const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);
  RoboAnswer kept;
  guint      seat;
  guint      up;

  if (!take_answer (self, event->seat, ROBO_ASK_KEEP_DIE, &kept) || kept >= robot->n_dice ||
      !robo_find_next_die (self->state, &seat, &up) || seat != event->seat)
    return;

  if (kept == up)
    up = find_other_die (robot, kept);
  if (up < robot->n_dice)
    robot->dice[up].status = ROBO_DIE_REMOVED;
  robot->dice[kept].is_kept = TRUE;
}

/* The die of a KillBot that waits lies on the key of its facing (R9.2). */
static void
turn_killbot (RoboRobot *robot,
              RoboDir    facing)
{
  robot->facing = facing;
  for (guint i = 0; i < robot->n_dice; i++)
    {
      if (robot->dice[i].status == ROBO_DIE_WAITING)
        robot->dice[i].key = facing;
    }
}

void
robo_retrace_tell_reprogram (RoboRetrace     *self,
                             const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);
  RoboAnswer answer;
  guint      die;

  if (event->seat >= ROBO_MAX_ROBOTS || !take_answer (self, event->by, ROBO_ASK_REPROGRAM, &answer))
    return;

  if (robo_retrace_is_killbot (self, event->seat))
    {
      turn_killbot (robot, robo_reprogram_get_key (answer));
      return;
    }

  die = robo_reprogram_get_die (answer);
  robot->dice[die].unit = MIN (robo_reprogram_get_unit (answer), ROBO_N_UNITS - 1);
  robot->dice[die].key = robo_reprogram_get_key (answer);
  self->touched[event->seat] = die;
}

void
robo_retrace_tell_turn (RoboRetrace     *self,
                        const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);

  if (robo_retrace_is_killbot (self, event->seat))
    robot->facing = event->key;
  else if (event->seat < ROBO_MAX_ROBOTS)
    robot->dice[self->touched[event->seat]].key = event->key;
}
