// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the log of a match, line by line.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Shows the log of a match under headings, and marks the line of the current position. Activating a line takes the
 * match to the last event of this line. The view scrolls with the current position unless the user scrolls away from
 * the end. The user can limit the view to the lines of one robot, and ask why the events of a line happened.
 *
 * Action `log.copy`: copies the listed lines to the clipboard, as text. Property `match` (RoboMatch, rw, nullable).
 *
 * Signals:
 *
 * - `space-hinted (uint space)`: the pointer or the focus is on the coordinates of this space, which the receiver
 *   highlights; ROBO_NO_SPACE if the pointer or the focus has left them
 * - `space-activated (uint space)`: the user has clicked coordinates, or pressed Enter on them; the receiver shows
 *   their space */
#define ROBO_TYPE_LOG_VIEW (robo_log_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogView, robo_log_view, ROBO, LOG_VIEW, GtkWidget)

extern const RoboShortcut robo_log_view_shortcuts[];

void robo_log_view_set_match (RoboLogView *self,
                              RoboMatch   *match);

/* Sets whether the log is below the board, and its popovers open upward. Otherwise it is beside the board. */
void robo_log_view_set_below (RoboLogView *self,
                              gboolean     is_below);

/* Adds a chat to which the user can switch from the log, or removes the chat if talk is NULL. The widget `talk` has
 * a property `n-unread` (uint). */
void robo_log_view_set_talk (RoboLogView *self,
                             GtkWidget   *talk);

/* Switches from the log to the chat, and focuses the chat. Does nothing if there is no chat. */
void robo_log_view_show_talk (RoboLogView *self);

/* Marks the lines that mention the space under the pointer on the board. ROBO_NO_SPACE removes the marks. */
void robo_log_view_mark_space (RoboLogView *self,
                               guint        space);

G_END_DECLS
