// SPDX-License-Identifier: GPL-3.0-or-later
// Makes plans for tests of the board editor.
#pragma once

#include <string.h>

#include "documents/robo-arena-brush.h"
#include "files/arena/robo-arena-check.h"

G_BEGIN_DECLS

#define COLUMNS 9
#define ROWS    7

static inline RoboPlan
make_plan (void)
{
  return (RoboPlan){ .columns = COLUMNS, .rows = ROWS };
}

/* Returns the space at a column and a row: `at (4, 2)` is 4|2. */
static inline guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

static inline RoboPainted
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

static inline RoboPainted
paint (RoboPlan     *plan,
       RoboBrushKind kind,
       guint         space)
{
  RoboBrush brush = { .kind = kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };

  return paint_at (plan, brush, ROBO_SYMMETRY_OFF, space, ROBO_DIR_N);
}

static inline RoboPainted
paint_edge (RoboPlan     *plan,
            RoboBrushKind kind,
            guint         space,
            RoboDir       side)
{
  return paint_at (plan, (RoboBrush){ .kind = kind }, ROBO_SYMMETRY_OFF, space, side);
}

static inline void
assert_same (const RoboPlan *one,
             const RoboPlan *other)
{
  g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
}

/* Creates a plan with one feature of every kind, without any symmetry. */
static inline RoboPlan
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

static inline RoboBrush
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

/* Returns whether a space is its own image: no direction of a start or caution line there suits both sides. */
static inline gboolean
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

static inline void
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

static inline void
assert_well_formed (const RoboPlan *plan)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  if (robo_arena_check (plan, ROBO_ARENA_WELL_FORMED, problems))
    return;

  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_test_fail ();
}

static inline void
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

G_END_DECLS
