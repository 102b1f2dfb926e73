// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-section.h"

/* Groups the widgets of a section. Unlike a box, a section can have the focus. It is named by its title and described
 * by its text. CSS: the class `rule-section`. */
struct _RoboRuleSection
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RoboRuleSection, robo_rule_section, GTK_TYPE_BOX)

static gboolean
robo_rule_section_focus (GtkWidget       *widget,
                         GtkDirectionType direction)
{
  return !gtk_widget_is_focus (widget) && gtk_widget_grab_focus (widget);
}

static void
robo_rule_section_class_init (RoboRuleSectionClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = robo_rule_section_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_rule_section_init (RoboRuleSection *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rule-section");
}

GtkWidget *
robo_rule_section_new (const char *title)
{
  RoboRuleSection *self = g_object_new (ROBO_TYPE_RULE_SECTION, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return GTK_WIDGET (self);
}

void
robo_rule_section_set_words (RoboRuleSection *self,
                             const char      *words)
{
  g_return_if_fail (ROBO_IS_RULE_SECTION (self));
  g_return_if_fail (words != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}
