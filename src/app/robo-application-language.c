// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-application-private.h"

#include <glib/gi18n.h>

#include "ui/start/robo-help-window.h"

#include "robo-preferences-window.h"
#include "robo-window.h"

/* The language: what is on the screen is made again when it changes. */

static RoboWindow *
find_window (RoboApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ROBO_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

/* Returns whether there was one. */
static gboolean
close_all (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean found = FALSE;

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      {
        gtk_window_destroy (l->data);
        found = TRUE;
      }

  return found;
}

static void
show_preferences_cb (RoboWindow *window,
                     gpointer    data)
{
  g_autoptr (RoboApplication) self = data;

  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (self), "preferences", NULL);
}

static void
show_nothing_cb (RoboWindow *window,
                 gpointer    data)
{
}

static gboolean
renew_cb (gpointer user_data)
{
  RoboApplication *self = user_data;
  RoboWindow      *window = find_window (self);
  gboolean         had_preferences = close_all (ROBO_TYPE_PREFERENCES_WINDOW);

  self->renew_id = 0;
  close_all (ROBO_TYPE_HELP_WINDOW);
  if (window != NULL && had_preferences)
    robo_window_renew (window, show_preferences_cb, g_object_ref (self));
  else if (window != NULL)
    robo_window_renew (window, show_nothing_cb, NULL);

  return G_SOURCE_REMOVE;
}

/* Not from inside the row in which the language was chosen. */
static void
language_changed_cb (RoboApplication *self)
{
  if (self->renew_id == 0)
    self->renew_id = g_idle_add (renew_cb, self);
}

static void
trial_failed_cb (RoboApplication *self,
                 const char      *sentence)
{
  RoboWindow *window = find_window (self);

  if (window != NULL)
    robo_window_tell (window, sentence);
}

/* Choosing a file to try */

static void
complain (RoboApplication *self,
          const GError    *error)
{
  GtkWindow *over = gtk_application_get_active_window (GTK_APPLICATION (self));
  GtkWidget *dialog = adw_message_dialog_new (over, _ ("The translation could not be tried"), error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
try_file (RoboApplication *self,
          GFile           *file)
{
  g_autoptr (GError) error = NULL;

  if (!robo_language_desk_try (self->languages, file, &error))
    complain (self, error);
}

static void
chosen_cb (RoboApplication      *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    try_file (self, file);
  g_object_unref (chooser);
}

static void
try_translation_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  RoboApplication *self = user_data;
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser;

  gtk_file_filter_set_name (filter, _ ("Translations (*.po)"));
  gtk_file_filter_add_pattern (filter, "*.po");
  chooser = gtk_file_chooser_native_new (_ ("Try a Translation"), gtk_application_get_active_window (GTK_APPLICATION (self)),
                                         GTK_FILE_CHOOSER_ACTION_OPEN,
                                         /* Translators: a button: try the chosen translation */
                                         _ ("_Try"),
                                         _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* For translators' scripts, and whoever has the file at hand. */
static void
try_translation_file_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (g_variant_get_string (parameter, NULL));

  try_file (user_data, file);
}

static void
end_trial_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboApplication *self = user_data;

  robo_language_desk_end_trial (self->languages);
}

static const GActionEntry actions[] = {
  { .name = "end-trial", .activate = end_trial_cb },
  { .name = "try-translation", .activate = try_translation_cb },
  { .name = "try-translation-file", .activate = try_translation_file_cb, .parameter_type = "s" },
};

void
robo_application_start_languages (RoboApplication *self)
{
  self->languages = robo_language_desk_new (self->settings);
  g_signal_connect_object (self->languages, "changed", G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->languages, "failed", G_CALLBACK (trial_failed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
robo_application_stop_languages (RoboApplication *self)
{
  g_clear_handle_id (&self->renew_id, g_source_remove);
  g_clear_object (&self->languages);
}
