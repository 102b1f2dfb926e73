/* Dealing modules to operators, and letting them change what is equipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-equip.h"

#include <string.h>

#include "robo-damage.h"

/* Slots (R3.4) */

static guint64
get_bit (guint card)
{
  return card == ROBO_NO_CARD ? 0 : G_GUINT64_CONSTANT (1) << card;
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

/* What may be in a slot: what is owned and fits, one bit each. A champion card fits both, but only its titleholder. */
static guint64
list_for_slot (const RoboTx *tx,
               guint         seat,
               guint         slot,
               guint         title)
{
  return tx->state->robots[seat].inventory & (tx->fitting[slot] | get_bit (title));
}

/* What may not be put away: a title, a shield with tokens, and what keeps the robot over a pit (R4.3). */
static guint64
list_bound (const RoboTx *tx,
            guint         seat,
            guint         title)
{
  const RoboRobot *robot = &tx->state->robots[seat];
  gboolean         is_over_hole = robo_tx_is_there (tx, seat) && robo_board_is_hole (tx->board, robot->space);
  guint64          bound = get_bit (title);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robot->shield[slot] > 0 ||
          (is_over_hole && robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (ROBO_ABILITY_HOVER))))
        bound |= get_bit (robot->cards[slot]);
    }

  return bound;
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
      if (before.cards[old] != ROBO_NO_CARD && before.cards[old] != left && before.cards[old] != right)
        robo_remove_mines (tx, seat, before.cards[old]);
    }
  robo_tx_set_cause (tx, outer);
}

static guint
pack_pair (guint left,
           guint right)
{
  return left | right << 8;
}

/* Nothing, and then each of @cards, in their order: what is in the right slot beside @left. */
static void
add_pairs (RoboTx *tx,
           guint   left,
           guint64 cards,
           guint64 bound)
{
  if (bound == 0)
    robo_tx_add_option (tx, pack_pair (left, ROBO_NO_CARD));
  for (cards &= bound == 0 ? ~get_bit (left) : bound; cards != 0; cards &= cards - 1)
    {
      guint64 others = bound & ~(cards & -cards);

      if (others == 0)
        robo_tx_add_option (tx, pack_pair (left, __builtin_ctzll (cards)));
    }
}

void
robo_equip (RoboTx *tx,
            guint   seat)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint            title;
  guint64          bound;
  guint64          right;
  RoboAnswer       answer;

  if (robot->kind != ROBO_SEAT_OPERATOR || robot->inventory == 0)
    return;

  title = get_title (tx, seat);
  bound = list_bound (tx, seat, title);
  right = list_for_slot (tx, seat, 1, title);
  robo_tx_begin_question (tx, ROBO_ASK_EQUIP, seat, ROBO_NO_CARD)->fallback = pack_pair (robot->cards[0], robot->cards[1]);
  add_pairs (tx, ROBO_NO_CARD, right, bound);
  for (guint64 left = list_for_slot (tx, seat, 0, title); left != 0; left &= left - 1)
    add_pairs (tx, __builtin_ctzll (left), right, bound & ~(left & -left));

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
  const guint title = get_title (tx, seat);
  const guint pairs[][2] = {
    { first, second },
    { second, first },
    { title, first },
    { first, title },
    { title, second },
    { second, title },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      guint64 left = get_bit (pairs[i][0]);
      guint64 right = get_bit (pairs[i][1]);

      if ((left & ~list_for_slot (tx, seat, 0, title)) == 0 && (right & ~list_for_slot (tx, seat, 1, title)) == 0 &&
          (left & right) == 0 && (list_bound (tx, seat, title) & ~(left | right)) == 0)
        {
          put_in (tx, seat, pairs[i][0], pairs[i][1]);
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
