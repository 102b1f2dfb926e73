// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the differences of two arenas: every kind, with its words and its place.
#include "files/arena/robo-arena-diff.h"

#include <string.h>

/* This arena has 7 columns and 5 rows, and no symmetry. */
static const char before_text[] =
  "<arena xmlns='urn:x-robodrome:arena:1' id='old' columns='7' rows='5'>\n"
  "<name>Old</name><name xml:lang='de'>Alt</name><description>It was.</description><author>Ada</author>\n"
  "<terrain><row>#......</row><row>.o.....</row><row>.....~.</row><row>.......</row><row>......#</row></terrain>\n"
  "<features>\n"
  "<vp at='5,2' number='3'/><vp at='6,4' number='1'/><workshop at='3,3'/><high-voltage at='1,4'/>\n"
  "<start at='4,5' side='s' arrow='n'/><start at='7,2' side='e' arrow='s'/><start at='2,5' side='s' arrow='n'/>\n"
  "<energy-wall at='4,4' side='e'/><lightning-barrier at='6,1' side='s'/>\n"
  "<caution at='2,1' side='s' turn='w'/><caution at='3,2' side='w' turn='n'/>\n"
  "</features></arena>\n";

/* Describes a part of the text and its replacement, and the only difference that results: its words, its space,
 * counted from 1, and its mark. */
typedef struct
{
  const char         *name;
  const char         *part;
  const char         *replacement;
  const char         *sentence;
  RoboArenaChangeKind kind;
  guint               column;
  guint               row;
  guint               mark;
} Case;

#define TEXT  ROBO_ARENA_CHANGE_TEXT, 0, 0, 0
#define SPACE ROBO_ARENA_CHANGE_SPACE
#define EDGE  ROBO_ARENA_CHANGE_EDGE

