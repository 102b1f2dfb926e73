// SPDX-License-Identifier: GPL-3.0-or-later
// The computers by name: what people are told of those of ai/robo-ladder.h.
#pragma once

#include "engine/robo-types.h"

G_BEGIN_DECLS

/**
 * robo_computer_get_name:
 * @level: a level
 *
 * Returns: (transfer none): its name, the same in all languages: "Pip"; translated: "random"
 */
const char *robo_computer_get_name (RoboLevel level);

/**
 * robo_computer_get_sentence:
 * @level: a level
 *
 * Returns: (transfer none): translated: what it is like to play against
 */
const char *robo_computer_get_sentence (RoboLevel level);

/**
 * robo_computer_get_strength:
 * @level: a level
 *
 * Returns: how well it plays, as a number of the kind chess players have: 400 more win ten times as often as they lose.
 *   Measured in games of two, see doc/ladder.md; chance is the rating of somebody who does anything
 */
guint robo_computer_get_strength (RoboLevel level);

G_END_DECLS
