// SPDX-License-Identifier: GPL-3.0-or-later
// The library of arenas: those that come with the game and the user's own.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/**
 * RoboLibraryPage:
 *
 * A grid of live thumbnails, and the details of the one that is selected. What is done with files happens here; what needs
 * other pages goes to the window's actions: `win.play-arena` and `win.edit-arena` with the path of a file, `win.new-arena`,
 * `win.show-page`.
 */
#define ROBO_TYPE_LIBRARY_PAGE (robo_library_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryPage, robo_library_page, ROBO, LIBRARY_PAGE, AdwBin)

/**
 * robo_library_page_new:
 * @library: one that watches
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *robo_library_page_new (RoboLibrary *library);

/**
 * robo_library_page_select_file:
 * @self: a page
 * @path: of a file of the library
 *
 * Selects it, now or as soon as the library has found it. Filters that hide it are taken off.
 */
void robo_library_page_select_file (RoboLibraryPage *self,
                                    const char      *path);

/**
 * robo_library_page_get_selected:
 * @self: a page
 *
 * Property `selected`, which notifies.
 *
 * Returns: (transfer none) (nullable): the arena that is selected
 */
RoboLibraryArena *robo_library_page_get_selected (RoboLibraryPage *self);

/**
 * robo_library_page_import:
 * @self: a page
 * @files: (element-type GFile): arena files from anywhere
 *
 * Takes them into the user's folder and selects the last one. What was refused is said in a dialog.
 */
void robo_library_page_import (RoboLibraryPage *self,
                               GPtrArray       *files);

/* Gives the focus to the grid. To be called when the page has come into view. */
void robo_library_page_prepare (RoboLibraryPage *self);

G_END_DECLS
