// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the layers of the figures from data/art/robots.
#pragma once

#include "robo-pen.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* Draws one layer of a robot around the origin. Any thread may call this. The color is 0..3. The layer is an id in the
 * SVG file of the robot, such as `plate`. The drawing is not cached here, so callers should keep the picture. */
void robo_figure_draw (const RoboPen *pen,
                       guint          colour,
                       gboolean       is_killbot,
                       const char    *layer);

/* Draws the head of a robot of color 0..3 around the origin. The files have no heads that look to the west, so heads
 * that look east are mirrored. The keyline is a pale line around the head, which the light style never has. */
void robo_figure_draw_head (const RoboPen *pen,
                            guint          colour,
                            gboolean       is_killbot,
                            RoboDir        gaze,
                            RoboMood       mood,
                            gboolean       has_keyline);

G_END_DECLS
