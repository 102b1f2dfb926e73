// SPDX-License-Identifier: GPL-3.0-or-later
// Shows which VP spaces the robots of each side can reach.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/* Has a row for each side, with the VP spaces that a robot starting there can reach. At most one side is shown on the
 * board.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document, or NULL
 * - `side` (uint, ro): the orthogonal direction whose reach is to be shown on the board, ROBO_NO_SIDE for none */
#define ROBO_TYPE_EDITOR_WAYS (robo_editor_ways_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ROBO, EDITOR_WAYS, AdwPreferencesGroup)

G_END_DECLS
