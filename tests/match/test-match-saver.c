// SPDX-License-Identifier: GPL-3.0-or-later
// Tests games on disk: saving after each answer, loading, listing, and a full disk.
#include <string.h>
#include <unistd.h>
#include <time.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "match/robo-match-saver.h"
#include "tests/full-disk.h"
#include "tests/properties.h"
#include "tests/remove-folder.h"
#include "model-test.h"
#include "saver-test.h"

/* Files have the version in this form. */
#define RULINGS " rulings=\"" G_STRINGIFY (ROBO_RULINGS_VERSION) "\""

typedef struct
{
  char           *folder;
  RoboMatchSaver *saver;
  RoboMatch      *match;
  GPtrArray      *failures; /* sentences of failures */
} Fixture;

static void
failed_cb (RoboMatchSaver *saver,
           const char     *sentence,
           gpointer        data)
{
  Fixture *fixture = data;

  g_ptr_array_add (fixture->failures, g_strdup (sentence));
}

static void
make_saver (Fixture *fixture)
{
  g_clear_object (&fixture->saver);
  fixture->saver = robo_match_saver_new (fixture->folder);
  g_signal_connect (fixture->saver, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
begin_match (Fixture    *fixture,
             const char *players,
             guint64     seed)
{
  g_clear_object (&fixture->match);
  fixture->match = test_match_new (players, seed);
  robo_match_saver_set_match (fixture->saver, fixture->match);
  robo_match_start (fixture->match);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *parent = g_dir_make_tmp ("robo-saver-XXXXXX", NULL);

  fixture->folder = g_build_filename (parent, "games", NULL);
  fixture->failures = g_ptr_array_new_with_free_func (g_free);
  make_saver (fixture);
  begin_match (fixture, "hk", 4);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->folder);

  while (robo_match_saver_get_is_saving (fixture->saver))
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (g_steal_pointer (&fixture->saver));
  g_assert_finalize_object (g_steal_pointer (&fixture->match));
  g_ptr_array_unref (fixture->failures);
  test_remove_folder (fixture->folder);
  g_unlink (fixture->folder);
  g_rmdir (parent);
  g_free (fixture->folder);
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_set_object ((GAsyncResult **)data, result);
}

static gboolean
flush (Fixture *fixture,
       GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_match_saver_flush_async (fixture->saver, NULL, flushed_cb, &result);
  while (!result)
    g_main_context_iteration (NULL, TRUE);

  return robo_match_saver_flush_finish (fixture->saver, result, error);
}

static guint
count_games (Fixture *fixture)
{
  return g_list_model_get_n_items (robo_match_saver_get_games (fixture->saver));
}

static void
wait_for_games (Fixture *fixture,
                guint    n_games)
{
  while (count_games (fixture) < n_games)
    g_main_context_iteration (NULL, TRUE);
}

static char *
dup_path (Fixture *fixture)
{
  return g_strdup (robo_saved_game_get_file (robo_match_saver_get_unfinished (fixture->saver)));
}

typedef struct
{
  guint n_games;
  guint n_empty;
  guint n_others;
} Files;

static Files
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  Files       files = { 0 };

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      g_assert_cmpint (g_stat (path, &info), ==, 0);
      if (!g_str_has_suffix (name, ROBO_MATCH_SUFFIX))
        files.n_others++;
      else if (info.st_size > 0)
        files.n_games++;
      else
        files.n_empty++;
    }

  return files;
}

/* A game without answers has an empty file, which is not listed and does not stay. */
static void
test_nothing_yet (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (flush (fixture, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_files (fixture->folder).n_empty, ==, 1);
  g_assert_null (robo_match_saver_get_unfinished (fixture->saver));

  robo_match_saver_set_match (fixture->saver, NULL);
  g_assert_cmpuint (count_files (fixture->folder).n_empty, ==, 0);

  /* The match gets another file when it is shown again. */
  robo_match_saver_set_match (fixture->saver, fixture->match);
  g_assert_cmpuint (count_files (fixture->folder).n_empty, ==, 1);
  test_match_play (fixture->match, 2);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_files (fixture->folder).n_games, ==, 1);
  robo_match_saver_set_match (fixture->saver, NULL);
  g_assert_cmpuint (count_files (fixture->folder).n_games, ==, 1);
}

