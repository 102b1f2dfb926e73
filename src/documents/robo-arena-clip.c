// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-clip.h"

#include <string.h>

#include "robo-arena-brush.h"

/* Spaces */

/* Returns the space at a column and a row, or ROBO_NO_SPACE if column and row are outside of the plan. */
static guint
get_space (const RoboPlan *plan,
           gint            column,
           gint            row)
{
  return column < 0 || row < 0 ? ROBO_NO_SPACE : robo_plan_get_space (plan, (guint)column, (guint)row);
}

/* Copies a space and its caution lines. Leaves out the edges, which two spaces share, and the entry in the starting
 * spaces, because these have an order. */
static void
copy_space (const RoboPlan *from,
            guint           space,
            RoboPlan       *to,
            guint           place)
{
  to->terrain[place] = from->terrain[space];
  to->vp[place] = from->vp[space];
  to->workshop[place] = from->workshop[space];
  to->high_voltage[place] = from->high_voltage[space];
  memcpy (to->caution[place], from->caution[space], sizeof to->caution[place]);
}

/* Edges of clips */

static RoboEdge
get_edge_at (const RoboPlan *plan,
             gint            column,
             gint            row,
             RoboDir         side)
{
  guint space = get_space (plan, column, row);

  return space == ROBO_NO_SPACE ? ROBO_EDGE_OPEN : robo_plan_get_edge (plan, space, side);
}

void
robo_clip_init (RoboClip         *clip,
                const RoboPlan   *plan,
                const RoboRegion *region)
{
  *clip = (RoboClip){ .plan = { .columns = (guint8)region->columns, .rows = (guint8)region->rows } };

  for (gint row = 0; row < region->rows; row++)
    for (gint column = 0; column < region->columns; column++)
      {
        guint space = get_space (plan, region->column + column, region->row + row);
        guint place = get_space (&clip->plan, column, row);

        copy_space (plan, space, &clip->plan, place);
        clip->plan.edge_east[place] = robo_plan_get_edge (plan, space, ROBO_DIR_E);
        clip->plan.edge_south[place] = robo_plan_get_edge (plan, space, ROBO_DIR_S);
      }

  /* Copy the starting spaces in their order, because operators are offered them in this order (R4.4). */
  for (guint i = 0; i < plan->n_starts; i++)
    {
      const RoboStart *start = &plan->starts[i];
      gint             column = start->space % plan->columns - region->column;
      gint             row = start->space / plan->columns - region->row;

      if (!robo_region_has (region, plan, start->space))
        continue;
      clip->start_ranks[clip->plan.n_starts] = (guint8)i;
      clip->plan.starts[clip->plan.n_starts++] = (RoboStart){ (guint8)get_space (&clip->plan, column, row), start->side,
                                                              start->arrow };
    }
  for (gint row = 0; row < region->rows; row++)
    clip->edge_west[row] = get_edge_at (plan, region->column, region->row + row, ROBO_DIR_W);
  for (gint column = 0; column < region->columns; column++)
    clip->edge_north[column] = get_edge_at (plan, region->column + column, region->row, ROBO_DIR_N);
}

void
robo_clip_init_whole (RoboClip       *clip,
                      const RoboPlan *plan)
{
  RoboRegion all = { 0, 0, plan->columns, plan->rows };

  robo_clip_init (clip, plan, &all);
}

/* Returns the edge at any side, including the border. */
static RoboEdge
get_clip_edge (const RoboClip *clip,
               guint           place,
               RoboDir         side)
{
  if (side == ROBO_DIR_E)
    return clip->plan.edge_east[place];
  if (side == ROBO_DIR_S)
    return clip->plan.edge_south[place];
  if (side == ROBO_DIR_W && place % clip->plan.columns == 0)
    return clip->edge_west[place / clip->plan.columns];
  if (side == ROBO_DIR_N && place < clip->plan.columns)
    return clip->edge_north[place];

  return robo_plan_get_edge (&clip->plan, place, side);
}

static void
set_clip_edge (RoboClip *clip,
               guint     place,
               RoboDir   side,
               RoboEdge  edge)
{
  if (side == ROBO_DIR_E)
    clip->plan.edge_east[place] = edge;
  else if (side == ROBO_DIR_S)
    clip->plan.edge_south[place] = edge;
  else if (side == ROBO_DIR_W && place % clip->plan.columns == 0)
    clip->edge_west[place / clip->plan.columns] = edge;
  else if (side == ROBO_DIR_N && place < clip->plan.columns)
    clip->edge_north[place] = edge;
  else
    robo_plan_set_edge (&clip->plan, place, side, edge);
}

