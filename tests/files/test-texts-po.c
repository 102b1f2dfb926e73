// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the export of texts as a gettext catalog and their import, which changes nothing else in the file.
#include "files/robo-texts-po.h"

#include <string.h>

#include "files/arena/robo-arena.h"
#include "files/cards/robo-module-set.h"
#include "files/scenario/robo-puzzle.h"
#include "files/xml/robo-languages.h"

static const char arena_text[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<!-- by hand -->\n"
  "<arena xmlns=\"urn:x-robodrome:arena:1\" xmlns:x=\"urn:x-other\" id=\"hook\" columns=\"5\" "
  "rows=\"6\" x:mood='good'>\n"
  "  <name>Hook &amp; Bait</name>\n"
  "  <name xml:lang=\"pt-BR\">Anzol</name>\n"
  "  <description>One\n     sentence.</description>\n"
  "  <x:note>kept</x:note>\n"
  "  <terrain>\n"
  "    <row>.....</row> <row>.....</row> <row>.....</row>\n"
  "    <row>.....</row> <row>.....</row> <row>.....</row>\n"
  "  </terrain>\n"
  "  <features><vp at=\"2,3\" number=\"1\"/><start at=\"3,6\" side=\"s\" arrow=\"n\"/>"
  "<start at=\"3,1\" side=\"n\" arrow=\"s\"/></features>\n"
  "</arena>\n";

static const char modules_text[] =
  "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\">\n"
  "  <name>Mine</name>\n"
  "  <module id=\"one\" colour=\"blue\">\n"
  "    <name>Brake</name>\n"
  "    <text>Stop.</text>\n"
  "    <ability kind=\"shorten-move\" amount=\"2\"/>\n"
  "  </module>\n"
  "  <module id=\"two\" colour=\"blue\">\n"
  "    <name>Brake</name>\n"
  "    <text xml:lang=\"de\">Ohne Original.</text>\n"
  "    <ability kind=\"shorten-move\" amount=\"1\"/>\n"
  "  </module>\n"
  "</modules>\n";

#define HEADER(language)                                     \
  "msgid \"\"\nmsgstr \"\"\n\"Language: " language "\\n\"\n" \
  "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"

static GBytes *
get_bytes (const char *text)
{
  return g_bytes_new_static (text, strlen (text));
}

static RoboPo *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = get_bytes (text);
  g_autoptr (GError) error = NULL;
  RoboPo *po = robo_po_load_bytes (bytes, "test.po", &error);

  g_assert_no_error (error);

  return po;
}

static char *
import (const char      *file,
        const RoboPo    *po,
        const char      *language,
        RoboTextsImport *result)
{
  g_autoptr (GBytes) bytes = get_bytes (file);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) changed = robo_texts_po_import (bytes, po, language, result, problems);

  g_assert_nonnull (changed);
  g_assert_false (robo_problems_has_errors (problems));

  return g_strndup (g_bytes_get_data (changed, NULL), g_bytes_get_size (changed));
}

static void
test_export (void)
{
  g_autoptr (GBytes) bytes = get_bytes (arena_text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPo) po = robo_texts_po_export (bytes, "hook.arena.xml", "pt_BR", problems);
  g_autofree char *language = NULL;

  g_assert_nonnull (po);
  language = robo_po_dup_field (po, "Language");
  g_assert_cmpstr (language, ==, "pt_BR");
  g_assert_cmpuint (robo_po_get_n_entries (po), ==, 2);
  g_assert_cmpstr (robo_po_get_entry (po, 0)->context, ==, "name");
  g_assert_cmpstr (robo_po_get_entry (po, 0)->id, ==, "Hook & Bait");
  g_assert_cmpstr (robo_po_get_entry (po, 0)->translations[0], ==, "Anzol");
  g_assert_cmpstr (robo_po_get_entry (po, 0)->reference, ==, "hook.arena.xml:4");
  g_assert_cmpstr (robo_po_get_entry (po, 1)->id, ==, "One sentence.");
  g_assert_cmpstr (robo_po_get_entry (po, 1)->translations[0], ==, "");
}

