// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-ways.h"

#include <glib/gi18n-lib.h>

#include "files/xml/robo-word-list.h"

#include "robo-arena-killbot.h"
#include "robo-place.h"

static gboolean
is_floor (const RoboPlan *plan,
          guint           space)
{
  return plan->terrain[space] == ROBO_TERRAIN_FLOOR;
}

gboolean
robo_arena_can_drive (const RoboPlan *plan,
                      guint           from,
                      RoboDir         side,
                      gboolean        crosses_barriers)
{
  guint    to = robo_plan_get_neighbour (plan, from, side);
  RoboEdge edge = robo_plan_get_edge (plan, from, side);

  return to != ROBO_NO_SPACE && is_floor (plan, to) &&
         (edge == ROBO_EDGE_OPEN || (edge == ROBO_EDGE_BARRIER && crosses_barriers));
}

static void
mark_reachable_spaces (const RoboPlan *plan,
                       RoboPieces     *pieces,
                       guint           start,
                       guint           number,
                       gboolean        crosses_barriers)
{
  guint8 waiting[ROBO_MAX_SPACES];
  guint  n_waiting = 0;

  pieces->piece[start] = (guint8)number;
  waiting[n_waiting++] = (guint8)start;
  while (n_waiting > 0)
    {
      guint from = waiting[--n_waiting];

      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          guint to = robo_plan_get_neighbour (plan, from, i * 2);

          if (!robo_arena_can_drive (plan, from, i * 2, crosses_barriers) || pieces->piece[to] != 0)
            continue;
          pieces->piece[to] = (guint8)number;
          waiting[n_waiting++] = (guint8)to;
        }
    }
}

void
robo_arena_find_pieces (const RoboPlan *plan,
                        gboolean        crosses_barriers,
                        RoboPieces     *pieces)
{
  guint number = 0;

  *pieces = (RoboPieces){ { 0 } };
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (is_floor (plan, space) && pieces->piece[space] == 0)
        mark_reachable_spaces (plan, pieces, space, ++number, crosses_barriers);
    }
}

static guint16
find_from_side (const RoboPlan   *plan,
                const RoboPieces *pieces,
                guint             side,
                guint8            mark,
                RoboWays         *ways)
{
  gboolean is_home[ROBO_MAX_SPACES + 1] = { FALSE };
  guint16  numbers = 0;

  /* Find the pieces on which robots of this side start. */
  for (guint i = 0; i < plan->n_starts; i++)
    {
      guint piece = pieces->piece[plan->starts[i].space];

      if (plan->starts[i].side / 2 == side && piece != 0)
        is_home[piece] = TRUE;
    }
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (!is_home[pieces->piece[space]])
        continue;
      ways->reached[space] |= mark;
      numbers |= (guint16)(plan->vp[space] != 0 ? 1u << plan->vp[space] : 0);
    }

  return numbers;
}

void
robo_arena_find_ways (const RoboPlan *plan,
                      RoboWays       *ways)
{
  RoboPieces avoiding, crossing;

  *ways = (RoboWays){ .columns = plan->columns };
  robo_arena_find_pieces (plan, FALSE, &avoiding);
  robo_arena_find_pieces (plan, TRUE, &crossing);

  for (guint i = 0; i < plan->n_starts; i++)
    ways->has_starts[plan->starts[i].side / 2] = TRUE;
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    ways->numbers |= (guint16)(plan->vp[space] != 0 ? 1u << plan->vp[space] : 0);
  for (guint side = 0; side < ROBO_N_SIDES; side++)
    {
      RoboStuck stuck;

      ways->avoiding[side] = find_from_side (plan, &avoiding, side, (guint8)(1u << side), ways);
      ways->crossing[side] = find_from_side (plan, &crossing, side, (guint8)(1u << (side + ROBO_N_SIDES)), ways);
      ways->stuck[side] = ROBO_NO_SPACE;
      if (robo_arena_find_stuck (plan, 1u << side, &stuck))
        {
          ways->stuck[side] = 0;
          while (stuck.facings[ways->stuck[side]] == 0)
            ways->stuck[side]++;
        }
    }
}

/* Ways as sentences */

static char *
dup_numbers (guint  numbers,
             guint *n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      g_autofree char *item = g_strdup_printf ("%u", number);

      if ((numbers & 1u << number) != 0)
        g_strv_builder_add (builder, item);
    }
  items = g_strv_builder_end (builder);
  *n = g_strv_length (items);

  return robo_word_list_dup ((const char *const *)items);
}

static char *
dup_reached (guint numbers)
{
  guint            n;
  g_autofree char *list = dup_numbers (numbers, &n);

  /* Translators: %s is one number or several, such as "1, 2 and 5". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Reaches VP space %s.", "Reaches VP spaces %s.", n), list);
}

static char *
dup_behind_barriers (guint numbers)
{
  guint            n;
  g_autofree char *list = dup_numbers (numbers, &n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: %s is one number or several, such as "1, 2 and 5". */
                                       "Reaches VP space %s only through lightning barriers.",
                                       "Reaches VP spaces %s only through lightning barriers.", n),
                          list);
}

static char *
dup_cut_off (guint numbers)
{
  guint            n;
  g_autofree char *list = dup_numbers (numbers, &n);

  /* Translators: %s is one number or several, such as "1, 2 and 5". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Can’t reach VP space %s.", "Can’t reach VP spaces %s.", n), list);
}

char **
robo_ways_dup_sentences (const RoboWays *ways,
                         RoboDir         side)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  guint avoiding = ways->avoiding[side / 2];
  guint behind = ways->crossing[side / 2] & ~avoiding;
  guint cut_off = ways->numbers & ~ways->crossing[side / 2];
  const struct
  {
    guint numbers;
    char *(*dup) (guint numbers);
  } lines[] = { { avoiding, dup_reached }, { behind, dup_behind_barriers }, { cut_off, dup_cut_off } };

  if (!ways->has_starts[side / 2])
    g_strv_builder_add (sentences, _ ("Nobody starts here."));
  else if (ways->numbers == 0)
    g_strv_builder_add (sentences, _ ("No VP space to reach."));
  else if (avoiding == ways->numbers)
    g_strv_builder_add (sentences, _ ("Reaches every VP space."));
  else
    for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
      {
        g_autofree char *sentence = lines[i].numbers == 0 ? NULL : lines[i].dup (lines[i].numbers);

        if (sentence != NULL)
          g_strv_builder_add (sentences, sentence);
      }

  if (ways->stuck[side / 2] != ROBO_NO_SPACE)
    {
      g_autofree char *place = robo_place_to_text (ways->stuck[side / 2], ways->columns);
      /* Translators: %s is a space such as 4|2. */
      g_autofree char *sentence = g_strdup_printf (_ ("A KillBot that starts here gets stuck at %s."), place);

      g_strv_builder_add (sentences, sentence);
    }

  return g_strv_builder_end (sentences);
}

const char *
robo_side_get_name (RoboDir side)
{
  if (side == ROBO_DIR_N)
    return C_ ("side", "North");
  if (side == ROBO_DIR_E)
    return C_ ("side", "East");
  if (side == ROBO_DIR_S)
    return C_ ("side", "South");

  return C_ ("side", "West");
}
