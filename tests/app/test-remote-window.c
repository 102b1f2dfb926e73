// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a remote game by texts that are copied and pasted: one peer in the real window with real clicks and
// keys, the other one is robodrome-cli.
#include "config.h"

#include <utime.h>

#include "files/arena/robo-library.h"
#include "tests/full-disk.h"
#include "tests/ui/expect-width.h"
#include "tests/ui/slow-file.h"

#include "ui/packs/robo-pack-dialog.h"
#include "ui/widgets/pictures/robo-qr-code.h"
#include "remote-test.h"

/* This is the value in robo-qr-code.c. */
#define CODE_MODULE_PX 6
#define CODE_QUIET     4

/* Plays from the invitation to the end, with the window closed and opened again meanwhile. */
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
  ui_drive_until (says (fixture, "Send this invitation to the person you want to play with."));
  text = copy (fixture);
  /* The text has an explanation before it. */
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
      /* Close the window after the first round, in which no player can have won. */
      if (n_texts == 3)
        reopen (fixture);
      if (robo_remote_game_get_is_over (get_game (fixture)))
        break;
      g_free (text);
      text = copy (fixture);
      g_assert_cmpuint (n_texts, <, 60);
    }

  /* Both players have the same game. */
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

/* The page says what other players see, even if it has nothing to say about where the key is stored. */
static void
test_privacy (Fixture      *fixture,
              gconstpointer data)
{
  static const char privacy[] = "Others see this name and recognize you by your key in later games. The creator of a "
                                "chat room also sees your chat account.";
  const char       *description;

  open_remote_page (fixture);
  description = adw_preferences_group_get_description (ui_child (get_remote_page (fixture), "name_group"));
  g_assert_true (g_str_has_prefix (description, privacy));
}

/* An invited user joins with two clicks. */
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

/* Two clicks put the text into the clipboard. */
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

static gboolean
is_dark (const guint8 *pixels,
         guint         side,
         guint         x,
         guint         y)
{
  return pixels[(y * CODE_MODULE_PX * side + x * CODE_MODULE_PX) * 4] == 0;
}

/* The code can be read by a phone: black on white, with a margin and a mark in three corners. */
static void
test_code (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget         *dialog;
  GdkPaintable      *paintable;
  guint              side, n;
  g_autofree guint8 *pixels = NULL;

  invite (fixture);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "copy_button")));
  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_until (says (fixture, "Show Message as QR Code"));
  ui_drive_click (find_label (fixture, "Show Message as QR Code"));
  ui_drive_until ((dialog = ui_drive_find_dialog (ADW_TYPE_WINDOW)) != NULL);
  ui_drive_settle (dialog);
  ui_drive_shoot ("remote-code");
  paintable = gtk_picture_get_paintable (ui_drive_find (dialog, GTK_TYPE_PICTURE, 0));
  side = (guint)gdk_paintable_get_intrinsic_width (paintable);
  n = side / CODE_MODULE_PX - 2 * CODE_QUIET;
  g_assert_cmpuint (n, >=, 21);
  g_assert_cmpuint ((n - 17) % 4, ==, 0);
  pixels = g_malloc ((gsize)side * side * 4);
  gdk_texture_download (GDK_TEXTURE (paintable), pixels, (gsize)side * 4);
  for (guint corner = 0; corner < 3; corner++)
    {
      guint left = CODE_QUIET + (corner == 1 ? n - 7 : 0);
      guint top = CODE_QUIET + (corner == 2 ? n - 7 : 0);

      for (guint i = 0; i < 7; i++)
        g_assert_true (is_dark (pixels, side, left + i, top) && is_dark (pixels, side, left, top + i));
      g_assert_false (is_dark (pixels, side, left + 1, top + 1));
      g_assert_true (is_dark (pixels, side, left + 3, top + 3));
      g_assert_false (is_dark (pixels, side, left - 1, top - 1));
    }
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_WINDOW) == NULL);
}

/* An invitation in the clipboard is found when the page is opened. */
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

  /* The game is known now, so its text is not an invitation any more. */
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), message);
  go_to_start (fixture);
  open_remote_page (fixture);
  g_free (read_clipboard (fixture));
  ui_drive_settle (fixture->window);
  g_assert_false (says (fixture, "Ben invites you"));
}

/* The file of a game is an invitation, too, which contains the arena. */
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

static GtkWidget *
await_pack_dialog (void)
{
  GtkWidget *dialog = NULL;

  ui_drive_until ((dialog = ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG)) != NULL);
  ui_drive_settle (dialog);

  return dialog;
}

