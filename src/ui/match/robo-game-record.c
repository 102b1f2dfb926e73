// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-record.h"

#include <glib/gi18n.h>

#include "files/match/robo-match-file.h"
#include "ui/widgets/robo-message.h"

#include "robo-game-info.h"

struct _RoboGameRecord
{
  GObject parent_instance;

  AdwToastOverlay *toasts; /* borrowed */

  /* owned */
  GSimpleActionGroup *actions; /* actions, which are also in the action map of the game */
  RoboMatch          *match;   /* nullable */
  RoboSeriesRun      *series;  /* nullable: the series of the match */
  guint               bout;    /* index of the match in the series */

  gboolean is_covered;
};

enum
{
  BRANCHED,
  OPEN_SERIES,
  OPEN_BOUT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboGameRecord, robo_game_record, G_TYPE_OBJECT)

static GtkWindow *
get_window (RoboGameRecord *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->toasts)));
}

/* Export */

static void ask_for_export (RoboGameRecord *self);

static void
export_again_cb (RoboGameRecord *self)
{
  if (self->match != NULL)
    ask_for_export (self);
}

static void
export_chosen_cb (RoboGameRecord       *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL && g_file_peek_path (file) != NULL && self->match != NULL)
    {
      const char *path = g_file_peek_path (file);
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_filename_display_basename (path);
      g_autofree char *sentence = NULL;

      if (robo_match_export (self->match, path, &error))
        {
          /* Translators: %s is a file name. */
          sentence = g_strdup_printf (_ ("Game exported to “%s”."), name);
          robo_message_toast (self->toasts, sentence);
        }
      else
        robo_message_show_write_error (GTK_WIDGET (self->toasts), _ ("Game Could Not Be Exported"), error,
                                       G_CALLBACK (export_again_cb), self);
    }
  g_object_unref (chooser);
}

static char *
dup_file_name (RoboGameRecord *self)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_object_get (self->match, "title", &title, NULL);
  /* Translators: This is the name of a file. %1$s is the title of a game, %2$u is the number of a round. */
  name = g_strdup_printf (_ ("%1$s, round %2$u"), title, robo_match_get_shown_state (self->match)->round);

  return g_strconcat (g_strdelimit (name, "/", '-'), ROBO_MATCH_SUFFIX, NULL);
}

static void
ask_for_export (RoboGameRecord *self)
{
  GtkFileChooserNative *chooser = NULL;
  g_autofree char      *name = dup_file_name (self);

  chooser = robo_message_create_chooser (GTK_WIDGET (self->toasts), _ ("Export Game"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         /* Translators: This is the button of a file dialog. It writes the game to a
                                          * file. */
                                         _ ("_Export"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  ask_for_export (user_data);
}

/* Playing on from the past */

static void
play_on_accepted_cb (RoboGameRecord *self,
                     const char     *response,
                     GtkWidget      *dialog)
{
  guint position = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "position"));
  g_autoptr (RoboMatch) branch = NULL;

  if (self->match == NULL)
    return;

  branch = robo_match_new_branch (self->match, position);
  g_signal_emit (self, signals[BRANCHED], 0, branch);
}

/* Returns the reason why the user may not play on, or NULL. */
static const char *
get_refusal (RoboGameRecord *self)
{
  if (self->series != NULL)
    return _ ("Games in a series stand as played, so you can’t play on from here.");
  if (robo_match_get_branch_refusal (self->match) != NULL)
    return robo_match_get_branch_refusal (self->match);
  if (robo_match_get_is_live (self->match))
    return _ ("You’re at the latest event. Go back first by using the timeline or clicking a line in the log.");

  return NULL;
}

static void
play_on_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RoboGameRecord   *self = user_data;
  const char       *refusal = get_refusal (self);
  g_autofree char  *moment = NULL;
  g_autofree char  *text = NULL;
  AdwMessageDialog *dialog;

  if (refusal != NULL)
    {
      robo_message_toast (self->toasts, refusal);
      return;
    }

  g_object_get (self->match, "moment", &moment, NULL);
  /* Translators: %s is a moment of the game, such as “Activation · Round 3”. */
  text = g_strdup_printf (_ ("%s\n\nA new game keeps everything up to this moment and continues from the next decision. This game stays as it is."), moment);
  dialog = robo_message_ask (GTK_WIDGET (self->toasts), _ ("Play On From Here?"), text, _ ("_Cancel"), _ ("_Play On"),
                             ADW_RESPONSE_SUGGESTED);
  g_object_set_data (G_OBJECT (dialog), "position", GUINT_TO_POINTER (robo_match_get_position (self->match)));
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (play_on_accepted_cb), self, G_CONNECT_SWAPPED);
}

