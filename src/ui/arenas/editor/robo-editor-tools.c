// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-tools.h"

#include <string.h>

#include "base/robo-properties.h"

struct _RoboEditorTools
{
  GObject parent_instance;

  RoboEditorMode mode;
  RoboBrush      brush;
  RoboSymmetry   symmetry;
};

enum
{
  PROP_MODE = 1,
  PROP_KIND,
  PROP_SYMMETRY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (RoboEditorTools, robo_editor_tools, G_TYPE_OBJECT)

static void
emit_changed (RoboEditorTools *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MODE] = { ROBO_PROPERTY_FIELD (UINT, "mode", RoboEditorTools, mode), .max = ROBO_N_EDITOR_MODES - 1, .initial = ROBO_EDITOR_DRAW },
  [PROP_KIND] = { ROBO_PROPERTY_FIELD (UINT, "kind", RoboEditorTools, brush.kind), .max = ROBO_N_BRUSHES - 1, .initial = ROBO_BRUSH_PIT },
  [PROP_SYMMETRY] = { ROBO_PROPERTY_FIELD (UINT, "symmetry", RoboEditorTools, symmetry), .max = ROBO_N_SYMMETRIES - 1, .initial = ROBO_SYMMETRY_OFF },
};

static void
robo_editor_tools_class_init (RoboEditorToolsClass *klass)
{

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", ROBO_TYPE_EDITOR_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
robo_editor_tools_init (RoboEditorTools *self)
{
  self->brush = (RoboBrush){ .kind = ROBO_BRUSH_PIT, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };
}

RoboEditorMode
robo_editor_tools_get_mode (RoboEditorTools *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_TOOLS (self), ROBO_EDITOR_DRAW);

  return self->mode;
}

void
robo_editor_tools_set_mode (RoboEditorTools *self,
                            RoboEditorMode   mode)
{
  g_return_if_fail (ROBO_IS_EDITOR_TOOLS (self));

  if (self->mode == mode)
    return;

  self->mode = mode;
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
}

const RoboBrush *
robo_editor_tools_get_brush (RoboEditorTools *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_TOOLS (self), NULL);

  return &self->brush;
}

void
robo_editor_tools_set_brush (RoboEditorTools *self,
                             const RoboBrush *brush)
{
  g_return_if_fail (ROBO_IS_EDITOR_TOOLS (self));
  g_return_if_fail (brush != NULL);

  if (memcmp (&self->brush, brush, sizeof *brush) == 0)
    return;

  self->brush = *brush;
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

void
robo_editor_tools_set_kind (RoboEditorTools *self,
                            RoboBrushKind    kind)
{
  g_return_if_fail (ROBO_IS_EDITOR_TOOLS (self));

  if (self->brush.kind == kind && self->mode != ROBO_EDITOR_SELECT)
    return;

  self->brush.kind = kind;
  if (self->mode == ROBO_EDITOR_SELECT)
    self->mode = ROBO_EDITOR_DRAW;
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

gboolean
robo_editor_tools_turn (RoboEditorTools *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_TOOLS (self), FALSE);

  if (self->brush.kind == ROBO_BRUSH_START)
    self->brush.arrow = self->brush.arrow == ROBO_BRUSH_AUTO ? ROBO_DIR_N
                                                             : robo_dir_turn ((RoboDir)self->brush.arrow, 2);
  else if (self->brush.kind == ROBO_BRUSH_CAUTION)
    self->brush.turn = self->brush.turn == 2 ? -2 : 2;
  else
    return FALSE;

  emit_changed (self);

  return TRUE;
}

RoboSymmetry
robo_editor_tools_get_symmetry (RoboEditorTools *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_TOOLS (self), ROBO_SYMMETRY_OFF);

  return self->symmetry;
}

void
robo_editor_tools_set_symmetry (RoboEditorTools *self,
                                RoboSymmetry     symmetry)
{
  g_return_if_fail (ROBO_IS_EDITOR_TOOLS (self));

  if (self->symmetry == symmetry)
    return;

  self->symmetry = symmetry;
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SYMMETRY]);
}
