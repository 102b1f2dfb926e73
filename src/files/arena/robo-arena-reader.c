// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-arena-private.h"

/* From an `arena` element to a plan. What a plan cannot even hold is complained of here (one edge twice), everything
 * else by the checks (robo-arena-check.c), whose problems get their lines here. An element that does not agree with
 * its schema is read the same way, as far as it goes: what is wrong with it has been said, and here it only counts that
 * somebody can go on drawing. */

#define N_SIDES 4

/* Where in the file stands what a problem is about; 0 where nothing stands. */
typedef struct
{
  guint arena;
  guint space[ROBO_MAX_SPACES];
  guint vp[ROBO_MAX_SPACES];
  guint start[ROBO_MAX_SPACES];
  guint edge[ROBO_MAX_SPACES][N_SIDES];
  guint caution[ROBO_MAX_SPACES][N_SIDES];
} Lines;

typedef struct
{
  RoboPlan     *plan;
  Lines         lines;
  gboolean      for_play;
  gboolean      has_too_many_starts; /* said once, not for each of them */
  RoboProblems *problems;
} Reading;

static guint8
guess_side (const xmlNode *arena,
            const char    *attribute,
            guint          guess)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  guint side = CLAMP (guess, ROBO_MIN_SIDE, ROBO_MAX_SIDE);

  robo_xml_get_uint (arena, attribute, ROBO_MIN_SIDE, ROBO_MAX_SIDE, &side, ignored);

  return (guint8)side;
}

/* What is not said: as many rows as there are, as long as the longest. */
static void
guess_size (const xmlNode *arena,
            RoboPlan      *plan)
{
  const xmlNode *terrain = robo_xml_get_first (arena, "terrain");
  const xmlNode *row = terrain != NULL ? robo_xml_get_first (terrain, "row") : NULL;
  gsize          longest = 0;
  guint          n_rows = 0;

  for (; row != NULL; row = robo_xml_get_next (row, "row"))
    {
      g_autofree char *letters = robo_xml_dup_text (row);

      longest = MAX (longest, strlen (letters));
      n_rows++;
    }

  *plan = (RoboPlan){
    .columns = guess_side (arena, "columns", (guint)MIN (longest, ROBO_MAX_SIDE)),
    .rows = guess_side (arena, "rows", n_rows),
  };
}

/* Takes what is known; returns whether that is all. */
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
      reading->lines.space[space] = robo_xml_get_line (node);
    }

  if (n == plan->columns)
    return is_good;

  robo_problems_add (reading->problems, ROBO_PROBLEM_ROW_LENGTH, robo_xml_get_line (node),
                     /* Translators: the numbers are that of a row, how many letters it has, and how many columns there are. */
                     ngettext ("Row %u of the terrain has %u letter, but the arena has %u columns. Make them agree.",
                               "Row %u of the terrain has %u letters, but the arena has %u columns. Make them agree.", n),
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
                     /* Translators: the numbers are how many rows are written, and how many there should be. */
                     ngettext ("There is %u row of terrain, but the arena has %u rows. Make them agree.",
                               "There are %u rows of terrain, but the arena has %u rows. Make them agree.", row),
                     row, reading->plan->rows);
  return FALSE;
}

/* Features */

static void
add_twice (Reading       *reading,
           const xmlNode *node,
           guint          space,
           guint          first_line)
{
  g_autofree char *place = robo_arena_dup_place (reading->plan, space);

  robo_problems_add_at (reading->problems, ROBO_PROBLEM_FEATURE_TWICE, robo_xml_get_line (node), space, ROBO_NO_SIDE, 0,
                        /* Translators: the first %s is the name of an XML element, the second a place such as 4|2. */
                        _ ("There is already a <%s> at %s, from line %u. Remove one of the two."),
                        node->name, place, first_line);
}

static void
read_vp (Reading       *reading,
         const xmlNode *node,
         guint          space)
{
  guint number;

  if (reading->plan->vp[space] != 0)
    add_twice (reading, node, space, reading->lines.vp[space]);
  else if (robo_xml_get_uint (node, "number", 1, ROBO_MAX_VP_NUMBER, &number, reading->problems))
    {
      reading->plan->vp[space] = (guint8)number;
      reading->lines.vp[space] = robo_xml_get_line (node);
    }
}

static void
read_workshop (Reading       *reading,
               const xmlNode *node,
               guint          space)
{
  if (reading->plan->workshop[space])
    add_twice (reading, node, space, reading->lines.space[space]);
  reading->plan->workshop[space] = TRUE;
}

static void
read_high_voltage (Reading       *reading,
                   const xmlNode *node,
                   guint          space)
{
  if (reading->plan->high_voltage[space])
    add_twice (reading, node, space, reading->lines.space[space]);
  reading->plan->high_voltage[space] = TRUE;
}

