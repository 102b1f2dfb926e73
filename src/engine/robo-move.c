// SPDX-License-Identifier: GPL-3.0-or-later
// Activates blue dice, and dice that act as blue.
#include "robo-move.h"

#include <string.h>

#include "robo-effect-ids.h"
#include "robo-effects.h"
#include "robo-reaction.h"

void
robo_move_init (RoboTx   *tx,
                RoboMove *move,
                guint     seat,
                guint     value,
                RoboDir   dir)
{
  move->value = value;
  move->dir = dir;
  move->start = robo_tx_get_robot (tx, seat)->space;
  move->jump_cause = ROBO_CAUSE_NONE;
  memset (move->mines, 0, sizeof move->mines);
  robo_motion_init (&move->motion, seat);
}

/* Choices, in the order of R8.24 */

/* Asks, in slot order, by how much cards shorten (R8.1) and lengthen the move (R14.4). Returns the number of steps of
 * the move. */
static guint
choose_length (RoboTx         *tx,
               const RoboMove *move)
{
  guint seat = move->motion.seat;
  guint fewer = 0;
  guint more = 0;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *brake = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_SHORTEN_MOVE, ROBO_BLUE, move->value);
      const RoboAbility *booster;

      if (brake != NULL)
        fewer += robo_tx_ask_amount (tx, ROBO_ASK_SHORTEN_MOVE, seat, slot, brake->amount, 0);
      booster = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_LENGTHEN_MOVE, ROBO_BLUE, move->value);
      if (booster != NULL)
        more += robo_tx_ask_amount (tx, ROBO_ASK_LENGTHEN_MOVE, seat, slot, booster->amount, 0);
    }

  return move->value + more - MIN (move->value + more, fewer);
}

/* Asks whether to jump. If several cards jump, only the first card counts (formats.md, "Abilities"). */
static const RoboAbility *
choose_jump (RoboTx   *tx,
             RoboMove *move)
{
  guint seat = move->motion.seat;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *jump = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_JUMP, ROBO_BLUE, move->value);

      if (jump == NULL)
        continue;
      if (!robo_tx_ask_use (tx, ROBO_ASK_JUMP, seat, slot, jump->is_mandatory))
        return NULL;
      move->jump_cause = tx->use_cause;
      return jump;
    }

  return NULL;
}

/* Returns whether the card in a slot has effects with this trigger and takes the die. */
static gboolean
has_usable_effect (const RoboTx   *tx,
                   const RoboMove *move,
                   guint           slot,
                   RoboWhen        when)
{
  return robo_tx_slot_has (tx, move->motion.seat, slot, ROBO_TRAIT_WHEN (when)) &&
         robo_card_takes_die (robo_tx_get_card (tx, move->motion.seat, slot), ROBO_BLUE, move->value);
}

void
robo_move_choose_mines (RoboTx   *tx,
                        RoboMove *move)
{
  if (!robo_tx_has (tx, move->motion.seat, ROBO_TRAIT_WHEN (ROBO_WHEN_MOVE_START)) ||
      robo_board_is_hole (tx->board, move->start))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (has_usable_effect (tx, move, slot, ROBO_WHEN_MOVE_START) &&
          robo_mines_can_choose (tx, move->motion.seat, slot))
        move->mines[slot] = robo_mines_choose (tx, move->motion.seat, slot);
    }
}

/* Adds the bump effects of a card that belong to a stage (R14.9). They are played when the robot meets another
 * robot. */
static void
add_bumps (RoboTx         *tx,
           RoboMove       *move,
           const RoboUse  *use,
           RoboEffectStage stage)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when != ROBO_WHEN_BUMP || !(use->is_chosen || effect->is_mandatory) ||
          robo_action_get_stage (effect->action) != stage)
        continue;
      move->motion.bumps[move->motion.n_bumps++] = (RoboBump){
        .effect = effect,
        .cause = use->cause,
        .slot = use->slot,
        .value = move->value,
        .start = move->start,
        .is_due = use->is_due,
      };
    }
}

