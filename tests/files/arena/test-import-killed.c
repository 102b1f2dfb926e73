// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a program (`kill -9`) while it imports, deletes and restores arenas: every arena that it reported is whole in
// the user's folder, the originals are untouched, and the next import completes the rest without doubles.
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/arena/robo-arena-files.h"
#include "files/arena/robo-library.h"
#include "tests/remove-folder.h"

#define N_KILLS      60
#define N_ARENAS     8
#define MAX_DELAY_US 15000

static char *
dup_name (guint number)
{
  return g_strdup_printf ("%u" ROBO_ARENA_SUFFIX, number);
}

/* Returns contents of several blocks of a disk, which differ from arena to arena. */
static char *
dup_text (guint number)
{
  g_autofree char *comment = g_strnfill (20000, (char)('a' + number));

  return g_strdup_printf (
    "<!-- %s --><arena xmlns='urn:x-robodrome:arena:1' id='n%u' columns='5' rows='6'><name>Number %u</name><terrain>"
    "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
    "<row>.....</row></terrain><features>"
    "<vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"
    "<start at='3,1' side='n' arrow='s'/></features></arena>\n",
    comment, number, number);
}

/* Killed program */

/* Writes a letter as soon as an operation has ended, unless the output is -1. */
static void
tell (int  output,
      char letter)
{
  if (output >= 0)
    g_assert_cmpint (write (output, &letter, 1), ==, 1);
}

static void
import (const char *folder,
        const char *from,
        int         output)
{
  for (guint i = 0; i < N_ARENAS; i++)
    {
      g_autofree char *name = dup_name (i);
      g_autofree char *path = g_build_filename (from, name, NULL);
      g_autofree char *imported = NULL;
      g_autofree char *restored = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (RoboRemovedFile) removed = NULL;
      gboolean is_new;

      imported = robo_arena_files_import (folder, file, NULL, &is_new, &error);
      g_assert_no_error (error);
      tell (output, 'i');

      /* Every other arena is deleted and restored. Between these operations it is in the folder of deleted files. */
      if (i % 2 == 0)
        continue;
      tell (output, 'd');
      removed = robo_arena_files_remove (imported, &error);
      g_assert_no_error (error);
      restored = robo_removed_file_restore (removed, &error);
      g_assert_no_error (error);
      tell (output, 'r');
    }
}

/* Killing program */

typedef struct
{
  const char *program;
  char       *home;
  char       *folder;
  char       *from;
  GRand      *random;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer program)
{
  fixture->program = program;
  fixture->home = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "arenas", NULL);
  fixture->from = g_build_filename (fixture->home, "from", NULL);
  fixture->random = g_rand_new_with_seed (g_test_rand_int ());
  g_assert_cmpint (g_mkdir (fixture->from, 0700), ==, 0);
  for (guint i = 0; i < N_ARENAS; i++)
    {
      g_autofree char *name = dup_name (i);
      g_autofree char *path = g_build_filename (fixture->from, name, NULL);
      g_autofree char *text = dup_text (i);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
}

static void
tear_down (Fixture      *fixture,
           gconstpointer program)
{
  test_remove_folder (fixture->home);
  g_rand_free (fixture->random);
  g_free (fixture->home);
  g_free (fixture->folder);
  g_free (fixture->from);
}

static gboolean
has_text (const char *folder,
          guint       number)
{
  g_autofree char *name = dup_name (number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = dup_text (number);
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && g_str_equal (contents, text);
}

static guint
count_arenas (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ROBO_ARENA_SUFFIX);

  return n;
}

/* Runs the program until a random moment. Returns the operations that it reported. */
static char *
run_and_kill (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, fixture->program, "--import", fixture->folder,
                      fixture->from, NULL);
  GInputStream *output = g_subprocess_get_stdout_pipe (process);
  char         *told = g_new0 (char, 3 * N_ARENAS + 1);
  gsize         n_awaited = (gsize)g_rand_int_range (fixture->random, 0, 2 * N_ARENAS);
  gsize         n_told = 0;
  gsize         n_more = 0;

  g_assert_no_error (error);
  g_input_stream_read_all (output, told, n_awaited, &n_told, NULL, &error);
  g_assert_no_error (error);
  g_usleep ((gulong)g_rand_int_range (fixture->random, 0, MAX_DELAY_US));
  g_subprocess_force_exit (process);
  g_input_stream_read_all (output, told + n_told, 3 * N_ARENAS - n_told, &n_more, NULL, &error);
  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, NULL);
  /* The program either ended first or died from the signal; otherwise it crashed. */
  g_assert_true (g_subprocess_get_if_signaled (process) ? g_subprocess_get_term_sig (process) == SIGKILL
                                                        : g_subprocess_get_successful (process));

  return told;
}

static void
test_any_moment (Fixture      *fixture,
                 gconstpointer program)
{
  const char *wanted = g_getenv ("ROBODROME_KILLS");
  guint       n_kills = wanted != NULL ? (guint)g_ascii_strtoull (wanted, NULL, 10) : N_KILLS;
  guint       n_cut = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      g_autofree char *told = run_and_kill (fixture);
      g_autofree char *removed = g_build_filename (fixture->folder, ".removed", NULL);
      gboolean         is_away = g_str_has_suffix (told, "d");
      guint            n_imported = 0;

      for (const char *letter = told; *letter != '\0'; letter++)
        n_imported += *letter == 'i';
      n_cut += n_imported < N_ARENAS;

      /* An arena that was being deleted is whole, too, in one of the two folders. */
      for (guint arena = 0; arena < N_ARENAS; arena++)
        {
          g_assert_true (has_text (fixture->from, arena));
          if (arena < n_imported)
            g_assert_true (has_text (fixture->folder, arena) ||
                           (is_away && arena + 1 == n_imported && has_text (removed, arena)));
        }
      for (guint arena = n_imported; arena < N_ARENAS; arena++)
        {
          g_autofree char *name = dup_name (arena);
          g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

          g_assert_true (!g_file_test (path, G_FILE_TEST_EXISTS) || has_text (fixture->folder, arena));
        }

      import (fixture->folder, fixture->from, -1);
      g_assert_cmpuint (count_arenas (fixture->folder), ==, N_ARENAS);
      test_remove_folder (fixture->folder);
    }

  g_assert_cmpuint (n_cut, >, 0);
  g_test_message ("killed %u times, %u of them before the end, nothing lost", n_kills, n_cut);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], "--import"))
    {
      import (argv[2], argv[3], STDOUT_FILENO);
      return 0;
    }

  g_test_init (&argc, &argv, NULL);
  g_test_add ("/files/arena/import-killed/killed-at-any-moment/loses-no-arena",
              Fixture, argv[0], set_up, test_any_moment, tear_down);

  return g_test_run ();
}
