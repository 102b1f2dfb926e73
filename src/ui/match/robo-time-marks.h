// SPDX-License-Identifier: GPL-3.0-or-later
// What happened when, as signs under the time line.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboTimeMarks:
 *
 * Lies over a scale whose values are positions of a match. A round begins at a stroke, with its number where there
 * is room; hexagons are victory points, bars are damage, crosses are robots that were destroyed. What nobody has seen yet
 * is not told. Decoration: the log says it.
 */
#define ROBO_TYPE_TIME_MARKS (robo_time_marks_get_type ())

G_DECLARE_FINAL_TYPE (RoboTimeMarks, robo_time_marks, ROBO, TIME_MARKS, GtkWidget)

/**
 * robo_time_marks_show:
 * @self: marks
 * @match: (nullable): whose events they are
 * @range: the scale below, as large as @self
 *
 * To be called again whenever the match shows another position or has more events.
 */
void robo_time_marks_show (RoboTimeMarks *self,
                           RoboMatch     *match,
                           GtkRange      *range);

/**
 * robo_time_marks_count:
 * @self: marks
 *
 * Returns: how many there are now
 */
guint robo_time_marks_count (RoboTimeMarks *self);

/**
 * robo_time_marks_get_step:
 * @self: marks that are shown
 * @is_word: (out): whether there is room for "Round 3" at each stroke, and not only for the number
 *
 * Returns: which rounds have a number: 1 is each, 5 the first one and each fifth
 */
guint robo_time_marks_get_step (RoboTimeMarks *self,
                                gboolean      *is_word);

G_END_DECLS
