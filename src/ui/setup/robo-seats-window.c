// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seats-window.h"

#include "base/robo-properties.h"
#include "ui/widgets/robo-access.h"

#include "robo-seats-group.h"

/* The keys of the stored seats begin with this word. */
#define SETTINGS_PREFIX "test-game"

struct _RoboSeatsWindow
{
  AdwWindow parent_instance;

  /* template children */
  RoboSeatsGroup *seats_group;
  GtkWidget      *test_button;

  /* owned */
  GSettings      *settings;
  RoboMatchSetup *setup;         /* without players */
  RoboRuleSet    *killbot_rules; /* nullable */
  char           *reason;        /* nullable */
  char           *note;          /* nullable */
};

enum
{
  PROP_0,
  PROP_REASON,
  PROP_NOTE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       start_signal;

G_DEFINE_FINAL_TYPE (RoboSeatsWindow, robo_seats_window, ADW_TYPE_WINDOW)

static RoboMatchSetup *
dup_setup (RoboSeatsWindow *self)
{
  RoboMatchSetup *setup = robo_match_setup_copy (self->setup);

  robo_seats_group_fill_setup (self->seats_group, setup);

  return setup;
}

/* Returns why the game cannot start, in the words of New Game, or NULL. */
static char *
dup_reason (const RoboMatchSetup *setup)
{
  const char *reason = robo_match_setup_check (setup);

  return reason != NULL ? g_strdup (reason) : robo_seats_group_dup_refusal_of_names (setup);
}

static void
update_choices (RoboSeatsWindow *self)
{
  g_autofree char *name = robo_seats_group_use_strengths (self->seats_group, self->settings);
  g_autofree char *old_reason = g_steal_pointer (&self->reason);
  g_autoptr (RoboMatchSetup) setup = NULL;

  robo_seats_group_set_mode (self->seats_group, self->killbot_rules != NULL ? ROBO_MODE_MATCH : ROBO_MODE_TRAINING,
                             self->killbot_rules);
  setup = dup_setup (self);
  self->reason = dup_reason (setup);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REASON]);
  /* A screen reader reads the description of a dialog that opens. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->reason != NULL ? self->reason : "", -1);
  if (self->reason != NULL && g_strcmp0 (self->reason, old_reason) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    robo_access_say (GTK_WIDGET (self), self->reason);
}

static void
start (RoboSeatsWindow *self)
{
  g_autoptr (RoboMatchSetup) setup = dup_setup (self);

  g_object_ref (self);
  g_signal_emit (self, start_signal, 0, setup);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
test_cb (RoboSeatsWindow *self)
{
  robo_seats_group_remember (self->seats_group, self->settings, SETTINGS_PREFIX);
  start (self);
}

/* Closures of the template */

static gboolean
is_text (RoboSeatsWindow *self,
         const char      *text)
{
  return text != NULL;
}

static gboolean
can_start (RoboSeatsWindow *self,
           const char      *reason)
{
  return reason == NULL;
}

/* Class */

static void
robo_seats_window_dispose (GObject *object)
{
  RoboSeatsWindow *self = ROBO_SEATS_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SEATS_WINDOW);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_seats_window_parent_class)->dispose (object);
}

static void
robo_seats_window_finalize (GObject *object)
{
  RoboSeatsWindow *self = ROBO_SEATS_WINDOW (object);

  g_clear_pointer (&self->setup, robo_match_setup_free);
  g_clear_pointer (&self->killbot_rules, robo_rule_set_unref);
  g_free (self->reason);
  g_free (self->note);

  G_OBJECT_CLASS (robo_seats_window_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_REASON] = { ROBO_PROPERTY_FIELD (STRING, "reason", RoboSeatsWindow, reason) },
  [PROP_NOTE] = { ROBO_PROPERTY_FIELD (STRING, "note", RoboSeatsWindow, note), .is_stored = TRUE },
};

static void
robo_seats_window_class_init (RoboSeatsWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_seats_window_dispose;
  object_class->finalize = robo_seats_window_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  start_signal = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                               G_TYPE_POINTER);

  g_type_ensure (ROBO_TYPE_SEATS_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-seats-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSeatsWindow, seats_group);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatsWindow, test_button);
  gtk_widget_class_bind_template_callback (widget_class, is_text);
  gtk_widget_class_bind_template_callback (widget_class, can_start);
  gtk_widget_class_bind_template_callback (widget_class, test_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_choices);
}

static void
robo_seats_window_init (RoboSeatsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Set the role here, because GTK would otherwise create the accessible before the role is known. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
}

GtkWidget *
robo_seats_window_new (GtkWindow            *parent,
                       const RoboMatchSetup *setup,
                       RoboRuleSet          *killbot_rules)
{
  RoboSeatsWindow *self;

  g_return_val_if_fail (setup != NULL && setup->arena != NULL, NULL);

  self = g_object_new (ROBO_TYPE_SEATS_WINDOW, "transient-for", parent, NULL);
  self->setup = robo_match_setup_copy (setup);
  self->killbot_rules = killbot_rules != NULL ? robo_rule_set_ref (killbot_rules) : NULL;
  robo_seats_group_restore (self->seats_group, self->settings, SETTINGS_PREFIX);
  robo_seats_group_suit_arena (self->seats_group, setup->arena);
  update_choices (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->test_button);
  if (self->reason == NULL)
    gtk_widget_grab_focus (self->test_button);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->seats_group), GTK_DIR_TAB_FORWARD);

  return GTK_WIDGET (self);
}

gboolean
robo_seats_window_start (RoboSeatsWindow *self)
{
  g_return_val_if_fail (ROBO_IS_SEATS_WINDOW (self), FALSE);

  if (self->reason != NULL)
    return FALSE;

  start (self);

  return TRUE;
}
