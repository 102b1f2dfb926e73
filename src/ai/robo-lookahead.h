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

RoboLookahead *robo_lookahead_new (const RoboSetup *setup,
                                   const RoboGoals *goals) G_GNUC_WARN_UNUSED_RESULT;
void           robo_lookahead_free (RoboLookahead *self);

const RoboGuide *robo_lookahead_get_guide (const RoboLookahead *self);
gint             robo_lookahead_rate (const RoboLookahead *self,
                                      const RoboState     *state,
                                      guint                seat);
gint             robo_lookahead_play (RoboLookahead   *self,
                                      const RoboState *state,
                                      const RoboWorld *world,
                                      guint            seat);
gboolean         robo_lookahead_play_answer (RoboLookahead   *self,
                                             const RoboSight *sight,
                                             RoboAnswer       answer,
                                             guint64          seed,
                                             RoboState       *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLookahead, robo_lookahead_free)

G_END_DECLS
