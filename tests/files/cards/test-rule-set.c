// SPDX-License-Identifier: GPL-3.0-or-later
// Tests rule sets (rules chapter 12): the bundled ones, the accepted contents of others, and their differences
// in words.
#include "files/cards/robo-card-problems.h"
#include "files/cards/robo-rule-options.h"
#include "files/cards/robo-rule-set-differences.h"
#include "files/cards/robo-rule-set-edit.h"
#include "files/cards/robo-rule-set.h"
#include "tests/files/plain-sentences.h"

#include <string.h>

static RoboRuleSet *
load_bundled (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  RoboRuleSet *rules = robo_rule_set_load_bundled (id, problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpstr (robo_rule_set_get_id (rules), ==, id);
  g_assert_cmpstr (robo_rule_set_get_name (rules), !=, id);
  g_assert_cmpstr (robo_rule_set_get_description (rules), !=, "");

  return rules;
}

/* Bundled sets */

static guint
find_card (const RoboRuleSet *rules,
           const char        *id)
{
  return robo_cards_find (robo_modules_get_cards (robo_rule_set_get_modules (rules)), id);
}

static void
test_standard (void)
{
  g_autoptr (RoboRuleSet) rules = load_bundled ("standard");
  const RoboRules *options = robo_rule_set_get_rules (rules);
  RoboRules        defaults;
  guint            n_cards = 0;

  robo_rules_init_standard (&defaults);
  memcpy (defaults.copies, options->copies, sizeof defaults.copies);
  g_assert_cmpmem (options, sizeof *options, &defaults, sizeof defaults);

  g_assert_cmpuint (robo_modules_get_cards (robo_rule_set_get_modules (rules))->n_cards, ==, 22);
  for (guint card = 0; card < 22; card++)
    n_cards += options->copies[card];
  g_assert_cmpuint (n_cards, ==, 2 * 18);
  g_assert_cmpuint (options->copies[find_card (rules, "shield")], ==, 2);
  g_assert_cmpuint (options->copies[find_card (rules, "jetpack")], ==, 0);
}

/* R9.7: Only suited cards are for KillBots. */
static void
test_killbots (void)
{
  static const char *const allowed[] = {
    "anchor",
    "bomb",
    "grenades",
    "power-beam",
    "crossfire",
    "mines",
    "saw-blade",
    "shield",
    "repulsion-blast",
    "telescopic-arm",
  };
  g_autoptr (RoboRuleSet) rules = load_bundled ("standard");
  guint n_allowed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (allowed); i++)
    g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, allowed[i])));
  for (guint card = 0; card < 22; card++)
    n_allowed += robo_rule_set_is_for_killbots (rules, card);
  g_assert_cmpuint (n_allowed, ==, G_N_ELEMENTS (allowed));
}

static void
test_training (void)
{
  g_autoptr (RoboRuleSet) rules = load_bundled ("training");
  RoboRules training;

  robo_rules_init_training (&training);
  g_assert_cmpmem (robo_rule_set_get_rules (rules), sizeof training, &training, sizeof training);
  g_assert_null (robo_rule_set_get_modules (rules));
}

static void
assert_differences (const char *id,
                    const char *other,
                    const char *expected)
{
  g_autoptr (RoboRuleSet) rules = load_bundled (id);
  g_autoptr (RoboRuleSet) others = load_bundled (other);
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  sentences = robo_rules_dup_differences (robo_rule_set_get_rules (rules), robo_rule_set_get_rules (others));
  text = g_strjoinv (" ", sentences);
  g_assert_cmpstr (text, ==, expected);
}

/* Scripts and settings of earlier versions may use the old name. */
static void
test_old_name (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = robo_rule_set_load_bundled ("online", problems);

  g_assert_nonnull (rules);
  g_assert_cmpstr (robo_rule_set_get_id (rules), ==, "standard");
}

static void
test_differences (void)
{
  assert_differences ("printed", "standard",
                      "In each round, the first to finish programming is the first to choose a starting "
                      "number; KillBots get what’s left. A squad of KillBots wins with 7 victory points in all. "
                      "KillBots begin with only the modules you choose for them.");
  assert_differences ("standard", "training",
                      "The first to get 5 victory points wins. Robots have modules; workshops and high voltage work.");
}

