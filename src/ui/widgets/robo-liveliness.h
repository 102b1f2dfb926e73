// SPDX-License-Identifier: GPL-3.0-or-later
// Says whether decorative animations may run, so that they use no power while they are out of sight.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Animations may run while their window is active and visible, animations are enabled, and the system is not saving
 * power.
 *
 * Signals:
 *
 * - `changed ()`: the answer of robo_liveliness_ask() has changed */
#define ROBO_TYPE_LIVELINESS (robo_liveliness_get_type ())

G_DECLARE_FINAL_TYPE (RoboLiveliness, robo_liveliness, ROBO, LIVELINESS, GObject)

/* Creates the object for an animated widget, which becomes its owner. The widget must not move before it has called
 * robo_liveliness_ask(). */
RoboLiveliness *robo_liveliness_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if the animations of the widget may run. The first call connects to the power profile of the system,
 * which takes too long to be done before the first frame. From this call on, `changed` is emitted. */
gboolean robo_liveliness_ask (RoboLiveliness *self);

G_END_DECLS
