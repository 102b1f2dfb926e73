// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the ground of a board in another thread, and caches its picture.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-arena-drawing.h"

G_BEGIN_DECLS

/* Keeps a picture of the parts of one board that do not move, because drawing them takes too long for a frame. The
 * struct is opaque. */
typedef struct _RoboBoardGround RoboBoardGround;

/* Creates a ground without a picture. The widget is redrawn when the picture is finished, and has to live longer than
 * the ground. Outside of a window the widget is NULL, and the picture is drawn at once. */
RoboBoardGround *robo_board_ground_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;
void             robo_board_ground_free (RoboBoardGround *self);

/* Drops the picture of the ground. Call this before another arena or other caution lines are shown. */
void robo_board_ground_forget (RoboBoardGround *self);

/* Shows the picture of the ground. If there is no picture in these colors and this size, another thread draws one.
 * Until it is finished, shows the last picture, scaled, if there is a last picture. A large ground, as in a zoomed board
 * on a large screen, is drawn at once, with waves and bolts that never move. Only its visible part, which begins at the
 * origin, is drawn. */
void robo_board_ground_append (RoboBoardGround   *self,
                               GtkSnapshot       *snapshot,
                               const RoboPalette *palette,
                               const RoboLayout  *layout,
                               double             visible_width,
                               double             visible_height,
                               const RoboPlan    *plan,
                               RoboCautionInk     cautions);

/* Returns the waves of one space of water, in the colors and the size that were requested last. Returns NULL if the
 * arena has no water, if the waves have not been drawn yet, or if the ground is large. */
GskRenderNode *robo_board_ground_get_waves (RoboBoardGround *self);

/* Returns TRUE if the picture that was last requested is finished. */
gboolean robo_board_ground_get_is_drawn (RoboBoardGround *self);

/* Returns TRUE if the ground that was last requested is so large that its waves and bolts do not move. */
gboolean robo_board_ground_get_is_large (RoboBoardGround *self);

G_END_DECLS
