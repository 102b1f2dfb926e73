// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "ui/widgets/pictures/robo-texture.h"

#include "tests/ui/ui-test.h"

/* 6 by 4 pixels, half as many units, neither square nor of one color. */
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
  GskRenderNode  *before = robo_texture_new_node (draw_surface (), 1, 1.5);
  GtkWidget      *window = gtk_window_new ();
  GskRenderNode  *node;
  graphene_rect_t bounds;
  gboolean        is_cairo;
  g_autoptr (GBytes) pixels = dup_pixels (before);
  g_autoptr (GBytes) others = NULL;

  g_assert_cmpint (gsk_render_node_get_node_type (before), ==, GSK_TEXTURE_NODE);
  gtk_widget_realize (window);
  is_cairo = GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window)));
  node = robo_texture_new_node (draw_surface (), 1, 1.5);
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
  GskRenderNode *node = robo_texture_new_node (draw_surface (), 0, 0);
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *placed;
  float          dx, dy;

  robo_texture_append_node (snapshot, node, 7, -2);
  placed = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (placed), ==, GSK_TRANSFORM_NODE);
  g_assert_true (gsk_transform_node_get_child (placed) == node);
  gsk_transform_to_translate (gsk_transform_node_get_transform (placed), &dx, &dy);
  g_assert_cmpfloat (dx, ==, 7);
  g_assert_cmpfloat (dy, ==, -2);
  gsk_render_node_unref (placed);
  gsk_render_node_unref (node);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/widgets/texture/node/is-cheapest-with-the-same-pixels", test_node);
  g_test_add_func ("/ui/widgets/texture/node/is-the-same-in-every-frame", test_append);

  return g_test_run ();
}
