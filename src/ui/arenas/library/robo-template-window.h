// SPDX-License-Identifier: GPL-3.0-or-later
// Asks how a new arena begins: empty or as a copy, with its size and symmetry.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-list.h"
#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Shows the templates: an empty arena, the bundled arenas and the user's arena that was saved last. The choice is
 * remembered.
 *
 * Signals:
 *
 * - `chosen (RoboArena *arena, uint symmetry)`: the user creates an arena like this one. `symmetry` is the RoboSymmetry
 *   with which the user begins to draw. The arena has no name if it is empty. The window is hidden already, and
 *   destroys itself after the signal. */
#define ROBO_TYPE_TEMPLATE_WINDOW (robo_template_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboTemplateWindow, robo_template_window, ROBO, TEMPLATE_WINDOW, AdwWindow)

/* Creates a window with the arenas that a list has at the moment. `last_path` is the path of the arena that was saved
 * last; it may be "", or a file that is not in the list. */
GtkWidget *robo_template_window_new (GtkWindow     *parent,
                                     RoboArenaList *arenas,
                                     const char    *last_path);

G_END_DECLS
