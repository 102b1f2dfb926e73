// SPDX-License-Identifier: GPL-3.0-or-later
// Where on a controller, or in which direction, an answer lies (R13).
#pragma once

#include "match/robo-match.h"

G_BEGIN_DECLS

#define ROBO_NO_KEY_DIE 255

/**
 * RoboQuestionKey:
 * @seat: whose controller, or %ROBO_NO_SEAT for a direction that is on none
 * @die: the die it is about, as an index into the robot's dice, or %ROBO_NO_KEY_DIE
 * @unit: 0..2
 * @dir: the key, or the direction
 * @is_centre: it is no direction, but where it is already
 */
typedef struct
{
  guint    seat;
  guint    die;
  guint    unit;
  RoboDir  dir;
  gboolean is_centre;
} RoboQuestionKey;

/**
 * robo_question_keys_get:
 * @match: the match that asks
 * @question: a question
 * @option: one of its answers
 * @key: (out): where it is
 *
 * Returns: whether the answers to this question are keys or directions at all
 */
gboolean robo_question_keys_get (RoboMatch          *match,
                                 const RoboQuestion *question,
                                 RoboAnswer          option,
                                 RoboQuestionKey    *key);

/**
 * robo_question_keys_get_die:
 * @match: a match
 * @seat: an operator's seat
 * @die: index of one of its dice
 * @key: (out): where the die lies
 */
void robo_question_keys_get_die (RoboMatch       *match,
                                 guint            seat,
                                 guint            die,
                                 RoboQuestionKey *key);

G_END_DECLS
