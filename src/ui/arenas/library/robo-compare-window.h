// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an arena of the library with another one, or with a file.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"
#include "ui/widgets/robo-arena-compare.h"

G_BEGIN_DECLS

/**
 * RoboCompareWindow:
 *
 * Shows what is different in an arena, compared with another one that is chosen above.
 */
#define ROBO_TYPE_COMPARE_WINDOW (robo_compare_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboCompareWindow, robo_compare_window, ROBO, COMPARE_WINDOW, AdwWindow)

/**
 * robo_compare_window_new:
 * @library: where to choose from
 * @entry: an arena of which something can be read
 *
 * Returns: (transfer floating): a window; it begins with the first other arena of the library
 */
GtkWidget *robo_compare_window_new (RoboLibrary      *library,
                                    RoboLibraryArena *entry);

/**
 * robo_compare_window_open:
 * @self: a window
 * @file: an arena file from anywhere
 *
 * Compares with it as soon as it has been read elsewhere; if nothing of it can be read a dialog says why.
 */
void robo_compare_window_open (RoboCompareWindow *self,
                               GFile             *file);

G_END_DECLS
