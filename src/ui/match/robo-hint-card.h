// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a hint for the player who programs, in three steps.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-advice-words.h"

G_BEGIN_DECLS

/* A hint has three steps: where to go on the board, what to do there, and a whole program. The buttons are
 * `game.more-hint`, `game.use-hint` and `game.close-hint`. */
#define ROBO_TYPE_HINT_CARD (robo_hint_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboHintCard, robo_hint_card, ROBO, HINT_CARD, GtkWidget)

/* Shows that a hint is being computed. The user can cancel the computation. */
void robo_hint_card_wait (RoboHintCard *self);

/* Shows the first step of a hint for the current position of the match. */
void robo_hint_card_begin (RoboHintCard   *self,
                           const RoboHint *hint,
                           RoboMatch      *match);

/* Shows the next step of the hint. Call this only if robo_hint_card_get_has_more() returns TRUE. */
void robo_hint_card_go_on (RoboHintCard *self);

/* Returns TRUE if the hint has another step. */
gboolean robo_hint_card_get_has_more (RoboHintCard *self);

/* Returns TRUE if the whole program of the hint is shown. */
gboolean robo_hint_card_get_is_whole (RoboHintCard *self);

/* Returns the button of the card that the user is most likely to press next. */
GtkWidget *robo_hint_card_get_next_button (RoboHintCard *self);

G_END_DECLS
