// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page-private.h"

#include <glib/gi18n.h>

#include "robo-resize-dialog.h"

static RoboDocument *
get_document (RoboEditorPage *self)
{
  return ROBO_DOCUMENT (self->document);
}

/* What is being drawn is drawn to its end first. */
static gboolean
can_edit (RoboEditorPage *self)
{
  return self->document != NULL && !robo_document_is_in_edit (get_document (self));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  if (can_edit (self))
    robo_document_undo (get_document (self));
}

static void
redo_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  if (can_edit (self))
    robo_document_redo (get_document (self));
}

static void
history_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (ROBO_EDITOR_PAGE (widget)->history_button));
}

static void
leave_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "left");
}

static void
test_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  if (can_edit (ROBO_EDITOR_PAGE (widget)))
    g_signal_emit_by_name (widget, "test");
}

static void
toggle_panel_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AdwFlap *flap = ROBO_EDITOR_PAGE (widget)->flap;

  adw_flap_set_reveal_flap (flap, !adw_flap_get_reveal_flap (flap));
}

/* Tools */

static void
mode_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  guint mode = g_variant_get_uint32 (parameter);

  if (mode < ROBO_N_EDITOR_MODES)
    robo_editor_tools_set_mode (ROBO_EDITOR_PAGE (widget)->tools, (RoboEditorMode)mode);
}

static void
brush_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  guint kind = g_variant_get_uint32 (parameter);

  if (kind < ROBO_N_BRUSHES)
    robo_editor_tools_set_kind (ROBO_EDITOR_PAGE (widget)->tools, (RoboBrushKind)kind);
}

/* A digit is a VP space with that number, 0 one with the next that is free. */
static void
number_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  guint           number = g_variant_get_uint32 (parameter);
  RoboBrush       brush;

  if (number > ROBO_MAX_VP_NUMBER)
    return;

  robo_editor_tools_set_kind (self->tools, ROBO_BRUSH_VP);
  brush = *robo_editor_tools_get_brush (self->tools);
  brush.number = (guint8)number;
  robo_editor_tools_set_brush (self->tools, &brush);
}

/* Size */

static void
resize_arena (RoboEditorPage *self,
              guint           columns,
              guint           rows,
              gint            dx,
              gint            dy,
              const char     *name)
{
  RoboPlan next;

  if (!can_edit (self) || columns < ROBO_MIN_SIDE || columns > ROBO_MAX_SIDE || rows < ROBO_MIN_SIDE ||
      rows > ROBO_MAX_SIDE)
    return;

  robo_plan_resize (robo_arena_document_get_plan (self->document), columns, rows, dx, dy, &next);
  robo_arena_document_edit_plan (self->document, name, &next);
}

static void
resized_cb (RoboEditorPage *self,
            guint           columns,
            guint           rows,
            gint            dx,
            gint            dy)
{
  resize_arena (self, columns, rows, dx, dy, C_ ("undo", "Resize"));
}

static void
resize_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  const RoboPlan *plan = robo_arena_document_get_plan (self->document);
  GtkWidget      *dialog = robo_resize_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), plan->columns,
                                                   plan->rows);

  g_signal_connect_object (dialog, "resize", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
shift_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  RoboDir         dir = (RoboDir)(g_variant_get_int32 (parameter) & 7);
  const RoboPlan *plan = robo_arena_document_get_plan (self->document);

  resize_arena (self, plan->columns, plan->rows, robo_dir_dx (dir), robo_dir_dy (dir), C_ ("undo", "Shift"));
}

/* Going to a place */

static void
go_to_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  gtk_menu_button_popup (self->place_button);
  gtk_widget_grab_focus (GTK_WIDGET (self->place_entry));
}

static const struct
{
  const char *name;
  void (*activate) (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter);
  const char     *type;
  guint           key;
  GdkModifierType modifiers;
} actions[] = {
  { "editor.undo", undo_cb, NULL, GDK_KEY_z, GDK_CONTROL_MASK },
  { "editor.redo", redo_cb, NULL, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  { "editor.history", history_cb, NULL, GDK_KEY_h, GDK_CONTROL_MASK },
  { "editor.leave", leave_cb, NULL, 0, 0 },
  { "editor.test", test_cb, NULL, GDK_KEY_t, GDK_CONTROL_MASK },
  { "editor.toggle-panel", toggle_panel_cb, NULL, GDK_KEY_F9, 0 },
  { "editor.mode", mode_cb, "u", 0, 0 },
  { "editor.brush", brush_cb, "u", 0, 0 },
  { "editor.number", number_cb, "u", 0, 0 },
  { "editor.resize", resize_cb, NULL, 0, 0 },
  { "editor.shift", shift_cb, "i", 0, 0 },
  { "editor.go-to", go_to_cb, NULL, GDK_KEY_g, GDK_CONTROL_MASK },
};

void
robo_editor_page_class_init_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type, actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (widget_class, actions[i].key, actions[i].modifiers, actions[i].name, NULL);
    }
  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    gtk_widget_class_add_binding_action (widget_class, robo_editor_palette_get_mode_key ((RoboEditorMode)i), 0,
                                         "editor.mode", "u", i);
  for (guint i = 0; i < ROBO_N_BRUSHES; i++)
    gtk_widget_class_add_binding_action (widget_class, robo_editor_palette_get_brush_key ((RoboBrushKind)i), 0,
                                         "editor.brush", "u", i);
  for (guint i = 0; i <= ROBO_MAX_VP_NUMBER; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "editor.number", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "editor.number", "u", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "editor.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.save-as",
                                       NULL);
}

void
robo_editor_page_update_actions (RoboEditorPage *self)
{
  RoboDocument *document = get_document (self);
  GtkWidget    *widget = GTK_WIDGET (self);

  if (document == NULL)
    return;

  gtk_widget_action_set_enabled (widget, "editor.undo", robo_document_get_can_undo (document));
  gtk_widget_action_set_enabled (widget, "editor.redo", robo_document_get_can_redo (document));
  gtk_widget_action_set_enabled (widget, "editor.compare", robo_document_get_file (document) != NULL);
  gtk_widget_action_set_enabled (widget, "editor.revert", robo_document_get_is_dirty (document));
  gtk_widget_action_set_enabled (
    widget, "editor.test", robo_problem_list_get_n_errors (robo_arena_document_get_problems (self->document)) == 0);
}
