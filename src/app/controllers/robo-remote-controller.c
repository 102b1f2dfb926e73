// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-controller.h"

#include <glib/gi18n.h>

#include "match/remote/robo-remote-line.h"
#include "match/remote/robo-remote-words.h"
#include "ui/remote/robo-remote-chat-view.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

#include "robo-remote-notices.h"

/* A pasted text is cut off at this length. Even the longest message with sealed texts is shorter. */
#define MAX_PASTED_BYTES (256 * 1024)

struct _RoboRemoteController
{
  GObject parent_instance;

  /* weak, since a dialog may still be open when the window is gone */
  GtkWidget       *pages;
  AdwToastOverlay *toasts;

  /* owned */
  RoboArenaController *arenas;
  RoboMatchSaver      *saver;
  RoboRemoteList      *list;
  RoboRemoteNotices   *notices;
  RoboRemotePage      *page;       /* created on first use */
  RoboRemoteBar       *bar;        /* created on first use */
  RoboRemoteChatView  *chat;       /* created on first use */
  AdwToast            *invitation; /* weak: the toast of the last invitation that came as a message, or NULL */
  AdwToast            *said;       /* nullable: the toast of the last message; only one is shown, so that many messages
                              * don't cover the game */
  RoboRemoteGame      *game;       /* nullable: the current game */
  GSignalGroup        *game_signals;
  char                *waiting_text; /* nullable: text that was pasted before all games were found */
};

enum
{
  SHOW,
  SHOW_MATCH,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemoteController, robo_remote_controller, G_TYPE_OBJECT)

/* Current game */

static void
match_changed_cb (RoboRemoteController *self)
{
  g_signal_emit (self, signals[SHOW_MATCH], 0, robo_remote_game_get_match (self->game));
}

static void
said_dismissed_cb (RoboRemoteController *self)
{
  g_clear_object (&self->said);
}

/* Returns whether a chat message contains an invitation to a game. */
static gboolean
is_invitation (const char *words)
{
  g_autofree char *address = robo_remote_line_find_address (words);
  g_autoptr (RoboSealedText) found = address == NULL ? robo_sealed_text_find (words, NULL) : NULL;

  return address != NULL || (found != NULL && found->offer != NULL);
}

/* Announces a chat message. If the chat is not visible, also shows the message in a toast. */
static void
said_cb (RoboRemoteController *self,
         const char           *who,
         const char           *words)
{
  /* Translators: %1$s is the name of a player, %2$s is what this player says to all who play. */
  g_autofree char *sentence = g_strdup_printf (_ ("%1$s says: %2$s"), who, words);

  if (self->toasts == NULL)
    return;

  robo_access_say (GTK_WIDGET (self->toasts), sentence);
  /* An invitation gets a toast of its own. */
  if (is_invitation (words))
    return;
  if (self->chat != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->chat)))
    return;

  if (self->said != NULL)
    adw_toast_dismiss (self->said);
  self->said = g_object_ref (robo_message_toast (self->toasts, sentence));
  g_signal_connect_object (self->said, "dismissed", G_CALLBACK (said_dismissed_cb), self, G_CONNECT_SWAPPED);
}

/* Follows an invitation that was sent as a message. */
static void
invitation_wanted_cb (RoboRemoteController *self,
                      AdwToast             *toast)
{
  const char *words = g_object_get_data (G_OBJECT (toast), "words");

  robo_remote_controller_take_text (self, words);
}

/* Forgets the toast with an invitation, because a toast that is disappearing takes no other invitation. */
static void
invitation_dismissed_cb (RoboRemoteController *self)
{
  g_clear_weak_pointer (&self->invitation);
}

/* Offers to follow an invitation that another player has sent as a message in any game. Nothing is sent to a network
 * before the user wants it. */
static void
invitation_said_cb (RoboRemoteController *self,
                    const char           *who,
                    const char           *words,
                    RoboRemoteGame       *game)
{
  g_autofree char *sentence = NULL;
  g_autofree char *markup = NULL;

  if (self->toasts == NULL || !is_invitation (words) || robo_remote_list_goes_on_in_room (self->list, game))
    return;

  /* Translators: %s is the name of a person. */
  sentence = g_strdup_printf (_ ("%s invites you to another game."), who);
  /* If there is a toast already, change it, because Adwaita 1.2 crashes if a toast is dismissed while it appears. */
  if (self->invitation != NULL)
    {
      markup = g_markup_escape_text (sentence, -1);
      adw_toast_set_title (self->invitation, markup);
    }
  else
    {
      AdwToast *toast = robo_message_offer (self->toasts, sentence,
                                            /* Translators: This is a button. It shows an invitation to a game. */
                                            _ ("_Show"), G_CALLBACK (invitation_wanted_cb), self);

      g_set_weak_pointer (&self->invitation, toast);
      g_signal_connect_object (toast, "dismissed", G_CALLBACK (invitation_dismissed_cb), self, G_CONNECT_SWAPPED);
    }
  g_object_set_data_full (G_OBJECT (self->invitation), "words", g_strdup (words), g_free);
}

