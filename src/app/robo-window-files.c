// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-set.h"

/* Files: games, series and arenas, and what is said of those that cannot be opened. */

void
robo_window_complain (RoboWindow *self,
                      const char *heading,
                      const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The dialog keeps the part until it is wanted or not. */
static void
part_wanted_cb (RoboWindow       *self,
                const char       *response,
                AdwMessageDialog *dialog)
{
  robo_window_show_match (self, g_object_get_data (G_OBJECT (dialog), "part"));
}

static void
offer_part (RoboWindow   *self,
            RoboMatch    *part,
            guint         n_rounds,
            const GError *error)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("The game is damaged"), error->message);
  /* Translators: %u counts rounds */
  g_autofree char *label = g_strdup_printf (_ ("_Open up to Round %u"), n_rounds);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "close", _ ("_Close"),
                                    "open", n_rounds > 0 ? label : _ ("_Open the Beginning"),
                                    NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "open");
  g_object_set_data_full (G_OBJECT (dialog), "part", g_object_ref (part), g_object_unref);
  g_signal_connect_object (dialog, "response::open", G_CALLBACK (part_wanted_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
refuse_match (RoboWindow   *self,
              const char   *path,
              const GError *error)
{
  guint n_rounds;
  g_autoptr (RoboMatch) part = robo_match_saver_load_part (self->saver, path, &n_rounds);

  if (part != NULL)
    offer_part (self, part, n_rounds, error);
  else
    robo_window_complain (self, _ ("The game could not be opened"), error->message);
}

void
robo_window_load_match (RoboWindow *self,
                        const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) match = NULL;

  if (robo_series_desk_play_game (self->desk, path))
    return;

  match = robo_match_saver_load (self->saver, path, &error);
  if (match == NULL)
    refuse_match (self, path, error);
  else
    robo_window_show_match (self, match);
}

void
robo_window_load_series (RoboWindow *self,
                         const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!robo_series_desk_open (self->desk, path, &error))
    robo_window_complain (self, _ ("The series could not be opened"), error->message);
}

static void
chosen_cb (RoboWindow           *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  robo_window_open_files (self, (GFile **)files->pdata, files->len, FALSE);
  g_object_unref (chooser);
}

void
robo_window_ask_for_file (RoboWindow *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser;

  gtk_file_filter_set_name (filter, _ ("Arenas, games and rules"));
  gtk_file_filter_add_pattern (filter, "*.arena.xml");
  gtk_file_filter_add_pattern (filter, "*.match.xml");
  gtk_file_filter_add_pattern (filter, "*" ROBO_SERIES_SUFFIX);
  gtk_file_filter_add_pattern (filter, "*" ROBO_MODULES_SUFFIX);
  gtk_file_filter_add_pattern (filter, "*" ROBO_RULES_SUFFIX);
  /* Translators: the title of a file dialog */
  chooser = gtk_file_chooser_native_new (_ ("Open"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         /* Translators: the button of a file dialog */
                                         _ ("_Open"),
                                         _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
