// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-set-differences.h"

#include "robo-rule-set-page-private.h"

/* One row an option: a number, a switch, or a menu, and below its name the rule as it is then (rules chapter 12). */

static const char *const titles[ROBO_N_RULE_OPTIONS] = {
  /* Translators: the name of an option of the rules */
  N_ ("Victory points to win"),
  /* Translators: the name of an option of the rules */
  N_ ("Damage that destroys a robot"),
  /* Translators: the name of an option of the rules */
  N_ ("VP tokens in the arena"),
  /* Translators: the name of an option of the rules */
  N_ ("Robots have modules"),
  /* Translators: the name of an option of the rules */
  N_ ("Starting numbers"),
  /* Translators: the name of an option of the rules */
  N_ ("Barrier damage when blocked"),
  /* Translators: the name of an option of the rules */
  N_ ("Points for KillBots from the supply"),
  /* Translators: the name of an option of the rules */
  N_ ("Bump damage at every step"),
  /* Translators: the name of an option of the rules */
  N_ ("Squads win with 7 points"),
};

static const RoboRuleOption *
get_option (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "robo-option");
}

static void
change (RoboRuleSetPage      *self,
        const RoboRuleOption *option,
        guint                 value)
{
  if (robo_rule_set_page_can_edit (self))
    /* Translators: in the list of edits, after “Undo”: one option of the rules */
    robo_rule_set_page_change (self, _ ("Change Rule"), option->attribute,
                               robo_rule_set_with_option (robo_rule_set_page_get_set (self), option, value));
}

static void
number_cb (RoboRuleSetPage *self,
           GtkSpinButton   *spin)
{
  change (self, get_option (GTK_WIDGET (spin)), (guint)gtk_spin_button_get_value_as_int (spin));
}

static void
switch_cb (RoboRuleSetPage *self,
           GParamSpec      *pspec,
           GtkSwitch       *control)
{
  change (self, get_option (GTK_WIDGET (control)), gtk_switch_get_active (control));
}

static void
menu_cb (RoboRuleSetPage *self,
         GParamSpec      *pspec,
         GtkDropDown     *menu)
{
  change (self, get_option (GTK_WIDGET (menu)), gtk_drop_down_get_selected (menu));
}

static GtkWidget *
create_control (RoboRuleSetPage      *self,
                const RoboRuleOption *option)
{
  const char *const choices[] = {
    /* Translators: where starting numbers come from */
    _ ("Sum of the dice"),
    /* Translators: where starting numbers come from */
    _ ("By chance"),
    /* Translators: where starting numbers come from */
    _ ("Who was ready first"),
    NULL,
  };
  GtkWidget *control;
  guint      min, max;

  robo_rule_option_get_range (option, &min, &max);
  if (option->ids[0] == NULL)
    {
      control = gtk_spin_button_new_with_range (min, max, 1);
      g_signal_connect_object (control, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
    }
  else if (max == 1)
    {
      control = gtk_switch_new ();
      g_signal_connect_object (control, "notify::active", G_CALLBACK (switch_cb), self, G_CONNECT_SWAPPED);
    }
  else
    {
      control = gtk_drop_down_new_from_strings (choices);
      g_signal_connect_object (control, "notify::selected", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (control), "robo-option", (gpointer)option);

  return control;
}

void
robo_rule_set_page_add_options (RoboRuleSetPage *self)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      AdwActionRow *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", _ (titles[i]), NULL);
      GtkWidget    *control = create_control (self, &robo_rule_options[i]);

      adw_action_row_add_suffix (row, control);
      adw_action_row_set_activatable_widget (row, control);
      gtk_list_box_append (self->option_list, GTK_WIDGET (row));
    }
}

void
robo_rule_set_page_show_options (RoboRuleSetPage *self)
{
  const RoboRules *rules = robo_rule_set_get_rules (robo_rule_set_page_get_set (self));

  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      AdwActionRow         *row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (self->option_list, (int)i));
      GtkWidget            *control = adw_action_row_get_activatable_widget (row);
      g_autofree char      *sentence = robo_rule_option_dup_sentence (option, rules);
      guint                 value = robo_rule_option_get (option, rules);

      adw_action_row_set_subtitle (row, sentence);
      if (GTK_IS_SPIN_BUTTON (control))
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
      else if (GTK_IS_SWITCH (control))
        gtk_switch_set_active (GTK_SWITCH (control), value != 0);
      else
        gtk_drop_down_set_selected (GTK_DROP_DOWN (control), value);
    }
}

/* Differences to the standard rules */

void
robo_rule_set_page_show_differences (RoboRuleSetPage *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_auto (GStrv) sentences = NULL;
  g_autofree char *joined = NULL;

  if (standard == NULL)
    return;

  sentences = robo_rule_set_dup_differences (robo_rule_set_page_get_set (self), standard);
  joined = g_strjoinv ("\n", sentences);
  gtk_label_set_label (self->differences_label, joined[0] != '\0' ? joined : _ ("The same as the standard rules."));
}
