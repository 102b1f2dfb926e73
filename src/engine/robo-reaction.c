// SPDX-License-Identifier: GPL-3.0-or-later
// Plays reactions: effects of cards without a die. All but those to a push join the queue of sources (R7.8).
#include "robo-reaction.h"

#include "robo-amount.h"
#include "robo-sabotage.h"
#include "robo-damage.h"
#include "robo-effect-ids.h"
#include "robo-effects.h"
#include "robo-limits.h"

gboolean
robo_card_must_use (const RoboCard *card,
                    RoboWhen        when)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == when && !card->effects[i].is_mandatory)
        return FALSE;
    }

  return TRUE;
}

/* Adds an effect of a reaction to the queue, as a source, unless the effect is aimed at an attacker and there is no
 * attacker. */
static void
queue_effect (RoboTx           *tx,
              const RoboUse    *use,
              const RoboEffect *effect)
{
  gboolean   is_damage = robo_action_is_damage (effect->action);
  RoboSource source = {
    .reach = is_damage ? ROBO_REACH_AREA : ROBO_REACH_SELF,
    .space = use->origin,
    .effect = effect->times != ROBO_TIMES_ONE ? effect : NULL,
    .amount = robo_effect_get_amount (tx, effect, use->seat, use->origin, 0),
    .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
    .is_detonation = effect->action == ROBO_ACTION_DETONATE,
    .action = is_damage ? ROBO_ACTION_DAMAGE : effect->action,
    .owner = use->seat,
    .rank = use->slot,
  };

  if (effect->target == ROBO_TARGET_ADJACENT)
    source.reach = ROBO_REACH_ADJACENT;
  if (effect->target == ROBO_TARGET_ATTACKER)
    {
      source.reach = ROBO_REACH_ROBOT;
      source.robot = use->other;
      if (use->other == ROBO_NO_SEAT)
        return;
    }
  robo_queue_add (tx, &source);
}

/* Adds the effects of a reaction to the queue in the order of R14.9: damage, then jam, disable and steal-vp, then the
 * rest; in the order of the card within each step. */
static void
queue_effects (RoboTx        *tx,
               const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  for (RoboEffectStage stage = ROBO_EFFECT_STAGE_DAMAGE; stage <= ROBO_EFFECT_STAGE_REST; stage++)
    {
      for (guint i = 0; i < card->n_effects; i++)
        {
          const RoboEffect *effect = &card->effects[i];

          if (effect->when == use->when && robo_action_get_stage (effect->action) == stage &&
              (use->is_chosen || effect->is_mandatory))
            queue_effect (tx, use, effect);
        }
    }
}

gboolean
robo_card_has_mandatory (const RoboCard *card,
                         RoboWhen        when)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == when && card->effects[i].is_mandatory)
        return TRUE;
    }

  return FALSE;
}

static RoboQuestionKind
get_question (RoboWhen when)
{
  switch (when)
    {
    case ROBO_WHEN_DAMAGED:
      return ROBO_ASK_DAMAGED;
    case ROBO_WHEN_DESTROYED:
      return ROBO_ASK_DESTROYED;
    case ROBO_WHEN_LIGHTNING:
      return ROBO_ASK_LIGHTNING;
    case ROBO_WHEN_FIRE:
    case ROBO_WHEN_HIT:
    case ROBO_WHEN_BUMP:
    case ROBO_WHEN_MOVE_START:
    case ROBO_WHEN_MOVE_END:
    case ROBO_WHEN_PUSHED:
    case ROBO_WHEN_ROUND_START:
    case ROBO_WHEN_RESOLUTION:
      break;
    }

  g_return_val_if_reached (ROBO_ASK_DAMAGED);
}

/* Asks whether a card that can react is used. A mandatory reaction is counted and paid at once, because it begins when
 * it is set off (R14.2). Returns whether any effect is to be played. */
static gboolean
choose_reaction (RoboTx          *tx,
                 RoboUse         *use,
                 RoboQuestionKind kind)
{
  if (!robo_effects_choose (tx, kind, use))
    return FALSE;

  return !use->is_due || robo_effects_begin (tx, use->seat, use->slot, &use->cause);
}

/* Lets one card react. Lightning is turned away at once; the lightning that the card deals to other robots waits for
 * its turn (R7.7). Returns whether the card reacts. */
