// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-palette.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"

/* The popover has this many columns of tools. */
#define N_COLUMNS 3

/* CSS: node `widget` of AdwBin. The buttons have the class `tool` and the same style as in the board editor. */
struct _RoboSandboxPalette
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkWidget *menu_button;
  GtkWidget *face;

  /* owned */
  RoboSandboxTools *tools;
};

enum
{
  PROP_TOOLS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSandboxPalette, robo_sandbox_palette, ADW_TYPE_BIN)

static GtkWidget *
make_button (guint index)
{
  const char *title = robo_sandbox_tools_get_title (index);
  GtkWidget  *button = gtk_toggle_button_new ();
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget  *glyph = robo_sandbox_tools_new_glyph (index);
  GtkWidget  *label = gtk_label_new (title);

  gtk_widget_set_halign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "tool-name");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tool");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sandbox.tool");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", robo_sandbox_tools_get_name (index));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return button;
}

static void
show_tool (RoboSandboxPalette *self)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (self->face)) != NULL)
    gtk_box_remove (GTK_BOX (self->face), child);

  g_object_get (self->tools, "tool", &name, "title", &title, NULL);
  for (guint i = 0; i < robo_sandbox_tools_get_n (); i++)
    if (g_str_equal (robo_sandbox_tools_get_name (i), name))
      gtk_box_append (GTK_BOX (self->face), robo_sandbox_tools_new_glyph (i));
  gtk_box_append (GTK_BOX (self->face), gtk_label_new (title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->menu_button));
}

static void
robo_sandbox_palette_dispose (GObject *object)
{
  RoboSandboxPalette *self = ROBO_SANDBOX_PALETTE (object);

  g_clear_object (&self->tools);

  G_OBJECT_CLASS (robo_sandbox_palette_parent_class)->dispose (object);
}

static void
set_tools (RoboSandboxPalette *self,
           RoboSandboxTools   *tools)
{
  if (!g_set_object (&self->tools, tools) || tools == NULL)
    return;

  g_signal_connect_object (tools, "notify::tool", G_CALLBACK (show_tool), self, G_CONNECT_SWAPPED);
  show_tool (self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TOOLS] = { ROBO_PROPERTY_SETTER (OBJECT, "tools", set_tools), .type = robo_sandbox_tools_get_type, .always_notifies = TRUE },
};

static void
robo_sandbox_palette_class_init (RoboSandboxPaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_sandbox_palette_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_sandbox_palette_init (RoboSandboxPalette *self)
{
  GtkWidget *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *popover = gtk_popover_new ();

  self->menu_button = gtk_menu_button_new ();
  self->face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < robo_sandbox_tools_get_n (); i++)
    {
      gtk_box_append (GTK_BOX (row), make_button (i));
      gtk_grid_attach (GTK_GRID (grid), make_button (i), (int)(i % N_COLUMNS), (int)(i / N_COLUMNS), 1, 1);
    }
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->menu_button), self->face);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->menu_button), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu_button), popover);
  gtk_widget_set_halign (self->menu_button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->menu_button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->menu_button, C_ ("sandbox", "Tool"));

  gtk_widget_set_layout_manager (faces, g_object_new (ROBO_TYPE_FIRST_FIT_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (faces), row);
  gtk_box_append (GTK_BOX (faces), self->menu_button);
  adw_bin_set_child (ADW_BIN (self), faces);
}
