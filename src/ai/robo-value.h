/* How good a position is for somebody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/* A chance that is certain. */
#define ROBO_CHANCE_ALL 10000

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
 * RoboWeights:
 * @late: what the last VP are worth beside the first, in all
 * @token: a VP token on one's own space
 * @step: how much less it is worth a step away
 * @damage: damage up to the limit, growing with its square
 * @shield: a damage token on a shield
 * @out: being out
 * @card: a module
 * @hole: each hole beside oneself
 * @place: being near where tokens may come to lie, of a hundred
 * @mine: one's own mine in the arena
 * @number: being before all others in the next round (R4.6)
 * @near: how much worse each step away from the nearest other robot is, up to six; below 0 for somebody who keeps away
 * @most: what the best of the others counts, of a hundred
 * @others: what the VP of the others count on the average, of a hundred
 * @robots: likewise, where they stand and how they are
 *
 * What somebody likes, in hundredths of a VP where nothing else is said.
 */
typedef struct
{
  gint late;
  gint token;
  gint step;
  gint damage;
  gint shield;
  gint out;
  gint card;
  gint hole;
  gint place;
  gint mine;
  gint number;
  gint near;
  gint most;
  gint others;
  gint robots;
} RoboWeights;

/* What is good, as far as is known. */
extern const RoboWeights robo_weights_plain;

/**
 * robo_value_of:
 * @weights: what counts how much
 * @guide: of the board
 * @rules: the rules
 * @goals: what wins
 * @state: a position at the end of a round
 * @seat: for whom
 *
 * Returns: how good it is, about 100 a VP; at least %ROBO_VALUE_WON when @seat has won, at most minus that when somebody
 *   else has
 */
gint robo_value_of (const RoboWeights *weights,
                    const RoboGuide   *guide,
                    const RoboRules   *rules,
                    const RoboGoals   *goals,
                    const RoboState   *state,
                    guint              seat);

/**
 * robo_value_halve:
 * @less: how much worse something is, 0 or more
 * @half: by how much it is worse if it counts half
 *
 * Returns: what it counts, halved again with each @half: 65536 if it is no worse, 0 if it is much worse
 */
guint robo_value_halve (gint less,
                        gint half);

/**
 * robo_value_judge_all:
 * @guide: of the board
 * @rules: the rules
 * @goals: what wins
 * @state: a position at the end of a round
 * @chances: (out) (array): by seat: how likely it wins, of %ROBO_CHANCE_ALL; 0 for an empty seat, and for each KillBot
 *   that of their squad, which wins as one (R9.10)
 *
 * Estimates how the game ends from how it stands. The chances of all sides come to about %ROBO_CHANCE_ALL.
 */
void robo_value_judge_all (const RoboGuide *guide,
                           const RoboRules *rules,
                           const RoboGoals *goals,
                           const RoboState *state,
                           gint             chances[ROBO_MAX_ROBOTS]);

G_END_DECLS
