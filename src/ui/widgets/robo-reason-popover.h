// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why the events of a log line happened.
#pragma once

#include <gtk/gtk.h>

#include "match/log/robo-log-item.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/* Creates a popover that explains the main event of a log line: its cause, the rule, the module involved and the
 * events that led to it. If the log line has other events, all of its events are listed below this. A click on an
 * event takes the match to this event and explains it. The match has to exist as long as the popover is shown. The
 * caller sets the parent of the popover, and unparents the popover when it is closed. */
GtkWidget *robo_reason_popover_new (RoboMatch   *match,
                                    RoboLogItem *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
