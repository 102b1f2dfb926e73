// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the moment that decided a match.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Shows the part of the board where the match was decided, the log line about this moment, and a button that plays
 * the moment again (`game.watch-from (u)`). CSS: node `decisive`. Role: group. */
#define ROBO_TYPE_DECISIVE_CARD (robo_decisive_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboDecisiveCard, robo_decisive_card, ROBO, DECISIVE_CARD, GtkWidget)

/* Shows the decisive moment of the match. Hides the card if the match has no winner. */
void robo_decisive_card_show (RoboDecisiveCard *self,
                              RoboMatch        *match);

G_END_DECLS
