// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-group.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/cards/robo-rule-options.h"
#include "ui/widgets/rows/robo-option-row.h"

/* Shows the options of R12, except those that has_row() leaves out. The number of victory points to win comes first;
 * the other options are in a row that expands. */
struct _RoboRulesGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkButton      *reset_button;
  GtkListBox     *list;
  AdwExpanderRow *more_row;
  GtkWidget      *keep_row;

  /* borrowed */
  GtkWidget *rows[ROBO_N_RULE_OPTIONS]; /* NULL for an option without a row */

  RoboRules base;

  guint    n_killbots;
  gboolean can_keep;   /* the options can become a rule set */
  gboolean is_changed; /* at least one option differs from the base */
  /* TRUE while the program sets the values, which are then no choice of the user. */
  gboolean is_being_set;
};

enum
{
  CHANGED,
  KEEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_CAN_KEEP,
  PROP_IS_CHANGED,
  PROP_N_KILLBOTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRulesGroup, robo_rules_group, ADW_TYPE_PREFERENCES_GROUP)

/* Returns whether the user sets the option here. The mode and the rule set decide whether there are modules; the
 * modules of KillBots are chosen at their seats. */
static gboolean
has_row (const RoboRuleOption *option)
{
  return !g_str_equal (option->attribute, "modules") && !g_str_equal (option->attribute, "killbot-modules");
}

/* Returns whether the option does nothing in a game without modules. */
static gboolean
needs_modules (const RoboRuleOption *option)
{
  return g_str_equal (option->attribute, "bump") || g_str_equal (option->attribute, "starting-modules");
}

/* Adds to the sentence about the goal the victory points that several KillBots need, because KillBots win together
 * (R9.10). */
static void
update_goal_sentence (RoboRulesGroup  *self,
                      const RoboRules *rules)
{
  AdwActionRow    *row = ADW_ACTION_ROW (self->rows[0]);
  g_autofree char *goal = robo_rule_option_dup_sentence (&robo_rule_options[0], rules);
  g_autofree char *squad = NULL;
  g_autofree char *both = NULL;

  if (self->n_killbots < 2)
    return;

  /* Translators: %u is a number of victory points. */
  squad = g_strdup_printf (_ ("KillBots are a team and win with a total of %u VP."),
                           rules->squad_goal_seven ? 7 : rules->vp_goal + 2 * (self->n_killbots - 1));
  both = g_strjoin (" ", goal, squad, NULL);
  adw_action_row_set_subtitle (row, both);
}

static void
show_rules (RoboRulesGroup  *self,
            const RoboRules *rules)
{
  self->is_being_set = TRUE;
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    if (self->rows[i] != NULL)
      {
        robo_option_row_show (self->rows[i], rules);
        gtk_widget_set_visible (self->rows[i], self->base.modules || !needs_modules (&robo_rule_options[i]));
      }
  update_goal_sentence (self, rules);
  self->is_being_set = FALSE;

  self->is_changed = FALSE;
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    self->is_changed |= robo_rule_option_get (&robo_rule_options[i], rules) !=
                        robo_rule_option_get (&robo_rule_options[i], &self->base);
  gtk_widget_set_visible (self->keep_row, self->can_keep && self->is_changed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CHANGED]);
}

static void
changed_cb (RoboRulesGroup *self)
{
  RoboRules rules;

  if (self->is_being_set)
    return;

  robo_rules_group_get_rules (self, &rules);
  show_rules (self, &rules);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
reset_cb (RoboRulesGroup *self)
{
  /* Move the focus off the button, because the reset hides the button. */
  gtk_widget_grab_focus (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (self->rows[0])));
  robo_rules_group_set_rules (self, &self->base);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
keep_cb (RoboRulesGroup *self)
{
  /* Move the focus off the row, because the row is hidden once the options are kept. */
  gtk_widget_grab_focus (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (self->rows[0])));
  g_signal_emit (self, signals[KEEP], 0);
}

