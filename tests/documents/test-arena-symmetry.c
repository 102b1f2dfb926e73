// SPDX-License-Identifier: GPL-3.0-or-later
// Tests symmetric changes to a plan, chosen and random ones.
#include "config.h"

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"

#include "arena-tools-test.h"

static void
test_symmetry_start (void)
{
  RoboPlan  plan = { .columns = 9, .rows = 9 };
  RoboBrush brush = { .kind = ROBO_BRUSH_START, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };

  /* The start at 4|9 in the south has images in the west at 1|4, in the north at 6|1 and in the east at 9|6. */
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

  /* On the axis, an edge is the same from both sides, and a space is its own image. */
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

/* If an image falls onto the place itself, the painted value counts. */
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

/* A plan painted with a symmetry is symmetric and well formed. */
static void
test_random_strokes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 600; i++)
    {
      RoboSymmetry  symmetry = (RoboSymmetry)(i % ROBO_N_SYMMETRIES);
      guint         columns = (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1);
      guint         rows = symmetry == ROBO_SYMMETRY_QUARTERS_TURNED
                             ? columns
                             : (guint)g_rand_int_range (rand, ROBO_MIN_SIDE, ROBO_MAX_SIDE + 1);
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

/* A transformation and its inverse change nothing, nor do four quarter turns. */
static void
test_random_transforms (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < 400; i++)
    {
      RoboTransform transform = { i % 2, (i / 2) % 4 };
      /* A mirror image that is turned and mirrored again is turned the other way: it is its own inverse. */
      RoboTransform inverse = { transform.is_mirrored,
                                transform.is_mirrored ? transform.quarters : (4 - transform.quarters) % 4 };
      RoboPlan      plan, there, back;
      RoboClip      clip, clip_there, clip_back;

      make_random_plan (rand, &plan);
      robo_transform_plan (transform, &plan, &there);
      assert_well_formed (&there);
      robo_transform_plan (inverse, &there, &back);
      assert_same (&back, &plan);

      robo_clip_init_whole (&clip, &plan);
      robo_clip_transform (&clip, transform, &clip_there);
      robo_clip_transform (&clip_there, inverse, &clip_back);
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

/* After any edits, undoing all and redoing all gives the same bytes. */
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
      while (robo_history_undo (robo_document_get_history (ROBO_DOCUMENT (document))))
        ;
      back = robo_document_to_bytes (ROBO_DOCUMENT (document));
      while (robo_history_redo (robo_document_get_history (ROBO_DOCUMENT (document))))
        ;
      again = robo_document_to_bytes (ROBO_DOCUMENT (document));
      g_assert_true (g_bytes_equal (first, back));
      g_assert_true (g_bytes_equal (last, again));
      robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/arena-symmetry/image-of-a-start/has-side-and-arrow-turned", test_symmetry_start);
  g_test_add_func ("/documents/arena-symmetry/image-of-a-caution-line/has-its-turn-mirrored", test_symmetry_caution);
  g_test_add_func ("/documents/arena-symmetry/edge-on-the-axis/is-its-own-image", test_symmetry_edge);
  g_test_add_func ("/documents/arena-symmetry/images-of-a-vp-space/have-the-next-free-numbers", test_symmetry_vp);
  g_test_add_func ("/documents/arena-symmetry/image-on-the-painted-space/keeps-the-painted-value", test_symmetry_axis);
  g_test_add_func ("/documents/arena-symmetry/quarter-turn/needs-a-square", test_symmetry_possible);
  g_test_add_func ("/documents/arena-symmetry/random-strokes/give-symmetric-plans", test_random_strokes);
  g_test_add_func ("/documents/arena-symmetry/random-transforms/are-undone-by-inverses", test_random_transforms);
  g_test_add_func ("/documents/arena-symmetry/finished-plan/its-symmetry-is-detected", test_find);
  g_test_add_func ("/documents/arena-symmetry/random-edits/undo-and-redo-give-same-bytes", test_random_document);

  return g_test_run ();
}
