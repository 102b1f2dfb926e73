// SPDX-License-Identifier: GPL-3.0-or-later
// The arena under an editor's hands: only what changed is drawn again. Private to this folder.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-layout.h"
#include "draw/robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboEditorGround:
 *
 * Keeps a picture a space, so that a stroke costs the spaces it touches and GTK sees that nothing else changed.
 */
typedef struct _RoboEditorGround RoboEditorGround;

RoboEditorGround *robo_editor_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void              robo_editor_ground_free (RoboEditorGround *self);

/**
 * robo_editor_ground_set_plan:
 * @self: the ground
 * @plan: the arena; copied
 */
void robo_editor_ground_set_plan (RoboEditorGround *self,
                                  const RoboPlan   *plan);

/**
 * robo_editor_ground_set_focus:
 * @self: the ground
 * @space: what a stroke is at, or %ROBO_NO_SPACE, which is so at first
 *
 * With a focus only what lies around it is drawn at once, so that the images of a stroke by symmetry do not make each of its
 * frames late; the rest looks as before until robo_editor_ground_catch_up().
 */
void robo_editor_ground_set_focus (RoboEditorGround *self,
                                   guint             space);

/**
 * robo_editor_ground_is_behind:
 * @self: the ground
 *
 * Returns: whether something still looks as before
 */
gboolean robo_editor_ground_is_behind (RoboEditorGround *self);

/**
 * robo_editor_ground_catch_up:
 * @self: the ground, which has been drawn
 *
 * Draws a few spaces that still look as before, side by side, for the next frame.
 *
 * Returns: whether there were any
 */
gboolean robo_editor_ground_catch_up (RoboEditorGround *self);

/**
 * robo_editor_ground_append:
 * @self: the ground
 * @snapshot: where to draw
 * @palette: the colours
 * @layout: where the spaces are; of the size of the plan
 * @width: of the widget: what is not seen is not drawn
 * @height: of the widget
 */
void robo_editor_ground_append (RoboEditorGround  *self,
                                GtkSnapshot       *snapshot,
                                const RoboPalette *palette,
                                const RoboLayout  *layout,
                                double             width,
                                double             height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboEditorGround, robo_editor_ground_free)

G_END_DECLS
