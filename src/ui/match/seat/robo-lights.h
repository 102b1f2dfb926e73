// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points and damage as rows of lights.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboLights:
 *
 * Properties (uint, rw):
 *
 * - `vp`, `vp-goal`: victory points, which may be more than the goal (R10.2), and how many win
 * - `coming`: how many of the victory points are still on their way: they neither shine nor count yet
 * - `damage`, `damage-limit`: on the monitor, and how much destroys
 */
#define ROBO_TYPE_LIGHTS (robo_lights_get_type ())

G_DECLARE_FINAL_TYPE (RoboLights, robo_lights, ROBO, LIGHTS, GtkWidget)

/**
 * robo_lights_get_vp_area:
 * @self: lights with a size
 * @index: a victory point, from 0
 * @area: (out): where it shines, or would if there were as many, in the coordinates of the widget
 */
void robo_lights_get_vp_area (RoboLights      *self,
                              guint            index,
                              graphene_rect_t *area);

G_END_DECLS
