// SPDX-License-Identifier: GPL-3.0-or-later
// Advises the player who programs: odds, threats and a hint, all from what that player may see.
#pragma once

#include "ai/robo-odds.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

typedef struct
{
  RoboProgram program; /* a good program */
  RoboOdds    odds;    /* the odds of `program` */
} RoboHint;

/* Advises the operator who is asked, from what this operator can see (RoboSight). The adviser thinks in other
 * threads. Each programming of a robot needs a new adviser.
 *
 * Signals:
 *
 * - `odds-changed ()`: odds and threats are those of the program that was set last
 * - `hint-changed ()`: a hint was found */
#define ROBO_TYPE_ADVISER (robo_adviser_get_type ())

G_DECLARE_FINAL_TYPE (RoboAdviser, robo_adviser, ROBO, ADVISER, GObject)

/* Creates an adviser for the operator who is asked. The match must be asking a person at this screen for a program.
 * The adviser does not use the match after the call. */
RoboAdviser *robo_adviser_new (RoboMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Stops all thinking; no more signals are emitted. */
void robo_adviser_stop (RoboAdviser *self);

/* Computes the odds of a program, finished or not. If the odds of an earlier program are not ready yet, drops them. */
void robo_adviser_set_program (RoboAdviser       *self,
                               const RoboProgram *program);

/* Returns the odds of the program that was set last; NULL until they are known. */
const RoboOdds *robo_adviser_get_odds (RoboAdviser *self);

/* Returns the threat map for the last program. Until this map is known, returns the map for an earlier program, or
 * NULL if no map is known. */
const RoboThreat *robo_adviser_get_threat (RoboAdviser *self);

/* Looks for a good program, as the strongest computer player does in this position, and emits `hint-changed` when it
 * is found. A hint that was found before stays the same. */
void robo_adviser_find_hint (RoboAdviser *self);

/* Stops looking for a hint. */
void robo_adviser_cancel_hint (RoboAdviser *self);

/* Returns the hint, or NULL if none has been found yet. */
const RoboHint *robo_adviser_get_hint (RoboAdviser *self);

G_END_DECLS