void
robo_move_choose_bumps (RoboTx   *tx,
                        RoboMove *move)
{
  RoboUse uses[ROBO_MAX_SLOTS];
  guint   n_uses = 0;

  if (!robo_tx_has (tx, move->motion.seat, ROBO_TRAIT_WHEN (ROBO_WHEN_BUMP)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      RoboUse *use = &uses[n_uses];

      *use = (RoboUse){ .seat = move->motion.seat, .slot = slot, .when = ROBO_WHEN_BUMP, .value = move->value };
      if (has_usable_effect (tx, move, slot, ROBO_WHEN_BUMP) && robo_effects_choose (tx, ROBO_ASK_BUMP, use))
        n_uses++;
    }

  for (RoboEffectStage stage = ROBO_EFFECT_STAGE_DAMAGE; stage <= ROBO_EFFECT_STAGE_SABOTAGE; stage++)
    {
      for (guint i = 0; i < n_uses; i++)
        add_bumps (tx, move, &uses[i], stage);
    }
}

/* Movement */

gboolean
robo_move_step (RoboTx   *tx,
                RoboMove *move)
{
  if (!robo_step_by_self (tx, &move->motion, move->dir))
    return FALSE;

  tx->n_steps++;
  if (robo_tx_has (tx, move->motion.seat, ROBO_TRAIT_WHEN (ROBO_WHEN_MOVE_START)))
    robo_mines_lay (tx, move->motion.seat, move->start, move->mines);

  return TRUE;
}

void
robo_move_end (RoboTx         *tx,
               const RoboMove *move)
{
  guint   seat = move->motion.seat;
  RoboUse uses[ROBO_MAX_SLOTS];
  guint   n_uses = 0;

  if (!robo_tx_is_there (tx, seat) || !robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (ROBO_WHEN_MOVE_END)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      RoboUse *use = &uses[n_uses];

      if (!has_usable_effect (tx, move, slot, ROBO_WHEN_MOVE_END))
        continue;

      *use = (RoboUse){
        .seat = seat,
        .slot = slot,
        .when = ROBO_WHEN_MOVE_END,
        .value = move->value,
        .origin = robo_tx_get_robot (tx, seat)->space,
        .dir = move->dir,
      };
      if (robo_effects_choose (tx, ROBO_ASK_MOVE_END, use))
        n_uses++;
    }

  robo_effects_play (tx, uses, n_uses);
}

/* Moves a robot with cards that affect movement (R8.24). */
static void
move_with_cards (RoboTx *tx,
                 guint   seat,
                 guint   value,
                 RoboDir dir)
{
  const RoboAbility *jump;
  RoboMove           move;
  guint              n_steps;

  robo_move_init (tx, &move, seat, value, dir);
  n_steps = choose_length (tx, &move);
  jump = choose_jump (tx, &move);
  for (guint slot = 0; jump == NULL && slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *ability = robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_PASS_WALLS, ROBO_BLUE, value);

      if (ability == NULL || !robo_tx_ask_use (tx, ROBO_ASK_PASS_WALLS, seat, slot, ability->is_mandatory))
        continue;
      move.motion.passes_walls = TRUE;
      move.motion.walls_cause = tx->use_cause;
    }
  robo_move_choose_mines (tx, &move);

  if (jump != NULL)
    robo_move_jump (tx, &move, jump, n_steps);
  else
    {
      robo_move_choose_bumps (tx, &move);
      for (move.motion.steps_left = n_steps; move.motion.steps_left > 0; move.motion.steps_left--)
        {
          if (!robo_move_step (tx, &move) || !robo_tx_is_there (tx, seat))
            break;
        }
    }

  robo_move_end (tx, &move);
}

#define TRAITS_OF_MOVES                                                                                                                      \
  (ROBO_TRAIT_ABILITY (ROBO_ABILITY_SHORTEN_MOVE) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_JUMP) |                                                 \
   ROBO_TRAIT_ABILITY (ROBO_ABILITY_LENGTHEN_MOVE) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_PASS_WALLS) | ROBO_TRAIT_WHEN (ROBO_WHEN_MOVE_START) | \
   ROBO_TRAIT_WHEN (ROBO_WHEN_BUMP) | ROBO_TRAIT_WHEN (ROBO_WHEN_MOVE_END))

void
robo_move_operator (RoboTx *tx,
                    guint   seat,
                    guint   value,
                    RoboDir dir)
{
  RoboMotion motion;

  if (robo_tx_has (tx, seat, TRAITS_OF_MOVES))
    {
      move_with_cards (tx, seat, value, dir);
      return;
    }

  robo_motion_init (&motion, seat);
  for (motion.steps_left = value; motion.steps_left > 0; motion.steps_left--)
    {
      if (!robo_step_by_self (tx, &motion, dir) || !robo_tx_is_there (tx, seat))
        break;
    }
}
