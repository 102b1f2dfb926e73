// SPDX-License-Identifier: GPL-3.0-or-later
// The arena that is being drawn, as tools see it: in terms of the board, without widgets.
#pragma once

#include "documents/robo-arena-clip.h"
#include "documents/robo-arena-document.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboPreviewMarks:
 * @ROBO_PREVIEW_PLACE: one place and its images by symmetry are
 * @ROBO_PREVIEW_CHANGES: everything that would change is
 */
typedef enum
{
  ROBO_PREVIEW_PLACE,
  ROBO_PREVIEW_CHANGES,
} RoboPreviewMarks;

/**
 * RoboPreview:
 * @plan: the arena as it would be
 * @marks: what is outlined
 * @touch: where, for %ROBO_PREVIEW_PLACE
 * @brush: with what
 * @painted: what would come of it
 *
 * What a press would do where the pointer or the keyboard is.
 */
typedef struct
{
  RoboPlan         plan;
  RoboPreviewMarks marks;
  RoboTouch        touch;
  RoboBrush        brush;
  RoboPainted      painted;
} RoboPreview;

/**
 * RoboEditorSheet:
 *
 * Holds the document with what is selected in it, what is about to be pasted and what would be done next. Tools read
 * and change
 * it; the canvas shows it.
 *
 * Properties:
 *
 * - `hint` (string, ro): what a press would do, in words; never %NULL
 *
 * Signals:
 *
 * - `preview-changed ()`
 * - `selection-changed ()`
 * - `clip-changed ()`: something else, or nothing, is about to be pasted
 */
#define ROBO_TYPE_EDITOR_SHEET (robo_editor_sheet_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorSheet, robo_editor_sheet, ROBO, EDITOR_SHEET, GObject)

RoboEditorSheet *robo_editor_sheet_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboArenaDocument *robo_editor_sheet_get_document (RoboEditorSheet *self);

/**
 * robo_editor_sheet_set_document:
 * @self: a sheet
 * @document: (nullable): what is drawn from now on
 *
 * Nothing is selected, pasted or foreseen then.
 */
void robo_editor_sheet_set_document (RoboEditorSheet   *self,
                                     RoboArenaDocument *document);

/**
 * robo_editor_sheet_get_tools:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the mode, brush and symmetry that are chosen
 */
RoboEditorTools *robo_editor_sheet_get_tools (RoboEditorSheet *self);
void             robo_editor_sheet_set_tools (RoboEditorSheet *self,
                                              RoboEditorTools *tools);

/* The arena */

/**
 * robo_editor_sheet_get_plan:
 * @self: a sheet
 *
 * Returns: (transfer none): the arena as it is now, valid until it changes; without size if there is no document
 */
const RoboPlan *robo_editor_sheet_get_plan (RoboEditorSheet *self);

/* The one that is chosen, if the arena can have it. */
RoboSymmetry robo_editor_sheet_get_symmetry (RoboEditorSheet *self);

/* Whether an edit may begin: there is a document, and none has begun. */
gboolean robo_editor_sheet_can_edit (RoboEditorSheet *self);

/**
 * robo_editor_sheet_begin:
 * @self: a sheet that can be edited
 * @name: translated, what the edit is called in the history
 *
 * Begins an edit that is shown while it is made, until robo_editor_sheet_end() or robo_editor_sheet_cancel().
 */
void robo_editor_sheet_begin (RoboEditorSheet *self,
                              const char      *name);
void robo_editor_sheet_show (RoboEditorSheet *self,
                             const RoboPlan  *plan);
void robo_editor_sheet_end (RoboEditorSheet *self);
void robo_editor_sheet_cancel (RoboEditorSheet *self);

/* What would come */

/**
 * robo_editor_sheet_set_preview:
 * @self: a sheet
 * @preview: (nullable): what a press would do; copied. %NULL for nothing
 * @hint: (transfer full): the same in words
 */
void robo_editor_sheet_set_preview (RoboEditorSheet   *self,
                                    const RoboPreview *preview,
                                    char              *hint);

/* While something is done the words stay, but what would come is not shown. */
void robo_editor_sheet_hide_preview (RoboEditorSheet *self);

/**
 * robo_editor_sheet_get_preview:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): what a press would do
 */
const RoboPreview *robo_editor_sheet_get_preview (RoboEditorSheet *self);
const char        *robo_editor_sheet_get_hint (RoboEditorSheet *self);

/* The part that is selected */

/**
 * robo_editor_sheet_get_selection:
 * @self: a sheet
 *
 * Returns: (transfer none): the rectangle; without columns if nothing is selected. Parts may lie outside of the arena
 */
const RoboRegion *robo_editor_sheet_get_selection (RoboEditorSheet *self);
gboolean          robo_editor_sheet_has_selection (RoboEditorSheet *self);

/* Whether a space belongs to it. */
gboolean robo_editor_sheet_is_selected (RoboEditorSheet *self,
                                        guint            space);
void     robo_editor_sheet_select (RoboEditorSheet  *self,
                                   const RoboRegion *region);
void     robo_editor_sheet_deselect (RoboEditorSheet *self);

/**
 * robo_editor_sheet_copy_part:
 * @self: a sheet
 * @clip: (out caller-allocates): the part that is selected, as far as it is inside the arena
 *
 * Returns: whether there is any
 */
gboolean robo_editor_sheet_copy_part (RoboEditorSheet *self,
                                      RoboClip        *clip);

/**
 * robo_editor_sheet_clear_part:
 * @self: a sheet
 * @name: translated, what the edit is called in the history
 *
 * Empties what is selected.
 */
void robo_editor_sheet_clear_part (RoboEditorSheet *self,
                                   const char      *name);

/* The part that is about to be pasted; nullable. */

const RoboClip *robo_editor_sheet_get_clip (RoboEditorSheet *self);
void            robo_editor_sheet_set_clip (RoboEditorSheet *self,
                                            const RoboClip  *clip);

/**
 * robo_plan_looks_alike:
 * @one: an arena
 * @other: another one of the same size
 * @space: a space
 *
 * Returns: whether one sees no difference there; an edge is seen from both sides
 */
gboolean robo_plan_looks_alike (const RoboPlan *one,
                                const RoboPlan *other,
                                guint           space);

G_END_DECLS
