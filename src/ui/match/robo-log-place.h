// SPDX-License-Identifier: GPL-3.0-or-later
// Places the log beside the game or below it, and keeps the size of the log.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/match/log/robo-log-view.h"

#include "robo-divider.h"

G_BEGIN_DECLS

/* Puts the log where the setting `log-below` says. Remembers whether the log is visible, and its size. Visibility
 * and size are stored separately for games of two and of more players. */
#define ROBO_TYPE_LOG_PLACE (robo_log_place_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogPlace, robo_log_place, ROBO, LOG_PLACE, GObject)

/* Creates the place of a log. The log is the flap of an AdwFlap, whose content is the game. All three widgets have to
 * live as long as the place. */
RoboLogPlace *robo_log_place_new (AdwFlap     *flap,
                                  RoboDivider *divider,
                                  RoboLogView *log) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the current match, or NULL, and shows or hides the log. The log gets the size that it last had in a game of two
 * players, or of more than two. */
void robo_log_place_set_match (RoboLogPlace *self,
                               RoboMatch    *match);

/* Sets whether a player programs. While a player programs, the log is hidden unless the user opens it. Whether the
 * log is open while a player programs is stored in a setting of its own. */
void robo_log_place_set_programming (RoboLogPlace *self,
                                     gboolean      is_programming);

/* Sets whether the result or the review is beside the log instead of the game. The log is hidden there unless the user
 * opens it. Whether it is open then is stored separately. */
void robo_log_place_set_over (RoboLogPlace *self,
                              gboolean      is_over);

/* Fits the size of the log to the room that it has. Call this after the flap was allocated. */
void robo_log_place_fit (RoboLogPlace *self);

G_END_DECLS
