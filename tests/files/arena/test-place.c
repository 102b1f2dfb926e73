// SPDX-License-Identifier: GPL-3.0-or-later
// Tests spaces and directions as files write them.
#include "files/arena/robo-place.h"

#include <string.h>

#include <libxml/parser.h>

static void
test_place (void)
{
  g_autofree char *file = robo_place_to_file (10, 7);
  g_autofree char *text = robo_place_to_text (10, 7);
  guint            space = 99;

  g_assert_cmpstr (file, ==, "4,2");
  g_assert_cmpstr (text, ==, "4|2");
  g_assert_true (robo_place_parse ("4,2", 7, 5, &space));
  g_assert_cmpuint (space, ==, 10);
  g_assert_true (robo_place_parse ("10,15", 15, 15, &space));
  g_assert_cmpuint (space, ==, 14 * 15 + 9);
}

static void
test_no_place (void)
{
  static const char *const texts[] = {
    "",
    ",",
    "4",
    "4,",
    ",2",
    "4|2",
    "0,1",
    "1,0",
    "8,1",
    "1,6",
    "04,2",
    "4,02",
    "+4,2",
    "4, 2",
    "4,2,",
    "100,1",
    "4294967300,1",
    "-1,1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint space = 99;

      g_assert_false (robo_place_parse (texts[i], 7, 5, &space));
      g_assert_cmpuint (space, ==, 99);
    }
}

static void
test_read (void)
{
  static const char text[] = "<a key='nw' side='w' at=' 4,2 '/>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = xmlReadMemory (text, (int)strlen (text), NULL, NULL, XML_PARSE_NONET);
  xmlNode *node = xmlDocGetRootElement (doc);
  guint    space = 99;
  RoboDir  key, side;

  g_assert_true (robo_xml_get_word (node, "key", robo_dir_get_word, ROBO_N_DIRS, &key, problems));
  g_assert_cmpuint (key, ==, ROBO_DIR_NW);
  g_assert_true (robo_side_read (node, "side", &side, problems));
  g_assert_cmpuint (side, ==, ROBO_DIR_W);
  g_assert_true (robo_place_read (node, "at", 7, 5, &space, problems));
  g_assert_cmpuint (space, ==, 10);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

static void
test_read_wrong (void)
{
  static const char text[] = "<a key='north' side='nw' at='8,1'/>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = xmlReadMemory (text, (int)strlen (text), NULL, NULL, XML_PARSE_NONET);
  xmlNode *node = xmlDocGetRootElement (doc);
  guint    space = 99;
  RoboDir  dir = ROBO_DIR_S;

  g_assert_false (robo_xml_get_word (node, "key", robo_dir_get_word, ROBO_N_DIRS, &dir, problems));
  g_assert_false (robo_side_read (node, "side", &dir, problems));
  g_assert_false (robo_side_read (node, "arrow", &dir, problems));
  g_assert_cmpuint (dir, ==, ROBO_DIR_S);
  g_assert_false (robo_place_read (node, "at", 7, 5, &space, problems));
  g_assert_cmpuint (space, ==, 99);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 4);
  g_assert_cmpstr (robo_problems_get (problems, 1)->sentence, ==,
                   "In <a> the attribute “side” cannot be “nw”. Write one of n e s w.");
  g_assert_cmpstr (robo_problems_get (problems, 2)->sentence, ==, "<a> lacks the attribute “arrow”. Add it.");
  g_assert_cmpstr (robo_problems_get (problems, 3)->sentence, ==,
                   "In <a> the attribute “at” cannot be “8,1”. "
                   "Write column,row like 4,2, with columns from 1 to 7 and rows from 1 to 5.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/arena/place/R1.1/is-written-and-parsed", test_place);
  g_test_add_func ("/files/arena/place/R1.1/refuses-other-texts", test_no_place);
  g_test_add_func ("/files/arena/place/attributes/are-read", test_read);
  g_test_add_func ("/files/arena/place/wrong-attributes/are-refused", test_read_wrong);

  return g_test_run ();
}
