/* Dealing modules to operators, and letting them change what is equipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-equip.h"

#include <string.h>

#include "robo-damage.h"

/* Slots (R3.4) */

static gboolean
fits_slot (const RoboCard *card,
           guint           slot)
{
  switch ((RoboCardColour)card->colour)
    {
    case ROBO_CARD_BLUE:
      return slot == 0;
    case ROBO_CARD_RED:
      return slot == 1;
    case ROBO_CARD_YELLOW:
    case ROBO_CARD_CHAMPION:
      return TRUE;
    }

  g_return_val_if_reached (FALSE);
}

/* The champion card that the seat began with: a titleholder has it equipped throughout (R11.2). */
static guint
get_title (const RoboTx *tx,
           guint         seat)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      guint card = tx->setup->seats[seat].cards[i];

      if (card != ROBO_NO_CARD && tx->setup->cards->cards[card].colour == ROBO_CARD_CHAMPION)
        return card;
    }

  return ROBO_NO_CARD;
}

static gboolean
may_be_in_slot (const RoboTx *tx,
                guint         seat,
                guint         card,
                guint         slot)
{
  const RoboCard *what;

  if (card == ROBO_NO_CARD)
    return TRUE;
  if ((tx->state->robots[seat].inventory >> card & 1) == 0)
    return FALSE;

  what = &tx->setup->cards->cards[card];
  if (what->colour == ROBO_CARD_CHAMPION && card != get_title (tx, seat))
    return FALSE;

  return fits_slot (what, slot);
}

/* A card that may not be put away: a shield with tokens, or what keeps the robot over a pit (R4.3). */
static gboolean
must_stay (const RoboTx *tx,
           guint         seat,
           guint         slot)
{
  const RoboRobot *robot = &tx->state->robots[seat];

  if (robot->shield[slot] > 0)
    return TRUE;

  return robo_tx_is_there (tx, seat) && robo_board_is_hole (tx->board, robot->space) &&
         robo_tx_get_ability (tx, seat, slot, ROBO_ABILITY_HOVER) != NULL;
}

static gboolean
has_card (guint card,
          guint left,
          guint right)
{
  return card == left || card == right;
}

/* Of two cards that may each be in its slot. */
static gboolean
goes_together (const RoboTx *tx,
               guint         seat,
               guint         left,
               guint         right)
{
  const RoboRobot *robot = &tx->state->robots[seat];
  guint            title = get_title (tx, seat);

  if (left == right && left != ROBO_NO_CARD)
    return FALSE;
  if (title != ROBO_NO_CARD && !has_card (title, left, right))
    return FALSE;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (!has_card (robot->cards[slot], left, right) && must_stay (tx, seat, slot))
        return FALSE;
    }

  return TRUE;
}

static void
remove_mines_of_card (RoboTx *tx,
                      guint   seat,
                      guint   card)
{
  RoboState *state = tx->state;
  guint      i = 0;

  while (i < state->n_mines)
    {
      guint space = state->mines[i].space;

      if (state->mines[i].owner != seat || state->mines[i].card != card)
        {
          i++;
          continue;
        }
      robo_state_remove_mine (state, i);
      robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_MINE_GONE, .seat = seat, .at = space });
    }
}

/* The tokens on a shield go with it. */
static void
put_in (RoboTx *tx,
        guint   seat,
        guint   left,
        guint   right)
{
  RoboRobot      *robot = robo_tx_get_robot (tx, seat);
  const RoboRobot before = *robot;
  const guint8    after[ROBO_MAX_SLOTS] = { left, right };
  guint           outer;

  if (memcmp (before.cards, after, sizeof after) == 0)
    return;

  memcpy (robot->cards, after, sizeof after);
  memset (robot->shield, 0, sizeof robot->shield);
  for (guint old = 0; old < ROBO_MAX_SLOTS; old++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          if (before.cards[old] != ROBO_NO_CARD && before.cards[old] == after[slot])
            robot->shield[slot] = before.shield[old];
        }
    }

  outer = robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_EQUIP, .seat = seat, .slots = { left, right } });
  for (guint old = 0; old < ROBO_MAX_SLOTS; old++)
    {
      if (before.cards[old] != ROBO_NO_CARD && !has_card (before.cards[old], left, right))
        remove_mines_of_card (tx, seat, before.cards[old]);
    }
  robo_tx_set_cause (tx, outer);
}

