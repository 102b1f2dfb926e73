// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a question with answers as buttons, in the panel of the player who is asked.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "ui/widgets/keys/robo-key-press.h"
#include "ui/widgets/keys/robo-shortcuts.h"

#include "robo-equip-chooser.h"
#include "robo-question-keys.h"

G_BEGIN_DECLS

/* Asks any question except for programs (R13). Property `match` (RoboMatch, r, nullable): the match whose question is
 * asked.
 *
 * Signals:
 *
 * - `chosen (uint64 answer)`: the player has chosen an answer
 * - `stepped ()`: the player has taken or taken back one step of an answer in two steps; the buttons have changed
 * - `previewed (uint64 answer)`: the pointer or the focus is on an answer whose outcome can be previewed; the preview
 *   lasts until the next `pointed`
 * - `pointed (uint space)`: the pointer or the focus is on an answer that means this space; ROBO_NO_SPACE if it is on
 *   no such answer */
#define ROBO_TYPE_DECISION_CARD (robo_decision_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, ROBO, DECISION_CARD, GtkWidget)

extern const RoboShortcut robo_decision_card_shortcuts[];

/* Shows a question with a list of options, and focuses its default answer. */
void robo_decision_card_ask (RoboDecisionCard   *self,
                             RoboMatch          *match,
                             const RoboQuestion *question);

void robo_decision_card_close (RoboDecisionCard *self);

/* If is_brief is TRUE, shows only the name of the module that a question is about. The user can open the text of the
 * module with the rules. */
void robo_decision_card_set_brief (RoboDecisionCard *self,
                                   gboolean          is_brief);

/* Handles a key press. Returns TRUE if the key has chosen an answer or a part of an answer. */
gboolean robo_decision_card_type (RoboDecisionCard   *self,
                                  const RoboKeyPress *press);

/* Returns the button of an answer, or NULL. Answers have indices in the order of the buttons. */
GtkWidget *robo_decision_card_get_button (RoboDecisionCard *self,
                                          guint             option);

/* Gets the key or direction on a controller that an answer means. The answer has an index in the order of the buttons.
 * Returns FALSE if there is no such answer, or if it is neither a key nor a direction. */
gboolean robo_decision_card_get_key (RoboDecisionCard *self,
                                     guint             option,
                                     RoboQuestionKey  *key);

/* Chooses an answer, as a click on its button does. Answers have indices in the order of the buttons. */
void robo_decision_card_choose (RoboDecisionCard *self,
                                guint             option);

/* Previews the outcome of the answer that means this space, if there is such an answer. */
void robo_decision_card_preview_space (RoboDecisionCard *self,
                                       guint             space);

G_END_DECLS
