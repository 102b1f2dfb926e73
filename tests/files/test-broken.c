// SPDX-License-Identifier: GPL-3.0-or-later
// Tests untrusted files: each file in the folders of `broken` must give exactly the problems in problems.txt
// of its folder, without side effects. To add a file, put it there and write its problems down:
//   NAME [code] line 14: error: Whole sentence.
#include "files/arena/robo-arena.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-rule-set.h"
#include "files/robo-validate.h"
#include "files/xml/robo-paths.h"
#include "tests/file-list.h"
#include "plain-sentences.h"

#include <string.h>

#include <libxml/parser.h>

/* The files */

static xmlExternalEntityLoader open_anything;

/* The parser may open only the program's schemas. */
static xmlParserInput *
open_cb (const char    *url,
         const char    *id,
         xmlParserCtxt *ctxt)
{
  if (!g_str_has_prefix (url, robo_paths_get_data_dir ()))
    g_error ("A file made the parser open %s", url);

  return open_anything (url, id, ctxt);
}

static char *
dup_found (const char         *name,
           const RoboProblems *problems)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      g_autofree char *text = robo_problems_dup_text (problems, i);

      g_string_append_printf (found, "%s [%s] %s\n", name,
                              robo_problems_get (problems, i)->code->id, text);
    }

  return g_string_free (g_steal_pointer (&found), FALSE);
}

static char *
dup_name (const char *path)
{
  g_autofree char *file = g_path_get_basename (path);

  return g_strndup (file, strlen (file) - strlen (ROBO_ARENA_SUFFIX));
}

/* Returns the problems that problems.txt lists for the file. */
static char *
dup_expected (const char *file,
              const char *name)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *path = g_build_filename (folder, "problems.txt", NULL);
  g_autofree char *prefix = g_strconcat (name, " ", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) expected = g_string_new (NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      if (g_str_has_prefix (*line, prefix))
        g_string_append_printf (expected, "%s\n", *line);
    }

  return g_string_free (g_steal_pointer (&expected), FALSE);
}

static void
test_file (gconstpointer data)
{
  g_autofree char *name = dup_name (data);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_file (data, problems);
  g_autofree char *expected = dup_expected (data, name);
  g_autofree char *found = dup_found (name, problems);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (found, !=, "");
  assert_plain_sentences (problems);
}

/* Each file must pass through `validate`, too, which detects the format first. */
static void
test_validate (gconstpointer data)
{
  g_autofree char *name = dup_name (data);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean is_good = robo_validate_file (data, problems);

  g_assert_cmpint (is_good, ==, g_str_has_prefix (name, "warn-"));
  g_assert_cmpuint (robo_problems_get_length (problems), >, 0);
  assert_plain_sentences (problems);
}

/* Huge files: the tests make them, because they would be too big for the folder tests/broken. */

static RoboArena *
load (const char   *text,
      gsize         length,
      RoboProblems *problems)
{
  return robo_arena_load_memory (text, length, problems);
}

static void
assert_refused (GString        *text,
                RoboProblemCode code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = load (text->str, text->len, problems);

  g_assert_null (arena);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->code->id, ==, code->id);
}

#define HEAD "<arena xmlns='urn:x-robodrome:arena:1' id='huge' columns='5' rows='5'>"

static void
append_many (GString    *text,
             const char *what,
             guint       n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, what);
}

static void
test_too_big (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);

  append_many (text, "<name>x</name>", 80000);
  assert_refused (text, ROBO_PROBLEM_TOO_BIG);
}

static void
test_too_deep (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);

  append_many (text, "<a>", 300000);
  assert_refused (text, ROBO_PROBLEM_TOO_DEEP);
}

static void
test_too_many_attributes (void)
{
  g_autoptr (GString) text = g_string_new ("<arena xmlns='urn:x-robodrome:arena:1'");

  for (guint i = 0; i < 60000; i++)
    g_string_append_printf (text, " a%u='1'", i);
  g_string_append (text, "/>");
  assert_refused (text, ROBO_PROBLEM_TOO_BIG);
}

static void
test_too_many_namespaces (void)
{
  g_autoptr (GString) text = g_string_new ("<arena xmlns='urn:x-robodrome:arena:1'");

  for (guint i = 0; i < 30000; i++)
    g_string_append_printf (text, " xmlns:a%u='urn:%u'", i, i);
  g_string_append (text, "/>");
  assert_refused (text, ROBO_PROBLEM_TOO_BIG);
}

