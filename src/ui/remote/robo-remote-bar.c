// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-bar.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/pack/robo-pack-gather.h"
#include "match/remote/robo-remote-words.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-qr-code.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"

#include "robo-account-dialog.h"

/* CSS: the class `remote-bar`. Accessible role: status. */
struct _RoboRemoteBar
{
  GtkBox parent_instance;

  /* Template children */
  GtkLabel      *heading_label;
  GtkLabel      *detail_label;
  GtkLabel      *deadline_label;
  GtkLabel      *request_label;
  GtkLabel      *problem_label;
  GtkButton     *agree_button;
  GtkButton     *end_button;
  GtkButton     *pause_button;
  GtkButton     *pace_button;
  GtkButton     *refuse_button;
  GtkButton     *resume_button;
  GtkButton     *account_button;
  GtkButton     *anyway_button;
  GtkButton     *welcome_button;
  GtkButton     *here_button;
  GtkButton     *again_button;
  GtkButton     *decline_button;
  GtkButton     *copy_button;
  GtkButton     *paste_button;
  GtkMenuButton *menu_button;

  /* Owned */
  RoboRemoteGame     *game; /* or NULL */
  GSignalGroup       *game_signals;
  GSimpleActionGroup *actions;
  char               *said;         /* last heading that say_once() got, or NULL */
  char               *said_request; /* last request that say_once() got, or NULL */
  char               *said_problem; /* last problem that say_once() got, or NULL */
  char               *said_pause;   /* last pause that say_once() got, or NULL */
  char               *handed_over;  /* text that was copied without a click, or NULL */
  gboolean            is_handing_over;
};

enum
{
  PROP_GAME = 1,
  N_PROPS
};

enum
{
  PASTED,
  REMATCH,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemoteBar, robo_remote_bar, GTK_TYPE_BOX)

/* Content of the bar */

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
set_suggested (GtkButton *button,
               gboolean   is_suggested)
{
  robo_css_set_class (GTK_WIDGET (button), "suggested-action", is_suggested);
}

static void
enable_action (RoboRemoteBar *self,
               const char    *name,
               gboolean       is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static RoboPace
get_pace (RoboRemoteBar *self)
{
  RoboPace pace = ROBO_PACE_NONE;
  RoboBank bank;

  robo_pace_from_byte (robo_shared_game_get_pace (robo_remote_game_get_peer (self->game)->shared), &pace, &bank);

  return pace;
}

/* Appends the time limits that can be proposed, or an item that takes such a proposal back. The time bank stays if
 * it fits the limit. */
static void
append_paces (RoboRemoteBar *self,
              GMenu         *menu)
{
  RoboPace now = ROBO_PACE_NONE;
  RoboBank bank = ROBO_BANK_NONE;
  g_autoptr (GMenu) paces = g_menu_new ();

  robo_pace_from_byte (robo_shared_game_get_pace (robo_remote_game_get_peer (self->game)->shared), &now, &bank);
  if (robo_remote_game_get_can_take_back (self->game, ROBO_PROPOSAL_PACE))
    {
      /* Translators: This is a menu item. The user no longer proposes another time limit. */
      g_menu_append (menu, _ ("Take Back the Proposed Ti_me Limit"), "remote.take-back-pace");
      return;
    }

  for (guint pace = 0; pace < ROBO_N_PACES; pace++)
    {
      guint8 byte = robo_pace_to_byte (pace, robo_bank_fits (bank, pace) ? bank : ROBO_BANK_NONE);
      g_autoptr (GMenuItem) item = NULL;

      if (pace == now || !robo_remote_game_get_can_propose (self->game, ROBO_PROPOSAL_PACE, byte))
        continue;
      item = g_menu_item_new (robo_remote_get_pace_name (pace), NULL);
      g_menu_item_set_action_and_target (item, "remote.pace", "u", (guint)byte);
      g_menu_append_item (paces, item);
    }
  if (g_menu_model_get_n_items (G_MENU_MODEL (paces)) > 0)
    /* Translators: This is a menu. The user proposes to the others how long every player may take to answer. */
    g_menu_append_submenu (menu, _ ("Propose New Ti_me Limit"), G_MENU_MODEL (paces));
}

/* Appends items that propose a pause, or an item that takes such a proposal back. If players have a day or more for
 * an answer, the pause may last a number of days. */
static void
append_pause (RoboRemoteBar *self,
              GMenu         *menu)
{
  static const struct
  {
    const char *label;
    guint       days;
  } pauses[] = {
    /* Translators: This is a menu item below “Propose a Pause”. It says how long the pause lasts. */
    { N_ ("Until Someone _Resumes"), 0 },
    /* Translators: This is a menu item below “Propose a Pause”. It says how long the pause lasts. */
    { N_ ("For _3 Days"), 3 },
    /* Translators: This is a menu item below “Propose a Pause”. It says how long the pause lasts. */
    { N_ ("For 1 _Week"), 7 },
    /* Translators: This is a menu item below “Propose a Pause”. It says how long the pause lasts. */
    { N_ ("For _2 Weeks"), 14 },
  };
  gboolean is_slow = get_pace (self) >= ROBO_PACE_DAY;
  g_autoptr (GMenu) lengths = g_menu_new ();

  if (robo_remote_game_get_is_paused (self->game))
    return;
  if (robo_remote_game_get_can_take_back (self->game, ROBO_PROPOSAL_PAUSE))
    {
      /* Translators: This is a menu item. The user no longer proposes to pause the game. */
      g_menu_append (menu, _ ("Take Back the Proposal to _Pause"), "remote.resume");
      return;
    }
  if (!robo_remote_game_get_can_propose (self->game, ROBO_PROPOSAL_PAUSE, 0))
    return;
  if (!is_slow)
    {
      /* Translators: This is a menu item. The user proposes to the others that no clock runs for some time. */
      g_menu_append (menu, _ ("Propose a _Pause"), "remote.pause(uint32 0)");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (pauses); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (pauses[i].label), NULL);

      g_menu_item_set_action_and_target (item, "remote.pause", "u", pauses[i].days);
      g_menu_append_item (lengths, item);
    }
  g_menu_append_submenu (menu, _ ("Propose a _Pause"), G_MENU_MODEL (lengths));
}

