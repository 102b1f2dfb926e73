// SPDX-License-Identifier: GPL-3.0-or-later
// Tests edits of arenas and the resulting files: unchanged parts stay as they are written.
#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-killbot.h"
#include "files/arena/robo-arena-problems.h"
#include "files/arena/robo-arena-repair.h"
#include "files/arena/robo-arena.h"
#include "files/xml/robo-paths.h"

#include <string.h>

/* This file is like a handwritten file: 6 columns, 5 rows, comments, and contents of other programs everywhere. */
static const char handmade[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<!-- mine -->\n"
  "<arena xmlns=\"urn:x-robodrome:arena:1\" xmlns:x=\"urn:other\" rows=\"5\" id=\"hand\" columns=\"6\" x:tool=\"1\">\n"
  "  <name>Hand &amp; made</name> <!-- the name -->\n"
  "  <name xml:lang=\"de\" x:by=\"me\">Von <x:b/>Hand</name>\n"
  "  <x:note>kept</x:note>\n"
  "  <license>CC0</license>\n"
  "  <terrain x:t=\"t\">\n"
  "    <row>......</row>\n"
  "    <row x:r=\"r\"> .#.... </row>\n"
  "    <row>......</row> <!-- the middle -->\n"
  "    <row>....o.</row>\n"
  "    <row>......</row>\n"
  "  </terrain>\n"
  "\n"
  "  <features>\n"
  "    <!-- numbers -->\n"
  "    <vp at=\"3,2\" number=\"2\" x:v=\"v\"/> <!-- the two -->\n"
  "    <vp number=\"1\" at=\"6,1\"><x:deep>er</x:deep></vp>\n"
  "\n"
  "    <start at=\"1,3\" side=\"w\" arrow=\"e\"/><start at=\"6,3\" side=\"e\" arrow=\"w\"/>\n"
  "    <energy-wall at=\"3,2\" side=\"w\"/>\n"
  "    <x:free x:at=\"1,1\"/>\n"
  "    <lightning-barrier at=\"3,3\" side=\"n\"/>\n"
  "    <caution at=\"5,3\" side=\"s\" turn=\"e\"/>\n"
  "    <caution at=\"4,4\" side=\"e\" turn=\"n\"/>\n"
  "    <caution at=\"6,4\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"5,5\" side=\"n\" turn=\"e\"/>\n"
  "  </features>\n"
  "</arena>\n"
  "<!-- end -->\n";

static RoboArena *
load (const char *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboArena *arena = robo_arena_load_memory (text, strlen (text), problems);

  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("%s", robo_problems_get (problems, i)->sentence);
  g_assert_nonnull (arena);

  return arena;
}

static char *
dup_text (const RoboArena *arena)
{
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (arena);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Checks that the file differs only in that `after` replaces `before`. */
static void
assert_changed (const RoboArena *arena,
                const char      *before,
                const char      *after)
{
  g_autofree char *text = dup_text (arena);
  GString         *expected = g_string_new (handmade);
  guint            n = g_string_replace (expected, before, after, 0);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (text, ==, expected->str);
  g_string_free (expected, TRUE);
}

/* Files */

static void
test_bundled (void)
{
  static const char *const names[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file = g_strconcat (names[i], ".arena.xml", NULL);
      g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "arenas", file, NULL);
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autoptr (RoboArena) arena = NULL;
      g_autoptr (RoboArena) same = NULL;

      g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
      arena = load (before);
      same = robo_arena_with_plan (arena, robo_arena_get_plan (arena));
      after = dup_text (same);
      g_assert_cmpstr (after, ==, before);
      g_assert_true (robo_arena_equal (arena, same));
    }
}

static void
test_texts (void)
{
  g_autoptr (RoboArena) arena = load (handmade);
  g_autoptr (RoboArena) name = robo_arena_with_name (arena, NULL, "A < B");
  g_autoptr (RoboArena) german = robo_arena_with_name (arena, "de", "Hände");
  g_autoptr (RoboArena) polish = robo_arena_with_name (arena, "pl", "Ręka");
  g_autoptr (RoboArena) none = robo_arena_with_name (arena, "de", "");
  g_autoptr (RoboArena) description = robo_arena_with_description (arena, "pt_BR", "Uma");
  g_autoptr (RoboArena) author = robo_arena_with_author (arena, "Me");
  g_autoptr (RoboArena) license = robo_arena_with_license (arena, "");
  g_autoptr (RoboArena) id = robo_arena_with_id (arena, "foot");

  assert_changed (name, "<name>Hand &amp; made</name>", "<name>A &lt; B</name>");
  assert_changed (german, "Von <x:b/>Hand", "Hände<x:b/>");
  assert_changed (polish, "Hand</name>\n", "Hand</name>\n  <name xml:lang=\"pl\">Ręka</name>\n");
  assert_changed (none, "  <name xml:lang=\"de\" x:by=\"me\">Von <x:b/>Hand</name>\n", "");
  assert_changed (description, "Hand</name>\n", "Hand</name>\n  <description xml:lang=\"pt-BR\">Uma</description>\n");
  assert_changed (author, "Hand</name>\n", "Hand</name>\n  <author>Me</author>\n");
  assert_changed (license, "  <license>CC0</license>\n", "");
  assert_changed (id, "id=\"hand\"", "id=\"foot\"");
}

/* Steel is the default theme. */
static void
test_theme (void)
{
  g_autoptr (RoboArena) arena = load (handmade);
  RoboPlan plan = *robo_arena_get_plan (arena);
  g_autoptr (RoboArena) night = NULL;
  g_autoptr (RoboArena) back = NULL;
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (arena);
  g_autoptr (GBytes) bytes_back = NULL;

  plan.theme = ROBO_THEME_NEON;
  night = robo_arena_with_plan (arena, &plan);
  assert_changed (night, "columns=\"6\" x:tool=\"1\"", "columns=\"6\" x:tool=\"1\" theme=\"neon\"");
  plan.theme = ROBO_THEME_STEEL;
  back = robo_arena_with_plan (night, &plan);
  bytes_back = robo_arena_to_bytes (back);
  g_assert_true (g_bytes_equal (bytes_back, bytes));
}

/* However long the typed texts are, the saved file can be read again. */
static void
test_long_texts (void)
{
  g_autofree char *letters = g_strnfill (5000, 'W');
  g_autoptr (RoboArena) arena = load (handmade);
  g_autoptr (RoboArena) name = robo_arena_with_name (arena, NULL, letters);
  g_autoptr (RoboArena) description = robo_arena_with_description (name, "de", letters);
  g_autoptr (RoboArena) author = robo_arena_with_author (description, letters);
  g_autoptr (RoboArena) license = robo_arena_with_license (author, letters);
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (license);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena)
    read = robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  g_assert_nonnull (read);
  g_assert_cmpuint (strlen (robo_arena_get_name_in (read, NULL)), ==, 100);
  g_assert_cmpuint (strlen (robo_arena_get_description_in (read, "de")), ==, 1000);
}

