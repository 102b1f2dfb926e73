// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-brush.h"

#include <math.h>
#include <string.h>

/* Spaces and edges under the pointer */

/* A point selects an edge up to this distance from the edge, in spaces. */
#define AT_EDGE 0.22

/* A point nearer than this to a corner, in spaces, does not tell the direction of a stroke, because a stroke passes
 * many corners. */
#define CORNER 0.22

/* A stroke follows an edge up to this distance from the edge, in spaces. */
#define ALONG_EDGE 0.32

gboolean
robo_touch_init (RoboTouch      *touch,
                 const RoboPlan *plan,
                 double          x,
                 double          y)
{
  double dx, dy, across, along;

  if (x < 0 || y < 0 || x >= plan->columns || y >= plan->rows)
    return FALSE;

  *touch = (RoboTouch){ .space = (guint8)((guint)y * plan->columns + (guint)x) };
  dx = x - floor (x) - 0.5;
  dy = y - floor (y) - 0.5;
  if (fabs (dx) > fabs (dy))
    {
      touch->side = dx > 0 ? ROBO_DIR_E : ROBO_DIR_W;
      touch->end = dy > 0 ? ROBO_DIR_S : ROBO_DIR_N;
    }
  else
    {
      touch->side = dy > 0 ? ROBO_DIR_S : ROBO_DIR_N;
      touch->end = dx > 0 ? ROBO_DIR_E : ROBO_DIR_W;
    }

  across = 0.5 - MAX (fabs (dx), fabs (dy));
  along = 0.5 - MIN (fabs (dx), fabs (dy));
  touch->is_at_edge = across <= AT_EDGE;
  touch->is_along_edge = across <= ALONG_EDGE && along >= CORNER;

  return TRUE;
}

void
robo_touch_init_side (RoboTouch *touch,
                      guint      space,
                      RoboDir    side)
{
  *touch = (RoboTouch){
    .space = (guint8)space,
    .side = side,
    .end = robo_dir_turn (side, 2),
    .is_at_edge = TRUE,
    .is_along_edge = TRUE,
  };
}

gboolean
robo_plan_has_edge_mark (const RoboPlan  *plan,
                         const RoboTouch *touch)
{
  return robo_plan_get_edge (plan, touch->space, touch->side) != ROBO_EDGE_OPEN ||
         plan->caution[touch->space][touch->side / 2] != 0;
}

/* Finding features of a plan */