static const Case cases[] = {
  { "changed-id", "id='old'", "id='new'", "The ID is now “new” instead of “old”.", TEXT },
  { "changed-name", ">Old<", ">New<", "The name is now “New” instead of “Old”.", TEXT },
  { "removed-name", "<name>Old</name>", "", "Name removed: “Old”.", TEXT },
  { "changed-translation", ">Alt<", ">Uralt<", "The name in Deutsch is now “Uralt” instead of “Alt”.", TEXT },
  { "removed-translation", "<name xml:lang='de'>Alt</name>", "", "Name in Deutsch removed: “Alt”.", TEXT },
  { "added-translation",
    "<author>", "<description xml:lang='pl'>Było.</description><author>", "Description in polski added: “Było.”",
    TEXT },
  { "removed-author", "<author>Ada</author>", "", "Author removed: “Ada”.", TEXT },
  { "added-license", "</author>", "</author><license>CC0-1.0</license>", "License added: “CC0-1.0”.", TEXT },
  { "changed-theme", "id='old'", "id='old' theme='neon'", "The theme is now neon.", TEXT },
  { "floor-that-becomes-water", "<row>.o..", "<row>.o.~", "The floor at 4|2 becomes water.", SPACE, 4, 2, 1 },
  { "pit-that-becomes-an-arena-wall",
    "<row>.o.....", "<row>.#.....", "The pit at 2|2 becomes an arena wall.", SPACE, 2, 2, 1 },
  { "arena-wall-that-becomes-floor",
    "<row>#......", "<row>.......", "The arena wall at 1|1 becomes floor.", SPACE, 1, 1, 1 },
  { "moved-vp-space", "<vp at='5,2'", "<vp at='5,1'", "VP space 3 moved from 5|2 to 5|1.", SPACE, 5, 1, 1 },
  { "removed-vp-space", "<vp at='6,4' number='1'/>", "", "VP space 1 removed from 6|4.", SPACE, 6, 4, 1 },
  { "removed-workshop", "<workshop at='3,3'/>", "", "Workshop removed from 3|3.", SPACE, 3, 3, 1 },
  { "added-high-voltage",
    "<high-voltage", "<high-voltage at='4,1'/><high-voltage", "High voltage added at 4|1.", SPACE, 4, 1, 1 },
  { "changed-side-of-a-starting-space",
    "<start at='7,2' side='e'", "<start at='7,2' side='n'", "The starting space at 7|2 now belongs to the north side.",
    SPACE, 7, 2, 1 },
  { "changed-arrow-of-a-starting-space",
    "arrow='s'/>", "arrow='w'/>", "The arrow of the starting space at 7|2 now points west.", SPACE, 7, 2, 1 },
  { "removed-starting-space",
    "<start at='7,2' side='e' arrow='s'/>", "", "East starting space removed from 7|2.", SPACE, 7, 2, 1 },
  { "added-starting-space",
    "<start at='7,2'", "<start at='7,3' side='e' arrow='w'/><start at='7,2'", "East starting space added at 7|3.",
    SPACE, 7, 3, 1 },
  { "energy-wall-that-becomes-a-lightning-barrier", "<energy-wall at='4,4'", "<lightning-barrier at='4,4'",
    "The energy wall between 4|4 and 5|4 becomes a lightning barrier.", EDGE, 4, 4, 1 },
  { "removed-lightning-barrier",
    "<lightning-barrier at='6,1' side='s'/>", "", "Lightning barrier between 6|1 and 6|2 removed.", EDGE, 6, 1, 1 },
  { "added-energy-wall",
    "</features>", "<energy-wall at='3,2' side='n'/></features>", "Energy wall added between 3|1 and 3|2.",
    EDGE, 3, 1, 1 },
  { "caution-line-that-turns-the-other-way",
    "turn='w'", "turn='e'", "The caution line on the south side of 2|1 now turns the other way.", SPACE, 2, 1, 1 },
  { "removed-caution-line",
    "<caution at='3,2' side='w' turn='n'/>", "", "Caution line removed from the west side of 3|2.", SPACE, 3, 2, 1 },
  { "added-caution-line",
    "</features>", "<caution at='3,4' side='n' turn='w'/></features>", "Caution line added on the north side of 3|4.",
    SPACE, 3, 4, 1 },
};

static RoboArena *
load (const char *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboArena *arena = robo_arena_load_memory (text, strlen (text), problems);

  if (arena == NULL)
    g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_assert_nonnull (arena);

  return arena;
}

/* Replaces only the first occurrence of a part of the text. */
static char *
replace (const char *text,
         const char *part,
         const char *replacement)
{
  const char *found = strstr (text, part);

  g_assert_nonnull (found);

  return g_strdup_printf ("%.*s%s%s", (int)(found - text), text, replacement, found + strlen (part));
}

static void
test_case (gconstpointer data)
{
  const Case      *row = data;
  g_autofree char *after_text = replace (before_text, row->part, row->replacement);
  g_autoptr (RoboArena) before = load (before_text);
  g_autoptr (RoboArena) after = load (after_text);
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);
  const RoboArenaChange *change = robo_arena_diff_get (diff, 0);

  g_assert_cmpuint (robo_arena_diff_get_length (diff), ==, 1);
  g_assert_cmpstr (change->sentence, ==, row->sentence);
  g_assert_cmpuint (change->kind, ==, row->kind);
  g_assert_cmpuint (change->mark, ==, row->mark);
  g_assert_cmpuint (change->column, ==, row->column > 0 ? row->column - 1 : ROBO_NO_PLACE);
  g_assert_cmpuint (change->row, ==, row->row > 0 ? row->row - 1 : ROBO_NO_PLACE);
}

/* Another number on the same space gives one difference for the new number and one difference for the old number,
 * with a common mark. */
