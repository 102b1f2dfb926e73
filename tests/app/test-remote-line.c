// SPDX-License-Identifier: GPL-3.0-or-later
// Plays remote games of the real window with peers inside this program: chat, deadlines, undo, spectators, and
// modified programs that cheat.
#include "config.h"

#include "match/robo-game-folder.h"
#include "match/remote/robo-remote-notes.h"
#include "net/robo-sealed-text.h"
#include "net/transports/robo-lan.h"
#include "net/transports/robo-link.h"
#include "tests/net/net-test.h"
#include "tests/net/transports/loopback.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/match/seat/robo-players.h"
#include "ui/remote/robo-remote-chat-view.h"
#include "ui/remote/robo-remote-page.h"
#include "ui/results/robo-result-view.h"

#include "remote-test.h"

/* Names the ways in which a modified program cheats. */
typedef enum
{
  CHEAT_NONE,
  CHEAT_SWAP,   /* the player opens another program than the player has sealed */
  CHEAT_PEEK,   /* the player seals anything, looks at what the other players open, and then seals a program of its
                 * choice */
  CHEAT_FORGE,  /* the player sends entries for another seat */
  CHEAT_ENGINE, /* the player computes different events */
} Cheat;

static void
note_said_cb (char      **said,
              const char *who,
              const char *words)
{
  g_free (*said);
  *said = g_strdup (words);
}

/* Stands for a peer outside of the window. */
typedef struct
{
  RoboKey      key;
  RoboPeer    *peer;
  RoboCarrier *carrier;
  RoboLink    *link;
  gboolean     is_idle;  /* whether the player makes no programs */
  gboolean     is_asked; /* whether the player waits for the test before it answers questions */
  Cheat        cheat;
} Other;

typedef struct
{
  Fixture      window;
  RoboCarrier *line; /* connection of the window */
  Other       *others[ROBO_MAX_ROBOTS];
  guint        bank; /* time bank to choose, among those that fit the pace */
  guint8       pace; /* pace and time bank of a game to which Ben invites, as in an offer */
} Table;

/* Sends an entry that robo_peer_*() would not write. */
static void
send_raw (Other     *other,
          RoboEntry *what,
          guint      seat)
{
  const RoboChains *chains = other->peer->chains;
  RoboEntry        *entry;
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  g_autoptr (GBytes) bytes = NULL;

  what->seat = seat;
  memcpy (what->match, chains->match, sizeof what->match);
  memcpy (what->prev, robo_chains_get (chains, seat, what->seq - 1u)->digest, sizeof what->prev);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    what->seen[i] = i == seat ? what->seq : MAX (what->seen[i], robo_chains_count (chains, i));
  entry = robo_entry_new (what);
  robo_entry_sign (entry, other->key.public_key, other->key.seed);
  g_ptr_array_add (bundle, entry);
  bytes = robo_bundle_to_bytes (bundle);
  robo_carrier_send (other->carrier, bytes);
}

/* Cheats once. Returns whether the player has cheated. */
static gboolean
other_cheats (Other *other)
{
  const RoboSharedGame *shared = other->peer->shared;
  RoboDuty              duty = robo_peer_get_duty (other->peer);
  guint                 seat = other->peer->seat;
  const RoboEntry      *sealed = shared->seats[seat].sealed;
  RoboEntry             entry = { .kind = ROBO_ENTRY_OPEN, .seq = robo_chains_count (other->peer->chains, seat) };

  switch (other->cheat)
    {
    case CHEAT_NONE:
      return FALSE;

    case CHEAT_SWAP:
      if (duty != ROBO_DUTY_OPEN)
        return FALSE;
      g_assert_true (robo_key_open (&other->key, sealed, &entry));
      entry.program ^= 1 << 4;
      break;

    case CHEAT_PEEK:
      /* Cheat only when all other seats have opened. */
      if (duty != ROBO_DUTY_OPEN || shared->awaited != 1u << seat)
        return FALSE;
      entry.kind = ROBO_ENTRY_SEAL;
      entry.seq = sealed->seq;
      entry.round = sealed->round;
      memcpy (entry.position, sealed->position, sizeof entry.position);
      robo_key_seal (&other->key, &entry, net_choose (other->peer, 77));
      memset (entry.hash, 7, sizeof entry.hash);
      break;

    case CHEAT_FORGE:
      if (duty != ROBO_DUTY_SEAL)
        return FALSE;
      other->cheat = CHEAT_NONE;
      entry.kind = ROBO_ENTRY_RESIGN;
      entry.seq = robo_chains_count (other->peer->chains, 0);
      send_raw (other, &entry, 0);
      return FALSE;

    case CHEAT_ENGINE:
      if (duty != ROBO_DUTY_SEAL)
        return FALSE;
      entry.kind = ROBO_ENTRY_SEAL;
      entry.round = shared->round;
      memcpy (entry.position, shared->position, sizeof entry.position);
      entry.position[0] ^= 1;
      robo_key_seal (&other->key, &entry, net_choose (other->peer, 1));
      break;
    }
  other->cheat = CHEAT_NONE;
  other->is_idle = TRUE;
  send_raw (other, &entry, seat);

  return TRUE;
}

static gboolean
other_act (Other *other)
{
  RoboDuty duty = robo_peer_get_duty (other->peer);

  if (other_cheats (other) || (other->cheat == CHEAT_PEEK && duty == ROBO_DUTY_OPEN) ||
      (other->is_asked && duty == ROBO_DUTY_ANSWER))
    return FALSE;
  if (other->is_idle && (duty == ROBO_DUTY_SEAL || duty == ROBO_DUTY_RETURN))
    return FALSE;

  return net_act (other->peer, other->peer->seat);
}

static void
other_changed_cb (Other    *other,
                  RoboLink *link)
{
  gboolean may_open = other->cheat != CHEAT_SWAP && other->cheat != CHEAT_PEEK;

  /* A cheat that concerns openings does not open by itself. */
  while ((may_open ? robo_peer_write_automatic_entries (other->peer) : robo_peer_start (other->peer)) ||
         other_act (other))
    ;
  robo_link_send (link);
}

static Other *
other_new (Table *table,
           guint  seat)
{
  const RoboPeer *here = robo_remote_game_get_peer (get_game (&table->window));
  Other          *other = g_new0 (Other, 1);
  RoboMatchSetup *setup = robo_offer_make_setup (here->offer, here->shared->setup->arena, here->shared->setup->modules);

  net_key_init (&other->key, 7, seat == ROBO_SPECTATOR ? 9 : seat);
  other->peer = robo_peer_new (here->offer, setup, seat, seat == ROBO_SPECTATOR ? NULL : &other->key);
  other->carrier = robo_loopback_new (ROBO_LOOPBACK (table->line));
  other->link = robo_link_new (other->peer, other->carrier);
  g_signal_connect_swapped (other->link, "changed", G_CALLBACK (other_changed_cb), other);

  return other;
}

static void
other_free (Other *other)
{
  robo_carrier_close (other->carrier);
  g_object_unref (other->link);
  g_object_unref (other->carrier);
  robo_peer_free (other->peer);
  g_free (other);
}

/* Anna invites this many people in the window, and they join by a connection of the test instead of the network. */
static void
begin_with (Table   *table,
            guint    n_people,
            RoboPace pace,
            guint    rules)
{
  Fixture   *fixture = &table->window;
  GtkWidget *button;

  open_remote_page (fixture);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "way_row"), ROBO_REMOTE_IN_NETWORK);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "people_row"), n_people - 2);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "pace_row"), pace);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "bank_row"), table->bank);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "rules_row"), rules);
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
  table->line = robo_loopback_new (NULL);
  robo_remote_game_set_line (get_game (fixture), table->line);
  for (guint seat = 1; seat < n_people; seat++)
    table->others[seat] = other_new (table, seat);
}

static void
begin (Table *table,
       guint  n_people)
{
  begin_with (table, n_people, ROBO_PACE_NONE, 0);
}

static void
join (Table *table,
      guint  seat)
{
  robo_carrier_open (table->others[seat]->carrier);
}

static void
begin_table (Table        *table,
             gconstpointer data)
{
  set_up (&table->window, data);
}

static void
clear_table (Table        *table,
             gconstpointer data)
{
  GObject *game = G_OBJECT (get_game (&table->window));

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_clear_pointer (&table->others[seat], other_free);
  g_object_add_weak_pointer (game, (gpointer *)&game);
  tear_down (&table->window, data);
  /* The game must end with its window. Otherwise it would save entries of the other players while another window
   * already plays the game. */
  g_assert_null (game);
  g_clear_object (&table->line);
}

/* Chat */

