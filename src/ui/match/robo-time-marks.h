// SPDX-License-Identifier: GPL-3.0-or-later
// Marks the events of a match on the time line.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Lies over a scale whose values are positions of a match. A stroke marks the start of a round, with the number of
 * the round if there is room. Hexagons are victory points, bars are damage, crosses are destroyed robots. Events
 * that have not been shown yet have no marks. While a match is retold, events after the current position have no
 * marks, either. The marks are decoration, because the log has the same information. */
#define ROBO_TYPE_TIME_MARKS (robo_time_marks_get_type ())

G_DECLARE_FINAL_TYPE (RoboTimeMarks, robo_time_marks, ROBO, TIME_MARKS, GtkWidget)

/* Shows the marks of a match, or none if match is NULL. Call this whenever the position of the match changes or the
 * match has more events. The range is the scale that the marks lie over; it has the same size as the marks. */
void robo_time_marks_show (RoboTimeMarks *self,
                           RoboMatch     *match,
                           GtkRange      *range);

/* Returns the number of marks of the match. */
guint robo_time_marks_count (RoboTimeMarks *self);

/* Returns the distance between rounds with a number: 1 if all rounds have a number, 5 if the first round and each
 * fifth round have a number. Sets is_word to TRUE if there is room for "Round 3" at each stroke, not only for the
 * number. */
guint robo_time_marks_get_step (RoboTimeMarks *self,
                                gboolean      *is_word);

G_END_DECLS
