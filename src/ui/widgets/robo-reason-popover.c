// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-reason-popover.h"

#include <glib/gi18n.h>

#include "robo-access.h"
#include "robo-module-card.h"
#include "robo-rules-button.h"

#define WIDTH_CHARS   38
#define MAX_HEIGHT_PX 480

static GtkWidget *
label_new (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  if (class)
    gtk_widget_add_css_class (label, class);

  return label;
}

static void show_event (GtkWidget *popover,
                        guint      event);

/* Moves the match to the clicked event, and explains the event. */
static void
event_clicked_cb (GtkWidget *button,
                  gpointer   event)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  RoboMatch *match = g_object_get_data (G_OBJECT (popover), "match");

  robo_match_seek (match, GPOINTER_TO_UINT (event) + 1);
  show_event (popover, GPOINTER_TO_UINT (event));
}

static void
add_event (GtkBox    *box,
           RoboMatch *match,
           guint      event)
{
  g_autofree char *sentence = robo_match_dup_sentence (match, event);
  g_autofree char *spoken = robo_match_dup_spoken_sentence (match, event);
  GtkWidget       *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), label_new (sentence, NULL));
  gtk_widget_set_tooltip_text (button, _ ("Show This Moment"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (event_clicked_cb), GUINT_TO_POINTER (event));
  gtk_box_append (box, button);
}

static gboolean
is_told (const RoboLogReason *reason,
         guint                event,
         guint                other)
{
  for (guint i = 0; i < reason->causes->len; i++)
    if (g_array_index (reason->causes, guint, i) == other)
      return TRUE;

  return event == other;
}

/* Adds all events of the log line. Adds none if the log line has no events besides the explained event and its
 * causes. */
static void
add_line (GtkBox              *box,
          RoboMatch           *match,
          RoboLogItem         *line,
          guint                event,
          const RoboLogReason *reason)
{
  guint    first = robo_log_item_get_event (line);
  guint    end = robo_log_item_get_end (line);
  gboolean tells_more = FALSE;

  for (guint i = first; i < end; i++)
    tells_more |= !is_told (reason, event, i);
  if (!tells_more)
    return;

  gtk_box_append (box, label_new (_ ("Step by step"), "heading"));
  for (guint i = first; i < end; i++)
    add_event (box, match, i);
}

/* Makes the screen reader speak the explanation. The screen reader would not read it by itself, because the focus is
 * on a button. */
static void
say_reason (GtkWidget *popover)
{
  RoboLogReason *reason = g_object_get_data (G_OBJECT (popover), "reason");

  if (reason->summary)
    robo_access_say (popover, reason->summary);
  robo_access_say (popover, reason->rule);
}

static GtkWidget *
explanation_new (RoboMatch     *match,
                 RoboLogItem   *line,
                 guint          event,
                 RoboLogReason *reason)
{
  const RoboModules *modules = robo_match_get_modules (match);
  GtkBox            *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  g_autofree char   *sentence = robo_match_dup_sentence (match, event);

  gtk_box_append (box, label_new (sentence, "title-4"));
  if (reason->summary)
    gtk_box_append (box, label_new (reason->summary, "heading"));
  gtk_box_append (box, label_new (reason->rule, NULL));
  if (modules != NULL && reason->card != ROBO_NO_CARD)
    {
      GtkWidget *card = robo_module_card_new (ROBO_MODULE_CARD_FULL);

      robo_module_card_set_card (ROBO_MODULE_CARD (card), modules, reason->card);
      gtk_box_append (box, card);
    }
  if (reason->causes->len > 0)
    gtk_box_append (box, label_new (_ ("What led to this"), "heading"));
  for (guint i = 0; i < reason->causes->len; i++)
    add_event (box, match, g_array_index (reason->causes, guint, i));
  add_line (box, match, line, event, reason);

  return GTK_WIDGET (box);
}

static void
show_rules (GtkWidget     *button,
            RoboMatch     *match,
            RoboLogReason *reason)
{
  const RoboModules *modules = robo_match_get_modules (match);

  /* If the topic is modules in general, open the rules of the card instead. */
  if (modules != NULL && reason->card != ROBO_NO_CARD && g_str_equal (reason->topic, "modules"))
    robo_rules_button_set_card (button, modules, reason->card);
  else
    robo_rules_button_set_topic (button, reason->topic);
}

static void
show_event (GtkWidget *popover,
            guint      event)
{
  RoboMatch     *match = g_object_get_data (G_OBJECT (popover), "match");
  RoboLogItem   *line = g_object_get_data (G_OBJECT (popover), "line");
  GtkWidget     *box = gtk_popover_get_child (GTK_POPOVER (popover));
  GtkWidget     *scroller = gtk_widget_get_first_child (box);
  RoboLogReason *reason = robo_match_explain (match, event);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), explanation_new (match, line, event, reason));
  show_rules (gtk_widget_get_last_child (box), match, reason);
  g_object_set_data_full (G_OBJECT (popover), "reason", reason, (GDestroyNotify)robo_log_reason_free);
  if (gtk_widget_get_mapped (popover))
    {
      gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
      say_reason (popover);
    }
}

GtkWidget *
robo_reason_popover_new (RoboMatch   *match,
                         RoboLogItem *line)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  g_return_val_if_fail (ROBO_IS_MATCH (match) && ROBO_IS_LOG_ITEM (line), popover);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT_PX);
  gtk_box_append (GTK_BOX (box), scroller);
  /* Put the button below the scrolled part, so that it stays visible however long the explanation is. */
  gtk_box_append (GTK_BOX (box), robo_rules_button_new ());
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  /* Borrow the match: GTK keeps the widget that was last under the pointer even when that widget is no longer shown,
   * and would keep the match with it. */
  g_object_set_data (G_OBJECT (popover), "match", match);
  g_object_set_data_full (G_OBJECT (popover), "line", g_object_ref (line), g_object_unref);
  show_event (popover, robo_log_item_get_main_event (line));
  gtk_widget_add_css_class (popover, "reason");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Why?"), -1);
  g_signal_connect (popover, "map", G_CALLBACK (say_reason), NULL);

  return popover;
}
