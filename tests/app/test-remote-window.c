// SPDX-License-Identifier: GPL-3.0-or-later
// Two people play at a distance by nothing but texts that they copy and paste: one in the real window, by real clicks and key
// presses, the other with robodrome-cli.
#include "config.h"

#include <signal.h>
#include <sys/resource.h>

#include "tests/ui/slow-file.h"

#include "remote-test.h"

/* From the invitation to the end, with the window closed and opened again in the midst. */
static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *show = NULL;
  g_autofree char *result = NULL;
  guint            n_texts = 0;

  invite (fixture);
  ui_drive_shoot ("remote-invited");
  g_assert_true (says (fixture, "Send this invitation to the person you want to play with."));
  text = copy (fixture);
  /* There are words around it. */
  g_assert_true (g_str_has_prefix (text, "Anna invites you to a game of Robodrome."));

  for (;;)
    {
      g_autofree char *answer = reply (fixture, n_texts == 0 ? "join" : "read", text);

      n_texts++;
      if (answer == NULL)
        break;
      paste (fixture, answer);
      take_turn (fixture);
      if (n_texts == 4)
        ui_drive_shoot ("remote-sealed");
      /* After the first round: nobody can have won by then. */
      if (n_texts == 3)
        reopen (fixture);
      if (robo_remote_game_get_is_over (get_game (fixture)))
        break;
      g_free (text);
      text = copy (fixture);
      g_assert_cmpuint (n_texts, <, 60);
    }

  /* Both have seen the same game. */
  ui_drive_until (robo_match_get_is_over (get_match (fixture)));
  ui_drive_shoot ("remote-over");
  if (robo_remote_game_get_text (get_game (fixture)) != NULL)
    {
      g_autofree char *last = g_strdup (robo_remote_game_get_text (get_game (fixture)));

      g_free (reply (fixture, "read", last));
    }
  show = call (fixture, fixture->match, "show", NULL, NULL);
  result = find_line (show, "stage");
  g_assert_cmpstr (result, ==, "over");
  g_test_message ("%u texts", n_texts);
}

/* Whoever is invited joins by two clicks. */
static void
test_join (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *output = call (fixture, fixture->match, "invite", NULL, NULL);
  g_autofree char *text = find_line (output, "text");
  g_autofree char *message = g_strdup_printf ("On Monday Ben wrote:\n> Want to play?\n> %.40s\n> %s", text, text + 40);
  g_autofree char *back = NULL;

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), message);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_shoot ("remote-join");
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "Send this to Ben."));
  back = copy (fixture);
  g_free (reply (fixture, "read", back));
}

/* Two clicks, and what is to be sent is in the clipboard. */
static void
test_two_clicks (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *joined = NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), "Something else");
  invite (fixture);
  ui_drive_until (has_handed_over (fixture));
  ui_drive_shoot ("remote-two-clicks");
  text = read_clipboard (fixture);
  g_assert_true (g_str_has_prefix (text, "Anna invites you to a game of Robodrome."));
  joined = reply (fixture, "join", text);
  g_assert_nonnull (joined);
}

/* An invitation that was copied somewhere is seen when the page is opened. */
static void
test_join_copied (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *output = call (fixture, fixture->match, "invite", NULL, NULL);
  g_autofree char *text = find_line (output, "text");
  g_autofree char *message = g_strdup_printf ("Want to play? %s", text);
  g_autofree char *back = NULL;
  g_autofree char *read = NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), message);
  open_remote_page (fixture);
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  back = copy (fixture);
  read = reply (fixture, "read", back);
  g_assert_nonnull (read);

  /* It is known now, and no invitation any more. */
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), message);
  go_to_start (fixture);
  open_remote_page (fixture);
  g_free (read_clipboard (fixture));
  ui_drive_settle (fixture->window);
  g_assert_false (says (fixture, "Ben invites you"));
}

/* Whoever invites may send the file of the game as well: that has the arena with it. */
static void
test_join_file (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *output = call (fixture, fixture->match, "invite", NULL, NULL);
  g_autofree char *back = NULL;
  g_autofree char *read = NULL;

  gtk_widget_activate_action (fixture->window, "win.open-file", "^ay", fixture->match);
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_shoot ("remote-join-file");
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "Send this to Ben."));
  g_assert_cmpstr (robo_remote_game_get_path (get_game (fixture)), !=, fixture->match);
  back = copy (fixture);
  read = reply (fixture, "read", back);
  g_assert_nonnull (read);
}

