// SPDX-License-Identifier: GPL-3.0-or-later
// Places the log beside the game or below it, and keeps its size.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/match/log/robo-log-view.h"

#include "robo-divider.h"

G_BEGIN_DECLS

/* Puts the log where the setting `log-below` says, and remembers its visibility and its size, separately for
 * games of two and of more players. */
#define ROBO_TYPE_LOG_PLACE (robo_log_place_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogPlace, robo_log_place, ROBO, LOG_PLACE, GObject)

/* Creates the place of a log, which is the flap of an AdwFlap with the game as its content. All three widgets have to
 * live as long as the place. */
RoboLogPlace *robo_log_place_new (AdwFlap     *flap,
                                  RoboDivider *divider,
                                  RoboLogView *log) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the current match, or NULL, and shows or hides the log in the size that it had the last time for this
 * number of players. */
void robo_log_place_set_match (RoboLogPlace *self,
                               RoboMatch    *match);

/* Sets whether a player programs. Then the log is hidden unless the user opens it; this choice is stored separately. */
void robo_log_place_set_programming (RoboLogPlace *self,
                                     gboolean      is_programming);

/* Reduces the size of the log to the room that there is. Call this after the flap was allocated. */
void robo_log_place_fit (RoboLogPlace *self);

G_END_DECLS
