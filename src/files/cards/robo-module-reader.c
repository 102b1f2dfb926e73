// SPDX-License-Identifier: GPL-3.0-or-later
// Reads cards from valid `module` elements. The schema has checked each word; the checks here are about numbers and
// combinations.
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-effect-ids.h"
#include "robo-card-problems.h"
#include "robo-module-private.h"

static void
refuse (RoboProblems   *problems,
        RoboProblemCode code,
        const xmlNode  *node,
        const char     *sentence)
{
  robo_problems_add (problems, code, robo_xml_get_line (node), "%s", sentence);
}

static const char *
get_action_word (guint action)
{
  return action < robo_action_get_n () ? robo_action_get_id (action) : NULL;
}

/* These are attributes of data/schema/modules.rnc. The tables are only for reading: robo-module-edit.c writes each
 * attribute by itself. */

static const RoboAttribute card_attributes[] = {
  { ROBO_WORD ("colour", RoboCard, colour, robo_card_colour_get_id, ROBO_N_CARD_COLOURS) },
  { NULL },
};

static const RoboAttribute effect_attributes[] = {
  { ROBO_WORD ("when", RoboEffect, when, robo_when_get_id, ROBO_N_WHENS) },
  { ROBO_WORD ("target", RoboEffect, target, robo_target_get_id, ROBO_N_TARGETS) },
  { ROBO_WORD ("action", RoboEffect, action, get_action_word, ROBO_MAX_ACTIONS) },
  { NULL },
};

static const RoboAttribute effect_choice_attributes[] = {
  { ROBO_BOOLEAN ("mandatory", RoboEffect, is_mandatory), .is_optional = TRUE, .usual = FALSE },
  { NULL },
};

static const char *
get_times_word (guint times)
{
  return times != ROBO_TIMES_ONE && times < ROBO_N_TIMES ? robo_times_get_id (times) : NULL;
}

static const RoboAttribute times_attributes[] = {
  { ROBO_WORD ("times", RoboEffect, times, get_times_word, ROBO_N_TIMES) },
  { NULL },
};

static const RoboAttribute condition_attributes[] = {
  { ROBO_WORD ("what", RoboCondition, what, robo_if_get_id, ROBO_N_IFS) },
  { NULL },
};

static const RoboAttribute word_attributes[] = {
  { ROBO_WORD ("is", RoboCondition, is, robo_is_get_id, ROBO_N_IS) },
  { NULL },
};

static const RoboAttribute limit_attributes[] = {
  { ROBO_NUMBER ("min", RoboCondition, min, 0, ROBO_MAX_CONDITION_NUMBER), .is_optional = TRUE, .usual = 0 },
  { ROBO_NUMBER ("max", RoboCondition, max, 0, ROBO_MAX_CONDITION_NUMBER), .is_optional = TRUE,
    .usual = ROBO_CONDITION_UNLIMITED },
  { NULL },
};

static const RoboAttribute cost_attributes[] = {
  { ROBO_WORD ("kind", RoboCost, kind, robo_cost_kind_get_id, ROBO_N_COST_KINDS) },
  { ROBO_NUMBER ("amount", RoboCost, amount, 1, 9) },
  { NULL },
};

static const RoboAttribute uses_attributes[] = {
  { ROBO_NUMBER ("uses", RoboCard, uses, 1, ROBO_MAX_USES) },
  { ROBO_WORD ("per", RoboCard, per, robo_per_get_id, ROBO_N_PERS) },
  { NULL },
};

static const RoboAttribute ability_attributes[] = {
  { ROBO_WORD ("kind", RoboAbility, kind, robo_ability_get_id, ROBO_N_ABILITIES) },
  { NULL },
};

static const RoboAttribute ability_choice_attributes[] = {
  { ROBO_BOOLEAN ("mandatory", RoboAbility, is_mandatory), .is_optional = TRUE, .usual = FALSE },
  { NULL },
};

/* Holds the values of a die, or the range of values of an amount, which has no color. */
typedef struct
{
  guint8 colour;
  guint8 min;
  guint8 max;
} Range;

