// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a player's standing in a series.
#pragma once

#include <adwaita.h>

#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

/* Creates an AdwActionRow for a seat that is not empty, with its rank (from 1), name, robot, champion cards or matches
 * won, and VP. */
GtkWidget *robo_standing_row_new (const RoboSeriesFile *file,
                                  guint                 seat,
                                  guint                 rank) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
