// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the arena of an editor, and redraws only changed spaces. Private to this folder.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"
#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Keeps one picture per space, so that a stroke redraws only the spaces that it touches, and GTK sees that the others
 * have not changed. */
typedef struct _RoboEditorGround RoboEditorGround;

RoboEditorGround *robo_editor_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void              robo_editor_ground_free (RoboEditorGround *self);

/* Sets the arena, which is copied. */
void robo_editor_ground_set_plan (RoboEditorGround *self,
                                  const RoboPlan   *plan);

/* Sets the space under the pointer during a stroke, or ROBO_NO_SPACE, the default. During a stroke only the area
 * around this space is drawn at once, so that the symmetric images of the stroke don't delay its frames.
 * robo_editor_ground_catch_up() redraws the rest. */
void robo_editor_ground_set_focus (RoboEditorGround *self,
                                   guint             space);

/* Returns TRUE if some spaces are outdated. */
gboolean robo_editor_ground_is_behind (RoboEditorGround *self);

/* Redraws a few adjacent outdated spaces for the next frame. Call this only after the ground has been drawn. Returns
 * FALSE if no space was outdated. */
gboolean robo_editor_ground_catch_up (RoboEditorGround *self);

/* Draws the spaces at the places of the layout, which has the size of the plan. Spaces outside of the widget
 * are not drawn. */
void robo_editor_ground_append (RoboEditorGround  *self,
                                GtkSnapshot       *snapshot,
                                const RoboPalette *palette,
                                const RoboLayout  *layout,
                                double             width,
                                double             height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboEditorGround, robo_editor_ground_free)

G_END_DECLS
