// SPDX-License-Identifier: GPL-3.0-or-later
// Tests edits of module sets (formats.md, Modules): copies that keep unchanged parts, unfinished cards,
// repairs.
#include "files/cards/robo-card-problems.h"
#include "files/cards/robo-card-repair.h"
#include "files/cards/robo-card-review.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-problem-words.h"
#include "files/xml/robo-problem.h"

#include <string.h>

#include <glib/gstdio.h>

/* The sample is odd on purpose: single quotes, a comment between elements, foreign attributes and elements, two
 * languages. */
static const char sample[] =
  "<?xml version='1.0' encoding='UTF-8'?>\n"
  "<!-- before -->\n"
  "<modules xmlns='urn:x-robodrome:modules:1' xmlns:x='urn:other' id='mine' x:made='by hand'>\n"
  "  <name>Mine</name>\n"
  "  <name xml:lang='de'>Meine</name>\n"
  "  <!-- the first one -->\n"
  "  <module id='tug' colour='red' copies='3'>\n"
  "    <name>Tug</name>\n"
  "    <text>Pulls.</text>\n"
  "    <x:note>keep</x:note>\n"
  "    <die colour='red' min='2' max='5'/>\n"
  "    <effect when='fire' target='first-in-line' action='pull' amount='2' x:row='1'/>\n"
  "    <effect when='hit' target='self' action='repair'/>\n"
  "  </module>\n"
  "  <module id='coat' colour='yellow'>\n"
  "    <name>Coat</name>\n"
  "    <ability kind='absorb' amount='3'/>\n"
  "  </module>\n"
  "</modules>\n";

static RoboModuleSet *
open_text (const char   *text,
           RoboProblems *problems)
{
  RoboModuleSet *set = robo_module_set_open_memory (text, strlen (text), problems);

  g_assert_nonnull (set);

  return set;
}

static RoboModuleSet *
open_sample (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModuleSet *set = open_text (sample, problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return set;
}

static char *
dup_text (const RoboModuleSet *set)
{
  g_autoptr (GBytes) bytes = robo_module_set_to_bytes (set);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_text (const RoboModuleSet *set,
             const char          *part)
{
  g_autofree char *text = dup_text (set);

  if (strstr (text, part) == NULL)
    g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, part));
}

static void
assert_no_text (const RoboModuleSet *set,
                const char          *part)
{
  g_autofree char *text = dup_text (set);

  g_assert_null (strstr (text, part));
}

/* Replaces `set` by `to`, of which it takes ownership. */
static void
replace (RoboModuleSet **set,
         RoboModuleSet  *to)
{
  robo_module_set_unref (*set);
  *set = to;
}

static void
assert_problems (RoboModuleSet *set,
                 guint          expected)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_module_set_check (set, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("%s", robo_problems_get (problems, i)->sentence);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, expected);
}

static void
test_unchanged (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboModuleSet) same = robo_module_set_with_id (set, "mine");
  g_autoptr (RoboModuleSet) same_name = robo_module_set_with_text (set, 0, "name", NULL, "Tug");
  g_autofree char *text = dup_text (set);

  g_assert_cmpstr (text, ==, sample);
  g_assert_true (same == set);
  g_assert_true (same_name == set);
  g_assert_true (robo_module_set_equal (set, same));
}

/* However long the typed texts are, the saved file can be read again. */
static void
test_long_texts (void)
{
  g_autofree char *letters = g_strnfill (5000, 'W');
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboModuleSet) named = robo_module_set_with_text (set, ROBO_NO_CARD, "name", NULL, letters);
  g_autoptr (RoboModuleSet) card = robo_module_set_with_text (named, 0, "name", "de", letters);
  g_autoptr (RoboModuleSet) text = robo_module_set_with_text (card, 0, "text", NULL, letters);
  g_autoptr (GBytes) bytes = robo_module_set_to_bytes (text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet)
    read = robo_module_set_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  g_assert_true (robo_module_set_is_complete (read));
  g_assert_cmpuint (strlen (robo_module_set_get_name_in (read, NULL)), ==, 100);
}