/* Creates the menu. It has other ways to send the text, quick phrases, actions of the user for the whole game, and
 * an item for each absent player without whom the other players can go on. */
static GMenuModel *
create_menu (RoboRemoteBar *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) text = g_menu_new ();
  g_autoptr (GMenu) own = g_menu_new ();
  g_autoptr (GMenu) words = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  g_autofree char      *link = robo_remote_game_dup_link (self->game);
  const char *const    *phrases = robo_remote_chat_list_phrases ();
  const RoboMatchSetup *setup = robo_remote_game_get_setup (self->game);
  guint                 absent = robo_remote_game_list_absent (self->game);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = NULL;
      g_autofree char *shown = NULL;
      g_autofree char *label = NULL;
      g_autoptr (GMenuItem) item = NULL;

      if ((absent >> seat & 1) == 0)
        continue;
      name = robo_remote_dup_name (robo_remote_game_get_peer (self->game), seat);
      shown = robo_remote_dup_menu_name (name);
      /* Translators: This is a menu item. %s is the name of a player who does not answer; a computer will play in place
       * of that player. */
      label = g_strdup_printf (_ ("Continue Without %s…"), shown);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "remote.go-on-without", "u", seat);
      g_menu_append_item (others, item);
    }
  if (robo_qr_code_has_room (robo_remote_game_get_text (self->game)))
    g_menu_append (text, _ ("Show Message as _QR Code"), "remote.show-code");
  if (link != NULL)
    /* Translators: This is a menu item. It copies a link that leads other people to this game. */
    g_menu_append (text, _ ("Copy Lin_k to This Game"), "remote.copy-link");
  if (setup != NULL && robo_pack_setup_has_parts (setup))
    /* Translators: This is a menu item. The user looks at the arena and the cards that the inviter has made, and adds
     * them to the library. */
    g_menu_append (text, _ ("_Keep Arena and Cards…"), "win.keep-parts");
  if (robo_remote_game_get_can_undo (self->game))
    /* Translators: This is a menu item. It asks all other players whether the user may take back the last answer. */
    g_menu_append (own, _ ("_Ask to Take Back My Answer"), "remote.undo");
  if (robo_remote_game_get_can_return (self->game))
    /* Translators: This is a menu item. The user plays again after a computer has played in the user’s place; all other
     * players have to agree. */
    g_menu_append (own, _ ("Ask to _Rejoin"), "remote.return");
  append_pause (self, own);
  append_paces (self, own);
  if (robo_remote_game_get_can_take_back (self->game, ROBO_PROPOSAL_END))
    /* Translators: This is a menu item. The user no longer proposes to end the game. */
    g_menu_append (own, _ ("_Take Back the Proposal to End"), "remote.take-back-end");
  else if (robo_remote_game_get_can_propose (self->game, ROBO_PROPOSAL_END, 0))
    /* Translators: This is a menu item. The user proposes to the others to end the game as it stands. */
    g_menu_append (own, _ ("Propose to _End the Game…"), "remote.end");
  if (robo_remote_game_get_peer (self->game)->shared->is_agreed && robo_remote_game_get_is_over (self->game) &&
      robo_remote_game_get_peer (self->game)->seat != ROBO_SPECTATOR)
    /* Translators: This is a menu item. The user wants another game with the same people. */
    g_menu_append (own, _ ("_Rematch"), "remote.again");
  if (robo_remote_game_get_can_resign (self->game))
    /* Translators: This is a menu item. The user gives up the seat, and a computer goes on playing. */
    g_menu_append (own, _ ("_Leave My Seat to a Computer…"), "remote.resign");
  if (g_menu_model_get_n_items (G_MENU_MODEL (text)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (text));
  if (g_menu_model_get_n_items (G_MENU_MODEL (others)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  if (g_menu_model_get_n_items (G_MENU_MODEL (own)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (own));

  for (guint i = 0; robo_remote_game_get_can_say (self->game) && phrases[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (robo_remote_chat_translate (phrases[i]), NULL);

      g_menu_item_set_action_and_target (item, "remote.say", "s", phrases[i]);
      g_menu_append_item (words, item);
    }
  if (g_menu_model_get_n_items (G_MENU_MODEL (words)) > 0)
    /* Translators: This is a menu. Each item sends a quick phrase to all players. */
    g_menu_append_submenu (menu, _ ("_Say to Everyone"), G_MENU_MODEL (words));

  return G_MENU_MODEL (menu);
}

/* Fills the menu when the user opens it. The open menu does not change, whatever the other players do. */
static void
fill_menu_cb (GtkMenuButton *button,
              gpointer       user_data)
{
  g_autoptr (GMenuModel) menu = create_menu (user_data);

  gtk_menu_button_set_menu_model (button, menu);
}

/* Announces a sentence to screen readers if the bar is visible and the last sentence of this kind was a different
 * one. */
static void
say_once (RoboRemoteBar *self,
          char         **said,
          const char    *sentence)
{
  if (g_strcmp0 (*said, sentence) == 0)
    return;

  g_free (*said);
  *said = g_strdup (sentence);
  if (sentence != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    robo_access_say (GTK_WIDGET (self), sentence);
}

/* Announces that the game is paused, or that a pause is over. The sentence about the deadline is not announced,
 * because it also changes with the time at which a player was last active. */
static void
say_pause (RoboRemoteBar *self,
           gboolean       is_over)
{
  gboolean         was_paused = self->said_pause != NULL;
  g_autofree char *pause = robo_remote_dup_pause (robo_remote_game_get_peer (self->game),
                                                  g_get_real_time () / G_USEC_PER_SEC);

  say_once (self, &self->said_pause, pause);
  if (was_paused && pause == NULL && !is_over && gtk_widget_get_mapped (GTK_WIDGET (self)))
    /* Translators: A screen reader says this when the clocks of a game run again. */
    robo_access_say (GTK_WIDGET (self), _ ("The pause is over."));
}

static void
put_into_clipboard (RoboRemoteBar *self)
{
  g_autofree char *message = robo_remote_game_dup_message (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), message);
}

/* Returns the text below the heading: the state of the connection, or the status if the game is played by texts. If
 * an invitation was copied without a click, the text says so first. */
static char *
dup_detail (RoboRemoteBar *self,
            const char    *status,
            const char    *line)
{
  const char *detail = line != NULL ? line : status;

  if (self->handed_over == NULL || g_strcmp0 (self->handed_over, robo_remote_game_get_text (self->game)) != 0)
    return g_strdup (detail);

  return g_strdup_printf ("%s %s", _ ("Invitation copied to the clipboard."), detail);
}

/* Copies the text of a new invitation, and announces this. */
static void
hand_over (RoboRemoteBar *self)
{
  self->is_handing_over = FALSE;
  g_free (self->handed_over);
  self->handed_over = g_strdup (robo_remote_game_get_text (self->game));
  put_into_clipboard (self);
  robo_access_say (GTK_WIDGET (self), _ ("Invitation copied to the clipboard."));
}

/* Holds the properties of the game that decide what the bar shows. */
typedef struct
{
  gboolean is_own_turn;
  gboolean is_sent;
  gboolean is_over;
  char    *status;
  char    *errand; /* what to do with the text, or NULL if there is none */
  char    *line;   /* the state of the connection, or NULL in a game of texts */
} State;

static void
state_clear (State *state)
{
  g_free (state->status);
  g_free (state->errand);
  g_free (state->line);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (State, state_clear)

static void
show_heading (RoboRemoteBar *self,
              const State   *state)
{
  g_autofree char *detail = NULL;

  if (state->errand != NULL && !state->is_own_turn && !state->is_sent)
    {
      detail = dup_detail (self, state->status, state->line);
      set_label (self->heading_label, state->errand);
    }
  else
    {
      set_label (self->heading_label, state->status);
      if (state->line != NULL)
        detail = g_strdup (state->is_over ? NULL : state->line);
      else if (!state->is_own_turn && !state->is_over)
        detail = g_strdup (_ ("Paste the reply when you get it."));
    }
  set_label (self->detail_label, detail);

  if (robo_remote_game_get_peer (self->game)->seat == ROBO_SPECTATOR && state->line == NULL)
    /* Translators: This is said to a person who watches a game and has no seat. */
    set_label (self->detail_label, state->is_over ? NULL : _ ("You’re watching. Paste the messages that the players send each "
                                                              "other."));
  else if (robo_remote_game_get_peer (self->game)->seat == ROBO_SPECTATOR)
    set_label (self->detail_label, _ ("You’re watching."));
}

/* Returns the proposal about which the bar asks the user, and sets its value. Returns 0 if there is none, or while
 * the bar asks about an answer that another player wants to take back. The bar asks about one thing at a time, in
 * the order of robo_remote_dup_request(). */
static RoboProposal
get_asked (RoboRemoteBar *self,
           guint64       *value)
{
  for (guint proposal = ROBO_PROPOSAL_END; proposal <= ROBO_PROPOSAL_PACE; proposal++)
    {
      if (robo_remote_game_get_is_asked (self->game, proposal, value))
        return robo_remote_game_get_can_agree (self->game) ? 0 : proposal;
    }

  return 0;
}

static void
show_buttons (RoboRemoteBar *self,
              const State   *state)
{
  gboolean has_text = state->errand != NULL;
  gboolean can_agree = robo_remote_game_get_can_agree (self->game);
  guint64  value = 0;
  guint    asked = get_asked (self, &value);
  gboolean is_asked_again = robo_remote_game_get_is_asked_again (self->game);
  g_autoptr (GMenuModel) menu = create_menu (self);

  /* During the player's own turn, hide the button that copies the text, because this turn will still add to the
   * text. The keyboard shortcut works even then. */
  gtk_widget_set_visible (GTK_WIDGET (self->copy_button), has_text && !state->is_own_turn);
  gtk_widget_set_visible (GTK_WIDGET (self->paste_button), !state->is_over && state->line == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->account_button), robo_remote_game_needs_account (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->anyway_button), robo_remote_game_get_can_go_on_anyway (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->welcome_button),
                          !can_agree && asked == 0 && robo_remote_game_list_asking (self->game) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->here_button), robo_remote_game_get_can_play_here (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->agree_button), can_agree);
  gtk_widget_set_visible (GTK_WIDGET (self->end_button), asked == ROBO_PROPOSAL_END);
  gtk_widget_set_visible (GTK_WIDGET (self->pause_button), asked == ROBO_PROPOSAL_PAUSE);
  gtk_widget_set_visible (GTK_WIDGET (self->pace_button), asked == ROBO_PROPOSAL_PACE);
  gtk_widget_set_visible (GTK_WIDGET (self->refuse_button), asked != 0);
  /* A click answers the value that is shown, not one that has arrived since. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->pause_button), "t", value);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->pace_button), "t", value);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->refuse_button), "(ut)", asked, value);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_button),
                          robo_remote_game_get_is_paused (self->game) &&
                            robo_remote_game_get_can_take_back (self->game, ROBO_PROPOSAL_PAUSE));
  gtk_widget_set_visible (GTK_WIDGET (self->again_button), is_asked_again);
  gtk_widget_set_visible (GTK_WIDGET (self->decline_button), is_asked_again);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), g_menu_model_get_n_items (menu) > 0);
  set_suggested (self->copy_button, !state->is_own_turn && !state->is_sent);
  set_suggested (self->paste_button, !state->is_own_turn && (state->is_sent || !has_text));
  enable_action (self, "copy", has_text);
  enable_action (self, "show-code", robo_qr_code_has_room (robo_remote_game_get_text (self->game)));
  enable_action (self, "agree", can_agree);
}

static void
update (RoboRemoteBar *self)
{
  g_auto (State) state = { FALSE };
  g_autofree char *problem = NULL;
  g_autofree char *request = NULL;
  g_autofree char *deadline = NULL;

  if (self->game == NULL)
    return;

  g_object_get (self->game,
                "is-own-turn", &state.is_own_turn,
                "is-sent", &state.is_sent,
                "is-over", &state.is_over,
                "status", &state.status,
                "errand", &state.errand,
                "line", &state.line,
                "problem", &problem,
                "request", &request,
                "deadline", &deadline,
                NULL);
  if (state.errand != NULL && self->is_handing_over && robo_remote_game_get_text (self->game) != NULL)
    hand_over (self);
  show_heading (self, &state);
  set_label (self->deadline_label, deadline);
  set_label (self->request_label, request);
  set_label (self->problem_label, problem);
  show_buttons (self, &state);
  say_once (self, &self->said, gtk_label_get_label (self->heading_label));
  say_once (self, &self->said_request, request);
  say_once (self, &self->said_problem, problem);
  say_pause (self, state.is_over);
}

/* Actions */

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RoboRemoteBar *self = data;

  put_into_clipboard (self);
  /* Translators: This is read aloud. A text is in the clipboard now. */
  robo_access_say (GTK_WIDGET (self), _ ("Copied"));
  robo_remote_game_set_is_sent (self->game, TRUE);
}

static void
copy_link_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  RoboRemoteBar   *self = data;
  g_autofree char *link = robo_remote_game_dup_link (self->game);

  if (link == NULL)
    return;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), link);
  robo_access_say (GTK_WIDGET (self), _ ("Copied"));
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  robo_remote_game_undo (ROBO_REMOTE_BAR (data)->game);
}

