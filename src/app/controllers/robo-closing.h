// SPDX-License-Identifier: GPL-3.0-or-later
// Closes the window. Asks first about unsaved arenas, module sets and rule sets.
#pragma once

#include "robo-arena-controller.h"
#include "robo-rules-controller.h"

G_BEGIN_DECLS

/* Asks the user about unsaved changes in one dialog for all documents of the window, and then closes the window with
 * `close`, unless the user cancels. Returns TRUE if there are no unsaved changes; then the documents are closed, and
 * the window may close at once. */
gboolean robo_closing_may_close (GtkWindow *window,
                                 void (*close) (GtkWindow *window),
                                 RoboArenaController *arenas,
                                 RoboRulesController *rules);

G_END_DECLS
