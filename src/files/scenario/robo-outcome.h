// SPDX-License-Identifier: GPL-3.0-or-later
// How a scenario ends: played, written, compared with what was expected.
#pragma once

#include <stdio.h>

#include "robo-scenario.h"

G_BEGIN_DECLS

/**
 * RoboOutcome:
 *
 * The end of a scenario and what happened on the way. Immutable; it needs its scenario.
 */
typedef struct _RoboOutcome RoboOutcome;

/**
 * robo_outcome_new:
 * @scenario: a scenario, which outlives the outcome
 * @problems: where to say why it cannot be played: too few rolls, an answer that is not legal
 *
 * Plays a scenario.
 *
 * Returns: (transfer full) (nullable): its outcome, %NULL with an error in @problems
 */
RoboOutcome *robo_outcome_new (const RoboScenario *scenario,
                               RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;
void         robo_outcome_free (RoboOutcome *self);

/**
 * robo_outcome_get_game:
 * @self: an outcome
 *
 * Returns: (transfer none): the game as it stands at the end
 */
const RoboGame *robo_outcome_get_game (const RoboOutcome *self);

/**
 * robo_outcome_compare:
 * @self: an outcome
 * @differences: (element-type utf8): where to add what differs from the scenario's `expect`, a
 *   phrase each, not translated
 *
 * Returns: whether all is as expected
 */
gboolean robo_outcome_compare (const RoboOutcome *self,
                               GPtrArray         *differences);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOutcome, robo_outcome_free)

/**
 * RoboOutcomeWriter:
 *
 * Writes outcomes as XML, one at a time.
 */
typedef struct _RoboOutcomeWriter RoboOutcomeWriter;

/**
 * robo_outcome_writer_new:
 * @stream: where to write; not closed
 * @is_list: whether an `outcomes` document is written, or an `outcome` alone
 * @with_events: whether to write what happened
 *
 * Returns: (transfer full): a writer
 */
RoboOutcomeWriter *robo_outcome_writer_new (FILE    *stream,
                                            gboolean is_list,
                                            gboolean with_events) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_outcome_writer_free:
 * @self: (transfer full) (nullable): a writer
 *
 * Ends the document.
 */
void robo_outcome_writer_free (RoboOutcomeWriter *self);

void robo_outcome_writer_add (RoboOutcomeWriter *self,
                              const RoboOutcome *outcome);

/**
 * robo_outcome_writer_add_game:
 * @self: a writer
 * @game: a game where it stands now, with events if they are to be written
 *
 * Writes a game as if it were a scenario that has been played.
 */
void robo_outcome_writer_add_game (RoboOutcomeWriter *self,
                                   const RoboGame    *game);

/**
 * robo_outcome_writer_refuse:
 * @self: a writer of a list
 * @reason: why there is no outcome
 *
 * Writes what takes the place of an outcome.
 */
void robo_outcome_writer_refuse (RoboOutcomeWriter *self,
                                 const char        *reason);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOutcomeWriter, robo_outcome_writer_free)

G_END_DECLS
