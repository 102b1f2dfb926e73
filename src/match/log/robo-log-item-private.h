// SPDX-License-Identifier: GPL-3.0-or-later
// How a match makes the lines of its log.
#pragma once

#include "robo-log-item.h"

G_BEGIN_DECLS

/**
 * robo_log_item_new:
 * @events: the events of the match
 * @first: the one with which the line begins
 * @after: the state after it
 * @columns: of the arena
 *
 * Returns: (transfer full): a line that says nothing yet, see robo_log_item_tell()
 */
RoboLogItem *robo_log_item_new (const RoboEvent *events,
                                guint            first,
                                const RoboState *after,
                                guint            columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_item_tell:
 * @self: a line
 * @events: the events of the match
 * @end: one behind the last one that it has
 * @text: as robo_log_group_describe() gives it
 * @note: (nullable): what was not asked meanwhile
 *
 * Says what the line says now that it has these events, and notifies of `text`.
 */
void robo_log_item_tell (RoboLogItem     *self,
                         const RoboEvent *events,
                         guint            end,
                         const char      *text,
                         const char      *note);

/**
 * robo_log_item_add_verdict:
 * @self: a line
 * @mark: (transfer none): a sign that is there for ever, see RoboLogVerdict
 * @text: what a review says, with names as robo_log_marks_dup_name() gives them
 *
 * Puts it below what the line tells.
 */
void robo_log_item_add_verdict (RoboLogItem *self,
                                const char  *mark,
                                const char  *text);

/**
 * robo_log_item_clear_verdicts:
 * @self: a line
 *
 * Forgets what a review said, before another one says it anew.
 */
void robo_log_item_clear_verdicts (RoboLogItem *self);

G_END_DECLS
