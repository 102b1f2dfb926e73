/* Sources of damage, one after the other (R7.6 to R7.10).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

typedef struct _RoboTx RoboTx;

/**
 * RoboReach:
 * What a source hits, looked up when its turn comes (R7.8).
 * @ROBO_REACH_ROBOT: one robot, wherever it is
 * @ROBO_REACH_SPACES: the listed spaces
 * @ROBO_REACH_AREA: its space and the adjacent ones (R7.10)
 * @ROBO_REACH_ADJACENT: the adjacent ones alone (R1.8)
 * @ROBO_REACH_HIGH_VOLTAGE: every space under high voltage (R10.1)
 * @ROBO_REACH_SELF: nothing: it takes damage off its owner (`repair`)
 */
typedef enum
{
  ROBO_REACH_ROBOT,
  ROBO_REACH_SPACES,
  ROBO_REACH_AREA,
  ROBO_REACH_ADJACENT,
  ROBO_REACH_HIGH_VOLTAGE,
  ROBO_REACH_SELF,
} RoboReach;

#define ROBO_MAX_REACH ROBO_MAX_SIDE

/**
 * RoboSource:
 * @reach: a RoboReach
 * @space: its centre
 * @amount: damage to each it hits
 * @is_lightning: whether it can be turned away (R7.7)
 * @is_detonation: whether it is reported as one
 * @owner: the seat that gets the credit, or %ROBO_NO_SEAT (R7.11)
 * @rank: where it stands among what was triggered together: 0, 1 by slot of a robot's card, then mines
 * @robot: a seat, for %ROBO_REACH_ROBOT
 * @n_spaces: how many of @spaces count
 * @spaces: for %ROBO_REACH_SPACES
 * @cause: the event it comes of; robo_queue_add() sets it
 * @space_causes: (array) (nullable): of a shot: by index of @spaces, the event by which that space is struck; must live
 *   until the source has been dealt
 */
typedef struct
{
  const guint *space_causes;
  guint32      cause;
  guint8       reach;
  guint8       space;
  guint8       amount;
  guint8       is_lightning;
  guint8       is_detonation;
  guint8       owner;
  guint8       rank;
  guint8       robot;
  guint8       n_spaces;
  guint8       spaces[ROBO_MAX_REACH];
} RoboSource;

/* The rank of mines: after the two slots of their owner's robot. */
#define ROBO_RANK_MINE 2

/* Every mine goes off once, each robot adds what its two cards do when it is damaged, destroyed and struck by
 * lightning, once each, and a card may begin with as many as a line is long for each of its effects. */
#define ROBO_MAX_SOURCES 512

/**
 * RoboQueue:
 * @sources: what waits, in order
 * @first: the next one
 * @n_sources: how many have joined
 * @n_sorted: how many of them are in their final order; those behind were triggered by the
 *   source that is being dealt
 */
typedef struct
{
  guint      first;
  guint      n_sources;
  guint      n_sorted;
  RoboSource sources[ROBO_MAX_SOURCES];
} RoboQueue;

/**
 * robo_queue_add:
 * @tx: a transaction
 * @source: what joins the queue, with its owner and rank
 *
 * Adds a source to those triggered together; robo_queue_run() brings them in order. What comes of it comes of the
 * transaction's cause of now.
 */
void robo_queue_add (RoboTx           *tx,
                     const RoboSource *source);

/**
 * robo_queue_run:
 * @tx: a transaction
 *
 * Deals what waits, and what that triggers, until the queue is dry (R7.8). This ends a
 * resolution: who turned lightning away may do so again in the next one (R7.7).
 */
void robo_queue_run (RoboTx *tx);

/**
 * robo_queue_deal:
 * @tx: a transaction
 * @source: a source that is carried out now, while nothing waits
 *
 * Deals @source and all that comes of it.
 */
void robo_queue_deal (RoboTx           *tx,
                      const RoboSource *source);

/**
 * robo_queue_hit_mines:
 * @tx: a transaction
 * @source: what hits
 *
 * Sets off the mines that @source hits, by their owners' starting numbers (R7.8); robots are left alone.
 */
void robo_queue_hit_mines (RoboTx           *tx,
                           const RoboSource *source);

/**
 * robo_queue_set_off:
 * @tx: a transaction
 * @space: a space
 *
 * Takes the mine there, if there is one, out of the arena; its detonation joins the queue (R7.9).
 *
 * Returns: whether there was one
 */
gboolean robo_queue_set_off (RoboTx *tx,
                             guint   space);

G_END_DECLS
