// SPDX-License-Identifier: GPL-3.0-or-later
// Plays high voltage, the cards of phase 3, and the effect of a robot's space.
#include "robo-resolution.h"

#include "robo-damage.h"
#include "robo-decks.h"
#include "robo-effects.h"
#include "robo-killbot.h"
#include "robo-step.h"
#include "robo-victory.h"

#define OWN_SPACE 0

void
robo_resolve_voltage (RoboTx *tx)
{
  robo_queue_deal (tx, &(RoboSource){
                         .reach = ROBO_REACH_HIGH_VOLTAGE,
                         .space = ROBO_NO_SPACE,
                         .amount = 1,
                         .is_lightning = TRUE,
                         .owner = ROBO_NO_SEAT,
                       });
}

void
robo_play_cards (RoboTx  *tx,
                 RoboWhen when,
                 guint    seat)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS && robo_tx_is_there (tx, seat); slot++)
    {
      RoboUse use = { .seat = seat, .slot = slot, .when = when, .origin = robo_tx_get_robot (tx, seat)->space };

      if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_WHEN (when)))
        continue;
      if (robo_effects_choose (tx, when == ROBO_WHEN_RESOLUTION ? ROBO_ASK_RESOLUTION : ROBO_ASK_ROUND_START, &use))
        robo_effects_play (tx, &use, 1);
    }
}

/* Reaching for a space */

/* Chooses between the robot's own space and those adjacent spaces that have no robot and are not behind a wall
 * (R10.2). Returns the space that is activated, or ROBO_NO_SPACE if the robot is destroyed while it reaches for
 * another space. The use of the card is the cause of the events that follow. */
static guint
choose_space (RoboTx *tx,
              guint   seat)
{
  guint           space = robo_tx_get_robot (tx, seat)->space;
  guint           slot = robo_tx_find_ability (tx, seat, ROBO_ABILITY_REACH);
  gboolean        through_walls;
  const RoboStep *step;
  guint           choice;

  if (slot == ROBO_MAX_SLOTS)
    return space;

  through_walls = robo_tx_passes_walls (tx, seat);
  robo_tx_begin_question (tx, ROBO_ASK_REACH, seat, tx->state->robots[seat].cards[slot]);
  robo_tx_add_option (tx, OWN_SPACE);
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      step = robo_board_step (tx->board, space, dir);
      if ((robo_step_get_obstacles (step, through_walls) & ROBO_OBSTACLE_BLOCK) == 0 &&
          !robo_state_has_robot_at (tx->state, step->to))
        robo_tx_add_option (tx, 1 + dir);
    }

  choice = robo_tx_is_killbot (tx, seat) ? robo_killbot_choose_reach (tx, seat) : robo_tx_ask (tx);
  if (choice == OWN_SPACE)
    return space;

  robo_tx_use (tx, seat, slot);
  robo_tx_set_cause (tx, tx->use_cause);
  step = robo_board_step (tx->board, space, choice - 1);
  if (robo_step_get_obstacles (step, through_walls) & ROBO_OBSTACLE_BARRIER)
    robo_cross_barrier (tx, seat, choice - 1, seat);
  if (robo_tx_is_there (tx, seat) && robo_queue_set_off (tx, step->to))
    robo_queue_run (tx);

  return robo_tx_is_there (tx, seat) ? step->to : ROBO_NO_SPACE;
}

/* Effects of spaces */

static void
use_workshop (RoboTx *tx,
              guint   seat)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint            tokens = robot->damage + robot->shield[0] + robot->shield[1];
  RoboWorkshop     use = tokens > 0 ? ROBO_WORKSHOP_REPAIR : ROBO_WORKSHOP_NOTHING;

  if (!robo_tx_is_killbot (tx, seat))
    {
      robo_tx_begin_question (tx, ROBO_ASK_WORKSHOP, seat, ROBO_NO_CARD)->fallback = use;
      robo_tx_add_option (tx, ROBO_WORKSHOP_REPAIR);
      robo_tx_add_option (tx, ROBO_WORKSHOP_DRAW);
      robo_tx_add_option (tx, ROBO_WORKSHOP_NOTHING);
      use = (RoboWorkshop)robo_tx_ask (tx);
    }

  switch (use)
    {
    case ROBO_WORKSHOP_REPAIR:
      robo_drop_damage (tx, seat);
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_REPAIR, .seat = seat, .amount = tokens });
      break;
    case ROBO_WORKSHOP_DRAW:
      robo_draw_card (tx, seat);
      break;
    case ROBO_WORKSHOP_NOTHING:
      break;
    }
}

void
robo_resolve_space (RoboTx *tx,
                    guint   seat)
{
  guint outer = tx->cause;
  guint space;

  if (!robo_tx_is_there (tx, seat))
    return;

  space = choose_space (tx, seat);
  if (space != ROBO_NO_SPACE && robo_state_count_tokens_at (tx->state, tx->board, space) > 0)
    {
      guint8 *tokens = &tx->state->tokens[tx->board->vp[space]];
      guint   amount = *tokens;

      *tokens = 0;
      robo_gain_vp (tx, seat, amount);
      robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_TAKE_VP, .seat = seat, .at = space, .amount = amount });
      robo_check_victory (tx, seat);
    }
  else if (space != ROBO_NO_SPACE && tx->board->workshop[space] && tx->rules->modules)
    use_workshop (tx, seat);
  robo_tx_set_cause (tx, outer);
}
