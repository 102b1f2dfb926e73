// SPDX-License-Identifier: GPL-3.0-or-later
// Gives KillBots the modules with which they begin a match (R9.7), and people the module that they test.
#pragma once

#include "files/cards/robo-rule-set.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/* Gives a KillBot two chosen cards, either of which may be ROBO_NO_CARD. A blue card goes into the left slot, a red
 * card into the right slot (R3.4). */
void robo_match_setup_give_killbot (RoboMatchSetup *self,
                                    guint           seat,
                                    guint           first,
                                    guint           second);

/* Makes robo_match_setup_check() refuse a KillBot with a module that the rules do not allow. The set-up must have the
 * modules of the rules. If other rules are chosen later, this limit is removed. */
void robo_match_setup_limit_killbots (RoboMatchSetup    *self,
                                      const RoboRuleSet *rule_set);

/* Fills the empty slots of each KillBot at random, so that the KillBot has two cards of different colors as long as
 * the decks have copies. The same seed gives the same cards. A KillBot gets no cards if its seat has ROBO_WISH_NONE,
 * or if nothing was chosen for it and the rules deal it none (option `killbot-modules`). The cards are taken out of
 * the decks when the game is set up (R11.3). The set-up must have the rules of the rule set. */
void robo_match_setup_deal_killbots (RoboMatchSetup    *self,
                                     const RoboRuleSet *rule_set,
                                     guint64            seed);

/* Gives every person a card, in a slot in which it fits (R3.4). If no person plays, gives it to the first computer. The
 * players begin with the card equipped. */
void robo_match_setup_give_people (RoboMatchSetup *self,
                                   guint           card);

/* Holds the data for dealing modules to KillBots in each of many games. */
typedef struct
{
  const RoboMatchSetup *setup;
  const RoboRuleSet    *rule_set; /* the rules of the set-up; NULL without modules */
} RoboKillbotDeal;

/* Gives KillBots the modules that they have in the game with this seed (robo_match_setup_deal_killbots()). The game
 * comes from robo_match_setup_fill() with the same set-up. `deal` is a RoboKillbotDeal. Any thread may call this
 * function. */
void robo_match_setup_deal_game (RoboSetup *game,
                                 guint64    seed,
                                 gpointer   deal);

G_END_DECLS
