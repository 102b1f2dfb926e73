// SPDX-License-Identifier: GPL-3.0-or-later
// Two people play at a distance by nothing but texts that they copy and paste: one in the real window, by real clicks and key
// presses, the other with robodrome-cli.
#include "config.h"

#include <glib/gstdio.h>

#include "ai/robo-operator.h"
#include "app/robo-application.h"
#include "app/robo-window.h"
#include "engine/robo-program.h"
#include "play/remote/robo-remote-account.h"
#include "play/remote/robo-remote-line.h"
#include "play/remote/robo-remote-words.h"
#include "ui/game/page/robo-game-page.h"
#include "ui/remote/robo-account-dialog.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/remote/robo-remote-page.h"
#include "ui/start/robo-start-page.h"

#include "tests/play/model-test.h"
#include "tests/ui/ui-drive.h"

/* One for all cases, as in a real process. */
static GtkApplication *app;

/* The person at the other end has a folder with a key and games. */
typedef struct
{
  GtkWidget *window;
  char      *folder;
  char      *key;
  char      *match;
  char      *other_match;
} Fixture;

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
}

static void
remove_games (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);

  remove_files (folder);
}

static void
open_window (Fixture *fixture)
{
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
close_window (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (gtk_application_get_windows (app) == NULL);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  g_settings_set_string (settings, "remote-name", "Anna");
  fixture->folder = g_dir_make_tmp ("robodrome-remote-XXXXXX", NULL);
  fixture->key = g_build_filename (fixture->folder, "ben.key", NULL);
  fixture->match = g_build_filename (fixture->folder, "ben.match.xml", NULL);
  fixture->other_match = g_build_filename (fixture->folder, "other.match.xml", NULL);
  remove_games ();
  open_window (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  close_window (fixture);
  remove_games ();
  remove_files (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->key);
  g_free (fixture->match);
  g_free (fixture->other_match);
}

/* The window */

static gboolean
is_shown (gpointer widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static RoboRemotePage *
get_remote_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_REMOTE_PAGE, 0);
}

static RoboRemoteBar *
get_bar (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_REMOTE_BAR, 0);
}

static RoboGamePage *
get_game_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_GAME_PAGE, 0);
}

static RoboRemoteGame *
get_game (Fixture *fixture)
{
  RoboRemoteGame *game;

  g_object_get (get_bar (fixture), "game", &game, NULL);
  /* The list holds it. */
  g_object_unref (game);

  return game;
}

static RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_page_get_match (get_game_page (fixture));
}

/* Where a sentence can be read in the window; NULL if it is nowhere. */
static GtkWidget *
find_label (Fixture    *fixture,
            const char *sentence)
{
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (fixture->window, GTK_TYPE_LABEL, i)) != NULL; i++)
    {
      if (gtk_widget_get_mapped (label) && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), sentence))
        return label;
    }

  return NULL;
}

static gboolean
says (Fixture    *fixture,
      const char *sentence)
{
  return find_label (fixture, sentence) != NULL;
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  *(char **)data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* What is in the clipboard after a click on Copy. */
static char *
copy (Fixture *fixture)
{
  char *text = NULL;

  ui_drive_until (is_shown (ui_child (get_bar (fixture), "copy_button")));
  ui_drive_click (ui_child (get_bar (fixture), "copy_button"));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->window), NULL, text_read_cb, &text);
  ui_drive_until (text != NULL);

  return text;
}

static void
paste (Fixture    *fixture,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), text);
  ui_drive_click (ui_child (get_bar (fixture), "paste_button"));
}

static void
open_remote_page (Fixture *fixture)
{
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "remote_button"));
  ui_drive_until (is_shown (get_remote_page (fixture)));
}

static void
invite (Fixture *fixture)
{
  GtkWidget *button;

  open_remote_page (fixture);
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
}

/* The person at the other end */

static char *
call (Fixture    *fixture,
      const char *match,
      const char *action,
      const char *answer,
      const char *input)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", action, "--key", fixture->key, "--name", "Ben", match, answer, NULL };
  g_autofree char *err = NULL;
  char            *out = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);

  return out;
}

/* What stands behind @word at the beginning of a line, %NULL if it does not. */
static char *
find_line (const char *output,
           const char *word)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], word) && lines[i][strlen (word)] == ' ')
        return g_strdup (lines[i] + strlen (word) + 1);
    }

  return NULL;
}

/* Takes in what has come and does all there is to do: the first that is allowed, or another thing.
 * Returns: (nullable): what is to be sent back */
static char *
reply_with (Fixture    *fixture,
            const char *action,
            const char *input,
            gboolean    is_other)
{
  g_autofree char *output = call (fixture, fixture->match, action, NULL, input);

  for (;;)
    {
      g_autofree char *duty = find_line (output, "duty");
      g_autofree char *option = find_line (output, "option");
      const char      *last = strstr (output, "option ") != NULL ? g_strrstr (output, "option ") + strlen ("option ") : NULL;
      g_autofree char *other = last != NULL ? g_strndup (last, strcspn (last, "\n")) : NULL;
      const char      *program = is_other ? "b3n b3n r2n" : "b1s b1s r1s";

      g_assert_nonnull (duty);
      if (!g_str_equal (duty, "program") && !g_str_has_prefix (duty, "answer "))
        return find_line (output, "text");
      g_free (output);
      output = call (fixture, fixture->match, "answer", option == NULL ? program : is_other ? other
                                                                                            : option,
                     NULL);
    }
}

