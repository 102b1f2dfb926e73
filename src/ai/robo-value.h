// SPDX-License-Identifier: GPL-3.0-or-later
// Rates how good a position is for a seat.
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/* The chance of a certain win. */
#define ROBO_CHANCE_ALL 10000

/* Larger than the value of any position that is not won. */
#define ROBO_VALUE_WON 100000

typedef struct
{
  guint8 vp[ROBO_MAX_ROBOTS]; /* by seat: VP that win, see robo_game_get_vp_goal() */
} RoboGoals;

/* The preferences of an operator, in hundredths of a VP unless another unit is given. */
typedef struct
{
  gint late;   /* extra worth of the last VP over the first, in all */
  gint token;  /* a VP token on the own space */
  gint step;   /* how much less a token is worth for each step away */
  gint damage; /* damage up to the limit, growing with its square */
  gint shield; /* a damage token on a shield */
  gint out;    /* being out */
  gint card;   /* a module */
  gint hole;   /* each neighboring hole */
  gint place;  /* nearness to spaces where tokens may be placed, in percent */
  gint mine;   /* an own mine in the arena */
  gint number; /* being first in the next round (R4.6) */
  gint near;   /* loss for each step away from the nearest other robot, up to six; negative to keep away */
  gint most;   /* weight of the best of the others, in percent */
  gint others; /* mean weight of the VP of the others, in percent */
  gint robots; /* likewise, of their places and damage */
} RoboWeights;

/* The best known weights. */
extern const RoboWeights robo_weights_plain;

/* Returns the value of a position at the end of a round for a seat, about 100 a VP; at least ROBO_VALUE_WON
 * when the seat has won, at most minus that when another seat has won. */
gint robo_value_of (const RoboWeights *weights,
                    const RoboGuide   *guide,
                    const RoboRules   *rules,
                    const RoboGoals   *goals,
                    const RoboState   *state,
                    guint              seat);

/* Returns a weight that halves with each `half` by which something is worse (0 or more): 65536 if it is no
 * worse, 0 if it is much worse. */
guint robo_value_halve (gint less,
                        gint half);

/* Estimates the result of the game from a position at the end of a round. Sets by seat the chance to win, of
 * ROBO_CHANCE_ALL; 0 for an empty seat, and for each KillBot the chance of their squad, which wins as one
 * (R9.10). The chances of all sides add up to about ROBO_CHANCE_ALL. */
void robo_value_judge_all (const RoboGuide *guide,
                           const RoboRules *rules,
                           const RoboGoals *goals,
                           const RoboState *state,
                           gint             chances[ROBO_MAX_ROBOTS]);

G_END_DECLS
