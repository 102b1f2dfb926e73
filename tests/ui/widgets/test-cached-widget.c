// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a widget becomes one texture that looks the same, and that changes are drawn some frames later.
#include "config.h"

#include "ui/widgets/pictures/robo-cached-widget.h"

#include "tests/ui/ui-drive.h"

#define SIDE 64

#define TEST_TYPE_BOX (test_box_get_type ())
G_DECLARE_FINAL_TYPE (TestBox, test_box, TEST, BOX, GtkWidget)

struct _TestBox
{
  GtkWidget parent_instance;

  RoboCachedWidget kept;
  GskRenderNode   *first; /* first node since the last reset */
  GskRenderNode   *last;
};

G_DEFINE_FINAL_TYPE (TestBox, test_box, GTK_TYPE_WIDGET)

static void
forget_nodes (TestBox *self)
{
  g_clear_pointer (&self->first, gsk_render_node_unref);
  g_clear_pointer (&self->last, gsk_render_node_unref);
}

static void
test_box_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  TestBox     *self = TEST_BOX (widget);
  GtkSnapshot *inner = gtk_snapshot_new ();

  robo_cached_widget_snapshot_as_pixels (&self->kept, widget, inner,
                                         GTK_WIDGET_CLASS (test_box_parent_class)->snapshot);
  g_clear_pointer (&self->last, gsk_render_node_unref);
  self->last = gtk_snapshot_free_to_node (inner);
  if (self->first == NULL)
    self->first = gsk_render_node_ref (self->last);
  gtk_snapshot_append_node (snapshot, self->last);
}

static void
test_box_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  forget_nodes (TEST_BOX (object));
  robo_cached_widget_clear (&TEST_BOX (object)->kept);
  if (child != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (test_box_parent_class)->dispose (object);
}

static void
test_box_class_init (TestBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = test_box_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = test_box_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
test_box_init (TestBox *self)
{
}

/* Creates a widget that is neither square nor of one color: a round button with a label. */
static void
set_up (TestBox   **box,
        GtkButton **button)
{
  GtkWidget *window = gtk_window_new ();

  *box = g_object_new (TEST_TYPE_BOX, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_START, NULL);
  *button = GTK_BUTTON (gtk_button_new_with_label ("Ab"));
  gtk_widget_set_parent (GTK_WIDGET (*button), GTK_WIDGET (*box));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (*box));
  ui_drive_show (GTK_WINDOW (window));
}

static gboolean
is_picture (TestBox *box)
{
  return box->last != NULL && gsk_render_node_get_node_type (box->last) == GSK_CAIRO_NODE;
}

static void
wait_for_picture (TestBox *box)
{
  while (!is_picture (box))
    g_main_context_iteration (NULL, TRUE);
}

static void
draw_pixels (GskRenderNode *node,
             guchar        *pixels)
{
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkTexture) texture = NULL;

  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  gdk_texture_download (texture, pixels, SIDE * 4);
  gsk_renderer_unrealize (renderer);
}

/* Returns the largest difference of a pixel's channel: translucent pixels are rounded once more. */
static int
get_difference (GskRenderNode *one,
                GskRenderNode *other)
{
  guchar pixels[2][SIDE * SIDE * 4];
  int    most = 0;

  draw_pixels (one, pixels[0]);
  draw_pixels (other, pixels[1]);
  for (guint i = 0; i < sizeof pixels[0]; i++)
    most = MAX (most, ABS (pixels[0][i] - pixels[1][i]));

  return most;
}

static void
test_looks (void)
{
  TestBox   *box;
  GtkButton *button;
  g_autoptr (GskRenderNode) drawn = NULL;

  set_up (&box, &button);
  wait_for_picture (box);
  g_assert_cmpint (gsk_render_node_get_node_type (box->kept.nodes.node), !=, GSK_CAIRO_NODE);
  g_assert_cmpint (get_difference (box->kept.nodes.node, box->last), <=, 1);

  /* A change is shown at once, and becomes a texture later. */
  drawn = gsk_render_node_ref (box->last);
  forget_nodes (box);
  gtk_button_set_label (button, "Xy");
  wait_for_picture (box);
  g_assert_cmpint (gsk_render_node_get_node_type (box->first), !=, GSK_CAIRO_NODE);
  g_assert_cmpint (get_difference (box->first, box->last), <=, 1);
  g_assert_cmpint (get_difference (drawn, box->last), >, 50);

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))));
}

/* The node stays the same, so that GTK detects that it is unchanged. */
static void
test_stays (void)
{
  TestBox       *box;
  GtkButton     *button;
  GskRenderNode *picture;

  set_up (&box, &button);
  wait_for_picture (box);
  picture = box->last;
  forget_nodes (box);
  gtk_widget_queue_draw (GTK_WIDGET (button));
  while (box->last == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (box->first == picture);

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))));
}

/* A child that is removed before its texture was made leaves no trace. */
static void
test_gone (void)
{
  TestBox   *box;
  GtkButton *button;

  set_up (&box, &button);
  while (box->last == NULL)
    g_main_context_iteration (NULL, TRUE);
  forget_nodes (box);
  gtk_button_set_label (button, "Xy");
  while (box->last == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_picture (box));
  g_object_add_weak_pointer (G_OBJECT (box), (gpointer *)&box);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))));
  g_assert_null (box);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Held pictures */