static char *
reply (Fixture    *fixture,
       const char *action,
       const char *input)
{
  return reply_with (fixture, action, input, FALSE);
}

/* Playing here */

static RoboAnswer
find_answer (Fixture *fixture)
{
  const RoboCourse *course = robo_remote_game_get_peer (get_game (fixture))->course;
  RoboOperator      computer = { .level = ROBO_LEVEL_BRUNO, .seed = 1 };
  RoboSight        *sight = robo_sight_new (course->game);
  RoboAnswer        answer = robo_operator_answer (&computer, sight);

  robo_sight_free (sight);

  return answer;
}

/* A good program, typed letter by letter. */
static void
type_program (Fixture *fixture)
{
  RoboProgram program;
  g_autoptr (GString) keys = g_string_new ("ctrl+l");
  g_autofree char *text = NULL;

  robo_program_unpack (&program, find_answer (fixture));
  text = robo_program_to_text (&program);
  for (const char *c = text; *c != '\0'; c++)
    {
      g_string_append_c (keys, ' ');
      if (*c == ' ')
        g_string_append (keys, "space");
      else
        g_string_append_c (keys, *c);
    }
  g_string_append (keys, " Return");
  ui_drive_keys (fixture->window, keys->str);
  ui_drive_keys (fixture->window, "Return");
}

/* Does all there is to do here. */
static void
take_turn (Fixture *fixture)
{
  for (;;)
    {
      const RoboQuestion *question = robo_match_get_question (get_match (fixture));

      if (question == NULL)
        return;
      if (question->kind == ROBO_ASK_PROGRAM)
        type_program (fixture);
      else
        ui_drive_keys (fixture->window, "1");
      ui_drive_settle (fixture->window);
    }
}

static void
reopen (Fixture *fixture)
{
  GtkListBox *list;

  close_window (fixture);
  open_window (fixture);
  list = ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "remote_list");
  ui_drive_until (gtk_list_box_get_row_at_index (list, 0) != NULL);
  ui_drive_shoot ("remote-start");
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  ui_drive_until (is_shown (get_bar (fixture)));
}

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
  g_assert_true (says (fixture, "Send this invitation to whom you want to play with."));
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
  ui_drive_until (says (fixture, "There is no sealed text in this. One begins with “ROBO!” and ends with “!ROBO”."));
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
  ui_drive_click (find_label (fixture, "Go On Without Ben…"));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_shoot ("remote-without");
  ui_drive_answer ("Go On");
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
           const char   *link)
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
    server->certificate, "--by-chance", fixture->match, NULL);
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

  ben = start_ben (fixture, &server, "join", link);
  play_to_end (fixture);
  ui_drive_shoot ("remote-room-over");
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_assert_no_error (error);
  server_end (&server);
}

/* A link that somebody has sent, and later the same one again. */
static void
test_join_room (Fixture      *fixture,
                gconstpointer data)
{
  static const char link[] = "robodrome:m7k2q@rooms.localhost?join;password=3f7km";
  const char       *invite_argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "invite", "--key", fixture->key, "--name", "Ben", "--signed",
                                      "--rules", "training", fixture->match, NULL };
  Server            server;
  g_autoptr (GSubprocess) inviting = NULL;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GError) error = NULL;
  RoboRemoteGame *game;

  if (!server_start (&server))
    {
      g_test_skip ("There is no chat server on this machine");
      server_end (&server);
      return;
    }

  inviting = g_subprocess_newv (invite_argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  g_assert_true (g_subprocess_wait_check (inviting, NULL, &error));
  ben = start_ben (fixture, &server, "play", link);

  open_remote_page (fixture);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), link);
  ui_drive_click (ui_drive_find_button (fixture->window, "Paste"));
  /* Without an account one is asked for it; of the one of another case this server does not know. */
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) != NULL ||
                  is_shown (ui_child (get_remote_page (fixture), "refusal_label")));
  if (ui_drive_find_dialog (ROBO_TYPE_ACCOUNT_DIALOG) == NULL)
    ui_drive_click (ui_drive_find_button (fixture->window, "Change…"));
  enter_account ("anna@localhost", "secret of anna", TRUE);
  ui_drive_until (says (fixture, "Ben invites you"));
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

#define add(path, function) g_test_add ("/app/remote/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  /* Closing the last window does not end the process here. */
  g_application_hold (G_APPLICATION (app));

  add ("whole-match", test_whole_match);
  add ("join", test_join);
  add ("what-does-not-fit", test_what_does_not_fit);
  add ("two-things", test_two_things);
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
    }

  return g_test_run ();
}
