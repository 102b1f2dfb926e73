// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the arenas of a series as stations on a road.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* Has a station for each arena: its picture, the result of its last match or of the present match, and in a
 * championship its champion card with the holder. The stations of the present match and of the next match are
 * marked. CSS: node `seriesroad`. Role: group. */
#define ROBO_TYPE_SERIES_ROAD (robo_series_road_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesRoad, robo_series_road, ROBO, SERIES_ROAD, GtkWidget)

/* This value of `bout` stands for a road without a present match. */
#define ROBO_SERIES_ROAD_NO_BOUT G_MAXUINT

/* Shows the current state of a series, with one of its finished matches as the present match. */
void robo_series_road_show (RoboSeriesRoad *self,
                            RoboSeriesRun  *run,
                            guint           bout);

G_END_DECLS
