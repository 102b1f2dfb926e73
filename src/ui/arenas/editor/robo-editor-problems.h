// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of an arena, with fixes.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/* A list that follows the document.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document, or NULL
 * - `n-problems` (uint, ro): the number of problems; during a stroke the list waits for its end
 *
 * Signals:
 *
 * - `show-place (uint space, uint side)`: a problem was selected; its place, or ROBO_NO_SPACE and ROBO_NO_SIDE */
#define ROBO_TYPE_EDITOR_PROBLEMS (robo_editor_problems_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorProblems, robo_editor_problems, ROBO, EDITOR_PROBLEMS, AdwPreferencesGroup)

G_END_DECLS
