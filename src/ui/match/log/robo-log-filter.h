// SPDX-License-Identifier: GPL-3.0-or-later
// Filters the lines of a log by robot, and keeps their headings.
#pragma once

#include <gtk/gtk.h>

#include "match/log/robo-log-item.h"

G_BEGIN_DECLS

/* Filters the lines of a log. A heading is shown if a line below it is shown. */
#define ROBO_TYPE_LOG_FILTER (robo_log_filter_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogFilter, robo_log_filter, ROBO, LOG_FILTER, GtkFilter)

RoboLogFilter *robo_log_filter_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the log, a list of RoboLogItem that grows at its end, or NULL. Before this, give the log to the list model
 * that uses the filter, so that this list model learns of a new line before the filter changes. */
void robo_log_filter_set_log (RoboLogFilter *self,
                              GListModel    *log);

void robo_log_filter_set_seat (RoboLogFilter *self,
                               guint          seat);

G_END_DECLS
