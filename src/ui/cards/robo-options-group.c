// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-options-group.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-combo-face.h"

struct _RoboOptionsGroup
{
  RoboRuleSetGroup parent_instance;

  /* template children */
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (RoboOptionsGroup, robo_options_group, ROBO_TYPE_RULE_SET_GROUP)

static RoboRuleSet *
get_set (RoboOptionsGroup *self)
{
  return robo_rule_set_group_get_set (ROBO_RULE_SET_GROUP (self));
}

static const RoboRuleOption *
get_option (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "robo-option");
}

static void
change_option (RoboOptionsGroup     *self,
               const RoboRuleOption *option,
               guint                 value)
{
  if (robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)))
    /* Translators: in the list of edits, after “Undo”: one option of the rules */
    robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Change Rule"), option->attribute,
                                robo_rule_set_with_option (get_set (self), option, value));
}

static void
number_cb (RoboOptionsGroup *self,
           GtkSpinButton    *spin)
{
  change_option (self, get_option (GTK_WIDGET (spin)), (guint)gtk_spin_button_get_value_as_int (spin));
}

static void
switch_cb (RoboOptionsGroup *self,
           GParamSpec       *pspec,
           GtkSwitch        *control)
{
  change_option (self, get_option (GTK_WIDGET (control)), gtk_switch_get_active (control));
}

static void
menu_cb (RoboOptionsGroup *self,
         GParamSpec       *pspec,
         AdwComboRow      *row)
{
  change_option (self, get_option (GTK_WIDGET (row)), adw_combo_row_get_selected (row));
}

/* Creates a row with a menu for an option with several choices. */
static GtkWidget *
create_menu_row (RoboOptionsGroup     *self,
                 const RoboRuleOption *option)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  for (guint i = 0; option->choices[i] != NULL; i++)
    gtk_string_list_append (choices, _ (option->choices[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  robo_combo_face_write_out (ADW_COMBO_ROW (row));
  g_object_set_data (G_OBJECT (row), "robo-option", (gpointer)option);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);

  return row;
}

static GtkWidget *
create_row (RoboOptionsGroup     *self,
            const RoboRuleOption *option)
{
  GtkWidget *row;
  GtkWidget *control;

  if (option->choices[0] != NULL)
    return create_menu_row (self, option);

  row = adw_action_row_new ();
  if (option->ids[0] == NULL)
    {
      control = gtk_spin_button_new_with_range (option->min, option->max, 1);
      g_signal_connect_object (control, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
    }
  else
    {
      control = gtk_switch_new ();
      g_signal_connect_object (control, "notify::active", G_CALLBACK (switch_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (control), "robo-option", (gpointer)option);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);

  return row;
}

static void
robo_options_group_show (RoboRuleSetGroup *group)
{
  RoboOptionsGroup *self = ROBO_OPTIONS_GROUP (group);
  const RoboRules  *rules = robo_rule_set_get_rules (get_set (self));

  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      AdwActionRow         *row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (self->list, (int)i));
      GtkWidget            *control = adw_action_row_get_activatable_widget (row);
      g_autofree char      *sentence = robo_rule_option_dup_sentence (option, rules);
      guint                 value = robo_rule_option_get (option, rules);

      adw_action_row_set_subtitle (row, sentence);
      if (ADW_IS_COMBO_ROW (row))
        adw_combo_row_set_selected (ADW_COMBO_ROW (row), value);
      else if (GTK_IS_SPIN_BUTTON (control))
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
      else
        gtk_switch_set_active (GTK_SWITCH (control), value != 0);
    }
}

/* Object */

static void
robo_options_group_dispose (GObject *object)
{
  RoboOptionsGroup *self = ROBO_OPTIONS_GROUP (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_OPTIONS_GROUP);

  G_OBJECT_CLASS (robo_options_group_parent_class)->dispose (object);
}

static void
robo_options_group_class_init (RoboOptionsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_options_group_dispose;
  ROBO_RULE_SET_GROUP_CLASS (klass)->show = robo_options_group_show;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-options-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboOptionsGroup, list);
}

static void
robo_options_group_init (RoboOptionsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      GtkWidget *row = create_row (self, &robo_rule_options[i]);

      g_object_set (row, "use-markup", FALSE, "title", robo_rule_option_get_title (&robo_rule_options[i]), NULL);
      gtk_list_box_append (self->list, row);
    }
}