void
robo_clip_transform (const RoboClip *clip,
                     RoboTransform   transform,
                     RoboClip       *result)
{
  const RoboPlan *plan = &clip->plan;

  *result = (RoboClip){ .edge_west = { 0 } };
  memcpy (result->start_ranks, clip->start_ranks, sizeof result->start_ranks);
  robo_transform_plan (transform, plan, &result->plan);
  for (guint place = 0; place < (guint)plan->columns * plan->rows; place++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      set_clip_edge (result, robo_transform_space (transform, plan->columns, plan->rows, place),
                     robo_transform_dir (transform, (RoboDir)(2 * i)), get_clip_edge (clip, place, (RoboDir)(2 * i)));
}

/* Pasting */

static gboolean
is_number_taken (const RoboPlan *plan,
                 guint           number)
{
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    if (plan->vp[i] == number)
      return TRUE;

  return FALSE;
}

/* Holds the pasted starting spaces, by space of the plan: whether a starting space is pasted there, and its rank in
 * the order. */
typedef struct
{
  gboolean is_new[ROBO_MAX_SPACES];
  guint8   rank[ROBO_MAX_SPACES];
} Pasted;

/* Gives each pasted starting space the index that it had in its arena, or the last index if there are fewer starting
 * spaces, so that moving does not change the order. Lower indices are inserted first, so that the starting spaces
 * before each new one are already in the order. */
static void
order_starts (RoboPlan     *plan,
              const Pasted *pasted)
{
  RoboStart starts[ROBO_MAX_STARTS];
  guint     n = plan->n_starts;

  memcpy (starts, plan->starts, sizeof starts);
  memset (plan->starts, 0, sizeof plan->starts);
  plan->n_starts = 0;
  for (guint i = 0; i < n; i++)
    if (!pasted->is_new[starts[i].space])
      plan->starts[plan->n_starts++] = starts[i];

  for (guint rank = 0; rank <= ROBO_NO_RANK; rank++)
    for (guint i = 0; i < n; i++)
      {
        guint at = MIN (rank, plan->n_starts);

        if (!pasted->is_new[starts[i].space] || pasted->rank[starts[i].space] != rank)
          continue;
        memmove (&plan->starts[at + 1], &plan->starts[at], (plan->n_starts - at) * sizeof plan->starts[0]);
        plan->starts[at] = starts[i];
        plan->n_starts++;
      }
}

/* First clears all spaces that are pasted over, so that their VP numbers are free before new numbers are chosen. Then
 * copies the spaces, then the edges, and last the starting spaces. */
static void
paste_everything (const RoboClip *clip,
                  RoboPlan       *plan,
                  gint            column,
                  gint            row,
                  Pasted         *pasted)
{
  for (guint round = 0; round < 3; round++)
    for (guint place = 0; place < (guint)clip->plan.columns * clip->plan.rows; place++)
      {
        guint space = get_space (plan, column + (gint)(place % clip->plan.columns),
                                 row + (gint)(place / clip->plan.columns));

        if (space == ROBO_NO_SPACE)
          continue;
        if (round == 0)
          robo_plan_clear_space (plan, space);
        else if (round == 1)
          {
            guint number = clip->plan.vp[place];

            if (number != 0 && is_number_taken (plan, number))
              number = robo_plan_find_free_vp (plan);
            copy_space (&clip->plan, place, plan, space);
            plan->vp[space] = (guint8)number;
          }
        else
          {
            for (guint i = 0; i < ROBO_N_SIDES; i++)
              {
                RoboDir  side = (RoboDir)(2 * i);
                RoboEdge edge = get_clip_edge (clip, place, side);
                gboolean is_inside = robo_plan_get_neighbour (&clip->plan, place, side) != ROBO_NO_SPACE;

                if (is_inside || edge != ROBO_EDGE_OPEN)
                  robo_plan_set_edge (plan, space, side, edge);
              }
          }
      }
  for (guint i = 0; i < clip->plan.n_starts; i++)
    {
      RoboStart start = clip->plan.starts[i];
      guint     space = get_space (plan, column + start.space % clip->plan.columns,
                                   row + start.space / clip->plan.columns);

      if (space == ROBO_NO_SPACE || plan->n_starts == ROBO_MAX_STARTS)
        continue;
      start.space = (guint8)space;
      plan->starts[plan->n_starts++] = start;
      pasted->is_new[space] = TRUE;
      pasted->rank[space] = clip->start_ranks[i];
    }
}

void
robo_clip_paste (const RoboClip *clip,
                 RoboSymmetry    symmetry,
                 RoboPlan       *plan,
                 gint            column,
                 gint            row)
{
  RoboRegion    region = { column, row, clip->plan.columns, clip->plan.rows };
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);
  Pasted        pasted = { .rank = { 0 } };

  /* Paste the clip itself last, so that it covers its images. */
  for (guint i = n; i-- > 0;)
    {
      RoboRegion image = robo_region_transform (&region, plan, transforms[i]);
      RoboClip   turned;

      robo_clip_transform (clip, transforms[i], &turned);
      paste_everything (&turned, plan, image.column, image.row, &pasted);
    }
  order_starts (plan, &pasted);
}