guint
robo_plan_get_start_at (const RoboPlan *plan,
                        guint           space)
{
  guint i;

  for (i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      break;

  return i;
}

guint
robo_plan_find_free_vp (const RoboPlan *plan)
{
  gboolean is_used[ROBO_MAX_VP_NUMBER + 1] = { FALSE };

  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    is_used[plan->vp[i]] = TRUE;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    if (!is_used[number])
      return number;

  return 0;
}

gboolean
robo_brush_is_for_edges (const RoboBrush *brush)
{
  return brush->kind == ROBO_BRUSH_WALL || brush->kind == ROBO_BRUSH_BARRIER || brush->kind == ROBO_BRUSH_CAUTION ||
         (brush->kind == ROBO_BRUSH_ERASER && brush->erasing == ROBO_ERASING_EDGES);
}

/* Returns whether the brush paints the edge at the touched point, and not the space. */
static gboolean
paints_edge_at (const RoboBrush *brush,
                const RoboPlan  *plan,
                const RoboTouch *touch)
{
  if (brush->kind == ROBO_BRUSH_ERASER && brush->erasing == ROBO_ERASING_ALL)
    return touch->is_at_edge && robo_plan_has_edge_mark (plan, touch);

  return robo_brush_is_for_edges (brush);
}

/* Removing features */

static void
remove_features (RoboPlan *plan,
                 guint     space)
{
  guint start = robo_plan_get_start_at (plan, space);

  plan->vp[space] = 0;
  plan->workshop[space] = FALSE;
  plan->high_voltage[space] = FALSE;
  if (start == plan->n_starts)
    return;

  /* The remaining starting spaces keep their order, in which operators are offered them (R4.4). */
  memmove (&plan->starts[start], &plan->starts[start + 1], (plan->n_starts - start - 1) * sizeof plan->starts[0]);
  plan->n_starts--;
  plan->starts[plan->n_starts] = (RoboStart){ 0 };
}

void
robo_plan_clear_space (RoboPlan *plan,
                       guint     space)
{
  plan->terrain[space] = ROBO_TERRAIN_FLOOR;
  remove_features (plan, space);
  memset (plan->caution[space], 0, sizeof plan->caution[space]);
}

/* Painting one touch */

/* Holds the values of the mark for one touch. If the brush leaves the side, the arrow or the turn to the touch, the
 * mark has the value that fits the touch. */
typedef struct
{
  guint     number;
  RoboStart start; /* the starting space to paint, at the touched space */
  RoboDir   turn;
  gboolean  means_edge;
} Mark;

static RoboDir
find_nearest_side (const RoboPlan *plan,
                   guint           space)
{
  guint   column = space % plan->columns;
  guint   row = space / plan->columns;
  guint   distances[ROBO_N_SIDES] = { row, plan->columns - 1 - column, plan->rows - 1 - row, column };
  RoboDir best = ROBO_DIR_N;

  for (guint i = 1; i < ROBO_N_SIDES; i++)
    if (distances[i] < distances[best / 2])
      best = (RoboDir)(2 * i);

  return best;
}

static RoboPainted
paint_terrain (RoboPlan   *plan,
               guint       space,
               RoboTerrain terrain)
{
  if (terrain != ROBO_TERRAIN_FLOOR)
    memset (plan->caution[space], 0, sizeof plan->caution[space]);
  if (terrain == ROBO_TERRAIN_SOLID)
    {
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        robo_plan_set_edge (plan, space, (RoboDir)(2 * i), ROBO_EDGE_OPEN);
    }
  remove_features (plan, space);
  plan->terrain[space] = terrain;

  return ROBO_PAINTED;
}

static RoboPainted
paint_start (RoboPlan        *plan,
             const RoboStart *start)
{
  guint i = robo_plan_get_start_at (plan, start->space);

  if (i == ROBO_MAX_STARTS)
    return ROBO_PAINTED_TOO_MANY_STARTS;

  plan->terrain[start->space] = ROBO_TERRAIN_FLOOR;
  plan->starts[i] = *start;
  if (i == plan->n_starts)
    plan->n_starts++;

  return ROBO_PAINTED;
}

static RoboPainted
paint_vp (RoboPlan *plan,
          guint     space,
          guint     number)
{
  guint here = plan->vp[space];

  plan->terrain[space] = ROBO_TERRAIN_FLOOR;
  plan->workshop[space] = FALSE;

  if (number == 0)
    number = here != 0 ? here : robo_plan_find_free_vp (plan);
  if (number == 0)
    return ROBO_PAINTED_NO_NUMBER;

  /* If another space has the number, that space gets the old number of the painted space, or a free number. */
  plan->vp[space] = (guint8)number;
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    if (i != space && plan->vp[i] == number)
      {
        plan->vp[i] = (guint8)(here != 0 ? here : robo_plan_find_free_vp (plan));
        if (plan->vp[i] == 0)
          return ROBO_PAINTED_NO_NUMBER;
        here = 0;
      }

  return ROBO_PAINTED;
}

static RoboPainted
paint_edge (RoboPlan        *plan,
            const RoboTouch *touch,
            RoboEdge         edge)
{
  guint other = robo_plan_get_neighbour (plan, touch->space, touch->side);

  if (other == ROBO_NO_SPACE)
    return ROBO_PAINTED_NO_EDGE;
  if (plan->terrain[touch->space] == ROBO_TERRAIN_SOLID || plan->terrain[other] == ROBO_TERRAIN_SOLID)
    return ROBO_PAINTED_AT_SOLID;

  robo_plan_set_edge (plan, touch->space, touch->side, edge);

  return ROBO_PAINTED;
}

static RoboPainted
paint_mark (RoboBrushKind    kind,
            RoboPlan        *plan,
            const RoboTouch *touch,
            const Mark      *mark)
{
  switch (kind)
    {
    case ROBO_BRUSH_FLOOR:
      return paint_terrain (plan, touch->space, ROBO_TERRAIN_FLOOR);
    case ROBO_BRUSH_PIT:
      return paint_terrain (plan, touch->space, ROBO_TERRAIN_PIT);
    case ROBO_BRUSH_WATER:
      return paint_terrain (plan, touch->space, ROBO_TERRAIN_WATER);
    case ROBO_BRUSH_SOLID:
      return paint_terrain (plan, touch->space, ROBO_TERRAIN_SOLID);
    case ROBO_BRUSH_VP:
      return paint_vp (plan, touch->space, mark->number);
    case ROBO_BRUSH_WORKSHOP:
      plan->terrain[touch->space] = ROBO_TERRAIN_FLOOR;
      plan->vp[touch->space] = 0;
      plan->workshop[touch->space] = TRUE;
      return ROBO_PAINTED;
    case ROBO_BRUSH_VOLTAGE:
      plan->terrain[touch->space] = ROBO_TERRAIN_FLOOR;
      plan->high_voltage[touch->space] = TRUE;
      return ROBO_PAINTED;
    case ROBO_BRUSH_START:
      return paint_start (plan, &mark->start);
    case ROBO_BRUSH_WALL:
      return paint_edge (plan, touch, ROBO_EDGE_WALL);
    case ROBO_BRUSH_BARRIER:
      return paint_edge (plan, touch, ROBO_EDGE_BARRIER);
    case ROBO_BRUSH_CAUTION:
      if (plan->terrain[touch->space] != ROBO_TERRAIN_FLOOR)
        return ROBO_PAINTED_NO_FLOOR;
      plan->caution[touch->space][touch->side / 2] = 1 + mark->turn;
      return ROBO_PAINTED;
    case ROBO_BRUSH_ERASER:
      if (!mark->means_edge)
        {
          robo_plan_clear_space (plan, touch->space);
          return ROBO_PAINTED;
        }
      robo_plan_set_edge (plan, touch->space, touch->side, ROBO_EDGE_OPEN);
      plan->caution[touch->space][touch->side / 2] = 0;
      return ROBO_PAINTED;
    }

  g_return_val_if_reached (ROBO_PAINTED_NOTHING);
}

/* Images of a touch under the symmetry */

static RoboTouch
transform_touch (RoboTransform    transform,
                 const RoboPlan  *plan,
                 const RoboTouch *touch)
{
  RoboTouch image = *touch;

  image.space = (guint8)robo_transform_space (transform, plan->columns, plan->rows, touch->space);
  image.side = robo_transform_dir (transform, touch->side);
  image.end = robo_transform_dir (transform, touch->end);

  return image;
}

/* Returns whether two touches mean the same space or edge. An edge can be touched from both of its spaces, but a
 * caution line belongs to one of them. */
static gboolean
is_same_place (const RoboBrush *brush,
               const RoboPlan  *plan,
               const RoboTouch *one,
               const RoboTouch *other,
               gboolean         is_edge)
{
  if (!is_edge)
    return one->space == other->space;
  if (one->space == other->space && one->side == other->side)
    return TRUE;

  return brush->kind != ROBO_BRUSH_CAUTION && one->side == robo_dir_opposite (other->side) &&
         robo_plan_get_neighbour (plan, one->space, one->side) == other->space;
}

guint
robo_brush_get_images (const RoboBrush *brush,
                       RoboSymmetry     symmetry,
                       const RoboPlan  *plan,
                       const RoboTouch *touch,
                       RoboTouch        images[ROBO_MAX_IMAGES])
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n_transforms = robo_symmetry_get_transforms (symmetry, transforms);
  gboolean      is_edge = paints_edge_at (brush, plan, touch);
  guint         n = 0;

  for (guint i = 0; i < n_transforms; i++)
    {
      guint before = 0;

      images[n] = transform_touch (transforms[i], plan, touch);
      while (before < n && !is_same_place (brush, plan, &images[before], &images[n], is_edge))
        before++;
      n += before == n;
    }

  return n;
}

