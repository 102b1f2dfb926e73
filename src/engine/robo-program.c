// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether programs are legal (R5.1 to R5.4), and converts programs to numbers and text.
#include "robo-program.h"

#include <string.h>

/* A packed program has 3 bits for the number of dice, then 9 bits for each die: color 1, value 3, key 3, unit 2. Bit
 * 47 is the wish to change modules. The programming time in tenths of a second begins at bit 48. */
#define DIE_BITS     9
#define WISH_BIT     (G_GUINT64_CONSTANT (1) << 47)
#define FINISH_SHIFT 48

RoboAnswer
robo_program_pack (const RoboProgram *program)
{
  RoboAnswer answer = program->n_dice;

  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *die = &program->dice[i];
      RoboAnswer     bits = (die->colour & 1) | (die->value & 7) << 1 | (die->key & 7) << 4 | (die->unit & 3) << 7;

      answer |= bits << (3 + DIE_BITS * i);
    }

  return answer;
}

void
robo_program_unpack (RoboProgram *program,
                     RoboAnswer   answer)
{
  memset (program, 0, sizeof *program);
  program->n_dice = MIN (answer & 7, ROBO_MAX_DICE);

  for (guint i = 0; i < program->n_dice; i++)
    {
      guint bits = answer >> (3 + DIE_BITS * i);

      program->dice[i] = (RoboDie){
        .colour = bits & 1,
        .value = bits >> 1 & 7,
        .key = bits >> 4 & 7,
        .unit = bits >> 7 & 3,
        .status = ROBO_DIE_WAITING,
        .controller = ROBO_NO_SEAT,
      };
    }
}

guint
robo_program_get_finish (RoboAnswer answer)
{
  return answer >> FINISH_SHIFT;
}

RoboAnswer
robo_program_with_finish (RoboAnswer answer,
                          guint      tenths)
{
  RoboAnswer program = answer & ((G_GUINT64_CONSTANT (1) << FINISH_SHIFT) - 1);

  return program | (RoboAnswer)MIN (tenths, G_MAXUINT16) << FINISH_SHIFT;
}

gboolean
robo_program_wishes_equip (RoboAnswer answer)
{
  return (answer & WISH_BIT) != 0;
}

RoboAnswer
robo_program_with_wish (RoboAnswer answer)
{
  return answer | WISH_BIT;
}

gboolean
robo_program_has_all_dice (const RoboRobot *robot,
                           const RoboCards *cards)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robot->cards[slot] != ROBO_NO_CARD &&
          robo_card_get_ability (&cards->cards[robot->cards[slot]], ROBO_ABILITY_ALL_DICE) != NULL)
        return TRUE;
    }

  return FALSE;
}

guint
robo_program_get_diagonal_values (const RoboRobot *robot,
                                  const RoboCards *cards)
{
  guint values = 0;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboCard *card = robot->cards[slot] == ROBO_NO_CARD ? NULL : &cards->cards[robot->cards[slot]];

      if (card == NULL || robo_card_get_ability (card, ROBO_ABILITY_DIAGONAL_MOVES) == NULL)
        continue;
      for (guint value = 1; value <= 6; value++)
        values |= (guint)robo_card_takes_die (card, ROBO_BLUE, value) << value;
    }

  return values;
}

static gboolean
key_is_legal (guint      diagonal_values,
              RoboColour colour,
              guint      value,
              RoboDir    key)
{
  return colour == ROBO_RED || robo_dir_is_orthogonal (key) || (diagonal_values >> value & 1) != 0;
}

gboolean
robo_program_key_is_legal (const RoboRobot *robot,
                           const RoboCards *cards,
                           RoboColour       colour,
                           guint            value,
                           RoboDir          key)
{
  return key_is_legal (robo_program_get_diagonal_values (robot, cards), colour, value, key);
}

RoboRefusal
robo_program_check_dice (const RoboProgram *program,
                         gboolean           has_all_dice,
                         guint              diagonal_values,
                         gboolean           may_be_partial)
{
  guint on_unit[ROBO_N_UNITS] = { 0 };
  guint of_colour[2] = { 0 };

  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *die = &program->dice[i];

      if (die->value < 1 || die->value > 6 || die->unit >= ROBO_N_UNITS)
        return ROBO_REFUSED_VALUE;
      if (!key_is_legal (diagonal_values, die->colour, die->value, die->key))
        return ROBO_REFUSED_DIE_COLOUR;
      on_unit[die->unit]++;
      of_colour[die->colour]++;
    }

  if (of_colour[ROBO_BLUE] > ROBO_DICE_A_COLOUR || of_colour[ROBO_RED] > ROBO_DICE_A_COLOUR)
    return ROBO_REFUSED_TOO_MANY;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      if (on_unit[unit] > (has_all_dice ? 2 : 1))
        return ROBO_REFUSED_CROWDED_UNIT;
      if (on_unit[unit] == 0 && !may_be_partial)
        return ROBO_REFUSED_EMPTY_UNIT;
    }

  return ROBO_REFUSED_NOT;
}

RoboRefusal
robo_program_check (const RoboProgram *program,
                    const RoboRobot   *robot,
                    const RoboCards   *cards,
                    gboolean           may_be_partial)
{
  return robo_program_check_dice (program, robo_program_has_all_dice (robot, cards),
                                  robo_program_get_diagonal_values (robot, cards), may_be_partial);
}

/* Text */

/* Writes a die as "b3n": color, value, key. Dice of one unit are joined by a plus sign, an empty unit is a hyphen. */
char *
robo_program_to_text (const RoboProgram *program)
{
  GString *text = g_string_new (NULL);

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      gsize start;

      if (unit > 0)
        g_string_append_c (text, ' ');
      start = text->len;
      for (guint i = 0; i < program->n_dice; i++)
        {
          const RoboDie *die = &program->dice[i];

          if (die->unit != unit)
            continue;
          if (text->len > start)
            g_string_append_c (text, '+');
          g_string_append_c (text, die->colour == ROBO_BLUE ? 'b' : 'r');
          g_string_append_printf (text, "%u%s", die->value, robo_dir_get_id (die->key));
        }
      if (text->len == start)
        g_string_append_c (text, '-');
    }

  return g_string_free (text, FALSE);
}

static gboolean
parse_unit (RoboProgram *program,
            const char  *text,
            guint        unit)
{
  g_auto (GStrv) dice = NULL;

  if (strcmp (text, "-") == 0)
    return TRUE;

  dice = g_strsplit (text, "+", -1);
  for (guint i = 0; dice[i] != NULL; i++)
    {
      const char *die = dice[i];
      RoboDir     key;

      if (program->n_dice == ROBO_MAX_DICE || (die[0] != 'b' && die[0] != 'r') || die[1] < '1' || die[1] > '6' ||
          !robo_dir_from_id (die + 2, &key))
        return FALSE;
      program->dice[program->n_dice++] = (RoboDie){
        .colour = die[0] == 'b' ? ROBO_BLUE : ROBO_RED,
        .value = die[1] - '0',
        .key = key,
        .unit = unit,
        .controller = ROBO_NO_SEAT,
      };
    }

  return dice[0] != NULL;
}

gboolean
robo_program_from_text (RoboProgram *program,
                        const char  *text)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (lower), " \t", -1);
  guint unit = 0;

  memset (program, 0, sizeof *program);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;
      if (unit == ROBO_N_UNITS || !parse_unit (program, words[i], unit))
        return FALSE;
      unit++;
    }

  return unit == ROBO_N_UNITS;
}
