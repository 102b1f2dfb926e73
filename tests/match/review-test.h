// SPDX-License-Identifier: GPL-3.0-or-later
// Creates a finished game in which people have played reasonably.
#pragma once

#include "ai/robo-operator.h"
#include "match/robo-match-private.h"

#include "model-test.h"

G_BEGIN_DECLS

static inline void
test_match_play_well (RoboMatch *match)
{
  const RoboOperator bruno = { .level = ROBO_LEVEL_BRUNO, .seed = 3 };

  while (robo_match_get_question (match) != NULL)
    {
      g_autoptr (RoboSight) sight = robo_sight_new (robo_match_get_game (match));

      g_assert_cmpint (robo_match_answer (match, robo_operator_answer (&bruno, sight)), ==, ROBO_REFUSED_NOT);
    }
  g_assert_true (robo_match_get_is_over (match));
}

G_END_DECLS
