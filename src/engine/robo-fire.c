/* Activating a red die.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-fire.h"

#include "robo-effects-private.h"
#include "robo-reaction.h"

#define NO_SLOT ROBO_MAX_SLOTS

static gboolean
can_replace (const RoboTx  *tx,
             const RoboUse *shot,
             guint          slot)
{
  const RoboCard *card = robo_tx_get_card (tx, shot->seat, slot);
  RoboUse         use = *shot;

  if (card == NULL || !robo_card_takes_die (card, ROBO_RED, shot->value))
    return FALSE;

  use.slot = slot;

  return robo_effects_are_usable (tx, &use);
}

/* A KillBot takes the first that is usable (R9.7), and so does what is mandatory. */
static gboolean
is_forced (const RoboTx *tx,
           guint         seat,
           guint         slot)
{
  return robo_tx_is_killbot (tx, seat) || robo_card_has_mandatory (robo_tx_get_card (tx, seat, slot), ROBO_WHEN_FIRE);
}

/* Returns the slot of the card that is used instead of firing, or NO_SLOT. Of those effects only
 * one works with a die (R6.5). */
static guint
choose_instead (RoboTx        *tx,
                const RoboUse *shot)
{
  guint      seat = shot->seat;
  guint      slot = 0;
  RoboAnswer answer;

  robo_tx_begin_question (tx, ROBO_ASK_REPLACE_FIRE, seat, ROBO_NO_CARD);
  robo_tx_add_option (tx, 0);
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (!can_replace (tx, shot, i))
        continue;
      if (is_forced (tx, seat, i))
        return i;
      robo_tx_add_option (tx, 1 + tx->state->robots[seat].cards[i]);
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
  guint8 end;
  guint  slot;

  use.n_targets = robo_aim_line (tx, use.origin, dir, &end, use.targets);
  slot = choose_instead (tx, &use);

  if (slot == NO_SLOT)
    {
      robo_effects_shoot (tx, &use, &dir, 1, 1);
      return;
    }

  use.slot = slot;
  robo_tx_use (tx, seat, slot);
  use.cause = tx->use_cause;
  robo_effects_play (tx, &use, 1);
}
