// SPDX-License-Identifier: GPL-3.0-or-later
// Shows events of one group as a line of the log.
#pragma once

#include <gio/gio.h>

#include "robo-log-marks.h"

G_BEGIN_DECLS

/* Holds a review's verdict on an event of a log line. */
typedef struct
{
  const char *mark;     /* one sign for sighted users, with the same meaning as the text */
  char       *text;     /* one sentence at most */
  GArray     *mentions; /* array of RoboLogMention: the names in the text */
} RoboLogVerdict;

/* Shows a line of the log. `text`, `note`, `level` and `end` may change while the game adds events to the line; all of
 * these but `end` are notified.
 *
 * - `text` (string): the sentences
 * - `note` (string, or NULL): small print, such as questions that were skipped before
 * - `is-note-open` (boolean): whether the small print is shown; the only property that can be set
 * - `n-verdicts` (uint): the number of verdicts of a review, with notifications
 * - `event` (uint): index of the first event
 * - `end` (uint): the index after the last event
 * - `level` (uint): a RoboLogLevel
 * - `is-heading` (boolean)
 * - `round` (uint), `phase` (uint): a RoboPhase, `unit` (uint): 1..3, or 0 */
#define ROBO_TYPE_LOG_ITEM (robo_log_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogItem, robo_log_item, ROBO, LOG_ITEM, GObject)

/* These functions return the properties. Objects and strings are borrowed. */
const char  *robo_log_item_get_text (RoboLogItem *self);
const char  *robo_log_item_get_note (RoboLogItem *self);
gboolean     robo_log_item_get_is_note_open (RoboLogItem *self);
void         robo_log_item_set_is_note_open (RoboLogItem *self,
                                             gboolean     is_open);
guint        robo_log_item_get_n_verdicts (RoboLogItem *self);
guint        robo_log_item_get_event (RoboLogItem *self);
guint        robo_log_item_get_end (RoboLogItem *self);
RoboLogLevel robo_log_item_get_level (RoboLogItem *self);
gboolean     robo_log_item_get_is_heading (RoboLogItem *self);

/* Returns a verdict of the review, valid until verdicts are added or cleared. */
const RoboLogVerdict *robo_log_item_get_verdict (RoboLogItem *self,
                                                 guint        index);

/* Returns the position of the log line that has the event, in a log (a list of RoboLogItem). If no log line has the
 * event, returns the position of the log line before the event; 0 if there is no such log line. */
guint robo_log_item_find (GListModel *log,
                          guint       event);

/* Returns the most important event of the log line, see robo_log_group_find_main(). */
guint robo_log_item_get_main_event (RoboLogItem *self);

/* Returns the face of the die beside the line for screen readers: "Blue 3 to the north:". Returns NULL if there is no
 * die or if the text names its face. */
char *robo_log_item_dup_lead (RoboLogItem *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the whole log line for screen readers: the face of its die (robo_log_item_dup_lead()), the text with "column
 * 6, row 9" for "6|9", and the verdicts of a review. */
char *robo_log_item_dup_spoken (RoboLogItem *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the seat whose die is shown beside the log line: the die that is activated or, if no die is, the only die in
 * its events. Returns ROBO_NO_SEAT for headings, and for log lines without a die or about several dice. */
guint robo_log_item_get_die_seat (RoboLogItem *self);

/* Returns the seat whose robot's head is shown beside the log line: the robot whose die acts or to which alone the
 * first event happens. Returns ROBO_NO_SEAT for headings, lists, and log lines about no robot. */
guint robo_log_item_get_head_seat (RoboLogItem *self);

/* Gets the die of a log line for which robo_log_item_get_die_seat() returns a seat. */
void robo_log_item_get_die (RoboLogItem *self,
                            RoboColour  *colour,
                            guint       *value);

/* Returns the first module that is used in the log line, or ROBO_NO_CARD. */
guint robo_log_item_get_card (RoboLogItem *self);

/* Returns whether the log line is about a seat, 0..3, or is a heading. */
gboolean robo_log_item_concerns (RoboLogItem *self,
                                 guint        seat);

/* Returns the spaces and names in the text, in the order of the text; valid until the text changes. */
const RoboLogMention *robo_log_item_get_mentions (RoboLogItem *self,
                                                  guint       *n_mentions);

/* Returns the sentences of the text that tell results such as damage and VP; valid until the text changes. */
const RoboLogSpan *robo_log_item_get_results (RoboLogItem *self,
                                              guint       *n_results);

G_END_DECLS
