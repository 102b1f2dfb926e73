// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-reason-popover.h"

#include <glib/gi18n.h>

#include "play/log/robo-log-item.h"

#include "robo-access.h"
#include "robo-module-card.h"
#include "robo-rules-button.h"

#define WIDTH_CHARS 38

static GtkWidget *
label_new (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  if (class)
    gtk_widget_add_css_class (label, class);

  return label;
}

static void
go_to_cb (GtkWidget *button,
          gpointer   event)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  RoboMatch *match = g_object_get_data (G_OBJECT (popover), "match");

  robo_match_seek (match, GPOINTER_TO_UINT (event) + 1);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
add_causes (GtkBox    *box,
            RoboMatch *match,
            GArray    *causes)
{
  if (causes->len == 0)
    return;

  gtk_box_append (box, label_new (_ ("What led to it"), "heading"));
  for (guint i = 0; i < causes->len; i++)
    {
      guint event = g_array_index (causes, guint, i);
      g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (match), event);
      GtkWidget *button;

      if (item == NULL)
        continue;

      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), label_new (robo_log_item_get_text (item), NULL));
      gtk_widget_set_tooltip_text (button, _ ("Show this moment"));
      gtk_widget_add_css_class (button, "flat");
      g_signal_connect (button, "clicked", G_CALLBACK (go_to_cb), GUINT_TO_POINTER (event));
      gtk_box_append (box, button);
    }
}

/* What has the focus in it is not what one wants to know. */
static void
say_cb (GtkWidget     *popover,
        RoboLogReason *reason)
{
  if (reason->summary)
    robo_access_say (popover, reason->summary);
  robo_access_say (popover, reason->rule);
}

GtkWidget *
robo_reason_popover_new (RoboMatch *match,
                         guint      event)
{
  g_autoptr (RoboLogReason) reason = robo_match_explain (match, event);
  g_autofree char   *source = NULL;
  const RoboModules *modules = robo_match_get_modules (match);
  GtkWidget         *popover = gtk_popover_new ();
  GtkWidget         *rules = robo_rules_button_new ();
  GtkBox            *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));

  if (reason->summary)
    gtk_box_append (box, label_new (reason->summary, "title-4"));
  gtk_box_append (box, label_new (reason->rule, NULL));
  /* Translators: where a rule is from; %1$u is a chapter of the rules, %2$s its title */
  source = g_strdup_printf (_ ("Rules, chapter %1$u: %2$s"), reason->chapter,
                            robo_log_reason_get_chapter_title (reason->chapter));
  gtk_box_append (box, label_new (source, "dim-label"));
  if (modules != NULL && reason->card != ROBO_NO_CARD)
    {
      GtkWidget *card = robo_module_card_new (ROBO_MODULE_CARD_FULL);

      robo_module_card_set_card (ROBO_MODULE_CARD (card), modules, reason->card);
      gtk_box_append (box, card);
    }
  add_causes (box, match, reason->causes);
  robo_rules_button_set_chapter (rules, reason->chapter);
  gtk_box_append (box, rules);

  /* Borrowed: GTK keeps what the pointer was on last for longer than it is seen. */
  g_object_set_data (G_OBJECT (popover), "match", match);
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (box));
  gtk_widget_add_css_class (popover, "reason");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Why?"), -1);
  g_signal_connect (popover, "map", G_CALLBACK (say_cb), reason);
  g_object_set_data_full (G_OBJECT (popover), "reason", g_steal_pointer (&reason), (GDestroyNotify)robo_log_reason_free);

  return popover;
}
