// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody has missed since their last turn.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * robo_recap_find_start:
 * @events: (array length=n_events): a game so far
 * @n_events: how many
 * @seat: who is asked now
 *
 * Returns: how many events had happened when @seat confirmed its last program; @n_events if it never has
 */
guint robo_recap_find_start (const RoboEvent *events,
                             guint            n_events,
                             guint            seat);

/**
 * robo_recap_list:
 * @events: (array length=n_events): a game so far
 * @n_events: how many
 * @seat: for whom
 * @start: where the stretch begins
 *
 * Returns: (transfer full) (element-type guint): indices of what counts, oldest first: who was destroyed, who got VP, and
 *   what happened to the robot of @seat
 */
GArray *robo_recap_list (const RoboEvent *events,
                         guint            n_events,
                         guint            seat,
                         guint            start) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
