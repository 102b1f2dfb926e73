// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a plan to an `arena` element. The order is always the same, so that versions of a file can be compared.
#include "config.h"

#include "robo-arena-private.h"

#include <string.h>

/* These tables have attributes of data/schema/arena.rnc. */

const RoboAttribute robo_arena_size_attributes[] = {
  { ROBO_NUMBER ("columns", RoboPlan, columns, ROBO_MIN_SIDE, ROBO_MAX_SIDE) },
  { ROBO_NUMBER ("rows", RoboPlan, rows, ROBO_MIN_SIDE, ROBO_MAX_SIDE) },
  { NULL },
};

const RoboAttribute robo_arena_theme_attributes[] = {
  { ROBO_WORD ("theme", RoboPlan, theme, robo_theme_get_id, ROBO_N_THEMES), .is_optional = TRUE, .usual = ROBO_THEME_STEEL },
  { NULL },
};

static const RoboAttribute place_attributes[] = {
  { ROBO_PLACE ("at", RoboArenaFeature, space) },
  { NULL },
};

static const RoboAttribute vp_attributes[] = {
  { ROBO_PLACE ("at", RoboArenaFeature, space) },
  { ROBO_NUMBER ("number", RoboArenaFeature, number, 1, ROBO_MAX_VP_NUMBER) },
  { NULL },
};

static const RoboAttribute start_attributes[] = {
  { ROBO_PLACE ("at", RoboArenaFeature, space) },
  { ROBO_SIDE ("side", RoboArenaFeature, side) },
  { ROBO_SIDE ("arrow", RoboArenaFeature, turn) },
  { NULL },
};

static const RoboAttribute edge_attributes[] = {
  { ROBO_PLACE ("at", RoboArenaFeature, space) },
  { ROBO_SIDE ("side", RoboArenaFeature, side) },
  { NULL },
};

static const RoboAttribute caution_attributes[] = {
  { ROBO_PLACE ("at", RoboArenaFeature, space) },
  { ROBO_SIDE ("side", RoboArenaFeature, side) },
  { ROBO_SIDE ("turn", RoboArenaFeature, turn) },
  { NULL },
};

const RoboAttribute *
robo_arena_get_feature_attributes (const char *name)
{
  static const struct
  {
    const char          *name;
    const RoboAttribute *attributes;
  } features[] = {
    { "vp", vp_attributes },
    { "start", start_attributes },
    { "energy-wall", edge_attributes },
    { "lightning-barrier", edge_attributes },
    { "caution", caution_attributes },
  };

  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    {
      if (strcmp (features[i].name, name) == 0)
        return features[i].attributes;
    }

  return place_attributes;
}

char *
robo_arena_dup_row (const RoboPlan *plan,
                    guint           row)
{
  char *letters = g_new0 (char, plan->columns + 1u);

  for (guint column = 0; column < plan->columns; column++)
    letters[column] = ROBO_ARENA_LETTERS[plan->terrain[robo_plan_get_space (plan, column, row)]];

  return letters;
}

static void
write_feature (xmlNode         *features,
               const RoboPlan  *plan,
               RoboArenaFeature feature)
{
  robo_attributes_write (robo_arena_get_feature_attributes (feature.name), robo_xml_add (features, feature.name),
                         &feature, ROBO_GRID_OF (plan));
}

static void
write_edge (xmlNode        *features,
            const RoboPlan *plan,
            guint           space,
            RoboDir         side)
{
  RoboEdge    edge = robo_plan_get_edge (plan, space, side);
  const char *name = edge == ROBO_EDGE_WALL ? "energy-wall" : "lightning-barrier";

  if (edge != ROBO_EDGE_OPEN)
    write_feature (features, plan, (RoboArenaFeature){ .name = name, .space = space, .side = side });
}

void
robo_arena_write_plan (xmlNode        *arena,
                       const RoboPlan *plan)
{
  guint    n_spaces = (guint)plan->columns * plan->rows;
  xmlNode *features;
  xmlNode *terrain;

  robo_attributes_write (robo_arena_size_attributes, arena, plan, NULL);
  robo_attributes_write (robo_arena_theme_attributes, arena, plan, NULL);
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
        write_feature (features, plan, (RoboArenaFeature){ .name = "vp", .space = space, .number = plan->vp[space] });
      if (plan->workshop[space])
        write_feature (features, plan, (RoboArenaFeature){ .name = "workshop", .space = space });
      if (plan->high_voltage[space])
        write_feature (features, plan, (RoboArenaFeature){ .name = "high-voltage", .space = space });
    }
  for (guint i = 0; i < plan->n_starts; i++)
    {
      const RoboStart *start = &plan->starts[i];

      write_feature (features, plan,
                     (RoboArenaFeature){ .name = "start", .space = start->space, .side = start->side, .turn = start->arrow });
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
          RoboArenaFeature caution = { .name = "caution", .space = space, .side = i * 2, .turn = plan->caution[space][i] - 1u };

          if (plan->caution[space][i] != 0)
            write_feature (features, plan, caution);
        }
    }
}
