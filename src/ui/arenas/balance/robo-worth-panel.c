// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-worth-panel.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "simulation/robo-balance-words.h"

#include "robo-before-box.h"

struct _RoboWorthPanel
{
  AdwBin parent_instance;

  /* template children */
  GtkSwitch     *measure_switch;
  GtkLabel      *status_label;
  RoboBeforeBox *before_box;

  gboolean is_shown;

  /* owned, nullable */
  GSettings      *settings;
  RoboWorthMeter *meter;
  RoboModuleSet  *set;
  RoboModuleSet  *opened; /* the first set of the document */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RoboWorthPanel, robo_worth_panel, ADW_TYPE_BIN)

static gboolean
is_measuring (RoboWorthPanel *self)
{
  return self->meter != NULL && gtk_switch_get_active (self->measure_switch);
}

static const RoboWorth *
get_now (RoboWorthPanel *self)
{
  return is_measuring (self) ? robo_worth_meter_get_now (self->meter) : NULL;
}

/* Returns the figures of the set to compare with, and sets `old_card` to the number of the card in that set. Returns
 * NULL if there are no figures of the card in that set. */
static const RoboWorth *
find_before (RoboWorthPanel *self,
             guint           card,
             guint          *old_card)
{
  const RoboWorth *before = is_measuring (self) ? robo_worth_meter_get_before (self->meter) : NULL;

  if (before == NULL)
    return NULL;

  *old_card = robo_cards_find (robo_module_set_get_cards (robo_worth_meter_get_before_set (self->meter)),
                               robo_module_set_get_cards (self->set)->cards[card].id);

  return *old_card != ROBO_NO_CARD && robo_worth_count_dealt (before, *old_card) > 0 ? before : NULL;
}

static gboolean
has_share (const RoboWorth *worth,
           guint            card)
{
  return worth != NULL && robo_worth_count_dealt (worth, card) > 0;
}

static char *
dup_share (const RoboWorth *worth,
           guint            card)
{
  return worth != NULL ? robo_share_dup_text (robo_worth_get_share (worth, card)) : g_strdup ("–");
}

static char *
dup_difference (const RoboWorth *before,
                guint            old_card,
                const RoboWorth *now,
                guint            card)
{
  if (before == NULL || now == NULL)
    return g_strdup ("");

  return robo_before_box_dup_difference (robo_worth_get_share (before, old_card).share,
                                         robo_worth_get_share (now, card).share);
}

static void
set_row (RoboWorthPanel *self,
         guint           card)
{
  guint            old_card = ROBO_NO_CARD;
  const RoboWorth *now = has_share (get_now (self), card) ? get_now (self) : NULL;
  const RoboWorth *before = find_before (self, card, &old_card);
  g_autofree char *old_share = dup_share (before, old_card);
  g_autofree char *difference = dup_difference (before, old_card, now, card);
  g_autofree char *share = dup_share (now, card);
  const char      *texts[] = { robo_module_set_get_title (self->set, card), old_share, difference, share };

  robo_before_box_set_row (self->before_box, card, texts, "numeric");
}

static void
update_rows (RoboWorthPanel *self)
{
  gboolean has_rows = get_now (self) != NULL ||
                      (is_measuring (self) && self->set != NULL && robo_worth_meter_get_before (self->meter) != NULL);
  guint n = has_rows ? robo_module_set_get_cards (self->set)->n_cards : 0;

  gtk_widget_set_visible (GTK_WIDGET (self->before_box), has_rows);
  /* A set may have many cards, so fill the rows only if they are seen. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  for (guint card = 0; card < n; card++)
    set_row (self, card);
  robo_before_box_end_rows (self->before_box, n);
}

static void
update_status (RoboWorthPanel *self)
{
  const RoboWorth *now = get_now (self);
  g_autofree char *sentence = NULL;

  if (now != NULL)
    sentence = g_strdup_printf (
      /* Translators: %1$u is how many games the computer has played, %2$.1f is the share of wins of an average module, in
       * percent. */
      ngettext ("%1$u game. The average for all modules is %2$.1f%%.", "%1$u games. The average for all modules is %2$.1f%%.",
                now->result.n_games),
      now->result.n_games, 100 * robo_worth_get_average (now));
  else if (is_measuring (self) && robo_meter_get_is_running (ROBO_METER (self->meter)))
    sentence = g_strdup (_ ("Playing the first games…"));
  gtk_label_set_label (self->status_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status_label), sentence != NULL);
}

static void
update_figures (RoboWorthPanel *self)
{
  update_status (self);
  update_rows (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
update_is_active (RoboWorthPanel *self)
{
  if (self->meter != NULL)
    robo_meter_set_is_active (ROBO_METER (self->meter),
                              self->is_shown && gtk_switch_get_active (self->measure_switch));
  update_figures (self);
}

static void
compare_opening_cb (RoboWorthPanel *self)
{
  robo_before_box_set_since (self->before_box, _ ("Before: the cards as they were when opened"));
  if (self->meter != NULL)
    robo_worth_meter_set_before (self->meter, self->opened);
}

static void
compare_now_cb (RoboWorthPanel *self)
{
  g_autofree char *time = robo_before_box_dup_time ();
  /* Translators: %s is a time of day, such as 14:05. */
  g_autofree char *text = g_strdup_printf (_ ("Before: the cards as they were at %s"), time);

  robo_before_box_set_since (self->before_box, text);
  if (self->meter != NULL)
    robo_worth_meter_set_before (self->meter, self->set);
}

/* Class */

static void
robo_worth_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_worth_panel_parent_class)->map (widget);
  update_rows (ROBO_WORTH_PANEL (widget));
}

