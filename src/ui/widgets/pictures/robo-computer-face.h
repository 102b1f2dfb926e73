// SPDX-License-Identifier: GPL-3.0-or-later
// The face of a computer that one plays against.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-types.h"

G_BEGIN_DECLS

/**
 * RoboComputerFace:
 *
 * Decoration: whoever shows it says in words whose it is.
 *
 * - property `level` (uint, rw): a RoboLevel; by chance nothing is shown, and no room is taken
 * - property `size-px` (uint, rw): how large it is, in pixels; 24 at first
 */
#define ROBO_TYPE_COMPUTER_FACE (robo_computer_face_get_type ())

G_DECLARE_FINAL_TYPE (RoboComputerFace, robo_computer_face, ROBO, COMPUTER_FACE, GtkWidget)

/**
 * robo_computer_face_new:
 * @level: a computer
 * @size_px: how large it is, in pixels
 *
 * Returns: (transfer floating): its face
 */
GtkWidget *robo_computer_face_new (RoboLevel level,
                                   guint     size_px) G_GNUC_WARN_UNUSED_RESULT;

void robo_computer_face_set_level (RoboComputerFace *self,
                                   RoboLevel         level);

G_END_DECLS
