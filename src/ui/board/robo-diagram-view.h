// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a small example of a rule: two boards with an arrow between them, and an animation on click.
#pragma once

#include <gtk/gtk.h>

#include "files/scenario/robo-position.h"

G_BEGIN_DECLS

/* Shows two pictures of a board on a button: the positions before and after some events. A click plays the events on a
 * live board, which covers the second picture until playback is over. The accessible label is the caption. The
 * accessible description has the position before, the events and the position after in words. CSS: class `diagram`.
 * Accessible role: button, or image if the second position was given, so that there are no events to play. */
#define ROBO_TYPE_DIAGRAM_VIEW (robo_diagram_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiagramView, robo_diagram_view, ROBO, DIAGRAM_VIEW, GtkButton)

/* Creates a diagram of a start position as robo_diagram_new() needs it, with a caption of a sentence or two. If
 * `then` is NULL, the second position is computed from the start position. */
GtkWidget *robo_diagram_view_new (const RoboPosition *position,
                                  const RoboPosition *then,
                                  const char         *caption) G_GNUC_WARN_UNUSED_RESULT;

/* Computes the events of the diagram and draws its pictures. Until then the diagram is empty, but has its final
 * size. A page of many diagrams prepares only the diagrams that are about to become visible. Returns FALSE if the
 * diagram was prepared already. */
gboolean robo_diagram_view_prepare (RoboDiagramView *self);

/* Returns the position before, the events and the position after in words. Returns NULL if there are no events, because
 * the caption is enough then. */
char *robo_diagram_view_dup_description (RoboDiagramView *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
