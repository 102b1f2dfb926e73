// SPDX-License-Identifier: GPL-3.0-or-later
// Where the log is: beside the game or below it, how large, or nowhere.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "ui/match/log/robo-log-view.h"

#include "robo-divider.h"

G_BEGIN_DECLS

/**
 * RoboLogPlace:
 *
 * Puts the log where the setting `log-below` wants it, and remembers, for games of two and of more apart, whether it is
 * shown and how large somebody has made it.
 */
#define ROBO_TYPE_LOG_PLACE (robo_log_place_get_type ())

G_DECLARE_FINAL_TYPE (RoboLogPlace, robo_log_place, ROBO, LOG_PLACE, GObject)

/**
 * robo_log_place_new:
 * @flap: has the log as its flap and the game as its content
 * @divider: the separator of the flap
 * @log: the log; all three have to live as long as the place
 *
 * Returns: (transfer full): a place
 */
RoboLogPlace *robo_log_place_new (AdwFlap     *flap,
                                  RoboDivider *divider,
                                  RoboLogView *log) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_place_set_match:
 * @self: a place
 * @match: (nullable): the match that is played from now on
 *
 * Shows or hides the log, in the size that it had the last time as many played.
 */
void robo_log_place_set_match (RoboLogPlace *self,
                               RoboMatch    *match);

G_END_DECLS
