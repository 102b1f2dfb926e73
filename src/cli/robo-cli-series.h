// SPDX-License-Identifier: GPL-3.0-or-later
// Playing whole series on the command line.
#pragma once

#include "content/robo-series-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

RoboCliStatus robo_cli_play_series (RoboSeriesFile *series,
                                    guint64         number,
                                    guint64         seed,
                                    const char     *path);

G_END_DECLS
