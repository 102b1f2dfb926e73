// SPDX-License-Identifier: GPL-3.0-or-later
// Which events make one line of the log, and what that line says.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

/**
 * robo_log_group_takes:
 * @events: the events of a game
 * @first: the one with which a line begins
 * @index: a later one, the next after those that the line has
 *
 * A die makes one line with all that comes of it, and so does what repeats itself for each robot: starting numbers,
 * skipped dice, reboots. A heading takes the programs that are confirmed and the dice that are rolled under it. Outside
 * of phase 2 an event takes those with it that it caused.
 *
 * Returns: whether the event belongs to that line
 */
gboolean robo_log_group_takes (const RoboEvent *events,
                               guint            first,
                               guint            index);

/**
 * robo_log_group_describe:
 * @events: the events of a game
 * @first: the one with which a line begins
 * @end: one behind the last one of it
 * @names: names for what is in them; who is named here is mentioned afterwards
 * @folded: (out) (transfer full) (nullable): small print, a sentence a line: what is also seen elsewhere
 *
 * Tells in whole sentences what the events come to: four steps are one movement, a hit and its damage one sentence, and
 * what a die shows is left to the die beside the line if something comes of it.
 *
 * Returns: (transfer full): the translated sentences, marked as by robo_log_describe()
 */
char *robo_log_group_describe (const RoboEvent *events,
                               guint            first,
                               guint            end,
                               RoboLogNames    *names,
                               char           **folded) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_group_find_main:
 * @events: the events of a game
 * @first: the one with which a line begins
 * @end: one behind the last one of it
 *
 * Returns: the event of the line that people ask about first: who won, who was destroyed, what was hit, where somebody
 *   came to; of equal ones the last
 */
guint robo_log_group_find_main (const RoboEvent *events,
                                guint            first,
                                guint            end);

G_END_DECLS
