// SPDX-License-Identifier: GPL-3.0-or-later
// Tests edits of rule sets (rules chapter 12).
#include "files/cards/robo-card-problems.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-problem-words.h"
#include "files/cards/robo-rule-repair.h"
#include "files/cards/robo-rule-set-differences.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/xml/robo-paths.h"

#include <string.h>

#include <glib/gstdio.h>

static const char sample[] =
  "<rules xmlns='urn:x-robodrome:rules:1' xmlns:x='urn:other' id='mine' vp-goal='7' x:by='me'>\n"
  "  <name>Mine</name>\n"
  "  <!-- decks -->\n"
  "  <modules-ref id='standard'/>\n"
  "  <copies module='brake' number='0'/>\n"
  "  <killbot-module id='bomb'/>\n"
  "  <killbot-module id='shield'/>\n"
  "</rules>\n";

static RoboRuleSet *
open_text (const char   *text,
           RoboProblems *problems)
{
  RoboRuleSet *rules = robo_rule_set_open_memory (text, strlen (text), problems);

  g_assert_nonnull (rules);

  return rules;
}

static RoboRuleSet *
open_sample (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboRuleSet *rules = open_text (sample, problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return rules;
}

static char *
dup_text (const RoboRuleSet *rules)
{
  g_autoptr (GBytes) bytes = robo_rule_set_to_bytes (rules);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_text (const RoboRuleSet *rules,
             const char        *part)
{
  g_autofree char *text = dup_text (rules);

  if (strstr (text, part) == NULL)
    g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, part));
}

/* Replaces `rules` by `to`, of which it takes ownership. */
static void
replace (RoboRuleSet **rules,
         RoboRuleSet  *to)
{
  robo_rule_set_unref (*rules);
  *rules = to;
}

static guint
find_card (const RoboRuleSet *rules,
           const char        *id)
{
  guint card = robo_cards_find (robo_modules_get_cards (robo_rule_set_get_modules (rules)), id);

  g_assert_cmpuint (card, !=, ROBO_NO_CARD);

  return card;
}

static const RoboRuleOption *
find_option (const char *attribute)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      if (g_str_equal (robo_rule_options[i].attribute, attribute))
        return &robo_rule_options[i];
    }

  g_assert_not_reached ();
}

static void
assert_problems (const RoboRuleSet *rules,
                 guint              expected)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_rule_set_check (rules, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("%s", robo_problems_get (problems, i)->sentence);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, expected);
}

static void
test_unchanged (void)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboRuleSet) rules = open_sample ();
  g_autoptr (RoboRuleSet) same = robo_rule_set_with_module_sets (rules, sets);
  g_autoptr (RoboRuleSet) same_goal = robo_rule_set_with_option (rules, find_option ("vp-goal"), 7);
  g_autofree char *text = dup_text (rules);

  g_assert_cmpstr (text, ==, sample);
  g_assert_true (same == rules);
  g_assert_true (same_goal == rules);
}

/* The first text must come before a module set in the file, which has another namespace. After the set the text would
 * not be read. */
static void
test_own_modules (void)
{
  static const char text[] =
    "<rules xmlns='urn:x-robodrome:rules:1' id='own'>\n"
    "  <modules xmlns='urn:x-robodrome:modules:1' id='inner'>\n"
    "    <module id='shield' colour='yellow' copies='2'><name>Shield</name>"
    "<ability kind='absorb' amount='2'/></module>\n"
    "  </modules>\n"
    "  <killbot-module id='shield'/>\n"
    "</rules>\n";
  static const char *const elements[] = { "name", "description" };

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboRuleSet) rules = open_text (text, problems);
      g_autoptr (RoboRuleSet) changed = robo_rule_set_with_text (rules, elements[i], "de", "Eigene");
      g_autoptr (RoboRuleSet) again = NULL;
      g_autofree char *written = dup_text (changed);

      again = open_text (written, problems);
      g_assert_false (robo_problems_has_errors (problems));
      g_assert_true (robo_rule_set_equal (changed, again));
      assert_text (again, "Eigene");
    }
}

static void
test_new (void)
{
  g_autoptr (RoboRuleSet) rules = robo_rule_set_new ("own", "Own");

  assert_problems (rules, 0);
  g_assert_cmpuint (robo_rule_set_get_rules (rules)->vp_goal, ==, 5);
  g_assert_cmpuint (robo_modules_get_cards (robo_rule_set_get_modules (rules))->n_cards, ==, 22);
}

