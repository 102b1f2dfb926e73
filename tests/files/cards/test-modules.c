// SPDX-License-Identifier: GPL-3.0-or-later
// Tests module cards as files (rules chapter 8; formats.md, Modules).
#include "engine/robo-effect-ids.h"
#include "files/cards/robo-card-problems.h"
#include "files/cards/robo-card-review.h"
#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-module-set.h"
#include "tests/engine/engine-cards.h"
#include "tests/files/plain-sentences.h"

#include <string.h>

#include <libxml/tree.h>

static RoboModuleSet *
load (const char   *text,
      RoboProblems *problems)
{
  return robo_module_set_load_memory (text, strlen (text), problems);
}

static void
assert_no_problems (const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("%s", robo_problems_get (problems, i)->sentence);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

static RoboModuleSet *
load_bundled (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  RoboModuleSet *set = robo_module_set_load_bundled (id, problems);

  assert_no_problems (problems);
  g_assert_cmpstr (robo_module_set_get_id (set), ==, id);

  return set;
}

/* Bundled sets */

/* The engine's tests define the same cards without XML. Both definitions are equal. */
static void
test_standard (void)
{
  g_autoptr (RoboModuleSet) set = load_bundled ("standard");
  const RoboCards *cards = robo_module_set_get_cards (set);
  RoboCards        expected;

  engine_cards_init_standard (&expected);
  g_assert_cmpuint (cards->n_cards, ==, expected.n_cards);
  for (guint i = 0; i < expected.n_cards; i++)
    {
      g_assert_cmpstr (cards->cards[i].id, ==, expected.cards[i].id);
      g_assert_cmpmem (&cards->cards[i], sizeof (RoboCard), &expected.cards[i], sizeof (RoboCard));
    }
}

static void
test_champions (void)
{
  static const struct
  {
    const char *id;
    const char *arena;
  } champions[] = {
    { "jetpack", "twin-cities" },
    { "water-cannon", "rome" },
    { "conductor", "ruhrgebiet" },
    { "wall-control", "tokyo" },
  };
  g_autoptr (RoboModuleSet) set = load_bundled ("standard");

  for (guint i = 0; i < G_N_ELEMENTS (champions); i++)
    {
      guint card = robo_cards_find (robo_module_set_get_cards (set), champions[i].id);

      g_assert_cmpstr (robo_module_set_get_arena (set, card), ==, champions[i].arena);
      g_assert_cmpuint (robo_module_set_get_copies (set, card), ==, 0);
    }
}

/* Every card has a name and a text. */
static void
test_texts (gconstpointer id)
{
  g_autoptr (RoboModuleSet) set = load_bundled (id);
  const RoboCards *cards = robo_module_set_get_cards (set);

  g_assert_cmpuint (cards->n_cards, >=, 8);
  for (guint i = 0; i < cards->n_cards; i++)
    {
      g_assert_cmpstr (robo_module_set_get_title (set, i), !=, cards->cards[i].id);
      g_assert_cmpstr (robo_module_set_get_text (set, i), !=, "");
      g_assert_cmpint (robo_module_set_get_text_review (set, i, NULL), ==, ROBO_TEXT_REVIEWED);
      if (cards->cards[i].colour != ROBO_CARD_CHAMPION)
        g_assert_cmpuint (robo_module_set_get_copies (set, i), ==, 2);
    }
}

/* Writing a set into another document and reading it back preserves cards and texts. */
static void
test_round_trip (gconstpointer id)
{
  g_autoptr (RoboModuleSet) set = load_bundled (id);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  xmlNode *node = robo_module_set_to_node (set);
  g_autoptr (RoboModuleSet) again = robo_module_set_load_node (node, problems);

  assert_no_problems (problems);
  xmlFreeNode (node);
  g_assert_cmpstr (robo_module_set_get_name (again), ==, robo_module_set_get_name (set));
  g_assert_cmpmem (robo_module_set_get_cards (again), sizeof (RoboCards),
                   robo_module_set_get_cards (set), sizeof (RoboCards));
  for (guint i = 0; i < robo_module_set_get_cards (set)->n_cards; i++)
    g_assert_cmpstr (robo_module_set_get_text (again, i), ==, robo_module_set_get_text (set, i));
}

/* Vocabulary */

/* This is the table of formats.md, copied by hand: when, die, target: actions. */
static const struct
{
  const char *when;
  const char *die;
  const char *targets;
} vocabulary[] = {
  { "fire", "red",
    "first-in-line: damage lightning push pull swap detonate shoot; "
    "first-robot-in-line: damage lightning push pull swap detonate reprogram jam disable; "
    "line: damage lightning push pull; jet: push; thrown: detonate damage lightning; cross: shoot; "
    "adjacent: damage lightning push; self: detonate repair recoil; "
    "chosen: damage lightning push swap jam disable steal-vp" },
  { "hit", "red", "hit: damage lightning push pull detonate jam disable steal-vp; self: repair recoil draw" },
  { "bump", "blue", "bumped: damage lightning jam disable steal-vp" },
  { "move-start", "blue", "left-space: lay-mine" },
  { "move-end", "blue",
    "adjacent: damage lightning push; self: detonate repair draw; "
    "chosen: damage lightning push swap jam disable steal-vp" },
  { "pushed", NULL, "pusher: damage lightning jam disable; self: repair" },
  { "damaged", NULL,
    "adjacent: damage lightning; self: detonate repair draw; attacker: damage lightning jam disable steal-vp" },
  { "destroyed", NULL,
    "adjacent: damage lightning; self: detonate; attacker: damage lightning jam disable steal-vp" },
  { "lightning", NULL, "adjacent: damage lightning; self: repair" },
  { "round-start", NULL, "self: repair draw" },
  { "resolution", NULL,
    "adjacent: damage lightning; self: detonate repair draw; "
    "chosen: damage lightning push swap disable steal-vp" },
};

static gboolean
is_in_table (guint       when,
             const char *target,
             const char *action)
{
  g_auto (GStrv) rows = g_strsplit (vocabulary[when].targets, "; ", -1);

  for (char **row = rows; *row != NULL; row++)
    {
      g_auto (GStrv) parts = g_strsplit (*row, ": ", 2);
      g_auto (GStrv) actions = g_strsplit (parts[1], " ", -1);

      if (g_str_equal (parts[0], target))
        return g_strv_contains ((const char *const *)actions, action);
    }

  return FALSE;
}

static char *
dup_set (const char *die,
         const char *content)
{
  g_autofree char *die_text = die != NULL ? g_strdup_printf ("<die colour='%s' min='2' max='5'/>", die) : g_strdup ("");

  return g_strdup_printf ("<modules xmlns='urn:x-robodrome:modules:1' id='a'><name>A</name>"
                          "<module id='b' colour='red'><name>B</name>%s%s</module></modules>",
                          die_text, content);
}

static gboolean
is_accepted (const char *die,
             const char *content)
{
  g_autofree char *text = dup_set (die, content);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);

  g_assert_cmpint (set != NULL, ==, !robo_problems_has_errors (problems));
  if (set == NULL)
    g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);

  return set != NULL;
}

