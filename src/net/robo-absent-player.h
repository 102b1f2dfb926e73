// SPDX-License-Identifier: GPL-3.0-or-later
// Plays for the seat of an absent player, with the same result at every peer.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* The version of all that peers must compute alike outside the engine: the play for absent players, the
 * questions that need no answer, the meaning of entries. A change of any outcome needs the next number;
 * tests/net/test-shared-game.c tells when. */
#define ROBO_NET_VERSION 2

/* Answers for an absent player. For a program it takes the best of some random programs, as if no other robots
 * were in the arena; other questions get their default answer. The play is weak and must stay as it is,
 * because peers of different versions play together. The seed is the same at all peers, and secret until
 * programs are made. */
RoboAnswer robo_absent_player_answer (const RoboGame *game,
                                      guint64         seed);

G_END_DECLS
