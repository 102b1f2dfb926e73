// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

#include <string.h>

#include "ui/common/robo-desktop-style.h"
#include "ui/common/robo-space-text.h"

/* Sides of a space in the least size and in the size it asks for. */
#define MINIMUM_CELL 20
#define NATURAL_CELL 40

enum
{
  PROP_HINT = 1,
  PROP_PLACE,
  PROP_ZOOM,
  PROP_HAS_SELECTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       refused_signal;

G_DEFINE_FINAL_TYPE (RoboEditorCanvas, robo_editor_canvas, GTK_TYPE_WIDGET)

/* Names */

static void
name_space (RoboEditorCanvas *self,
            guint             space)
{
  static const char *const names[ROBO_MAX_ROBOTS] = { NULL };
  RoboBoardPicture         picture = { 0 };
  RoboSpaceText            text = { &self->plan, &picture, names };
  g_autofree char         *name = robo_space_text_dup (&text, space);

  robo_board_spaces_set_name (&self->spaces, space, name);
}

static void
name_spaces (RoboEditorCanvas *self,
             const RoboPlan   *before)
{
  for (guint i = 0; i < self->spaces.children->len; i++)
    if (before == NULL || !robo_editor_canvas_is_alike (before, &self->plan, i))
      name_space (self, i);
}

/* Another size: everything that points at a space is void. */
static void
rebuild (RoboEditorCanvas *self)
{
  RoboRegion none = { 0 };
  gboolean   had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  robo_board_spaces_replace (&self->spaces, (guint)self->plan.columns * self->plan.rows);
  self->cursor_side = ROBO_DIR_N;
  self->shown_space = ROBO_NO_SPACE;
  self->is_box_by_keys = FALSE;
  self->has_heat = FALSE;
  robo_viewport_set_board (&self->viewport, self->plan.columns, self->plan.rows);
  robo_editor_canvas_select (self, &none);
  name_spaces (self, NULL);
  robo_editor_canvas_place_changed (self);
  if (had_focus && self->spaces.children->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* What the document says now */
static void
update_plan (RoboEditorCanvas *self)
{
  RoboPlan before = self->plan;

  if (self->document == NULL)
    self->plan = (RoboPlan){ 0 };
  else
    self->plan = *robo_arena_document_get_plan (self->document);

  if (before.columns != self->plan.columns || before.rows != self->plan.rows)
    {
      if (self->tools != NULL &&
          !robo_symmetry_is_possible (robo_editor_tools_get_symmetry (self->tools), self->plan.columns, self->plan.rows))
        robo_editor_tools_set_symmetry (self->tools, ROBO_SYMMETRY_OFF);
      rebuild (self);
    }
  else if (memcmp (&before, &self->plan, sizeof before) != 0)
    name_spaces (self, &before);
  robo_editor_ground_set_plan (self->ground, &self->plan);
  robo_editor_canvas_forget (self, ROBO_LAYER_WAYS);
}

static void
document_changed_cb (RoboEditorCanvas *self)
{
  update_plan (self);
  robo_editor_canvas_forget (self, ROBO_LAYER_PROBLEMS);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->action == ROBO_CANVAS_IDLE)
    robo_editor_canvas_update_hover (self);
}

static void
problems_changed_cb (RoboEditorCanvas *self)
{
  robo_editor_canvas_forget (self, ROBO_LAYER_PROBLEMS);
}

static void
tools_changed_cb (RoboEditorCanvas *self)
{
  self->is_box_by_keys = FALSE;
  robo_editor_canvas_forget (self, ROBO_LAYER_AXES);
  if (self->action == ROBO_CANVAS_IDLE)
    robo_editor_canvas_update_hover (self);
}

void
robo_editor_canvas_place_changed (RoboEditorCanvas *self)
{
  robo_editor_canvas_forget_all (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (self->action == ROBO_CANVAS_IDLE)
    robo_editor_canvas_update_hover (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZOOM]);
}

void
robo_editor_canvas_set_words (RoboEditorCanvas *self,
                              char            **where,
                              char             *text,
                              const char       *property)
{
  g_autofree char *owned = text;

  if (g_strcmp0 (*where, owned) == 0)
    return;

  g_free (*where);
  *where = g_steal_pointer (&owned);
  g_object_notify (G_OBJECT (self), property);
}

void
robo_editor_canvas_refuse (RoboEditorCanvas *self,
                           const char       *sentence)
{
  g_signal_emit (self, refused_signal, 0, sentence);
}

/* The widget */

static void
robo_editor_canvas_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  guint             n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->plan.columns : self->plan.rows;
  double            length = n == 0 ? 0 : n + 2 * ROBO_LAYOUT_FRAME;

  *minimum = (int)(MIN (length, 10) * MINIMUM_CELL);
  *natural = (int)(length * NATURAL_CELL);
}

static void
robo_editor_canvas_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboLayout        before = self->viewport.layout;

