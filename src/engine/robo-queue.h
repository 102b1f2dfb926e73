// SPDX-License-Identifier: GPL-3.0-or-later
// Queues sources of damage, one after the other (R7.6 to R7.10). Only the engine uses this.
#pragma once

#include "robo-effect.h"

G_BEGIN_DECLS

typedef struct _RoboTx RoboTx;

/* Names what a source reaches. Robots and mines are looked up when the turn of the source comes (R7.8). */
typedef enum
{
  ROBO_REACH_ROBOT,        /* one robot, wherever it is */
  ROBO_REACH_SPACES,       /* the listed spaces */
  ROBO_REACH_AREA,         /* the space of the source and the adjacent spaces (R7.10) */
  ROBO_REACH_ADJACENT,     /* only the adjacent spaces (R1.8) */
  ROBO_REACH_HIGH_VOLTAGE, /* every space under high voltage (R10.1) */
  ROBO_REACH_SELF,         /* no space: the source repairs its owner's robot, or draws a card */
} RoboReach;

/* Limits the spaces that a source lists. A crossfire with `pierce` can list the most, because it can hit all targets in
 * four lines (R14.4). The two lines of each axis have ROBO_MAX_SIDE - 1 spaces together. */
#define ROBO_MAX_REACH (2 * (ROBO_MAX_SIDE - 1))

/* Describes a source of damage, or an effect without damage that waits in the same queue (R7.8). */
typedef struct
{
  /* For a shot, this array has the event that strikes each space, by index of `spaces`; it must live until the source
   * has been dealt. For other sources it is NULL. */
  const guint *space_causes;
  /* If set, the amount is computed from this effect when the turn of the source comes (R14.7). */
  const RoboEffect *effect;
  guint32           cause;                  /* event that is the cause of the effects of the source; set when it joins
                                             * the queue or is dealt */
  guint8            reach;                  /* a RoboReach */
  guint8            space;                  /* center of the source */
  guint8            amount;                 /* damage to each robot or mine that is hit, or amount of another action */
  guint8            is_lightning;           /* whether the damage can be turned away (R7.7) */
  guint8            is_detonation;          /* whether the source is reported as a detonation */
  guint8            owner;                  /* seat that gets the credit, or ROBO_NO_SEAT (R7.11) */
  guint8            action;                 /* ROBO_ACTION_DAMAGE, or the RoboAction of a source that does no damage */
  guint8            rank;                   /* slot of the card, or ROBO_RANK_MINE; orders the sources that one owner
                                             * triggers together */
  guint8            robot;                  /* seat of the robot, for ROBO_REACH_ROBOT */
  guint8            n_spaces;               /* number of entries of `spaces` that are set */
  guint8            spaces[ROBO_MAX_REACH]; /* the listed spaces, for ROBO_REACH_SPACES */
} RoboSource;

/* Mines have this rank, which comes after the two slots of their owner's robot. */
#define ROBO_RANK_MINE 2

/* Limits the sources of a resolution. Every mine detonates once. Each robot adds the effects of its two cards when it
 * is damaged, destroyed and struck by lightning, once each. At the beginning a card may add a source for each space
 * of a line and each of its effects. */
#define ROBO_MAX_SOURCES 512

typedef struct
{
  guint first;     /* index of the next source */
  guint n_sources; /* number of sources that have joined */
  /* Counts the sources that are in their final order. Later sources were triggered by the source that is being
   * dealt. */
  guint      n_sorted;
  RoboSource sources[ROBO_MAX_SOURCES]; /* sources in the order in which they are dealt */
} RoboQueue;

/* Adds a source, with owner and rank set, to the sources that are triggered together. robo_queue_run() sorts these
 * sources. The current cause of the transaction becomes the cause of the source's effects. */
void robo_queue_add (RoboTx           *tx,
                     const RoboSource *source);

/* Deals the waiting sources, and the sources that they trigger, until the queue is empty (R7.8). This ends the
 * resolution: in the next resolution, a robot that has turned lightning away may do so again (R7.7). */
void robo_queue_run (RoboTx *tx);

/* Deals a source at once, and all sources that it triggers. The queue must be empty. */
void robo_queue_deal (RoboTx           *tx,
                      const RoboSource *source);

/* Sets off the mines that the source hits, by the starting numbers of their owners (R7.8). Robots are not hit. */
void robo_queue_hit_mines (RoboTx           *tx,
                           const RoboSource *source);

/* Takes the mine of a space out of the arena and adds its detonation to the queue (R7.9). Returns FALSE if there is
 * no mine. */
gboolean robo_queue_set_off (RoboTx *tx,
                             guint   space);

G_END_DECLS
