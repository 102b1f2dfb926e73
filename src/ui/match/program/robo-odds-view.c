// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-odds-view.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/learning/robo-advice-words.h"
#include "ui/widgets/layouts/robo-css.h"

/* Each number has room for this many characters, as in "100 %". */
#define VALUE_CHARS 5

/* CSS: node `oddsview`, with the classes `brief` and `counting`; each number is a `box.number`. Role: group, named by
 * the odds in a sentence, and busy while they are computed. */
struct _RoboOddsView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *numbers_box;
  GtkWidget      *trials_box;
  GtkLabel       *token_label;
  GtkLabel       *destroys_label;
  GtkLabel       *hit_label;
  GtkLabel       *destroyed_label;
  GtkProgressBar *token_bar;
  GtkProgressBar *destroys_bar;
  GtkProgressBar *hit_bar;
  GtkProgressBar *destroyed_bar;
  GtkLabel       *trials_label;
  GtkLabel       *room_label;
  GtkLabel       *danger_label;

  gboolean is_brief;
};

enum
{
  PROP_IS_BRIEF = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboOddsView, robo_odds_view, GTK_TYPE_WIDGET)

/* Closures of the template */

static gboolean
is_not_cb (RoboOddsView *self,
           gboolean      condition)
{
  return !condition;
}

static GtkOrientation
get_orientation_cb (RoboOddsView *self,
                    gboolean      is_brief)
{
  return is_brief ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
}

/* Gives the numbers equal widths if each number is below its words. Numbers beside their words need no equal widths,
 * because the gaps between them are equal. */
static int
get_value_chars_cb (RoboOddsView *self,
                    gboolean      is_brief)
{
  return is_brief ? -1 : VALUE_CHARS;
}

/* Object */

static void
robo_odds_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_ODDS_VIEW);

  G_OBJECT_CLASS (robo_odds_view_parent_class)->dispose (object);
}

static void
set_is_brief (RoboOddsView *self,
              gboolean      is_brief)
{
  if (self->is_brief == is_brief)
    return;
  self->is_brief = !self->is_brief;
  robo_css_set_class (GTK_WIDGET (self), "brief", self->is_brief);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_BRIEF]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_BRIEF] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-brief", RoboOddsView, is_brief), .set = G_CALLBACK (set_is_brief) },
};

static void
robo_odds_view_class_init (RoboOddsViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_odds_view_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-odds-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, numbers_box);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, trials_box);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, token_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, destroys_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, hit_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, destroyed_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, token_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, destroys_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, hit_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, destroyed_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, trials_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, room_label);
  gtk_widget_class_bind_template_child (widget_class, RoboOddsView, danger_label);
  gtk_widget_class_bind_template_callback (widget_class, get_orientation_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_value_chars_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_not_cb);

  gtk_widget_class_set_css_name (widget_class, "oddsview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
show_number (GtkLabel       *label,
             GtkProgressBar *bar,
             const RoboOdds *odds,
             guint           n)
{
  guint            percent = odds != NULL ? robo_advice_get_percent (n, odds->n_worlds) : 0;
  g_autofree char *text = odds != NULL ? g_strdup_printf (_ ("%.0f%%"), (double)percent) : g_strdup ("–");

  gtk_label_set_label (label, text);
  gtk_progress_bar_set_fraction (bar, percent / 100.0);
}

static char *
dup_trials (guint  n_trials,
            double vp)
{
  /* Translators: %1$u is how often the round was simulated, %2$.1f how many victory points the robot gained on average,
   * such as 0.7. */
  return g_strdup_printf (_ ("%1$u simulations; %2$.1f VP on average"), n_trials, vp);
}

static void
robo_odds_view_init (RoboOddsView *self)
{
  /* Keep room for the longest sentence about a danger. */
  g_autofree char *longest = robo_advice_dup_longest_danger ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->room_label, longest);
  robo_odds_view_set_odds (self, NULL, NULL, NULL);
}

void
robo_odds_view_set_odds (RoboOddsView   *self,
                         const RoboOdds *odds,
                         const char     *danger,
                         const char     *short_danger)
{
  g_autofree char *sentence = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *trials = NULL;
  g_autofree char *tooltip = NULL;

  g_return_if_fail (ROBO_IS_ODDS_VIEW (self));
  g_return_if_fail ((danger == NULL) == (short_danger == NULL));

  sentence = odds != NULL ? robo_advice_dup_odds (odds) : g_strdup (_ ("Calculating the odds…"));
  trials = odds == NULL ? g_strdup (sentence) : dup_trials (odds->n_worlds, (double)odds->vp / odds->n_worlds);
  spoken = danger != NULL ? g_strdup_printf ("%s %s", sentence, danger) : g_strdup (sentence);
  tooltip = danger != NULL ? g_strdup_printf ("%s\n%s", danger, trials) : NULL;

  show_number (self->token_label, self->token_bar, odds, odds != NULL ? odds->n_taken : 0);
  show_number (self->destroys_label, self->destroys_bar, odds, odds != NULL ? odds->n_destroys : 0);
  show_number (self->hit_label, self->hit_bar, odds, odds != NULL ? odds->n_hit : 0);
  show_number (self->destroyed_label, self->destroyed_bar, odds, odds != NULL ? odds->n_destroyed : 0);
  gtk_label_set_label (self->trials_label, danger != NULL ? danger : trials);
  gtk_widget_set_tooltip_text (self->trials_box, danger != NULL ? trials : NULL);
  gtk_label_set_label (self->danger_label, short_danger != NULL ? short_danger : trials);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->danger_label), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->danger_label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  danger != NULL ? danger : "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
robo_odds_view_set_is_counting (RoboOddsView *self,
                                gboolean      is_counting)
{
  g_return_if_fail (ROBO_IS_ODDS_VIEW (self));

  robo_css_set_class (GTK_WIDGET (self), "counting", is_counting);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, is_counting, -1);
}