/* Paints a mark and its images. A VP space is painted before its images, so that it is the first to choose a number.
 * Any other mark is painted after its images, so that the mark stays if an image falls onto it. */
static RoboPainted
paint_images (const RoboBrush *brush,
              RoboSymmetry     symmetry,
              RoboPlan        *plan,
              const RoboTouch *touch)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);
  RoboDir       side = brush->side == ROBO_BRUSH_AUTO ? find_nearest_side (plan, touch->space) : (RoboDir)brush->side;
  RoboDir       arrow = brush->arrow == ROBO_BRUSH_AUTO ? robo_dir_opposite (side) : (RoboDir)brush->arrow;
  Mark          mark = {
             .number = brush->number,
             .start = { touch->space, (guint8)side, (guint8)arrow },
             .turn = brush->turn == 0 ? touch->end : robo_dir_turn (touch->side, brush->turn),
             .means_edge = paints_edge_at (brush, plan, touch),
  };
  RoboPainted painted = ROBO_PAINTED;

  if (brush->kind == ROBO_BRUSH_VP)
    painted = paint_mark (brush->kind, plan, touch, &mark);

  for (guint i = 1; i < n && painted == ROBO_PAINTED; i++)
    {
      guint         k = brush->kind == ROBO_BRUSH_VP ? i : n - i;
      RoboTouch     image = transform_touch (transforms[k], plan, touch);
      Mark          image_mark = mark;
      RoboTransform transform = transforms[k];

      image_mark.number = 0;
      image_mark.start = (RoboStart){
        .space = image.space,
        .side = (guint8)robo_transform_dir (transform, (RoboDir)image_mark.start.side),
        .arrow = (guint8)robo_transform_dir (transform, (RoboDir)image_mark.start.arrow),
      };
      image_mark.turn = robo_transform_dir (transform, image_mark.turn);
      painted = paint_mark (brush->kind, plan, &image, &image_mark);
    }

  if (brush->kind != ROBO_BRUSH_VP && painted == ROBO_PAINTED)
    painted = paint_mark (brush->kind, plan, touch, &mark);

  return painted;
}

