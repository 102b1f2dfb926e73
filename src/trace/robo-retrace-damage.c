/* What events say of damage, victory points and mines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-retrace-private.h"

/* Damage and points */

void
robo_retrace_tell_damage (RoboRetrace     *self,
                          const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);

  robot->damage = MIN (robot->damage + event->amount, self->setup->rules.damage_limit);
}

/* R7.6: the left shield first. */
void
robo_retrace_tell_absorb (RoboRetrace     *self,
                          const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS && self->setup->cards != NULL; slot++)
    {
      guint              card = robot->cards[slot];
      const RoboAbility *shield = NULL;

      if (card < self->setup->cards->n_cards)
        shield = robo_card_get_ability (&self->setup->cards->cards[card], ROBO_ABILITY_ABSORB);
      if (shield == NULL || robot->shield[slot] + event->amount > shield->amount)
        continue;
      robot->shield[slot] += event->amount;
      return;
    }
}

static guint
take_off (guint8 *tokens,
          guint   amount)
{
  guint n = MIN (*tokens, amount);

  *tokens -= n;

  return n;
}

void
robo_retrace_tell_repair (RoboRetrace     *self,
                          const RoboEvent *event)
{
  RoboRobot *robot = robo_retrace_get_robot (self, event->seat);
  guint      rest = event->amount;

  rest -= take_off (&robot->damage, rest);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    rest -= take_off (&robot->shield[slot], rest);
}

void
robo_retrace_tell_destroyed (RoboRetrace     *self,
                             const RoboEvent *event)
{
  robo_retrace_get_robot (self, event->seat)->space = ROBO_NO_SPACE;
}

static void
gain (RoboRobot *robot,
      guint      amount)
{
  robot->vp = MIN (robot->vp + amount, G_MAXUINT8);
}

void
robo_retrace_tell_credit (RoboRetrace     *self,
                          const RoboEvent *event)
{
  if (robo_retrace_is_killbot (self, event->of) && !self->setup->rules.killbot_vp_from_supply)
    take_off (&robo_retrace_get_robot (self, event->of)->vp, 1);
  gain (robo_retrace_get_robot (self, event->seat), 1);
}

void
robo_retrace_tell_take_vp (RoboRetrace     *self,
                           const RoboEvent *event)
{
  if (event->at < ROBO_MAX_SPACES)
    self->state->tokens[self->setup->board->vp[event->at]] = 0;
  gain (robo_retrace_get_robot (self, event->seat), event->amount);
}

/* Mines */

static void
fill_mine (RoboRetrace *self,
           guint        seat,
           RoboMine    *mine)
{
  const RoboRobot *robot = robo_retrace_get_robot (self, seat);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS && self->setup->cards != NULL; slot++)
    {
      guint card = robot->cards[slot];

      for (guint i = 0; card < self->setup->cards->n_cards && i < self->setup->cards->cards[card].n_effects; i++)
        {
          const RoboEffect *effect = &self->setup->cards->cards[card].effects[i];

          if (effect->action != ROBO_ACTION_LAY_MINE)
            continue;
          mine->card = card;
          mine->damage = effect->damage;
          return;
        }
    }
}

void
robo_retrace_tell_mine_laid (RoboRetrace     *self,
                             const RoboEvent *event)
{
  RoboMine mine = { .space = event->at, .owner = event->seat, .card = ROBO_NO_CARD };

  if (event->seat >= ROBO_MAX_ROBOTS || event->at == ROBO_NO_SPACE || self->state->n_mines == ROBO_MAX_MINES)
    return;

  fill_mine (self, event->seat, &mine);
  self->state->mines[self->state->n_mines++] = mine;
}

void
robo_retrace_tell_mine_gone (RoboRetrace     *self,
                             const RoboEvent *event)
{
  guint mine = robo_state_get_mine_at (self->state, event->at);

  if (mine < self->state->n_mines)
    robo_state_remove_mine (self->state, mine);
}
