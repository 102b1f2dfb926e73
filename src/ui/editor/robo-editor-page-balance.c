// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page-private.h"

void
robo_editor_page_update_balance (RoboEditorPage *self)
{
  robo_balance_panel_set_arena (self->balance_panel,
                                self->document != NULL ? robo_arena_document_get_arena (self->document) : NULL);
}

/* What is folded away is not on the board either. */
static void
update_heat (RoboEditorPage *self)
{
  gboolean     is_shown = gtk_widget_get_visible (self->balance_group);
  const guint *heat = robo_balance_panel_get_heat (self->balance_panel, NULL);

  robo_editor_canvas_set_heat (self->canvas, is_shown ? heat : NULL, robo_balance_panel_get_heat_paint (self->balance_panel));
}

/* To the top, where it is; on a narrow window the flap lies over the board. */
static void
show_balance (RoboEditorPage *self)
{
  gtk_widget_set_visible (self->balance_group, TRUE);
  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->panel_window), 0);
  gtk_widget_child_focus (GTK_WIDGET (self->balance_panel), GTK_DIR_TAB_FORWARD);
}

static void
balance_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  if (gtk_widget_get_visible (self->balance_group) && adw_flap_get_reveal_flap (self->flap))
    {
      gtk_widget_set_visible (self->balance_group, FALSE);
      /* The board was what one came from. */
      if (adw_flap_get_folded (self->flap))
        adw_flap_set_reveal_flap (self->flap, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
    }
  else
    show_balance (self);
  update_heat (self);
}

void
robo_editor_page_class_init_balance (GtkWidgetClass *widget_class)
{
  g_type_ensure (ROBO_TYPE_BALANCE_PANEL);
  gtk_widget_class_install_action (widget_class, "editor.balance", NULL, balance_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "editor.balance", NULL);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_group);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_panel);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, panel_window);
  gtk_widget_class_bind_template_callback_full (widget_class, "heat_changed_cb", G_CALLBACK (update_heat));
}
