// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user generate arenas and choose one of them.
#pragma once

#include <adwaita.h>

#include "simulation/robo-arena-search.h"

G_BEGIN_DECLS

/* Shows the options of a recipe and the arenas that a search has found in the background.
 *
 * Properties:
 *
 * - `search` (RoboArenaSearch, ro): the current or last search, or NULL
 *
 * Signals:
 *
 * - `chosen (RoboArena *arena)`: the user has chosen an arena. The window is hidden. The receiver destroys the window, or
 *   presents it again with everything that was found. */
#define ROBO_TYPE_GENERATOR_WINDOW (robo_generator_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboGeneratorWindow, robo_generator_window, ROBO, GENERATOR_WINDOW, AdwWindow)

GtkWidget *robo_generator_window_new (GtkWindow *parent);

RoboArenaSearch *robo_generator_window_get_search (RoboGeneratorWindow *self);

G_END_DECLS
