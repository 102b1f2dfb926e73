/* Playing a round forward on a game of one's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-sight.h"

G_BEGIN_DECLS

/**
 * RoboWorld:
 * @programs: (array): by seat: what everybody might have programmed; no dice for somebody who does nothing
 * @seed: of what is rolled and decided by the way
 *
 * One way things may go.
 */
typedef struct
{
  RoboProgram programs[ROBO_MAX_ROBOTS];
  guint64     seed;
} RoboWorld;

/**
 * RoboLookahead:
 * A game to try things on. Not for two threads at once.
 */
typedef struct _RoboLookahead RoboLookahead;

/**
 * robo_lookahead_new:
 * @setup: the set-up; copied, but for its board and cards
 * @goals: what wins
 *
 * Returns: (transfer full): a game to try things on
 */
RoboLookahead *robo_lookahead_new (const RoboSetup *setup,
                                   const RoboGoals *goals) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_lookahead_free:
 * @self: (transfer full) (nullable): a game to try things on
 *
 * Frees @self.
 */
void robo_lookahead_free (RoboLookahead *self);

/**
 * robo_lookahead_get_board:
 * @self: a game to try things on
 *
 * Returns: (transfer none): its arena
 */
const RoboBoard *robo_lookahead_get_board (const RoboLookahead *self);

/**
 * robo_lookahead_get_guide:
 * @self: a game to try things on
 *
 * Returns: (transfer none): the ways in its arena, valid as long as @self
 */
const RoboGuide *robo_lookahead_get_guide (const RoboLookahead *self);

/**
 * robo_lookahead_set_weights:
 * @self: a game to try things on
 * @seat: who likes it so
 * @weights: (nullable) (transfer none): what @seat likes, to outlive @self or the next call; %NULL for what everybody
 *   else is thought to like, %robo_weights_plain
 *
 * Rates with @weights what is rated for @seat.
 */
void robo_lookahead_set_weights (RoboLookahead     *self,
                                 guint              seat,
                                 const RoboWeights *weights);

/**
 * robo_lookahead_set_is_over:
 * @self: a game to try things on
 * @is_over: (nullable) (scope forever): whether nobody wants to know any more; asked often, by the thread that looks ahead
 * @data: given to @is_over
 *
 * Lets a search be left.
 */
void robo_lookahead_set_is_over (RoboLookahead *self,
                                 gboolean (*is_over) (gpointer data),
                                 gpointer data);

gboolean robo_lookahead_is_over (const RoboLookahead *self);

/**
 * robo_lookahead_rate:
 * @self: a game to try things on
 * @state: a position of its arena
 * @seat: for whom it is rated
 *
 * Returns: how good @state is, see robo_value_of()
 */
gint robo_lookahead_rate (const RoboLookahead *self,
                          const RoboState     *state,
                          guint                seat);

/**
 * robo_lookahead_play:
 * @self: a game to try things on
 * @state: a position before programs are asked for
 * @world: what everybody programs, and chance
 * @seat: for whom it is rated
 *
 * Plays a round, from phase 2 on.
 *
 * Returns: how good its end is, see robo_value_of()
 */
gint robo_lookahead_play (RoboLookahead   *self,
                          const RoboState *state,
                          const RoboWorld *world,
                          guint            seat);

/**
 * robo_lookahead_tell:
 * @self: a game to try things on
 * @state: a position before programs are asked for
 * @world: what everybody programs, and chance
 * @watch: (scope call): who is told what happens, see robo_game_watch()
 * @data: given to @watch
 *
 * Plays a round as robo_lookahead_play() does.
 *
 * Returns: (transfer none): its end; valid until the next time
 */
const RoboState *robo_lookahead_tell (RoboLookahead   *self,
                                      const RoboState *state,
                                      const RoboWorld *world,
                                      RoboWatch        watch,
                                      gpointer         data);

