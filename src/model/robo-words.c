/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-words.h"

#include <glib/gi18n.h>

static const char *dirs[ROBO_N_DIRS] = {
  NC_ ("direction", "north"),
  NC_ ("direction", "north-east"),
  NC_ ("direction", "east"),
  NC_ ("direction", "south-east"),
  NC_ ("direction", "south"),
  NC_ ("direction", "south-west"),
  NC_ ("direction", "west"),
  NC_ ("direction", "north-west"),
};

/**
 * robo_words_get_dir:
 * @dir: a direction
 *
 * Returns: (transfer none): its name in the user's language, as a noun: "north-east"
 */
const char *
robo_words_get_dir (RoboDir dir)
{
  g_return_val_if_fail ((guint)dir < ROBO_N_DIRS, "");

  return g_dpgettext2 (NULL, "direction", dirs[dir]);
}

/**
 * robo_words_get_unit:
 * @unit: a control unit, 0..2
 *
 * Returns: (transfer none): its number as it is written on controllers
 */
const char *
robo_words_get_unit (guint unit)
{
  static const char *units[ROBO_N_UNITS] = { "I", "II", "III" };

  g_return_val_if_fail (unit < ROBO_N_UNITS, "");

  return units[unit];
}

/**
 * robo_words_get_refusal:
 * @refusal: why something is not allowed
 *
 * Returns: (transfer none): the reason in a sentence in the user's language; "" for %ROBO_REFUSED_NOT
 */
const char *
robo_words_get_refusal (RoboRefusal refusal)
{
  switch (refusal)
    {
    case ROBO_REFUSED_NOT:
      return "";
    case ROBO_REFUSED_OPTION:
      return _ ("That is not possible now.");
    case ROBO_REFUSED_VALUE:
      return _ ("A die shows 1 to 6.");
    case ROBO_REFUSED_EMPTY_UNIT:
      return _ ("Every control unit needs a die.");
    case ROBO_REFUSED_CROWDED_UNIT:
      return _ ("There is no room for another die on this control unit.");
    case ROBO_REFUSED_TOO_MANY:
      return _ ("There is no die of this colour left.");
    case ROBO_REFUSED_DIE_COLOUR:
      return _ ("A blue die goes only on a blue key.");
    }

  g_return_val_if_reached ("");
}

/**
 * robo_words_dup_die:
 * @colour: of the die
 * @value: 1..6
 *
 * Returns: (transfer full): "blue 3"
 */
char *
robo_words_dup_die (RoboColour colour,
                    guint      value)
{
  if (colour == ROBO_BLUE)
    /* Translators: a blue die and the number it shows */
    return g_strdup_printf (_ ("blue %u"), value);

  /* Translators: a red die and the number it shows */
  return g_strdup_printf (_ ("red %u"), value);
}

/**
 * robo_words_dup_place:
 * @space: a space
 * @columns: of the board
 *
 * Returns: (transfer full): column and row, both from 1: "4|2" (R1.1)
 */
char *
robo_words_dup_place (guint space,
                      guint columns)
{
  g_return_val_if_fail (columns > 0, NULL);

  return g_strdup_printf ("%u|%u", space % columns + 1, space / columns + 1);
}