#define N_PROGRAMS          10
#define N_GAMES_PER_PROGRAM 5
#define PROGRAM_ARGUMENT    "--begin-games"

/* Begins games with the same seed at the same time as other processes, since the test runs this function in several. */
static int
begin_games (const char *folder)
{
  RoboMatchSaver *savers[N_GAMES_PER_PROGRAM];
  RoboMatch      *matches[N_GAMES_PER_PROGRAM];

  for (guint i = 0; i < N_GAMES_PER_PROGRAM; i++)
    {
      savers[i] = robo_match_saver_new (folder);
      matches[i] = test_match_new ("hk", 4);
      robo_match_saver_set_match (savers[i], matches[i]);
      robo_match_start (matches[i]);
    }
  for (guint i = 0; i < N_GAMES_PER_PROGRAM; i++)
    test_match_play (matches[i], 2);
  for (guint i = 0; i < N_GAMES_PER_PROGRAM; i++)
    while (robo_match_saver_get_is_saving (savers[i]))
      g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < N_GAMES_PER_PROGRAM; i++)
    if (robo_match_saver_get_trouble (savers[i]) != NULL)
      return 1;

  return 0;
}

static void
test_programs_at_once (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GPtrArray) programs = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autofree char *self = g_file_read_link ("/proc/self/exe", &error);

  g_assert_no_error (error);
  robo_match_saver_set_match (fixture->saver, NULL);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      GSubprocess *program = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, self, PROGRAM_ARGUMENT, fixture->folder,
                                               NULL);

      g_ptr_array_add (programs, program);
      g_assert_no_error (error);
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      g_assert_true (g_subprocess_wait_check (programs->pdata[i], NULL, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpuint (count_files (fixture->folder).n_games, ==, N_PROGRAMS * N_GAMES_PER_PROGRAM);
  g_assert_cmpuint (count_files (fixture->folder).n_empty, ==, 0);
  g_assert_cmpuint (count_files (fixture->folder).n_others, ==, 0);
}

static void
write_old (Fixture    *fixture,
           const char *name,
           const char *contents,
           gint64      age_seconds)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  gint64           then = g_get_real_time () / G_USEC_PER_SEC - age_seconds;
  struct utimbuf   times = { then, then };

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static gboolean
has_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Another program may be about to write to files that are young. */
static void
test_remainders (Fixture      *fixture,
                 gconstpointer data)
{
  robo_match_saver_set_match (fixture->saver, NULL);
  write_old (fixture, "old.match.xml.AB12cd", "<", 7200);
  write_old (fixture, "young.match.xml.AB12cd", "<", 60);
  write_old (fixture, "ahead.series.xml.AB12cd", "<", -7200);
  write_old (fixture, "old.match.xml", "", 7200);
  write_old (fixture, "young.match.xml", "", 60);
  write_old (fixture, "broken.match.xml", "<", 7200);
  write_old (fixture, "notes.txt", "", 7200);
  make_saver (fixture);

  g_assert_false (has_file (fixture, "old.match.xml.AB12cd"));
  g_assert_true (has_file (fixture, "young.match.xml.AB12cd"));
  g_assert_false (has_file (fixture, "ahead.series.xml.AB12cd"));
  g_assert_false (has_file (fixture, "old.match.xml"));
  g_assert_true (has_file (fixture, "young.match.xml"));
  g_assert_true (has_file (fixture, "broken.match.xml"));
  g_assert_true (has_file (fixture, "notes.txt"));
}

static void
test_round_trip (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) again = NULL;
  g_autofree char *path = NULL;

  test_match_play (fixture->match, 2);
  g_assert_true (robo_match_saver_get_is_saving (fixture->saver));
  g_assert_true (flush (fixture, &error));
  g_assert_false (robo_match_saver_get_is_saving (fixture->saver));
  path = dup_path (fixture);

  again = test_saver_load (fixture->saver, path, NULL, NULL, &error);
  g_assert_no_error (error);
  robo_match_set_speed (again, 0);
  g_assert_cmpuint (robo_match_get_position (again), ==, robo_match_get_n_events (fixture->match));
  g_assert_null (robo_match_get_question (again));
  robo_match_start (again);
  g_assert_cmpmem (robo_match_get_shown_state (again), sizeof (RoboState),
                   robo_match_get_shown_state (fixture->match), sizeof (RoboState));
  g_assert_cmpuint (robo_match_get_question (again)->seat, ==, robo_match_get_question (fixture->match)->seat);
  g_assert_cmpstr (robo_match_get_setup (again)->seats[0].name, ==, "Anna");

  /* The game continues in the same file. */
  robo_match_saver_set_match (fixture->saver, again);
  test_match_play (again, 3);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 1);
  g_assert_cmpstr (robo_saved_game_get_file (robo_match_saver_get_unfinished (fixture->saver)), ==, path);
}

