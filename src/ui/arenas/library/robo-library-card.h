// SPDX-License-Identifier: GPL-3.0-or-later
// An arena in the grid of the library: picture, name, where it comes from, whether something is wrong.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/**
 * RoboLibraryCard:
 *
 * The child of an item of a grid. Its accessible name says all that it shows.
 */
#define ROBO_TYPE_LIBRARY_CARD (robo_library_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryCard, robo_library_card, ROBO, LIBRARY_CARD, AdwBin)

/**
 * robo_library_card_new:
 *
 * Returns: (transfer floating): a card of nothing yet
 */
GtkWidget *robo_library_card_new (void);

void robo_library_card_set_entry (RoboLibraryCard  *self,
                                  RoboLibraryArena *entry);

G_END_DECLS
