// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-option-row.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-combo-face.h"

/* Returns the widget that shows the value of the option: the row itself if it has a menu, otherwise its spin button
 * or switch. The argument may also be the spin button or switch itself. */
static GtkWidget *
get_control (GtkWidget *row)
{
  if (ADW_IS_COMBO_ROW (row) || !ADW_IS_ACTION_ROW (row))
    return row;

  return adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
}

static GtkWidget *
menu_row_new (const RoboRuleOption *option)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  for (guint i = 0; option->choices[i] != NULL; i++)
    gtk_string_list_append (choices, _ (option->choices[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  robo_combo_face_write_out (ADW_COMBO_ROW (row));

  return row;
}

static GtkWidget *
control_row_new (GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);

  return row;
}

GtkWidget *
robo_option_row_new (const RoboRuleOption *option,
                     GCallback             changed_cb,
                     gpointer              owner)
{
  GtkWidget  *row;
  const char *signal;

  g_return_val_if_fail (option != NULL, NULL);
  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  if (option->choices[0] != NULL)
    {
      row = menu_row_new (option);
      signal = "notify::selected";
    }
  else if (option->ids[0] != NULL)
    {
      row = control_row_new (gtk_switch_new ());
      signal = "notify::active";
    }
  else
    {
      row = control_row_new (gtk_spin_button_new_with_range (option->min, option->max, 1));
      signal = "notify::value";
    }

  g_object_set (row, "use-markup", FALSE, "title", robo_rule_option_get_title (option), NULL);
  g_object_set_data (G_OBJECT (row), "robo-option", (gpointer)option);
  g_object_set_data (G_OBJECT (get_control (row)), "robo-option", (gpointer)option);
  g_signal_connect_object (get_control (row), signal, changed_cb, owner, G_CONNECT_SWAPPED);

  return row;
}

const RoboRuleOption *
robo_option_row_get_option (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "robo-option");
}

guint
robo_option_row_get_value (GtkWidget *row)
{
  GtkWidget *control = get_control (row);

  if (ADW_IS_COMBO_ROW (control))
    return adw_combo_row_get_selected (ADW_COMBO_ROW (control));
  if (GTK_IS_SWITCH (control))
    return gtk_switch_get_active (GTK_SWITCH (control));

  return (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
}

void
robo_option_row_show (GtkWidget       *row,
                      const RoboRules *rules)
{
  const RoboRuleOption *option = robo_option_row_get_option (row);
  GtkWidget            *control = get_control (row);
  guint                 value = robo_rule_option_get (option, rules);
  g_autofree char      *sentence = robo_rule_option_dup_sentence (option, rules);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), sentence);
  if (ADW_IS_COMBO_ROW (control))
    adw_combo_row_set_selected (ADW_COMBO_ROW (control), value);
  else if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), value != 0);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
}