/* Every change of the standard rules is described: each option, one copy of a card more or less, another card,
 * KillBots. */
static void
test_every_difference (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_auto (GStrv) none = robo_rule_set_dup_differences (standard, standard);

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];

      for (guint value = option->min; value <= option->max; value++)
        {
          g_autoptr (RoboRuleSet) other = robo_rule_set_with_option (standard, option, value);
          g_auto (GStrv) sentences = robo_rule_set_dup_differences (other, standard);
          g_autofree char *said = robo_rule_option_dup_sentence (option, robo_rule_set_get_rules (other));
          gboolean         is_same = value == robo_rule_option_get (option, robo_rule_set_get_rules (standard));

          g_assert_cmpuint (g_strv_length (sentences), ==, is_same ? 0 : 1);
          if (!is_same)
            g_assert_cmpstr (sentences[0], ==, said);
        }
    }
}

static void
assert_said (RoboRuleSet *rules,
             const char  *expected)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_auto (GStrv) sentences = robo_rule_set_dup_differences (rules, standard);
  g_autofree char *text = g_strjoinv (" ", sentences);

  g_assert_cmpstr (text, ==, expected);
  robo_rule_set_unref (rules);
}

static void
test_deck_differences (void)
{
  static const char own[] = "<rules xmlns='urn:x-robodrome:rules:1' id='mine'><name>Mine</name>"
                            "<modules-ref id='standard'/>"
                            "<m:modules xmlns:m='urn:x-robodrome:modules:1' id='own'>"
                            "<m:module id='shield' colour='yellow'><m:name>Big Shield</m:name>"
                            "<m:ability kind='absorb' amount='4'/></m:module>"
                            "<m:module id='flag' colour='champion' arena='rome'><m:name>Flag</m:name>"
                            "<m:ability kind='hover'/></m:module>"
                            "</m:modules></rules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  const char *const only[] = { "bomb", "shield", NULL };

  assert_said (robo_rule_set_with_copies (standard, "brake", 1), "The deck has 1 copy of Brake instead of 2.");
  assert_said (robo_rule_set_with_copies (standard, "bomb", 0), "The deck has 0 copies of Bomb instead of 2.");
  assert_said (robo_rule_set_with_killbot_modules (standard, only),
               "KillBots get only these modules: Bomb and Shield.");
  assert_said (robo_rule_set_load_memory (own, strlen (own), problems),
               "Big Shield is a different card with the same ID. Champion card added: Flag. KillBots can get any "
               "module they can use.");
}

/* Files */

#define HEAD "<rules xmlns='urn:x-robodrome:rules:1' id='mine'"
#define NAME "<name>Mine</name>"

static RoboRuleSet *
load (const char   *text,
      RoboProblems *problems)
{
  return robo_rule_set_load_memory (text, strlen (text), problems);
}

