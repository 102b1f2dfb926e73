// SPDX-License-Identifier: GPL-3.0-or-later
// The arena under an editor's hands: only what changed is drawn again. Private to this folder.
#pragma once

#include <gtk/gtk.h>

#include "draw/pen/robo-layout.h"
#include "draw/pen/robo-palette.h"

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
