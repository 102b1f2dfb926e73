// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a frame with a long layout leaves its picture to the next frame.
#include "config.h"

#include <time.h>

#include "tests/ui/ui-drive.h"
#include "ui/widgets/layouts/robo-frame-budget.h"

/* A layout that takes this time is longer than a frame. */
#define LONG_MS 40

/* These types are a window that is drawn like that of the game, and a widget in it with a slow layout. */

#define TEST_TYPE_WINDOW (test_window_get_type ())
#define TEST_TYPE_SLOW   (test_slow_get_type ())

G_DECLARE_FINAL_TYPE (TestWindow, test_window, TEST, WINDOW, GtkWindow)
G_DECLARE_FINAL_TYPE (TestSlow, test_slow, TEST, SLOW, GtkWidget)

struct _TestWindow
{
  GtkWindow parent_instance;
};

struct _TestSlow
{
  GtkWidget parent_instance;

  gboolean is_slow;
  gboolean was_full;
  guint    n_placed;
  guint    n_drawn;
  gint64   placed; /* last frame of its layout */
  gint64   drawn;
};

G_DEFINE_FINAL_TYPE (TestWindow, test_window, GTK_TYPE_WINDOW)
G_DEFINE_FINAL_TYPE (TestSlow, test_slow, GTK_TYPE_WIDGET)

static void
test_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (test_window_parent_class)->realize (widget);
  robo_frame_budget_begin (widget);
}

static void
test_window_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  robo_frame_budget_snapshot (widget, snapshot, GTK_WIDGET_CLASS (test_window_parent_class)->snapshot);
}

static void
test_window_class_init (TestWindowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->realize = test_window_realize;
  GTK_WIDGET_CLASS (klass)->snapshot = test_window_snapshot;
}

static void
test_window_init (TestWindow *self)
{
}

static void
work (guint duration_ms)
{
  clock_t end = clock () + (clock_t)(duration_ms * (CLOCKS_PER_SEC / 1000));

  while (clock () < end)
    ;
}

static void
test_slow_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TestSlow *self = TEST_SLOW (widget);

  self->n_placed++;
  self->placed = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget));
  if (!self->is_slow)
    return;

  work (LONG_MS);
  self->was_full |= robo_frame_budget_is_full (widget);
}

static void
test_slow_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TestSlow *self = TEST_SLOW (widget);

  self->n_drawn++;
  self->drawn = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget));
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, self->n_drawn / 100.f, 0, 1 },
                             &GRAPHENE_RECT_INIT (0, 0, 10, 10));
}

static void
test_slow_class_init (TestSlowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = test_slow_size_allocate;
  GTK_WIDGET_CLASS (klass)->snapshot = test_slow_snapshot;
}

static void
test_slow_init (TestSlow *self)
{
}

typedef struct
{
  GtkWidget *window;
  TestSlow  *slow;
  guint      n_frames;
} Fixture;

static void
after_paint_cb (Fixture *fixture)
{
  fixture->n_frames++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->window = g_object_new (TEST_TYPE_WINDOW, "default-width", 300, "default-height", 200, NULL);
  fixture->slow = g_object_new (TEST_TYPE_SLOW, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->slow));
  ui_drive_show (GTK_WINDOW (fixture->window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (fixture->window), "after-paint", G_CALLBACK (after_paint_cb),
                            fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (fixture->window), fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
wait_frame (Fixture *fixture)
{
  guint n_frames = fixture->n_frames;

  ui_drive_until (fixture->n_frames > n_frames);
}

/* The layout is in one frame, and the picture in the next, without a further request for it. */
static void
test_long (Fixture      *fixture,
           gconstpointer data)
{
  guint n_placed = fixture->slow->n_placed;
  guint n_drawn = fixture->slow->n_drawn;

  fixture->slow->is_slow = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (fixture->slow));
  wait_frame (fixture);
  g_assert_cmpuint (fixture->slow->n_placed, ==, n_placed + 1);
  g_assert_true (fixture->slow->was_full);
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn);

  wait_frame (fixture);
  g_assert_cmpuint (fixture->slow->n_placed, ==, n_placed + 1);
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn + 1);
}

/* A widget that is slow in every frame is drawn nevertheless. */
static void
test_again (Fixture      *fixture,
            gconstpointer data)
{
  guint n_drawn = fixture->slow->n_drawn;

  fixture->slow->is_slow = TRUE;
  for (guint i = 0; i < 4; i++)
    {
      gtk_widget_queue_resize (GTK_WIDGET (fixture->slow));
      wait_frame (fixture);
    }
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn + 1);
}

/* A short frame is drawn at once. Outside of frames no frame counts as full. */
static void
test_short (Fixture      *fixture,
            gconstpointer data)
{
  guint n_drawn = fixture->slow->n_drawn;

  gtk_widget_queue_resize (GTK_WIDGET (fixture->slow));
  wait_frame (fixture);
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn + 1);
  work (LONG_MS);
  g_assert_false (robo_frame_budget_is_full (fixture->window));
}

/* A held frame is not drawn. */
static void
test_hold (Fixture      *fixture,
           gconstpointer data)
{
  guint n_drawn = fixture->slow->n_drawn;

  gtk_widget_queue_draw (GTK_WIDGET (fixture->slow));
  robo_frame_budget_hold (GTK_WIDGET (fixture->slow));
  wait_frame (fixture);
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn);
  wait_frame (fixture);
  g_assert_cmpuint (fixture->slow->n_drawn, ==, n_drawn + 1);
}

/* The previous picture would not fill a resized window. */
static void
test_size (Fixture      *fixture,
           gconstpointer data)
{
  guint n_drawn = fixture->slow->n_drawn;

  fixture->slow->is_slow = TRUE;
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 260);
  ui_drive_until (gtk_widget_get_width (fixture->window) == 340 && fixture->slow->n_drawn > n_drawn);
  g_assert_true (fixture->slow->was_full);
  g_assert_cmpint (fixture->slow->drawn, ==, fixture->slow->placed);
}

#define ADD(path, func) g_test_add ("/ui/widgets/frame-budget/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("long-layout/picture-is-drawn-in-the-next-frame", test_long);
  ADD ("widget-slow-in-every-frame/is-drawn-nevertheless", test_again);
  ADD ("short-frame/is-drawn-at-once", test_short);
  ADD ("held-frame/is-drawn-one-frame-later", test_hold);
  ADD ("resized-window/is-drawn-at-once-despite-a-long-layout", test_size);

  return g_test_run ();
}