static void
end_answered_cb (RoboRemoteBar *self)
{
  if (self->game != NULL)
    robo_remote_game_propose (self->game, ROBO_PROPOSAL_END, 0);
}

static void
end_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  AdwMessageDialog *dialog = robo_message_ask (data, _ ("End the Game as It Stands?"),
                                               _ ("Once everyone who’s still playing agrees, the game is over and nobody wins. Until then, you can take this back."),
                                               _ ("_Keep Playing"), _ ("_End Game"), ADW_RESPONSE_DESTRUCTIVE);

  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (end_answered_cb), data, G_CONNECT_SWAPPED);
}

static void
take_back_end_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  robo_remote_game_take_back (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_END);
}

/* A pause of some days ends at a full minute, because players do not see the seconds. */
static void
pause_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  guint  days = g_variant_get_uint32 (parameter);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  robo_remote_game_propose (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PAUSE,
                            days != 0 ? (guint64)(now / 60 * 60 + days * 86400) : 0);
}

static void
agree_to_pause_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_remote_game_consent (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PAUSE, g_variant_get_uint64 (parameter));
}

static void
refuse_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  guint32 asked;
  guint64 value;

  g_variant_get (parameter, "(ut)", &asked, &value);
  robo_remote_game_decline (ROBO_REMOTE_BAR (data)->game, asked, value);
}