/* Writing does not block the main loop: an answer returns at once, and the newest state is written last. */
static void
test_newest_is_last (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  guint            n_records;

  test_match_play (fixture->match, 3);
  g_assert_cmpuint (count_games (fixture), ==, 0);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  file = robo_match_file_load (path, problems);
  robo_match_get_records (fixture->match, &n_records);
  g_assert_cmpuint (file->records->len, ==, n_records);
}

static void
test_list (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *stray = g_build_filename (fixture->folder, "notes" ROBO_MATCH_SUFFIX, NULL);
  RoboSavedGame   *unfinished;

  test_match_play (fixture->match, G_MAXUINT);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 1);
  g_assert_null (robo_match_saver_get_unfinished (fixture->saver));

  begin_match (fixture, "hh", 8);
  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 2);

  /* A new saver lists the games; files of another kind are skipped and not changed. */
  g_assert_true (g_file_set_contents (stray, "<shopping/>", -1, NULL));
  make_saver (fixture);
  g_assert_cmpuint (count_games (fixture), ==, 0);
  wait_for_games (fixture, 2);
  g_assert_true (g_file_test (stray, G_FILE_TEST_EXISTS));
  unfinished = robo_match_saver_get_unfinished (fixture->saver);
  g_assert_cmpstr (robo_saved_game_get_summary (unfinished), ==, "Round 2 · Anna: 0, Ben: 0");
  g_assert_cmpstr (robo_saved_game_get_moment (unfinished), ==, "Round 2 · Goal: 3 VP");
  for (guint i = 0; i < 2; i++)
    {
      const RoboSavedPlayer *player = robo_saved_game_get_player (unfinished, i);

      g_assert_cmpstr (player->name, ==, i == 0 ? "Anna" : "Ben");
      g_assert_cmpuint (player->vp, ==, 0);
      g_assert_false (player->is_killbot);
    }
  g_assert_null (robo_saved_game_get_player (unfinished, 2));
  g_assert_cmpstr (robo_saved_game_get_title (unfinished), ==, "test");
  g_assert_false (robo_saved_game_get_is_over (unfinished));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (robo_match_saver_get_games (fixture->saver), i);

      if (game != unfinished)
        g_assert_true (g_regex_match_simple ("^(Anna wins|The KillBot wins) after \\d+ rounds?\\.$",
                                             robo_saved_game_get_summary (game), 0, 0));
    }
}

