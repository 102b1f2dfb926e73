// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how costs grow with the size of a subject: not a test.
//
// Usage: _build/tests/bench-growth [SUBJECT...]
//
// Prints for each size the milliseconds of the processor and the memory that stays in use, and below them how both
// grow: 1.0 is linear, 2.0 is quadratic.
#include "config.h"

#include <malloc.h>
#include <math.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "documents/robo-arena-document.h"
#include "engine/robo-cards.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"
#include "files/match/robo-match-file.h"
#include "files/scenario/robo-outcome.h"
#include "match/robo-game-folder.h"
#include "match/robo-game-index.h"
#include "match/robo-match-private.h"
#include "tests/bench-times.h"
#include "tests/match/model-test.h"
#include "tests/remove-folder.h"

#define MOST_SIZES 6
/* A larger exponent than this is reported. Short times are never exact. */
#define LINEAR 1.2

static double
get_memory_kib (void)
{
  return (double)mallinfo2 ().uordblks / 1024;
}

/* Holds a measurement, which is begun and ended around the work, so that making its input does not count. `kept` is
 * data that must stay in memory until it is measured, and is freed by `free`. */
typedef struct
{
  double   ms;
  double   kib;
  gpointer kept;
  void (*free) (gpointer kept);
} Cost;

static void
begin (Cost *cost)
{
  cost->kib = get_memory_kib ();
  cost->ms = bench_get_process_ms ();
}

static void
end (Cost    *cost,
     gpointer kept,
     void (*free) (gpointer kept))
{
  cost->ms = bench_get_process_ms () - cost->ms;
  cost->kib = get_memory_kib () - cost->kib;
  cost->kept = kept;
  cost->free = free;
}

/* Arenas: every space is floor with a wall on its east side and a caution line */

static char *
make_arena (guint columns,
            guint rows,
            guint number)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          "<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"a%u\" columns=\"%u\" rows=\"%u\">"
                          "<name>A%u</name><terrain>",
                          number, columns, rows, number);
  for (guint row = 0; row < rows; row++)
    {
      g_autofree char *floors = g_strnfill (columns, '.');

      g_string_append_printf (text, "<row>%s</row>", floors);
    }
  g_string_append (text, "</terrain><features><vp at=\"2,2\" number=\"1\"/>"
                         "<start at=\"1,3\" side=\"w\" arrow=\"e\"/><start at=\"3,1\" side=\"n\" arrow=\"s\"/>");
  for (guint row = 1; row <= rows; row++)
    for (guint column = 1; column < columns; column += 2)
      g_string_append_printf (text, "<energy-wall at=\"%u,%u\" side=\"e\"/>", column, row);
  g_string_append (text, "</features></arena>");

  return g_string_free (text, FALSE);
}

static void
run_arena (guint size,
           Cost *cost)
{
  const guint      side = (guint)lround (sqrt (size));
  g_autofree char *text = make_arena (side, side, 0);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboArena *arena = NULL;

  begin (cost);
  for (guint i = 0; i < 50; i++)
    {
      robo_arena_unref (arena);
      arena = robo_arena_load_memory (text, strlen (text), problems);
      robo_board_free (robo_board_new (robo_arena_get_plan (arena)));
    }
  end (cost, arena, (void (*) (gpointer))robo_arena_unref);
}

/* Libraries */

static void
run_library (guint size,
             Cost *cost)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-growth-XXXXXX", NULL);
  RoboLibrary     *library;

  for (guint i = 0; i < size; i++)
    {
      g_autofree char *name = g_strdup_printf ("a%u.arena.xml", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = make_arena (9, 9, i);
      FILE            *file = g_fopen (path, "w");

      fputs (text, file);
      fclose (file);
    }

  begin (cost);
  library = robo_library_new_for_folders (folder, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (robo_library_get_arenas (library)), ==, size);
  for (guint i = 0; i < size; i++)
    {
      g_autoptr (RoboLibraryArena) arena = g_list_model_get_item (robo_library_get_arenas (library), i);

      g_assert_nonnull (robo_library_arena_get_arena (arena));
    }
  end (cost, library, g_object_unref);
  test_remove_folder (folder);
}

/* Games */

/* These games have no winner: there are no tokens, and robots are destroyed only by falls. */
static RoboMatch *
play (guint n_rounds)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", 11);
  RoboMatch *match;

  test_setup_add_modules (setup);
  setup->rules.vp_goal = 255;
  setup->rules.vp_tokens_max = 0;
  setup->rules.damage_limit = 250;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, n_rounds);

  return match;
}

