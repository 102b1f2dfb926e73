// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an `arena` element into a plan. As much as possible is read even if no schema has checked the element, so
// that a user can continue editing. This file adds only problems that the resulting plan does not show, such as an
// edge that is given twice. The checks of the plan add the other problems (robo-arena-check.c).
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-arena-private.h"

#include "robo-arena-problems.h"

typedef struct
{
  RoboPlan       *plan;
  RoboArenaLines *lines;
  RoboArenaDemand demand;
  gboolean        has_too_many_starts; /* whether too many starts have been reported, which is done only once */
  RoboProblems   *problems;
} Reading;

/* Sets the size of the plan. Guesses missing or invalid numbers from the number of rows and the length of the longest
 * row. */
static void
guess_size (const xmlNode *arena,
            RoboPlan      *plan)
{
  const xmlNode *terrain = robo_xml_get_first (arena, "terrain");
  const xmlNode *row = terrain != NULL ? robo_xml_get_first (terrain, "row") : NULL;
  guint          columns = ROBO_MIN_SIDE, rows = 0;

  for (; row != NULL; row = robo_xml_get_next (row, "row"))
    {
      g_autofree char *letters = robo_xml_dup_text (row);

      columns = (guint)CLAMP (strlen (letters), columns, ROBO_MAX_SIDE);
      rows++;
    }
  rows = CLAMP (rows, ROBO_MIN_SIDE, ROBO_MAX_SIDE);

  *plan = (RoboPlan){ .columns = (guint8)columns, .rows = (guint8)rows };
  /* Pass no list of problems, because the schema reports values that cannot be read. */
  robo_attributes_salvage (robo_arena_size_attributes, arena, plan, NULL);
}

/* Reads the letters of a row; an unknown letter becomes floor. Returns whether all letters are known, and are as many
 * as there are columns. */
static gboolean
read_row (Reading       *reading,
          const xmlNode *node,
          guint          row)
{
  RoboPlan        *plan = reading->plan;
  g_autofree char *letters = robo_xml_dup_text (node);
  guint            n = (guint)strlen (letters);
  gboolean         is_good = TRUE;

  for (guint column = 0; column < MIN (n, plan->columns); column++)
    {
      guint       space = robo_plan_get_space (plan, column, row);
      const char *known = strchr (ROBO_ARENA_LETTERS, letters[column]);

      is_good &= known != NULL;
      plan->terrain[space] = (guint8)(known != NULL ? known - ROBO_ARENA_LETTERS : ROBO_TERRAIN_FLOOR);
      reading->lines->space[space] = robo_xml_get_line (node);
    }

  if (n == plan->columns)
    return is_good;

  robo_problems_add (reading->problems, ROBO_PROBLEM_ROW_LENGTH, robo_xml_get_line (node),
                     /* Translators: The first %u is the number of a row, the second how many letters the row has, the
                      * third how many columns the arena has. */
                     ngettext ("Row %u of the terrain has %u character, but the arena has %u columns. Make them match.",
                               "Row %u of the terrain has %u characters, but the arena has %u columns. Make them match.", n),
                     row + 1, n, plan->columns);
  return FALSE;
}

static gboolean
read_terrain (Reading       *reading,
              const xmlNode *terrain)
{
  guint    row = 0;
  gboolean is_good = TRUE;

  if (terrain == NULL)
    return FALSE;

  for (const xmlNode *node = robo_xml_get_first (terrain, "row"); node != NULL; node = robo_xml_get_next (node, "row"))
    {
      if (row < reading->plan->rows)
        is_good &= read_row (reading, node, row);
      row++;
    }

  if (row == reading->plan->rows)
    return is_good;

  robo_problems_add (reading->problems, ROBO_PROBLEM_ROW_COUNT, robo_xml_get_line (terrain),
                     /* Translators: The first %u is how many rows the file has, the second how many rows the arena
                      * should have. */
                     ngettext ("The terrain has %u row, but the arena has %u rows. Make them match.",
                               "The terrain has %u rows, but the arena has %u rows. Make them match.", row),
                     row, reading->plan->rows);
  return FALSE;
}

/* Features */

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void
add_twice (Reading                *reading,
           const RoboArenaFeature *feature,
           guint                   first_line,
           const char             *plain)
{
  g_autofree char *place = robo_arena_dup_place (reading->plan, feature->space);

  robo_problems_add_at (reading->problems, ROBO_PROBLEM_FEATURE_TWICE, feature->line, feature->space, ROBO_NO_SIDE, 0,
                        /* Translators: The first %s is the name of an XML element, the second a space such as 4|2. */
                        _ ("A <%s> at %s is already defined on line %u. Remove one."),
                        feature->name, place, first_line);
  robo_problems_set_plain (reading->problems, plain, place);
}

