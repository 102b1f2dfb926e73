// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sets-group.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

struct _RoboSetsGroup
{
  RoboRuleSetGroup parent_instance;

  /* template children */
  GtkListBox *list;

  /* owned */
  RoboRuleFiles *files;
  GSignalGroup  *sets_signals; /* signals of the available module sets */
  GHashTable    *left_out;     /* rule sets as they were before the user switched a module set off, each a
                                * RoboRuleSet, by the id of that module set */
};

enum
{
  PROP_0,
  PROP_FILES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSetsGroup, robo_sets_group, ROBO_TYPE_RULE_SET_GROUP)

static RoboRuleSet *
get_set (RoboSetsGroup *self)
{
  return robo_rule_set_group_get_set (ROBO_RULE_SET_GROUP (self));
}

static const char *
get_set_id (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "robo-id");
}

static guint
find_card (const RoboRuleSet *set,
           const char        *id)
{
  RoboModules *modules = robo_rule_set_get_modules (set);

  return modules != NULL ? robo_cards_find (robo_modules_get_cards (modules), id) : ROBO_NO_CARD;
}

/* Returns TRUE if the rules have lost the list of KillBots' modules because the module set with the last module of this
 * list was removed. */
static gboolean
has_lost_killbots (const RoboRuleSet *now,
                   const RoboRuleSet *before)
{
  const RoboCards *cards = robo_modules_get_cards (robo_rule_set_get_modules (before));

  for (guint card = 0; card < cards->n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (before, card) && find_card (now, cards->cards[card].id) != ROBO_NO_CARD)
        return FALSE;
    }

  return !robo_rule_set_names_killbot_modules (now);
}

/* Restores the rules about the cards of a module set that the user has removed and adds again. `set` is the rule set
 * with the module set, `now` the same rule set without it, and `before` the rule set before the removal. Takes
 * ownership of `set`. */
static RoboRuleSet *
with_cards_as_before (RoboRuleSet       *set,
                      const RoboRuleSet *now,
                      const RoboRuleSet *before)
{
  const RoboCards *cards = robo_modules_get_cards (robo_rule_set_get_modules (before));
  gboolean         has_lost = has_lost_killbots (now, before);
  g_autoptr (GPtrArray) killbots = g_ptr_array_new ();
  RoboRuleSet *with_copies, *with_killbots;

  for (guint card = 0; card < cards->n_cards; card++)
    {
      const char *id = cards->cards[card].id;
      guint       kept = find_card (now, id);

      if (find_card (set, id) == ROBO_NO_CARD)
        continue;
      if (kept == ROBO_NO_CARD && robo_rule_set_has_own_copies (before, id))
        {
          with_copies = robo_rule_set_with_copies (set, id, robo_rule_set_get_rules (before)->copies[card]);
          robo_rule_set_unref (set);
          set = with_copies;
        }
      if (kept == ROBO_NO_CARD || has_lost ? robo_rule_set_is_for_killbots (before, card)
                                           : robo_rule_set_is_for_killbots (now, kept))
        g_ptr_array_add (killbots, (gpointer)id);
    }
  if (!robo_rule_set_names_killbot_modules (before) || (!robo_rule_set_names_killbot_modules (now) && !has_lost))
    return set;

  g_ptr_array_add (killbots, NULL);
  with_killbots = robo_rule_set_with_killbot_modules (set, (const char *const *)killbots->pdata);
  robo_rule_set_unref (set);

  return with_killbots;
}

static void
set_switched_cb (RoboSetsGroup *self,
                 GParamSpec    *pspec,
                 GtkSwitch     *control)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  RoboRuleSet *changed;
  const char  *id = get_set_id (GTK_WIDGET (control));
  RoboRuleSet *before = g_hash_table_lookup (self->left_out, id);

  if (!robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)))
    return;

  ids = robo_rule_set_dup_module_sets (get_set (self));
  for (char **old = ids; *old != NULL; old++)
    {
      if (!g_str_equal (*old, id))
        g_ptr_array_add (chosen, *old);
    }
  if (gtk_switch_get_active (control))
    g_ptr_array_add (chosen, (gpointer)id);
  else if (robo_rule_set_get_modules (get_set (self)) != NULL)
    g_hash_table_insert (self->left_out, g_strdup (id), robo_rule_set_ref (get_set (self)));
  g_ptr_array_add (chosen, NULL);
  changed = robo_rule_set_with_module_sets (get_set (self), (const char *const *)chosen->pdata);
  if (gtk_switch_get_active (control) && before != NULL)
    changed = with_cards_as_before (changed, get_set (self), before);
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user chooses which module sets
   * are used. */
  robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Choose Module Sets"), NULL, changed);
}

