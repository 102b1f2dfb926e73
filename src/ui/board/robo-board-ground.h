// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a board as a picture that is kept, and drawn beside the main thread.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-arena-drawing.h"

G_BEGIN_DECLS

/**
 * RoboBoardGround:
 *
 * What does not move on one board. To draw it takes longer than a frame may. Opaque.
 */
typedef struct _RoboBoardGround RoboBoardGround;

/**
 * robo_board_ground_new:
 * @widget: (transfer none) (nullable): what is to be drawn again when the picture is there; %NULL where no window waits, so that
 *   it is made at once
 *
 * Returns: (transfer full): a ground without a picture, which must not outlive @widget
 */
RoboBoardGround *robo_board_ground_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;
void             robo_board_ground_free (RoboBoardGround *self);

/**
 * robo_board_ground_forget:
 * @self: a ground
 *
 * Another arena is going to be shown: what there is shows this one no more.
 */
void robo_board_ground_forget (RoboBoardGround *self);

/**
 * robo_board_ground_append:
 * @self: a ground
 * @snapshot: where to draw
 * @palette: the colours of the arena
 * @layout: where it is
 * @plan: the arena
 *
 * Shows the picture. If there is none for these colours and this size, one is made beside the main thread, and until it is
 * there the last one is shown, enlarged as needed; the first time nothing.
 */
void robo_board_ground_append (RoboBoardGround   *self,
                               GtkSnapshot       *snapshot,
                               const RoboPalette *palette,
                               const RoboLayout  *layout,
                               const RoboPlan    *plan);

/**
 * robo_board_ground_get_waves:
 * @self: a ground
 *
 * Returns: (transfer none) (nullable): the waves of one space of water, for the colours and the size that were shown last;
 *   %NULL if there is no water, or no picture for them yet
 */
GskRenderNode *robo_board_ground_get_waves (RoboBoardGround *self);

/**
 * robo_board_ground_get_is_drawn:
 * @self: a ground
 *
 * Returns: whether the picture is there that was wanted last
 */
gboolean robo_board_ground_get_is_drawn (RoboBoardGround *self);

G_END_DECLS
