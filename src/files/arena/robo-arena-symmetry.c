// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-symmetry.h"

#include <string.h>

static const char *const ids[ROBO_N_SYMMETRIES] = {
  [ROBO_SYMMETRY_OFF] = "off",
  [ROBO_SYMMETRY_MIRROR_WE] = "mirror-we",
  [ROBO_SYMMETRY_MIRROR_NS] = "mirror-ns",
  [ROBO_SYMMETRY_HALF_TURN] = "half-turn",
  [ROBO_SYMMETRY_QUARTERS_MIRRORED] = "quarters-mirrored",
  [ROBO_SYMMETRY_QUARTERS_TURNED] = "quarters-turned",
};

const char *
robo_symmetry_get_id (RoboSymmetry symmetry)
{
  return ids[symmetry];
}

gboolean
robo_symmetry_from_id (const char   *id,
                       RoboSymmetry *symmetry)
{
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    if (g_str_equal (ids[i], id))
      {
        *symmetry = (RoboSymmetry)i;
        return TRUE;
      }

  return FALSE;
}

gboolean
robo_symmetry_is_possible (RoboSymmetry symmetry,
                           guint        columns,
                           guint        rows)
{
  return symmetry != ROBO_SYMMETRY_QUARTERS_TURNED || columns == rows;
}

guint
robo_symmetry_get_transforms (RoboSymmetry  symmetry,
                              RoboTransform transforms[ROBO_MAX_IMAGES])
{
  static const struct
  {
    guint         n;
    RoboTransform transforms[ROBO_MAX_IMAGES];
  } table[ROBO_N_SYMMETRIES] = {
    [ROBO_SYMMETRY_OFF] = { 1, { { FALSE, 0 } } },
    [ROBO_SYMMETRY_MIRROR_WE] = { 2, { { FALSE, 0 }, { TRUE, 0 } } },
    [ROBO_SYMMETRY_MIRROR_NS] = { 2, { { FALSE, 0 }, { TRUE, 2 } } },
    [ROBO_SYMMETRY_HALF_TURN] = { 2, { { FALSE, 0 }, { FALSE, 2 } } },
    [ROBO_SYMMETRY_QUARTERS_MIRRORED] = { 4, { { FALSE, 0 }, { TRUE, 0 }, { TRUE, 2 }, { FALSE, 2 } } },
    [ROBO_SYMMETRY_QUARTERS_TURNED] = { 4, { { FALSE, 0 }, { FALSE, 1 }, { FALSE, 2 }, { FALSE, 3 } } },
  };

  memcpy (transforms, table[symmetry].transforms, sizeof table[symmetry].transforms);

  return table[symmetry].n;
}

RoboDir
robo_transform_dir (RoboTransform transform,
                    RoboDir       dir)
{
  gint eighths = transform.is_mirrored ? -(gint)dir : (gint)dir;

  return robo_dir_turn (ROBO_DIR_N, eighths + 2 * transform.quarters);
}

guint
robo_transform_space (RoboTransform transform,
                      guint         columns,
                      guint         rows,
                      guint         space)
{
  guint column = space % columns;
  guint row = space / columns;

  if (transform.is_mirrored)
    column = columns - 1 - column;

  for (guint i = 0; i < transform.quarters; i++)
    {
      guint old_column = column;
      guint old_columns = columns;

      column = rows - 1 - row;
      row = old_column;
      columns = rows;
      rows = old_columns;
    }

  return row * columns + column;
}

void
robo_transform_plan (RoboTransform   transform,
                     const RoboPlan *plan,
                     RoboPlan       *result)
{
  gboolean is_quarter = transform.quarters % 2 == 1;

  *result = (RoboPlan){
    .columns = is_quarter ? plan->rows : plan->columns,
    .rows = is_quarter ? plan->columns : plan->rows,
    .n_starts = plan->n_starts,
    .theme = plan->theme,
  };

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      guint to = robo_transform_space (transform, plan->columns, plan->rows, space);

      result->terrain[to] = plan->terrain[space];
      result->vp[to] = plan->vp[space];
      result->workshop[to] = plan->workshop[space];
      result->high_voltage[to] = plan->high_voltage[space];
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          RoboDir side = robo_transform_dir (transform, (RoboDir)(2 * i));
          guint8  caution = plan->caution[space][i];

          robo_plan_set_edge (result, to, side, robo_plan_get_edge (plan, space, (RoboDir)(2 * i)));
          result->caution[to][side / 2] = caution == 0 ? 0 : 1 + robo_transform_dir (transform, (RoboDir)(caution - 1));
        }
    }

  for (guint i = 0; i < plan->n_starts; i++)
    {
      const RoboStart *start = &plan->starts[i];

      result->starts[i] = (RoboStart){
        .space = (guint8)robo_transform_space (transform, plan->columns, plan->rows, start->space),
        .side = (guint8)robo_transform_dir (transform, (RoboDir)start->side),
        .arrow = (guint8)robo_transform_dir (transform, (RoboDir)start->arrow),
      };
    }
}

