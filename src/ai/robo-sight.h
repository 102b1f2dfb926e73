/* What an operator sees of a game when it is asked: all that is open, and nothing that is not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "robo-value.h"

G_BEGIN_DECLS

/**
 * RoboSight:
 * @setup: the set-up; board and cards are borrowed from that of the game
 * @goals: what wins
 * @state: the position from which @records lead to the question
 * @shown: the position in which it is asked, without what is in the decks
 * @n_records: how many
 * @records: (array length=n_records): the answers that were given in between, which everybody has heard
 * @hidden: (array): by card: how many of it are somewhere out of sight
 * @hands: (array): by seat and deck: how many cards of that colour somebody else has that nobody has seen
 * @n_past: how many rounds there are in @past
 * @past: (array length=n_past): the last rounds, the oldest first: how it stood when the programs were opened, and what
 *   everybody had programmed
 * @question: what is asked
 *
 * The others' programs are not in it as long as they are secret (R5.5), nor what they have drawn and not equipped, nor
 * the order of the decks: those cards are shuffled anew. The generator is not the game's; whoever plays the records again
 * needs robo_sight_find_start(). A value of its own, so that another thread may think about it.
 */
typedef struct
{
  RoboSetup    setup;
  RoboGoals    goals;
  RoboState    state;
  RoboState    shown;
  RoboRecord  *records;
  guint        n_records;
  guint8       hidden[ROBO_MAX_CARDS];
  guint8       hands[ROBO_MAX_ROBOTS][ROBO_N_DECKS];
  guint        n_past;
  RoboState    past[ROBO_GAME_MAX_PAST];
  RoboQuestion question; /* last, since it is large */
} RoboSight;

/**
 * robo_sight_new:
 * @game: a game that asks; its board and cards outlive what is returned
 *
 * Returns: (transfer full): what the operator sees that is asked
 */
RoboSight *robo_sight_new (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sight_sample:
 * @self: what somebody knows
 * @rng: a generator
 * @state: (out caller-allocates): the position of @self, from which its records lead to the question
 *
 * Deals what is hidden in one of the ways that agree with what was seen: how high the decks are, of which colours the
 * others have drawn, and that nobody owns a module twice.
 */
void robo_sight_sample (const RoboSight *self,
                        RoboRng         *rng,
                        RoboState       *state);

/**
 * robo_sight_find_start:
 * @self: what somebody knows
 * @start: (out caller-allocates): the position from which its records lead to the question
 *
 * Finds a generator for that position which rolls and draws what everybody has seen before the question in its
 * transaction. As long as few dice and cards are in it: after a few thousand tries any other one is taken. This can
 * cost more than a game, so only who looks ahead from a question does it.
 */
void robo_sight_find_start (const RoboSight *self,
                            RoboState       *start);

/**
 * robo_sight_free:
 * @self: (transfer full) (nullable): what somebody knows
 *
 * Frees @self.
 */
void robo_sight_free (RoboSight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSight, robo_sight_free)

G_END_DECLS
