// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "base/robo-properties.h"
#include "files/cards/robo-rule-files.h"
#include "simulation/robo-balance-words.h"
#include "ui/widgets/layouts/robo-scroll.h"

#include "robo-balance-label.h"
#include "robo-before-box.h"

/* CSS: class `change-mark` for the number of an offer. */
struct _RoboFairnessPanel
{
  AdwBin parent_instance;

  /* template children */
  GtkSwitch      *measure_switch;
  GtkLabel       *status_label;
  RoboBeforeBox  *before_box;
  GtkStack       *search_stack;
  GtkWidget      *search_button;
  GtkWidget      *stop_button;
  GtkProgressBar *progress_bar;
  GtkLabel       *search_label;
  GtkBox         *offer_box;

  guint           pointed;
  gboolean        is_shown;
  RoboPlan        opened; /* plan of the arena when the document was set */
  const RoboPlan *plans[ROBO_FAIRNESS_MAX_OFFERS];

  RoboFairnessHunt hunt;

  /* owned */
  GSettings          *settings;
  RoboRuleSet        *standard; /* NULL if the program is not completely installed */
  RoboRuleFiles      *rule_files;
  RoboFairnessMeter  *meter;  /* NULL if the rules are missing */
  RoboFairnessSearch *search; /* nullable */
  RoboArenaDocument  *document;
  GSignalGroup       *document_signals;
  GSignalGroup       *history_signals;
};

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

enum
{
  CHANGED,
  OFFERS_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboFairnessPanel, robo_fairness_panel, ADW_TYPE_BIN)

static guint
get_n_offers (RoboFairnessPanel *self)
{
  return self->search != NULL ? robo_fairness_search_get_offers (self->search)->len : 0;
}

/* Returns whether a stroke is in progress. */
static gboolean
is_in_edit (RoboFairnessPanel *self)
{
  return robo_history_is_in_edit (robo_document_get_history (ROBO_DOCUMENT (self->document)));
}

/* Before and after */

static char *
dup_share (const RoboFairness *figures,
           RoboDir             side)
{
  guint seat = figures != NULL ? robo_fairness_get_seat (figures, side) : ROBO_NO_SEAT;

  if (seat == ROBO_NO_SEAT)
    return g_strdup ("–");

  return robo_share_dup_text (robo_balance_get_share (&figures->job, &figures->result, seat));
}

/* Returns the difference with an arrow, such as “↑ 3.2”, or an empty text if the side was not measured in both
 * arenas. */
static char *
dup_difference (const RoboFairness *before,
                const RoboFairness *now,
                RoboDir             side)
{
  guint old_seat = before != NULL ? robo_fairness_get_seat (before, side) : ROBO_NO_SEAT;
  guint seat = now != NULL ? robo_fairness_get_seat (now, side) : ROBO_NO_SEAT;

  if (old_seat == ROBO_NO_SEAT || seat == ROBO_NO_SEAT)
    return g_strdup ("");

  return robo_before_box_dup_difference (robo_balance_get_share (&before->job, &before->result, old_seat).share,
                                         robo_balance_get_share (&now->job, &now->result, seat).share);
}

/* Returns a bit for `side`, and for each other side that is measured together with `side`, in both arenas if both have
 * figures. */
static guint
get_pool (const RoboFairness *before,
          const RoboFairness *now,
          guint               side)
{
  const RoboFairness *both[] = { before, now };
  guint               pool = (1u << ROBO_N_SIDES) - 1;

  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      guint seat = both[i] != NULL ? robo_fairness_get_seat (both[i], (RoboDir)(2 * side)) : ROBO_NO_SEAT;
      guint sides = 1u << side;

      for (guint other = 0; seat != ROBO_NO_SEAT && other < ROBO_MAX_ROBOTS; other++)
        if ((both[i]->job.twins[seat] & 1u << other) != 0)
          sides |= 1u << (both[i]->sides[other] / 2);
      if (both[i] != NULL)
        pool &= sides;
    }

  return pool;
}

static gboolean
has_side (const RoboFairness *figures,
          RoboDir             side)
{
  return figures != NULL && robo_fairness_get_seat (figures, side) != ROBO_NO_SEAT;
}

