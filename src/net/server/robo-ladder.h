// SPDX-License-Identifier: GPL-3.0-or-later
// Rates players by signed results. The key identifies a player; names are only labels.
#pragma once

#include "ai/robo-glicko.h"

G_BEGIN_DECLS

/* The rating of a player without matches. */
#define ROBO_LADDER_RATING 1500.0

typedef struct
{
  char      *key;       /* public key as text */
  char      *name;      /* the name that was used last */
  RoboGlicko glicko;    /* playing strength */
  guint      n_matches; /* rated matches */
  gint64     last;      /* end of the last match, in seconds since 1970 */
} RoboLadderPlayer;

/* Holds a player's result in a match. */
typedef struct
{
  const char *key; /* of the player */
  const char *name;
  guint       rank; /* 0 is the first; equal ranks are a draw */
} RoboLadderPlace;

typedef struct
{
  GPtrArray *players; /* RoboLadderPlayer, in the order of their first match */
} RoboLadder;

/* Creates a ladder without players. */
RoboLadder *robo_ladder_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Does nothing for NULL. */
void robo_ladder_free (RoboLadder *self);

/* Rates a match as a game against each of the other players, all at the same time. Computer players do not count. The
 * rating of a player who has not played for weeks is less certain. A key at two seats does not count, and neither
 * does a key without opponents. The time of the end is in seconds since 1970. */
gboolean robo_ladder_add_match (RoboLadder            *self,
                                const RoboLadderPlace *places,
                                guint                  n_places,
                                gint64                 when);

/* Returns NULL if no player has the key. */
const RoboLadderPlayer *robo_ladder_find (const RoboLadder *self,
                                          const char       *key);

/* Returns the first player with that name, or NULL. */
const RoboLadderPlayer *robo_ladder_find_name (const RoboLadder *self,
                                               const char       *name);

/* Returns all RoboLadderPlayer, best first; the players are borrowed. */
GPtrArray *robo_ladder_list (const RoboLadder *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes one group for each player; other groups of the file stay. */
void robo_ladder_save (const RoboLadder *self,
                       GKeyFile         *file);

/* Adds the players that robo_ladder_save() has written to an empty ladder. Groups without a name, or with
 * invalid numbers, are skipped. */
void robo_ladder_load (RoboLadder *self,
                       GKeyFile   *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLadder, robo_ladder_free)

G_END_DECLS
