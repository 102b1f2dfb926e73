// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pictures between two frames, and shows them together.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Gets the object of robo_idle_render_add(). */
typedef void (*RoboIdleRenderFunc) (gpointer object);

/* Adds a picture for which a frame has no time. Each picture is drawn in an iteration of the main loop of its
 * own; draw keeps it, after a few milliseconds of work. When all are drawn, or the wait has become noticeable,
 * show is called for each to request a frame: also for a picture that was not drawn, which may then be added
 * again. A page of many pictures thus takes a few frames, not one for each.
 *
 * The same object and draw are in the queue only once, however often they are added. */
void robo_idle_render_add (gpointer           object,
                           RoboIdleRenderFunc draw,
                           RoboIdleRenderFunc show);

G_END_DECLS