static void
fill_rows (RoboFairnessPanel  *self,
           const RoboFairness *before,
           const RoboFairness *now)
{
  g_autofree char *old_word = before != NULL ? robo_fairness_dup_word (before) : g_strdup ("–");
  g_autofree char *word = now != NULL ? robo_fairness_dup_word (now) : g_strdup ("–");
  const char      *words[] = { NULL, old_word, NULL, word };
  guint            done = 0;
  guint            row = 0;

  robo_before_box_set_row (self->before_box, row++, words, "caption");
  for (guint side = 0; side < ROBO_N_SIDES; side++)
    {
      guint            pool = get_pool (before, now, side);
      g_autofree char *names = robo_fairness_dup_side_names (pool);
      g_autofree char *old_share = dup_share (before, (RoboDir)(2 * side));
      g_autofree char *share = dup_share (now, (RoboDir)(2 * side));
      g_autofree char *difference = dup_difference (before, now, (RoboDir)(2 * side));
      const char      *texts[] = { names, old_share, difference, share };

      if ((done & 1u << side) != 0 ||
          (!has_side (before, (RoboDir)(2 * side)) && !has_side (now, (RoboDir)(2 * side))))
        continue;

      done |= pool;
      robo_before_box_set_row (self->before_box, row++, texts, "numeric");
    }
  robo_before_box_end_rows (self->before_box, row);
}

static void
update_before (RoboFairnessPanel *self)
{
  gboolean            is_measuring = self->meter != NULL && gtk_switch_get_active (self->measure_switch);
  const RoboFairness *before = is_measuring ? robo_fairness_meter_get_before (self->meter) : NULL;
  const RoboFairness *now = robo_fairness_panel_get_figures (self);
  gboolean            has_rows = before != NULL || now != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->before_box), has_rows);
  if (has_rows)
    fill_rows (self, before, now);
}

static void
update_status (RoboFairnessPanel *self)
{
  const RoboFairness *now = robo_fairness_panel_get_figures (self);
  g_autofree char    *sentence = now != NULL ? robo_fairness_dup_sentence (now) : NULL;
  const char         *other = NULL;

  if (now == NULL && self->meter != NULL && robo_meter_get_is_running (ROBO_METER (self->meter)))
    other = _ ("Playing the first games…");
  else if (now == NULL && self->document != NULL &&
           robo_problem_list_get_n_errors (robo_arena_document_get_problems (self->document)) > 0)
    other = _ ("Fix the errors to see how fair the arena is.");
  if (sentence != NULL && robo_fairness_meter_get_rule_set (self->meter) != self->standard)
    {
      const char *name = robo_rule_set_get_name (robo_fairness_meter_get_rule_set (self->meter));
      /* Translators: %s is the name of a rule set. */
      g_autofree char *rules = g_strdup_printf (_ ("Rules: %s"), name);
      char            *both = g_strconcat (sentence, "\n", rules, NULL);

      g_free (sentence);
      sentence = both;
    }
  gtk_label_set_label (self->status_label, sentence != NULL ? sentence : other != NULL ? other
                                                                                       : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status_label), sentence != NULL || other != NULL);
}

/* Updates everything that shows figures. Hidden rows are updated, too, since there are few of them. */
static void
update_figures (RoboFairnessPanel *self)
{
  update_status (self);
  update_before (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
compare_opening_cb (RoboFairnessPanel *self)
{
  if (self->meter == NULL || self->document == NULL)
    return;

  robo_before_box_set_since (self->before_box, _ ("Before: the arena as it was when opened"));
  robo_fairness_meter_set_before (self->meter, &self->opened);
}

static void
compare_now_cb (RoboFairnessPanel *self)
{
  g_autofree char *time = robo_before_box_dup_time ();
  g_autofree char *text = NULL;

  if (self->meter == NULL || self->document == NULL)
    return;

  /* Translators: %s is a time of day, such as 14:05. */
  text = g_strdup_printf (_ ("Before: the arena as it was at %s"), time);
  robo_before_box_set_since (self->before_box, text);
  robo_fairness_meter_set_before (self->meter, robo_arena_document_get_plan (self->document));
}

/* Fairer arenas */

static void
point_at (RoboFairnessPanel *self,
          guint              index)
{
  if (self->pointed == index)
    return;

  self->pointed = index;
  g_signal_emit (self, signals[OFFERS_CHANGED], 0);
}

static guint
get_index (gpointer controller)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (gtk_event_controller_get_widget (controller)), "robo-index"));
}

static void
entered_cb (RoboFairnessPanel  *self,
            double              x,
            double              y,
            GtkEventController *controller)
{
  point_at (self, get_index (controller));
}

