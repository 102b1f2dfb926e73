// SPDX-License-Identifier: GPL-3.0-or-later
// Plays remote games in rooms on a real chat server of this computer: one peer in the real window with real
// clicks, the other one is robodrome-cli.
#include "config.h"

#include "remote-test.h"

typedef struct
{
  GSubprocess      *process;
  GDataInputStream *said;
  char             *address;
  char             *certificate;
} Server;

/* Returns whether a server is installed on this computer. */
static gboolean
server_start (Server *server)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "net", "alone.py", NULL);
  g_autoptr (GError) error = NULL;

  server->process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "python3",
                                      script, NULL);
  g_assert_no_error (error);
  server->said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (server->process));
  server->address = g_data_input_stream_read_line (server->said, NULL, NULL, NULL);
  server->certificate = g_data_input_stream_read_line (server->said, NULL, NULL, NULL);
  g_settings_set_string (settings, "remote-server", server->address != NULL ? server->address : "");
  g_settings_set_string (settings, "remote-certificate", server->certificate != NULL ? server->certificate : "");

  return server->certificate != NULL;
}

static void
server_end (Server *server)
{
  g_assert_true (g_output_stream_close (g_subprocess_get_stdin_pipe (server->process), NULL, NULL));
  g_assert_true (g_subprocess_wait (server->process, NULL, NULL));
  g_object_unref (server->said);
  g_object_unref (server->process);
  g_free (server->address);
  g_free (server->certificate);
}

/* Starts Ben in a terminal at the same server; a password stores his account, too. */
static GSubprocess *
start_ben (Fixture      *fixture,
           const Server *server,
           const char   *action,
           const char   *link,
           const char   *match)
{
  g_autofree char *password = g_build_filename (fixture->folder, "password", NULL);
  g_autofree char *room = g_strconcat ("xmpp:", strchr (link, ':') + 1, NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *ben;

  g_assert_true (g_file_set_contents (password, "secret of ben", -1, NULL));
  ben = g_subprocess_new (
    G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error,
    g_getenv ("ROBODROME_CLI"), "remote", action, "--key", fixture->key, "--name", "Ben", "--xmpp", room, "--account",
    "ben@localhost", "--new-account", "--password-file", password, "--server", server->address, "--certificate",
    server->certificate, "--by-chance", match, NULL);
  g_assert_no_error (error);

  return ben;
}

static void
enter_account (const char *address,
               const char *password,
               gboolean    is_new)
{
  GtkWidget *dialog;

  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (ui_child (dialog, "address_row")), address);
  gtk_editable_set_text (GTK_EDITABLE (ui_child (dialog, "password_row")), password);
  gtk_switch_set_active (GTK_SWITCH (ui_child (dialog, "new_switch")), is_new);
  ui_drive_shoot ("remote-account");
  ui_drive_answer ("Use");
}

/* The user enters a wrong password, then makes a new account and a room, and a peer joins. The window is closed and
 * opened again meanwhile. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  Server           server;
  g_autofree char *message = NULL;
  g_autofree char *link = NULL;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *button;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  open_remote_page (fixture);
  ui_drive_choose (ui_child (get_remote_page (fixture), "way_row"), "Down Down Return");
  ui_drive_until (says (fixture, "In a chat room"));
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_shoot ("remote-room");
  ui_drive_click (button);
  enter_account ("anna@localhost", "wrong", FALSE);
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "The chat server doesn’t accept this address with this password. Check both."));
  ui_drive_shoot ("remote-room-wrong");
  ui_drive_click (ui_child (get_bar (fixture), "account_button"));
  enter_account ("anna@localhost", "secret of anna", TRUE);
  ui_drive_until (says (fixture, "Send this link to the others."));
  g_assert_false (gtk_widget_get_visible (ui_child (get_bar (fixture), "account_button")));
  ui_drive_shoot ("remote-room-waiting");
  message = copy (fixture);
  link = robo_remote_line_find_address (message);
  g_assert_true (g_str_has_prefix (link, "robodrome:"));

  ben = start_ben (fixture, &server, "join", link, fixture->match);
  play_to_end (fixture);
  ui_drive_shoot ("remote-room-over");
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_assert_no_error (error);
  server_end (&server);
}

/* Ben invites and waits in a room; Anna joins by his link, with the given account. Returns Ben's process. */
static GSubprocess *
join_ben (Fixture      *fixture,
          const Server *server,
          const char   *link,
          const char   *address,
          const char   *password)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "invite", "--key", fixture->key, "--name", "Ben",
                         "--signed", "--rules", "training", fixture->match, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) inviting = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  GSubprocess *ben;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (inviting, NULL, &error));
  ben = start_ben (fixture, server, "play", link, fixture->match);

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), link);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  /* If there is no account, the dialog asks for an account. The account of another test may not exist on this
   * server, or the server allows anonymous users. */
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) != NULL ||
                  is_shown (ui_child (get_remote_page (fixture), "refusal_label")) ||
                  says (fixture, "Ben invites you"));
  if (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) == NULL)
    ui_drive_click (ui_drive_find_button (fixture->window, "Change…"));
  enter_account (address, password, *password != '\0');
  ui_drive_until (says (fixture, "Ben invites you"));

  return ben;
}

