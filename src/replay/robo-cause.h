// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the causes of an event of a game, as the engine noted them.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Looks up the direct cause of an event: the die that was activated, the module that was used, the shot, the
 * detonation, the push into a pit, the reprogramming of a die... The events are listed oldest first, at least
 * up to the index. A cause that does not lie before its event is ignored. Returns an index below the given
 * one, ROBO_CAUSE_NONE if the event has no cause, or ROBO_CAUSE_UNKNOWN. */
guint robo_cause_get (const RoboEvent *events,
                      guint            index);

/* Returns the cause of an event, the cause of that and so on as far as they are known, oldest first, without
 * the event itself. */
GArray *robo_cause_dup_chain (const RoboEvent *events,
                              guint            index) G_GNUC_WARN_UNUSED_RESULT;

/* Follows a mine that is set off (the event at the index) back to the event that laid it, which may be rounds
 * ago and elsewhere (R4.4, R8.5). A space holds one mine at most, so its way is certain. The laying is not a
 * cause of the detonation. Returns the index of that event, or ROBO_CAUSE_NONE if the mine lay there from the
 * beginning. */
guint robo_cause_find_laying (const RoboEvent *events,
                              guint            index);

G_END_DECLS
