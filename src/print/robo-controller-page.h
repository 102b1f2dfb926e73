// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the page with controllers, on which real dice are laid.
#pragma once

#include "robo-sheet.h"

G_BEGIN_DECLS

/* Returns a page with a controller for each of four players. Dice with sides of 16 mm have room on neighboring keys. */
RoboSheet *robo_controller_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