static void
pace_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  robo_remote_game_propose (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PACE, g_variant_get_uint32 (parameter));
}

static void
agree_to_pace_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  robo_remote_game_consent (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PACE, g_variant_get_uint64 (parameter));
}

static void
take_back_pace_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  robo_remote_game_take_back (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PACE);
}

static void
resume_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  robo_remote_game_take_back (ROBO_REMOTE_BAR (data)->game, ROBO_PROPOSAL_PAUSE);
}

static void
agree_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  robo_remote_game_agree (ROBO_REMOTE_BAR (data)->game);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (RoboRemoteBar) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->game != NULL)
    g_signal_emit (self, signals[PASTED], 0, text != NULL ? text : "");
}

static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  RoboRemoteBar *self = data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read_cb, g_object_ref (self));
}

static void
show_code_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  RoboRemoteBar   *self = data;
  g_autofree char *errand = NULL;

  g_object_get (self->game, "errand", &errand, NULL);
  robo_qr_code_show (GTK_WIDGET (self), errand, robo_remote_game_get_text (self->game));
  robo_remote_game_set_is_sent (self->game, TRUE);
}

/* Votes to go on without an absent player. The dialog has the seat of the absent player as its data. */
static void
go_on_answered_cb (RoboRemoteBar    *self,
                   const char       *response,
                   AdwMessageDialog *dialog)
{
  guint absent = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "absent"));

  if (self->game != NULL)
    robo_remote_game_vote (self->game, absent);
}

