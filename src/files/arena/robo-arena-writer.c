// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-private.h"

/* Writes a plan to an `arena` element, always in the same order, so that versions of a file can be compared. */

char *
robo_arena_dup_row (const RoboPlan *plan,
                    guint           row)
{
  char *letters = g_new0 (char, plan->columns + 1u);

  for (guint column = 0; column < plan->columns; column++)
    letters[column] = ROBO_ARENA_LETTERS[plan->terrain[robo_plan_get_space (plan, column, row)]];

  return letters;
}

static xmlNode *
add_feature (xmlNode        *features,
             const char     *name,
             const RoboPlan *plan,
             guint           space)
{
  xmlNode *node = robo_xml_add (features, name);

  robo_place_write (node, "at", space, plan->columns);

  return node;
}

static void
write_edge (xmlNode        *features,
            const RoboPlan *plan,
            guint           space,
            RoboDir         side)
{
  RoboEdge edge = robo_plan_get_edge (plan, space, side);

  if (edge != ROBO_EDGE_OPEN)
    robo_xml_set (add_feature (features, edge == ROBO_EDGE_WALL ? "energy-wall" : "lightning-barrier", plan, space),
                  "side", robo_dir_get_id (side));
}

void
robo_arena_write_plan (xmlNode        *arena,
                       const RoboPlan *plan)
{
  guint    n_spaces = (guint)plan->columns * plan->rows;
  xmlNode *features;
  xmlNode *terrain;

  robo_xml_set_uint (arena, "columns", plan->columns);
  robo_xml_set_uint (arena, "rows", plan->rows);
  if (plan->theme != ROBO_THEME_STEEL)
    robo_xml_set (arena, "theme", robo_theme_get_id ((RoboTheme)plan->theme));
  terrain = robo_xml_add (arena, "terrain");
  for (guint row = 0; row < plan->rows; row++)
    {
      g_autofree char *letters = robo_arena_dup_row (plan, row);

      robo_xml_add_text (terrain, "row", letters);
    }

  features = robo_xml_add (arena, "features");
  for (guint space = 0; space < n_spaces; space++)
    {
      if (plan->vp[space] != 0)
        robo_xml_set_uint (add_feature (features, "vp", plan, space), "number", plan->vp[space]);
      if (plan->workshop[space])
        add_feature (features, "workshop", plan, space);
      if (plan->high_voltage[space])
        add_feature (features, "high-voltage", plan, space);
    }
  for (guint i = 0; i < plan->n_starts; i++)
    {
      xmlNode *node = add_feature (features, "start", plan, plan->starts[i].space);

      robo_xml_set (node, "side", robo_dir_get_id (plan->starts[i].side));
      robo_xml_set (node, "arrow", robo_dir_get_id (plan->starts[i].arrow));
    }
  for (guint space = 0; space < n_spaces; space++)
    {
      write_edge (features, plan, space, ROBO_DIR_E);
      write_edge (features, plan, space, ROBO_DIR_S);
    }
  for (guint space = 0; space < n_spaces; space++)
    {
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          xmlNode *node;

          if (plan->caution[space][i] == 0)
            continue;
          node = add_feature (features, "caution", plan, space);
          robo_xml_set (node, "side", robo_dir_get_id (i * 2));
          robo_xml_set (node, "turn", robo_dir_get_id (plan->caution[space][i] - 1));
        }
    }
}
