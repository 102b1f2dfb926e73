// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-module-private.h"
#include "robo-module-words.h"

/* From a `module` element that agrees with the schema to a card. Every word is one of the vocabulary; what is
 * said here is which of them go together. */

#define MAX_AMOUNT 14

/* Which die the effects of a card need (formats.md, "Modules"). */
typedef enum
{
  NEEDS_NO_DIE,
  NEEDS_BLUE_DIE,
  NEEDS_RED_DIE,
} DieNeed;

static const DieNeed needs[ROBO_N_WHENS] = {
  [ROBO_WHEN_FIRE] = NEEDS_RED_DIE,
  [ROBO_WHEN_HIT] = NEEDS_RED_DIE,
  [ROBO_WHEN_BUMP] = NEEDS_BLUE_DIE,
  [ROBO_WHEN_MOVE_START] = NEEDS_BLUE_DIE,
  [ROBO_WHEN_MOVE_END] = NEEDS_BLUE_DIE,
};

static void
refuse (RoboProblems  *problems,
        const xmlNode *node,
        const char    *sentence)
{
  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node), "%s", sentence);
}

/* Amounts */

static gboolean
get_amount (const xmlNode *node,
            const char    *attribute,
            guint          min,
            guint8        *amount,
            RoboProblems  *problems)
{
  guint value;

  if (!robo_xml_has (node, attribute))
    return TRUE;
  if (!robo_xml_get_uint (node, attribute, min, MAX_AMOUNT, &value, problems))
    return FALSE;

  *amount = (guint8)value;
  return TRUE;
}

static gboolean
get_mandatory (const xmlNode *node,
               guint8        *is_mandatory,
               RoboProblems  *problems)
{
  gboolean value = FALSE;

  if (robo_xml_has (node, "mandatory") && !robo_xml_get_boolean (node, "mandatory", &value, problems))
    return FALSE;

  *is_mandatory = (guint8)value;
  return TRUE;
}

static gboolean
read_range (const xmlNode *node,
            RoboEffect    *effect,
            gboolean      *is_taken,
            RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_text (node);
  guint            amount = (guint)g_ascii_strtoull (text, NULL, 10);
  guint            min, max;

  if (!robo_xml_get_uint (node, "min", 1, 6, &min, problems) || !robo_xml_get_uint (node, "max", 1, 6, &max, problems))
    return FALSE;
  if (min > max)
    {
      refuse (problems, node, _ ("The range of an <amount> begins after its end. Exchange min= and max=."));
      return FALSE;
    }

  for (guint value = min; value <= max; value++)
    {
      if (is_taken[value])
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                             /* Translators: %u is a dice value. */
                             _ ("There are two amounts for the dice value %u. Make the ranges follow one another."), value);
          return FALSE;
        }
      is_taken[value] = TRUE;
      effect->amount[value] = (guint8)amount;
    }

  return TRUE;
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

  if (!get_amount (node, "amount", 1, &amount, problems))
    return FALSE;

  if (range == NULL)
    {
      memset (effect->amount, amount, sizeof effect->amount);
      return TRUE;
    }
  if (robo_xml_has (node, "amount") || !card->has_die)
    {
      refuse (problems, range,
              card->has_die ? _ ("An effect has amount= or a list of <amount>, not both. Remove one of them.")
                            : _ ("Amounts by dice value need a <die> on the card. Add one, or write amount= instead."));
      return FALSE;
    }

  for (; range != NULL; range = robo_xml_get_next (range, "amount"))
    {
      if (!read_range (range, effect, is_taken, problems))
        return FALSE;
    }

  return TRUE;
}

/* Effects */

static void
read_words (const xmlNode *node,
            RoboWhen      *when,
            RoboTarget    *target,
            RoboAction    *action)
{
  g_autofree char *when_id = robo_xml_dup_string (node, "when");
  g_autofree char *target_id = robo_xml_dup_string (node, "target");
  g_autofree char *action_id = robo_xml_dup_string (node, "action");

  if (!robo_when_from_id (when_id, when) || !robo_target_from_id (target_id, target) ||
      !robo_action_from_id (action_id, action))
    g_return_if_reached ();
}

/* The targets that go with @when at all. */
static char *
dup_targets (RoboWhen when)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint target = 0; target < ROBO_N_TARGETS; target++)
    {
      gboolean is_possible = FALSE;

      for (guint action = 0; action < ROBO_N_ACTIONS; action++)
        is_possible |= robo_effect_is_accepted (when, target, action);
      if (is_possible)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", robo_target_get_id (target));
    }

  return g_strdup (list->str);
}

static char *
dup_actions (RoboWhen   when,
             RoboTarget target)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint action = 0; action < ROBO_N_ACTIONS; action++)
    {
      if (robo_effect_is_accepted (when, target, action))
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", robo_action_get_id (action));
    }

  return g_strdup (list->str);
}

