/* What is chosen before a game, and what lies on the table before round 1 (R3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-state.h"

G_BEGIN_DECLS

/**
 * RoboSeatSetup:
 * @kind: a RoboSeatKind
 * @side: its side of the arena, an orthogonal RoboDir; all sides are different
 * @cards: modules it begins with (a KillBot's, R9.7), or %ROBO_NO_CARD
 */
typedef struct
{
  guint8 kind;
  guint8 side;
  guint8 cards[ROBO_MAX_SLOTS];
} RoboSeatSetup;

/**
 * RoboSetup:
 * @board: (transfer none): outlives the game
 * @cards: (transfer none) (nullable): outlives the game; %NULL for none
 * @rules: the options
 * @seats: (array): by seat
 *
 * What is chosen before a game (R3).
 */
typedef struct
{
  const RoboBoard *board;
  const RoboCards *cards;
  RoboRules        rules;
  RoboSeatSetup    seats[ROBO_MAX_ROBOTS];
} RoboSetup;

/**
 * robo_fill_bag:
 * @state: a state
 * @board: the board it is played on
 *
 * Puts 4 tokens of each number the arena has into the bag (R4.1).
 */
void robo_fill_bag (RoboState       *state,
                    const RoboBoard *board);

/**
 * robo_setup_state:
 * @state: (out caller-allocates): a state
 * @setup: what was chosen
 * @seed: of the generator
 *
 * Makes @state the table before round 1: all robots out, starting numbers dealt, decks shuffled.
 */
void robo_setup_state (RoboState       *state,
                       const RoboSetup *setup,
                       guint64          seed);

G_END_DECLS
