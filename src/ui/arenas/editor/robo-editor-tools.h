// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the hand of whoever draws an arena.
#pragma once

#include <glib-object.h>

#include "documents/robo-arena-brush.h"

G_BEGIN_DECLS

/**
 * RoboEditorMode:
 * @ROBO_EDITOR_DRAW: the brush paints where the pointer goes
 * @ROBO_EDITOR_BOX: it paints a rectangle
 * @ROBO_EDITOR_FILL: it paints all that hangs together
 * @ROBO_EDITOR_SELECT: nothing is painted; a part is selected and moved
 */
typedef enum
{
  ROBO_EDITOR_DRAW,
  ROBO_EDITOR_BOX,
  ROBO_EDITOR_FILL,
  ROBO_EDITOR_SELECT,
} RoboEditorMode;

#define ROBO_N_EDITOR_MODES (ROBO_EDITOR_SELECT + 1)

/**
 * RoboEditorTools:
 *
 * The chosen mode, brush and symmetry. Palette, canvas and panels all look at the same one.
 *
 * Properties:
 *
 * - `mode` (uint, ro): the RoboEditorMode
 * - `kind` (uint, ro): the RoboBrushKind of the brush
 * - `symmetry` (uint, ro): the RoboSymmetry
 *
 * Signals:
 *
 * - `changed` (): something else was chosen
 */
#define ROBO_TYPE_EDITOR_TOOLS (robo_editor_tools_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorTools, robo_editor_tools, ROBO, EDITOR_TOOLS, GObject)

RoboEditorMode robo_editor_tools_get_mode (RoboEditorTools *self);
void           robo_editor_tools_set_mode (RoboEditorTools *self,
                                           RoboEditorMode   mode);

/**
 * robo_editor_tools_get_brush:
 * @self: tools
 *
 * Returns: (transfer none): the brush, valid until the next change
 */
const RoboBrush *robo_editor_tools_get_brush (RoboEditorTools *self);
void             robo_editor_tools_set_brush (RoboEditorTools *self,
                                              const RoboBrush *brush);

/**
 * robo_editor_tools_set_kind:
 * @self: tools
 * @kind: what to paint
 *
 * Takes another brush; boxes and fills go on with it, selecting ends.
 */
void robo_editor_tools_set_kind (RoboEditorTools *self,
                                 RoboBrushKind    kind);

/**
 * robo_editor_tools_turn:
 * @self: tools
 *
 * Turns what the brush paints, if it has a direction: the arrow of a starting space by a quarter clockwise from
 * where it is set,
 * a caution line the other way.
 *
 * Returns: whether it has one
 */
gboolean robo_editor_tools_turn (RoboEditorTools *self);

RoboSymmetry robo_editor_tools_get_symmetry (RoboEditorTools *self);
void         robo_editor_tools_set_symmetry (RoboEditorTools *self,
                                             RoboSymmetry     symmetry);

G_END_DECLS
