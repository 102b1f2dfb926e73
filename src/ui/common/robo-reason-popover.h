// SPDX-License-Identifier: GPL-3.0-or-later
// Why a line of the log happened.
#pragma once

#include <gtk/gtk.h>

#include "play/robo-match.h"

G_BEGIN_DECLS

/**
 * robo_reason_popover_new:
 * @match: a match; it has to be there as long as the popover is shown
 * @event: less than `n-events`
 *
 * A popover with what the event comes of, the rule, the module that had a part in it, and the lines that led to it:
 * each of them takes the match to its event.
 *
 * Returns: (transfer floating): a popover; the caller gives it a parent and takes it away when it is closed
 */
GtkWidget *robo_reason_popover_new (RoboMatch *match,
                                    guint      event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
