// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-palette.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-brush-glyph.h"
#include "robo-editor-words.h"
#include "robo-tool-glyph.h"
#include "ui/widgets/layouts/robo-css.h"

#define N_BUTTONS (ROBO_N_EDITOR_MODES + ROBO_N_BRUSHES)

struct _RoboEditorPalette
{
  GtkWidget parent_instance;

  guint n_columns;

  /* borrowed */
  GtkWidget *grid;
  GtkWidget *modes[ROBO_N_EDITOR_MODES];
  GtkWidget *brushes[ROBO_N_BRUSHES];
  GPtrArray *names; /* labels of names and of keys beside the pictures */

  /* owned */
  RoboEditorTools *tools;
};

enum
{
  PROP_TOOLS = 1,
  PROP_N_COLUMNS,
  PROP_HAS_NAMES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorPalette, robo_editor_palette, GTK_TYPE_WIDGET)

static const int vp_numbers[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };

G_STATIC_ASSERT (G_N_ELEMENTS (vp_numbers) == ROBO_MAX_VP_NUMBER + 1);

/* These keys, which the buttons show, are the same in every language. */
const RoboShortcut robo_editor_palette_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Choose a tool"),
    .keys = "s d r g",
    .action = "editor.mode",
    .type = 'u',
    .arguments = (const int[]){ ROBO_EDITOR_SELECT, ROBO_EDITOR_DRAW, ROBO_EDITOR_BOX, ROBO_EDITOR_FILL } },
  { .title = NC_ ("shortcut window", "Choose a tool"),
    .keys = "f p a x v k",
    .action = "editor.brush",
    .type = 'u',
    .arguments = (const int[]){ ROBO_BRUSH_FLOOR, ROBO_BRUSH_PIT, ROBO_BRUSH_WATER, ROBO_BRUSH_SOLID, ROBO_BRUSH_VP,
                                ROBO_BRUSH_WORKSHOP } },
  { .title = NC_ ("shortcut window", "Choose a tool"),
    .keys = "h t w b c e",
    .action = "editor.brush",
    .type = 'u',
    .arguments = (const int[]){ ROBO_BRUSH_VOLTAGE, ROBO_BRUSH_START, ROBO_BRUSH_WALL, ROBO_BRUSH_BARRIER, ROBO_BRUSH_CAUTION,
                                ROBO_BRUSH_ERASER } },
  { .title = NC_ ("shortcut window", "VP space with a number"),
    .keys = "0...9",
    .more_keys = "KP_0...KP_9",
    .action = "editor.number",
    .type = 'u',
    .arguments = vp_numbers },
  { 0 },
};

/* Lists the modes in the order of their buttons. */
static const RoboEditorMode mode_order[ROBO_N_EDITOR_MODES] = {
  ROBO_EDITOR_SELECT,
  ROBO_EDITOR_DRAW,
  ROBO_EDITOR_BOX,
  ROBO_EDITOR_FILL,
};

static GtkWidget *
make_face (RoboEditorPalette *self,
           GtkWidget         *glyph,
           const char        *name,
           const char        *key)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *badge = gtk_label_new (key);

  gtk_widget_set_halign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "tool-name");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), label);
  g_ptr_array_add (self->names, label);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);

  gtk_widget_add_css_class (badge, "key-badge");
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  g_ptr_array_add (self->names, badge);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge);

  return overlay;
}

static GtkWidget *
make_button (RoboEditorPalette *self,
             const char        *action,
             guint              value,
             GtkWidget         *glyph,
             const char        *name)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  guint            keyval = robo_shortcuts_find_key (robo_editor_palette_shortcuts, action, (int)value);
  g_autofree char *key = g_strdup_printf ("%c", g_ascii_toupper ((char)keyval));
  /* Translators: This is the tooltip of a tool. %1$s is the name of the tool, %2$s is the key that chooses it. */
  g_autofree char *tooltip = g_strdup_printf (_ ("%1$s (%2$s)"), name, key);

  gtk_button_set_child (GTK_BUTTON (button), make_face (self, glyph, name, key));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tool");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);

  return button;
}

static GtkWidget *
get_button (RoboEditorPalette *self,
            guint              index)
{
  return index < ROBO_N_EDITOR_MODES ? self->modes[mode_order[index]] : self->brushes[index - ROBO_N_EDITOR_MODES];
}