/* Clearing and moving */

static void
clear_region (const RoboRegion *region,
              RoboPlan         *plan,
              gboolean          with_border)
{
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (!robo_region_has (region, plan, space))
        continue;

      robo_plan_clear_space (plan, space);
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          guint other = robo_plan_get_neighbour (plan, space, (RoboDir)(2 * i));

          if (with_border || (other != ROBO_NO_SPACE && robo_region_has (region, plan, other)))
            robo_plan_set_edge (plan, space, (RoboDir)(2 * i), ROBO_EDGE_OPEN);
        }
    }
}

void
robo_region_clear (const RoboRegion *region,
                   RoboSymmetry      symmetry,
                   RoboPlan         *plan)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);

  for (guint i = 0; i < n; i++)
    {
      RoboRegion image = robo_region_transform (region, plan, transforms[i]);

      clear_region (&image, plan, FALSE);
    }
}

/* Transforms the offset by which a clip moves. The image of the clip moves by this transformed offset. */
static void
transform_offset (RoboTransform transform,
                  gint         *dx,
                  gint         *dy)
{
  if (transform.is_mirrored)
    *dx = -*dx;

  for (guint i = 0; i < transform.quarters; i++)
    {
      gint old_dx = *dx;

      *dx = -*dy;
      *dy = old_dx;
    }
}

void
robo_region_move (const RoboRegion *region,
                  RoboSymmetry      symmetry,
                  RoboPlan         *plan,
                  gint              dx,
                  gint              dy)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);
  RoboRegion    images[ROBO_MAX_IMAGES];
  RoboClip      clips[ROBO_MAX_IMAGES];
  Pasted        pasted = { .rank = { 0 } };

  for (guint i = 0; i < n; i++)
    {
      images[i] = robo_region_transform (region, plan, transforms[i]);
      robo_clip_init (&clips[i], plan, &images[i]);
    }
  for (guint i = 0; i < n; i++)
    clear_region (&images[i], plan, TRUE);
  for (guint i = n; i-- > 0;)
    {
      gint x = dx;
      gint y = dy;

      transform_offset (transforms[i], &x, &y);
      paste_everything (&clips[i], plan, images[i].column + x, images[i].row + y, &pasted);
    }
  order_starts (plan, &pasted);
}

/* The whole arena */

void
robo_plan_resize (const RoboPlan *plan,
                  guint           columns,
                  guint           rows,
                  gint            dx,
                  gint            dy,
                  RoboPlan       *result)
{
  RoboClip all;
  Pasted   pasted = { .rank = { 0 } };

  robo_clip_init_whole (&all, plan);
  *result = (RoboPlan){ .columns = (guint8)columns, .rows = (guint8)rows, .theme = plan->theme };
  paste_everything (&all, result, dx, dy, &pasted);
}

/* Regions */

void
robo_region_init (RoboRegion     *region,
                  const RoboPlan *plan,
                  guint           from,
                  guint           to)
{
  gint x[2] = { (gint)(from % plan->columns), (gint)(to % plan->columns) };
  gint y[2] = { (gint)(from / plan->columns), (gint)(to / plan->columns) };

  *region = (RoboRegion){
    .column = MIN (x[0], x[1]),
    .row = MIN (y[0], y[1]),
    .columns = ABS (x[0] - x[1]) + 1,
    .rows = ABS (y[0] - y[1]) + 1,
  };
}

gboolean
robo_region_has (const RoboRegion *region,
                 const RoboPlan   *plan,
                 guint             space)
{
  gint column = (gint)(space % plan->columns);
  gint row = (gint)(space / plan->columns);

  return column >= region->column && column < region->column + region->columns && row >= region->row &&
         row < region->row + region->rows;
}

RoboRegion
robo_region_transform (const RoboRegion *region,
                       const RoboPlan   *plan,
                       RoboTransform     transform)
{
  RoboRegion image = *region;
  gint       columns = plan->columns;
  gint       rows = plan->rows;

  if (transform.is_mirrored)
    image.column = columns - image.column - image.columns;

  for (guint i = 0; i < transform.quarters; i++)
    {
      image = (RoboRegion){
        .column = rows - image.row - image.rows,
        .row = image.column,
        .columns = image.rows,
        .rows = image.columns,
      };
      columns = rows;
      rows = i % 2 == 0 ? plan->columns : plan->rows;
    }

  return image;
}
