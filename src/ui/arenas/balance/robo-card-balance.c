// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-balance.h"

#include <glib/gi18n.h>

#include "simulation/robo-balance-words.h"

#include "ui/widgets/pictures/robo-ink.h"
#include "robo-balance-label.h"
#include "robo-balance-controls.h"
#include "robo-interval-bar.h"

/* CSS: classes `fair`, `unclear`, `favoured` and `handicapped` for verdicts. */
struct _RoboCardBalance
{
  AdwBin parent_instance;

  /* template children */
  RoboWorthPanel      *worth_panel;
  RoboBalanceControls *controls;
  GtkWidget           *result_box;
  GtkListBox          *card_list;

  /* owned, nullable */
  RoboArena     *arena;
  RoboRuleSet   *rule_set;
  RoboModuleSet *set;
  RoboModuleSet *shown_set; /* set of the cards that are listed */
};

G_DEFINE_FINAL_TYPE (RoboCardBalance, robo_card_balance, ADW_TYPE_BIN)

static RoboBalanceRun *
get_run (RoboCardBalance *self)
{
  return robo_balance_controls_get_run (self->controls);
}

/* If the effect of a card happened at least once, adds it to the text. */
static void
add_part (GString    *text,
          const char *format,
          guint       n)
{
  if (n == 0)
    return;

  if (text->len > 0)
    g_string_append (text, " · ");
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_append_printf (text, format, n);
#pragma GCC diagnostic pop
}

static char *
dup_deeds (const RoboBalanceCard *card)
{
  GString *text = g_string_new (NULL);

  /* Translators: This says what happened to a module in many games. %u is how often players were dealt the module. */
  add_part (text, g_dngettext (NULL, "dealt once", "dealt %u times", card->n_dealt), card->n_dealt);
  if (card->n_offered > 0)
    {
      g_string_append (text, text->len > 0 ? " · " : "");
      /* Translators: %1$u is how often a module was used, %2$u how often it could have been. */
      g_string_append_printf (text, _ ("used %1$u of %2$u times"), card->n_used, card->n_offered);
    }
  /* Translators: This says what a module did in many games. %u is how much damage it dealt. */
  add_part (text, g_dngettext (NULL, "%u damage", "%u damage", card->damage), card->damage);
  /* Translators: This says what a module did in many games. %u is how many steps it pushed other robots. */
  add_part (text, g_dngettext (NULL, "%u push", "%u pushes", card->pushes), card->pushes);
  /* Translators: This says what a module did in many games. %u is how many robots it destroyed. */
  add_part (text, g_dngettext (NULL, "%u robot destroyed", "%u robots destroyed", card->destroyed), card->destroyed);
  /* Translators: This says what a module did in many games. %u is how many victory points its owners got with it. */
  add_part (text, g_dngettext (NULL, "%u VP", "%u VP", card->vp), card->vp);

  return g_string_free (text, FALSE);
}

/* Rows */

/* Holds the scale and the column of numbers. All rows have them in common, so that the user can compare the bars. */
typedef struct
{
  const RoboBalanceResult *result;
  double                   fair;
  double                   most;
  GtkSizeGroup            *figures;
} Table;

static void
add_figure (GtkGrid     *grid,
            const Table *table,
            int          row,
            const char  *text,
            const char  *style)
{
  GtkWidget *label = robo_balance_label_new (text, style, 1);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_size_group_add_widget (table->figures, label);
  gtk_grid_attach (grid, label, 1, row, 1, 1);
}

static void
add_share (GtkGrid     *grid,
           const Table *table,
           guint        card)
{
  RoboShare        share = robo_balance_get_card_share (table->result, card);
  RoboVerdict      verdict = robo_balance_judge_card (table->result, card);
  g_autofree char *figure = NULL;
  RoboInterval     interval = {
        .value = share.share,
        .low = share.low,
        .high = share.high,
        .mark = table->fair,
        .most = table->most,
  };
  GtkWidget *bar;

  add_figure (grid, table, 0, robo_verdict_get_word_for_card (verdict), robo_verdict_get_id (verdict));
  if (table->result->cards[card].n_dealt == 0)
    return;

  figure = robo_share_dup_text (share);
  bar = robo_interval_bar_new ();
  robo_interval_bar_set (ROBO_INTERVAL_BAR (bar), &interval, ROBO_PAINT_SEAT_2);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, bar, 0, 1, 1, 1);
  add_figure (grid, table, 1, figure, "numeric");
}