static gboolean
is_row_right (RoboSetsGroup     *self,
              guint              index,
              const char        *id,
              const char *const *chosen)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int)index);
  GtkWidget     *control = row != NULL ? adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) : NULL;

  if (control == NULL || g_strcmp0 (get_set_id (control), id) != 0)
    return FALSE;

  gtk_switch_set_active (GTK_SWITCH (control), g_strv_contains (chosen, id));

  return TRUE;
}

/* Shows the module sets. Rows for the same module sets are kept, so that the focus stays. */
static void
robo_sets_group_show (RoboRuleSetGroup *group)
{
  RoboSetsGroup *self = ROBO_SETS_GROUP (group);
  GListModel    *sets;
  g_auto (GStrv) chosen = NULL;
  guint    n = 0;
  gboolean is_right = TRUE;

  if (self->files == NULL)
    return;

  sets = robo_rule_files_get_module_sets (self->files);
  chosen = robo_rule_set_dup_module_sets (get_set (self));
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (sets, i);

      if (robo_rule_file_get_id (file) != NULL)
        is_right &= is_row_right (self, n++, robo_rule_file_get_id (file), (const char *const *)chosen);
    }
  is_right &= gtk_list_box_get_row_at_index (self->list, (int)n) == NULL;
  while (!is_right && gtk_list_box_get_row_at_index (self->list, 0) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  for (guint i = 0; !is_right && i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (sets, i);

      if (robo_rule_file_get_id (file) != NULL)
        {
          AdwActionRow *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", robo_rule_file_get_title (file), NULL);
          GtkWidget    *control = gtk_switch_new ();
          const char   *problem = robo_rule_file_get_problem (file);

          adw_action_row_set_subtitle (row, problem != NULL ? problem : robo_rule_file_get_summary (file));
          gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
          gtk_switch_set_active (GTK_SWITCH (control),
                                 g_strv_contains ((const char *const *)chosen, robo_rule_file_get_id (file)));
          g_object_set_data_full (G_OBJECT (control), "robo-id", g_strdup (robo_rule_file_get_id (file)), g_free);
          g_signal_connect_object (control, "notify::active", G_CALLBACK (set_switched_cb), self, G_CONNECT_SWAPPED);
          adw_action_row_add_suffix (row, control);
          adw_action_row_set_activatable_widget (row, control);
          gtk_list_box_append (self->list, GTK_WIDGET (row));
        }
    }
}

/* Object */

static void
other_document_cb (RoboSetsGroup *self)
{
  g_hash_table_remove_all (self->left_out);
}

static void
robo_sets_group_dispose (GObject *object)
{
  RoboSetsGroup *self = ROBO_SETS_GROUP (object);

  g_clear_object (&self->sets_signals);
  g_clear_object (&self->files);
  g_clear_pointer (&self->left_out, g_hash_table_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SETS_GROUP);

  G_OBJECT_CLASS (robo_sets_group_parent_class)->dispose (object);
}

static void
set_files (RoboSetsGroup *self,
           RoboRuleFiles *files)
{
  if (!g_set_object (&self->files, files))
    return;
  g_signal_group_set_target (self->sets_signals,
                             self->files != NULL ? robo_rule_files_get_module_sets (self->files) : NULL);
  robo_rule_set_group_show (ROBO_RULE_SET_GROUP (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILES]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_FILES] = { ROBO_PROPERTY_FIELD (OBJECT, "files", RoboSetsGroup, files), .type = robo_rule_files_get_type, .set = G_CALLBACK (set_files) },
};

static void
robo_sets_group_class_init (RoboSetsGroupClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_sets_group_dispose;
  ROBO_RULE_SET_GROUP_CLASS (klass)->show = robo_sets_group_show;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-sets-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSetsGroup, list);
}

static void
robo_sets_group_init (RoboSetsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->left_out = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)robo_rule_set_unref);
  g_signal_connect (self, "notify::document", G_CALLBACK (other_document_cb), NULL);
  self->sets_signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->sets_signals, "items-changed", G_CALLBACK (robo_rule_set_group_show), self);
}
