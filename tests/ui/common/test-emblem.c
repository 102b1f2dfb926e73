// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <stdlib.h>

#include "draw/robo-emblem-drawing.h"
#include "tests/ui/ui-test.h"

#define SIDE_PX 128

/* The colours a person sees, laid over white. */
static guint
get_channel (const guint8 *pixel,
             guint         channel,
             gboolean      is_premultiplied)
{
  guint value = is_premultiplied ? pixel[channel] : pixel[channel] * pixel[3] / 255;

  return value + 255 - pixel[3];
}

static cairo_surface_t *
draw_emblem (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE_PX, SIDE_PX);
  cairo_t         *cr = cairo_create (surface);

  robo_draw_emblem (cr, SIDE_PX);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Two programs round the corner of a shape differently, but not by much. Red, green and blue are the other way round
 * in a cairo image of a machine that begins with the low byte. */
static gboolean
is_alike (const guint8 *of_icon,
          const guint8 *drawn)
{
  for (guint channel = 0; channel < 3; channel++)
    if (abs ((int)get_channel (of_icon, channel, FALSE) - (int)get_channel (drawn, 2 - channel, TRUE)) > 48)
      return FALSE;

  return TRUE;
}

/* What is drawn and what the desktop shows in its menus is one robot. */
static void
test_same_as_icon (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) icon =
    gdk_pixbuf_new_from_resource_at_scale ("/io/github/robodrome/Robodrome/icons/scalable/apps/" ROBO_APPLICATION_ID ".svg",
                                           SIDE_PX, SIDE_PX, TRUE, &error);
  cairo_surface_t *surface = draw_emblem ();
  guint            n_different = 0;

  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_n_channels (icon), ==, 4);
  for (guint y = 0; y < SIDE_PX; y++)
    for (guint x = 0; x < SIDE_PX; x++)
      n_different += !is_alike (gdk_pixbuf_read_pixels (icon) + y * gdk_pixbuf_get_rowstride (icon) + 4 * x,
                                cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x);
  cairo_surface_destroy (surface);
  g_assert_cmpuint (n_different, <, SIDE_PX / 2);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  if (G_BYTE_ORDER == G_LITTLE_ENDIAN)
    g_test_add_func ("/ui/emblem/same-as-icon", test_same_as_icon);

  return g_test_run ();
}
