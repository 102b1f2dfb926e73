// SPDX-License-Identifier: GPL-3.0-or-later
// Activates red dice.
#include "robo-fire.h"

#include "robo-effects.h"
#include "robo-reaction.h"
#include "robo-shot.h"

#define NO_SLOT ROBO_MAX_SLOTS

/* Returns the slot of the card that is used instead of firing, or NO_SLOT. Only one effect that replaces firing works
 * with a die (R6.5). KillBots take the first usable card (R9.7). Operators must take the first usable card that has a
 * mandatory effect, and otherwise choose. */
static guint
choose_instead (RoboTx  *tx,
                RoboUse *use)
{
  guint      seat = use->seat;
  guint      slot = 0;
  RoboAnswer answer;

  robo_tx_begin_question (tx, ROBO_ASK_REPLACE_FIRE, seat, ROBO_NO_CARD);
  robo_tx_add_option (tx, 0);
  for (use->slot = 0; use->slot < ROBO_MAX_SLOTS; use->slot++)
    {
      const RoboCard *card = robo_tx_get_card (tx, seat, use->slot);

      if (card == NULL || !robo_card_takes_die (card, ROBO_RED, use->value) ||
          !robo_tx_slot_has (tx, seat, use->slot, ROBO_TRAIT_WHEN (ROBO_WHEN_FIRE)) ||
          !robo_tx_can_use (tx, seat, use->slot) || !robo_effects_are_usable (tx, use))
        continue;
      if (robo_tx_is_killbot (tx, seat) || robo_card_has_mandatory (card, ROBO_WHEN_FIRE))
        return use->slot;
      robo_tx_add_option (tx, 1 + tx->state->robots[seat].cards[use->slot]);
    }

  if (tx->question.n_options == 1)
    return NO_SLOT;

  answer = robo_tx_ask (tx);

  if (answer == 0)
    return NO_SLOT;
  while (tx->state->robots[seat].cards[slot] != answer - 1)
    slot++;

  return slot;
}

void
robo_fire (RoboTx *tx,
           guint   seat,
           guint   value,
           RoboDir dir)
{
  RoboUse use = {
    .seat = seat,
    .when = ROBO_WHEN_FIRE,
    .is_chosen = TRUE,
    .value = value,
    .origin = robo_tx_get_robot (tx, seat)->space,
    .dir = dir,
  };
  const gboolean changes_shots = robo_tx_has (tx, seat, ROBO_TRAITS_OF_SHOTS);
  guint8         end;

  if (changes_shots)
    robo_shot_choose_past_walls (tx, &use);
  use.slot = NO_SLOT;
  if (robo_tx_has (tx, seat, ROBO_TRAIT_WHEN (ROBO_WHEN_FIRE)))
    {
      const RoboLine line = { .dir = dir, .from = use.origin, .past_walls = use.past_walls };

      use.n_targets = robo_aim_line (tx, line, ROBO_MAX_TARGETS, &end, use.targets);
      use.slot = choose_instead (tx, &use);
    }

  if (use.slot == NO_SLOT)
    {
      use.slot = 0;
      if (changes_shots)
        robo_shot_choose (tx, &use, TRUE);
      robo_shot_fire (tx, &use);
      return;
    }

  robo_tx_use (tx, seat, use.slot);
  use.cause = tx->use_cause;
  robo_effects_choose_robot (tx, &use);
  if (changes_shots)
    robo_shot_choose (tx, &use, FALSE);
  robo_effects_play (tx, &use, 1);
}
