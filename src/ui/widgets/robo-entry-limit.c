// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-entry-limit.h"

/* Inserts the first part of the text if the limit does not allow all of it. */
static void
insert_text_cb (GtkTextBuffer *buffer,
                GtkTextIter   *place,
                char          *text,
                int            length,
                gpointer       max_chars)
{
  int n_left = MAX (GPOINTER_TO_INT (max_chars) - gtk_text_buffer_get_char_count (buffer), 0);

  if (g_utf8_strlen (text, length) <= n_left)
    return;

  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (n_left > 0)
    gtk_text_buffer_insert (buffer, place, text, (int)(g_utf8_offset_to_pointer (text, n_left) - text));
}

void
robo_entry_limit (GtkWidget *widget,
                  guint      max_chars)
{
  GtkEditable *inner;

  if (GTK_IS_TEXT_VIEW (widget))
    {
      g_signal_connect (gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget)), "insert-text", G_CALLBACK (insert_text_cb),
                        GUINT_TO_POINTER (max_chars));
      return;
    }

  g_return_if_fail (GTK_IS_EDITABLE (widget));

  for (inner = GTK_EDITABLE (widget); gtk_editable_get_delegate (inner) != NULL;
       inner = gtk_editable_get_delegate (inner))
    ;
  if (GTK_IS_TEXT (inner))
    gtk_text_set_max_length (GTK_TEXT (inner), (int)max_chars);
}
