// SPDX-License-Identifier: GPL-3.0-or-later
// Shows which VP spaces the robots of each side can reach.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/* Has a row for each side, which lists the VP spaces that a robot starting on this side can reach. At most one side is
 * shown on the board.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document, or NULL
 * - `side` (uint, ro): the orthogonal direction of the side that is shown on the board, or ROBO_NO_SIDE */
#define ROBO_TYPE_EDITOR_WAYS (robo_editor_ways_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ROBO, EDITOR_WAYS, AdwPreferencesGroup)

G_END_DECLS