#define N_FRAMES 2

#define HELD_TYPE_BOX (held_box_get_type ())
G_DECLARE_FINAL_TYPE (HeldBox, held_box, HELD, BOX, GtkWidget)

struct _HeldBox
{
  GtkWidget parent_instance;

  RoboCachedWidget held;
  guint            n_snapshots;
  guint            n_drawn;
};

G_DEFINE_FINAL_TYPE (HeldBox, held_box, GTK_TYPE_WIDGET)

static void
draw_held_box (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  HELD_BOX (widget)->n_drawn++;
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT (0, 0, 7, 5));
}

static void
held_box_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  HeldBox *self = HELD_BOX (widget);

  self->n_snapshots++;
  robo_cached_widget_snapshot (&self->held, widget, snapshot, draw_held_box);
}

static void
held_box_unmap (GtkWidget *widget)
{
  robo_cached_widget_clear (&HELD_BOX (widget)->held);

  GTK_WIDGET_CLASS (held_box_parent_class)->unmap (widget);
}

static void
held_box_class_init (HeldBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = held_box_snapshot;
  GTK_WIDGET_CLASS (klass)->unmap = held_box_unmap;
}

static void
held_box_init (HeldBox *self)
{
}

static HeldBox *
show_box (void)
{
  GtkWidget *window = gtk_window_new ();
  HeldBox   *box = g_object_new (HELD_TYPE_BOX, NULL);

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (box));
  ui_drive_show (GTK_WINDOW (window));
  while (box->n_drawn == 0)
    g_main_context_iteration (NULL, TRUE);

  return box;
}

static void
wait_until_drawn (HeldBox *box,
                  guint    n_drawn)
{
  while (box->n_drawn < n_drawn)
    g_main_context_iteration (NULL, TRUE);
}

static void
close_box (HeldBox *box)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))));
}

static void
test_later (void)
{
  HeldBox       *box = show_box ();
  guint          n_drawn = box->n_drawn;
  guint          n_snapshots;
  GskRenderNode *nodes = box->held.nodes.node;

  robo_cached_widget_hold (&box->held, GTK_WIDGET (box), N_FRAMES);
  gtk_widget_queue_draw (GTK_WIDGET (box));
  n_snapshots = box->n_snapshots;
  while (box->n_snapshots == n_snapshots)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (box->n_drawn, ==, n_drawn);
  g_assert_true (box->held.nodes.node == nodes);

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
  robo_cached_widget_hold (&HELD_BOX (widget)->held, widget, N_FRAMES);
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

/* Continuous changes are drawn repeatedly, but not in each frame. */
static void
test_all_the_time (void)
{
  HeldBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  gtk_widget_add_tick_callback (GTK_WIDGET (box), change_cb, NULL, NULL);
  wait_until_drawn (box, n_drawn + 3);
  g_assert_cmpuint (box->n_snapshots - n_snapshots, >=, 3 * N_FRAMES);
  g_assert_cmpuint (box->n_snapshots - n_snapshots, <=, 3 * (N_FRAMES + 2));

  close_box (box);
}

/* Checks that a held widget is drawn at once when its size changes, and that a held widget that was hidden shows its
 * current state when it comes back. */
static void
test_at_once (void)
{
  HeldBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  robo_cached_widget_hold (&box->held, GTK_WIDGET (box), 1000);
  gtk_widget_set_margin_start (GTK_WIDGET (box), 3);
  wait_until_drawn (box, n_drawn + 1);
  g_assert_cmpuint (box->n_snapshots, ==, n_snapshots + 1);

  robo_cached_widget_hold (&box->held, GTK_WIDGET (box), 1000);
  gtk_widget_set_visible (GTK_WIDGET (box), FALSE);
  g_assert_null (box->held.nodes.node);
  gtk_widget_set_visible (GTK_WIDGET (box), TRUE);
  wait_until_drawn (box, n_drawn + 2);

  close_box (box);
}

/* Without animations there is no reason to wait. */
static void
test_no_animations (void)
{
  HeldBox *box = show_box ();
  guint    n_drawn = box->n_drawn;
  guint    n_snapshots = box->n_snapshots;

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (box)), "gtk-enable-animations", FALSE, NULL);
  robo_cached_widget_hold (&box->held, GTK_WIDGET (box), 1000);
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
  g_test_add_func ("/ui/widgets/cached-widget/texture/looks-like-the-widget", test_looks);
  g_test_add_func ("/ui/widgets/cached-widget/redraw-without-change/appends-the-same-node", test_stays);
  g_test_add_func ("/ui/widgets/cached-widget/widget-destroyed-before-its-texture-is-made/is-freed", test_gone);
  g_test_add_func ("/ui/widgets/cached-widget/held-widget/change-is-drawn-some-frames-later", test_later);
  g_test_add_func ("/ui/widgets/cached-widget/held-widget/continuous-changes-are-drawn-in-some-frames",
                   test_all_the_time);
  g_test_add_func ("/ui/widgets/cached-widget/held-widget/other-size-is-drawn-at-once", test_at_once);
  g_test_add_func ("/ui/widgets/cached-widget/held-widget/without-animations-is-drawn-at-once", test_no_animations);

  return g_test_run ();
}