/* Places the buttons in the grid, with a separator between modes and brushes. */
static void
place_buttons (RoboEditorPalette *self)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  guint      n_mode_rows = ROBO_N_EDITOR_MODES / self->n_columns;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  for (guint i = 0; i < N_BUTTONS; i++)
    gtk_grid_attach (GTK_GRID (self->grid), get_button (self, i), (int)(i % self->n_columns),
                     (int)(i / self->n_columns + (i >= ROBO_N_EDITOR_MODES)), 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), line, 0, (int)n_mode_rows, (int)self->n_columns, 1);
}

static void
update_chosen (RoboEditorPalette *self)
{
  gboolean is_selecting = robo_editor_tools_get_mode (self->tools) == ROBO_EDITOR_SELECT;

  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->modes[i]), robo_editor_tools_get_mode (self->tools) == i);
  for (guint i = 0; i < ROBO_N_BRUSHES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->brushes[i]),
                                  !is_selecting && robo_editor_tools_get_brush (self->tools)->kind == i);
}

static void
set_n_columns (RoboEditorPalette *self,
               guint              n_columns)
{
  g_return_if_fail (ROBO_IS_EDITOR_PALETTE (self));
  g_return_if_fail (n_columns == 1 || n_columns == 2);

  if (self->n_columns == n_columns)
    return;

  self->n_columns = n_columns;
  place_buttons (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_COLUMNS]);
}

/* Shows names and keys beside the pictures. If there is little room, hides names and keys; tooltips and accessible
 * labels have them, too. */
static void
set_has_names (RoboEditorPalette *self,
               gboolean           has_names)
{
  for (guint i = 0; i < self->names->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->names, i), has_names);
  robo_css_set_class (GTK_WIDGET (self), "nameless", !has_names);
}

static void
robo_editor_palette_dispose (GObject *object)
{
  RoboEditorPalette *self = ROBO_EDITOR_PALETTE (object);

  g_clear_object (&self->tools);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    g_clear_object (&self->modes[i]);
  for (guint i = 0; i < ROBO_N_BRUSHES; i++)
    g_clear_object (&self->brushes[i]);
  g_clear_pointer (&self->names, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_editor_palette_parent_class)->dispose (object);
}

static void
set_tools (RoboEditorPalette *self,
           RoboEditorTools   *tools)
{
  g_return_if_fail (self->tools == NULL);

  self->tools = g_object_ref (tools);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (update_chosen), self, G_CONNECT_SWAPPED);
  update_chosen (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TOOLS] = { ROBO_PROPERTY_SETTER (OBJECT, "tools", set_tools), .type = robo_editor_tools_get_type },
  [PROP_N_COLUMNS] = { ROBO_PROPERTY_SETTER (UINT, "n-columns", set_n_columns), .min = 1, .max = 2 },
  [PROP_HAS_NAMES] = { ROBO_PROPERTY_SETTER (BOOLEAN, "has-names", set_has_names), .always_notifies = TRUE, .initial = TRUE },
};

static void
robo_editor_palette_class_init (RoboEditorPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_editor_palette_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "palette");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_editor_palette_init (RoboEditorPalette *self)
{
  self->n_columns = 1;
  self->names = g_ptr_array_new ();
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 2);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    self->modes[i] = make_button (self, "editor.mode", i, robo_tool_glyph_new_mode ((RoboEditorMode)i),
                                  robo_editor_words_get_mode ((RoboEditorMode)i));
  for (guint i = 0; i < ROBO_N_BRUSHES; i++)
    self->brushes[i] = make_button (self, "editor.brush", i, robo_brush_glyph_new ((RoboBrushKind)i),
                                    robo_editor_words_get_brush ((RoboBrushKind)i));
  /* Hold a reference to each button, because place_buttons() removes it from the grid and adds it again. */
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      GtkWidget *button = g_object_ref_sink (get_button (self, i));

      /* A second click on the button of the selected tool deactivates this button, so activate it again. */
      g_signal_connect_object (button, "clicked", G_CALLBACK (update_chosen), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  place_buttons (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("palette", "Tools"), -1);
}
