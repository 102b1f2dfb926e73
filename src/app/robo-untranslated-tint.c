// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-untranslated-tint.h"

#include <gtk/gtk.h>
#include <string.h>

#include "files/texts/robo-mo.h"

#define STYLE_CLASS "untranslated"

/* The hook on the signal that all widgets have; 0 while nothing is tried. */
static gulong hook;

static void
update_label (GtkWidget *label)
{
  if (strstr (gtk_label_get_label (GTK_LABEL (label)), ROBO_MO_UNTRANSLATED) != NULL)
    gtk_widget_add_css_class (label, STYLE_CLASS);
  else
    gtk_widget_remove_css_class (label, STYLE_CLASS);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  /* The handler is the mark of a label that has been seen before. */
  if (GTK_IS_LABEL (widget) &&
      g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)update_label, NULL) == 0)
    {
      g_signal_connect (widget, "notify::label", G_CALLBACK (update_label), NULL);
      update_label (widget);
    }

  return TRUE;
}

void
robo_untranslated_tint_set (gboolean is_on)
{
  g_autoptr (GTypeClass) widget_class = g_type_class_ref (GTK_TYPE_WIDGET);
  guint signal_id = g_signal_lookup ("map", GTK_TYPE_WIDGET);

  if (is_on == (hook != 0))
    return;

  if (is_on)
    {
      hook = g_signal_add_emission_hook (signal_id, 0, mapped_cb, NULL, NULL);
      return;
    }

  g_signal_remove_emission_hook (signal_id, hook);
  hook = 0;
}
