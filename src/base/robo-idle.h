// SPDX-License-Identifier: GPL-3.0-or-later
// Does work in small steps between frames, when the program is idle.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_IDLE_MISSING, /* work before the next frame, which would lack the result once more */
  ROBO_IDLE_SOON,    /* work after the frame that is due: the user waits for the result, or is about to see it */
  ROBO_IDLE_AHEAD,   /* work after all other work: the result is not needed yet */
} RoboIdlePriority;

/* Describes a kind of work. The functions get the data of robo_idle_add(). */
typedef struct
{
  RoboIdlePriority priority;

  /* Does a few milliseconds of the work, and returns TRUE if there is more to do. */
  gboolean (*step) (gpointer data);

  /* Shows the result, usually by requesting a frame; may be NULL. The function is called when no work of this
   * priority with a show() is waiting any more, or when the wait has become noticeable. So a page of many pictures
   * takes a few frames, and not one for each picture. */
  void (*show) (gpointer data);
} RoboIdleWork;

/* Adds the work for this data to the end of its queue. If the work is in the queue already, does nothing. All work
 * of a priority takes turns, and input events and frames are handled after a few milliseconds. The queue keeps the
 * pointer `work`. The owner is a GObject whose disposal cancels the work, or NULL. */
void robo_idle_add (const RoboIdleWork *work,
                    gpointer            owner,
                    gpointer            data);

/* Cancels the work and its show(). A step may call this function. */
void robo_idle_remove (const RoboIdleWork *work,
                       gpointer            data);

/* Returns whether a step of the work is waiting. A step that is running does not count. */
gboolean robo_idle_is_queued (const RoboIdleWork *work,
                              gpointer            data);

G_END_DECLS
