// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-frame-budget.h"

#include <time.h>

#include "ui/widgets/pictures/robo-cached-picture.h"

/* If a frame takes longer than this, the rest of its work waits for the next frame. If this limit were lower,
 * animations would stop at every other frame. */
#define FULL_US (12 * 1000)

/* At most this many frames in a row show the picture of the last frame. One such frame is not enough after changes
 * that cause a second layout. */
#define MOST_HELD 3

/* Holds the state of a window. It is attached to the window's frame clock. */
typedef struct
{
  GtkWidget *window; /* nullable, weak */

  gint64   began_us; /* thread CPU time at the start of the frame; 0 between two frames */
  gboolean is_held;  /* this frame shows the picture of the last frame */
  guint    n_held;   /* number of held frames in a row before this frame */

  RoboCachedPicture picture; /* picture of the last frame that was drawn */
} Share;

static void
share_free (gpointer data)
{
  Share *self = data;

  g_clear_weak_pointer (&self->window);
  robo_cached_picture_clear (&self->picture);
  g_free (self);
}

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("robo-frame-budget");
}

static Share *
find_share (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  return clock != NULL ? g_object_get_qdata (G_OBJECT (clock), get_quark ()) : NULL;
}

/* Returns the CPU time of this thread if the system can tell it, so that other programs on a busy machine do not
 * count. */
static gint64
get_work_us (void)
{
#ifdef CLOCK_THREAD_CPUTIME_ID
  struct timespec work;

  if (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &work) == 0)
    return work.tv_sec * G_USEC_PER_SEC + work.tv_nsec / 1000;
#endif

  return g_get_monotonic_time ();
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Share         *self)
{
  self->began_us = get_work_us ();
}

static gboolean
draw_again_cb (GtkWidget     *window,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  /* Request the next frame, because GTK requests none after a frame that was not drawn. */
  gtk_widget_queue_draw (window);

  return G_SOURCE_REMOVE;
}

static void
after_paint_cb (GdkFrameClock *clock,
                Share         *self)
{
  if (self->is_held && self->window != NULL)
    gtk_widget_add_tick_callback (self->window, draw_again_cb, NULL, NULL);
  self->n_held = self->is_held ? self->n_held + 1 : 0;
  self->is_held = FALSE;
  self->began_us = 0;
}

void
robo_frame_budget_begin (GtkWidget *window)
{
  GdkFrameClock *clock;
  Share         *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && gtk_widget_get_realized (window));

  if (find_share (window) != NULL)
    return;

  clock = gtk_widget_get_frame_clock (window);
  self = g_new0 (Share, 1);
  g_set_weak_pointer (&self->window, window);
  g_object_set_qdata_full (G_OBJECT (clock), get_quark (), self, share_free);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}

gboolean
robo_frame_budget_is_full (GtkWidget *widget)
{
  Share *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  self = find_share (widget);

  return self != NULL && self->began_us != 0 && self->n_held < MOST_HELD && get_work_us () - self->began_us > FULL_US;
}

void
robo_frame_budget_hold (GtkWidget *widget)
{
  Share *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = find_share (widget);
  if (self != NULL)
    self->is_held = TRUE;
}

void
robo_frame_budget_snapshot (GtkWidget   *window,
                            GtkSnapshot *snapshot,
                            void (*draw) (GtkWidget   *window,
                                          GtkSnapshot *snapshot))
{
  const RoboPictureLook look = { .width = gtk_widget_get_width (window), .height = gtk_widget_get_height (window) };
  g_autoptr (GtkSnapshot) drawn = NULL;
  Share *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && GTK_IS_SNAPSHOT (snapshot) && draw != NULL);

  self = find_share (window);
  if (self == NULL)
    {
      draw (window, snapshot);
      return;
    }

  /* While the user resizes the window, there is no picture of the new size, so the window is drawn at once. */
  if (robo_cached_picture_has (&self->picture, &look) && (self->is_held || robo_frame_budget_is_full (window)))
    {
      robo_frame_budget_hold (window);
      gtk_snapshot_append_node (snapshot, self->picture.node);
      return;
    }

  drawn = gtk_snapshot_new ();
  draw (window, drawn);
  robo_cached_picture_take (&self->picture, &look, gtk_snapshot_to_node (drawn));
  if (self->picture.node != NULL)
    gtk_snapshot_append_node (snapshot, self->picture.node);
}
