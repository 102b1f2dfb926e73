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

typedef struct
{
  guint8  space;
  RoboDir key;
  RoboDir side;
} Values;

static const RoboAttribute rows[] = {
  { ROBO_DIRECTION ("key", Values, key) },
  { ROBO_SIDE ("side", Values, side) },
  { ROBO_PLACE ("at", Values, space) },
  { NULL },
};

static const RoboGrid grid = { 7, 5 };

static xmlDoc *
parse (const char *text)
{
  return xmlReadMemory (text, (int)strlen (text), NULL, NULL, XML_PARSE_NONET);
}

static void
test_read (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = parse ("<a key='nw' side='w' at=' 4,2 '/>");
  Values values;

  g_assert_true (robo_attributes_read (rows, xmlDocGetRootElement (doc), &values, &grid, problems));
  g_assert_cmpuint (values.key, ==, ROBO_DIR_NW);
  g_assert_cmpuint (values.side, ==, ROBO_DIR_W);
  g_assert_cmpuint (values.space, ==, 10);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

static void
test_read_wrong (void)
{
  static const char *const cases[][2] = {
    { "<a key='north' side='n' at='1,1'/>",
      "In <a>, the attribute “key” can’t be “north”. Use one of these: n ne e se s sw w nw." },
    { "<a key='n' side='nw' at='1,1'/>", "In <a>, the attribute “side” can’t be “nw”. Use one of these: n e s w." },
    { "<a key='n' at='1,1'/>", "<a> is missing the attribute “side”. Add it." },
    { "<a key='n' side='n' at='8,1'/>",
      "In <a>, the attribute “at” can’t be “8,1”. Write it as column,row, such as 4,2, "
      "with a column from 1 to 7 and a row from 1 to 5." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (xmlDoc) doc = parse (cases[i][0]);
      Values values = { .space = 99 };

      g_assert_false (robo_attributes_read (rows, xmlDocGetRootElement (doc), &values, &grid, problems));
      g_assert_cmpuint (values.space, ==, 99);
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
      g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==, cases[i][1]);
    }
}

static void
test_write (void)
{
  g_autoptr (xmlDoc) doc = parse ("<a/>");
  g_autoptr (GBytes) bytes = NULL;
  Values values = { 10, ROBO_DIR_NW, ROBO_DIR_W };

  robo_attributes_write (rows, xmlDocGetRootElement (doc), &values, &grid);
  bytes = robo_xml_to_bytes (doc);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                  "<a key=\"nw\" side=\"w\" at=\"4,2\"/>"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/arena/place/R1.1/spaces-are-written-and-parsed", test_place);
  g_test_add_func ("/files/arena/place/R1.1/texts-that-name-no-space-are-refused", test_no_place);
  g_test_add_func ("/files/arena/place/key-side-and-space/are-read-from-attributes", test_read);
  g_test_add_func ("/files/arena/place/wrong-and-missing-attributes/are-refused", test_read_wrong);
  g_test_add_func ("/files/arena/place/key-side-and-space/are-written-to-attributes", test_write);

  return g_test_run ();
}
