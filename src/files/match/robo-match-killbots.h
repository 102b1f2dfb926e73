// SPDX-License-Identifier: GPL-3.0-or-later
// The modules that KillBots begin a match with (R9.7).
#pragma once

#include "files/cards/robo-rule-set.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/**
 * robo_match_setup_give_killbot:
 * @self: a set-up with modules
 * @seat: that of a KillBot
 * @first: a card, or %ROBO_NO_CARD
 * @second: another one, or %ROBO_NO_CARD
 *
 * Puts chosen cards into the slots in which they fit (R3.4).
 */
void robo_match_setup_give_killbot (RoboMatchSetup *self,
                                    guint           seat,
                                    guint           first,
                                    guint           second);

/**
 * robo_match_setup_limit_killbots:
 * @self: a set-up with the modules of @rule_set
 * @rule_set: says what KillBots may have
 *
 * From now on robo_match_setup_check() refuses a KillBot with another module. Rules that are chosen after this lift it.
 */
void robo_match_setup_limit_killbots (RoboMatchSetup    *self,
                                      const RoboRuleSet *rule_set);

/**
 * robo_match_setup_deal_killbots:
 * @self: a set-up with the rules of @rule_set
 * @rule_set: says what KillBots may have
 * @seed: of what is drawn: the same seed gives the same cards
 *
 * Fills the empty slots of each KillBot by chance, so that it has two cards of different colours, as long as the
 * decks have copies. What a seat wishes and the rules have it may leave a KillBot without any.
 * What it has is missing in the decks later (R11.3).
 */
void robo_match_setup_deal_killbots (RoboMatchSetup    *self,
                                     const RoboRuleSet *rule_set,
                                     guint64            seed);

/**
 * RoboKillbotDeal:
 * @setup: a set-up
 * @rule_set: (nullable): its rules; %NULL if no modules are played
 *
 * How the modules of KillBots are dealt in each of many games.
 */
typedef struct
{
  const RoboMatchSetup *setup;
  const RoboRuleSet    *rule_set;
} RoboKillbotDeal;

/**
 * robo_match_setup_deal_game:
 * @game: from robo_match_setup_fill() with the same set-up
 * @seed: of the game
 * @deal: a RoboKillbotDeal
 *
 * Gives KillBots the modules that they have in the game of that seed (robo_match_setup_deal_killbots()). Any thread may
 * do it.
 */
void robo_match_setup_deal_game (RoboSetup *game,
                                 guint64    seed,
                                 gpointer   deal);

G_END_DECLS
