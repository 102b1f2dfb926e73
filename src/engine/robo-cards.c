// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up cards, and names abilities, conditions, costs and colors in files.
#include "robo-cards.h"

#include <string.h>

#include "robo-ids.h"

enum
{
  CONDITIONS = 1 << 0,
  USES = 1 << 1,
  COSTS = 1 << 2,
};

static const struct
{
  const char *id;
  gboolean    needs_operator; /* whether the ability needs a controller, or a choice that a KillBot does not make
                               * (R9.7) */
  guint8      refuses;        /* what a card with this ability cannot have: CONDITIONS, USES, COSTS */
} abilities[] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = { "shorten-move", TRUE },
  [ROBO_ABILITY_SHORTEN_PUSH] = { "shorten-push" },
  [ROBO_ABILITY_ABSORB] = { "absorb" },
  [ROBO_ABILITY_DIAGONAL_MOVES] = { "diagonal-moves", TRUE, CONDITIONS | USES | COSTS },
  [ROBO_ABILITY_ACT_AS_BLUE] = { "act-as-blue", TRUE },
  [ROBO_ABILITY_ALL_DICE] = { "all-dice", TRUE, CONDITIONS | USES | COSTS },
  [ROBO_ABILITY_ROTATE_KEY] = { "rotate-key", TRUE },
  [ROBO_ABILITY_JUMP] = { "jump" },
  [ROBO_ABILITY_HOVER] = { "hover", FALSE, CONDITIONS | USES | COSTS },
  [ROBO_ABILITY_PASS_WALLS] = { "pass-walls" },
  [ROBO_ABILITY_REACH] = { "reach", FALSE, COSTS },
  [ROBO_ABILITY_LENGTHEN_MOVE] = { "lengthen-move", TRUE },
  [ROBO_ABILITY_EXTRA_DAMAGE] = { "extra-damage" },
  [ROBO_ABILITY_PIERCE] = { "pierce" },
  [ROBO_ABILITY_REAR_FIRE] = { "rear-fire" },
  [ROBO_ABILITY_FIRE_PAST_WALLS] = { "fire-past-walls" },
  [ROBO_ABILITY_INSULATE] = { "insulate", FALSE, USES | COSTS },
};

static const char *const colours[] = {
  [ROBO_CARD_BLUE] = "blue",
  [ROBO_CARD_RED] = "red",
  [ROBO_CARD_YELLOW] = "yellow",
  [ROBO_CARD_CHAMPION] = "champion",
};

static const struct
{
  const char *id;
  guint8      words; /* words (RoboIs) of this condition, a bit each; 0 if the condition has numbers instead */
} ifs[] = {
  [ROBO_IF_OWN_DAMAGE] = { "own-damage" },
  [ROBO_IF_TARGET_DAMAGE] = { "target-damage" },
  [ROBO_IF_STANDING] = { "standing", 1 << ROBO_IS_LEADING | 1 << ROBO_IS_TRAILING },
  [ROBO_IF_SPACE] = { "space", 1 << ROBO_IS_START | 1 << ROBO_IS_VP | 1 << ROBO_IS_WORKSHOP | 1 << ROBO_IS_HIGH_VOLTAGE },
  [ROBO_IF_UNIT] = { "unit" },
  [ROBO_IF_ROUND] = { "round" },
};

static const char *const is_words[] = {
  [ROBO_IS_LEADING] = "leading",
  [ROBO_IS_TRAILING] = "trailing",
  [ROBO_IS_START] = "start",
  [ROBO_IS_VP] = "vp",
  [ROBO_IS_WORKSHOP] = "workshop",
  [ROBO_IS_HIGH_VOLTAGE] = "high-voltage",
};

static const char *const cost_kinds[] = {
  [ROBO_COST_DAMAGE] = "damage",
  [ROBO_COST_VP] = "vp",
};

static const char *const pers[] = {
  [ROBO_PER_ROUND] = "round",
  [ROBO_PER_MATCH] = "match",
};

G_STATIC_ASSERT (G_N_ELEMENTS (abilities) == ROBO_N_ABILITIES);
G_STATIC_ASSERT (G_N_ELEMENTS (ifs) == ROBO_N_IFS);
G_STATIC_ASSERT (G_N_ELEMENTS (is_words) == ROBO_N_IS);
G_STATIC_ASSERT (G_N_ELEMENTS (cost_kinds) == ROBO_N_COST_KINDS);
G_STATIC_ASSERT (G_N_ELEMENTS (pers) == ROBO_N_PERS);

ROBO_DEFINE_IDS (RoboAbilityKind, robo_ability, abilities, .id)

ROBO_DEFINE_IDS (RoboCardColour, robo_card_colour, colours, )

ROBO_DEFINE_IDS (RoboIf, robo_if, ifs, .id)

ROBO_DEFINE_IDS (RoboIs, robo_is, is_words, )

ROBO_DEFINE_IDS (RoboCostKind, robo_cost_kind, cost_kinds, )

ROBO_DEFINE_IDS (RoboPer, robo_per, pers, )

guint
robo_cards_find (const RoboCards *cards,
                 const char      *id)
{
  for (guint i = 0; i < cards->n_cards; i++)
    {
      if (strcmp (cards->cards[i].id, id) == 0)
        return i;
    }

  return ROBO_NO_CARD;
}

const RoboAbility *
robo_card_get_ability (const RoboCard *card,
                       RoboAbilityKind kind)
{
  for (guint i = 0; i < card->n_abilities; i++)
    {
      if (card->abilities[i].kind == kind)
        return &card->abilities[i];
    }

  return NULL;
}

gboolean
robo_card_has_when (const RoboCard *card,
                    RoboWhen        when)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == when)
        return TRUE;
    }

  return FALSE;
}

RoboTraits
robo_card_get_traits (const RoboCard *card)
{
  RoboTraits traits = 0;

  for (guint i = 0; i < card->n_abilities; i++)
    traits |= ROBO_TRAIT_ABILITY (card->abilities[i].kind);
  for (guint i = 0; i < card->n_effects; i++)
    traits |= ROBO_TRAIT_WHEN (card->effects[i].when);
  if (card->n_conditions > 0 || card->n_costs > 0 || card->uses > 0)
    traits |= ROBO_TRAIT_GUARDED;

  return traits;
}

gboolean
robo_ability_needs_operator (RoboAbilityKind kind)
{
  return abilities[kind].needs_operator;
}

gboolean
robo_ability_takes_conditions (RoboAbilityKind kind)
{
  return (abilities[kind].refuses & CONDITIONS) == 0;
}

gboolean
robo_ability_takes_uses (RoboAbilityKind kind)
{
  return (abilities[kind].refuses & USES) == 0;
}

gboolean
robo_ability_takes_costs (RoboAbilityKind kind)
{
  return (abilities[kind].refuses & COSTS) == 0;
}

gboolean
robo_if_has_word (RoboIf what)
{
  return ifs[what].words != 0;
}

gboolean
robo_if_takes_word (RoboIf what,
                    RoboIs is)
{
  return (ifs[what].words >> is & 1) != 0;
}
