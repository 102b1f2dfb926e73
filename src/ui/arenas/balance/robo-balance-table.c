// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-table.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/arena/robo-arena-ways.h"
#include "files/cards/robo-rule-files.h"
#include "files/xml/robo-load.h"
#include "ui/widgets/robo-access.h"

struct _RoboBalanceTable
{
  AdwBin parent_instance;

  /* template children */
  AdwExpanderRow *expander;
  GtkDropDown    *rules_menu;
  GtkLabel       *problem_label;

  /* borrowed, by side */
  GtkWidget   *rows[ROBO_N_SIDES];
  GtkDropDown *menus[ROBO_N_SIDES];

  /* owned */
  RoboRuleFiles *files;
  RoboRuleSet   *rule_set;
  GCancellable  *loading; /* nullable: set while other rules are being read */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBalanceTable, robo_balance_table, ADW_TYPE_BIN)

/* Lists the entries that the menu of each side has, in their order. The first entry is an operator with the level that
 * the caller of robo_balance_table_dup_setup() chooses. */
static const struct
{
  const char *word;
  RoboPlayer  player;
  RoboLevel   level;
} choices[] = {
  { NC_ ("who plays", "Player"), ROBO_PLAYER_COMPUTER, ROBO_LEVEL_CHANCE },
  { NC_ ("who plays", "Beginner"), ROBO_PLAYER_COMPUTER, ROBO_LEVEL_BEGINNER },
  { NC_ ("who plays", "Advanced player"), ROBO_PLAYER_COMPUTER, ROBO_LEVEL_CLUB },
  { NC_ ("who plays", "Master (slow)"), ROBO_PLAYER_COMPUTER, ROBO_LEVEL_MASTER },
  { NC_ ("who plays", "KillBot"), ROBO_PLAYER_KILLBOT, ROBO_LEVEL_BEGINNER },
  { NC_ ("who plays", "Nobody"), ROBO_PLAYER_NONE, ROBO_LEVEL_BEGINNER },
};

static void
emit_changed (RoboBalanceTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Rules */

static gpointer
load_rules (const char   *path,
            RoboProblems *problems)
{
  return robo_rule_set_load_file (path, problems);
}

/* Uses the rules that have been read. If they are not readable, shows a message and keeps the previous rules. */
static void
rules_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboBalanceTable) self = user_data;
  g_autoptr (GError) error = NULL;
  RoboRuleSet *rule_set = robo_load_finish (result, NULL, &error);

  /* Ignore the result if the user has chosen other rules since then, or if the table is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), rule_set == NULL);
  if (rule_set == NULL)
    {
      gtk_label_set_label (self->problem_label, _ ("These rules can’t be read. Choose different ones."));
      return;
    }

  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  self->rule_set = rule_set;
  emit_changed (self);
}

static void
rules_chosen_cb (RoboBalanceTable *self)
{
  RoboRuleFile *file = gtk_drop_down_get_selected_item (self->rules_menu);

  robo_work_cancel (&self->loading);
  if (file == NULL)
    return;

  self->loading = g_cancellable_new ();
  robo_load_async (robo_rule_file_get_path (file), load_rules, (GDestroyNotify)robo_rule_set_unref, self->loading,
                   rules_loaded_cb, g_object_ref (self));
}

/* Selects the rules in the menu. This is called again when another thread has read the list of rules, and whenever one
 * of the files changes. */
static void
rules_listed_cb (RoboBalanceTable *self)
{
  GListModel *files = robo_rule_files_get_rule_sets (self->files);
  const char *id;

  /* If the program is not completely installed, the rules that come with the game may be missing. */
  if (self->rule_set == NULL)
    return;

  id = robo_rule_set_get_id (self->rule_set);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (files, i);

      if (g_strcmp0 (robo_rule_file_get_id (file), id) == 0)
        {
          gtk_drop_down_set_selected (self->rules_menu, i);
          return;
        }
    }
}

static char *
get_rules_title (gpointer item,
                 gpointer data)
{
  return g_strdup (robo_rule_file_get_title (item));
}

/* Class */

static void
robo_balance_table_dispose (GObject *object)
{
  RoboBalanceTable *self = ROBO_BALANCE_TABLE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_BALANCE_TABLE);
  robo_work_cancel (&self->loading);
  g_clear_object (&self->files);
  g_clear_pointer (&self->rule_set, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_balance_table_parent_class)->dispose (object);
}

static void
robo_balance_table_class_init (RoboBalanceTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_balance_table_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-balance-table.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceTable, expander);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceTable, rules_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceTable, problem_label);
}

