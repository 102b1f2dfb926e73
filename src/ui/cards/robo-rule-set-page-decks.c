// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "robo-rule-set-page-private.h"
#include "ui/common/robo-deck-glyph.h"

/* Which module sets are played with, how many copies of each card are in the decks, and what KillBots are given. */

/* Module sets */

static const char *
get_set_id (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "robo-id");
}

static void
set_switched_cb (RoboRuleSetPage *self,
                 GParamSpec      *pspec,
                 GtkSwitch       *control)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  const char *id = get_set_id (GTK_WIDGET (control));

  if (!robo_rule_set_page_can_edit (self))
    return;

  ids = robo_rule_set_dup_module_sets (robo_rule_set_page_get_set (self));
  for (char **old = ids; *old != NULL; old++)
    {
      if (!g_str_equal (*old, id))
        g_ptr_array_add (chosen, *old);
    }
  if (gtk_switch_get_active (control))
    g_ptr_array_add (chosen, (gpointer)id);
  g_ptr_array_add (chosen, NULL);
  /* Translators: in the list of edits, after “Undo”: which module sets are played with */
  robo_rule_set_page_change (self, _ ("Choose Module Sets"), NULL,
                             robo_rule_set_with_module_sets (robo_rule_set_page_get_set (self),
                                                             (const char *const *)chosen->pdata));
}

static void
add_set_row (RoboRuleSetPage *self,
             RoboRuleFile    *file,
             gboolean         is_chosen)
{
  AdwActionRow *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", robo_rule_file_get_title (file), NULL);
  GtkWidget    *control = gtk_switch_new ();
  const char   *problem = robo_rule_file_get_problem (file);

  adw_action_row_set_subtitle (row, problem != NULL ? problem : robo_rule_file_get_summary (file));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (control), is_chosen);
  g_object_set_data_full (G_OBJECT (control), "robo-id", g_strdup (robo_rule_file_get_id (file)), g_free);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (set_switched_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, control);
  adw_action_row_set_activatable_widget (row, control);
  gtk_list_box_append (self->set_list, GTK_WIDGET (row));
}

static gboolean
is_row_right (RoboRuleSetPage   *self,
              guint              index,
              const char        *id,
              const char *const *chosen)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->set_list, (int)index);
  GtkWidget     *control = row != NULL ? adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) : NULL;

  if (control == NULL || g_strcmp0 (get_set_id (control), id) != 0)
    return FALSE;

  gtk_switch_set_active (GTK_SWITCH (control), g_strv_contains (chosen, id));

  return TRUE;
}

/* Rows stay as they are as long as they are about the same sets: somebody may have the focus there. */
void
robo_rule_set_page_show_sets (RoboRuleSetPage *self)
{
  GListModel *sets = robo_rule_files_get_module_sets (self->files);
  g_auto (GStrv) chosen = robo_rule_set_dup_module_sets (robo_rule_set_page_get_set (self));
  guint    n = 0;
  gboolean is_right = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (sets, i);

      if (robo_rule_file_get_id (file) != NULL)
        is_right &= is_row_right (self, n++, robo_rule_file_get_id (file), (const char *const *)chosen);
    }
  if (is_right && gtk_list_box_get_row_at_index (self->set_list, (int)n) == NULL)
    return;

  while (gtk_list_box_get_row_at_index (self->set_list, 0) != NULL)
    gtk_list_box_remove (self->set_list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->set_list, 0)));
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (sets, i);

      if (robo_rule_file_get_id (file) != NULL)
        add_set_row (self, file, g_strv_contains ((const char *const *)chosen, robo_rule_file_get_id (file)));
    }
}

/* Cards */

static void
copies_cb (RoboRuleSetPage *self,
           GtkSpinButton   *spin)
{
  const char      *id = get_set_id (GTK_WIDGET (spin));
  g_autofree char *key = g_strconcat ("copies:", id, NULL);

  if (robo_rule_set_page_can_edit (self))
    /* Translators: in the list of edits, after “Undo”: how many copies of a card there are. */
    robo_rule_set_page_change (self, _ ("Change Copies"), key,
                               robo_rule_set_with_copies (robo_rule_set_page_get_set (self), id,
                                                          (guint)gtk_spin_button_get_value_as_int (spin)));
}

static void
killbot_cb (RoboRuleSetPage *self,
            GtkCheckButton  *check)
{
  if (robo_rule_set_page_can_edit (self))
    /* Translators: in the list of edits, after “Undo”: which modules KillBots are given */
    robo_rule_set_page_change (self, _ ("Change KillBots’ Modules"), NULL,
                               robo_rule_set_with_killbot_module (robo_rule_set_page_get_set (self),
                                                                  get_set_id (GTK_WIDGET (check)),
                                                                  gtk_check_button_get_active (check)));
}

/* Written in the file as no list at all: every module that suits a KillBot, also those of sets that come later. */
static void
all_killbots_cb (RoboRuleSetPage *self)
{
  RoboRuleSet     *set = robo_rule_set_page_get_set (self);
  const RoboCards *cards = robo_rule_set_get_modules (set) != NULL ? robo_modules_get_cards (robo_rule_set_get_modules (set)) : NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (!robo_rule_set_page_can_edit (self) || cards == NULL)
    return;

  for (guint card = 0; !gtk_switch_get_active (self->all_killbots) && card < cards->n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (set, card))
        g_ptr_array_add (ids, (gpointer)cards->cards[card].id);
    }
  g_ptr_array_add (ids, NULL);
  /* Translators: in the list of edits, after “Undo”: which modules KillBots are given */
  robo_rule_set_page_change (self, _ ("Change KillBots’ Modules"), NULL,
                             robo_rule_set_with_killbot_modules (set, (const char *const *)ids->pdata));
}

