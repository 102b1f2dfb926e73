// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the base of all formats: values, reading in pieces, writing as a whole.
#include "files/xml/robo-xml.h"

#include <string.h>

#include <glib/gstdio.h>

static const RoboXmlFormat format = {
  .kind = "scenario",
  .version = 1,
  .max_size = 200,
  .container = "scenarios",
};

#define NAMESPACE "urn:x-robodrome:scenario:1"

/* Values */

static xmlNode *
parse_root (const char *text,
            xmlDoc    **doc)
{
  *doc = xmlReadMemory (text, (int)strlen (text), NULL, NULL, XML_PARSE_NONET);

  return xmlDocGetRootElement (*doc);
}

static void
test_values (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode         *node = parse_root ("<a n=' 7 ' yes='true' no='false'> two\n  words <b/></a>", &doc);
  g_autofree char *text = robo_xml_dup_text (node);
  guint64          number = 0;

  g_assert_true (robo_xml_get_number (node, "n", 1, 9, &number, problems));
  g_assert_cmpuint (number, ==, 7);
  g_assert_cmpstr (text, ==, "two words");
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

/* Direction overrides would turn round what follows the text in a label; marks of right-to-left languages stay. */
static void
test_turned (void)
{
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode         *node = parse_root ("<a>Rome\u202e tenalp\u2067 eht \u05d0\u200f\u2026</a>", &doc);
  g_autofree char *text = robo_xml_dup_text (node);

  g_assert_cmpstr (text, ==, "Rome tenalp eht \u05d0\u200f\u2026");
}

static void
test_wrong_values (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode *node = parse_root ("<a n='10'/>", &doc);
  guint64  number = 3;

  g_assert_false (robo_xml_get_number (node, "n", 1, 9, &number, problems));
  g_assert_false (robo_xml_get_number (node, "m", 1, 9, &number, problems));
  g_assert_cmpuint (number, ==, 3);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 2);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==,
                   "In <a>, the attribute “n” can’t be “10”. Write a whole number from 1 to 9.");
  g_assert_cmpstr (robo_problems_get (problems, 1)->sentence, ==, "<a> is missing the attribute “m”. Add it.");
}

/* Messages for players about a broken file of a game have no tags, attributes or paths. */
static void
test_plain (void)
{
  static const char *const texts[] = {
    "",
    "no tags",
    "\xff\xfe<",
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'",
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'></b>",
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'><b c='d'/></scenario>",
    "<scenario xmlns='urn:x-robodrome:scenario:1' id='a' vp-goal='x'/>",
    "<scenario xmlns='urn:x-robodrome:scenario:2' id='a'/>",
    "<!DOCTYPE scenario><scenario xmlns='urn:x-robodrome:scenario:1' id='a'/>",
    "<a xmlns='urn:x'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new ("/tmp/file.xml");
      g_autoptr (GError) error = NULL;
      g_autoptr (xmlDoc) doc = robo_xml_read_memory (texts[i], strlen (texts[i]), &format, problems);

      g_assert_null (doc);
      g_assert_false (robo_problems_check_plain (problems, &error));
      g_test_message ("%s", error->message);
      g_assert_null (strpbrk (error->message, "<>=/\""));
      g_assert_null (strstr (error->message, "line"));
    }
}

/* Reading in pieces */

typedef struct
{
  GString *ids;
  guint    stop_after; /* 0: never */
  guint    n_pieces;
} Seen;

static gboolean
see_cb (xmlNode *node,
        gpointer data)
{
  Seen            *seen = data;
  g_autofree char *id = robo_xml_dup_string (node, "id");

  g_string_append_printf (seen->ids, "%s ", id);
  seen->n_pieces++;

  return seen->n_pieces != seen->stop_after;
}

static gboolean
read_each (const char   *text,
           gsize         length,
           Seen         *seen,
           RoboProblems *problems)
{
  return robo_xml_read_each (text, length, &format, see_cb, seen, problems);
}

static void
assert_pieces (const char *text,
               guint       stop_after,
               const char *ids,
               gboolean    is_read)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) string = g_string_new (NULL);
  Seen seen = { .ids = string, .stop_after = stop_after };

  g_assert_cmpint (read_each (text, strlen (text), &seen, problems), ==, is_read);
  g_assert_cmpstr (seen.ids->str, ==, ids);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, is_read ? 0 : 1);
}

