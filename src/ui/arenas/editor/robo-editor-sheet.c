// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-sheet.h"

#include <string.h>

#include "base/robo-properties.h"

struct _RoboEditorSheet
{
  GObject parent_instance;

  gboolean    has_preview;
  RoboPreview preview;
  RoboRegion  selection;

  /* owned */
  RoboArenaDocument *document; /* nullable */
  RoboEditorTools   *tools;    /* nullable */
  RoboClip          *clip;     /* nullable */
  char              *hint;
};

enum
{
  PROP_HINT = 1,
  N_PROPS,
};

enum
{
  SIGNAL_PREVIEW_CHANGED,
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_CLIP_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboEditorSheet, robo_editor_sheet, G_TYPE_OBJECT)

static void
robo_editor_sheet_finalize (GObject *object)
{
  RoboEditorSheet *self = ROBO_EDITOR_SHEET (object);

  g_clear_object (&self->document);
  g_clear_object (&self->tools);
  g_free (self->clip);
  g_free (self->hint);

  G_OBJECT_CLASS (robo_editor_sheet_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_HINT] = { ROBO_PROPERTY_FIELD (STRING, "hint", RoboEditorSheet, hint) },
};

static void
robo_editor_sheet_class_init (RoboEditorSheetClass *klass)
{
  static const char *const names[N_SIGNALS] = { "preview-changed", "selection-changed", "clip-changed" };

  G_OBJECT_CLASS (klass)->finalize = robo_editor_sheet_finalize;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], ROBO_TYPE_EDITOR_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               0);
}

static void
robo_editor_sheet_init (RoboEditorSheet *self)
{
  self->hint = g_strdup ("");
}

RoboEditorSheet *
robo_editor_sheet_new (void)
{
  return g_object_new (ROBO_TYPE_EDITOR_SHEET, NULL);
}

RoboArenaDocument *
robo_editor_sheet_get_document (RoboEditorSheet *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_SHEET (self), NULL);

  return self->document;
}

void
robo_editor_sheet_set_document (RoboEditorSheet   *self,
                                RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_SHEET (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  g_set_object (&self->document, document);
  robo_editor_sheet_deselect (self);
  robo_editor_sheet_set_clip (self, NULL);
  robo_editor_sheet_set_preview (self, NULL, g_strdup (""));
}

RoboEditorTools *
robo_editor_sheet_get_tools (RoboEditorSheet *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_SHEET (self), NULL);

  return self->tools;
}

void
robo_editor_sheet_set_tools (RoboEditorSheet *self,
                             RoboEditorTools *tools)
{
  g_return_if_fail (ROBO_IS_EDITOR_SHEET (self));
  g_return_if_fail (tools == NULL || ROBO_IS_EDITOR_TOOLS (tools));

  g_set_object (&self->tools, tools);
}

const RoboPlan *
robo_editor_sheet_get_plan (RoboEditorSheet *self)
{
  static const RoboPlan nothing = { 0 };

  return self->document == NULL ? &nothing : robo_arena_document_get_plan (self->document);
}

RoboSymmetry
robo_editor_sheet_get_symmetry (RoboEditorSheet *self)
{
  const RoboPlan *plan = robo_editor_sheet_get_plan (self);
  RoboSymmetry    symmetry = self->tools == NULL ? ROBO_SYMMETRY_OFF : robo_editor_tools_get_symmetry (self->tools);

  return robo_symmetry_is_possible (symmetry, plan->columns, plan->rows) ? symmetry : ROBO_SYMMETRY_OFF;
}

static RoboHistory *
get_history (RoboEditorSheet *self)
{
  return self->document != NULL ? robo_document_get_history (ROBO_DOCUMENT (self->document)) : NULL;
}

gboolean
robo_editor_sheet_can_edit (RoboEditorSheet *self)
{
  return self->document != NULL && !robo_history_is_in_edit (get_history (self));
}

void
robo_editor_sheet_begin (RoboEditorSheet *self,
                         const char      *name)
{
  g_return_if_fail (robo_editor_sheet_can_edit (self));

  robo_history_begin (get_history (self), name);
}

void
robo_editor_sheet_show (RoboEditorSheet *self,
                        const RoboPlan  *plan)
{
  robo_arena_document_extend_plan (self->document, plan);
}

void
robo_editor_sheet_end (RoboEditorSheet *self)
{
  if (self->document != NULL && robo_history_is_in_edit (get_history (self)))
    robo_history_commit (get_history (self));
}

void
robo_editor_sheet_cancel (RoboEditorSheet *self)
{
  if (self->document != NULL && robo_history_is_in_edit (get_history (self)))
    robo_history_cancel (get_history (self));
}

