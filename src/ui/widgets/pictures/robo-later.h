// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are drawn between two frames, and shown together.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * RoboLaterFunc:
 * @object: what was given to robo_later_add()
 */
typedef void (*RoboLaterFunc) (gpointer object);

/**
 * robo_later_add:
 * @object: (type GObject.Object): whose picture it is
 * @draw: (scope async): makes the picture and keeps it, a few milliseconds of work
 * @show: (scope async): asks for the frame in which it is seen
 *
 * For what a frame has no time for. Each picture is drawn in a turn of the main loop of its own. When all are drawn, or so
 * much time has passed that whoever waits should see some of them, @show is called for each: for one that was not drawn,
 * too, which may then be added again. So a page of many pictures takes a few frames, and not one for each.
 *
 * The same @object and @draw are there once, however often they are added.
 */
void robo_later_add (gpointer      object,
                     RoboLaterFunc draw,
                     RoboLaterFunc show);

G_END_DECLS