static void
test_set (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboModuleSet) named = robo_module_set_with_text (set, ROBO_NO_CARD, "name", "pt_BR",
                                                               "Meus <módulos> & mais");
  g_autoptr (RoboModuleSet) other = robo_module_set_with_id (named, "yours");
  g_auto (GStrv) languages = robo_module_set_dup_languages (named);

  g_assert_cmpstr (robo_module_set_get_name_in (named, "pt_BR"), ==, "Meus <módulos> & mais");
  g_assert_cmpstr (robo_module_set_get_name_in (set, "pt_BR"), ==, NULL);
  g_assert_cmpstr (robo_module_set_get_name_in (set, "de"), ==, "Meine");
  g_assert_cmpuint (g_strv_length (languages), ==, 3);
  g_assert_cmpstr (languages[0], ==, "");
  g_assert_cmpstr (languages[1], ==, "de");
  g_assert_cmpstr (languages[2], ==, "pt_BR");
  g_assert_cmpstr (robo_module_set_get_id (other), ==, "yours");
  assert_text (other,
               "  <name xml:lang=\"de\">Meine</name>\n"
               "  <name xml:lang=\"pt-BR\">Meus &lt;módulos&gt; &amp; mais</name>\n"
               "  <!-- the first one -->\n");
  assert_text (other, "<!-- before -->");
  assert_text (other, "x:made=\"by hand\"");
}

/* All other text stays unchanged. */
static void
test_keeps (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboModuleSet) changed = robo_module_set_with_attribute (set, 1, "copies", "4");
  g_autofree char *text = dup_text (changed);
  g_auto (GStrv) parts = g_strsplit (sample, "'", -1);
  g_autofree char *same_quotes = g_strjoinv ("\"", parts);
  g_auto (GStrv) halves = g_strsplit (same_quotes, "colour=\"yellow\"", -1);
  g_autofree char *expected = g_strjoinv ("colour=\"yellow\" copies=\"4\"", halves);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_cards (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  const RoboCards *cards;

  replace (&set, robo_module_set_with_new_card (set, 1, ROBO_CARD_BLUE, "Größer?"));
  cards = robo_module_set_get_cards (set);
  g_assert_cmpuint (cards->n_cards, ==, 3);
  g_assert_cmpstr (cards->cards[1].id, ==, "grosser");
  g_assert_false (robo_module_set_is_card_good (set, 1));
  g_assert_true (robo_module_set_is_card_good (set, 2));
  assert_text (set,
               "  </module>\n  <module id=\"grosser\" colour=\"blue\">\n    <name>Größer?</name>\n"
               "  </module>\n  <module id=\"coat\"");

  replace (&set, robo_module_set_with_card_from (set, 3, set, 0));
  cards = robo_module_set_get_cards (set);
  g_assert_cmpstr (cards->cards[3].id, ==, "tug-2");
  g_assert_cmpuint (cards->cards[3].n_effects, ==, 2);
  assert_text (set, "<x:note>keep</x:note>");

  replace (&set, robo_module_set_with_card_moved (set, 3, 0));
  g_assert_cmpstr (robo_module_set_get_cards (set)->cards[0].id, ==, "tug-2");
  replace (&set, robo_module_set_with_card_moved (set, 0, 2));
  g_assert_cmpstr (robo_module_set_get_cards (set)->cards[2].id, ==, "tug-2");
  g_assert_cmpstr (robo_module_set_get_cards (set)->cards[3].id, ==, "coat");

  replace (&set, robo_module_set_without_card (set, 1));
  replace (&set, robo_module_set_without_card (set, 1));
  g_assert_cmpuint (robo_module_set_get_cards (set)->n_cards, ==, 2);
  assert_text (set, "  </module>\n  <module id=\"coat\"");
}

/* A card from another file has its namespace declared only once. */
static void
test_card_from_elsewhere (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  guint beam = robo_cards_find (robo_module_set_get_cards (standard), "power-beam");
  g_autoptr (RoboModuleSet) set = robo_module_set_new ("copy", "A copy");
  g_autofree char *text = NULL;

  replace (&set, robo_module_set_with_card_from (set, 0, standard, beam));
  assert_problems (set, 0);
  text = dup_text (set);
  g_assert_nonnull (strstr (text, "<module id=\"power-beam\""));
  g_assert_true (strstr (text, "urn:x-robodrome:modules:1") == g_strrstr (text, "urn:x-robodrome:modules:1"));
  g_assert_nonnull (strstr (text, "urn:x-robodrome-review:1"));
  g_assert_true (strstr (text, "urn:x-robodrome-review:1") == g_strrstr (text, "urn:x-robodrome-review:1"));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_REVIEWED);
}

