/* Where a program leads, as far as one can tell before the others have shown theirs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/**
 * RoboPathMark:
 * @ROBO_PATH_PLAIN: an ordinary step
 * @ROBO_PATH_BARRIER: a lightning barrier is crossed on the way here
 * @ROBO_PATH_PIT: the robot falls here
 * @ROBO_PATH_BLOCKED: from here the step in the direction of the mark cannot be made
 */
typedef enum
{
  ROBO_PATH_PLAIN,
  ROBO_PATH_BARRIER,
  ROBO_PATH_PIT,
  ROBO_PATH_BLOCKED,
} RoboPathMark;

#define ROBO_MAX_PATH_STEPS 32
#define ROBO_MAX_PATH_SHOTS 8

/**
 * RoboPathStep:
 * @space: where the path goes
 * @mark: a RoboPathMark
 * @dir: the RoboDir of %ROBO_PATH_BLOCKED
 * @unit: 1..3 if the move of that unit ends here, otherwise 0
 */
typedef struct
{
  guint8 space;
  guint8 mark;
  guint8 dir;
  guint8 unit;
} RoboPathStep;

/**
 * RoboPath:
 * @n_steps: how many of @steps count; the first one is where the robot stands
 * @n_shots: how many of @shots count
 * @steps: (array): the path
 * @shots: (array): from where to where it would fire
 *
 * What a robot would do if nobody else acted.
 */
typedef struct
{
  guint8       n_steps;
  guint8       n_shots;
  RoboPathStep steps[ROBO_MAX_PATH_STEPS];
  guint8       shots[ROBO_MAX_PATH_SHOTS][2];
} RoboPath;

/**
 * robo_path_predict:
 * @board: the board
 * @state: the position
 * @rules: the options
 * @seat: whose program it is
 * @program: the dice that are placed
 * @path: (out): what the robot would do; no steps if it is out
 *
 * Predicts a program as if nobody else acted: others stand where they stand, can be pushed and can be in the
 * way. No module is used.
 */
void robo_path_predict (const RoboBoard   *board,
                        const RoboState   *state,
                        const RoboRules   *rules,
                        guint              seat,
                        const RoboProgram *program,
                        RoboPath          *path);

G_END_DECLS
