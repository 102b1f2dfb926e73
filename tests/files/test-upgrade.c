// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the upgrade of older files. No older version exists yet, so the migrations are the test's own: a
// version 0 of module sets in which modules were called cards and had no colors.
#include "files/cards/robo-module-edit.h"
#include "files/robo-upgrade.h"
#include "files/xml/robo-xml-edit.h"

#include <string.h>

#include <glib/gstdio.h>

static char *
rename_cards (xmlNode *root)
{
  xmlNode *card;

  while ((card = robo_xml_get_first (root, "card")) != NULL)
    xmlNodeSetName (card, (const xmlChar *)"module");

  return g_strdup ("Cards are modules.");
}

/* Migrates the result of the migration above. */
static char *
add_colours (xmlNode *root)
{
  g_assert_null (robo_xml_get_first (root, "card"));
  for (xmlNode *module = robo_xml_get_first (root, "module"); module != NULL;
       module = robo_xml_get_next (module, "module"))
    robo_xml_edit_set (module, "colour", "yellow");

  return g_strdup ("Modules have colours.");
}

static char *
do_nothing (xmlNode *root)
{
  return NULL;
}

static const RoboMigration migrations[] = {
  { "modules", 1, 1, do_nothing },
  { "modules", 0, 1, rename_cards },
  { "rules", 0, 1, do_nothing },
  { "modules", 0, 1, add_colours },
  { NULL },
};

#define OLD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- mine -->\n"                                  \
            "<modules xmlns=\"urn:x-robodrome:modules:0\" xmlns:x=\"urn:other\" id=\"a\" x:keep=\"me\">\n" \
            "  <name>A</name>\n  <!-- of it -->\n"

static RoboUpgrade *
upgrade (const char          *text,
         const RoboMigration *steps,
         RoboProblems        *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return robo_upgrade_new (bytes, steps, problems);
}

static char *
dup_text (const RoboUpgrade *done)
{
  return g_strndup (g_bytes_get_data (done->bytes, NULL), g_bytes_get_size (done->bytes));
}

static void
test_steps (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboUpgrade) done =
    upgrade (OLD "  <card id=\"b\"><name>B</name><ability kind=\"hover\"/></card>\n</modules>\n",
             migrations, problems);
  g_autoptr (RoboModuleSet) set = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (done);
  g_assert_cmpuint (done->changes->len, ==, 3);
  g_assert_cmpstr (done->changes->pdata[0], ==, "Cards are modules.");
  g_assert_cmpstr (done->changes->pdata[1], ==, "Modules have colours.");
  g_assert_cmpstr (done->changes->pdata[2], ==, "The file is now in version 1 of the “modules” format.");
  text = dup_text (done);
  g_assert_nonnull (strstr (text, "<!-- mine -->\n<modules xmlns=\"urn:x-robodrome:modules:1\""));
  g_assert_nonnull (strstr (text, "x:keep=\"me\""));
  g_assert_nonnull (strstr (text, "  <!-- of it -->\n  <module id=\"b\" colour=\"yellow\">"));
  set = robo_module_set_load_memory (text, strlen (text), problems);
  g_assert_nonnull (set);
}

static void
assert_refused (const char          *text,
                const RoboMigration *steps,
                RoboProblemCode      code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_null (upgrade (text, steps, problems));
  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_assert_cmpstr (robo_problems_get (problems, 0)->code->id, ==, code->id);
}

static void
test_refused (void)
{
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:2'/>", NULL, ROBO_PROBLEM_NEWER_FORMAT);
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:2'/>", migrations, ROBO_PROBLEM_NEWER_FORMAT);
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:0'/>", NULL, ROBO_PROBLEM_UNKNOWN_FORMAT);
  assert_refused ("<a/>", NULL, ROBO_PROBLEM_UNKNOWN_FORMAT);
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:1'>", NULL, ROBO_PROBLEM_TRUNCATED);
  assert_refused ("", NULL, ROBO_PROBLEM_EMPTY);
  /* Invalid files must be refused without critical warnings (G_DEBUG=fatal-criticals) of code that expects
   * valid ones. */
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:1'><module id='b' colour='1'/></modules>", NULL,
                  ROBO_PROBLEM_STRUCTURE);
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:1'><module id='b' colour='blue'><die colour='green'/>"
                  "</module></modules>",
                  NULL, ROBO_PROBLEM_STRUCTURE);
  assert_refused ("<modules xmlns='urn:x-robodrome:modules:1'><module id='b' colour='blue'>"
                  "<effect when='lunch' target='self' action='repair'/></module></modules>",
                  NULL, ROBO_PROBLEM_STRUCTURE);
  /* The result would not be a valid file of modules. */
  assert_refused (OLD "<lunch/></modules>", migrations, ROBO_PROBLEM_STRUCTURE);
}

