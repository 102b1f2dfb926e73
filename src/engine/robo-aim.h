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

guint    robo_aim_line (const RoboTx *tx,
                        guint         from,
                        RoboDir       dir,
                        guint8       *end,
                        RoboTargetAt *targets);
gboolean robo_aim (const RoboTx *tx,
                   guint         from,
                   RoboDir       dir,
                   guint8       *end,
                   RoboTargetAt *target);
guint    robo_aim_around (const RoboTx *tx,
                          guint         centre,
                          RoboTargetAt *targets);
gboolean robo_target_is_left (const RoboTx       *tx,
                              const RoboTargetAt *target);

G_END_DECLS
