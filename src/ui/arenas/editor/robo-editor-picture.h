// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the picture on a canvas: the arena, and layers over it that are cached until they change.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"
#include "ui/board/robo-viewport.h"
#include "robo-editor-sheet.h"

G_BEGIN_DECLS

/* Lists the layers from bottom to top. */
typedef enum
{
  ROBO_LAYER_WAYS,     /* spaces that robots can reach */
  ROBO_LAYER_HEAT,     /* how often events happened on each space */
  ROBO_LAYER_AXES,     /* axes of the symmetry */
  ROBO_LAYER_PROBLEMS, /* a badge for each problem of a space or edge */
  ROBO_LAYER_GHOSTS,   /* changes that are offered */
  ROBO_LAYER_PREVIEW,  /* the effect of a press */
  ROBO_LAYER_MARKS,    /* selection and marked space */
} RoboPictureLayer;

#define ROBO_N_LAYERS (ROBO_LAYER_MARKS + 1)

typedef struct _RoboEditorPicture RoboEditorPicture;

/* Creates the picture of a sheet. The sheet and the viewport have to live longer than the picture. The caller redraws
 * the widget after every change of the picture. */
RoboEditorPicture *robo_editor_picture_new (RoboEditorSheet    *sheet,
                                            const RoboViewport *viewport) G_GNUC_WARN_UNUSED_RESULT;
void               robo_editor_picture_free (RoboEditorPicture *self);

/* Appends the arena and all layers to the snapshot. The viewport must have a layout. */
void robo_editor_picture_append (RoboEditorPicture *self,
                                 GtkSnapshot       *snapshot);

/* robo_editor_picture_forget() drops the cached node of a layer; call it when the contents of the layer change.
 * robo_editor_picture_forget_all() drops all cached nodes; call it when the viewport changes. */
void robo_editor_picture_forget (RoboEditorPicture *self,
                                 RoboPictureLayer   layer);
void robo_editor_picture_forget_all (RoboEditorPicture *self);

/* Call robo_editor_picture_plan_changed() when the arena has changed, and robo_editor_picture_symmetry_changed()
 * when the symmetry may have changed. */
void robo_editor_picture_plan_changed (RoboEditorPicture *self);
void robo_editor_picture_symmetry_changed (RoboEditorPicture *self);

/* Sets how often events happened on each space. The counts are copied. NULL removes these counts from the picture. */
void robo_editor_picture_set_heat (RoboEditorPicture *self,
                                   const guint       *counts,
                                   RoboPaint          paint);

/* At most this many plans are shown as ghosts. */
#define ROBO_MAX_GHOSTS 3

/* See robo_editor_canvas_set_ghosts(). */
void robo_editor_picture_set_ghosts (RoboEditorPicture     *self,
                                     const RoboPlan *const *plans,
                                     guint                  n_plans,
                                     guint                  pointed);

/* Colors the spaces that robots starting on this side can reach. The side is an orthogonal direction; ROBO_NO_SIDE
 * removes the colors. */
void  robo_editor_picture_set_ways_side (RoboEditorPicture *self,
                                         guint              side);
guint robo_editor_picture_get_ways_side (RoboEditorPicture *self);

/* These functions call the functions of the ground with the same names. See robo_editor_ground_set_focus(). */
void     robo_editor_picture_set_focus (RoboEditorPicture *self,
                                        guint              space);
gboolean robo_editor_picture_is_behind (RoboEditorPicture *self);
gboolean robo_editor_picture_catch_up (RoboEditorPicture *self);

/* Marks a space, or the edge of the space on this side. ROBO_NO_SIDE marks the whole space. ROBO_NO_SPACE removes the
 * mark. */
void  robo_editor_picture_set_shown (RoboEditorPicture *self,
                                     guint              space,
                                     guint              side);
guint robo_editor_picture_get_shown_space (RoboEditorPicture *self);

G_END_DECLS
