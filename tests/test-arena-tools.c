// SPDX-License-Identifier: GPL-3.0-or-later
// What the board editor does to a plan: brushes, areas, clips, sizes, symmetries.
#include "config.h"

#include <string.h>

#include "content/robo-arena-check.h"
#include "model/robo-arena-brush.h"
#include "model/robo-arena-clip.h"
#include "model/robo-arena-document.h"

#define COLUMNS 9
#define ROWS    7

static RoboPlan
make_plan (void)
{
  return (RoboPlan){ .columns = COLUMNS, .rows = ROWS };
}

/* `at (4, 2)` is 4|2. */
static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

static RoboPainted
paint_at (RoboPlan    *plan,
          RoboBrush    brush,
          RoboSymmetry symmetry,
          guint        space,
          RoboDir      side)
{
  RoboTouch touch;

  robo_touch_init_side (&touch, space, side);
  touch.is_at_edge = robo_brush_is_for_edges (&brush);

  return robo_brush_paint (&brush, symmetry, plan, &touch);
}

static RoboPainted
paint (RoboPlan     *plan,
       RoboBrushKind kind,
       guint         space)
{
  RoboBrush brush = { .kind = kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };

  return paint_at (plan, brush, ROBO_SYMMETRY_OFF, space, ROBO_DIR_N);
}

static RoboPainted
paint_edge (RoboPlan     *plan,
            RoboBrushKind kind,
            guint         space,
            RoboDir       side)
{
  return paint_at (plan, (RoboBrush){ .kind = kind }, ROBO_SYMMETRY_OFF, space, side);
}

static void
assert_same (const RoboPlan *one,
             const RoboPlan *other)
{
  g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
}

/* Something of everything, nowhere symmetric. */
static RoboPlan
make_full_plan (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush caution = { .kind = ROBO_BRUSH_CAUTION, .turn = -2 };

  paint (&plan, ROBO_BRUSH_PIT, at (2, 2));
  paint (&plan, ROBO_BRUSH_WATER, at (8, 3));
  paint (&plan, ROBO_BRUSH_SOLID, at (1, 1));
  paint (&plan, ROBO_BRUSH_VP, at (3, 3));
  paint (&plan, ROBO_BRUSH_VP, at (6, 5));
  paint (&plan, ROBO_BRUSH_WORKSHOP, at (5, 6));
  paint (&plan, ROBO_BRUSH_VOLTAGE, at (3, 3));
  paint (&plan, ROBO_BRUSH_START, at (4, 1));
  paint (&plan, ROBO_BRUSH_START, at (9, 5));
  paint_edge (&plan, ROBO_BRUSH_WALL, at (3, 3), ROBO_DIR_E);
  paint_edge (&plan, ROBO_BRUSH_WALL, at (3, 4), ROBO_DIR_S);
  paint_edge (&plan, ROBO_BRUSH_BARRIER, at (7, 2), ROBO_DIR_W);
  paint_at (&plan, caution, ROBO_SYMMETRY_OFF, at (2, 3), ROBO_DIR_N);

  return plan;
}

/* Touches */

static void
test_touch (void)
{
  static const struct
  {
    double   x, y;
    guint    column, row;
    RoboDir  side, end;
    gboolean is_at_edge, is_along_edge;
  } cases[] = {
    { 3.5, 1.1, 4, 2, ROBO_DIR_N, ROBO_DIR_W, TRUE, TRUE },
    { 3.9, 1.6, 4, 2, ROBO_DIR_E, ROBO_DIR_S, TRUE, TRUE },
    { 3.4, 1.7, 4, 2, ROBO_DIR_S, ROBO_DIR_W, FALSE, TRUE },
    { 3.02, 1.4, 4, 2, ROBO_DIR_W, ROBO_DIR_N, TRUE, TRUE },
    { 3.05, 1.1, 4, 2, ROBO_DIR_W, ROBO_DIR_N, TRUE, FALSE }, /* past a corner */
    { 3.5, 1.45, 4, 2, ROBO_DIR_N, ROBO_DIR_W, FALSE, FALSE },
    { 0, 0, 1, 1, ROBO_DIR_N, ROBO_DIR_W, TRUE, FALSE },
  };
  RoboPlan plan = make_plan ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RoboTouch touch;

      g_assert_true (robo_touch_init (&touch, &plan, cases[i].x, cases[i].y));
      g_assert_cmpuint (touch.space, ==, at (cases[i].column, cases[i].row));
      g_assert_cmpuint (touch.side, ==, cases[i].side);
      g_assert_cmpuint (touch.end, ==, cases[i].end);
      g_assert_cmpint (touch.is_at_edge, ==, cases[i].is_at_edge);
      g_assert_cmpint (touch.is_along_edge, ==, cases[i].is_along_edge);
    }
}

static void
test_touch_outside (void)
{
  RoboPlan  plan = make_plan ();
  RoboTouch touch;

  g_assert_false (robo_touch_init (&touch, &plan, -0.01, 3));
  g_assert_false (robo_touch_init (&touch, &plan, 3, -0.01));
  g_assert_false (robo_touch_init (&touch, &plan, COLUMNS, 3));
  g_assert_false (robo_touch_init (&touch, &plan, 3, ROWS));
}

/* Brushes */

