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
 * robo_lookahead_get_guide:
 * @self: a game to try things on
 *
 * Returns: (transfer none): the ways in its arena, valid as long as @self
 */
const RoboGuide *robo_lookahead_get_guide (const RoboLookahead *self);

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
 * robo_lookahead_play_answer:
 * @self: a game to try things on
 * @sight: what is known, with a question that is no program
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
                                     RoboAnswer       answer,
                                     guint64          seed,
                                     RoboState       *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLookahead, robo_lookahead_free)

G_END_DECLS
