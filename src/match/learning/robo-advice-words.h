// SPDX-License-Identifier: GPL-3.0-or-later
// Describes odds and hints in sentences.
#pragma once

#include "robo-adviser.h"

G_BEGIN_DECLS

/* Returns `n` of `n_worlds` in percent. The result is 0 only if n is 0, and 100 only if n is n_worlds. */
guint robo_advice_get_percent (guint n,
                               guint n_worlds);

/* Returns the odds in words, such as "Token: 62%, you destroy: 3%, you’re hit: 35%, you’re destroyed: 12%." */
char *robo_advice_dup_odds (const RoboOdds *odds) G_GNUC_WARN_UNUSED_RESULT;

/* Names the greatest danger of a program, who causes it and how often, in a sentence. The match must be at the position
 * for which the odds were computed. */
char *robo_advice_dup_danger (const RoboOdds *odds,
                              RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/* Names the same danger in a few words, for a line beside the odds. */
char *robo_advice_dup_short_danger (const RoboOdds *odds,
                                    RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a long sentence about a danger, with a name of usual length, for measuring how much room such sentences
 * need. */
char *robo_advice_dup_longest_danger (void) G_GNUC_WARN_UNUSED_RESULT;

/* Describes for screen readers how dangerous the space of the seat's robot is, and which space is the most dangerous.
 * The match must be at the position for which the threat was computed. */
char *robo_advice_dup_threat (const RoboThreat *threat,
                              RoboMatch        *match,
                              guint             seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the space that the hint is about, or ROBO_NO_SPACE. Here and in the functions below, the match must be at the
 * position for which the hint was found. */
guint robo_advice_get_space (const RoboHint *hint,
                             RoboMatch      *match);

/* Returns the first of three steps of a hint: where to look, in a sentence about the space of
 * robo_advice_get_space(), or about the other players if there is no such space. */
char *robo_advice_dup_where (const RoboHint *hint,
                             RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the second step: the die that matters most, in a sentence. */
char *robo_advice_dup_what (const RoboHint *hint,
                            RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the third step: the program, its odds and its risks, each in a text line of its own. */
char *robo_advice_dup_program (const RoboHint *hint,
                               RoboMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
