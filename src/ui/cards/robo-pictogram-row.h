// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the pictogram of a card.
#pragma once

#include <adwaita.h>

#include "engine/robo-cards.h"

G_BEGIN_DECLS

/* Signals:
 *
 * - `chosen (string pictogram)`: the user has chosen a pictogram by its id; NULL for the pictogram with the id of the
 *   card */
#define ROBO_TYPE_PICTOGRAM_ROW (robo_pictogram_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboPictogramRow, robo_pictogram_row, ROBO, PICTOGRAM_ROW, AdwActionRow)

/* Shows a pictogram by its id. Ids without a pictogram are allowed. */
void robo_pictogram_row_show (RoboPictogramRow *self,
                              const char       *pictogram,
                              RoboCardColour    deck);

G_END_DECLS