static void
read_start (Reading       *reading,
            const xmlNode *node,
            guint          space)
{
  RoboPlan *plan = reading->plan;
  RoboDir   side, arrow;

  if (reading->lines.start[space] != 0)
    {
      add_twice (reading, node, space, reading->lines.start[space]);
      return;
    }
  if (plan->n_starts == ROBO_MAX_STARTS)
    {
      /* Said once, however many there are. */
      if (!reading->has_too_many_starts)
        robo_problems_add (reading->problems, ROBO_PROBLEM_TOO_MANY_STARTS, robo_xml_get_line (node),
                           /* Translators: the number is well above one. */
                           _ ("There are more than %u starting spaces. Remove some."), ROBO_MAX_STARTS);
      reading->has_too_many_starts = TRUE;
      return;
    }
  if (!robo_side_read (node, "side", &side, reading->problems) ||
      !robo_side_read (node, "arrow", &arrow, reading->problems))
    return;

  reading->lines.start[space] = robo_xml_get_line (node);
  plan->starts[plan->n_starts++] = (RoboStart){ (guint8)space, (guint8)side, (guint8)arrow };
}

static void
add_edge_taken (Reading       *reading,
                const xmlNode *node,
                guint          space,
                RoboDir        side,
                gboolean       is_same)
{
  RoboProblemCode  code = is_same ? ROBO_PROBLEM_EDGE_TWICE : ROBO_PROBLEM_WALL_AND_BARRIER;
  g_autofree char *place = robo_arena_dup_place (reading->plan, space);
  g_autofree char *other = robo_arena_dup_place (reading->plan, robo_plan_get_neighbour (reading->plan, space, side));
  guint            first_line = reading->lines.edge[space][side / 2];

  if (is_same)
    robo_problems_add_at (reading->problems, code, robo_xml_get_line (node), space, side, 0,
                          /* Translators: both %s are places such as 4|2. */
                          _ ("The edge between %s and %s is named already in line %u. Remove one of the two."),
                          place, other, first_line);
  else
    robo_problems_add_at (reading->problems, code, robo_xml_get_line (node), space, side, 0,
                          /* Translators: both %s are places such as 4|2. */
                          _ ("The edge between %s and %s cannot have an energy wall and a lightning barrier; the other is in "
                             "line %u. Remove one of the two."),
                          place, other, first_line);
}

static void
read_edge (Reading       *reading,
           const xmlNode *node,
           guint          space,
           RoboEdge       edge)
{
  RoboPlan *plan = reading->plan;
  RoboDir   side;
  RoboEdge  before;
  guint     other;

  if (!robo_side_read (node, "side", &side, reading->problems))
    return;

  other = robo_plan_get_neighbour (plan, space, side);
  if (other == ROBO_NO_SPACE)
    {
      g_autofree char *place = robo_arena_dup_place (plan, space);

      if (reading->for_play)
        robo_problems_add_at (reading->problems, ROBO_PROBLEM_BORDER_EDGE, robo_xml_get_line (node), space, side, 0,
                              /* Translators: the first %s is the name of an XML element, the second a place such as 4|2,
                                 the third a direction as in files: n, e, s, w. */
                              _ ("The <%s> at %s, side %s, is at the border of the arena and does nothing there. Remove it."),
                              node->name, place, robo_dir_get_id (side));
      return;
    }

  before = robo_plan_get_edge (plan, space, side);
  if (before != ROBO_EDGE_OPEN)
    {
      add_edge_taken (reading, node, space, side, before == edge);
      return;
    }

  robo_plan_set_edge (plan, space, side, edge);
  reading->lines.edge[space][side / 2] = robo_xml_get_line (node);
  reading->lines.edge[other][robo_dir_opposite (side) / 2] = robo_xml_get_line (node);
}

static void
read_energy_wall (Reading       *reading,
                  const xmlNode *node,
                  guint          space)
{
  read_edge (reading, node, space, ROBO_EDGE_WALL);
}

static void
read_lightning_barrier (Reading       *reading,
                        const xmlNode *node,
                        guint          space)
{
  read_edge (reading, node, space, ROBO_EDGE_BARRIER);
}

static void
read_caution (Reading       *reading,
              const xmlNode *node,
              guint          space)
{
  g_autofree char *place = robo_arena_dup_place (reading->plan, space);
  RoboDir          side, turn;

  if (!robo_side_read (node, "side", &side, reading->problems) ||
      !robo_side_read (node, "turn", &turn, reading->problems))
    return;

  if (reading->plan->caution[space][side / 2] != 0)
    {
      robo_problems_add_at (reading->problems, ROBO_PROBLEM_CAUTION_TWICE, robo_xml_get_line (node), space, side, 0,
                            /* Translators: the first %s is a place such as 4|2, the second a direction as in files: n, e, s, w. */
                            _ ("There is already a caution line at %s, side %s, from line %u. Remove one of the two."),
                            place, robo_dir_get_id (side), reading->lines.caution[space][side / 2]);
      return;
    }

  reading->plan->caution[space][side / 2] = (guint8)(1 + turn);
  reading->lines.caution[space][side / 2] = robo_xml_get_line (node);
}