static void
check_combination (guint when,
                   guint target,
                   guint action)
{
  const char      *target_id = robo_target_get_id (target);
  const char      *action_id = robo_action_get_id (action);
  g_autofree char *effect = g_strdup_printf ("<effect when='%s' target='%s' action='%s'/>",
                                             vocabulary[when].when, target_id, action_id);
  gboolean         expected = is_in_table (when, target_id, action_id);

  g_assert_cmpstr (robo_when_get_id (when), ==, vocabulary[when].when);
  g_assert_cmpint (is_accepted (vocabulary[when].die, effect), ==, expected);
  if (!expected)
    return;

  /* An effect is refused without its die, and with another die. */
  g_assert_cmpint (is_accepted ("red", effect), ==, g_strcmp0 (vocabulary[when].die, "red") == 0);
  g_assert_cmpint (is_accepted ("blue", effect), ==, g_strcmp0 (vocabulary[when].die, "blue") == 0);
  g_assert_cmpint (is_accepted (NULL, effect), ==, vocabulary[when].die == NULL);
}

static void
test_vocabulary (void)
{
  /* Every action of the engine has its row of words. */
  for (guint action = 0; action < robo_action_get_n (); action++)
    g_assert_cmpstr (robo_action_get_label (action), !=, "");
  g_assert_cmpuint (G_N_ELEMENTS (vocabulary), ==, ROBO_N_WHENS);
  for (guint when = 0; when < ROBO_N_WHENS; when++)
    {
      for (guint target = 0; target < ROBO_N_TARGETS; target++)
        {
          for (guint action = 0; action < robo_action_get_n (); action++)
            check_combination (when, target, action);
        }
    }
}

