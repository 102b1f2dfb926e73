// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-group.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/robo-combo-face.h"

/* Shows the options of R12, except for the decks. */
struct _RoboRulesGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkButton     *reset_button;
  GtkSpinButton *goal_spin;
  GtkSpinButton *damage_spin;
  GtkSpinButton *tokens_spin;
  AdwComboRow   *numbering_row;
  GtkSwitch     *barrier_switch;
  GtkSwitch     *supply_switch;
  GtkSwitch     *squad_switch;
  GtkSwitch     *bump_switch;

  RoboRules base;

  guint    n_killbots;
  gboolean is_changed; /* some option differs from the base */
  /* TRUE while the program sets values, which are then no choice of the user. */
  gboolean is_being_set;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_HAS_MODULES,
  PROP_IS_CHANGED,
  PROP_N_KILLBOTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRulesGroup, robo_rules_group, ADW_TYPE_PREFERENCES_GROUP)

/* Lists the options. The settings name them as R12 does. */
static const struct
{
  const char *name;
  gsize       offset;
  guint       minimum;
  guint       maximum;
} options[] = {
  { "vp-goal", G_STRUCT_OFFSET (RoboRules, vp_goal), 3, 9 },
  { "damage-limit", G_STRUCT_OFFSET (RoboRules, damage_limit), 1, 9 },
  { "vp-tokens-max", G_STRUCT_OFFSET (RoboRules, vp_tokens_max), 1, 9 },
  { "starting-numbers", G_STRUCT_OFFSET (RoboRules, numbering), 0, ROBO_NUMBERING_FINISH_ORDER },
  { "barrier-when-blocked", G_STRUCT_OFFSET (RoboRules, damage_when_blocked), 0, 1 },
  { "killbot-vp", G_STRUCT_OFFSET (RoboRules, killbot_vp_from_supply), 0, 1 },
  { "squad-goal", G_STRUCT_OFFSET (RoboRules, squad_goal_seven), 0, 1 },
  { "bump", G_STRUCT_OFFSET (RoboRules, bump_every_step), 0, 1 },
};

static guint8 *
get_option (RoboRules *rules,
            guint      option)
{
  return &G_STRUCT_MEMBER (guint8, rules, options[option].offset);
}

/* Returns a sentence about the victory points that several KillBots need, because they win together (R9.10). */
static char *
dup_goal_sentence_cb (RoboRulesGroup *self,
                      guint           n_killbots,
                      double          goal,
                      gboolean        is_seven)
{
  guint squad_goal = is_seven ? 7 : (guint)goal + 2 * (n_killbots - 1);

  if (n_killbots < 2)
    return g_strdup ("");

  /* Translators: %u is a number of victory points. */
  return g_strdup_printf (_ ("KillBots are a team and win with %u VP together."), squad_goal);
}

static void
update_is_changed (RoboRulesGroup *self)
{
  RoboRules rules;

  robo_rules_group_get_rules (self, &rules);
  self->is_changed = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    self->is_changed |= *get_option (&rules, i) != *get_option (&self->base, i);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CHANGED]);
}

static void
changed_cb (RoboRulesGroup *self)
{
  if (self->is_being_set)
    return;

  update_is_changed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
reset_cb (RoboRulesGroup *self)
{
  /* Move the focus off the button, because the reset hides the button. */
  gtk_widget_grab_focus (GTK_WIDGET (self->goal_spin));
  robo_rules_group_set_rules (self, &self->base);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
robo_rules_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_RULES_GROUP);

  G_OBJECT_CLASS (robo_rules_group_parent_class)->dispose (object);
}

static void
set_n_killbots (RoboRulesGroup *self,
                guint           n_killbots)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));

  if (self->n_killbots == n_killbots)
    return;

  self->n_killbots = n_killbots;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_KILLBOTS]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_HAS_MODULES] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-modules", RoboRulesGroup, base.modules) },
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

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-rules-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, reset_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, goal_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, damage_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, tokens_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, numbering_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, barrier_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, supply_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, squad_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboRulesGroup, bump_switch);
  gtk_widget_class_bind_template_callback (widget_class, dup_goal_sentence_cb);
}

static void
robo_rules_group_init (RoboRulesGroup *self)
{
  RoboRules base;

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->numbering_row);
  robo_rules_init_training (&base);
  robo_rules_group_set_base (self, &base);

  g_signal_connect_swapped (self->goal_spin, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->damage_spin, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->tokens_spin, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->numbering_row, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->barrier_switch, "notify::active", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->supply_switch, "notify::active", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->squad_switch, "notify::active", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->bump_switch, "notify::active", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->reset_button, "clicked", G_CALLBACK (reset_cb), self);
}

void
robo_rules_group_set_base (RoboRulesGroup  *self,
                           const RoboRules *base)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (base != NULL);

  self->base = *base;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_MODULES]);
  robo_rules_group_set_rules (self, base);
}

void
robo_rules_group_get_rules (RoboRulesGroup *self,
                            RoboRules      *rules)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (rules != NULL);

  *rules = self->base;
  rules->vp_goal = gtk_spin_button_get_value_as_int (self->goal_spin);
  rules->damage_limit = gtk_spin_button_get_value_as_int (self->damage_spin);
  rules->vp_tokens_max = gtk_spin_button_get_value_as_int (self->tokens_spin);
  rules->numbering = adw_combo_row_get_selected (self->numbering_row);
  rules->damage_when_blocked = gtk_switch_get_active (self->barrier_switch);
  rules->killbot_vp_from_supply = gtk_switch_get_active (self->supply_switch);
  rules->squad_goal_seven = gtk_switch_get_active (self->squad_switch);
  rules->bump_every_step = gtk_switch_get_active (self->bump_switch);
}

void
robo_rules_group_set_rules (RoboRulesGroup  *self,
                            const RoboRules *rules)
{
  g_return_if_fail (ROBO_IS_RULES_GROUP (self));
  g_return_if_fail (rules != NULL);

  self->is_being_set = TRUE;
  gtk_spin_button_set_value (self->goal_spin, rules->vp_goal);
  gtk_spin_button_set_value (self->damage_spin, rules->damage_limit);
  gtk_spin_button_set_value (self->tokens_spin, rules->vp_tokens_max);
  adw_combo_row_set_selected (self->numbering_row, rules->numbering);
  gtk_switch_set_active (self->barrier_switch, rules->damage_when_blocked);
  gtk_switch_set_active (self->supply_switch, rules->killbot_vp_from_supply);
  gtk_switch_set_active (self->squad_switch, rules->squad_goal_seven);
  gtk_switch_set_active (self->bump_switch, rules->bump_every_step);
  self->is_being_set = FALSE;

  update_is_changed (self);
}

GVariant *
robo_rules_group_to_variant (RoboRulesGroup *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  RoboRules       rules;

  g_return_val_if_fail (ROBO_IS_RULES_GROUP (self), NULL);

  robo_rules_group_get_rules (self, &rules);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      guint value = *get_option (&rules, i);

      if (value != *get_option (&self->base, i))
        g_variant_builder_add (&builder, "{sv}", options[i].name, g_variant_new_uint32 (value));
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
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      guint32 value;

      if (g_variant_lookup (variant, options[i].name, "u", &value) &&
          value >= options[i].minimum && value <= options[i].maximum)
        *get_option (&rules, i) = value;
    }
  robo_rules_group_set_rules (self, &rules);
}
