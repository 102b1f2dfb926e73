// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a board into a snapshot: ground, marks, pieces, animations and previews.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-threat-drawing.h"
#include "replay/robo-path.h"
#include "robo-board-scene.h"
#include "robo-viewport.h"

G_BEGIN_DECLS

/* Holds the marks that are drawn over a board, such as the space under the pointer. */
typedef struct
{
  guint    highlight;                  /* the highlighted space, or ROBO_NO_SPACE */
  guint    acting;                     /* the seat whose die is acting, or ROBO_NO_SEAT */
  guint    hovered;                    /* the space under the pointer or with the cursor, or ROBO_NO_SPACE */
  guint    n_choices;                  /* number of choices; 0 if no space can be chosen */
  guint8   is_choice[ROBO_MAX_SPACES]; /* by space, TRUE for a space that can be chosen */
  guint    path_seat;                  /* the seat of the robot that moves along the path */
  RoboPath path;                       /* path in the preview of the robot's moves; empty without a preview */

  RoboThreatPicture threat; /* dangerous spaces; n_spaces is 0 if they are not shown */
} RoboBoardMarks;

/* Draws one board, and caches the parts that do not change from frame to frame. The struct is opaque. */
typedef struct _RoboBoardDrawing RoboBoardDrawing;

/* Creates a drawing, which borrows its arguments; they have to live longer than the drawing. The widget shows the
 * board. For pictures outside of a window, `widget` is NULL. */
RoboBoardDrawing *robo_board_drawing_new (GtkWidget            *widget,
                                          const RoboBoardScene *scene,
                                          const RoboBoardMarks *marks,
                                          const RoboViewport   *viewport) G_GNUC_WARN_UNUSED_RESULT;
void              robo_board_drawing_free (RoboBoardDrawing *self);

/* Draws the board without the focus ring. Call this only when the board has a size. */
void robo_board_drawing_append (RoboBoardDrawing *self,
                                GtkSnapshot      *snapshot);

/* Draws pictures of the board's robots in advance, because an animation may need these pictures at any moment. */
void robo_board_drawing_prepare (RoboBoardDrawing *self);

/* Moves the waves of the water by one device pixel. Returns TRUE if this changes the picture, so that a new frame is
 * needed. */
gboolean robo_board_drawing_drift (RoboBoardDrawing *self);

/* Returns TRUE if the last frame was complete. A frame may lack the ground while another thread draws it, and new
 * figures until they are drawn between two frames. */
gboolean robo_board_drawing_get_is_whole (RoboBoardDrawing *self);

/* Gives the barriers new bolts, and switches the lights of mines. Returns TRUE if this may change the picture, so that
 * a new frame is needed. */
gboolean robo_board_drawing_crackle (RoboBoardDrawing *self,
                                     gboolean          are_mines_lit);

/* Returns the side of a space in device pixels. */
double robo_board_drawing_get_cell_px (RoboBoardDrawing *self);

/* Drops the cached ground. Call this after a change of the arena. */
void robo_board_drawing_forget_ground (RoboBoardDrawing *self);

G_END_DECLS
