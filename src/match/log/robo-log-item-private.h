// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and updates the lines of a log, for RoboMatchView.
#pragma once

#include "robo-log-item.h"

G_BEGIN_DECLS

/* Creates a log line that begins with an event and has no text yet, see robo_log_item_set_text(). */
RoboLogItem *robo_log_item_new (const RoboEvent *events,
                                guint            first,
                                const RoboState *after,
                                guint            columns) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the text of a log line that now has the events up to before `end`. `note` is its small print, or NULL. Notifies
 * of `text`, `note` and `level`. */
void robo_log_item_set_text (RoboLogItem     *self,
                             const RoboEvent *events,
                             guint            end,
                             const char      *text,
                             const char      *note);

/* Adds a verdict of a review below the text, with names as robo_log_marks_dup_name() gives them. The mark must
 * be static, see RoboLogVerdict. */
void robo_log_item_add_verdict (RoboLogItem *self,
                                const char  *mark,
                                const char  *text);

/* Removes the verdicts of a review, before another review adds new verdicts. */
void robo_log_item_clear_verdicts (RoboLogItem *self);

G_END_DECLS
