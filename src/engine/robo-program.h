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
 * @ROBO_REFUSED_NOT_GIVEN: a die that is not among those that are given; the engine gives none
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
  ROBO_REFUSED_NOT_GIVEN,
} RoboRefusal;

/* Dice of each colour an operator has (R5.1). */
#define ROBO_DICE_A_COLOUR 2

/**
 * robo_program_pack:
 * @program: a program
 *
 * Returns: @program as the answer to %ROBO_ASK_PROGRAM
 */
RoboAnswer robo_program_pack (const RoboProgram *program);

/**
 * robo_program_unpack:
 * @program: (out caller-allocates): the program
 * @answer: any number; nonsense gives a program that is refused
 *
 * Reads what robo_program_pack() wrote.
 */
void robo_program_unpack (RoboProgram *program,
                          RoboAnswer   answer);

/**
 * robo_program_get_finish:
 * @answer: the answer to %ROBO_ASK_PROGRAM
 *
 * Returns: how long it took, in tenths of a second (R4.7)
 */
guint robo_program_get_finish (RoboAnswer answer);

/**
 * robo_program_with_finish:
 * @answer: the answer to %ROBO_ASK_PROGRAM
 * @tenths: how long it took, in tenths of a second; more than 65535 counts as that
 *
 * Returns: @answer with the time in it
 */
RoboAnswer robo_program_with_finish (RoboAnswer answer,
                                     guint      tenths);

/**
 * robo_program_wishes_equip:
 * @answer: the answer to %ROBO_ASK_PROGRAM
 *
 * Returns: whether its operator wants to change modules in the next phase 0, where the rules do not ask everybody in
 *   every round (R4.3)
 */
gboolean robo_program_wishes_equip (RoboAnswer answer);

/**
 * robo_program_with_wish:
 * @answer: the answer to %ROBO_ASK_PROGRAM
 *
 * Returns: @answer with the wish to change modules in the next phase 0 in it
 */
RoboAnswer robo_program_with_wish (RoboAnswer answer);

/**
 * robo_program_check_dice:
 * @program: a program
 * @has_all_dice: whether a card lets four dice be played (R5.3)
 * @diagonal_values: the values whose blue dice a card lets on diagonal keys (R5.2), a bit each: 1 << value
 * @may_be_partial: whether units may be empty, as in a program that is still being made
 *
 * Checks R5.1 to R5.3 for whoever knows already what the robot's cards allow.
 *
 * Returns: why @program is refused, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_check_dice (const RoboProgram *program,
                                     gboolean           has_all_dice,
                                     guint              diagonal_values,
                                     gboolean           may_be_partial);

/**
 * robo_program_check:
 * @program: a program
 * @robot: the robot it is for, for its cards
 * @cards: (nullable): the cards of the game; may be %NULL if @robot has none
 * @may_be_partial: whether units may be empty, as in a program that is still being made
 *
 * Checks R5.1 to R5.3.
 *
 * Returns: why @program is refused, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_check (const RoboProgram *program,
                                const RoboRobot   *robot,
                                const RoboCards   *cards,
                                gboolean           may_be_partial);

/**
 * robo_program_get_diagonal_values:
 * @robot: the robot that is programmed, for its cards
 * @cards: (nullable): the cards of the game; may be %NULL if @robot has none
 *
 * Returns: the dice values whose blue dice a card lets on diagonal keys (R5.2), a bit each: 1 << value
 */
guint robo_program_get_diagonal_values (const RoboRobot *robot,
                                        const RoboCards *cards);

/**
 * robo_program_has_all_dice:
 * @robot: the robot that is programmed, for its cards
 * @cards: (nullable): the cards of the game; may be %NULL if @robot has none
 *
 * Returns: whether a card lets it have all four dice, two of them on one unit (R5.3)
 */
gboolean robo_program_has_all_dice (const RoboRobot *robot,
                                    const RoboCards *cards);

/**
 * robo_program_key_is_legal:
 * @robot: the robot that is programmed, for its cards
 * @cards: (nullable): the cards of the game
 * @colour: of a die
 * @value: of the die, 1..6
 * @key: a key
 *
 * Returns: whether such a die may lie on such a key (R5.1, R5.2)
 */
gboolean robo_program_key_is_legal (const RoboRobot *robot,
                                    const RoboCards *cards,
                                    RoboColour       colour,
                                    guint            value,
                                    RoboDir          key);

/**
 * robo_program_to_text:
 * @program: a program
 *
 * Returns: (transfer full): the program in one line, unit by unit, such as "b3n r2ne b1w";
 *   "b3n+r2ne - b1w" has two dice on unit I and none on unit II
 */
char *robo_program_to_text (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_from_text:
 * @program: (out caller-allocates): the program; of no use if %FALSE is returned
 * @text: a line as robo_program_to_text() writes it, in lower or upper case
 *
 * Reads a program; whether it is legal is another question.
 *
 * Returns: whether @text is a program
 */
gboolean robo_program_from_text (RoboProgram *program,
                                 const char  *text);

G_END_DECLS