static void
robo_rules_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_RULES_GROUP);

  G_OBJECT_CLASS (robo_rules_group_parent_class)->dispose (object);
}

static void
set_can_keep (RoboRulesGroup *self,
              gboolean        can_keep)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));

  if (self->can_keep == can_keep)
    return;

  self->can_keep = can_keep;
  gtk_widget_set_visible (self->keep_row, self->can_keep && self->is_changed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_KEEP]);
}

static void
set_n_killbots (RoboRulesGroup *self,
                guint           n_killbots)
{
  RoboRules rules;

  g_return_if_fail (ROBO_IS_RULES_GROUP (self));

  if (self->n_killbots == n_killbots)
    return;

  self->n_killbots = n_killbots;
  robo_rules_group_get_rules (self, &rules);
  show_rules (self, &rules);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_KILLBOTS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CAN_KEEP] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-keep", RoboRulesGroup, can_keep), .set = G_CALLBACK (set_can_keep) },
  [PROP_IS_CHANGED] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-changed", RoboRulesGroup, is_changed) },
  [PROP_N_KILLBOTS] = { ROBO_PROPERTY_FIELD (UINT, "n-killbots", RoboRulesGroup, n_killbots), .set = G_CALLBACK (set_n_killbots), .max = ROBO_MAX_ROBOTS },
};

static void
robo_rules_group_class_init (RoboRulesGroupClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_rules_group_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[KEEP] = g_signal_new ("keep", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-rules-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, reset_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, list);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, more_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, keep_row);
}

static void
robo_rules_group_init (RoboRulesGroup *self)
{
  RoboRules base;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      if (!has_row (&robo_rule_options[i]))
        continue;
      self->rows[i] = robo_option_row_new (&robo_rule_options[i], G_CALLBACK (changed_cb), self);
      if (i == 0)
        gtk_list_box_prepend (self->list, self->rows[i]);
      else
        adw_expander_row_add_row (self->more_row, self->rows[i]);
    }
  robo_rules_init_training (&base);
  robo_rules_group_set_base (self, &base);

  g_signal_connect_swapped (self->reset_button, "clicked", G_CALLBACK (reset_cb), self);
  g_signal_connect_swapped (self->keep_row, "activated", G_CALLBACK (keep_cb), self);
}

void
robo_rules_group_set_base (RoboRulesGroup  *self,
                           const RoboRules *base)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (base != NULL);

  self->base = *base;
  show_rules (self, base);
}

void
robo_rules_group_get_rules (RoboRulesGroup *self,
                            RoboRules      *rules)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (rules != NULL);

  *rules = self->base;
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    if (self->rows[i] != NULL)
      robo_rule_option_set (&robo_rule_options[i], rules, robo_option_row_get_value (self->rows[i]));
}

void
robo_rules_group_set_rules (RoboRulesGroup  *self,
                            const RoboRules *rules)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (rules != NULL);

  show_rules (self, rules);
}

GVariant *
robo_rules_group_to_variant (RoboRulesGroup *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  RoboRules       rules;

  g_return_val_if_fail (ROBO_IS_RULES_GROUP (self), NULL);

  robo_rules_group_get_rules (self, &rules);
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      guint                 value = robo_rule_option_get (option, &rules);

      if (value != robo_rule_option_get (option, &self->base))
        g_variant_builder_add (&builder, "{sv}", option->attribute, g_variant_new_uint32 (value));
    }

  return g_variant_builder_end (&builder);
}

void
robo_rules_group_set_variant (RoboRulesGroup *self,
                              GVariant       *variant)
{
  RoboRules rules;

  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE_VARDICT));

  rules = self->base;
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      guint32               value;

      if (has_row (option) && g_variant_lookup (variant, option->attribute, "u", &value) &&
          value >= option->min && value <= option->max)
        robo_rule_option_set (option, &rules, value);
    }
  show_rules (self, &rules);
}