static void
test_card_values (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();

  replace (&set, robo_module_set_with_attribute (set, 1, "id", "coat.2"));
  replace (&set, robo_module_set_with_attribute (set, 0, "colour", robo_card_colour_get_id (ROBO_CARD_CHAMPION)));
  assert_no_text (set, "copies");
  replace (&set, robo_module_set_with_attribute (set, 0, "arena", "rome"));
  g_assert_cmpstr (robo_module_set_get_arena (set, 0), ==, "rome");
  g_assert_cmpstr (robo_module_set_get_pictogram (set, 0), ==, robo_module_set_get_cards (set)->cards[0].id);
  replace (&set, robo_module_set_with_attribute (set, 0, "pictogram", "saw-blade"));
  g_assert_cmpstr (robo_module_set_get_pictogram (set, 0), ==, "saw-blade");
  replace (&set, robo_module_set_with_attribute (set, 0, "pictogram", NULL));
  assert_no_text (set, "pictogram");
  replace (&set, robo_module_set_with_text (set, 1, "text", NULL, "Soft."));
  replace (&set, robo_module_set_with_text (set, 1, "text", "pl", "Miękkie."));
  g_assert_cmpstr (robo_module_set_get_card_text_in (set, 1, "pl"), ==, "Miękkie.");
  replace (&set, robo_module_set_with_text (set, 1, "text", NULL, ""));
  g_assert_cmpstr (robo_module_set_get_card_text_in (set, 1, NULL), ==, NULL);
  replace (&set, robo_module_set_with_card_die (set, 0, ROBO_RED, 3, 3));
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].die_min, ==, 3);
  replace (&set, robo_module_set_with_text_reviewed (set, 0, NULL));
  assert_problems (set, 0);
  replace (&set, robo_module_set_with_attribute (set, 0, "colour", robo_card_colour_get_id (ROBO_CARD_BLUE)));
  assert_no_text (set, "arena");
}

static void
test_no_control_characters (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = NULL;

  replace (&set, robo_module_set_with_text (set, 0, "text", NULL, "a\001b\xff"
                                                                  "c"));
  text = dup_text (set);
  robo_module_set_unref (open_text (text, problems));
  g_assert_false (robo_problems_has_errors (problems));
}

static void
test_rows (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  RoboCardRow row;

  g_assert_cmpuint (robo_module_set_get_n_rows (set, 0), ==, 2);
  g_assert_true (robo_module_set_get_row (set, 0, 0, &row));
  g_assert_cmpuint (row.effect.amount[4], ==, 2);

  /* For a die of 2 the amount is 0, for 3 and 4 it is 1, for 5 it is 3. */
  row.effect.amount[2] = 0;
  row.effect.amount[3] = row.effect.amount[4] = 1;
  row.effect.amount[5] = 3;
  replace (&set, robo_module_set_with_row (set, 0, 0, &row));
  assert_text (set,
               "    <effect when=\"fire\" target=\"first-in-line\" action=\"pull\" x:row=\"1\">"
               "<amount min=\"3\" max=\"4\">1</amount>"
               "<amount min=\"5\" max=\"5\">3</amount></effect>\n    <effect");
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].effects[0].amount[5], ==, 3);

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_JET, ROBO_ACTION_PUSH);
  row.effect.from_start = 6;
  row.effect.is_mandatory = TRUE;
  replace (&set, robo_module_set_with_new_row (set, 0, 1, &row));
  assert_text (set,
               "<effect when=\"fire\" target=\"jet\" action=\"push\" amount=\"1\" "
               "from-start=\"6\" mandatory=\"true\"/>");
  replace (&set, robo_module_set_with_row_moved (set, 0, 1, 2));
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].effects[2].from_start, ==, 6);
  replace (&set, robo_module_set_with_row_moved (set, 0, 2, 0));
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].effects[0].from_start, ==, 6);
  replace (&set, robo_module_set_without_row (set, 0, 0));
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].n_effects, ==, 2);

  robo_card_row_init_ability (&row, ROBO_ABILITY_JUMP);
  row.ability.damage = 2;
  replace (&set, robo_module_set_with_new_row (set, 1, 1, &row));
  assert_text (set,
               "    <ability kind=\"absorb\" amount=\"3\"/>\n"
               "    <ability kind=\"jump\" damage=\"2\" push=\"1\"/>\n  </module>");
}