static void
test_languages (void)
{
  g_autoptr (RoboArena) arena = load (handmade);
  g_autoptr (RoboArena) more = robo_arena_with_description (arena, "pl", "Opis");
  g_auto (GStrv) languages = robo_arena_dup_languages (more);

  g_assert_cmpuint (g_strv_length (languages), ==, 2);
  g_assert_cmpstr (languages[0], ==, "de");
  g_assert_cmpstr (languages[1], ==, "pl");
  g_assert_cmpstr (robo_arena_get_name_in (more, "de"), ==, "Von Hand");
  g_assert_cmpstr (robo_arena_get_name_in (more, "pl"), ==, NULL);
  g_assert_cmpstr (robo_arena_get_description_in (more, "pl"), ==, "Opis");
  g_assert_false (robo_arena_equal (arena, more));
}

static guint
at (guint column,
    guint row)
{
  return (row - 1) * 6 + column - 1;
}

static void
assert_plan_changed (const RoboArena *arena,
                     const RoboPlan  *plan,
                     const char      *before,
                     const char      *after)
{
  g_autoptr (RoboArena) changed = robo_arena_with_plan (arena, plan);

  assert_changed (changed, before, after);
}

static void
test_features (void)
{
  g_autoptr (RoboArena) arena = load (handmade);
  RoboPlan plan = *robo_arena_get_plan (arena);

  plan.vp[at (3, 2)] = 4;
  assert_plan_changed (arena, &plan, "number=\"2\"", "number=\"4\"");

  plan = *robo_arena_get_plan (arena);
  plan.vp[at (6, 1)] = 0;
  assert_plan_changed (arena, &plan, "    <vp number=\"1\" at=\"6,1\"><x:deep>er</x:deep></vp>\n", "");

  plan = *robo_arena_get_plan (arena);
  plan.workshop[at (4, 2)] = TRUE;
  assert_plan_changed (arena, &plan, "<!-- the two -->\n", "<!-- the two -->\n    <workshop at=\"4,2\"/>\n");

  plan = *robo_arena_get_plan (arena);
  plan.terrain[at (6, 2)] = ROBO_TERRAIN_WATER;
  assert_plan_changed (arena, &plan, "<row x:r=\"r\"> .#.... </row>", "<row x:r=\"r\">.#...~</row>");

  plan = *robo_arena_get_plan (arena);
  plan.starts[0].arrow = ROBO_DIR_N;
  assert_plan_changed (arena, &plan, "side=\"w\" arrow=\"e\"", "side=\"w\" arrow=\"n\"");

  /* The order of starting spaces matters, and is that of the file (R4.5). */
  plan = *robo_arena_get_plan (arena);
  plan.starts[2] = plan.starts[1];
  plan.starts[1] = (RoboStart){ (guint8)at (1, 4), ROBO_DIR_W, ROBO_DIR_E };
  plan.n_starts = 3;
  assert_plan_changed (arena, &plan, "arrow=\"e\"/><",
                       "arrow=\"e\"/>\n    <start at=\"1,4\" side=\"w\" arrow=\"e\"/><");

  plan = *robo_arena_get_plan (arena);
  robo_plan_set_edge (&plan, at (3, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  assert_plan_changed (arena, &plan, "    <x:free x:at=\"1,1\"/>\n    <lightning-barrier at=\"3,3\" side=\"n\"/>\n",
                       "    <energy-wall at=\"3,2\" side=\"s\"/>\n    <x:free x:at=\"1,1\"/>\n");
}

static void
test_lines_of_windows (void)
{
  g_autoptr (GString) text = g_string_new (handmade);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboArena) changed = NULL;
  g_autofree char *after = NULL;
  RoboPlan         plan;

  g_string_replace (text, "\n", "\r\n", 0);
  arena = load (text->str);
  plan = *robo_arena_get_plan (arena);
  plan.workshop[at (4, 2)] = TRUE;
  changed = robo_arena_with_plan (arena, &plan);
  after = dup_text (changed);
  g_string_replace (text, "<!-- the two -->\r\n", "<!-- the two -->\r\n    <workshop at=\"4,2\"/>\r\n", 0);
  g_assert_cmpstr (after, ==, text->str);
}

/* An edit may normalize only quotes and blanks inside of tags elsewhere; without any edit they stay, too. */
static void
test_other_quotes (void)
{
  g_autoptr (GString) text = g_string_new (handmade);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboArena) same = NULL;
  g_autoptr (RoboArena) renamed = NULL;
  g_autofree char *unchanged = NULL;

  g_string_replace (text, "\"", "'", 0);
  g_string_replace (text, " number=", "   number = ", 0);
  g_string_replace (text, " columns=", "\n       columns=", 0);
  g_string_replace (text, "<x:b/>", "<x:b ></x:b>", 0);
  arena = load (text->str);

  same = robo_arena_with_plan (arena, robo_arena_get_plan (arena));
  unchanged = dup_text (same);
  g_assert_cmpstr (unchanged, ==, text->str);

  renamed = robo_arena_with_author (arena, "Me");
  assert_changed (renamed, "Hand</name>\n", "Hand</name>\n  <author>Me</author>\n");
}

