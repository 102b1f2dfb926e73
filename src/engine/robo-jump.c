// SPDX-License-Identifier: GPL-3.0-or-later
// Jumps over robots and mines (R8.20).
#include "robo-damage.h"
#include "robo-mines.h"
#include "robo-move.h"

/* Flies to the landing space. Until the robot lands, it stands on the space where the jump started. Returns the
 * landing space, or ROBO_NO_SPACE if the robot is destroyed on the way. */
static guint
fly_over (RoboTx         *tx,
          const RoboMove *move,
          guint           n_steps,
          guint          *n_flown)
{
  guint space = move->start;

  for (*n_flown = 0; *n_flown < n_steps; (*n_flown)++)
    {
      const RoboStep *step = robo_board_step (tx->board, space, move->dir);

      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        break;
      if (step->obstacles & ROBO_OBSTACLE_BARRIER)
        robo_cross_barrier (tx, move->motion.seat, move->dir, move->motion.seat);
      if (!robo_tx_is_there (tx, move->motion.seat))
        return ROBO_NO_SPACE;
      space = step->to;
    }

  return space;
}

/* Lands on a robot: damages it, and pushes it if it is still in the arena. If the push does not move it, destroys
 * it. */
static void
land_on_robot (RoboTx            *tx,
               const RoboMove    *move,
               const RoboAbility *jump,
               guint              victim)
{
  RoboMotion motion;
  guint      space = robo_tx_get_robot (tx, victim)->space;

  robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_LAND, .seat = move->motion.seat, .at = space });
  robo_queue_deal (tx, &(RoboSource){
                         .reach = ROBO_REACH_ROBOT,
                         .robot = victim,
                         .amount = jump->damage,
                         .owner = move->motion.seat,
                       });
  if (!robo_tx_is_there (tx, victim))
    return;

  robo_motion_init (&motion, move->motion.seat);
  if (robo_push (tx, &motion, victim, move->dir, jump->push) || !robo_tx_is_there (tx, victim))
    return;

  robo_destroy_robot (tx, victim, move->motion.seat, FALSE);
  robo_queue_run (tx);
}

void
robo_move_jump (RoboTx            *tx,
                RoboMove          *move,
                const RoboAbility *jump,
                guint              n_steps)
{
  guint outer = robo_tx_set_cause (tx, move->jump_cause);
  guint n_flown;
  guint landing = fly_over (tx, move, n_steps, &n_flown);
  guint seat = move->motion.seat;

  if (landing != ROBO_NO_SPACE && landing != move->start)
    {
      guint victim = robo_state_get_robot_at (tx->state, landing);

      robo_tx_get_robot (tx, seat)->space = landing;
      tx->n_steps += n_flown;
      robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_JUMP, .seat = seat, .at = move->start, .to = landing });

      if (robo_board_is_hole (tx->board, landing) && !robo_tx_hovers (tx, seat))
        {
          robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_FALL, .seat = seat, .at = landing });
          robo_destroy_robot (tx, seat, seat, TRUE);
        }
      else
        {
          robo_mines_lay (tx, seat, move->start, move->mines);
          if (victim != ROBO_NO_SEAT)
            land_on_robot (tx, move, jump, victim);
          else if (robo_queue_set_off (tx, landing))
            robo_queue_run (tx);
        }
    }
  robo_tx_set_cause (tx, outer);
}
