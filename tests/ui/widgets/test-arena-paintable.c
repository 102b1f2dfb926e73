// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "ui/widgets/pictures/robo-arena-paintable.h"

#include "tests/ui/ui-test.h"

static RoboPlan
get_plan (void)
{
  RoboPlan plan = { .columns = 7, .rows = 5 };

  plan.terrain[3] = ROBO_TERRAIN_WATER;

  return plan;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_size (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);

  g_assert_cmpfloat_with_epsilon (gdk_paintable_get_intrinsic_aspect_ratio (GDK_PAINTABLE (paintable)), 7.6 / 5.6,
                                  0.001);
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (GDK_PAINTABLE (paintable)), >,
                   gdk_paintable_get_intrinsic_height (GDK_PAINTABLE (paintable)));
  g_assert_finalize_object (paintable);
}

static void
test_empty (void)
{
  RoboArenaPaintable *paintable = robo_arena_paintable_new (NULL);
  GtkSnapshot        *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (GDK_PAINTABLE (paintable), snapshot, 100, 100);
  g_assert_null (gtk_snapshot_free_to_node (snapshot));
  g_assert_finalize_object (paintable);
}

static GskRenderNode *
take_node (RoboArenaPaintable *paintable,
           double              size)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (GDK_PAINTABLE (paintable), snapshot, size, size);

  return gtk_snapshot_free_to_node (snapshot);
}

/* The node must be cached, since a page of thumbnails is drawn again with every move of the pointer. */
static void
test_cached (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);
  GskRenderNode      *first = take_node (paintable, 100);
  GskRenderNode      *again = take_node (paintable, 100);
  GskRenderNode      *larger = take_node (paintable, 101);

  g_assert_true (first == again);
  g_assert_false (first == larger);
  gsk_render_node_unref (first);
  gsk_render_node_unref (again);
  gsk_render_node_unref (larger);
  g_assert_finalize_object (paintable);
}

static gboolean
is_water_at (RoboArenaPaintable *paintable,
             int                 x,
             int                 y)
{
  GskRenderNode   *node = take_node (paintable, 100);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 100, 100);
  cairo_t         *cr = cairo_create (surface);
  const guint32   *line;
  guint32          pixel;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  line = (gconstpointer)(cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface));
  pixel = line[x] & 0xffffff;
  cairo_surface_destroy (surface);
  gsk_render_node_unref (node);

  return (pixel & 0xff) > (pixel >> 16) + 40;
}

/* The part around a space shows the water where it lies in the arena: the space 4|1 of an arena of 7 by 5. Swapped
 * or mirrored columns and rows would move it. */
static void
test_part (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);

  g_assert_false (is_water_at (paintable, 20, 20));
  robo_arena_paintable_set_part (paintable, 3, 2);
  g_assert_true (is_water_at (paintable, 50, 40));
  g_assert_false (is_water_at (paintable, 10, 40));
  robo_arena_paintable_set_part (paintable, 7 * 4 + 3, 2);
  for (int i = 5; i < 100; i += 5)
    g_assert_false (is_water_at (paintable, i, i));
  robo_arena_paintable_set_part (paintable, 0, 0);
  g_assert_false (is_water_at (paintable, 50, 60));
  g_assert_finalize_object (paintable);
}

/* A thumbnail in a picture is a texture, drawn once for its scale. */
static void
test_scale (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);
  GskRenderNode      *drawing = take_node (paintable, 50);
  GskRenderNode      *pixels;
  graphene_rect_t     bounds;

  g_object_set (paintable, "scale-factor", 2, NULL);
  pixels = take_node (paintable, 50.25);
  gsk_render_node_get_bounds (pixels, &bounds);
  g_assert_cmpint (gsk_render_node_get_node_type (drawing), ==, GSK_CAIRO_NODE);
  g_assert_cmpint (gsk_render_node_get_node_type (pixels), ==, GSK_TEXTURE_NODE);
  g_assert_cmpint (gdk_texture_get_width (gsk_texture_node_get_texture (pixels)), ==, 101);
  g_assert_cmpfloat (bounds.size.width, ==, 50.5);
  gsk_render_node_unref (drawing);
  gsk_render_node_unref (pixels);
  g_assert_finalize_object (paintable);
}

