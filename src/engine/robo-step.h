// SPDX-License-Identifier: GPL-3.0-or-later
// Moves robots by steps, pushes and bumps (R7.1 to R7.4). Only the engine uses this.
#pragma once

#include "robo-anchor.h"
#include "robo-effect.h"

G_BEGIN_DECLS

#define ROBO_MAX_BUMPS (ROBO_MAX_SLOTS * ROBO_MAX_CARD_EFFECTS)

/* Describes an effect of a card that is played when the robot, moving by itself, meets another robot (R7.4). */
typedef struct
{
  const RoboEffect *effect;
  guint32           cause; /* event of the card */
  guint8            slot;
  guint8            value;  /* value of the die, 1..6 */
  guint8            start;  /* space where the movement began */
  guint8            is_due; /* whether the use is counted and paid only at the contact (R14.2, R14.3) */
} RoboBump;

/* Describes one source of movement, such as a robot's own movement, a burst, a beam or a jet. */
typedef struct
{
  guint8 seat; /* owner, who gets the credit for what happens to pushed robots */
  /* Counts the remaining steps of the robot that moves or is pushed, including the current one (R7.5). */
  guint8     steps_left;
  guint8     passes_walls;             /* whether the robot's own steps go through energy walls (R8.23) */
  guint8     has_bumped;               /* whether the bumps were dealt in this activation */
  guint8     puller;                   /* seat that pulls and blocks its chain (R7.3), or ROBO_NO_SEAT */
  guint8     pushed;                   /* seats that this source has moved, a bit each */
  guint8     is_recoil;                /* whether the owner pushes its own robot (R14.6) */
  guint8     n_bumps;                  /* number of bumps that are set */
  guint      walls_cause;              /* event of the card that lets the robot pass walls, or ROBO_CAUSE_NONE */
  RoboBump   bumps[ROBO_MAX_BUMPS];    /* effects that are played when the robot meets another robot (R7.4), in order */
  RoboAnchor anchors[ROBO_MAX_ROBOTS]; /* anchors, by seat */
} RoboMotion;

/* Begins a source of movement. It has not yet asked an operator or pushed a robot. */
void robo_motion_init (RoboMotion *motion,
                       guint       seat);

/* Begins the next source of movement in the same activation. A KillBot needs this, because each of its steps is a
 * source (R7.5). */
void robo_motion_restart (RoboMotion *motion);

/* Makes one step of the robot of a movement (R7.1). The movement must have its steps_left set. Returns whether the
 * step was made, even if it led into a pit. */
gboolean robo_step_by_self (RoboTx     *tx,
                            RoboMotion *motion,
                            RoboDir     dir);

/* Deals the 1 lightning damage of the barrier on a side of the robot's space, before the robot crosses the barrier
 * (R7.1). The credit goes to the seat `by`. For a robot's own step, `by` is the seat of this robot. */
void robo_cross_barrier (RoboTx *tx,
                         guint   seat,
                         RoboDir dir,
                         guint   by);

/* Pushes a robot without a mover (R7.3) by up to n_spaces steps, until one step fails or the robot is out. Returns
 * whether the robot was moved at all. */
gboolean robo_push (RoboTx     *tx,
                    RoboMotion *motion,
                    guint       seat,
                    RoboDir     dir,
                    guint       n_spaces);

G_END_DECLS
