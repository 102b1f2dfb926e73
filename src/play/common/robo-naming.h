/* What a player and their robot, who are one thing, are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/**
 * robo_naming_dup_full:
 * @setup: who plays
 * @seat: a seat that is not empty
 *
 * The name at first mention: in the log the first time in a round, and wherever somebody stands alone, as on a space of
 * the board. From then on the name of the player alone is enough, which is robo_match_setup_dup_name().
 *
 * Returns: (transfer full): "Anna’s Hound", "KillBot 1 (Volt)"; the player’s name if it is the robot’s as well
 */
char *robo_naming_dup_full (const RoboMatchSetup *setup,
                            guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
