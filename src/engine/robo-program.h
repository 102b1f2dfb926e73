/* Programs: dice on a controller (R5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-question.h"
#include "robo-state.h"

G_BEGIN_DECLS

/**
 * RoboProgram:
 * @n_dice: how many of @dice count, at most %ROBO_MAX_DICE
 * @dice: colour, value, key and unit count
 *
 * A program, finished or not.
 */
typedef struct
{
  guint8  n_dice;
  RoboDie dice[ROBO_MAX_DICE];
} RoboProgram;

/**
 * RoboRefusal:
 * Why a program or an answer is not allowed.
 * @ROBO_REFUSED_NOT: it is allowed
 * @ROBO_REFUSED_OPTION: not one of the legal answers, or nothing is asked
 * @ROBO_REFUSED_VALUE: a die shows no 1 to 6, or lies on no unit
 * @ROBO_REFUSED_EMPTY_UNIT: a unit has no die (R5.1)
 * @ROBO_REFUSED_CROWDED_UNIT: a unit has more dice than it may (R5.1, R5.3)
 * @ROBO_REFUSED_TOO_MANY: more dice of a colour than there are (R5.1)
 * @ROBO_REFUSED_DIE_COLOUR: a blue die on a diagonal key (R5.1, R5.2)
 */
typedef enum
{
  ROBO_REFUSED_NOT,
  ROBO_REFUSED_OPTION,
  ROBO_REFUSED_VALUE,
  ROBO_REFUSED_EMPTY_UNIT,
  ROBO_REFUSED_CROWDED_UNIT,
  ROBO_REFUSED_TOO_MANY,
  ROBO_REFUSED_DIE_COLOUR,
} RoboRefusal;

/* Dice of each colour an operator has (R5.1). */
#define ROBO_DICE_A_COLOUR 2

RoboAnswer  robo_program_pack (const RoboProgram *program);
void        robo_program_unpack (RoboProgram *program,
                                 RoboAnswer   answer);
guint       robo_program_get_finish (RoboAnswer answer);
RoboAnswer  robo_program_with_finish (RoboAnswer answer,
                                      guint      tenths);
RoboRefusal robo_program_check (const RoboProgram *program,
                                const RoboRobot   *robot,
                                const RoboCards   *cards,
                                gboolean           may_be_partial);
gboolean    robo_program_key_is_legal (const RoboRobot *robot,
                                       const RoboCards *cards,
                                       RoboColour       colour,
                                       guint            value,
                                       RoboDir          key);
char       *robo_program_to_text (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;
gboolean    robo_program_from_text (RoboProgram *program,
                                    const char  *text);

G_END_DECLS
