// SPDX-License-Identifier: GPL-3.0-or-later
// What an event of a game comes of, found in the list of events alone.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-event.h"

G_BEGIN_DECLS

#define ROBO_NO_CAUSE G_MAXUINT

/**
 * robo_cause_find:
 * @events: (array): what happened, oldest first, up to @index at least
 * @index: which of them
 * @cards: (nullable): the cards of the game, %NULL without modules
 *
 * Looks back for what directly led to an event: the die that was activated, the module that was used, the shot, the
 * detonation, the push into a pit... It goes further back than to the die or the phase the event belongs to only for what
 * that die does there: why it lies where it lies, and why it is skipped.
 *
 * Returns: the index of the cause, or %ROBO_NO_CAUSE: the event is where something begins
 */
guint robo_cause_find (const RoboEvent *events,
                       guint            index,
                       const RoboCards *cards);

/**
 * robo_cause_find_chain:
 * @events: (array): as above
 * @index: which of them
 * @cards: (nullable): as above
 *
 * Returns: (transfer full) (element-type guint): its cause, the cause of that and so on, oldest first, without
 *   @index itself
 */
GArray *robo_cause_find_chain (const RoboEvent *events,
                               guint            index,
                               const RoboCards *cards) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cause_find_mine:
 * @events: (array): as above
 * @index: of a mine that is set off
 *
 * Follows the mine back to where it was laid, which may be rounds ago and elsewhere (R4.4, R8.5).
 *
 * Returns: the index of that event, or %ROBO_NO_CAUSE: it lay there from the beginning
 */
guint robo_cause_find_mine (const RoboEvent *events,
                            guint            index);

/**
 * robo_cause_is_pull:
 * @events: (array): as above
 * @index: which of them
 * @cards: (nullable): as above
 *
 * A pull is a push towards who does it (R7.3); the event of both is the same.
 *
 * Returns: whether the event is a push by a module that pulls
 */
gboolean robo_cause_is_pull (const RoboEvent *events,
                             guint            index,
                             const RoboCards *cards);

G_END_DECLS
