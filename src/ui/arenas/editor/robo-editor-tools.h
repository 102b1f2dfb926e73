// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the tool with which the user draws an arena.
#pragma once

#include <glib-object.h>

#include "documents/robo-arena-brush.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_EDITOR_DRAW,   /* the brush paints along the pointer's path */
  ROBO_EDITOR_BOX,    /* the brush paints a rectangle */
  ROBO_EDITOR_FILL,   /* the brush paints a connected area */
  ROBO_EDITOR_SELECT, /* the tool selects and moves a part of the arena, without painting */
} RoboEditorMode;

#define ROBO_N_EDITOR_MODES (ROBO_EDITOR_SELECT + 1)

/* Holds the selected mode, brush and symmetry. Palette, canvas and panels share this object.
 *
 * Properties:
 *
 * - `mode` (uint, ro): the RoboEditorMode
 * - `kind` (uint, ro): the RoboBrushKind of the brush
 * - `symmetry` (uint, ro): the RoboSymmetry
 *
 * Signals:
 *
 * - `changed` (): the selection has changed */
#define ROBO_TYPE_EDITOR_TOOLS (robo_editor_tools_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorTools, robo_editor_tools, ROBO, EDITOR_TOOLS, GObject)

RoboEditorMode robo_editor_tools_get_mode (RoboEditorTools *self);
void           robo_editor_tools_set_mode (RoboEditorTools *self,
                                           RoboEditorMode   mode);

/* These functions get and set the brush. The result is valid until the next change. */
const RoboBrush *robo_editor_tools_get_brush (RoboEditorTools *self);
void             robo_editor_tools_set_brush (RoboEditorTools *self,
                                              const RoboBrush *brush);

/* Selects the brush of another kind. In selection mode, also selects the mode for drawing; other modes stay. */
void robo_editor_tools_set_kind (RoboEditorTools *self,
                                 RoboBrushKind    kind);

/* Changes the direction of the brush: turns the arrow of a starting space by a quarter clockwise, or makes a caution
 * line that turns left turn right, and the other way round. If the brush has chosen the direction itself so far, the
 * arrow points north, or the line turns right. Returns FALSE if the brush has no direction. */
gboolean robo_editor_tools_turn (RoboEditorTools *self);

RoboSymmetry robo_editor_tools_get_symmetry (RoboEditorTools *self);
void         robo_editor_tools_set_symmetry (RoboEditorTools *self,
                                             RoboSymmetry     symmetry);

G_END_DECLS
