// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the log of a match, line by line.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Shows the log of a match under headings, marks the line of the current position, and takes the match back to an
 * activated line. The view stays at the end unless the user scrolls away from it. It can be limited to the lines of
 * one robot, and explains why the events of a line happened.
 *
 * Action `log.copy`: copies the visible lines to the clipboard, as text. Property `match` (RoboMatch, rw, nullable).
 *
 * Signals:
 *
 * - `space-hinted (uint space)`: the pointer or the focus is on the coordinates of that space, which is to be
 *   highlighted; or it has left them (ROBO_NO_SPACE)
 * - `space-activated (uint space)`: coordinates were clicked, and their space is to be shown */
#define ROBO_TYPE_LOG_VIEW (robo_log_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogView, robo_log_view, ROBO, LOG_VIEW, GtkWidget)

extern const RoboShortcut robo_log_view_shortcuts[];

void robo_log_view_set_match (RoboLogView *self,
                              RoboMatch   *match);

/* If is_below is TRUE, the log is below the board, not beside it, and its popovers open upward. */
void robo_log_view_set_below (RoboLogView *self,
                              gboolean     is_below);

/* Adds the chat beside the game, or none if talk is NULL. It has a property `n-unread` (uint), and the user
 * can switch to it from the log. */
void robo_log_view_set_talk (RoboLogView *self,
                             GtkWidget   *talk);

/* Switches to the chat, and focuses it. */
void robo_log_view_show_talk (RoboLogView *self);

/* Marks the lines that mention the hovered space of the board; ROBO_NO_SPACE for none. */
void robo_log_view_mark_space (RoboLogView *self,
                               guint        space);

G_END_DECLS
