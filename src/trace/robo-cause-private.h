// SPDX-License-Identifier: GPL-3.0-or-later
// What finding causes shares: -cause.c looks within a die or a phase, -cause-far.c before it.
#pragma once

#include "robo-cause.h"

G_BEGIN_DECLS

guint robo_cause_find_end (const RoboEvent *events,
                           guint            index);
guint robo_cause_find_reprogramming (const RoboEvent *events,
                                     guint            index);

G_END_DECLS