/* A text whose rule has changed since its translation has a comment for translators. */
static void
test_export_unreviewed (void)
{
  static const char text[] = "<modules xmlns='urn:x-robodrome:modules:1' xmlns:r='urn:x-robodrome-review:1' id='a'>"
                             "<name>A</name>"
                             "<module id='b' colour='yellow'><name>B</name><text r:rule='0123456789abcdef'>Says.</text>"
                             "<ability kind='absorb'/></module></modules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (RoboPo) po = robo_texts_po_export (bytes, "a.modules.xml", "de", problems);
  const RoboPoEntry *entry = robo_po_find (po, "b text", "Says.");

  g_assert_nonnull (entry);
  g_assert_nonnull (strstr (entry->comment, "The original hasn’t been reviewed since the rule of the module changed."));
}

static void
test_export_modules (void)
{
  g_autoptr (GBytes) bytes = get_bytes (modules_text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPo) po = robo_texts_po_export (bytes, "mine.modules.xml", "de", problems);

  g_assert_cmpuint (robo_po_get_n_entries (po), ==, 4);
  g_assert_nonnull (robo_po_find (po, "name", "Mine"));
  g_assert_nonnull (robo_po_find (po, "one name", "Brake"));
  g_assert_nonnull (robo_po_find (po, "one text", "Stop."));
  g_assert_nonnull (robo_po_find (po, "two name", "Brake"));
}

/* Title and text of a puzzle are exported, and the name of its arena. */
static void
test_puzzle (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "puzzle", "token.xml", NULL);
  g_autofree char *plain = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *titled = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPo) out = NULL;
  g_autoptr (RoboPo) back = parse (HEADER ("de") "msgctxt \"title\"\nmsgid \"Mind the pit\"\n"
                                                 "msgstr \"Vorsicht Grube\"\n\n"
                                                 "msgctxt \"text\"\nmsgid \"Push.\"\nmsgstr \"Schieb.\"\n");
  g_autoptr (RoboPuzzle) puzzle = NULL;
  RoboTextsImport result;

  g_assert_true (g_file_get_contents (path, &plain, NULL, NULL));
  parts = g_strsplit (plain, "<goal", 2);
  titled = g_strconcat (parts[0], "<title>Mind the pit</title><text>Push.</text><goal", parts[1], NULL);
  bytes = get_bytes (titled);
  out = robo_texts_po_export (bytes, "mine.puzzle.xml", "de", problems);
  g_assert_nonnull (out);
  g_assert_nonnull (robo_po_find (out, "title", "Mind the pit"));
  g_assert_nonnull (robo_po_find (out, "text", "Push."));

  changed = import (titled, back, "de", &result);
  g_assert_cmpuint (result.n_translated, ==, 2);
  g_assert_nonnull (strstr (changed, "<title xml:lang=\"de\">Vorsicht Grube</title>"));
  g_assert_nonnull (strstr (changed, "<text xml:lang=\"de\">Schieb.</text>"));
  puzzle = robo_puzzle_load_memory (changed, strlen (changed), problems);
  g_assert_nonnull (puzzle);
}