/* Every bundled card stays the same if it is written again row by row. */
static void
test_rows_of_all (gconstpointer id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) bundled = robo_module_set_load_bundled (id, problems);
  const RoboCards *cards = robo_module_set_get_cards (bundled);

  for (guint card = 0; card < cards->n_cards; card++)
    {
      g_autoptr (RoboModuleSet) set = robo_module_set_new ("copy", "Copy");

      replace (&set, robo_module_set_with_new_card (set, 0, cards->cards[card].colour, cards->cards[card].id));
      if (cards->cards[card].has_die)
        replace (&set, robo_module_set_with_card_die (set, 0, cards->cards[card].die_colour, cards->cards[card].die_min,
                                                      cards->cards[card].die_max));
      for (guint i = 0; i < robo_module_set_get_n_rows (bundled, card); i++)
        {
          RoboCardRow row;

          g_assert_true (robo_module_set_get_row (bundled, card, i, &row));
          replace (&set, robo_module_set_with_new_row (set, 0, i, &row));
        }
      replace (&set, robo_module_set_with_limits (set, 0, &cards->cards[card]));
      g_assert_cmpstr (robo_module_set_get_cards (set)->cards[0].id, ==, cards->cards[card].id);
      {
        g_autofree char *digest = robo_card_dup_digest (&cards->cards[card]);
        g_autofree char *other = robo_card_dup_digest (&robo_module_set_get_cards (set)->cards[0]);

        g_assert_cmpstr (digest, ==, other);
      }
    }
}

/* Problems and repairs */

#define HEAD "<modules xmlns='urn:x-robodrome:modules:1' id='a'><name>A</name>" \
             "<module id='z' colour='yellow'><name>Z</name>"                    \
             "<ability kind='absorb'/></module><module id='b' colour='red'><name>B</name>"
#define TAIL "</module></modules>"
#define GOOD "<effect when='fire' target='first-in-line' action='damage'/>"
#define RED  "<die colour='red' min='2' max='5'/>"
#define BLUE "<die colour='blue' min='2' max='5'/>"

typedef struct
{
  const char     *name;
  const char     *card;
  RoboProblemCode code;
  guint           row;
  guint           n_repairs;
} Broken;

