// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the canvas share. Private to this folder.
#pragma once

#include "robo-editor-canvas.h"
#include "robo-editor-ground.h"
#include "ui/board/robo-board-spaces.h"
#include "ui/board/robo-viewport-gestures.h"

G_BEGIN_DECLS

/**
 * RoboCanvasAction:
 * What a button that is down, or something begun by keyboard, is doing.
 */
typedef enum
{
  ROBO_CANVAS_IDLE,
  ROBO_CANVAS_WAITING, /* right button: a click picks, a drag erases */
  ROBO_CANVAS_STROKE,
  ROBO_CANVAS_BOX,
  ROBO_CANVAS_SELECTING,
  ROBO_CANVAS_MOVING,
} RoboCanvasAction;

/* Drawn over the ground, each kept until it changes. */
typedef enum
{
  ROBO_LAYER_WAYS,
  ROBO_LAYER_HEAT,
  ROBO_LAYER_AXES,
  ROBO_LAYER_PROBLEMS,
  ROBO_LAYER_PREVIEW,
  ROBO_LAYER_MARKS,
} RoboCanvasLayer;

#define ROBO_N_LAYERS (ROBO_LAYER_MARKS + 1)

struct _RoboEditorCanvas
{
  GtkWidget parent_instance;

  RoboPlan plan; /* as it is shown; without size if there is none */

  /* where */
  RoboViewport          viewport;
  RoboViewportGestures *gestures; /* borrowed */
  gboolean              has_pointer;
  double                pointer_x;
  double                pointer_y;

  /* keyboard */
  RoboBoardSpaces spaces;
  RoboDir         cursor_side;
  gboolean        is_by_keyboard; /* what is used is at the cursor, not under the pointer */

  /* what a click would do: nothing if !has_hover */
  gboolean    has_hover;
  RoboTouch   hover;
  RoboBrush   hover_brush;
  RoboPainted hover_painted;
  RoboPlan    preview;
  char       *hint;
  char       *place;

  /* what is being done */
  RoboCanvasAction action;
  RoboBrush        brush;   /* of the stroke */
  RoboPlan         working; /* the arena as the stroke has it */
  RoboTouch        first;
  double           last_x; /* in spaces, how far the stroke has come */
  double           last_y;
  guint            corner; /* where a box or a selection began */
  gboolean         is_box_by_keys;
  gboolean         is_eraser;        /* the right button */
  gboolean         is_first_pending; /* whether the stroke has not painted where it began */

  /* selection and what is about to be pasted */
  RoboRegion selection;
  RoboRegion move_from;
  RoboPlan   move_base; /* the arena before what is selected was moved */
  guint      move_serial;
  RoboClip  *clip; /* nullable */

  /* pointed at */
  guint shown_space;
  guint shown_side;

  guint ways_side; /* whose ways are shown, or ROBO_NO_SIDE */

  gboolean  has_heat;
  guint     heat[ROBO_MAX_SPACES];
  RoboPaint heat_paint;

  /* owned */
  RoboArenaDocument *document;
  RoboEditorTools   *tools;
  RoboEditorGround  *ground;
  GskRenderNode     *layers[ROBO_N_LAYERS];
};

/* robo-editor-canvas.c */

void robo_editor_canvas_place_changed (RoboEditorCanvas *self);
void robo_editor_canvas_set_words (RoboEditorCanvas *self,
                                   char            **where,
                                   char             *text,
                                   const char       *property);
void robo_editor_canvas_refuse (RoboEditorCanvas *self,
                                const char       *sentence);

/* -drawing.c */

void robo_editor_canvas_draw (RoboEditorCanvas *self,
                              GtkSnapshot      *snapshot);
void robo_editor_canvas_forget (RoboEditorCanvas *self,
                                RoboCanvasLayer   layer);
void robo_editor_canvas_forget_all (RoboEditorCanvas *self);

/* -hover.c */

/**
 * robo_editor_canvas_update_hover:
 * @self: a canvas
 *
 * Finds out what a click, or Return, would do now.
 */
void     robo_editor_canvas_update_hover (RoboEditorCanvas *self);
void     robo_editor_canvas_set_pointer (RoboEditorCanvas *self,
                                         gboolean          has_pointer,
                                         double            x,
                                         double            y);
gboolean robo_editor_canvas_get_touch (RoboEditorCanvas *self,
                                       double            x,
                                       double            y,
                                       RoboTouch        *touch);

/* Whether one sees no difference there; an edge is seen from both sides. */
gboolean robo_editor_canvas_is_alike (const RoboPlan *one,
                                      const RoboPlan *other,
                                      guint           space);

/* -stroke.c */

void      robo_editor_canvas_begin (RoboEditorCanvas *self,
                                    const RoboTouch  *touch,
                                    const RoboBrush  *brush);
void      robo_editor_canvas_go_on (RoboEditorCanvas *self,
                                    double            x,
                                    double            y);
void      robo_editor_canvas_end (RoboEditorCanvas *self);
gboolean  robo_editor_canvas_cancel (RoboEditorCanvas *self);
void      robo_editor_canvas_use (RoboEditorCanvas *self,
                                  const RoboTouch  *touch);
void      robo_editor_canvas_pick (RoboEditorCanvas *self,
                                   const RoboTouch  *touch);
RoboBrush robo_editor_canvas_get_eraser (RoboEditorCanvas *self);
void      robo_editor_canvas_paint_box (RoboEditorCanvas *self,
                                        guint             to);

/* -selection.c */

void     robo_editor_canvas_select (RoboEditorCanvas *self,
                                    const RoboRegion *region);
gboolean robo_editor_canvas_has_selection (RoboEditorCanvas *self);
void     robo_editor_canvas_begin_selection (RoboEditorCanvas *self,
                                             guint             space);
void     robo_editor_canvas_drag_selection (RoboEditorCanvas *self,
                                            double            x,
                                            double            y);
void     robo_editor_canvas_move_selection (RoboEditorCanvas *self,
                                            gint              dx,
                                            gint              dy);
void     robo_editor_canvas_delete (RoboEditorCanvas *self);
void     robo_editor_canvas_stop_pasting (RoboEditorCanvas *self);
void     robo_editor_canvas_stamp (RoboEditorCanvas *self,
                                   guint             space);
void     robo_editor_canvas_get_stamp_corner (RoboEditorCanvas *self,
                                              guint             space,
                                              gint             *column,
                                              gint             *row);
void     robo_editor_canvas_class_init_selection (GtkWidgetClass *widget_class);

/* -input.c */

void robo_editor_canvas_add_controllers (RoboEditorCanvas *self);

/* -keys.c */

void robo_editor_canvas_class_init_keys (GtkWidgetClass *widget_class);

G_END_DECLS