/* Detection */

/* Gets, by space, 1 + the arrow of the starting space there, or 0 if the space is no starting space. The order of
 * starting spaces in the file does not matter. */
static void
map_arrows (const RoboPlan *plan,
            guint8          arrows[ROBO_MAX_SPACES])
{
  memset (arrows, 0, ROBO_MAX_SPACES);
  for (guint i = 0; i < plan->n_starts; i++)
    arrows[plan->starts[i].space] = 1 + plan->starts[i].arrow;
}

gboolean
robo_plan_has_same_look (const RoboPlan *one,
                         const RoboPlan *other)
{
  guint8 arrows[2][ROBO_MAX_SPACES];

  if (one->columns != other->columns || one->rows != other->rows)
    return FALSE;

  for (guint i = 0; i < (guint)one->columns * one->rows; i++)
    if ((one->vp[i] != 0) != (other->vp[i] != 0))
      return FALSE;

  map_arrows (one, arrows[0]);
  map_arrows (other, arrows[1]);

  return memcmp (one->terrain, other->terrain, sizeof one->terrain) == 0 &&
         memcmp (one->workshop, other->workshop, sizeof one->workshop) == 0 &&
         memcmp (one->high_voltage, other->high_voltage, sizeof one->high_voltage) == 0 &&
         memcmp (one->edge_east, other->edge_east, sizeof one->edge_east) == 0 &&
         memcmp (one->edge_south, other->edge_south, sizeof one->edge_south) == 0 &&
         memcmp (one->caution, other->caution, sizeof one->caution) == 0 &&
         memcmp (arrows[0], arrows[1], sizeof arrows[0]) == 0;
}

gboolean
robo_transform_keeps_plan (RoboTransform   transform,
                           const RoboPlan *plan)
{
  RoboPlan image;
  guint8   sides[2][ROBO_MAX_SPACES] = { { 0 } };

  robo_transform_plan (transform, plan, &image);
  for (guint i = 0; i < plan->n_starts; i++)
    {
      sides[0][plan->starts[i].space] = 1 + plan->starts[i].side;
      sides[1][image.starts[i].space] = 1 + image.starts[i].side;
    }

  return robo_plan_has_same_look (plan, &image) && memcmp (sides[0], sides[1], sizeof sides[0]) == 0;
}

/* Removes the caution lines at sides that are their own mirror images. The mirror image of such a caution line would
 * turn the other way. */
static void
remove_axis_lines (RoboTransform transform,
                   RoboPlan     *plan)
{
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (robo_transform_space (transform, plan->columns, plan->rows, space) == space &&
          robo_transform_dir (transform, (RoboDir)(2 * i)) == (RoboDir)(2 * i))
        plan->caution[space][i] = 0;
}

gboolean
robo_symmetry_holds (RoboSymmetry    symmetry,
                     const RoboPlan *plan)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);
  RoboPlan      without = *plan;

  if (!robo_symmetry_is_possible (symmetry, plan->columns, plan->rows))
    return FALSE;

  for (guint i = 1; i < n; i++)
    if (transforms[i].is_mirrored)
      remove_axis_lines (transforms[i], &without);
  for (guint i = 1; i < n; i++)
    {
      RoboPlan image;

      robo_transform_plan (transforms[i], &without, &image);
      if (!robo_plan_has_same_look (&without, &image))
        return FALSE;
    }

  return TRUE;
}

RoboSymmetry
robo_symmetry_find (const RoboPlan *plan)
{
  for (guint i = ROBO_N_SYMMETRIES - 1; i > 0; i--)
    if (robo_symmetry_holds ((RoboSymmetry)i, plan))
      return (RoboSymmetry)i;

  return ROBO_SYMMETRY_OFF;
}
