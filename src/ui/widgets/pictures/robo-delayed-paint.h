// SPDX-License-Identifier: GPL-3.0-or-later
// Delays the repainting of a widget by a few frames.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a widget paint a change a few frames later; a zeroed delay holds no picture. Use this for changes at
 * the start of an animation elsewhere in the window: without a GPU a frame that paints everything takes three
 * times as long as others, and a word that appears a thirtieth of a second later is not noticed. The widget's
 * contents, accessible texts and sizes are never delayed. */
typedef struct
{
  GskRenderNode *nodes;  /* nullable: the last picture */
  int            width;  /* of the widget at that time */
  int            height; /* of the widget at that time */
  gint64         until;  /* the last frame that shows it, as a frame counter */
  guint          tick;   /* tick callback while the old picture is shown, or 0 */
} RoboDelayedPaint;

/* Delays the picture of a change by n_frames frames. A delay that is already running is not extended, so that
 * a widget that changes all the time is repainted, too. Does nothing if animations are disabled. */
void robo_delayed_paint_hold (RoboDelayedPaint *self,
                              GtkWidget        *widget,
                              guint             n_frames);

/* Returns the picture to show in this frame instead of drawing the widget, which is drawn again in the next
 * frame; or NULL if the widget is to be drawn now. */
GskRenderNode *robo_delayed_paint_get (RoboDelayedPaint *self,
                                       GtkWidget        *widget);

/* Keeps the nodes of the current picture, and takes ownership of them. */
void robo_delayed_paint_take (RoboDelayedPaint *self,
                              GtkWidget        *widget,
                              GskRenderNode    *nodes);

/* Drops the picture when the widget is no longer visible. */
void robo_delayed_paint_clear (RoboDelayedPaint *self,
                               GtkWidget        *widget);

G_END_DECLS
