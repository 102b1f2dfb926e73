// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of saved games: that no game is missing from it, and its index.
#include <string.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "match/robo-game-folder.h"
#include "match/robo-game-index.h"
#include "match/robo-match-private.h"
#include "match/robo-match-saver.h"
#include "model-test.h"
#include "tests/remove-folder.h"

/* The newest file has this time. The index does not remember files that were written a moment ago. */
#define NEWEST_SECONDS 1700000000

typedef struct
{
  char   *folder;
  char   *index;
  GBytes *unfinished; /* files of games */
  GBytes *finished;
} Fixture;

static GBytes *
make_file (gboolean is_over)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;

  robo_match_start (match);
  test_match_play (match, is_over ? 1000 : 2);
  g_assert_true (robo_match_get_is_over (match) == is_over);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));

  return robo_match_file_to_bytes (file);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robo-games-XXXXXX", NULL);
  fixture->index = robo_game_index_dup_path (fixture->folder);
  fixture->unfinished = make_file (FALSE);
  fixture->finished = make_file (TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_remove_folder (fixture->folder);
  g_remove (fixture->index);
  g_free (fixture->folder);
  g_free (fixture->index);
  g_bytes_unref (fixture->unfinished);
  g_bytes_unref (fixture->finished);
}

static void
set_age (const char *path,
         guint       age)
{
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ NEWEST_SECONDS - age, NEWEST_SECONDS - age }), ==, 0);
}

/* Writes a game. The larger its number, the older it is. */
static char *
write_game (Fixture *fixture,
            GBytes  *bytes,
            guint    number)
{
  g_autofree char *name = g_strdup_printf ("game-%u" ROBO_MATCH_SUFFIX, number);
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes), NULL));
  set_age (path, number);

  return g_steal_pointer (&path);
}

/* Reads the whole folder, as a program that starts does. */
static guint
count_listed (Fixture *fixture,
              guint    n_files)
{
  g_autoptr (RoboGameListing) listing = robo_game_listing_new (fixture->folder);
  guint n_games = 0;

  while (!robo_game_listing_is_complete (listing))
    {
      g_autoptr (GPtrArray) games = robo_game_listing_read (listing, n_files, NULL);

      n_games += games->len;
    }

  return n_games;
}

/* The oldest game is the only one that is not over. */
static void
test_all (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (RoboMatchSaver) saver = NULL;
  g_autofree char *oldest = write_game (fixture, fixture->unfinished, 60);
  GListModel      *games;
  gint64           time = G_MAXINT64;

  for (guint i = 0; i < 60; i++)
    g_free (write_game (fixture, fixture->finished, i));
  saver = robo_match_saver_new (fixture->folder);
  while (robo_match_saver_get_is_listing (saver))
    g_main_context_iteration (NULL, TRUE);

  games = robo_match_saver_get_games (saver);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 61);
  g_assert_cmpstr (robo_saved_game_get_file (robo_match_saver_get_unfinished (saver)), ==, oldest);
  for (guint i = 0; i < 61; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      g_assert_cmpint (robo_saved_game_get_modified_us (game), <, time);
      time = robo_saved_game_get_modified_us (game);
    }
}

/* Some files are known to the index and others are not. All of them come in the order of their times. */
static void
test_mixed (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboMatchSaver) saver = NULL;
  GListModel *games;

  for (guint i = 0; i < 100; i += 2)
    g_free (write_game (fixture, fixture->finished, i));
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 50);
  for (guint i = 1; i < 100; i += 2)
    g_free (write_game (fixture, fixture->finished, i));
  saver = robo_match_saver_new (fixture->folder);
  while (robo_match_saver_get_is_listing (saver))
    g_main_context_iteration (NULL, TRUE);

  games = robo_match_saver_get_games (saver);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 100);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      g_assert_cmpint (robo_saved_game_get_modified_us (game) / G_USEC_PER_SEC, ==, NEWEST_SECONDS - i);
    }
}

