// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the causes of an event of a game, as the engine noted them.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Returns the direct cause of an event. The direct cause is the die that was activated, the module that was used,
 * the shot, the detonation, the push into a pit, the reprogramming of a die and so on. The events are listed oldest
 * first, at least up to the index. The result is an index below the given index, ROBO_CAUSE_NONE if the event has no
 * cause, or ROBO_CAUSE_UNKNOWN. A recorded cause that does not come before its event counts as unknown. */
guint robo_cause_get (const RoboEvent *events,
                      guint            index);

/* Returns the cause of an event, the cause of this cause and so on, as far as they are known. The causes are oldest
 * first, and the event itself is left out. */
GArray *robo_cause_dup_chain (const RoboEvent *events,
                              guint            index) G_GNUC_WARN_UNUSED_RESULT;

/* Follows a mine back from the event that sets it off, which is at the index, to the event that laid it. The mine may
 * have been laid rounds before and on another space (R4.4, R8.5). A space holds at most one mine, so the way of the
 * mine is certain. Its laying is not among the causes of its detonation. Returns the index of the event that laid the
 * mine, or ROBO_CAUSE_NONE if the mine was in the arena from the beginning. */
guint robo_cause_find_laying (const RoboEvent *events,
                              guint            index);

G_END_DECLS
