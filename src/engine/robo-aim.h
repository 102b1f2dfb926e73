// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the robots and mines in a line of fire (R1.9) and around a space (R1.8). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Describes a robot or mine at which an effect is aimed. */
typedef struct
{
  guint8 seat;  /* seat of the robot, or ROBO_NO_SEAT for a mine */
  guint8 space; /* space on which the robot or mine stood when it became a target */
  guint8 dir;   /* direction from the source to the target */
} RoboTargetAt;

/* Limits the targets of an effect. The limit is enough for a whole line, and for the spaces around a space. */
#define ROBO_MAX_TARGETS ROBO_MAX_SIDE

/* Describes a line of fire (R1.9). */
typedef struct
{
  guint8 dir;        /* direction of the line, a RoboDir */
  guint8 range;      /* number of spaces of the line that count, or 0 for all (R14.7) */
  guint8 from;       /* space where the line begins; the content of this space does not count */
  guint8 past_walls; /* whether the line goes on past energy walls (R14.4) */
} RoboLine;

/* Lists up to `most` robots and mines in a line, nearest first. The array needs room for `most` targets, but never for
 * more than ROBO_MAX_TARGETS. Sets `end` to the space where a shot ends: the space of the last target if `most` targets
 * were found, or else the last space of the line. Returns the number of targets. */
guint robo_aim_line (const RoboTx *tx,
                     RoboLine      line,
                     guint         most,
                     guint8       *end,
                     RoboTargetAt *targets);

/* Returns whether there is a robot or a mine in the line. */
gboolean robo_line_has_target (const RoboTx *tx,
                               RoboLine      line);

/* Lists the robots and mines that an effect on the adjacent spaces reaches (R1.8), clockwise from north, in an
 * array with room for ROBO_MAX_TARGETS. Returns their number. */
guint robo_aim_around (const RoboTx *tx,
                       guint         centre,
                       RoboTargetAt *targets);

/* Returns the index of the seat's robot in the targets, or n_targets if it is not among them. */
guint robo_target_find (const RoboTargetAt *targets,
                        guint               n_targets,
                        guint               seat);

/* Returns whether the robot is still in the arena, or the mine still on its space. */
gboolean robo_target_is_left (const RoboTx       *tx,
                              const RoboTargetAt *target);

G_END_DECLS