static void
test_what_does_not_fit (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *answer = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *other = NULL;
  g_autofree char *foreign = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *far = NULL;
  guint            n_events;

  invite (fixture);
  text = copy (fixture);
  answer = reply (fixture, "join", text);

  paste (fixture, "Hello Anna, see you on Friday!");
  ui_drive_until (says (fixture, "There is no sealed text in this. It begins with “ROBO!” and ends with “!ROBO”."));
  damaged = g_strdup (answer);
  damaged[10] = damaged[10] == 'A' ? 'B' : 'A';
  paste (fixture, damaged);
  ui_drive_until (says (fixture, "The text is damaged: letters are missing or were changed. Copy it again."));
  g_assert_cmpstr (robo_remote_game_get_status (get_game (fixture)), ==, "Waiting for players: 1 of 2 has joined.");

  /* Of a game between two others. */
  other = call (fixture, fixture->other_match, "invite", NULL, NULL);
  foreign = find_line (other, "text");
  g_unlink (fixture->match);
  joined = call (fixture, fixture->match, "join", NULL, foreign);
  far = find_line (joined, "text");
  paste (fixture, far);
  ui_drive_until (says (fixture, "The text belongs to another match."));

  /* The right one, twice. */
  paste (fixture, answer);
  ui_drive_until (robo_match_get_n_events (get_match (fixture)) > 0);
  n_events = robo_match_get_n_events (get_match (fixture));
  paste (fixture, answer);
  ui_drive_until (says (fixture, "There is nothing new in this text."));
  g_assert_cmpuint (robo_match_get_n_events (get_match (fixture)), ==, n_events);
}

/* Nothing is said that is not on disk: else this player might say something else another time. When there is room again it is
 * saved and said. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  struct rlimit    unlimited, limited;
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *text = NULL;
  g_autofree char *answer = NULL;
  GtkWidget       *button;
  const char      *full = "The game could not be saved: the disk is full. Make room, then try again.";

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &unlimited), ==, 0);
  limited = unlimited;
  limited.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limited), ==, 0);
  paste (fixture, joined);
  take_turn (fixture);
  ui_drive_until (says (fixture, full));
  g_assert_null (robo_remote_game_get_text (get_game (fixture)));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &unlimited), ==, 0);

  ui_drive_until ((button = ui_drive_find_button (fixture->window, "Try Again")) != NULL);
  ui_drive_click (button);
  ui_drive_until (!says (fixture, full));
  text = copy (fixture);
  answer = reply (fixture, "read", text);
  g_assert_nonnull (answer);
}

/* Somebody has tidied up: what is said next is on disk again before it is sent, with all that was said before. */
static void
test_folder_removed (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *text = NULL;
  g_autofree char *answer = NULL;

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);
  remove_games ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  paste (fixture, joined);
  take_turn (fixture);
  text = copy (fixture);
  answer = reply (fixture, "read", text);
  g_assert_nonnull (answer);
  g_assert_true (g_file_test (robo_remote_game_get_path (get_game (fixture)), G_FILE_TEST_IS_REGULAR));

  /* Whoever opens it again goes on where it was. */
  reopen (fixture);
  paste (fixture, answer);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL ||
                  robo_remote_game_get_is_over (get_game (fixture)));
}

/* The game lies on a disk that does not answer: who waits may give up, and finds it there when it does. */
static void
test_slow (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  GtkWidget       *button;
  int              file;

  invite (fixture);
  g_free (copy (fixture));
  path = g_strdup (robo_remote_game_get_path (get_game (fixture)));
  name = g_path_get_basename (path);
  sentence = g_strdup_printf ("Opening %s…", name);
  close_window (fixture);
  file = slow_file_hold (path);
  open_window (fixture);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until (says (fixture, sentence));
  ui_drive_until ((button = ui_drive_find_button (fixture->window, "Cancel")) != NULL);
  ui_drive_settle (button);
  ui_drive_click (button);
  ui_drive_until (!says (fixture, sentence));
  slow_file_let_go (file);
  ui_drive_settle (fixture->window);
  g_assert_null (get_bar (fixture));
  reopen (fixture);
}

static void
load_given_up_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      is_over)
{
  g_assert_true (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))));
  g_assert_true (g_task_had_error (G_TASK (result)));
  *(gboolean *)is_over = TRUE;
}

/* Its second reading, in which what was said is checked, can be given up, too. */
static void
test_slow_check (Fixture      *fixture,
                 gconstpointer data)
{
  RoboMatchSaver *saver = robo_game_desk_get_saver (robo_window_get_games (ROBO_WINDOW (fixture->window)));
  g_autoptr (RoboRemoteList) list = robo_remote_list_new (saver);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *path = NULL;
  gboolean         is_over = FALSE;
  int              file;

  invite (fixture);
  g_free (copy (fixture));
  path = g_strdup (robo_remote_game_get_path (get_game (fixture)));
  file = slow_file_hold (path);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }

  robo_remote_list_load_async (list, path, cancellable, load_given_up_cb, &is_over);
  for (guint i = 0; i < 10; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (is_over);
  g_cancellable_cancel (cancellable);
  ui_drive_until (is_over);
  slow_file_let_go (file);
}