static void
test_each (void)
{
  static const char text[] = "<scenarios xmlns='" NAMESPACE "'> <scenario id='a'><x/></scenario>\n text "
                             "<f xmlns='urn:other' id='no'/><!-- --><scenario id='b'/><scenario id='c'/></scenarios>";

  assert_pieces (text, 0, "a b c ", TRUE);
  assert_pieces (text, 2, "a b ", TRUE);
}

static void
test_each_single (void)
{
  assert_pieces ("<scenario xmlns='" NAMESPACE "' id='alone'/>", 0, "alone ", TRUE);
  assert_pieces ("<scenarios xmlns='" NAMESPACE "'/>", 0, "", TRUE);
}

static void
test_each_broken (void)
{
  assert_pieces ("<scenarios xmlns='" NAMESPACE "'><scenario id='a'/><scenario id='b'></scenarios>", 0, "a ", FALSE);
  assert_pieces ("<scenarios xmlns='" NAMESPACE "'><scenario id='a'/>", 0, "a ", FALSE);
  assert_pieces ("<scenarios xmlns='urn:x-robodrome:scenario:2'><scenario id='a'/></scenarios>", 0, "", FALSE);
}

/* The limit is for each piece, not for all of them together. */
static void
test_each_size (void)
{
  g_autofree char *blanks = g_strnfill (250, ' ');
  g_autoptr (GString) text = g_string_new ("<scenarios xmlns='" NAMESPACE "'>");

  g_string_append_printf (text, "<scenario id='a'/>%s<scenario id='b'/>%s</scenarios>", blanks, blanks);
  assert_pieces (text->str, 0, "a b ", TRUE);

  g_string_printf (text,
                   "<scenarios xmlns='" NAMESPACE "'><scenario id='a'/><scenario id='b'>%s</scenario></scenarios>",
                   blanks);
  assert_pieces (text->str, 0, "a ", FALSE);
}

/* Only one piece is in memory at a time, and its time does not depend on the pieces before it. */
static void
test_each_many (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new ("<scenarios xmlns='" NAMESPACE "'>\n");
  Seen seen = { .ids = ids };

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (text, "  <scenario id='%u'><robots><robot/><robot/></robots></scenario>\n", i);
  g_string_append (text, "</scenarios>");

  g_assert_true (read_each (text->str, text->len, &seen, problems));
  g_assert_cmpuint (seen.n_pieces, ==, 20000);
}

/* Long lists */

/* libxml2 would take quadratic time for such a list in one piece, which is minutes here. */
#define MANY_ANSWERS 300000

static const RoboXmlLimit limits[] = {
  { "answer", MANY_ANSWERS, 0, TRUE },
  { NULL },
};

static const RoboXmlFormat long_format = {
  .kind = "match",
  .version = 1,
  .max_size = 64 * 1024 * 1024,
  .limits = limits,
};

/* Returns a list with one answer on each line, the first on line 5. */
static GString *
start_match (guint n_answers)
{
  GString *text = g_string_new ("<match xmlns='urn:x-robodrome:match:1' rulings='1' seed='1'>\n"
                                "<rules vp-goal='5' damage-limit='3' vp-tokens-max='3' modules='on' bump='once' "
                                "starting-numbers='random' barrier-when-blocked='none' killbot-vp='steal' "
                                "squad-goal='seven'/><arena xmlns='urn:x-robodrome:arena:1'/>\n"
                                "<seats><seat number='1' player='human' robot='volt' colour='1' side='s'/></seats>\n"
                                "<answers>\n");

  for (guint i = 0; i < n_answers; i++)
    g_string_append (text, "<answer round='1' seat='1' to='program' value='7'/>\n");

  return text;
}

static xmlDoc *
read_match (const GString *text,
            RoboProblems  *problems)
{
  return robo_xml_read_memory (text->str, text->len, &long_format, problems);
}

static void
test_many_alone (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = start_match (MANY_ANSWERS);
  g_autoptr (xmlDoc) doc = NULL;
  const xmlNode *answers;
  guint          n_answers = 0;

  g_string_append (text, "</answers></match>");
  doc = read_match (text, problems);
  g_assert_nonnull (doc);

  /* All elements are back in their places. */
  answers = robo_xml_get_first (xmlDocGetRootElement (doc), "answers");
  for (const xmlNode *node = robo_xml_get_first (answers, NULL); node != NULL; node = robo_xml_get_next (node, NULL))
    n_answers++;
  g_assert_cmpuint (n_answers, ==, MANY_ANSWERS);
}