static void
test_long_attribute (void)
{
  g_autoptr (GString) text = g_string_new ("<arena xmlns='urn:x-robodrome:arena:1' columns='5' rows='5' id='");

  append_many (text, "a", 1000000);
  g_string_append (text, "'><terrain><row>.....</row></terrain></arena>");
  assert_refused (text, ROBO_PROBLEM_STRUCTURE);
}

static void
append_terrain (GString    *text,
                const char *first_row)
{
  g_string_append_printf (text, "<terrain><row>%s</row>", first_row);
  append_many (text, "<row>.....</row>", 4);
  g_string_append (text, "</terrain></arena>");
}

static void
test_long_row (void)
{
  g_autofree char *row = g_strnfill (1000000, '.');
  g_autoptr (GString) text = g_string_new (HEAD);

  append_terrain (text, row);
  assert_refused (text, ROBO_PROBLEM_STRUCTURE);
}

/* A pattern that matches a blank in two ways would take exponential time. */
static void
test_blank_row (void)
{
  g_autofree char *row = g_strnfill (1000000, ' ');
  g_autoptr (GString) text = g_string_new (HEAD);

  row[999999] = 'X';
  append_terrain (text, row);
  assert_refused (text, ROBO_PROBLEM_STRUCTURE);
}

static void
test_many_rows (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "<terrain>");

  append_many (text, "<row>.....</row>", 60000);
  g_string_append (text, "</terrain></arena>");
  assert_refused (text, ROBO_PROBLEM_STRUCTURE);
}

/* Reading is slow only if the elements are counted or moved one by one. */
static void
test_many_foreign (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;

  append_many (text, "<x xmlns='urn:x'/>", 50000);
  append_terrain (text, ".....");

  arena = load (text->str, text->len, problems);
  g_assert_nonnull (arena);
}

static void
test_blanks (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "<name>A");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;

  append_many (text, " \n", 500000);
  g_string_append (text, "Z</name>");
  append_terrain (text, ".....");

  arena = load (text->str, text->len, problems);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "A Z");
}

/* Limits */

/* Checks that the maximum is read, and that one more element or byte is refused with one sentence. */
static void
assert_arena (const char *start,
              const char *many,
              guint       n,
              const char *end,
              const char *sentence)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;

  g_string_append (text, start);
  append_many (text, many, n);
  g_string_append (text, end);
  append_terrain (text, ".....");
  arena = load (text->str, text->len, problems);
  if (sentence == NULL)
    {
      g_assert_nonnull (arena);
      return;
    }

  g_assert_null (arena);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==, sentence);
}

static void
test_limits (void)
{
  assert_arena ("<name>", "ß", 100, "</name>", NULL);
  assert_arena ("<name>", "ß", 101, "</name>", "The text in <name> has more than 100 characters. Make it shorter.");
  assert_arena ("<name>  \n", "ß", 100, "\n   </name>", NULL);
  assert_arena ("<description>", "ß", 1000, "</description>", NULL);
  assert_arena ("<description>", "ß", 1001, "</description>",
                "The text in <description> has more than 1000 characters. Make it shorter.");
  assert_arena ("", "<name>x</name>", 64, "", NULL);
  assert_arena ("", "<name>x</name>", 65, "",
                "<arena> has more than 64 <name> elements. Remove those you don’t need.");
  assert_arena ("", "<y/>", 1001, "", "<arena> has more than 1000 elements. Remove those you don’t need.");
}

static void
test_unreadable (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("no/such.arena.xml");

  g_assert_null (robo_arena_load_file ("/no/such.arena.xml", problems));
  g_assert_null (robo_arena_load_file ("/", problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 2);
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_UNREADABLE));
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_FOLDER));
}