static void
test_terrain_overwrites (void)
{
  RoboPlan plan = make_full_plan ();

  g_assert_cmpint (paint (&plan, ROBO_BRUSH_PIT, at (3, 3)), ==, ROBO_PAINTED);
  g_assert_cmpuint (plan.terrain[at (3, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 0);
  g_assert_false (plan.high_voltage[at (3, 3)]);
  /* A wall at a pit is of use. */
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_WALL);

  g_assert_cmpint (paint (&plan, ROBO_BRUSH_SOLID, at (4, 3)), ==, ROBO_PAINTED);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);

  g_assert_cmpint (paint (&plan, ROBO_BRUSH_WATER, at (4, 1)), ==, ROBO_PAINTED);
  g_assert_cmpuint (plan.n_starts, ==, 1);
  g_assert_cmpuint (plan.starts[0].space, ==, at (9, 5));

  g_assert_cmpint (paint (&plan, ROBO_BRUSH_PIT, at (2, 3)), ==, ROBO_PAINTED);
  g_assert_cmpuint (plan.caution[at (2, 3)][0], ==, 0);
}

static void
test_floor_is_plain (void)
{
  RoboPlan plan = make_full_plan ();

  paint (&plan, ROBO_BRUSH_FLOOR, at (3, 3));
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 0);
  g_assert_false (plan.high_voltage[at (3, 3)]);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_WALL);

  paint (&plan, ROBO_BRUSH_FLOOR, at (2, 3));
  g_assert_cmpuint (plan.caution[at (2, 3)][0], ==, 1 + ROBO_DIR_W);
  g_assert_cmpint (paint (&plan, ROBO_BRUSH_FLOOR, at (2, 3)), ==, ROBO_PAINTED_NOTHING);
}

static void
test_features_need_floor (void)
{
  RoboPlan plan = make_full_plan ();

  paint (&plan, ROBO_BRUSH_WORKSHOP, at (2, 2));
  g_assert_cmpuint (plan.terrain[at (2, 2)], ==, ROBO_TERRAIN_FLOOR);
  paint (&plan, ROBO_BRUSH_VP, at (2, 2));
  g_assert_false (plan.workshop[at (2, 2)]);
  g_assert_cmpuint (plan.vp[at (2, 2)], ==, 3);
  paint (&plan, ROBO_BRUSH_WORKSHOP, at (2, 2));
  g_assert_cmpuint (plan.vp[at (2, 2)], ==, 0);
  paint (&plan, ROBO_BRUSH_VOLTAGE, at (2, 2));
  g_assert_true (plan.workshop[at (2, 2)]);
  paint (&plan, ROBO_BRUSH_START, at (8, 3));
  g_assert_cmpuint (plan.terrain[at (8, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpint (paint_edge (&plan, ROBO_BRUSH_CAUTION, at (1, 1), ROBO_DIR_S), ==, ROBO_PAINTED_NO_FLOOR);
}

static void
test_start_side (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush brush = { .kind = ROBO_BRUSH_START, .side = ROBO_DIR_W, .arrow = ROBO_DIR_S };

  paint (&plan, ROBO_BRUSH_START, at (2, 4));
  paint (&plan, ROBO_BRUSH_START, at (5, 7));
  g_assert_cmpuint (plan.starts[0].side, ==, ROBO_DIR_W);
  g_assert_cmpuint (plan.starts[0].arrow, ==, ROBO_DIR_E);
  g_assert_cmpuint (plan.starts[1].side, ==, ROBO_DIR_S);
  g_assert_cmpuint (plan.starts[1].arrow, ==, ROBO_DIR_N);

  /* Painted over it keeps its place in the order. */
  paint_at (&plan, brush, ROBO_SYMMETRY_OFF, at (2, 4), ROBO_DIR_N);
  g_assert_cmpuint (plan.n_starts, ==, 2);
  g_assert_cmpuint (plan.starts[0].space, ==, at (2, 4));
  g_assert_cmpuint (plan.starts[0].arrow, ==, ROBO_DIR_S);
}

static void
test_too_many_starts (void)
{
  RoboPlan plan = { .columns = 15, .rows = 15 };

  for (guint i = 0; i < ROBO_MAX_STARTS; i++)
    g_assert_cmpint (paint (&plan, ROBO_BRUSH_START, i), ==, ROBO_PAINTED);
  g_assert_cmpint (paint (&plan, ROBO_BRUSH_START, 100), ==, ROBO_PAINTED_TOO_MANY_STARTS);
  g_assert_cmpuint (plan.n_starts, ==, ROBO_MAX_STARTS);
}

static void
test_vp_numbers (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush second = { .kind = ROBO_BRUSH_VP, .number = 2 };

  paint (&plan, ROBO_BRUSH_VP, at (2, 2));
  paint (&plan, ROBO_BRUSH_VP, at (5, 2));
  paint (&plan, ROBO_BRUSH_VP, at (8, 2));
  g_assert_cmpint (paint (&plan, ROBO_BRUSH_VP, at (5, 2)), ==, ROBO_PAINTED_NOTHING);

  /* Two spaces change numbers. */
  paint_at (&plan, second, ROBO_SYMMETRY_OFF, at (8, 2), ROBO_DIR_N);
  g_assert_cmpuint (plan.vp[at (8, 2)], ==, 2);
  g_assert_cmpuint (plan.vp[at (5, 2)], ==, 3);

  /* A new one takes the number, and the old one gets the next that is free. */
  paint_at (&plan, second, ROBO_SYMMETRY_OFF, at (4, 4), ROBO_DIR_N);
  g_assert_cmpuint (plan.vp[at (4, 4)], ==, 2);
  g_assert_cmpuint (plan.vp[at (8, 2)], ==, 4);

  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (paint (&plan, ROBO_BRUSH_VP, at (1 + i, 7)), ==, ROBO_PAINTED);
  g_assert_cmpint (paint (&plan, ROBO_BRUSH_VP, at (8, 7)), ==, ROBO_PAINTED_NO_NUMBER);
  g_assert_cmpint (paint_at (&plan, second, ROBO_SYMMETRY_OFF, at (8, 7), ROBO_DIR_N), ==, ROBO_PAINTED_NO_NUMBER);
  g_assert_cmpuint (robo_plan_find_free_vp (&plan), ==, 0);
  g_assert_cmpuint (plan.vp[at (8, 7)], ==, 0);
}

static void
test_vp_all_or_none (void)
{
  RoboPlan plan = make_plan ();
  RoboPlan before;

  for (guint i = 0; i < 7; i++)
    paint (&plan, ROBO_BRUSH_VP, at (2 + i, 4));
  before = plan;
  g_assert_cmpint (paint_at (&plan, (RoboBrush){ .kind = ROBO_BRUSH_VP }, ROBO_SYMMETRY_QUARTERS_MIRRORED, at (2, 2), ROBO_DIR_N),
                   ==, ROBO_PAINTED_NO_NUMBER);
  assert_same (&plan, &before);
}

static void
test_edges (void)
{
  RoboPlan plan = make_full_plan ();

  g_assert_cmpint (paint_edge (&plan, ROBO_BRUSH_BARRIER, at (4, 3), ROBO_DIR_W), ==, ROBO_PAINTED);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_BARRIER);
  g_assert_cmpint (paint_edge (&plan, ROBO_BRUSH_BARRIER, at (3, 3), ROBO_DIR_E), ==, ROBO_PAINTED_NOTHING);
  g_assert_cmpint (paint_edge (&plan, ROBO_BRUSH_WALL, at (9, 3), ROBO_DIR_E), ==, ROBO_PAINTED_NO_EDGE);
  g_assert_cmpint (paint_edge (&plan, ROBO_BRUSH_WALL, at (1, 2), ROBO_DIR_N), ==, ROBO_PAINTED_AT_SOLID);
}

static void
test_caution_turn (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush brush = { .kind = ROBO_BRUSH_CAUTION };
  RoboTouch touch;

  g_assert_true (robo_touch_init (&touch, &plan, 3.3, 1.1));
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.caution[at (4, 2)][0], ==, 1 + ROBO_DIR_W);
  g_assert_true (robo_touch_init (&touch, &plan, 3.7, 1.1));
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.caution[at (4, 2)][0], ==, 1 + ROBO_DIR_E);
  brush.turn = -2;
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.caution[at (4, 2)][0], ==, 1 + ROBO_DIR_W);
}

