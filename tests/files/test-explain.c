// SPDX-License-Identifier: GPL-3.0-or-later
// Tests explained rules: a whole sentence for every accepted combination, in every language;
// tests/explain-sheet prints all of them for reading.
#include "config.h"

#include "files/cards/robo-explain.h"
#include "files/robo-explain-module.h"
#include "files/xml/robo-paths.h"
#include "explain-cards.h"

#include <libintl.h>
#include <locale.h>

/* gettext notices a change of LANGUAGE when this number changes. */
extern int _nl_msg_cat_cntr;

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  _nl_msg_cat_cntr++;
}

static void
assert_sentence (const char *text)
{
  gsize length = strlen (text);

  g_assert_cmpuint (length, >, 10);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_cmpint (text[length - 1], ==, '.');
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
}

/* A translated text has no English sentence. */
static void
assert_translated (const RoboCard *card,
                   char          **paragraphs,
                   const char     *language)
{
  g_auto (GStrv) english = NULL;

  set_language ("C");
  english = robo_explain_card (card, NULL, "Rome");
  set_language (language);

  g_assert_cmpuint (g_strv_length (english), ==, g_strv_length (paragraphs));
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_auto (GStrv) sentences = g_strsplit (english[i], ". ", -1);

      for (guint k = 0; sentences[k] != NULL; k++)
        {
          if (strstr (paragraphs[i], sentences[k]) != NULL)
            g_test_message ("%s: %s", card->id, sentences[k]);
          g_assert_null (strstr (paragraphs[i], sentences[k]));
        }
    }
}

static void
check_card (const RoboCard *card,
            gpointer        data)
{
  const char *language = data;
  g_auto (GStrv) paragraphs = robo_explain_card (card, NULL, "Rome");

  g_assert_nonnull (paragraphs[0]);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    assert_sentence (paragraphs[i]);
  if (!g_str_equal (language, "C"))
    assert_translated (card, paragraphs, language);
}

static void
test_all (gconstpointer language)
{
  set_language (language);
  explain_cards_foreach (check_card, (gpointer)language);
  set_language ("C");
}

/* Sentences have the number in the plural form of their language. */
static void
test_numbers (void)
{
  static const struct
  {
    const char *language;
    const char *said[3]; /* 1, 2, 5 */
  } numbers[] = {
    { "C", { "pushes all robots on adjacent spaces 1 space away", "2 spaces away", "5 spaces away" } },
    { "de", { "1 Feld weit", "2 Felder weit", "5 Felder weit" } },
    { "pl", { "o 1 pole ", "o 2 pola ", "o 5 pól " } },
  };
  static const guint8 amounts[] = { 1, 2, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      set_language (numbers[i].language);
      for (guint k = 0; k < G_N_ELEMENTS (amounts); k++)
        {
          RoboCard    card = { .has_die = TRUE, .die_colour = ROBO_BLUE, .die_min = 1, .die_max = 6, .n_effects = 1 };
          RoboCardRow row;
          g_auto (GStrv) paragraphs = NULL;

          robo_card_row_init_effect (&row, ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, ROBO_ACTION_PUSH);
          memset (row.effect.amount, amounts[k], sizeof row.effect.amount);
          card.effects[0] = row.effect;
          paragraphs = robo_explain_card (&card, NULL, NULL);
          g_test_message ("%s", paragraphs[1]);
          g_assert_nonnull (strstr (paragraphs[1], numbers[i].said[k]));
        }
    }
  set_language ("C");
}

static char *
dup_standard (const char      *id,
              const RoboRules *rules)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled ("standard", problems);

  return robo_explain_module_of_set (set, robo_cards_find (robo_module_set_get_cards (set), id), rules);
}

static void
assert_standard (const char *id,
                 const char *expected)
{
  g_autofree char *text = dup_standard (id, NULL);

  g_assert_cmpstr (text, ==, expected);
}

/* The sentences were compared with rules.md, chapter 8. */
static void
test_standard (void)
{
  assert_standard ("saw-blade",
                   "Works with a blue die that shows 2 to 6.\n"
                   "When your robot drives into another robot, that robot takes 1 damage before it’s pushed, "
                   "even if the push then fails. If the die shows 5–6, it’s 2 damage instead. "
                   "It works once per activation, on the first robot your robot runs into, but not during a jump. "
                   "You decide each time whether to use it.");
  assert_standard ("jetpack",
                   "Works with a blue die that shows 2 to 5.\n"
                   "Instead of driving, your robot may jump as many spaces as the blue die shows, "
                   "over robots and mines, but not past a wall. Each lightning barrier it crosses deals it 1 "
                   "lightning damage, and a mine it lands on detonates. A robot on the landing space takes 2 damage. "
                   "A robot still on the landing space is then pushed 1 space farther; "
                   "if it doesn’t move at all, it’s destroyed.\n"
                   "Your robot never falls into pits, however it gets there. This is mandatory. "
                   "The die doesn’t matter here.\n"
                   "It’s the champion card of the arena “Twin Cities”. In a championship, its titleholder must have it "
                   "equipped there. It isn’t in any deck.");
  assert_standard ("ram-expansion",
                   "You may program with three or four dice, one or two per control unit, even on the same key. "
                   "When the first of two comes up, you choose which one stays; the other is removed.\n"
                   "KillBots can’t have it.");
}

