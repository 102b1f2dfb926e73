// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the editor gets the valid parts of card and rule files that do not agree with their schema.
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/xml/robo-xml-salvage.h"

#include <string.h>

#define MODULES(inside) "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\"><name>Mine</name>" inside "</modules>"
#define SIXTY           "A name of which a hundred characters may stay, but not these"
#define GOOD_CARD(id)                                                                                      \
  "<module id=\"" id "\" colour=\"red\"><name>Card " id "</name><die colour=\"red\" min=\"2\" max=\"5\"/>" \
  "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\" amount=\"2\"/></module>"

/* Describes a file with the expected number of cards, number of rows of the first card, and name. */
typedef struct
{
  const char *name;
  const char *text;
  guint       n_cards;
  guint       n_rows;
  const char *title;
} Case;

static const Case cases[] = {
  { "unknown-element", MODULES (GOOD_CARD ("a") "<sticker/>" GOOD_CARD ("b")), 2, 1, "Card a" },
  { "unknown-attribute",
    MODULES ("<module id=\"a\" colour=\"red\" weight=\"3\"><name>A</name><ability kind=\"hover\"/></module>"),
    1, 1, "A" },
  { "wrong-color",
    MODULES ("<module id=\"a\" colour=\"green\"><name>A</name><ability kind=\"hover\"/></module>" GOOD_CARD ("b")),
    2, 1, "A" },
  { "wrong-effect",
    MODULES ("<module id=\"a\" colour=\"red\"><name>A</name><die colour=\"red\" min=\"1\" max=\"6\"/>"
             "<effect when=\"fire\" target=\"moon\" action=\"pull\"/>"
             "<effect when=\"hit\" target=\"hit\" action=\"push\"/></module>"),
    1, 1, "A" },
  { "wrong-number",
    MODULES ("<module id=\"a\" colour=\"red\" copies=\"many\"><name>A</name>"
             "<ability kind=\"absorb\" amount=\"lots\"/></module>"),
    1, 1, "A" },
  { "wrong-die",
    MODULES ("<module id=\"a\" colour=\"red\"><name>A</name><die colour=\"pink\" min=\"2\" max=\"9\"/>"
             "<ability kind=\"hover\"/></module>"),
    1, 1, "A" },
  { "no-id", MODULES ("<module colour=\"red\"><name>A</name><ability kind=\"hover\"/></module>"), 1, 1, "A" },
  { "words-between-cards", MODULES (GOOD_CARD ("a") "and this one is <b>new</b>:" GOOD_CARD ("b")), 2, 1, "Card a" },
  { "name-after-the-cards",
    "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\">" GOOD_CARD ("a") "<name>Late</name></modules>",
    1, 1, "Card a" },
  { "truncated-card",
    "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\">" GOOD_CARD ("a") "<module id=\"b\" colour=\"blue\"><na",
    2, 1, "Card a" },
  { "newer-version", "<modules xmlns=\"urn:x-robodrome:modules:2\" id=\"mine\">" GOOD_CARD ("a") "<deck/></modules>",
    1, 1, "Card a" },
};

static void
test_modules (gconstpointer data)
{
  const Case *what = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_memory (what->text, strlen (what->text), problems);
  g_autoptr (RoboModuleSet) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_nonnull (set);
  g_assert_false (robo_module_set_is_complete (set));
  g_assert_true (robo_problems_has_errors (problems));
  g_assert_cmpuint (robo_module_set_get_cards (set)->n_cards, ==, what->n_cards);
  g_assert_cmpuint (robo_module_set_get_n_rows (set, 0), ==, what->n_rows);
  g_assert_cmpstr (robo_module_set_get_title (set, 0), ==, what->title);

  /* The salvaged set is written as a complete file. */
  bytes = robo_module_set_to_bytes (set);
  read = robo_module_set_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), again);
  g_assert_nonnull (read);
  g_assert_true (robo_module_set_is_complete (read));
  g_assert_cmpuint (robo_module_set_get_cards (read)->n_cards, ==, what->n_cards);

  /* The original file cannot be loaded for play. */
  robo_problems_free (g_steal_pointer (&again));
  again = robo_problems_new (NULL);
  g_assert_null (robo_module_set_load_memory (what->text, strlen (what->text), again));
}

static void
test_foreign (void)
{
  static const char text[] = "<modules xmlns=\"urn:x-robodrome:modules:1\" xmlns:x=\"urn:x-other\" "
                             "id=\"mine\" x:tool=\"1\">"
                             "<x:note>keep me</x:note><sticker/>" GOOD_CARD ("a") "</modules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_memory (text, strlen (text), problems);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *written = NULL;

  g_assert_nonnull (set);
  bytes = robo_module_set_to_bytes (set);
  written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (written, ">keep me</x:note>"));
  g_assert_nonnull (strstr (written, "x:tool=\"1\""));
  g_assert_null (strstr (written, "sticker"));
  g_assert_null (strstr (written, "<module xmlns"));
}

