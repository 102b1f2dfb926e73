// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the standard cards of R8, and reads cards from lines.
#include "engine-cards.h"

#include <string.h>

/* These are the cards of R8.1 to R8.23 in the words of the file format. */
static const char *const standard[] = {
  "brake blue blue 1-6 | shorten-move amount=2",
  "mobility blue red 1-6 | act-as-blue",
  "repulsion-blast blue blue 2-4 | move-end adjacent push 1",
  "steering-nozzle blue blue 1-3 | diagonal-moves",
  "teleport blue red 2-5 | fire first-in-line swap 1",
  "telescopic-arm blue | reach amount=1",
  "crossfire red red 1-3 | fire cross shoot 1",
  "grenades red red 2-4 | fire thrown detonate 1",
  "mines red blue 2-6 | move-start left-space lay-mine 1 tokens=3 damage=1",
  "power-beam red red 3-6 | hit hit push 3-4:1,5-6:2",
  "remote-control red red 2-5 | fire first-robot-in-line reprogram 1",
  "rotary-head red red 3-6 | rotate-key amount=2",
  "saw-blade red blue 2-6 | bump bumped damage 2-4:1,5-6:2",
  "shock-pulse red blue 4-6 | move-end adjacent damage 1",
  "anchor yellow | shorten-push amount=2",
  "bomb yellow | destroyed self detonate 2",
  "ram-expansion yellow | all-dice",
  "shield yellow | absorb amount=2",
  "jetpack champion blue 2-5 | jump damage=2 push=1 | hover mandatory",
  "water-cannon champion red 2-5 | fire jet push 3 from-start=6",
  "conductor champion | lightning adjacent lightning 1",
  "wall-control champion blue 1-6 | pass-walls",
};

/* Returns the index of the name; an unknown name ends the test program. */
guint
engine_find_name (const char *const *names,
                  guint              n_names,
                  const char        *name)
{
  for (guint i = 0; i < n_names; i++)
    {
      if (g_strcmp0 (names[i], name) == 0)
        return i;
    }

  g_error ("“%s” is no name here", name);
}

/* Parses an amount: "2", or "3-4:1,5-6:2" by the value of the die. */
static void
parse_amount (RoboEffect *effect,
              const char *text)
{
  g_auto (GStrv) ranges = g_strsplit (text, ",", -1);

  if (strchr (text, ':') == NULL)
    {
      memset (effect->amount, atoi (text), sizeof effect->amount);
      return;
    }

  for (guint i = 0; ranges[i] != NULL; i++)
    {
      for (char value = ranges[i][0]; value <= ranges[i][2]; value++)
        effect->amount[value - '0'] = atoi (ranges[i] + 4);
    }
}

static guint8
get_number (char      **words,
            const char *name)
{
  for (; *words != NULL; words++)
    {
      if (g_str_has_prefix (*words, name) && (*words)[strlen (name)] == '=')
        return atoi (*words + strlen (name) + 1);
    }

  return 0;
}

static void
parse_ability (RoboCard       *card,
               RoboAbilityKind kind,
               char          **words)
{
  g_assert (card->n_abilities < ROBO_MAX_CARD_ABILITIES);
  card->abilities[card->n_abilities++] = (RoboAbility){
    .kind = kind,
    .is_mandatory = g_strv_contains ((const char *const *)words, "mandatory"),
    .amount = get_number (words, "amount"),
    .damage = get_number (words, "damage"),
    .push = get_number (words, "push"),
  };
}

static void
parse_effect (RoboCard *card,
              char    **words)
{
  RoboEffect *effect;
  RoboWhen    when;
  RoboTarget  target;
  RoboAction  action;

  g_assert (card->n_effects < ROBO_MAX_CARD_EFFECTS && g_strv_length (words) >= 4);
  g_assert_true (robo_when_from_id (words[0], &when));
  g_assert_true (robo_target_from_id (words[1], &target));
  g_assert_true (robo_action_from_id (words[2], &action));
  effect = &card->effects[card->n_effects++];
  *effect = (RoboEffect){
    .when = when,
    .target = target,
    .action = action,
    .is_mandatory = g_strv_contains ((const char *const *)words, "mandatory"),
    .from_start = get_number (words, "from-start"),
    .tokens = get_number (words, "tokens"),
    .damage = get_number (words, "damage"),
  };
  g_assert_true (robo_effect_is_accepted (effect->when, effect->target, effect->action));
  parse_amount (effect, words[3]);
}

/* Parses a card: "id colour" or "id colour die-colour min-max". */
static void
parse_head (RoboCard *card,
            char    **words)
{
  RoboCardColour colour;
  RoboColour     die_colour;

  g_assert_true (robo_card_colour_from_id (words[1], &colour));
  g_strlcpy (card->id, words[0], sizeof card->id);
  card->colour = colour;
  if (words[2] == NULL)
    return;

  g_assert_true (robo_colour_from_id (words[2], &die_colour));
  card->has_die = TRUE;
  card->die_colour = die_colour;
  card->die_min = words[3][0] - '0';
  card->die_max = words[3][2] - '0';
}

/* Adds a card that is described as "id colour [die-colour min-max] | when target action amount [from-start=n
 * tokens=n damage=n mandatory] | ability [amount=n damage=n push=n mandatory]". Returns its index. */
guint
engine_cards_add (RoboCards  *cards,
                  const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "|", -1);
  RoboCard *card = &cards->cards[cards->n_cards];

  g_assert (cards->n_cards < ROBO_MAX_CARDS);
  *card = (RoboCard){ 0 };
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (parts[i]), " ", -1);
      RoboAbilityKind kind;

      if (i == 0)
        parse_head (card, words);
      else if (robo_ability_from_id (words[0], &kind))
        parse_ability (card, kind, words);
      else
        parse_effect (card, words);
    }

  return cards->n_cards++;
}

/* Sets the cards of R8, in its order. */
void
engine_cards_init_standard (RoboCards *cards)
{
  memset (cards, 0, sizeof *cards);
  for (guint i = 0; i < G_N_ELEMENTS (standard); i++)
    engine_cards_add (cards, standard[i]);
}