/* The stream has no end, so reading must stop by itself. */
static void
test_endless (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  if (!g_file_test ("/dev/zero", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("There is no /dev/zero here");
      return;
    }

  g_assert_null (robo_arena_load_file ("/dev/zero", problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_NOT_ORDINARY));
}

/* A truncated file, or one with any byte changed, is read or refused, without a crash. */

static gboolean
read_arena (const char   *text,
            gsize         length,
            RoboProblems *problems)
{
  g_autoptr (RoboArena) arena = robo_arena_load_memory (text, length, problems);

  return arena != NULL && !robo_problems_has_errors (problems);
}

static gboolean
read_modules (const char   *text,
              gsize         length,
              RoboProblems *problems)
{
  g_autoptr (RoboModuleSet) set = robo_module_set_load_memory (text, length, problems);

  return set != NULL;
}

static gboolean
read_rules (const char   *text,
            gsize         length,
            RoboProblems *problems)
{
  g_autoptr (RoboRuleSet) rules = robo_rule_set_load_memory (text, length, problems);

  return rules != NULL;
}

typedef struct
{
  const char *folder;
  const char *file;
  gboolean (*read) (const char   *text,
                    gsize         length,
                    RoboProblems *problems);
} Good;

static const Good good[] = {
  { "arenas", "tokyo.arena.xml", read_arena },
  { "modules", "standard.modules.xml", read_modules },
  { "rules", "printed.rules.xml", read_rules },
};

static char *
dup_good (const Good *what,
          gsize      *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", what->folder, what->file, NULL);
  char            *text;

  g_assert_true (g_file_get_contents (path, &text, length, NULL));

  return text;
}

static void
test_cut_anywhere (gconstpointer data)
{
  const Good      *what = data;
  gsize            length;
  g_autofree char *text = dup_good (what, &length);

  for (gsize end = 0; end < length - 1; end += 7)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      g_assert_false (what->read (text, end, problems));
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
    }
}

static void
test_change_anywhere (gconstpointer data)
{
  static const char letters[] = "<>&\"'/=0#\n\xff";
  const Good       *what = data;
  gsize             length;
  g_autofree char  *text = dup_good (what, &length);

  for (gsize i = 0; i < length; i += 3)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      char before = text[i];

      text[i] = letters[i / 3 % strlen (letters)];
      g_assert_cmpint (what->read (text, length, problems), ==, !robo_problems_has_errors (problems));
      text[i] = before;
    }
}

static void
add_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *cut = g_strconcat ("/files/broken/truncated-file-is-refused/", good[i].file, NULL);
      g_autofree char *change =
        g_strconcat ("/files/broken/file-with-a-changed-letter-is-read-or-has-errors/", good[i].file, NULL);

      g_test_add_data_func (cut, &good[i], test_cut_anywhere);
      g_test_add_data_func (change, &good[i], test_change_anywhere);
    }
}

static void
add_files (const GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = dup_name (paths->pdata[i]);
      g_autofree char *broken_path = g_strconcat ("/files/broken/load-reports-the-listed-problems/", name, NULL);
      g_autofree char *validate_path = g_strconcat ("/files/broken/validate-reports-problems/", name, NULL);

      g_test_add_data_func (broken_path, paths->pdata[i], test_file);
      g_test_add_data_func (validate_path, paths->pdata[i], test_validate);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  open_anything = xmlGetExternalEntityLoader ();
  xmlSetExternalEntityLoader (open_cb);

  paths = file_list_new ("broken", ROBO_ARENA_SUFFIX);
  add_files (paths);
  g_test_add_func ("/files/broken/too-big-file/is-refused", test_too_big);
  g_test_add_func ("/files/broken/too-deep-nesting/is-refused", test_too_deep);
  g_test_add_func ("/files/broken/too-many-attributes/are-refused", test_too_many_attributes);
  g_test_add_func ("/files/broken/too-many-namespaces/are-refused", test_too_many_namespaces);
  g_test_add_func ("/files/broken/long-attribute/is-refused", test_long_attribute);
  g_test_add_func ("/files/broken/long-row/is-refused", test_long_row);
  g_test_add_func ("/files/broken/long-row-of-blanks/is-refused", test_blank_row);
  g_test_add_func ("/files/broken/too-many-rows/are-refused", test_many_rows);
  g_test_add_func ("/files/broken/many-foreign-elements/are-accepted", test_many_foreign);
  g_test_add_func ("/files/broken/many-blanks-in-a-name/are-merged", test_blanks);
  g_test_add_func ("/files/broken/limits-of-texts-and-elements/are-accepted-and-one-more-is-refused", test_limits);
  g_test_add_func ("/files/broken/missing-file-or-folder-in-its-place/is-reported", test_unreadable);
  g_test_add_func ("/files/broken/endless-stream/is-refused", test_endless);
  add_good ();

  return g_test_run ();
}
