// SPDX-License-Identifier: GPL-3.0-or-later
// Odds and hints in sentences.
#pragma once

#include "robo-adviser.h"

G_BEGIN_DECLS

/**
 * robo_advice_get_percent:
 * @n: in how many worlds
 * @n_worlds: of how many
 *
 * Returns: how many of 100 that is: 0 and 100 only if it is never or always so
 */
guint robo_advice_get_percent (guint n,
                               guint n_worlds);

/**
 * robo_advice_dup_odds:
 * @odds: odds
 *
 * Returns: (transfer full): "Takes the token 62 %, hit 35 %, destroyed 12 %."
 */
char *robo_advice_dup_odds (const RoboOdds *odds) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_advice_dup_threat:
 * @threat: where it is dangerous
 * @match: the match that it is for, at the position it is for
 * @seat: whose robot it is dangerous for
 *
 * Returns: (transfer full): in a sentence to be heard: how dangerous it is where the robot stands, and where most
 */
char *robo_advice_dup_threat (const RoboThreat *threat,
                              RoboMatch        *match,
                              guint             seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_advice_get_space:
 * @hint: a hint
 * @match: the match that it is for, at the position it is for
 *
 * Returns: the space that the hint is about, or %ROBO_NO_SPACE
 */
guint robo_advice_get_space (const RoboHint *hint,
                             RoboMatch      *match);

/**
 * robo_advice_dup_where:
 * @hint: a hint
 * @match: the match that it is for, at the position it is for
 *
 * The first of three steps. The place is that of robo_advice_get_space().
 *
 * Returns: (transfer full): where to look, in a sentence
 */
char *robo_advice_dup_where (const RoboHint *hint,
                             RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_advice_dup_what:
 * @hint: a hint
 * @match: the match that it is for, at the position it is for
 *
 * Returns: (transfer full): the second step: the die that matters most, in a sentence
 */
char *robo_advice_dup_what (const RoboHint *hint,
                            RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_advice_dup_whole:
 * @hint: a hint
 * @match: the match that it is for, at the position it is for
 *
 * Returns: (transfer full): the third step: the program, its odds, and what it fears, in sentences, a line each
 */
char *robo_advice_dup_whole (const RoboHint *hint,
                             RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