static GtkWidget *
get_chat (Table *table)
{
  return ui_drive_find (table->window.window, ROBO_TYPE_REMOTE_CHAT_VIEW, 0);
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static void
test_chat (Table        *table,
           gconstpointer data)
{
  static const char hostile[] = "<b>\342\200\256Eve\033[2J</b>";
  Fixture          *fixture = &table->window;
  GtkWidget        *log_button;
  GtkWidget        *chat;
  RoboRemoteChat   *said;
  g_autofree char  *long_words = g_strnfill (5000, 'x');
  g_autofree char  *tooltip = NULL;
  g_autoptr (RoboRemoteChat) again = NULL;

  begin (table, 2);
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  log_button = ui_child (get_game_page (fixture), "log_button");
  chat = get_chat (table);
  said = robo_remote_game_get_chat (get_game (fixture));
  g_assert_false (gtk_widget_get_mapped (chat));

  /* The message is shown once, and is marked until it is read. */
  robo_carrier_receive_words (table->line, "Ben", "Shall we?", get_now ());
  ui_drive_until (says (fixture, "Ben says: Shall we?"));
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_has_css_class (log_button, "unread"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (log_button), ==, "Log (Chat: 1 Unread)");
  ui_drive_shoot ("remote-chat-unread");

  ui_drive_keys (fixture->window, "ctrl+t");
  ui_drive_until (is_shown (chat));
  ui_drive_until (robo_remote_chat_get_n_unread (said) == 0);
  g_assert_false (gtk_widget_has_css_class (log_button, "unread"));
  ui_drive_until (says (fixture, "Shall we?"));

  /* Messages are plain text, whatever they contain. */
  ui_drive_keys (fixture->window, "Y e s space less b greater ampersand Return");
  ui_drive_until (says (fixture, "Yes <b>&"));
  g_assert_cmpstr (gtk_editable_get_text (ui_child (chat, "entry")), ==, "");
  g_assert_cmpuint (robo_remote_chat_get_n_unread (said), ==, 0);
  robo_carrier_receive_words (table->line, hostile, hostile, get_now ());
  ui_drive_until (says (fixture, "<b>Eve [2J</b>"));
  robo_carrier_receive_words (table->line, "Eve", long_words, get_now ());
  robo_carrier_receive_words (table->line, "Ben", "Good luck!", get_now ());
  ui_drive_until (says (fixture, "Good luck!"));
  ui_drive_shoot ("remote-chat");

  /* A sender can be muted. */
  ui_drive_click (ui_child (chat, "menu_button"));
  ui_drive_shoot ("remote-chat-menu");
  ui_drive_click (find_label (fixture, "Mute Eve"));
  ui_drive_until (robo_remote_chat_is_muted (said, "Eve"));
  robo_carrier_receive_words (table->line, "Eve", "Can you hear me?", get_now ());
  robo_carrier_receive_words (table->line, "Ben", "Thank you.", get_now ());
  ui_drive_until (says (fixture, "Thank you."));
  g_assert_false (says (fixture, "Can you hear me?"));

  /* This computer remembers muted senders and read messages. */
  again = robo_remote_chat_new (robo_remote_game_get_peer (get_game (fixture))->offer, "Anna");
  g_assert_true (robo_remote_chat_is_muted (again, "Eve"));
  g_assert_null (robo_remote_chat_add (again, "Ben", "Shall we?", get_now () - 60));
  g_assert_nonnull (robo_remote_chat_add (again, "Ben", "Later", get_now () + 60));
  g_assert_cmpuint (robo_remote_chat_get_n_unread (again), ==, 1);
}

/* The number of messages that are kept is limited. */
static void
test_flood (Table        *table,
            gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteChat *said;

  begin (table, 2);
  said = robo_remote_game_get_chat (get_game (fixture));
  for (guint i = 0; i < 600; i++)
    robo_carrier_receive_words (table->line, "Ben", "Again!", get_now ());
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (said)), ==, 500);
  ui_drive_keys (fixture->window, "ctrl+t");
  ui_drive_until (robo_remote_chat_get_n_unread (said) == 0);
}

/* Notifications: the test stands for the desktop, which shows notifications. */

static const char notifications_xml[] =
  "<node><interface name='org.gtk.Notifications'>"
  "<method name='AddNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='a{sv}' direction='in'/></method>"
  "<method name='RemoveNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/></method>"
  "</interface></node>";

/* Stands for a notification service. */
typedef struct
{
  GDBusConnection *bus;
  guint            object;
  guint            name;
  gboolean         is_owned;
  GHashTable      *titles; /* titles of notifications, by the path of their game */
  char            *body;   /* of the last notification */
  guint            n_removed;
} Desktop;

static void
notification_cb (GDBusConnection       *bus,
                 const char            *sender,
                 const char            *object,
                 const char            *interface,
                 const char            *method,
                 GVariant              *parameters,
                 GDBusMethodInvocation *invocation,
                 gpointer               data)
{
  Desktop *desktop = data;

  if (g_str_equal (method, "AddNotification"))
    {
      g_autoptr (GVariant) told = g_variant_get_child_value (parameters, 2);
      char *path, *title;

      g_variant_get_child (parameters, 1, "s", &path);
      g_assert_true (g_variant_lookup (told, "title", "s", &title));
      g_clear_pointer (&desktop->body, g_free);
      g_assert_true (g_variant_lookup (told, "body", "s", &desktop->body));
      g_hash_table_replace (desktop->titles, path, title);
    }
  else
    desktop->n_removed++;
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
owned_cb (GDBusConnection *bus,
          const char      *name,
          gpointer         data)
{
  *(gboolean *)data = TRUE;
}

static void
begin_desktop (Desktop *desktop)
{
  static const GDBusInterfaceVTable vtable = { notification_cb, NULL, NULL, { NULL } };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (notifications_xml, NULL);

  desktop->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  desktop->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (desktop->bus);
  desktop->object = g_dbus_connection_register_object (desktop->bus, "/org/gtk/Notifications", node->interfaces[0],
                                                       &vtable, desktop, NULL, NULL);
  desktop->name = g_bus_own_name_on_connection (desktop->bus, "org.gtk.Notifications", G_BUS_NAME_OWNER_FLAGS_NONE,
                                                owned_cb, NULL, &desktop->is_owned, NULL);
  ui_drive_until (desktop->is_owned);
}

static void
end_desktop (Desktop *desktop)
{
  g_bus_unown_name (desktop->name);
  g_dbus_connection_unregister_object (desktop->bus, desktop->object);
  g_object_unref (desktop->bus);
  g_hash_table_unref (desktop->titles);
  g_free (desktop->body);
}

/* Anna's turn begins while the window is not active; the notification is removed when the window becomes active. */
static void
test_notification (Table        *table,
                   gconstpointer data)
{
  Fixture *fixture = &table->window;
  Desktop  desktop = { NULL };

  begin_desktop (&desktop);
  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  join (table, 1);
  ui_drive_until (g_hash_table_size (desktop.titles) > 0);
  g_assert_cmpstr (g_hash_table_lookup (desktop.titles, robo_remote_game_get_path (get_game (fixture))), ==,
                   "Anna and Ben · Twin Cities");
  g_assert_cmpuint (desktop.n_removed, ==, 0);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (desktop.n_removed > 0);
  end_desktop (&desktop);
}

/* A window that is closed is only hidden if the user wants to be told of a turn. The user is told of the turn then,
 * and the hidden window ends when the user no longer wants to be told. */
static void
test_background (Table        *table,
                 gconstpointer data)
{
  Fixture *fixture = &table->window;
  Desktop  desktop = { NULL };
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_assert_false (g_settings_get_boolean (settings, "remote-background"));
  begin_desktop (&desktop);
  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  go_to_start (fixture);
  open_remote_page (fixture);
  gtk_switch_set_active (ui_child (get_remote_page (fixture), "background_switch"), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "remote-background"));
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  g_assert_nonnull (gtk_application_get_windows (app));
  join (table, 1);
  ui_drive_until (g_hash_table_size (desktop.titles) > 0);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (desktop.n_removed > 0);
  g_settings_reset (settings, "remote-background");
  g_assert_true (gtk_widget_get_visible (fixture->window));
  end_desktop (&desktop);
}

/* The user quits, is asked about an unsaved arena, and cancels. Closing the window only hides it later. */
static void
test_quit_cancelled (Table        *table,
                     gconstpointer data)
{
  Fixture *fixture = &table->window;
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboArenaDocument *document;

  g_settings_set_boolean (settings, "remote-background", TRUE);
  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  gtk_widget_activate_action (fixture->window, "win.new-empty-arena", NULL);
  ui_drive_until (is_shown (ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0)));
  document = robo_editor_page_get_document (ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0));
  robo_arena_document_set_author (document, "Anna");

  robo_window_quit (ROBO_WINDOW (fixture->window));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("Cancel");
  g_assert_true (gtk_widget_get_mapped (fixture->window));
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("Discard");
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  g_assert_true (g_list_find (gtk_application_get_windows (app), fixture->window) != NULL);

  ui_drive_show (GTK_WINDOW (fixture->window));
  g_settings_reset (settings, "remote-background");
}

/* Several games at once */

static gboolean
has_turn_mark (GtkWidget *row)
{
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (row, GTK_TYPE_LABEL, i)) != NULL; i++)
    {
      if (gtk_widget_has_css_class (label, "turn-mark"))
        return gtk_widget_get_visible (label);
    }

  return FALSE;
}

/* Ben reads Anna's text and returns all his entries. */
static void
exchange (Fixture *fixture)
{
  g_autofree char *text = copy (fixture);
  g_autofree char *back = reply (fixture, "read", text);

  paste (fixture, back);
  ui_drive_settle (fixture->window);
}

/* Returns whether Anna has sealed a program in the game. */
static gboolean
has_sealed (RoboRemoteGame *game)
{
  const RoboChains *chains = robo_remote_game_get_peer (game)->chains;

  for (guint i = 0; i < robo_chains_count (chains, 0); i++)
    {
      if (robo_chains_get (chains, 0, i)->kind == ROBO_ENTRY_SEAL)
        return TRUE;
    }

  return FALSE;
}

/* Begins a second game in Rome beside the game that is shown. Ben joins the second game with his own program by
 * texts. */
static RoboRemoteGame *
begin_by_texts (Fixture *fixture)
{
  RoboRemoteGame  *before = get_game (fixture);
  GtkWidget       *button;
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;

  go_to_start (fixture);
  open_remote_page (fixture);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "way_row"), ROBO_REMOTE_BY_TEXTS);
  choose_arena (fixture, "rome");
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)) && get_game (fixture) != before);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);
  paste (fixture, joined);
  ui_drive_until (robo_match_get_n_events (get_match (fixture)) > 0);
  /* Ben may be asked first for his starting space. */
  while (!robo_remote_game_get_is_own_turn (get_game (fixture)))
    exchange (fixture);

  return get_game (fixture);
}

/* Anna seals a program in a game by texts. Returns the text with it. */
static char *
seal_by_texts (Fixture        *fixture,
               RoboRemoteGame *game)
{
  go_to_game (fixture, game);
  for (take_turn (fixture); !has_sealed (game); take_turn (fixture))
    exchange (fixture);
  g_assert_false (robo_remote_game_get_is_own_turn (game));

  return copy (fixture);
}

/* Ben answers a text of a game while another game is shown. His text leads to the game, and Anna goes on until it is
 * her turn. */
static void
paste_beside (Fixture        *fixture,
              RoboRemoteGame *game,
              const char     *text)
{
  g_autofree char *back = reply (fixture, "read", text);

  go_to_start (fixture);
  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), back);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (is_shown (get_bar (fixture)) && get_game (fixture) == game);
  while (!robo_remote_game_get_is_own_turn (game))
    exchange (fixture);
}

/* Hides the window. The other person goes on, and a notification says whose game it is. */
static void
wait_for_notification (Table          *table,
                       Desktop        *desktop,
                       RoboRemoteGame *game,
                       const char     *title)
{
  Fixture    *fixture = &table->window;
  const char *path = robo_remote_game_get_path (game);

  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  table->others[1]->is_idle = FALSE;
  other_changed_cb (table->others[1], table->others[1]->link);
  ui_drive_until (g_hash_table_lookup (desktop->titles, path) != NULL);
  g_assert_cmpstr (g_hash_table_lookup (desktop->titles, path), ==, title);
  g_assert_true (robo_remote_game_get_is_own_turn (game));
}