  robo_viewport_set_size (&self->viewport, width, height, gtk_widget_get_scale_factor (widget));
  if (memcmp (&before, &self->viewport.layout, sizeof before) != 0)
    robo_editor_canvas_forget_all (self);
  robo_board_spaces_allocate (&self->spaces, &self->viewport.layout);
}

static void
robo_editor_canvas_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (!robo_viewport_has_layout (&self->viewport))
    return;

  robo_editor_canvas_draw (self, snapshot);
  robo_board_spaces_snapshot (&self->spaces, snapshot);
}

static void
robo_editor_canvas_set_focus_child (GtkWidget *widget,
                                    GtkWidget *child)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  GTK_WIDGET_CLASS (robo_editor_canvas_parent_class)->set_focus_child (widget, child);

  robo_board_spaces_take_focus_child (&self->spaces, child);
  if (child != NULL && !self->has_pointer)
    {
      self->is_by_keyboard = TRUE;
      robo_editor_canvas_update_hover (self);
    }
  else if (child == NULL && self->is_by_keyboard)
    {
      self->is_by_keyboard = FALSE;
      robo_editor_canvas_update_hover (self);
    }
  gtk_widget_queue_draw (widget);
}

static void
robo_editor_canvas_unmap (GtkWidget *widget)
{
  robo_editor_canvas_cancel (ROBO_EDITOR_CANVAS (widget));

  GTK_WIDGET_CLASS (robo_editor_canvas_parent_class)->unmap (widget);
}

static void
robo_editor_canvas_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (object);

  switch (property_id)
    {
    case PROP_HINT:
      g_value_set_string (value, self->hint);
      break;
    case PROP_PLACE:
      g_value_set_string (value, self->place);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->viewport.zoom);
      break;
    case PROP_HAS_SELECTION:
      g_value_set_boolean (value, robo_editor_canvas_has_selection (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_canvas_dispose (GObject *object)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (object);

  robo_board_spaces_remove (&self->spaces);
  for (guint i = 0; i < ROBO_N_LAYERS; i++)
    g_clear_pointer (&self->layers[i], gsk_render_node_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->tools);

  G_OBJECT_CLASS (robo_editor_canvas_parent_class)->dispose (object);
}

static void
robo_editor_canvas_finalize (GObject *object)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (object);

  g_clear_pointer (&self->ground, robo_editor_ground_free);
  robo_board_spaces_clear (&self->spaces);
  g_free (self->clip);
  g_free (self->hint);
  g_free (self->place);

  G_OBJECT_CLASS (robo_editor_canvas_parent_class)->finalize (object);
}

