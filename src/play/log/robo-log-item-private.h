// SPDX-License-Identifier: GPL-3.0-or-later
// How a match makes the lines of its log.
#pragma once

#include "robo-log-item.h"

G_BEGIN_DECLS

/**
 * robo_log_item_new:
 * @event: the event
 * @index: which one of the match
 * @after: the state after it
 * @text: as robo_log_describe() gives it
 * @note: (nullable): what was not asked before it
 * @columns: of the arena
 *
 * Returns: (transfer full): a line
 */
RoboLogItem *robo_log_item_new (const RoboEvent *event,
                                guint            index,
                                const RoboState *after,
                                const char      *text,
                                const char      *note,
                                guint            columns) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