static void
test_options (void)
{
  static const char      text[] = HEAD " vp-goal='9' damage-limit='1' vp-tokens-max='7' modules='off' "
                                       "starting-numbers='random' barrier-when-blocked='damage' killbot-vp='supply' "
                                       "bump='every-step' squad-goal='seven' killbot-modules='chosen' "
                                       "round-limit='12' laser-damage='3' "
                                       "starting-modules='none'>" NAME "</rules>";
  static const RoboRules expected = { 9, 1, 7, FALSE, ROBO_NUMBERING_RANDOM, TRUE, TRUE, TRUE, TRUE, TRUE, FALSE,
                                      FALSE, 12, 3, TRUE };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = load (text, problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpmem (robo_rule_set_get_rules (rules), sizeof expected, &expected, sizeof expected);
}

static void
test_round_trip (void)
{
  static const RoboRules     rules = { 4, 2, 8, TRUE, ROBO_NUMBERING_FINISH_ORDER, FALSE, TRUE, FALSE, TRUE, TRUE,
                                       FALSE, FALSE, 0, 1, FALSE };
  static const RoboXmlFormat format = { .kind = "rules", .version = 1 };
  g_autoptr (xmlDoc) doc = robo_xml_new (&format, "rules");
  RoboRules again = { .laser_damage = 1 };

  robo_rules_write_options (xmlDocGetRootElement (doc), &rules);
  robo_rules_read_options (xmlDocGetRootElement (doc), &again);
  g_assert_cmpmem (&again, sizeof again, &rules, sizeof rules);
}

/* A module set of the user beside a bundled set replaces a card and adds a card. */
static void
test_own_modules (void)
{
  static const char text[] = HEAD ">" NAME "<modules-ref id='standard'/>"
                                  "<m:modules xmlns:m='urn:x-robodrome:modules:1' id='own'>"
                                  "<m:module id='shield' colour='yellow' copies='1'><m:name>Big Shield</m:name>"
                                  "<m:ability kind='absorb' amount='4'/></m:module>"
                                  "<m:module id='tug' colour='red' copies='3'><m:name>Tug</m:name>"
                                  "<m:die colour='red' min='1' max='6'/>"
                                  "<m:effect when='fire' target='first-in-line' action='pull' amount='2'/></m:module>"
                                  "</m:modules>"
                                  "<copies module='brake' number='0'/><copies module='tug' number='5'/></rules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = load (text, problems);
  const RoboRules *options;
  RoboModules     *modules;

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  options = robo_rule_set_get_rules (rules);
  modules = robo_rule_set_get_modules (rules);
  g_assert_cmpuint (robo_modules_get_cards (modules)->n_cards, ==, 23);
  g_assert_cmpuint (options->copies[find_card (rules, "shield")], ==, 1);
  g_assert_cmpuint (options->copies[find_card (rules, "brake")], ==, 0);
  g_assert_cmpuint (options->copies[find_card (rules, "tug")], ==, 5);
  g_assert_cmpstr (robo_modules_get_title (modules, find_card (rules, "shield")), ==, "Big Shield");

  /* Without a list KillBots get all modules, except for those that need an operator, and for champion cards. */
  g_assert_true (robo_rule_set_is_for_killbots (rules, find_card (rules, "tug")));
  g_assert_false (robo_rule_set_is_for_killbots (rules, find_card (rules, "brake")));
  g_assert_false (robo_rule_set_is_for_killbots (rules, find_card (rules, "conductor")));
}

/* Refusals and warnings */

typedef struct
{
  const char *name;
  const char *text;
  const char *said;
} Wrong;

#define STANDARD HEAD ">" NAME "<modules-ref id='standard'/>"

static const Wrong wrong[] = {
  { "no-id", "<rules xmlns='urn:x-robodrome:rules:1'/>", "<rules> is missing an attribute" },
  { "vp-goal-2", HEAD " vp-goal='2'/>", "<rules> can’t have the attribute vp-goal=\"2\"" },
  { "vp-goal-10", HEAD " vp-goal='10'/>", "vp-goal=\"10\"" },
  { "damage-limit-0", HEAD " damage-limit='0'/>", "damage-limit=\"0\"" },
  { "vp-tokens-max-0", HEAD " vp-tokens-max='0'/>", "vp-tokens-max=\"0\"" },
  { "modules-option-true", HEAD " modules='true'/>", "modules=\"true\"" },
  { "starting-numbers-by-age", HEAD " starting-numbers='age'/>", "starting-numbers=\"age\"" },
  { "unknown-option", HEAD " lunch='yes'/>", "can’t have the attribute lunch=\"yes\"" },
  { "unknown-element", HEAD "><lunch/></rules>", "The element <lunch> doesn’t belong here. <rules> holds" },
  { "newer-version", "<rules xmlns='urn:x-robodrome:rules:2' id='mine'/>", "Install a newer Robodrome" },
  { "modules-of-a-newer-version", HEAD ">" NAME "<modules xmlns='urn:x-robodrome:modules:2'/></rules>",
    "The element <modules> doesn’t belong here" },
  { "unknown-module-set", HEAD ">" NAME "<modules-ref id='atlantis'/></rules>",
    "The module set “atlantis” doesn’t exist" },
  { "path-of-a-module-set", HEAD ">" NAME "<modules-ref id='../standard'/></rules>",
    "Write it like <modules-ref id=\"standard\"/>" },
  { "copies-of-an-unknown-module", STANDARD "<copies module='lunch' number='1'/></rules>",
    "The module “lunch” isn’t in any" },
  { "ten-copies-of-a-module", STANDARD "<copies module='brake' number='10'/></rules>", "Write it like <copies" },
  { "copies-of-a-module-twice",
    STANDARD "<copies module='brake' number='1'/><copies module='brake' number='2'/></rules>",
    "Two <copies> name the module “brake”" },
  { "copies-of-a-champion-card", STANDARD "<copies module='jetpack' number='1'/></rules>",
    "“jetpack” is a champion card" },
  { "unknown-killbot-module", STANDARD "<killbot-module id='lunch'/></rules>", "The module “lunch” isn’t in any" },
  { "killbot-module-twice", STANDARD "<killbot-module id='bomb'/><killbot-module id='bomb'/></rules>",
    "Two <killbot-module> name the module “bomb”" },
  { "brake-as-killbot-module", STANDARD "<killbot-module id='brake'/></rules>",
    "A KillBot can’t have the module “brake”" },
  { "remote-control-as-killbot-module", STANDARD "<killbot-module id='remote-control'/></rules>",
    "can’t have the module “remote-control”" },
  { "broken-modules",
    HEAD ">" NAME "<m:modules xmlns:m='urn:x-robodrome:modules:1'><m:module id='x' colour='red'/></m:modules></rules>",
    "The module “x” does nothing" },
};

static void
test_wrong (gconstpointer data)
{
  const Wrong *row = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = load (row->text, problems);
  const char *sentence;

  g_assert_null (rules);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  assert_plain_sentences (problems);
  g_assert_cmpuint (robo_problems_get (problems, 0)->line, ==, 1);
  sentence = robo_problems_get (problems, 0)->sentence;
  g_test_message ("%s", sentence);
  g_assert_nonnull (strstr (sentence, row->said));
}

static void
assert_warning (const char     *text,
                RoboProblemCode code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = load (text, problems);

  g_assert_nonnull (rules);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->code->id, ==, code->id);
}