/* An arena that only the inviter has can be looked at and kept, from the invitation and in the game. */
static void
test_keep (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboArena) rome = robo_library_load_arena (library, "rome", problems);
  g_autoptr (RoboArena) volcano = robo_arena_with_id (rome, "volcano");
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (volcano);
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "volcano.arena.xml", NULL);
  g_autofree char *option = g_strconcat ("--arena=", elsewhere, NULL);
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", "volcano.arena.xml", NULL);
  g_autofree char *output = NULL;
  GtkWidget       *dialog;

  g_remove (kept);
  g_assert_true (g_file_set_contents (elsewhere, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                      NULL));
  output = call (fixture, option, "invite", fixture->match, NULL);
  g_remove (elsewhere);

  gtk_widget_activate_action (fixture->window, "win.open-file", "^ay", fixture->match);
  ui_drive_until (says (fixture, "Ben invites you"));
  ui_drive_until (is_shown (ui_child (get_remote_page (fixture), "parts_row")));
  ui_drive_shoot ("remote-keep");
  ui_drive_scroll_to (ui_child (get_remote_page (fixture), "parts_row"));
  ui_drive_click (ui_child (get_remote_page (fixture), "parts_row"));
  dialog = await_pack_dialog ();
  ui_drive_shoot ("remote-keep-dialog");
  ui_drive_click (ui_child (dialog, "import_button"));
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) == NULL);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));

  ui_drive_click (ui_child (get_remote_page (fixture), "join_button"));
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "Send this to Ben."));
  ui_drive_click (ui_child (get_bar (fixture), "menu_button"));
  ui_drive_until (says (fixture, "Keep Arena and Cards…"));
  ui_drive_click (find_label (fixture, "Keep Arena and Cards…"));
  dialog = await_pack_dialog ();
  g_assert_false (gtk_widget_get_sensitive (ui_child (dialog, "import_button")));
  gtk_window_close (GTK_WINDOW (dialog));
  g_remove (kept);
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
  ui_drive_until (says (fixture, "No sealed message found. It starts with “ROBO!” and ends with “!ROBO”."));
  damaged = g_strdup (answer);
  damaged[10] = damaged[10] == 'A' ? 'B' : 'A';
  paste (fixture, damaged);
  ui_drive_until (says (fixture, "The message is damaged: letters are missing or changed. Copy it again."));
  g_assert_cmpstr (robo_remote_game_get_status (get_game (fixture)), ==, "Waiting for players: 1 of 2 has joined.");

  /* This text is of a game between two other people. */
  other = call (fixture, fixture->other_match, "invite", NULL, NULL);
  foreign = find_line (other, "text");
  g_unlink (fixture->match);
  joined = call (fixture, fixture->match, "join", NULL, foreign);
  far = find_line (joined, "text");
  paste (fixture, far);
  ui_drive_until (says (fixture, "The message belongs to a different game."));

  /* The right text is pasted twice. */
  paste (fixture, answer);
  ui_drive_until (robo_match_get_n_events (get_match (fixture)) > 0);
  n_events = robo_match_get_n_events (get_match (fixture));
  paste (fixture, answer);
  ui_drive_until (says (fixture, "You’ve already pasted this message."));
  g_assert_cmpuint (robo_match_get_n_events (get_match (fixture)), ==, n_events);
}

/* Writes finished games that were played later. */
static void
write_newer_games (guint n_games)
{
  g_autofree char *folder = window_drive_dup_games ();
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  gint64 next = g_get_real_time () / G_USEC_PER_SEC + 60;

  robo_match_start (match);
  test_match_play (match, 1000);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *name = g_strdup_printf ("newer-%u" ROBO_MATCH_SUFFIX, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (robo_match_file_save (file, path, NULL));
      g_assert_cmpint (g_utime (path, &(struct utimbuf){ next, next }), ==, 0);
    }
}

static RoboMatchSaver *
get_saver (Fixture *fixture)
{
  return robo_game_controller_get_saver (robo_window_get_games (ROBO_WINDOW (fixture->window)));
}

