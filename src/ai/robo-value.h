/* How good a position is for somebody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/* More than anything else is worth. */
#define ROBO_VALUE_WON 100000

/**
 * RoboGoals:
 * @vp: (array): by seat: how many VP win, see robo_game_get_vp_goal()
 */
typedef struct
{
  guint8 vp[ROBO_MAX_ROBOTS];
} RoboGoals;

/**
 * robo_value_of:
 * @guide: of the board
 * @rules: the rules
 * @goals: what wins
 * @state: a position at the end of a round
 * @seat: for whom
 *
 * Returns: how good it is, about 100 a VP; at least %ROBO_VALUE_WON when @seat has won, at most minus that when somebody
 *   else has
 */
gint robo_value_of (const RoboGuide *guide,
                    const RoboRules *rules,
                    const RoboGoals *goals,
                    const RoboState *state,
                    guint            seat);

G_END_DECLS
