// SPDX-License-Identifier: GPL-3.0-or-later
// A board drawn into a snapshot: ground, marks, pieces, what happens and what would come.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-threat-drawing.h"
#include "replay/robo-path.h"
#include "robo-board-scene.h"
#include "robo-viewport.h"

G_BEGIN_DECLS

/**
 * RoboBoardMarks:
 * @highlight: the space that is lit up, or %ROBO_NO_SPACE
 * @acting: the seat whose die is acting, or %ROBO_NO_SEAT
 * @hovered: the space that is pointed at, or %ROBO_NO_SPACE
 * @n_choices: how many spaces somebody is to choose from
 * @is_choice: (array): by space, whether it is one of them
 * @path_seat: whose robot goes @path
 * @path: what it would do; without steps for nothing
 * @threat: where it is dangerous; without spaces for nothing
 *
 * What somebody points at, over the board.
 */
typedef struct
{
  guint    highlight;
  guint    acting;
  guint    hovered;
  guint    n_choices;
  guint8   is_choice[ROBO_MAX_SPACES];
  guint    path_seat;
  RoboPath path;

  RoboThreatPicture threat;
} RoboBoardMarks;

/**
 * RoboBoardDrawing:
 * Draws one board and keeps what does not change from frame to frame. Opaque.
 */
typedef struct _RoboBoardDrawing RoboBoardDrawing;

/**
 * robo_board_drawing_new:
 * @widget: (transfer none) (nullable): where they are seen; %NULL for pictures outside a window
 * @scene: (transfer none): what stands there
 * @marks: (transfer none): what is pointed at
 * @viewport: (transfer none): where it is drawn
 *
 * Returns: (transfer full): a drawing of them, which must not outlive them
 */
RoboBoardDrawing *robo_board_drawing_new (GtkWidget            *widget,
                                          const RoboBoardScene *scene,
                                          const RoboBoardMarks *marks,
                                          const RoboViewport   *viewport) G_GNUC_WARN_UNUSED_RESULT;
void              robo_board_drawing_free (RoboBoardDrawing *self);

/**
 * robo_board_drawing_append:
 * @self: a drawing of a board that has its size
 * @snapshot: where to draw
 *
 * Draws all but the focus ring.
 */
void robo_board_drawing_append (RoboBoardDrawing *self,
                                GtkSnapshot      *snapshot);

/* Has drawn what may be needed of its robots at any moment while something happens. */
void robo_board_drawing_prepare (RoboBoardDrawing *self);

/**
 * robo_board_drawing_drift:
 * @self: a drawing
 *
 * Moves the waves of its water one device pixel on.
 *
 * Returns: whether there is water, and it is worth a frame
 */
gboolean robo_board_drawing_drift (RoboBoardDrawing *self);

/**
 * robo_board_drawing_get_is_whole:
 * @self: a drawing
 *
 * Returns: whether all of it was there when it was drawn last: the ground is drawn beside the main thread, and figures that
 *   are new between two frames
 */
gboolean robo_board_drawing_get_is_whole (RoboBoardDrawing *self);

/**
 * robo_board_drawing_crackle:
 * @self: a drawing
 * @are_mines_lit: whether the lights of mines are on
 *
 * Gives its barriers other bolts.
 *
 * Returns: whether there are barriers or mines, and it is worth a frame
 */
gboolean robo_board_drawing_crackle (RoboBoardDrawing *self,
                                     gboolean          are_mines_lit);

/* The side of a space in device pixels. */
double robo_board_drawing_get_cell_px (RoboBoardDrawing *self);

/* To be called when there is another arena. */
void robo_board_drawing_forget_ground (RoboBoardDrawing *self);

G_END_DECLS
