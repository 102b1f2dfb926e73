// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that changes are drawn some frames later.
#include "config.h"

#include "ui/widgets/pictures/robo-delayed-paint.h"

#include "tests/ui/ui-drive.h"

#define N_FRAMES 2

#define TEST_TYPE_BOX (test_box_get_type ())
G_DECLARE_FINAL_TYPE (TestBox, test_box, TEST, BOX, GtkWidget)

struct _TestBox
{
  GtkWidget parent_instance;

  RoboDelayedPaint held;
  guint            n_snapshots;
  guint            n_drawn;
};

G_DEFINE_FINAL_TYPE (TestBox, test_box, GTK_TYPE_WIDGET)

static void
test_box_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  TestBox       *self = TEST_BOX (widget);
  GskRenderNode *nodes = robo_delayed_paint_get (&self->held, widget);

  self->n_snapshots++;
  if (nodes == NULL)
    {
      self->n_drawn++;
      nodes = gsk_color_node_new (&(GdkRGBA){ 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT (0, 0, 7, 5));
      robo_delayed_paint_take (&self->held, widget, nodes);
    }
  gtk_snapshot_append_node (snapshot, nodes);
}

static void
test_box_unmap (GtkWidget *widget)
{
  robo_delayed_paint_clear (&TEST_BOX (widget)->held, widget);

  GTK_WIDGET_CLASS (test_box_parent_class)->unmap (widget);
}

static void
test_box_class_init (TestBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = test_box_snapshot;
  GTK_WIDGET_CLASS (klass)->unmap = test_box_unmap;
}

static void
test_box_init (TestBox *self)
{
}

static TestBox *
show_box (void)
{
  GtkWidget *window = gtk_window_new ();
  TestBox   *box = g_object_new (TEST_TYPE_BOX, NULL);

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (box));
  ui_drive_show (GTK_WINDOW (window));
  while (box->n_drawn == 0)
    g_main_context_iteration (NULL, TRUE);

  return box;
}

static void
wait_until_drawn (TestBox *box,
                  guint    n_drawn)
{
  while (box->n_drawn < n_drawn)
    g_main_context_iteration (NULL, TRUE);
}

static void
close_box (TestBox *box)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))));
}

static void
test_later (void)
{
  TestBox       *box = show_box ();
  guint          n_drawn = box->n_drawn;
  guint          n_snapshots;
  GskRenderNode *nodes = box->held.nodes;

  robo_delayed_paint_hold (&box->held, GTK_WIDGET (box), N_FRAMES);
  gtk_widget_queue_draw (GTK_WIDGET (box));
  n_snapshots = box->n_snapshots;
  while (box->n_snapshots == n_snapshots)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (box->n_drawn, ==, n_drawn);
  g_assert_true (box->held.nodes == nodes);

  /* Only the delayed paint itself requests frames, and only until the change is drawn. */
  wait_until_drawn (box, n_drawn + 1);
  g_assert_cmpuint (box->n_snapshots, <=, n_snapshots + N_FRAMES + 1);
  g_assert_cmpuint (box->held.tick, ==, 0);

  /* Changes of the widget itself are drawn at once. */
  n_snapshots = box->n_snapshots;
  gtk_widget_queue_draw (GTK_WIDGET (box));
  wait_until_drawn (box, n_drawn + 2);
  g_assert_cmpuint (box->n_snapshots, ==, n_snapshots + 1);

  close_box (box);
}

static gboolean
change_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  robo_delayed_paint_hold (&TEST_BOX (widget)->held, widget, N_FRAMES);
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

/* Continuous changes are drawn repeatedly, but not in each frame. */
static void
test_all_the_time (void)
{
  TestBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  gtk_widget_add_tick_callback (GTK_WIDGET (box), change_cb, NULL, NULL);
  wait_until_drawn (box, n_drawn + 3);
  g_assert_cmpuint (box->n_snapshots - n_snapshots, >=, 3 * N_FRAMES);
  g_assert_cmpuint (box->n_snapshots - n_snapshots, <=, 3 * (N_FRAMES + 2));

  close_box (box);
}

/* Another size is drawn at once, and a hidden widget is shown in its current state. */
static void
test_at_once (void)
{
  TestBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  robo_delayed_paint_hold (&box->held, GTK_WIDGET (box), 1000);
  gtk_widget_set_margin_start (GTK_WIDGET (box), 3);
  wait_until_drawn (box, n_drawn + 1);
  g_assert_cmpuint (box->n_snapshots, ==, n_snapshots + 1);

  robo_delayed_paint_hold (&box->held, GTK_WIDGET (box), 1000);
  gtk_widget_set_visible (GTK_WIDGET (box), FALSE);
  g_assert_null (box->held.nodes);
  gtk_widget_set_visible (GTK_WIDGET (box), TRUE);
  wait_until_drawn (box, n_drawn + 2);

  close_box (box);
}

/* Without animations there is no reason to wait. */
static void
test_no_animations (void)
{
  TestBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (box)), "gtk-enable-animations", FALSE, NULL);
  robo_delayed_paint_hold (&box->held, GTK_WIDGET (box), 1000);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (box)), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (box));
  wait_until_drawn (box, n_drawn + 1);
  g_assert_cmpuint (box->n_snapshots, ==, n_snapshots + 1);

  close_box (box);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/widgets/delayed-paint/change/is-drawn-some-frames-later", test_later);
  g_test_add_func ("/ui/widgets/delayed-paint/continuous-changes/are-drawn-at-times", test_all_the_time);
  g_test_add_func ("/ui/widgets/delayed-paint/other-size/is-drawn-at-once", test_at_once);
  g_test_add_func ("/ui/widgets/delayed-paint/no-animations/draws-at-once", test_no_animations);

  return g_test_run ();
}
