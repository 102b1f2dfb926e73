// SPDX-License-Identifier: GPL-3.0-or-later
// Writes sentences about problems from their data. The loaders' sentences name elements and attributes, for users who
// write a file by hand. If a loader's sentence has no XML, it is used as it is.
#include "config.h"

#include "robo-problem-words.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-card-problems.h"
#include "robo-card-vocabulary.h"
#include "robo-module-edit.h"
#include "robo-rule-set-private.h"

static const char *
get_row_label (const RoboCardRow *row)
{
  return row->is_ability ? robo_ability_get_label (row->ability.kind) : robo_when_get_label (row->effect.when);
}

static char *
dup_combination (const RoboCardRow *row,
                 guint              place)
{
  const RoboEffect *effect = &row->effect;

  if (!robo_when_has_target (effect->when, effect->target))
    /* Translators: %u is the number of the line with an effect on a card. The first %s is the entry of a menu that says
     * when the effect works, the second %s is the entry that says what it reaches. */
    return g_strdup_printf (_ ("Line %u: “%s” can’t be used with “%s”. Choose another target."), place,
                            robo_when_get_label (effect->when), robo_target_get_label (effect->target));

  /* Translators: %u is the number of the line with an effect on a card. The three %s are entries of menus: when the
   * effect works, what it reaches, and what it does. */
  return g_strdup_printf (_ ("Line %u: “%s” and “%s” can’t be used with “%s”. Choose something else."), place,
                          robo_when_get_label (effect->when), robo_target_get_label (effect->target),
                          robo_action_get_label (effect->action));
}

static const char *
get_idle_sentence (RoboIdle idle)
{
  switch (idle)
    {
    case ROBO_IDLE_CHAMPION:
      return _ ("A champion card belongs to the titleholder of an arena. Enter the arena’s ID below.");
    case ROBO_IDLE_DIE:
      return _ ("Nothing on this card needs a die. Remove the die.");
    case ROBO_IDLE_ENTRY:
      break;
    }

  return _ ("The file has an unknown entry for this card.");
}

typedef enum
{
  ABOUT_SET,
  ABOUT_CARD,
  ABOUT_ROW,
} About;

/* This table has the sentences for kinds of problems. A sentence about an effect or ability gets the number of its
 * row on the card, from 1, and its label in the menus. */
static const struct
{
  About           about;
  RoboProblemCode code;
  const char     *sentence;
} sentences[] = {
  { ABOUT_SET, ROBO_PROBLEM_NO_NAME, N_ ("The set has no name, so its ID is shown. Give it a name.") },
  { ABOUT_SET, ROBO_PROBLEM_NO_EFFECT, N_ ("The set has no ID, so no rule set can use it. Give it one.") },

  { ABOUT_CARD, ROBO_PROBLEM_CARD_EMPTY, N_ ("The card does nothing. Give it an effect or an ability.") },
  { ABOUT_CARD, ROBO_PROBLEM_CARD_DIE_RANGE, N_ ("The lowest die value is greater than the highest. Swap the two values.") },
  { ABOUT_CARD, ROBO_PROBLEM_NO_NAME, N_ ("The card has no name, so its ID is shown. Give it a name.") },
  { ABOUT_CARD, ROBO_PROBLEM_VALUE, N_ ("The card has a number that isn’t allowed. Choose another.") },

  { ABOUT_ROW, ROBO_PROBLEM_CARD_AMOUNTS,
    /* Translators: %u is the number of the line with an effect or ability on a card. */
    N_ ("Line %u: the amounts for the die values contradict each other. Choose one amount for each value.") },
  { ABOUT_ROW, ROBO_PROBLEM_CARD_AMOUNTS_DIE,
    /* Translators: %u is the number of the line with an effect or ability on a card. */
    N_ ("Line %u: amounts that depend on the die value need a die on the card. Give the card a die, or choose a single amount.") },
  { ABOUT_ROW, ROBO_PROBLEM_CARD_ROW_TWICE,
    /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu, such as
     * “Hovers”. */
    N_ ("Line %u: the card already has “%s”. Remove one of the two.") },
  { ABOUT_CARD, ROBO_PROBLEM_CARD_GUARD,
    N_ ("This card has a condition, a number of uses or a cost that isn’t allowed. Change or remove it.") },
  { ABOUT_ROW, ROBO_PROBLEM_CARD_REACH,
    /* Translators: %u is the number of the line with an effect or ability on a card. */
    N_ ("Line %u: the effect can’t have this range, amount or multiplier. Remove it.") },
  { ABOUT_ROW, ROBO_PROBLEM_VALUE,
    /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu, such as
     * “Hovers”. */
    N_ ("Line %u: “%s” can’t have this number. Choose another.") },
  { ABOUT_ROW, ROBO_PROBLEM_NO_EFFECT,
    /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu, such as
     * “Hovers”. */
    N_ ("Line %u: the file has an unknown entry for “%s”.") },
};

