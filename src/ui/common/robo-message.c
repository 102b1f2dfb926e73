// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-message.h"

#include <glib/gi18n.h>

/* In characters; a body may be a list of several sentences. */
#define MOST_IN_TITLE 200
#define MOST_IN_BODY  2000
/* What is longer has several lines in a toast, which would be as wide as the window otherwise, or cut. */
#define MOST_IN_LINE 60
#define LINE_CHARS   46

static char *
cut_text (const char *text,
          glong       most)
{
  const char      *end = g_utf8_strlen (text, -1) > most ? g_utf8_offset_to_pointer (text, most - 1) : NULL;
  g_autofree char *start = end != NULL ? g_strndup (text, (gsize)(end - text)) : NULL;

  return end != NULL ? g_strconcat (start, "…", NULL) : g_strdup (text);
}

char *
robo_message_cut (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return cut_text (text, MOST_IN_TITLE);
}

void
robo_message_complain (GtkWidget  *over,
                       const char *heading,
                       const char *body)
{
  GtkRoot         *root = over != NULL ? gtk_widget_get_root (over) : NULL;
  GtkWidget       *dialog;
  g_autofree char *shown_heading = robo_message_cut (heading);
  g_autofree char *shown_body = cut_text (body != NULL ? body : "", MOST_IN_BODY);

  if (root == NULL)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (root), shown_heading, shown_body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

AdwToast *
robo_message_toast (AdwToastOverlay *toasts,
                    const char      *sentence)
{
  g_autofree char *shown = robo_message_cut (sentence);
  g_autofree char *markup = g_markup_escape_text (shown, -1);

  AdwToast *toast = adw_toast_new (markup);

  if (g_utf8_strlen (shown, -1) > MOST_IN_LINE)
    {
      GtkWidget *label = gtk_label_new (shown);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
      gtk_widget_add_css_class (label, "heading");
      adw_toast_set_custom_title (toast, label);
    }
  adw_toast_overlay_add_toast (toasts, toast);

  return toast;
}
