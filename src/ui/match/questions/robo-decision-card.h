// SPDX-License-Identifier: GPL-3.0-or-later
// A question and its answers as buttons, in the panel of who is asked.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

#include "robo-equip-chooser.h"
#include "robo-question-keys.h"

G_BEGIN_DECLS

/**
 * RoboDecisionCard:
 *
 * Asks any question but for a program (R13).
 *
 * Property `match` (RoboMatch, r, nullable): what asks here.
 *
 * Signals:
 *
 * - `chosen (uint64 answer)`: one of the answers was chosen
 * - `stepped ()`: of an answer in two steps one has been taken or taken back: there are other buttons now
 * - `previewed (uint64 answer)`: the pointer or the focus is on an answer whose outcome can be looked at; until
 *    `pointed` is sent again
 * - `pointed (uint space)`: the pointer or the focus is on an answer that means this space, or on none
 *    (%ROBO_NO_SPACE)
 */
#define ROBO_TYPE_DECISION_CARD (robo_decision_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, ROBO, DECISION_CARD, GtkWidget)

/**
 * robo_decision_card_ask:
 * @self: a card
 * @match: the match that asks
 * @question: a question with a list of options
 *
 * Shows the question; what happens without an answer gets the focus.
 */
void robo_decision_card_ask (RoboDecisionCard   *self,
                             RoboMatch          *match,
                             const RoboQuestion *question);

void robo_decision_card_close (RoboDecisionCard *self);

/**
 * robo_decision_card_set_brief:
 * @self: a card
 * @is_brief: whether the module that a question is about is only named; its rules say the rest
 */
void robo_decision_card_set_brief (RoboDecisionCard *self,
                                   gboolean          is_brief);

/**
 * robo_decision_card_type:
 * @self: a card
 * @keyval: a key that was pressed
 *
 * Returns: whether it chose something
 */
gboolean robo_decision_card_type (RoboDecisionCard *self,
                                  guint             keyval);

/**
 * robo_decision_card_get_button:
 * @self: a card
 * @option: which one, from 0, as it stands there
 *
 * Returns: (transfer none) (nullable): the button of that answer
 */
GtkWidget *robo_decision_card_get_button (RoboDecisionCard *self,
                                          guint             option);

/**
 * robo_decision_card_get_key:
 * @self: a card
 * @option: which one, from 0, as it stands there
 * @key: (out): where it lies on a controller
 *
 * Returns: whether there is such an answer, and it is a key or a direction
 */
gboolean robo_decision_card_get_key (RoboDecisionCard *self,
                                     guint             option,
                                     RoboQuestionKey  *key);

/**
 * robo_decision_card_choose:
 * @self: a card
 * @option: which one, from 0, as it stands there
 *
 * Does what a click on its button does.
 */
void robo_decision_card_choose (RoboDecisionCard *self,
                                guint             option);

/**
 * robo_decision_card_preview_space:
 * @self: a card that asks
 * @space: a space somebody points at
 *
 * Shows what would come of the answer which is that space, if one is.
 */
void robo_decision_card_preview_space (RoboDecisionCard *self,
                                       guint             space);

G_END_DECLS