static const char *
find_sentence (About           about,
               RoboProblemCode code)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      if (sentences[i].about == about && sentences[i].code == code)
        return _ (sentences[i].sentence);
    }

  return NULL;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
dup_about_row (const RoboCardRow *row,
               const RoboProblem *problem)
{
  guint       place = problem->row + 1u;
  const char *sentence = find_sentence (ABOUT_ROW, problem->code);

  if (problem->code == ROBO_PROBLEM_CARD_COMBINATION)
    return dup_combination (row, place);
  if (problem->code == ROBO_PROBLEM_CARD_DIE)
    {
      RoboDieNeed need = robo_card_row_get_die (row);

      if (need == ROBO_DIE_NEED_NONE)
        /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu,
         * such as “After damage”. */
        return g_strdup_printf (_ ("Line %u: “%s” doesn’t use a die. Remove the die from the card, or put the line on a card of its own."),
                                place,
                                get_row_label (row));

      if (need == ROBO_DIE_NEED_BLUE)
        /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu,
         * such as “Instead of firing”. */
        return g_strdup_printf (_ ("Line %u: “%s” needs a blue die. Add one to the card."), place, get_row_label (row));

      /* Translators: %u is the number of the line with an effect or ability on a card, %s is its entry in a menu, such
       * as “Instead of firing”. */
      return g_strdup_printf (_ ("Line %u: “%s” needs a red die. Add one to the card."), place, get_row_label (row));
    }

  if (sentence == NULL)
    return g_strdup (robo_problem_get_plain (problem));

  return g_strdup_printf (sentence, place, get_row_label (row));
}

#pragma GCC diagnostic pop

char *
robo_card_problem_dup_sentence (RoboModuleSet     *set,
                                const RoboProblem *problem)
{
  const RoboCards *cards = robo_module_set_get_cards (set);
  gboolean         is_about_card;
  const char      *sentence;
  RoboCardRow      row;

  g_return_val_if_fail (problem != NULL, NULL);

  is_about_card = problem->item < cards->n_cards;
  if (is_about_card && problem->row < robo_module_set_get_n_rows (set, problem->item))
    {
      robo_module_set_get_row (set, problem->item, problem->row, &row);
      return dup_about_row (&row, problem);
    }
  if (is_about_card && problem->row != ROBO_NO_ROW)
    return g_strdup (robo_problem_get_plain (problem));
  if (is_about_card && problem->code == ROBO_PROBLEM_NO_EFFECT)
    return g_strdup (get_idle_sentence (problem->suggestion));

  sentence = find_sentence (is_about_card ? ABOUT_CARD : ABOUT_SET, problem->code);

  return g_strdup (sentence != NULL ? sentence : robo_problem_get_plain (problem));
}

/* Describes errors of a module set that the rules use, without details. If the set is in a file, users see the details
 * where they edit it; a set inside the rules has no editor. */
static char *
dup_broken_set (RoboRuleSet       *rules,
                const RoboProblem *problem)
{
  g_autofree char *id = NULL;
  guint            row = problem->row;

  for (const xmlNode *node = xmlDocGetRootElement (rules->doc)->children; node != NULL && id == NULL; node = node->next)
    {
      if (robo_rule_set_is_line (node) && row-- == 0 && robo_xml_is (node, "modules-ref") && robo_xml_has (node, "id"))
        id = robo_xml_dup_string (node, "id");
    }
  if (id == NULL)
    return g_strdup (_ ("A module set in the file can’t be used. Leave it out."));

  /* Translators: %s is the id of a module set. */
  return g_strdup_printf (_ ("The module set “%s” has errors. Open it and fix them, or leave it out."), id);
}

char *
robo_rules_problem_dup_sentence (RoboRuleSet       *rules,
                                 const RoboProblem *problem)
{
  g_return_val_if_fail (problem != NULL, NULL);

  if (problem->code == ROBO_PROBLEM_NO_NAME)
    return g_strdup (_ ("The rules have no name, so their ID is shown. Give them a name."));

  if (problem->code == ROBO_PROBLEM_RULES_SET_BROKEN)
    return dup_broken_set (rules, problem);

  if (problem->code == ROBO_PROBLEM_RULES_CARD_TWICE)
    return g_strdup (_ ("The file sets the number of copies of a card twice, or names a card for KillBots twice. Remove the duplicate."));

  if (problem->code == ROBO_PROBLEM_RULES_CHAMPION_COPIES)
    return g_strdup (_ ("The file sets the number of copies of a champion card, but champion cards aren’t in any "
                        "deck."));

  if (problem->code == ROBO_PROBLEM_FEW_DECKS)
    return g_strdup (_ ("Modules are on, but fewer than two decks have any cards, so no one can be dealt modules of two colors. Add a module set or copies of a card, or play without modules."));

  /* If a sentence about a row has XML, it is about the module set that the row names. */
  if (strchr (problem->sentence, '<') != NULL && problem->row != ROBO_NO_ROW)
    return dup_broken_set (rules, problem);

  return g_strdup (robo_problem_get_plain (problem));
}
