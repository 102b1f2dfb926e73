// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for good generated arenas in the background.
#pragma once

#include <gio/gio.h>

#include "robo-arena-candidate.h"

G_BEGIN_DECLS

/* Makes one candidate after the other in threads of low priority, until enough are good or
 * ROBO_CANDIDATES_MAX_ATTEMPTS attempts have been made. Signals are emitted in the thread that created the search. A
 * search runs once.
 *
 * Properties:
 *
 * - `is-running` (boolean, ro): from robo_arena_search_start() until the search has ended or was canceled
 *
 * Signals:
 *
 * - `found (uint index)`: a good candidate was added to the list
 * - `dropped (uint index)`: a candidate was added to the list of those that were dropped */
#define ROBO_TYPE_ARENA_SEARCH (robo_arena_search_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaSearch, robo_arena_search, ROBO, ARENA_SEARCH, GObject)

/* Creates a search that has not started. The order is copied. Attempts have seeds from `seed` on. */
RoboArenaSearch *robo_arena_search_new (const RoboCandidateOrder *order,
                                        RoboRuleSet              *rule_set,
                                        guint64                   seed,
                                        guint                     n_wanted) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a candidate of an earlier search to the good candidates. It does not count as one of the candidates to find.
 * Must be called before the start. */
void robo_arena_search_keep (RoboArenaSearch    *self,
                             RoboArenaCandidate *candidate);

/* Starts the search. Does nothing if the search has started before. */
void robo_arena_search_start (RoboArenaSearch *self);

/* Ends the search. The candidates that were found stay. */
void robo_arena_search_cancel (RoboArenaSearch *self);

gboolean robo_arena_search_get_is_running (RoboArenaSearch *self);

const RoboCandidateOrder *robo_arena_search_get_order (RoboArenaSearch *self);

/* These functions return lists of RoboArenaCandidate, in the order of the attempts that made the candidates. */
GPtrArray *robo_arena_search_get_found (RoboArenaSearch *self);
GPtrArray *robo_arena_search_get_dropped (RoboArenaSearch *self);

/* Returns how many good candidates are still missing. */
guint robo_arena_search_get_n_missing (RoboArenaSearch *self);

G_END_DECLS