static void
test_discard (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  /* The file is removed even if it is just being written again. */
  test_match_answer (fixture->match);
  robo_match_saver_discard (fixture->saver, robo_match_saver_get_unfinished (fixture->saver));
  g_assert_null (property_object (fixture->saver, "match"));
  g_assert_cmpuint (count_games (fixture), ==, 0);
  g_assert_true (flush (fixture, &error));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The folder cannot be created. This is reported once, and a second time only after a save has worked. */
static void
test_no_folder (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  test_remove_folder (fixture->folder);
  g_assert_true (g_file_set_contents (fixture->folder, "in the way", -1, NULL));
  test_match_answer (fixture->match);
  g_assert_false (flush (fixture, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  test_match_answer (fixture->match);
  g_clear_error (&error);
  g_assert_false (flush (fixture, &error));
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_nonnull (strstr (fixture->failures->pdata[0], "couldn’t be saved"));
  g_assert_cmpuint (count_games (fixture), ==, 0);

  /* When the disk has room again, flushing is enough. */
  g_unlink (fixture->folder);
  g_clear_error (&error);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 1);
}

/* The disk is full in the middle of writing a file. The old file is still there and complete. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *trouble = NULL;
  g_autoptr (GError) error = NULL;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  full_disk_begin (1000);
  test_match_answer (fixture->match);
  g_assert_false (flush (fixture, &error));
  full_disk_end ();

  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_cmpstr (trouble, ==, "The game couldn’t be saved because the disk is full. Free up space, then try again.");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  /* When the disk has room again, the next answer is saved together with the failed ones. */
  g_clear_error (&error);
  test_match_answer (fixture->match);
  g_assert_true (flush (fixture, &error));
  g_clear_pointer (&trouble, g_free);
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_null (trouble);
}

/* A smaller file, such as that of a series, can still be written. The trouble of the game remains. */
static void
test_smaller_file (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "small", NULL);
  g_autofree char *match_path = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("small", 5);
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) again = NULL;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  match_path = dup_path (fixture);

  full_disk_begin (1000);
  test_match_answer (fixture->match);
  robo_match_saver_write_bytes (fixture->saver, path, bytes);
  g_assert_false (flush (fixture, &error));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpstr (robo_match_saver_get_trouble (fixture->saver), ==,
                   "The game couldn’t be saved because the disk is full. Free up space, then try again.");
  robo_match_saver_write_bytes (fixture->saver, path, NULL);
  g_assert_false (flush (fixture, NULL));
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  full_disk_end ();

  g_clear_error (&error);
  g_assert_true (flush (fixture, &error));
  g_assert_null (robo_match_saver_get_trouble (fixture->saver));
  again = test_saver_load (fixture->saver, match_path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (robo_match_get_n_events (again), ==, robo_match_get_n_events (fixture->match));
}

/* A file that cannot be removed is reported, but is no trouble for the game. */
static void
test_stubborn_file (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "folder", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  robo_match_saver_write_bytes (fixture->saver, path, NULL);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->failures->pdata[0], "folder couldn’t be removed: "));
  g_assert_null (robo_match_saver_get_trouble (fixture->saver));
  g_rmdir (path);
}

/* A game that was left while the disk was full is saved when there is room. */
static void
test_left_with_full_disk (Fixture      *fixture,
                          gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) again = NULL;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);

  full_disk_begin (1000);
  test_match_answer (fixture->match);
  g_assert_false (flush (fixture, NULL));
  robo_match_saver_set_match (fixture->saver, NULL);
  g_assert_false (flush (fixture, NULL));
  full_disk_end ();

  g_assert_true (flush (fixture, &error));
  g_assert_no_error (error);
  again = test_saver_load (fixture->saver, path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (robo_match_get_n_events (again), ==, robo_match_get_n_events (fixture->match));
}

/* Files cannot be written in a read-only folder. Root runs this test as another user, since root may write anywhere. */
static void
test_read_only (Fixture      *fixture,
                gconstpointer data)
{
  const uid_t      nobody = 65534;
  gboolean         is_root = geteuid () == 0;
  g_autofree char *parent = NULL;
  g_autofree char *trouble = NULL;
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  parent = g_path_get_dirname (fixture->folder);
  robo_match_saver_set_match (fixture->saver, NULL);
  test_remove_folder (fixture->folder);
  g_assert_true (!is_root || (chown (parent, nobody, (gid_t)-1) == 0 && seteuid (nobody) == 0));
  robo_match_saver_set_match (fixture->saver, fixture->match);
  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  test_match_answer (fixture->match);
  g_assert_false (flush (fixture, &error));
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_cmpstr (trouble, ==,
                   "The game couldn’t be saved because the games folder is read-only. "
                   "Make it writable, then try again.");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
  g_clear_error (&error);
  g_assert_true (flush (fixture, &error));
  g_clear_pointer (&trouble, g_free);
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_null (trouble);
  g_assert_true (!is_root || seteuid (0) == 0);
}

static guint
count_records (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);

  g_assert_nonnull (file);

  return file->records->len;
}

