// SPDX-License-Identifier: GPL-3.0-or-later
// Why a line of the log happened.
#pragma once

#include <gtk/gtk.h>

#include "match/log/robo-log-item.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * robo_reason_popover_new:
 * @match: a match; it has to be there as long as the popover is shown
 * @line: a line of its log
 *
 * A popover that explains the main event of the line: what it comes of, the rule, the module that had a part in it and the
 * events that led to it. Below it has all events of the line, one by one; each event in it takes the match to its moment and
 * is explained in turn.
 *
 * Returns: (transfer floating): a popover; the caller gives it a parent and takes it away when it is closed
 */
GtkWidget *robo_reason_popover_new (RoboMatch   *match,
                                    RoboLogItem *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
