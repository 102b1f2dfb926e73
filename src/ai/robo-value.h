// SPDX-License-Identifier: GPL-3.0-or-later
// Rates how good a position is for a seat.
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/* A certain win has this chance. */
#define ROBO_CHANCE_ALL 10000

/* This is added to the value of a position that is won. It is larger than the value of any position that is not won. */
#define ROBO_VALUE_WON 100000

typedef struct
{
  guint8 vp[ROBO_MAX_ROBOTS]; /* by seat: the VP goal, see robo_game_get_vp_goal() */
} RoboGoals;

/* Holds the preferences of an operator, in hundredths of a VP unless another unit is given. */
typedef struct
{
  gint late;   /* value of all VP up to the goal together in addition to 100 each; the last VP get most of it */
  gint token;  /* value of a VP token on the robot's space */
  gint step;   /* how much less a token is worth for each step of distance */
  gint damage; /* loss by the damage that destroys a robot; the loss grows with the square of the damage */
  gint shield; /* loss by a damage token on a shield */
  gint out;    /* loss while the robot is out */
  gint card;   /* value of a module */
  gint hole;   /* loss by each neighboring hole */
  gint place;  /* weight of the nearness to spaces where tokens may be placed, in percent */
  gint mine;   /* value of each mine that the robot has in the arena */
  gint number; /* value of being first in the next round (R4.6); other places count in proportion */
  gint near;   /* loss for each step to the nearest other robot, up to six; negative to keep away */
  gint most;   /* weight of the VP of the best other seat, in percent */
  gint others; /* weight of the mean VP of the other seats, in percent */
  gint robots; /* weight of the mean of everything else about the other robots, such as damage, in percent */
} RoboWeights;

/* These are the best known weights. */
extern const RoboWeights robo_weights_plain;

/* Returns the value of a position at the end of a round for a seat; a VP is worth about 100. ROBO_VALUE_WON is added if
 * the seat has won, and subtracted if another seat has won. */
gint robo_value_of (const RoboWeights *weights,
                    const RoboGuide   *guide,
                    const RoboRules   *rules,
                    const RoboGoals   *goals,
                    const RoboState   *state,
                    guint              seat);

/* Returns a weight that is halved whenever `less`, which is 0 or more, grows by `half`. The weight is 65536 if
 * `less` is 0, and 0 if `less` is large. */
guint robo_value_halve (gint less,
                        gint half);

/* Estimates the result of the game from a position at the end of a round. Sets, by seat, the chance to win, in parts
 * of ROBO_CHANCE_ALL. An empty seat has the chance 0. Each KillBot has the chance of the squad, whose members win
 * together (R9.10). The chances of all sides add up to about ROBO_CHANCE_ALL. */
void robo_value_judge_all (const RoboGuide *guide,
                           const RoboRules *rules,
                           const RoboGoals *goals,
                           const RoboState *state,
                           gint             chances[ROBO_MAX_ROBOTS]);

G_END_DECLS