static void
robo_editor_canvas_class_init (RoboEditorCanvasClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = robo_editor_canvas_get_property;
  object_class->dispose = robo_editor_canvas_dispose;
  object_class->finalize = robo_editor_canvas_finalize;

  widget_class->measure = robo_editor_canvas_measure;
  widget_class->size_allocate = robo_editor_canvas_size_allocate;
  widget_class->snapshot = robo_editor_canvas_snapshot;
  widget_class->set_focus_child = robo_editor_canvas_set_focus_child;
  widget_class->unmap = robo_editor_canvas_unmap;
  robo_editor_canvas_class_init_keys (widget_class);
  robo_editor_canvas_class_init_selection (widget_class);

  properties[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, flags);
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL, flags);
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 1, ROBO_VIEWPORT_MAX_ZOOM, 1, flags);
  properties[PROP_HAS_SELECTION] = g_param_spec_boolean ("has-selection", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  refused_signal = g_signal_new ("refused", ROBO_TYPE_EDITOR_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
robo_editor_canvas_init (RoboEditorCanvas *self)
{
  robo_board_spaces_init (&self->spaces, GTK_WIDGET (self));
  self->ground = robo_editor_ground_new ();
  self->shown_space = ROBO_NO_SPACE;
  self->shown_side = ROBO_NO_SIDE;
  self->ways_side = ROBO_NO_SIDE;
  self->viewport.zoom = 1;
  self->hint = g_strdup ("");
  self->place = g_strdup ("");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  robo_editor_canvas_add_controllers (self);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (robo_editor_canvas_forget_all), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_editor_canvas_new (void)
{
  return g_object_new (ROBO_TYPE_EDITOR_CANVAS, NULL);
}

RoboArenaDocument *
robo_editor_canvas_get_document (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);

  return self->document;
}

void
robo_editor_canvas_set_document (RoboEditorCanvas  *self,
                                 RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  if (self->document == document)
    return;

  robo_editor_canvas_cancel (self);
  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->document, self);
      g_signal_handlers_disconnect_by_data (robo_arena_document_get_problems (self->document), self);
    }
  g_set_object (&self->document, document);
  if (document != NULL)
    {
      g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (robo_arena_document_get_problems (document), "items-changed",
                               G_CALLBACK (problems_changed_cb), self, G_CONNECT_SWAPPED);
    }
  update_plan (self);
  robo_editor_canvas_select (self, &(RoboRegion){ 0 });
  robo_editor_canvas_set_heat (self, NULL, ROBO_PAINT_DANGER);
  robo_editor_canvas_stop_pasting (self);
  robo_editor_canvas_forget_all (self);
}

RoboEditorTools *
robo_editor_canvas_get_tools (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);

  return self->tools;
}

void
robo_editor_canvas_set_tools (RoboEditorCanvas *self,
                              RoboEditorTools  *tools)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (tools, "changed", G_CALLBACK (tools_changed_cb), self, G_CONNECT_SWAPPED);
}

const char *
robo_editor_canvas_get_hint (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);

  return self->hint;
}

const char *
robo_editor_canvas_get_place (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);

  return self->place;
}

void
robo_editor_canvas_show_place (RoboEditorCanvas *self,
                               guint             space,
                               guint             side)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  self->shown_space = space;
  self->shown_side = side;
  if (space < self->spaces.children->len)
    robo_viewport_gestures_reveal (self->gestures, space);
  robo_editor_canvas_forget (self, ROBO_LAYER_MARKS);
}

guint
robo_editor_canvas_get_shown_space (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), ROBO_NO_SPACE);

  return self->shown_space;
}

guint
robo_editor_canvas_get_cursor (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), ROBO_NO_SPACE);

  return self->spaces.cursor;
}

void
robo_editor_canvas_set_heat (RoboEditorCanvas *self,
                             const guint      *counts,
                             RoboPaint         paint)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  self->has_heat = counts != NULL;
  self->heat_paint = paint;
  if (counts != NULL)
    memcpy (self->heat, counts, self->spaces.children->len * sizeof counts[0]);
  robo_editor_canvas_forget (self, ROBO_LAYER_HEAT);
}

void
robo_editor_canvas_set_ways_side (RoboEditorCanvas *self,
                                  guint             side)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  self->ways_side = side;
  robo_editor_canvas_forget (self, ROBO_LAYER_WAYS);
}

guint
robo_editor_canvas_get_ways_side (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), ROBO_NO_SIDE);

  return self->ways_side;
}

void
robo_editor_canvas_cancel_action (RoboEditorCanvas *self)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  robo_editor_canvas_cancel (self);
}

graphene_point_t
robo_editor_canvas_get_point (RoboEditorCanvas *self,
                              double            x,
                              double            y)
{
  const RoboLayout *layout = &self->viewport.layout;

  return GRAPHENE_POINT_INIT ((float)(layout->x + x * layout->cell), (float)(layout->y + y * layout->cell));
}

GtkWidget *
robo_editor_canvas_get_space_widget (RoboEditorCanvas *self,
                                     guint             space)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);
  g_return_val_if_fail (space < self->spaces.children->len, NULL);

  return g_ptr_array_index (self->spaces.children, space);
}