/**
 * robo_lookahead_tell_rest:
 * @self: a game to try things on
 * @state: a position within a round, with all programs in it
 * @seed: that of the world in which the round began
 * @watch: (scope call): who is told what happens
 * @data: given to @watch
 *
 * Plays what is left of a round.
 *
 * Returns: (transfer none): its end; valid until the next time
 */
const RoboState *robo_lookahead_tell_rest (RoboLookahead   *self,
                                           const RoboState *state,
                                           guint64          seed,
                                           RoboWatch        watch,
                                           gpointer         data);

/**
 * robo_lookahead_count_choices:
 * @self: a game to try things on
 *
 * Returns: how often it was left to chance what somebody answers, in what was told last; which deck somebody draws from
 *   does not count, since what is drawn makes no difference in the same round
 */
guint robo_lookahead_count_choices (const RoboLookahead *self);

/**
 * robo_lookahead_play_on:
 * @self: a game to try things on
 * @state: a position before programs are asked for
 * @world: what everybody programs, and chance
 * @seat: for whom it is rated
 * @n_rounds: how many rounds are played after it
 *
 * Plays a round as robo_lookahead_play() does and then goes on: everybody programs the best of a few programs drawn by
 * chance, each looked at as if alone, and decides by rules of thumb.
 *
 * Returns: how good it is in the end, see robo_value_of()
 */
gint robo_lookahead_play_on (RoboLookahead   *self,
                             const RoboState *state,
                             const RoboWorld *world,
                             guint            seat,
                             guint            n_rounds);

/**
 * robo_lookahead_play_from:
 * @self: a game to try things on
 * @state: a position at the end of a round
 * @seed: of what is rolled and decided by the way
 * @seat: for whom it is rated
 * @n_rounds: how many rounds are played, as by robo_lookahead_play_on()
 *
 * Returns: how good it is in the end, see robo_value_of()
 */
gint robo_lookahead_play_from (RoboLookahead   *self,
                               const RoboState *state,
                               guint64          seed,
                               guint            seat,
                               guint            n_rounds);

/**
 * robo_lookahead_judge:
 * @self: a game to try things on
 * @chances: (out) (array): by seat: how likely it wins, of %ROBO_CHANCE_ALL, see robo_value_judge_all()
 *
 * Judges where the last round ended that was played for a rating.
 */
void robo_lookahead_judge (const RoboLookahead *self,
                           gint                 chances[ROBO_MAX_ROBOTS]);

/**
 * robo_lookahead_survives:
 * @self: a game to try things on
 * @state: a position before programs are asked for
 * @world: what everybody programs, and chance
 * @seat: an operator
 *
 * Returns: whether @seat is in the arena at the end of the round, or was not at its beginning
 */
gboolean robo_lookahead_survives (RoboLookahead   *self,
                                  const RoboState *state,
                                  const RoboWorld *world,
                                  guint            seat);

/**
 * robo_lookahead_guess:
 * @self: a game to try things on
 * @state: a position before programs are asked for
 * @seat: an operator
 * @n: how many programs are drawn, 1 or more
 * @seed: of them
 * @program: (out): the best of them if all others did nothing
 *
 * What somebody might program who does not look at the others.
 */
void robo_lookahead_guess (RoboLookahead   *self,
                           const RoboState *state,
                           guint            seat,
                           guint            n,
                           guint64          seed,
                           RoboProgram     *program);

/**
 * robo_lookahead_play_answer:
 * @self: a game to try things on
 * @sight: what is known, with a question that is no program
 * @start: where it starts, see robo_sight_find_start()
 * @answer: one of the legal answers
 * @seed: of what is rolled and decided by the way
 * @state: (out caller-allocates): where it leads: to the end of the round, or before programs are asked for
 *
 * Plays on from a question.
 *
 * Returns: whether that could be done
 */
gboolean robo_lookahead_play_answer (RoboLookahead   *self,
                                     const RoboSight *sight,
                                     const RoboState *start,
                                     RoboAnswer       answer,
                                     guint64          seed,
                                     RoboState       *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLookahead, robo_lookahead_free)

G_END_DECLS