static void
test_rules (void)
{
  static const char text[] = "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"mine\" vp-goal=\"50\" damage-limit=\"4\" "
                             "bump=\"sometimes\" gravity=\"on\">"
                             "<name>Mine</name><modules-ref id=\"standard\"/>"
                             "<copies module=\"shield\" number=\"twelve\"/>"
                             "<copies module=\"brake\" number=\"3\"/><house-rule/></rules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) set = robo_rule_set_open_memory (text, strlen (text), problems);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *written = NULL;
  guint            brake;

  g_assert_nonnull (set);
  g_assert_false (robo_rule_set_is_complete (set));
  g_assert_true (robo_problems_has_errors (problems));
  g_assert_cmpstr (robo_rule_set_get_name (set), ==, "Mine");
  g_assert_cmpuint (robo_rule_set_get_rules (set)->vp_goal, ==, 5);
  g_assert_cmpuint (robo_rule_set_get_rules (set)->damage_limit, ==, 4);
  brake = robo_cards_find (robo_modules_get_cards (robo_rule_set_get_modules (set)), "brake");
  g_assert_cmpuint (robo_rule_set_get_rules (set)->copies[brake], ==, 3);

  bytes = robo_rule_set_to_bytes (set);
  written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_null (strstr (written, "house-rule"));
  g_assert_null (robo_rule_set_load_memory (text, strlen (text), again));
}

/* If no part is valid, there is an error. */
static void
test_nothing (gconstpointer data)
{
  const char *text = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_null (robo_module_set_open_memory (text, strlen (text), problems));
  g_assert_true (robo_problems_has_errors (problems));
}

/* The file has the maximum of cards, and one more. */
static void
test_too_many (void)
{
  g_autoptr (GString) text = g_string_new ("<modules xmlns=\"urn:x-robodrome:modules:1\" "
                                           "id=\"mine\"><name>Mine</name>");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = NULL;

  for (guint i = 0; i <= ROBO_MAX_CARDS; i++)
    g_string_append_printf (text,
                            "<module id=\"card-%u\" colour=\"yellow\"><name>C</name><ability kind=\"hover\"/></module>",
                            i);
  g_string_append (text, "</modules>");
  set = robo_module_set_open_memory (text->str, text->len, problems);
  g_assert_nonnull (set);
  g_assert_false (robo_module_set_is_complete (set));
  g_assert_cmpuint (robo_module_set_get_cards (set)->n_cards, ==, ROBO_MAX_CARDS);
  g_assert_null (robo_module_set_load_memory (text->str, text->len, again));
}

static xmlDoc *
salvage_rules (const char *inside)
{
  static const RoboXmlDefault defaults[] = {
    { "rules", "id", "mine" }, { "rules", "vp-goal", "5" }, { "rules", "damage-limit", "3" }, { NULL }
  };
  g_autofree char *text =
    g_strconcat ("<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"mine\">", inside, "</rules>", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  xmlDoc *doc = robo_xml_salvage (text, strlen (text), &robo_rules_format, defaults, problems);

  g_assert_nonnull (doc);

  return doc;
}

/* However many errors there are, the valid parts after them are kept. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("<name>Mine</name><modules-ref id=\"standard\"/>");
  g_autoptr (xmlDoc) doc = NULL;

  for (guint i = 0; i < 900; i++)
    g_string_append_printf (text, "<copies module=\"brake\" number=\"%s\"/>", i < 500 ? "ten" : "3");
  doc = salvage_rules (text->str);

  /* The root has the name, the modules, and the valid elements. */
  g_assert_cmpuint (xmlChildElementCount (xmlDocGetRootElement (doc)), ==, 2 + 400);
}

/* Text that is refused does not remove the text before it, to which it would be appended. */
static void
test_text (void)
{
  g_autoptr (xmlDoc) doc = salvage_rules ("<name>" SIXTY "<b/>" SIXTY "</name><modules-ref id=\"standard\"/>");
  g_autofree char *name = robo_xml_dup_text (robo_xml_get_first (xmlDocGetRootElement (doc), "name"));

  g_assert_cmpstr (name, ==, SIXTY);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/files/salvage/damaged-set-keeps-its-valid-cards/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_modules);
    }
  g_test_add_func ("/files/salvage/foreign-contents/are-kept", test_foreign);
  g_test_add_func ("/files/salvage/damaged-rules/keep-their-valid-parts", test_rules);
  g_test_add_func ("/files/salvage/set-with-too-many-cards/keeps-the-maximum", test_too_many);
  g_test_add_func ("/files/salvage/valid-parts-after-many-errors/are-kept", test_long);
  g_test_add_func ("/files/salvage/name-too-long-with-its-second-part/keeps-the-first-part", test_text);
  g_test_add_data_func ("/files/salvage/file-of-another-kind/is-refused",
                        "<arena xmlns=\"urn:x-robodrome:arena:1\"/>", test_nothing);
  g_test_add_data_func ("/files/salvage/text-that-is-no-xml/is-refused", "These are my cards.", test_nothing);
  g_test_add_data_func ("/files/salvage/empty-file/is-refused", "", test_nothing);

  return g_test_run ();
}
