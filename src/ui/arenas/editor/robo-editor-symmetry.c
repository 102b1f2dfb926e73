// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-symmetry.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-editor-words.h"
#include "robo-tool-glyph.h"

struct _RoboEditorSymmetry
{
  GtkWidget parent_instance;

  /* borrowed */
  GtkWidget *grid;
  GtkWidget *buttons[ROBO_N_SYMMETRIES];

  /* owned */
  RoboEditorTools *tools;
  GSignalGroup    *document_signals;

  RoboSymmetry suspended; /* selected symmetry while the size does not allow it, otherwise ROBO_SYMMETRY_OFF */
};

enum
{
  PROP_DOCUMENT = 1,
  PROP_TOOLS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorSymmetry, robo_editor_symmetry, GTK_TYPE_WIDGET)

#define N_COLUMNS 3

/* Switches the symmetry off if the size of the arena does not allow it. For example, quarter turns need a square. If
 * the size allows it again, because the user has undone the change, switches the symmetry on again. */
static void
update_possible (RoboEditorSymmetry *self)
{
  g_autoptr (RoboArenaDocument) document = g_signal_group_dup_target (self->document_signals);
  const RoboPlan *plan = document == NULL ? NULL : robo_arena_document_get_plan (document);

  for (guint i = 0; plan != NULL && i < ROBO_N_SYMMETRIES; i++)
    {
      gboolean is_possible = robo_symmetry_is_possible ((RoboSymmetry)i, plan->columns, plan->rows);

      if (!is_possible && robo_editor_tools_get_symmetry (self->tools) == i)
        {
          self->suspended = (RoboSymmetry)i;
          robo_editor_tools_set_symmetry (self->tools, ROBO_SYMMETRY_OFF);
        }
      else if (is_possible && self->suspended == i && self->suspended != ROBO_SYMMETRY_OFF)
        {
          self->suspended = ROBO_SYMMETRY_OFF;
          robo_editor_tools_set_symmetry (self->tools, (RoboSymmetry)i);
        }

      gtk_widget_set_sensitive (self->buttons[i], is_possible);
      gtk_widget_set_tooltip_text (
        self->buttons[i],
        is_possible ? NULL : _ ("Quarters can be rotated only in an arena with as many columns as rows."));
    }
}

static void
update_chosen (RoboEditorSymmetry *self)
{
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]),
                                  robo_editor_tools_get_symmetry (self->tools) == i);
}

static void
clicked_cb (RoboEditorSymmetry *self,
            GtkWidget          *button)
{
  self->suspended = ROBO_SYMMETRY_OFF;
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    if (self->buttons[i] == button)
      robo_editor_tools_set_symmetry (self->tools, (RoboSymmetry)i);

  update_chosen (self);
}

static GtkWidget *
make_button (RoboEditorSymmetry *self,
             RoboSymmetry        symmetry)
{
  const char *name = robo_editor_words_get_symmetry (symmetry);
  GtkWidget  *button = gtk_toggle_button_new ();
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget  *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, "tool-name");
  gtk_box_append (GTK_BOX (box), robo_tool_glyph_new_symmetry (symmetry));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "tool");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return button;
}

static void
set_document (RoboEditorSymmetry *self,
              RoboArenaDocument  *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_SYMMETRY (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  self->suspended = ROBO_SYMMETRY_OFF;
  g_signal_group_set_target (self->document_signals, document);
  if (document != NULL)
    robo_editor_tools_set_symmetry (self->tools, robo_symmetry_find (robo_arena_document_get_plan (document)));
  update_possible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_symmetry_dispose (GObject *object)
{
  RoboEditorSymmetry *self = ROBO_EDITOR_SYMMETRY (object);

  g_clear_object (&self->tools);
  g_clear_object (&self->document_signals);
  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_editor_symmetry_parent_class)->dispose (object);
}

static void
set_tools (RoboEditorSymmetry *self,
           RoboEditorTools    *tools)
{
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (update_chosen), self, G_CONNECT_SWAPPED);
  update_chosen (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_SETTER (OBJECT, "document", set_document), .type = robo_arena_document_get_type },
  [PROP_TOOLS] = { ROBO_PROPERTY_SETTER (OBJECT, "tools", set_tools), .type = robo_editor_tools_get_type },
};

static void
robo_editor_symmetry_class_init (RoboEditorSymmetryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_editor_symmetry_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_editor_symmetry_init (RoboEditorSymmetry *self)
{
  self->document_signals = g_signal_group_new (ROBO_TYPE_ARENA_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "notify::columns", G_CALLBACK (update_possible), self);
  g_signal_group_connect_swapped (self->document_signals, "notify::rows", G_CALLBACK (update_possible), self);

  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_add_css_class (self->grid, "symmetries");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    {
      self->buttons[i] = make_button (self, (RoboSymmetry)i);
      gtk_grid_attach (GTK_GRID (self->grid), self->buttons[i], (int)(i % N_COLUMNS), (int)(i / N_COLUMNS), 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Symmetry"), -1);
}