/* One game is played by a connection and one game by texts, against two people. Entries of one game do not change
 * the other game, even if they arrive while the other game is shown. The start page and notifications list both,
 * each by its name. */
static void
test_several (Table        *table,
              gconstpointer data)
{
  static const char line_title[] = "Anna and Ben · Twin Cities";
  static const char text_title[] = "Anna and Ben · Rome";
  Fixture          *fixture = &table->window;
  RoboRemoteGame   *by_line, *by_texts;
  Desktop           desktop = { NULL };
  g_autofree char  *text = NULL;
  guint             n_said, n_said_by_line;

  begin_desktop (&desktop);
  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  by_line = get_game (fixture);

  by_texts = begin_by_texts (fixture);

  /* It is Anna's turn in both games. */
  go_to_start (fixture);
  ui_drive_until (find_row (fixture, line_title) != NULL && find_row (fixture, text_title) != NULL);
  g_assert_true (has_turn_mark (find_row (fixture, line_title)));
  g_assert_true (has_turn_mark (find_row (fixture, text_title)));
  /* The mark shows that it is her turn. */
  g_assert_null (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (fixture, line_title))), "turn"));
  ui_drive_shoot ("remote-several");

  /* Anna seals a program in one game and shows the other game. */
  text = seal_by_texts (fixture, by_texts);
  n_said = count_said (by_texts);
  go_to_start (fixture);
  g_assert_false (has_turn_mark (find_row (fixture, text_title)));
  g_assert_true (has_turn_mark (find_row (fixture, line_title)));
  ui_drive_shoot ("remote-several-sealed");
  go_to_game (fixture, by_line);
  g_assert_true (robo_remote_game_get_is_own_turn (by_line));
  ui_drive_shoot ("remote-several-back");
  take_turn (fixture);
  ui_drive_until (says (fixture, "Sealed. Waiting for Ben (1 of 2)."));
  g_assert_cmpuint (count_said (by_texts), ==, n_said);
  n_said_by_line = count_said (by_line);

  /* Ben's text for one game arrives while the other game is shown, and leads to the right game wherever it is
   * pasted. */
  paste_beside (fixture, by_texts, text);
  g_assert_cmpuint (count_said (by_texts), >, n_said);
  g_assert_cmpuint (count_said (by_line), ==, n_said_by_line);
  g_assert_false (robo_remote_game_get_is_own_turn (by_line));

  /* While the window is hidden, Anna's turn begins in the other game, too. */
  n_said = count_said (by_texts);
  wait_for_notification (table, &desktop, by_line, line_title);
  g_assert_null (g_hash_table_lookup (desktop.titles, robo_remote_game_get_path (by_texts)));
  g_assert_cmpuint (count_said (by_texts), ==, n_said);

  /* The notification leads to the game. */
  g_action_group_activate_action (G_ACTION_GROUP (app), "show-game",
                                  g_variant_new_bytestring (robo_remote_game_get_path (by_line)));
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (get_game (fixture) == by_line);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  end_desktop (&desktop);
}

/* Games of days */

static GtkWidget *
find_seal_question (void)
{
  return ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
}

static guint
count_own (Table *table)
{
  return robo_chains_count (robo_remote_game_get_peer (get_game (&table->window))->chains, 0);
}

static void
begin_program (Table   *table,
               RoboPace pace)
{
  Fixture *fixture = &table->window;

  begin_with (table, 2, pace, 0);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  while (robo_match_get_question (get_match (fixture))->kind != ROBO_ASK_PROGRAM)
    {
      ui_drive_keys (fixture->window, "1");
      ui_drive_settle (fixture->window);
      ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
    }
}

static RoboAnswer
get_laid_program (Fixture *fixture)
{
  RoboPlayers *players = ui_drive_find (fixture->window, ROBO_TYPE_PLAYERS, 0);

  return robo_program_draft_get_answer (robo_players_get_draft (players));
}

/* Deadlines */

static gboolean
menu_has (Fixture    *fixture,
          const char *label)
{
  gboolean has_it;

  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_settle (fixture->window);
  has_it = says (fixture, label);
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_settle (fixture->window);

  return has_it;
}

static const char *
get_label (Fixture    *fixture,
           const char *name)
{
  GtkWidget *label = ui_child (get_bar (fixture), name);

  return gtk_widget_get_mapped (label) ? gtk_label_get_label (GTK_LABEL (label)) : "";
}

/* Ben has a day for his program. Before the day is over, the other players cannot go on without him. Afterwards they
 * can, even if the window was closed meanwhile. */
static void
test_deadline (Table        *table,
               gconstpointer data)
{
  Fixture         *fixture = &table->window;
  const RoboOffer *offer;
  g_autofree char *note = NULL;
  g_autofree char *long_ago = NULL;

  begin_program (table, ROBO_PACE_DAY);
  type_program (fixture);
  ui_drive_answer ("Seal");
  ui_drive_until (says (fixture, "Sealed. Waiting for Ben (1 of 2)."));
  g_assert_true (g_str_has_prefix (get_label (fixture, "deadline_label"), "Deadline: "));
  ui_drive_shoot ("remote-deadline");
  g_assert_false (menu_has (fixture, "Continue Without Ben…"));

  offer = robo_remote_game_get_peer (get_game (fixture))->offer;
  note = robo_remote_notes_dup (offer, "waiting-since");
  g_assert_nonnull (note);
  *strchr (note, ' ') = '\0';
  long_ago = g_strdup_printf ("%s %" G_GINT64_FORMAT, note, get_now () - 25 * 3600);
  robo_remote_notes_set (offer, "waiting-since", long_ago);
  g_clear_pointer (&table->others[1], other_free);
  reopen (fixture);
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "The deadline has passed ("));
  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_shoot ("remote-too-late");
  ui_drive_click (find_label (fixture, "Continue Without Ben…"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("Continue");
  ui_drive_until (robo_remote_game_get_peer (get_game (fixture))->shared->n_takeovers == 1);
}

/* Moves that this window does not have */

/* Sends an entry of Ben, or an entry with Anna's key, which she writes on another machine. */
static void
send_as (Table         *table,
         RoboEntry     *what,
         guint          seat,
         const RoboKey *key)
{
  Other  *ben = table->others[1];
  RoboKey own = ben->key;

  ben->key = *key;
  what->seq = robo_chains_count (ben->peer->chains, seat);
  send_raw (ben, what, seat);
  ben->key = own;
}

/* Ben's program claims that Anna has made many moves. She goes on, because no peer has these moves. */
static void
test_claim (Table        *table,
            gconstpointer data)
{
  Fixture  *fixture = &table->window;
  guint     n_own;
  RoboEntry claim = { .kind = ROBO_ENTRY_STANDING, .seen = { 60000 }, .n_standing = 1 };

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  claim.standing[0] = (RoboEntryStanding){ ROBO_ASK_EQUIP, ROBO_NO_CARD, TRUE, 0 };
  send_as (table, &claim, 1, &table->others[1]->key);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "anyway_button")));
  ui_drive_until (says (fixture, "Others have more of your moves than this copy of the game does. Paste your own "
                                 "latest messages, too, or continue anyway."));
  ui_drive_shoot ("remote-claim");
  ui_drive_click (ui_child (get_bar (fixture), "anyway_button"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("Continue Anyway");
  ui_drive_until (robo_remote_game_get_is_own_turn (get_game (fixture)));
  g_assert_false (is_shown (ui_child (get_bar (fixture), "anyway_button")));
  n_own = robo_chains_count (robo_remote_game_get_peer (get_game (fixture))->chains, 0);
  take_turn (fixture);
  g_assert_cmpuint (robo_chains_count (robo_remote_game_get_peer (get_game (fixture))->chains, 0), >, n_own);
}

/* Anna seals a program on another machine. The window only watches until she takes the seat over. */
static void
test_elsewhere (Table        *table,
                gconstpointer data)
{
  Fixture        *fixture = &table->window;
  const RoboPeer *here;
  guint           n_own;
  RoboEntry       standing = { .kind = ROBO_ENTRY_STANDING, .n_standing = 1 };

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  here = robo_remote_game_get_peer (get_game (fixture));
  ui_drive_until (robo_chains_count (table->others[1]->peer->chains, 0) == robo_chains_count (here->chains, 0));
  standing.standing[0] = (RoboEntryStanding){ ROBO_ASK_EQUIP, ROBO_NO_CARD, TRUE, 0 };
  send_as (table, &standing, 0, &here->key);
  ui_drive_until (says (fixture, "You’re playing on another device. Play here?"));
  g_assert_false (robo_remote_game_get_is_own_turn (get_game (fixture)));
  ui_drive_shoot ("remote-elsewhere");
  /* A window that is opened later only watches, too. */
  g_clear_pointer (&table->others[1], other_free);
  reopen (fixture);
  ui_drive_until (says (fixture, "You’re playing on another device. Play here?"));
  ui_drive_click (ui_child (get_bar (fixture), "here_button"));
  ui_drive_until (robo_remote_game_get_is_own_turn (get_game (fixture)));
  here = robo_remote_game_get_peer (get_game (fixture));
  g_assert_null (here->chains->forks[0]);
  n_own = robo_chains_count (robo_remote_game_get_peer (get_game (fixture))->chains, 0);
  take_turn (fixture);
  g_assert_cmpuint (robo_chains_count (robo_remote_game_get_peer (get_game (fixture))->chains, 0), >, n_own);
}

/* Undo */

/* Plays until `who` has given an answer in this round and the other player is asked. */
static void
play_to_answer (Table *table,
                guint  who)
{
  Fixture *fixture = &table->window;
  Other   *ben = table->others[1];

  for (guint n = 0; n < 1000; n++)
    {
      const RoboPeer     *here = robo_remote_game_get_peer (get_game (fixture));
      const RoboQuestion *question = robo_match_get_question (get_match (fixture));
      RoboDuty            duty = robo_peer_get_duty (ben->peer);

      g_assert_false (robo_remote_game_get_is_over (get_game (fixture)));
      if (who == 0 && duty == ROBO_DUTY_ANSWER && robo_peer_find_own_answer (here) != NULL)
        return;
      if (who == 1 && question != NULL && question->kind != ROBO_ASK_PROGRAM &&
          robo_peer_find_own_answer (ben->peer) != NULL)
        return;
      if (question != NULL && question->kind == ROBO_ASK_PROGRAM)
        type_program (fixture);
      else if (question != NULL)
        ui_drive_keys (fixture->window, "1");
      else if (duty == ROBO_DUTY_ANSWER && net_act (ben->peer, n))
        robo_link_send (ben->link);
      ui_drive_settle (fixture->window);
    }
  g_assert_not_reached ();
}

static void
test_undo (Table        *table,
           gconstpointer data)
{
  Fixture         *fixture = &table->window;
  const RoboPeer  *here;
  Other           *ben;
  guint            who = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (app), "who-takes-back"));
  guint8           position[ROBO_DIGEST_SIZE];
  RoboDuty         duty;
  g_autofree char *request = NULL;

  begin_with (table, 2, ROBO_PACE_NONE, 1);
  ben = table->others[1];
  ben->is_asked = TRUE;
  join (table, 1);
  play_to_answer (table, who);
  here = robo_remote_game_get_peer (get_game (fixture));
  if (who == 0)
    {
      memcpy (position, robo_peer_find_own_answer (here)->position, sizeof position);
      ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
      ui_drive_until (says (fixture, "Ask to Take Back My Answer"));
      ui_drive_shoot ("remote-ask-undo");
      ui_drive_click (find_label (fixture, "Ask to Take Back My Answer"));
      ui_drive_until (says (fixture, "You asked to take back your answer. Still to agree: Ben."));
      ui_drive_until (robo_shared_game_find_undo (ben->peer->shared, NULL) == 1);
      g_assert_cmpuint (here->shared->epoch, ==, 0);
      g_assert_true (robo_peer_undo (ben->peer, position));
      robo_link_send (ben->link);
      ui_drive_until (here->shared->epoch == 1);
      g_assert_cmpint (robo_peer_get_duty (here), ==, ROBO_DUTY_ANSWER);
    }
  else
    {
      memcpy (position, robo_peer_find_own_answer (ben->peer)->position, sizeof position);
      g_assert_true (robo_peer_undo (ben->peer, position));
      robo_link_send (ben->link);
      ui_drive_until (says (fixture, "Request from Ben: take back an answer. Everyone has to agree."));
      ui_drive_shoot ("remote-agree-undo");
      g_assert_cmpuint (here->shared->epoch, ==, 0);
      ui_drive_click (ui_child (get_bar (fixture), "agree_button"));
      ui_drive_until (ben->peer->shared->epoch == 1);
      duty = robo_peer_get_duty (ben->peer);
      g_assert_cmpint (duty, ==, ROBO_DUTY_ANSWER);
      g_assert_cmpuint (here->shared->epoch, ==, 1);
    }
  ui_drive_until (!gtk_widget_get_mapped (ui_child (get_bar (fixture), "request_label")));
}

