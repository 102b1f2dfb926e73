// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up cards, and the names of abilities and colors.
#include "robo-cards.h"

#include <string.h>

#include "robo-ids.h"

static const struct
{
  const char *id;
  gboolean    needs_operator; /* whether it needs a controller, or a choice that a KillBot does not make (R9.7) */
} abilities[] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = { "shorten-move", TRUE },
  [ROBO_ABILITY_SHORTEN_PUSH] = { "shorten-push" },
  [ROBO_ABILITY_ABSORB] = { "absorb" },
  [ROBO_ABILITY_DIAGONAL_MOVES] = { "diagonal-moves", TRUE },
  [ROBO_ABILITY_ACT_AS_BLUE] = { "act-as-blue", TRUE },
  [ROBO_ABILITY_ALL_DICE] = { "all-dice", TRUE },
  [ROBO_ABILITY_ROTATE_KEY] = { "rotate-key", TRUE },
  [ROBO_ABILITY_JUMP] = { "jump" },
  [ROBO_ABILITY_HOVER] = { "hover" },
  [ROBO_ABILITY_PASS_WALLS] = { "pass-walls" },
  [ROBO_ABILITY_REACH] = { "reach" },
};

static const char *const colours[] = {
  [ROBO_CARD_BLUE] = "blue",
  [ROBO_CARD_RED] = "red",
  [ROBO_CARD_YELLOW] = "yellow",
  [ROBO_CARD_CHAMPION] = "champion",
};

G_STATIC_ASSERT (G_N_ELEMENTS (abilities) == ROBO_N_ABILITIES);

ROBO_DEFINE_IDS (RoboAbilityKind, robo_ability, abilities, .id)

ROBO_DEFINE_IDS (RoboCardColour, robo_card_colour, colours, )

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

  return traits;
}

gboolean
robo_ability_needs_operator (RoboAbilityKind kind)
{
  return abilities[kind].needs_operator;
}
