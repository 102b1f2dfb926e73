// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an arena, with a way to put it right.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/**
 * RoboEditorProblems:
 *
 * A list that follows the document.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): whose problems they are, or %NULL
 * - `n-problems` (uint, ro): how many are listed; while somebody draws the list waits for the end of the stroke
 *
 * Signals:
 *
 * - `show-place (uint space, uint side)`: a problem was chosen; its place, or %ROBO_NO_SPACE and %ROBO_NO_SIDE
 */
#define ROBO_TYPE_EDITOR_PROBLEMS (robo_editor_problems_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorProblems, robo_editor_problems, ROBO, EDITOR_PROBLEMS, AdwPreferencesGroup)

G_END_DECLS
