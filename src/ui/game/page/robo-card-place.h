// SPDX-License-Identifier: GPL-3.0-or-later
// Where the card with a question lies over the board.
#pragma once

#include "play/robo-match.h"
#include "ui/board/robo-board-view.h"
#include "ui/game/questions/robo-decision-card.h"

G_BEGIN_DECLS

/**
 * robo_card_place_find:
 * @card: the card, which asks
 * @board: the board that it lies over
 * @match: (nullable): the match; if it asks, its question decides
 * @width: of the board, in pixels
 * @height: of the board
 * @area: (out): the place and size of the card
 *
 * Puts the card beside the place that the question is about and has it point there; a question about no place stands
 * in the middle. It covers as few as it can of the spaces to choose from, spares the robot concerned, and is as narrow
 * as it can be where that helps. May be called while sizes are given.
 */
void robo_card_place_find (RoboDecisionCard *card,
                           RoboBoardView    *board,
                           RoboMatch        *match,
                           int               width,
                           int               height,
                           GdkRectangle     *area);

G_END_DECLS