/* The user joins by a link that was sent, and later uses the same link again. */
static void
test_join_room (Fixture      *fixture,
                gconstpointer data)
{
  static const char link[] = "robodrome:m7k2q@rooms.localhost?join;password=3f7km";
  Server            server;
  g_autoptr (GSubprocess) ben = NULL;
  RoboRemoteGame *game;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  ben = join_ben (fixture, &server, link, "anna@localhost", "secret of anna");
  ui_drive_shoot ("remote-room-invited");
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (has_to_act (fixture));
  game = get_game (fixture);

  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), link);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (is_shown (get_bar (fixture)));
  g_assert_true (get_game (fixture) == game);
  g_subprocess_force_exit (ben);
  server_end (&server);
}

typedef struct
{
  GBytes *first;
  GBytes *last;
} Offers;

static void
offered_cb (Offers *offers,
            GBytes *offer)
{
  if (offers->first == NULL)
    offers->first = g_bytes_ref (offer);
  g_clear_pointer (&offers->last, g_bytes_unref);
  offers->last = g_bytes_ref (offer);
}

/* A stranger who knows the room offers a rematch there although the match has just begun. The link still leads to the
 * match. */
static void
test_early_rematch (Fixture      *fixture,
                    gconstpointer data)
{
  static const char link[] = "robodrome:k3v8r@rooms.localhost?join;password=5t6yu";
  Server            server;
  Offers            offers = { NULL };
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (RoboCarrier) eve = NULL;
  g_autoptr (RoboOffer) offer = NULL;
  g_autoptr (RoboOffer) again = NULL;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  ben = join_ben (fixture, &server, link, "anna@localhost", "secret of anna");
  eve = robo_remote_line_new_guest ("Eve", link);
  g_signal_connect_swapped (eve, "offered", G_CALLBACK (offered_cb), &offers);
  robo_carrier_open (eve);
  ui_drive_until (robo_carrier_get_state (eve) == ROBO_CARRIER_OPEN && offers.first != NULL);
  offer = robo_offer_parse (offers.first);
  again = robo_offer_new_again (offer, robo_pace_to_byte (offer->pace, offer->bank));
  robo_carrier_offer (eve, again->bytes);
  ui_drive_until (g_bytes_equal (offers.last, again->bytes));

  go_to_start (fixture);
  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), link);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  g_assert_true (g_bytes_equal (robo_remote_game_get_peer (get_game (fixture))->offer->bytes, offers.first));

  robo_carrier_close (eve);
  g_bytes_unref (offers.first);
  g_bytes_unref (offers.last);
  g_subprocess_force_exit (ben);
  server_end (&server);
}

/* A server allows anonymous users, so its name suffices. The game is played to its end, also after the window was
 * closed. */
static void
test_guest (Fixture      *fixture,
            gconstpointer data)
{
  static const char link[] = "robodrome:p4x7t@rooms.localhost?join;password=9q2rw";
  Server            server;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GError) error = NULL;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  ben = join_ben (fixture, &server, link, "guests.localhost", "");
  ui_drive_until (says (fixture, "guests.localhost"));
  ui_drive_shoot ("remote-guest-invited");
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (has_to_act (fixture));
  ui_drive_shoot ("remote-guest");
  play_to_end (fixture);
  ui_drive_shoot ("remote-guest-over");
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_assert_no_error (error);
  server_end (&server);
}

