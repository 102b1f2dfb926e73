// SPDX-License-Identifier: GPL-3.0-or-later
// Anchors robots against pushes (R7.5). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* The agreement between one source of movement and one anchored robot (R7.5). */
typedef struct
{
  guint32 cause;       /* if it holds: the event of the anchoring card */
  guint8  is_asked;    /* the operator has been asked */
  guint8  holds;       /* the robot holds as soon as pushes_left is 0 */
  guint8  pushes_left; /* steps that the robot lets itself be pushed */
} RoboAnchor;

/* Asks the operator of a robot that is pushed for the first time by this source by how many steps the push is
 * shortened. n_steps counts the remaining steps, including the current one. */
void robo_anchor_ask (RoboTx     *tx,
                      RoboAnchor *anchor,
                      guint       seat,
                      guint       n_steps);

/* Returns whether a robot holds when it is to be pushed one space, and asks its operator the first time.
 * n_steps counts the remaining steps, including the current one. */
static inline gboolean
robo_anchor_holds (RoboTx     *tx,
                   RoboAnchor *anchor,
                   guint       seat,
                   guint       n_steps)
{
  if (!anchor->is_asked)
    robo_anchor_ask (tx, anchor, seat, n_steps);

  return anchor->holds && anchor->pushes_left == 0;
}

G_END_DECLS