/* The file has a prefix for its elements, and everything in one line. */
static void
test_prefix (void)
{
  g_autoptr (RoboArena) arena =
    load ("<a:arena xmlns:a=\"urn:x-robodrome:arena:1\" id=\"p\" columns=\"5\" rows=\"5\">"
          "<a:terrain><a:row>.....</a:row>"
          "<a:row>.....</a:row><a:row>.....</a:row><a:row>.....</a:row><a:row>.....</a:row></a:terrain>"
          "<a:features/></a:arena>");
  g_autoptr (RoboArena) changed = NULL;
  g_autoptr (RoboArena) named = NULL;
  g_autofree char *text = NULL;
  RoboPlan         plan = *robo_arena_get_plan (arena);

  plan.vp[7] = 3;
  plan.workshop[8] = TRUE;
  changed = robo_arena_with_plan (arena, &plan);
  named = robo_arena_with_name (changed, NULL, "P");
  text = dup_text (named);
  g_assert_cmpstr (strstr (text, "<a:name>"), ==,
                   "<a:name>P</a:name><a:terrain><a:row>.....</a:row>"
                   "<a:row>.....</a:row><a:row>.....</a:row><a:row>.....</a:row><a:row>.....</a:row></a:terrain>"
                   "<a:features><a:vp at=\"3,2\" number=\"3\"/><a:workshop at=\"4,2\"/></a:features></a:arena>\n");
}

