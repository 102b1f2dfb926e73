// SPDX-License-Identifier: GPL-3.0-or-later
// Tests arenas as files: reading, checking, writing (R1, formats.md).
#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-problems.h"
#include "files/arena/robo-arena.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string.h>

#include <glib/gstdio.h>
#include <libxml/tree.h>

/* The arena has 7 columns and 5 rows, and no symmetry; `at (4, 2)` is 4|2. */
#define COLUMNS 7

static const char lopsided[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<arena xmlns=\"urn:x-robodrome:arena:1\" xmlns:x=\"urn:x-other\" id=\"lopsided\" columns=\"7\" rows=\"5\" "
  "theme=\"marble\" x:mood=\"good\">\n"
  "  <name>Lopsided</name>\n"
  "  <name xml:lang=\"de\">Schief</name>\n"
  "  <name xml:lang=\"pt-BR\">Torta</name>\n"
  "  <description>One\n     sentence.</description>\n"
  "  <author>Nobody</author>\n"
  "  <license>CC-BY-SA-4.0</license>\n"
  "  <x:note><x:row>kept</x:row></x:note>\n"
  "  <terrain>\n"
  "    <row>#......</row>\n"
  "    <row>.o.....</row>\n"
  "    <row>.....~.</row>\n"
  "    <row> ....... </row>\n"
  "    <row>......#</row>\n"
  "  </terrain>\n"
  "  <features>\n"
  "    <vp at=\"5,2\" number=\"3\"/>\n"
  "    <workshop at=\"3,3\"/>\n"
  "    <high-voltage at=\"3,3\"/>\n"
  "    <high-voltage at=\"1,4\"/>\n"
  "    <start at=\"4,5\" side=\"s\" arrow=\"n\"/>\n"
  "    <start at=\"7,2\" side=\"e\" arrow=\"s\"/>\n"
  "    <start at=\"2,5\" side=\"s\" arrow=\"e\"/>\n"
  "    <energy-wall at=\"4,4\" side=\"e\"/>\n"
  "    <energy-wall at=\"3,2\" side=\"n\"/>\n"
  "    <lightning-barrier at=\"6,1\" side=\"w\"/>\n"
  "    <caution at=\"2,1\" side=\"s\" turn=\"w\"/>\n"
  "    <caution at=\"3,2\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"2,3\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"1,2\" side=\"e\" turn=\"n\"/>\n"
  "    <caution at=\"6,2\" side=\"s\" turn=\"w\"/>\n"
  "    <caution at=\"7,3\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"6,4\" side=\"n\" turn=\"w\"/>\n"
  "    <caution at=\"5,3\" side=\"e\" turn=\"s\"/>\n"
  "    <caution at=\"4,1\" side=\"n\" turn=\"w\"/>\n"
  "    <caution at=\"5,1\" side=\"n\" turn=\"w\"/>\n"
  "    <caution at=\"3,2\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"7,2\" side=\"e\" turn=\"s\"/>\n"
  "    <caution at=\"5,5\" side=\"s\" turn=\"w\"/>\n"
  "    <caution at=\"2,1\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"7,4\" side=\"s\" turn=\"w\"/>\n"
  "    <caution at=\"1,5\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"2,1\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"1,2\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"5,4\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"7,1\" side=\"e\" turn=\"s\"/>\n"
  "    <x:thing/>\n"
  "  </features>\n"
  "</arena>\n";

static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

static RoboArena *
load (const char   *text,
      RoboProblems *problems)
{
  return robo_arena_load_memory (text, strlen (text), problems);
}

static void
assert_no_problems (const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      g_autofree char *text = robo_problems_dup_text (problems, i);

      g_test_message ("%s", text);
    }
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

static void
test_read (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  const RoboPlan *plan;

  assert_no_problems (problems);
  g_assert_cmpstr (robo_arena_get_id (arena), ==, "lopsided");
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Lopsided");
  g_assert_cmpstr (robo_arena_get_description (arena), ==, "One sentence.");
  g_assert_cmpstr (robo_arena_get_author (arena), ==, "Nobody");
  g_assert_cmpstr (robo_arena_get_license (arena), ==, "CC-BY-SA-4.0");
  g_assert_cmpint (robo_arena_get_plan (arena)->theme, ==, ROBO_THEME_MARBLE);

  plan = robo_arena_get_plan (arena);
  g_assert_cmpuint (plan->columns, ==, 7);
  g_assert_cmpuint (plan->rows, ==, 5);
  g_assert_cmpuint (plan->terrain[at (1, 1)], ==, ROBO_TERRAIN_SOLID);
  g_assert_cmpuint (plan->terrain[at (2, 2)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (plan->terrain[at (6, 3)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (plan->terrain[at (7, 5)], ==, ROBO_TERRAIN_SOLID);
  g_assert_cmpuint (plan->terrain[at (7, 1)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (plan->vp[at (5, 2)], ==, 3);
  g_assert_true (plan->workshop[at (3, 3)]);
  g_assert_true (plan->high_voltage[at (3, 3)]);
  g_assert_true (plan->high_voltage[at (1, 4)]);
  g_assert_cmpuint (robo_plan_get_edge (plan, at (5, 4), ROBO_DIR_W), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (plan, at (3, 1), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpuint (robo_plan_get_edge (plan, at (5, 1), ROBO_DIR_E), ==, ROBO_EDGE_BARRIER);
  g_assert_cmpuint (plan->caution[at (2, 1)][ROBO_DIR_S / 2], ==, 1 + ROBO_DIR_W);

  /* The starts are in the order of the file (R4.5). */
  g_assert_cmpuint (plan->n_starts, ==, 3);
  g_assert_cmpuint (plan->starts[1].space, ==, at (7, 2));
  g_assert_cmpuint (plan->starts[1].side, ==, ROBO_DIR_E);
  g_assert_cmpuint (plan->starts[1].arrow, ==, ROBO_DIR_S);
  g_assert_cmpuint (plan->starts[2].space, ==, at (2, 5));
}

static void
test_languages (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  g_autofree char *language = g_strdup (g_getenv ("LANGUAGE"));

  g_setenv ("LANGUAGE", "de", TRUE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Schief");
  g_setenv ("LANGUAGE", "pt_BR:de", TRUE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Torta");
  g_setenv ("LANGUAGE", "en:de", TRUE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Lopsided");
  g_setenv ("LANGUAGE", "fr", TRUE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Lopsided");
  g_setenv ("LANGUAGE", language, TRUE);
}

static void
test_write_plan (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  g_autoptr (RoboArena) made = robo_arena_new ("made", robo_arena_get_plan (arena));
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (made);
  g_autoptr (RoboArena) again = NULL;

  again = robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_assert_nonnull (again);
  g_assert_cmpstr (robo_arena_get_id (again), ==, "made");
  g_assert_cmpstr (robo_arena_get_name (again), ==, "made");
  g_assert_cmpstr (robo_arena_get_description (again), ==, "");
  g_assert_cmpmem (robo_arena_get_plan (again), sizeof (RoboPlan), robo_arena_get_plan (arena), sizeof (RoboPlan));

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_NO_NAME));
  g_assert_false (robo_problems_has_errors (problems));
}

static void
test_save (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  g_autoptr (GError) error = NULL;
  g_autofree char *dir = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "lopsided.arena.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (robo_arena_save_file (arena, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, lopsided);

  g_unlink (path);
  g_rmdir (dir);
  g_assert_false (robo_arena_save_file (arena, path, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
}

/* An arena within another document has to be well formed only, and the lines of its problems are those of the
 * document. */
static void
test_node (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  xmlNode *node = robo_arena_to_node (arena);
  g_autoptr (RoboArena) again = robo_arena_load_node (node, problems);

  assert_no_problems (problems);
  g_assert_cmpstr (robo_arena_get_name (again), ==, "Lopsided");
  g_assert_cmpmem (robo_arena_get_plan (again), sizeof (RoboPlan), robo_arena_get_plan (arena), sizeof (RoboPlan));
  xmlFreeNode (node);
}

/* Checking */

/* Creates a playable plan, which the tests then break. */
static RoboPlan
plan_new (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = 5 };

  plan.vp[at (5, 2)] = 3;
  plan.starts[plan.n_starts++] = (RoboStart){ at (4, 5), ROBO_DIR_S, ROBO_DIR_N };
  plan.starts[plan.n_starts++] = (RoboStart){ at (7, 2), ROBO_DIR_E, ROBO_DIR_W };

  return plan;
}

/* Expects exactly one problem, at a space if the problem has one. Ignores KillBots that fall into the pits of a test,
 * or get stuck at its walls. */
static void
assert_problem (const RoboPlan *plan,
                RoboProblemCode code,
                guint           space)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean           is_good = robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  const RoboProblem *problem = NULL;
  guint              n = 0;

  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      if (robo_problems_get (problems, i)->code == ROBO_PROBLEM_KILLBOT_FALLS ||
          robo_problems_get (problems, i)->code == ROBO_PROBLEM_KILLBOT_STUCK)
        continue;
      problem = robo_problems_get (problems, i);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (problem->code->id, ==, code->id);
  g_assert_cmpuint (problem->place, ==, space);
  g_assert_cmpint (is_good, ==, code->severity == ROBO_SEVERITY_WARNING);
}

static void
test_check_good (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPlan plan = plan_new ();

  /* KillBots turn at the border. */
  for (guint space = 0; space < (guint)plan.columns * plan.rows; space++)
    for (guint i = 0; i < 4; i++)
      if (robo_plan_get_neighbour (&plan, space, i * 2) == ROBO_NO_SPACE)
        plan.caution[space][i] = (guint8)(1 + robo_dir_turn (i * 2, 2));

  g_assert_true (robo_arena_check (&plan, ROBO_ARENA_PLAYABLE, problems));
  assert_no_problems (problems);
}

static void
test_check_vp_twice (void)
{
  RoboPlan plan = plan_new ();

  plan.vp[at (6, 4)] = 3;
  assert_problem (&plan, ROBO_PROBLEM_VP_TWICE, at (6, 4));
}

static void
test_check_space_taken (void)
{
  RoboPlan plan = plan_new ();

  plan.workshop[at (5, 2)] = TRUE;
  assert_problem (&plan, ROBO_PROBLEM_SPACE_TAKEN, at (5, 2));
}

static void
test_check_caution_turn (void)
{
  RoboPlan plan = plan_new ();

  plan.caution[at (2, 2)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_W;
  assert_problem (&plan, ROBO_PROBLEM_CAUTION_TURN, at (2, 2));
}

static void
test_check_starts (void)
{
  RoboPlan plan = plan_new ();

  plan.starts[1].side = ROBO_DIR_S;
  assert_problem (&plan, ROBO_PROBLEM_TOO_FEW_SIDES, ROBO_NO_SPACE);

  plan = plan_new ();
  plan.starts[0].arrow = ROBO_DIR_S;
  assert_problem (&plan, ROBO_PROBLEM_START_BLOCKED, at (4, 5));

  plan = plan_new ();
  plan.terrain[at (7, 2)] = ROBO_TERRAIN_PIT;
  assert_problem (&plan, ROBO_PROBLEM_NOT_ON_FLOOR, at (7, 2));
}

static void
surround (RoboPlan *plan,
          guint     space,
          RoboEdge  edge)
{
  for (guint side = 0; side < 8; side += 2)
    robo_plan_set_edge (plan, space, side, edge);
}

static void
test_check_ways (void)
{
  RoboPlan plan = plan_new ();

  surround (&plan, at (5, 2), ROBO_EDGE_WALL);
  assert_problem (&plan, ROBO_PROBLEM_UNREACHABLE, at (5, 2));

  surround (&plan, at (5, 2), ROBO_EDGE_BARRIER);
  assert_problem (&plan, ROBO_PROBLEM_ONLY_THROUGH_BARRIERS, at (5, 2));

  robo_plan_set_edge (&plan, at (5, 2), ROBO_DIR_N, ROBO_EDGE_OPEN);
  plan.terrain[at (4, 1)] = ROBO_TERRAIN_PIT;
  plan.terrain[at (6, 1)] = ROBO_TERRAIN_WATER;
  assert_problem (&plan, ROBO_PROBLEM_ONLY_THROUGH_BARRIERS, at (5, 2));

  plan = plan_new ();
  plan.workshop[at (1, 1)] = TRUE;
  surround (&plan, at (1, 1), ROBO_EDGE_WALL);
  assert_problem (&plan, ROBO_PROBLEM_WORKSHOP_UNREACHABLE, at (1, 1));
}

static void
test_check_edges (void)
{
  RoboPlan plan = plan_new ();

  plan.terrain[at (2, 3)] = ROBO_TERRAIN_SOLID;
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_W, ROBO_EDGE_BARRIER);
  assert_problem (&plan, ROBO_PROBLEM_EDGE_AT_SOLID, at (1, 3));
}

/* A position needs no VP spaces or starting spaces, unlike an arena for a game. */
static void
test_check_well_formed (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPlan plan = { .columns = COLUMNS, .rows = 5 };

  g_assert_true (robo_arena_check (&plan, ROBO_ARENA_WELL_FORMED, problems));
  assert_no_problems (problems);
  g_assert_false (robo_arena_check (&plan, ROBO_ARENA_PLAYABLE, problems));
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_NO_VP));
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_TOO_FEW_SIDES));
}

/* An editor cuts texts to the lengths of titles, whatever the file has. */
static void
test_salvage_limits (void)
{
  g_autoptr (GString) text = g_string_new ("<arena xmlns='urn:x-robodrome:arena:1' columns='5' rows='5' id='");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboArena) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *letters = g_strnfill (200000, 'W');
  gboolean         is_complete;

  g_string_append_printf (text, "%s'><name>%s</name><name xml:lang='de'>Kurz</name><description>%s</description>",
                          letters, letters, letters);
  g_string_append_printf (text, "<author>%s</author><terrain>", letters);
  for (guint i = 0; i < 5; i++)
    g_string_append (text, "<row>.....</row>");
  g_string_append (text, "</terrain></arena>");

  arena = robo_arena_open_memory (text->str, text->len, problems, &is_complete);
  g_assert_nonnull (arena);
  g_assert_false (is_complete);
  g_assert_cmpstr (robo_arena_get_id (arena), ==, "arena");
  g_assert_cmpuint (strlen (robo_arena_get_name (arena)), ==, 100);
  g_assert_cmpuint (strlen (robo_arena_get_author (arena)), ==, 100);

  bytes = robo_arena_to_bytes (arena);
  read = robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), again, &is_complete);
  g_assert_nonnull (read);
  g_assert_true (is_complete);
}

/* The recommended rules are an id, which need not exist. Anything else is no recommendation. */
static void
test_rules (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (lopsided, problems);
  g_autoptr (RoboArena) with = robo_arena_with_rules (arena, "long-evening_2");
  g_autoptr (RoboArena) without = robo_arena_with_rules (with, "");
  g_autoptr (RoboArena) odd = robo_arena_with_rules (arena, "../rules");
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (with);
  g_autoptr (GBytes) old_bytes = robo_arena_to_bytes (without);
  g_autoptr (RoboArena) read = robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), again);

  g_assert_cmpstr (robo_arena_get_rules (arena), ==, "");
  g_assert_cmpstr (robo_arena_get_rules (with), ==, "long-evening_2");
  g_assert_cmpstr (robo_arena_get_rules (odd), ==, "");
  g_assert_false (robo_arena_equal (arena, with));
  g_assert_true (robo_arena_equal (arena, without));
  assert_no_problems (again);
  g_assert_cmpstr (robo_arena_get_rules (read), ==, "long-evening_2");
  g_assert_cmpmem (g_bytes_get_data (old_bytes, NULL), g_bytes_get_size (old_bytes), lopsided, strlen (lopsided));
}

/* Returns the bytes that this program has allocated; 0 if the number is unknown, such as under a sanitizer. */
static gsize
count_bytes (void)
{
#ifdef __GLIBC__
  return mallinfo2 ().uordblks;
#else
  return 0;
#endif
}

/* A library of thousands is in memory at once, so an arena must not take much more than its file: an earlier
 * version kept each XML tree, 80 kB. */
static void
test_memory (void)
{
  const guint      n_arenas = 1000;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "arenas", "twin-cities.arena.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) arenas = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  gsize length, before, each;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  before = count_bytes ();
  if (before == 0)
    {
      g_test_skip ("Memory cannot be counted here");
      return;
    }
  for (guint i = 0; i < n_arenas; i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      g_ptr_array_add (arenas, robo_arena_load_memory (text, length, problems));
      g_assert_nonnull (arenas->pdata[i]);
    }
  each = (count_bytes () - before) / n_arenas;
  g_test_message ("A file of %" G_GSIZE_FORMAT " bytes takes %" G_GSIZE_FORMAT " bytes", length, each);
  g_assert_cmpuint (each, <, length + 6 * 1024);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/arena/arena/R1/features-and-starts/are-read-at-their-spaces", test_read);
  g_test_add_func ("/files/arena/arena/language-of-the-user/decides-which-name-is-shown", test_languages);
  g_test_add_func ("/files/arena/arena/new-plan/is-read-back", test_write_plan);
  g_test_add_func ("/files/arena/arena/saved-file/has-the-same-bytes-and-a-missing-folder-gives-an-error", test_save);
  g_test_add_func ("/files/arena/arena/arena-as-an-element/is-read-back", test_node);
  g_test_add_func ("/files/arena/arena/long-texts/are-cut-when-opened", test_salvage_limits);
  g_test_add_func ("/files/arena/arena/thousand-arenas/need-little-memory", test_memory);
  g_test_add_func ("/files/arena/arena-check/good-arena/has-no-problems", test_check_good);
  g_test_add_func ("/files/arena/arena-check/R1.4/vp-number-twice-is-an-error", test_check_vp_twice);
  g_test_add_func ("/files/arena/arena-check/R1.4/two-features-on-a-space-are-an-error", test_check_space_taken);
  g_test_add_func ("/files/arena/arena-check/R1.5/caution-line-with-an-impossible-turn-is-an-error",
                   test_check_caution_turn);
  g_test_add_func ("/files/arena/arena-check/R1.4/too-few-sides-or-blocked-starts-are-errors", test_check_starts);
  g_test_add_func ("/files/arena/arena-check/unreachable-spaces/are-reported", test_check_ways);
  g_test_add_func ("/files/arena/arena-check/edge-at-an-arena-wall/is-reported", test_check_edges);
  g_test_add_func ("/files/arena/arena-check/well-formed-position/needs-no-vp-spaces-or-starts",
                   test_check_well_formed);

  g_test_add_func ("/files/arena/arena/recommended-rules/are-an-id-that-need-not-exist", test_rules);

  return g_test_run ();
}