/* A page with many thumbnails does not block: each turn of the main loop draws one, or several small ones in a few
 * milliseconds together. */
static void
test_turns (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *first = robo_arena_paintable_new (&plan);
  RoboArenaPaintable *second = robo_arena_paintable_new (&plan);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) other_node = NULL;
  guint n_wanted = 0;

  g_object_set (first, "scale-factor", 1, NULL);
  g_object_set (second, "scale-factor", 1, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_connect_swapped (second, "invalidate-contents", G_CALLBACK (count_cb), &n_wanted);
  /* Four thousand pixels take longer than a frame has time for. */
  node = take_node (first, 4000);
  g_assert_nonnull (node);
  g_assert_null (take_node (second, 100));
  while (n_wanted == 0)
    g_main_context_iteration (NULL, TRUE);
  other_node = take_node (second, 100);
  g_assert_nonnull (other_node);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_wanted, ==, 1);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
}

static void
test_picture (void)
{
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);
  GtkWidget          *picture = g_object_ref_sink (gtk_picture_new ());
  int                 scale_factor;

  robo_arena_paintable_show_in (paintable, GTK_PICTURE (picture));
  g_object_get (paintable, "scale-factor", &scale_factor, NULL);
  g_assert_cmpint (scale_factor, ==, gtk_widget_get_scale_factor (picture));
  g_assert_true (gtk_picture_get_paintable (GTK_PICTURE (picture)) == GDK_PAINTABLE (paintable));
  g_object_unref (picture);
  g_assert_finalize_object (paintable);
}

static void
test_changes (void)
{
  RoboPlan            plan = get_plan ();
  RoboBoardPicture    picture = { 0 };
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);
  guint               n_contents = 0;
  guint               n_sizes = 0;

  g_signal_connect_swapped (paintable, "invalidate-contents", G_CALLBACK (count_cb), &n_contents);
  g_signal_connect_swapped (paintable, "invalidate-size", G_CALLBACK (count_cb), &n_sizes);
  robo_arena_paintable_set_plan (paintable, &plan);
  robo_arena_paintable_set_picture (paintable, &picture);
  g_assert_cmpuint (n_contents, ==, 0);
  plan.terrain[4] = ROBO_TERRAIN_PIT;
  robo_arena_paintable_set_plan (paintable, &plan);
  g_assert_cmpuint (n_contents, ==, 1);
  picture.tokens[2] = 1;
  robo_arena_paintable_set_picture (paintable, &picture);
  g_assert_cmpuint (n_contents, ==, 2);
  g_assert_cmpuint (n_sizes, ==, 0);
  plan.rows = 6;
  robo_arena_paintable_set_plan (paintable, &plan);
  g_assert_cmpuint (n_sizes, ==, 1);
  g_assert_finalize_object (paintable);
}

static void
test_style (void)
{
  AdwStyleManager    *manager = adw_style_manager_get_default ();
  RoboPlan            plan = get_plan ();
  RoboArenaPaintable *paintable = robo_arena_paintable_new (&plan);
  guint               n_contents = 0;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_signal_connect_swapped (paintable, "invalidate-contents", G_CALLBACK (count_cb), &n_contents);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpuint (n_contents, ==, 1);
  g_assert_finalize_object (paintable);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/widgets/arena-paintable/aspect-ratio/agrees-with-the-arena", test_size);
  g_test_add_func ("/ui/widgets/arena-paintable/no-plan/draws-nothing", test_empty);
  g_test_add_func ("/ui/widgets/arena-paintable/node/is-cached-for-each-size", test_cached);
  g_test_add_func ("/ui/widgets/arena-paintable/part-around-a-space/shows-the-space", test_part);
  g_test_add_func ("/ui/widgets/arena-paintable/scaled-arena/is-one-texture", test_scale);
  g_test_add_func ("/ui/widgets/arena-paintable/many-arenas/are-drawn-in-several-iterations", test_turns);
  g_test_add_func ("/ui/widgets/arena-paintable/paintable-of-a-picture/has-the-scale-factor-of-the-picture",
                   test_picture);
  g_test_add_func ("/ui/widgets/arena-paintable/contents/invalidate-only-when-changed", test_changes);
  g_test_add_func ("/ui/widgets/arena-paintable/other-style/invalidates-the-picture", test_style);

  return g_test_run ();
}
