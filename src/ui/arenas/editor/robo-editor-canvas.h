// SPDX-License-Identifier: GPL-3.0-or-later
// Shows an arena on which the user draws.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"
#include "draw/robo-palette.h"
#include "ui/widgets/keys/robo-shortcuts.h"
#include "robo-editor-picture.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* Shows the arena of a document and a preview of the next click. The left button uses the tool. The right button picks
 * with a click and erases with a drag. The middle button moves the arena; Ctrl and the wheel zoom. Each space is a
 * child widget with an accessible name.
 *
 * Arrow keys move from space to space; with Shift they select, with Ctrl they choose a side of the space, or move the
 * selection in selection mode. Space and Return use the tool, Delete erases, Escape cancels. CSS: node `canvas`, with
 * a child `space` for each space. Accessible role: grid, with grid cells.
 *
 * Actions of the widget: `canvas.copy`, `canvas.cut`, `canvas.paste`, `canvas.delete`, `canvas.select-all`,
 * `canvas.deselect`, `canvas.turn`, `canvas.mirror`, `canvas.zoom-in`, `canvas.zoom-out`, `canvas.zoom-fit`.
 *
 * A RoboCanvasTool edits the arena on the RoboEditorSheet, which has the selection and the preview. The canvas shows
 * the sheet and translates pointer and keys to places of the board.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, rw): the document, or NULL
 * - `tools` (RoboEditorTools, rw): holds the selected tool; set once
 * - `hint` (string, ro): the effect of a click, in words
 * - `place` (string, ro): the place of the pointer or cursor, such as 4|2, or empty
 * - `zoom` (double, ro): 1 is as large as fits
 * - `has-selection` (boolean, ro)
 * - `ways-side` (uint, rw): an orthogonal direction, or ROBO_NO_SIDE for none. The spaces that robots starting on this
 *   side can reach are colored; the spaces that they can reach only through lightning barriers are striped. The colors
 *   follow changes of the arena
 *
 * Signals:
 *
 * - `refused (string)`: an action was not possible, for this reason */
#define ROBO_TYPE_EDITOR_CANVAS (robo_editor_canvas_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorCanvas, robo_editor_canvas, ROBO, EDITOR_CANVAS, GtkWidget)

extern const RoboShortcut robo_editor_canvas_shortcuts[];
extern const RoboShortcut robo_editor_canvas_zoom_shortcuts[];

/* These functions do what the left button does. Coordinates are in pixels of the widget. */

void robo_editor_canvas_press (RoboEditorCanvas *self,
                               double            x,
                               double            y);
void robo_editor_canvas_drag_to (RoboEditorCanvas *self,
                                 double            x,
                                 double            y);
void robo_editor_canvas_release (RoboEditorCanvas *self);

/* Cancels the action that the pointer has begun. */
void robo_editor_canvas_cancel (RoboEditorCanvas *self);

/* Marks a space, such as the space of a selected problem, or the edge of the space on this side. ROBO_NO_SIDE marks
 * the whole space. ROBO_NO_SPACE removes the mark. */
void robo_editor_canvas_show_place (RoboEditorCanvas *self,
                                    guint             space,
                                    guint             side);

/* Returns the space that robo_editor_canvas_show_place() has marked, or ROBO_NO_SPACE. */
guint robo_editor_canvas_get_shown_space (RoboEditorCanvas *self);

/* Moves the keyboard cursor to a space. */
void robo_editor_canvas_go_to (RoboEditorCanvas *self,
                               guint             space);

/* Shows how often events happened on each space. The counts are copied. NULL removes these counts from the arena. */
void robo_editor_canvas_set_heat (RoboEditorCanvas *self,
                                  const guint      *counts,
                                  RoboPaint         paint);

/* Shows as ghosts what would be different in at most ROBO_MAX_GHOSTS plans, each with its number. The plans are copied.
 * If `pointed` is the index of a plan, the ghosts of the other plans are paler. The plans have one size; if it is not
 * that of the arena, there are no ghosts. The ghosts stay until the arena changes. */
void robo_editor_canvas_set_ghosts (RoboEditorCanvas      *self,
                                    const RoboPlan *const *plans,
                                    guint                  n_plans,
                                    guint                  pointed);

/* Converts a place to a point in the widget. The place is in spaces from the north-west corner of the arena. The canvas
 * needs an arena and a size. */
graphene_point_t robo_editor_canvas_get_point (RoboEditorCanvas *self,
                                               double            x,
                                               double            y);

G_END_DECLS
