// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "ui/widgets/pictures/robo-cached-picture.h"

#include "tests/ui/ui-test.h"

/* Creates a picture of 6 by 4 pixels and half as many units, which is neither square nor of one color. */
static cairo_surface_t *
draw_surface (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 6, 4);
  cairo_t         *cr;

  cairo_surface_set_device_scale (surface, 2, 2);
  cr = cairo_create (surface);
  cairo_set_source_rgba (cr, 1, 0.5, 0.25, 0.5);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0.1, 0.2, 0.9);
  cairo_rectangle (cr, 0.5, 1, 1.5, 0.5);
  cairo_fill (cr);
  cairo_destroy (cr);

  return surface;
}

static GBytes *
dup_pixels (GskRenderNode *node)
{
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) twice = NULL;
  g_autoptr (GskTransform) transform = gsk_transform_scale (NULL, 2, 2);
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc (10 * 8 * 4);

  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  twice = gsk_transform_node_new (node, transform);
  texture = gsk_renderer_render_texture (renderer, twice, &GRAPHENE_RECT_INIT (0, 0, 10, 8));
  gdk_texture_download (texture, pixels, 10 * 4);
  gsk_renderer_unrealize (renderer);

  return g_bytes_new_take (pixels, 10 * 8 * 4);
}

/* The node is the cheapest one for the renderer of the windows, with the same pixels. */
static void
test_node (void)
{
  GskRenderNode  *before = robo_cached_picture_new_node (draw_surface (), 1, 1.5);
  GtkWidget      *window = gtk_window_new ();
  GskRenderNode  *node;
  graphene_rect_t bounds;
  gboolean        is_cairo;
  g_autoptr (GBytes) pixels = dup_pixels (before);
  g_autoptr (GBytes) others = NULL;

  g_assert_cmpint (gsk_render_node_get_node_type (before), ==, GSK_TEXTURE_NODE);
  gtk_widget_realize (window);
  is_cairo = GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window)));
  node = robo_cached_picture_new_node (draw_surface (), 1, 1.5);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, is_cairo ? GSK_CAIRO_NODE : GSK_TEXTURE_NODE);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (1, 1.5, 3, 2)));
  others = dup_pixels (node);
  g_assert_cmpmem (g_bytes_get_data (pixels, NULL), g_bytes_get_size (pixels), g_bytes_get_data (others, NULL),
                   g_bytes_get_size (others));

  gsk_render_node_unref (before);
  gsk_render_node_unref (node);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The node is the same in every frame, so that GTK detects that it is unchanged. */
static void
test_append (void)
{
  GskRenderNode *node = robo_cached_picture_new_node (draw_surface (), 0, 0);
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *placed;
  float          dx, dy;

  robo_cached_picture_append_node (snapshot, node, 7, -2);
  placed = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (placed), ==, GSK_TRANSFORM_NODE);
  g_assert_true (gsk_transform_node_get_child (placed) == node);
  gsk_transform_to_translate (gsk_transform_node_get_transform (placed), &dx, &dy);
  g_assert_cmpfloat (dx, ==, 7);
  g_assert_cmpfloat (dy, ==, -2);
  gsk_render_node_unref (placed);
  gsk_render_node_unref (node);
}

static guint
get_type_of (GskRenderNode *node)
{
  return node != NULL ? gsk_render_node_get_node_type (node) : GSK_NOT_A_RENDER_NODE;
}

/* A picture is found by its look alone, is scaled to another size meanwhile, and is gone when it is cleared. */
static void
test_look (void)
{
  const RoboPictureLook look = { .width = 3, .height = 2, .scale = 2 };
  RoboPictureLook       other = look;
  RoboCachedPicture     picture = { 0 };
  graphene_rect_t       bounds;
  g_autoptr (GskRenderNode) same = NULL;
  g_autoptr (GskRenderNode) larger = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t     *cr;

  g_assert_false (robo_cached_picture_has (&picture, &look));
  robo_cached_picture_append (&picture, snapshot, &look, 7, -2);
  g_assert_null (gtk_snapshot_to_node (snapshot));
  g_object_unref (snapshot);

  cr = robo_cached_picture_begin (&look);
  g_assert_cmpint (cairo_image_surface_get_width (cairo_get_target (cr)), ==, 6);
  g_assert_cmpint (cairo_image_surface_get_height (cairo_get_target (cr)), ==, 4);
  robo_cached_picture_end (&picture, &look, cr, 1, 1.5);
  g_assert_true (robo_cached_picture_has (&picture, &look));
  gsk_render_node_get_bounds (picture.node, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (1, 1.5, 3, 2)));

  snapshot = gtk_snapshot_new ();
  robo_cached_picture_append (&picture, snapshot, &look, 7, -2);
  same = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (get_type_of (same), ==, GSK_TRANSFORM_NODE);
  g_assert_true (gsk_transform_node_get_child (same) == picture.node);

  other.width = 9;
  g_assert_false (robo_cached_picture_has (&picture, &other));
  snapshot = gtk_snapshot_new ();
  robo_cached_picture_append (&picture, snapshot, &other, 7, -2);
  larger = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (larger, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (10, -0.5, 9, 2)));

  robo_cached_picture_clear (&picture);
  g_assert_false (robo_cached_picture_has (&picture, &look));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/widgets/cached-picture/node/suits-the-renderer-and-has-the-same-pixels", test_node);
  g_test_add_func ("/ui/widgets/cached-picture/appended-node/is-moved-and-not-copied", test_append);
  g_test_add_func ("/ui/widgets/cached-picture/same-appearance/gives-the-same-picture", test_look);

  return g_test_run ();
}