/* Two programs with the same game keep the answers of both. */
static void
test_two_programs (Fixture      *fixture,
                   gconstpointer data)
{
  Fixture          other = { .folder = fixture->folder, .failures = fixture->failures };
  g_autofree char *path = NULL;
  g_autofree char *other_path = NULL;
  g_autoptr (GError) error = NULL;
  guint n_records;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  n_records = count_records (path);

  make_saver (&other);
  other.match = test_saver_load (other.saver, path, NULL, NULL, &error);
  robo_match_set_speed (other.match, 0);
  robo_match_saver_set_match (other.saver, other.match);
  robo_match_start (other.match);
  test_match_answer (other.match);
  g_assert_true (flush (&other, &error));
  g_assert_cmpuint (count_records (path), ==, n_records + 1);

  test_match_answer (fixture->match);
  test_match_answer (fixture->match);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpstr (robo_match_saver_get_place (fixture->saver, fixture->match), !=, path);
  other_path = g_strdup (robo_match_saver_get_place (fixture->saver, fixture->match));
  g_assert_cmpuint (count_records (other_path), ==, n_records + 2);
  g_assert_cmpuint (count_records (path), ==, n_records + 1);

  /* The other program now has the file to itself. */
  test_match_answer (other.match);
  g_assert_true (flush (&other, &error));
  g_assert_cmpstr (robo_match_saver_get_place (other.saver, other.match), ==, path);
  g_assert_cmpuint (count_records (path), ==, n_records + 2);

  g_clear_object (&other.match);
  g_clear_object (&other.saver);
  g_unlink (other_path);
}

/* The folder was removed: the next answer saves the whole game again. */
static void
test_folder_removed (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  guint n_records;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  n_records = count_records (path);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);

  test_match_answer (fixture->match);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_records (path), ==, n_records + 1);
  g_assert_cmpuint (fixture->failures->len, ==, 0);
}

/* The clock was set back: a game from "tomorrow" keeps its time, and Continue takes the game played now. */
static void
test_clock_back (Fixture      *fixture,
                 gconstpointer data)
{
  struct utimbuf   tomorrow = { .actime = time (NULL) + 24 * 60 * 60, .modtime = time (NULL) + 24 * 60 * 60 };
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_cmpint (g_utime (path, &tomorrow), ==, 0);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  make_saver (fixture);
  wait_for_games (fixture, 1);

  begin_match (fixture, "hh", 12);
  test_match_answer (fixture->match);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 2);
  g_assert_cmpstr (robo_match_saver_get_place (fixture->saver, fixture->match), ==,
                   robo_saved_game_get_file (robo_match_saver_get_unfinished (fixture->saver)));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