static void
list_changed_cb (RoboRemoteController *self,
                 guint                 position,
                 guint                 n_removed,
                 guint                 n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (RoboRemoteGame) game = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      g_signal_connect_object (game, "said", G_CALLBACK (invitation_said_cb), self, G_CONNECT_SWAPPED);
    }
}

static void
passed_on_cb (RoboRemoteController *self,
              RoboRemotePerson     *person)
{
  /* Translators: %s is the name of a person. */
  g_autofree char *sentence = g_strdup_printf (_ ("Your invitation was sent to %s."), robo_remote_person_get_name (person));

  if (self->toasts != NULL)
    robo_message_toast (self->toasts, sentence);
}

static void
forget_undone_cb (RoboRemoteController *self,
                  AdwToast             *toast)
{
  if (self->list != NULL)
    robo_remote_people_restore (robo_remote_list_get_people (self->list), g_object_get_data (G_OBJECT (toast), "person"));
}

static void
forgotten_cb (RoboRemoteController *self,
              RoboRemotePerson     *person)
{
  /* Translators: %s is the name of a person who was removed from the list of people. */
  g_autofree char *sentence = g_strdup_printf (_ ("%s was removed."), robo_remote_person_get_name (person));
  AdwToast        *toast;

  if (self->toasts == NULL)
    return;

  toast = robo_message_offer_undo (self->toasts, sentence, G_CALLBACK (forget_undone_cb), self);
  g_object_set_data_full (G_OBJECT (toast), "person", g_object_ref (person), g_object_unref);
}

static void
invited_cb (RoboRemoteController *self)
{
  if (self->bar != NULL)
    robo_remote_bar_hand_over (self->bar);
}

static void
turn_to (RoboRemoteController *self,
         RoboRemoteGame       *game)
{
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  robo_remote_game_resume_line (game);
  match_changed_cb (self);
}

/* Pasted texts */

static void
say (RoboRemoteController *self,
     const char           *sentence)
{
  if (self->toasts != NULL)
    robo_message_toast (self->toasts, sentence);
}

/* Holds a text that was pasted while its game is read from the disk. */
typedef struct
{
  RoboRemoteController *controller;
  char                 *text;
  gboolean              is_quiet; /* TRUE if the game is not shown, because another game or an invitation is shown */
} Paste;

static void
paste_free (Paste *self)
{
  g_object_unref (self->controller);
  g_free (self->text);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Paste, paste_free)

static void
show_game (RoboRemoteController *self,
           RoboRemoteGame       *game)
{
  if (game != self->game || !gtk_widget_get_mapped (GTK_WIDGET (self->bar)))
    turn_to (self, game);
}

/* Shows a toast about the result of pasting. Shows no toast for new entries, because the game shows them, and no
 * toast if the text was only a link. */
static void
say_pasted (RoboRemoteController *self,
            RoboPasted            pasted)
{
  if (pasted != ROBO_PASTED_NEW && pasted != ROBO_PASTED_NOTHING)
    say (self, robo_remote_get_paste_message (pasted));
}

static void
pasted_game_loaded_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (Paste) paste = data;
  RoboRemoteController *self = paste->controller;
  g_autoptr (GError) error = NULL;
  RoboRemoteGame *game;

  if (self->list == NULL)
    return;

  game = robo_remote_list_load_finish (self->list, result, NULL, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (self->pages, g_task_get_cancellable (G_TASK (result)));
  if (game != NULL)
    {
      RoboPasted pasted = robo_remote_game_paste (game, paste->text);

      say_pasted (self, pasted);
      if (!paste->is_quiet)
        show_game (self, game);
    }
  else if (error != NULL)
    robo_message_show_error (self->pages, _ ("Game Could Not Be Opened"), error->message);
}

