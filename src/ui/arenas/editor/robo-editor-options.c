// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-options.h"

#include "base/robo-properties.h"
#include "ui/widgets/robo-access.h"

struct _RoboEditorOptions
{
  GtkWidget parent_instance;

  gboolean is_syncing;

  /* template children */
  GtkWidget *box;
  GtkWidget *number;
  GtkWidget *side;
  GtkWidget *arrow;
  GtkWidget *turn;

  /* owned */
  RoboEditorTools *tools;
};

enum
{
  PROP_IS_COLUMN = 1,
  PROP_TOOLS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorOptions, robo_editor_options, GTK_TYPE_WIDGET)

static const gint8 turns[] = { 0, 2, -2 };

/* Returns the entry of the menu for a direction. The first entry means that the brush chooses a direction that fits
 * the touched point. */
static guint
get_choice (guint8 dir)
{
  return dir == ROBO_BRUSH_AUTO ? 0 : 1 + dir / 2;
}

static guint8
get_dir (GtkWidget *drop_down)
{
  guint choice = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  return choice == 0 ? ROBO_BRUSH_AUTO : (guint8)(2 * (choice - 1));
}

static void
chosen_cb (RoboEditorOptions *self)
{
  RoboBrush brush;

  if (self->is_syncing || self->tools == NULL)
    return;

  brush = *robo_editor_tools_get_brush (self->tools);
  brush.number = (guint8)gtk_drop_down_get_selected (GTK_DROP_DOWN (self->number));
  brush.side = get_dir (self->side);
  brush.arrow = get_dir (self->arrow);
  brush.turn = turns[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->turn))];
  robo_editor_tools_set_brush (self->tools, &brush);
}

static void
update_choices (RoboEditorOptions *self)
{
  const RoboBrush *brush = robo_editor_tools_get_brush (self->tools);

  self->is_syncing = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->number), brush->number);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->side), get_choice (brush->side));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->arrow), get_choice (brush->arrow));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->turn), brush->turn == 0 ? 0 : brush->turn > 0 ? 1
                                                                                                 : 2);
  self->is_syncing = FALSE;
}

/* Visibility of the options (closures of the template) */

static gboolean
is_for_vp (gpointer self,
           guint    mode,
           guint    kind)
{
  return mode != ROBO_EDITOR_SELECT && kind == ROBO_BRUSH_VP;
}

static gboolean
is_for_starts (gpointer self,
               guint    mode,
               guint    kind)
{
  return mode != ROBO_EDITOR_SELECT && kind == ROBO_BRUSH_START;
}

static gboolean
is_for_caution (gpointer self,
                guint    mode,
                guint    kind)
{
  return mode != ROBO_EDITOR_SELECT && kind == ROBO_BRUSH_CAUTION;
}

static void
robo_editor_options_dispose (GObject *object)
{
  RoboEditorOptions *self = ROBO_EDITOR_OPTIONS (object);

  g_clear_object (&self->tools);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EDITOR_OPTIONS);

  G_OBJECT_CLASS (robo_editor_options_parent_class)->dispose (object);
}

static gboolean
get_is_column (RoboEditorOptions *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self->box)) == GTK_ORIENTATION_VERTICAL;
}

static void
set_is_column (RoboEditorOptions *self,
               gboolean           is_column)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  is_column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
set_tools (RoboEditorOptions *self,
           RoboEditorTools   *tools)
{
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  update_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_COLUMN] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-column", get_is_column), .set = G_CALLBACK (set_is_column), .always_notifies = TRUE },
  [PROP_TOOLS] = { ROBO_PROPERTY_FIELD (OBJECT, "tools", RoboEditorOptions, tools), .type = robo_editor_tools_get_type, .set = G_CALLBACK (set_tools) },
};

static void
robo_editor_options_class_init (RoboEditorOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_editor_options_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/arenas/robo-editor-options.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEditorOptions, box);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorOptions, number);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorOptions, side);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorOptions, arrow);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorOptions, turn);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_for_vp);
  gtk_widget_class_bind_template_callback (widget_class, is_for_starts);
  gtk_widget_class_bind_template_callback (widget_class, is_for_caution);
}

static void
robo_editor_options_init (RoboEditorOptions *self)
{
  GtkWidget *lists[4];

  gtk_widget_init_template (GTK_WIDGET (self));
  lists[0] = self->number;
  lists[1] = self->side;
  lists[2] = self->arrow;
  lists[3] = self->turn;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    robo_access_name_list (GTK_DROP_DOWN (lists[i]), gtk_widget_get_tooltip_text (lists[i]));
}