static void
test_eraser (void)
{
  RoboPlan  plan = make_full_plan ();
  RoboBrush all = { .kind = ROBO_BRUSH_ERASER };
  RoboBrush edges = { .kind = ROBO_BRUSH_ERASER, .erasing = ROBO_ERASING_EDGES };
  RoboBrush spaces = { .kind = ROBO_BRUSH_ERASER, .erasing = ROBO_ERASING_SPACES };
  RoboTouch touch;

  /* Near the wall of 3|3 it is the wall, then the space. */
  g_assert_true (robo_touch_init (&touch, &plan, 2.9, 2.5));
  robo_brush_paint (&all, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 1);
  g_assert_cmpint (robo_brush_paint (&edges, ROBO_SYMMETRY_OFF, &plan, &touch), ==, ROBO_PAINTED_NOTHING);
  robo_brush_paint (&all, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 0);

  g_assert_true (robo_touch_init (&touch, &plan, 1.5, 2.1));
  robo_brush_paint (&spaces, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.caution[at (2, 3)][0], ==, 0);

  g_assert_true (robo_touch_init (&touch, &plan, 1.5, 1.5));
  robo_brush_paint (&all, ROBO_SYMMETRY_OFF, &plan, &touch);
  g_assert_cmpuint (plan.terrain[at (2, 2)], ==, ROBO_TERRAIN_FLOOR);
}

static void
test_pick (void)
{
  static const struct
  {
    double        x, y;
    RoboBrushKind kind;
  } cases[] = {
    { 1.5, 1.5, ROBO_BRUSH_PIT },
    { 7.5, 2.5, ROBO_BRUSH_WATER },
    { 0.5, 0.5, ROBO_BRUSH_SOLID },
    { 2.5, 2.5, ROBO_BRUSH_VP },
    { 4.5, 5.5, ROBO_BRUSH_WORKSHOP },
    { 8.5, 4.5, ROBO_BRUSH_START },
    { 2.95, 2.5, ROBO_BRUSH_WALL },
    { 3.05, 2.5, ROBO_BRUSH_WALL },
    { 6.1, 1.5, ROBO_BRUSH_BARRIER },
    { 1.5, 2.1, ROBO_BRUSH_CAUTION },
    { 6.5, 6.5, ROBO_BRUSH_FLOOR },
  };
  RoboPlan plan = make_full_plan ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RoboBrush brush = { .kind = ROBO_BRUSH_ERASER, .number = 7 };
      RoboTouch touch;

      g_assert_true (robo_touch_init (&touch, &plan, cases[i].x, cases[i].y));
      robo_brush_pick (&brush, &plan, &touch);
      g_assert_cmpint (brush.kind, ==, cases[i].kind);
      if (brush.kind == ROBO_BRUSH_CAUTION)
        g_assert_cmpint (brush.turn, ==, -2);
      if (brush.kind == ROBO_BRUSH_START)
        g_assert_cmpint (brush.arrow, ==, ROBO_DIR_W);
    }
}

