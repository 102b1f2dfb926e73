// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the invariants of every position between two transactions, whatever cards are played.
#include "engine-fixture.h"

static const char *
check_place (const RoboSetup *setup,
             const RoboState *state,
             guint            seat)
{
  guint space = state->robots[seat].space;

  if (space == ROBO_NO_SPACE)
    return NULL;
  if (space >= setup->board->n_spaces)
    return "a robot is outside the board";
  if (setup->board->terrain[space] == ROBO_TERRAIN_SOLID)
    return "a robot stands on a solid space (R1.3)";
  if (robo_state_get_robot_at (state, space) != seat)
    return "two robots share a space (R2.1)";
  if (robo_state_get_mine_at (state, space) < state->n_mines)
    return "a mine lies under a robot (R2.1)";

  return NULL;
}

static const char *
check_robot (const RoboSetup *setup,
             const RoboState *state,
             guint            seat)
{
  const RoboRobot *robot = &state->robots[seat];

  if (robot->damage > setup->rules.damage_limit)
    return "a monitor shows more than the limit (R2.3)";
  if (robot->damage == setup->rules.damage_limit && robot->space != ROBO_NO_SPACE)
    return "a robot with damage up to the limit is in the arena (R2.3)";
  if (robot->facing % 2 != 0)
    return "a KillBot faces a corner (R2.2)";
  if (robot->cards[0] != ROBO_NO_CARD && robot->cards[0] == robot->cards[1])
    return "a card is equipped twice (R3.3)";
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboCard    *card = robot->cards[slot] == ROBO_NO_CARD ? NULL : &setup->cards->cards[robot->cards[slot]];
      const RoboAbility *shield = card == NULL ? NULL : robo_card_get_ability (card, ROBO_ABILITY_ABSORB);

      if (robot->shield[slot] > (shield == NULL ? 0 : shield->amount))
        return "a shield holds more than it can (R7.6)";
      if (card != NULL && !robo_card_mask_has (&robot->inventory, robot->cards[slot]))
        return "a card is equipped that is not owned";
    }

  return check_place (setup, state, seat);
}

static const char *
check_mine (const RoboSetup *setup,
            const RoboState *state,
            guint            index)
{
  const RoboMine *mine = &state->mines[index];

  if (mine->space >= setup->board->n_spaces || setup->board->terrain[mine->space] == ROBO_TERRAIN_SOLID)
    return "a mine lies on no space a robot can be on";
  if (robo_state_get_mine_at (state, mine->space) != index)
    return "two mines share a space (R2.1)";
  if (state->robots[mine->owner].space == ROBO_NO_SPACE)
    return "a mine is in the arena without its robot (R2.3)";

  return NULL;
}

static const char *
check_numbers (const RoboState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n += state->robots[seat].kind != ROBO_SEAT_EMPTY;
  for (guint number = 1; number <= n; number++)
    {
      if (robo_state_get_seat (state, number) == ROBO_NO_SEAT)
        return "starting numbers are not 1 to n, all different (R2.2)";
    }

  return NULL;
}

/* Returns the invariant that a position between two transactions breaks, or NULL. */
const char *
engine_find_breach (const RoboSetup *setup,
                    const RoboState *state)
{
  const char *breach = check_numbers (state);

  for (guint seat = 0; breach == NULL && seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        breach = check_robot (setup, state, seat);
    }
  for (guint i = 0; breach == NULL && i < state->n_mines; i++)
    breach = check_mine (setup, state, i);

  return breach;
}
