// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-options-group.h"

#include <glib/gi18n.h>

#include "ui/widgets/rows/robo-option-row.h"

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

static void
changed_cb (RoboOptionsGroup *self,
            GParamSpec       *pspec,
            GtkWidget        *control)
{
  const RoboRuleOption *option = robo_option_row_get_option (control);
  guint                 value = robo_option_row_get_value (control);

  if (robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes one option of
     * the rules. */
    robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Change Rule"), option->attribute,
                                robo_rule_set_with_option (get_set (self), option, value));
}

static void
robo_options_group_show (RoboRuleSetGroup *group)
{
  RoboOptionsGroup *self = ROBO_OPTIONS_GROUP (group);
  const RoboRules  *rules = robo_rule_set_get_rules (get_set (self));

  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    robo_option_row_show (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int)i)), rules);
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
    gtk_list_box_append (self->list, robo_option_row_new (&robo_rule_options[i], G_CALLBACK (changed_cb), self));
}
