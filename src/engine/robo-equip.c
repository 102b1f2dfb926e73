// SPDX-License-Identifier: GPL-3.0-or-later
// Deals modules to operators, and lets them change the equipped modules.
#include "robo-equip.h"

#include "robo-damage.h"
#include "robo-decks.h"

/* Slots (R3.4) */

/* Returns the champion card with which the seat began, or ROBO_NO_CARD. A titleholder has it equipped all the time
 * (R11.2). */
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

/* Returns whether a card that the seat owns fits a slot. A champion card fits both slots, but only for its
 * titleholder. */
static gboolean
card_fits_slot (const RoboTx *tx,
                guint         slot,
                guint         card,
                guint         title)
{
  return card == title || robo_card_mask_has (&tx->fitting[slot], card);
}

/* Lists the cards that must stay equipped: the champion card of a titleholder, a shield with tokens, and a card that
 * keeps the robot over a pit (R4.3). Returns their number. */
static guint
list_required_cards (const RoboTx *tx,
                     guint         seat,
                     guint         title,
                     guint8        bound[1 + ROBO_MAX_SLOTS])
{
  const RoboRobot *robot = &tx->state->robots[seat];
  gboolean         is_over_hole = robo_tx_is_there (tx, seat) && robo_board_is_hole (tx->board, robot->space);
  guint            n = 0;

  if (title != ROBO_NO_CARD)
    bound[n++] = title;
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robot->shield[slot] > 0 ||
          (is_over_hole && robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_ABILITY (ROBO_ABILITY_HOVER))))
        bound[n++] = robot->cards[slot];
    }

  return n;
}

/* Returns whether a pair is legal. A legal pair has two different cards, one card or none, and includes all cards
 * that must stay equipped. */
static gboolean
is_pair (guint         left,
         guint         right,
         const guint8 *bound,
         guint         n_bound)
{
  for (guint i = 0; i < n_bound; i++)
    {
      if (bound[i] != left && bound[i] != right)
        return FALSE;
    }

  return left != right || left == ROBO_NO_CARD;
}

/* Equips a pair. The tokens on a shield move together with the shield, and the mines of a card that is taken off leave
 * the arena. */
static void
equip_pair (RoboTx *tx,
            guint   seat,
            guint   left,
            guint   right)
{
  RoboRobot   *robot = robo_tx_get_robot (tx, seat);
  const guint  cards[ROBO_MAX_SLOTS] = { robot->cards[0], robot->cards[1] };
  const guint8 shield[ROBO_MAX_SLOTS] = { robot->shield[0], robot->shield[1] };
  guint        outer;

  if (cards[0] == left && cards[1] == right)
    return;

  robot->cards[0] = left;
  robot->cards[1] = right;
  robot->shield[0] = cards[0] == left ? shield[0] : cards[1] == left ? shield[1]
                                                                     : 0;
  robot->shield[1] = cards[0] == right ? shield[0] : cards[1] == right ? shield[1]
                                                                       : 0;
  outer = robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_EQUIP, .seat = seat, .slots = { left, right } });
  for (guint old = 0; tx->state->n_mines > 0 && old < ROBO_MAX_SLOTS; old++)
    {
      if (cards[old] != ROBO_NO_CARD && cards[old] != left && cards[old] != right)
        robo_remove_mines (tx, seat, cards[old]);
    }
  robo_tx_set_cause (tx, outer);
}

static guint
pack_pair (guint left,
           guint right)
{
  return left | right << 8;
}

void
robo_equip (RoboTx *tx,
            guint   seat)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  RoboCardMask     rest = robot->inventory;
  guint8           lefts[1 + ROBO_MAX_CARDS];
  guint8           rights[1 + ROBO_MAX_CARDS];
  guint8           bound[1 + ROBO_MAX_SLOTS];
  guint            n_lefts = 0;
  guint            n_rights = 0;
  guint            n_bound;
  guint            title;
  RoboAnswer       answer;

  if (robot->kind != ROBO_SEAT_OPERATOR || robo_card_mask_is_empty (&rest))
    return;
  if (tx->rules->equips_on_change && (tx->state->equip_wishes & 1u << seat) == 0)
    return;
  tx->state->equip_wishes &= ~(1u << seat);

  title = get_title (tx, seat);
  n_bound = list_required_cards (tx, seat, title, bound);
  lefts[n_lefts++] = rights[n_rights++] = ROBO_NO_CARD;
  while (!robo_card_mask_is_empty (&rest))
    {
      guint card = robo_card_mask_take (&rest);

      lefts[n_lefts] = rights[n_rights] = card;
      n_lefts += card_fits_slot (tx, 0, card, title);
      n_rights += card_fits_slot (tx, 1, card, title);
    }

  robo_tx_begin_question (tx, ROBO_ASK_EQUIP, seat, ROBO_NO_CARD)->fallback = pack_pair (robot->cards[0],
                                                                                         robot->cards[1]);
  for (guint i = 0; i < n_lefts; i++)
    {
      for (guint j = 0; j < n_rights; j++)
        {
          if (is_pair (lefts[i], rights[j], bound, n_bound))
            robo_tx_add_option (tx, pack_pair (lefts[i], rights[j]));
        }
    }

  answer = robo_tx_ask (tx);
  equip_pair (tx, seat, answer & 0xff, answer >> 8 & 0xff);
}

/* The deal (R3.3) */

/* Equips the first pair that has as many of the dealt cards as possible. */
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
  guint8      bound[1 + ROBO_MAX_SLOTS];
  const guint n_bound = list_required_cards (tx, seat, title, bound);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      const guint left = pairs[i][0];
      const guint right = pairs[i][1];

      if ((left == ROBO_NO_CARD || card_fits_slot (tx, 0, left, title)) &&
          (right == ROBO_NO_CARD || card_fits_slot (tx, 1, right, title)) && is_pair (left, right, bound, n_bound))
        {
          equip_pair (tx, seat, left, right);
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
