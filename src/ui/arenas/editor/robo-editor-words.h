// SPDX-License-Identifier: GPL-3.0-or-later
// Has the texts of the arena editor.
#pragma once

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* Returns the name of a brush. It is short enough for a palette. */
const char *robo_editor_words_get_brush (RoboBrushKind kind);

/* Returns the name of a mode. It is short enough for a palette. */
const char *robo_editor_words_get_mode (RoboEditorMode mode);

const char *robo_editor_words_get_symmetry (RoboSymmetry symmetry);

/* Returns the name that a stroke with the brush has in the history, such as “Place Pit”. */
const char *robo_editor_words_get_edit (const RoboBrush *brush);

/* Says what the brush would do, such as “Energy wall between 6|8 and 6|9, and 3 more by symmetry”, or why the brush
 * would do nothing. The text is empty for an edge at the border of the arena that the brush leaves alone. */
char *robo_editor_words_dup_hint (const RoboBrush *brush,
                                  RoboSymmetry     symmetry,
                                  const RoboPlan  *plan,
                                  const RoboTouch *touch,
                                  RoboPainted      painted) G_GNUC_WARN_UNUSED_RESULT;

/* Says what the box or fill tool would do if it changed `n_spaces` spaces. */
char *robo_editor_words_dup_spaces (RoboBrushKind kind,
                                    guint         n_spaces) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
