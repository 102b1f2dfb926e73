// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-symmetry.h"

#include <glib/gi18n.h>

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
};

G_DEFINE_FINAL_TYPE (RoboEditorSymmetry, robo_editor_symmetry, GTK_TYPE_WIDGET)

#define N_COLUMNS 3

static void
update (RoboEditorSymmetry *self)
{
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), robo_editor_tools_get_symmetry (self->tools) == i);
}

static void
clicked_cb (RoboEditorSymmetry *self,
            GtkWidget          *button)
{
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    if (self->buttons[i] == button)
      robo_editor_tools_set_symmetry (self->tools, (RoboSymmetry)i);

  update (self);
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
robo_editor_symmetry_dispose (GObject *object)
{
  RoboEditorSymmetry *self = ROBO_EDITOR_SYMMETRY (object);

  g_clear_object (&self->tools);
  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_editor_symmetry_parent_class)->dispose (object);
}

static void
robo_editor_symmetry_class_init (RoboEditorSymmetryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_editor_symmetry_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_editor_symmetry_init (RoboEditorSymmetry *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    {
      self->buttons[i] = make_button (self, (RoboSymmetry)i);
      gtk_grid_attach (GTK_GRID (self->grid), self->buttons[i], (int)(i % N_COLUMNS), (int)(i / N_COLUMNS), 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Symmetry"), -1);
}

GtkWidget *
robo_editor_symmetry_new (void)
{
  return g_object_new (ROBO_TYPE_EDITOR_SYMMETRY, NULL);
}

void
robo_editor_symmetry_set_tools (RoboEditorSymmetry *self,
                                RoboEditorTools    *tools)
{
  g_return_if_fail (ROBO_IS_EDITOR_SYMMETRY (self));
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (tools, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
robo_editor_symmetry_set_size (RoboEditorSymmetry *self,
                               guint               columns,
                               guint               rows)
{
  g_return_if_fail (ROBO_IS_EDITOR_SYMMETRY (self));

  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    {
      gboolean is_possible = robo_symmetry_is_possible ((RoboSymmetry)i, columns, rows);

      gtk_widget_set_sensitive (self->buttons[i], is_possible);
      gtk_widget_set_tooltip_text (self->buttons[i], is_possible ? NULL : _ ("Quarters can only be turned in an arena with as many columns as rows."));
    }
}

GtkWidget *
robo_editor_symmetry_get_button (RoboEditorSymmetry *self,
                                 RoboSymmetry        symmetry)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_SYMMETRY (self), NULL);

  return self->buttons[symmetry];
}
