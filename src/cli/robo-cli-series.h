// SPDX-License-Identifier: GPL-3.0-or-later
// Plays whole series on the command line.
#pragma once

#include "files/match/robo-series-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/* Plays a series to its end. Robots and arenas are chosen at random between the matches, from the seed. Prints a text
 * line for each match and one for the series. `number` is the number of the series in the output, from 1. Unless the
 * path is NULL, saves the series at this path, and its matches in the same folder. Prints errors. */
RoboCliStatus robo_cli_play_series (RoboSeriesFile *series,
                                    guint64         number,
                                    guint64         seed,
                                    const char     *path);

G_END_DECLS