static void
test_tampered (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  char            *place;

  test_match_play (fixture->match, 2);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  place = strstr (text, "to=\"program\" value=\"") + strlen ("to=\"program\" value=\"");
  *place = *place == '9' ? '1' : *place + 1;
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  g_assert_null (test_saver_load (fixture->saver, path, NULL, NULL, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING);
  g_clear_error (&error);
  g_unlink (path);
  g_assert_null (test_saver_load (fixture->saver, path, NULL, NULL, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
}

/* Replaces the first occurrence of `old` after `after`. */
static void
change_file (const char *path,
             const char *after,
             const char *old,
             const char *new)
{
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  const char      *place;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  place = strstr (strstr (text, after), old);
  g_assert_nonnull (place);
  changed = g_strdup_printf ("%.*s%s%s", (int)(place - text), text, new, place + strlen (old));
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
}

/* The valid part of a damaged game continues as another game. */
static void
test_part (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) part = NULL;
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint            n_rounds;

  test_match_play (fixture->match, 3);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  change_file (path, "<round number=\"3\"", "<event type=\"activate\"", "<event type=\"skip\"");
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  g_assert_null (test_saver_load (fixture->saver, path, NULL, NULL, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING);
  g_assert_nonnull (strstr (error->message, "round 3 differs"));
  /* The message for players has neither the folder nor the line. */
  g_assert_null (strstr (error->message, fixture->folder));
  g_assert_null (strstr (error->message, ", line "));

  g_clear_error (&error);
  g_assert_null (test_saver_load (fixture->saver, path, &part, &n_rounds, &error));
  g_assert_cmpuint (n_rounds, ==, 2);
  robo_match_set_speed (part, 0);
  robo_match_saver_set_match (fixture->saver, part);
  robo_match_start (part);
  g_assert_cmpuint (robo_match_get_shown_state (part)->round, ==, 3);
  test_match_answer (part);
  g_clear_error (&error);
  g_assert_true (flush (fixture, &error));
  g_assert_cmpuint (count_games (fixture), ==, 2);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  change_file (path, "<match", "<match", "<lunch");
  g_clear_object (&part);
  g_assert_null (test_saver_load (fixture->saver, path, &part, &n_rounds, &error));
  g_assert_null (part);
}

/* A truncated file is loaded as far as it goes. */
static void
test_cut_off (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) part = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  gsize            length;
  guint            n_rounds;

  test_match_play (fixture->match, 3);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  length = (gsize)(strstr (text, "<round number=\"2\"") - text);
  g_assert_true (g_file_set_contents (path, text, (gssize)length, NULL));

  g_assert_null (test_saver_load (fixture->saver, path, &part, &n_rounds, &error));
  g_assert_cmpstr (error->message, ==, "The file ends unexpectedly. Use a complete copy.");
  /* The answers come before the events, so all of them are left. */
  g_assert_cmpuint (n_rounds, ==, 3);
  g_assert_cmpuint (robo_match_get_n_events (part), ==, robo_match_get_n_events (fixture->match));
  g_assert_null (robo_match_saver_get_place (fixture->saver, part));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpuint (strlen (after), ==, length);
}

/* Canceling returns an error and no match. */
static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *path = NULL;
  RoboMatch       *part;

  test_match_play (fixture->match, 1);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  robo_match_load_async (path, cancellable, test_saver_loaded_cb, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (robo_match_load_finish (result, fixture->saver, &part, NULL, &error));
  g_assert_null (part);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A game of another engine is shown as recorded and cannot be continued. */
static void
test_recorded (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) again = NULL;
  g_autofree char *path = NULL;
  RoboState        end;
  gboolean         is_recorded;

  test_match_play (fixture->match, 3);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  change_file (path, "<match", RULINGS, " rulings=\"77\"");
  change_file (path, "<round number=\"2\"", "<event type=\"activate\"", "<event type=\"skip\"");

  again = test_saver_load (fixture->saver, path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_object_get (again, "is-recorded", &is_recorded, NULL);
  g_assert_true (is_recorded);
  g_assert_false (robo_match_get_is_recorded (fixture->match));
  robo_match_set_speed (again, 0);
  robo_match_saver_set_match (fixture->saver, again);
  robo_match_start (again);
  g_assert_true (robo_match_get_is_live (again));
  g_assert_false (robo_match_get_is_over (again));
  g_assert_null (robo_match_get_question (again));
  g_assert_false (robo_match_step (again));
  g_assert_cmpint (robo_match_answer (again, 0), ==, ROBO_REFUSED_OPTION);
  g_assert_false (robo_match_saver_get_is_saving (fixture->saver));

  /* The three finished rounds can be watched forwards and backwards. */
  g_assert_cmpuint (robo_match_get_shown_state (again)->round, ==, 3);
  g_assert_cmpuint (test_match_count_logged (again), ==, robo_match_get_n_events (again));
  robo_match_get_state_at (fixture->match, robo_match_get_n_events (again), &end);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_assert_cmpuint (robo_match_get_shown_state (again)->robots[i].space, ==, end.robots[i].space);
      g_assert_cmpuint (robo_match_get_shown_state (again)->robots[i].vp, ==, end.robots[i].vp);
    }
  robo_match_seek (again, 0);
  while (robo_match_step (again))
    ;
  g_assert_true (robo_match_get_is_live (again));
}

/* A remote game that is opened as a file cannot be played on or overwritten. */
static void
test_remote (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) again = NULL;
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *notice = NULL;

  test_match_play (fixture->match, 3);
  test_match_answer (fixture->match);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  change_file (path, "</rounds>", "</rounds>", "</rounds><remote seat=\"1\" offer=\"AAAA\"/>");
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  again = test_saver_load (fixture->saver, path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_object_get (again, "notice", &notice, NULL);
  g_assert_nonnull (strstr (notice, "remotely"));
  robo_match_set_speed (again, 0);
  robo_match_saver_set_match (fixture->saver, again);
  robo_match_start (again);
  g_assert_null (robo_match_get_question (again));
  g_assert_cmpuint (robo_match_get_shown_state (again)->round, ==, 4);
  g_assert_cmpuint (robo_match_get_n_events (again), ==, robo_match_get_n_events (fixture->match));
  g_assert_false (robo_match_saver_get_is_saving (fixture->saver));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  /* Continue does not take a remote game. */
  make_saver (fixture);
  wait_for_games (fixture, 1);
  g_assert_null (robo_match_saver_get_unfinished (fixture->saver));
}

/* Continue does not take a recorded game. */
static void
test_recorded_in_list (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  test_match_play (fixture->match, 2);
  g_assert_true (flush (fixture, &error));
  path = dup_path (fixture);
  change_file (path, "<match", RULINGS, " rulings=\"77\"");
  change_file (path, "<round number=\"1\"", "<event type=\"activate\"", "<event type=\"skip\"");
  make_saver (fixture);
  wait_for_games (fixture, 1);
  g_assert_null (robo_match_saver_get_unfinished (fixture->saver));
}

/* A saver that is unreferenced while it writes still finishes. */
static void
test_let_go (Fixture      *fixture,
             gconstpointer data)
{
  gpointer saver = fixture->saver;

  g_object_add_weak_pointer (saver, &saver);
  test_match_answer (fixture->match);
  test_match_answer (fixture->match);
  g_clear_object (&fixture->saver);
  while (saver)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_files (fixture->folder).n_games, ==, 1);
  g_assert_cmpuint (count_files (fixture->folder).n_others, ==, 0);
  make_saver (fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3 && g_str_equal (argv[1], PROGRAM_ARGUMENT))
    return begin_games (argv[2]);

#define ADD(path, func) g_test_add ("/match/match-saver/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("game-without-answers/empty-file-does-not-stay", test_nothing_yet);
  ADD ("programs-that-save-at-once/never-share-a-file", test_programs_at_once);
  ADD ("half-written-files/are-removed-unless-just-written", test_remainders);
  ADD ("saved-match/loads-as-the-same-match", test_round_trip);
  ADD ("quick-saves/newest-state-is-written-last", test_newest_is_last);
  ADD ("list/marks-games-as-finished-or-unfinished", test_list);
  ADD ("discarded-game/file-is-removed", test_discard);
  ADD ("folder-that-cannot-be-created/is-reported-once", test_no_folder);
  ADD ("full-disk/old-file-stays-and-failure-is-reported", test_full_disk);
  ADD ("full-disk/game-that-was-left-is-saved-later", test_left_with_full_disk);
  ADD ("full-disk/saved-smaller-file-does-not-hide-the-trouble", test_smaller_file);
  ADD ("file-that-cannot-be-removed/is-reported-but-not-as-a-failed-save", test_stubborn_file);
  ADD ("read-only-folder/is-reported-and-game-is-saved-later", test_read_only);
  ADD ("changed-or-missing-file/gives-an-error", test_tampered);
  ADD ("two-programs-with-one-game/answers-of-both-are-saved", test_two_programs);
  ADD ("clock-set-back/continue-takes-the-game-played-last", test_clock_back);
  ADD ("removed-folder/next-answer-saves-the-whole-game-again", test_folder_removed);
  ADD ("damaged-file/its-valid-part-continues-as-another-game", test_part);
  ADD ("truncated-file/loads-as-far-as-it-goes", test_cut_off);
  ADD ("canceled-load/gives-no-match", test_cancelled);
  ADD ("game-of-another-engine/cannot-be-continued", test_recorded);
  ADD ("game-of-another-engine/is-not-offered-to-be-continued", test_recorded_in_list);
  ADD ("remote-game/cannot-be-played-on", test_remote);
  ADD ("saver-unreferenced-while-writing/finishes-the-file", test_let_go);

  return g_test_run ();
}