static const Broken broken[] = {
  { "card-without-effect", RED, ROBO_PROBLEM_CARD_EMPTY, ROBO_NO_ROW, 2 },
  { "card-without-effect-and-die", "", ROBO_PROBLEM_CARD_EMPTY, ROBO_NO_ROW, 2 },
  { "values-of-the-die-backwards", "<die colour='red' min='5' max='2'/>" GOOD,
    ROBO_PROBLEM_CARD_DIE_RANGE, ROBO_NO_ROW, 1 },
  { "die-of-another-color", BLUE "<effect when='move-end' target='self' action='repair'/>" GOOD,
    ROBO_PROBLEM_CARD_DIE, 1, 2 },
  { "missing-die", GOOD, ROBO_PROBLEM_CARD_DIE, 0, 1 },
  { "needless-die", RED GOOD "<effect when='damaged' target='self' action='repair'/>", ROBO_PROBLEM_CARD_DIE, 1, 2 },
  { "ability-for-a-die-of-another-color", RED GOOD "<ability kind='jump'/>", ROBO_PROBLEM_CARD_DIE, 1, 2 },
  { "action-that-the-target-cannot-have", RED GOOD "<effect when='hit' target='hit' action='swap'/>",
    ROBO_PROBLEM_CARD_COMBINATION, 1, 9 },
  { "target-that-the-moment-cannot-have", RED "<effect when='hit' target='line' action='damage'/>" GOOD,
    ROBO_PROBLEM_CARD_COMBINATION, 0, 3 },
  { "amounts-for-overlapping-die-values",
    RED "<effect when='fire' target='jet' action='push'><amount min='2' max='4'>1</amount>"
        "<amount min='4' max='5'>2</amount></effect>",
    ROBO_PROBLEM_CARD_AMOUNTS, 0, 1 },
  { "amount-for-die-values-backwards",
    RED GOOD "<effect when='fire' target='jet' action='push'><amount min='4' max='2'>1</amount></effect>",
    ROBO_PROBLEM_CARD_AMOUNTS, 1, 1 },
  { "amount-and-amounts-by-die-value",
    RED "<effect when='fire' target='jet' action='push' amount='2'><amount min='2' max='4'>1</amount></effect>",
    ROBO_PROBLEM_CARD_AMOUNTS, 0, 1 },
  { "amounts-by-die-value-without-die",
    "<effect when='damaged' target='self' action='repair'><amount min='2' max='4'>3</amount></effect>",
    ROBO_PROBLEM_CARD_AMOUNTS_DIE, 0, 1 },
  { "amount-0", RED "<effect when='fire' target='jet' action='push' amount='0'/>", ROBO_PROBLEM_VALUE, 0, 1 },
  { "ability-reach-with-amount-2", "<ability kind='reach' amount='2'/>", ROBO_PROBLEM_VALUE, 0, 1 },
  { "ability-twice", "<ability kind='absorb'/><ability kind='absorb' amount='2'/>", ROBO_PROBLEM_CARD_ROW_TWICE, 1, 2 },
  { "two-kinds-of-mine", BLUE "<effect when='move-start' target='left-space' action='lay-mine'/>"
                              "<effect when='move-start' target='left-space' action='lay-mine'/>",
    ROBO_PROBLEM_CARD_ROW_TWICE, 1, 2 },
  { "too-many-effects", RED GOOD GOOD GOOD GOOD GOOD GOOD GOOD GOOD GOOD, ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS, 8, 2 },
  { "wrong-word-in-a-condition", RED "<if what='standing' is='vp'/>" GOOD, ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "condition-without-word", RED "<if what='space' min='1'/>" GOOD, ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "condition-without-limit", RED "<if what='round'/>" GOOD, ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "limits-of-a-condition-backwards", RED "<if what='own-damage' min='2' max='1'/>" GOOD,
    ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "condition-with-unit-4", RED "<if what='unit' min='4'/>" GOOD, ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "condition-with-unit-0", RED "<if what='unit' min='0'/>" GOOD, ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "condition-about-a-target-with-an-effect-on-self",
    RED "<if what='target-damage' min='1'/>" GOOD "<effect when='fire' target='self' action='repair'/>",
    ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "ability-hover-with-a-condition", "<if what='round' min='2'/><ability kind='hover'/>",
    ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "two-costs-of-one-kind", RED GOOD "<cost kind='vp' amount='1'/><cost kind='vp' amount='2'/>",
    ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "ability-reach-with-a-cost",
    "<cost kind='vp' amount='1'/><ability kind='reach'/>", ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "ability-insulate-with-a-cost", "<cost kind='vp' amount='1'/><ability kind='insulate'/>",
    ROBO_PROBLEM_CARD_GUARD, ROBO_NO_ROW, 0 },
  { "adjacent-target-with-a-range", RED GOOD "<effect when='fire' target='adjacent' action='push' range='2'/>",
    ROBO_PROBLEM_CARD_REACH, 1, 1 },
  { "swap-with-times", RED "<effect when='fire' target='first-in-line' action='swap' times='own-damage'/>",
    ROBO_PROBLEM_CARD_REACH, 0, 1 },
  { "recoil-with-times", RED GOOD "<effect when='fire' target='self' action='recoil' times='own-damage'/>",
    ROBO_PROBLEM_CARD_REACH, 1, 1 },
  { "times-steps-without-a-move", RED "<effect when='fire' target='first-in-line' action='damage' times='steps'/>",
    ROBO_PROBLEM_CARD_REACH, 0, 1 },
  { "draw-with-an-amount", RED "<effect when='hit' target='self' action='draw' amount='2'/>",
    ROBO_PROBLEM_CARD_REACH, 0, 1 },
  { "range-of-0-spaces", RED "<effect when='fire' target='line' action='push' range='0'/>", ROBO_PROBLEM_VALUE, 0, 1 },
  { "attribute-without-effect", RED "<effect when='fire' target='first-in-line' action='swap' amount='2'/>",
    ROBO_PROBLEM_NO_EFFECT, 0, 1 },
  { "die-without-effect", RED "<ability kind='absorb'/>", ROBO_PROBLEM_NO_EFFECT, ROBO_NO_ROW, 1 },
};