/* A translation that is imported is the only addition to the file. */
static void
test_import (void)
{
  g_autoptr (RoboPo) po = parse (HEADER ("de") "msgctxt \"name\"\nmsgid \"Hook & Bait\"\nmsgstr \"Haken & Köder\"\n\n"
                                               "msgctxt \"description\"\nmsgid \"One sentence.\"\n"
                                               "msgstr \"Ein \"\n\"<Satz>.\"\n\n"
                                               "msgctxt \"name\"\nmsgid \"What it was called\"\nmsgstr \"Früher\"\n");
  RoboTextsImport  result;
  g_autofree char *changed = import (arena_text, po, "de", &result);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_memory (changed, strlen (changed), problems);

  g_assert_cmpuint (result.n_texts, ==, 2);
  g_assert_cmpuint (result.n_translated, ==, 2);
  g_assert_cmpuint (result.n_unknown, ==, 1);
  g_assert_cmpstr (robo_arena_get_name_in (arena, "de"), ==, "Haken & Köder");
  g_assert_cmpstr (robo_arena_get_description_in (arena, "de"), ==, "Ein <Satz>.");
  g_assert_cmpstr (robo_arena_get_name_in (arena, "pt_BR"), ==, "Anzol");
  g_assert_cmpstr (robo_arena_get_name_in (arena, NULL), ==, "Hook & Bait");

  /* All other lines are unchanged. */
  g_assert_nonnull (strstr (changed, "<!-- by hand -->\n"));
  g_assert_nonnull (strstr (changed, "x:mood=\"good\">\n"));
  g_assert_nonnull (strstr (changed,
                            "  <name xml:lang=\"pt-BR\">Anzol</name>\n"
                            "  <name xml:lang=\"de\">Haken &amp; Köder</name>\n"));
  g_assert_nonnull (strstr (changed, "One\n     sentence.</description>\n"));
}

/* An import of an unchanged export changes nothing, also in existing languages. */
static void
test_round_trip (void)
{
  static const char *const languages[] = { "de", "pt_BR" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GBytes) bytes = get_bytes (arena_text);
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboPo) po = robo_texts_po_export (bytes, "hook.arena.xml", languages[i], problems);
      g_autoptr (GBytes) catalogue = robo_po_to_bytes (po);
      g_autoptr (GError) error = NULL;
      g_autoptr (RoboPo) again = robo_po_load_bytes (catalogue, "test.po", &error);
      RoboTextsImport  result;
      g_autofree char *changed = NULL;

      g_assert_no_error (error);
      changed = import (arena_text, again, languages[i], &result);
      g_assert_cmpstr (changed, ==, arena_text);
    }
}

/* A text that is not translated any more shows the original. A text that is not in the catalog stays. */
static void
test_untranslated (void)
{
  g_autoptr (RoboPo) empty = parse (HEADER ("pt_BR") "msgctxt \"name\"\nmsgid \"Hook & Bait\"\nmsgstr \"\"\n");
  g_autoptr (RoboPo) fuzzy = parse (HEADER ("pt_BR") "#, fuzzy\nmsgctxt \"name\"\n"
                                                     "msgid \"Hook & Bait\"\nmsgstr \"Isca\"\n");
  g_autoptr (RoboPo) other = parse (HEADER ("pt_BR") "msgctxt \"description\"\nmsgid \"One sentence.\"\n"
                                                     "msgstr \"Uma frase.\"\n");
  RoboTextsImport  result;
  g_autofree char *without = import (arena_text, empty, "pt_BR", &result);
  g_autofree char *guessed = import (arena_text, fuzzy, "pt_BR", &result);
  g_autofree char *with = import (arena_text, other, "pt_BR", &result);

  g_assert_null (strstr (without, "Anzol"));
  g_assert_null (strstr (without, "pt-BR"));
  g_assert_null (strstr (guessed, "Isca"));
  g_assert_nonnull (strstr (with, "Anzol"));
  g_assert_nonnull (strstr (with, "Uma frase."));
  g_assert_cmpuint (result.n_translated, ==, 2);
}

/* Cards are found by their context, or else by their text, as in the program's own catalog. */
static void
test_import_modules (void)
{
  g_autoptr (RoboPo) po = parse (HEADER ("de") "msgctxt \"two name\"\nmsgid \"Brake\"\nmsgstr \"Stotterbremse\"\n\n"
                                               "msgid \"Brake\"\nmsgstr \"Bremse\"\n");
  RoboTextsImport  result;
  g_autofree char *changed = import (modules_text, po, "de", &result);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_memory (changed, strlen (changed), problems);

  g_assert_nonnull (set);
  g_assert_cmpuint (result.n_translated, ==, 2);
  g_assert_nonnull (strstr (changed, "    <name xml:lang=\"de\">Bremse</name>\n    <text>Stop."));
  g_assert_nonnull (strstr (changed, "    <name xml:lang=\"de\">Stotterbremse</name>\n    <text xml:lang=\"de\">Ohne"));
}