/* The plan gets two rows more above and one column less at the left. The contents of the file move with their
 * spaces. */
static void
test_shift (void)
{
  g_autoptr (RoboArena) arena = load (handmade);
  g_autoptr (RoboArena) changed = NULL;
  g_autoptr (RoboArena) again = NULL;
  g_autofree char *text = NULL;
  const RoboPlan  *old = robo_arena_get_plan (arena);
  RoboPlan         plan = { .columns = 7, .rows = 7, .n_starts = old->n_starts };

  for (guint row = 0; row < 5; row++)
    for (guint column = 0; column < 6; column++)
      {
        guint from = row * 6 + column;
        guint to = (row + 2) * 7 + column + 1;

        plan.terrain[to] = old->terrain[from];
        plan.vp[to] = old->vp[from];
        plan.edge_east[to] = old->edge_east[from];
        plan.edge_south[to] = old->edge_south[from];
        memcpy (plan.caution[to], old->caution[from], 4);
      }
  for (guint i = 0; i < old->n_starts; i++)
    plan.starts[i] = (RoboStart){ (guint8)((old->starts[i].space / 6 + 2) * 7 + old->starts[i].space % 6 + 1),
                                  old->starts[i].side, old->starts[i].arrow };

  changed = robo_arena_with_plan (arena, &plan);
  text = dup_text (changed);
  g_assert_nonnull (strstr (text, "<vp at=\"4,4\" number=\"2\" x:v=\"v\"/> <!-- the two -->\n"
                                  "    <vp number=\"1\" at=\"7,3\"><x:deep>er</x:deep></vp>\n"));
  g_assert_nonnull (strstr (text,
                            "<terrain x:t=\"t\">\n    <row>.......</row>\n    <row>.......</row>\n"
                            "    <row>.......</row>\n"
                            "    <row x:r=\"r\">..#....</row>\n"));
  again = load (text);
  g_assert_cmpmem (robo_arena_get_plan (again), sizeof plan, &plan, sizeof plan);
}

/* Random edits */

static void
edit_space (RoboPlan *plan,
            GRand    *random,
            guint     space)
{
  switch (g_rand_int_range (random, 0, 7))
    {
    case 0:
      plan->terrain[space] = (guint8)g_rand_int_range (random, 0, 4);
      break;
    case 1:
      plan->vp[space] = (guint8)g_rand_int_range (random, 0, 10);
      break;
    case 2:
      plan->workshop[space] = !plan->workshop[space];
      break;
    case 3:
      plan->high_voltage[space] = !plan->high_voltage[space];
      break;
    case 4:
      robo_plan_set_edge (plan, space, (RoboDir)(g_rand_int_range (random, 0, 4) * 2),
                          (RoboEdge)g_rand_int_range (random, 0, 3));
      break;
    case 5:
      plan->caution[space][g_rand_int_range (random, 0, 4)] = (guint8)(g_rand_int_range (random, 0, 4) * 2 + 1);
      break;
    default:
      if (plan->n_starts > 0)
        plan->starts[g_rand_int_range (random, 0, plan->n_starts)].arrow = (guint8)(g_rand_int_range (random, 0, 4) *
                                                                                    2);
    }
}

static void
edit_starts (RoboPlan *plan,
             GRand    *random)
{
  guint     i = (guint)g_rand_int_range (random, 0, plan->n_starts + 1);
  RoboStart start = { (guint8)g_rand_int_range (random, 0, plan->columns * plan->rows),
                      (guint8)(g_rand_int_range (random, 0, 4) * 2), ROBO_DIR_N };

  for (guint k = 0; k < plan->n_starts; k++)
    {
      if (plan->starts[k].space == start.space)
        return;
    }
  if (plan->n_starts > 0 && g_rand_boolean (random))
    {
      i = (guint)g_rand_int_range (random, 0, plan->n_starts);
      memmove (plan->starts + i, plan->starts + i + 1, (plan->n_starts - i - 1u) * sizeof *plan->starts);
      plan->n_starts--;
      return;
    }
  if (plan->n_starts == ROBO_MAX_STARTS)
    return;
  memmove (plan->starts + i + 1, plan->starts + i, (plan->n_starts - i) * sizeof *plan->starts);
  plan->starts[i] = start;
  plan->n_starts++;
}