void
robo_editor_sheet_set_preview (RoboEditorSheet   *self,
                               const RoboPreview *preview,
                               char              *hint)
{
  g_autofree char *owned = hint;

  self->has_preview = preview != NULL;
  if (preview != NULL)
    self->preview = *preview;
  g_signal_emit (self, signals[SIGNAL_PREVIEW_CHANGED], 0);
  if (g_str_equal (self->hint, owned))
    return;

  g_free (self->hint);
  self->hint = g_steal_pointer (&owned);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

void
robo_editor_sheet_hide_preview (RoboEditorSheet *self)
{
  if (!self->has_preview)
    return;

  self->has_preview = FALSE;
  g_signal_emit (self, signals[SIGNAL_PREVIEW_CHANGED], 0);
}

const RoboPreview *
robo_editor_sheet_get_preview (RoboEditorSheet *self)
{
  return self->has_preview ? &self->preview : NULL;
}

const char *
robo_editor_sheet_get_hint (RoboEditorSheet *self)
{
  return self->hint;
}

const RoboRegion *
robo_editor_sheet_get_selection (RoboEditorSheet *self)
{
  return &self->selection;
}

gboolean
robo_editor_sheet_has_selection (RoboEditorSheet *self)
{
  return self->selection.columns > 0;
}

gboolean
robo_editor_sheet_is_selected (RoboEditorSheet *self,
                               guint            space)
{
  return robo_editor_sheet_has_selection (self) &&
         robo_region_has (&self->selection, robo_editor_sheet_get_plan (self), space);
}

void
robo_editor_sheet_select (RoboEditorSheet  *self,
                          const RoboRegion *region)
{
  self->selection = *region;
  g_signal_emit (self, signals[SIGNAL_SELECTION_CHANGED], 0);
}

void
robo_editor_sheet_deselect (RoboEditorSheet *self)
{
  robo_editor_sheet_select (self, &(RoboRegion){ 0 });
}

/* Sets `region` to the part of the selection that lies inside the arena. Returns FALSE if there is no such part. */
static gboolean
get_inside (RoboEditorSheet *self,
            RoboRegion      *region)
{
  const RoboPlan *plan = robo_editor_sheet_get_plan (self);
  gint            west = MAX (self->selection.column, 0);
  gint            north = MAX (self->selection.row, 0);
  gint            east = MIN (self->selection.column + self->selection.columns, plan->columns);
  gint            south = MIN (self->selection.row + self->selection.rows, plan->rows);

  *region = (RoboRegion){ west, north, east - west, south - north };

  return robo_editor_sheet_has_selection (self) && region->columns > 0 && region->rows > 0;
}

gboolean
robo_editor_sheet_copy_part (RoboEditorSheet *self,
                             RoboClip        *clip)
{
  RoboRegion region;

  if (!get_inside (self, &region))
    return FALSE;

  robo_clip_init (clip, robo_editor_sheet_get_plan (self), &region);

  return TRUE;
}

void
robo_editor_sheet_clear_part (RoboEditorSheet *self,
                              const char      *name)
{
  RoboPlan   next = *robo_editor_sheet_get_plan (self);
  RoboRegion region;

  if (!get_inside (self, &region))
    return;

  robo_region_clear (&region, robo_editor_sheet_get_symmetry (self), &next);
  robo_arena_document_edit_plan (self->document, name, &next);
  robo_editor_sheet_select (self, &region);
}

const RoboClip *
robo_editor_sheet_get_clip (RoboEditorSheet *self)
{
  return self->clip;
}

void
robo_editor_sheet_set_clip (RoboEditorSheet *self,
                            const RoboClip  *clip)
{
  g_autofree RoboClip *old = g_steal_pointer (&self->clip);

  if (clip != NULL)
    self->clip = g_memdup2 (clip, sizeof *clip);
  g_signal_emit (self, signals[SIGNAL_CLIP_CHANGED], 0);
}

gboolean
robo_plan_looks_alike (const RoboPlan *one,
                       const RoboPlan *other,
                       guint           space)
{
  guint a = robo_plan_get_start_at (one, space);
  guint b = robo_plan_get_start_at (other, space);

  if ((a == one->n_starts) != (b == other->n_starts) ||
      (a < one->n_starts && memcmp (&one->starts[a], &other->starts[b], sizeof one->starts[a]) != 0))
    return FALSE;

  for (guint i = 0; i < 4; i++)
    if (robo_plan_get_edge (one, space, (RoboDir)(2 * i)) != robo_plan_get_edge (other, space, (RoboDir)(2 * i)) ||
        one->caution[space][i] != other->caution[space][i])
      return FALSE;

  return one->terrain[space] == other->terrain[space] && one->vp[space] == other->vp[space] &&
         one->workshop[space] == other->workshop[space] && one->high_voltage[space] == other->high_voltage[space];
}
