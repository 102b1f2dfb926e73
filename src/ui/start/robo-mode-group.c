// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-mode-group.h"

#include <glib/gi18n.h>

#include "content/robo-rule-options.h"
#include "ui/board/robo-combo-face.h"

/* Whatever is not chosen from rules.md chapter 12 by somebody else. */
static const char *const rules_ids[] = { "standard", "printed", "online" };

#define N_RULES      G_N_ELEMENTS (rules_ids)
#define TRAINING     N_RULES /* its place behind them */
#define N_LOADED_MAX (N_RULES + 1)

/**
 * RoboModeGroup:
 *
 * Rule sets are loaded when they are first wanted.
 */
struct _RoboModeGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  AdwComboRow *mode_row;
  AdwComboRow *rules_row;

  /* owned */
  RoboRuleSet *rule_sets[N_LOADED_MAX];

  /* whether a setter is at work, so that nobody chose anything */
  gboolean is_being_set;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboModeGroup, robo_mode_group, ADW_TYPE_PREFERENCES_GROUP)

static RoboRuleSet *
load_rule_set (RoboModeGroup *self,
               guint          index)
{
  g_autoptr (RoboProblems) problems = NULL;

  if (self->rule_sets[index] != NULL)
    return self->rule_sets[index];

  problems = robo_problems_new (NULL);
  self->rule_sets[index] = robo_rule_set_load_bundled (index == TRAINING ? "training" : rules_ids[index], problems);
  if (self->rule_sets[index] == NULL)
    g_critical ("The rules that come with the program cannot be read: %s", robo_problems_get (problems, 0)->sentence);

  return self->rule_sets[index];
}

/* What they are in words, and in what they differ from the first ones. */
static char *
dup_rules_text (RoboModeGroup *self)
{
  guint        index = adw_combo_row_get_selected (self->rules_row);
  RoboRuleSet *chosen = load_rule_set (self, index);
  RoboRuleSet *first = load_rule_set (self, 0);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) differences = NULL;
  g_auto (GStrv) sentences = NULL;

  if (chosen == NULL || first == NULL)
    return g_strdup ("");

  g_strv_builder_add (builder, robo_rule_set_get_description (chosen));
  differences = robo_rules_dup_differences (robo_rule_set_get_rules (chosen), robo_rule_set_get_rules (first));
  g_strv_builder_addv (builder, (const char **)differences);
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (" ", sentences);
}

static void
update (RoboModeGroup *self)
{
  RoboGameMode     mode = robo_mode_group_get_mode (self);
  g_autofree char *text = NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->mode_row), robo_game_mode_get_description (mode));
  gtk_widget_set_visible (GTK_WIDGET (self->rules_row), mode != ROBO_MODE_TRAINING);
  if (mode == ROBO_MODE_TRAINING)
    return;

  text = dup_rules_text (self);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rules_row), text);
}

static void
changed_cb (RoboModeGroup *self)
{
  if (self->is_being_set)
    return;

  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fill_modes (RoboModeGroup *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < ROBO_N_MODES; i++)
    gtk_string_list_append (titles, robo_game_mode_get_title (i));
  adw_combo_row_set_model (self->mode_row, G_LIST_MODEL (titles));
}

static void
robo_mode_group_dispose (GObject *object)
{
  RoboModeGroup *self = ROBO_MODE_GROUP (object);

  for (guint i = 0; i < N_LOADED_MAX; i++)
    g_clear_pointer (&self->rule_sets[i], robo_rule_set_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_MODE_GROUP);

  G_OBJECT_CLASS (robo_mode_group_parent_class)->dispose (object);
}

static void
robo_mode_group_class_init (RoboModeGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_mode_group_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-mode-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboModeGroup, mode_row);
  gtk_widget_class_bind_template_child (widget_class, RoboModeGroup, rules_row);
}

static void
robo_mode_group_init (RoboModeGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->mode_row);
  robo_combo_face_write_out (self->rules_row);
  fill_modes (self);
  update (self);

  g_signal_connect_swapped (self->mode_row, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->rules_row, "notify::selected", G_CALLBACK (changed_cb), self);
}

RoboGameMode
robo_mode_group_get_mode (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), ROBO_MODE_TRAINING);

  return adw_combo_row_get_selected (self->mode_row);
}

void
robo_mode_group_set_mode (RoboModeGroup *self,
                          RoboGameMode   mode)
{
  g_return_if_fail (ROBO_IS_MODE_GROUP (self));
  g_return_if_fail (mode < ROBO_N_MODES);

  self->is_being_set = TRUE;
  adw_combo_row_set_selected (self->mode_row, mode);
  self->is_being_set = FALSE;
  update (self);
}

RoboRuleSet *
robo_mode_group_get_rule_set (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  if (robo_mode_group_get_mode (self) == ROBO_MODE_TRAINING)
    return load_rule_set (self, TRAINING);

  return load_rule_set (self, adw_combo_row_get_selected (self->rules_row));
}

const char *
robo_mode_group_get_rules_id (RoboModeGroup *self)
{
  g_return_val_if_fail (ROBO_IS_MODE_GROUP (self), NULL);

  return rules_ids[adw_combo_row_get_selected (self->rules_row)];
}

/**
 * robo_mode_group_set_rules_id:
 * @self: a group
 * @id: of rules to choose; others than those of the menu change nothing
 */
void
robo_mode_group_set_rules_id (RoboModeGroup *self,
                              const char    *id)
{
  g_return_if_fail (ROBO_IS_MODE_GROUP (self));

  self->is_being_set = TRUE;
  for (guint i = 0; i < N_RULES; i++)
    if (g_strcmp0 (rules_ids[i], id) == 0)
      adw_combo_row_set_selected (self->rules_row, i);
  self->is_being_set = FALSE;
  update (self);
}