/* Files that are replaced by others of the same size and time show that the index is used. */
static void
test_unread (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = write_game (fixture, fixture->unfinished, 0);
  g_autofree char *garbage = g_strnfill (g_bytes_get_size (fixture->unfinished), 'x');
  g_autoptr (RoboGameListing) listing = robo_game_listing_new (fixture->folder);
  g_autoptr (GPtrArray) games = NULL;
  RoboSavedGame *game;

  g_assert_cmpuint (count_listed (fixture, 1000), ==, 1);
  g_assert_true (g_file_set_contents (path, garbage, -1, NULL));
  set_age (path, 0);
  games = robo_game_listing_read (listing, 0, NULL);
  g_assert_true (robo_game_listing_is_complete (listing));
  g_assert_cmpuint (games->len, ==, 1);
  game = games->pdata[0];
  g_assert_cmpstr (robo_saved_game_get_file (game), ==, path);
  g_assert_cmpstr (robo_saved_game_get_title (game), ==, "test");
  g_assert_cmpstr (robo_saved_game_get_moment (game), ==, "Round 3 · Goal: 3 VP");
  g_assert_cmpstr (robo_saved_game_get_player (game, 0)->name, ==, "Anna");
  g_assert_true (robo_saved_game_get_player (game, 1)->is_killbot);
  g_assert_null (robo_saved_game_get_player (game, 2));
  g_assert_false (robo_saved_game_get_is_over (game));
  g_assert_cmpint (g_date_time_to_unix (robo_saved_game_get_date (game)), ==, NEWEST_SECONDS);

  /* With another time or another size, the index takes the file for another file. */
  set_age (path, 1);
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 0);
  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  set_age (path, 0);
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 0);
}

static void
damage_last_byte (const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  contents[length - 1] ^= 1;
  g_assert_true (g_file_set_contents (path, contents, (gssize)length, NULL));
}

static void
truncate_file (const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (path, contents, (gssize)length / 2, NULL));
}

