// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fair an arena is, game by game, so that a measurement can be continued and compared with another.
#pragma once

#include <gio/gio.h>

#include "files/cards/robo-rule-set.h"
#include "robo-balance.h"

G_BEGIN_DECLS

/* Orders so many games that in 95 of 100 cases the measured share of wins of a side is within about 5 percentage points
 * of the true share. */
extern const RoboMeterOrder robo_fairness_usual_order;

/* Holds the games that equal computers have played in an arena, one of them at each side with starting spaces.
 * Immutable and reference-counted. */
typedef struct
{
  gatomicrefcount   ref_count;
  RoboDir           sides[ROBO_MAX_ROBOTS]; /* by seat: its side of the arena */
  RoboBalanceJob    job;                    /* the games to play, without board, cards and preparation */
  RoboBalanceResult result;
} RoboFairness;

/* Returns whether games can be played in the arena with these rules. */
gboolean robo_fairness_is_possible (const RoboPlan *plan,
                                    RoboRuleSet    *rule_set);

/* Returns a name for the plan and the rules. It is different for all plans in which games may differ. */
char *robo_fairness_dup_digest (const RoboPlan *plan,
                                RoboRuleSet    *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Plays games until there are `n_games`, after those of `earlier`, which may be NULL and must be of the same arena and
 * rules. The result is the same as without a break. It uses all processors but one, and at least one. The cancellable
 * may be NULL; returns NULL if it was canceled. The games must be possible. */
RoboFairness *robo_fairness_measure (const RoboPlan       *plan,
                                     RoboRuleSet          *rule_set,
                                     const RoboMeterOrder *order,
                                     const RoboFairness   *earlier,
                                     guint                 n_games,
                                     GCancellable         *cancellable) G_GNUC_WARN_UNUSED_RESULT;

RoboFairness *robo_fairness_ref (RoboFairness *self);

void robo_fairness_unref (RoboFairness *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboFairness, robo_fairness_unref)

/* Returns the seat whose robot starts at the side, or ROBO_NO_SEAT if no robot does. */
guint robo_fairness_get_seat (const RoboFairness *self,
                              RoboDir             side);

/* Returns the seat whose share of wins differs most from the mean, or ROBO_NO_SEAT if no side has a player. */
guint robo_fairness_get_worst_seat (const RoboFairness *self);

/* Returns how far the share of the worst seat is from a fair share, in hundredths of a percentage point. */
guint robo_fairness_get_error (const RoboFairness *self);

/* Returns ROBO_VERDICT_FAVOURED if a side is better than the others, ROBO_VERDICT_HANDICAPPED if no side is better but
 * one is worse, ROBO_VERDICT_UNCLEAR if a side needs more games, and ROBO_VERDICT_FAIR if all sides are fair. */
RoboVerdict robo_fairness_get_verdict (const RoboFairness *self);

/* Returns a bit for each side, 1 << (side / 2), with this verdict. */
guint robo_fairness_get_sides (const RoboFairness *self,
                               RoboVerdict         verdict);

/* Returns the translated names of sides, each with a bit as above, such as “North, South”. */
char *robo_fairness_dup_side_names (guint sides) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the verdict in a few translated words, such as “Fair” or “North ahead”. */
char *robo_fairness_dup_word (const RoboFairness *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the share of the worst seat and its twins in a translated text, such as “North, South: 26.5% ± 4.0”. */
char *robo_fairness_dup_figures (const RoboFairness *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a translated sentence with the verdict, the figures of the worst seat, the number of games and the fair
 * share. */
char *robo_fairness_dup_sentence (const RoboFairness *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