static void
test_warnings (void)
{
  assert_warning (HEAD "><modules-ref id='standard'/></rules>", ROBO_PROBLEM_NO_NAME);
  assert_warning (HEAD ">" NAME "</rules>", ROBO_PROBLEM_FEW_DECKS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/cards/rule-set/R12/standard-rules-agree-with-the-engine", test_standard);
  g_test_add_func ("/files/cards/rule-set/R9.7/ten-of-the-standard-cards-are-for-killbots", test_killbots);
  g_test_add_func ("/files/cards/rule-set/R3.2/training-rules-agree-with-the-engine-and-have-no-modules",
                   test_training);
  g_test_add_func ("/files/cards/rule-set/R12/differences-of-bundled-rules-are-described", test_differences);
  g_test_add_func ("/files/cards/rule-set/R12/id-of-earlier-versions-loads-the-standard-rules", test_old_name);
  g_test_add_func ("/files/cards/rule-set/R12/every-changed-option-is-described", test_every_difference);
  g_test_add_func ("/files/cards/rule-set/R12/differences-of-decks-are-described", test_deck_differences);
  g_test_add_func ("/files/cards/rule-set/R12/options-are-read", test_options);
  g_test_add_func ("/files/cards/rule-set/R12/options-are-read-back", test_round_trip);
  g_test_add_func ("/files/cards/rule-set/own-modules/replace-and-add-cards", test_own_modules);
  g_test_add_func ("/files/cards/rule-set/missing-name-and-decks/give-warnings", test_warnings);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *path = g_strconcat ("/files/cards/rule-set/wrong-file-is-refused/", wrong[i].name, NULL);

      g_test_add_data_func (path, &wrong[i], test_wrong);
    }

  return g_test_run ();
}
