// SPDX-License-Identifier: GPL-3.0-or-later
// Tests saved games on a slow disk, in files that other programs change or remove, and with names that are not
// valid text: the messages in the real window, and that no answers are lost. test-window.c has a full disk,
// test-match-saver.c a clock that was set back.
#include "config.h"

#include <unistd.h>

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "files/match/robo-match-file.h"
#include "match/robo-match-private.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-start-page.h"
#include "window-drive.h"

#include "tests/match/model-test.h"
#include "tests/ui/slow-file.h"
#include "tests/ui/ui-drive.h"

/* Not even root can create files in this folder. */
#define READ_ONLY_FOLDER "/sys/kernel"

/* All cases share one application, as in a real process. */
static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
  char      *folder;
  char      *path;
} Fixture;

/* Writes a game with one answer. */
static void
write_game (const char *path)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  robo_match_start (match);
  test_match_answer (match);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, path, &error));
}

/* Opens a window. `data` is the name of the file. */
static void
set_up (Fixture      *fixture,
        gconstpointer name)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  fixture->folder = g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
  fixture->path = g_build_filename (fixture->folder, name, NULL);
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  window_drive_remove_games ();
  write_game (fixture->path);
  fixture->window = window_drive_open_bare (app);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  window_drive_close (app, fixture->window);
  window_drive_remove_games ();
  g_free (fixture->folder);
  g_free (fixture->path);
}

static gboolean
says (Fixture    *fixture,
      const char *sentence)
{
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (fixture->window, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label) && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), sentence))
      return TRUE;

  return FALSE;
}

/* Returns the button of the start page that continues a game. */
static GtkWidget *
get_continue_button (Fixture *fixture)
{
  return ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "continue_button");
}

static RoboMatchSaver *
get_saver (Fixture *fixture)
{
  return robo_game_controller_get_saver (robo_window_get_games (ROBO_WINDOW (fixture->window)));
}

static RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_controller_get_match (robo_window_get_games (ROBO_WINDOW (fixture->window)));
}

/* Continues the game from the start page like a user. */
static RoboMatch *
continue_game (Fixture *fixture)
{
  ui_drive_until (robo_match_saver_get_unfinished (get_saver (fixture)) != NULL &&
                  gtk_widget_get_mapped (get_continue_button (fixture)));
  ui_drive_settle (fixture->window);
  ui_drive_click (get_continue_button (fixture));
  ui_drive_until (get_match (fixture) != NULL && robo_match_get_question (get_match (fixture)) != NULL);

  return get_match (fixture);
}

static guint
count_answers (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);

  g_assert_nonnull (file);

  return file->records->len;
}

static void
answer (Fixture   *fixture,
        RoboMatch *match)
{
  test_match_answer (match);
  ui_drive_until (!robo_match_saver_get_is_saving (get_saver (fixture)));
}

static void
show_start (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  ui_drive_settle (fixture->window);
}

/* Another program continues the same game, or the user restores an old copy: the game in the window goes on in
 * a file of its own, and the start page lists both. */
static void
test_changed_outside (Fixture      *fixture,
                      gconstpointer data)
{
  RoboMatch       *match = continue_game (fixture);
  g_autofree char *old = NULL;
  g_autofree char *after = NULL;
  gsize            size;
  guint            n_answers;

  g_assert_true (g_file_get_contents (fixture->path, &old, &size, NULL));
  answer (fixture, match);
  n_answers = count_answers (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, old, (gssize)size, NULL));

  answer (fixture, match);
  g_assert_cmpuint (window_drive_count_games (), ==, 2);
  g_assert_cmpuint (count_answers (robo_match_saver_get_place (get_saver (fixture), match)), ==, n_answers + 1);
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, old);

  show_start (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (robo_match_saver_get_games (get_saver (fixture))), ==, 2);
  ui_drive_shoot ("play-changed-outside");
}

/* The folder was removed: the next answer saves the whole game again. */
static void
test_folder_removed (Fixture      *fixture,
                     gconstpointer data)
{
  RoboMatch *match = continue_game (fixture);
  guint      n_answers = count_answers (fixture->path);

  window_drive_remove_games ();
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  answer (fixture, match);
  g_assert_cmpuint (count_answers (fixture->path), ==, n_answers + 1);
  g_assert_false (says (fixture, "The game couldn’t be saved because there’s a file where the games folder should be. "
                                 "Rename the file, then try again."));
}