static void
go_on_without_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  RoboRemoteBar   *self = data;
  guint            absent = g_variant_get_uint32 (parameter);
  g_autofree char *name = robo_remote_dup_name (robo_remote_game_get_peer (self->game), absent);
  /* Translators: %s is the name of a player who does not answer. */
  g_autofree char  *heading = g_strdup_printf (_ ("Continue Without %s?"), name);
  AdwMessageDialog *dialog =
    robo_message_ask (GTK_WIDGET (self), heading,
                      _ ("A computer takes over once everyone else agrees. Later messages from this seat don’t count until everyone else lets its player back in. If programs are being opened, they’ll all be sealed again."),
                      /* Translators: This is a button. It lets the game wait for a player who does not answer. */
                      _ ("_Wait"),
                      /* Translators: This is a button. It continues the game without a player who does not answer. */
                      C_ ("without somebody", "_Continue"), ADW_RESPONSE_DESTRUCTIVE);

  g_object_set_data (G_OBJECT (dialog), "absent", GUINT_TO_POINTER (absent));
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (go_on_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
anyway_answered_cb (RoboRemoteBar *self)
{
  if (self->game != NULL)
    robo_remote_game_go_on_anyway (self->game);
}

static void
anyway_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  AdwMessageDialog *dialog =
    robo_message_ask (data, _ ("Continue Anyway?"),
                      _ ("If you’ve made another move elsewhere in the meantime, the others will get two different moves from you, and only what came before them will count."),
                      /* Translators: This is a button. It leaves the game stopped until the user continues it later. */
                      _ ("_Wait"), _ ("_Continue Anyway"), ADW_RESPONSE_DESTRUCTIVE);

  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (anyway_answered_cb), data, G_CONNECT_SWAPPED);
}