static const RoboAttribute die_attributes[] = {
  { ROBO_WORD ("colour", Range, colour, robo_colour_get_id, ROBO_RED + 1) },
  { ROBO_NUMBER ("min", Range, min, 1, 6) },
  { ROBO_NUMBER ("max", Range, max, 1, 6) },
  { NULL },
};

static const RoboAttribute amount_attributes[] = {
  { ROBO_NUMBER ("min", Range, min, 1, 6) },
  { ROBO_NUMBER ("max", Range, max, 1, 6) },
  { NULL },
};

/* Amounts */

static gboolean
read_amount (const xmlNode *node,
             const char    *attribute,
             guint          min,
             guint          max,
             guint8        *amount,
             RoboProblems  *problems)
{
  guint64 value;

  if (!robo_xml_has (node, attribute))
    return TRUE;
  if (!robo_xml_get_number (node, attribute, min, max, &value, problems))
    return FALSE;

  *amount = (guint8)value;
  return TRUE;
}

/* Reads the amount for a range of die values. If a value has two amounts, the first amount is used until the author
 * has corrected the file. */
static gboolean
read_range (const xmlNode *node,
            RoboEffect    *effect,
            gboolean      *is_taken,
            RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_text (node);
  guint            amount = (guint)g_ascii_strtoull (text, NULL, 10);
  gboolean         is_good = TRUE;
  Range            range;

  if (!robo_attributes_read (amount_attributes, node, &range, NULL, problems))
    return FALSE;
  if (range.min > range.max)
    {
      refuse (problems, ROBO_PROBLEM_CARD_AMOUNTS, node,
              _ ("In an <amount>, min= is greater than max=. Swap the two."));
      is_good = FALSE;
    }

  for (guint value = MIN (range.min, range.max); value <= MAX (range.min, range.max); value++)
    {
      if (is_taken[value] && is_good)
        {
          robo_problems_add (problems, ROBO_PROBLEM_CARD_AMOUNTS, robo_xml_get_line (node),
                             /* Translators: %u is a dice value. */
                             _ ("Die value %u has two amounts. Make sure the ranges don’t overlap."), value);
          is_good = FALSE;
        }
      if (!is_taken[value])
        effect->amount[value] = (guint8)amount;
      is_taken[value] = TRUE;
    }

  return is_good;
}

