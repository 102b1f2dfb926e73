// SPDX-License-Identifier: GPL-3.0-or-later
// Anchors robots against pushes (R7.5). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Holds how far one source of movement can push one anchored robot (R7.5). */
typedef struct
{
  guint32 cause;       /* event of the anchoring card, if the robot holds */
  guint8  is_asked;    /* whether the operator has been asked */
  guint8  holds;       /* whether the robot holds as soon as pushes_left is 0 */
  guint8  pushes_left; /* number of steps that the robot can still be pushed */
} RoboAnchor;

/* Asks the operator of a robot with usable anchors by how many steps a push is shortened; a KillBot chooses the most
 * (R9.1). Call it when a source is going to push the robot for the first time. n_steps counts the steps that remain,
 * including the current one. */
void robo_anchor_ask (RoboTx     *tx,
                      RoboAnchor *anchor,
                      guint       seat,
                      guint       n_steps);

/* Returns whether a robot holds if it is going to be pushed by one step. Asks its operator first, once for each
 * source of movement. n_steps counts the steps that remain, including the current one. */
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
