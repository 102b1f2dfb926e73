// SPDX-License-Identifier: GPL-3.0-or-later
// Queues sources of damage, one after the other (R7.6 to R7.10). Private to the engine.
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

typedef struct _RoboTx RoboTx;

/* The reach of a source, looked up when its turn comes (R7.8). */
typedef enum
{
  ROBO_REACH_ROBOT,        /* one robot, wherever it is */
  ROBO_REACH_SPACES,       /* the listed spaces */
  ROBO_REACH_AREA,         /* its space and the adjacent ones (R7.10) */
  ROBO_REACH_ADJACENT,     /* the adjacent spaces alone (R1.8) */
  ROBO_REACH_HIGH_VOLTAGE, /* every space under high voltage (R10.1) */
  ROBO_REACH_SELF,         /* no space: takes damage off its owner (`repair`) */
} RoboReach;

#define ROBO_MAX_REACH ROBO_MAX_SIDE

/* A source of damage (R7.8). */
typedef struct
{
  /* NULL, or for a shot by index of spaces: the event that strikes the space; must live until the source has
   * been dealt */
  const guint *space_causes;
  guint32      cause;                  /* its event; set by robo_queue_add() */
  guint8       reach;                  /* a RoboReach */
  guint8       space;                  /* its center */
  guint8       amount;                 /* damage to each piece it hits */
  guint8       is_lightning;           /* can be turned away (R7.7) */
  guint8       is_detonation;          /* reported as a detonation */
  guint8       owner;                  /* seat that gets the credit, or ROBO_NO_SEAT (R7.11) */
  guint8       rank;                   /* order among sources triggered together: 0 or 1 by slot of a robot's card, then mines */
  guint8       robot;                  /* a seat, for ROBO_REACH_ROBOT */
  guint8       n_spaces;               /* how many of the spaces are set */
  guint8       spaces[ROBO_MAX_REACH]; /* for ROBO_REACH_SPACES */
} RoboSource;

/* The rank of mines: after the two slots of their owner's robot. */
#define ROBO_RANK_MINE 2

/* Enough for a resolution: every mine detonates once, each robot adds what its two cards do when it is
 * damaged, destroyed and struck by lightning, once each, and a card may begin with as many sources as a line
 * is long for each of its effects. */
#define ROBO_MAX_SOURCES 512

typedef struct
{
  guint first;     /* the next source */
  guint n_sources; /* how many have joined */
  /* how many are in their final order; the others were triggered by the source that is being dealt */
  guint      n_sorted;
  RoboSource sources[ROBO_MAX_SOURCES]; /* waiting, in order */
} RoboQueue;

/* Adds a source, with owner and rank set, to those triggered together; robo_queue_run() sorts them. The
 * current cause of the transaction becomes the cause of its effects. */
void robo_queue_add (RoboTx           *tx,
                     const RoboSource *source);

/* Deals the waiting sources, and those that they trigger, until the queue is dry (R7.8). This ends a
 * resolution: a robot that turned lightning away may do so again in the next one (R7.7). */
void robo_queue_run (RoboTx *tx);

/* Deals a source at once, and all that it triggers. The queue must be empty. */
void robo_queue_deal (RoboTx           *tx,
                      const RoboSource *source);

/* Sets off the mines that the source hits, by their owners' starting numbers (R7.8); robots are not hit. */
void robo_queue_hit_mines (RoboTx           *tx,
                           const RoboSource *source);

/* Takes the mine of a space out of the arena and adds its detonation to the queue (R7.9). Returns FALSE if no
 * mine lies there. */
gboolean robo_queue_set_off (RoboTx *tx,
                             guint   space);

G_END_DECLS
