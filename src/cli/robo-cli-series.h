// SPDX-License-Identifier: GPL-3.0-or-later
// Playing whole series on the command line.
#pragma once

#include "files/match/robo-series-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/**
 * robo_cli_play_series:
 * @series: a series at its beginning
 * @number: which of all that are played, from 1
 * @seed: of all that happens in it
 * @path: (nullable): where to save it, its matches beside it; %NULL not to
 *
 * Plays a series to its end by chance, and prints a line a match and one for the whole.
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_play_series (RoboSeriesFile *series,
                                    guint64         number,
                                    guint64         seed,
                                    const char     *path);

G_END_DECLS
