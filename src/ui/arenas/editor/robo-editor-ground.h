// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the arena of an editor, and redraws only changed spaces. Private to this folder.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"
#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Keeps one picture per space, so that a stroke redraws only the spaces it touches, and GTK sees that the
 * others have not changed. */
typedef struct _RoboEditorGround RoboEditorGround;

RoboEditorGround *robo_editor_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void              robo_editor_ground_free (RoboEditorGround *self);

/* Sets the arena, which is copied. */
void robo_editor_ground_set_plan (RoboEditorGround *self,
                                  const RoboPlan   *plan);

/* Sets the space of a stroke, or ROBO_NO_SPACE, the default. With a focus only the area around it is drawn at
 * once, so that the symmetric images of a stroke don't delay its frames; the rest is redrawn by
 * robo_editor_ground_catch_up(). */
void robo_editor_ground_set_focus (RoboEditorGround *self,
                                   guint             space);

/* Returns TRUE if some spaces are outdated. */
gboolean robo_editor_ground_is_behind (RoboEditorGround *self);

/* Redraws a few adjacent outdated spaces for the next frame. The ground has been drawn before. Returns FALSE
 * if none was outdated. */
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
