// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "robo-arena-private.h"

/* What can be made of an arena that does not agree with its schema. What is wrong with it has been said; here it
 * only counts that somebody can go on drawing. */

static guint
get_size (const xmlNode *arena,
          const char    *attribute,
          guint          guess)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  guint size = guess;

  robo_xml_get_uint (arena, attribute, ROBO_MIN_SIDE, ROBO_MAX_SIDE, &size, ignored);

  return CLAMP (size, ROBO_MIN_SIDE, ROBO_MAX_SIDE);
}

/* As many rows as there are, as long as the longest. */
static gboolean
find_size (const xmlNode *arena,
           RoboPlan      *plan)
{
  const xmlNode *terrain = robo_xml_get_first (arena, "terrain");
  const xmlNode *row = terrain != NULL ? robo_xml_get_first (terrain, "row") : NULL;
  guint          n_rows = 0;
  guint          longest = 0;
  gboolean       is_even = TRUE;

  for (; row != NULL; row = robo_xml_get_next (row, "row"))
    {
      g_autofree char *letters = robo_xml_dup_text (row);
      guint            length = (guint)MIN (strlen (letters), 2 * ROBO_MAX_SIDE);

      is_even &= n_rows == 0 || length == longest;
      longest = MAX (longest, length);
      n_rows++;
    }

  plan->columns = (guint8)get_size (arena, "columns", longest);
  plan->rows = (guint8)get_size (arena, "rows", n_rows);

  return is_even && plan->columns == longest && plan->rows == n_rows;
}

static gboolean
salvage_row (RoboPlan   *plan,
             guint       row,
             const char *letters)
{
  gboolean is_complete = TRUE;

  for (guint column = 0; column < plan->columns && letters[column] != '\0'; column++)
    {
      const char *known = strchr (ROBO_ARENA_LETTERS, letters[column]);

      is_complete &= known != NULL;
      if (known != NULL)
        plan->terrain[robo_plan_get_space (plan, column, row)] = (guint8)(known - ROBO_ARENA_LETTERS);
    }

  return is_complete;
}

/*< private >
 * robo_arena_salvage_terrain:
 * @arena: an element
 * @plan: (out): a plan with size and terrain; what is missing is floor
 *
 * Returns: whether that is all that @arena says of size and terrain
 */
gboolean
robo_arena_salvage_terrain (const xmlNode *arena,
                            RoboPlan      *plan)
{
  const xmlNode *terrain = robo_xml_get_first (arena, "terrain");
  const xmlNode *node = terrain != NULL ? robo_xml_get_first (terrain, "row") : NULL;
  gboolean       is_complete;

  *plan = (RoboPlan){ 0 };
  is_complete = find_size (arena, plan);
  for (guint row = 0; node != NULL && row < plan->rows; node = robo_xml_get_next (node, "row"), row++)
    {
      g_autofree char *letters = robo_xml_dup_text (node);

      is_complete &= salvage_row (plan, row, letters);
    }

  return is_complete;
}
