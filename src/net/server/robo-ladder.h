// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays how well, from results that all have signed. Somebody is a key; names are only what they are called.
#pragma once

#include "ai/robo-glicko.h"

G_BEGIN_DECLS

/* Of somebody who has not played here. */
#define ROBO_LADDER_RATING 1500.0

/**
 * RoboLadderPlayer:
 * @key: what they sign with, as text
 * @name: what they were called last
 * @glicko: how well they play
 * @n_matches: how many count
 * @last: when the last one was over, in seconds since 1970
 */
typedef struct
{
  char      *key;
  char      *name;
  RoboGlicko glicko;
  guint      n_matches;
  gint64     last;
} RoboLadderPlayer;

/**
 * RoboLadderPlace:
 * @key: who
 * @name: what they are called
 * @rank: 0 is the first; who has the same rank has drawn
 *
 * How one did in a match.
 */
typedef struct
{
  const char *key;
  const char *name;
  guint       rank;
} RoboLadderPlace;

/**
 * RoboLadder:
 * @players: (element-type RoboLadderPlayer): in the order in which they came
 */
typedef struct
{
  GPtrArray *players;
} RoboLadder;

/**
 * robo_ladder_new:
 * Returns: (transfer full): a ladder on which nobody is
 */
RoboLadder *robo_ladder_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_ladder_free:
 * @self: (transfer full) (nullable): a ladder
 */
void robo_ladder_free (RoboLadder *self);

/**
 * robo_ladder_add_match:
 * @self: a ladder
 * @places: (array length=n_places): how people did; computers do not count
 * @n_places: how many
 * @when: when it was over, in seconds since 1970
 *
 * A match counts as a game against each of the others, all at once. Somebody who has not played for weeks is less sure. A key
 * that sat twice, or alone, counts for nothing.
 *
 * Returns: whether it counts
 */
gboolean robo_ladder_add_match (RoboLadder            *self,
                                const RoboLadderPlace *places,
                                guint                  n_places,
                                gint64                 when);

/**
 * robo_ladder_find:
 * @self: a ladder
 * @key: a key as text
 *
 * Returns: (transfer none) (nullable): who signs with it
 */
const RoboLadderPlayer *robo_ladder_find (const RoboLadder *self,
                                          const char       *key);

/**
 * robo_ladder_find_name:
 * @self: a ladder
 * @name: a name
 *
 * Returns: (transfer none) (nullable): the first one who came with that name
 */
const RoboLadderPlayer *robo_ladder_find_name (const RoboLadder *self,
                                               const char       *name);

/**
 * robo_ladder_list:
 * @self: a ladder
 *
 * Returns: (transfer container) (element-type RoboLadderPlayer): all, the best first
 */
GPtrArray *robo_ladder_list (const RoboLadder *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_ladder_save:
 * @self: a ladder
 * @file: a key file, which gets one group a player; others in it stay
 */
void robo_ladder_save (const RoboLadder *self,
                       GKeyFile         *file);

/**
 * robo_ladder_load:
 * @self: a ladder on which nobody is
 * @file: a key file
 *
 * Adds the players that robo_ladder_save() has put into it. A group without a name, or with numbers that cannot be, is left out.
 */
void robo_ladder_load (RoboLadder *self,
                       GKeyFile   *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLadder, robo_ladder_free)

G_END_DECLS
