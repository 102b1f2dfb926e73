// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for small changes that make an arena fairer.
#pragma once

#include "robo-fairness.h"

G_BEGIN_DECLS

/* A search offers at most this many changes. */
#define ROBO_FAIRNESS_MAX_OFFERS 3

/* Says how many changes to try. */
typedef struct
{
  RoboMeterOrder games;   /* games of the arena and of the best changes */
  guint          n_tries; /* number of changes to try */
  guint          n_first; /* number of games that are first played with each change, below games.n_games */
  guint          n_best;  /* number of changes that are measured with all games */
  guint64        seed;    /* seed of the first change */
} RoboFairnessHunt;

extern const RoboFairnessHunt robo_fairness_usual_hunt;

/* Describes a change of the arena. The changes that a search offers make the arena fairer. */
typedef struct
{
  RoboPlan      plan; /* arena with the change */
  char         *text; /* translated sentences about the change */
  RoboFairness *figures;
} RoboFairnessOffer;

/* Tries changes one after the other in threads of low priority. A search runs once. The same arena, rules and hunt give
 * the same offers on every machine.
 *
 * Properties, read-only, each with a notification:
 *
 * - `progress` (double): 0..1
 * - `is-running` (boolean): from robo_fairness_search_start() until the search has ended or was canceled */
#define ROBO_TYPE_FAIRNESS_SEARCH (robo_fairness_search_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessSearch, robo_fairness_search, ROBO, FAIRNESS_SEARCH, GObject)

/* Creates a search that has not started. The plan and the hunt are copied. Games must be possible in the arena. */
RoboFairnessSearch *robo_fairness_search_new (const RoboPlan         *plan,
                                              RoboRuleSet            *rule_set,
                                              const RoboFairnessHunt *hunt) G_GNUC_WARN_UNUSED_RESULT;

void robo_fairness_search_start (RoboFairnessSearch *self);

/* Ends a running search without offers. */
void robo_fairness_search_cancel (RoboFairnessSearch *self);

double   robo_fairness_search_get_progress (RoboFairnessSearch *self);
gboolean robo_fairness_search_get_is_running (RoboFairnessSearch *self);

/* Returns the arena before the changes. */
const RoboPlan *robo_fairness_search_get_plan (RoboFairnessSearch *self);

/* Returns the figures of the arena, or NULL before they are known. */
const RoboFairness *robo_fairness_search_get_figures (RoboFairnessSearch *self);

/* Returns a list of RoboFairnessOffer, the best first. It is empty until the search has ended. */
GPtrArray *robo_fairness_search_get_offers (RoboFairnessSearch *self);

G_END_DECLS