static gboolean
react_with (RoboTx  *tx,
            RoboWhen when,
            guint    seat,
            guint    slot,
            guint    space,
            guint    attacker)
{
  guint   outer = tx->cause;
  RoboUse use;

  if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_WHEN (when)))
    return FALSE;

  use = (RoboUse){ .seat = seat, .slot = slot, .when = when, .origin = space, .other = attacker };
  if (!choose_reaction (tx, &use, get_question (when)))
    return FALSE;

  robo_tx_set_cause (tx, use.cause);
  if (when == ROBO_WHEN_LIGHTNING)
    robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_LIGHTNING, .seat = seat, .at = space });
  queue_effects (tx, &use);
  robo_tx_set_cause (tx, outer);

  return TRUE;
}

void
robo_react (RoboTx  *tx,
            RoboWhen when,
            guint    seat,
            guint    space,
            guint    attacker)
{
  guint other = attacker == seat ? ROBO_NO_SEAT : attacker;

  if (!robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (when)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (when == ROBO_WHEN_DAMAGED && (tx->reacted[seat] >> slot & 1) != 0)
        continue;
      if (react_with (tx, when, seat, slot, space, other) && when == ROBO_WHEN_DAMAGED)
        tx->reacted[seat] |= 1 << slot;
    }
}

gboolean
robo_turn_away (RoboTx *tx,
                guint   seat)
{
  guint space = tx->state->robots[seat].space;

  if ((tx->redirected >> seat & 1) != 0 || !robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (ROBO_WHEN_LIGHTNING)))
    return FALSE;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (!react_with (tx, ROBO_WHEN_LIGHTNING, seat, slot, space, ROBO_NO_SEAT))
        continue;
      tx->redirected |= 1 << seat;
      return TRUE;
    }

  return FALSE;
}

/* Reactions to a push */

static void
play_on_pusher (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect)
{
  guint amount = robo_effect_get_amount (tx, effect, use->seat, tx->state->robots[use->seat].space, 0);

  if (use->other == ROBO_NO_SEAT || !robo_tx_is_there (tx, use->other))
    return;

  if (!robo_action_is_damage (effect->action))
    robo_sabotage (tx, effect->action, use->seat, use->other, amount);
  else
    robo_queue_deal (tx, &(RoboSource){
                           .reach = ROBO_REACH_ROBOT,
                           .robot = use->other,
                           .amount = amount,
                           .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
                           .owner = use->seat,
                         });
}

static void
react_to_push_with (RoboTx *tx,
                    guint   seat,
                    guint   slot,
                    guint   pusher)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);
  guint           outer = tx->cause;
  guint           space = tx->state->robots[seat].space;
  RoboUse         use = { .seat = seat, .slot = slot, .when = ROBO_WHEN_PUSHED, .origin = space, .other = pusher };

  if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_WHEN (ROBO_WHEN_PUSHED)) ||
      !choose_reaction (tx, &use, ROBO_ASK_PUSHED))
    return;

  robo_tx_set_cause (tx, use.cause);
  for (RoboEffectStage stage = ROBO_EFFECT_STAGE_DAMAGE; stage <= ROBO_EFFECT_STAGE_REST; stage++)
    {
      for (guint i = 0; i < card->n_effects; i++)
        {
          const RoboEffect *effect = &card->effects[i];

          if (effect->when != ROBO_WHEN_PUSHED || !(use.is_chosen || effect->is_mandatory) ||
              robo_action_get_stage (effect->action) != stage)
            continue;
          if (effect->target == ROBO_TARGET_PUSHER)
            play_on_pusher (tx, &use, effect);
          else if (effect->action == ROBO_ACTION_REPAIR)
            robo_repair_robot (tx, seat, robo_effect_get_amount (tx, effect, seat, tx->state->robots[seat].space, 0));
          else
            g_assert_not_reached ();
        }
    }
  robo_tx_set_cause (tx, outer);
}

void
robo_react_to_push (RoboTx *tx,
                    guint   seat,
                    guint   pusher)
{
  if (!robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (ROBO_WHEN_PUSHED)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robo_tx_is_there (tx, seat))
        react_to_push_with (tx, seat, slot, pusher);
    }
}