static const char unsigned_set[] =
  "<modules xmlns='urn:x-robodrome:modules:1' id='a'>\n  <name>A</name>\n"
  "  <module id='b' colour='yellow'><name>B</name><text>Says.</text><text xml:lang='de'>Sagt.</text>"
  "<ability kind='hover'/></module>\n"
  "  <module id='c' colour='yellow'><name>C</name><ability kind='hover'/></module>\n</modules>\n";

/* Files of the current version, too, get missing digests. */
static void
test_digests (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboUpgrade) done = upgrade (unsigned_set, NULL, problems);
  g_autoptr (RoboUpgrade) again = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (done);
  g_assert_cmpuint (done->changes->len, ==, 1);
  g_assert_cmpstr (done->changes->pdata[0], ==, "The texts of 1 module were marked as matching its rule.");
  text = dup_text (done);
  g_assert_nonnull (strstr (text, "<text xml:lang=\"de\" review:rule="));

  again = upgrade (text, NULL, problems);
  g_assert_cmpuint (again->changes->len, ==, 0);
  g_assert_true (g_bytes_equal (again->bytes, done->bytes));
}

/* If the usual prefix stands for another namespace at a text, the digest of the text gets another prefix. */
static void
test_prefixes (void)
{
  static const char file[] =
    "<modules xmlns='urn:x-robodrome:modules:1' xmlns:review='urn:x-robodrome-review:1' id='a'>\n  <name>A</name>\n"
    "  <module xmlns:review='urn:other' xmlns:review2='urn:other' id='b' colour='yellow'><name>B</name>"
    "<text review:rule='kept'>Says.</text><ability kind='hover'/></module>\n</modules>\n";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboUpgrade) done = upgrade (file, NULL, problems);
  g_autoptr (RoboUpgrade) again = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (done);
  text = dup_text (done);
  g_assert_nonnull (strstr (text, "xmlns:review3=\"urn:x-robodrome-review:1\""));
  g_assert_nonnull (strstr (text, "<text review:rule=\"kept\" review3:rule="));

  again = upgrade (text, NULL, problems);
  g_assert_cmpuint (again->changes->len, ==, 0);
}

/* All bundled files are up to date, including digests. */
static void
test_bundled (void)
{
  static const char *const files[] = { "data/modules/standard.modules.xml", "data/modules/workshop.modules.xml",
                                       "data/rules/standard.rules.xml", "data/arenas/rome.arena.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", files[i], NULL);
      g_autofree char *text = NULL;
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboUpgrade) done = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      done = upgrade (text, NULL, problems);
      g_assert_nonnull (done);
      g_assert_cmpuint (done->changes->len, ==, 0);
    }
}

static void
assert_content (const char *path,
                const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (expected != NULL)
    g_assert_cmpstr (text, ==, expected);
  else
    g_assert_nonnull (strstr (text, "review:rule"));
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *other = g_build_filename (folder, "new", NULL);
  g_autofree char *path = g_build_filename (folder, "a.modules.xml", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autofree char *copy = g_build_filename (other, "a.modules.xml", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboUpgrade) elsewhere = NULL;
  g_autoptr (RoboUpgrade) here = NULL;
  g_autoptr (RoboUpgrade) again = NULL;

  g_assert_cmpint (g_mkdir (other, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, unsigned_set, -1, NULL));
  elsewhere = robo_upgrade_file (path, other, problems);
  g_assert_nonnull (elsewhere);
  assert_content (path, unsigned_set);
  assert_content (copy, NULL);
  g_assert_false (g_file_test (backup, G_FILE_TEST_EXISTS));

  here = robo_upgrade_file (path, NULL, problems);
  g_assert_nonnull (here);
  assert_content (path, NULL);
  assert_content (backup, unsigned_set);

  /* An up-to-date file is not written, and so the backup stays. */
  again = robo_upgrade_file (path, NULL, problems);
  g_assert_cmpuint (again->changes->len, ==, 0);
  assert_content (backup, unsigned_set);

  g_assert_null (robo_upgrade_file (path, nowhere, problems));
  g_assert_true (robo_problems_has_errors (problems));
  g_remove (copy);
  g_rmdir (other);
  g_remove (backup);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/upgrade/old-version/is-migrated-and-reported", test_steps);
  g_test_add_func ("/files/upgrade/newer-and-invalid-files/are-refused", test_refused);
  g_test_add_func ("/files/upgrade/missing-digests/are-added-once", test_digests);
  g_test_add_func ("/files/upgrade/prefix-of-another-namespace/another-prefix-is-written", test_prefixes);
  g_test_add_func ("/files/upgrade/bundled-files/are-up-to-date", test_bundled);
  g_test_add_func ("/files/upgrade/upgraded-file/is-written-with-a-backup", test_files);

  return g_test_run ();
}
