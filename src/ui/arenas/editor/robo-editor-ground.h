// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the arena of an editor, and redraws only changed spaces. This is private to the folder.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"
#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Keeps one picture for each space. So a stroke redraws only the spaces that look different after it, and GTK sees that
 * the other spaces have not changed. */
typedef struct _RoboEditorGround RoboEditorGround;

RoboEditorGround *robo_editor_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void              robo_editor_ground_free (RoboEditorGround *self);

/* Sets the plan of the arena, which is copied. */
void robo_editor_ground_set_plan (RoboEditorGround *self,
                                  const RoboPlan   *plan);

/* Sets the space under the pointer during a stroke, or ROBO_NO_SPACE, which is the default. During a stroke only the
 * spaces around this one are redrawn for the next frame, so that the symmetric images of the stroke don't delay it.
 * robo_editor_ground_catch_up() redraws the other spaces. */
void robo_editor_ground_set_focus (RoboEditorGround *self,
                                   guint             space);

/* Returns TRUE if some spaces or parts of the frame have changed and were not redrawn yet. */
gboolean robo_editor_ground_is_behind (RoboEditorGround *self);

/* Redraws adjacent spaces that have changed, or, if there are none, one side of the frame. Call this only after the
 * ground has been drawn. Returns FALSE if everything was up to date. */
gboolean robo_editor_ground_catch_up (RoboEditorGround *self);

/* Draws all spaces at their positions in the layout. The layout has the size of the arena. Spaces outside of the
 * widget are not drawn. */
void robo_editor_ground_append (RoboEditorGround  *self,
                                GtkSnapshot       *snapshot,
                                const RoboPalette *palette,
                                const RoboLayout  *layout,
                                double             width,
                                double             height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboEditorGround, robo_editor_ground_free)

G_END_DECLS
