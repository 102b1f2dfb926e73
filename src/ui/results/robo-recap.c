// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-recap.h"

#include <glib/gi18n.h>

/* The list has at most this many events, to stay short. */
#define MAX_LINES 5

/* CSS: node `recap`. Role: status. */
struct _RoboRecap
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget *box;
  GtkBox    *lines;
  GtkWidget *play_button;

  RoboMatch *match; /* borrowed, nullable */
  guint      start;
};

G_DEFINE_FINAL_TYPE (RoboRecap, robo_recap, GTK_TYPE_WIDGET)

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);

  return label;
}

static void
line_clicked_cb (GtkWidget *button,
                 gpointer   event)
{
  RoboRecap *self = ROBO_RECAP (gtk_widget_get_ancestor (button, ROBO_TYPE_RECAP));

  robo_match_seek (self->match, GPOINTER_TO_UINT (event) + 1);
}

static void
robo_recap_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_RECAP);

  G_OBJECT_CLASS (robo_recap_parent_class)->dispose (object);
}

static void
robo_recap_class_init (RoboRecapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_recap_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/results/robo-recap.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRecap, box);
  gtk_widget_class_bind_template_child (widget_class, RoboRecap, lines);
  gtk_widget_class_bind_template_child (widget_class, RoboRecap, play_button);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "recap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
robo_recap_init (RoboRecap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
robo_recap_set_seat (RoboRecap *self,
                     RoboMatch *match,
                     guint      seat)
{
  g_autoptr (GArray) events = NULL;
  GtkWidget *child;
  guint      n_left_out;

  g_return_val_if_fail (ROBO_IS_RECAP (self), FALSE);
  g_return_val_if_fail (ROBO_IS_MATCH (match) && seat < ROBO_MAX_ROBOTS, FALSE);

  self->match = match;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  events = robo_match_list_recap (match, seat, &self->start);

  /* Keep the latest events, because they explain the current board. */
  n_left_out = events->len > MAX_LINES ? events->len - MAX_LINES : 0;
  if (n_left_out > 0)
    {
      /* Translators: This stands above a short list of what has happened. %u is how many earlier events are not in the
       * list. */
      g_autofree char *text = g_strdup_printf (g_dngettext (NULL, "%u earlier event is in the log.",
                                                            "%u earlier events are in the log.", n_left_out),
                                               n_left_out);
      GtkWidget       *label = label_new (text);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (self->lines, label);
    }
  for (guint i = n_left_out; i < events->len; i++)
    {
      guint            event = g_array_index (events, guint, i);
      g_autofree char *sentence = robo_match_dup_sentence (self->match, event);
      g_autofree char *spoken = robo_match_dup_spoken_sentence (self->match, event);
      GtkWidget       *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), label_new (sentence));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      gtk_widget_set_tooltip_text (button, _ ("Show This Moment"));
      gtk_widget_add_css_class (button, "flat");
      g_signal_connect (button, "clicked", G_CALLBACK (line_clicked_cb), GUINT_TO_POINTER (event));
      gtk_box_append (self->lines, button);
    }

  return events->len > 0;
}

guint
robo_recap_get_start (RoboRecap *self)
{
  g_return_val_if_fail (ROBO_IS_RECAP (self), 0);

  return self->start;
}