/* Some abilities need a die of their color, others must not have a die (formats.md). */
static void
test_abilities (void)
{
  static const struct
  {
    const char *kind;
    const char *wrong_die;
  } abilities[] = {
    { "shorten-move", "red" },
    { "shorten-push", NULL },
    { "absorb", NULL },
    { "diagonal-moves", "red" },
    { "act-as-blue", "blue" },
    { "all-dice", NULL },
    { "rotate-key", "blue" },
    { "jump", "red" },
    { "hover", NULL },
    { "pass-walls", "red" },
    { "reach", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (abilities); i++)
    {
      g_autofree char *ability = g_strdup_printf ("<ability kind='%s'/>", abilities[i].kind);

      g_assert_true (is_accepted (NULL, ability));
      g_assert_cmpint (is_accepted ("red", ability), ==, g_strcmp0 (abilities[i].wrong_die, "red") != 0);
      g_assert_cmpint (is_accepted ("blue", ability), ==, g_strcmp0 (abilities[i].wrong_die, "blue") != 0);
    }
}

static void
test_numbers (void)
{
  g_autofree char *text = dup_set ("red",
                                   "<effect when='fire' target='jet' action='push' from-start='9' mandatory='true'>"
                                   "<amount min='2' max='2'>3</amount><amount min='4' max='5'>14</amount></effect>");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);
  const RoboEffect *effect;

  assert_no_problems (problems);
  effect = &robo_module_set_get_cards (set)->cards[0].effects[0];
  g_assert_cmpuint (effect->amount[2], ==, 3);
  g_assert_cmpuint (effect->amount[3], ==, 0);
  g_assert_cmpuint (effect->amount[4], ==, 14);
  g_assert_cmpuint (effect->amount[5], ==, 14);
  g_assert_cmpuint (effect->from_start, ==, 9);
  g_assert_true (effect->is_mandatory);
}

/* Refusals and warnings */

typedef struct
{
  const char *name;
  const char *die;
  const char *content;
  const char *said;
} Wrong;

#define JET "<effect when='fire' target='jet' action='push'"

static const Wrong wrong[] = {
  { "card-without-effect", "red", "", "The module “b” does nothing." },
  { "swap-when-lightning", NULL, "<effect when='lightning' target='adjacent' action='swap'/>",
    "An effect with when=\"lightning\" and target=\"adjacent\" can’t have action=\"swap\". Use one of these: "
    "damage, lightning." },
  { "target-of-another-moment", "red", "<effect when='hit' target='line' action='damage'/>",
    "An effect with when=\"hit\" can’t have target=\"line\". Use one of these: self, hit." },
  { "unknown-moment", "red", "<effect when='lunch' target='self' action='repair'/>", "<effect when=\"lunch\"" },
  { "unknown-action", "red", "<effect when='fire' target='self' action='sing'/>", "action=\"sing\"" },
  { "effect-without-target", "red", "<effect when='fire' action='repair'/>",
    "<effect when=\"fire\" action=\"repair\"> is missing an attribute" },
  { "amount-0", "red", JET " amount='0'/>", "Write a whole number from 1 to 14." },
  { "amount-15", "red", JET " amount='15'/>", "amount=\"15\"" },
  { "negative-amount", "red", JET " amount='-1'/>", "amount=\"-1\"" },
  { "amount-and-amounts-by-die-value",
    "red", JET " amount='1'><amount min='2' max='3'>1</amount></effect>", "not both" },
  { "amounts-for-overlapping-die-values",
    "red", JET "><amount min='2' max='4'>1</amount><amount min='4' max='5'>2</amount></effect>",
    "Die value 4 has two amounts." },
  { "amount-for-die-values-backwards",
    "red", JET "><amount min='4' max='2'>1</amount></effect>", "min= is greater than max=" },
  { "amount-for-die-value-7", "red", JET "><amount min='4' max='7'>1</amount></effect>", "max=\"7\"" },
  { "amount-that-is-no-number", "red", JET "><amount min='4' max='5'>many</amount></effect>",
    "The content of <amount min=\"4\" max=\"5\"> isn’t right." },
  { "amounts-by-die-value-without-die", NULL,
    "<effect when='resolution' target='self' action='repair'><amount min='1' max='2'>1</amount></effect>",
    "need a <die>" },
  { "two-kinds-of-mine", "blue",
    "<effect when='move-start' target='left-space' action='lay-mine'/>"
    "<effect when='move-start' target='left-space' action='lay-mine'/>",
    "can lay only one kind of mine" },
  { "ability-twice", NULL, "<ability kind='absorb' amount='1'/><ability kind='absorb' amount='2'/>", "“absorb” twice" },
  { "unknown-ability", NULL, "<ability kind='fly'/>", "The element <ability kind=\"fly\"> doesn’t belong here." },
  { "ability-reach-with-amount-2", NULL, "<ability kind='reach' amount='2'/>", "Write a whole number from 1 to 1." },
  { "ability-jump-with-push-0", "blue", "<ability kind='jump' damage='2' push='0'/>",
    "Write a whole number from 1 to 14." },
  { "two-dice", "red", "<die colour='red' min='1' max='2'/>" JET "/>", "<die" },
  { "too-many-effects", "red", JET "/>" JET "/>" JET "/>" JET "/>" JET "/>" JET "/>" JET "/>" JET "/>" JET "/>",
    "too many effects" },
};

