// SPDX-License-Identifier: GPL-3.0-or-later
// Maps answers to keys of a controller or to directions (R13).
#pragma once

#include "match/robo-match.h"

G_BEGIN_DECLS

#define ROBO_NO_KEY_DIE 255

typedef struct
{
  guint    seat;      /* owner of the controller; ROBO_NO_SEAT for a direction without a controller */
  guint    die;       /* index of the robot's die, or ROBO_NO_KEY_DIE */
  guint    unit;      /* 0..2 */
  RoboDir  dir;       /* direction of the key */
  gboolean is_centre; /* the answer has no direction: it is the robot's own space (R10.2), or “no” (R14.5) */
} RoboQuestionKey;

/* Gets the key or direction of an answer. Returns FALSE if the answers to this question are neither. */
gboolean robo_question_keys_get (RoboMatch          *match,
                                 const RoboQuestion *question,
                                 RoboAnswer          option,
                                 RoboQuestionKey    *key);

/* Gets the key on which a die of the seat lies. If there is no die with this index, sets unit and direction to 0. */
void robo_question_keys_get_die (RoboMatch       *match,
                                 guint            seat,
                                 guint            die,
                                 RoboQuestionKey *key);

G_END_DECLS