static const struct
{
  const char *name;
  void (*read) (Reading       *reading,
                const xmlNode *node,
                guint          space);
} features[] = {
  { "vp", read_vp },
  { "workshop", read_workshop },
  { "high-voltage", read_high_voltage },
  { "start", read_start },
  { "energy-wall", read_energy_wall },
  { "lightning-barrier", read_lightning_barrier },
  { "caution", read_caution },
};

/* Lines of what the checks found */

static guint
find_line (const Lines       *lines,
           const RoboProblem *problem)
{
  guint line = 0;

  if (problem->space == ROBO_NO_SPACE)
    return lines->arena;

  if (problem->code == ROBO_PROBLEM_CAUTION_TURN)
    line = lines->caution[problem->space][problem->side / 2];
  else if (problem->code == ROBO_PROBLEM_EDGE_AT_SOLID)
    line = lines->edge[problem->space][problem->side / 2];
  else if (lines->vp[problem->space] != 0 && problem->code != ROBO_PROBLEM_START_BLOCKED)
    line = lines->vp[problem->space];
  else
    line = lines->start[problem->space];

  return line != 0 ? line : lines->space[problem->space];
}

/* Returns whether the plan is well formed. */
static gboolean
check_plan (const Reading *reading)
{
  RoboProblems *problems = reading->problems;
  guint         first = robo_problems_get_length (problems);
  guint         n_errors = robo_problems_count (problems, ROBO_SEVERITY_ERROR);
  gboolean      is_well_formed;

  robo_arena_check_form (reading->plan, problems);
  is_well_formed = robo_problems_count (problems, ROBO_SEVERITY_ERROR) == n_errors;
  if (reading->for_play)
    robo_arena_check_play (reading->plan, problems);
  for (guint i = first; i < robo_problems_get_length (problems); i++)
    robo_problems_set_line (problems, i, find_line (&reading->lines, robo_problems_get (problems, i)));

  return is_well_formed;
}

/* Returns whether each of them could be read. */
static gboolean
read_features (Reading       *reading,
               const xmlNode *arena)
{
  const xmlNode *parent = robo_xml_get_first (arena, "features");
  guint          n_errors = robo_problems_count (reading->problems, ROBO_SEVERITY_ERROR);

  for (const xmlNode *node = parent != NULL ? robo_xml_get_first (parent, NULL) : NULL; node != NULL;
       node = robo_xml_get_next (node, NULL))
    {
      guint space;

      if (!robo_place_read (node, "at", reading->plan->columns, reading->plan->rows, &space, reading->problems))
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (features); i++)
        {
          if (robo_xml_is (node, features[i].name))
            features[i].read (reading, node, space);
        }
      reading->lines.space[space] = robo_xml_get_line (node);
    }

  return robo_problems_count (reading->problems, ROBO_SEVERITY_ERROR) == n_errors;
}

gboolean
robo_arena_read_plan (const xmlNode *arena,
                      gboolean       for_play,
                      RoboPlan      *plan,
                      RoboProblems  *problems)
{
  Reading  reading = { .plan = plan, .lines.arena = robo_xml_get_line (arena), .for_play = for_play, .problems = problems };
  gboolean is_read;
  guint    columns, rows;

  if (!robo_xml_get_uint (arena, "columns", ROBO_MIN_SIDE, ROBO_MAX_SIDE, &columns, problems) ||
      !robo_xml_get_uint (arena, "rows", ROBO_MIN_SIDE, ROBO_MAX_SIDE, &rows, problems))
    return FALSE;

  *plan = (RoboPlan){ .columns = (guint8)columns, .rows = (guint8)rows };
  if (!read_terrain (&reading, robo_xml_get_first (arena, "terrain")))
    return FALSE;

  is_read = read_features (&reading, arena);

  return check_plan (&reading) && is_read;
}

gboolean
robo_arena_salvage_plan (const xmlNode *arena,
                         RoboPlan      *plan,
                         RoboProblems  *problems)
{
  Reading  reading = { .plan = plan, .lines.arena = robo_xml_get_line (arena), .for_play = TRUE, .problems = problems };
  gboolean is_complete;

  guess_size (arena, plan);
  is_complete = read_terrain (&reading, robo_xml_get_first (arena, "terrain"));
  is_complete &= read_features (&reading, arena);
  check_plan (&reading);

  return is_complete;
}
