// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the face of a computer player.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-types.h"

G_BEGIN_DECLS

/* The face is decoration, because the text beside it names the player.
 *
 * - property `level` (uint, rw): a RoboLevel; ROBO_LEVEL_CHANCE has no face and takes no room
 * - property `size-px` (uint, rw): the size in pixels, 24 by default */
#define ROBO_TYPE_COMPUTER_FACE (robo_computer_face_get_type ())

G_DECLARE_FINAL_TYPE (RoboComputerFace, robo_computer_face, ROBO, COMPUTER_FACE, GtkWidget)

GtkWidget *robo_computer_face_new (RoboLevel level,
                                   guint     size_px) G_GNUC_WARN_UNUSED_RESULT;

void robo_computer_face_set_level (RoboComputerFace *self,
                                   RoboLevel         level);

G_END_DECLS
