// SPDX-License-Identifier: GPL-3.0-or-later
// Tests attributes as rows: values are read as they were written, and values out of range are refused.
#include "files/xml/robo-attributes.h"

#include <string.h>

#include <libxml/parser.h>

typedef struct
{
  guint8  seat;
  guint16 round;
  guint32 colour;
  guint64 value;
  guint8  is_kept;
  char   *name;
} Values;

static const char *
get_colour_word (guint colour)
{
  static const char *const words[] = { NULL, "blue", "red" };

  return words[colour];
}

static const RoboAttribute rows[] = {
  { ROBO_NUMBER ("seat", Values, seat, 1, 4), .base = 1 },
  { ROBO_NUMBER ("round", Values, round, 0, G_MAXUINT16), .is_optional = TRUE, .usual = 7 },
  { ROBO_WORD ("colour", Values, colour, get_colour_word, 3), .is_optional = TRUE, .usual = 0 },
  { ROBO_NUMBER ("value", Values, value, 0, G_MAXUINT64) },
  { ROBO_BOOLEAN ("kept", Values, is_kept), .is_optional = TRUE, .usual = FALSE },
  { ROBO_TEXT ("name", Values, name) },
  { NULL },
};

static xmlDoc *
parse (const char *text)
{
  return xmlReadMemory (text, (int)strlen (text), NULL, NULL, XML_PARSE_NONET);
}

static void
test_read (void)
{
  g_autoptr (xmlDoc) doc = parse ("<a seat='4' colour='red' value='18446744073709551615' "
                                  "kept='true' name='A &lt; B'/>");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  Values values = { .round = 9, .name = g_strdup ("old") };

  g_assert_true (robo_attributes_read (rows, xmlDocGetRootElement (doc), &values, NULL, problems));
  g_assert_cmpuint (values.seat, ==, 3);
  g_assert_cmpuint (values.round, ==, 9);
  g_assert_cmpuint (values.colour, ==, 2);
  g_assert_cmpuint (values.value, ==, G_MAXUINT64);
  g_assert_cmpuint (values.is_kept, ==, TRUE);
  g_assert_cmpstr (values.name, ==, "A < B");
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_free (values.name);
}

static void
test_refused (void)
{
  static const char *const texts[][2] = {
    { "<a seat='5' value='1'/>", "In <a>, the attribute “seat” can’t be “5”. Write a whole number from 1 to 4." },
    { "<a seat='0' value='1'/>", "In <a>, the attribute “seat” can’t be “0”. Write a whole number from 1 to 4." },
    { "<a seat='1' round='65536' value='1'/>", "In <a>, the attribute “round” can’t be “65536”. Write a whole "
                                               "number from 0 to 65535." },
    { "<a seat='1' colour='green' value='1'/>",
      "In <a>, the attribute “colour” can’t be “green”. Use one of these: blue red." },
    { "<a seat='1' value='1' kept='yes'/>", "In <a>, the attribute “kept” can’t be “yes”. Write true or false." },
    { "<a seat='1'/>", "<a> is missing the attribute “value”. Add it." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (xmlDoc) doc = parse (texts[i][0]);
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      Values values = { 0 };

      g_assert_false (robo_attributes_read (rows, xmlDocGetRootElement (doc), &values, NULL, problems));
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
      g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==, texts[i][1]);
    }
}

static void
test_salvage (void)
{
  g_autoptr (xmlDoc) doc = parse ("<a seat='5' round='300' colour='green' kept='true'/>");
  Values values = { .seat = 2, .colour = 1, .value = 7 };

  robo_attributes_salvage (rows, xmlDocGetRootElement (doc), &values, NULL);
  g_assert_cmpuint (values.seat, ==, 2);
  g_assert_cmpuint (values.round, ==, 300);
  g_assert_cmpuint (values.colour, ==, 1);
  g_assert_cmpuint (values.value, ==, 7);
  g_assert_cmpuint (values.is_kept, ==, TRUE);
}

static void
test_write (void)
{
  static const struct
  {
    Values      values;
    const char *text;
  } cases[] = {
    { { 0, 7, 0, 0, FALSE, NULL }, "<a seat=\"1\" value=\"0\"/>" },
    { { 3, 300, 1, G_MAXUINT64, TRUE, (char *)"A < B" },
      "<a seat=\"4\" round=\"300\" colour=\"blue\" value=\"18446744073709551615\" kept=\"true\" name=\"A &lt; B\"/>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (xmlDoc) doc = parse ("<a/>");
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *text = NULL;

      robo_attributes_write (rows, xmlDocGetRootElement (doc), &cases[i].values, NULL);
      bytes = robo_xml_to_bytes (doc);
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_assert_nonnull (strstr (text, cases[i].text));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/xml/attributes/valid-attributes/are-read-into-the-values", test_read);
  g_test_add_func ("/files/xml/attributes/wrong-or-missing-attribute/is-refused", test_refused);
  g_test_add_func ("/files/xml/attributes/salvage/invalid-attributes-leave-the-old-values", test_salvage);
  g_test_add_func ("/files/xml/attributes/written-attributes/omit-defaults", test_write);

  return g_test_run ();
}
