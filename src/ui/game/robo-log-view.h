// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a match, line by line.
#pragma once

#include <gtk/gtk.h>

#include "model/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboLogView:
 *
 * Shows the log of a match under headings, marks the line of the position shown, and takes the match back to the
 * line that is activated. It stays at the end unless somebody scrolls away from it.
 *
 * Property `match` (RoboMatch, rw, nullable).
 *
 * Signals:
 *
 * - `space-hinted (uint space)`: the pointer or the focus is on the coordinates of that space, or no longer on any
 *    (%ROBO_NO_SPACE): light it up
 * - `space-activated (uint space)`: coordinates were clicked: show where that space is
 */
#define ROBO_TYPE_LOG_VIEW (robo_log_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogView, robo_log_view, ROBO, LOG_VIEW, GtkWidget)

GtkWidget *robo_log_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboMatch *robo_log_view_get_match (RoboLogView *self);
void       robo_log_view_set_match (RoboLogView *self,
                                    RoboMatch   *match);

G_END_DECLS