static void
test_undo_own (Table        *table,
               gconstpointer data)
{
  g_object_set_data (G_OBJECT (app), "who-takes-back", GUINT_TO_POINTER (0));
  test_undo (table, data);
}

static void
test_undo_other (Table        *table,
                 gconstpointer data)
{
  g_object_set_data (G_OBJECT (app), "who-takes-back", GUINT_TO_POINTER (1));
  test_undo (table, data);
}

/* Modified programs: each is detected and reported to the player at the window. */

static void
play_with_cheat (Table      *table,
                 Cheat       cheat,
                 const char *sentence)
{
  Fixture *fixture = &table->window;

  begin (table, 2);
  table->others[1]->cheat = cheat;
  join (table, 1);
  /* The starting space is asked for before the first program. */
  for (guint n = 0; !says (fixture, sentence) && n < 8; n++)
    {
      ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL || says (fixture, sentence));
      if (says (fixture, sentence))
        break;
      if (robo_match_get_question (get_match (fixture))->kind == ROBO_ASK_PROGRAM)
        type_program (fixture);
      else
        ui_drive_keys (fixture->window, "1");
      ui_drive_settle (fixture->window);
    }
  ui_drive_until (says (fixture, sentence));
}

/* Anna may go on without Ben at once, because no further answer of his counts. */
static void
go_on_without (Table      *table,
               const char *picture)
{
  Fixture *fixture = &table->window;

  /* The inconsistency may show before the player has programmed. */
  take_turn (fixture);
  ui_drive_until (robo_remote_game_list_absent (get_game (fixture)) == 2);
  ui_drive_shoot (picture);
  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_until (says (fixture, "Continue Without Ben…"));
  ui_drive_click (find_label (fixture, "Continue Without Ben…"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("Continue");
  ui_drive_until (robo_remote_game_get_peer (get_game (fixture))->shared->n_takeovers == 1);
}

static void
test_swapped (Table        *table,
              gconstpointer data)
{
  play_with_cheat (table, CHEAT_SWAP, "Ben’s program doesn’t match the one that was sealed. It doesn’t count.");
  go_on_without (table, "remote-swapped");
}

static void
test_peeked (Table        *table,
             gconstpointer data)
{
  play_with_cheat (table, CHEAT_PEEK, "Ben sealed two different programs for round 1. Only what came before counts.");
  go_on_without (table, "remote-peeked");
}

static void
test_forged (Table        *table,
             gconstpointer data)
{
  Fixture *fixture = &table->window;

  play_with_cheat (table, CHEAT_FORGE, "A message in Anna’s name wasn’t signed with the right key. It doesn’t count.");
  ui_drive_shoot ("remote-forged");
  /* The forged entry has no effect. */
  take_turn (fixture);
  ui_drive_until (robo_remote_game_get_peer (get_game (fixture))->shared->round >= 2);
  g_assert_cmpuint (robo_remote_game_get_peer (get_game (fixture))->shared->present, ==, 3);
}

static void
test_engine (Table        *table,
             gconstpointer data)
{
  play_with_cheat (table, CHEAT_ENGINE,
                   "Ben’s game has differed from yours since round 1. The cause may be a different version "
                   "of Robodrome or a different arena.");
  go_on_without (table, "remote-engine");
}

/* A game of other people, with an arena and cards that this computer does not have */

static GBytes *
replace (GBytes     *bytes,
         const char *old,
         const char *new)
{
  g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes));

  g_assert_cmpuint (g_string_replace (text, old, new, 0), >, 0);

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

static RoboMatchSetup *
make_own_setup (void)
{
  NetTable        table;
  RoboModuleSet  *set;
  RoboRules       rules;
  RoboMatchSetup *setup;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboModules) modules = NULL;
  g_autoptr (GBytes) arena_bytes = NULL;
  g_autoptr (GBytes) own_arena = NULL;
  g_autoptr (GBytes) set_bytes = NULL;
  g_autoptr (GBytes) own_set = NULL;

  net_table_init (&table, "rome", "standard");
  arena_bytes = robo_arena_to_bytes (table.arena);
  own_arena = replace (arena_bytes, "id=\"rome\"", "id=\"bens-rome\"");
  arena = robo_arena_load_memory (g_bytes_get_data (own_arena, NULL), g_bytes_get_size (own_arena), problems);
  g_assert_nonnull (arena);
  set_bytes = robo_module_set_to_bytes (robo_modules_get_set (robo_rule_set_get_modules (table.rules), 0));
  own_set = replace (set_bytes, "id=\"standard\"", "id=\"bens-cards\"");
  set = robo_module_set_load_memory (g_bytes_get_data (own_set, NULL), g_bytes_get_size (own_set), problems);
  g_assert_nonnull (set);
  modules = robo_modules_new (&set, 1, problems);
  robo_module_set_unref (set);
  setup = robo_match_setup_new (arena);
  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (modules, &rules);
  robo_match_setup_set_rules (setup, &rules, modules);
  setup->seed = 3;
  setup->rules.vp_goal = 3;
  net_table_clear (&table);

  return setup;
}

/* Ben waits in the same network. His key is that of the player of a seat in the tests. */
static void
begin_elsewhere_with (Table *table,
                      guint  key)
{
  NetTable rome;
  g_autoptr (RoboOffer) offer = NULL;
  Other *other = table->others[0] = g_new0 (Other, 1);

  net_table_init (&rome, "rome", "standard");
  offer = net_offer_new (&rome, "hh", TRUE, 3);
  net_key_init (&other->key, 7, key);
  other->peer = net_peer_new (&rome, offer, 0, &other->key);
  net_table_clear (&rome);
  other->carrier = robo_lan_new_host ("Ben", 0, NULL);
  other->link = robo_link_new (other->peer, other->carrier);
  g_signal_connect_swapped (other->link, "changed", G_CALLBACK (other_changed_cb), other);
  robo_peer_join (other->peer, "Ben");
  robo_carrier_open (other->carrier);
  ui_drive_until (robo_carrier_get_state (other->carrier) == ROBO_CARRIER_OPEN);
}

/* Ben waits in the same network; if he plays with Cleo, all seats are taken. */
static void
begin_elsewhere (Table   *table,
                 gboolean is_full)
{
  RoboPace pace = ROBO_PACE_NONE;
  RoboBank bank = ROBO_BANK_NONE;
  g_autoptr (RoboMatchSetup) setup = make_own_setup ();
  g_autoptr (RoboOffer) offer = NULL;

  for (guint seat = 0; seat < 2; seat++)
    robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_HUMAN, NULL);
  robo_pace_from_byte (table->pace, &pace, &bank);
  offer = robo_offer_new (setup, TRUE, pace, bank);
  for (guint seat = 0; seat < (is_full ? 2 : 1); seat++)
    {
      Other *other = table->others[seat] = g_new0 (Other, 1);

      net_key_init (&other->key, 7, seat);
      other->peer = robo_peer_new (offer, robo_offer_make_setup (offer, setup->arena, setup->modules), seat,
                                   &other->key);
      if (seat == 0)
        other->carrier = robo_lan_new_host ("Ben", 0, NULL);
      else
        other->carrier = robo_lan_new_guest ("Cleo", robo_lan_get_address (ROBO_LAN (table->others[0]->carrier)), NULL);
      other->link = robo_link_new (other->peer, other->carrier);
      g_signal_connect_swapped (other->link, "changed", G_CALLBACK (other_changed_cb), other);
      robo_peer_join (other->peer, seat == 0 ? "Ben" : "Cleo");
      robo_carrier_open (other->carrier);
      ui_drive_until (robo_carrier_get_state (other->carrier) == ROBO_CARRIER_OPEN);
    }
}

static void
paste_address (Table *table)
{
  Fixture *fixture = &table->window;

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window),
                          robo_lan_get_address (ROBO_LAN (table->others[0]->carrier)));
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_until (is_shown (ui_child (get_remote_page (fixture), "arena_picture")));
  g_assert_true (is_shown (ui_child (get_remote_page (fixture), "cards_row")));
}