static void
test_texts (void)
{
  g_autoptr (RoboRuleSet) rules = open_sample ();
  g_auto (GStrv) languages = NULL;

  replace (&rules, robo_rule_set_with_id (rules, "other"));
  replace (&rules, robo_rule_set_with_text (rules, "name", "de", "Meine"));
  replace (&rules, robo_rule_set_with_text (rules, "description", NULL, "For long evenings."));
  languages = robo_rule_set_dup_languages (rules);
  g_assert_cmpuint (g_strv_length (languages), ==, 2);
  g_assert_cmpstr (robo_rule_set_get_id (rules), ==, "other");
  g_assert_cmpstr (robo_rule_set_get_name_in (rules, "de"), ==, "Meine");
  g_assert_cmpstr (robo_rule_set_get_description_in (rules, NULL), ==, "For long evenings.");
  assert_text (rules, "x:by=\"me\"");
  assert_text (rules,
               "  <name xml:lang=\"de\">Meine</name>\n"
               "  <description>For long evenings.</description>\n  <!-- decks -->\n");
}

/* Sets every value of every option, and then the old value. */
static void
test_options (void)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      g_autoptr (RoboRuleSet) rules = open_sample ();
      guint before = robo_rule_option_get (option, robo_rule_set_get_rules (rules));

      for (guint value = option->min; value <= option->max; value++)
        {
          g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
          g_autoptr (RoboRuleSet) again = NULL;
          g_autofree char *text = NULL;

          replace (&rules, robo_rule_set_with_option (rules, option, value));
          g_assert_cmpuint (robo_rule_option_get (option, robo_rule_set_get_rules (rules)), ==, value);
          text = dup_text (rules);
          again = open_text (text, problems);
          g_assert_false (robo_problems_has_errors (problems));
        }
      replace (&rules, robo_rule_set_with_option (rules, option, before));
      g_assert_cmpuint (robo_rule_option_get (option, robo_rule_set_get_rules (rules)), ==, before);
    }
}

static void
test_module_sets (void)
{
  static const char *const both[] = { "standard", "workshop", NULL };
  static const char *const one[] = { "workshop", NULL };
  g_autoptr (RoboRuleSet) rules = open_sample ();
  g_auto (GStrv) ids = NULL;

  replace (&rules, robo_rule_set_with_module_sets (rules, both));
  g_assert_cmpuint (robo_modules_get_cards (robo_rule_set_get_modules (rules))->n_cards, ==, 51);
  replace (&rules, robo_rule_set_with_killbot_module (rules, "spikes", TRUE));
  assert_problems (rules, 0);

  /* The rules about standard cards are removed together with the cards. */
  replace (&rules, robo_rule_set_with_module_sets (rules, one));
  assert_problems (rules, 0);
  ids = robo_rule_set_dup_module_sets (rules);
  g_assert_cmpuint (g_strv_length (ids), ==, 1);
  g_assert_false (robo_rule_set_has_own_copies (rules, "brake"));
  g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "spikes")));
}

static void
test_copies (void)
{
  g_autoptr (RoboRuleSet) rules = open_sample ();

  replace (&rules, robo_rule_set_with_copies (rules, "anchor", 4));
  g_assert_cmpuint (robo_rule_set_get_rules (rules)->copies[find_card (rules, "anchor")], ==, 4);
  assert_text (rules,
               "<copies module=\"brake\" number=\"0\"/>\n"
               "  <copies module=\"anchor\" number=\"4\"/>\n  <killbot-module");
}

static void
test_killbots (void)
{
  static const char *const unsuitable[] = { "jetpack", "brake", "no-such-module" };
  g_autoptr (RoboRuleSet) rules = open_sample ();
  g_autoptr (RoboRuleSet) last = NULL;
  g_autoptr (RoboRuleSet) still = NULL;

  replace (&rules, robo_rule_set_with_killbot_module (rules, "mines", TRUE));
  g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "mines")));
  replace (&rules, robo_rule_set_with_killbot_modules (rules, NULL));
  g_assert_false (robo_rule_set_names_killbot_modules (rules));
  g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "anchor")));

  /* A card that they cannot have takes no other card from them. */
  for (guint i = 0; i < G_N_ELEMENTS (unsuitable); i++)
    {
      replace (&rules, robo_rule_set_with_killbot_module (rules, unsuitable[i], TRUE));
      g_assert_false (robo_rule_set_names_killbot_modules (rules));
      g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "anchor")));
      assert_problems (rules, 0);
    }

  /* The rule changes from all modules to a list of all others. */
  replace (&rules, robo_rule_set_with_killbot_module (rules, "anchor", FALSE));
  g_assert_true (robo_rule_set_names_killbot_modules (rules));
  g_assert_false (robo_rule_set_is_for_killbots (rules, find_card (rules, "anchor")));
  g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "bomb")));
  assert_problems (rules, 0);

  last = robo_rule_set_with_killbot_modules (rules, (const char *const[]){ "bomb", NULL });
  still = robo_rule_set_with_killbot_module (last, "bomb", FALSE);
  g_assert_true (still == last);
}

#define HEAD "<rules xmlns='urn:x-robodrome:rules:1' id='a'><name>A</name>"

typedef struct
{
  const char     *name;
  const char     *lines;
  RoboProblemCode code;
  guint           row;
  guint           n_repairs;
} Broken;