/* What was picked paints what was there. */
static void
test_pick_and_paint (void)
{
  RoboPlan  plan = make_full_plan ();
  RoboPlan  other = plan;
  RoboBrush brush = { 0 };
  RoboTouch touch;

  g_assert_true (robo_touch_init (&touch, &plan, 8.5, 4.5));
  robo_brush_pick (&brush, &plan, &touch);
  g_assert_cmpint (robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch), ==, ROBO_PAINTED_NOTHING);
  assert_same (&plan, &other);
}

/* Areas */

static void
test_flood (void)
{
  RoboPlan plan = make_plan ();
  RoboArea area;
  guint    n = 0;

  /* A room of 2 by 2 behind a wall and a pit, open nowhere. */
  paint_edge (&plan, ROBO_BRUSH_WALL, at (2, 1), ROBO_DIR_E);
  paint_edge (&plan, ROBO_BRUSH_BARRIER, at (2, 2), ROBO_DIR_E);
  paint (&plan, ROBO_BRUSH_PIT, at (1, 3));
  paint (&plan, ROBO_BRUSH_WORKSHOP, at (2, 3));

  robo_area_init_flood (&area, &plan, at (1, 1));
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    n += area.has[i];
  g_assert_cmpuint (n, ==, 4);
  g_assert_true (area.has[at (2, 2)]);
}