void
robo_rule_set_page_connect_decks (RoboRuleSetPage *self)
{
  g_signal_connect_object (self->all_killbots, "notify::active", G_CALLBACK (all_killbots_cb), self, G_CONNECT_SWAPPED);
}

static void
name_control (GtkWidget  *control,
              const char *id,
              const char *label)
{
  g_object_set_data_full (G_OBJECT (control), "robo-id", g_strdup (id), g_free);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
add_card_row (RoboRuleSetPage *self,
              RoboModules     *modules,
              guint            card)
{
  const RoboCard *what = &robo_modules_get_cards (modules)->cards[card];
  const char     *title = robo_modules_get_title (modules, card);
  AdwActionRow   *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);
  GtkWidget      *glyph = robo_deck_glyph_new (what->colour);
  GtkWidget      *check = gtk_check_button_new_with_label (_ ("KillBots"));
  GtkWidget      *spin = gtk_spin_button_new_with_range (0, 9, 1);
  /* Translators: %s is the name of a module */
  g_autofree char *copies_label = g_strdup_printf (_ ("Copies of %s"), title);
  /* Translators: %s is the name of a module */
  g_autofree char *killbot_label = g_strdup_printf (_ ("KillBots are given %s"), title);

  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (check, robo_card_suits_killbot (what));
  gtk_widget_set_visible (spin, what->colour != ROBO_CARD_CHAMPION);
  gtk_widget_set_tooltip_text (spin, copies_label);
  name_control (check, what->id, killbot_label);
  name_control (spin, what->id, copies_label);
  g_signal_connect_object (check, "toggled", G_CALLBACK (killbot_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (copies_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (row, glyph);
  adw_action_row_add_suffix (row, check);
  adw_action_row_add_suffix (row, spin);
  gtk_size_group_add_widget (self->copies_sizes, spin);
  if (what->colour == ROBO_CARD_CHAMPION)
    {
      GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      /* So that the checks stand below one another. */
      gtk_size_group_add_widget (self->copies_sizes, gap);
      adw_action_row_add_suffix (row, gap);
    }
  g_object_set_data (G_OBJECT (row), "robo-check", check);
  g_object_set_data (G_OBJECT (row), "robo-spin", spin);
  gtk_list_box_append (self->deck_list, GTK_WIDGET (row));
}

static char *
dup_card_ids (RoboModules *modules)
{
  GString *ids = g_string_new (NULL);

  for (guint card = 0; modules != NULL && card < robo_modules_get_cards (modules)->n_cards; card++)
    g_string_append_printf (ids, "%s %s %d\n", robo_modules_get_cards (modules)->cards[card].id,
                            robo_modules_get_title (modules, card), robo_modules_get_cards (modules)->cards[card].colour);

  return g_string_free (ids, FALSE);
}

static void
make_rows (RoboRuleSetPage *self,
           RoboModules     *modules)
{
  g_autofree char *ids = dup_card_ids (modules);

  if (g_strcmp0 (self->shown_cards, ids) == 0)
    return;

  g_free (self->shown_cards);
  self->shown_cards = g_steal_pointer (&ids);
  while (gtk_list_box_get_row_at_index (self->deck_list, 0) != NULL)
    gtk_list_box_remove (self->deck_list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->deck_list, 0)));
  for (guint card = 0; modules != NULL && card < robo_modules_get_cards (modules)->n_cards; card++)
    add_card_row (self, modules, card);
}

static guint
count_for_killbots (RoboRuleSet *set,
                    guint        n_cards)
{
  guint n = 0;

  for (guint card = 0; card < n_cards; card++)
    n += robo_rule_set_is_for_killbots (set, card);

  return n;
}

/* An empty list would mean all of them: so the last one stays. */
static void
show_check (RoboRuleSet    *set,
            guint           card,
            GtkCheckButton *check,
            gboolean        is_last)
{
  gboolean         is_given = robo_rule_set_is_for_killbots (set, card);
  g_autofree char *tooltip =
    /* Translators: %s is the name of a module */
    g_strdup_printf (_ ("KillBots are given %s"), robo_modules_get_title (robo_rule_set_get_modules (set), card));

  gtk_check_button_set_active (check, is_given);
  gtk_widget_set_sensitive (GTK_WIDGET (check), !is_given || !is_last);
  gtk_widget_set_tooltip_text (GTK_WIDGET (check), is_given && is_last ? _ ("The last one stays: KillBots always have a module.") : tooltip);
}

void
robo_rule_set_page_show_decks (RoboRuleSetPage *self)
{
  RoboRuleSet     *set = robo_rule_set_page_get_set (self);
  const RoboRules *rules = robo_rule_set_get_rules (set);
  RoboModules     *modules = robo_rule_set_get_modules (set);
  guint            n_cards = modules != NULL ? robo_modules_get_cards (modules)->n_cards : 0;
  gboolean         names_some = robo_rule_set_names_killbot_modules (set);
  gboolean         is_last = count_for_killbots (set, n_cards) <= 1;

  make_rows (self, modules);
  gtk_widget_set_visible (self->deck_group, modules != NULL && rules->modules);
  gtk_switch_set_active (self->all_killbots, !names_some);
  adw_action_row_set_subtitle (self->killbot_row, names_some ? _ ("Now: only those checked below.")
                                                             : _ ("Now: all that are checked below, and those of module sets that you add."));
  for (guint card = 0; card < n_cards; card++)
    {
      GObject *row = G_OBJECT (gtk_list_box_get_row_at_index (self->deck_list, (int)card));

      gtk_spin_button_set_value (g_object_get_data (row, "robo-spin"), rules->copies[card]);
      show_check (set, card, g_object_get_data (row, "robo-check"), is_last);
    }
}
