// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a tiny arena that shows one part, for the pictures beside explanations.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* Initializes an arena of two floor spaces in a row with this part, such as "pit" (see `picture` of RoboHelpSection).
 * Returns FALSE if there is no such part; the id may be NULL. */
gboolean robo_part_sample_init (RoboPlan   *plan,
                                const char *id);

G_END_DECLS
