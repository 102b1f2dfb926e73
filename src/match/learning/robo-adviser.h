// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who programs is told: odds, threats and a hint, all from what they may see.
#pragma once

#include "ai/robo-outlook.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboHint:
 * @program: a good program
 * @odds: what comes of it
 */
typedef struct
{
  RoboProgram program;
  RoboOdds    odds;
} RoboHint;

/**
 * RoboAdviser:
 *
 * Sees what the operator sees who is asked (RoboSight), and thinks in other threads. It is for one program.
 *
 * Signals:
 *
 * - `odds-changed ()`: odds and threats are those of the program that was given last
 * - `hint-changed ()`: a hint was found
 */
#define ROBO_TYPE_ADVISER (robo_adviser_get_type ())

G_DECLARE_FINAL_TYPE (RoboAdviser, robo_adviser, ROBO, ADVISER, GObject)

/**
 * robo_adviser_new:
 * @match: a match that asks somebody at this screen for a program
 *
 * Returns: (transfer full): an adviser for who is asked; it needs @match no more
 */
RoboAdviser *robo_adviser_new (RoboMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_adviser_stop:
 * @self: an adviser
 *
 * Nobody wants to know anything any more: what is being thought about is left, and no signal comes.
 */
void robo_adviser_stop (RoboAdviser *self);

/**
 * robo_adviser_set_program:
 * @self: an adviser
 * @program: what lies on the controller now, finished or not
 *
 * Counts what comes of it; what came of another one nobody wants to know any more.
 */
void robo_adviser_set_program (RoboAdviser       *self,
                               const RoboProgram *program);

/**
 * robo_adviser_get_odds:
 * @self: an adviser
 *
 * Returns: (transfer none) (nullable): what comes of the program that was given last; %NULL as long as that is not known
 */
const RoboOdds *robo_adviser_get_odds (RoboAdviser *self);

/**
 * robo_adviser_get_threat:
 * @self: an adviser
 *
 * Returns: (transfer none) (nullable): where it is dangerous; that of an earlier program as long as it is not known for
 *   the last one, %NULL before
 */
const RoboThreat *robo_adviser_get_threat (RoboAdviser *self);

/**
 * robo_adviser_find_hint:
 * @self: an adviser
 *
 * Looks for a good program, as the strongest computer does in this place. There is `hint-changed` when it is found; where
 * it has been found before, it is the same.
 */
void robo_adviser_find_hint (RoboAdviser *self);

/**
 * robo_adviser_cancel_hint:
 * @self: an adviser
 *
 * Nobody wants to know it any more.
 */
void robo_adviser_cancel_hint (RoboAdviser *self);

/**
 * robo_adviser_get_hint:
 * @self: an adviser
 *
 * Returns: (transfer none) (nullable): what was found
 */
const RoboHint *robo_adviser_get_hint (RoboAdviser *self);

G_END_DECLS
