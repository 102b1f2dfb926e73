// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-exercise-row.h"

#define CHECK_KEY "robo-check"

AdwActionRow *
robo_exercise_row_new (const char *title,
                       GtkWidget  *prefix,
                       const char *done)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "activatable", TRUE, "use-markup", FALSE, "title", title, NULL);
  GtkWidget *check = gtk_image_new_from_icon_name ("emblem-ok-symbolic");

  gtk_widget_add_css_class (check, "success");
  gtk_widget_set_tooltip_text (check, done);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, done, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), CHECK_KEY, check);

  return ADW_ACTION_ROW (row);
}

gboolean
robo_exercise_row_get_is_done (AdwActionRow *row)
{
  return gtk_widget_get_visible (g_object_get_data (G_OBJECT (row), CHECK_KEY));
}

void
robo_exercise_row_set_is_done (AdwActionRow *row,
                               gboolean      is_done)
{
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), CHECK_KEY), is_done);
}
