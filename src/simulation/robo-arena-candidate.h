// SPDX-License-Identifier: GPL-3.0-or-later
// Generates an arena and tries it out in games, so that only playable and fair arenas are offered.
#pragma once

#include <gio/gio.h>

#include "files/arena/robo-arena-generator.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-rule-set.h"
#include "robo-balance.h"

G_BEGIN_DECLS

/* A search usually offers ROBO_CANDIDATES_USUAL arenas. It ends after ROBO_CANDIDATES_MAX_ATTEMPTS attempts even if it
 * has found fewer. */
#define ROBO_CANDIDATES_USUAL        6
#define ROBO_CANDIDATES_MAX_ATTEMPTS 60

/* Computers usually play ROBO_CANDIDATE_USUAL_GAMES games to measure how fair a candidate is. The other two numbers are
 * the limits. */
#define ROBO_CANDIDATE_USUAL_GAMES 120
#define ROBO_CANDIDATE_MIN_GAMES   40
#define ROBO_CANDIDATE_MAX_GAMES   10000

/* Says which arenas to generate. */
typedef struct
{
  RoboArenaRecipe recipe;
  gboolean        is_like; /* whether the arenas are like `model`; of the recipe, only the symmetry counts then */
  RoboPlan        model;
  guint           n_games;
} RoboCandidateOrder;

/* Holds a generated arena, the games that were played in it, and the reason if it was dropped. The games are those of
 * four equal computers; each side of the arena has a seat of its own. Immutable and reference-counted. */
typedef struct
{
  gatomicrefcount   ref_count;
  guint64           seed;
  RoboPlan          plan;
  char             *reason;                 /* a translated sentence if the arena was dropped, else NULL */
  RoboDir           sides[ROBO_MAX_ROBOTS]; /* by seat: its side of the arena */
  RoboBalanceJob    job;
  RoboBalanceResult result; /* without games if the arena was dropped before them */
} RoboArenaCandidate;

/* Generates and tries one arena. The same order, rules and seed give the same candidate on every machine. The
 * cancellable may be NULL; returns NULL if it was canceled. With ROBO_CANDIDATE_USUAL_GAMES, the games take about a
 * second. */
RoboArenaCandidate *robo_arena_candidate_new (const RoboCandidateOrder *order,
                                              RoboRuleSet              *rule_set,
                                              guint64                   seed,
                                              GCancellable             *cancellable) G_GNUC_WARN_UNUSED_RESULT;

RoboArenaCandidate *robo_arena_candidate_ref (RoboArenaCandidate *self);

void robo_arena_candidate_unref (RoboArenaCandidate *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArenaCandidate, robo_arena_candidate_unref)

/* Drops a candidate that is the same as an earlier one, also if it is turned or mirrored. Must be called before the
 * candidate is shared. The list has elements of type RoboArenaCandidate. */
void robo_arena_candidate_compare (RoboArenaCandidate *self,
                                   const GPtrArray    *earlier);

/* Returns the seat whose share of wins differs most from a quarter. Games must have been played. */
guint robo_arena_candidate_get_worst_seat (const RoboArenaCandidate *self);

/* Returns the share of wins of the worst seat with its interval; a quarter would be fair. */
RoboShare robo_arena_candidate_get_share (const RoboArenaCandidate *self);

RoboVerdict robo_arena_candidate_get_verdict (const RoboArenaCandidate *self);

/* Returns an arena with the plan. Its id is "generated-" and the seed. */
RoboArena *robo_arena_candidate_dup_arena (const RoboArenaCandidate *self,
                                           const char               *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