RoboPainted
robo_brush_paint (const RoboBrush *brush,
                  RoboSymmetry     symmetry,
                  RoboPlan        *plan,
                  const RoboTouch *touch)
{
  RoboPlan    next = *plan;
  RoboPainted painted = paint_images (brush, symmetry, &next, touch);

  if (painted != ROBO_PAINTED)
    return painted;
  if (memcmp (plan, &next, sizeof next) == 0)
    return ROBO_PAINTED_NOTHING;

  *plan = next;

  return ROBO_PAINTED;
}

/* Painting many spaces at once: flood and box */

static gboolean
is_alike (const RoboPlan *plan,
          guint           one,
          guint           other)
{
  return plan->terrain[one] == plan->terrain[other] &&
         (plan->vp[one] != 0) == (plan->vp[other] != 0) &&
         plan->workshop[one] == plan->workshop[other] &&
         plan->high_voltage[one] == plan->high_voltage[other] &&
         (robo_plan_get_start_at (plan, one) == plan->n_starts) ==
           (robo_plan_get_start_at (plan, other) == plan->n_starts);
}

void
robo_area_init_flood (RoboArea       *area,
                      const RoboPlan *plan,
                      guint           space)
{
  guint8 waiting[ROBO_MAX_SPACES];
  guint  n_waiting = 0;

  *area = (RoboArea){ .has = { 0 } };
  area->has[space] = TRUE;
  waiting[n_waiting++] = (guint8)space;
  while (n_waiting > 0)
    {
      guint from = waiting[--n_waiting];

      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          guint to = robo_plan_get_neighbour (plan, from, (RoboDir)(2 * i));

          if (to == ROBO_NO_SPACE || area->has[to] || !is_alike (plan, from, to) ||
              robo_plan_get_edge (plan, from, (RoboDir)(2 * i)) != ROBO_EDGE_OPEN)
            continue;
          area->has[to] = TRUE;
          waiting[n_waiting++] = (guint8)to;
        }
    }
}

