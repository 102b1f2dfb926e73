// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-vocabulary.h"

#include <string.h>

#define DEFAULT_TOKENS 3

/* Which die the effects of a card need (formats.md, "Modules"). */
static const RoboDieNeed needs[ROBO_N_WHENS] = {
  [ROBO_WHEN_FIRE] = ROBO_DIE_NEED_RED,
  [ROBO_WHEN_HIT] = ROBO_DIE_NEED_RED,
  [ROBO_WHEN_BUMP] = ROBO_DIE_NEED_BLUE,
  [ROBO_WHEN_MOVE_START] = ROBO_DIE_NEED_BLUE,
  [ROBO_WHEN_MOVE_END] = ROBO_DIE_NEED_BLUE,
};

/* What an ability's numbers may be; those it does not have are 0. */
static const RoboAbilityNumbers abilities[ROBO_N_ABILITIES] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = { 1, 6, FALSE, ROBO_DIE_NEED_BLUE },
  [ROBO_ABILITY_SHORTEN_PUSH] = { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_NONE },
  [ROBO_ABILITY_ABSORB] = { 1, 9, FALSE, ROBO_DIE_NEED_NONE },
  [ROBO_ABILITY_DIAGONAL_MOVES] = { 0, 0, FALSE, ROBO_DIE_NEED_BLUE },
  [ROBO_ABILITY_ACT_AS_BLUE] = { 0, 0, FALSE, ROBO_DIE_NEED_RED },
  [ROBO_ABILITY_ALL_DICE] = { 0, 0, FALSE, ROBO_DIE_NEED_NONE },
  [ROBO_ABILITY_ROTATE_KEY] = { 1, 3, FALSE, ROBO_DIE_NEED_RED },
  [ROBO_ABILITY_JUMP] = { 0, 0, TRUE, ROBO_DIE_NEED_BLUE },
  [ROBO_ABILITY_HOVER] = { 0, 0, FALSE, ROBO_DIE_NEED_NONE },
  [ROBO_ABILITY_PASS_WALLS] = { 0, 0, FALSE, ROBO_DIE_NEED_BLUE },
  [ROBO_ABILITY_REACH] = { 1, 1, FALSE, ROBO_DIE_NEED_NONE },
};

RoboDieNeed
robo_when_get_die (RoboWhen when)
{
  return needs[when];
}

const RoboAbilityNumbers *
robo_ability_get_numbers (RoboAbilityKind kind)
{
  return &abilities[kind];
}

gboolean
robo_action_has_amount (RoboAction action)
{
  return action != ROBO_ACTION_SWAP && action != ROBO_ACTION_REPROGRAM && action != ROBO_ACTION_LAY_MINE;
}

static gboolean
has_die (const RoboCard *card,
         RoboDieNeed     need)
{
  return card->has_die && card->die_colour == (need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED);
}

gboolean
robo_card_accepts_when (const RoboCard *card,
                        RoboWhen        when)
{
  return needs[when] == ROBO_DIE_NEED_NONE ? !card->has_die : has_die (card, needs[when]);
}

gboolean
robo_card_accepts_ability (const RoboCard *card,
                           RoboAbilityKind kind)
{
  RoboDieNeed need = abilities[kind].die;

  return !card->has_die || need == ROBO_DIE_NEED_NONE || has_die (card, need);
}

gboolean
robo_when_has_target (RoboWhen   when,
                      RoboTarget target)
{
  for (guint action = 0; action < ROBO_N_ACTIONS; action++)
    {
      if (robo_effect_is_accepted (when, target, action))
        return TRUE;
    }

  return FALSE;
}

void
robo_card_row_init_effect (RoboCardRow *row,
                           RoboWhen     when,
                           RoboTarget   target,
                           RoboAction   action)
{
  memset (row, 0, sizeof *row);
  row->effect.when = (guint8)when;
  row->effect.target = (guint8)target;
  row->effect.action = (guint8)action;
  memset (row->effect.amount, 1, sizeof row->effect.amount);
  if (action == ROBO_ACTION_LAY_MINE)
    {
      row->effect.tokens = DEFAULT_TOKENS;
      row->effect.damage = 1;
    }
}

void
robo_card_row_init_ability (RoboCardRow    *row,
                            RoboAbilityKind kind)
{
  memset (row, 0, sizeof *row);
  row->is_ability = TRUE;
  row->ability.kind = (guint8)kind;
  row->ability.amount = abilities[kind].amount_min;
  row->ability.push = abilities[kind].has_jump;
}

gboolean
robo_card_row_is_equal (const RoboCardRow *a,
                        const RoboCardRow *b)
{
  if (a->is_ability != b->is_ability)
    return FALSE;

  return a->is_ability ? memcmp (&a->ability, &b->ability, sizeof a->ability) == 0
                       : memcmp (&a->effect, &b->effect, sizeof a->effect) == 0;
}
