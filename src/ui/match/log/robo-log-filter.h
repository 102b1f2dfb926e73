// SPDX-License-Identifier: GPL-3.0-or-later
// Which lines of a log are shown: those of one robot, below their headings.
#pragma once

#include <gtk/gtk.h>

#include "match/log/robo-log-item.h"

G_BEGIN_DECLS

/**
 * RoboLogFilter:
 *
 * A heading is shown if something is below it.
 */
#define ROBO_TYPE_LOG_FILTER (robo_log_filter_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogFilter, robo_log_filter, ROBO, LOG_FILTER, GtkFilter)

RoboLogFilter *robo_log_filter_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_filter_set_log:
 * @self: a filter
 * @log: (nullable): a list of RoboLogItem that grows at its end; whatever the filter is used by
 *   listens to it already
 */
void robo_log_filter_set_log (RoboLogFilter *self,
                              GListModel    *log);

void robo_log_filter_set_seat (RoboLogFilter *self,
                               guint          seat);

G_END_DECLS
