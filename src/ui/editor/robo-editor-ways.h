// SPDX-License-Identifier: GPL-3.0-or-later
// Which VP spaces robots get to, side by side.
#pragma once

#include <adwaita.h>

#include "edit/robo-arena-document.h"

G_BEGIN_DECLS

/**
 * RoboEditorWays:
 *
 * A row a side, with what a robot that starts there reaches; at most one of them is shown on the board.
 *
 * Signals:
 *
 * - `side-changed ()`: another side, or none any more, is to be shown on the board
 */
#define ROBO_TYPE_EDITOR_WAYS (robo_editor_ways_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ROBO, EDITOR_WAYS, AdwPreferencesGroup)

GtkWidget *robo_editor_ways_new (void);

/**
 * robo_editor_ways_set_document:
 * @self: the ways
 * @document: (nullable): whose they are; followed with each change
 */
void robo_editor_ways_set_document (RoboEditorWays    *self,
                                    RoboArenaDocument *document);

/**
 * robo_editor_ways_get_side:
 * @self: the ways
 *
 * Returns: the orthogonal direction that is to be shown on the board, %ROBO_NO_SIDE for none
 */
guint robo_editor_ways_get_side (RoboEditorWays *self);

/* For tests: the row of a side, and the button in it that shows it. */
AdwActionRow *robo_editor_ways_get_row (RoboEditorWays *self,
                                        RoboDir         side);
GtkWidget    *robo_editor_ways_get_button (RoboEditorWays *self,
                                           RoboDir         side);

G_END_DECLS
