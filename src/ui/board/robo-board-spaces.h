// SPDX-License-Identifier: GPL-3.0-or-later
// The spaces of a board for keyboard and screen reader: a child widget each, one of which has the cursor.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"

G_BEGIN_DECLS

/**
 * RoboBoardSpaces:
 * @board: what shows the board, whose children they are; borrowed
 * @children: (element-type GtkWidget): by space
 * @cursor: the space on which the keyboard is or would be
 *
 * A space draws nothing but its focus ring: it has a place, a name, and the keyboard. Tab comes to the one with the
 * cursor
 * and leaves from it.
 *
 * CSS: node `space` each. Accessible role: grid cell.
 */
typedef struct
{
  GtkWidget *board;
  GPtrArray *children;
  guint      cursor;
} RoboBoardSpaces;

/**
 * robo_board_spaces_init:
 * @self: (out caller-allocates): spaces
 * @board: (transfer none): a widget without other children; outlives @self
 *
 * There are none to begin with.
 */
void robo_board_spaces_init (RoboBoardSpaces *self,
                             GtkWidget       *board);

/* To be called when the board is disposed, and again when it is finalized. */
void robo_board_spaces_remove (RoboBoardSpaces *self);
void robo_board_spaces_clear (RoboBoardSpaces *self);

/**
 * robo_board_spaces_replace:
 * @self: spaces
 * @n_spaces: how many there are to be
 *
 * Makes others, without names; the cursor is in the middle.
 */
void robo_board_spaces_replace (RoboBoardSpaces *self,
                                guint            n_spaces);

void robo_board_spaces_set_name (RoboBoardSpaces *self,
                                 guint            space,
                                 const char      *name);

/**
 * robo_board_spaces_get_area:
 * @layout: where the spaces are
 * @space: a space
 *
 * Returns: its place in the widget, in whole units
 */
GdkRectangle robo_board_spaces_get_area (const RoboLayout *layout,
                                         guint             space);
void         robo_board_spaces_allocate (RoboBoardSpaces  *self,
                                         const RoboLayout *layout);

/* Draws the focus ring. */
void robo_board_spaces_snapshot (RoboBoardSpaces *self,
                                 GtkSnapshot     *snapshot);

/* Whether the keyboard is on one of them. */
gboolean robo_board_spaces_has_focus (RoboBoardSpaces *self);

/**
 * robo_board_spaces_grab_focus:
 * @self: spaces
 *
 * Brings the keyboard to the cursor.
 *
 * Returns: whether there are any spaces
 */
gboolean robo_board_spaces_grab_focus (RoboBoardSpaces *self);

/**
 * robo_board_spaces_move_focus:
 * @self: spaces
 * @space: one of them
 *
 * Brings the keyboard there.
 */
void robo_board_spaces_move_focus (RoboBoardSpaces *self,
                                   guint            space);

/**
 * robo_board_spaces_take_focus_child:
 * @self: spaces
 * @child: (nullable): what the board's set_focus_child() got
 *
 * However the keyboard came there, also by a screen reader: the cursor is there then.
 *
 * Returns: whether @child is a space
 */
gboolean robo_board_spaces_take_focus_child (RoboBoardSpaces *self,
                                             GtkWidget       *child);

G_END_DECLS