/* Takes a text that belongs to no game in the list. */
static void
take_unknown_text (RoboRemoteController *self,
                   const char           *text)
{
  g_autoptr (RoboSealedText) found = robo_sealed_text_find (text, NULL);
  g_autofree char *address = robo_remote_line_find_address (text);

  /* If the page of remote play is visible, let it show the result. Otherwise open that page only for an invitation. */
  if (gtk_widget_get_mapped (GTK_WIDGET (robo_remote_controller_get_page (self))))
    robo_remote_page_take_text (self->page, text);
  else if ((found != NULL && found->offer != NULL) || (found == NULL && address != NULL))
    {
      g_signal_emit (self, signals[SHOW], 0);
      robo_remote_page_take_text (self->page, text);
    }
  else if (found != NULL)
    say (self, robo_remote_get_paste_message (ROBO_PASTED_FOREIGN));
  else if (robo_sealed_text_looks_like (text))
    say (self, robo_remote_get_paste_message (ROBO_PASTED_DAMAGED));
  else
    say (self, robo_remote_get_paste_message (ROBO_PASTED_NOTHING));
}

/* Gives the text to all games of the list to which parts of the text belong. If several games have got new entries,
 * says how many. */
static void
take_text_for_games (RoboRemoteController *self,
                     const GPtrArray      *shares)
{
  RoboPasted most = ROBO_PASTED_NOTHING;
  guint      n_new = 0;

  for (guint i = 0; i < shares->len; i++)
    {
      const RoboRemoteShare *share = shares->pdata[i];
      RoboPasted             pasted;

      if (share->game == NULL)
        continue;
      pasted = robo_remote_game_paste (share->game, share->text->str);
      n_new += pasted == ROBO_PASTED_NEW;
      most = MAX (most, pasted);
    }
  say_pasted (self, most);
  if (n_new > 1)
    {
      /* Translators: This is said after the user has pasted a message with the texts of several games. %u is at least
       * 2. */
      g_autofree char *sentence = g_strdup_printf (ngettext ("%u game has been updated.",
                                                             "%u games have been updated.", n_new),
                                                   n_new);

      say (self, sentence);
    }
}

static void
take_text_for_file (RoboRemoteController  *self,
                    const RoboRemoteShare *share,
                    gboolean               is_quiet)
{
  Paste *paste = g_new (Paste, 1);
  g_autoptr (GCancellable) cancellable = robo_opening_begin (self->pages, share->path);

  *paste = (Paste){ g_object_ref (self), g_strdup (share->text->str), is_quiet };
  robo_remote_list_load_async (self->list, share->path, cancellable, pasted_game_loaded_cb, paste);
}

void
robo_remote_controller_take_text (RoboRemoteController *self,
                                  const char           *text)
{
  g_autofree char *pasted_text = g_utf8_make_valid (text, (gssize)MIN (strlen (text), MAX_PASTED_BYTES));
  g_autofree char *rest = NULL;
  g_autoptr (GPtrArray) shares = NULL;
  g_autoptr (RoboSealedText) other = NULL;
  gboolean is_invited;

  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && text != NULL);

  g_clear_pointer (&self->waiting_text, g_free);
  shares = robo_remote_list_share_text (self->list, pasted_text, &rest);
  if (robo_match_saver_get_is_listing (self->saver) && (shares->len == 0 || *rest != '\0'))
    self->waiting_text = g_strdup (shares->len == 0 ? pasted_text : rest);
  else if (shares->len == 0)
    take_unknown_text (self, pasted_text);
  other = shares->len > 0 && self->waiting_text == NULL ? robo_sealed_text_find (rest, NULL) : NULL;
  is_invited = other != NULL && other->offer != NULL;

  take_text_for_games (self, shares);
  for (guint i = 0; i < shares->len; i++)
    {
      const RoboRemoteShare *share = shares->pdata[i];

      if (share->game == NULL)
        take_text_for_file (self, share, i > 0 || is_invited);
      else if (i == 0 && !is_invited)
        show_game (self, share->game);
    }
  if (is_invited)
    take_unknown_text (self, rest);
}

/* Takes a text that was pasted before all games had been found. */
static void
listed_cb (RoboRemoteController *self)
{
  g_autofree char *text = g_steal_pointer (&self->waiting_text);

  if (text != NULL && self->pages != NULL)
    robo_remote_controller_take_text (self, text);
}

