// SPDX-License-Identifier: GPL-3.0-or-later
// Plays scenarios, writes their outcomes and compares them with the expected outcomes.
#pragma once

#include <stdio.h>

#include "robo-scenario.h"

G_BEGIN_DECLS

/* Holds the state of a game at the end of a scenario, and the game's events. An outcome never changes, and borrows
 * its scenario. */
typedef struct _RoboOutcome RoboOutcome;

/* Plays a scenario, which must outlive the outcome. Returns NULL with an error in `problems` if there are too few
 * rolls or an answer is missing or illegal. */
RoboOutcome *robo_outcome_new (const RoboScenario *scenario,
                               RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;
void         robo_outcome_free (RoboOutcome *self);

/* Returns the game at the end of the scenario. */
const RoboGame *robo_outcome_get_game (const RoboOutcome *self);

/* Adds a phrase for each difference from the scenario's `expect`. Phrases are not translated. Returns whether there
 * is no difference. */
gboolean robo_outcome_compare (const RoboOutcome *self,
                               GPtrArray         *differences);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOutcome, robo_outcome_free)

/* Writes outcomes as XML, one at a time. */
typedef struct _RoboOutcomeWriter RoboOutcomeWriter;

/* Creates a writer. If is_list is TRUE, it writes an `outcomes` document, otherwise a single `outcome`. */
RoboOutcomeWriter *robo_outcome_writer_new (FILE    *stream,
                                            gboolean is_list,
                                            gboolean with_events) G_GNUC_WARN_UNUSED_RESULT;

/* Ends the document, and frees the writer. */
void robo_outcome_writer_free (RoboOutcomeWriter *self);

void robo_outcome_writer_add (RoboOutcomeWriter *self,
                              const RoboOutcome *outcome);

/* Writes a game in its current state, like the outcome of a scenario. If the writer includes events, the game must
 * have kept them. */
void robo_outcome_writer_add_game (RoboOutcomeWriter *self,
                                   const RoboGame    *game);

/* Writes a reason in place of an outcome. */
void robo_outcome_writer_refuse (RoboOutcomeWriter *self,
                                 const char        *reason);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOutcomeWriter, robo_outcome_writer_free)

G_END_DECLS