#pragma GCC diagnostic pop

static void
take_vp (Reading                *reading,
         const RoboArenaFeature *feature)
{
  if (reading->plan->vp[feature->space] != 0)
    {
      /* Translators: %s is a space such as 4|2. */
      add_twice (reading, feature, reading->lines->vp[feature->space], _ ("There are two VP spaces at %s. Remove one."));
      return;
    }

  reading->plan->vp[feature->space] = (guint8)feature->number;
  reading->lines->vp[feature->space] = feature->line;
}

static void
take_workshop (Reading                *reading,
               const RoboArenaFeature *feature)
{
  if (reading->plan->workshop[feature->space])
    /* Translators: %s is a space such as 4|2. */
    add_twice (reading, feature, reading->lines->space[feature->space], _ ("There are two workshops at %s. Remove one."));
  reading->plan->workshop[feature->space] = TRUE;
}

static void
take_high_voltage (Reading                *reading,
                   const RoboArenaFeature *feature)
{
  if (reading->plan->high_voltage[feature->space])
    /* Translators: %s is a space such as 4|2. */
    add_twice (reading, feature, reading->lines->space[feature->space], _ ("High voltage is defined twice at %s. Remove one."));
  reading->plan->high_voltage[feature->space] = TRUE;
}

static void
take_start (Reading                *reading,
            const RoboArenaFeature *feature)
{
  RoboPlan *plan = reading->plan;

  if (reading->lines->start[feature->space] != 0)
    {
      /* Translators: %s is a space such as 4|2. */
      add_twice (reading, feature, reading->lines->start[feature->space], _ ("There are two starting spaces at %s. Remove one."));
      return;
    }
  if (plan->n_starts == ROBO_MAX_STARTS)
    {
      if (!reading->has_too_many_starts)
        robo_problems_add (reading->problems, ROBO_PROBLEM_TOO_MANY_STARTS, feature->line,
                           /* Translators: The number is well above one. */
                           _ ("The arena has more than %u starting spaces. Remove some."), ROBO_MAX_STARTS);
      reading->has_too_many_starts = TRUE;
      return;
    }

  reading->lines->start[feature->space] = feature->line;
  plan->starts[plan->n_starts++] = (RoboStart){ (guint8)feature->space, (guint8)feature->side, (guint8)feature->turn };
}

static void
take_edge (Reading                *reading,
           const RoboArenaFeature *feature,
           RoboEdge                edge)
{
  RoboPlan        *plan = reading->plan;
  guint            other = robo_plan_get_neighbour (plan, feature->space, feature->side);
  RoboEdge         before = robo_plan_get_edge (plan, feature->space, feature->side);
  guint           *line = &reading->lines->edge[feature->space][feature->side / 2];
  g_autofree char *place = robo_arena_dup_place (plan, feature->space);
  g_autofree char *other_place = other != ROBO_NO_SPACE ? robo_arena_dup_place (plan, other) : NULL;

  if (other == ROBO_NO_SPACE)
    {
      if (reading->demand != ROBO_ARENA_PLAYABLE)
        return;
      robo_problems_add_at (
        reading->problems, ROBO_PROBLEM_BORDER_EDGE, feature->line, feature->space, feature->side, 0,
        /* Translators: The first %s is the name of an XML element, the second a space such as 4|2, the third a
         * direction as in files: n, e, s, w. */
        _ ("The <%s> at %s, side %s, is on the border of the arena, where it does nothing. Remove it."),
        feature->name, place, robo_dir_get_id (feature->side));
      if (edge == ROBO_EDGE_WALL)
        /* Translators: %s is a space such as 4|2. */
        robo_problems_set_plain (reading->problems, _ ("The energy wall at %s is on the border of the arena, where it does nothing. Remove it."), place);
      else
        /* Translators: %s is a space such as 4|2. */
        robo_problems_set_plain (reading->problems, _ ("The lightning barrier at %s is on the border of the arena, where it does nothing. Remove it."), place);
    }
  else if (before == edge)
    {
      robo_problems_add_at (reading->problems, ROBO_PROBLEM_EDGE_TWICE, feature->line, feature->space, feature->side, 0,
                            /* Translators: Both %s are spaces such as 4|2. */
                            _ ("The edge between %s and %s is already defined on line %u. Remove one of the two."),
                            place, other_place, *line);
      /* Translators: Both %s are spaces such as 4|2. */
      robo_problems_set_plain (reading->problems, _ ("The edge between %s and %s has two walls or barriers. Remove one."), place, other_place);
    }
  else if (before != ROBO_EDGE_OPEN)
    {
      robo_problems_add_at (
        reading->problems, ROBO_PROBLEM_WALL_AND_BARRIER, feature->line, feature->space, feature->side, 0,
        /* Translators: Both %s are spaces such as 4|2. */
        _ ("The edge between %s and %s can’t have both an energy wall and a lightning barrier. The other one is defined on line %u. Remove one."),
        place, other_place, *line);
      /* Translators: Both %s are spaces such as 4|2. */
      robo_problems_set_plain (reading->problems, _ ("The edge between %s and %s has both an energy wall and a lightning barrier. Remove one."), place, other_place);
    }
  else
    {
      robo_plan_set_edge (plan, feature->space, feature->side, edge);
      *line = feature->line;
      reading->lines->edge[other][robo_dir_opposite (feature->side) / 2] = feature->line;
    }
}

