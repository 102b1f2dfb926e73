// SPDX-License-Identifier: GPL-3.0-or-later
// Describes what an operator who is asked can see: everything public in the game, and no secrets of other operators.
#pragma once

#include "engine/robo-game.h"
#include "robo-value.h"

G_BEGIN_DECLS

/* Holds the part of a game that one operator may know. The programs of the other operators are left out as long as
 * they are secret (R5.5). Cards that the other operators have drawn but not equipped, and the order of the decks,
 * are left out, too: all these cards are shuffled anew. The generator is not the generator of the game; use
 * robo_sight_find_start() to play the records again. The sight is independent of the game, so another thread may use
 * it. */
typedef struct
{
  RoboSetup   setup;   /* set-up; its board and cards are borrowed from the game's set-up */
  RoboGoals   goals;   /* VP that win */
  RoboState   state;   /* position from which the records lead to the question */
  RoboState   shown;   /* position in which the question is asked; its decks mean nothing */
  RoboRecord *records; /* public answers given between the two positions */
  guint       n_records;
  guint8      hidden[ROBO_MAX_CARDS]; /* by card: number of copies that the operator cannot see */
  /* Counts, by seat and deck, the unknown cards of that color in the hand of another operator. */
  guint8 hands[ROBO_MAX_ROBOTS][ROBO_N_DECKS];
  guint  n_past;
  /* Has the states of the last rounds, oldest first, at the moments when the programs were opened. */
  RoboState    past[ROBO_GAME_MAX_PAST];
  RoboQuestion question; /* question of the operator; the last field because it is large */
} RoboSight;

/* Returns the sight of the operator that the game asks. Board and cards of the game must outlive the sight. */
RoboSight *robo_sight_new (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Deals the hidden cards in one of the ways that agree with what the operator has seen: the sizes of the decks and
 * the colors of the cards that the other operators have drawn. No operator gets a module twice. Sets `state` to the
 * position from which the records lead to the question. */
void robo_sight_sample (const RoboSight *self,
                        RoboRng         *rng,
                        RoboState       *state);

/* Sets `start` to the position from which the records lead to the question. The generator of `start` rolls the dice
 * and draws the cards that have been seen in the transaction before the question. If a few thousand tries find no
 * such generator, because many dice and cards are involved, an arbitrary generator is used. Call this function only
 * to look ahead from a question, because it can take longer than a game. */
void robo_sight_find_start (const RoboSight *self,
                            RoboState       *start);

void robo_sight_free (RoboSight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSight, robo_sight_free)

G_END_DECLS