static void
assert_repaired (RoboModuleSet    *set,
                 const RoboRepair *repair,
                 RoboProblemCode   code)
{
  g_autoptr (RoboModuleSet) repaired = robo_repair_apply (repair, set);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) again_problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (repaired);

  g_test_message ("%s", repair->sentence);
  robo_module_set_check (repaired, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_test_message ("  %s", robo_problems_get (problems, i)->sentence);
  g_assert_false (robo_problems_has (problems, code));
  /* The saved set is valid against the schema and can be read again. */
  robo_module_set_unref (open_text (text, again_problems));
}

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
  g_autofree char *text = g_strconcat (HEAD, row->card, TAIL, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = open_text (text, problems);
  g_autoptr (GPtrArray) repairs = NULL;
  const RoboProblem *problem = robo_problems_get (problems, 0);
  g_autofree char   *sentence = robo_card_problem_dup_sentence (set, problem);

  assert_plain (sentence);
  g_assert_cmpuint (robo_module_set_get_cards (set)->n_cards, ==, 2);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (problem->code->id, ==, row->code->id);
  g_assert_cmpuint (problem->item, ==, 1);
  g_assert_cmpuint (problem->row, ==, row->row);

  repairs = robo_card_repairs_new (set, problem);
  g_assert_cmpuint (repairs->len, ==, row->n_repairs);
  for (guint i = 0; i < repairs->len; i++)
    assert_repaired (set, repairs->pdata[i], row->code);
}

/* Each of several parts without effect is reported once, with its own repair. */
static void
test_idle (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = open_text ("<modules xmlns='urn:x-robodrome:modules:1' id='a'><name>A</name>"
                                             "<module id='b' colour='red' arena='rome'><name>B</name>" RED
                                             "<ability kind='absorb'/></module></modules>",
                                             problems);
  const RoboProblem *entry = robo_problems_get (problems, 0);
  const RoboProblem *die = robo_problems_get (problems, 1);
  g_autofree char   *entry_sentence = robo_card_problem_dup_sentence (set, entry);
  g_autofree char   *die_sentence = robo_card_problem_dup_sentence (set, die);
  g_autoptr (GPtrArray) entry_repairs = robo_card_repairs_new (set, entry);
  g_autoptr (GPtrArray) die_repairs = robo_card_repairs_new (set, die);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 2);
  g_assert_cmpstr (entry_sentence, ==, "The file has an unknown entry for this card.");
  g_assert_cmpstr (die_sentence, ==, "Nothing on this card needs a die. Remove the die.");
  g_assert_cmpuint (entry_repairs->len, ==, 1);
  g_assert_cmpuint (die_repairs->len, ==, 1);
}

static void
test_id_twice (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = open_text ("<modules xmlns='urn:x-robodrome:modules:1' id='a'><name>A</name>"
                                             "<module id='b' colour='red'><name>B</name>"
                                             "<ability kind='hover'/></module>"
                                             "<module id='b' colour='red'><name>C</name>"
                                             "<ability kind='hover'/></module>"
                                             "</modules>",
                                             problems);
  const RoboProblem *problem = robo_problems_get (problems, 0);
  g_autoptr (GPtrArray) repairs = robo_card_repairs_new (set, problem);
  g_autoptr (RoboModuleSet) repaired = robo_repair_apply (repairs->pdata[0], set);

  g_assert_true (problem->code == ROBO_PROBLEM_CARD_ID_TWICE);
  g_assert_cmpuint (problem->item, ==, 1);
  g_assert_cmpstr (robo_module_set_get_cards (repaired)->cards[1].id, ==, "b-2");
  assert_problems (repaired, 0);
}

static void
test_names (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = open_text ("<modules xmlns='urn:x-robodrome:modules:1'>"
                                             "<module id='saw-blade' colour='champion'>"
                                             "<ability kind='hover'/></module></modules>",
                                             problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 4);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (problems, i);
      g_autoptr (GPtrArray) repairs = robo_card_repairs_new (set, problem);
      g_autoptr (RoboModuleSet) repaired = NULL;

      g_assert_cmpuint (repairs->len, >=, 1);
      repaired = robo_repair_apply (repairs->pdata[0], set);
      assert_problems (repaired, 3);
    }
}

/* Review */

static void
test_review (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) repairs = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_UNSIGNED);
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, "de"), ==, ROBO_TEXT_NONE);

  /* A text counts as reviewed until the rule changes. */
  replace (&set, robo_module_set_with_card_die (set, 0, ROBO_RED, 1, 5));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_OUTDATED);
  robo_module_set_check (set, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_true (robo_problems_get (problems, 0)->code == ROBO_PROBLEM_UNREVIEWED);
  g_assert_false (robo_problems_has_errors (problems));
  repairs = robo_card_repairs_new (set, robo_problems_get (problems, 0));
  replace (&set, robo_repair_apply (repairs->pdata[0], set));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_REVIEWED);
  assert_problems (set, 0);
  assert_text (set, "xmlns:review=\"urn:x-robodrome-review:1\"");

  /* Names and copies are not part of the rule. */
  replace (&set, robo_module_set_with_attribute (set, 0, "copies", "1"));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_REVIEWED);

  /* Each language is reviewed separately. */
  replace (&set, robo_module_set_with_text (set, 0, "text", "de", "Zieht."));
  replace (&set, robo_module_set_without_row (set, 0, 1));
  replace (&set, robo_module_set_with_text (set, 0, "text", NULL, "Pulls two."));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, NULL), ==, ROBO_TEXT_REVIEWED);
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, "de"), ==, ROBO_TEXT_OUTDATED);

  /* A rule that is changed back matches its review again. */
  text = dup_text (set);
  replace (&set, open_text (text, problems));
  g_assert_cmpint (robo_module_set_get_text_review (set, 0, "de"), ==, ROBO_TEXT_OUTDATED);
  replace (&set, robo_module_set_with_text_reviewed (set, 0, "de"));
  assert_problems (set, 0);
}