static gboolean
check_ranges (const xmlNode  *node,
              const RoboCard *card,
              RoboProblems   *problems)
{
  const xmlNode *range = robo_xml_get_first (node, "amount");

  if (!card->has_die)
    refuse (problems, ROBO_PROBLEM_CARD_AMOUNTS_DIE, range,
            _ ("Amounts that depend on the die value need a <die> on the card. Add one, or write amount= instead."));
  else if (robo_xml_has (node, "amount"))
    refuse (problems, ROBO_PROBLEM_CARD_AMOUNTS, range,
            _ ("An effect can have either amount= or a list of <amount>, but not both. Remove one of them."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
read_amounts (const xmlNode  *node,
              const RoboCard *card,
              RoboEffect     *effect,
              RoboProblems   *problems)
{
  const xmlNode *range = robo_xml_get_first (node, "amount");
  gboolean       is_taken[7] = { FALSE };
  guint8         amount = 1;
  gboolean       is_good = read_amount (node, "amount", 1, ROBO_MAX_AMOUNT, &amount, problems);

  if (range == NULL)
    {
      memset (effect->amount, amount, sizeof effect->amount);
      return is_good;
    }

  is_good &= check_ranges (node, card, problems);
  for (; range != NULL; range = robo_xml_get_next (range, "amount"))
    is_good &= read_range (range, effect, is_taken, problems);
  if (card->has_die)
    return is_good;

  /* If the card has no die, use only one amount, that of the lowest die value that has one. */
  amount = 1;
  for (guint value = 6; value >= 1; value--)
    amount = effect->amount[value] != 0 ? effect->amount[value] : amount;
  memset (effect->amount, amount, sizeof effect->amount);

  return is_good;
}

static gboolean
read_number (const xmlNode        *node,
             const RoboCardNumber *number,
             gpointer              words,
             RoboProblems         *problems)
{
  return read_amount (node, number->attribute, number->min, ROBO_MAX_AMOUNT,
                      &G_STRUCT_MEMBER (guint8, words, number->offset), problems);
}

/* Effects */

static gboolean
check_combination (const xmlNode *node,
                   RoboWhen       when,
                   RoboTarget     target,
                   RoboAction     action,
                   RoboProblems  *problems)
{
  gboolean has_target = robo_when_has_target (when, target);
  g_autoptr (GString) list = g_string_new (NULL);

  if (robo_effect_is_accepted (when, target, action))
    return TRUE;

  for (guint i = 0; has_target && i < robo_action_get_n (); i++)
    {
      if (robo_effect_is_accepted (when, target, i))
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", robo_action_get_id (i));
    }
  for (guint i = 0; !has_target && i < ROBO_N_TARGETS; i++)
    {
      if (robo_when_has_target (when, i))
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", robo_target_get_id (i));
    }
  if (!has_target)
    robo_problems_add (problems, ROBO_PROBLEM_CARD_COMBINATION, robo_xml_get_line (node),
                       /* Translators: The first two %s are words of the file such as "lightning", the third a list of
                        * such words. */
                       _ ("An effect with when=\"%s\" can’t have target=\"%s\". Use one of these: %s."),
                       robo_when_get_id (when), robo_target_get_id (target), list->str);
  else
    robo_problems_add (problems, ROBO_PROBLEM_CARD_COMBINATION, robo_xml_get_line (node),
                       /* Translators: The first three %s are words of the file such as "lightning", the fourth a list
                        * of such words. */
                       _ ("An effect with when=\"%s\" and target=\"%s\" can’t have action=\"%s\". Use one of these: "
                          "%s."),
                       robo_when_get_id (when), robo_target_get_id (target), robo_action_get_id (action), list->str);
  return FALSE;
}

static gboolean
check_die (const xmlNode  *node,
           const RoboCard *card,
           RoboWhen        when,
           RoboProblems   *problems)
{
  guint       line = robo_xml_get_line (node);
  const char *id = robo_when_get_id (when);

  if (robo_card_accepts_when (card, when))
    return TRUE;

  switch (robo_when_get_die (when))
    {
    case ROBO_DIE_NEED_NONE:
      robo_problems_add (problems, ROBO_PROBLEM_CARD_DIE, line,
                         /* Translators: %s is a word of the file such as "damaged". */
                         _ ("An effect with when=\"%s\" doesn’t use a die. Remove <die>, or put the effect on a card of its own."),
                         id);
      break;

    case ROBO_DIE_NEED_BLUE:
      robo_problems_add (problems, ROBO_PROBLEM_CARD_DIE, line,
                         /* Translators: %s is a word of the file such as "bump". */
                         _ ("An effect with when=\"%s\" needs a blue die. Write <die colour=\"blue\" min=\"1\" "
                            "max=\"6\"/> before it."),
                         id);
      break;

    case ROBO_DIE_NEED_RED:
      robo_problems_add (problems, ROBO_PROBLEM_CARD_DIE, line,
                         /* Translators: %s is a word of the file such as "fire". */
                         _ ("An effect with when=\"%s\" needs a red die. Write <die colour=\"red\" min=\"1\" "
                            "max=\"6\"/> before it."),
                         id);
      break;
    }

  return FALSE;
}

/* Checks that a card has room for another effect, and that it does not lay a second kind of mine. */
static gboolean
check_room (const xmlNode  *node,
            const RoboCard *card,
            RoboAction      action,
            RoboProblems   *problems)
{
  if (card->n_effects == ROBO_MAX_CARD_EFFECTS)
    refuse (problems, ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS, node,
            _ ("The module has too many effects. Remove this one, or move it to another module."));
  else if (robo_action_lays_mines (action) && robo_card_has_when (card, ROBO_WHEN_MOVE_START))
    refuse (problems, ROBO_PROBLEM_CARD_ROW_TWICE, node,
            _ ("A module can lay only one kind of mine. Remove one of the two effects."));
  else
    return TRUE;

  return FALSE;
}

/* Reads the range and the multiplier of an effect (R14.7). Also refuses an amount if the action is one of R14.6 that
 * has no amount. For older actions such an amount is only a warning, because older files may have an amount. */
static gboolean
read_reach (const xmlNode *node,
            RoboEffect    *effect,
            RoboProblems  *problems)
{
  gboolean is_new = effect->action > ROBO_ACTION_LAY_MINE;
  gboolean is_good = read_amount (node, "range", 1, ROBO_MAX_AMOUNT, &effect->range, problems);

  if (effect->range != 0 && !robo_target_has_range (effect->target))
    {
      robo_problems_add (problems, ROBO_PROBLEM_CARD_REACH, robo_xml_get_line (node),
                         /* Translators: %s is a word of the file such as "adjacent". */
                         _ ("An effect with target=\"%s\" can’t have range=. Remove it."), robo_target_get_id (effect->target));
      effect->range = 0;
      is_good = FALSE;
    }
  if (is_new && !robo_action_counts (effect->action) &&
      (robo_xml_has (node, "amount") || robo_xml_get_first (node, "amount") != NULL))
    {
      robo_problems_add (problems, ROBO_PROBLEM_CARD_REACH, robo_xml_get_line (node),
                         /* Translators: %s is a word of the file such as "draw". */
                         _ ("An effect with action=\"%s\" can’t have an amount. Remove it."), robo_action_get_id (effect->action));
      is_good = FALSE;
    }
  if (!robo_xml_has (node, "times"))
    return is_good;
  if (!robo_attributes_read (times_attributes, node, effect, NULL, problems))
    g_return_val_if_reached (FALSE);

  if (!robo_action_can_be_multiplied (effect->action))
    robo_problems_add (problems, ROBO_PROBLEM_CARD_REACH, robo_xml_get_line (node),
                       /* Translators: %s is a word of the file such as "swap". */
                       _ ("An effect with action=\"%s\" can’t be multiplied. Remove times=."),
                       robo_action_get_id (effect->action));
  else if (effect->times == ROBO_TIMES_STEPS && effect->when != ROBO_WHEN_MOVE_END)
    refuse (problems, ROBO_PROBLEM_CARD_REACH, node,
            _ ("Only an effect with when=\"move-end\" can have times=\"steps\". Remove times=, or use another word."));
  else
    return is_good;

  effect->times = ROBO_TIMES_ONE;

  return FALSE;
}

static gboolean
read_effect (const xmlNode  *node,
             const RoboCard *card,
             RoboCardRow    *row,
             RoboProblems   *problems)
{
  RoboEffect *effect = &row->effect;
  RoboEffect  words;
  gboolean    is_good;

  /* Reading these attributes cannot fail, because the schema allows no other words. */
  if (!robo_attributes_read (effect_attributes, node, &words, NULL, problems))
    g_return_val_if_reached (FALSE);

  robo_card_row_init_effect (row, words.when, words.target, words.action);
  memset (effect->amount, 0, sizeof effect->amount);

  is_good = check_room (node, card, words.action, problems);
  is_good = is_good && check_combination (node, words.when, words.target, words.action, problems);
  is_good = is_good && check_die (node, card, words.when, problems);
  is_good &= read_amounts (node, card, effect, problems);
  for (const RoboCardNumber *number = robo_card_list_numbers (FALSE); number->attribute != NULL; number++)
    is_good &= read_number (node, number, effect, problems);
  is_good &= read_reach (node, effect, problems);
  is_good &= robo_attributes_read (effect_choice_attributes, node, effect, NULL, problems);

  return is_good;
}

/* Abilities */

/* Checks that the card's die allows the ability. An ability that needs no die is allowed with any die. */
static gboolean
check_ability_die (const xmlNode  *node,
                   const RoboCard *card,
                   RoboAbilityKind kind,
                   RoboProblems   *problems)
{
  if (robo_card_accepts_ability (card, kind))
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_CARD_DIE, robo_xml_get_line (node),
                     robo_ability_get_numbers (kind)->die == ROBO_DIE_NEED_BLUE
                       /* Translators: %s is a word of the file such as "jump". */
                       ? _ ("The ability “%s” is used with a blue die. Change the color of the <die>, or remove the <die>.")
                       /* Translators: %s is a word of the file such as "rotate-key". */
                       : _ ("The ability “%s” is used with a red die. Change the color of the <die>, or remove the <die>."),
                     robo_ability_get_id (kind));
  return FALSE;
}

static gboolean
read_ability_numbers (const xmlNode *node,
                      RoboAbility   *ability,
                      RoboProblems  *problems)
{
  const RoboAbilityNumbers *numbers = robo_ability_get_numbers (ability->kind);
  gboolean                  is_good = numbers->amount_max == 0 ||
                     read_amount (node, "amount", numbers->amount_min, numbers->amount_max, &ability->amount, problems);

  for (const RoboCardNumber *number = robo_card_list_numbers (TRUE); number->attribute != NULL; number++)
    {
      if (number->is_of (ability->kind))
        is_good &= read_number (node, number, ability, problems);
    }

  return is_good;
}

static gboolean
read_ability (const xmlNode  *node,
              const RoboCard *card,
              RoboCardRow    *row,
              RoboProblems   *problems)
{
  RoboAbility words;
  gboolean    is_good;

  if (!robo_attributes_read (ability_attributes, node, &words, NULL, problems))
    g_return_val_if_reached (FALSE);

  robo_card_row_init_ability (row, words.kind);
  is_good = robo_card_get_ability (card, words.kind) == NULL;
  if (!is_good)
    robo_problems_add (problems, ROBO_PROBLEM_CARD_ROW_TWICE, robo_xml_get_line (node),
                       /* Translators: %s is a word of the file such as "jump". */
                       _ ("The module has the ability “%s” twice. Remove one of the two."), robo_ability_get_id (words.kind));
  is_good = is_good && check_ability_die (node, card, words.kind, problems);
  is_good &= read_ability_numbers (node, &row->ability, problems);
  is_good &= robo_attributes_read (ability_choice_attributes, node, &row->ability, NULL, problems);

  return is_good;
}

/* Rows */

gboolean
robo_module_is_row (const xmlNode *node)
{
  return robo_xml_is_own (node, node->parent->ns) && (robo_xml_is (node, "effect") || robo_xml_is (node, "ability"));
}

gboolean
robo_module_read_row (const xmlNode  *node,
                      const RoboCard *card,
                      RoboCardRow    *row,
                      RoboProblems   *problems)
{
  return robo_xml_is (node, "effect") ? read_effect (node, card, row, problems)
                                      : read_ability (node, card, row, problems);
}

static gboolean
read_rows (const xmlNode *node,
           guint          index,
           RoboCard      *card,
           RoboProblems  *problems)
{
  gboolean is_good = TRUE;
  guint    n_rows = 0;

  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      guint       n_problems = robo_problems_get_length (problems);
      RoboCardRow row;

      if (!robo_module_is_row (child))
        continue;
      if (robo_module_read_row (child, card, &row, problems))
        robo_card_add_row (card, &row);
      else
        is_good = FALSE;
      robo_problems_set_item (problems, n_problems, index, MIN (n_rows, ROBO_NO_ROW));
      n_rows++;
    }

  if (n_rows > 0)
    return is_good;

  robo_problems_add (problems, ROBO_PROBLEM_CARD_EMPTY, robo_xml_get_line (node),
                     /* Translators: %s is the id of a module such as "saw-blade". */
                     _ ("The module “%s” does nothing. Give it an <effect> or an <ability>."), card->id);
  robo_problems_set_item (problems, robo_problems_get_length (problems) - 1, index, ROBO_NO_ROW);

  return FALSE;
}

/* Conditions, uses and costs (R14.1 to R14.3) */

/* Refuses a condition that lacks the numbers or the word that it needs, that has a number where a word is needed, or
 * the other way round, or whose word or numbers are impossible for it. */
static gboolean
check_condition (const xmlNode       *node,
                 const RoboCondition *condition,
                 RoboProblems        *problems)
{
  gboolean    has_limits = robo_xml_has (node, "min") || robo_xml_has (node, "max");
  gboolean    wants_word = robo_if_has_word (condition->what);
  gboolean    has_word = robo_xml_has (node, "is");
  guint       max = condition->max;
  const char *what = robo_if_get_id (condition->what);
  guint       line = robo_xml_get_line (node);

  if (wants_word && (!has_word || has_limits || !robo_if_takes_word (condition->what, condition->is)))
    robo_problems_add (problems, ROBO_PROBLEM_CARD_GUARD, line,
                       condition->what == ROBO_IF_STANDING
                         /* Translators: %s is a word of the file. */
                         ? _ ("A condition on “%s” takes only is=, with the value leading or trailing.")
                         /* Translators: %s is a word of the file. */
                         : _ ("A condition on “%s” takes only is=, with the value start, vp, workshop or high-voltage."),
                       what);
  else if (!wants_word && (has_word || !has_limits))
    robo_problems_add (problems, ROBO_PROBLEM_CARD_GUARD, line,
                       /* Translators: %s is a word of the file such as "own-damage". */
                       _ ("A condition on “%s” takes only min=, max= or both."), what);
  else if (!wants_word && condition->min > max)
    robo_problems_add (problems, ROBO_PROBLEM_CARD_GUARD, line,
                       /* Translators: %s is a word of the file such as "own-damage". */
                       _ ("In the condition on “%s”, min= is greater than max=. Swap the two."), what);
  else if (condition->what == ROBO_IF_UNIT &&
           ((robo_xml_has (node, "min") && (condition->min < 1 || condition->min > ROBO_N_UNITS)) ||
            (robo_xml_has (node, "max") && (max < 1 || max > ROBO_N_UNITS))))
    refuse (problems, ROBO_PROBLEM_CARD_GUARD, node, _ ("Control units are numbered from 1 to 3. Change min= or max=."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
read_condition (const xmlNode *node,
                RoboCard      *card,
                RoboProblems  *problems)
{
  RoboCondition condition = { .max = ROBO_CONDITION_UNLIMITED };

  /* The schema has checked each word and number by itself; check_condition() checks whether words and numbers go
   * together. */
  if (!robo_attributes_read (condition_attributes, node, &condition, NULL, problems) ||
      (robo_xml_has (node, "is") && !robo_attributes_read (word_attributes, node, &condition, NULL, problems)) ||
      !robo_attributes_read (limit_attributes, node, &condition, NULL, problems))
    return FALSE;
  if (!check_condition (node, &condition, problems))
    return FALSE;
  if (card->n_conditions == ROBO_MAX_CONDITIONS)
    {
      refuse (problems, ROBO_PROBLEM_CARD_GUARD, node, _ ("A module can have up to 8 conditions. Remove this one."));
      return FALSE;
    }

  card->conditions[card->n_conditions++] = condition;

  return TRUE;
}

static gboolean
read_cost (const xmlNode *node,
           RoboCard      *card,
           RoboProblems  *problems)
{
  RoboCost cost = { 0 };

  if (!robo_attributes_read (cost_attributes, node, &cost, NULL, problems))
    return FALSE;

  for (guint i = 0; i < card->n_costs; i++)
    {
      if (card->costs[i].kind != cost.kind)
        continue;
      robo_problems_add (problems, ROBO_PROBLEM_CARD_GUARD, robo_xml_get_line (node),
                         /* Translators: %s is a word of the file: damage or vp. */
                         _ ("The module has two “%s” costs. Remove one of them."),
                         robo_cost_kind_get_id (cost.kind));
      return FALSE;
    }
  card->costs[card->n_costs++] = cost;

  return TRUE;
}

/* Refuses a card with conditions, uses or costs that the ability does not allow. */
static gboolean
check_ability_guards (const xmlNode     *node,
                      const RoboCard    *card,
                      const RoboAbility *ability,
                      RoboProblems      *problems)
{
  const char *sentence = NULL;

  if (card->n_conditions > 0 && !robo_ability_takes_conditions (ability->kind))
    /* Translators: %s is a word of the file such as "hover". */
    sentence = _ ("A module with the ability “%s” can’t have conditions. Remove every <if>.");
  else if (card->uses > 0 && !robo_ability_takes_uses (ability->kind))
    /* Translators: %s is a word of the file such as "hover". */
    sentence = _ ("A module with the ability “%s” can’t have limited uses. Remove uses= and per=.");
  else if (card->n_costs > 0 && !robo_ability_takes_costs (ability->kind))
    /* Translators: %s is a word of the file such as "hover". */
    sentence = _ ("A module with the ability “%s” can’t have costs. Remove every <cost>.");
  if (sentence == NULL)
    return TRUE;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  robo_problems_add (problems, ROBO_PROBLEM_CARD_GUARD, robo_xml_get_line (node), sentence,
                     robo_ability_get_id (ability->kind));
#pragma GCC diagnostic pop

  return FALSE;
}

static gboolean
is_single_target (guint target)
{
  return target == ROBO_TARGET_FIRST_IN_LINE || target == ROBO_TARGET_FIRST_ROBOT_IN_LINE ||
         target == ROBO_TARGET_HIT || target == ROBO_TARGET_PUSHER || target == ROBO_TARGET_ATTACKER ||
         target == ROBO_TARGET_CHOSEN;
}

/* Refuses a condition on the target if the card has abilities, or effects that do not have a single target (R14.1). */
static gboolean
check_target_condition (const xmlNode  *node,
                        const RoboCard *card,
                        RoboProblems   *problems)
{
  gboolean has_condition = FALSE;
  gboolean is_allowed = card->n_abilities == 0;

  for (guint i = 0; i < card->n_conditions; i++)
    has_condition |= card->conditions[i].what == ROBO_IF_TARGET_DAMAGE;
  for (guint i = 0; i < card->n_effects; i++)
    is_allowed &= is_single_target (card->effects[i].target);
  if (!has_condition || is_allowed)
    return TRUE;

  refuse (problems, ROBO_PROBLEM_CARD_GUARD, node,
          _ ("A condition on “target-damage” can be used only in a module that has no abilities and whose effects all have one of these targets: first-in-line, first-robot-in-line, hit, pusher, attacker or chosen."));
  return FALSE;
}

static gboolean
read_guards (const xmlNode *node,
             guint          index,
             RoboCard      *card,
             RoboProblems  *problems)
{
  guint    n_problems = robo_problems_get_length (problems);
  gboolean is_good = TRUE;

  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (!robo_xml_is_own (child, node->ns))
        continue;
      if (robo_xml_is (child, "if"))
        is_good &= read_condition (child, card, problems);
      else if (robo_xml_is (child, "cost"))
        is_good &= read_cost (child, card, problems);
    }
  if (robo_xml_has (node, "uses") != robo_xml_has (node, "per"))
    {
      refuse (problems, ROBO_PROBLEM_CARD_GUARD, node, _ ("uses= and per= go together. Write both, or neither."));
      is_good = FALSE;
    }
  else if (robo_xml_has (node, "uses"))
    is_good &= robo_attributes_read (uses_attributes, node, card, NULL, problems);

  for (guint i = 0; i < card->n_abilities; i++)
    is_good &= check_ability_guards (node, card, &card->abilities[i], problems);
  is_good &= check_target_condition (node, card, problems);
  robo_problems_set_item (problems, n_problems, index, ROBO_NO_ROW);

  return is_good;
}

/* Cards */

/* Reads the die. Swaps the ends of the range of values if they are in the wrong order. */
static gboolean
read_die (const xmlNode *node,
          RoboCard      *card,
          RoboProblems  *problems)
{
  Range range;

  if (!robo_attributes_read (die_attributes, node, &range, NULL, problems))
    return FALSE;

  card->has_die = TRUE;
  card->die_colour = range.colour;
  card->die_min = MIN (range.min, range.max);
  card->die_max = MAX (range.min, range.max);
  if (range.min <= range.max)
    return TRUE;

  refuse (problems, ROBO_PROBLEM_CARD_DIE_RANGE, node,
          _ ("In the <die>, min= is greater than max=. Swap the two."));
  return FALSE;
}

gboolean
robo_module_read_card (const xmlNode *node,
                       guint          index,
                       RoboCard      *card,
                       RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "id");
  const xmlNode   *die = robo_xml_get_first (node, "die");
  guint            n_problems = robo_problems_get_length (problems);
  gboolean         is_good;

  memset (card, 0, sizeof *card);
  g_strlcpy (card->id, id, sizeof card->id);
  if (!robo_attributes_read (card_attributes, node, card, NULL, problems))
    g_return_val_if_reached (FALSE);

  is_good = die == NULL || read_die (die, card, problems);
  robo_problems_set_item (problems, n_problems, index, ROBO_NO_ROW);

  is_good &= read_rows (node, index, card, problems);

  return read_guards (node, index, card, problems) && is_good;
}
