// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one key of a controller, with or without a die.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-die-drawing.h"
#include "engine/robo-state.h"

G_BEGIN_DECLS

#define ROBO_TYPE_CONTROL_KEY (robo_control_key_get_type ())

G_DECLARE_FINAL_TYPE (RoboControlKey, robo_control_key, ROBO, CONTROL_KEY, GtkButton)

/* Creates a key of a unit. Units are numbered 0..2. */
GtkWidget *robo_control_key_new (guint   unit,
                                 RoboDir dir) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the position in the middle of a unit where the second of two dice on one key lies (R5.3). This position
 * counts as the key of that die. */
GtkWidget *robo_control_key_new_middle (guint unit) G_GNUC_WARN_UNUSED_RESULT;

guint    robo_control_key_get_unit (RoboControlKey *self);
RoboDir  robo_control_key_get_dir (RoboControlKey *self);
gboolean robo_control_key_is_middle (RoboControlKey *self);
gboolean robo_control_key_has_die (RoboControlKey *self);
void     robo_control_key_take_die (RoboControlKey *self);
void     robo_control_key_set_die (RoboControlKey *self,
                                   const RoboDie  *die,
                                   RoboDieMood     mood);

/* Shows in the name and the appearance of this key that its second die lies in the middle of the unit. */
void robo_control_key_set_second (RoboControlKey *self,
                                  const RoboDie  *die);

/* Sets the reason why no die may lie here now, or NULL if a die may lie here. */
void robo_control_key_set_reason (RoboControlKey *self,
                                  const char     *reason);

/* Sets whether the key leaves out its die, so that GTK can keep the rendered key. The parent then draws the die. */
void robo_control_key_set_is_bare (RoboControlKey *self,
                                   gboolean        is_bare);

/* Draws the key's die, if the key has a die. The origin of the snapshot is the origin of the key. */
void robo_control_key_snapshot_die (RoboControlKey *self,
                                    GtkSnapshot    *snapshot);

void robo_control_key_set_pointed (RoboControlKey *self,
                                   gboolean        pointed);

G_END_DECLS
