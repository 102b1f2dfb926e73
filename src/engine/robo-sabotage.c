// SPDX-License-Identifier: GPL-3.0-or-later
// Jams dice, disables cards and steals VP.
#include "robo-sabotage.h"

#include "robo-victory.h"

/* Returns the index of the robot's waiting die that would activate first (R6.2), on this or a later unit, or
 * ROBO_MAX_DICE if no die waits. */
static guint
find_next_die (const RoboTx *tx,
               guint         seat)
{
  const RoboRobot *robot = &tx->state->robots[seat];
  guint            first = ROBO_MAX_DICE;
  guint            least = G_MAXUINT;

  for (guint i = 0; i < robot->n_dice; i++)
    {
      const RoboDie *die = &robot->dice[i];
      guint          rank = (guint)die->unit << 8 | (guint)die->value << 1 | (die->colour == ROBO_RED);

      if (die->status != ROBO_DIE_WAITING || rank >= least)
        continue;
      first = i;
      least = rank;
    }

  return first;
}

static void
jam (RoboTx *tx,
     guint   owner,
     guint   target)
{
  guint    index = find_next_die (tx, target);
  RoboDie *die;

  if (index == ROBO_MAX_DICE)
    return;

  die = &robo_tx_get_robot (tx, target)->dice[index];
  die->status = ROBO_DIE_REMOVED;
  robo_tx_emit (tx, &(RoboEvent){
                      .type = ROBO_EVENT_JAM,
                      .seat = target,
                      .by = owner,
                      .colour = die->colour,
                      .value = die->value,
                      .key = die->key,
                      .unit = die->unit,
                    });
}

static gboolean
is_squad_mate (const RoboTx *tx,
               guint         owner,
               guint         target)
{
  return robo_tx_is_killbot (tx, owner) && robo_tx_is_killbot (tx, target);
}

static void
steal (RoboTx *tx,
       guint   owner,
       guint   target,
       guint   amount)
{
  RoboRobot *robot = robo_tx_get_robot (tx, target);
  guint      stolen = MIN (amount, robot->vp);

  if (stolen == 0 || is_squad_mate (tx, owner, target))
    return;

  robot->vp -= stolen;
  robo_gain_vp (tx, owner, stolen);
  robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_STEAL, .seat = target, .by = owner, .amount = stolen });
  robo_check_victory (tx, owner);
}

static void
disable (RoboTx *tx,
         guint   owner,
         guint   target)
{
  tx->state->disabled |= 1 << target;
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_DISABLE, .seat = target, .by = owner });
}

void
robo_sabotage (RoboTx    *tx,
               RoboAction action,
               guint      owner,
               guint      target,
               guint      amount)
{
  guint outer = tx->cause;

  if (action == ROBO_ACTION_JAM)
    jam (tx, owner, target);
  else if (action == ROBO_ACTION_STEAL_VP)
    steal (tx, owner, target, amount);
  else if (action == ROBO_ACTION_DISABLE)
    disable (tx, owner, target);
  else
    g_assert_not_reached ();
  robo_tx_set_cause (tx, outer);
}

gboolean
robo_sabotage_matters (const RoboTx *tx,
                       RoboAction    action,
                       guint         owner,
                       guint         target)
{
  if (action == ROBO_ACTION_JAM)
    return find_next_die (tx, target) < ROBO_MAX_DICE;
  if (action == ROBO_ACTION_STEAL_VP)
    return tx->state->robots[target].vp > 0 && !is_squad_mate (tx, owner, target);
  if (action == ROBO_ACTION_DISABLE)
    return (tx->state->disabled >> target & 1) == 0;

  return TRUE;
}
