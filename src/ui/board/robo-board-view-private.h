// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the board share. Private to this folder.
#pragma once

#include "robo-board-frame.h"
#include "robo-board-view.h"
#include "robo-sprites.h"
#include "robo-viewport.h"

G_BEGIN_DECLS

/* As set by nobody: the colour of its side. */
#define ROBO_COLOUR_OF_SIDE 255

struct _RoboBoardView
{
  GtkWidget parent_instance;

  /* the game: set by the caller */
  RoboPlan         plan; /* without size if there is none */
  guint            damage_limit;
  const RoboCards *cards;
  guint8           colours[ROBO_MAX_ROBOTS];

  /* what is shown */
  RoboBoardPicture picture; /* the latest position, which names tell */
  RoboBoardFrame   frame;   /* what is drawn */

  /* what is happening; no tick if nothing is */
  guint            tick;
  gint64           start_us; /* 0 before the first tick */
  gint64           duration_us;
  RoboHappening    happening;
  RoboBoardPicture before;

  /* marks */
  guint            highlight;
  guint            acting;
  guint            cursor;
  guint            hovered;
  guint            n_choices;
  guint8           is_choice[ROBO_MAX_SPACES];
  guint            path_seat;
  RoboPath         path; /* no steps if there is none */
  gboolean         has_outcome;
  RoboBoardPicture outcome; /* if it has one: what would come */

  /* where */
  RoboViewport viewport;
  double       pointer_x;
  double       pointer_y;
  GtkGesture  *pinch;        /* borrowed */
  double       pinch_zoom;   /* when the gesture began */
  double       pinch_column; /* what is held between the fingers */
  double       pinch_row;
  double       drag_x; /* how far it has been followed */
  double       drag_y;

  /* what was drawn already, and for what */
  const RoboPalette *ground_palette;
  double             ground_cell;
  double             ground_scale;

  /* owned */
  RoboBoard   *board;
  char        *names[ROBO_MAX_ROBOTS];
  RoboSprites *sprites;
  GdkTexture  *ground;
  GPtrArray   *spaces; /* RoboBoardSpace by space; children */
  GtkWidget   *hint;   /* nullable: a child, while somebody looks closer at a space */
  guint        hint_id;
};

/* robo-board-view.c */

gboolean robo_board_view_has_arena (RoboBoardView *self);

/* robo-board-view-position.c */

/* Tells screen readers of all spaces. */
void robo_board_view_name_spaces (RoboBoardView *self);
/* Where it is in what is happening: from 0 to 1, the end. */
void robo_board_view_show_frame (RoboBoardView *self,
                                 double         progress);
void robo_board_view_stop_ticking (RoboBoardView *self);

/* robo-board-view-drawing.c */

/**
 * robo_board_view_draw:
 * @self: a board with an arena that has its size
 * @snapshot: where to draw
 *
 * Draws all but the focus ring.
 */
void robo_board_view_draw (RoboBoardView *self,
                           GtkSnapshot   *snapshot);
void robo_board_view_forget_ground (RoboBoardView *self);

/* robo-board-view-foresight.c */

/**
 * robo_board_view_append_foresight:
 * @self: a board with an arena that has its size
 * @snapshot: where to draw
 *
 * Draws what would come to pass: the path of a program, the outcome of an answer.
 */
void robo_board_view_append_foresight (RoboBoardView *self,
                                       GtkSnapshot   *snapshot);

/* robo-board-view-hint.c */

void robo_board_view_open_hint (RoboBoardView *self,
                                guint          space);
void robo_board_view_close_hint (RoboBoardView *self);

/* Called by these parts. */

/**
 * robo_board_view_append_spaces:
 *
 * Returns: (transfer full): where to draw vectors, in spaces from the north-western corner of the board
 */
cairo_t *robo_board_view_append_spaces (RoboBoardView *self,
                                        GtkSnapshot   *snapshot,
                                        double         left,
                                        double         top,
                                        double         right,
                                        double         bottom);
void     robo_board_view_append_sprite (RoboBoardView    *self,
                                        GtkSnapshot      *snapshot,
                                        const RoboSprite *sprite,
                                        double            column,
                                        double            row);

/* robo-board-view-input.c */

void robo_board_view_class_init_input (GtkWidgetClass *widget_class);
void robo_board_view_add_controllers (RoboBoardView *self);

/* Called by these parts. */

void robo_board_view_set_hovered (RoboBoardView *self,
                                  guint          space);
void robo_board_view_set_cursor (RoboBoardView *self,
                                 guint          space);
void robo_board_view_activate (RoboBoardView *self,
                               guint          space);
void robo_board_view_place_changed (RoboBoardView *self);

G_END_DECLS
