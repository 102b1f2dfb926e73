// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen on a canvas: the arena, and layers over it that are drawn once and kept until they change.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"
#include "ui/board/robo-viewport.h"
#include "robo-editor-sheet.h"

G_BEGIN_DECLS

/**
 * RoboPictureLayer:
 * @ROBO_LAYER_WAYS: what robots reach
 * @ROBO_LAYER_HEAT: how often something happened
 * @ROBO_LAYER_AXES: of the symmetry
 * @ROBO_LAYER_PROBLEMS: a badge each
 * @ROBO_LAYER_PREVIEW: what a press would do
 * @ROBO_LAYER_MARKS: what is selected and what is pointed at
 *
 * From below to above.
 */
typedef enum
{
  ROBO_LAYER_WAYS,
  ROBO_LAYER_HEAT,
  ROBO_LAYER_AXES,
  ROBO_LAYER_PROBLEMS,
  ROBO_LAYER_PREVIEW,
  ROBO_LAYER_MARKS,
} RoboPictureLayer;

#define ROBO_N_LAYERS (ROBO_LAYER_MARKS + 1)

typedef struct _RoboEditorPicture RoboEditorPicture;

/**
 * robo_editor_picture_new:
 * @sheet: (transfer none): what is drawn; outlives the picture
 * @viewport: (transfer none): where; outlives the picture
 *
 * Returns: (transfer full): a picture that knows nothing of its widget, which is to be drawn again after every change
 */
RoboEditorPicture *robo_editor_picture_new (RoboEditorSheet    *sheet,
                                            const RoboViewport *viewport) G_GNUC_WARN_UNUSED_RESULT;
void               robo_editor_picture_free (RoboEditorPicture *self);

/**
 * robo_editor_picture_append:
 * @self: a picture whose viewport has a layout
 * @snapshot: where to draw
 */
void robo_editor_picture_append (RoboEditorPicture *self,
                                 GtkSnapshot       *snapshot);

/* What a layer shows has changed, or where all of them are. */
void robo_editor_picture_forget (RoboEditorPicture *self,
                                 RoboPictureLayer   layer);
void robo_editor_picture_forget_all (RoboEditorPicture *self);

/* The arena has changed; the symmetry may have. */
void robo_editor_picture_plan_changed (RoboEditorPicture *self);
void robo_editor_picture_symmetry_changed (RoboEditorPicture *self);

/**
 * robo_editor_picture_set_heat:
 * @self: a picture
 * @counts: (nullable) (array): by space, how often something happened; copied. %NULL for none
 * @paint: the colour of it
 */
void robo_editor_picture_set_heat (RoboEditorPicture *self,
                                   const guint       *counts,
                                   RoboPaint          paint);

/**
 * robo_editor_picture_set_ways_side:
 * @self: a picture
 * @side: whose robots' ways are shown, an orthogonal direction, or %ROBO_NO_SIDE
 */
void  robo_editor_picture_set_ways_side (RoboEditorPicture *self,
                                         guint              side);
guint robo_editor_picture_get_ways_side (RoboEditorPicture *self);

/* What a stroke is at, see robo_editor_ground_set_focus(), and what it has changed elsewhere. */
void     robo_editor_picture_set_focus (RoboEditorPicture *self,
                                        guint              space);
gboolean robo_editor_picture_is_behind (RoboEditorPicture *self);
gboolean robo_editor_picture_catch_up (RoboEditorPicture *self);

/**
 * robo_editor_picture_set_shown:
 * @self: a picture
 * @space: what is pointed at, or %ROBO_NO_SPACE
 * @side: its edge that is meant, or %ROBO_NO_SIDE
 */
void  robo_editor_picture_set_shown (RoboEditorPicture *self,
                                     guint              space,
                                     guint              side);
guint robo_editor_picture_get_shown_space (RoboEditorPicture *self);

G_END_DECLS