/* A text finds its game among many newer games, and when the game is in no list of the window. */
static void
test_text_finds_game (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *invitation = NULL;
  g_autofree char *answer = NULL;
  g_autofree char *path = NULL;
  g_autoptr (RoboRemoteList) list = NULL;
  int slow;

  invite (fixture);
  invitation = copy (fixture);
  path = g_strdup (robo_remote_game_get_path (get_game (fixture)));
  answer = reply (fixture, "join", invitation);
  window_drive_close (app, fixture->window);
  write_newer_games (45);

  /* The text comes while the program is still reading the games. */
  slow = slow_file_hold (path);
  fixture->window = window_drive_open_bare (app);
  open_remote_page (fixture);
  g_signal_emit_by_name (get_remote_page (fixture), "pasted", answer);
  if (slow >= 0)
    {
      g_assert_true (robo_match_saver_get_is_listing (get_saver (fixture)));
      slow_file_let_go (slow);
    }
  ui_drive_until (is_shown (get_bar (fixture)));
  g_assert_cmpstr (robo_remote_game_get_path (get_game (fixture)), ==, path);
  ui_drive_until (robo_match_get_n_events (get_match (fixture)) > 0);
  /* The window may read the file again below, which must have the text then. */
  ui_drive_until (!robo_match_saver_get_is_saving (get_saver (fixture)));

  g_object_get (get_remote_page (fixture), "list", &list, NULL);
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  robo_remote_list_forget_file (list, path);
  open_remote_page (fixture);
  g_signal_emit_by_name (get_remote_page (fixture), "pasted", answer);
  ui_drive_until (is_shown (get_bar (fixture)) && says (fixture, "You’ve already pasted this message."));
  g_assert_cmpstr (robo_remote_game_get_path (get_game (fixture)), ==, path);
}

static gboolean
has_joined (gpointer game)
{
  const RoboPeer *peer = robo_remote_game_get_peer (game);

  guint n_players = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_players += robo_chains_count (peer->chains, seat) > 0;

  return n_players > 1;
}

/* A letter has texts of two games, and of a third game that the user does not have. */
static void
test_letter (Fixture      *fixture,
             gconstpointer data)
{
  static const char foreign[] = "ROBO! 00000-00000 !ROBO";
  g_autoptr (RoboRemoteList) list = NULL;
  g_autoptr (RoboRemoteGame) first = NULL;
  g_autoptr (RoboRemoteGame) second = NULL;
  g_autofree char *first_text = NULL;
  g_autofree char *second_text = NULL;
  g_autofree char *first_answer = NULL;
  g_autofree char *second_answer = NULL;
  g_autofree char *letter = NULL;
  char            *match = fixture->match;

  invite (fixture);
  first_text = copy (fixture);
  first_answer = reply (fixture, "join", first_text);
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  ui_drive_until (!is_shown (get_bar (fixture)));
  invite (fixture);
  ui_drive_until (has_handed_over (fixture));
  second_text = copy (fixture);
  fixture->match = fixture->other_match;
  second_answer = reply (fixture, "join", second_text);
  fixture->other_match = fixture->match;
  fixture->match = match;

  g_object_get (get_remote_page (fixture), "list", &list, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  second = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_assert_false (has_joined (first) || has_joined (second));
  letter = g_strdup_printf ("Hello Anna,\n> %s\nand the other one:\n%s\n%s\nBen", second_answer, foreign, first_answer);
  paste (fixture, letter);
  ui_drive_until (has_joined (first) && has_joined (second));
  ui_drive_until (says (fixture, "2 games have been updated."));
  /* The window shows the game whose text comes first in the letter. */
  g_assert_true (get_game (fixture) == second);
}

/* Entries that are not on disk are not sent: otherwise this player might contradict them later. When the disk
 * has room again, they are saved and sent. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *text = NULL;
  g_autofree char *answer = NULL;
  GtkWidget       *button;
  const char      *full = "The game couldn’t be saved because the disk is full. Free up space, then try again.";

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);

  full_disk_begin (100);
  paste (fixture, joined);
  take_turn (fixture);
  ui_drive_until (says (fixture, full));
  g_assert_null (robo_remote_game_get_text (get_game (fixture)));
  full_disk_end ();

  ui_drive_until ((button = ui_drive_find_button (fixture->window, "Try Again")) != NULL);
  ui_drive_click (button);
  ui_drive_until (!says (fixture, full));
  text = copy (fixture);
  answer = reply (fixture, "read", text);
  g_assert_nonnull (answer);
}

/* The folder was removed: the next entry is on disk again before it is sent, with all earlier ones. */
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
  window_drive_remove_games ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  paste (fixture, joined);
  take_turn (fixture);
  text = copy (fixture);
  answer = reply (fixture, "read", text);
  g_assert_nonnull (answer);
  g_assert_true (g_file_test (robo_remote_game_get_path (get_game (fixture)), G_FILE_TEST_IS_REGULAR));

  /* After opening the game again it continues where it was. */
  reopen (fixture);
  paste (fixture, answer);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL ||
                  robo_remote_game_get_is_over (get_game (fixture)));
}

/* The game is on a disk that does not answer: the user may cancel, and finds the game later. */
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
  window_drive_close (app, fixture->window);
  file = slow_file_hold (path);
  fixture->window = window_drive_open_bare (app);
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

/* The second reading, which checks the entries, can be canceled, too. */
static void
test_slow_check (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboRemoteList) list = robo_remote_list_new (get_saver (fixture));
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