void
robo_area_init_box (RoboArea       *area,
                    const RoboPlan *plan,
                    guint           from,
                    guint           to)
{
  guint west = MIN (from % plan->columns, to % plan->columns);
  guint east = MAX (from % plan->columns, to % plan->columns);
  guint north = MIN (from / plan->columns, to / plan->columns);
  guint south = MAX (from / plan->columns, to / plan->columns);

  *area = (RoboArea){ .has = { 0 } };
  for (guint row = north; row <= south; row++)
    for (guint column = west; column <= east; column++)
      area->has[robo_plan_get_space (plan, column, row)] = TRUE;
}

/* Adds the result of painting one mark to the result for all marks. ROBO_PAINTED is more important than the reason
 * why another mark was not painted. */
static void
add_result (RoboPainted *all,
            RoboPainted  one)
{
  if (one == ROBO_PAINTED || *all == ROBO_PAINTED_NOTHING)
    *all = one;
}

RoboPainted
robo_brush_paint_area (const RoboBrush *brush,
                       RoboSymmetry     symmetry,
                       RoboPlan        *plan,
                       const RoboArea  *area)
{
  RoboPainted painted = ROBO_PAINTED_NOTHING;

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      RoboTouch touch;

      if (!area->has[space])
        continue;
      if (robo_brush_is_for_edges (brush))
        {
          for (guint i = 0; i < ROBO_N_SIDES; i++)
            {
              RoboTouch touch;
              guint     to;

              robo_touch_init_side (&touch, space, (RoboDir)(2 * i));
              to = robo_plan_get_neighbour (plan, space, touch.side);
              if (to == ROBO_NO_SPACE || !area->has[to])
                add_result (&painted, robo_brush_paint (brush, symmetry, plan, &touch));
            }
          continue;
        }
      robo_touch_init_side (&touch, space, ROBO_DIR_N);
      touch.is_at_edge = FALSE;
      add_result (&painted, robo_brush_paint (brush, symmetry, plan, &touch));
    }

  return painted;
}

/* Picking up the mark under the pointer */

static const RoboBrushKind terrain_kinds[] = {
  [ROBO_TERRAIN_FLOOR] = ROBO_BRUSH_FLOOR,
  [ROBO_TERRAIN_PIT] = ROBO_BRUSH_PIT,
  [ROBO_TERRAIN_WATER] = ROBO_BRUSH_WATER,
  [ROBO_TERRAIN_SOLID] = ROBO_BRUSH_SOLID,
};

static gboolean
pick_edge_brush (RoboBrush       *brush,
                 const RoboPlan  *plan,
                 const RoboTouch *touch)
{
  RoboEdge edge = robo_plan_get_edge (plan, touch->space, touch->side);
  guint8   caution = plan->caution[touch->space][touch->side / 2];

  if (!touch->is_at_edge || !robo_plan_has_edge_mark (plan, touch))
    return FALSE;

  if (edge == ROBO_EDGE_OPEN)
    {
      brush->kind = ROBO_BRUSH_CAUTION;
      brush->turn = (RoboDir)(caution - 1) == robo_dir_turn (touch->side, 2) ? 2 : -2;
    }
  else
    brush->kind = edge == ROBO_EDGE_WALL ? ROBO_BRUSH_WALL : ROBO_BRUSH_BARRIER;

  return TRUE;
}

void
robo_brush_pick (RoboBrush       *brush,
                 const RoboPlan  *plan,
                 const RoboTouch *touch)
{
  guint i = robo_plan_get_start_at (plan, touch->space);

  if (pick_edge_brush (brush, plan, touch))
    return;

  if (plan->vp[touch->space] != 0)
    {
      /* The brush gets a free number, since painting the same number elsewhere would remove it from this space. */
      brush->kind = ROBO_BRUSH_VP;
      brush->number = 0;
    }
  else if (plan->workshop[touch->space])
    brush->kind = ROBO_BRUSH_WORKSHOP;
  else if (i < plan->n_starts)
    {
      brush->kind = ROBO_BRUSH_START;
      brush->side = plan->starts[i].side;
      brush->arrow = plan->starts[i].arrow;
    }
  else if (plan->high_voltage[touch->space])
    brush->kind = ROBO_BRUSH_VOLTAGE;
  else
    brush->kind = terrain_kinds[plan->terrain[touch->space]];
}
