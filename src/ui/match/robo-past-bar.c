// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-past-bar.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

/* CSS: node `pastbar` with a label and a button. Role: status. */
struct _RoboPastBar
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *button;

  /* owned */
  RoboMatch *match; /* nullable */

  guint n_seen; /* the latest position that has been shown */
};

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboPastBar, robo_past_bar, GTK_TYPE_WIDGET)

static gboolean
is_finished (RoboMatch *match)
{
  guint n_events = robo_match_get_n_events (match);

  return n_events > 0 && robo_match_get_event (match, n_events - 1)->type == ROBO_EVENT_WIN;
}

static void
tell_moment (RoboPastBar *self)
{
  guint            round;
  g_autofree char *text = NULL;

  g_object_get (self->match, "round", &round, NULL);
  if (round > 0)
    /* Translators: This stands on a bar over the arena while an earlier moment of the game is shown. %u is the number
     * of the round. */
    text = g_strdup_printf (_ ("Looking back at round %u"), round);
  else
    /* Translators: This stands on a bar over the arena while the moment before the first round is shown. */
    text = g_strdup (_ ("Looking back at the beginning"));
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_button_set_label (GTK_BUTTON (self->button), is_finished (self->match)
                                                     /* Translators: This is a button. It shows the end of a game
                                                      * again. */
                                                     ? _ ("Back to the End")
                                                     /* Translators: This is a button. It shows the current moment of a
                                                      * game again. */
                                                     : _ ("Back to Now"));
}

static void
position_changed_cb (RoboPastBar *self)
{
  guint    position = robo_match_get_position (self->match);
  gboolean is_past;

  self->n_seen = MAX (self->n_seen, position);
  is_past = position < self->n_seen && position < robo_match_get_n_events (self->match);
  if (is_past)
    tell_moment (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self)) != is_past)
    gtk_widget_set_visible (GTK_WIDGET (self), is_past);
}

static void
set_match (RoboPastBar *self,
           RoboMatch   *match)
{
  if (self->match == match)
    return;

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  self->n_seen = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (match == NULL)
    return;

  g_signal_connect_object (match, "notify::position", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::n-events", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  position_changed_cb (self);
}

static void
robo_past_bar_dispose (GObject *object)
{
  RoboPastBar *self = ROBO_PAST_BAR (object);

  set_match (self, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_past_bar_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboPastBar, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
};

static void
robo_past_bar_class_init (RoboPastBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_past_bar_dispose;
  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pastbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
robo_past_bar_init (RoboPastBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->box), self->label);
  self->button = g_object_new (GTK_TYPE_BUTTON, "action-name", "game.last-moment", "focus-on-click", FALSE, "valign",
                               GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_box_append (GTK_BOX (self->box), self->button);
}
