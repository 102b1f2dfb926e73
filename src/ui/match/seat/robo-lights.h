// SPDX-License-Identifier: GPL-3.0-or-later
// Shows victory points and damage as rows of lights.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties (uint, rw):
 *
 * - `vp`, `vp-goal`: victory points, which may be more than the goal (R10.2), and the goal
 * - `squad-size`, `squad-vp`: the number of KillBots in the squad, and the victory points of all of them; the points
 *   of the mates follow the robot's own points, paler. Both are 0 for an operator
 * - `coming`: victory points whose tokens are still flying to the panel: they neither shine nor count yet
 * - `damage`, `damage-limit`: the damage taken, and the damage that destroys the robot */
#define ROBO_TYPE_LIGHTS (robo_lights_get_type ())

G_DECLARE_FINAL_TYPE (RoboLights, robo_lights, ROBO, LIGHTS, GtkWidget)

/* Gets the area of the light of a victory point in coordinates of the widget. The index counts from 0, and may exceed
 * the points that the robot has. */
void robo_lights_get_vp_area (RoboLights      *self,
                              guint            index,
                              graphene_rect_t *area);

G_END_DECLS
