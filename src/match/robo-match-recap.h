// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the events that a player has missed since the player's last turn.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Returns how many events had happened when the seat confirmed its last program; n_events if the seat has confirmed
 * no program. */
guint robo_recap_find_start (const RoboEvent *events,
                             guint            n_events,
                             guint            seat);

/* Returns the indices (guint) of the events from `start` on that matter to a seat, oldest first
 * (robo_log_get_recap_level()). */
GArray *robo_recap_list (const RoboEvent *events,
                         guint            n_events,
                         guint            seat,
                         guint            start) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
