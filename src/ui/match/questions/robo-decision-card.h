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

/* Asks any question except for programs (R13). Property `match` (RoboMatch, r, nullable): the match that asks here.
 *
 * Signals:
 *
 * - `chosen (uint64 answer)`: an answer was chosen
 * - `stepped ()`: one step of an answer in two steps was taken or taken back; the buttons have changed
 * - `previewed (uint64 answer)`: the pointer or the focus is on an answer whose outcome can be previewed; the preview
 *   lasts until the next `pointed`
 * - `pointed (uint space)`: the pointer or the focus is on an answer that means this space, or on no such answer
 *   (ROBO_NO_SPACE) */
#define ROBO_TYPE_DECISION_CARD (robo_decision_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, ROBO, DECISION_CARD, GtkWidget)

extern const RoboShortcut robo_decision_card_shortcuts[];

/* Shows a question with a list of options, and focuses its default answer. */
void robo_decision_card_ask (RoboDecisionCard   *self,
                             RoboMatch          *match,
                             const RoboQuestion *question);

void robo_decision_card_close (RoboDecisionCard *self);

/* If is_brief is TRUE, only names the module that a question is about. The user can open the text of the module with
 * the rules. */
void robo_decision_card_set_brief (RoboDecisionCard *self,
                                   gboolean          is_brief);

/* Handles a key that was pressed. Returns TRUE if the key has chosen an answer. */
gboolean robo_decision_card_type (RoboDecisionCard   *self,
                                  const RoboKeyPress *press);

/* Returns the button of an answer, by its index in the order of the buttons, or NULL. */
GtkWidget *robo_decision_card_get_button (RoboDecisionCard *self,
                                          guint             option);

/* Gets the place of an answer on a controller, by the answer's index in the order of the buttons. Returns FALSE if
 * there is no such answer, or if it is neither a key nor a direction. */
gboolean robo_decision_card_get_key (RoboDecisionCard *self,
                                     guint             option,
                                     RoboQuestionKey  *key);

/* Chooses an answer by its index in the order of the buttons, as a click on its button does. */
void robo_decision_card_choose (RoboDecisionCard *self,
                                guint             option);

/* Previews the outcome of the answer that means the space, if there is one. */
void robo_decision_card_preview_space (RoboDecisionCard *self,
                                       guint             space);

G_END_DECLS
