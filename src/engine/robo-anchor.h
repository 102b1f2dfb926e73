/* Anchors (R7.5).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * RoboAnchor:
 * What one source of movement and one anchored robot have settled (R7.5).
 * @is_asked: its operator has been asked
 * @holds: it holds as soon as @steps_left is 0
 * @steps_left: how many more steps it lets itself be pushed
 * @cause: if it holds: the event of the card that anchors it
 */
typedef struct
{
  guint32 cause;
  guint8  is_asked;
  guint8  holds;
  guint8  steps_left;
} RoboAnchor;

/**
 * robo_anchor_ask:
 * @tx: a transaction
 * @anchor: what is settled by it
 * @seat: whose robot is pushed for the first time by this source
 * @n_steps: how many steps are still to come, this one included
 *
 * Asks how much less far it is to be pushed.
 */
void robo_anchor_ask (RoboTx     *tx,
                      RoboAnchor *anchor,
                      guint       seat,
                      guint       n_steps);

/**
 * robo_anchor_holds:
 * @tx: a transaction
 * @anchor: what the robot and the source have settled, if anything
 * @seat: whose robot is to be pushed one space
 * @n_steps: how many steps are still to come, this one included
 *
 * Returns: whether it holds instead
 */
static inline gboolean
robo_anchor_holds (RoboTx     *tx,
                   RoboAnchor *anchor,
                   guint       seat,
                   guint       n_steps)
{
  if (!anchor->is_asked)
    robo_anchor_ask (tx, anchor, seat, n_steps);

  return anchor->holds && anchor->steps_left == 0;
}

G_END_DECLS