static gboolean
check_combination (const xmlNode *node,
                   RoboWhen       when,
                   RoboTarget     target,
                   RoboAction     action,
                   RoboProblems  *problems)
{
  g_autofree char *actions = dup_actions (when, target);
  g_autofree char *targets = dup_targets (when);

  if (robo_effect_is_accepted (when, target, action))
    return TRUE;

  if (actions[0] == '\0')
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                       /* Translators: the first two %s are words of the file such as "lightning", the third a list of such words. */
                       _ ("An effect with when=\"%s\" cannot have target=\"%s\". Take one of these: %s."),
                       robo_when_get_id (when), robo_target_get_id (target), targets);
  else
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                       /* Translators: the first three %s are words of the file such as "lightning", the fourth a list of such words. */
                       _ ("An effect with when=\"%s\" and target=\"%s\" cannot have action=\"%s\". Take one of these: %s."),
                       robo_when_get_id (when), robo_target_get_id (target), robo_action_get_id (action), actions);
  return FALSE;
}

static gboolean
check_die (const xmlNode  *node,
           const RoboCard *card,
           RoboWhen        when,
           RoboProblems   *problems)
{
  const char *sentence = NULL;

  switch (needs[when])
    {
    case NEEDS_NO_DIE:
      if (card->has_die)
        /* Translators: %s is a word of the file such as "damaged". */
        sentence = _ ("An effect with when=\"%s\" works without a die. Remove <die>, or put the effect on a card of its own.");
      break;

    case NEEDS_BLUE_DIE:
      if (!card->has_die || card->die_colour != ROBO_BLUE)
        /* Translators: %s is a word of the file such as "bump". */
        sentence = _ ("An effect with when=\"%s\" needs a blue die. Write <die colour=\"blue\" min=\"1\" max=\"6\"/> before it.");
      break;

    case NEEDS_RED_DIE:
      if (!card->has_die || card->die_colour != ROBO_RED)
        /* Translators: %s is a word of the file such as "fire". */
        sentence = _ ("An effect with when=\"%s\" needs a red die. Write <die colour=\"red\" min=\"1\" max=\"6\"/> before it.");
      break;
    }

  if (sentence != NULL)
    {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node), sentence, robo_when_get_id (when));
#pragma GCC diagnostic pop
    }

  return sentence == NULL;
}

static gboolean
read_effect (const xmlNode *node,
             RoboCard      *card,
             RoboProblems  *problems)
{
  RoboEffect effect = { 0 };
  RoboWhen   when = ROBO_WHEN_FIRE;
  RoboTarget target = ROBO_TARGET_SELF;
  RoboAction action = ROBO_ACTION_DAMAGE;

  if (card->n_effects == ROBO_MAX_CARD_EFFECTS)
    {
      refuse (problems, node, _ ("The module has too many effects. Remove this one, or make another module of it."));
      return FALSE;
    }

  read_words (node, &when, &target, &action);
  if (action == ROBO_ACTION_LAY_MINE)
    effect = (RoboEffect){ .tokens = 3, .damage = 1 };
  if (!check_combination (node, when, target, action, problems) || !check_die (node, card, when, problems) ||
      !read_amounts (node, card, &effect, problems) || !get_amount (node, "from-start", 1, &effect.from_start, problems) ||
      !get_amount (node, "tokens", 1, &effect.tokens, problems) || !get_amount (node, "damage", 1, &effect.damage, problems) ||
      !get_mandatory (node, &effect.is_mandatory, problems))
    return FALSE;
  if (action == ROBO_ACTION_LAY_MINE && robo_card_has_when (card, ROBO_WHEN_MOVE_START))
    {
      refuse (problems, node, _ ("A module lays one kind of mines only. Remove one of the two effects."));
      return FALSE;
    }

  effect.when = (guint8)when;
  effect.target = (guint8)target;
  effect.action = (guint8)action;
  card->effects[card->n_effects++] = effect;

  return TRUE;
}

/* Abilities */

/* What an ability's numbers may be; those it does not have are 0. */
static const struct
{
  guint8  amount_min, amount_max;
  guint8  has_jump;
  DieNeed die;
} abilities[ROBO_N_ABILITIES] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = { 1, 6, FALSE, NEEDS_BLUE_DIE },
  [ROBO_ABILITY_SHORTEN_PUSH] = { 1, MAX_AMOUNT, FALSE, NEEDS_NO_DIE },
  [ROBO_ABILITY_ABSORB] = { 1, 9, FALSE, NEEDS_NO_DIE },
  [ROBO_ABILITY_DIAGONAL_MOVES] = { 0, 0, FALSE, NEEDS_BLUE_DIE },
  [ROBO_ABILITY_ACT_AS_BLUE] = { 0, 0, FALSE, NEEDS_RED_DIE },
  [ROBO_ABILITY_ALL_DICE] = { 0, 0, FALSE, NEEDS_NO_DIE },
  [ROBO_ABILITY_ROTATE_KEY] = { 1, 3, FALSE, NEEDS_RED_DIE },
  [ROBO_ABILITY_JUMP] = { 0, 0, TRUE, NEEDS_BLUE_DIE },
  [ROBO_ABILITY_HOVER] = { 0, 0, FALSE, NEEDS_NO_DIE },
  [ROBO_ABILITY_PASS_WALLS] = { 0, 0, FALSE, NEEDS_BLUE_DIE },
  [ROBO_ABILITY_REACH] = { 1, 1, FALSE, NEEDS_NO_DIE },
};