static void
empty_file (const char *path)
{
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

static void
write_garbage (const char *path)
{
  g_assert_true (g_file_set_contents (path, "This is no index, but it is long enough to be one.", -1, NULL));
}

static void
remove_file (const char *path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Makes a path at which neither reading nor writing works, even for root. */
static void
put_folder_there (const char *path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static const struct
{
  const char *name;
  void (*spoil) (const char *path);
} spoilings[] = {
  { "damaged", damage_last_byte },
  { "truncated", truncate_file },
  { "empty", empty_file },
  { "garbage", write_garbage },
  { "missing", remove_file },
  { "folder-in-its-place", put_folder_there },
};

/* An index that cannot be used makes listing slower and has no other consequence; warnings end the test. */
static void
test_bad_index (Fixture      *fixture,
                gconstpointer data)
{
  void (*spoil) (const char *path) = spoilings[GPOINTER_TO_UINT (data)].spoil;

  g_free (write_game (fixture, fixture->unfinished, 0));
  g_free (write_game (fixture, fixture->finished, 1));
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 2);
  spoil (fixture->index);
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 2);
  g_assert_cmpuint (count_listed (fixture, 1000), ==, 2);
}

#define S "\x1f"

/* Records that no program writes are not used. */
static void
test_bad_record (void)
{
  static const struct
  {
    const char *text;
    gboolean    is_good;
  } records[] = {
    { "1" S "3" S "255" S "0" S "0" S "test" S "1" S "0" S "2" S "0" S "Anna" S S, TRUE },
    { "1" S "3" S "0" S "1" S "0" S "test" S "1" S "0" S "2" S "0" S "Anna" S S, TRUE },
    { "1" S "3" S "1" S "1" S "0" S "test" S "1" S "0" S "2" S "0" S "Anna" S S, FALSE },   /* nobody has won */
    { "1" S "3" S "255" S "0" S "0" S "test" S "1" S "4" S "2" S "0" S "Anna" S S, FALSE }, /* colour */
    { "1" S "3" S "255" S "0" S "0" S "test" S "5" S "0" S "2" S "0" S "Anna" S S, FALSE }, /* players */
    { "1" S "3" S "255" S "0" S "0" S "test" S "1" S "0" S "2" S "0" S "Anna" S, FALSE },
    { "1" S "3" S "255" S "0" S "0" S "test" S "1" S "0" S "2" S "0" S "Anna" S S "more", FALSE },
    { "1" S "3" S "255" S "0" S "0", FALSE },
    { "x" S, FALSE },
    { "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (RoboSavedGame) game = robo_saved_game_new_from_record ("x", 0, records[i].text);

      g_assert_true ((game != NULL) == records[i].is_good);
    }
}

static RoboSavedGame *
dup_newest (Fixture *fixture)
{
  g_autoptr (RoboGameListing) listing = robo_game_listing_new (fixture->folder);
  g_autoptr (GPtrArray) games = robo_game_listing_read (listing, 10, NULL);

  return g_object_ref (games->pdata[0]);
}

/* A game was saved while the clock was ahead. It counts as played when the right clock first sees it, so a game that is
 * played later is newer. */
static void
test_ahead (Fixture      *fixture,
            gconstpointer data)
{
  const time_t     in_2099 = 4070908800;
  const time_t     soon = time (NULL) + 60;
  g_autofree char *ahead = write_game (fixture, fixture->unfinished, 1);
  g_autofree char *later = NULL;
  g_autoptr (RoboSavedGame) before = NULL;
  g_autoptr (RoboSavedGame) after = NULL;

  g_assert_cmpint (g_utime (ahead, &(struct utimbuf){ in_2099, in_2099 }), ==, 0);
  before = dup_newest (fixture);
  g_assert_cmpstr (robo_saved_game_get_file (before), ==, ahead);
  g_assert_cmpint (robo_saved_game_get_modified_us (before) / G_USEC_PER_SEC, <, soon);

  later = write_game (fixture, fixture->unfinished, 2);
  g_assert_cmpint (g_utime (later, &(struct utimbuf){ soon, soon }), ==, 0);
  after = dup_newest (fixture);
  g_assert_cmpstr (robo_saved_game_get_file (after), ==, later);
}

/* A game that is removed while the folder is being read does not come back, even if its file has been read before it is
 * removed. Here the file is put back, because a test cannot choose the moment at which it is read. */
static void
test_removed_meanwhile (Fixture      *fixture,
                        gconstpointer data)
{
  /* The saver reads 40 files, then 400, then the rest. */
  const guint n_files = 445;
  g_autoptr (RoboMatchSaver) saver = NULL;
  g_autoptr (RoboSavedGame) oldest = NULL;
  g_autofree char *path = write_game (fixture, fixture->finished, n_files - 1);
  GListModel      *games;

  {
    g_autoptr (RoboGameListing) listing = robo_game_listing_new (fixture->folder);
    g_autoptr (GPtrArray) all = robo_game_listing_read (listing, 1, NULL);

    oldest = g_object_ref (all->pdata[0]);
  }
  g_assert_cmpint (g_unlink (fixture->index), ==, 0);
  for (guint i = 0; i < n_files - 1; i++)
    g_free (write_game (fixture, fixture->unfinished, i));
  saver = robo_match_saver_new (fixture->folder);
  games = robo_match_saver_get_games (saver);
  while (g_list_model_get_n_items (games) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 40);

  robo_match_saver_discard (saver, oldest);
  while (robo_match_saver_get_is_saving (saver))
    g_main_context_iteration (NULL, TRUE);
  g_free (write_game (fixture, fixture->finished, n_files - 1));
  while (robo_match_saver_get_is_listing (saver))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, n_files - 1);
}

static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboGameListing) listing = robo_game_listing_new (fixture->folder);
  g_autoptr (GPtrArray) games = NULL;

  g_free (write_game (fixture, fixture->unfinished, 0));
  games = robo_game_listing_read (listing, 1, NULL);
  g_assert_true (robo_saved_game_matches (games->pdata[0], ""));
  g_assert_true (robo_saved_game_matches (games->pdata[0], "ANNA"));
  g_assert_true (robo_saved_game_matches (games->pdata[0], "  kill  test "));
  g_assert_true (robo_saved_game_matches (games->pdata[0], "2023-11-1"));
  g_assert_false (robo_saved_game_matches (games->pdata[0], "anna ben"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/match/game-folder/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("game-saved-with-a-clock-ahead/later-game-comes-first", test_ahead);
  ADD ("list/has-all-games-newest-first", test_all);
  ADD ("list/files-in-the-index-and-new-files-are-newest-first", test_mixed);
  ADD ("list/game-removed-during-listing-does-not-come-back", test_removed_meanwhile);
  ADD ("index/unchanged-files-are-not-read-again", test_unread);
  for (guint i = 0; i < G_N_ELEMENTS (spoilings); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/match/game-folder/bad-index/games-are-still-listed/%s", spoilings[i].name);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_bad_index, tear_down);
    }
  g_test_add_func ("/match/game-folder/bad-record-in-the-index/is-not-used", test_bad_record);
  ADD ("search/finds-games-with-all-words-in-any-letter-case", test_search);

  return g_test_run ();
}
