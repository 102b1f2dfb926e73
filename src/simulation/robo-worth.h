// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what the cards of a module set are worth, game by game, so that a measurement can be continued and compared
// with another.
#pragma once

#include <gio/gio.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"
#include "robo-balance.h"

G_BEGIN_DECLS

/* Orders so many games that in 95 of 100 cases the measured share of a card is within about 6 percentage points of the
 * true share. */
extern const RoboMeterOrder robo_worth_usual_order;

/* Holds the games in which equal computers were dealt the cards of a set and of the rules. Immutable and
 * reference-counted. */
typedef struct
{
  gatomicrefcount   ref_count;
  guint             n_cards;                 /* cards of the set */
  guint             numbers[ROBO_MAX_CARDS]; /* by card of the set, its number in the result */
  RoboBalanceResult result;
} RoboWorth;

/* Returns the arena in which cards are measured and tested, or NULL if its file is missing. Modules matter most in the
 * simplest arena. */
RoboArena *robo_worth_load_arena (RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Sets up games with a computer player at each side of the arena that has starting spaces, and with the cards of the set
 * beside those of the rules. Returns NULL if the arena is not playable, or if there are too many cards. */
RoboMatchSetup *robo_worth_create_setup (RoboModuleSet *set,
                                         RoboArena     *arena,
                                         RoboRuleSet   *rule_set,
                                         RoboLevel      level,
                                         guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a name for the set, which is different for all sets in which games with these rules may differ. Names and texts
 * do not affect games. */
char *robo_worth_dup_digest (RoboModuleSet *set,
                             RoboRuleSet   *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Plays games until there are `n_games`, after those of `earlier`, which may be NULL and must be of a set with the same
 * digest. The result is the same as without a break, and the same as that of a RoboBalanceRun. It uses all processors
 * but one, and at least one. The cancellable may be NULL; returns NULL if it was canceled. robo_worth_create_setup()
 * must be possible. */
RoboWorth *robo_worth_measure (RoboModuleSet        *set,
                               RoboArena            *arena,
                               RoboRuleSet          *rule_set,
                               const RoboMeterOrder *order,
                               const RoboWorth      *earlier,
                               guint                 n_games,
                               GCancellable         *cancellable) G_GNUC_WARN_UNUSED_RESULT;

RoboWorth *robo_worth_ref (RoboWorth *self);

void robo_worth_unref (RoboWorth *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboWorth, robo_worth_unref)

/* Returns how often the card of the set was dealt to a player at the start. */
guint robo_worth_count_dealt (const RoboWorth *self,
                              guint            card);

/* Returns the share of winners among the players who were dealt the card at the start. */
RoboShare robo_worth_get_share (const RoboWorth *self,
                                guint            card);

/* Returns whether the card is worth as much as the others on average; ROBO_VERDICT_NONE if it was never dealt or no
 * other card was. */
RoboVerdict robo_worth_get_verdict (const RoboWorth *self,
                                    guint            card);

/* Returns the share of an average card, 0..1. */
double robo_worth_get_average (const RoboWorth *self);

G_END_DECLS
