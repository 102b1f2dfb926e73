// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the sign of a card from those there are.
#pragma once

#include <adwaita.h>

#include "engine/robo-cards.h"

G_BEGIN_DECLS

/**
 * RoboPictogramRow:
 *
 * Signals:
 *
 * - `chosen (string pictogram)`: somebody wants this one; %NULL for the one with the id of the card
 */
#define ROBO_TYPE_PICTOGRAM_ROW (robo_pictogram_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboPictogramRow, robo_pictogram_row, ROBO, PICTOGRAM_ROW, AdwActionRow)

/**
 * robo_pictogram_row_show:
 * @self: a row
 * @pictogram: the id of a pictogram that need not exist
 * @deck: the kind of card
 */
void robo_pictogram_row_show (RoboPictogramRow *self,
                              const char       *pictogram,
                              RoboCardColour    deck);

G_END_DECLS
