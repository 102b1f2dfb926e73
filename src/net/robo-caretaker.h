// SPDX-License-Identifier: GPL-3.0-or-later
// The computer that plays for a seat nobody speaks for, alike at every peer.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* Of all that peers have to compute alike and that is not the engine's: what the caretaker does, what need not be asked, what
 * entries mean. A change of any outcome needs the next number; tests/net/test-course.c tells when. */
#define ROBO_NET_VERSION 2

/**
 * robo_caretaker_answer:
 * @game: a game that asks
 * @seed: what chance it takes; the same for all peers, and known to nobody before programs are made
 *
 * It programs what takes its robot far on an arena without others, out of some programs by chance, and otherwise does what
 * happens without an answer. It is not good, and is not to get better: peers of different versions play together.
 *
 * Returns: a legal answer
 */
RoboAnswer robo_caretaker_answer (const RoboGame *game,
                                  guint64         seed);

G_END_DECLS
