// SPDX-License-Identifier: GPL-3.0-or-later
// Groups events into lines of the log and describes each group.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

/* Returns whether the event at `index` belongs to the log line that begins with `first` and has all events up to
 * `index`. A die makes one log line with its consequences, except for a win. Successive events of one of these types
 * make one log line, too: VP tokens, starting numbers, skipped dice, repairs, reboots. Programs that are confirmed and
 * dice that are rolled belong to the heading before them. Outside of phase 2 an event makes a log line with the events
 * that it caused. */
gboolean robo_log_group_contains (const RoboEvent *events,
                                  guint            first,
                                  guint            index);

/* Returns translated sentences for the events from `first` to before `end`, marked as by robo_log_describe().
 * Successive steps become one movement; a hit and its damage become one sentence. The sentences leave out the face
 * of a die that had an effect, because the die is shown beside the log line. Marks in `names` the seats that the
 * text mentions. `folded` gets the small print, events that are also visible elsewhere, with one sentence in each
 * text line, or NULL. */
char *robo_log_group_describe (const RoboEvent *events,
                               guint            first,
                               guint            end,
                               RoboLogNames    *names,
                               char           **folded) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the most important event from `first` to before `end`, such as a destruction, a hit, or the last step of a
 * robot. If several are equally important, returns the last of them. */
guint robo_log_group_find_main (const RoboEvent *events,
                                guint            first,
                                guint            end);

G_END_DECLS