/* Presses Try Again when the obstacle is gone, and waits until the message disappears. */
static void
try_again (Fixture    *fixture,
           const char *trouble)
{
  ui_drive_until (ui_drive_find_button (fixture->window, "Try Again") != NULL);
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, "Try Again"));
  ui_drive_until (!says (fixture, trouble));
}

/* A file has the path of the folder: there is a message until the file is removed, and then the game is saved. */
static void
test_folder_taken (Fixture      *fixture,
                   gconstpointer data)
{
  static const char trouble[] =
    "The game couldn’t be saved because there’s a file where the games folder should be. Rename the file, "
    "then try again.";
  RoboMatch *match = continue_game (fixture);
  guint      n_answers = count_answers (fixture->path);

  window_drive_remove_games ();
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_assert_true (g_file_set_contents (fixture->folder, "in the way", -1, NULL));
  answer (fixture, match);
  ui_drive_until (says (fixture, trouble));
  ui_drive_shoot ("play-folder-taken");

  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  try_again (fixture, trouble);
  g_assert_cmpuint (count_answers (fixture->path), ==, n_answers + 1);
}

/* The folder is read-only: there is a message, and the game is saved when writing is allowed. */
static void
test_read_only (Fixture      *fixture,
                gconstpointer data)
{
  static const char trouble[] =
    "The game couldn’t be saved because the games folder is read-only. Make it writable, then try again.";
  RoboMatch *match = continue_game (fixture);
  guint      n_answers = count_answers (fixture->path);

  window_drive_remove_games ();
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_assert_cmpint (symlink (READ_ONLY_FOLDER, fixture->folder), ==, 0);
  answer (fixture, match);
  ui_drive_until (says (fixture, trouble));
  ui_drive_shoot ("play-read-only");

  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  try_again (fixture, trouble);
  g_assert_cmpuint (count_answers (fixture->path), ==, n_answers + 1);
}

/* A game whose file name is not valid UTF-8 continues in that file. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  RoboMatch *match = continue_game (fixture);
  guint      n_answers = count_answers (fixture->path);

  answer (fixture, match);
  g_assert_cmpuint (window_drive_count_games (), ==, 1);
  g_assert_cmpuint (count_answers (fixture->path), ==, n_answers + 1);
}

/* A game on a disk that does not answer: the user may cancel, and can open the game later. */
static void
test_slow (Fixture      *fixture,
           gconstpointer data)
{
  static const char sentence[] = "Opening game.match.xml…";
  int               file;

  ui_drive_until (robo_match_saver_get_unfinished (get_saver (fixture)) != NULL &&
                  gtk_widget_get_mapped (get_continue_button (fixture)));
  ui_drive_settle (fixture->window);
  file = slow_file_hold (fixture->path);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }
  ui_drive_click (get_continue_button (fixture));
  ui_drive_until (says (fixture, sentence));
  ui_drive_shoot ("play-slow");
  ui_drive_click (ui_drive_find_button (fixture->window, "Cancel"));
  ui_drive_until (!says (fixture, sentence));
  slow_file_let_go (file);
  ui_drive_settle (fixture->window);
  g_assert_null (get_match (fixture));
  g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
  continue_game (fixture);
}

#define ADD(name, file, function) g_test_add ("/app/play-faults/" name, Fixture, file, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  /* Closing the last window must not end the process here. */
  g_application_hold (G_APPLICATION (app));

  ADD ("file-changed-by-another-program/game-goes-on-in-another-file", "game.match.xml", test_changed_outside);
  ADD ("removed-folder/whole-game-is-saved-again", "game.match.xml", test_folder_removed);
  ADD ("file-instead-of-folder/is-reported-and-game-is-saved-later", "game.match.xml", test_folder_taken);
  ADD ("read-only-folder/is-reported-and-game-is-saved-later", "game.match.xml", test_read_only);
  ADD ("file-name-not-utf8/game-continues-in-the-same-file", "Sp\xe4t.match.xml", test_strange_name);
  ADD ("slow-disk/opening-can-be-canceled", "game.match.xml", test_slow);

  return g_test_run ();
}
