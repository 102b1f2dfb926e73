// SPDX-License-Identifier: GPL-3.0-or-later
// What the log and the past of a game are good for beside looking at them.
#include "config.h"

#include "robo-game-page-private.h"

#include <glib/gi18n.h>

#include "files/match/robo-match-file.h"

#include "robo-game-info.h"

static void
space_hovered_cb (RoboGamePage *self,
                  guint         space)
{
  robo_log_view_mark_space (self->log, space);
  if (space != ROBO_NO_SPACE && gtk_widget_get_visible (GTK_WIDGET (self->card)))
    robo_decision_card_preview_space (self->card, space);
}

static GtkWindow *
get_window (RoboGamePage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Export */

static void
tell (RoboGamePage *self,
      const char   *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (markup));
}

static void
export_to (RoboGamePage *self,
           const char   *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *sentence = NULL;

  if (robo_match_export (self->match, path, &error))
    /* Translators: %s is a file name */
    sentence = g_strdup_printf (_ ("The game is in the file “%s”."), name);
  else
    /* Translators: %s is why, a whole sentence */
    sentence = g_strdup_printf (_ ("The game could not be exported. %s"), error->message);
  tell (self, sentence);
}

static void
export_chosen_cb (RoboGamePage         *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL && g_file_peek_path (file) != NULL && self->match != NULL)
    export_to (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

static char *
dup_file_name (RoboGamePage *self)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_object_get (self->match, "title", &title, NULL);
  /* Translators: a file name; %1$s is an arena, %2$u a number */
  name = g_strdup_printf (_ ("%1$s, round %2$u"), title, robo_match_get_shown_state (self->match)->round);

  return g_strconcat (g_strdelimit (name, "/", '-'), ROBO_MATCH_SUFFIX, NULL);
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  RoboGamePage         *self = user_data;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Export Game"), get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               /* Translators: a button of a file dialog: write the game to a file */
                                                               _ ("_Export"), _ ("_Cancel"));
  g_autofree char      *name = dup_file_name (self);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Playing on from the past */

static void
play_on_response_cb (RoboGamePage *self,
                     const char   *response,
                     GtkWidget    *dialog)
{
  guint position = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "position"));
  g_autoptr (RoboMatch) branch = NULL;

  if (g_strcmp0 (response, "play-on") != 0 || self->match == NULL)
    return;

  branch = robo_match_new_branch (self->match, position);
  robo_game_page_set_match (self, branch);
}

static char *
dup_play_on_text (RoboGamePage *self)
{
  g_autofree char *moment = NULL;

  g_object_get (self->match, "subtitle", &moment, NULL);

  /* Translators: %s says which moment, "Round 3 · Activation, control unit II · Goal: 5 VP" */
  return g_strdup_printf (_ ("%s\n\nA new game begins with what had happened up to this moment, and goes on from the next decision. This game is kept."), moment);
}

/* A game of a series counts as it was played. */
static const char *
get_refusal (RoboGamePage *self)
{
  if (self->series != NULL)
    return _ ("A game of a series counts as it was played.");
  if (robo_match_get_branch_refusal (self->match) != NULL)
    return robo_match_get_branch_refusal (self->match);
  if (robo_match_get_is_live (self->match))
    return _ ("This is the present. Go back to an earlier moment first: on the time line, or by a click on a line of the log.");

  return NULL;
}

static void
play_on_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RoboGamePage    *self = user_data;
  const char      *refusal = get_refusal (self);
  g_autofree char *text = NULL;
  GtkWidget       *dialog;

  if (refusal != NULL)
    {
      tell (self, refusal);
      return;
    }

  text = dup_play_on_text (self);
  dialog = adw_message_dialog_new (get_window (self), _ ("Play on from here?"), text);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "play-on", _ ("_Play On"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "play-on", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "play-on");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data (G_OBJECT (dialog), "position", GUINT_TO_POINTER (robo_match_get_position (self->match)));
  g_signal_connect_object (dialog, "response", G_CALLBACK (play_on_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What the game is */

static void
open_series_cb (RoboGamePage *self)
{
  g_signal_emit_by_name (self, "left");
}

static void
open_bout_cb (RoboGamePage *self,
              guint         bout)
{
  g_signal_emit_by_name (self, "open-bout", bout);
}

static void
information_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  RoboGamePage *self = user_data;
  GtkWidget    *info = robo_game_info_new (self->match, self->series, self->bout);

  gtk_window_set_transient_for (GTK_WINDOW (info), get_window (self));
  g_signal_connect_object (info, "open-series", G_CALLBACK (open_series_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (info, "open-bout", G_CALLBACK (open_bout_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (info));
}

static const GActionEntry entries[] = {
  { .name = "export", .activate = export_cb },
  { .name = "information", .activate = information_cb },
  { .name = "play-on", .activate = play_on_cb },
};

static void
enable (RoboGamePage *self,
        const char   *name,
        gboolean      is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), is_enabled);
}

void
robo_game_page_add_log_actions (RoboGamePage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
robo_game_page_update_log_actions (RoboGamePage *self)
{
  gboolean is_there = self->match != NULL && !robo_game_page_is_covered (self);

  enable (self, "export", is_there && robo_match_get_can_export (self->match));
  enable (self, "information", self->match != NULL);
  enable (self, "play-on", is_there);
}

void
robo_game_page_bind_log (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, space_hovered_cb);
}
