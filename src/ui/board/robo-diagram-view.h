// SPDX-License-Identifier: GPL-3.0-or-later
// A small example of a rule: two boards with an arrow between them, which is played when it is pressed.
#pragma once

#include <gtk/gtk.h>

#include "files/scenario/robo-position.h"

G_BEGIN_DECLS

/**
 * RoboDiagramView:
 *
 * A button. What is on it is drawn; only while it is being played there is a board that moves, in place of the second
 * one. Its label is the caption, its description says in words what is there before, what happens, and what is there after.
 *
 * CSS: class `diagram`. Accessible role: button, or image where nothing can be played.
 */
#define ROBO_TYPE_DIAGRAM_VIEW (robo_diagram_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiagramView, robo_diagram_view, ROBO, DIAGRAM_VIEW, GtkButton)

/**
 * robo_diagram_view_new:
 * @position: (transfer none): what it begins with; see robo_diagram_new()
 * @then: (nullable) (transfer none): what is shown after it; %NULL for what comes of @position
 * @caption: what it shows, in a sentence or two
 *
 * Returns: (transfer floating): a diagram
 */
GtkWidget *robo_diagram_view_new (const RoboPosition *position,
                                  const RoboPosition *then,
                                  const char         *caption) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_diagram_view_prepare:
 * @self: a diagram
 *
 * Plays it out of sight and draws it. A page of many diagrams has it done for those that are about to be seen; before,
 * the diagram is empty, but as large as it will be.
 *
 * Returns: whether there was anything to do
 */
gboolean robo_diagram_view_prepare (RoboDiagramView *self);

/**
 * robo_diagram_view_dup_description:
 * @self: a diagram
 *
 * Returns: (transfer full) (nullable): what it shows in words: before, what happens, after; %NULL where nothing happens,
 *   and the caption says it
 */
char *robo_diagram_view_dup_description (RoboDiagramView *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
