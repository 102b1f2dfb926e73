// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what stays in memory of documents, games and puzzles that are opened and left one after the other in one
// window: not a test.
//
// Usage: bench-memory [DOCUMENTS GAMES PUZZLES MIXED]
//
// Prints the private memory after each 20th, and its growth since the first 20.
#include "config.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/app/window-drive.h"
#include "tests/bench-times.h"
#include "tests/match/model-test.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rule-set-page.h"

#define EACH 20

/* The process rests if it uses at most MAX_RESTING_MS of a processor in REST_MS of the clock. */
#define REST_MS        300
#define MAX_RESTING_MS 60
#define PATIENCE_MS    20000

/* Describes a kind of document, and the page that shows it. */
typedef struct
{
  const char *folder; /* folder in the data of the program */
  const char *file;
  const char *page;
} Kind;

static const Kind kinds[] = {
  { "arenas", "rome.arena.xml", "editor" },
  { "rules", "standard.rules.xml", "rule-set" },
  { "modules", "workshop.modules.xml", "module-set" },
};

static GtkWidget *window;
static char      *folder; /* folder of the files that are opened */

/* Returns the private pages of this process in KiB, after freed memory was given back. */
static guint
get_private_kib (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint kib = 0;

  malloc_trim (0);
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "Private_Clean:") || g_str_has_prefix (lines[i], "Private_Dirty:"))
        kib += (guint)strtoul (strchr (lines[i], ':') + 1, NULL, 10);
    }

  return kib;
}

/* Lets the background work end that was canceled when its document was left: a thread that waits for a processor
   still holds its memory. The main loop runs until this process has rested for REST_MS. */
static void
wait_for_background_work (void)
{
  gint64 rested_ms = g_get_monotonic_time () / 1000;
  double used_ms = bench_get_process_ms ();
  gint64 end_ms = rested_ms + PATIENCE_MS;

  for (gint64 now_ms = rested_ms; now_ms < end_ms && now_ms - rested_ms < REST_MS;
       now_ms = g_get_monotonic_time () / 1000)
    {
      ui_drive_settle (window);
      g_usleep (10000);
      if (bench_get_process_ms () - used_ms > MAX_RESTING_MS)
        {
          used_ms = bench_get_process_ms ();
          rested_ms = g_get_monotonic_time () / 1000;
        }
    }
}

static void
report (const char *name,
        guint       number,
        guint      *first_kib)
{
  guint kib;

  if (number % EACH != 0)
    return;

  wait_for_background_work ();
  kib = get_private_kib ();
  if (number == EACH)
    *first_kib = kib;
  g_print ("%-10s %5u %8.1f MiB %+6.1f %%\n", name, number, kib / 1024.0,
           100.0 * ((double)kib - *first_kib) / *first_kib);
}

/* Documents */

/* Each document is a file of its own, since a file that is already open would not be read again. */
static RoboDocument *
get_document (const Kind *kind)
{
  GtkWidget *page = window_drive_get_page (window, kind->page);

  if (page == NULL)
    return NULL;
  if (ROBO_IS_EDITOR_PAGE (page))
    return (RoboDocument *)robo_editor_page_get_document (ROBO_EDITOR_PAGE (page));
  if (ROBO_IS_RULE_SET_PAGE (page))
    return (RoboDocument *)robo_rule_set_page_get_document (ROBO_RULE_SET_PAGE (page));

  return (RoboDocument *)robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (page));
}

/* An arena from elsewhere is not opened without a question. */
static const char *
get_folder (const Kind *kind)
{
  static char *own;

  if (!g_str_equal (kind->page, "editor"))
    return folder;
  if (own == NULL)
    own = window_drive_dup_arenas ();
  g_mkdir_with_parents (own, 0700);

  return own;
}

static void
open_document (const Kind *kind,
               guint       number)
{
  g_autofree char *source = g_build_filename (robo_paths_get_data_dir (), kind->folder, kind->file, NULL);
  g_autofree char *name = g_strdup_printf ("%u-%s", number, kind->file);
  g_autofree char *path = g_build_filename (get_folder (kind), name, NULL);
  g_autofree char *text = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (source, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)length, NULL));
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (window_drive_is_shown (window, kind->page) && get_document (kind) != NULL);
  ui_drive_settle (window);
  gtk_widget_activate_action (window_drive_get_page (window, kind->page), "document.leave", NULL);
  ui_drive_until (!window_drive_is_shown (window, kind->page));
  window_drive_go_to (window, "start");
  g_unlink (path);
}

static void
run_documents (const Kind *kind,
               guint       n_documents)
{
  guint first_kib = 0;

  for (guint i = 1; i <= n_documents; i++)
    {
      open_document (kind, i);
      report (kind->folder, i, &first_kib);
    }
}

/* Games and puzzles */

static void
open_game (guint number)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", number);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autofree char *name = g_strdup_printf ("%u" ROBO_MATCH_SUFFIX, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  robo_match_start (match);
  test_match_play (match, 2);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, path, NULL));
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (window_drive_is_shown (window, "game"));
  ui_drive_settle (window);
  window_drive_go_to (window, "start");
  g_unlink (path);
}

static void
run_games (guint n_games)
{
  guint first_kib = 0;

  for (guint i = 1; i <= n_games; i++)
    {
      open_game (i);
      report ("games", i, &first_kib);
    }
}

/* Writes the puzzle and returns its path. */
static char *
write_puzzle (void)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "puzzle", "token.xml", NULL);
  char            *path = g_build_filename (folder, "token.puzzle.xml", NULL);
  g_autofree char *text = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (source, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)length, NULL));

  return path;
}

static void
open_puzzle (const char *path)
{
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (window_drive_is_shown (window, "puzzle"));
  window_drive_go_to (window, "start");
}

static void
run_puzzles (guint n_puzzles)
{
  g_autofree char *path = write_puzzle ();
  guint            first_kib = 0;

  for (guint i = 1; i <= n_puzzles; i++)
    {
      open_puzzle (path);
      report ("puzzles", i, &first_kib);
    }
  g_unlink (path);
}

/* All kinds in turn */
static void
run_mixed (guint n_mixed)
{
  g_autofree char *path = write_puzzle ();
  guint            first_kib = 0;

  for (guint i = 1; i <= n_mixed; i++)
    {
      guint turn = i % (G_N_ELEMENTS (kinds) + 2);

      if (turn < G_N_ELEMENTS (kinds))
        open_document (&kinds[turn], i);
      else if (turn == G_N_ELEMENTS (kinds))
        open_game (i);
      else
        open_puzzle (path);
      report ("mixed", i, &first_kib);
    }
  g_unlink (path);
}

static guint
get_number (int    argc,
            char **argv,
            int    index,
            guint  standard)
{
  return argc > index ? (guint)strtoul (argv[index], NULL, 10) : standard;
}

int
main (int    argc,
      char **argv)
{
  GtkApplication *app;

  ui_test_init (&argc, &argv);
  app = window_drive_start ();
  g_application_hold (G_APPLICATION (app));
  folder = g_dir_make_tmp ("robo-memory-XXXXXX", NULL);
  window = window_drive_open (app);

  /* Pages that are prepared in idle time must not count as memory that a document has left. */
  open_game (0);
  window_drive_go_to (window, "new-game");
  window_drive_go_to (window, "start");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    run_documents (&kinds[i], get_number (argc, argv, 1, 200));
  run_games (get_number (argc, argv, 2, 200));
  run_puzzles (get_number (argc, argv, 3, 1000));
  run_mixed (get_number (argc, argv, 4, 500));
  g_rmdir (folder);
  g_free (folder);

  return 0;
}