static guint
count (const char *text,
       const char *what)
{
  guint n = 0;

  for (const char *found = strstr (text, what); found != NULL; found = strstr (found + 1, what))
    n++;

  return n;
}

/* After any edits the file is equal to the plan, foreign contents outside of removed lines are still there,
 * and undoing everything restores the same bytes. */
static void
test_random_edits (void)
{
  static const char *const foreign[] = { "x:tool=\"1\"", "<x:note>kept</x:note>", "x:t=\"t\"", "x:r=\"r\"",
                                         "<x:free x:at=\"1,1\"/>", "<!-- numbers -->", "<!-- end -->" };

  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  g_autoptr (RoboArena) first = load (handmade);

  for (guint round = 0; round < 60; round++)
    {
      g_autoptr (RoboArena) arena = robo_arena_ref (first);

      for (guint i = 0; i < 12; i++)
        {
          RoboPlan plan = *robo_arena_get_plan (arena);
          g_autoptr (RoboArena) next = NULL;
          g_autoptr (RoboArena) again = NULL;
          g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
          g_autofree char *text = NULL;
          gboolean         is_complete;
          guint            n_foreign = 0;

          for (gint k = g_rand_int_range (random, 0, 6); k >= 0; k--)
            edit_space (&plan, random, (guint)g_rand_int_range (random, 0, plan.columns * plan.rows));
          edit_starts (&plan, random);

          next = robo_arena_with_plan (arena, &plan);
          text = dup_text (next);
          again = robo_arena_open_memory (text, strlen (text), problems, &is_complete);
          g_assert_nonnull (again);
          g_assert_true (is_complete);
          g_assert_cmpmem (robo_arena_get_plan (again), sizeof plan, robo_arena_get_plan (next), sizeof plan);
          g_assert_true (robo_arena_equal (again, next));
          for (guint j = 0; j < G_N_ELEMENTS (foreign); j++)
            n_foreign += count (text, foreign[j]);
          g_assert_cmpuint (n_foreign, ==, 7);

          robo_arena_unref (arena);
          arena = robo_arena_ref (i % 3 == 0 ? again : next);
        }

      {
        g_autoptr (RoboArena) back = robo_arena_with_plan (first, robo_arena_get_plan (first));
        g_autofree char *text = dup_text (back);

        g_assert_cmpstr (text, ==, handmade);
      }
    }

  g_rand_free (random);
}

/* Incomplete reading */

static RoboArena *
open_changed (const char *before,
              const char *after,
              gboolean   *is_complete)
{
  g_autoptr (GString) text = g_string_new (handmade);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboArena *arena;

  g_assert_cmpuint (g_string_replace (text, before, after, 0), ==, 1);
  arena = robo_arena_open_memory (text->str, text->len, problems, is_complete);
  g_assert_true (robo_problems_has_errors (problems));

  return arena;
}

static void
test_open_incomplete (void)
{
  static const char *const changes[][2] = {
    { "urn:x-robodrome:arena:1", "urn:x-robodrome:arena:2" },
    { "<row>....o.</row>", "<row>....o</row>" },
    { "<row>....o.</row>", "<row>....oX</row>" },
    { "<row>....o.</row>", "" },
    { "<energy-wall at=\"3,2\" side=\"w\"/>", "<teleporter at=\"1,1\"/>" },
    { "<lightning-barrier at=\"3,3\" side=\"n\"/>", "<lightning-barrier at=\"3,2\" side=\"w\"/>" },
    { "</features>\n</arena>", "" },
    { "columns=\"6\"", "" },
    { "columns=\"6\"", "columns=\"999\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      gboolean is_complete = TRUE;
      g_autoptr (RoboArena) arena = open_changed (changes[i][0], changes[i][1], &is_complete);
      g_autofree char *text = NULL;
      g_autoptr (RoboArena) again = NULL;

      g_test_message ("%s", changes[i][1]);
      g_assert_nonnull (arena);
      g_assert_false (is_complete);
      g_assert_cmpstr (robo_arena_get_name (arena), ==, "Hand & made");
      g_assert_cmpuint (robo_arena_get_plan (arena)->vp[1 * robo_arena_get_plan (arena)->columns + 2], ==, 2);

      /* The arena is saved as a complete file. */
      text = dup_text (arena);
      again = load (text);
      g_assert_true (robo_arena_equal (arena, again));
    }
}

static void
test_open_nothing (void)
{
  static const char *const texts[] = { "", "<arena", "<arena/>", "<rules xmlns=\"urn:x-robodrome:rules:1\"/>",
                                       "<!DOCTYPE a []><arena xmlns=\"urn:x-robodrome:arena:1\"/>" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      gboolean is_complete;

      g_assert_null (robo_arena_open_memory (texts[i], strlen (texts[i]), problems, &is_complete));
      g_assert_true (robo_problems_has_errors (problems));
    }
}

/* A plan can represent the contents, so nothing is lost. */
static void
test_open_ill_formed (void)
{
  gboolean is_complete = FALSE;
  g_autoptr (RoboArena) arena = open_changed ("number=\"1\"", "number=\"2\"", &is_complete);

  g_assert_nonnull (arena);
  g_assert_true (is_complete);
  g_assert_cmpuint (robo_arena_get_plan (arena)->vp[5], ==, 2);
}

/* Repairs */

static guint
count_problems (const RoboPlan *plan)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);

  return robo_problems_get_length (problems);
}