/* Files of other kinds give an error. */
static void
test_refused (void)
{
  static const char *const files[] = { "", "<a/>", "<arena", "<match xmlns='urn:x-robodrome:match:1'/>" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = get_bytes (files[i]);
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      g_assert_null (robo_texts_po_export (bytes, "x", "de", problems));
      g_assert_true (robo_problems_has_errors (problems));
    }
}

/* A translation that would make the file invalid is not imported. */
static void
test_too_long (void)
{
  g_autofree char *name = g_strnfill (101, 'W');
  g_autofree char *catalogue = g_strconcat (HEADER ("de"), "msgid \"Hook & Bait\"\nmsgstr \"", name, "\"\n", NULL);
  g_autoptr (RoboPo) po = parse (catalogue);
  g_autoptr (GBytes) bytes = get_bytes (arena_text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboTextsImport result;

  g_assert_null (robo_texts_po_import (bytes, po, "de", &result, problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==,
                   "The text in <name> has more than 100 characters. Make it shorter.");
}

static void
test_language (void)
{
  g_autoptr (RoboPo) german = parse (HEADER ("de"));
  g_autoptr (RoboPo) none = parse (HEADER (""));
  g_autoptr (GError) error = NULL;
  g_autofree char *own = robo_texts_po_dup_language (german, NULL, &error);
  g_autofree char *wanted = robo_texts_po_dup_language (none, "pl", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (own, ==, "de");
  g_assert_cmpstr (wanted, ==, "pl");

  g_assert_null (robo_texts_po_dup_language (german, "pl", &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING);
  g_clear_error (&error);
  g_assert_null (robo_texts_po_dup_language (none, NULL, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING);
}

static void
test_names (void)
{
  static const struct
  {
    const char *written;
    const char *normal;
  } rows[] = {
    { "de", "de" },
    { "PT-br", "pt_BR" },
    { "pt_BR.UTF-8", "pt_BR" },
    { "ca@valencia", "ca@valencia" },
    { "d", NULL },
    { "de de", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *normal = robo_language_dup_normal (rows[i].written);

      g_assert_cmpstr (normal, ==, rows[i].normal);
    }
  g_assert_cmpstr (robo_language_get_name ("de"), ==, "Deutsch");
  g_assert_cmpstr (robo_language_get_name ("tlh"), ==, "tlh");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/texts-po/export-of-arena/has-texts-and-translations", test_export);
  g_test_add_func ("/files/texts-po/export-of-modules/contexts-name-the-cards", test_export_modules);
  g_test_add_func ("/files/texts-po/text-of-a-changed-card/has-a-comment", test_export_unreviewed);
  g_test_add_func ("/files/texts-po/import/adds-translations-and-keeps-other-lines", test_import);
  g_test_add_func ("/files/texts-po/import-of-modules/finds-cards-by-context-or-text", test_import_modules);
  g_test_add_func ("/files/texts-po/puzzle/exports-and-imports-its-texts", test_puzzle);
  g_test_add_func ("/files/texts-po/import-of-unchanged-export/changes-nothing", test_round_trip);
  g_test_add_func ("/files/texts-po/empty-or-fuzzy-translation/is-removed-from-the-file", test_untranslated);
  g_test_add_func ("/files/texts-po/files-of-other-kinds/are-not-exported", test_refused);
  g_test_add_func ("/files/texts-po/too-long-translation/is-refused", test_too_long);
  g_test_add_func ("/files/texts-po/language/comes-from-catalog-or-option", test_language);
  g_test_add_func ("/files/texts-po/names-of-languages/are-normalized", test_names);

  return g_test_run ();
}
