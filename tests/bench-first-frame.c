/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-first-frame.h"

#include <poll.h>

#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

/* Smaller windows are helpers of toolkits. */
#define LEAST_SIDE_PX 100

/* A window may be destroyed between its event and this program's request. */
static int
ignore_error_cb (Display     *display,
                 XErrorEvent *event)
{
  return 0;
}

void
first_frame_listen (Display *display)
{
  int event_base;
  int error_base;

  XSetErrorHandler (ignore_error_cb);
  g_assert (XDamageQueryExtension (display, &event_base, &error_base));
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XWarpPointer (display, None, DefaultRootWindow (display), 0, 0, 0, 0, DisplayWidth (display, DefaultScreen (display)),
                DisplayHeight (display, DefaultScreen (display)));
  XSync (display, True);
}

/* Returns whether the pixels of one line differ. */
static gboolean
has_colours (Display *display,
             Window   window,
             int      x,
             int      y,
             int      width,
             int      height)
{
  XImage       *image = XGetImage (display, window, x, y, width, height, AllPlanes, ZPixmap);
  unsigned long first;
  gboolean      differs = FALSE;

  if (image == NULL)
    return FALSE;

  first = XGetPixel (image, 0, 0);
  for (int at = 0; at < MAX (width, height) && !differs; at++)
    differs = XGetPixel (image, width > 1 ? at : 0, height > 1 ? at : 0) != first;
  XDestroyImage (image);

  return differs;
}

/* A window that was only cleared has one color. */
static gboolean
is_painted (Display *display,
            Window   window)
{
  XWindowAttributes attributes;

  if (!XGetWindowAttributes (display, window, &attributes) || attributes.map_state != IsViewable)
    return FALSE;

  return has_colours (display, window, 0, attributes.height / 2, attributes.width, 1) ||
         has_colours (display, window, attributes.width / 2, 0, 1, attributes.height);
}

/* Returns whether the window is painted already. */
static gboolean
see_mapped (Display    *display,
            Window      window,
            FirstFrame *frame)
{
  XWindowAttributes attributes;
  gint64            now = g_get_monotonic_time ();

  if (!XGetWindowAttributes (display, window, &attributes) || attributes.override_redirect ||
      attributes.width < LEAST_SIDE_PX || attributes.height < LEAST_SIDE_PX)
    return FALSE;

  if (frame->mapped_us == 0)
    frame->mapped_us = now;
  frame->width = attributes.width;
  frame->height = attributes.height;
  XDamageCreate (display, window, XDamageReportRawRectangles);
  XSync (display, False);

  return is_painted (display, window);
}

static gboolean
see_event (Display      *display,
           const XEvent *event,
           FirstFrame   *frame)
{
  int damage_base;
  int error_base;

  XDamageQueryExtension (display, &damage_base, &error_base);
  if (event->type == MapNotify)
    return see_mapped (display, event->xmap.window, frame);
  if (event->type == damage_base + XDamageNotify)
    return is_painted (display, ((const XDamageNotifyEvent *)event)->drawable);

  return FALSE;
}

gboolean
first_frame_wait (Display    *display,
                  guint       timeout_ms,
                  FirstFrame *frame)
{
  gint64 end_us = g_get_monotonic_time () + timeout_ms * 1000;

  *frame = (FirstFrame){ 0 };
  while (g_get_monotonic_time () < end_us)
    {
      struct pollfd source = { .fd = ConnectionNumber (display), .events = POLLIN };

      while (XPending (display) > 0)
        {
          gint64 seen_us = g_get_monotonic_time ();
          XEvent event;

          XNextEvent (display, &event);
          if (see_event (display, &event, frame))
            {
              frame->painted_us = seen_us;
              return TRUE;
            }
        }
      poll (&source, 1, 100);
    }

  return FALSE;
}
