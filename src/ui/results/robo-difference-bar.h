// SPDX-License-Identifier: GPL-3.0-or-later
// Shows how much more or less often something happens with a better program.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-review-words.h"

G_BEGIN_DECLS

/* Shows how often something happens with the program that was played, and how often with the best program. A text line
 * has both numbers; an arrow below it points from the first number to the second. CSS: node `differencebar`, with the
 * class `better` or `worse`. Role: group, with the whole text line as its name. */
#define ROBO_TYPE_DIFFERENCE_BAR (robo_difference_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboDifferenceBar, robo_difference_bar, ROBO, DIFFERENCE_BAR, GtkWidget)

GtkWidget *robo_difference_bar_new (const RoboReviewDifference *difference) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