static void
here_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  robo_remote_game_play_here (ROBO_REMOTE_BAR (data)->game);
}

static void
return_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  robo_remote_game_return (ROBO_REMOTE_BAR (data)->game);
}

static void
resign_answered_cb (RoboRemoteBar *self)
{
  if (self->game != NULL)
    robo_remote_game_resign (self->game);
}

static void
resign_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  AdwMessageDialog *dialog = robo_message_ask (data, _ ("Leave Your Seat to a Computer?"),
                                               _ ("A computer will keep playing for you, and the others will be told."),
                                               _ ("_Keep Playing"), _ ("_Leave Seat"), ADW_RESPONSE_DESTRUCTIVE);

  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (resign_answered_cb), data, G_CONNECT_SWAPPED);
}

static void
say_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  RoboRemoteBar *self = data;

  if (robo_remote_game_get_can_say (self->game))
    robo_remote_game_say (self->game, g_variant_get_string (parameter, NULL));
}

static void
account_used_cb (RoboRemoteBar *self)
{
  if (self->game != NULL)
    robo_remote_game_resume_line (self->game);
}

static void
account_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  g_signal_connect_object (robo_account_dialog_show (data), "response::use", G_CALLBACK (account_used_cb), data, G_CONNECT_SWAPPED);
}

static void
welcome_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  robo_remote_game_admit (ROBO_REMOTE_BAR (data)->game);
}

static void
again_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  g_signal_emit (data, signals[REMATCH], 0);
}

static void
decline_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  robo_remote_game_say_again (ROBO_REMOTE_BAR (data)->game, ROBO_AGAIN_NO, NULL);
}