static void
test_fill (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush water = { .kind = ROBO_BRUSH_WATER };
  RoboArea  area;

  robo_area_init_flood (&area, &plan, at (5, 5));
  g_assert_cmpint (robo_brush_paint_area (&water, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    g_assert_cmpuint (plan.terrain[i], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpint (robo_brush_paint_area (&water, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED_NOTHING);
}

static void
test_box (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush wall = { .kind = ROBO_BRUSH_WALL };
  RoboArea  area;

  robo_area_init_box (&area, &plan, at (6, 5), at (4, 3));
  g_assert_cmpint (robo_brush_paint_area (&wall, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (4, 3), ROBO_DIR_N), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (4, 4), ROBO_DIR_W), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (6, 5), ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (6, 5), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (5, 4), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (4, 3), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);
}

/* The border has no edges, and that is no reason to say that nothing was painted. */
static void
test_box_at_border (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush wall = { .kind = ROBO_BRUSH_WALL };
  RoboArea  area;

  robo_area_init_box (&area, &plan, at (1, 1), at (2, 1));
  g_assert_cmpint (robo_brush_paint_area (&wall, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED);
  robo_area_init_box (&area, &plan, at (1, 1), at (COLUMNS, ROWS));
  g_assert_cmpint (robo_brush_paint_area (&wall, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED_NO_EDGE);
}

/* Symmetry */

static void
test_symmetry_start (void)
{
  RoboPlan  plan = { .columns = 9, .rows = 9 };
  RoboBrush brush = { .kind = ROBO_BRUSH_START, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };

  /* 4|9 turned: west 1|4, north 6|1, east 9|6. */
  paint_at (&plan, brush, ROBO_SYMMETRY_QUARTERS_TURNED, 8 * 9 + 3, ROBO_DIR_N);
  g_assert_cmpuint (plan.n_starts, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      static const guint   spaces[] = { 8 * 9 + 3, 3 * 9 + 0, 0 * 9 + 5, 5 * 9 + 8 };
      static const RoboDir sides[] = { ROBO_DIR_S, ROBO_DIR_W, ROBO_DIR_N, ROBO_DIR_E };
      guint                index = robo_plan_get_start_at (&plan, spaces[i]);

      g_assert_cmpuint (index, <, 4);
      g_assert_cmpuint (plan.starts[index].side, ==, sides[i]);
      g_assert_cmpuint (plan.starts[index].arrow, ==, robo_dir_opposite (sides[i]));
    }
}

static void
test_symmetry_caution (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush brush = { .kind = ROBO_BRUSH_CAUTION, .turn = 2 };

  paint_at (&plan, brush, ROBO_SYMMETRY_QUARTERS_MIRRORED, at (2, 3), ROBO_DIR_W);
  g_assert_cmpuint (plan.caution[at (2, 3)][3], ==, 1 + ROBO_DIR_N);
  g_assert_cmpuint (plan.caution[at (8, 3)][1], ==, 1 + ROBO_DIR_N);
  g_assert_cmpuint (plan.caution[at (2, 5)][3], ==, 1 + ROBO_DIR_S);
  g_assert_cmpuint (plan.caution[at (8, 5)][1], ==, 1 + ROBO_DIR_S);
}

static void
test_symmetry_edge (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush wall = { .kind = ROBO_BRUSH_WALL };
  RoboTouch touch;
  RoboTouch images[ROBO_MAX_IMAGES];

  paint_at (&plan, wall, ROBO_SYMMETRY_HALF_TURN, at (3, 2), ROBO_DIR_S);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 2), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (7, 6), ROBO_DIR_N), ==, ROBO_EDGE_WALL);

  robo_touch_init_side (&touch, at (3, 2), ROBO_DIR_S);
  g_assert_cmpuint (robo_brush_get_images (&wall, ROBO_SYMMETRY_HALF_TURN, &plan, &touch, images), ==, 2);
  g_assert_cmpuint (robo_brush_get_images (&wall, ROBO_SYMMETRY_QUARTERS_MIRRORED, &plan, &touch, images), ==, 4);

  /* On the axis: an edge is the same from both sides, a space is its own image. */
  robo_touch_init_side (&touch, at (5, 2), ROBO_DIR_S);
  g_assert_cmpuint (robo_brush_get_images (&wall, ROBO_SYMMETRY_MIRROR_WE, &plan, &touch, images), ==, 1);
  plan = (RoboPlan){ .columns = 6, .rows = 5 };
  robo_touch_init_side (&touch, 2, ROBO_DIR_E);
  g_assert_cmpuint (robo_brush_get_images (&wall, ROBO_SYMMETRY_MIRROR_WE, &plan, &touch, images), ==, 1);
}

static void
test_symmetry_vp (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush vp = { .kind = ROBO_BRUSH_VP };

  paint (&plan, ROBO_BRUSH_VP, at (8, 2));
  paint_at (&plan, vp, ROBO_SYMMETRY_QUARTERS_MIRRORED, at (2, 2), ROBO_DIR_N);
  g_assert_cmpuint (plan.vp[at (2, 2)], ==, 2);
  g_assert_cmpuint (plan.vp[at (8, 2)], ==, 1);
  g_assert_cmpuint (plan.vp[at (2, 6)], ==, 3);
  g_assert_cmpuint (plan.vp[at (8, 6)], ==, 4);
}

/* Where an image falls onto the place itself, what was painted counts. */
static void
test_symmetry_axis (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush start = { .kind = ROBO_BRUSH_START, .side = ROBO_DIR_N, .arrow = ROBO_DIR_E };

  paint_at (&plan, start, ROBO_SYMMETRY_MIRROR_WE, at (5, 1), ROBO_DIR_N);
  g_assert_cmpuint (plan.n_starts, ==, 1);
  g_assert_cmpuint (plan.starts[0].arrow, ==, ROBO_DIR_E);
}

static void
test_symmetry_possible (void)
{
  g_assert_true (robo_symmetry_is_possible (ROBO_SYMMETRY_QUARTERS_TURNED, 9, 9));
  g_assert_false (robo_symmetry_is_possible (ROBO_SYMMETRY_QUARTERS_TURNED, 9, 7));
  g_assert_true (robo_symmetry_is_possible (ROBO_SYMMETRY_QUARTERS_MIRRORED, 9, 7));
}

static RoboBrush
make_random_brush (GRand *rand)
{
  return (RoboBrush){
    .kind = (RoboBrushKind)g_rand_int_range (rand, 0, ROBO_N_BRUSHES),
    .side = ROBO_BRUSH_AUTO,
    .arrow = ROBO_BRUSH_AUTO,
    .turn = g_rand_boolean (rand) ? 2 : -2,
    .erasing = (RoboErasing)g_rand_int_range (rand, 0, 3),
  };
}

/* A start or caution line that is its own image has no direction that suits both. */
static gboolean
is_on_axis (const RoboPlan *plan,
            RoboSymmetry    symmetry,
            guint           space)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n = robo_symmetry_get_transforms (symmetry, transforms);

  for (guint i = 1; i < n; i++)
    if (robo_transform_space (transforms[i], plan->columns, plan->rows, space) == space)
      return TRUE;

  return FALSE;
}

static void
paint_at_random (GRand       *rand,
                 RoboPlan    *plan,
                 RoboSymmetry symmetry)
{
  RoboBrush brush = make_random_brush (rand);
  RoboTouch touch;

  g_assert_true (robo_touch_init (&touch, plan, g_rand_double_range (rand, 0, plan->columns),
                                  g_rand_double_range (rand, 0, plan->rows)));
  if ((brush.kind == ROBO_BRUSH_START || brush.kind == ROBO_BRUSH_CAUTION) && is_on_axis (plan, symmetry, touch.space))
    return;

  robo_brush_paint (&brush, symmetry, plan, &touch);
}

static void
assert_well_formed (const RoboPlan *plan)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  if (robo_arena_check (plan, ROBO_ARENA_WELL_FORMED, problems))
    return;

  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_test_fail ();
}

/* Whatever is painted with a symmetry has it, and is well formed. */
static void
test_random_strokes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 600; i++)
    {
      RoboSymmetry  symmetry = (RoboSymmetry)(i % ROBO_N_SYMMETRIES);
      guint         columns = (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1);
      guint         rows = symmetry == ROBO_SYMMETRY_QUARTERS_TURNED ? columns : (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1);
      RoboPlan      plan = { .columns = (guint8)columns, .rows = (guint8)rows };
      RoboTransform wanted[ROBO_MAX_IMAGES];
      RoboTransform found[ROBO_MAX_IMAGES];

      for (guint k = 0; k < 60; k++)
        paint_at_random (rand, &plan, symmetry);
      assert_well_formed (&plan);
      g_assert_cmpuint (robo_symmetry_get_transforms (robo_symmetry_find (&plan), found), >=,
                        robo_symmetry_get_transforms (symmetry, wanted));
    }
}

static void
make_random_plan (GRand    *rand,
                  RoboPlan *plan)
{
  *plan = (RoboPlan){
    .columns = (guint8)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1),
    .rows = (guint8)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1),
  };
  for (guint i = 0; i < 80; i++)
    paint_at_random (rand, plan, ROBO_SYMMETRY_OFF);
}

