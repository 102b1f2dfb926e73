/* Layers of the figures in data/art/robots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-pen.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/**
 * robo_figure_draw:
 * @pen: a pen; round the origin is drawn
 * @colour: which of the four robots, 0..3
 * @is_killbot: in armour
 * @layer: its id in the file, such as `plate`
 *
 * Draws one layer of a robot, from any thread. Nothing is kept that would draw the same again: keep the picture.
 */
void robo_figure_draw (const RoboPen *pen,
                       guint          colour,
                       gboolean       is_killbot,
                       const char    *layer);

/**
 * robo_figure_draw_head:
 * @pen: a pen; round the origin is drawn
 * @colour: which of the four robots, 0..3
 * @is_killbot: in armour
 * @gaze: where it looks
 * @mood: how it feels
 * @has_keyline: whether a pale line goes round it where the board is dark
 *
 * Draws the head, which files have for the east only: what looks west is the mirror image of it.
 */
void robo_figure_draw_head (const RoboPen *pen,
                            guint          colour,
                            gboolean       is_killbot,
                            RoboDir        gaze,
                            RoboMood       mood,
                            gboolean       has_keyline);

G_END_DECLS
