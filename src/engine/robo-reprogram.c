// SPDX-License-Identifier: GPL-3.0-or-later
// Plays remote control: finds the legal moves of a die, and makes one of these moves.
#include "robo-reprogram.h"

typedef void (*MoveFunc) (guint    die,
                          guint    unit,
                          RoboDir  key,
                          gpointer data);

/* Returns whether a die may go to a unit. It may go to its own unit. A robot with `all-dice` also allows units that
 * come after the current unit and have room. */
static gboolean
unit_is_legal (const RoboTx  *tx,
               guint          target,
               const RoboDie *die,
               guint          unit)
{
  const RoboRobot *robot = &tx->state->robots[target];
  guint            n_waiting = 0;

  if (unit == die->unit)
    return TRUE;
  if (unit <= tx->state->unit || !robo_tx_has (tx, target, ROBO_TRAIT_ABILITY (ROBO_ABILITY_ALL_DICE)))
    return FALSE;

  for (guint i = 0; i < robot->n_dice; i++)
    n_waiting += robot->dice[i].unit == unit && robot->dice[i].status == ROBO_DIE_WAITING;

  return n_waiting < 2;
}

static void
for_each_move (const RoboTx *tx,
               guint         target,
               MoveFunc      func,
               gpointer      data)
{
  const RoboRobot *robot = &tx->state->robots[target];

  for (guint i = 0; i < robot->n_dice; i++)
    {
      const RoboDie *die = &robot->dice[i];

      for (guint unit = 0; die->status == ROBO_DIE_WAITING && unit < ROBO_N_UNITS; unit++)
        {
          if (!unit_is_legal (tx, target, die, unit))
            continue;
          for (guint key = 0; key < ROBO_N_DIRS; key++)
            {
              if (unit == die->unit && key == die->key)
                continue;
              if (robo_program_key_is_legal (robot, tx->setup->cards, die->colour, die->value, key))
                func (i, unit, key, data);
            }
        }
    }
}

static void
note_move (guint    die,
           guint    unit,
           RoboDir  key,
           gpointer data)
{
  *(gboolean *)data = TRUE;
}

gboolean
robo_can_be_reprogrammed (const RoboTx *tx,
                          guint         target)
{
  gboolean has_move = FALSE;

  if (robo_tx_is_killbot (tx, target))
    return TRUE;

  for_each_move (tx, target, note_move, &has_move);

  return has_move;
}

static void
add_move (guint    die,
          guint    unit,
          RoboDir  key,
          gpointer data)
{
  robo_tx_add_option (data, robo_reprogram_pack (die, unit, key));
}

void
robo_reprogram (RoboTx *tx,
                guint   seat,
                guint   slot,
                guint   target)
{
  RoboQuestion *question = robo_tx_begin_question (tx, ROBO_ASK_REPROGRAM, seat, tx->state->robots[seat].cards[slot]);
  RoboRobot    *robot = robo_tx_get_robot (tx, target);
  gboolean      is_killbot = robo_tx_is_killbot (tx, target);
  RoboAnswer    answer;
  guint         index;
  guint         key;
  guint         outer;

  question->space = robot->space;
  if (is_killbot)
    {
      for (key = 0; key < ROBO_N_DIRS; key += 2)
        robo_tx_add_option (tx, robo_reprogram_pack (0, 0, key));
    }
  else
    for_each_move (tx, target, add_move, tx);

  question->fallback = question->options[0];
  answer = robo_tx_ask (tx);
  key = robo_reprogram_get_key (answer);
  index = is_killbot ? 0 : robo_reprogram_get_die (answer);

  if (is_killbot)
    {
      /* Turn the KillBot. A waiting die moves to the key of its new facing (R9.2). */
      robot->facing = key;
      robot->controller = seat;
      for (guint i = 0; i < robot->n_dice; i++)
        {
          if (robot->dice[i].status == ROBO_DIE_WAITING)
            robot->dice[i].key = key;
        }
    }
  else
    {
      RoboDie *die = &robot->dice[index];

      /* On the new unit the die may meet another die, so the choice between two dice is made anew (R6.3). */
      if (die->unit != robo_reprogram_get_unit (answer))
        die->is_kept = FALSE;
      die->unit = robo_reprogram_get_unit (answer);
      die->key = key;
      die->controller = seat;
    }

  outer = robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_REPROGRAM, .seat = target, .by = seat });
  tx->far_causes.moved[target][index] = tx->cause;
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_TURN, .seat = target, .key = key });
  robo_tx_set_cause (tx, outer);
}