/* There and back again changes nothing; four quarter turns neither. */
static void
test_random_transforms (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < 400; i++)
    {
      RoboTransform transform = { i % 2, (i / 2) % 4 };
      RoboPlan      plan, there, back;
      RoboClip      clip, clip_there, clip_back;

      make_random_plan (rand, &plan);
      robo_transform_plan (transform, &plan, &there);
      assert_well_formed (&there);
      robo_transform_plan (robo_transform_invert (transform), &there, &back);
      assert_same (&back, &plan);

      robo_clip_init_whole (&clip, &plan);
      robo_clip_transform (&clip, transform, &clip_there);
      robo_clip_transform (&clip_there, robo_transform_invert (transform), &clip_back);
      g_assert_cmpmem (&clip_back, sizeof clip, &clip, sizeof clip);
    }
}

static void
test_find (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush pit = { .kind = ROBO_BRUSH_PIT };

  g_assert_cmpint (robo_symmetry_find (&plan), ==, ROBO_SYMMETRY_QUARTERS_MIRRORED);
  paint_at (&plan, pit, ROBO_SYMMETRY_HALF_TURN, at (2, 3), ROBO_DIR_N);
  g_assert_cmpint (robo_symmetry_find (&plan), ==, ROBO_SYMMETRY_HALF_TURN);
  paint (&plan, ROBO_BRUSH_WATER, at (1, 1));
  g_assert_cmpint (robo_symmetry_find (&plan), ==, ROBO_SYMMETRY_OFF);
}

/* Clips */

static void
test_copy_and_paste (void)
{
  RoboPlan   plan = make_full_plan ();
  RoboRegion region;
  RoboClip   clip;

  robo_region_init (&region, &plan, at (3, 4), at (2, 2));
  robo_clip_init (&clip, &plan, &region);
  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &plan, 6, 3);

  g_assert_cmpuint (plan.terrain[at (7, 4)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (plan.vp[at (8, 5)], ==, 3);
  g_assert_true (plan.high_voltage[at (8, 5)]);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (8, 5), ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (8, 6), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (plan.caution[at (7, 5)][0], ==, 1 + ROBO_DIR_W);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 1);
}

static void
test_paste_outside (void)
{
  RoboPlan plan = make_full_plan ();
  RoboPlan target = make_plan ();
  RoboClip clip;

  robo_clip_init_whole (&clip, &plan);
  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &target, -2, -2);
  g_assert_cmpuint (target.vp[at (1, 1)], ==, 1);
  g_assert_cmpuint (target.terrain[at (6, 1)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (target.n_starts, ==, 1);
  assert_well_formed (&target);
}

static void
test_paste_symmetric (void)
{
  RoboPlan   plan = make_full_plan ();
  RoboPlan   target = { .columns = 11, .rows = 11 };
  RoboRegion region;
  RoboClip   clip;

  robo_region_init (&region, &plan, at (2, 2), at (4, 4));
  robo_clip_init (&clip, &plan, &region);
  robo_clip_paste (&clip, ROBO_SYMMETRY_QUARTERS_TURNED, &target, 1, 0);
  g_assert_cmpint (robo_symmetry_find (&target), ==, ROBO_SYMMETRY_QUARTERS_TURNED);
}

static void
test_paste_numbers_run_out (void)
{
  RoboPlan plan = make_plan ();
  RoboClip clip;

  for (guint i = 0; i < 6; i++)
    paint (&plan, ROBO_BRUSH_VP, at (1 + i, 1));
  robo_clip_init_whole (&clip, &plan);
  clip.plan.rows = 1;
  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &plan, 0, 3);
  g_assert_cmpuint (plan.vp[at (1, 4)], ==, 7);
  g_assert_cmpuint (plan.vp[at (3, 4)], ==, 9);
  g_assert_cmpuint (plan.vp[at (4, 4)], ==, 0);
  assert_well_formed (&plan);
}

static void
test_move (void)
{
  RoboPlan   plan = make_full_plan ();
  RoboPlan   before = plan;
  RoboRegion region;

  robo_region_init (&region, &plan, at (3, 3), at (4, 4));
  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, 2, 1);
  g_assert_cmpuint (plan.vp[at (5, 4)], ==, 1);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 0);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (5, 4), ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (5, 5), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 4), ROBO_DIR_S), ==, ROBO_EDGE_OPEN);

  robo_region_init (&region, &plan, at (5, 4), at (6, 5));
  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, -2, -1);
  /* It covered the VP space 2 and nothing else. */
  before.vp[at (6, 5)] = 0;
  assert_same (&plan, &before);
}

static void
test_move_symmetric (void)
{
  RoboPlan   plan = make_plan ();
  RoboRegion region;
  RoboBrush  vp = { .kind = ROBO_BRUSH_VP };

  paint_at (&plan, vp, ROBO_SYMMETRY_QUARTERS_MIRRORED, at (2, 2), ROBO_DIR_N);
  robo_region_init (&region, &plan, at (2, 2), at (2, 2));
  robo_region_move (&region, ROBO_SYMMETRY_QUARTERS_MIRRORED, &plan, 1, 0);
  g_assert_cmpuint (plan.vp[at (3, 2)], ==, 1);
  g_assert_cmpuint (plan.vp[at (7, 2)], ==, 2);
  g_assert_cmpuint (plan.vp[at (3, 6)], ==, 3);
  g_assert_cmpuint (plan.vp[at (7, 6)], ==, 4);
  g_assert_cmpuint (plan.vp[at (2, 2)], ==, 0);
}

