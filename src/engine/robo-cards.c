/* Looking things up on cards, and which effects there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-cards.h"

#include <string.h>

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

gboolean
robo_card_takes_die (const RoboCard *card,
                     RoboColour      colour,
                     guint           value)
{
  if (!card->has_die)
    return TRUE;

  return card->die_colour == colour && value >= card->die_min && value <= card->die_max;
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

gboolean
robo_card_suits_killbot (const RoboCard *card)
{
  static const RoboAbilityKind unsuitable[] = {
    ROBO_ABILITY_SHORTEN_MOVE,
    ROBO_ABILITY_DIAGONAL_MOVES,
    ROBO_ABILITY_ACT_AS_BLUE,
    ROBO_ABILITY_ROTATE_KEY,
    ROBO_ABILITY_ALL_DICE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (unsuitable); i++)
    {
      if (robo_card_get_ability (card, unsuitable[i]) != NULL)
        return FALSE;
    }
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].action == ROBO_ACTION_REPROGRAM)
        return FALSE;
    }

  return TRUE;
}

#define B(action) (1u << ROBO_ACTION_##action)

/* The closed vocabulary: formats.md, "Modules". What is not here is refused. */
static const guint16 accepted[ROBO_N_WHENS][ROBO_N_TARGETS] = {
  [ROBO_WHEN_FIRE] = {
    [ROBO_TARGET_FIRST_IN_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (SWAP) | B (DETONATE) | B (SHOOT),
    [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (SWAP) | B (DETONATE) | B (REPROGRAM),
    [ROBO_TARGET_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL),
    [ROBO_TARGET_JET] = B (PUSH),
    [ROBO_TARGET_THROWN] = B (DETONATE) | B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_CROSS] = B (SHOOT),
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_HIT] = {
    [ROBO_TARGET_HIT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (DETONATE),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_BUMP] = {
    [ROBO_TARGET_BUMPED] = B (DAMAGE) | B (LIGHTNING),
  },
  [ROBO_WHEN_MOVE_START] = {
    [ROBO_TARGET_LEFT_SPACE] = B (LAY_MINE),
  },
  [ROBO_WHEN_MOVE_END] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_PUSHED] = {
    [ROBO_TARGET_PUSHER] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_DAMAGED] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_DESTROYED] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE),
  },
  [ROBO_WHEN_LIGHTNING] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_ROUND_START] = {
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_RESOLUTION] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
};

gboolean
robo_effect_is_accepted (RoboWhen   when,
                         RoboTarget target,
                         RoboAction action)
{
  return (accepted[when][target] >> action & 1) != 0;
}
