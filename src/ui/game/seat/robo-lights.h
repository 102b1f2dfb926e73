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
 * - `damage`, `damage-limit`: on the monitor, and how much destroys
 */
#define ROBO_TYPE_LIGHTS (robo_lights_get_type ())

G_DECLARE_FINAL_TYPE (RoboLights, robo_lights, ROBO, LIGHTS, GtkWidget)

G_END_DECLS