/* The digest must never change, because users' files contain it. sha256sum gives these values for "die blue 1 6;ability
 * shorten-move amount 2 damage 0 push 0 mandatory 0;" and "die red 3 6;effect hit hit push 1 1 2 2 from-start 0 tokens
 * 0 damage 0 mandatory 0;". */
static void
test_digest (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled ("standard", problems);
  const RoboCards *cards = robo_module_set_get_cards (set);
  g_autofree char *brake = robo_card_dup_digest (&cards->cards[robo_cards_find (cards, "brake")]);
  g_autofree char *beam = robo_card_dup_digest (&cards->cards[robo_cards_find (cards, "power-beam")]);

  g_assert_cmpstr (brake, ==, "44914ecc565120b4");
  g_assert_cmpstr (beam, ==, "2d528b439d08662f");
}

static void
test_ids (void)
{
  g_assert_true (robo_module_id_is_valid ("a-very-long-id-of-thirty-nine-characte"));
  g_assert_false (robo_module_id_is_valid (""));
  g_assert_false (robo_module_id_is_valid ("-a"));
  g_assert_false (robo_module_id_is_valid ("a b"));
  g_assert_false (robo_module_id_is_valid ("a123456789012345678901234567890123456789"));
}

/* A row that declares the namespace of its own foreign attribute keeps both when it is written again. */
static void
test_foreign_namespace (void)
{
  static const char text[] =
    "<modules xmlns='urn:x-robodrome:modules:1' id='foreign'>\n"
    "  <name>Foreign</name>\n"
    "  <module id='one' colour='red' copies='1'>\n"
    "    <name>One</name>\n"
    "    <text>One.</text>\n"
    "    <die colour='red' min='2' max='5'/>\n"
    "    <effect xmlns:o='urn:other' xmlns='urn:x-robodrome:modules:1' when='fire' "
    "target='first-in-line' action='damage'"
    " amount='1' o:a='x'><o:note xmlns:p='urn:third' p:b='y'/></effect>\n"
    "  </module>\n"
    "</modules>\n";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = open_text (text, problems);
  g_autoptr (RoboModuleSet) changed = NULL;
  g_autoptr (RoboModuleSet) again = NULL;
  g_autofree char *written = NULL;
  RoboCardRow      row;

  g_assert_true (robo_module_set_get_row (set, 0, 0, &row));
  changed = robo_module_set_with_row_rewritten (set, 0, 0);
  assert_text (changed, "xmlns:o=\"urn:other\"");
  assert_text (changed, "o:a=\"x\"");
  assert_text (changed, "xmlns:p=\"urn:third\"");
  assert_text (changed, "p:b=\"y\"");
  written = dup_text (changed);
  again = open_text (written, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  assert_text (again, "o:a=\"x\"");
}

/* R14.1 to R14.3: Conditions, uses and costs are written, changed and removed, and foreign contents stay. */
static void
test_limits (void)
{
  g_autoptr (RoboModuleSet) set = open_sample ();
  const RoboCondition three[] = {
    { .what = ROBO_IF_OWN_DAMAGE, .min = 1, .max = 2 },
    { .what = ROBO_IF_STANDING, .is = ROBO_IS_TRAILING, .max = ROBO_CONDITION_UNLIMITED },
    { .what = ROBO_IF_ROUND, .max = ROBO_CONDITION_UNLIMITED },
  };
  RoboCard limits = robo_module_set_get_cards (set)->cards[0];

  memcpy (limits.conditions, three, sizeof three);
  limits.n_conditions = G_N_ELEMENTS (three);
  limits.costs[limits.n_costs++] = (RoboCost){ .kind = ROBO_COST_VP, .amount = 2 };
  limits.uses = 3;
  limits.per = ROBO_PER_MATCH;
  replace (&set, robo_module_set_with_limits (set, 0, &limits));
  assert_text (set, "uses=\"3\" per=\"match\"");
  assert_text (set, "<if what=\"own-damage\" min=\"1\" max=\"2\"/>");
  assert_text (set, "<if what=\"standing\" is=\"trailing\"/>");
  assert_text (set, "<if what=\"round\" min=\"0\"/>");
  assert_text (set, "<cost kind=\"vp\" amount=\"2\"/>");
  assert_text (set, "<x:note>keep</x:note>");
  /* The conditions are read back as they were written. */
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].n_conditions, ==, 3);
  g_assert_cmpmem (robo_module_set_get_cards (set)->cards[0].conditions, sizeof limits.conditions, limits.conditions,
                   sizeof limits.conditions);
  g_assert_cmpuint (robo_module_set_get_cards (set)->cards[0].uses, ==, 3);
  g_assert_cmpuint (robo_module_set_get_n_rows (set, 0), ==, 2);
  {
    g_autoptr (RoboModuleSet) same = robo_module_set_with_limits (set, 0, &limits);

    g_assert_true (same == set);
  }

  /* The first condition gets another kind, and loses the numbers that the new kind does not have. */
  limits.conditions[0] = limits.conditions[1];
  limits.n_conditions = 1;
  replace (&set, robo_module_set_with_limits (set, 0, &limits));
  assert_text (set, "<if what=\"standing\" is=\"trailing\"/>");
  assert_no_text (set, "own-damage");
  assert_no_text (set, "what=\"round\"");

  limits.n_conditions = 0;
  limits.n_costs = 0;
  limits.uses = 0;
  replace (&set, robo_module_set_with_limits (set, 0, &limits));
  assert_no_text (set, "<if");
  assert_no_text (set, "<cost");
  assert_no_text (set, "uses=");
  assert_no_text (set, "per=");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/cards/module-edit/equal-value/gives-the-same-set", test_unchanged);
  g_test_add_func ("/files/cards/module-edit/long-texts/are-shortened-to-what-can-be-read-again", test_long_texts);
  g_test_add_func ("/files/cards/module-edit/new-name-and-id-of-a-set/are-written", test_set);
  g_test_add_func ("/files/cards/module-edit/added-attribute/all-other-text-but-quotes-is-kept", test_keeps);
  g_test_add_func ("/files/cards/module-edit/cards/are-added-copied-and-moved", test_cards);
  g_test_add_func ("/files/cards/module-edit/copied-card/declares-namespace-once", test_card_from_elsewhere);
  g_test_add_func ("/files/cards/module-edit/card-values/are-written", test_card_values);
  g_test_add_func ("/files/cards/module-edit/text-with-control-characters/can-be-read-again",
                   test_no_control_characters);
  g_test_add_func ("/files/cards/module-edit/foreign-namespace/stays-declared", test_foreign_namespace);
  g_test_add_func ("/files/cards/module-edit/written-effect/equal-amounts-of-die-values-are-joined", test_rows);
  g_test_add_func ("/files/cards/module-edit/R14/conditions-uses-and-costs-are-written", test_limits);
  g_test_add_data_func ("/files/cards/module-edit/standard-cards/stay-the-same-if-rewritten-row-by-row",
                        "standard", test_rows_of_all);
  g_test_add_data_func ("/files/cards/module-edit/workshop-cards/stay-the-same-if-rewritten-row-by-row",
                        "workshop", test_rows_of_all);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/files/cards/module-edit/problem-is-reported-and-any-repair-solves-it/",
                                           broken[i].name, NULL);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  g_test_add_func ("/files/cards/module-edit/id-twice/repair-gives-another-id", test_id_twice);
  g_test_add_func ("/files/cards/module-edit/parts-without-effect/each-is-reported-once-with-a-repair", test_idle);
  g_test_add_func ("/files/cards/module-edit/missing-names/first-repair-solves-each-problem", test_names);
  g_test_add_func ("/files/cards/module-edit/reviewed-text/changed-card-outdates-the-text", test_review);
  g_test_add_func ("/files/cards/module-edit/digest-of-a-card/never-changes", test_digest);
  g_test_add_func ("/files/cards/module-edit/ids/must-be-short-and-without-blanks", test_ids);

  return g_test_run ();
}
