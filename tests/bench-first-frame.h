// SPDX-License-Identifier: GPL-3.0-or-later
// Detects from outside when a program shows its window, and the first picture in it.
#pragma once

#include <X11/Xlib.h>
#include <glib.h>

typedef struct
{
  gint64 mapped_us; /* when the first window was mapped, by the monotonic clock, or 0 */
  /* The window was painted at this time: its pixels had changed and its middle had more than one color; or 0. */
  gint64 painted_us;
  int    width;  /* width of the window, in pixels */
  int    height; /* height of the window, in pixels */
} FirstFrame;

/* Listens for windows, so call it before the program starts. The display must be a separate one, since any new
 * window is taken for the window of the program. Moves the pointer to a corner, so that tooltips and other effects
 * of the pointer do not count. */
void first_frame_listen (Display *display);

/* Waits up to a timeout for the first painted frame. Returns whether there was one. */
gboolean first_frame_wait (Display    *display,
                           guint       timeout_ms,
                           FirstFrame *frame);
