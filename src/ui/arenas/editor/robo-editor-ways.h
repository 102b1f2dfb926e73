// SPDX-License-Identifier: GPL-3.0-or-later
// Which VP spaces robots get to, side by side.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/**
 * RoboEditorWays:
 *
 * A row a side, with what a robot that starts there reaches; at most one of them is shown on the board.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): whose ways they are, or %NULL
 * - `side` (uint, ro): the orthogonal direction whose ways are to be shown on the board, %ROBO_NO_SIDE for none
 */
#define ROBO_TYPE_EDITOR_WAYS (robo_editor_ways_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ROBO, EDITOR_WAYS, AdwPreferencesGroup)

G_END_DECLS
