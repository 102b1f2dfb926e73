// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-phase-steps.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/log/robo-log-describe.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"

/* A step is shown for each phase from preparation to resolution. */
#define N_STEPS (ROBO_PHASE_RESOLUTION - ROBO_PHASE_PREPARATION + 1)

/* CSS: node `phasesteps` with a `label.step` and a `box.step` for each phase; either the labels or the boxes are shown.
 * The current phase has the class `current`, earlier phases have `past`. Role: status. */
struct _RoboPhaseSteps
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *box;
  GtkWidget *words_box;
  GtkWidget *bars_box;
  GtkWidget *words[N_STEPS];
  GtkWidget *bars[N_STEPS];

  /* owned */
  RoboMatch *match; /* nullable */

  gboolean is_small;
};

enum
{
  PROP_MATCH = 1,
  PROP_IS_SMALL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboPhaseSteps, robo_phase_steps, GTK_TYPE_WIDGET)

static void
phase_changed_cb (RoboPhaseSteps *self)
{
  guint            phase;
  g_autofree char *name = NULL;

  g_object_get (self->match, "phase", &phase, NULL);
  for (guint i = 0; i < N_STEPS; i++)
    {
      guint step = ROBO_PHASE_PREPARATION + i;

      robo_css_set_class (self->words[i], "current", step == phase);
      robo_css_set_class (self->words[i], "past", step < phase);
      robo_css_set_class (self->bars[i], "current", step == phase);
      robo_css_set_class (self->bars[i], "past", step < phase);
    }

  /* Translators: This is read aloud. %s is the current phase of a round, such as “Programming”. */
  name = g_strdup_printf (_ ("Phase: %s"), robo_log_get_phase_title (phase));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_match (RoboPhaseSteps *self,
           RoboMatch      *match)
{
  if (self->match == match)
    return;

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  if (match == NULL)
    return;

  g_signal_connect_object (match, "notify::phase", G_CALLBACK (phase_changed_cb), self, G_CONNECT_SWAPPED);
  phase_changed_cb (self);
}

static void
set_is_small (RoboPhaseSteps *self,
              gboolean        is_small)
{
  if (self->is_small == is_small)
    return;

  self->is_small = is_small;
  gtk_widget_set_visible (self->words_box, !is_small);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SMALL]);
}

static void
robo_phase_steps_dispose (GObject *object)
{
  RoboPhaseSteps *self = ROBO_PHASE_STEPS (object);

  set_match (self, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_phase_steps_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboPhaseSteps, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
  [PROP_IS_SMALL] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-small", RoboPhaseSteps, is_small), .set = G_CALLBACK (set_is_small) },
};

static void
robo_phase_steps_class_init (RoboPhaseStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_phase_steps_dispose;
  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "phasesteps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static GtkWidget *
add_box (RoboPhaseSteps *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (self->box), box);

  return box;
}

static GtkWidget *
add_step (GtkWidget *box,
          GtkWidget *step)
{
  gtk_widget_add_css_class (step, "step");
  gtk_widget_set_valign (step, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), step);

  return step;
}

static void
robo_phase_steps_init (RoboPhaseSteps *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->box, g_object_new (ROBO_TYPE_FIRST_FIT_LAYOUT, NULL));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->words_box = add_box (self);
  self->bars_box = add_box (self);
  for (guint i = 0; i < N_STEPS; i++)
    {
      const char *title = robo_log_get_phase_title (ROBO_PHASE_PREPARATION + i);

      self->words[i] = add_step (self->words_box, g_object_new (GTK_TYPE_LABEL, "label", title, "accessible-role",
                                                                GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
      self->bars[i] = add_step (self->bars_box, g_object_new (GTK_TYPE_BOX, "accessible-role",
                                                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
    }
}