static guint
count_code (const RoboPlan *plan,
            RoboProblemCode code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  guint n = 0;

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    n += robo_problems_get (problems, i)->code == code;

  return n;
}

static RoboPlan
plan_new (void)
{
  RoboPlan plan = { .columns = 6, .rows = 5 };

  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (1, 3), ROBO_DIR_W, ROBO_DIR_E };
  plan.starts[plan.n_starts++] = (RoboStart){ (guint8)at (6, 3), ROBO_DIR_E, ROBO_DIR_W };
  plan.vp[at (2, 1)] = 1;
  plan.vp[at (5, 5)] = 3;

  return plan;
}

/* Each repair of the only problem leaves no problem, unless another problem is named. */
static void
assert_repairs (const RoboPlan *plan,
                RoboProblemCode code,
                const char     *best,
                guint           n_repairs)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) repairs = NULL;
  const RoboProblem *problem;

  robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems);
  problem = robo_problems_get (problems, 0);
  g_assert_cmpstr (problem->code->id, ==, code->id);
  repairs = robo_arena_repairs_new (plan, problem);
  g_assert_cmpuint (repairs->len, ==, n_repairs);
  g_assert_cmpstr (((RoboRepair *)repairs->pdata[0])->sentence, ==, best);
  for (guint i = 0; i < repairs->len; i++)
    {
      g_autofree RoboPlan *after = robo_repair_apply (repairs->pdata[i], plan);

      g_assert_cmpuint (count_problems (after), <, count_problems (plan));
    }
}

