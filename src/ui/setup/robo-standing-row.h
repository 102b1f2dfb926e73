// SPDX-License-Identifier: GPL-3.0-or-later
// How a player stands in a series.
#pragma once

#include <adwaita.h>

#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

/**
 * robo_standing_row_new:
 * @file: a series
 * @seat: a seat that is not empty
 * @rank: its rank, from 1
 *
 * Returns: (transfer floating): an AdwActionRow with rank, name, robot, champion cards or matches won, and VP
 */
GtkWidget *robo_standing_row_new (const RoboSeriesFile *file,
                                  guint                 seat,
                                  guint                 rank) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
