// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the library of arenas: the arenas that come with the game, and the user's own arenas.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Has a grid of thumbnails, which are updated when files change, and the details of the selected arena. The page
 * runs actions on files itself. For other actions it activates actions of the window: `win.play-arena`,
 * `win.edit-arena` and `win.share` with the path of a file, `win.new-arena`, `win.generate-arenas`, `win.import`. */
#define ROBO_TYPE_LIBRARY_PAGE (robo_library_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryPage, robo_library_page, ROBO, LIBRARY_PAGE, AdwBin)

extern const RoboShortcut robo_library_page_shortcuts[];

/* Creates a page. The caller makes sure that the library watches its folders. */
GtkWidget *robo_library_page_new (RoboLibrary *library);

/* Selects a file of the library as soon as the library has found the file. If the file is not shown now, clears the
 * filters, which may hide it. */
void robo_library_page_select_file (RoboLibraryPage *self,
                                    const char      *path);

/* Returns the selected arena, or NULL. The property `selected` notifies of changes. */
RoboLibraryArena *robo_library_page_get_selected (RoboLibraryPage *self);

/* Imports arena files from anywhere into the user's folder, and selects the last imported arena. If files were refused,
 * a dialog shows the reason for the first of them. */
void robo_library_page_import (RoboLibraryPage *self,
                               GPtrArray       *files);

G_END_DECLS
