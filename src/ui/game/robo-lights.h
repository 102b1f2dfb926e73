// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points and damage as rows of lights.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ROBO_TYPE_LIGHTS (robo_lights_get_type ())

G_DECLARE_FINAL_TYPE (RoboLights, robo_lights, ROBO, LIGHTS, GtkWidget)

void robo_lights_set_vp (RoboLights *self,
                         guint       vp,
                         guint       vp_goal);
void robo_lights_set_damage (RoboLights *self,
                             guint       damage,
                             guint       damage_limit);

G_END_DECLS
