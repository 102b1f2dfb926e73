// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the order of starting spaces survives moving, cutting and pasting (R4.5).
#include "config.h"

#include "documents/robo-arena-brush.h"
#include "documents/robo-arena-clip.h"

#define COLUMNS 7
#define ROWS    8

/* Returns the space at a column and a row: `at (4, 2)` is 4|2. */
static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

/* Creates a plan whose starts are not in the order of their spaces: the middle start of the north is the first
 * start, and the starts of both sides alternate. */
static RoboPlan
make_plan (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (4, 1), ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (3, 8), ROBO_DIR_S, ROBO_DIR_N };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (5, 1), ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (2, 8), ROBO_DIR_S, ROBO_DIR_N };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (3, 1), ROBO_DIR_N, ROBO_DIR_S };

  return plan;
}

static void
assert_starts (const RoboPlan *plan,
               const guint    *expected)
{
  guint i;

  for (i = 0; expected[i] != ROBO_NO_SPACE; i++)
    g_assert_cmpuint (plan->starts[i].space, ==, expected[i]);
  g_assert_cmpuint (plan->n_starts, ==, i);
}

static RoboRegion
make_region (const RoboPlan *plan,
             guint           from,
             guint           to)
{
  RoboRegion region;

  robo_region_init (&region, plan, from, to);

  return region;
}

static void
test_move (void)
{
  RoboPlan    plan = make_plan ();
  RoboRegion  region = make_region (&plan, at (3, 1), at (4, 1));
  const guint expected[] = { at (4, 2), at (3, 8), at (5, 1), at (2, 8), at (3, 2), ROBO_NO_SPACE };

  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, 0, 1);
  assert_starts (&plan, expected);
}

/* Moving a region there and back restores the plan. */
static void
test_move_back (void)
{
  RoboPlan   plan = make_plan ();
  RoboPlan   before = plan;
  RoboRegion region = make_region (&plan, at (4, 1), at (5, 1));

  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, -1, 4);
  region = make_region (&plan, at (3, 5), at (4, 5));
  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, 1, -4);
  g_assert_cmpmem (&plan, sizeof plan, &before, sizeof before);
}

/* A covered start is removed, and the other starts keep their order. */
static void
test_move_over (void)
{
  RoboPlan    plan = make_plan ();
  RoboRegion  region = make_region (&plan, at (3, 1), at (3, 1));
  const guint expected[] = { at (3, 8), at (5, 1), at (2, 8), at (4, 1), ROBO_NO_SPACE };

  robo_region_move (&region, ROBO_SYMMETRY_OFF, &plan, 1, 0);
  assert_starts (&plan, expected);
}

/* Each image keeps its own rank in the order. */
static void
test_move_symmetric (void)
{
  RoboPlan    plan = { .columns = COLUMNS, .rows = ROWS };
  RoboRegion  region;
  const guint expected[] = { at (6, 2), at (4, 1), at (2, 2), ROBO_NO_SPACE };

  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (5, 1), ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (4, 1), ROBO_DIR_N, ROBO_DIR_S };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (3, 1), ROBO_DIR_N, ROBO_DIR_S };
  region = make_region (&plan, at (3, 1), at (3, 1));
  robo_region_move (&region, ROBO_SYMMETRY_MIRROR_WE, &plan, -1, 1);
  assert_starts (&plan, expected);
}

/* The region passes through the clipboard as text. */
static void
test_cut_and_paste (void)
{
  RoboPlan         plan = make_plan ();
  RoboRegion       region = make_region (&plan, at (4, 1), at (5, 1));
  const guint      expected[] = { at (4, 3), at (3, 8), at (5, 3), at (2, 8), at (3, 1), ROBO_NO_SPACE };
  RoboClip         clip, read;
  g_autofree char *text = NULL;

  robo_clip_init (&clip, &plan, &region);
  text = robo_clip_to_text (&clip);
  g_assert_cmpstr (text, ==,
                   "robodrome-part 1 2x1\n"
                   "..\n"
                   "start 1,1 n s 1\n"
                   "start 2,1 n s 3\n");
  robo_region_clear (&region, ROBO_SYMMETRY_OFF, &plan);
  g_assert_true (robo_clip_from_text (&read, text));
  robo_clip_paste (&read, ROBO_SYMMETRY_OFF, &plan, 3, 2);
  assert_starts (&plan, expected);
}

/* Copying keeps the order of the originals. */
static void
test_copy (void)
{
  RoboPlan    plan = make_plan ();
  RoboRegion  region = make_region (&plan, at (3, 1), at (5, 1));
  const guint expected[] = { at (4, 3), at (4, 1), at (5, 3), at (3, 8), at (3, 3),
                             at (5, 1), at (2, 8), at (3, 1), ROBO_NO_SPACE };
  RoboClip    clip;

  robo_clip_init (&clip, &plan, &region);
  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &plan, 2, 2);
  assert_starts (&plan, expected);
}

/* A text written by hand adds its starts in the order of its lines, after the existing starts. */
static void
test_by_hand (void)
{
  RoboPlan    plan = make_plan ();
  const guint expected[] = {
    at (4, 1), at (3, 8), at (5, 1), at (2, 8), at (3, 1), at (3, 4), at (1, 4), ROBO_NO_SPACE
  };
  RoboClip clip;

  g_assert_true (robo_clip_from_text (&clip, "robodrome-part 1 3x1\n...\nstart 3,1 w e\nstart 1,1 w e\n"));
  robo_clip_paste (&clip, ROBO_SYMMETRY_OFF, &plan, 0, 3);
  assert_starts (&plan, expected);
}

static void
test_resize (void)
{
  RoboPlan plan = make_plan ();
  RoboPlan result;

  robo_plan_resize (&plan, COLUMNS + 1, ROWS, 1, 0, &result);
  g_assert_cmpuint (result.n_starts, ==, 5);
  g_assert_cmpuint (result.starts[0].space, ==, 4);
  g_assert_cmpuint (result.starts[2].space, ==, 5);
  g_assert_cmpuint (result.starts[4].space, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/arena-starts/R4.5/move/keeps-the-order", test_move);
  g_test_add_func ("/documents/arena-starts/R4.5/move-and-back/restores-the-plan", test_move_back);
  g_test_add_func ("/documents/arena-starts/R4.5/covered-start/is-removed", test_move_over);
  g_test_add_func ("/documents/arena-starts/R4.5/symmetric-move/images-keep-the-order",
                   test_move_symmetric);
  g_test_add_func ("/documents/arena-starts/R4.5/cut-and-paste/keeps-the-order", test_cut_and_paste);
  g_test_add_func ("/documents/arena-starts/R4.5/copy/originals-keep-their-order", test_copy);
  g_test_add_func ("/documents/arena-starts/R4.5/pasted-starts-without-numbers/are-last-in-the-order", test_by_hand);
  g_test_add_func ("/documents/arena-starts/R4.5/resize/keeps-the-order", test_resize);

  return g_test_run ();
}
