// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a player's standing in a series.
#pragma once

#include <adwaita.h>

#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

/* Creates an AdwActionRow for a seat, which must not be empty. The row has the rank (from 1) of the player, the
 * name, a picture of the robot, the number of champion cards or of matches won, and the VP; in a championship also
 * the name of the robot. */
GtkWidget *robo_standing_row_new (const RoboSeriesFile *file,
                                  guint                 seat,
                                  guint                 rank) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
