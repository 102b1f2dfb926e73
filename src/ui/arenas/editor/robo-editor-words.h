// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the board editor.
#pragma once

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * robo_editor_words_get_brush:
 * @kind: what a brush paints
 *
 * Returns: (transfer none): its name, short enough for a palette
 */
const char *robo_editor_words_get_brush (RoboBrushKind kind);

/**
 * robo_editor_words_get_mode:
 * @mode: a mode
 *
 * Returns: (transfer none): its name, short enough for a palette
 */
const char *robo_editor_words_get_mode (RoboEditorMode mode);

/**
 * robo_editor_words_get_symmetry:
 * @symmetry: a symmetry
 *
 * Returns: (transfer none): its name
 */
const char *robo_editor_words_get_symmetry (RoboSymmetry symmetry);

/**
 * robo_editor_words_get_edit:
 * @brush: a brush
 *
 * Returns: (transfer none): what a stroke of it is called in the history: “Place Pit”
 */
const char *robo_editor_words_get_edit (const RoboBrush *brush);

/**
 * robo_editor_words_dup_hint:
 * @brush: a brush
 * @symmetry: the symmetry
 * @plan: the arena
 * @touch: where
 * @painted: what would come of it
 *
 * Returns: (transfer full): what would happen, or why nothing would: “Energy wall between 6|8 and 6|9, and 3 more by
 * symmetry”
 */
char *robo_editor_words_dup_hint (const RoboBrush *brush,
                                  RoboSymmetry     symmetry,
                                  const RoboPlan  *plan,
                                  const RoboTouch *touch,
                                  RoboPainted      painted) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_editor_words_dup_spaces:
 * @kind: what is painted
 * @n_spaces: how many spaces become different
 *
 * Returns: (transfer full): the same for boxes and fills
 */
char *robo_editor_words_dup_spaces (RoboBrushKind kind,
                                    guint         n_spaces) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