static void
run_log (guint size,
         Cost *cost)
{
  RoboMatch *match;

  begin (cost);
  match = play (size);
  for (guint i = 0; i < g_list_model_get_n_items (robo_match_get_log (match)); i++)
    g_object_unref (g_list_model_get_object (robo_match_get_log (match), i));
  end (cost, match, g_object_unref);
}

static void
run_match (guint size,
           Cost *cost)
{
  g_autoptr (RoboMatch) match = play (size);
  g_autoptr (RoboMatchFile) file = robo_match_dup_file (match);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes));
  RoboMatchFile *loaded;

  /* These values are not allowed in files. The file is read, not replayed. */
  g_string_replace (text, "vp-goal=\"255\"", "vp-goal=\"9\"", 1);
  g_string_replace (text, "vp-tokens-max=\"0\"", "vp-tokens-max=\"9\"", 1);
  g_string_replace (text, "damage-limit=\"250\"", "damage-limit=\"9\"", 1);
  begin (cost);
  loaded = robo_match_file_load_memory (text->str, text->len, problems);
  g_assert_nonnull (loaded);
  end (cost, loaded, (void (*) (gpointer))robo_match_file_free);
}

/* The list of saved games, of which the index knows all files */

static void
run_games (guint size,
           Cost *cost)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-growth-XXXXXX", NULL);
  g_autofree char *index_path = robo_game_index_dup_path (folder);
  g_autoptr (RoboMatch) match = play (5);
  g_autoptr (RoboGameIndex) index = robo_game_index_load (folder);
  g_autoptr (RoboSavedGame) game = NULL;
  g_autofree char *record = NULL;
  RoboGameListing *listing = robo_game_listing_new (folder);
  GPtrArray       *games;
  gint64           begin_us;

  game = robo_saved_game_new ("", 0, robo_match_get_setup (match), robo_game_get_state (robo_match_get_game (match)),
                              FALSE);
  record = robo_saved_game_dup_record (game);
  for (guint i = 0; i < size; i++)
    {
      g_autofree char *name = g_strdup_printf ("2026-11-29-120000-%04x-%u" ROBO_MATCH_SUFFIX, i, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents_full (path, "x", 1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      g_assert_cmpint (g_utime (path, &(struct utimbuf){ 1700000000 + i, 1700000000 + i }), ==, 0);
      robo_game_index_set (index, name, &(RoboGameStamp){ (gint64)(1700000000 + i) * G_USEC_PER_SEC, 1 }, record);
    }
  robo_game_index_save (index);

  begin (cost);
  begin_us = g_get_monotonic_time ();
  games = robo_game_listing_read (listing, 0, NULL);
  g_print ("  %7u %10.1f ms by the clock\n", size, (double)(g_get_monotonic_time () - begin_us) / 1000);
  end (cost, games, (void (*) (gpointer))g_ptr_array_unref);
  g_assert_true (robo_game_listing_is_complete (listing));
  g_assert_cmpuint (games->len, ==, size);
  robo_game_listing_free (listing);
  g_unlink (index_path);
  test_remove_folder (folder);
}

/* Undo */

static void
run_undo (guint size,
          Cost *cost)
{
  g_autofree char *text = make_arena (9, 9, 0);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_memory (text, strlen (text), problems);
  RoboArenaDocument *document = robo_arena_document_new ();
  RoboPlan           plan = *robo_arena_get_plan (arena);

  robo_document_start (ROBO_DOCUMENT (document), arena);
  begin (cost);
  for (guint i = 0; i < size; i++)
    {
      plan.workshop[40 + i % 20] = !plan.workshop[40 + i % 20];
      robo_arena_document_edit_plan (document, "Workshop", &plan);
    }
  while (robo_history_undo (robo_document_get_history (ROBO_DOCUMENT (document))))
    ;
  end (cost, document, g_object_unref);
}

/* Cards */

static void
run_modules (guint size,
             Cost *cost)
{
  g_autoptr (GString) text = g_string_new ("<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"many\">");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModuleSet *set = NULL;

  for (guint i = 0; i < size; i++)
    g_string_append_printf (text,
                            "<module id=\"m%u\" colour=\"red\"><name>M%u</name>"
                            "<die colour=\"red\" min=\"1\" max=\"3\"/>"
                            "<effect when=\"fire\" target=\"cross\" action=\"shoot\" amount=\"1\"/></module>",
                            i, i);
  g_string_append (text, "</modules>");

  begin (cost);
  for (guint i = 0; i < 50; i++)
    {
      robo_module_set_unref (set);
      set = robo_module_set_load_memory (text->str, text->len, problems);
      g_assert_nonnull (set);
    }
  end (cost, set, (void (*) (gpointer))robo_module_set_unref);
}

/* Scenarios */

static gboolean
resolve_cb (const RoboScenarioItem *item,
            gpointer                data)
{
  g_assert_nonnull (item->scenario);
  robo_outcome_free (robo_outcome_new (item->scenario, item->problems));

  return TRUE;
}

static void
run_scenarios (guint size,
               Cost *cost)
{
  GString *text = g_string_new ("<scenarios xmlns=\"urn:x-robodrome:scenario:1\">");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  gboolean is_good;

  for (guint i = 0; i < size; i++)
    g_string_append_printf (text,
                            "<scenario id=\"s%u\"><arena xmlns=\"urn:x-robodrome:arena:1\" "
                            "id=\"a\" columns=\"5\" rows=\"5\">"
                            "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
                            "<row>.....</row></terrain>"
                            "<features><vp at=\"1,1\" number=\"1\"/></features></arena><robots>"
                            "<robot seat=\"1\" side=\"s\" kind=\"operator\" number=\"1\" at=\"2,5\">"
                            "<die unit=\"1\" colour=\"blue\" value=\"3\" key=\"n\"/></robot>"
                            "<robot seat=\"2\" side=\"e\" kind=\"operator\" number=\"2\" at=\"5,1\"/>"
                            "</robots></scenario>",
                            i);
  g_string_append (text, "</scenarios>");
  bytes = g_string_free_to_bytes (text);

  begin (cost);
  is_good = robo_scenario_read_each (bytes, resolve_cb, NULL, problems);
  end (cost, NULL, NULL);
  g_assert_true (is_good);
}

static const struct
{
  const char *name;
  const char *unit;
  guint       sizes[MOST_SIZES];
  void (*run) (guint size,
               Cost *cost);
} subjects[] = {
  { "arena", "spaces, read fifty times", { 25, 49, 81, 121, 169, 225 }, run_arena },
  { "library", "arenas in a folder", { 50, 200, 500, 1000, 2000, 5000 }, run_library },
  { "log", "rounds played and told", { 50, 100, 250, 500, 1000, 2000 }, run_log },
  { "match", "rounds in a file, read", { 50, 100, 250, 500, 1000 }, run_match },
  { "games", "saved games in the index, listed", { 100, 300, 1000, 3000, 10000 }, run_games },
  { "undo", "edits, made and undone", { 100, 300, 1000, 3000, 10000 }, run_undo },
  { "modules", "cards in a set, read fifty times", { 10, 25, 50, 100, ROBO_MAX_CARDS }, run_modules },
  { "scenarios", "scenarios in a file, resolved", { 100, 1000, 10000, 30000, 100000 }, run_scenarios },
};

/* Returns the slope of the line through the larger half of the sizes in a log-log plot, since fixed costs
 * dominate the small ones. */
static double
fit_exponent (const guint  *sizes,
              const double *costs,
              guint         n)
{
  const guint  first = n / 2 - 1;
  double       sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;
  const double count = n - first;

  for (guint i = first; i < n; i++)
    {
      double x = log (sizes[i]), y = log (MAX (costs[i], 1e-3));

      sum_x += x;
      sum_y += y;
      sum_xx += x * x;
      sum_xy += x * y;
    }

  return (count * sum_xy - sum_x * sum_y) / (count * sum_xx - sum_x * sum_x);
}

static void
measure (guint index)
{
  double ms[MOST_SIZES];
  double kib[MOST_SIZES];
  guint  n = 0;
  double exponent;

  g_print ("%s (%s)\n", subjects[index].name, subjects[index].unit);
  for (; n < MOST_SIZES && subjects[index].sizes[n] > 0; n++)
    {
      Cost cost = { 0 };

      subjects[index].run (subjects[index].sizes[n], &cost);
      ms[n] = cost.ms;
      kib[n] = cost.kib;
      g_print ("  %7u %10.1f ms %10.0f KiB\n", subjects[index].sizes[n], ms[n], kib[n]);
      if (cost.free != NULL)
        cost.free (cost.kept);
    }

  exponent = fit_exponent (subjects[index].sizes, ms, n);
  g_print ("  time grows with the power %.2f, memory with %.2f%s\n",
           exponent, fit_exponent (subjects[index].sizes, kib, n),
           exponent > LINEAR ? ": worse than linear" : "");
}

int
main (int   argc,
      char *argv[])
{
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      if (argc < 2 || g_strv_contains ((const char *const *)argv + 1, subjects[i].name))
        measure (i);
    }

  return 0;
}