/* Lists every kind of problem that an arena can have, and whether it has an obvious repair. */
static void
test_which_have_repairs (void)
{
  static const struct
  {
    RoboProblemCode code;
    gboolean        has_repair;
  } rows[] = {
    /* The text of the file is malformed: only a text editor can repair it; the readable part is shown. */
    { ROBO_PROBLEM_UNREADABLE, FALSE },
    { ROBO_PROBLEM_TOO_BIG, FALSE },
    { ROBO_PROBLEM_EMPTY, FALSE },
    { ROBO_PROBLEM_ENCODING, FALSE },
    { ROBO_PROBLEM_TRUNCATED, FALSE },
    { ROBO_PROBLEM_SYNTAX, FALSE },
    { ROBO_PROBLEM_DOCTYPE, FALSE },
    { ROBO_PROBLEM_TOO_DEEP, FALSE },
    { ROBO_PROBLEM_UNKNOWN_FORMAT, FALSE },
    { ROBO_PROBLEM_NEWER_FORMAT, FALSE },
    { ROBO_PROBLEM_STRUCTURE, FALSE },
    { ROBO_PROBLEM_VALUE, FALSE },
    { ROBO_PROBLEM_NO_SCHEMA, FALSE },
    { ROBO_PROBLEM_ROW_COUNT, FALSE },
    { ROBO_PROBLEM_ROW_LENGTH, FALSE },
    /* The program cannot know which of the starting spaces to remove. */
    { ROBO_PROBLEM_TOO_MANY_STARTS, FALSE },

    { ROBO_PROBLEM_NOT_ON_FLOOR, TRUE },
    { ROBO_PROBLEM_SPACE_TAKEN, TRUE },
    { ROBO_PROBLEM_FEATURE_TWICE, TRUE },
    { ROBO_PROBLEM_VP_TWICE, TRUE },
    { ROBO_PROBLEM_EDGE_TWICE, TRUE },
    { ROBO_PROBLEM_WALL_AND_BARRIER, TRUE },
    { ROBO_PROBLEM_CAUTION_TWICE, TRUE },
    { ROBO_PROBLEM_CAUTION_TURN, TRUE },

    /* The places of VP spaces, starts and paths are design decisions, and so is a name. */
    { ROBO_PROBLEM_NO_VP, FALSE },
    { ROBO_PROBLEM_TOO_FEW_SIDES, FALSE },
    { ROBO_PROBLEM_UNREACHABLE, FALSE },
    { ROBO_PROBLEM_ONLY_THROUGH_BARRIERS, FALSE },
    { ROBO_PROBLEM_NO_NAME, FALSE },

    { ROBO_PROBLEM_WORKSHOP_UNREACHABLE, TRUE },
    { ROBO_PROBLEM_START_BLOCKED, TRUE },
    { ROBO_PROBLEM_BORDER_EDGE, TRUE },
    { ROBO_PROBLEM_EDGE_AT_SOLID, TRUE },
    { ROBO_PROBLEM_KILLBOT_FALLS, TRUE },
    { ROBO_PROBLEM_KILLBOT_STUCK, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      RoboPlan    plan = plan_new ();
      RoboProblem problem = { .code = rows[i].code, .place = (guint8)at (3, 3), .side = ROBO_DIR_E, .suggestion = 2 };
      g_autoptr (GPtrArray) repairs = robo_arena_repairs_new (&plan, &problem);

      g_test_message ("%s", rows[i].code->id);
      g_assert_cmpint (repairs->len > 0, ==, rows[i].has_repair);
    }
}

static void
test_repairs (void)
{
  RoboPlan plan = plan_new ();

  plan.vp[at (4, 4)] = 1;
  assert_repairs (&plan, ROBO_PROBLEM_VP_TWICE, "Give It Number 2", 2);

  plan = plan_new ();
  plan.workshop[at (2, 1)] = TRUE;
  assert_repairs (&plan, ROBO_PROBLEM_SPACE_TAKEN, "Remove the Workshop", 2);

  plan = plan_new ();
  plan.terrain[at (4, 4)] = ROBO_TERRAIN_SOLID;
  plan.workshop[at (4, 4)] = TRUE;
  assert_repairs (&plan, ROBO_PROBLEM_NOT_ON_FLOOR, "Remove What’s There", 2);

  plan = plan_new ();
  plan.caution[at (2, 2)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_W;
  assert_repairs (&plan, ROBO_PROBLEM_CAUTION_TURN, "Turn It South", 2);

  plan = plan_new ();
  plan.starts[0].arrow = ROBO_DIR_W;
  assert_repairs (&plan, ROBO_PROBLEM_START_BLOCKED, "Turn It East", 3);

  plan = plan_new ();
  plan.terrain[at (3, 4)] = ROBO_TERRAIN_SOLID;
  robo_plan_set_edge (&plan, at (3, 4), ROBO_DIR_N, ROBO_EDGE_WALL);
  assert_repairs (&plan, ROBO_PROBLEM_EDGE_AT_SOLID, "Remove the Energy Wall", 1);

  /* Only two spaces lead to the pit in the corner; a third repair adds both caution lines. */
  plan = plan_new ();
  plan.terrain[at (1, 1)] = ROBO_TERRAIN_PIT;
  assert_repairs (&plan, ROBO_PROBLEM_KILLBOT_FALLS, "Add a Caution Line That Turns South", 3);
}

/* Any floor next to a pit counts, unless a wall or a caution line is between (R9.4). */
static void
test_killbot_falls (void)
{
  RoboPlan plan = plan_new ();

  plan.terrain[at (3, 3)] = ROBO_TERRAIN_WATER;
  g_assert_cmpuint (count_code (&plan, ROBO_PROBLEM_KILLBOT_FALLS), ==, 4);
  plan.caution[at (2, 3)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_N;
  robo_plan_set_edge (&plan, at (3, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, at (3, 3), ROBO_DIR_S, ROBO_EDGE_BARRIER);
  g_assert_cmpuint (count_code (&plan, ROBO_PROBLEM_KILLBOT_FALLS), ==, 2);
}

/* The KillBot drives from 1|3 to the wall of 6|3, and back to that of 1|3; at the VP space 2|1 it could turn
 * (R9.4.b). */
static void
test_killbot_stuck (void)
{
  RoboPlan  plan = plan_new ();
  RoboStuck stuck;

  g_assert_true (robo_arena_find_stuck (&plan, 1u << ROBO_DIR_W / 2, &stuck));
  g_assert_cmpuint (stuck.facings[at (6, 3)], ==, 1u << ROBO_DIR_E / 2);
  g_assert_cmpuint (stuck.facings[at (1, 3)], ==, 0);
  g_assert_cmpuint (stuck.facings[at (2, 1)], ==, 1u << ROBO_DIR_N / 2);
  g_assert_cmpuint (stuck.facings[at (5, 5)], ==, 1u << ROBO_DIR_S / 2);

  /* A caution line turns the KillBot. A caution line that turns it toward another wall would be of no use. */
  plan.caution[at (6, 3)][ROBO_DIR_E / 2] = 1 + ROBO_DIR_N;
  robo_plan_set_edge (&plan, at (6, 2), ROBO_DIR_S, ROBO_EDGE_WALL);
  g_assert_true (robo_arena_find_stuck (&plan, 1u << ROBO_DIR_W / 2, &stuck));
  g_assert_cmpuint (stuck.facings[at (6, 3)], ==, 1u << ROBO_DIR_N / 2);
  plan.caution[at (6, 3)][ROBO_DIR_N / 2] = 1 + ROBO_DIR_W;
  robo_arena_find_stuck (&plan, 1u << ROBO_DIR_W / 2, &stuck);
  g_assert_cmpuint (stuck.facings[at (6, 3)], ==, 0);
}

/* One repair adds all lines that are needed, including the lines of spaces that are reached only because of other
 * lines. */
static void
test_killbot_stuck_repair (void)
{
  RoboPlan plan = plan_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) repairs = NULL;
  g_autofree RoboPlan *after = NULL;

  robo_arena_check (&plan, ROBO_ARENA_PLAYABLE, problems);
  repairs = robo_arena_repairs_new (&plan, robo_problems_get (problems, 0));
  g_assert_cmpuint (repairs->len, ==, 3);
  g_assert_cmpstr (((RoboRepair *)repairs->pdata[2])->sentence, ==, "Add All Missing Caution Lines");
  after = robo_repair_apply (repairs->pdata[2], &plan);
  g_assert_cmpuint (count_problems (after), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/arena/arena-edit/unedited-bundled-arenas/stay-byte-for-byte", test_bundled);
  g_test_add_func ("/files/arena/arena-edit/texts/change-in-their-language-only", test_texts);
  g_test_add_func ("/files/arena/arena-edit/theme/is-written-unless-it-is-steel", test_theme);
  g_test_add_func ("/files/arena/arena-edit/long-texts/are-shortened-to-what-can-be-read-again", test_long_texts);
  g_test_add_func ("/files/arena/arena-edit/list-of-languages/has-each-language-of-a-translation", test_languages);
  g_test_add_func ("/files/arena/arena-edit/features/change-their-text-lines-only", test_features);
  g_test_add_func ("/files/arena/arena-edit/crlf-line-ends/are-kept", test_lines_of_windows);
  g_test_add_func ("/files/arena/arena-edit/quotes-and-blanks/stay-unless-there-is-an-edit", test_other_quotes);
  g_test_add_func ("/files/arena/arena-edit/prefixed-elements/keep-their-prefix", test_prefix);
  g_test_add_func ("/files/arena/arena-edit/shifted-plan/contents-of-the-file-move-with-their-spaces", test_shift);
  g_test_add_func ("/files/arena/arena-edit/random-edits/keep-foreign-contents", test_random_edits);
  g_test_add_func ("/files/arena/arena-edit/incomplete-file/opens-in-part", test_open_incomplete);
  g_test_add_func ("/files/arena/arena-edit/unreadable-file/is-refused", test_open_nothing);
  g_test_add_func ("/files/arena/arena-edit/vp-number-used-twice/arena-opens-completely", test_open_ill_formed);
  g_test_add_func ("/files/arena/arena-repair/offered-repairs/solve-their-problem", test_repairs);
  g_test_add_func ("/files/arena/arena-repair/each-kind-of-problem/has-a-repair-if-one-is-obvious",
                   test_which_have_repairs);
  g_test_add_func ("/files/arena/arena-check/R9.4/unguarded-pit-is-a-warning", test_killbot_falls);
  g_test_add_func ("/files/arena/arena-check/R9.4/spaces-where-killbots-get-stuck-are-found", test_killbot_stuck);
  g_test_add_func ("/files/arena/arena-check/R9.4/one-repair-adds-all-missing-caution-lines",
                   test_killbot_stuck_repair);

  return g_test_run ();
}