static GtkWidget *
create_row (RoboCardBalance *self,
            const Table     *table,
            guint            index)
{
  RoboModules     *modules = robo_balance_run_get_setup (get_run (self))->modules;
  guint            card = robo_cards_find (robo_modules_get_cards (modules),
                                           robo_module_set_get_cards (self->shown_set)->cards[index].id);
  GtkWidget       *grid = gtk_grid_new ();
  GtkWidget       *title = robo_balance_label_new (robo_modules_get_title (modules, card), "heading", 0);
  GtkWidget       *row = gtk_list_box_row_new ();
  g_autofree char *deeds = dup_deeds (&table->result->cards[card]);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_grid_attach (GTK_GRID (grid), title, 0, 0, 1, 1);
  add_share (GTK_GRID (grid), table, card);
  gtk_grid_attach (GTK_GRID (grid), robo_balance_label_new (deeds, "caption", 0), 0, 2, 2, 1);
  gtk_widget_add_css_class (grid, "card-balance");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

static gboolean
has_result (RoboCardBalance *self,
            RoboBalanceRun  *run)
{
  return run != NULL;
}

static char *
dup_summary (RoboCardBalance *self,
             RoboBalanceRun  *run)
{
  return run != NULL ? robo_balance_controls_dup_summary (run) : NULL;
}

static void
played_cb (RoboCardBalance *self)
{
  RoboModules *modules;
  Table        table;

  g_clear_pointer (&self->shown_set, robo_module_set_unref);
  if (get_run (self) == NULL)
    return;

  modules = robo_balance_run_get_setup (get_run (self))->modules;
  /* List the cards of the measured set, which is the last set of the modules. */
  self->shown_set = robo_module_set_ref (robo_modules_get_set (modules, robo_modules_get_n_sets (modules) - 1));
  table.result = robo_balance_run_get_result (get_run (self));
  table.fair = (double)table.result->n_dealt_won / MAX (table.result->n_dealt, 1);
  table.most = 2 * table.fair;
  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    if (table.result->cards[card].n_dealt > 0)
      table.most = MAX (table.most, robo_balance_get_card_share (table.result, card).high);
  table.figures = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->card_list)); row != NULL;
       row = gtk_widget_get_first_child (GTK_WIDGET (self->card_list)))
    gtk_list_box_remove (self->card_list, row);
  for (guint card = 0; card < robo_module_set_get_cards (self->shown_set)->n_cards; card++)
    gtk_list_box_append (self->card_list, create_row (self, &table, card));
  g_object_unref (table.figures);
}

/* Running */

static gboolean
can_start (RoboCardBalance *self)
{
  return self->arena != NULL && self->rule_set != NULL && self->set != NULL &&
         robo_module_set_get_cards (self->set)->n_cards > 0;
}

/* Returns TRUE if games with both sets are the same. Names, texts and ids don't affect games. A new set gets its id
 * when it is saved. */
static gboolean
plays_the_same (RoboCardBalance *self,
                RoboModuleSet   *a,
                RoboModuleSet   *b)
{
  g_autofree char *digest = robo_worth_dup_digest (a, self->rule_set);
  g_autofree char *other = robo_worth_dup_digest (b, self->rule_set);

  return g_str_equal (digest, other);
}

static void
update_run (RoboCardBalance *self)
{
  const char *reason = NULL;

  if (!can_start (self))
    reason = _ ("No modules to play with.");
  else if (get_run (self) != NULL && !plays_the_same (self, self->shown_set, self->set))
    reason = _ ("The modules have changed. Start again.");
  robo_balance_controls_set_reason (self->controls, reason, can_start (self));
}

static void
robo_card_balance_dispose (GObject *object)
{
  RoboCardBalance *self = ROBO_CARD_BALANCE (object);

  g_clear_pointer (&self->arena, robo_arena_unref);
  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  g_clear_pointer (&self->set, robo_module_set_unref);
  g_clear_pointer (&self->shown_set, robo_module_set_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_CARD_BALANCE);

  G_OBJECT_CLASS (robo_card_balance_parent_class)->dispose (object);
}

static void
robo_card_balance_class_init (RoboCardBalanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_card_balance_dispose;

  g_type_ensure (ROBO_TYPE_BALANCE_CONTROLS);
  g_type_ensure (ROBO_TYPE_WORTH_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-card-balance.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboCardBalance, worth_panel);
  gtk_widget_class_bind_template_child (widget_class, RoboCardBalance, controls);
  gtk_widget_class_bind_template_child (widget_class, RoboCardBalance, result_box);
  gtk_widget_class_bind_template_child (widget_class, RoboCardBalance, card_list);
  gtk_widget_class_bind_template_callback (widget_class, robo_card_balance_start);
  gtk_widget_class_bind_template_callback (widget_class, has_result);
  gtk_widget_class_bind_template_callback (widget_class, dup_summary);
  gtk_widget_class_bind_template_callback (widget_class, played_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_run);
}

static void
robo_card_balance_init (RoboCardBalance *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_ink_load_css ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->arena = robo_worth_load_arena (problems);
  self->rule_set = robo_rule_set_load_bundled ("standard", problems);
  if (self->arena != NULL && self->rule_set != NULL)
    robo_worth_panel_set_table (self->worth_panel, self->arena, self->rule_set);
  update_run (self);
}

void
robo_card_balance_set_modules (RoboCardBalance *self,
                               RoboModuleSet   *set)
{
  g_return_if_fail (ROBO_IS_CARD_BALANCE (self));

  if (self->set == set)
    return;

  g_clear_pointer (&self->set, robo_module_set_unref);
  self->set = set != NULL ? robo_module_set_ref (set) : NULL;
  /* The caller sets NULL before a set that is not a new version of the last one. */
  if (set == NULL)
    robo_balance_controls_forget (self->controls);
  robo_worth_panel_set_modules (self->worth_panel, set);
  update_run (self);
}

RoboWorthPanel *
robo_card_balance_get_worth_panel (RoboCardBalance *self)
{
  g_return_val_if_fail (ROBO_IS_CARD_BALANCE (self), NULL);

  return self->worth_panel;
}

void
robo_card_balance_start (RoboCardBalance *self)
{
  RoboBalanceRun *run;

  g_return_if_fail (ROBO_IS_CARD_BALANCE (self));

  if (robo_balance_controls_get_is_running (self->controls) || !can_start (self))
    return;

  run = robo_balance_run_new_for_modules (
    self->set, self->arena, self->rule_set, robo_balance_controls_get_level (self->controls),
    robo_balance_controls_get_seed (self->controls), robo_balance_controls_get_n_games (self->controls));
  if (run == NULL)
    {
      robo_balance_controls_set_reason (self->controls, _ ("That’s too many modules for one game."), TRUE);
      return;
    }

  robo_balance_controls_play (self->controls, run);
}
