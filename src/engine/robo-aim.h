// SPDX-License-Identifier: GPL-3.0-or-later
// Finds lines of fire (R1.9). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Describes a robot or mine at which an effect is aimed. */
typedef struct
{
  guint8 seat;  /* seat of the robot, or ROBO_NO_SEAT for a mine */
  guint8 space; /* position when it became a target */
  guint8 dir;   /* direction from the source */
} RoboTargetAt;

/* The maximum number of targets: enough for a whole line, and for the spaces around a space. */
#define ROBO_MAX_TARGETS ROBO_MAX_SIDE

/* Lists the robots and mines in a line up to the first walled step, nearest first (R1.9). The content of the
 * space where the line begins does not count. The array has room for ROBO_MAX_TARGETS. Sets the last space of
 * the line and returns the number of targets. */
guint robo_aim_line (const RoboTx *tx,
                     guint         from,
                     RoboDir       dir,
                     guint8       *end,
                     RoboTargetAt *targets);

/* Finds the first robot or mine in the line of fire (R1.9). Sets the space where a shot ends: the space of the
 * target, or without a target the last space of the line. Returns whether there is a target; if not, `target` is not
 * set. */
gboolean robo_aim (const RoboTx *tx,
                   guint         from,
                   RoboDir       dir,
                   guint8       *end,
                   RoboTargetAt *target);

/* Lists the robots and mines that an effect on the adjacent spaces reaches (R1.8), clockwise from north, in an
 * array with room for ROBO_MAX_TARGETS. Returns their number. */
guint robo_aim_around (const RoboTx *tx,
                       guint         centre,
                       RoboTargetAt *targets);

/* Returns whether the robot is still in the arena, or the mine still on its space. */
gboolean robo_target_is_left (const RoboTx       *tx,
                              const RoboTargetAt *target);

G_END_DECLS