static RoboAnswer
pack_pair (guint left,
           guint right)
{
  return left | right << 8;
}

/* What may be in a slot: always nothing, and then what is owned and fits, in the order of the cards. */
static guint
list_for_slot (const RoboTx *tx,
               guint         seat,
               guint         slot,
               guint8       *cards)
{
  guint64 inventory = tx->state->robots[seat].inventory;
  guint   n = 0;

  cards[n++] = ROBO_NO_CARD;
  for (guint card = 0; card < ROBO_MAX_CARDS && inventory >> card != 0; card++)
    {
      if ((inventory >> card & 1) != 0 && may_be_in_slot (tx, seat, card, slot))
        cards[n++] = card;
    }

  return n;
}

void
robo_equip (RoboTx *tx,
            guint   seat)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  RoboQuestion    *question;
  RoboAnswer       answer;
  guint8           left[ROBO_MAX_CARDS + 1];
  guint8           right[ROBO_MAX_CARDS + 1];
  guint            n_left;
  guint            n_right;

  if (robot->kind != ROBO_SEAT_OPERATOR || robot->inventory == 0)
    return;

  question = robo_tx_begin_question (tx, ROBO_ASK_EQUIP, seat, ROBO_NO_CARD);
  n_left = list_for_slot (tx, seat, 0, left);
  n_right = list_for_slot (tx, seat, 1, right);
  for (guint i = 0; i < n_left; i++)
    {
      for (guint k = 0; k < n_right; k++)
        {
          if (goes_together (tx, seat, left[i], right[k]))
            robo_tx_add_option (tx, pack_pair (left[i], right[k]));
        }
    }
  question->fallback = pack_pair (robot->cards[0], robot->cards[1]);

  answer = robo_tx_ask (tx);
  put_in (tx, seat, answer & 0xff, answer >> 8 & 0xff);
}

/* The deal (R3.3) */

/* The first pair, most cards equipped, in which as much as possible of what was dealt has a place. */
static void
equip_dealt (RoboTx *tx,
             guint   seat,
             guint   first,
             guint   second)
{
  const guint pairs[][2] = {
    { first, second },
    { second, first },
    { get_title (tx, seat), first },
    { first, get_title (tx, seat) },
    { get_title (tx, seat), second },
    { second, get_title (tx, seat) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      guint left = pairs[i][0];
      guint right = pairs[i][1];

      if (may_be_in_slot (tx, seat, left, 0) && may_be_in_slot (tx, seat, right, 1) &&
          goes_together (tx, seat, left, right))
        {
          put_in (tx, seat, left, right);
          return;
        }
    }
}

void
robo_deal (RoboTx *tx,
           guint   seat)
{
  RoboAnswer answer;
  guint      first;
  guint      second;

  if (robo_tx_get_robot (tx, seat)->kind != ROBO_SEAT_OPERATOR)
    return;

  robo_tx_begin_question (tx, ROBO_ASK_DEAL, seat, ROBO_NO_CARD);
  for (guint a = 0; a < ROBO_N_DECKS; a++)
    {
      for (guint b = a + 1; b < ROBO_N_DECKS; b++)
        robo_tx_add_option (tx, a | b << 2);
    }
  tx->question.fallback = tx->question.options[0];

  answer = robo_tx_ask (tx);
  first = robo_draw_from (tx, seat, answer & 3);
  second = robo_draw_from (tx, seat, answer >> 2 & 3);
  equip_dealt (tx, seat, first, second);
}