static void
robo_worth_panel_dispose (GObject *object)
{
  RoboWorthPanel *self = ROBO_WORTH_PANEL (object);

  if (self->meter != NULL)
    g_signal_handlers_disconnect_by_data (self->meter, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_WORTH_PANEL);
  g_clear_object (&self->meter);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->set, robo_module_set_unref);
  g_clear_pointer (&self->opened, robo_module_set_unref);

  G_OBJECT_CLASS (robo_worth_panel_parent_class)->dispose (object);
}

static void
robo_worth_panel_class_init (RoboWorthPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_worth_panel_dispose;
  widget_class->map = robo_worth_panel_map;

  changed_signal = robo_signal_new ("changed", klass);

  g_type_ensure (ROBO_TYPE_BEFORE_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-worth-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboWorthPanel, measure_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboWorthPanel, status_label);
  gtk_widget_class_bind_template_child (widget_class, RoboWorthPanel, before_box);
  gtk_widget_class_bind_template_callback (widget_class, update_is_active);
  gtk_widget_class_bind_template_callback (widget_class, compare_opening_cb);
  gtk_widget_class_bind_template_callback (widget_class, compare_now_cb);
}

static void
robo_worth_panel_init (RoboWorthPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_bind (self->settings, "worth-while-editing", self->measure_switch, "active", G_SETTINGS_BIND_DEFAULT);
  compare_opening_cb (self);
  update_is_active (self);
}

void
robo_worth_panel_set_table (RoboWorthPanel *self,
                            RoboArena      *arena,
                            RoboRuleSet    *rule_set)
{
  g_return_if_fail (ROBO_IS_WORTH_PANEL (self));
  g_return_if_fail (self->meter == NULL && arena != NULL && rule_set != NULL);

  self->meter = robo_worth_meter_new (arena, rule_set);
  g_signal_connect_swapped (self->meter, "changed", G_CALLBACK (update_figures), self);
  g_signal_connect_swapped (self->meter, "notify::is-running", G_CALLBACK (update_status), self);
  update_is_active (self);
}

void
robo_worth_panel_set_modules (RoboWorthPanel *self,
                              RoboModuleSet  *set)
{
  g_autoptr (RoboModuleSet) old = NULL;

  g_return_if_fail (ROBO_IS_WORTH_PANEL (self));

  /* The old set may be the same as the new one, and the panel may be the last that holds it. So release it only after
   * the new reference is taken. */
  old = g_steal_pointer (&self->set);
  self->set = set != NULL ? robo_module_set_ref (set) : NULL;
  if (set == NULL)
    g_clear_pointer (&self->opened, robo_module_set_unref);
  if (self->meter == NULL)
    return;

  /* If only names have changed, the meter emits no signal, so update the figures here, too. */
  robo_worth_meter_set_modules (self->meter, set);
  if (self->opened == NULL)
    {
      self->opened = set != NULL ? robo_module_set_ref (set) : NULL;
      compare_opening_cb (self);
    }
  update_figures (self);
}

void
robo_worth_panel_set_is_shown (RoboWorthPanel *self,
                               gboolean        is_shown)
{
  g_return_if_fail (ROBO_IS_WORTH_PANEL (self));

  self->is_shown = is_shown;
  update_is_active (self);
}

RoboWorthMeter *
robo_worth_panel_get_meter (RoboWorthPanel *self)
{
  g_return_val_if_fail (ROBO_IS_WORTH_PANEL (self), NULL);

  return self->meter;
}

char *
robo_worth_panel_dup_word (RoboWorthPanel *self,
                           guint           card)
{
  const RoboWorth *now;
  const char      *word;

  g_return_val_if_fail (ROBO_IS_WORTH_PANEL (self), NULL);

  now = get_now (self);
  if (now != NULL)
    word = robo_verdict_get_word_for_card (robo_worth_get_verdict (now, card));
  else if (is_measuring (self) && robo_meter_get_is_running (ROBO_METER (self->meter)))
    word = "…";
  else
    word = C_ ("worth of a card", "not measured");

  /* Translators: %s is a verdict on a module card, such as “stronger” or “as good as others”, or “…” while it is being
   * measured. */
  return g_strdup_printf (_ ("Worth: %s"), word);
}

char *
robo_worth_panel_dup_figures (RoboWorthPanel *self,
                              guint           card)
{
  const RoboWorth *now, *before;
  guint            old_card = ROBO_NO_CARD;
  g_autofree char *share = NULL;
  g_autofree char *old_share = NULL;
  g_autofree char *difference = NULL;

  g_return_val_if_fail (ROBO_IS_WORTH_PANEL (self), NULL);

  now = get_now (self);
  if (!has_share (now, card))
    return NULL;

  share = dup_share (now, card);
  before = robo_meter_is_same (ROBO_METER (self->meter)) ? NULL : find_before (self, card, &old_card);
  if (before == NULL)
    return g_steal_pointer (&share);

  old_share = dup_share (before, old_card);
  difference = dup_difference (before, old_card, now, card);

  /* Translators: These are shares of games that players win who have a card: %1$s is the share now with its precision, such
   * as “31.2% ± 5.6”, %2$s is the share before the card was changed, %3$s is the difference with an arrow, such as “↑
   * 5.8”. */
  return g_strdup_printf (_ ("%1$s (before: %2$s, %3$s)"), share, old_share, difference);
}