static void
test_own_files (Table        *table,
                gconstpointer data)
{
  Fixture   *fixture = &table->window;
  GtkWidget *row;
  RoboArena *arena;

  begin_elsewhere (table, FALSE);
  paste_address (table);
  row = ui_child (get_remote_page (fixture), "cards_row");
  ui_drive_shoot ("remote-own-files");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-own-cards");
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  arena = robo_remote_game_get_peer (get_game (fixture))->shared->setup->arena;
  g_assert_cmpstr (robo_arena_get_id (arena), ==, "bens-rome");
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);

  /* Arena and cards are in the file of the game, so no other peer is needed. */
  reopen (fixture);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
}

static void
test_look_on (Table        *table,
              gconstpointer data)
{
  Fixture        *fixture = &table->window;
  const RoboPeer *here;

  begin_elsewhere (table, TRUE);
  ui_drive_until (table->others[0]->peer->shared->game != NULL);
  paste_address (table);
  g_assert_false (is_shown (ui_child (get_remote_page (fixture), "join_button")));
  ui_drive_shoot ("remote-all-taken");
  ui_drive_click (ui_child (get_remote_page (fixture), "look_on_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  here = robo_remote_game_get_peer (get_game (fixture));
  g_assert_cmpuint (here->seat, ==, ROBO_SPECTATOR);
  ui_drive_until (says (fixture, "You’re watching."));
  /* Ben and Cleo play on, and no question is asked here. */
  ui_drive_until (here->shared->round >= 3);
  g_assert_null (robo_match_get_question (get_match (fixture)));
  ui_drive_shoot ("remote-looked-on");
}

/* Seals */

/* In a game of days the page asks before it seals a program, until the player no longer wants this question. */
static void
test_seal_question (Table        *table,
                    gconstpointer data)
{
  Fixture *fixture = &table->window;
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboAnswer program;
  guint      n_own;

  begin_program (table, ROBO_PACE_DAY);
  n_own = count_own (table);
  type_program (fixture);
  ui_drive_until (find_seal_question () != NULL);
  ui_drive_shoot ("remote-seal-question");
  program = get_laid_program (fixture);
  ui_drive_answer ("Keep Programming");
  g_assert_cmpuint (count_own (table), ==, n_own);
  g_assert_cmpuint (get_laid_program (fixture), ==, program);

  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (find_seal_question () != NULL);
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (find_seal_question ()))), TRUE);
  ui_drive_answer ("Seal");
  ui_drive_until (count_own (table) == n_own + 1);
  g_assert_false (g_settings_get_boolean (settings, "ask-before-seal"));
  g_settings_reset (settings, "ask-before-seal");
}

/* A second press does not ask again, and Escape leaves the program on the controller, even with the box checked. The
 * question ends with its window. */
static void
test_seal_cancelled (Table        *table,
                     gconstpointer data)
{
  Fixture *fixture = &table->window;
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboAnswer program;
  guint      n_own;
  GtkWidget *question;

  begin_program (table, ROBO_PACE_WEEK);
  n_own = count_own (table);
  type_program (fixture);
  ui_drive_until (find_seal_question () != NULL);
  program = get_laid_program (fixture);
  question = find_seal_question ();
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (question))), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (get_game_page (fixture)), "game.confirm", NULL);
  ui_drive_settle (question);
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (find_seal_question () == NULL);
  g_assert_cmpuint (count_own (table), ==, n_own);
  g_assert_cmpuint (get_laid_program (fixture), ==, program);
  g_assert_true (g_settings_get_boolean (settings, "ask-before-seal"));

  gtk_widget_activate_action (GTK_WIDGET (get_game_page (fixture)), "game.confirm", NULL);
  ui_drive_until (find_seal_question () != NULL);
  reopen (fixture);
  g_assert_null (find_seal_question ());
  g_assert_cmpuint (count_own (table), ==, n_own);
}

/* Ben goes on without Anna while she is asked. There is nothing left to seal, so the question is gone. */
static void
test_seal_too_late (Table        *table,
                    gconstpointer data)
{
  Fixture *fixture = &table->window;
  Other   *ben;

  begin_program (table, ROBO_PACE_DAY);
  ben = table->others[1];
  type_program (fixture);
  ui_drive_until (find_seal_question () != NULL);
  g_assert_true (net_act (ben->peer, 1));
  g_assert_true (robo_peer_vote (ben->peer, 0));
  robo_link_send (ben->link);
  ui_drive_until (find_seal_question () == NULL);
  g_assert_cmpuint (robo_remote_game_get_peer (get_game (fixture))->shared->n_takeovers, ==, 1);
  g_assert_null (robo_match_get_question (get_match (fixture)));
}

static void
test_seal_at_once (Table        *table,
                   gconstpointer data)
{
  Fixture *fixture = &table->window;
  guint    n_own;

  begin_program (table, ROBO_PACE_LIVE);
  n_own = count_own (table);
  type_program (fixture);
  ui_drive_until (count_own (table) == n_own + 1);
  g_assert_null (find_seal_question ());
}

/* Rematches */

/* Ends the match: a computer plays for the window's player, and the other players play by chance. */
static void
end_match (Table *table)
{
  Fixture *fixture = &table->window;

  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  robo_remote_game_resign (get_game (fixture));
  ui_drive_until (robo_remote_game_get_is_over (get_game (fixture)));
  ui_drive_until (is_shown (ui_drive_find (fixture->window, ROBO_TYPE_RESULT_VIEW, 0)));
  ui_drive_settle (fixture->window);
}

static void
end_match_of_two (Table *table)
{
  begin (table, 2);
  join (table, 1);
  end_match (table);
}

/* Returns another player's part in the rematch, which uses this connection. */
static Other *
other_new_again (const Other *before,
                 RoboCarrier *line)
{
  const RoboMatchSetup *played = before->peer->shared->setup;
  Other                *other = g_new0 (Other, 1);
  g_autoptr (RoboOffer) offer = robo_peer_make_again (before->peer);

  other->key = before->key;
  other->peer = robo_peer_new (offer, robo_offer_make_setup (offer, played->arena, played->modules), before->peer->seat,
                               &other->key);
  robo_peer_join (other->peer, robo_chains_get (before->peer->chains, before->peer->seat, 0)->name);
  other->carrier = line;
  other->link = robo_link_new (other->peer, line);
  g_signal_connect_swapped (other->link, "changed", G_CALLBACK (other_changed_cb), other);
  robo_carrier_open (line);

  return other;
}

static void
say_again (Other      *other,
           RoboAgain   again,
           const char *address)
{
  g_assert_true (robo_peer_say_again (other->peer, again, address));
  robo_link_send (other->link);
}

/* Ben asks over the connection, and the window's player accepts with one press. Both play the same rematch then. */
static void
test_again_accepted (Table        *table,
                     gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteGame *old;
  const RoboPeer *here;
  Other          *ben;

  end_match_of_two (table);
  old = get_game (fixture);
  say_again (table->others[1], ROBO_AGAIN_YES, NULL);
  ui_drive_until (says (fixture, "Asked for a rematch: Ben."));
  ui_drive_shoot ("remote-again-asked");
  ui_drive_click (ui_child (get_bar (fixture), "again_button"));
  ui_drive_until (get_game (fixture) != old);
  ui_drive_until (robo_peer_find_again_address (table->others[1]->peer, NULL) != NULL);
  ben = other_new_again (table->others[1],
                         robo_lan_new_guest ("Ben", robo_peer_find_again_address (table->others[1]->peer, NULL), NULL));
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  here = robo_remote_game_get_peer (get_game (fixture));
  g_assert_cmpuint (here->seat, ==, 0);
  g_assert_true (g_bytes_equal (here->offer->bytes, ben->peer->offer->bytes));
  g_assert_cmpuint (here->shared->setup->rules.vp_goal, ==,
                    robo_remote_game_get_peer (old)->shared->setup->rules.vp_goal);
  g_assert_cmpuint (here->shared->setup->seed, !=, robo_remote_game_get_peer (old)->shared->setup->seed);
  other_free (ben);
}

/* A rematch has the time limit that was agreed in the match before it. */
static void
test_again_new_limit (Table        *table,
                      gconstpointer data)
{
  Fixture        *fixture = &table->window;
  const guint8    day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK);
  RoboRemoteGame *old;

  begin_with (table, 2, ROBO_PACE_LIVE, 0);
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  old = get_game (fixture);
  robo_remote_game_propose (old, ROBO_PROPOSAL_PACE, day);
  ui_drive_until (robo_peer_propose (table->others[1]->peer, ROBO_PROPOSAL_PACE, day));
  robo_link_send (table->others[1]->link);
  end_match (table);
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_RESULT_VIEW, 0), "rematch_button"));
  ui_drive_until (get_game (fixture) != old);
  g_assert_cmpint (robo_remote_game_get_peer (get_game (fixture))->offer->pace, ==, ROBO_PACE_DAY);
  g_assert_cmpint (robo_remote_game_get_peer (get_game (fixture))->offer->bank, ==, ROBO_BANK_WEEK);
}

/* The window's player asks with one press, and sees in the rematch that Ben declines. */
static void
test_again_declined (Table        *table,
                     gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteGame *old;

  end_match_of_two (table);
  old = get_game (fixture);
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_RESULT_VIEW, 0), "rematch_button"));
  ui_drive_until (get_game (fixture) != old);
  ui_drive_until (says (fixture, "You asked for a rematch. Still to answer: Ben."));
  ui_drive_until (robo_peer_get_again (table->others[1]->peer, 0) == ROBO_AGAIN_YES);
  ui_drive_shoot ("remote-again-waiting");
  g_assert_null (robo_remote_game_get_text (get_game (fixture)));
  say_again (table->others[1], ROBO_AGAIN_NO, NULL);
  ui_drive_until (says (fixture, "Declined a rematch: Ben."));
}

/* The window's player declines, and the other players learn of the refusal. */
static void
test_again_refused (Table        *table,
                    gconstpointer data)
{
  Fixture *fixture = &table->window;

  end_match_of_two (table);
  g_assert_false (is_shown (ui_child (get_bar (fixture), "decline_button")));
  say_again (table->others[1], ROBO_AGAIN_YES, NULL);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "decline_button")));
  ui_drive_click (ui_child (get_bar (fixture), "decline_button"));
  ui_drive_until (robo_peer_get_again (table->others[1]->peer, 0) == ROBO_AGAIN_NO);
  g_assert_false (is_shown (ui_child (get_bar (fixture), "again_button")));
}