/* Begins a game in a chat room of its own, which Ben joins. Returns Ben's process. */
static GSubprocess *
invite_to_room (Fixture      *fixture,
                const Server *server,
                const char   *arena,
                const char   *match)
{
  g_autofree char *message = NULL;
  g_autofree char *link = NULL;
  GtkWidget       *button;

  go_to_start (fixture);
  open_remote_page (fixture);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "way_row"), ROBO_REMOTE_IN_ROOM);
  choose_arena (fixture, arena);
  /* With these rules no player can win within a few rounds. */
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "rules_row"), 1);
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)) && has_handed_over (fixture));
  message = read_clipboard (fixture);
  link = robo_remote_line_find_address (message);
  g_assert_nonnull (link);

  return start_ben (fixture, server, "join", link, match);
}

/* Returns the number of Anna's entries. */
static guint
count_own_said (RoboRemoteGame *game)
{
  const RoboPeer *peer = robo_remote_game_get_peer (game);

  return robo_chains_count (peer->chains, peer->seat);
}

/* Gives a single answer in the game that is shown, and waits until it is Anna's turn again: the other peer
 * answers at once, so the next question may come soon. */
static void
answer_and_wait (Fixture *fixture)
{
  RoboRemoteGame *game = get_game (fixture);
  guint           n_said = count_own_said (game);
  RoboProgram     program;
  RoboAnswer      answer;

  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  g_assert_true (robo_program_from_text (&program, "b2n b2e r1n"));
  answer = robo_match_get_question (get_match (fixture))->kind == ROBO_ASK_PROGRAM ? robo_program_pack (&program)
                                                                                   : find_answer (fixture);
  g_assert_cmpint (robo_match_answer (get_match (fixture), answer), ==, ROBO_REFUSED_NOT);
  ui_drive_until (count_own_said (game) > n_said && robo_match_get_question (get_match (fixture)) != NULL);
}

/* Two games are in two chat rooms with one account. Entries of one game are not in the other game, and each game
 * goes on while the other game is shown, also after the window was closed. */
static void
test_two_rooms (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const titles[] = { "Anna and Ben · Twin Cities", "Anna and Ben · Rome" };
  Server                   server;
  g_autoptr (GSubprocess) twin_cities = NULL;
  g_autoptr (GSubprocess) rome = NULL;
  RoboRemoteGame *games[2];
  guint           n_said;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  open_remote_page (fixture);
  ui_drive_click (ui_drive_find_button (fixture->window, "Change…"));
  enter_account ("anna@localhost", "secret of anna", TRUE);
  twin_cities = invite_to_room (fixture, &server, "twin-cities", fixture->match);
  games[0] = get_game (fixture);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  rome = invite_to_room (fixture, &server, "rome", fixture->other_match);
  games[1] = get_game (fixture);
  g_assert_true (games[0] != games[1]);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);

  /* Ben has sent all his entries in both games. */
  for (guint i = 0; i < 4; i++)
    {
      RoboRemoteGame *here = games[i % 2], *there = games[1 - i % 2];

      go_to_game (fixture, here);
      n_said = count_own_said (there);
      answer_and_wait (fixture);
      g_assert_cmpuint (count_own_said (there), ==, n_said);
    }
  ui_drive_shoot ("remote-two-rooms");

  /* Chat messages belong to their room. */
  go_to_game (fixture, games[0]);
  g_assert_true (g_output_stream_printf (g_subprocess_get_stdin_pipe (rome), NULL, NULL, NULL,
                                         "say Good luck in Rome!\n"));
  ui_drive_until (robo_remote_chat_get_n_unread (robo_remote_game_get_chat (games[1])) == 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (robo_remote_game_get_chat (games[0]))), ==, 0);

  window_drive_close (app, fixture->window);
  fixture->window = window_drive_open_bare (app);
  for (guint i = 0; i < 2; i++)
    {
      games[i] = open_game (fixture, titles[i]);
      answer_and_wait (fixture);
    }
  g_assert_true (games[0] != games[1]);

  g_subprocess_force_exit (twin_cities);
  g_subprocess_force_exit (rome);
  server_end (&server);
}

#define add(path, function) g_test_add ("/app/remote-rooms/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_app (&argc, &argv);

  if (robo_remote_line_has_rooms ())
    {
      add ("chat-room/game-continues-after-the-window-was-closed", test_room);
      add ("join-link/leads-to-the-same-game-again", test_join_room);
      add ("rematch-offered-before-the-end/link-still-leads-to-the-match", test_early_rematch);
      add ("server-with-anonymous-users/game-is-played-to-its-end", test_guest);
      add ("two-games-in-two-rooms/each-gets-its-own-entries", test_two_rooms);
    }

  return g_test_run ();
}
