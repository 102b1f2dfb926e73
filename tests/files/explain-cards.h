// SPDX-License-Identifier: GPL-3.0-or-later
// Creates cards for explanations of rules: every accepted combination, with every form of amount.
#pragma once

#include "files/cards/robo-card-vocabulary.h"

#include <string.h>

typedef void (*ExplainCardFunc) (const RoboCard *card,
                                 gpointer        data);

typedef enum
{
  AMOUNT_ONE,
  AMOUNT_TWO,
  AMOUNT_FIVE,
  AMOUNT_BY_VALUE,
  AMOUNT_NOT_ALL_VALUES,
  AMOUNT_FROM_START,
  AMOUNT_MANDATORY,
  N_AMOUNTS,
} AmountShape;

static inline void
explain_cards_set_die (RoboCard   *card,
                       RoboDieNeed need,
                       guint       min,
                       guint       max)
{
  card->has_die = need != ROBO_DIE_NEED_NONE;
  if (!card->has_die)
    return;

  card->die_colour = need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED;
  card->die_min = (guint8)min;
  card->die_max = (guint8)max;
}

static inline gboolean
explain_cards_set_amount (const RoboCard *card,
                          RoboEffect     *effect,
                          AmountShape     shape)
{
  static const guint8 constant[N_AMOUNTS] = {
    [AMOUNT_ONE] = 1, [AMOUNT_TWO] = 2, [AMOUNT_FIVE] = 5, [AMOUNT_FROM_START] = 3, [AMOUNT_MANDATORY] = 1
  };

  if (constant[shape] == 0 && !card->has_die)
    return FALSE;

  memset (effect->amount, constant[shape], sizeof effect->amount);
  for (guint value = 1; constant[shape] == 0 && value <= 6; value++)
    effect->amount[value] = (guint8)(value < 4 ? shape == AMOUNT_BY_VALUE : value - 2);
  effect->from_start = shape == AMOUNT_FROM_START ? 6 : 0;
  effect->is_mandatory = shape == AMOUNT_MANDATORY;
  if (effect->action == ROBO_ACTION_LAY_MINE)
    effect->tokens = effect->damage = constant[shape];

  return robo_action_has_amount (effect->action) || (constant[shape] != 0 && shape != AMOUNT_FROM_START);
}

static inline void
explain_cards_for_combination (RoboWhen        when,
                               RoboTarget      target,
                               RoboAction      action,
                               ExplainCardFunc func,
                               gpointer        data)
{
  for (guint shape = 0; shape < N_AMOUNTS; shape++)
    {
      RoboCard    card = { .colour = ROBO_CARD_RED, .n_effects = 1 };
      RoboCardRow row;

      g_snprintf (card.id, sizeof card.id, "%s %s %s %u", robo_when_get_id (when), robo_target_get_id (target),
                  robo_action_get_id (action), shape);
      explain_cards_set_die (&card, robo_when_get_die (when), shape == AMOUNT_ONE ? 1 : 2, shape == AMOUNT_TWO ? 2 : 6);
      robo_card_row_init_effect (&row, when, target, action);
      if (!explain_cards_set_amount (&card, &row.effect, shape))
        continue;
      card.effects[0] = row.effect;
      func (&card, data);
    }
}

static inline void
explain_cards_for_ability (RoboAbilityKind kind,
                           ExplainCardFunc func,
                           gpointer        data)
{
  const RoboAbilityNumbers *numbers = robo_ability_get_numbers (kind);

  for (guint amount = numbers->amount_min; amount <= numbers->amount_max; amount++)
    {
      for (guint i = 0; i < 4; i++)
        {
          RoboCard    card = { .colour = i == 3 ? ROBO_CARD_CHAMPION : ROBO_CARD_YELLOW, .n_abilities = 1 };
          RoboCardRow row;

          g_snprintf (card.id, sizeof card.id, "%s %u %u", robo_ability_get_id (kind), amount, i);
          explain_cards_set_die (&card, i == 1 ? numbers->die : ROBO_DIE_NEED_NONE, 2, 5);
          robo_card_row_init_ability (&row, kind);
          row.ability.amount = (guint8)amount;
          row.ability.damage = (guint8)(numbers->has_jump ? i * 2 : 0);
          row.ability.push = (guint8)(numbers->has_jump ? 1 + i : 0);
          row.ability.is_mandatory = i == 2;
          card.abilities[0] = row.ability;
          func (&card, data);
        }
    }
}

static inline void
explain_cards_foreach (ExplainCardFunc func,
                       gpointer        data)
{
  for (guint when = 0; when < ROBO_N_WHENS; when++)
    {
      for (guint target = 0; target < ROBO_N_TARGETS; target++)
        {
          for (guint action = 0; action < robo_action_get_n (); action++)
            {
              if (robo_effect_is_accepted (when, target, action))
                explain_cards_for_combination (when, target, action, func, data);
            }
        }
    }
  for (guint kind = 0; kind < ROBO_N_ABILITIES; kind++)
    explain_cards_for_ability (kind, func, data);
}
