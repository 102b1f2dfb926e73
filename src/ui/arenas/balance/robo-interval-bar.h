// SPDX-License-Identifier: GPL-3.0-or-later
// A share that was measured, with its confidence interval, as a bar.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboIntervalBar:
 *
 * A picture of what stands beside it in figures.
 */
#define ROBO_TYPE_INTERVAL_BAR (robo_interval_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboIntervalBar, robo_interval_bar, ROBO, INTERVAL_BAR, GtkWidget)

/**
 * RoboInterval:
 * @value: what was measured
 * @low: the lower end of its interval
 * @high: the upper end
 * @mark: what it is compared with; negative for nothing
 * @most: what the whole length of the bar stands for
 */
typedef struct
{
  double value;
  double low;
  double high;
  double mark;
  double most;
} RoboInterval;

GtkWidget *robo_interval_bar_new (void);

/**
 * robo_interval_bar_set:
 * @self: a bar
 * @interval: what it shows
 * @paint: the colour of the interval
 */
void robo_interval_bar_set (RoboIntervalBar    *self,
                            const RoboInterval *interval,
                            RoboPaint           paint);

G_END_DECLS
