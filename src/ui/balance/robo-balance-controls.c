// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-controls.h"

#include <glib/gi18n.h>

#include "robo-balance-table.h"

struct _RoboBalanceControls
{
  AdwBin parent_instance;

  /* template children */
  GtkSpinButton  *games_button;
  GtkDropDown    *level_menu;
  GtkSpinButton  *seed_button;
  GtkStack       *run_stack;
  GtkButton      *start_button;
  GtkProgressBar *progress_bar;
  GtkLabel       *reason_label;

  /* owned, nullable */
  RoboBalanceRun *run;
};

enum
{
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBalanceControls, robo_balance_controls, ADW_TYPE_BIN)

/* In the order of the menu of the template. */
static const RoboLevel levels[] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CLUB, ROBO_LEVEL_MASTER };

static const char *
get_level_words (RoboLevel level)
{
  switch (level)
    {
    case ROBO_LEVEL_CHANCE:
    case ROBO_LEVEL_BEGINNER:
      return C_ ("who played", "beginners");
    case ROBO_LEVEL_CLUB:
      return C_ ("who played", "club players");
    case ROBO_LEVEL_MASTER:
      return C_ ("who played", "masters");
    }

  g_return_val_if_reached ("");
}

static void
start_cb (RoboBalanceControls *self)
{
  g_signal_emit (self, signals[START], 0);
}

static void
cancel_cb (RoboBalanceControls *self)
{
  if (self->run != NULL)
    robo_balance_run_cancel (self->run);
}

static void
progress_cb (RoboBalanceControls *self)
{
  double progress = robo_balance_run_get_progress (self->run);
  /* Translators: per cent. */
  g_autofree char *text = g_strdup_printf (_ ("%.0f %%"), 100 * progress);

  gtk_progress_bar_set_fraction (self->progress_bar, progress);
  gtk_progress_bar_set_text (self->progress_bar, text);
}

static void
robo_balance_controls_dispose (GObject *object)
{
  RoboBalanceControls *self = ROBO_BALANCE_CONTROLS (object);

  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_clear_object (&self->run);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_BALANCE_CONTROLS);

  G_OBJECT_CLASS (robo_balance_controls_parent_class)->dispose (object);
}

static void
robo_balance_controls_class_init (RoboBalanceControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_balance_controls_dispose;

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-balance-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, games_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, level_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, seed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, run_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, start_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, reason_label);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
robo_balance_controls_init (RoboBalanceControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

guint
robo_balance_controls_get_n_games (RoboBalanceControls *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_CONTROLS (self), 1);

  return (guint)gtk_spin_button_get_value_as_int (self->games_button);
}

RoboLevel
robo_balance_controls_get_level (RoboBalanceControls *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_CONTROLS (self), ROBO_LEVEL_BEGINNER);

  return levels[gtk_drop_down_get_selected (self->level_menu)];
}

guint64
robo_balance_controls_get_seed (RoboBalanceControls *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_CONTROLS (self), 0);

  return (guint64)gtk_spin_button_get_value_as_int (self->seed_button);
}

void
robo_balance_controls_set_level (RoboBalanceControls *self,
                                 RoboLevel            level)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      if (levels[i] == level)
        gtk_drop_down_set_selected (self->level_menu, i);
    }
}

void
robo_balance_controls_watch (RoboBalanceControls *self,
                             RoboBalanceRun      *run)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));

  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_set_object (&self->run, run);
  gtk_stack_set_visible_child_name (self->run_stack, run != NULL ? "running" : "ready");
  if (run == NULL)
    return;

  g_signal_connect_swapped (run, "notify::progress", G_CALLBACK (progress_cb), self);
  progress_cb (self);
}

void
robo_balance_controls_set_reason (RoboBalanceControls *self,
                                  const char          *reason,
                                  gboolean             can_start)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), can_start);
  gtk_label_set_label (self->reason_label, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason_label), reason != NULL);
}

char *
robo_balance_controls_dup_summary (RoboBalanceRun *run)
{
  const RoboBalanceJob *job = robo_balance_run_get_job (run);
  gboolean              is_mixed = robo_balance_table_is_mixed (robo_balance_run_get_setup (run));

  /* Translators: %1$u is how many games were played, %2$s who played, such as "beginners", %3$d a number. */
  return g_strdup_printf (g_dngettext (NULL, "%1$u game · %2$s · seed %3$d", "%1$u games · %2$s · seed %3$d", job->n_games),
                          job->n_games, is_mixed ? C_ ("who played", "operators of several kinds") : get_level_words (job->levels[0]),
                          (int)job->seed);
}
