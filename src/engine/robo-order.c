// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the die that comes next (R6.2).
#include "robo-order.h"

/* Returns the rank of a die in the order of R6.2 as one number; the die with the smallest rank comes first. The rank
 * consists of value, color and the position of the robot in the order of starting numbers. */
static guint
get_rank (const RoboDie *die,
          guint          place)
{
  return (guint)die->value << 3 | (guint)(die->colour == ROBO_RED) << 2 | place;
}

#define NO_RANK 0 /* No die has this rank, because values of dice begin with 1. */

G_STATIC_ASSERT (6 << 3 < ROBO_N_RANKS && ROBO_MAX_ROBOTS <= 4);

/* Lists the dice by setting a bit at the rank of each die. This avoids a sort with its comparisons. There is no
 * branch, because the values are random and mispredictions would cost more than these lines. */
static void
list_due (RoboTx *tx)
{
  guint64 due = 0;

  tx->crowded = 0;
  for (guint place = 0; place < tx->n_seats; place++)
    {
      const RoboRobot *robot = robo_tx_get_robot (tx, tx->seats[place]);
      guint            n = 0;

      /* Go backwards, so that of two equal dice of one robot the first die stays in the list and comes up first. */
      for (guint i = robot->n_dice; i > 0; i--)
        {
          const RoboDie *die = &robot->dice[i - 1];
          gboolean       is_listed = robo_die_is_due (tx->state, die);
          guint          rank = is_listed ? get_rank (die, place) : NO_RANK;

          due |= G_GUINT64_CONSTANT (1) << rank;
          tx->due_dice[rank] = i - 1;
          n += is_listed;
        }
      tx->crowded |= (n > 1) << place;
    }

  tx->due = due & ~(G_GUINT64_CONSTANT (1) << NO_RANK);
  tx->is_due_listed = TRUE;
}

/* If the robot has another die on the same unit that equals this one, lists the other die. */
static void
list_twin (RoboTx          *tx,
           const RoboRobot *robot,
           guint            rank,
           guint            die)
{
  for (guint i = robot->n_dice - 1; i > die; i--)
    {
      if (!robo_die_is_due (tx->state, &robot->dice[i]) || get_rank (&robot->dice[i], rank & 3) != rank)
        continue;
      tx->due_dice[rank] = i;
      tx->due |= G_GUINT64_CONSTANT (1) << rank;
    }
}

gboolean
robo_find_next_die (RoboTx *tx,
                    guint  *seat,
                    guint  *die)
{
  if (!tx->is_due_listed)
    list_due (tx);

  /* The list only shrinks: no die joins it later, and neither values nor starting numbers change. */
  while (tx->due != 0)
    {
      guint            rank = __builtin_ctzll (tx->due);
      guint            place = rank & 3;
      const RoboRobot *robot = robo_tx_get_robot (tx, tx->seats[place]);

      *seat = tx->seats[place];
      *die = tx->due_dice[rank];
      tx->due &= tx->due - 1;
      if ((tx->crowded >> place & 1) != 0)
        list_twin (tx, robot, rank, *die);
      if (robo_die_is_due (tx->state, &robot->dice[*die]))
        return TRUE;
    }

  return FALSE;
}
