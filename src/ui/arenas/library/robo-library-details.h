// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the details of one arena of the library, and buttons for its actions.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* The buttons activate actions `library.…` of the page that contains this widget. The property `menu-model` has more
 * actions for the arena. */
#define ROBO_TYPE_LIBRARY_DETAILS (robo_library_details_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryDetails, robo_library_details, ROBO, LIBRARY_DETAILS, AdwBin)

G_END_DECLS