static void
test_wrong (gconstpointer data)
{
  const Wrong     *row = data;
  g_autofree char *text = dup_set (row->die, row->content);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);

  g_assert_null (set);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  assert_plain_sentences (problems);
  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, row->said));
}

static void
assert_refused (const char *modules,
                const char *said)
{
  g_autofree char *text = g_strdup_printf ("<modules xmlns='urn:x-robodrome:modules:1' id='a'>"
                                           "<name>A</name>%s</modules>",
                                           modules);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);

  g_assert_null (set);
  g_assert_true (robo_problems_has_errors (problems));
  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, said));
}

#define SHIELD(id) "<module id='" id "' colour='yellow'><name>S</name><ability kind='absorb'/></module>"

static void
test_wrong_sets (void)
{
  g_autoptr (GString) many = g_string_new (NULL);

  for (guint i = 0; i <= ROBO_MAX_CARDS; i++)
    g_string_append_printf (many, "<module id='m%u' colour='yellow'><name>S</name><ability kind='absorb'/></module>",
                            i);

  assert_refused (many->str, "more than 200 modules");
  assert_refused (SHIELD ("a") SHIELD ("a"), "Two modules have the id “a”.");
  assert_refused (SHIELD ("a b"), "<module id=\"a b\"");
  assert_refused (SHIELD ("a123456789012345678901234567890123456789"), "<module id=");
  assert_refused ("<module id='a' colour='green'><ability kind='absorb'/></module>", "colour=\"green\"");
}

static void
assert_warning (const char     *die,
                const char     *content,
                RoboProblemCode code)
{
  g_autofree char *text = dup_set (die, content);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);

  g_assert_nonnull (set);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_test_message ("%s", robo_problems_get (problems, 0)->sentence);
  g_assert_cmpstr (robo_problems_get (problems, 0)->code->id, ==, code->id);
}

static void
test_warnings (void)
{
  assert_warning ("red", "<effect when='fire' target='first-in-line' action='swap' amount='2'/>",
                  ROBO_PROBLEM_NO_EFFECT);
  assert_warning ("red", JET " tokens='2'/>", ROBO_PROBLEM_NO_EFFECT);
  assert_warning (NULL, "<ability kind='hover' amount='1'/>", ROBO_PROBLEM_NO_EFFECT);
  assert_warning (NULL, "<ability kind='absorb' push='1'/>", ROBO_PROBLEM_NO_EFFECT);
  assert_warning ("red", "<ability kind='absorb'/>", ROBO_PROBLEM_NO_EFFECT);
}

static void
test_champion_warnings (void)
{
  static const char text[] = "<modules xmlns='urn:x-robodrome:modules:1' id='a'><name>A</name>"
                             "<module id='b' colour='champion'><name>B</name><ability kind='hover'/></module>"
                             "<module id='c' colour='red' arena='rome'><name>C</name><ability kind='hover'/></module>"
                             "<module id='d' colour='red'><ability kind='hover'/></module>"
                             "</modules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = load (text, problems);

  g_assert_nonnull (set);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 3);
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_NO_EFFECT));
  g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_NO_NAME));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/cards/modules/R8/standard-set-agrees-with-the-engine", test_standard);
  g_test_add_func ("/files/cards/modules/R11.1/champions-have-arenas-and-no-copies", test_champions);
  g_test_add_data_func ("/files/cards/modules/standard-set/has-reviewed-texts", "standard", test_texts);
  g_test_add_data_func ("/files/cards/modules/workshop-set/has-reviewed-texts", "workshop", test_texts);
  g_test_add_data_func ("/files/cards/modules/standard-set/is-read-back", "standard", test_round_trip);
  g_test_add_data_func ("/files/cards/modules/workshop-set/is-read-back", "workshop", test_round_trip);
  g_test_add_func ("/files/cards/modules/effects/only-combinations-of-the-file-format-are-accepted", test_vocabulary);
  g_test_add_func ("/files/cards/modules/abilities/die-of-a-wrong-color-is-refused", test_abilities);
  g_test_add_func ("/files/cards/modules/amounts/are-read-for-each-value-of-the-die", test_numbers);
  g_test_add_func ("/files/cards/modules/sets-with-too-many-or-invalid-cards/are-refused", test_wrong_sets);
  g_test_add_func ("/files/cards/modules/parts-without-effect/give-warnings", test_warnings);
  g_test_add_func ("/files/cards/modules/wrong-arena-or-missing-name/gives-a-warning", test_champion_warnings);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *path = g_strconcat ("/files/cards/modules/wrong-card-is-refused/", wrong[i].name, NULL);

      g_test_add_data_func (path, &wrong[i], test_wrong);
    }

  return g_test_run ();
}
