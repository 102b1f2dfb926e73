// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points and damage as rows of lights.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ROBO_TYPE_LIGHTS (robo_lights_get_type ())

G_DECLARE_FINAL_TYPE (RoboLights, robo_lights, ROBO, LIGHTS, GtkWidget)

/**
 * robo_lights_set_vp:
 * @self: lights
 * @vp: victory points; may be more than @vp_goal (R10.2)
 * @vp_goal: how many win
 */
void robo_lights_set_vp (RoboLights *self,
                         guint       vp,
                         guint       vp_goal);

/**
 * robo_lights_set_damage:
 * @self: lights
 * @damage: on the monitor
 * @damage_limit: how much destroys
 */
void robo_lights_set_damage (RoboLights *self,
                             guint       damage,
                             guint       damage_limit);

G_END_DECLS
