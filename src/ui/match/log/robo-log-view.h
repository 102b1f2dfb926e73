// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a match, line by line.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboLogView:
 *
 * Shows the log of a match under headings, marks the line of the position shown, and takes the match back to the
 * line that is activated. It stays at the end unless somebody scrolls away from it. It can be limited to the lines of
 * one robot, and says of every line why that happened.
 *
 * Action `log.copy`: puts the lines shown on the clipboard, as text.
 *
 * Property `match` (RoboMatch, rw, nullable).
 *
 * Signals:
 *
 * - `space-hinted (uint space)`: the pointer or the focus is on the coordinates of that space, or no longer on any
 *    (%ROBO_NO_SPACE): light it up
 * - `space-activated (uint space)`: coordinates were clicked: show where that space is
 */
#define ROBO_TYPE_LOG_VIEW (robo_log_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogView, robo_log_view, ROBO, LOG_VIEW, GtkWidget)

void robo_log_view_set_match (RoboLogView *self,
                              RoboMatch   *match);

/**
 * robo_log_view_set_below:
 * @self: a view
 * @is_below: whether it stands below what it tells of, not at its side: then there is room above it for what it says
 */
void robo_log_view_set_below (RoboLogView *self,
                              gboolean     is_below);

/**
 * robo_log_view_set_talk:
 * @self: a view
 * @talk: (nullable): what people say beside the game, with a property `n-unread` (uint): one can turn to it from the log
 */
void robo_log_view_set_talk (RoboLogView *self,
                             GtkWidget   *talk);

/* Turns to it, and gives it the focus. */
void robo_log_view_show_talk (RoboLogView *self);

/**
 * robo_log_view_mark_space:
 * @self: a view
 * @space: what is pointed at on the board, or %ROBO_NO_SPACE: the lines that mention it are marked
 */
void robo_log_view_mark_space (RoboLogView *self,
                               guint        space);

G_END_DECLS
