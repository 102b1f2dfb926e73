// SPDX-License-Identifier: GPL-3.0-or-later
// Plays reactions: effects of cards without a die, which join the queue of sources (R7.8).
#include "robo-reaction.h"

#include "robo-damage.h"

guint
robo_effect_get_amount (const RoboTx     *tx,
                        const RoboEffect *effect,
                        guint             space,
                        guint             value)
{
  if (effect->from_start != 0 && space != ROBO_NO_SPACE && tx->board->is_start[space])
    return effect->from_start;

  return effect->amount[value];
}

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

/* Adds damage first, then repair, and within each the order of the card. Reactions have no other effects. */
static void
queue_effects (RoboTx  *tx,
               RoboWhen when,
               guint    seat,
               guint    slot,
               guint    space,
               gboolean is_used)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < card->n_effects; i++)
        {
          const RoboEffect *effect = &card->effects[i];
          gboolean          is_repair = effect->action == ROBO_ACTION_REPAIR;
          RoboReach         reach = is_repair ? ROBO_REACH_SELF : ROBO_REACH_AREA;

          if (effect->when != when || is_repair != (pass == 1) ||
              !(is_used || effect->is_mandatory))
            continue;
          robo_queue_add (tx, &(RoboSource){
                                .reach = effect->target == ROBO_TARGET_ADJACENT ? ROBO_REACH_ADJACENT : reach,
                                .space = space,
                                .amount = robo_effect_get_amount (tx, effect, space, 0),
                                .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
                                .is_detonation = effect->action == ROBO_ACTION_DETONATE,
                                .owner = seat,
                                .rank = slot,
                              });
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

/* Lets one card react. Lightning is turned away at once; the lightning that the card deals to others waits for its
 * turn (R7.7). Returns whether a source has joined the queue. */
static gboolean
react_with (RoboTx  *tx,
            RoboWhen when,
            guint    seat,
            guint    slot,
            guint    space)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);
  guint           outer = tx->cause;
  gboolean        is_used;

  if (!robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_WHEN (when)))
    return FALSE;

  is_used = robo_tx_ask_use (tx, get_question (when), seat, slot, robo_card_must_use (card, when));
  if (!is_used && !robo_card_has_mandatory (card, when))
    return FALSE;

  if (is_used)
    robo_tx_set_cause (tx, tx->use_cause);
  if (when == ROBO_WHEN_LIGHTNING)
    robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_LIGHTNING, .seat = seat, .at = space });
  queue_effects (tx, when, seat, slot, space, is_used);
  robo_tx_set_cause (tx, outer);

  return TRUE;
}

void
robo_react (RoboTx  *tx,
            RoboWhen when,
            guint    seat,
            guint    space)
{
  if (!robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (when)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (when == ROBO_WHEN_DAMAGED && (tx->reacted[seat] >> slot & 1) != 0)
        continue;
      if (react_with (tx, when, seat, slot, space) && when == ROBO_WHEN_DAMAGED)
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
      if (!react_with (tx, ROBO_WHEN_LIGHTNING, seat, slot, space))
        continue;
      tx->redirected |= 1 << seat;
      return TRUE;
    }

  return FALSE;
}

/* Reactions to a push */

static gboolean
can_react_to_push (const RoboTx   *tx,
                   const RoboCard *card,
                   guint           pusher)
{
  gboolean pusher_is_there = pusher != ROBO_NO_SEAT && robo_tx_is_there (tx, pusher);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when == ROBO_WHEN_PUSHED && (effect->target != ROBO_TARGET_PUSHER || pusher_is_there))
        return TRUE;
    }

  return FALSE;
}

static void
react_to_push_with (RoboTx *tx,
                    guint   seat,
                    guint   slot,
                    guint   pusher)
{
  const RoboCard *card = robo_tx_get_card (tx, seat, slot);
  guint           outer = tx->cause;
  gboolean        is_used;

  if (card == NULL || !can_react_to_push (tx, card, pusher))
    return;

  is_used = robo_tx_ask_use (tx, ROBO_ASK_PUSHED, seat, slot, robo_card_must_use (card, ROBO_WHEN_PUSHED));
  if (is_used)
    robo_tx_set_cause (tx, tx->use_cause);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < card->n_effects; i++)
        {
          const RoboEffect *effect = &card->effects[i];

          if (effect->when != ROBO_WHEN_PUSHED || !(is_used || effect->is_mandatory))
            continue;
          if (pass == 0 && effect->target == ROBO_TARGET_PUSHER && pusher != ROBO_NO_SEAT)
            robo_queue_deal (tx, &(RoboSource){
                                   .reach = ROBO_REACH_ROBOT,
                                   .robot = pusher,
                                   .amount = robo_effect_get_amount (tx, effect, tx->state->robots[seat].space, 0),
                                   .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
                                   .owner = seat,
                                 });
          if (pass == 1 && effect->target == ROBO_TARGET_SELF)
            robo_repair_robot (tx, seat, robo_effect_get_amount (tx, effect, tx->state->robots[seat].space, 0));
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
