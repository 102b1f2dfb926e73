// SPDX-License-Identifier: GPL-3.0-or-later
// Following what led to an event of a game, as the engine noted it.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * robo_cause_get:
 * @events: (array): what happened, oldest first, up to @index at least
 * @index: which of them
 *
 * Looks up what directly led to an event: the die that was activated, the module that was used, the shot, the
 * detonation, the push into a pit, the reprogramming of a die... A cause that does not lie before its event is not
 * believed.
 *
 * Returns: an index below @index, %ROBO_CAUSE_NONE if something begins with the event, or %ROBO_CAUSE_UNKNOWN
 */
guint robo_cause_get (const RoboEvent *events,
                      guint            index);

/**
 * robo_cause_dup_chain:
 * @events: (array): as above
 * @index: which of them
 *
 * Returns: (transfer full) (element-type guint): its cause, the cause of that and so on as far as they are known,
 *   oldest first, without @index itself
 */
GArray *robo_cause_dup_chain (const RoboEvent *events,
                              guint            index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cause_find_laying:
 * @events: (array): as above
 * @index: of a mine that is set off
 *
 * Follows the mine back to where it was laid, which may be rounds ago and elsewhere (R4.4, R8.5): on a space there is
 * one mine at most, so that its way is certain. It does not lead to the mine's going off, and so is no cause of it.
 *
 * Returns: the index of that event, or %ROBO_CAUSE_NONE: it lay there from the beginning
 */
guint robo_cause_find_laying (const RoboEvent *events,
                              guint            index);

G_END_DECLS