static void
focused_cb (RoboFairnessPanel  *self,
            GtkEventController *controller)
{
  point_at (self, get_index (controller));
}

static void
left_cb (RoboFairnessPanel *self)
{
  point_at (self, get_n_offers (self));
}

static void
apply_cb (RoboFairnessPanel *self,
          GtkWidget         *button)
{
  guint                    index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-index"));
  const RoboFairnessOffer *offer;
  RoboPlan                 plan;

  if (index >= get_n_offers (self) || is_in_edit (self))
    return;

  offer = robo_fairness_search_get_offers (self->search)->pdata[index];
  /* Copy the plan, because the edit drops the offers. */
  plan = offer->plan;
  gtk_widget_grab_focus (self->search_button);
  robo_arena_document_edit_plan (self->document, C_ ("undo", "Make Fairer"), &plan);
}

static void
add_offer (RoboFairnessPanel       *self,
           const RoboFairnessOffer *offer,
           guint                    index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *word = robo_fairness_dup_word (offer->figures);
  g_autofree char *share = robo_fairness_dup_figures (offer->figures);
  /* Translators: %1$s is a verdict on an arena, such as “Fair”, %2$s is the side that differs most, with its share of
   * wins. */
  g_autofree char *figures = g_strdup_printf (_ ("%1$s. %2$s"), word, share);
  /* Translators: This is the name of a button that makes a change. %1$u is the number of the change, %2$s is a sentence
   * that describes it. */
  g_autofree char    *name = g_strdup_printf (_ ("Apply change %1$u: %2$s"), index + 1, offer->text);
  GtkWidget          *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget          *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget          *badge = gtk_label_new (number);
  GtkWidget          *text = robo_balance_label_new (offer->text, NULL, 0);
  GtkWidget          *button = gtk_button_new_with_label (C_ ("change of an arena", "Apply"));
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_add_css_class (badge, "change-mark");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 20);
  gtk_box_append (GTK_BOX (texts), text);
  gtk_box_append (GTK_BOX (texts), robo_balance_label_new (figures, "caption", 0));
  gtk_box_append (GTK_BOX (row), badge);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), button);
  g_object_set_data (G_OBJECT (row), "robo-index", GUINT_TO_POINTER (index));
  g_object_set_data (G_OBJECT (button), "robo-index", GUINT_TO_POINTER (index));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, figures, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (apply_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
  gtk_box_append (self->offer_box, row);
}

static void
fill_offers (RoboFairnessPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->offer_box))) != NULL)
    gtk_box_remove (self->offer_box, child);
  self->pointed = get_n_offers (self);
  for (guint i = 0; i < get_n_offers (self); i++)
    {
      const RoboFairnessOffer *offer = robo_fairness_search_get_offers (self->search)->pdata[i];

      self->plans[i] = &offer->plan;
      add_offer (self, offer, i);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->offer_box), get_n_offers (self) > 0);
  g_signal_emit (self, signals[OFFERS_CHANGED], 0);
}

static gboolean
is_searching (RoboFairnessPanel *self)
{
  return self->search != NULL && robo_fairness_search_get_is_running (self->search);
}

static void
show_search (RoboFairnessPanel *self,
             const char        *sentence)
{
  gtk_stack_set_visible_child_name (self->search_stack, is_searching (self) ? "running" : "ready");
  gtk_label_set_label (self->search_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->search_label), sentence != NULL);
}

static void
progress_cb (RoboFairnessPanel *self)
{
  gtk_progress_bar_set_fraction (self->progress_bar, robo_fairness_search_get_progress (self->search));
}

static void
update_can_search (RoboFairnessPanel *self)
{
  gtk_widget_set_sensitive (self->search_button,
                            self->meter != NULL && robo_meter_is_possible (ROBO_METER (self->meter)));
}

static void
drop_search (RoboFairnessPanel *self)
{
  if (self->search == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->search, self);
  robo_fairness_search_cancel (self->search);
  g_clear_object (&self->search);
  show_search (self, NULL);
  fill_offers (self);
}

/* Scrolls to the offers once they have their place, because they are below the button and often out of view. */
static gboolean
reveal_offers_cb (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       user_data)
{
  RoboFairnessPanel *self = ROBO_FAIRNESS_PANEL (widget);

  if (get_n_offers (self) > 0 && gtk_widget_get_height (GTK_WIDGET (self->offer_box)) == 0)
    return G_SOURCE_CONTINUE;

  if (get_n_offers (self) > 0)
    robo_scroll_to (GTK_WIDGET (self->offer_box));

  return G_SOURCE_REMOVE;
}

