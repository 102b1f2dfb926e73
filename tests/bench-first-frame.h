/* Sees from outside when a program shows its window and its first picture in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <X11/Xlib.h>
#include <glib.h>

/**
 * FirstFrame:
 * @mapped_us: when the first window was put on the screen, by the monotonic clock, or 0
 * @painted_us: when there was a picture in it: after a change of its pixels, more than one colour in its middle, or 0
 * @width: of that window, in pixels
 * @height: likewise
 */
typedef struct
{
  gint64 mapped_us;
  gint64 painted_us;
  int    width;
  int    height;
} FirstFrame;

/**
 * first_frame_listen:
 * @display: a display of one's own: whatever window comes is taken for that of the program
 *
 * Must be called before the program starts. Puts the pointer into the corner of the screen: what a program does for one
 * that happens to be over it, tooltips above all, is another matter.
 */
void first_frame_listen (Display *display);

/**
 * first_frame_wait:
 * @display: a display listened to
 * @timeout_ms: how long to wait for a picture
 * @frame: (out): when it was
 *
 * Returns: %FALSE if none came
 */
gboolean first_frame_wait (Display    *display,
                           guint       timeout_ms,
                           FirstFrame *frame);
