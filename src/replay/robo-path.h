// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts the path of a program, before the programs of the other robots are known.
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_PATH_PLAIN,   /* an ordinary step */
  ROBO_PATH_BARRIER, /* the step to this space crosses a lightning barrier */
  ROBO_PATH_PIT,     /* the robot falls into the pit or water of this space */
  ROBO_PATH_BLOCKED, /* a step from this space cannot be made */
} RoboPathMark;

#define ROBO_MAX_PATH_STEPS 32
#define ROBO_MAX_PATH_SHOTS 8

typedef struct
{
  guint8 space; /* a space of the path */
  guint8 mark;  /* mark of the space, a RoboPathMark */
  guint8 dir;   /* for ROBO_PATH_BLOCKED: the RoboDir of the step that cannot be made */
  guint8 unit;  /* unit 1..3 if the move of that unit ends on the space, otherwise 0 */
} RoboPathStep;

/* Holds the movement and the shots of a robot, as if no other robot acted. */
typedef struct
{
  guint8       n_steps; /* number of steps; the first step is the robot's space */
  guint8       n_shots;
  RoboPathStep steps[ROBO_MAX_PATH_STEPS];    /* steps of the path */
  guint8       shots[ROBO_MAX_PATH_SHOTS][2]; /* spaces where each shot begins and ends; without shots that are walled
                                               * at once */
} RoboPath;

/* Predicts the effect of a program as if no other robot acted. The other robots stay where they are unless they are
 * pushed, and can be in the way. No module is used, and no mine goes off. If the robot is out, the path has no
 * steps. */
void robo_path_predict (const RoboBoard   *board,
                        const RoboState   *state,
                        const RoboRules   *rules,
                        guint              seat,
                        const RoboProgram *program,
                        RoboPath          *path);

G_END_DECLS
