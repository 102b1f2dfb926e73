// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

#include <glib/gi18n.h>

#include "content/robo-xml.h"

#define SCENARIO_SUFFIX ".scenario.xml"
#define MAX_SIZE        (1024 * 1024)

/* Files */

static GtkWindow *
get_window (RoboSandboxPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static GFile *
get_chosen (GtkFileChooserNative *chooser,
            int                   response)
{
  return response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
}

static void
open_file (RoboSandboxPage *self,
           const char      *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, MAX_SIZE, problems);
  g_autoptr (GError) error = NULL;

  if (bytes != NULL && robo_sandbox_open (self->sandbox, bytes, problems))
    return;
  if (!robo_problems_check (problems, &error))
    robo_sandbox_page_tell (self, error->message);
}

static void
open_chosen_cb (RoboSandboxPage      *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);

  if (file != NULL && g_file_peek_path (file) != NULL)
    open_file (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

void
robo_sandbox_page_open_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage      *self = user_data;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Open Scenario"), get_window (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, C_ ("sandbox", "Scenarios"));
  gtk_file_filter_add_pattern (filter, "*.xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_file (RoboSandboxPage *self,
           const char      *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *sentence = NULL;

  if (robo_sandbox_save_file (self->sandbox, path, NULL, &error))
    /* Translators: %s is a file. */
    sentence = g_strdup_printf (_ ("The scenario is in the file “%s”, with what happens as what is expected."), name);
  robo_sandbox_page_tell (self, sentence != NULL ? sentence : error->message);
}

static void
save_chosen_cb (RoboSandboxPage      *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);

  if (file != NULL && g_file_peek_path (file) != NULL)
    save_file (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

static char *
dup_file_name (RoboSandboxPage *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);

  if (position->tested == ROBO_NO_CARD)
    return g_strdup ("scenario" SCENARIO_SUFFIX);

  return g_strconcat (robo_modules_get_cards (position->modules)->cards[position->tested].id, SCENARIO_SUFFIX, NULL);
}

void
robo_sandbox_page_save_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage      *self = user_data;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save as Scenario"), get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               NULL, NULL);
  g_autofree char      *name = dup_file_name (self);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