/* Ben waits in the same network. The window's player asks, and joins when Ben has opened the rematch. */
static void
test_again_as_guest (Table        *table,
                     gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteGame *old;
  Other          *ben;
  RoboCarrier    *line;

  begin_elsewhere (table, FALSE);
  paste_address (table);
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  end_match (table);
  old = get_game (fixture);
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_RESULT_VIEW, 0), "rematch_button"));
  ui_drive_until (says (fixture, "You asked for a rematch. Still to answer: Ben."));
  ui_drive_until (robo_peer_get_again (table->others[0]->peer, 1) == ROBO_AGAIN_YES);
  g_assert_true (get_game (fixture) == old);
  line = robo_lan_new_host ("Ben", 0, NULL);
  ben = other_new_again (table->others[0], line);
  ui_drive_until (robo_carrier_get_state (line) == ROBO_CARRIER_OPEN);
  say_again (table->others[0], ROBO_AGAIN_YES, robo_lan_get_address (ROBO_LAN (line)));
  ui_drive_until (get_game (fixture) != old);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  g_assert_cmpuint (robo_remote_game_get_peer (get_game (fixture))->seat, ==, 1);
  other_free (ben);
}

/* A match and its rematch are played in one room. A message there gives one notification. */
static void
test_again_notification (Table        *table,
                         gconstpointer data)
{
  static const char room[] = "robodrome:m7k2q@rooms.example.org?join;password=3f7km";
  Fixture          *fixture = &table->window;
  Desktop           desktop = { NULL };
  RoboRemoteGame   *old;
  g_autoptr (RoboCarrier) line = NULL;

  end_match_of_two (table);
  old = get_game (fixture);
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_RESULT_VIEW, 0), "rematch_button"));
  ui_drive_until (get_game (fixture) != old);
  line = robo_loopback_new (ROBO_LOOPBACK (table->line));
  robo_remote_game_set_line (get_game (fixture), line);
  robo_remote_notes_set (robo_remote_game_get_peer (old)->offer, "meets-in", room);
  robo_remote_notes_set (robo_remote_game_get_peer (get_game (fixture))->offer, "meets-in", room);

  begin_desktop (&desktop);
  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  robo_carrier_receive_words (table->line, "Ben", "Ready?", get_now ());
  robo_carrier_receive_words (line, "Ben", "Ready?", get_now ());
  ui_drive_until (g_hash_table_contains (desktop.titles, robo_remote_game_get_path (get_game (fixture))));
  g_assert_cmpuint (g_hash_table_size (desktop.titles), ==, 1);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (desktop.n_removed > 0);
  end_desktop (&desktop);
}

/* People */

static RoboRemotePeople *
get_people (Table *table)
{
  RoboRemoteList *list;

  g_object_get (get_remote_page (&table->window), "list", &list, NULL);
  /* The page holds the reference. */
  g_object_unref (list);

  return robo_remote_list_get_people (list);
}

static guint
count_people (Table *table)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_people (table)));
}

static GtkWidget *
find_menu_button (Table      *table,
                  const char *tooltip)
{
  GtkWidget *button;

  for (guint i = 0; (button = ui_drive_find (get_remote_page (&table->window), GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    {
      if (g_strcmp0 (gtk_widget_get_tooltip_text (button), tooltip) == 0)
        return button;
    }

  return NULL;
}

static void
choose_for_person (Table      *table,
                   const char *item)
{
  Fixture   *fixture = &table->window;
  GtkWidget *button = find_menu_button (table, "More about Ben");

  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (says (fixture, item));
  ui_drive_shoot ("remote-person-menu");
  ui_drive_click (find_label (fixture, item));
  ui_drive_settle (fixture->window);
}

/* Anna plays with Ben, finds him in the list later, and invites him again. He gets the invitation over the open line.
 * */
static void
test_person_invited (Table        *table,
                     gconstpointer data)
{
  Fixture         *fixture = &table->window;
  RoboRemoteGame  *old;
  GtkWidget       *button;
  g_autofree char *address = NULL;
  g_autofree char *said = NULL;

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  old = get_game (fixture);
  g_signal_connect_swapped (table->others[1]->carrier, "said", G_CALLBACK (note_said_cb), &said);
  go_to_start (fixture);
  open_remote_page (fixture);
  ui_drive_until (says (fixture, "People You’ve Played With"));
  g_assert_cmpuint (count_people (table), ==, 1);
  button = ui_drive_find_button (fixture->window, "Invite Again");
  ui_drive_scroll_to (button);
  ui_drive_shoot ("remote-people");
  ui_drive_click (button);
  ui_drive_until (says (fixture, "Invitation for Ben"));
  g_assert_true (gtk_widget_has_focus (ui_child (get_remote_page (fixture), "invite_button")));
  g_assert_cmpuint (adw_combo_row_get_selected (ui_child (get_remote_page (fixture), "way_row")), ==,
                    ROBO_REMOTE_IN_NETWORK);
  ui_drive_shoot ("remote-person-invited");
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (is_shown (get_bar (fixture)) && get_game (fixture) != old);
  ui_drive_until (said != NULL);
  address = robo_remote_line_find_address (said);
  g_assert_cmpstr (address, ==, robo_remote_game_get_text (get_game (fixture)));
  ui_drive_until (says (fixture, "Your invitation was sent to Ben."));
}

/* A blocked person can neither invite nor join nor speak. Unblocking ends this. */
static void
test_person_blocked (Table        *table,
                     gconstpointer data)
{
  Fixture         *fixture = &table->window;
  RoboRemoteGame  *old;
  Other           *ben;
  g_autofree char *text = NULL;
  const RoboPeer  *peer;
  g_autoptr (RoboRemotePerson) person = NULL;

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  old = get_game (fixture);
  go_to_start (fixture);
  open_remote_page (fixture);
  ui_drive_until (find_menu_button (table, "More about Ben") != NULL);
  choose_for_person (table, "Block in All Games");
  g_assert_cmpuint (robo_remote_people_list_blocked (get_people (table), robo_remote_game_get_peer (old)), ==, 2);
  g_assert_false (gtk_widget_get_sensitive (ui_drive_find_button (fixture->window, "Invite Again")));
  ui_drive_shoot ("remote-person-blocked");
  robo_carrier_receive_words (table->line, "Ben", "Why?", get_now ());
  ui_drive_settle (fixture->window);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (robo_remote_game_get_chat (old))), ==, 0);

  /* The match that both already play goes on. */
  peer = robo_remote_game_get_peer (old);
  text = robo_sealed_text_write (peer->offer, peer->chains, 1, 0);
  robo_remote_page_take_text (ROBO_REMOTE_PAGE (get_remote_page (fixture)), text);
  ui_drive_until (is_shown (ui_child (get_remote_page (fixture), "join_button")));
  g_assert_false (is_shown (ui_child (get_remote_page (fixture), "refusal_label")));

  /* Ben cannot join another match. */
  other_free (table->others[1]);
  table->others[1] = NULL;
  go_to_start (fixture);
  g_clear_object (&table->line);
  begin (table, 2);
  ben = table->others[1];
  g_assert_true (get_game (fixture) != old);
  join (table, 1);
  ui_drive_until (says (fixture, "Ben can’t join because you’ve blocked them."));
  g_assert_cmpuint (robo_chains_count (robo_remote_game_get_peer (get_game (fixture))->chains, 1), ==, 0);
  ui_drive_shoot ("remote-blocked-joins");
  /* As soon as Ben is not blocked any more, he can join. */
  person = g_list_model_get_item (G_LIST_MODEL (get_people (table)), 0);
  robo_remote_people_set_blocked (get_people (table), person, FALSE);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  g_assert_false (says (fixture, "Ben can’t join because you’ve blocked them."));
  robo_remote_people_set_blocked (get_people (table), person, TRUE);

  /* Ben cannot invite Anna. */
  other_free (ben);
  table->others[1] = NULL;
  go_to_start (fixture);
  begin_elsewhere_with (table, 1);
  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window),
                          robo_lan_get_address (ROBO_LAN (table->others[0]->carrier)));
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "You’ve blocked Ben, who’s in this game. Unblock them to join."));
  g_assert_false (is_shown (ui_child (get_remote_page (fixture), "join_button")));
  choose_for_person (table, "Unblock");
  g_assert_cmpuint (robo_remote_people_list_blocked (get_people (table), robo_remote_game_get_peer (old)), ==, 0);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window),
                          robo_lan_get_address (ROBO_LAN (table->others[0]->carrier)));
  ui_drive_scroll_to (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "Ben invites you"));
}

/* A forgotten person leaves the list, and Undo brings them back. */
static void
test_person_forgotten (Table        *table,
                       gconstpointer data)
{
  Fixture *fixture = &table->window;

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  go_to_start (fixture);
  open_remote_page (fixture);
  ui_drive_until (find_menu_button (table, "More about Ben") != NULL);
  choose_for_person (table, "Remove From List");
  g_assert_cmpuint (count_people (table), ==, 0);
  ui_drive_until (says (fixture, "Ben was removed."));
  ui_drive_click (ui_drive_find_button (fixture->window, "Undo"));
  ui_drive_until (count_people (table) == 1);
}

/* Ben sends an invitation as a message. A press on the toast shows it. */
static void
test_invitation_said (Table        *table,
                      gconstpointer data)
{
  Fixture         *fixture = &table->window;
  g_autofree char *words = NULL;

  begin (table, 2);
  table->others[1]->is_idle = TRUE;
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  begin_elsewhere_with (table, 0);
  words = g_strdup_printf ("Come to %s!", robo_lan_get_address (ROBO_LAN (table->others[0]->carrier)));
  robo_carrier_receive_words (table->line, "Ben", words, get_now ());
  ui_drive_until (says (fixture, "Ben invites you to another game."));
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, "Show"));
  ui_drive_until (says (fixture, "Ben invites you"));
  g_assert_true (is_shown (get_remote_page (fixture)));
}

/* The bar shows when Ben has sent something last, also after the window was closed, until the user no longer wants it.
 * */
static void
test_presence (Table        *table,
               gconstpointer data)
{
  Fixture *fixture = &table->window;
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autofree char *note = NULL;

  begin_program (table, ROBO_PACE_NONE);
  g_assert_cmpstr (get_label (fixture, "deadline_label"), ==, "");
  type_program (fixture);
  ui_drive_until (says (fixture, "Sealed. Waiting for Ben (1 of 2)."));
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "Last active: Ben ("));
  ui_drive_shoot ("remote-presence");
  note = robo_remote_notes_dup (robo_remote_game_get_peer (get_game (fixture))->offer, "heard");
  g_assert_true (g_str_has_prefix (note, "0 1") && g_str_has_suffix (note, " 0 0"));
  g_settings_set_boolean (settings, "remote-presence", FALSE);
  ui_drive_until (g_str_equal (get_label (fixture, "deadline_label"), ""));
  g_settings_reset (settings, "remote-presence");
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "Last active: Ben ("));
}

