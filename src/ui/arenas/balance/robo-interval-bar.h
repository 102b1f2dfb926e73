// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a measured share and its confidence interval as a bar.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Draws numbers that labels beside the bar show, too, so the bar has no accessible name. */
#define ROBO_TYPE_INTERVAL_BAR (robo_interval_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboIntervalBar, robo_interval_bar, ROBO, INTERVAL_BAR, GtkWidget)

typedef struct
{
  double value; /* measured value */
  double low;   /* lower end of the confidence interval */
  double high;  /* upper end of the confidence interval */
  double mark;  /* reference value; negative for none */
  double most;  /* value at the end of the bar */
} RoboInterval;

GtkWidget *robo_interval_bar_new (void);

/* Shows an interval as a bar with this color. */
void robo_interval_bar_set (RoboIntervalBar    *self,
                            const RoboInterval *interval,
                            RoboPaint           paint);

G_END_DECLS