/* Ben has joined and says nothing any more: a computer plays for him when everybody else, who is Anna, says so. */
static void
test_go_on_without (Fixture      *fixture,
                    gconstpointer data)
{
  const RoboCourse *course;
  g_autofree char  *invitation = NULL;
  g_autofree char  *joined = NULL;

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);
  paste (fixture, joined);
  take_turn (fixture);
  ui_drive_until (robo_match_get_n_events (get_match (fixture)) > 0 &&
                  robo_match_get_question (get_match (fixture)) == NULL);

  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_shoot ("remote-menu");
  ui_drive_click (find_label (fixture, "Continue Without Ben…"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_shoot ("remote-without");
  ui_drive_answer ("Continue");
  course = robo_remote_game_get_peer (get_game (fixture))->course;
  ui_drive_until (course->n_takeovers == 1);
  g_assert_cmpuint (course->present, ==, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
}

static gboolean
has_to_act (Fixture *fixture)
{
  return robo_remote_game_get_is_over (get_game (fixture)) || robo_match_get_question (get_match (fixture)) != NULL;
}

/* Against somebody at the other end of a line. The window is closed and opened again after the first turn: nobody can have
 * won by then. */
static void
play_to_end (Fixture *fixture)
{
  guint n_turns = 0;

  for (;;)
    {
      ui_drive_until (has_to_act (fixture));
      if (robo_remote_game_get_is_over (get_game (fixture)))
        break;
      if (++n_turns == 2)
        {
          reopen (fixture);
          ui_drive_until (has_to_act (fixture));
        }
      take_turn (fixture);
      g_assert_cmpuint (n_turns, <, 100);
    }
  ui_drive_until (robo_match_get_is_over (get_match (fixture)));
}

/* Without texts: the other program plays by chance at the other end of a line. The window is closed and opened again meanwhile. */
static void
test_same_network (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *message = NULL;
  g_autofree char *address = NULL;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *button;

  open_remote_page (fixture);
  ui_drive_choose (ui_child (get_remote_page (fixture), "way_row"), "Down Return");
  ui_drive_until (says (fixture, "In the same network"));
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_shoot ("remote-network");
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "Send this address to the others in the same network."));
  ui_drive_shoot ("remote-waiting");
  message = copy (fixture);
  address = g_strdup (strrchr (message, ' ') + 1);

  ben = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE |
                            G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                          &error, g_getenv ("ROBODROME_CLI"), "remote", "join", "--key", fixture->key, "--name", "Ben",
                          "--lan", address, "--by-chance", fixture->match, NULL);
  g_assert_no_error (error);
  play_to_end (fixture);
  ui_drive_shoot ("remote-network-over");
  /* It has heard all, and ends by itself. */
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_assert_no_error (error);
}

/* Nobody is there, and then somebody is. */
static void
test_join_network (Fixture      *fixture,
                   gconstpointer data)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "play", "--key", fixture->key, "--lan", "0", "--by-chance", fixture->match, NULL };
  g_autofree char *output = NULL;
  g_autofree char *line = NULL;
  g_autofree char *address = NULL;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GDataInputStream) said = NULL;
  g_autoptr (GError) error = NULL;
  const char *invite_argv[] = { argv[0], "remote", "invite", "--key", fixture->key, "--name", "Ben", "--signed", "--rules", "training", fixture->match, NULL };

  ben = g_subprocess_newv (invite_argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_clear_object (&ben);
  ben = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stderr_pipe (ben));
  while (address == NULL)
    {
      g_free (line);
      line = g_data_input_stream_read_line (said, NULL, NULL, &error);
      g_assert_nonnull (line);
      address = robo_remote_line_find_address (line);
    }

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), "127.0.0.1:1/AAAAAAAA");
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (is_shown (ui_child (get_remote_page (fixture), "refusal_label")));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), address);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (has_to_act (fixture));
  g_subprocess_force_exit (ben);
}

/* Ben goes back to an old copy of his file and answers once more: both cannot be what he has said. */
static void
test_two_things (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);
  paste (fixture, joined);
  take_turn (fixture);
  /* As soon as there is anything to answer. */
  for (;;)
    {
      g_autofree char *text = copy (fixture);
      g_autofree char *old = NULL;
      gsize            length;

      g_assert_true (g_file_get_contents (fixture->match, &old, &length, NULL));
      first = reply (fixture, "read", text);
      g_assert_true (g_file_set_contents (fixture->match, old, (gssize)length, NULL));
      second = reply_with (fixture, "read", text, TRUE);
      if (!g_str_equal (first, second))
        break;
      paste (fixture, first);
      take_turn (fixture);
      g_clear_pointer (&first, g_free);
      g_clear_pointer (&second, g_free);
    }

  paste (fixture, first);
  take_turn (fixture);
  paste (fixture, second);
  ui_drive_until (says (fixture, "The text contradicts what its writer has said before."));
  ui_drive_until (says (fixture, "Ben has sent two different texts with the same number. Only what came before counts."));
  ui_drive_shoot ("remote-two-things");
}

