// SPDX-License-Identifier: GPL-3.0-or-later
// Describes programs: dice on a controller (R5).
#pragma once

#include "robo-question.h"
#include "robo-state.h"

G_BEGIN_DECLS

/* Holds a program, finished or not. */
typedef struct
{
  guint8  n_dice;              /* number of dice, at most ROBO_MAX_DICE */
  RoboDie dice[ROBO_MAX_DICE]; /* only color, value, key and unit are used */
} RoboProgram;

/* Lists the reasons why a program or an answer is not allowed. */
typedef enum
{
  ROBO_REFUSED_NOT,          /* it is allowed */
  ROBO_REFUSED_OPTION,       /* not one of the legal answers, or no question is open */
  ROBO_REFUSED_VALUE,        /* a die has no value of 1 to 6, or lies on no unit */
  ROBO_REFUSED_EMPTY_UNIT,   /* a unit has no die (R5.1) */
  ROBO_REFUSED_CROWDED_UNIT, /* a unit has too many dice (R5.1, R5.3) */
  ROBO_REFUSED_TOO_MANY,     /* there are more dice of a color than an operator has (R5.1) */
  ROBO_REFUSED_DIE_COLOUR,   /* a blue die on a diagonal key (R5.1, R5.2) */
  ROBO_REFUSED_NOT_GIVEN,    /* a die that a puzzle does not provide; not used by the engine */
} RoboRefusal;

/* An operator has this many dice of each color (R5.1). */
#define ROBO_DICE_A_COLOUR 2

/* Returns the program as the answer to ROBO_ASK_PROGRAM. */
RoboAnswer robo_program_pack (const RoboProgram *program);

/* Reads the result of robo_program_pack(). The answer may be any number; the program need not be legal. */
void robo_program_unpack (RoboProgram *program,
                          RoboAnswer   answer);

/* Returns the programming time in tenths of a second (R4.7). */
guint robo_program_get_finish (RoboAnswer answer);

/* Returns the answer with this programming time, in tenths of a second; a longer time than 65535 counts as 65535. */
RoboAnswer robo_program_with_finish (RoboAnswer answer,
                                     guint      tenths);

/* Returns whether the operator wants to change modules in the next phase 0. This matters with rules that do not ask
 * all operators in every round (R4.3). */
gboolean robo_program_wishes_equip (RoboAnswer answer);

/* Returns the answer with the wish added to change modules in the next phase 0. */
RoboAnswer robo_program_with_wish (RoboAnswer answer);

/* Checks R5.1 to R5.3 for callers that already know what the robot's cards allow: whether all four dice may be used
 * (R5.3), and the values with which blue dice may lie on diagonal keys (R5.2), as bits 1 << value. With may_be_partial,
 * units may be empty. Returns ROBO_REFUSED_NOT, or the reason why the program is refused. */
RoboRefusal robo_program_check_dice (const RoboProgram *program,
                                     gboolean           has_all_dice,
                                     guint              diagonal_values,
                                     gboolean           may_be_partial);

/* Checks R5.1 to R5.3 with the cards of the robot. The cards may be NULL if the robot has none. With may_be_partial,
 * units may be empty. Returns ROBO_REFUSED_NOT, or the reason why the program is refused. */
RoboRefusal robo_program_check (const RoboProgram *program,
                                const RoboRobot   *robot,
                                const RoboCards   *cards,
                                gboolean           may_be_partial);

/* Returns the values with which the robot's cards allow blue dice on diagonal keys (R5.2), as bits 1 << value. The
 * cards may be NULL if the robot has none. */
guint robo_program_get_diagonal_values (const RoboRobot *robot,
                                        const RoboCards *cards);

/* Returns whether a card lets the robot use all four dice, two of them on one unit (R5.3). The cards may be
 * NULL if the robot has none. */
gboolean robo_program_has_all_dice (const RoboRobot *robot,
                                    const RoboCards *cards);

/* Returns whether a die (value 1..6) may lie on a key (R5.1, R5.2). */
gboolean robo_program_key_is_legal (const RoboRobot *robot,
                                    const RoboCards *cards,
                                    RoboColour       colour,
                                    guint            value,
                                    RoboDir          key);

/* Returns the program in one text line, unit by unit, such as "b3n r2ne b1w". In "b3n+r2ne - b1w" there are two dice
 * on unit I and no die on unit II. */
char *robo_program_to_text (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a text line as robo_program_to_text() writes it, in lower or upper case. Does not check whether the program
 * is legal. Returns FALSE if the text is no program; the program is then undefined. */
gboolean robo_program_from_text (RoboProgram *program,
                                 const char  *text);

G_END_DECLS
