// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a canvas: the arena, and layers over it that are cached until they change.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"
#include "ui/board/robo-viewport.h"
#include "robo-editor-sheet.h"

G_BEGIN_DECLS

/* Names the layers from bottom to top. */
typedef enum
{
  ROBO_LAYER_WAYS,     /* spaces that robots can reach */
  ROBO_LAYER_HEAT,     /* numbers of events */
  ROBO_LAYER_AXES,     /* axes of the symmetry */
  ROBO_LAYER_PROBLEMS, /* a badge for each problem */
  ROBO_LAYER_PREVIEW,  /* the effect of a press */
  ROBO_LAYER_MARKS,    /* selection and pointed space */
} RoboPictureLayer;

#define ROBO_N_LAYERS (ROBO_LAYER_MARKS + 1)

typedef struct _RoboEditorPicture RoboEditorPicture;

/* Creates the picture of a sheet, which outlives the picture. The widget has to be redrawn after every change. */
RoboEditorPicture *robo_editor_picture_new (RoboEditorSheet    *sheet,
                                            const RoboViewport *viewport) G_GNUC_WARN_UNUSED_RESULT;
void               robo_editor_picture_free (RoboEditorPicture *self);

/* Appends the picture; its viewport needs a layout. */
void robo_editor_picture_append (RoboEditorPicture *self,
                                 GtkSnapshot       *snapshot);

/* Drops a layer whose contents have changed, or all layers after a change of the viewport. */
void robo_editor_picture_forget (RoboEditorPicture *self,
                                 RoboPictureLayer   layer);
void robo_editor_picture_forget_all (RoboEditorPicture *self);

/* Call the first function after a change of the arena, the second after a possible change of the symmetry. */
void robo_editor_picture_plan_changed (RoboEditorPicture *self);
void robo_editor_picture_symmetry_changed (RoboEditorPicture *self);

/* Sets how often events happened, by space; the counts are copied. NULL for none. */
void robo_editor_picture_set_heat (RoboEditorPicture *self,
                                   const guint       *counts,
                                   RoboPaint          paint);

/* Sets the side, an orthogonal direction, whose robots' reach is shown, or ROBO_NO_SIDE for none. */
void  robo_editor_picture_set_ways_side (RoboEditorPicture *self,
                                         guint              side);
guint robo_editor_picture_get_ways_side (RoboEditorPicture *self);

/* These functions set the space of a stroke, and redraw its outdated surroundings, see
 * robo_editor_ground_set_focus(). */
void     robo_editor_picture_set_focus (RoboEditorPicture *self,
                                        guint              space);
gboolean robo_editor_picture_is_behind (RoboEditorPicture *self);
gboolean robo_editor_picture_catch_up (RoboEditorPicture *self);

/* Sets the space that is shown to the user and its edge, or ROBO_NO_SPACE and ROBO_NO_SIDE. */
void  robo_editor_picture_set_shown (RoboEditorPicture *self,
                                     guint              space,
                                     guint              side);
guint robo_editor_picture_get_shown_space (RoboEditorPicture *self);

G_END_DECLS
