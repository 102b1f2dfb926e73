// SPDX-License-Identifier: GPL-3.0-or-later
// Shortens pushes by anchors (R7.5).
#include "robo-anchor.h"

/* Asks about the anchoring cards in slot order. Their amounts add up. */
void
robo_anchor_ask (RoboTx     *tx,
                 RoboAnchor *anchor,
                 guint       seat,
                 guint       n_steps)
{
  guint reduction = 0;

  anchor->is_asked = TRUE;
  if (!robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_SHORTEN_PUSH)))
    return;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *ability = robo_tx_get_ability (tx, seat, slot, ROBO_ABILITY_SHORTEN_PUSH);

      if (ability != NULL)
        reduction += robo_tx_ask_amount (tx, ROBO_ASK_SHORTEN_PUSH, seat, slot, ability->amount, 0);
    }

  anchor->holds = reduction > 0;
  anchor->cause = tx->use_cause;
  anchor->pushes_left = n_steps - MIN (n_steps, reduction);
}
