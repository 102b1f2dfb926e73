// SPDX-License-Identifier: GPL-3.0-or-later
// Tests changes to parts of a plan: clips, their text, and other sizes.
#include "config.h"

#include "documents/robo-arena-clip.h"

#include "arena-tools-test.h"

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
  /* The clip covered the VP space 2 and no other feature. */
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

  robo_region_init (&region, &plan, at (3, 3), at (4, 4));
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
    "robodrome-part 2 2x1\n..",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      RoboClip clip;

      if (robo_clip_from_text (&clip, texts[i]))
        g_error ("this was read: %s", texts[i]);
    }
}

/* A text is read however a mail program or a chat has changed it. */
static void
test_mangled_text (void)
{
  static const char *const texts[] = {
    "robodrome-part 1 2x2\n..\n.o\nvp 1,1 1",
    "robodrome-part\u00a01\u00a02x2\n..\n.o\nvp\u00a01,1\u00a01\n",
    "\ufeffrobodrome-part 1 2x2\n..\n.o\nvp 1,1 1\n",
    "> robodrome-part 1 2x2\n> ..\n> .o\n> vp 1,1 1\n",
    ">> robodrome-part 1 2x2\n>> ..\n>> .o\n>> vp 1,1 1\n",
    "    robodrome-part 1 2x2\n    ..\n    .o\n    vp 1,1 1\n",
    "robodrome-part 1 2x2\n\n..\n\n.o\n\nvp 1,1 1\n",
    "robodrome-part\t1\t2x2\n..\n.o\nvp\t1,1\t1\n",
    "robodrome-part  1  2x2\n..\n.o\nvp  1,1  1\n",
    "Look at this:\n```\nrobodrome-part 1 2x2\n..\n.o\nvp 1,1 1\n```\n",
    "robodrome-part 1 2x2\r\n..\r\n.o\r\nvp 1,1 1\r\n-- \r\nAnna\r\n",
  };
  RoboClip first;

  g_assert_true (robo_clip_from_text (&first, texts[0]));
  g_assert_cmpuint (first.plan.vp[0], ==, 1);
  for (guint i = 1; i < G_N_ELEMENTS (texts); i++)
    {
      RoboClip clip;

      if (!robo_clip_from_text (&clip, texts[i]))
        g_error ("this was not read: %s", texts[i]);
      g_assert_cmpmem (&clip, sizeof clip, &first, sizeof first);
    }
}

static void
test_dots_in_one_letter (void)
{
  RoboClip clip;

  g_assert_true (robo_clip_from_text (&clip, "robodrome-part 1 3x1\n…"));
  g_assert_cmpuint (clip.plan.columns, ==, 3);
}

/* Whole plans */

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

/* An edge that would lie on the border is removed. */
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/arena-clip/paste/copies-features-and-edges", test_copy_and_paste);
  g_test_add_func ("/documents/arena-clip/paste-over-the-border/outside-part-is-cut-off", test_paste_outside);
  g_test_add_func ("/documents/arena-clip/symmetric-paste/gives-a-symmetric-plan", test_paste_symmetric);
  g_test_add_func ("/documents/arena-clip/paste-of-more-than-nine-vp-spaces/further-vp-spaces-are-left-out",
                   test_paste_numbers_run_out);
  g_test_add_func ("/documents/arena-clip/move/takes-features-and-edges-along", test_move);
  g_test_add_func ("/documents/arena-clip/symmetric-move/moves-all-images", test_move_symmetric);
  g_test_add_func ("/documents/arena-clip/cleared-part/keeps-its-outer-edges", test_clear);
  g_test_add_func ("/documents/arena-clip/text-of-a-clip/has-terrain-and-features", test_text);
  g_test_add_func ("/documents/arena-clip/text-of-a-clip/random-clips-are-read-back", test_random_text);
  g_test_add_func ("/documents/arena-clip/text-changed-by-mail-programs/is-read", test_mangled_text);
  g_test_add_func ("/documents/arena-clip/ellipsis-character/is-read-as-three-spaces", test_dots_in_one_letter);
  g_test_add_func ("/documents/arena-clip/broken-text/is-refused", test_broken_text);
  g_test_add_func ("/documents/arena-clip/resize-and-back/restores-the-plan", test_resize);
  g_test_add_func ("/documents/arena-clip/resize/removes-edges-on-the-border", test_resize_cuts_edges);

  return g_test_run ();
}
