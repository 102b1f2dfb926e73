// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the effects of cards (R8; formats.md, "Modules"): the closed vocabulary of triggers, targets and actions.
// Tables in robo-effects.c have the names of these words; the table of actions also has the functions that play them.
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

/* Lists the triggers of effects. */
typedef enum
{
  ROBO_WHEN_FIRE,
  ROBO_WHEN_HIT,
  ROBO_WHEN_BUMP,
  ROBO_WHEN_MOVE_START,
  ROBO_WHEN_MOVE_END,
  ROBO_WHEN_PUSHED,
  ROBO_WHEN_DAMAGED,
  ROBO_WHEN_DESTROYED,
  ROBO_WHEN_LIGHTNING,
  ROBO_WHEN_ROUND_START,
  ROBO_WHEN_RESOLUTION,
} RoboWhen;

#define ROBO_N_WHENS (ROBO_WHEN_RESOLUTION + 1)

/* Lists the targets of effects. */
typedef enum
{
  ROBO_TARGET_SELF,
  ROBO_TARGET_ADJACENT,
  ROBO_TARGET_HIT,
  ROBO_TARGET_BUMPED,
  ROBO_TARGET_FIRST_IN_LINE,
  ROBO_TARGET_FIRST_ROBOT_IN_LINE,
  ROBO_TARGET_LINE,
  ROBO_TARGET_JET,
  ROBO_TARGET_THROWN,
  ROBO_TARGET_CROSS,
  ROBO_TARGET_PUSHER,
  ROBO_TARGET_LEFT_SPACE,
  ROBO_TARGET_ATTACKER,
  ROBO_TARGET_CHOSEN,
} RoboTarget;

#define ROBO_N_TARGETS (ROBO_TARGET_CHOSEN + 1)

/* Lists the actions of effects on their targets. Each is a row of the table in robo-effects.c; robo_action_get_n()
 * returns the number of rows. */
typedef enum
{
  ROBO_ACTION_DAMAGE,
  ROBO_ACTION_LIGHTNING,
  ROBO_ACTION_PUSH,
  ROBO_ACTION_PULL,
  ROBO_ACTION_DETONATE,
  ROBO_ACTION_SWAP,
  ROBO_ACTION_REPROGRAM,
  ROBO_ACTION_SHOOT,
  ROBO_ACTION_REPAIR,
  ROBO_ACTION_LAY_MINE,
  ROBO_ACTION_RECOIL,
  ROBO_ACTION_JAM,
  ROBO_ACTION_DISABLE,
  ROBO_ACTION_STEAL_VP,
  ROBO_ACTION_DRAW,
} RoboAction;

/* Limits robo_action_get_n(). */
#define ROBO_MAX_ACTIONS 16

/* Lists the numbers by which an amount can be multiplied (R14.7). */
typedef enum
{
  ROBO_TIMES_ONE,             /* the amount is taken as it is */
  ROBO_TIMES_OWN_DAMAGE,      /* damage on the monitor of the owner's robot */
  ROBO_TIMES_ADJACENT_ROBOTS, /* robots on adjacent spaces (R1.8) */
  ROBO_TIMES_VP_BEHIND,       /* the most VP of any robot, less the VP of the owner's robot */
  ROBO_TIMES_STEPS,           /* spaces that the owner's robot has moved by itself in this activation */
} RoboTimes;

#define ROBO_N_TIMES (ROBO_TIMES_STEPS + 1)

/* Limits an amount after its multiplication (R14.7). */
#define ROBO_MAX_MULTIPLIED 99

typedef struct
{
  guint8 when;   /* trigger, a RoboWhen */
  guint8 target; /* target, a RoboTarget */
  guint8 action; /* action, a RoboAction */
  guint8 is_mandatory;
  guint8 amount[7];  /* amount by die value 1..6; index 0 is the amount without a die */
  guint8 from_start; /* amount if the robot used the card on a starting space; 0 if the space makes no difference */
  guint8 tokens;     /* number of mines of the card (ROBO_ACTION_LAY_MINE) */
  guint8 damage;     /* damage of each mine */
  guint8 range;      /* most steps from the robot to a target or to the space where it throws; 0 for no limit (R14.7) */
  guint8 times;      /* number by which the amount is multiplied, a RoboTimes */
} RoboEffect;

G_END_DECLS
