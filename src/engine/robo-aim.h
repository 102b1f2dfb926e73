/* Lines of fire (R1.9).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * RoboTargetAt:
 * @seat: whose robot, or %ROBO_NO_SEAT for a mine
 * @space: where it stood or lay when it became a target
 * @dir: which way it is from the source
 *
 * A robot or mine that something is aimed at.
 */
typedef struct
{
  guint8 seat;
  guint8 space;
  guint8 dir;
} RoboTargetAt;

/* Everything in a line, or around a space. */
#define ROBO_MAX_TARGETS ROBO_MAX_SIDE

/**
 * robo_aim_line:
 * @tx: a transaction
 * @from: where the line begins; what is there does not count
 * @dir: which way
 * @end: (out): the last space of the line
 * @targets: (out caller-allocates): %ROBO_MAX_TARGETS places
 *
 * Looks along a line up to the first step that is walled (R1.9).
 *
 * Returns: how many robots and mines are in it, nearest first
 */
guint robo_aim_line (const RoboTx *tx,
                     guint         from,
                     RoboDir       dir,
                     guint8       *end,
                     RoboTargetAt *targets);

/**
 * robo_aim:
 * @tx: a transaction
 * @from: where the line begins
 * @dir: which way
 * @end: (out): where a shot ends: at the target, else the last space of the line
 * @target: (out): the first robot or mine, if there is one
 *
 * Returns: whether the line of fire has a target (R1.9)
 */
gboolean robo_aim (const RoboTx *tx,
                   guint         from,
                   RoboDir       dir,
                   guint8       *end,
                   RoboTargetAt *target);

/**
 * robo_aim_around:
 * @tx: a transaction
 * @centre: a space
 * @targets: (out caller-allocates): %ROBO_MAX_TARGETS places
 *
 * Returns: how many robots and mines an effect on the adjacent spaces reaches (R1.8), clockwise
 *   from north
 */
guint robo_aim_around (const RoboTx *tx,
                       guint         centre,
                       RoboTargetAt *targets);

/**
 * robo_target_is_left:
 * @tx: a transaction
 * @target: what was aimed at earlier
 *
 * Returns: whether the robot is still in the arena, the mine still where it lay
 */
gboolean robo_target_is_left (const RoboTx       *tx,
                              const RoboTargetAt *target);

G_END_DECLS