void
robo_remote_controller_open_link (RoboRemoteController *self,
                                  const char           *link)
{
  g_autoptr (GPtrArray) shares = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && link != NULL);

  shares = robo_remote_list_share_text (self->list, link, NULL);
  if (shares->len > 0)
    {
      robo_remote_controller_take_text (self, link);
      return;
    }

  g_signal_emit (self, signals[SHOW], 0);
  robo_remote_page_fill_in (robo_remote_controller_get_page (self), link);
}

/* Reading games */

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (RoboRemoteController) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboRemoteInvitation) invitation = NULL;
  RoboRemoteGame *game;

  if (self->list == NULL)
    return;

  game = robo_remote_list_load_finish (self->list, result, &invitation, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->pages == NULL)
    return;

  robo_opening_end (self->pages, g_task_get_cancellable (G_TASK (result)));
  if (game != NULL)
    turn_to (self, game);
  else if (invitation != NULL)
    {
      g_signal_emit (self, signals[SHOW], 0);
      robo_remote_page_take_invitation (robo_remote_controller_get_page (self), g_steal_pointer (&invitation));
    }
  else if (error != NULL)
    robo_message_show_error (self->pages, _ ("Game Could Not Be Opened"), error->message);
}

/* Object */

static void
robo_remote_controller_dispose (GObject *object)
{
  RoboRemoteController *self = ROBO_REMOTE_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->invitation);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  if (self->said != NULL)
    g_signal_handlers_disconnect_by_data (self->said, self);
  g_clear_object (&self->said);
  g_clear_object (&self->chat);
  g_clear_object (&self->bar);
  g_clear_object (&self->page);
  g_clear_object (&self->notices);
  g_clear_object (&self->list);
  g_clear_object (&self->saver);
  g_clear_object (&self->arenas);
  g_clear_pointer (&self->waiting_text, g_free);

  G_OBJECT_CLASS (robo_remote_controller_parent_class)->dispose (object);
}

static void
robo_remote_controller_class_init (RoboRemoteControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_remote_controller_dispose;

  signals[SHOW] = g_signal_new ("show", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOW_MATCH] = g_signal_new ("show-match", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, ROBO_TYPE_MATCH);
}

static void
robo_remote_controller_init (RoboRemoteController *self)
{
  self->game_signals = g_signal_group_new (ROBO_TYPE_REMOTE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::match", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "said", G_CALLBACK (said_cb), self);
}

/* Shows the rematch that the user wanted, if the old game is still shown. */
static void
rematch_begun_cb (RoboRemoteController *self,
                  RoboRemoteGame       *old,
                  RoboRemoteGame       *rematch)
{
  if (self->game == old && self->pages != NULL)
    turn_to (self, rematch);
}

RoboRemoteController *
robo_remote_controller_new (RoboMatchSaver      *saver,
                            GtkWidget           *pages,
                            AdwToastOverlay     *toasts,
                            RoboArenaController *arenas)
{
  RoboRemoteController *self = g_object_new (ROBO_TYPE_REMOTE_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);
  self->arenas = g_object_ref (arenas);
  self->saver = g_object_ref (saver);
  g_signal_connect_object (saver, "notify::is-listing", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  self->list = robo_remote_list_new (saver);
  g_signal_connect_object (self->list, "rematch-begun", G_CALLBACK (rematch_begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "passed-on", G_CALLBACK (passed_on_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "items-changed", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  list_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (self->list)));
  self->notices = robo_remote_notices_new (self->list, pages);

  return self;
}

RoboRemoteList *
robo_remote_controller_get_list (RoboRemoteController *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self), NULL);

  return self->list;
}

RoboRemotePage *
robo_remote_controller_get_page (RoboRemoteController *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self), NULL);

  if (self->page == NULL)
    {
      self->page = g_object_ref_sink (g_object_new (ROBO_TYPE_REMOTE_PAGE,
                                                    "arenas", robo_arena_controller_get_arenas (self->arenas),
                                                    "list", self->list,
                                                    NULL));
      g_signal_connect_object (self->page, "begun", G_CALLBACK (turn_to), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->page, "forgotten", G_CALLBACK (forgotten_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->page, "invited", G_CALLBACK (invited_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->page, "pasted", G_CALLBACK (robo_remote_controller_take_text), self, G_CONNECT_SWAPPED);
    }

  return self->page;
}

gboolean
robo_remote_controller_open (RoboRemoteController *self,
                             const char           *path)
{
  RoboRemoteGame *game;

  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && path != NULL, FALSE);

  game = robo_remote_list_find_file (self->list, path);
  if (game != NULL)
    turn_to (self, game);

  return game != NULL;
}