/* Information about the game */

static void
open_series_cb (RoboGameRecord *self)
{
  g_signal_emit (self, signals[OPEN_SERIES], 0);
}

static void
open_bout_cb (RoboGameRecord *self,
              guint           bout)
{
  g_signal_emit (self, signals[OPEN_BOUT], 0, bout);
}

static void
information_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  RoboGameRecord *self = user_data;
  GtkWidget      *info = robo_game_info_new (self->match, self->series, self->bout);

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
enable_action (RoboGameRecord *self,
               const char     *name,
               gboolean        is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* Keeps the action `play-on` enabled even if the user may not play on, because the action then shows the reason. */
static void
update_actions (RoboGameRecord *self)
{
  gboolean is_there = self->match != NULL && !self->is_covered;

  enable_action (self, "export", is_there && robo_match_get_can_export (self->match));
  enable_action (self, "information", self->match != NULL);
  enable_action (self, "play-on", is_there);
}

/* Object */

static void
robo_game_record_dispose (GObject *object)
{
  RoboGameRecord *self = ROBO_GAME_RECORD (object);

  g_clear_object (&self->actions);
  g_clear_object (&self->match);
  g_clear_object (&self->series);

  G_OBJECT_CLASS (robo_game_record_parent_class)->dispose (object);
}

static void
robo_game_record_class_init (RoboGameRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_game_record_dispose;

  signals[BRANCHED] = g_signal_new ("branched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ROBO_TYPE_MATCH);
  signals[OPEN_SERIES] = g_signal_new ("open-series", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 0);
  signals[OPEN_BOUT] = g_signal_new ("open-bout", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_game_record_init (RoboGameRecord *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  update_actions (self);
}

RoboGameRecord *
robo_game_record_new (AdwToastOverlay *toasts)
{
  RoboGameRecord *self;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (ROBO_TYPE_GAME_RECORD, NULL);
  self->toasts = toasts;

  return self;
}

void
robo_game_record_add_actions (RoboGameRecord *self,
                              GActionMap     *map)
{
  g_return_if_fail (ROBO_IS_GAME_RECORD (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_action_map_add_action (map, g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name));
}

void
robo_game_record_set_match (RoboGameRecord *self,
                            RoboMatch      *match)
{
  g_return_if_fail (ROBO_IS_GAME_RECORD (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (match, "notify::n-events", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);
}

void
robo_game_record_set_series (RoboGameRecord *self,
                             RoboSeriesRun  *run,
                             guint           bout)
{
  g_return_if_fail (ROBO_IS_GAME_RECORD (self));
  g_return_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run));

  g_set_object (&self->series, run);
  self->bout = bout;
}

void
robo_game_record_set_covered (RoboGameRecord *self,
                              gboolean        is_covered)
{
  g_return_if_fail (ROBO_IS_GAME_RECORD (self));

  self->is_covered = is_covered;
  update_actions (self);
}

gboolean
robo_game_record_can_play_on (RoboGameRecord *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_RECORD (self) && self->match != NULL, FALSE);

  return self->series == NULL && robo_match_get_branch_refusal (self->match) == NULL;
}
