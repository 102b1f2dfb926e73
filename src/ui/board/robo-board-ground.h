// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the ground of a board in another thread, and caches the picture.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-arena-drawing.h"

G_BEGIN_DECLS

/* Draws the parts of one board that do not move, which takes longer than a frame may. Opaque. */
typedef struct _RoboBoardGround RoboBoardGround;

/* Creates a ground without a picture. The widget, which must outlive the ground, is redrawn when the picture is
 * finished. Outside a window it is NULL, and the picture is drawn at once. */
RoboBoardGround *robo_board_ground_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;
void             robo_board_ground_free (RoboBoardGround *self);

/* Drops the picture; call this before another arena or other caution lines are shown. */
void robo_board_ground_forget (RoboBoardGround *self);

/* Shows the picture. If there is none for these colors and this size, a picture is drawn in another thread. Until it
 * is finished, the last picture is shown, scaled; the first time no picture is shown. */
void robo_board_ground_append (RoboBoardGround   *self,
                               GtkSnapshot       *snapshot,
                               const RoboPalette *palette,
                               const RoboLayout  *layout,
                               const RoboPlan    *plan,
                               RoboCautionInk     cautions);

/* Returns the waves of one space of water, for the colors and the size that were shown last. Returns NULL if there is
 * no water, or if the waves have not been drawn yet. */
GskRenderNode *robo_board_ground_get_waves (RoboBoardGround *self);

/* Returns TRUE if the picture that was last requested is finished. */
gboolean robo_board_ground_get_is_drawn (RoboBoardGround *self);

G_END_DECLS
