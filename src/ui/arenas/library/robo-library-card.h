// SPDX-License-Identifier: GPL-3.0-or-later
// Shows an arena in the grid of the library: its picture, name, origin and problems.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* Shows an arena as an item of a grid. The accessible name of the item includes all texts that the card shows. */
#define ROBO_TYPE_LIBRARY_CARD (robo_library_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryCard, robo_library_card, ROBO, LIBRARY_CARD, AdwBin)

GtkWidget *robo_library_card_new (void);

void robo_library_card_set_entry (RoboLibraryCard  *self,
                                  RoboLibraryArena *entry);

G_END_DECLS