/* End by agreement */

static void
choose_in_menu (Table      *table,
                const char *item)
{
  Fixture *fixture = &table->window;

  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_until (says (fixture, item));
  ui_drive_shoot ("remote-end-menu");
  ui_drive_click (find_label (fixture, item));
  ui_drive_settle (fixture->window);
}

static guint
count_listed_as_agreed (void)
{
  g_autofree char *folder = window_drive_dup_games ();
  g_autoptr (RoboGameListing) listing = robo_game_listing_new (folder);
  guint n = 0;

  do
    {
      g_autoptr (GPtrArray) games = robo_game_listing_read (listing, 100, NULL);

      for (guint i = 0; i < games->len; i++)
        n += g_str_has_prefix (robo_saved_game_get_summary (games->pdata[i]), "Ended by agreement in round 1 · ") &&
             !robo_saved_game_get_is_remote (games->pdata[i]);
    }
  while (!robo_game_listing_is_complete (listing));

  return n;
}

/* The window's player proposes to end the game, takes it back, and proposes it again. Ben agrees. */
static void
test_end_proposed (Table        *table,
                   gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteGame *old;
  Other          *ben;

  begin_program (table, ROBO_PACE_NONE);
  old = get_game (fixture);
  ben = table->others[1];
  choose_in_menu (table, "Propose to End the Game…");
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_shoot ("remote-end-question");
  ui_drive_answer ("End Game");
  ui_drive_until (says (fixture, "You proposed ending the game as it stands. Still to agree: Ben."));
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_END) == 1);
  choose_in_menu (table, "Take Back the Proposal to End");
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_END) == 0);
  robo_remote_game_propose (old, ROBO_PROPOSAL_END, 0);
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_END) == 1);
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_END, 0));
  robo_link_send (ben->link);
  ui_drive_until (says (fixture, "The game ended by agreement."));
  g_assert_true (robo_remote_game_get_is_over (old));
  g_assert_null (robo_match_get_question (get_match (fixture)));
  ui_drive_shoot ("remote-end-agreed");

  /* The list of saved games has the match among those that are over. */
  ui_drive_until (count_listed_as_agreed () == 1);
  go_to_start (fixture);
  ui_drive_shoot ("remote-end-start");
}

/* Ben proposes to end the game, and the window's player agrees. A rematch is in the menu then. */
static void
test_end_agreed (Table        *table,
                 gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteGame *old;
  Other          *ben;

  begin_program (table, ROBO_PACE_NONE);
  old = get_game (fixture);
  ben = table->others[1];
  ui_drive_until (robo_peer_propose (ben->peer, ROBO_PROPOSAL_END, 0));
  robo_link_send (ben->link);
  ui_drive_until (says (fixture, "Request from Ben: end the game as it stands. Everyone has to agree."));
  ui_drive_shoot ("remote-end-asked");
  ui_drive_click (ui_child (get_bar (fixture), "end_button"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_answer ("End Game");
  ui_drive_until (says (fixture, "The game ended by agreement."));
  ui_drive_until (ben->peer->shared->is_agreed);
  choose_in_menu (table, "Rematch");
  ui_drive_until (get_game (fixture) != old);
  ui_drive_until (robo_peer_get_again (ben->peer, 0) == ROBO_AGAIN_YES);
}

/* Pauses and time banks */

static gboolean
is_paused (Table *table)
{
  guint64 until;

  return robo_shared_game_find_pause (table->others[1]->peer->shared, &until) &&
         robo_remote_game_get_is_paused (get_game (&table->window));
}

/* The window's player proposes a pause in a live game. Ben agrees, and the clocks stand still until the player
 * resumes. */
static void
test_pause_proposed (Table        *table,
                     gconstpointer data)
{
  Fixture *fixture = &table->window;
  Other   *ben;

  begin_program (table, ROBO_PACE_LIVE);
  ben = table->others[1];
  choose_in_menu (table, "Propose a Pause");
  ui_drive_until (says (fixture, "You proposed pausing the game. Still to agree: Ben."));
  choose_in_menu (table, "Take Back the Proposal to Pause");
  ui_drive_until (!says (fixture, "You proposed pausing the game. Still to agree: Ben."));
  choose_in_menu (table, "Propose a Pause");
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_PAUSE) == 1);
  g_assert_true (robo_peer_decline (ben->peer, ROBO_PROPOSAL_PAUSE, 0));
  robo_link_send (ben->link);
  ui_drive_until (says (fixture, "Declined a pause: Ben."));
  ui_drive_shoot ("remote-pause-declined");

  choose_in_menu (table, "Propose a Pause");
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_PAUSE) == 1);
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, 0));
  robo_link_send (ben->link);
  ui_drive_until (g_str_equal (get_label (fixture, "deadline_label"), "Paused."));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-paused");
  g_assert_false (menu_has (fixture, "Propose a Pause"));
  ui_drive_click (ui_drive_find_button (fixture->window, "Resume"));
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "Deadline: "));
  ui_drive_until (!is_paused (table) &&
                  robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_PAUSE) == 0);
}

/* Ben proposes a vacation while the window is hidden. The player is told, declines, and agrees to the next one. Then
 * Ben resumes early. */
static void
test_pause_agreed (Table        *table,
                   gconstpointer data)
{
  Fixture *fixture = &table->window;
  Desktop  desktop = { NULL };
  Other   *ben;
  gint64   until = get_now () + 8 * 86400;

  begin_desktop (&desktop);
  begin_program (table, ROBO_PACE_DAY);
  ben = table->others[1];
  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, until));
  robo_link_send (ben->link);
  ui_drive_until (desktop.body != NULL);
  g_assert_true (g_str_has_prefix (desktop.body, "Request from Ben: pause the game until "));
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (desktop.n_removed > 0);
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-pause-asked");
  ui_drive_click (ui_drive_find_button (fixture->window, "Decline"));
  ui_drive_until (robo_shared_game_list_declining (ben->peer->shared, ROBO_PROPOSAL_PAUSE, (guint64)until) == 1);
  ui_drive_until (!is_shown (ui_child (get_bar (fixture), "refuse_button")));

  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, until + 86400));
  robo_link_send (ben->link);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "pause_button")));
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, "Agree to Pause"));
  ui_drive_until (is_paused (table));
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "Paused until "));
  ui_drive_shoot ("remote-vacation");

  /* Ben resumes before the agreed end, while nobody sees the window. */
  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  g_assert_true (robo_peer_take_back (ben->peer, ROBO_PROPOSAL_PAUSE));
  robo_link_send (ben->link);
  ui_drive_until (g_strcmp0 (desktop.body, "The pause is over. The game goes on.") == 0);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "Deadline: "));
  end_desktop (&desktop);
}

/* A vacation is proposed by a choice in the menu of a game of days. */
static void
test_vacation_proposed (Table        *table,
                        gconstpointer data)
{
  Fixture         *fixture = &table->window;
  const RoboEntry *said;

  begin_program (table, ROBO_PACE_WEEK);
  choose_in_menu (table, "Propose a Pause");
  ui_drive_until (says (fixture, "For 2 Weeks"));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-vacation-menu");
  ui_drive_click (find_label (fixture, "For 2 Weeks"));
  ui_drive_until (robo_shared_game_list_wanting (table->others[1]->peer->shared, ROBO_PROPOSAL_PAUSE) == 1);
  said = robo_shared_game_find_word (table->others[1]->peer->shared, ROBO_PROPOSAL_PAUSE, 0);
  g_assert_cmpint (ABS ((gint64)said->value - get_now () - 14 * 86400), <=, 60);
}

/* Ben wants to end the game while the window is hidden. The player is told of it, and declines. */
static void
test_end_declined (Table        *table,
                   gconstpointer data)
{
  Fixture *fixture = &table->window;
  Desktop  desktop = { NULL };
  Other   *ben;

  begin_desktop (&desktop);
  begin_program (table, ROBO_PACE_NONE);
  ben = table->others[1];
  gtk_widget_hide (fixture->window);
  ui_drive_until (!gtk_widget_get_mapped (fixture->window));
  ui_drive_until (robo_peer_propose (ben->peer, ROBO_PROPOSAL_END, 0));
  robo_link_send (ben->link);
  ui_drive_until (desktop.body != NULL);
  g_assert_cmpstr (desktop.body, ==, "Request from Ben: end the game as it stands. Everyone has to agree.");
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (desktop.n_removed > 0);
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, "Decline"));
  ui_drive_until (robo_shared_game_list_declining (ben->peer->shared, ROBO_PROPOSAL_END, 0) == 1);
  ui_drive_until (!says (fixture, "Request from Ben: end the game as it stands. Everyone has to agree."));
  end_desktop (&desktop);
}

/* The window's player proposes another time limit, and then agrees to one of Ben. Both count from the next round on. */
static void
test_pace_agreed (Table        *table,
                  gconstpointer data)
{
  Fixture *fixture = &table->window;
  Other   *ben;
  guint8   next;

  begin_program (table, ROBO_PACE_LIVE);
  ben = table->others[1];
  choose_in_menu (table, "Propose New Time Limit");
  ui_drive_until (says (fixture, "Three days"));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-pace-menu");
  ui_drive_click (find_label (fixture, "Three days"));
  ui_drive_until (says (fixture, "You proposed a new time limit starting next round (Three days). "
                                 "Still to agree: Ben."));
  ui_drive_until (robo_shared_game_list_wanting (ben->peer->shared, ROBO_PROPOSAL_PACE) == 1);
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PACE, ROBO_PACE_THREE_DAYS));
  robo_link_send (ben->link);
  ui_drive_until (says (fixture, "New time limit starting next round: Three days."));
  ui_drive_shoot ("remote-pace-agreed");

  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PACE, robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK)));
  robo_link_send (ben->link);
  ui_drive_until (says (fixture, "Request from Ben: a new time limit starting next round "
                                 "(A day; time bank: 1 week). Everyone has to agree."));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-pace-asked");
  ui_drive_click (ui_drive_find_button (fixture->window, "Agree to New Limit"));
  ui_drive_until (robo_shared_game_find_next_pace (ben->peer->shared, &next));
  g_assert_cmpuint (next, ==, robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK));
}

/* Returns how many seconds a panel shows as the rest of a time bank of which more than three minutes are used up, or
 * 0. */
static guint
find_bank (Fixture *fixture)
{
  for (guint left_s = 120; left_s > 0; left_s--)
    {
      g_autofree char *left = g_strdup_printf ("%u:%02u", left_s / 60, left_s % 60);

      if (says (fixture, left))
        return left_s;
    }

  return 0;
}