static void
test_clear (void)
{
  RoboPlan   plan = make_full_plan ();
  RoboRegion region;

  robo_region_init (&region, &plan, at (3, 3), at (4, 3));
  robo_region_clear (&region, ROBO_SYMMETRY_OFF, &plan);
  g_assert_cmpuint (plan.vp[at (3, 3)], ==, 0);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 3), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (3, 4), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
}

/* Text */

static void
test_text (void)
{
  static const char expected[] =
    "robodrome-part 1 3x2\n"
    "o..\n"
    "...\n"
    "caution 1,2 n w\n"
    "vp 2,2 1\n"
    "high-voltage 2,2\n"
    "energy-wall 2,2 e\n";
  RoboPlan         plan = make_full_plan ();
  RoboRegion       region;
  RoboClip         clip;
  g_autofree char *text = NULL;

  robo_region_init (&region, &plan, at (2, 2), at (4, 3));
  robo_clip_init (&clip, &plan, &region);
  text = robo_clip_to_text (&clip);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_random_text (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 300; i++)
    {
      RoboPlan         plan;
      RoboRegion       region;
      RoboClip         clip, read;
      g_autofree char *text = NULL;
      g_autofree char *mailed = NULL;

      make_random_plan (rand, &plan);
      robo_region_init (&region, &plan, (guint)g_rand_int_range (rand, 0, plan.columns * plan.rows),
                        (guint)g_rand_int_range (rand, 0, plan.columns * plan.rows));
      robo_clip_init (&clip, &plan, &region);
      text = robo_clip_to_text (&clip);
      mailed = g_strdup_printf ("\n %s\r\n", text);
      g_assert_true (robo_clip_from_text (&read, mailed));
      g_assert_cmpmem (&read, sizeof read, &clip, sizeof clip);
    }
}

static void
test_broken_text (void)
{
  static const char *const texts[] = {
    "",
    "hello",
    "robodrome-part 1 ",
    "robodrome-part 1 0x2\n..\n..",
    "robodrome-part 1 16x1\n................",
    "robodrome-part 1 2x2\n..",
    "robodrome-part 1 2x1\n...",
    "robodrome-part 1 2x1\n.?",
    "robodrome-part 1 2x1\n..\nvp 3,1 1",
    "robodrome-part 1 2x1\n..\nvp 1,1 10",
    "robodrome-part 1 2x1\n..\nvp 1,1",
    "robodrome-part 1 2x1\n.o\nvp 2,1 1",
    "robodrome-part 1 2x1\n..\nvp 1,1 1\nworkshop 1,1",
    "robodrome-part 1 2x1\n..\nstart 1,1 n",
    "robodrome-part 1 2x1\n..\nstart 1,1 n ne",
    "robodrome-part 1 2x1\n..\nstart 1,1 n s 0",
    "robodrome-part 1 2x1\n..\nstart 1,1 n s 65",
    "robodrome-part 1 2x1\n..\nstart 1,1 n s 1 1",
    "robodrome-part 1 2x1\n..\nstart 1,1 n s\nstart 1,1 n s",
    "robodrome-part 1 2x1\n..\ncaution 1,1 n s",
    "robodrome-part 1 2x1\n..\nenergy-wall 1,1 x",
    "robodrome-part 1 2x1\n..\ncactus 1,1",
    "robodrome-part 2 2x1\n..",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      RoboClip clip;

      if (robo_clip_from_text (&clip, texts[i]))
        g_error ("this was read: %s", texts[i]);
    }
}

/* The whole */

