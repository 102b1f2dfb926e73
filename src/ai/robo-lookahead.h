// SPDX-License-Identifier: GPL-3.0-or-later
// Plays rounds forward on a separate game.
#pragma once

#include "robo-sight.h"

G_BEGIN_DECLS

/* Holds one possible course of a round. */
typedef struct
{
  /* Has a possible program for each seat. If a program has no dice, the robot does nothing. */
  RoboProgram programs[ROBO_MAX_ROBOTS];
  guint64     seed; /* seed of rolls and random decisions in the round */
} RoboWorld;

/* Runs a game in which a computer player tries programs and answers. Two threads must not use it at once. */
typedef struct _RoboLookahead RoboLookahead;

/* Creates a lookahead. The lookahead copies the set-up, except for the board and the cards. */
RoboLookahead *robo_lookahead_new (const RoboSetup *setup,
                                   const RoboGoals *goals) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the lookahead; NULL is allowed. */
void robo_lookahead_free (RoboLookahead *self);

const RoboBoard *robo_lookahead_get_board (const RoboLookahead *self);

/* Returns the distances in the arena. They are valid as long as the lookahead. */
const RoboGuide *robo_lookahead_get_guide (const RoboLookahead *self);

/* Sets the weights for ratings of one seat. NULL stands for robo_weights_plain, which all other seats are assumed to
 * have. The weights must live until the next call or as long as the lookahead. */
void robo_lookahead_set_weights (RoboLookahead     *self,
                                 guint              seat,
                                 const RoboWeights *weights);

/* Sets a function that can cancel a search: the function returns whether the result is no longer needed. It is
 * called often, in the thread of the search, and may be NULL. */
void robo_lookahead_set_is_over (RoboLookahead *self,
                                 gboolean (*is_over) (gpointer data),
                                 gpointer data);

gboolean robo_lookahead_is_over (const RoboLookahead *self);

/* Returns the value of a state for a seat, see robo_value_of(). */
gint robo_lookahead_rate (const RoboLookahead *self,
                          const RoboState     *state,
                          guint                seat);

/* Plays phases 2 and 3 of a round with the programs and the seed of the world, from a position before programs are
 * asked for. Returns the value of the end of the round for the seat, see robo_value_of(). */
gint robo_lookahead_play (RoboLookahead   *self,
                          const RoboState *state,
                          const RoboWorld *world,
                          guint            seat);

/* Plays a round like robo_lookahead_play(), and calls the watch for its events; see robo_game_watch(). Returns the
 * state at the end of the round, valid until the next call. */
const RoboState *robo_lookahead_tell (RoboLookahead   *self,
                                      const RoboState *state,
                                      const RoboWorld *world,
                                      RoboWatch        watch,
                                      gpointer         data);

/* Plays the rest of a round from a position that contains all programs, with the seed of the world in which the round
 * began. Calls the watch for its events. Returns the state at the end of the round, valid until the next call. */
const RoboState *robo_lookahead_tell_rest (RoboLookahead   *self,
                                           const RoboState *state,
                                           guint64          seed,
                                           RoboWatch        watch,
                                           gpointer         data);

/* Returns how many answers have been chosen at random since the last round with a watch began. The choice of a deck
 * does not count, because a drawn card makes no difference in the same round. */
guint robo_lookahead_count_choices (const RoboLookahead *self);

/* Plays a round like robo_lookahead_play() and then n_rounds more rounds. In these later rounds, every operator
 * programs the best of a few random programs, each rated as if the robots of all other operators did nothing, and
 * decides by rules of thumb. Returns the value of the last position for the seat, see robo_value_of(). */
gint robo_lookahead_play_on (RoboLookahead   *self,
                             const RoboState *state,
                             const RoboWorld *world,
                             guint            seat,
                             guint            n_rounds);

/* Plays n_rounds rounds like robo_lookahead_play_on(), from a position at the end of a round. The seed is for rolls
 * and random decisions. Returns the value of the last position for the seat, see robo_value_of(). */
gint robo_lookahead_play_from (RoboLookahead   *self,
                               const RoboState *state,
                               guint64          seed,
                               guint            seat,
                               guint            n_rounds);

/* Sets, by seat, the chance to win at the end of the last round that was played for a rating. A chance is given in
 * parts of ROBO_CHANCE_ALL; see robo_value_judge_all(). */
void robo_lookahead_judge (const RoboLookahead *self,
                           gint                 chances[ROBO_MAX_ROBOTS]);

/* Plays a round like robo_lookahead_play(). Returns TRUE if the seat's robot is in the arena at the end of the
 * round, or if this robot was out at the beginning. */
gboolean robo_lookahead_survives (RoboLookahead   *self,
                                  const RoboState *state,
                                  const RoboWorld *world,
                                  guint            seat);

/* Guesses the program of an operator who ignores the other robots. The guess is the best of n random programs (1 or
 * more), rated as if the robots of all other operators did nothing. */
void robo_lookahead_guess (RoboLookahead   *self,
                           const RoboState *state,
                           guint            seat,
                           guint            n,
                           guint64          seed,
                           RoboProgram     *program);

/* Plays on from a question that does not ask for a program, to the end of the round or to the point before programs are
 * asked for. Sets `state` to that position. The seed is for rolls and random decisions. Returns FALSE if `start` and the
 * records do not lead to the question. */
gboolean robo_lookahead_play_answer (RoboLookahead   *self,
                                     const RoboSight *sight,
                                     const RoboState *start,
                                     RoboAnswer       answer,
                                     guint64          seed,
                                     RoboState       *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLookahead, robo_lookahead_free)

G_END_DECLS