/* Of the others the card's die counts for nothing. */
static gboolean
check_ability_die (const xmlNode  *node,
                   const RoboCard *card,
                   RoboAbilityKind kind,
                   RoboProblems   *problems)
{
  DieNeed need = abilities[kind].die;

  if (!card->has_die || need == NEEDS_NO_DIE || (need == NEEDS_BLUE_DIE) == (card->die_colour == ROBO_BLUE))
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                     need == NEEDS_BLUE_DIE
                       /* Translators: %s is a word of the file such as "jump". */
                       ? _ ("The ability “%s” is used with a blue die. Change the colour of the <die>, or remove it.")
                       /* Translators: %s is a word of the file such as "rotate-key". */
                       : _ ("The ability “%s” is used with a red die. Change the colour of the <die>, or remove it."),
                     robo_ability_get_id (kind));
  return FALSE;
}

static gboolean
read_ability_numbers (const xmlNode  *node,
                      RoboAbilityKind kind,
                      RoboAbility    *ability,
                      RoboProblems   *problems)
{
  guint amount = abilities[kind].amount_min;

  if (abilities[kind].amount_max > 0 && robo_xml_has (node, "amount") &&
      !robo_xml_get_uint (node, "amount", abilities[kind].amount_min, abilities[kind].amount_max, &amount, problems))
    return FALSE;

  ability->amount = (guint8)amount;
  if (!abilities[kind].has_jump)
    return TRUE;

  ability->push = 1;

  return get_amount (node, "damage", 0, &ability->damage, problems) && get_amount (node, "push", 1, &ability->push, problems);
}

static gboolean
read_ability (const xmlNode *node,
              RoboCard      *card,
              RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "kind");
  RoboAbility      ability = { 0 };
  RoboAbilityKind  kind;

  if (!robo_ability_from_id (id, &kind))
    g_return_val_if_reached (FALSE);
  if (robo_card_get_ability (card, kind) != NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %s is a word of the file such as "jump". */
                         _ ("The module has the ability “%s” twice. Remove one of the two."), id);
      return FALSE;
    }
  if (!check_ability_die (node, card, kind, problems) || !read_ability_numbers (node, kind, &ability, problems) ||
      !get_mandatory (node, &ability.is_mandatory, problems))
    return FALSE;

  ability.kind = (guint8)kind;
  card->abilities[card->n_abilities++] = ability;

  return TRUE;
}

/* Cards */

static gboolean
read_die (const xmlNode *node,
          RoboCard      *card,
          RoboProblems  *problems)
{
  g_autofree char *colour = robo_xml_dup_string (node, "colour");
  RoboColour       die_colour;
  guint            min, max;

  if (!robo_colour_from_id (colour, &die_colour))
    g_return_val_if_reached (FALSE);
  if (!robo_xml_get_uint (node, "min", 1, 6, &min, problems) || !robo_xml_get_uint (node, "max", 1, 6, &max, problems))
    return FALSE;
  if (min > max)
    {
      refuse (problems, node, _ ("The range of the <die> begins after its end. Exchange min= and max=."));
      return FALSE;
    }

  card->has_die = TRUE;
  card->die_colour = (guint8)die_colour;
  card->die_min = (guint8)min;
  card->die_max = (guint8)max;

  return TRUE;
}

/**
 * robo_module_read_card:
 * @node: a `module` element that agrees with the schema
 * @card: (out caller-allocates): what it is for the engine
 * @problems: where to add an error
 *
 * Returns: whether everything it says goes together
 */
gboolean
robo_module_read_card (const xmlNode *node,
                       RoboCard      *card,
                       RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "id");
  g_autofree char *colour_id = robo_xml_dup_string (node, "colour");
  const xmlNode   *die = robo_xml_get_first (node, "die");
  RoboCardColour   colour;

  memset (card, 0, sizeof *card);
  g_strlcpy (card->id, id, sizeof card->id);
  if (!robo_card_colour_from_id (colour_id, &colour))
    g_return_val_if_reached (FALSE);
  card->colour = (guint8)colour;

  if (die != NULL && !read_die (die, card, problems))
    return FALSE;

  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (robo_xml_is (child, "effect") && !read_effect (child, card, problems))
        return FALSE;
      if (robo_xml_is (child, "ability") && !read_ability (child, card, problems))
        return FALSE;
    }

  if (card->n_effects + card->n_abilities > 0)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                     /* Translators: %s is the id of a module such as "saw-blade". */
                     _ ("The module “%s” does nothing. Give it an <effect> or an <ability>."), id);
  return FALSE;
}
