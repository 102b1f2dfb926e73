// SPDX-License-Identifier: GPL-3.0-or-later
// Where an arena is drawn.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"
#include "draw/robo-palette.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboEditorCanvas:
 *
 * Shows the arena of a document and what a click would do to it. The left button uses the tool, the right one picks
 * with a
 * click and erases with a drag, the middle one moves the arena; Ctrl and the wheel zoom.
 *
 * Each space is a child widget with an accessible name. Arrow keys move from one to the next, with Shift they select,
 * with Ctrl they choose a side of the space, or move what is selected; Space and Return use the tool, Delete
 * erases, Escape gives up what has begun.
 *
 * CSS: node `canvas`, with a child `space` each. Accessible role: grid, with grid cells.
 *
 * Actions of the widget: `canvas.copy`, `canvas.cut`, `canvas.paste`, `canvas.delete`, `canvas.select-all`,
 * `canvas.deselect`,
 * `canvas.turn`, `canvas.mirror`, `canvas.zoom-in`, `canvas.zoom-out`, `canvas.zoom-fit`.
 *
 * What is done with the arena is a RoboCanvasTool; what it is done to, with selection and preview, the
 * RoboEditorSheet. The canvas
 * shows that and turns pointer and keys into places of the board.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, rw): what is drawn, or %NULL
 * - `tools` (RoboEditorTools, rw): what is chosen elsewhere; set once
 * - `hint` (string, ro): what the pointer would do, in words
 * - `place` (string, ro): where it is, such as 4|2; empty when it is nowhere
 * - `zoom` (double, ro): 1 is as large as fits
 * - `has-selection` (boolean, ro)
 * - `ways-side` (uint, rw): an orthogonal direction: what robots that start there reach is coloured, what they reach
 *   only through
 *   lightning barriers striped, also while the arena changes; %ROBO_NO_SIDE for none
 *
 * Signals:
 *
 * - `refused (string)`: something could not be done, and why
 */
#define ROBO_TYPE_EDITOR_CANVAS (robo_editor_canvas_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorCanvas, robo_editor_canvas, ROBO, EDITOR_CANVAS, GtkWidget)

/* What the left button does, in coordinates of the widget. */

void robo_editor_canvas_press (RoboEditorCanvas *self,
                               double            x,
                               double            y);
void robo_editor_canvas_drag_to (RoboEditorCanvas *self,
                                 double            x,
                                 double            y);
void robo_editor_canvas_release (RoboEditorCanvas *self);

/* Gives up what the pointer is doing just now. */
void robo_editor_canvas_cancel (RoboEditorCanvas *self);

/**
 * robo_editor_canvas_show_place:
 * @self: a canvas with an arena
 * @space: a space, or %ROBO_NO_SPACE for none
 * @side: its edge that is meant, or %ROBO_NO_SIDE
 *
 * Points at a place, as when a problem is chosen.
 */
void robo_editor_canvas_show_place (RoboEditorCanvas *self,
                                    guint             space,
                                    guint             side);

/* The space that is pointed at, %ROBO_NO_SPACE if none is. */
guint robo_editor_canvas_get_shown_space (RoboEditorCanvas *self);

/**
 * robo_editor_canvas_go_to:
 * @self: a canvas with an arena
 * @space: a space
 *
 * Puts the keyboard there.
 */
void robo_editor_canvas_go_to (RoboEditorCanvas *self,
                               guint             space);

/**
 * robo_editor_canvas_set_heat:
 * @self: a canvas
 * @counts: (nullable) (array): by space, how often something happened; copied. %NULL for none
 * @paint: the colour of it
 */
void robo_editor_canvas_set_heat (RoboEditorCanvas *self,
                                  const guint      *counts,
                                  RoboPaint         paint);

/**
 * robo_editor_canvas_get_point:
 * @self: a canvas with an arena that has its size
 * @x: in spaces from the arena's north-western corner
 * @y: in spaces downwards
 *
 * Returns: where that is in the widget
 */
graphene_point_t robo_editor_canvas_get_point (RoboEditorCanvas *self,
                                               double            x,
                                               double            y);

G_END_DECLS
