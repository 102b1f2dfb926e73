// SPDX-License-Identifier: GPL-3.0-or-later
// A hint for who programs, in three steps.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-advice-words.h"

G_BEGIN_DECLS

/**
 * RoboHintCard:
 *
 * First it says where to look, then what to do there, and then a whole program. Its buttons are `game.more-hint`,
 * `game.use-hint` and `game.close-hint`.
 */
#define ROBO_TYPE_HINT_CARD (robo_hint_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboHintCard, robo_hint_card, ROBO, HINT_CARD, GtkWidget)

/**
 * robo_hint_card_wait:
 * @self: a card
 *
 * Says that a hint is being looked for, which can be cancelled.
 */
void robo_hint_card_wait (RoboHintCard *self);

/**
 * robo_hint_card_begin:
 * @self: a card
 * @hint: a hint
 * @match: the match that it is for, at the position it is for
 *
 * Says the first of its steps.
 */
void robo_hint_card_begin (RoboHintCard   *self,
                           const RoboHint *hint,
                           RoboMatch      *match);

/**
 * robo_hint_card_go_on:
 * @self: a card with a hint that has not come to its end
 *
 * Says the next step.
 */
void robo_hint_card_go_on (RoboHintCard *self);

/**
 * robo_hint_card_get_has_more:
 * @self: a card
 *
 * Returns: whether there is a step after the one it says
 */
gboolean robo_hint_card_get_has_more (RoboHintCard *self);

/**
 * robo_hint_card_get_is_whole:
 * @self: a card
 *
 * Returns: whether it says the whole program
 */
gboolean robo_hint_card_get_is_whole (RoboHintCard *self);

/**
 * robo_hint_card_get_next_button:
 * @self: a card
 *
 * Returns: (transfer none): the button for what somebody is most likely to want next
 */
GtkWidget *robo_hint_card_get_next_button (RoboHintCard *self);

G_END_DECLS