static void
searched_cb (RoboFairnessPanel *self)
{
  gboolean had_focus;

  if (is_searching (self))
    return;

  had_focus = gtk_widget_has_focus (self->stop_button);
  show_search (self, get_n_offers (self) > 0 ? _ ("These changes make the arena fairer:")
                                             : _ ("No small change makes the arena fairer."));
  fill_offers (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_offers_cb, NULL, NULL);
  if (had_focus)
    gtk_widget_child_focus (get_n_offers (self) > 0 ? GTK_WIDGET (self->offer_box) : GTK_WIDGET (self->search_stack),
                            GTK_DIR_TAB_FORWARD);
}

static void
search_cb (RoboFairnessPanel *self)
{
  /* The mnemonic works even during a stroke, in which the meter has no arena. */
  if (self->meter == NULL || !robo_meter_is_possible (ROBO_METER (self->meter)))
    return;

  drop_search (self);
  self->search = robo_fairness_search_new (robo_arena_document_get_plan (self->document),
                                           robo_fairness_meter_get_rule_set (self->meter), &self->hunt);
  g_signal_connect_swapped (self->search, "notify::progress", G_CALLBACK (progress_cb), self);
  g_signal_connect_swapped (self->search, "notify::is-running", G_CALLBACK (searched_cb), self);
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  robo_fairness_search_start (self->search);
  show_search (self, _ ("Trying small changes…"));
  gtk_widget_grab_focus (self->stop_button);
}

static void
stop_cb (RoboFairnessPanel *self)
{
  drop_search (self);
  gtk_widget_grab_focus (self->search_button);
}

/* Document */

/* Measures the arena after a change. During a stroke nothing is measured. */
static void
measure (RoboFairnessPanel *self)
{
  const RoboPlan *plan = NULL;

  if (self->meter == NULL)
    return;

  if (self->document != NULL && !is_in_edit (self))
    plan = robo_arena_document_get_plan (self->document);
  if (self->search != NULL &&
      (plan == NULL || memcmp (plan, robo_fairness_search_get_plan (self->search), sizeof *plan) != 0))
    drop_search (self);
  robo_fairness_meter_set_plan (self->meter, plan);
  if (plan != NULL)
    update_can_search (self);
}

/* Measures with the rules that the arena recommends, or else with the standard rules. */
static void
update_rules (RoboFairnessPanel *self)
{
  GListModel  *files = robo_rule_files_get_rule_sets (self->rule_files);
  const char  *id = self->document != NULL ? robo_arena_get_rules (robo_arena_document_get_arena (self->document)) : "";
  RoboRuleSet *rule_set = self->standard;
  g_autoptr (RoboRuleSet) found = NULL;

  if (self->meter == NULL)
    return;

  for (guint i = 0; found == NULL && id[0] != '\0' && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (files, i);

      if (g_strcmp0 (robo_rule_file_get_id (file), id) == 0 && robo_rule_file_get_problem (file) == NULL &&
          !g_str_equal (id, robo_rule_set_get_id (self->standard)))
        found = robo_rule_set_ref (robo_rule_file_get_rules (file));
    }
  if (found != NULL)
    rule_set = found;
  if (robo_rule_set_equal (rule_set, robo_fairness_meter_get_rule_set (self->meter)))
    return;

  drop_search (self);
  robo_fairness_meter_set_rule_set (self->meter, rule_set);
  update_can_search (self);
}

static void
update_is_active (RoboFairnessPanel *self)
{
  if (self->meter != NULL)
    robo_meter_set_is_active (ROBO_METER (self->meter), self->is_shown && gtk_switch_get_active (self->measure_switch));
  update_figures (self);
}

