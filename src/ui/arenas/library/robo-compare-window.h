// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an arena of the library with another arena of the library, or with a file.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"
#include "ui/widgets/robo-arena-compare.h"

G_BEGIN_DECLS

/* Shows how the arena differs from another arena, which the user selects at the top. */
#define ROBO_TYPE_COMPARE_WINDOW (robo_compare_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboCompareWindow, robo_compare_window, ROBO, COMPARE_WINDOW, AdwWindow)

/* Creates a window for an entry that is at least partly readable. At first, the arena is compared with the first other
 * arena of the library that is readable, or with itself if there is none. */
GtkWidget *robo_compare_window_new (RoboLibrary      *library,
                                    RoboLibraryArena *entry);

/* Compares the arena with an arena file from anywhere as soon as another thread has read the file. If no part of the
 * file is readable, a dialog shows the reason. */
void robo_compare_window_open (RoboCompareWindow *self,
                               GFile             *file);

G_END_DECLS
