// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a program (`kill -9`) while it installs, updates and removes a pack. Afterwards, either all files of the pack
// have the same version or there are none; the user's own files are untouched, and no other files are left.
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/pack/robo-pack-import.h"
#include "pack-fixture.h"
#include "tests/remove-folder.h"

#define N_KILLS      30
#define N_ARENAS     6
#define MAX_DELAY_US 12000
#define MAX_TOLD     7

static RoboPack *
make_pack (guint version)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPackWords words = { .id = "night", .name = "Night", .version = version };

  for (guint i = 0; i < N_ARENAS; i++)
    {
      g_autofree char *id = g_strdup_printf ("n%u", i);
      g_autofree char *name = g_strdup_printf ("Number %u of %u", i, version);

      g_ptr_array_add (parts, fixture_part (fixture_arena (id, name)));
    }

  return robo_pack_new (&words, parts, problems);
}

/* The program that is killed */

static void
install (const char *base,
         guint       version)
{
  g_autoptr (RoboPack) pack = make_pack (version);
  g_autoptr (RoboPackImport) import = robo_pack_import_new (base, pack);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) paths = robo_pack_import_apply (import, &error);

  g_assert_no_error (error);
}

/* Writes a character when a change begins, so that the kill hits a change and not the start of the program. */
static void
tell (void)
{
  g_assert_cmpint (write (STDOUT_FILENO, "c", 1), ==, 1);
}

/* Installs, updates and removes the pack until it is killed. Begins with the version after the installed version,
 * because an older version would be skipped. */
static void
run_changes (const char *base)
{
  g_autoptr (RoboPackRecord) left = robo_pack_record_load (base, "night");

  for (guint version = left != NULL ? left->version + 1 : 1;; version += 2)
    {
      g_autoptr (RoboPackRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      tell ();
      install (base, version);
      tell ();
      install (base, version + 1);
      tell ();
      record = robo_pack_record_load (base, "night");
      g_assert_true (robo_pack_record_uninstall (record, base, FALSE, &error));
    }
}

/* The test, which kills the program */

static guint
count_files (const char *base,
             const char *folder)
{
  g_autofree char *path = g_build_filename (base, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Checks that all arenas on the disk have the version that the record says. */
static void
check_whole (const char           *base,
             const RoboPackRecord *record)
{
  g_autoptr (RoboPack) pack = make_pack (record->version);

  g_assert_cmpuint (record->entries->len, ==, N_ARENAS);
  for (guint i = 0; i < pack->parts->len; i++)
    {
      const RoboPackPart *part = pack->parts->pdata[i];
      g_autofree char    *name = g_strconcat (part->id, ".arena.xml", NULL);
      g_autofree char    *path = g_build_filename (base, "arenas", name, NULL);
      g_autofree char    *text = NULL;
      gsize               length;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_assert_cmpmem (text, length, g_bytes_get_data (part->bytes, NULL), g_bytes_get_size (part->bytes));
    }
}

static void
test_any_moment (gconstpointer program)
{
  const char      *wanted = g_getenv ("ROBODROME_KILLS");
  guint            n_kills = wanted != NULL ? (guint)g_ascii_strtoull (wanted, NULL, 10) : N_KILLS;
  guint            n_whole = 0;
  g_autofree char *base = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (base, "arenas", NULL);
  g_autofree char *own = g_build_filename (folder, "own.arena.xml", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (own, "mine", -1, NULL));
  for (guint i = 0; i < n_kills; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process =
        g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--run", base, NULL);
      g_autoptr (GPtrArray) records = NULL;
      g_autofree char *text = NULL;
      char             told[MAX_TOLD];
      gsize            n_awaited = (gsize)g_test_rand_int_range (1, MAX_TOLD);
      gsize            n_told;

      g_assert_no_error (error);
      g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), told, n_awaited, &n_told,
                               NULL, &error);
      g_assert_no_error (error);
      g_usleep ((gulong)g_test_rand_int_range (0, MAX_DELAY_US));
      g_subprocess_force_exit (process);
      g_subprocess_wait (process, NULL, NULL);
      g_assert_true (g_subprocess_get_if_signaled (process));
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);

      records = robo_pack_records_load (base);
      g_assert_cmpuint (records->len, <=, 1);
      if (records->len == 1)
        check_whole (base, records->pdata[0]);
      n_whole += records->len;
      g_assert_cmpuint (count_files (base, "arenas"), ==, 1 + records->len * N_ARENAS);
      g_assert_cmpuint (count_files (base, "packs"), ==, records->len);
      g_assert_true (g_file_get_contents (own, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "mine");
    }
  test_remove_folder (base);
  g_assert_cmpuint (n_whole, >, 0);
  g_assert_cmpuint (n_whole, <, n_kills);
  g_test_message ("killed %u times, the pack was there %u times, always whole", n_kills, n_whole);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--run"))
    run_changes (argv[2]);

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/files/pack/pack-import-killed/killed-at-any-moment/change-is-complete-or-not-made",
                        argv[0], test_any_moment);

  return g_test_run ();
}
