/* Steps, pushes and bumps (R7.1 to R7.4).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-anchor.h"

G_BEGIN_DECLS

#define ROBO_MAX_BUMPS (ROBO_MAX_SLOTS * ROBO_MAX_CARD_EFFECTS)

/**
 * RoboBump:
 * @amount: how much damage
 * @is_lightning: whether it can be turned away
 * @cause: the event of the card that does it
 */
typedef struct
{
  guint32 cause;
  guint8  amount;
  guint8  is_lightning;
} RoboBump;

/**
 * RoboMotion:
 * One source of movement: a robot's own movement, a burst, a beam, a jet.
 * @seat: whose it is: it gets the credit for what happens to those pushed
 * @steps_left: steps still to come for the robot that moves or is pushed, this one included (R7.5)
 * @passes_walls: its own steps go through energy walls (R8.23)
 * @walls_cause: the event of the card by which they do, or %ROBO_CAUSE_NONE
 * @n_bumps: how many of @bumps count
 * @bumps: the damage that is due at the first contact of its own step (R7.4), one source each
 * @has_bumped: it has been dealt in this activation
 * @puller: the seat that pulls, which blocks the chain it stands in (R7.3), or %ROBO_NO_SEAT
 * @pushed: the seats this source has moved, a bit each
 * @anchors: (array): by seat
 */
typedef struct
{
  guint8     seat;
  guint8     steps_left;
  guint8     passes_walls;
  guint8     has_bumped;
  guint8     puller;
  guint8     pushed;
  guint8     n_bumps;
  guint      walls_cause;
  RoboBump   bumps[ROBO_MAX_BUMPS];
  RoboAnchor anchors[ROBO_MAX_ROBOTS];
} RoboMotion;

/**
 * robo_motion_init:
 * @motion: (out caller-allocates): a source of movement
 * @seat: whose it is
 *
 * Begins a source of movement: nobody asked, nobody pushed.
 */
void robo_motion_init (RoboMotion *motion,
                       guint       seat);

/**
 * robo_motion_restart:
 * @motion: a source of movement
 *
 * Begins the next source of the same activation: each step of a KillBot is one of its own (R7.5).
 */
void robo_motion_restart (RoboMotion *motion);

/**
 * robo_step_by_self:
 * @tx: a transaction
 * @motion: the movement it belongs to; its steps_left is set
 * @dir: which way
 *
 * Makes one step of the robot of @motion (R7.1).
 *
 * Returns: whether it was made, be it into a pit
 */
gboolean robo_step_by_self (RoboTx     *tx,
                            RoboMotion *motion,
                            RoboDir     dir);

/**
 * robo_cross_barrier:
 * @tx: a transaction
 * @seat: whose robot crosses
 * @dir: on which side of its space the lightning barrier is
 * @by: who gets the credit, @seat for one's own doing
 *
 * Deals the 1 lightning damage of a barrier, before whoever crosses it moves on (R7.1).
 */
void robo_cross_barrier (RoboTx *tx,
                         guint   seat,
                         RoboDir dir,
                         guint   by);

/**
 * robo_push:
 * @tx: a transaction
 * @motion: the source that pushes
 * @seat: whose robot is pushed
 * @dir: which way
 * @n_spaces: how far
 *
 * Pushes a robot without a mover (R7.3), step by step until one fails.
 *
 * Returns: whether it was moved at all
 */
gboolean robo_push (RoboTx     *tx,
                    RoboMotion *motion,
                    guint       seat,
                    RoboDir     dir,
                    guint       n_spaces);

G_END_DECLS
