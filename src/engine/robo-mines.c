// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a mine on the space where a movement began, and takes a mine out of the arena when no token is left.
#include "robo-mines.h"

#include "robo-effects.h"
#include "robo-limits.h"
#include "robo-reaction.h"

/* These are the answers to ROBO_ASK_LAY_MINE. From LAY_FROM on, an answer is LAY_FROM + the space of the mine to take
 * up. */
#define LAY_NOT    0
#define LAY_OLDEST 1
#define LAY_FROM   2

static const RoboEffect *
get_effect (const RoboCard *card)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == ROBO_WHEN_MOVE_START)
        return &card->effects[i];
    }

  return NULL;
}

static gboolean
belongs_to (const RoboMine  *mine,
            const RoboRobot *robot,
            guint            seat,
            guint            slot)
{
  return mine->owner == seat && (mine->card == robot->cards[slot] || mine->card == ROBO_NO_CARD);
}

static guint
count_laid (const RoboTx *tx,
            guint         seat,
            guint         slot)
{
  guint n = 0;

  for (guint i = 0; i < tx->state->n_mines; i++)
    n += belongs_to (&tx->state->mines[i], &tx->state->robots[seat], seat, slot);

  return n;
}

gboolean
robo_mines_can_choose (const RoboTx *tx,
                       guint         seat,
                       guint         slot)
{
  if (get_effect (robo_tx_get_card (tx, seat, slot))->is_mandatory)
    return robo_limits_hold (tx, seat, slot);

  return robo_tx_can_use (tx, seat, slot);
}

RoboLaying
robo_mines_choose (RoboTx *tx,
                   guint   seat,
                   guint   slot)
{
  const RoboEffect *effect = get_effect (robo_tx_get_card (tx, seat, slot));
  const RoboRobot  *robot = robo_tx_get_robot (tx, seat);
  gboolean          has_token = count_laid (tx, seat, slot) < effect->tokens;
  guint             choice = LAY_OLDEST;

  if (effect->is_mandatory && robo_tx_is_limited (tx, seat, slot))
    return (RoboLaying){ .choice = choice, .cause = tx->cause, .is_due = TRUE };

  if (!robo_tx_is_killbot (tx, seat) && !effect->is_mandatory)
    {
      robo_tx_begin_question (tx, ROBO_ASK_LAY_MINE, seat, robot->cards[slot]);
      robo_tx_add_option (tx, LAY_NOT);
      robo_tx_add_option (tx, LAY_OLDEST);
      for (guint i = 0; !has_token && i < tx->state->n_mines; i++)
        {
          if (belongs_to (&tx->state->mines[i], robot, seat, slot))
            robo_tx_add_option (tx, LAY_FROM + tx->state->mines[i].space);
        }
      choice = robo_tx_ask (tx);
    }

  if (choice != LAY_NOT)
    robo_tx_use (tx, seat, slot);

  return (RoboLaying){ .choice = choice, .cause = tx->use_cause };
}

/* Takes one mine out of the arena, because no token is left: the chosen mine, or else the oldest mine. */
static void
take_up_mine (RoboTx *tx,
              guint   seat,
              guint   slot,
              guint   choice)
{
  RoboState *state = tx->state;
  guint      taken = state->n_mines;
  guint      space;

  for (guint i = state->n_mines; i > 0; i--)
    {
      const RoboMine *mine = &state->mines[i - 1];

      if (!belongs_to (mine, &state->robots[seat], seat, slot))
        continue;
      taken = i - 1;
      if (choice == LAY_FROM + (guint)mine->space)
        break;
    }

  if (taken == state->n_mines)
    return;

  space = state->mines[taken].space;
  robo_state_remove_mine (state, taken);
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_MINE_TAKEN, .seat = seat, .at = space });
}

void
robo_mines_lay (RoboTx    *tx,
                guint      seat,
                guint      space,
                RoboLaying mines[ROBO_MAX_SLOTS])
{
  RoboState *state = tx->state;
  guint      outer = tx->cause;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint             choice = mines[slot].choice;
      const RoboEffect *effect;

      mines[slot].choice = LAY_NOT;
      if (choice == LAY_NOT || !robo_tx_is_there (tx, seat) || robo_state_get_mine_at (state, space) < state->n_mines)
        continue;
      if (mines[slot].is_due && !robo_effects_begin (tx, seat, slot, &mines[slot].cause))
        continue;

      robo_tx_set_cause (tx, mines[slot].cause);
      effect = get_effect (robo_tx_get_card (tx, seat, slot));
      if (count_laid (tx, seat, slot) >= effect->tokens)
        take_up_mine (tx, seat, slot, choice);
      if (state->n_mines == ROBO_MAX_MINES)
        continue;

      state->mines[state->n_mines++] = (RoboMine){
        .space = space,
        .owner = seat,
        .damage = effect->damage,
        .card = state->robots[seat].cards[slot],
      };
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_MINE_LAID, .seat = seat, .at = space });
    }
  robo_tx_set_cause (tx, outer);
}
