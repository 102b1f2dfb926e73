// SPDX-License-Identifier: GPL-3.0-or-later
// The sight of an operator that is asked: everything public in the game, and no secrets of others.
#pragma once

#include "engine/robo-game.h"
#include "robo-value.h"

G_BEGIN_DECLS

/* The part of a game that one operator may know. The others' programs are left out as long as they are secret
 * (R5.5), and so are cards that they have drawn but not equipped, and the order of the decks: these cards are
 * shuffled anew. The generator is not the game's; use robo_sight_find_start() to play the records again. The
 * sight is a value of its own, which another thread may use. */
typedef struct
{
  RoboSetup   setup;   /* board and cards are borrowed from the game's */
  RoboGoals   goals;   /* VP that win */
  RoboState   state;   /* position from which the records lead to the question */
  RoboState   shown;   /* position in which the question is asked, without the cards in the decks */
  RoboRecord *records; /* answers given in between, which are public */
  guint       n_records;
  guint8      hidden[ROBO_MAX_CARDS]; /* by card: number of copies out of sight */
  /* by seat and deck: number of cards of that color in another operator's hand that are unknown */
  guint8 hands[ROBO_MAX_ROBOTS][ROBO_N_DECKS];
  guint  n_past;
  /* last rounds, oldest first, with their programs, at the moment when these were opened */
  RoboState    past[ROBO_GAME_MAX_PAST];
  RoboQuestion question; /* last because it is large */
} RoboSight;

/* Returns the sight of the operator that the game asks. Board and cards of the game must outlive it. */
RoboSight *robo_sight_new (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Deals the hidden cards in one of the ways that agree with what the operator has seen: the sizes of the
 * decks, the colors that the others have drawn, and that no operator owns a module twice. Sets the position
 * from which the records lead to the question. */
void robo_sight_sample (const RoboSight *self,
                        RoboRng         *rng,
                        RoboState       *state);

/* Sets the position from which the records lead to the question, with a generator that rolls and draws what
 * has been seen in the transaction before the question. If that takes more than a few thousand tries, because
 * many dice and cards are involved, any generator is taken. Call this only to look ahead from a question: it
 * can cost more than a game. */
void robo_sight_find_start (const RoboSight *self,
                            RoboState       *start);

/* Frees self. */
void robo_sight_free (RoboSight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSight, robo_sight_free)

G_END_DECLS