static const GActionEntry entries[] = {
  { .name = "account", .activate = account_cb },
  { .name = "again", .activate = again_cb },
  { .name = "agree", .activate = agree_cb },
  { .name = "agree-to-pace", .parameter_type = "t", .activate = agree_to_pace_cb },
  { .name = "agree-to-pause", .parameter_type = "t", .activate = agree_to_pause_cb },
  { .name = "anyway", .activate = anyway_cb },
  { .name = "copy", .activate = copy_cb },
  { .name = "copy-link", .activate = copy_link_cb },
  { .name = "decline", .activate = decline_cb },
  { .name = "end", .activate = end_cb },
  { .name = "go-on-without", .parameter_type = "u", .activate = go_on_without_cb },
  { .name = "here", .activate = here_cb },
  { .name = "pace", .parameter_type = "u", .activate = pace_cb },
  { .name = "paste", .activate = paste_cb },
  { .name = "pause", .parameter_type = "u", .activate = pause_cb },
  { .name = "refuse", .parameter_type = "(ut)", .activate = refuse_cb },
  { .name = "resign", .activate = resign_cb },
  { .name = "resume", .activate = resume_cb },
  { .name = "return", .activate = return_cb },
  { .name = "say", .parameter_type = "s", .activate = say_cb },
  { .name = "show-code", .activate = show_code_cb },
  { .name = "take-back-end", .activate = take_back_end_cb },
  { .name = "take-back-pace", .activate = take_back_pace_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "welcome", .activate = welcome_cb },
};

/* GObject functions */

static void
robo_remote_bar_dispose (GObject *object)
{
  RoboRemoteBar *self = ROBO_REMOTE_BAR (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REMOTE_BAR);

  G_OBJECT_CLASS (robo_remote_bar_parent_class)->dispose (object);
}

static void
robo_remote_bar_finalize (GObject *object)
{
  RoboRemoteBar *self = ROBO_REMOTE_BAR (object);

  g_free (self->said);
  g_free (self->said_request);
  g_free (self->said_problem);
  g_free (self->said_pause);
  g_free (self->handed_over);

  G_OBJECT_CLASS (robo_remote_bar_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_GAME] = { ROBO_PROPERTY_FIELD (OBJECT, "game", RoboRemoteBar, game), .type = robo_remote_game_get_type, .set = G_CALLBACK (robo_remote_bar_set_game) },
};

static void
robo_remote_bar_class_init (RoboRemoteBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_remote_bar_dispose;
  object_class->finalize = robo_remote_bar_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[PASTED] = g_signal_new ("pasted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/remote/robo-remote-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, heading_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, detail_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, deadline_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, request_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, problem_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, agree_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, end_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, pause_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, pace_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, refuse_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, resume_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, account_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, anyway_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, welcome_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, here_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, again_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, decline_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, copy_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, paste_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteBar, menu_button);
}

const RoboShortcut robo_remote_bar_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Copy the message for the others"), .keys = "<Control><Shift>c", .action = "remote.copy" },
  { .title = NC_ ("shortcut window", "Paste a message from the others"), .keys = "<Control><Shift>v", .action = "remote.paste" },
  { 0 },
};

static void
robo_remote_bar_init (RoboRemoteBar *self)
{
  GtkEventController *keys;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "remote", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  keys = robo_shortcuts_add (GTK_WIDGET (self), robo_remote_bar_shortcuts, NULL);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_menu_button_set_create_popup_func (self->menu_button, fill_menu_cb, self, NULL);
  self->game_signals = g_signal_group_new (ROBO_TYPE_REMOTE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify", G_CALLBACK (update), self);
}

void
robo_remote_bar_set_game (RoboRemoteBar  *self,
                          RoboRemoteGame *game)
{
  g_return_if_fail (ROBO_IS_REMOTE_BAR (self));
  g_return_if_fail (game == NULL || ROBO_IS_REMOTE_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->said_request, g_free);
  g_clear_pointer (&self->said_problem, g_free);
  g_clear_pointer (&self->said_pause, g_free);
  g_clear_pointer (&self->handed_over, g_free);
  self->is_handing_over = FALSE;
  g_signal_group_set_target (self->game_signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
robo_remote_bar_hand_over (RoboRemoteBar *self)
{
  g_return_if_fail (ROBO_IS_REMOTE_BAR (self));

  self->is_handing_over = TRUE;
  update (self);
}