static void
take_energy_wall (Reading                *reading,
                  const RoboArenaFeature *feature)
{
  take_edge (reading, feature, ROBO_EDGE_WALL);
}

static void
take_lightning_barrier (Reading                *reading,
                        const RoboArenaFeature *feature)
{
  take_edge (reading, feature, ROBO_EDGE_BARRIER);
}

static void
take_caution (Reading                *reading,
              const RoboArenaFeature *feature)
{
  guint8          *caution = &reading->plan->caution[feature->space][feature->side / 2];
  guint           *line = &reading->lines->caution[feature->space][feature->side / 2];
  g_autofree char *place = robo_arena_dup_place (reading->plan, feature->space);

  if (*caution != 0)
    {
      robo_problems_add_at (
        reading->problems, ROBO_PROBLEM_CAUTION_TWICE, feature->line, feature->space, feature->side, 0,
        /* Translators: The first %s is a space such as 4|2, the second a direction as in files: n, e, s, w. */
        _ ("A caution line at %s, side %s, is already defined on line %u. Remove one."), place,
        robo_dir_get_id (feature->side), *line);
      /* Translators: %s is a space such as 4|2. */
      robo_problems_set_plain (reading->problems, _ ("One side of the space at %s has two caution lines. Remove one."), place);
      return;
    }

  *caution = (guint8)(1 + feature->turn);
  *line = feature->line;
}

static const struct
{
  const char *name;
  void (*take) (Reading                *reading,
                const RoboArenaFeature *feature);
} features[] = {
  { "vp", take_vp },
  { "workshop", take_workshop },
  { "high-voltage", take_high_voltage },
  { "start", take_start },
  { "energy-wall", take_energy_wall },
  { "lightning-barrier", take_lightning_barrier },
  { "caution", take_caution },
};

static void
read_feature (Reading       *reading,
              const xmlNode *node)
{
  const RoboAttribute *attributes = robo_arena_get_feature_attributes ((const char *)node->name);
  RoboArenaFeature     feature = {
        .name = (const char *)node->name,
        .line = robo_xml_get_line (node),
        .space = ROBO_NO_SPACE,
  };
  gboolean is_good = robo_attributes_read (attributes, node, &feature, ROBO_GRID_OF (reading->plan), reading->problems);

  for (guint i = 0; is_good && i < G_N_ELEMENTS (features); i++)
    {
      if (robo_xml_is (node, features[i].name))
        features[i].take (reading, &feature);
    }
  if (feature.space != ROBO_NO_SPACE)
    reading->lines->space[feature.space] = feature.line;
}

gboolean
robo_arena_read_plan (const xmlNode  *arena,
                      RoboArenaDemand demand,
                      RoboPlan       *plan,
                      RoboArenaLines *lines,
                      RoboProblems   *problems)
{
  Reading        reading = { .plan = plan, .lines = lines, .demand = demand, .problems = problems };
  guint          n_errors = robo_problems_count (problems, ROBO_SEVERITY_ERROR);
  const xmlNode *parent;

  guess_size (arena, plan);
  *lines = (RoboArenaLines){ .arena = robo_xml_get_line (arena) };
  robo_attributes_read (robo_arena_theme_attributes, arena, plan, NULL, problems);
  lines->has_terrain = read_terrain (&reading, robo_xml_get_first (arena, "terrain"));
  parent = robo_xml_get_first (arena, "features");
  for (const xmlNode *node = parent != NULL ? robo_xml_get_first (parent, NULL) : NULL; node != NULL;
       node = robo_xml_get_next (node, NULL))
    read_feature (&reading, node);

  return lines->has_terrain && robo_problems_count (problems, ROBO_SEVERITY_ERROR) == n_errors;
}