/* The panel of each player shows the time bank. It runs when the time for the program is used up. */
static void
test_bank (Table        *table,
           gconstpointer data)
{
  Fixture         *fixture = &table->window;
  const RoboOffer *offer;
  g_autofree char *note = NULL;
  g_autofree char *before = NULL;
  guint            left = 0;

  table->bank = 1;
  begin_program (table, ROBO_PACE_LIVE);
  ui_drive_until (says (fixture, "5:00"));
  ui_drive_shoot ("remote-bank");
  type_program (fixture);
  ui_drive_until (says (fixture, "Sealed. Waiting for Ben (1 of 2)."));
  offer = robo_remote_game_get_peer (get_game (fixture))->offer;
  g_assert_cmpint (offer->bank, ==, ROBO_BANK_FIVE_MINUTES);
  note = robo_remote_notes_dup (offer, "waiting-since");
  g_assert_nonnull (note);
  *strchr (note, ' ') = '\0';
  before = g_strdup_printf ("%s %" G_GINT64_FORMAT, note, get_now () - 90 - 200);
  robo_remote_notes_set (offer, "waiting-since", before);
  g_clear_pointer (&table->others[1], other_free);
  reopen (fixture);
  ui_drive_until (g_str_has_prefix (get_label (fixture, "deadline_label"), "The time bank lasts until "));
  ui_drive_until (says (fixture, "5:00") && (left = find_bank (fixture)) > 0);
  ui_drive_until (find_bank (fixture) < left);
  ui_drive_shoot ("remote-bank-runs");
  g_assert_false (menu_has (fixture, "Continue Without Ben…"));
}

/* The bar says to screen readers what others propose, what was agreed, and when it is over; keys that are underlined in
 * its buttons press them. */
static void
test_proposals_without_mouse (Table        *table,
                              gconstpointer data)
{
  Fixture *fixture = &table->window;
  Other   *ben;
  guint8   next = 0;

  begin_program (table, ROBO_PACE_LIVE);
  ben = table->others[1];
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, 0));
  robo_link_send (ben->link);
  ui_drive_until (ui_drive_is_said (fixture->window, "Request from Ben: pause the game. Everyone has to agree."));
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "pause_button")));
  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, "alt+d");
  ui_drive_until (robo_shared_game_list_declining (ben->peer->shared, ROBO_PROPOSAL_PAUSE, 0) == 1);

  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, 0));
  robo_link_send (ben->link);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "pause_button")));
  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, "alt+u");
  ui_drive_until (is_paused (table));
  ui_drive_until (ui_drive_is_said (fixture->window, "Paused."));
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "resume_button")));
  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, "alt+r");
  ui_drive_until (!is_paused (table));
  ui_drive_until (ui_drive_is_said (fixture->window, "The pause is over."));

  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PACE, ROBO_PACE_DAY));
  robo_link_send (ben->link);
  ui_drive_until (ui_drive_is_said (fixture->window, "Request from Ben: a new time limit starting next round "
                                                     "(A day). Everyone has to agree."));
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "pace_button")));
  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, "alt+l");
  ui_drive_until (robo_shared_game_find_next_pace (ben->peer->shared, &next));
  g_assert_cmpuint (next, ==, ROBO_PACE_DAY);
  ui_drive_until (ui_drive_is_said (fixture->window, "New time limit starting next round: A day."));
}

/* The page offers the time banks that fit a limit, and an invitation names its limit and its bank. */
static void
test_bank_on_page (Table        *table,
                   gconstpointer data)
{
  Fixture     *fixture = &table->window;
  AdwComboRow *bank_row;
  GtkWidget   *row;

  table->pace = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK);
  begin_elsewhere (table, FALSE);
  paste_address (table);
  row = ui_child (get_remote_page (fixture), "invitation_row");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "A day; time bank: 1 week"));
  ui_drive_shoot ("remote-invitation-bank");

  bank_row = ui_child (get_remote_page (fixture), "bank_row");
  g_assert_false (is_shown (GTK_WIDGET (bank_row)));
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "pace_row"), ROBO_PACE_WEEK);
  ui_drive_settle (fixture->window);
  ui_drive_scroll_to (GTK_WIDGET (bank_row));
  g_assert_true (is_shown (GTK_WIDGET (bank_row)));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (bank_row)), ==, 4);
  adw_combo_row_set_selected (bank_row, 2);
  ui_drive_until (says (fixture, "1 week"));
  ui_drive_shoot ("remote-page-bank");
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "pace_row"), ROBO_PACE_LIVE);
  ui_drive_settle (fixture->window);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (bank_row)), ==, 3);
  g_assert_cmpuint (adw_combo_row_get_selected (bank_row), ==, 0);
  ui_drive_scroll_to (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
}

/* Ben and Cleo propose different pauses. The bar asks about one after the other. */
static void
test_two_pauses (Table        *table,
                 gconstpointer data)
{
  Fixture *fixture = &table->window;
  gint64   now = get_now ();
  Other   *ben;
  Other   *cleo;

  begin_with (table, 3, ROBO_PACE_DAY, 0);
  for (guint i = 1; i <= 2; i++)
    {
      table->others[i]->is_idle = TRUE;
      join (table, i);
    }
  ben = table->others[1];
  cleo = table->others[2];
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  ui_drive_until (robo_peer_propose (cleo->peer, ROBO_PROPOSAL_PAUSE, (guint64)now + 20 * 86400));
  robo_link_send (cleo->link);
  ui_drive_until (g_str_has_prefix (get_label (fixture, "request_label"), "Request from Cleo: pause the game until "));
  g_assert_true (robo_peer_propose (ben->peer, ROBO_PROPOSAL_PAUSE, (guint64)now + 10 * 86400));
  robo_link_send (ben->link);
  ui_drive_until (g_str_has_prefix (get_label (fixture, "request_label"), "Request from Ben: pause the game until "));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-two-pauses");
  ui_drive_click (ui_drive_find_button (fixture->window, "Decline"));
  ui_drive_until (g_str_has_prefix (get_label (fixture, "request_label"), "Request from Cleo: pause the game until "));
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, "Agree to Pause"));
  ui_drive_until (robo_shared_game_list_wanting (cleo->peer->shared, ROBO_PROPOSAL_PAUSE) == 5);
  ui_drive_until (robo_shared_game_list_declining (ben->peer->shared, ROBO_PROPOSAL_PAUSE,
                                                   (guint64)now + 10 * 86400) == 1);
}

#define add(path, function) g_test_add ("/app/remote-line/" path, Table, NULL, begin_table, function, clear_table)

int
main (int   argc,
      char *argv[])
{
  start_app (&argc, &argv);

  /* These tests need a build that can connect to peers. */
  if (robo_remote_line_is_supported ())
    {
      add ("chat/hostile-text-is-shown-as-plain-text", test_chat);
      add ("chat/number-of-stored-messages-is-limited", test_flood);
      add ("notification/is-removed-when-the-window-becomes-active", test_notification);
      add ("notification/comes-while-the-window-is-closed-if-the-user-wants", test_background);
      add ("quit-canceled-by-the-user/closing-the-window-later-only-hides-it", test_quit_cancelled);
      add ("two-games/each-gets-its-own-entries", test_several);
      add ("passed-deadline/others-can-go-on-without-the-late-player", test_deadline);
      add ("false-claim-of-missing-moves/player-can-continue", test_claim);
      add ("move-made-on-another-device/window-only-watches-until-the-player-takes-over", test_elsewhere);
      add ("answer-taken-back-by-this-player/question-is-asked-again", test_undo_own);
      add ("answer-taken-back-by-another-player/question-is-asked-again", test_undo_other);
      add ("cheat/opening-another-program-than-sealed-is-reported", test_swapped);
      add ("cheat/sealing-two-programs-is-reported", test_peeked);
      add ("cheat/wrong-signature-is-reported", test_forged);
      add ("peer-that-computes-other-events/difference-is-reported", test_engine);
      add ("arena-and-cards-of-the-inviter/are-sent-to-the-joining-player", test_own_files);
      add ("spectator/can-watch-but-not-play", test_look_on);
      add ("seal-with-days-to-answer/window-asks-first-until-the-player-opts-out", test_seal_question);
      add ("seal-with-days-to-answer/escape-leaves-the-program-unsealed", test_seal_cancelled);
      add ("seal-with-days-to-answer/question-closes-when-other-players-go-on", test_seal_too_late);
      add ("seal-with-90-seconds-to-answer/window-does-not-ask-first", test_seal_at_once);
      add ("rematch/begins-when-accepted-with-one-press", test_again_accepted);
      add ("rematch/has-the-time-limit-that-was-agreed", test_again_new_limit);
      add ("rematch/refusal-of-another-player-is-shown", test_again_declined);
      add ("rematch/refusal-of-this-player-is-sent", test_again_refused);
      add ("rematch/guest-joins-when-host-opens-it", test_again_as_guest);
      add ("presence/last-activity-of-the-awaited-player-is-shown", test_presence);
      add ("end-proposed-by-this-player/game-ends-when-the-other-player-agrees", test_end_proposed);
      add ("end-proposed-by-another-player/game-ends-when-this-player-agrees", test_end_agreed);
      add ("end-proposed-while-the-window-is-hidden/is-announced-and-can-be-declined", test_end_declined);
      add ("pause-proposed-by-this-player/stops-the-clocks-until-resumed", test_pause_proposed);
      add ("pause-proposed-by-another-player/is-announced-and-can-be-agreed-to", test_pause_agreed);
      add ("pause-for-two-weeks/is-proposed-with-its-end", test_vacation_proposed);
      add ("new-time-limit/is-agreed-for-the-next-round", test_pace_agreed);
      add ("time-bank/is-shown-and-runs-after-the-time-limit", test_bank);
      add ("remote-page/offers-the-time-banks-that-fit-the-time-limit", test_bank_on_page);
      add ("proposals/are-read-out-and-answered-with-underlined-keys", test_proposals_without_mouse);
      add ("two-proposed-pauses/are-answered-one-by-one", test_two_pauses);
      add ("known-person/is-invited-over-the-open-connection", test_person_invited);
      add ("blocked-person/can-neither-invite-nor-join-nor-chat", test_person_blocked);
      add ("person-removed-from-the-list/comes-back-on-undo", test_person_forgotten);
      add ("invitation-in-a-chat-message/is-shown-by-the-show-button", test_invitation_said);
      add ("rematch-in-the-same-room/message-gives-one-notification", test_again_notification);
    }

  return g_test_run ();
}
