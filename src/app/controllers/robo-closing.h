// SPDX-License-Identifier: GPL-3.0-or-later
// Closing the window: what becomes of the arena, the module set and the rule set that are edited in it.
#pragma once

#include "robo-arena-desk.h"
#include "robo-rules-desk.h"

G_BEGIN_DECLS

/**
 * robo_closing_may_close:
 * @window: a window that is to be closed
 * @arenas: its desk of arenas
 * @rules: its desk of module sets and rule sets
 *
 * Asks about changes that are not saved, in one dialog for all that is edited in it; the window is closed when that is
 * settled.
 *
 * Returns: whether there is nothing to ask
 */
gboolean robo_closing_may_close (GtkWindow     *window,
                                 RoboArenaDesk *arenas,
                                 RoboRulesDesk *rules);

G_END_DECLS
