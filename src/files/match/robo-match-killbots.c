// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-killbots.h"

#include <string.h>

static guint
count_given (const RoboMatchSetup *self,
             guint                 card)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        n += self->seats[i].player != ROBO_PLAYER_NONE && self->seats[i].cards[slot] == card;
    }

  return n;
}

/* Draws one of the cards for KillBots that are left in the decks and have another color than `other`. Returns
 * ROBO_NO_CARD if there is no such card. */
static guint
draw_card (const RoboMatchSetup *self,
           const RoboRuleSet    *rule_set,
           guint                 other,
           RoboRng              *rng)
{
  const RoboCards *cards = robo_modules_get_cards (self->modules);
  RoboModules     *known = robo_rule_set_get_modules (rule_set);
  guint            n_known = known ? robo_modules_get_cards (known)->n_cards : 0;
  guint8           candidates[ROBO_MAX_CARDS];
  guint            n_candidates = 0;

  /* Look only at the modules of the rules. Modules that the user tries out come after the modules of the rules. */
  for (guint card = 0; card < MIN (cards->n_cards, n_known); card++)
    {
      if (!robo_rule_set_is_for_killbots (rule_set, card) || count_given (self, card) >= self->rules.copies[card])
        continue;
      if (other == ROBO_NO_CARD || cards->cards[card].colour != cards->cards[other].colour)
        candidates[n_candidates++] = (guint8)card;
    }

  return n_candidates > 0 ? candidates[robo_rng_below (rng, n_candidates)] : ROBO_NO_CARD;
}

/* Puts two cards into the slots: blue goes left and red goes right (R3.4). */
static void
put_into_slots (const RoboMatchSetup *self,
                RoboMatchSeat        *seat,
                guint                 first,
                guint                 second)
{
  const RoboCards *cards = robo_modules_get_cards (self->modules);
  gboolean         turned = (first != ROBO_NO_CARD && cards->cards[first].colour == ROBO_CARD_RED) ||
                    (second != ROBO_NO_CARD && cards->cards[second].colour == ROBO_CARD_BLUE);

  seat->cards[turned ? 1 : 0] = (guint8)first;
  seat->cards[turned ? 0 : 1] = (guint8)second;
}

void
robo_match_setup_give_killbot (RoboMatchSetup *self,
                               guint           seat,
                               guint           first,
                               guint           second)
{
  g_return_if_fail (self != NULL && self->modules != NULL && seat < ROBO_MAX_ROBOTS);

  put_into_slots (self, &self->seats[seat], first, second);
}

static guint
give_players (RoboMatchSetup *self,
              RoboPlayer      player,
              guint           card,
              guint           n_at_most)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (self->seats[i].player == player && n < n_at_most)
      {
        put_into_slots (self, &self->seats[i], card, ROBO_NO_CARD);
        n++;
      }

  return n;
}

void
robo_match_setup_give_people (RoboMatchSetup *self,
                              guint           card)
{
  g_return_if_fail (self != NULL && self->modules != NULL);
  g_return_if_fail (card < robo_modules_get_cards (self->modules)->n_cards);

  if (give_players (self, ROBO_PLAYER_HUMAN, card, ROBO_MAX_ROBOTS) == 0)
    give_players (self, ROBO_PLAYER_COMPUTER, card, 1);
}

void
robo_match_setup_limit_killbots (RoboMatchSetup    *self,
                                 const RoboRuleSet *rule_set)
{
  guint n_cards;

  g_return_if_fail (self != NULL && rule_set != NULL);

  n_cards = self->modules ? robo_modules_get_cards (self->modules)->n_cards : 0;
  self->killbot_cards = (RoboCardMask){ 0 };
  for (guint card = 0; card < n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (rule_set, card))
        robo_card_mask_add (&self->killbot_cards, card);
    }
}

void
robo_match_setup_deal_killbots (RoboMatchSetup    *self,
                                const RoboRuleSet *rule_set,
                                guint64            seed)
{
  RoboRng rng;

  g_return_if_fail (self != NULL && rule_set != NULL);

  if (!self->modules)
    return;

  robo_rng_seed (&rng, seed);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboMatchSeat *seat = &self->seats[i];
      gboolean       is_chosen = seat->cards[0] != ROBO_NO_CARD || seat->cards[1] != ROBO_NO_CARD;

      if (seat->player != ROBO_PLAYER_KILLBOT || seat->wish == ROBO_WISH_NONE)
        continue;
      if (!is_chosen && seat->wish != ROBO_WISH_CHANCE && self->rules.killbots_begin_bare)
        continue;

      if (!is_chosen)
        {
          guint first = draw_card (self, rule_set, ROBO_NO_CARD, &rng);

          if (first != ROBO_NO_CARD)
            put_into_slots (self, seat, first, draw_card (self, rule_set, first, &rng));
        }
      else if (seat->cards[0] == ROBO_NO_CARD || seat->cards[1] == ROBO_NO_CARD)
        {
          guint chosen = seat->cards[0] != ROBO_NO_CARD ? 0 : 1;
          guint second = draw_card (self, rule_set, seat->cards[chosen], &rng);

          /* Add a second card to the card that was chosen. */
          if (second != ROBO_NO_CARD)
            put_into_slots (self, seat, seat->cards[chosen], second);
        }
    }
}

void
robo_match_setup_deal_game (RoboSetup *game,
                            guint64    seed,
                            gpointer   deal)
{
  const RoboKillbotDeal *what = deal;
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_return_if_fail (game != NULL && what != NULL);

  if (!what->rule_set)
    return;

  setup = robo_match_setup_copy (what->setup);
  robo_match_setup_deal_killbots (setup, what->rule_set, seed);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    memcpy (game->seats[i].cards, setup->seats[i].cards, sizeof game->seats[i].cards);
}
