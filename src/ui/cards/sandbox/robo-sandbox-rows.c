// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-rows.h"

#include "ui/widgets/robo-combo-face.h"

AdwComboRow *
robo_sandbox_rows_add_combo (GtkWidget         *group,
                             const char        *title,
                             const char *const *entries)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (entries);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  robo_combo_face_write_out (ADW_COMBO_ROW (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return ADW_COMBO_ROW (row);
}

GtkWidget *
robo_sandbox_rows_add (GtkWidget  *group,
                       const char *title,
                       GtkWidget  *widget)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}
