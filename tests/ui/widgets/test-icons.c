// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <stdlib.h>

#include "tests/ui/ui-test.h"

/* Returns a channel of a pixel over white. */
static int
get_channel (const guint8 *pixel,
             guint         channel)
{
  return pixel[channel] * pixel[3] / 255 + 255 - pixel[3];
}

/* Different versions of a renderer round the edges of a shape differently, but not by much. */
static gboolean
is_alike (const guint8 *of_file,
          const guint8 *of_window)
{
  for (guint channel = 0; channel < 3; channel++)
    if (abs (get_channel (of_file, channel) - get_channel (of_window, channel)) > 48)
      return FALSE;

  return TRUE;
}

/* The icon of the window in its title bar and that in the desktop's menus show the same robot. The first is
 * made from the second: see doc/for-artists.md. */
static void
test_window (gconstpointer data)
{
  const char      *id = data;
  g_autofree char *file_name = g_strdup_printf ("/io/github/robodrome/Robodrome/icons/scalable/apps/%s.svg", id);
  g_autofree char *window_name = g_strdup_printf ("/io/github/robodrome/Robodrome/icons/window/%s.png", id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) of_window = gdk_pixbuf_new_from_resource (window_name, &error);
  g_autoptr (GdkPixbuf) of_file = NULL;
  guint n_different = 0;
  int   side = 0;

  g_assert_no_error (error);
  side = gdk_pixbuf_get_width (of_window);
  of_file = gdk_pixbuf_new_from_resource_at_scale (file_name, side, side, TRUE, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_n_channels (of_file), ==, 4);
  g_assert_cmpint (gdk_pixbuf_get_n_channels (of_window), ==, 4);
  g_assert_cmpint (gdk_pixbuf_get_height (of_window), ==, side);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      n_different += !is_alike (gdk_pixbuf_read_pixels (of_file) + y * gdk_pixbuf_get_rowstride (of_file) + 4 * x,
                                gdk_pixbuf_read_pixels (of_window) + y * gdk_pixbuf_get_rowstride (of_window) + 4 * x);
  g_assert_cmpuint (n_different, <, (guint)side / 2);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_data_func ("/ui/widgets/icons/window-icon/shows-the-robot-of-the-app-icon",
                        "io.github.robodrome.Robodrome", test_window);
  g_test_add_data_func ("/ui/widgets/icons/development-icon/shows-the-robot-of-the-app-icon",
                        "io.github.robodrome.Robodrome.Devel", test_window);

  return g_test_run ();
}