static void
test_resize (void)
{
  RoboPlan plan = make_full_plan ();
  RoboPlan large, back, small;

  robo_plan_resize (&plan, 12, 10, 2, 1, &large);
  g_assert_cmpuint (large.columns, ==, 12);
  g_assert_cmpuint (large.rows, ==, 10);
  g_assert_cmpuint (large.vp[3 * 12 + 4], ==, 1);
  g_assert_cmpuint (robo_plan_get_edge (&large, 3 * 12 + 4, ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  robo_plan_resize (&large, COLUMNS, ROWS, -2, -1, &back);
  assert_same (&back, &plan);

  robo_plan_resize (&plan, 5, 5, -1, -1, &small);
  g_assert_cmpuint (small.terrain[0], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (small.vp[1 * 5 + 1], ==, 1);
  g_assert_cmpuint (small.n_starts, ==, 0);
  assert_well_formed (&small);
}

/* What would be an edge of the border is none. */
static void
test_resize_cuts_edges (void)
{
  RoboPlan plan = make_full_plan ();
  RoboPlan small;

  robo_plan_resize (&plan, 6, 6, 0, 0, &small);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (small.edge_east[i * 6 + 5], ==, ROBO_EDGE_OPEN);
  g_assert_cmpuint (robo_plan_get_edge (&small, 2 * 6 + 2, ROBO_DIR_E), ==, ROBO_EDGE_WALL);
}

/* On a document */

static void
change_at_random (GRand    *rand,
                  RoboPlan *plan)
{
  RoboSymmetry symmetry = (RoboSymmetry)g_rand_int_range (rand, 0, ROBO_SYMMETRY_QUARTERS_TURNED);
  guint        n_spaces = (guint)plan->columns * plan->rows;
  RoboRegion   region;
  RoboPlan     other;

  robo_region_init (&region, plan, (guint)g_rand_int_range (rand, 0, (gint32)n_spaces),
                    (guint)g_rand_int_range (rand, 0, (gint32)n_spaces));
  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      robo_region_move (&region, symmetry, plan, g_rand_int_range (rand, -3, 4), g_rand_int_range (rand, -3, 4));
      break;
    case 1:
      robo_region_clear (&region, symmetry, plan);
      break;
    case 2:
      robo_plan_resize (plan, (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1),
                        (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1),
                        g_rand_int_range (rand, -2, 3), g_rand_int_range (rand, -2, 3), &other);
      *plan = other;
      break;
    default:
      paint_at_random (rand, plan, symmetry);
      break;
    }
}

/* Whatever was done: back to the beginning and on to the end there are the same bytes. */
static void
test_random_document (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < 12; i++)
    {
      RoboPlan plan = make_full_plan ();
      g_autoptr (RoboArena) arena = robo_arena_new ("random", &plan);
      g_autoptr (RoboArenaDocument) document = robo_arena_document_new_copy (arena, "random", "Random");
      g_autoptr (GBytes) first = robo_document_to_bytes (ROBO_DOCUMENT (document));
      g_autoptr (GBytes) last = NULL;
      g_autoptr (GBytes) back = NULL;
      g_autoptr (GBytes) again = NULL;

      for (guint k = 0; k < 80; k++)
        {
          change_at_random (rand, &plan);
          assert_well_formed (&plan);
          robo_arena_document_edit_plan (document, "Change", &plan);
        }
      last = robo_document_to_bytes (ROBO_DOCUMENT (document));
      while (robo_document_undo (ROBO_DOCUMENT (document)))
        ;
      back = robo_document_to_bytes (ROBO_DOCUMENT (document));
      while (robo_document_redo (ROBO_DOCUMENT (document)))
        ;
      again = robo_document_to_bytes (ROBO_DOCUMENT (document));
      g_assert_true (g_bytes_equal (first, back));
      g_assert_true (g_bytes_equal (last, again));
      robo_document_close (ROBO_DOCUMENT (document));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/arena-tools/touch/sides", test_touch);
  g_test_add_func ("/model/arena-tools/touch/outside", test_touch_outside);
  g_test_add_func ("/model/arena-tools/brush/terrain", test_terrain_overwrites);
  g_test_add_func ("/model/arena-tools/brush/floor", test_floor_is_plain);
  g_test_add_func ("/model/arena-tools/brush/features", test_features_need_floor);
  g_test_add_func ("/model/arena-tools/brush/start", test_start_side);
  g_test_add_func ("/model/arena-tools/brush/too-many-starts", test_too_many_starts);
  g_test_add_func ("/model/arena-tools/brush/vp-numbers", test_vp_numbers);
  g_test_add_func ("/model/arena-tools/brush/vp-all-or-none", test_vp_all_or_none);
  g_test_add_func ("/model/arena-tools/brush/edges", test_edges);
  g_test_add_func ("/model/arena-tools/brush/caution", test_caution_turn);
  g_test_add_func ("/model/arena-tools/brush/eraser", test_eraser);
  g_test_add_func ("/model/arena-tools/pick/kinds", test_pick);
  g_test_add_func ("/model/arena-tools/pick/paint", test_pick_and_paint);
  g_test_add_func ("/model/arena-tools/area/flood", test_flood);
  g_test_add_func ("/model/arena-tools/area/fill", test_fill);
  g_test_add_func ("/model/arena-tools/area/box", test_box);
  g_test_add_func ("/model/arena-tools/area/box-at-border", test_box_at_border);
  g_test_add_func ("/model/arena-tools/symmetry/start", test_symmetry_start);
  g_test_add_func ("/model/arena-tools/symmetry/caution", test_symmetry_caution);
  g_test_add_func ("/model/arena-tools/symmetry/edge", test_symmetry_edge);
  g_test_add_func ("/model/arena-tools/symmetry/vp", test_symmetry_vp);
  g_test_add_func ("/model/arena-tools/symmetry/axis", test_symmetry_axis);
  g_test_add_func ("/model/arena-tools/symmetry/possible", test_symmetry_possible);
  g_test_add_func ("/model/arena-tools/symmetry/random-strokes", test_random_strokes);
  g_test_add_func ("/model/arena-tools/symmetry/random-transforms", test_random_transforms);
  g_test_add_func ("/model/arena-tools/symmetry/find", test_find);
  g_test_add_func ("/model/arena-tools/clip/copy", test_copy_and_paste);
  g_test_add_func ("/model/arena-tools/clip/outside", test_paste_outside);
  g_test_add_func ("/model/arena-tools/clip/symmetric", test_paste_symmetric);
  g_test_add_func ("/model/arena-tools/clip/numbers-run-out", test_paste_numbers_run_out);
  g_test_add_func ("/model/arena-tools/clip/move", test_move);
  g_test_add_func ("/model/arena-tools/clip/move-symmetric", test_move_symmetric);
  g_test_add_func ("/model/arena-tools/clip/clear", test_clear);
  g_test_add_func ("/model/arena-tools/text/write", test_text);
  g_test_add_func ("/model/arena-tools/text/random", test_random_text);
  g_test_add_func ("/model/arena-tools/text/broken", test_broken_text);
  g_test_add_func ("/model/arena-tools/size/resize", test_resize);
  g_test_add_func ("/model/arena-tools/size/cuts-edges", test_resize_cuts_edges);

  g_test_add_func ("/model/arena-tools/document/random", test_random_document);

  return g_test_run ();
}
