// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the characters on the start page: their eyes follow the pointer, and stay still with reduced motion.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/setup/robo-start-banner.h"

/* Returns the current drawing as bytes. */
static GBytes *
draw (GtkWidget *banner)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (banner);
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes        *bytes;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (banner), gtk_widget_get_height (banner));
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = node != NULL ? gsk_render_node_serialize (node) : g_bytes_new (NULL, 0);
  g_clear_pointer (&node, gsk_render_node_unref);

  return bytes;
}

static gboolean
has_characters (GtkWidget *banner)
{
  g_autoptr (GBytes) picture = draw (banner);

  /* A background of one color has less than a tenth of this size. */
  return g_bytes_get_size (picture) > 100000;
}

static GBytes *
look_at (GtkWidget *banner,
         double     x,
         double     y)
{
  robo_start_banner_look_at (ROBO_START_BANNER (banner), x, y);
  ui_drive_settle (banner);

  return draw (banner);
}

static void
test_look (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget   *window = gtk_window_new ();
  GtkWidget   *banner = g_object_new (ROBO_TYPE_START_BANNER, "valign", GTK_ALIGN_START, NULL);
  g_autoptr (GBytes) left = NULL;
  g_autoptr (GBytes) right = NULL;
  g_autoptr (GBytes) still = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 860, 400);
  gtk_window_set_child (GTK_WINDOW (window), banner);
  ui_drive_show (GTK_WINDOW (window));
  g_assert_false (has_characters (banner));
  robo_start_banner_begin (ROBO_START_BANNER (banner));
  ui_drive_until (has_characters (banner));
  ui_drive_click (banner);
  ui_drive_until (gtk_window_is_active (GTK_WINDOW (window)));

  left = look_at (banner, -1000, 50);
  right = look_at (banner, 3000, 50);
  g_assert_false (g_bytes_equal (left, right));

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  /* Wait until the eyes do not blink. */
  do
    {
      g_clear_pointer (&right, g_bytes_unref);
      g_clear_pointer (&still, g_bytes_unref);
      right = draw (banner);
      ui_drive_settle (banner);
      still = draw (banner);
    }
  while (!g_bytes_equal (right, still));
  g_clear_pointer (&still, g_bytes_unref);
  still = look_at (banner, -1000, 50);
  g_assert_true (g_bytes_equal (right, still));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pointer has not moved for about a minute. */
static void
test_rest (void)
{
  GtkWidget *banner = g_object_ref_sink (g_object_new (ROBO_TYPE_START_BANNER, NULL));
  guint      passed_ms = 0;
  guint      pause_ms;

  while ((pause_ms = robo_start_banner_live (ROBO_START_BANNER (banner))) > 0)
    {
      passed_ms += pause_ms;
      g_assert_cmpuint (passed_ms, <, 120000);
    }
  g_assert_cmpuint (passed_ms, >, 20000);
  g_object_unref (banner);
}

/* The banner grows with the window, has room for all of its text in a narrow window, and never makes the window
 * wider. */
static void
test_size (void)
{
  GtkWidget *banner = g_object_ref_sink (g_object_new (ROBO_TYPE_START_BANNER, NULL));
  int        least, wide, middle, narrow, any;

  gtk_widget_measure (banner, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, 1900, NULL, &wide, NULL, NULL);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, 860, NULL, &middle, NULL, NULL);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, 336, NULL, &narrow, NULL, NULL);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, -1, &any, NULL, NULL, NULL);
  g_assert_cmpint (any, <=, narrow);
  g_assert_cmpint (any, <=, middle);
  g_assert_cmpint (least, ==, 0);
  g_assert_cmpint (middle, <, wide);
  g_assert_cmpint (middle, <, narrow);
  g_object_unref (banner);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/setup/start-banner/eyes/follow-the-pointer", test_look);
  g_test_add_func ("/ui/setup/start-banner/height/is-larger-in-a-wide-and-in-a-narrow-window", test_size);
  g_test_add_func ("/ui/setup/start-banner/still-pointer/stops-the-eyes-after-a-while", test_rest);

  return g_test_run ();
}