static void
set_document (RoboFairnessPanel *self,
              RoboArenaDocument *document)
{
  if (!g_set_object (&self->document, document))
    return;

  drop_search (self);
  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->history_signals,
                             document != NULL ? robo_document_get_history (ROBO_DOCUMENT (document)) : NULL);
  if (self->meter != NULL)
    {
      if (document != NULL)
        self->opened = *robo_arena_document_get_plan (document);
      robo_fairness_meter_set_before (self->meter, document != NULL ? &self->opened : NULL);
      robo_before_box_set_since (self->before_box, _ ("Before: the arena as it was when opened"));
    }
  update_rules (self);
  measure (self);
  update_can_search (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

/* Class */

static void
robo_fairness_panel_dispose (GObject *object)
{
  RoboFairnessPanel *self = ROBO_FAIRNESS_PANEL (object);

  if (self->search != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->search, self);
      robo_fairness_search_cancel (self->search);
    }
  if (self->meter != NULL)
    g_signal_handlers_disconnect_by_data (self->meter, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_FAIRNESS_PANEL);
  g_clear_object (&self->search);
  g_clear_object (&self->meter);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->history_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->settings);
  g_clear_object (&self->rule_files);
  g_clear_pointer (&self->standard, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_fairness_panel_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboFairnessPanel, document), .type = robo_arena_document_get_type, .set = G_CALLBACK (set_document) },
};

static void
robo_fairness_panel_class_init (RoboFairnessPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_fairness_panel_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[OFFERS_CHANGED] = g_signal_new ("offers-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_BEFORE_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-fairness-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, measure_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, status_label);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, before_box);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, search_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, search_button);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, search_label);
  gtk_widget_class_bind_template_child (widget_class, RoboFairnessPanel, offer_box);
  gtk_widget_class_bind_template_callback (widget_class, update_is_active);
  gtk_widget_class_bind_template_callback (widget_class, compare_opening_cb);
  gtk_widget_class_bind_template_callback (widget_class, compare_now_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
}

static void
robo_fairness_panel_init (RoboFairnessPanel *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  self->standard = robo_rule_set_load_bundled ("standard", problems);
  self->rule_files = robo_rule_files_new ();
  self->hunt = robo_fairness_usual_hunt;
  gtk_widget_init_template (GTK_WIDGET (self));
  if (self->standard != NULL)
    {
      self->meter = robo_fairness_meter_new (self->standard);
      g_signal_connect_swapped (self->meter, "changed", G_CALLBACK (update_figures), self);
      g_signal_connect_swapped (self->meter, "notify::is-running", G_CALLBACK (update_status), self);
    }
  self->document_signals = g_signal_group_new (ROBO_TYPE_ARENA_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (measure), self);
  g_signal_group_connect_swapped (self->document_signals, "notify::rules", G_CALLBACK (update_rules), self);
  self->history_signals = g_signal_group_new (ROBO_TYPE_HISTORY);
  g_signal_group_connect_swapped (self->history_signals, "edited", G_CALLBACK (measure), self);
  g_signal_connect_object (robo_rule_files_get_rule_sets (self->rule_files), "items-changed", G_CALLBACK (update_rules),
                           self, G_CONNECT_SWAPPED);
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_bind (self->settings, "fairness-while-drawing", self->measure_switch, "active", G_SETTINGS_BIND_DEFAULT);
  update_is_active (self);
  update_can_search (self);
}

void
robo_fairness_panel_set_is_shown (RoboFairnessPanel *self,
                                  gboolean           is_shown)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_PANEL (self));

  self->is_shown = is_shown;
  /* Keep offers that were found already: they need no games, and the user may return to the same arena. */
  if (!is_shown && is_searching (self))
    drop_search (self);
  update_is_active (self);
}

RoboFairnessMeter *
robo_fairness_panel_get_meter (RoboFairnessPanel *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_PANEL (self), NULL);

  return self->meter;
}

void
robo_fairness_panel_set_hunt (RoboFairnessPanel      *self,
                              const RoboFairnessHunt *hunt)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_PANEL (self));

  self->hunt = *hunt;
}

const RoboFairness *
robo_fairness_panel_get_figures (RoboFairnessPanel *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_PANEL (self), NULL);

  if (self->meter == NULL || !gtk_switch_get_active (self->measure_switch))
    return NULL;

  return robo_fairness_meter_get_now (self->meter);
}

gboolean
robo_fairness_panel_is_waiting (RoboFairnessPanel *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_PANEL (self), FALSE);

  return self->document != NULL && self->meter != NULL && gtk_switch_get_active (self->measure_switch) &&
         robo_fairness_meter_get_now (self->meter) == NULL &&
         (robo_meter_get_is_running (ROBO_METER (self->meter)) || is_in_edit (self));
}

const RoboPlan *const *
robo_fairness_panel_get_offers (RoboFairnessPanel *self,
                                guint             *n)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_PANEL (self), NULL);

  *n = get_n_offers (self);

  return self->plans;
}

guint
robo_fairness_panel_get_pointed (RoboFairnessPanel *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_PANEL (self), 0);

  return self->pointed;
}
