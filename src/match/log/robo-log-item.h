// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the log: what several events come to.
#pragma once

#include <gio/gio.h>

#include "robo-log-marks.h"

G_BEGIN_DECLS

/**
 * RoboLogLevel:
 * @ROBO_LOG_ROUND: a round begins: the heading of a group
 * @ROBO_LOG_PART: a phase or a control unit begins: the heading of a group in it
 * @ROBO_LOG_DIE: a die is activated, or something happens outside of phase 2
 * @ROBO_LOG_DETAIL: what comes of a die
 *
 * How deep in the log a line stands.
 */
typedef enum
{
  ROBO_LOG_ROUND,
  ROBO_LOG_PART,
  ROBO_LOG_DIE,
  ROBO_LOG_DETAIL,
} RoboLogLevel;

/**
 * RoboLogVerdict:
 * @mark: one sign, for those who see it; it says nothing that @text does not
 * @text: a sentence, or less
 * @mentions: (element-type RoboLogMention): the names in @text
 *
 * What a review says of something that a line tells of.
 */
typedef struct
{
  const char *mark;
  char       *text;
  GArray     *mentions;
} RoboLogVerdict;

/**
 * RoboLogItem:
 *
 * Properties, of which `text`, `note` and `end` change while the game adds to what the line tells, with notifications of
 * `text` and `note`:
 *
 * - `text` (string): the sentences
 * - `note` (string, nullable): small print, such as what was not asked before
 * - `is-note-open` (boolean): whether the small print is shown; the only one that can be set
 * - `n-verdicts` (uint): how much a review says of it, with notifications
 * - `event` (uint): index of the first event
 * - `end` (uint): one behind the last event
 * - `level` (uint): a RoboLogLevel
 * - `is-heading` (boolean)
 * - `round` (uint), `phase` (uint): a RoboPhase, `unit` (uint): 1..3, or 0
 */
#define ROBO_TYPE_LOG_ITEM (robo_log_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogItem, robo_log_item, ROBO, LOG_ITEM, GObject)

/* The properties. Objects and strings are borrowed. */
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

/**
 * robo_log_item_get_verdict:
 * @self: a line
 * @index: less than robo_log_item_get_n_verdicts()
 *
 * Returns: (transfer none): what a review says, until something else is said
 */
const RoboLogVerdict *robo_log_item_get_verdict (RoboLogItem *self,
                                                 guint        index);

/**
 * robo_log_item_find:
 * @log: a list of RoboLogItem, in order
 * @event: index of an event
 *
 * Returns: the place in @log of the line that has the event, or the one before it if none has; 0 if there is no line
 *   before it
 */
guint robo_log_item_find (GListModel *log,
                          guint       event);

/**
 * robo_log_item_get_main_event:
 * @self: a line
 *
 * Returns: the event of the line that people ask about first
 */
guint robo_log_item_get_main_event (RoboLogItem *self);

/**
 * robo_log_item_dup_lead:
 * @self: a line
 *
 * Returns: (transfer full) (nullable): what the die beside the line shows, for those who do not see it: "Blue 3 to the
 *   north:"; %NULL if there is none, or if the text says it
 */
char *robo_log_item_dup_lead (RoboLogItem *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_item_dup_spoken:
 * @self: a line
 *
 * Returns: (transfer full): the line for those who hear it, with its lead, with "column 6, row 9" for "6|9", and with what a
 *   review says of it
 */
char *robo_log_item_dup_spoken (RoboLogItem *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_item_get_die_seat:
 * @self: a line
 *
 * Returns: whose die it is about, one that is rolled, activated, kept or skipped; %ROBO_NO_SEAT for any other line, and
 *   for one about several dice
 */
guint robo_log_item_get_die_seat (RoboLogItem *self);

/**
 * robo_log_item_get_die:
 * @self: a line about a die, see robo_log_item_get_die_seat()
 * @colour: (out): of the die
 * @value: (out): what it shows
 */
void robo_log_item_get_die (RoboLogItem *self,
                            RoboColour  *colour,
                            guint       *value);

/**
 * robo_log_item_get_card:
 * @self: a line
 *
 * Returns: the module that is used in it, the first one of several; %ROBO_NO_CARD if none is
 */
guint robo_log_item_get_card (RoboLogItem *self);

/**
 * robo_log_item_concerns:
 * @self: a line
 * @seat: 0..3
 *
 * Returns: whether it is about that seat, or a heading
 */
gboolean robo_log_item_concerns (RoboLogItem *self,
                                 guint        seat);

/**
 * robo_log_item_get_mentions:
 * @self: a line
 * @n_mentions: (out): how many
 *
 * Returns: (transfer none) (array length=n_mentions): the spaces and names in the text, in its order; valid as long as the
 *   text
 */
const RoboLogMention *robo_log_item_get_mentions (RoboLogItem *self,
                                                  guint       *n_mentions);

G_END_DECLS
