// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the picture at the top of a page fill the height that the rest of the page leaves.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Places two children below each other. The first child, the stage, gets its natural height and what the second child
 * leaves of the height, up to a share of the width. The second child gets the rest. */
#define ROBO_TYPE_STAGE_LAYOUT (robo_stage_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboStageLayout, robo_stage_layout, ROBO, STAGE_LAYOUT, GtkLayoutManager)

G_END_DECLS
