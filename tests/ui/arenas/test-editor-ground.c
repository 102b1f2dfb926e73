// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the ground of the editor, which redraws only changed parts, looks like a complete drawing.
#include "config.h"

#include "tests/ui/ui-test.h"
#include "ui/arenas/editor/robo-editor-ground.h"

#define COLUMNS   7
#define ROWS      5
#define CELL_PX   48
#define WIDTH_PX  (COLUMNS * CELL_PX + 40)
#define HEIGHT_PX (ROWS * CELL_PX + 40)
/* Pictures may differ by this much: rounding of curves and gradients depends on the origin of a picture, while missing
 * updates lack whole edges. */
#define ROUNDING 16

static cairo_surface_t *
draw (RoboEditorGround *ground,
      double            zoom)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH_PX, HEIGHT_PX);
  cairo_t         *cr = cairo_create (surface);
  RoboLayout       layout;

  robo_layout_fit (&layout, COLUMNS, ROWS, zoom * WIDTH_PX, zoom * HEIGHT_PX, 1);
  robo_editor_ground_append (ground, snapshot, robo_palette_get (ROBO_STYLE_LIGHT), &layout, WIDTH_PX, HEIGHT_PX);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Changes a space, mainly into or out of a hole: holes merge with their neighbors, also diagonally. */
static void
change (RoboPlan *plan,
        GRand    *dice)
{
  guint space = (guint)g_rand_int_range (dice, 0, COLUMNS * ROWS);

  switch (g_rand_int_range (dice, 0, 8))
    {
    case 0:
      plan->edge_east[space] = (guint8)g_rand_int_range (dice, ROBO_EDGE_OPEN, ROBO_EDGE_BARRIER + 1);
      break;
    case 1:
      plan->edge_south[space] = (guint8)g_rand_int_range (dice, ROBO_EDGE_OPEN, ROBO_EDGE_BARRIER + 1);
      break;
    case 2:
      plan->caution[space][g_rand_int_range (dice, 0, 4)] = (guint8)g_rand_int_range (dice, 0, 2);
      break;
    case 3:
      plan->workshop[space] = !plan->workshop[space];
      break;
    default:
      plan->terrain[space] = (guint8)g_rand_int_range (dice, ROBO_TERRAIN_FLOOR, ROBO_TERRAIN_SOLID + 1);
      break;
    }
}

/* Returns the largest difference of a channel. */
static int
compare (cairo_surface_t *one,
         cairo_surface_t *other)
{
  const guint8 *a = cairo_image_surface_get_data (one);
  const guint8 *b = cairo_image_surface_get_data (other);
  int           most = 0;

  for (int i = 0; i < cairo_image_surface_get_stride (one) * HEIGHT_PX; i++)
    most = MAX (most, ABS (a[i] - b[i]));

  return most;
}

static void
assert_drawn_alike (RoboEditorGround *ground,
                    const RoboPlan   *plan,
                    double            zoom)
{
  RoboEditorGround *whole = robo_editor_ground_new ();
  cairo_surface_t  *actual, *expected;

  robo_editor_ground_set_plan (whole, plan);
  actual = draw (ground, zoom);
  expected = draw (whole, zoom);
  g_assert_cmpint (compare (actual, expected), <=, ROUNDING);
  cairo_surface_destroy (actual);
  cairo_surface_destroy (expected);
  robo_editor_ground_free (whole);
}

static void
test_changes (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (3);
  g_autoptr (RoboEditorGround) ground = robo_editor_ground_new ();
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  for (guint i = 0; i < 120; i++)
    {
      change (&plan, dice);
      robo_editor_ground_set_plan (ground, &plan);
      assert_drawn_alike (ground, &plan, 1);
    }
}

/* Spaces that changed while they were outside the view become visible. */
static void
test_zoom (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (4);
  g_autoptr (RoboEditorGround) ground = robo_editor_ground_new ();
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  for (guint i = 0; i < 20; i++)
    {
      change (&plan, dice);
      robo_editor_ground_set_plan (ground, &plan);
      assert_drawn_alike (ground, &plan, i % 2 == 0 ? 2 : 1);
    }
}

/* During a stroke a frame shows the changes at the pointer; other changes are drawn later. */
static void
test_focus (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (5);
  g_autoptr (RoboEditorGround) ground = robo_editor_ground_new ();
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };
  guint    n_turns = 0;

  robo_editor_ground_set_plan (ground, &plan);
  cairo_surface_destroy (draw (ground, 1));
  for (guint i = 0; i < 20; i++)
    {
      RoboPlan         before = plan;
      cairo_surface_t *expected = draw (ground, 1);
      cairo_surface_t *actual;

      /* Change the opposite corner of the arena, then the corner at the pointer. */
      plan.terrain[0] = i % 2 == 0 ? ROBO_TERRAIN_PIT : ROBO_TERRAIN_FLOOR;
      plan.edge_east[2 * COLUMNS] = i % 2 == 0 ? ROBO_EDGE_BARRIER : ROBO_EDGE_OPEN;
      robo_editor_ground_set_focus (ground, COLUMNS * ROWS - 1);
      robo_editor_ground_set_plan (ground, &plan);
      actual = draw (ground, 1);
      g_assert_cmpint (compare (actual, expected), ==, 0);
      g_assert_true (robo_editor_ground_is_behind (ground));
      cairo_surface_destroy (actual);
      cairo_surface_destroy (expected);

      before.terrain[COLUMNS * ROWS - 1] = plan.terrain[COLUMNS * ROWS - 1] =
        (guint8)g_rand_int_range (dice, ROBO_TERRAIN_PIT, ROBO_TERRAIN_SOLID + 1);
      robo_editor_ground_set_plan (ground, &plan);
      assert_drawn_alike (ground, &before, 1);

      while (robo_editor_ground_catch_up (ground))
        n_turns++;
      g_assert_false (robo_editor_ground_is_behind (ground));
      assert_drawn_alike (ground, &plan, 1);
    }
  /* A few spaces are drawn each time, and the western side of the frame. */
  g_assert_cmpuint (n_turns, >=, 60);

  /* At the end of the stroke everything is drawn at once. */
  plan.terrain[0] = ROBO_TERRAIN_WATER;
  robo_editor_ground_set_plan (ground, &plan);
  cairo_surface_destroy (draw (ground, 1));
  g_assert_true (robo_editor_ground_is_behind (ground));
  robo_editor_ground_set_focus (ground, ROBO_NO_SPACE);
  assert_drawn_alike (ground, &plan, 1);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/arenas/editor-ground/redrawn-changes/look-like-a-whole-drawing", test_changes);
  g_test_add_func ("/ui/arenas/editor-ground/zoom-out/shows-changes-made-outside-of-the-view", test_zoom);
  g_test_add_func ("/ui/arenas/editor-ground/stroke/shows-changes-at-the-pointer-first", test_focus);

  return g_test_run ();
}
