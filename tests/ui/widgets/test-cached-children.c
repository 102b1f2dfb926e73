// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the children of a widget become one texture that looks the same.
#include "config.h"

#include "ui/widgets/pictures/robo-cached-children.h"

#include "tests/ui/ui-drive.h"

#define SIDE 64

#define TEST_TYPE_BOX (test_box_get_type ())
G_DECLARE_FINAL_TYPE (TestBox, test_box, TEST, BOX, GtkWidget)

struct _TestBox
{
  GtkWidget parent_instance;

  RoboCachedChildren kept;
  double             opacity;
  GskRenderNode     *first; /* since the last reset */
  GskRenderNode     *last;
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

  robo_cached_children_snapshot (&self->kept, widget, inner, test_box_parent_class, self->opacity);
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
  robo_cached_children_clear (&TEST_BOX (object)->kept);
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
  self->opacity = 1;
}

/* Neither square nor of one color: a round button with a label. */
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
  g_assert_cmpint (gsk_render_node_get_node_type (box->kept.nodes), !=, GSK_CAIRO_NODE);
  g_assert_cmpint (get_difference (box->kept.nodes, box->last), <=, 1);

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

/* The texture includes the opacity, and stays the same without changes. */
static void
test_opacity (void)
{
  TestBox   *box;
  GtkButton *button;
  g_autoptr (GskRenderNode) full = NULL;
  g_autoptr (GskRenderNode) pale = NULL;

  set_up (&box, &button);
  wait_for_picture (box);
  full = gsk_render_node_ref (box->last);
  forget_nodes (box);
  box->opacity = 0.5;
  gtk_widget_queue_draw (GTK_WIDGET (box));
  wait_for_picture (box);
  pale = gsk_render_node_ref (box->last);
  g_assert_cmpint (gsk_render_node_get_node_type (box->kept.nodes), ==, GSK_OPACITY_NODE);
  g_assert_cmpint (get_difference (box->kept.nodes, pale), <=, 1);
  g_assert_cmpint (get_difference (full, pale), >, 50);

  forget_nodes (box);
  gtk_widget_queue_draw (GTK_WIDGET (box));
  while (box->last == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (box->first == pale);

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

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/widgets/cached-children/texture/looks-the-same", test_looks);
  g_test_add_func ("/ui/widgets/cached-children/texture/includes-the-opacity", test_opacity);
  g_test_add_func ("/ui/widgets/cached-children/unchanged-node/stays-the-same", test_stays);
  g_test_add_func ("/ui/widgets/cached-children/removed-child/leaves-no-trace", test_gone);

  return g_test_run ();
}
