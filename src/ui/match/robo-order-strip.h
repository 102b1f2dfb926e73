// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the dice of the current control unit in the order in which they act.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Property `match` (RoboMatch, rw, nullable). */
#define ROBO_TYPE_ORDER_STRIP (robo_order_strip_get_type ())

G_DECLARE_FINAL_TYPE (RoboOrderStrip, robo_order_strip, ROBO, ORDER_STRIP, GtkWidget)

G_END_DECLS