void
robo_remote_controller_load (RoboRemoteController *self,
                             const char           *path)
{
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && path != NULL);

  cancellable = robo_opening_begin (self->pages, path);
  robo_remote_list_load_async (self->list, path, cancellable, loaded_cb, g_object_ref (self));
}

void
robo_remote_controller_forget (RoboRemoteController *self,
                               const char           *path)
{
  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && path != NULL);

  if (self->game != NULL && g_str_equal (robo_remote_game_get_path (self->game), path))
    {
      g_signal_group_set_target (self->game_signals, NULL);
      if (self->bar != NULL)
        robo_remote_bar_set_game (self->bar, NULL);
      g_clear_object (&self->game);
    }
  robo_remote_list_forget_file (self->list, path);
}

GtkWidget *
robo_remote_controller_take_match (RoboRemoteController *self,
                                   RoboMatch            *match)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && ROBO_IS_MATCH (match), NULL);

  if (self->game == NULL || robo_remote_game_get_match (self->game) != match)
    {
      g_signal_group_set_target (self->game_signals, NULL);
      g_clear_object (&self->game);
      return NULL;
    }

  if (self->bar == NULL)
    {
      self->bar = g_object_ref_sink (g_object_new (ROBO_TYPE_REMOTE_BAR, NULL));
      g_signal_connect_object (self->bar, "pasted", G_CALLBACK (robo_remote_controller_take_text), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->bar, "rematch", G_CALLBACK (robo_remote_controller_invite_again), self, G_CONNECT_SWAPPED);
    }
  robo_remote_bar_set_game (self->bar, self->game);

  return GTK_WIDGET (self->bar);
}

gboolean
robo_remote_controller_is_slow (RoboRemoteController *self)
{
  RoboPace pace = ROBO_PACE_NONE;
  RoboBank bank;

  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self), FALSE);

  if (self->game != NULL)
    robo_pace_from_byte (robo_shared_game_get_pace (robo_remote_game_get_peer (self->game)->shared), &pace, &bank);

  return pace >= ROBO_PACE_DAY;
}

GtkWidget *
robo_remote_controller_get_talk (RoboRemoteController *self)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (ROBO_IS_REMOTE_CONTROLLER (self), NULL);

  if (self->game != NULL)
    g_object_get (self->game, "line", &line, NULL);
  if (line == NULL && self->chat != NULL)
    robo_remote_chat_view_set_game (self->chat, NULL);
  if (line == NULL)
    return NULL;

  if (self->chat == NULL)
    self->chat = g_object_ref_sink (g_object_new (ROBO_TYPE_REMOTE_CHAT_VIEW, NULL));
  robo_remote_chat_view_set_game (self->chat, self->game);

  return GTK_WIDGET (self->chat);
}

static void
key_found_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (RoboRemoteController) self = data;
  RoboRemoteGame *game;
  gboolean        has_line;
  guint           n_games;
  g_autoptr (GError) error = NULL;

  if (!robo_remote_list_find_key_finish (ROBO_REMOTE_LIST (source), result, &error))
    {
      robo_message_show_error (self->pages, _ ("Game Could Not Be Started"), error->message);
      return;
    }
  /* While the key was being loaded, the user may have gone to another game. */
  if (self->game == NULL)
    return;

  has_line = robo_remote_game_get_can_say_again (self->game);
  n_games = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  game = robo_remote_list_play_again (self->list, self->game, &error);
  if (error != NULL)
    robo_message_show_error (self->pages, _ ("Game Could Not Be Started"), error->message);
  /* A guest in the same network has no rematch until the host opens it. */
  if (game == NULL)
    return;

  /* A rematch that is in the list already is no new invitation. */
  if (!has_line && g_list_model_get_n_items (G_LIST_MODEL (self->list)) > n_games &&
      robo_remote_game_get_way (game) != ROBO_REMOTE_BY_TEXTS)
    say (self, _ ("The others can’t be reached right now, so send them this new invitation yourself."));
  turn_to (self, game);
  invited_cb (self);
}

void
robo_remote_controller_invite_again (RoboRemoteController *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self) && self->game != NULL);

  robo_remote_list_find_key_async (self->list, key_found_cb, g_object_ref (self));
}

void
robo_remote_controller_save (RoboRemoteController *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_CONTROLLER (self));

  if (self->game != NULL)
    robo_remote_game_save (self->game);
}
