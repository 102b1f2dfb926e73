// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the saved games on the start page: groups and the search of many, and that all of them can be reached.
#include "config.h"

#include <utime.h>

#include <glib/gstdio.h>

#include "match/robo-match-private.h"
#include "ui/setup/robo-recent-games.h"

#include "tests/match/model-test.h"
#include "tests/remove-folder.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  char            *folder;
  RoboMatchSaver  *saver;
  RoboRecentGames *games;
  GtkWidget       *window;
} Fixture;

/* Writes games, each older than the one before. Only the last n_unfinished are not over. */
static void
write_games (const char *folder,
             guint       n_finished,
             guint       n_unfinished)
{
  for (guint i = 0; i < n_finished + n_unfinished; i++)
    {
      gboolean is_over = i < n_finished;
      g_autoptr (RoboMatch) match = test_match_new (is_over ? "hk" : "hh", 4);
      g_autoptr (RoboMatchFile) file = NULL;
      g_autofree char *name = g_strdup_printf ("game-%u" ROBO_MATCH_SUFFIX, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      robo_match_start (match);
      test_match_play (match, is_over ? 1000 : 1);
      file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
      g_assert_true (robo_match_file_save (file, path, NULL));
      g_assert_cmpint (g_utime (path, &(struct utimbuf){ 1700000000 - i, 1700000000 - i }), ==, 0);
    }
}

static void
open_games (Fixture *fixture,
            guint    n_finished,
            guint    n_unfinished)
{
  write_games (fixture->folder, n_finished, n_unfinished);
  fixture->saver = robo_match_saver_new (fixture->folder);
  fixture->games = g_object_new (ROBO_TYPE_RECENT_GAMES, NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->games));
  robo_recent_games_set_saver (fixture->games, fixture->saver);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (!robo_match_saver_get_is_listing (fixture->saver));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robo-games-XXXXXX", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->saver);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->games), ROBO_TYPE_RECENT_GAMES, name);
}

static gboolean
is_visible (Fixture    *fixture,
            const char *name)
{
  return gtk_widget_get_visible (get_child (fixture, name));
}

static guint
count_rows (Fixture    *fixture,
            const char *name)
{
  guint n_rows = 0;

  while (gtk_list_box_get_row_at_index (get_child (fixture, name), (int)n_rows) != NULL)
    n_rows++;

  return n_rows;
}

static void
test_few (Fixture      *fixture,
          gconstpointer data)
{
  open_games (fixture, 2, 3);

  /* The newest unfinished game is on the card of the start page. */
  g_assert_cmpuint (count_rows (fixture, "recent_list"), ==, 4);
  g_assert_cmpuint (count_rows (fixture, "finished_list"), ==, 0);
  g_assert_false (is_visible (fixture, "search"));
  g_assert_false (is_visible (fixture, "unfinished_title"));
  g_assert_false (is_visible (fixture, "finished_title"));
  g_assert_false (is_visible (fixture, "recent_more"));
}

static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  open_games (fixture, 45, 3);

  g_assert_true (is_visible (fixture, "search"));
  g_assert_true (is_visible (fixture, "unfinished_title"));
  g_assert_cmpuint (count_rows (fixture, "recent_list"), ==, 2);
  g_assert_true (is_visible (fixture, "finished_title"));
  g_assert_cmpuint (count_rows (fixture, "finished_list"), ==, 20);
  g_assert_true (is_visible (fixture, "finished_more"));
  g_signal_emit_by_name (get_child (fixture, "finished_more"), "clicked");
  g_assert_cmpuint (count_rows (fixture, "finished_list"), ==, 40);
  g_signal_emit_by_name (get_child (fixture, "finished_more"), "clicked");
  g_assert_cmpuint (count_rows (fixture, "finished_list"), ==, 45);
  g_assert_false (is_visible (fixture, "finished_more"));
}

static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  open_games (fixture, 12, 3);

  gtk_editable_set_text (get_child (fixture, "search"), "ben");
  ui_drive_until (count_rows (fixture, "finished_list") == 0);
  g_assert_cmpuint (count_rows (fixture, "recent_list"), ==, 2);
  g_assert_false (is_visible (fixture, "finished_title"));
  g_assert_false (is_visible (fixture, "nothing"));
  gtk_editable_set_text (get_child (fixture, "search"), "nobody of this name");
  ui_drive_until (is_visible (fixture, "nothing"));
  g_assert_cmpuint (count_rows (fixture, "recent_list"), ==, 0);
  g_signal_emit_by_name (get_child (fixture, "search"), "stop-search");
  ui_drive_until (count_rows (fixture, "finished_list") == 12);
  g_assert_cmpuint (count_rows (fixture, "recent_list"), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/ui/setup/recent-games/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("few-games/are-in-one-list", test_few);
  ADD ("many-games/are-in-groups-and-all-reachable", test_many);
  ADD ("search/filters-finished-and-unfinished-games", test_search);

  return g_test_run ();
}
