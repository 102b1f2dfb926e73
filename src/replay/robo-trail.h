// SPDX-License-Identifier: GPL-3.0-or-later
// The ways that robots have taken, from the events of a game.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * RoboTrailKind:
 * @ROBO_TRAIL_MOVE: by itself
 * @ROBO_TRAIL_PUSHED: by somebody else
 * @ROBO_TRAIL_LEAP: through the air, or by a teleport
 * @ROBO_TRAIL_END: it was destroyed there; from and to are the same
 */
typedef enum
{
  ROBO_TRAIL_MOVE,
  ROBO_TRAIL_PUSHED,
  ROBO_TRAIL_LEAP,
  ROBO_TRAIL_END,
} RoboTrailKind;

/**
 * RoboTrail:
 * @seat: whose
 * @kind: a RoboTrailKind
 * @from: a space
 * @to: a space
 *
 * A part of a way, in the order in which they were made.
 */
typedef struct
{
  guint8 seat;
  guint8 kind;
  guint8 from;
  guint8 to;
} RoboTrail;

/**
 * robo_trail_list:
 * @events: (array length=n_events): a game from its beginning on
 * @n_events: how many
 *
 * Returns: (transfer full): of RoboTrail
 */
GArray *robo_trail_list (const RoboEvent *events,
                         guint            n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
