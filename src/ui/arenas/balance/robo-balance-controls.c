// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-controls.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/robo-access.h"

#include "robo-balance-table.h"

struct _RoboBalanceControls
{
  AdwBin parent_instance;

  /* template children */
  GtkSpinButton *games_button;
  GtkDropDown   *level_menu;
  GtkSpinButton *seed_button;
  GtkStack      *run_stack;
  GtkButton     *start_button;
  GtkLabel      *reason_label;

  /* owned, nullable */
  RoboBalanceRun *running;
  RoboBalanceRun *run;
  char           *reason;

  gboolean can_start;
};

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_RUN,
  PROP_REASON,
  PROP_CAN_START,
  N_PROPS
};

enum
{
  START,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBalanceControls, robo_balance_controls, ADW_TYPE_BIN)

/* Lists the levels in the order of the template's menu. */
static const RoboLevel levels[] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CLUB, ROBO_LEVEL_MASTER };

static const char *
get_level_words (RoboLevel level)
{
  if (level <= ROBO_LEVEL_BEGINNER)
    return C_ ("who played", "beginners");
  if (level <= ROBO_LEVEL_CLUB)
    return C_ ("who played", "advanced players");

  return C_ ("who played", "masters");
}

static void
start_cb (RoboBalanceControls *self)
{
  g_signal_emit (self, signals[START], 0);
}

/* Closures of the template */

static char *
dup_stage (RoboBalanceControls *self,
           RoboBalanceRun      *running)
{
  return g_strdup (running != NULL ? "running" : "ready");
}

static char *
dup_progress (RoboBalanceControls *self,
              double               progress)
{
  /* Translators: %.0f says in percent how much of the work is done, such as 52%. */
  return g_strdup_printf (_ ("%.0f%%"), 100 * progress);
}

static gboolean
has_reason (RoboBalanceControls *self,
            const char          *reason)
{
  return reason != NULL;
}

/* Keeps the run that has just ended as the last run. A run without a result is dropped, so that the last run is one
 * with a result. */
static void
is_running_cb (RoboBalanceControls *self)
{
  g_autoptr (RoboBalanceRun) run = NULL;

  if (robo_balance_run_get_is_running (self->running))
    return;

  run = g_steal_pointer (&self->running);
  g_signal_handlers_disconnect_by_data (run, self);
  if (robo_balance_run_get_result (run) != NULL && g_set_object (&self->run, run))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

static void
robo_balance_controls_dispose (GObject *object)
{
  RoboBalanceControls *self = ROBO_BALANCE_CONTROLS (object);

  if (self->running != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->running, self);
      robo_balance_run_cancel (self->running);
    }
  g_clear_object (&self->running);
  g_clear_object (&self->run);
  g_clear_pointer (&self->reason, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_BALANCE_CONTROLS);

  G_OBJECT_CLASS (robo_balance_controls_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_RUNNING] = { ROBO_PROPERTY_FIELD (OBJECT, "running", RoboBalanceControls, running), .type = robo_balance_run_get_type },
  [PROP_RUN] = { ROBO_PROPERTY_FIELD (OBJECT, "run", RoboBalanceControls, run), .type = robo_balance_run_get_type },
  [PROP_REASON] = { ROBO_PROPERTY_FIELD (STRING, "reason", RoboBalanceControls, reason) },
  [PROP_CAN_START] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-start", RoboBalanceControls, can_start) },
};

static void
robo_balance_controls_class_init (RoboBalanceControlsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_balance_controls_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-balance-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, games_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, level_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, seed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, run_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, start_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalanceControls, reason_label);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_balance_controls_cancel);
  gtk_widget_class_bind_template_callback (widget_class, dup_stage);
  gtk_widget_class_bind_template_callback (widget_class, dup_progress);
  gtk_widget_class_bind_template_callback (widget_class, has_reason);
}

static void
robo_balance_controls_init (RoboBalanceControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->level_menu, _ ("Players"));
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
robo_balance_controls_play (RoboBalanceControls *self,
                            RoboBalanceRun      *run)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));
  g_return_if_fail (self->running == NULL);

  self->running = run;
  g_signal_connect_swapped (run, "notify::is-running", G_CALLBACK (is_running_cb), self);
  robo_balance_run_start (run);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

void
robo_balance_controls_cancel (RoboBalanceControls *self)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));

  if (self->running != NULL)
    robo_balance_run_cancel (self->running);
}

void
robo_balance_controls_forget (RoboBalanceControls *self)
{
  robo_balance_controls_cancel (self);
  if (self->run == NULL)
    return;

  g_clear_object (&self->run);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
}

gboolean
robo_balance_controls_get_is_running (RoboBalanceControls *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_CONTROLS (self), FALSE);

  return self->running != NULL;
}

RoboBalanceRun *
robo_balance_controls_get_run (RoboBalanceControls *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_CONTROLS (self), NULL);

  return self->run;
}

void
robo_balance_controls_set_reason (RoboBalanceControls *self,
                                  const char          *reason,
                                  gboolean             can_start)
{
  g_return_if_fail (ROBO_IS_BALANCE_CONTROLS (self));

  g_free (self->reason);
  self->reason = self->running == NULL ? g_strdup (reason) : NULL;
  self->can_start = can_start;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REASON]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_START]);
}

char *
robo_balance_controls_dup_summary (RoboBalanceRun *run)
{
  const RoboBalanceJob *job = robo_balance_run_get_job (run);
  gboolean              is_mixed = robo_balance_table_is_mixed (robo_balance_run_get_setup (run));

  /* Translators: %1$u is how many games were played, %2$s says who played, such as “beginners”, and %3$d is the number
   * from which all luck follows. */
  return g_strdup_printf (g_dngettext (NULL, "%1$u game · %2$s · seed %3$d", "%1$u games · %2$s · seed %3$d", job->n_games),
                          job->n_games, is_mixed ? C_ ("who played", "various players") : get_level_words (job->levels[0]),
                          (int)job->seed);
}