static void
robo_balance_table_init (RoboBalanceTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GtkExpression)
    title = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_rules_title), NULL, NULL);
  GListModel *files;

  self->rule_set = robo_rule_set_load_bundled ("standard", problems);
  self->files = robo_rule_files_new ();
  files = robo_rule_files_get_rule_sets (self->files);
  gtk_drop_down_set_expression (self->rules_menu, title);
  gtk_drop_down_set_model (self->rules_menu, files);
  robo_access_name_list (self->rules_menu, _ ("Rules"));
  g_signal_connect_object (files, "items-changed", G_CALLBACK (rules_listed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  rules_listed_cb (self);
  g_signal_connect_object (self->rules_menu, "notify::selected-item", G_CALLBACK (rules_chosen_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    {
      g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
      const char *side = robo_side_get_name (i * 2);
      GtkWidget  *row = adw_action_row_new ();
      GtkWidget  *menu;

      for (guint j = 0; j < G_N_ELEMENTS (choices); j++)
        gtk_string_list_append (words, g_dpgettext2 (NULL, "who plays", choices[j].word));
      menu = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&words)), NULL);
      robo_access_name_list (GTK_DROP_DOWN (menu), side);
      g_signal_connect_object (menu, "notify::selected", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
      gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), side);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), menu);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), menu);
      adw_expander_row_add_row (self->expander, row);
      self->rows[i] = row;
      self->menus[i] = GTK_DROP_DOWN (menu);
    }
}

void
robo_balance_table_set_arena (RoboBalanceTable *self,
                              const RoboArena  *arena)
{
  RoboWays ways = { .has_starts = { FALSE } };

  g_return_if_fail (ROBO_IS_BALANCE_TABLE (self));

  if (arena != NULL)
    robo_arena_find_ways (robo_arena_get_plan (arena), &ways);
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    {
      /* Don't set a tooltip that stays the same, because GTK asks the display server for the pointer whenever a tooltip
       * is set. */
      if (gtk_widget_get_sensitive (self->rows[i]) == ways.has_starts[i])
        continue;

      gtk_widget_set_sensitive (self->rows[i], ways.has_starts[i]);
      gtk_widget_set_sensitive (GTK_WIDGET (self->menus[i]), ways.has_starts[i]);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->menus[i]), ways.has_starts[i] ? NULL : _ ("Nobody starts here."));
    }
}

RoboMatchSetup *
robo_balance_table_dup_setup (RoboBalanceTable *self,
                              RoboArena        *arena,
                              RoboLevel         level,
                              guint64           seed)
{
  RoboMatchSetup  *setup;
  const RoboRules *rules;
  RoboWays         ways;

  g_return_val_if_fail (ROBO_IS_BALANCE_TABLE (self), NULL);
  g_return_val_if_fail (arena != NULL && level != ROBO_LEVEL_CHANCE, NULL);

  setup = robo_match_setup_new (arena);
  rules = robo_rule_set_get_rules (self->rule_set);
  robo_match_setup_set_rules (setup, rules, rules->modules ? robo_rule_set_get_modules (self->rule_set) : NULL);
  setup->seed = seed;
  robo_arena_find_ways (robo_arena_get_plan (arena), &ways);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint side = setup->seats[i].side / 2;
      guint chosen = gtk_drop_down_get_selected (self->menus[side]);

      if (!ways.has_starts[side] || choices[chosen].player == ROBO_PLAYER_NONE)
        continue;

      robo_match_setup_set_seat (setup, i, choices[chosen].player, NULL);
      setup->seats[i].level = choices[chosen].level == ROBO_LEVEL_CHANCE ? level : choices[chosen].level;
    }

  return setup;
}

RoboRuleSet *
robo_balance_table_get_rule_set (RoboBalanceTable *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_TABLE (self), NULL);

  return self->rule_set;
}

gboolean
robo_balance_table_is_mixed (const RoboMatchSetup *setup)
{
  const RoboMatchSeat *first = NULL;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *seat = &setup->seats[i];

      if (seat->player == ROBO_PLAYER_NONE)
        continue;
      if (first == NULL)
        first = seat;
      if (seat->player != first->player || seat->level != first->level)
        return TRUE;
    }

  return FALSE;
}

const char *
robo_balance_table_get_player_word (const RoboMatchSeat *seat)
{
  for (guint i = 1; i < G_N_ELEMENTS (choices); i++)
    if (choices[i].player == seat->player && (seat->player != ROBO_PLAYER_COMPUTER || choices[i].level == seat->level))
      return g_dpgettext2 (NULL, "who plays", choices[i].word);

  g_return_val_if_reached ("");
}