static void
test_number (void)
{
  g_autofree char *after_text = replace (before_text, "number='3'", "number='4'");
  g_autoptr (RoboArena) before = load (before_text);
  g_autoptr (RoboArena) after = load (after_text);
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);

  g_assert_cmpuint (robo_arena_diff_get_length (diff), ==, 2);
  g_assert_cmpstr (robo_arena_diff_get (diff, 0)->sentence, ==, "VP space 4 added at 5|2.");
  g_assert_cmpstr (robo_arena_diff_get (diff, 1)->sentence, ==, "VP space 3 removed from 5|2.");
  g_assert_cmpuint (robo_arena_diff_get (diff, 0)->mark, ==, 1);
  g_assert_cmpuint (robo_arena_diff_get (diff, 1)->mark, ==, 1);
}

static void
test_moved (void)
{
  g_autofree char *after_text = replace (before_text, "<vp at='5,2'", "<vp at='4,3'");
  g_autoptr (RoboArena) before = load (before_text);
  g_autoptr (RoboArena) after = load (after_text);
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);

  g_assert_cmpuint (robo_arena_diff_get (diff, 0)->from_column, ==, 4);
  g_assert_cmpuint (robo_arena_diff_get (diff, 0)->from_row, ==, 1);
}

static void
test_equal (void)
{
  g_autoptr (RoboArena) one = load (before_text);
  g_autoptr (RoboArena) other = load (before_text);
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (one, other);

  g_assert_cmpuint (robo_arena_diff_get_length (diff), ==, 0);
}

/* The order is texts, size, then spaces in reading order; spaces that only one arena has are covered by its size. */
static void
test_order (void)
{
  g_autoptr (RoboArena) before = load (before_text);
  g_autoptr (RoboArena) after = load ("<arena xmlns='urn:x-robodrome:arena:1' id='old' columns='8' rows='6'>"
                                      "<name>Big</name><name xml:lang='de'>Alt</name>"
                                      "<description>It was.</description><author>Ada</author>"
                                      "<terrain><row>#.....~~</row><row>.o.....~</row><row>.....~..</row>"
                                      "<row>........</row><row>......#.</row><row>......~.</row></terrain>"
                                      "<features><vp at='5,2' number='3'/><vp at='6,4' number='1'/>"
                                      "<workshop at='3,3'/><high-voltage at='1,4'/>"
                                      "<start at='4,5' side='s' arrow='n'/><start at='7,2' side='e' arrow='s'/>"
                                      "<start at='2,5' side='s' arrow='n'/>"
                                      "<energy-wall at='4,4' side='e'/><energy-wall at='7,2' side='e'/>"
                                      "<lightning-barrier at='4,2' side='e'/>"
                                      "<caution at='2,1' side='s' turn='w'/>"
                                      "<caution at='3,2' side='w' turn='n'/></features></arena>");
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);
  static const char *const sentences[] = {
    "The name is now “Big” instead of “Old”.",
    "The arena now has 8 columns instead of 7.",
    "The arena now has 6 rows instead of 5.",
    "Lightning barrier between 6|1 and 6|2 removed.",
    "The floor at 7|1 becomes water.",
    "Lightning barrier added between 4|2 and 5|2.",
  };

  g_assert_cmpuint (robo_arena_diff_get_length (diff), ==, G_N_ELEMENTS (sentences));
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_assert_cmpstr (robo_arena_diff_get (diff, i)->sentence, ==, sentences[i]);
      g_assert_cmpuint (robo_arena_diff_get (diff, i)->mark, ==, i < 3 ? 0 : i - 2);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/arena/arena-diff/%s/is-described", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/files/arena/arena-diff/changed-number/old-and-new-number-have-the-same-mark", test_number);
  g_test_add_func ("/files/arena/arena-diff/moved-vp-space/difference-has-the-old-space", test_moved);
  g_test_add_func ("/files/arena/arena-diff/equal-arenas/have-no-differences", test_equal);
  g_test_add_func ("/files/arena/arena-diff/order-of-differences/is-texts-then-size-then-spaces", test_order);

  return g_test_run ();
}