static void
test_wrong_alone (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = start_match (500);
  g_autoptr (xmlDoc) doc = NULL;

  g_string_append (text, "<answer round='1' seat='9' to='program' value='7'/></answers></match>");
  doc = read_match (text, problems);

  g_assert_null (doc);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpuint (robo_problems_get (problems, 0)->line, ==, 505);
  g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, "seat=\"9\""));
}

static void
test_too_many_alone (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = start_match (MANY_ANSWERS + 1);
  g_autoptr (xmlDoc) doc = NULL;

  g_string_append (text, "</answers></match>");
  doc = read_match (text, problems);

  g_assert_null (doc);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==,
                   "<answers> has more than 300000 <answer> elements. Remove those you don’t need.");
}

/* The limit is independent of element names, because it bounds memory. */
static void
test_too_many_elements (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = start_match (0);
  g_autoptr (xmlDoc) doc = NULL;

  for (guint i = 0; i < ROBO_XML_MAX_ELEMENTS; i++)
    g_string_append (text, "<x xmlns='urn:x'/>");
  g_string_append (text, "</answers></match>");
  doc = read_match (text, problems);

  g_assert_null (doc);
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_TOO_BIG));
}

static void
test_sniff (void)
{
  static const RoboXmlFormat        other = { .kind = "arena", .version = 1 };
  static const RoboXmlFormat *const formats[] = { &other, &format, NULL };
  static const char                 text[] = "<scenarios xmlns='" NAMESPACE "'>what comes after does not count";
  static const char                 wrong[] = "<html/>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_true (robo_xml_sniff (text, strlen (text), formats, problems) == &format);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_null (robo_xml_sniff (wrong, strlen (wrong), formats, problems));
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_UNKNOWN_FORMAT));
}

/* Writing */

static void
test_write (void)
{
  g_autofree char *dir = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "file.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (xmlDoc) doc = robo_xml_new (&format, "scenario");
  g_autoptr (GError) error = NULL;

  robo_xml_set_uint (xmlDocGetRootElement (doc), "at", 42);
  robo_xml_set_uint (xmlDocGetRootElement (doc), "vp", 3);
  g_assert_true (robo_xml_write_file (doc, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<scenario xmlns=\"" NAMESPACE "\" at=\"42\" vp=\"3\"/>\n");

  g_unlink (path);
  g_rmdir (dir);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/xml/xml/number-and-text/are-read-without-extra-blanks", test_values);
  g_test_add_func ("/files/xml/xml/texts/lose-direction-overrides", test_turned);
  g_test_add_func ("/files/xml/xml/wrong-values/are-refused-and-change-nothing", test_wrong_values);
  g_test_add_func ("/files/xml/xml/messages-for-players/have-no-tags-or-paths", test_plain);
  g_test_add_func ("/files/xml/xml/each-piece/is-read-in-order-until-stopped", test_each);
  g_test_add_func ("/files/xml/xml/single-piece/is-read-like-a-list", test_each_single);
  g_test_add_func ("/files/xml/xml/broken-list/pieces-before-the-error-are-read", test_each_broken);
  g_test_add_func ("/files/xml/xml/size-limit-of-a-list/is-for-each-piece", test_each_size);
  g_test_add_func ("/files/xml/xml/many-pieces/are-all-read", test_each_many);
  g_test_add_func ("/files/xml/xml/elements-checked-one-by-one/are-put-back-in-their-place", test_many_alone);
  g_test_add_func ("/files/xml/xml/elements-checked-one-by-one/error-names-its-line-number", test_wrong_alone);
  g_test_add_func ("/files/xml/xml/elements-checked-one-by-one/too-many-are-refused", test_too_many_alone);
  g_test_add_func ("/files/xml/xml/too-many-elements/are-refused", test_too_many_elements);
  g_test_add_func ("/files/xml/xml/format/is-found-at-the-beginning-of-a-file", test_sniff);
  g_test_add_func ("/files/xml/xml/written-file/has-the-expected-bytes", test_write);

  return g_test_run ();
}