static const Broken broken[] = {
  { "missing-module-set", "<copies module='brake' number='1'/><modules-ref id='atlantis'/>",
    ROBO_PROBLEM_RULES_SET_MISSING, 1, 2 },
  { "missing-card", "<modules-ref id='standard'/><copies module='lunch' number='1'/>",
    ROBO_PROBLEM_RULES_CARD_MISSING, 1, 1 },
  { "killbot-module-twice", "<modules-ref id='standard'/><killbot-module id='bomb'/><killbot-module id='bomb'/>",
    ROBO_PROBLEM_RULES_CARD_TWICE, 2, 1 },
  { "copies-of-a-champion-card", "<modules-ref id='standard'/><copies module='jetpack' number='1'/>",
    ROBO_PROBLEM_RULES_CHAMPION_COPIES, 1, 1 },
  { "card-not-for-killbots", "<modules-ref id='standard'/><killbot-module id='brake'/>",
    ROBO_PROBLEM_RULES_KILLBOT_CARD, 1, 1 },
  { "champion-card-for-killbots", "<modules-ref id='standard'/><killbot-module id='jetpack'/>",
    ROBO_PROBLEM_RULES_KILLBOT_CARD, 1, 1 },
  { "too-few-decks", "", ROBO_PROBLEM_FEW_DECKS, ROBO_NO_ROW, 2 },
  { "card-without-effect-in-a-set-within-the-file",
    "<modules-ref id='standard'/><m:modules xmlns:m='urn:x-robodrome:modules:1' id='mine'>"
    "<m:module id='x' colour='red'/></m:modules>",
    ROBO_PROBLEM_CARD_EMPTY, 1, 1 },
};

/* Sentences for the editor have no XML terms. */
static void
assert_plain (const char *sentence)
{
  g_test_message ("%s", sentence);
  g_assert_null (strchr (sentence, '<'));
  g_assert_null (strstr (sentence, "="));
  g_assert_null (strstr (sentence, "attribute"));
}

static void
test_broken (gconstpointer data)
{
  const Broken    *row = data;
  g_autofree char *text = g_strconcat (HEAD, row->lines, "</rules>", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = open_text (text, problems);
  const RoboProblem *problem = robo_problems_get (problems, 0);
  g_autofree char   *sentence = robo_rules_problem_dup_sentence (rules, problem);
  g_autoptr (GPtrArray) repairs = NULL;

  assert_plain (sentence);
  /* A module set within the file cannot be opened separately. */
  g_assert_true (row->code != ROBO_PROBLEM_CARD_EMPTY || strstr (sentence, "Open") == NULL);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (problem->code->id, ==, row->code->id);
  g_assert_cmpuint (problem->row, ==, row->row);

  repairs = robo_rule_repairs_new (rules, problem);
  g_assert_cmpuint (repairs->len, ==, row->n_repairs);
  for (guint i = 0; i < repairs->len; i++)
    {
      const RoboRepair *repair = repairs->pdata[i];
      g_autoptr (RoboRuleSet) repaired = robo_repair_apply (repair, rules);
      g_autoptr (RoboProblems) left = robo_problems_new (NULL);

      g_test_message ("%s", repair->sentence);
      robo_rule_set_check (repaired, left);
      g_assert_false (robo_problems_has (left, row->code));
    }
}

/* An empty list is described as such. */
static void
test_no_killbot_modules (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_autoptr (RoboRuleSet) rules =
    open_text (HEAD "<modules-ref id='standard'/><killbot-module id='lunch'/></rules>", problems);
  g_auto (GStrv) sentences = robo_rule_set_dup_differences (rules, standard);

  g_assert_true (g_strv_contains ((const char *const *)sentences, "KillBots get no modules."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/cards/rule-set-edit/equal-value/gives-the-same-rules", test_unchanged);
  g_test_add_func ("/files/cards/rule-set-edit/only-unknown-killbot-modules/differences-say-that-killbots-get-none",
                   test_no_killbot_modules);
  g_test_add_func ("/files/cards/rule-set-edit/rules-with-own-modules/new-name-is-written-before-modules",
                   test_own_modules);
  g_test_add_func ("/files/cards/rule-set-edit/new-rule-set/has-standard-rules", test_new);
  g_test_add_func ("/files/cards/rule-set-edit/texts/change-in-their-language", test_texts);
  g_test_add_func ("/files/cards/rule-set-edit/R12/every-value-of-every-option-is-written", test_options);
  g_test_add_func ("/files/cards/rule-set-edit/removed-module-set/rules-about-its-cards-are-removed", test_module_sets);
  g_test_add_func ("/files/cards/rule-set-edit/R3.3/copies-are-written", test_copies);
  g_test_add_func ("/files/cards/rule-set-edit/R9.7/killbot-modules-change-singly-or-all-at-once", test_killbots);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/files/cards/rule-set-edit/repair-solves/", broken[i].name, NULL);

      g_test_add_data_func (path, &broken[i], test_broken);
    }

  return g_test_run ();
}