/* Ben has joined and does not answer any more: a computer plays for him when all other players, that is Anna, vote
 * for the computer. */
static void
test_go_on_without (Fixture      *fixture,
                    gconstpointer data)
{
  const RoboSharedGame *shared;
  g_autofree char      *invitation = NULL;
  g_autofree char      *joined = NULL;

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
  shared = robo_remote_game_get_peer (get_game (fixture))->shared;
  ui_drive_until (shared->n_takeovers == 1);
  g_assert_cmpuint (shared->present, ==, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
}

/* Ben proposes another time limit in a text. A phone has room for all buttons of the bar. */
static void
test_request_fits (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *invitation = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *begun = NULL;
  g_autofree char *read = NULL;
  g_autofree char *output = NULL;
  g_autofree char *request = NULL;

  invite (fixture);
  invitation = copy (fixture);
  joined = reply (fixture, "join", invitation);
  paste (fixture, joined);
  take_turn (fixture);
  begun = copy (fixture);
  read = reply (fixture, "read", begun);
  output = call (fixture, fixture->match, "pace", "week 2-weeks", NULL);
  request = find_line (output, "text");
  paste (fixture, request);
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "pace_button")));
  g_assert_true (is_shown (ui_child (get_bar (fixture), "paste_button")));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("remote-request");
  expect_width (GTK_WIDGET (get_bar (fixture)), 360);
}

/* Connects the window to another program, which plays at random, instead of exchanging texts with it. The window is
 * closed and opened again meanwhile. */
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
  ui_drive_until (says (fixture, "On the same network"));
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_shoot ("remote-network");
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
  ui_drive_until (says (fixture, "Send this address to the others on the same network."));
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
  /* The program has received everything, and ends by itself. */
  g_assert_true (g_subprocess_wait_check (ben, NULL, &error));
  g_assert_no_error (error);
}

/* The guest waits at first, because no host is there. Then there is a host. */
static void
test_join_network (Fixture      *fixture,
                   gconstpointer data)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "play", "--key", fixture->key, "--lan", "0",
                              "--by-chance", fixture->match, NULL };
  g_autofree char *output = NULL;
  g_autofree char *line = NULL;
  g_autofree char *address = NULL;
  g_autoptr (GSubprocess) ben = NULL;
  g_autoptr (GDataInputStream) said = NULL;
  g_autoptr (GError) error = NULL;
  const char *invite_argv[] = { argv[0], "remote", "invite", "--key", fixture->key, "--name", "Ben", "--signed",
                                "--rules", "training", fixture->match, NULL };

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

/* Ben goes back to an old copy of his file and gives another answer, which contradicts his first answer. */
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
  /* Play up to his first question. */
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
  ui_drive_until (says (fixture, "The message contradicts an earlier one from its sender."));
  ui_drive_until (says (fixture,
                        "Ben sent two different messages with the same number. Only what came before counts."));
  ui_drive_shoot ("remote-two-things");
}

#define add(path, function) g_test_add ("/app/remote-window/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_app (&argc, &argv);

  add ("whole-match/is-played-to-its-end", test_whole_match);
  add ("invitation/two-clicks-join-the-game", test_join);
  add ("text-to-send/two-clicks-copy-the-text", test_two_clicks);
  add ("remote-page/says-what-other-players-see", test_privacy);
  if (robo_qr_code_is_there ())
    add ("qr-code/has-three-corner-marks-and-a-white-margin", test_code);
  add ("invitation-in-clipboard/is-found", test_join_copied);
  add ("invitation-file/shows-the-invitation", test_join_file);
  add ("arena-of-the-inviter/can-be-kept", test_keep);
  add ("pasted-text/finds-its-game", test_text_finds_game);
  add ("pasted-message-with-texts-of-two-games/each-text-enters-its-game", test_letter);
  add ("pasted-text/reason-for-a-refusal-is-shown", test_what_does_not_fit);
  add ("other-answer-from-an-old-file/contradiction-is-reported", test_two_things);
  add ("full-disk/unsaved-entries-are-not-sent", test_full_disk);
  add ("removed-folder/entries-are-saved-before-they-are-sent", test_folder_removed);
  add ("slow-disk/opening-can-be-canceled", test_slow);
  add ("slow-disk/check-of-the-entries-can-be-canceled", test_slow_check);
  add ("absent-player/computer-plays-after-vote", test_go_on_without);
  add ("proposal-of-another-player/buttons-fit-a-phone", test_request_fits);
  if (robo_remote_line_is_supported ())
    {
      add ("same-network/game-goes-on-after-the-window-was-closed", test_same_network);
      add ("same-network/guest-joins-after-an-address-without-a-host", test_join_network);
    }

  return g_test_run ();
}
