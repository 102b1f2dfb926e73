// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the log.
#pragma once

#include <gio/gio.h>

#include "engine/robo-event.h"

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
 * RoboLogMention:
 * @space: the space that is mentioned
 * @start: where its coordinates begin in the text, in bytes
 * @end: where they end, in bytes
 */
typedef struct
{
  guint space;
  guint start;
  guint end;
} RoboLogMention;

/**
 * RoboLogItem:
 *
 * Immutable. Properties:
 *
 * - `text` (string): the sentence
 * - `note` (string, nullable): small print, such as what was not asked before
 * - `event` (uint): index of the event
 * - `level` (uint): a RoboLogLevel
 * - `is-heading` (boolean)
 * - `round` (uint), `phase` (uint): a RoboPhase, `unit` (uint): 1..3, or 0
 */
#define ROBO_TYPE_LOG_ITEM (robo_log_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogItem, robo_log_item, ROBO, LOG_ITEM, GObject)

/* The properties. Objects and strings are borrowed. */
const char  *robo_log_item_get_text (RoboLogItem *self);
const char  *robo_log_item_get_note (RoboLogItem *self);
guint        robo_log_item_get_event (RoboLogItem *self);
RoboLogLevel robo_log_item_get_level (RoboLogItem *self);
gboolean     robo_log_item_get_is_heading (RoboLogItem *self);
guint        robo_log_item_get_round (RoboLogItem *self);
guint        robo_log_item_get_unit (RoboLogItem *self);

/**
 * robo_log_item_get_die_seat:
 * @self: a line
 *
 * Returns: whose die it is about, one that is rolled, activated, kept or skipped; %ROBO_NO_SEAT for any other line
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
 * Returns: (transfer none) (array length=n_mentions): the spaces in the text, in its order
 */
const RoboLogMention *robo_log_item_get_mentions (RoboLogItem *self,
                                                  guint       *n_mentions);

G_END_DECLS
