// SPDX-License-Identifier: GPL-3.0-or-later
// Plays for the seat of an absent player, with the same result at every peer.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* This version stands for everything outside the engine that peers must compute alike: the play for absent players, the
 * questions that need no answer, the meaning of entries. Increase it by 1 if an outcome changes;
 * tests/net/test-shared-game.c fails after such a change. */
#define ROBO_NET_VERSION 5

/* From this version on, peers can read entries about a rematch. In a match of an older version, no such entries are
 * written, because older programs cannot read them. */
#define ROBO_NET_VERSION_AGAIN 4

/* From this version on, peers know time banks and entries about proposals. Matches of older versions have no time bank,
 * and entries about proposals do not count in them. */
#define ROBO_NET_VERSION_PROPOSALS 5

/* Answers for an absent player. To a question for a program, the answer is the best of some random programs, as if the
 * other robots had no programs. Other questions get their default answer. The play is weak, but it must stay as it is
 * for one ROBO_NET_VERSION, because all peers must compute the same answer. The seed must be the same at all peers, and
 * a secret until programs are made. */
RoboAnswer robo_absent_player_answer (const RoboGame *game,
                                      guint64         seed);

G_END_DECLS
