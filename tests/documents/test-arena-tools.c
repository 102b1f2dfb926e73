// SPDX-License-Identifier: GPL-3.0-or-later
// Tests changes to a plan by touches, brushes and areas.
#include "config.h"

#include "arena-tools-test.h"

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
    { 3.05, 1.1, 4, 2, ROBO_DIR_W, ROBO_DIR_N, TRUE, FALSE }, /* a point past a corner */
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
  /* A wall beside a pit is kept. */
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

  /* A start that is painted over keeps its rank in the order. */
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

  /* The two spaces swap their numbers. */
  paint_at (&plan, second, ROBO_SYMMETRY_OFF, at (8, 2), ROBO_DIR_N);
  g_assert_cmpuint (plan.vp[at (8, 2)], ==, 2);
  g_assert_cmpuint (plan.vp[at (5, 2)], ==, 3);

  /* A new space takes the number, and the old space gets the next free number. */
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
  g_assert_cmpint (
    paint_at (&plan, (RoboBrush){ .kind = ROBO_BRUSH_VP }, ROBO_SYMMETRY_QUARTERS_MIRRORED, at (2, 2), ROBO_DIR_N), ==,
    ROBO_PAINTED_NO_NUMBER);
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

  /* Near the wall of 3|3 the brush first erases the wall, then the space. */
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

/* A picked brush paints the content of the picked place. */
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

  /* Make a room of 2 by 2 behind a wall and a pit, closed on all sides. */
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

/* The border has no edges that can be painted, which is no reason to report that the brush painted nothing. */
static void
test_box_at_border (void)
{
  RoboPlan  plan = make_plan ();
  RoboBrush wall = { .kind = ROBO_BRUSH_WALL };
  RoboArea  area;

  robo_area_init_box (&area, &plan, at (1, 1), at (2, 1));
  g_assert_cmpint (robo_brush_paint_area (&wall, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (1, 1), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (2, 1), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (&plan, at (2, 1), ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  robo_area_init_box (&area, &plan, at (1, 1), at (COLUMNS, ROWS));
  g_assert_cmpint (robo_brush_paint_area (&wall, ROBO_SYMMETRY_OFF, &plan, &area), ==, ROBO_PAINTED_NO_EDGE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/arena-tools/touched-point/its-space-and-nearest-sides-are-found", test_touch);
  g_test_add_func ("/documents/arena-tools/touched-point/outside-of-the-arena-is-refused", test_touch_outside);
  g_test_add_func ("/documents/arena-tools/terrain-brush/removes-features", test_terrain_overwrites);
  g_test_add_func ("/documents/arena-tools/floor-brush/keeps-edges-and-caution-lines", test_floor_is_plain);
  g_test_add_func ("/documents/arena-tools/feature-brush/makes-floor-and-replaces-other-features",
                   test_features_need_floor);
  g_test_add_func ("/documents/arena-tools/start-brush/takes-the-nearest-side-and-keeps-the-order", test_start_side);
  g_test_add_func ("/documents/arena-tools/start-brush/refuses-more-than-the-maximum", test_too_many_starts);
  g_test_add_func ("/documents/arena-tools/vp-brush/chosen-number-moves-to-the-painted-space", test_vp_numbers);
  g_test_add_func ("/documents/arena-tools/vp-brush/paints-no-image-if-numbers-run-out", test_vp_all_or_none);
  g_test_add_func ("/documents/arena-tools/edge-brush/refuses-border-and-edges-of-solid-spaces", test_edges);
  g_test_add_func ("/documents/arena-tools/caution-brush/turns-to-the-touched-side", test_caution_turn);
  g_test_add_func ("/documents/arena-tools/eraser/near-an-edge-erases-the-edge-before-the-space", test_eraser);
  g_test_add_func ("/documents/arena-tools/picked-space-or-edge/gives-the-brush-of-its-content", test_pick);
  g_test_add_func ("/documents/arena-tools/picked-brush/changes-nothing-where-it-was-picked", test_pick_and_paint);
  g_test_add_func ("/documents/arena-tools/flooded-area/ends-at-walls-and-pits", test_flood);
  g_test_add_func ("/documents/arena-tools/fill-tool/paints-the-whole-area", test_fill);
  g_test_add_func ("/documents/arena-tools/box-of-walls/has-walls-on-its-outline-only", test_box);
  g_test_add_func ("/documents/arena-tools/box-of-walls-at-the-border/paints-the-inner-edges", test_box_at_border);

  return g_test_run ();
}
