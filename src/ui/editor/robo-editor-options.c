// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-options.h"

#include <glib/gi18n.h>

struct _RoboEditorOptions
{
  GtkWidget parent_instance;

  gboolean is_syncing;

  /* borrowed */
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
  PROP_TOOLS = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorOptions, robo_editor_options, GTK_TYPE_WIDGET)

static const gint8 turns[] = { 0, 2, -2 };

/* The first choice leaves it to the place. */
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

  if (self->is_syncing)
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
  gboolean         is_painting = robo_editor_tools_get_mode (self->tools) != ROBO_EDITOR_SELECT;

  self->is_syncing = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->number), brush->number);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->side), get_choice (brush->side));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->arrow), get_choice (brush->arrow));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->turn), brush->turn == 0 ? 0 : brush->turn > 0 ? 1
                                                                                                 : 2);
  self->is_syncing = FALSE;

  gtk_widget_set_visible (self->number, is_painting && brush->kind == ROBO_BRUSH_VP);
  gtk_widget_set_visible (self->side, is_painting && brush->kind == ROBO_BRUSH_START);
  gtk_widget_set_visible (self->arrow, is_painting && brush->kind == ROBO_BRUSH_START);
  gtk_widget_set_visible (self->turn, is_painting && brush->kind == ROBO_BRUSH_CAUTION);
}

static GtkWidget *
add_choice (RoboEditorOptions *self,
            const char        *name,
            const char *const *strings)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (strings);

  gtk_widget_add_css_class (drop_down, "flat");
  gtk_widget_set_tooltip_text (drop_down, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), drop_down);

  return drop_down;
}

static void
add_choices (RoboEditorOptions *self)
{
  const char *const numbers[] = { _ ("Next free number"), "1", "2", "3", "4", "5", "6", "7", "8", "9", NULL };
  const char *const sides[] = {
    _ ("Nearest side"), _ ("Northern side"), _ ("Eastern side"), _ ("Southern side"), _ ("Western side"), NULL
  };
  const char *const arrows[] = {
    _ ("Arrow inwards"), _ ("Arrow to the north"), _ ("Arrow to the east"), _ ("Arrow to the south"), _ ("Arrow to the west"), NULL
  };
  const char *const ways[] = { _ ("Turns to the nearer corner"), _ ("Turns clockwise"), _ ("Turns counterclockwise"), NULL };

  self->number = add_choice (self, _ ("Number of the VP space"), numbers);
  self->side = add_choice (self, _ ("Side whose robots start there"), sides);
  self->arrow = add_choice (self, _ ("Arrow of the starting space"), arrows);
  self->turn = add_choice (self, _ ("Where a KillBot turns at the caution line"), ways);
}

static void
set_tools (RoboEditorOptions *self,
           RoboEditorTools   *tools)
{
  g_return_if_fail (ROBO_IS_EDITOR_OPTIONS (self));
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (tools, "changed", G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  update_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static void
robo_editor_options_set_property (GObject      *object,
                                  guint         property_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_TOOLS:
      set_tools (ROBO_EDITOR_OPTIONS (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_options_dispose (GObject *object)
{
  RoboEditorOptions *self = ROBO_EDITOR_OPTIONS (object);

  g_clear_object (&self->tools);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_editor_options_parent_class)->dispose (object);
}

static void
robo_editor_options_class_init (RoboEditorOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = robo_editor_options_set_property;
  G_OBJECT_CLASS (klass)->dispose = robo_editor_options_dispose;

  properties[PROP_TOOLS] = g_param_spec_object ("tools", NULL, NULL, ROBO_TYPE_EDITOR_TOOLS, G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
robo_editor_options_init (RoboEditorOptions *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_choices (self);
}