/* In a room on a chat server of this machine */

typedef struct
{
  GSubprocess      *process;
  GDataInputStream *said;
  char             *address;
  char             *certificate;
} Server;

/* Returns whether there is one on this machine. */
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

/* Ben at the same server, in a terminal; also to write down his account with a password. */
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

/* A password that is wrong, a new account, a room, somebody at the other end, and the window closed and opened again meanwhile. */
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
  ui_drive_until (says (fixture, "In a room on a chat server"));
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_shoot ("remote-room");
  ui_drive_click (button);
  enter_account ("anna@localhost", "wrong", FALSE);
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "The chat server does not know this address with this password."));
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

/* Ben invites and waits in a room; Anna comes with the link that he has sent, and by that account.
 * Returns: (transfer full): Ben */
static GSubprocess *
join_ben (Fixture      *fixture,
          const Server *server,
          const char   *link,
          const char   *address,
          const char   *password)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "invite", "--key", fixture->key, "--name", "Ben", "--signed",
                         "--rules", "training", fixture->match, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) inviting = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  GSubprocess *ben;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (inviting, NULL, &error));
  ben = start_ben (fixture, server, "play", link, fixture->match);

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), link);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  /* Without an account one is asked for it. That of another case this server does not know, or it lets in anybody. */
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) != NULL ||
                  is_shown (ui_child (get_remote_page (fixture), "refusal_label")) || says (fixture, "Ben invites you"));
  if (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) == NULL)
    ui_drive_click (ui_drive_find_button (fixture->window, "Change…"));
  enter_account (address, password, *password != '\0');
  ui_drive_until (says (fixture, "Ben invites you"));

  return ben;
}

/* A link that somebody has sent, and later the same one again. */
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

/* A server that lets in guests: its name is enough, and the game is played to its end, also after the window was closed. */
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
  g_assert_true (says (fixture, "guests.localhost"));
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

/* A game in a room of its own, to which Ben comes.
 * Returns: (transfer full): Ben */
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
  /* Nobody wins this in a few rounds. */
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

/* How much Anna has said. */
static guint
count_own_said (RoboRemoteGame *game)
{
  const RoboPeer *peer = robo_remote_game_get_peer (game);

  return robo_chains_count (peer->chains, peer->seat);
}

/* In the game that is looked at, in which it is Anna's turn again afterwards: who is elsewhere answers at once. It is one answer and no
 * more, however soon the next question comes. */
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

/* Two games in two rooms, by one account: what is said in one is not said in the other, and each goes on while the other one is looked
 * at, also after the window was closed. */
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

  /* Ben has said all he has to say in both. */
  for (guint i = 0; i < 4; i++)
    {
      RoboRemoteGame *here = games[i % 2], *there = games[1 - i % 2];

      go_to_game (fixture, here);
      n_said = count_own_said (there);
      answer_and_wait (fixture);
      g_assert_cmpuint (count_own_said (there), ==, n_said);
    }
  ui_drive_shoot ("remote-two-rooms");

  /* Words are for those who are in the room. */
  go_to_game (fixture, games[0]);
  g_assert_true (g_output_stream_printf (g_subprocess_get_stdin_pipe (rome), NULL, NULL, NULL, "say Good luck in Rome!\n"));
  ui_drive_until (robo_remote_chat_get_n_unread (robo_remote_game_get_chat (games[1])) == 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (robo_remote_game_get_chat (games[0]))), ==, 0);

  close_window (fixture);
  open_window (fixture);
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

#define add(path, function) g_test_add ("/app/remote/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_app (&argc, &argv);

  add ("whole-match", test_whole_match);
  add ("join", test_join);
  add ("two-clicks", test_two_clicks);
  add ("join-copied", test_join_copied);
  add ("join-file", test_join_file);
  add ("what-does-not-fit", test_what_does_not_fit);
  add ("two-things", test_two_things);
  add ("full-disk", test_full_disk);
  add ("folder-removed", test_folder_removed);
  add ("slow", test_slow);
  add ("slow/check", test_slow_check);
  add ("go-on-without", test_go_on_without);
  if (robo_remote_line_is_there ())
    {
      add ("same-network", test_same_network);
      add ("join-network", test_join_network);
    }
  if (robo_remote_line_has_rooms ())
    {
      add ("room", test_room);
      add ("join-room", test_join_room);
      add ("guest", test_guest);
      add ("two-rooms", test_two_rooms);
    }

  return g_test_run ();
}
