// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the arena that the user draws, for the tools: in terms of the board, without widgets.
#pragma once

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_PREVIEW_PLACE,   /* one space or edge and its symmetric images are outlined */
  ROBO_PREVIEW_CHANGES, /* all changes are outlined */
} RoboPreviewMarks;

/* Describes what a press at the pointer or the cursor would do. */
typedef struct
{
  RoboPlan         plan; /* the arena after the press */
  RoboPreviewMarks marks;
  RoboTouch        touch; /* space or edge, for ROBO_PREVIEW_PLACE */
  RoboBrush        brush;
  RoboPainted      painted; /* the result of the brush */
} RoboPreview;

/* Holds the document with its selection, the clip to be pasted and the preview. Tools read and change the
 * sheet; the canvas shows it.
 *
 * Properties:
 *
 * - `hint` (string, ro): the effect of a press in words; never NULL
 *
 * Signals:
 *
 * - `preview-changed ()`
 * - `selection-changed ()`
 * - `clip-changed ()`: another clip, or none, is about to be pasted */
#define ROBO_TYPE_EDITOR_SHEET (robo_editor_sheet_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorSheet, robo_editor_sheet, ROBO, EDITOR_SHEET, GObject)

RoboEditorSheet *robo_editor_sheet_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboArenaDocument *robo_editor_sheet_get_document (RoboEditorSheet *self);

/* Sets the document, or NULL. Clears the selection, the clip and the preview. */
void robo_editor_sheet_set_document (RoboEditorSheet   *self,
                                     RoboArenaDocument *document);

/* These functions get and set the object that holds the selected mode, brush and symmetry, or NULL. */
RoboEditorTools *robo_editor_sheet_get_tools (RoboEditorSheet *self);
void             robo_editor_sheet_set_tools (RoboEditorSheet *self,
                                              RoboEditorTools *tools);

/* Arena */

/* Returns the current arena, which is valid until the arena changes. If there is no document, the arena has no size. */
const RoboPlan *robo_editor_sheet_get_plan (RoboEditorSheet *self);

/* Returns the selected symmetry if the size of the arena allows this symmetry, otherwise ROBO_SYMMETRY_OFF. */
RoboSymmetry robo_editor_sheet_get_symmetry (RoboEditorSheet *self);

/* Returns TRUE if an edit may begin: the sheet has a document, and no other edit is in progress. */
gboolean robo_editor_sheet_can_edit (RoboEditorSheet *self);

/* Begins an edit, which has a translated name for the history. Until robo_editor_sheet_end() or
 * robo_editor_sheet_cancel(), robo_editor_sheet_show() shows each state of the edit. Call this only if
 * robo_editor_sheet_can_edit() returns TRUE. */
void robo_editor_sheet_begin (RoboEditorSheet *self,
                              const char      *name);
void robo_editor_sheet_show (RoboEditorSheet *self,
                             const RoboPlan  *plan);
void robo_editor_sheet_end (RoboEditorSheet *self);
void robo_editor_sheet_cancel (RoboEditorSheet *self);

/* Preview */

/* Sets the preview of a press, which is copied, or removes it if it is NULL. Takes ownership of the hint, which
 * describes the effect of the press. */
void robo_editor_sheet_set_preview (RoboEditorSheet   *self,
                                    const RoboPreview *preview,
                                    char              *hint);

/* Hides the preview during an edit, but keeps the hint. */
void robo_editor_sheet_hide_preview (RoboEditorSheet *self);

/* Returns the preview of a press, or NULL. */
const RoboPreview *robo_editor_sheet_get_preview (RoboEditorSheet *self);
const char        *robo_editor_sheet_get_hint (RoboEditorSheet *self);

/* Selection */

/* Returns the selected rectangle. Parts of it may lie outside of the arena. If nothing is selected, the rectangle
 * has no columns. */
const RoboRegion *robo_editor_sheet_get_selection (RoboEditorSheet *self);
gboolean          robo_editor_sheet_has_selection (RoboEditorSheet *self);

gboolean robo_editor_sheet_is_selected (RoboEditorSheet *self,
                                        guint            space);
void     robo_editor_sheet_select (RoboEditorSheet  *self,
                                   const RoboRegion *region);
void     robo_editor_sheet_deselect (RoboEditorSheet *self);

/* Copies the part of the selection that lies inside the arena. Returns FALSE if there is no such part. */
gboolean robo_editor_sheet_copy_part (RoboEditorSheet *self,
                                      RoboClip        *clip);

/* Clears the selected part of the arena and its symmetric images. This edit has a translated name for the history. */
void robo_editor_sheet_clear_part (RoboEditorSheet *self,
                                   const char      *name);

/* These functions get and set the clip to be pasted, or NULL. The clip is copied. */

const RoboClip *robo_editor_sheet_get_clip (RoboEditorSheet *self);
void            robo_editor_sheet_set_clip (RoboEditorSheet *self,
                                            const RoboClip  *clip);

/* Returns TRUE if a space looks the same in two arenas of the same size, with the edges on all its sides. */
gboolean robo_plan_looks_alike (const RoboPlan *one,
                                const RoboPlan *other,
                                guint           space);

G_END_DECLS
