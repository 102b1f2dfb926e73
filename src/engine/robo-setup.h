// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the choices before a game, and the pieces on the table before round 1 (R3).
#pragma once

#include "robo-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 kind;                  /* a RoboSeatKind */
  guint8 side;                  /* side of the arena, an orthogonal RoboDir; all sides are different */
  guint8 cards[ROBO_MAX_SLOTS]; /* modules with which a KillBot (R9.7) or a titleholder (R11.2) begins, or
                                 * ROBO_NO_CARD */
} RoboSeatSetup;

/* Holds the choices before a game (R3). */
typedef struct
{
  const RoboBoard *board; /* must outlive the game */
  const RoboCards *cards; /* must outlive the game; NULL for none */
  RoboRules        rules;
  RoboSeatSetup    seats[ROBO_MAX_ROBOTS]; /* choices for each seat */
} RoboSetup;

/* Puts 4 tokens of each number of the arena into the bag (R4.1). */
void robo_fill_bag (RoboState       *state,
                    const RoboBoard *board);

/* Sets the state before round 1: all robots are out, starting numbers are dealt, and decks are shuffled. */
void robo_setup_state (RoboState       *state,
                       const RoboSetup *setup,
                       guint64          seed);

G_END_DECLS
