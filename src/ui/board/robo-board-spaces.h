// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the spaces of a board accessible to keyboard and screen reader: each space is a child widget, and one space has
// the cursor.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"

G_BEGIN_DECLS

/* Holds the spaces of a board. The widget of a space has an area, a name and the keyboard focus, but draws only its
 * focus ring. The Tab key enters and leaves the board at the space with the cursor. CSS: node `space` for each.
 * Accessible role: grid cell. */
typedef struct
{
  GtkWidget *board;    /* widget of the board, the parent of the spaces; borrowed */
  GPtrArray *children; /* widgets of the spaces, by space */
  guint      cursor;   /* the space that has the focus, or gets it with the Tab key */
} RoboBoardSpaces;

/* Initializes the spaces of a board, without creating any. The board has to live longer than the spaces. */
void robo_board_spaces_init (RoboBoardSpaces *self,
                             GtkWidget       *board);

/* Call robo_board_spaces_remove() when the board is disposed, and robo_board_spaces_clear() when it is finalized. */
void robo_board_spaces_remove (RoboBoardSpaces *self);
void robo_board_spaces_clear (RoboBoardSpaces *self);

/* Replaces the spaces by n_spaces new spaces without names. The cursor is then about in the middle. */
void robo_board_spaces_replace (RoboBoardSpaces *self,
                                guint            n_spaces);

void robo_board_spaces_set_name (RoboBoardSpaces *self,
                                 guint            space,
                                 const char      *name);

/* Returns the area of a space in the widget, in whole units. */
GdkRectangle robo_board_spaces_get_area (const RoboLayout *layout,
                                         guint             space);
void         robo_board_spaces_allocate (RoboBoardSpaces  *self,
                                         const RoboLayout *layout);

/* Draws the focus ring, if the space with the cursor has the focus. */
void robo_board_spaces_snapshot (RoboBoardSpaces *self,
                                 GtkSnapshot     *snapshot);

/* Returns TRUE if the focus is inside the board, which usually means that a space has it. */
gboolean robo_board_spaces_has_focus (RoboBoardSpaces *self);

/* Focuses the space with the cursor. Returns FALSE if there are no spaces, or if the space cannot get the focus. */
gboolean robo_board_spaces_grab_focus (RoboBoardSpaces *self);

/* Moves the cursor and the focus to a space. */
void robo_board_spaces_move_focus (RoboBoardSpaces *self,
                                   guint            space);

/* Moves the cursor to a child that has got the focus, for example from a screen reader. Call this in the
 * set_focus_child() of the board, with the same child, which may be NULL. Returns TRUE if the child is a space. */
gboolean robo_board_spaces_take_focus_child (RoboBoardSpaces *self,
                                             GtkWidget       *child);

G_END_DECLS
