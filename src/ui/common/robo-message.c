// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-message.h"

#include <glib/gi18n.h>

void
robo_message_complain (GtkWidget  *over,
                       const char *heading,
                       const char *body)
{
  GtkRoot   *root = over != NULL ? gtk_widget_get_root (over) : NULL;
  GtkWidget *dialog;

  if (root == NULL)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (root), heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
robo_message_toast (AdwToastOverlay *toasts,
                    const char      *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (toasts, adw_toast_new (markup));
}