/* R7.4: The option for bumps is explained. */
static void
test_bump_option (void)
{
  RoboRules        rules;
  g_autofree char *text = NULL;

  robo_rules_init_standard (&rules);
  rules.bump_every_step = TRUE;
  text = dup_standard ("saw-blade", &rules);
  g_assert_nonnull (strstr (text, "It works on every step in which your robot runs into another one"));
}

/* The amounts are none for a die of 2, two for 5 and 6, and another amount from a starting space. */
static void
test_amounts (void)
{
  RoboCard    card = { .has_die = TRUE, .die_colour = ROBO_RED, .die_min = 2, .die_max = 6, .n_effects = 1 };
  RoboCardRow row;
  g_auto (GStrv) paragraphs = NULL;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_JET, ROBO_ACTION_PUSH);
  row.effect.amount[2] = 0;
  row.effect.amount[5] = row.effect.amount[6] = 2;
  row.effect.from_start = 4;
  card.effects[0] = row.effect;
  paragraphs = robo_explain_card (&card, NULL, NULL);

  g_assert_nonnull (strstr (paragraphs[1],
                            "then that robot is pushed 1 space away. If the die shows 2, it does nothing. "
                            "If the die shows 5–6, it’s 2 spaces instead. From a starting space, it’s always 4 "
                            "spaces."));
}

/* One yes or no is for all effects of a trigger, and mandatory effects are not asked for (formats.md). */
static void
test_choices (void)
{
  RoboCard    card = { .has_die = TRUE, .die_colour = ROBO_BLUE, .die_min = 1, .die_max = 6, .n_effects = 2 };
  RoboCardRow row;
  g_auto (GStrv) both = NULL;
  g_auto (GStrv) mixed = NULL;
  g_auto (GStrv) must = NULL;

  robo_card_row_init_effect (&row, ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, ROBO_ACTION_PUSH);
  card.effects[0] = row.effect;
  robo_card_row_init_effect (&row, ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, ROBO_ACTION_DAMAGE);
  card.effects[1] = row.effect;
  both = robo_explain_card (&card, NULL, NULL);
  g_assert_true (g_str_has_suffix (both[1], "Damage is dealt first; the rest follows in this order. You decide each "
                                            "time whether to use it; it’s all or nothing."));
  card.effects[0].is_mandatory = TRUE;
  mixed = robo_explain_card (&card, NULL, NULL);
  g_assert_nonnull (strstr (mixed[1], "Mines there detonate first. This part is mandatory."));
  g_assert_nonnull (strstr (mixed[1], "on adjacent spaces. This part is optional."));
  card.effects[1].is_mandatory = TRUE;
  must = robo_explain_card (&card, NULL, NULL);
  g_assert_true (g_str_has_suffix (must[1], "It’s mandatory whenever possible."));
}

static void
test_nothing (void)
{
  RoboCard card = { .id = "empty" };
  g_auto (GStrv) paragraphs = robo_explain_card (&card, NULL, NULL);

  g_assert_null (paragraphs[0]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* Translations must be there at the first lookup, because GLib checks only once whether there are any. */
  set_language ("de");
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "Remove This Line"), !=, "Remove This Line");
  set_language ("C");

  g_test_add_data_func ("/files/explain/every-card/is-explained-in-whole-sentences-en", "C", test_all);
  g_test_add_data_func ("/files/explain/every-card/is-explained-in-whole-sentences-de", "de", test_all);
  g_test_add_data_func ("/files/explain/every-card/is-explained-in-whole-sentences-pl", "pl", test_all);
  g_test_add_func ("/files/explain/numbers-1-2-and-5/have-the-plural-forms-of-each-language", test_numbers);
  g_test_add_func ("/files/explain/R8/three-standard-cards-have-the-expected-explanations", test_standard);
  g_test_add_func ("/files/explain/R7.4/bump-option-is-explained", test_bump_option);
  g_test_add_func ("/files/explain/amounts/are-explained-for-each-value-of-the-die", test_amounts);
  g_test_add_func ("/files/explain/choice-to-use-a-card/is-explained-unless-its-effects-are-mandatory", test_choices);
  g_test_add_func ("/files/explain/empty-card/has-no-paragraphs", test_nothing);

  return g_test_run ();
}
