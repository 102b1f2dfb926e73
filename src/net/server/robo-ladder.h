// SPDX-License-Identifier: GPL-3.0-or-later
// Rates players by the results of signed matches. The key identifies a player, and a name belongs to the key that has
// come with this name first.
#pragma once

#include "ai/robo-glicko.h"

G_BEGIN_DECLS

/* A player without matches has this rating. */
#define ROBO_LADDER_RATING 1500.0

/* Within a week at most this many matches of the same two players count. */
#define ROBO_LADDER_PAIR_MATCHES 5

/* The strength of an opponent is known well enough if its deviation is below ROBO_LADDER_KNOWN_DEVIATION and the
 * opponent has met ROBO_LADDER_KNOWN_OTHERS different players. All matches against other opponents together change a
 * rating by at most ROBO_LADDER_GUESS points. So a player gains little by winning against keys of the player's own
 * making. */
#define ROBO_LADDER_KNOWN_DEVIATION 150.0
#define ROBO_LADDER_KNOWN_OTHERS    3
#define ROBO_LADDER_GUESS           48.0

typedef struct
{
  char      *key;                              /* public key as text */
  char      *name;                             /* name in the last match, with a number if it belongs to another key */
  RoboGlicko glicko;                           /* playing strength */
  guint      n_matches;                        /* number of rated matches */
  gint64     last;                             /* end of the last match, in seconds since 1970 */
  double     guessed;                          /* part of the rating that comes from opponents whose strength was not
                                                * known */
  char      *others[ROBO_LADDER_KNOWN_OTHERS]; /* keys of the first different opponents; or NULL */
} RoboLadderPlayer;

/* Holds a player's result in a match. */
typedef struct
{
  const char *key; /* public key of the player, as text */
  const char *name;
  guint       rank; /* 0 is the first; equal ranks are a draw */
} RoboLadderPlace;

typedef struct
{
  GPtrArray *players; /* array of RoboLadderPlayer, in the order of their first match */

  /* The following members are private. */
  GHashTable *by_key; /* RoboLadderPlayer by public key; the players belong to `players` */
  GArray     *pairs;  /* matches of two players that have counted in the last week */
} RoboLadder;

/* Creates a ladder without players. */
RoboLadder *robo_ladder_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the ladder, or does nothing for NULL. */
void robo_ladder_free (RoboLadder *self);

/* Rates a match as a game against each of the other players, all at the same time. Computer players do not count. The
 * rating of a player who has not played for weeks is less certain. A match in which a key has two seats does not count,
 * and neither does a match without opponents. Nor does the result between two players who have played too often against
 * each other. Returns whether anything counted. The time of the end is in seconds since 1970. */
gboolean robo_ladder_add_match (RoboLadder            *self,
                                const RoboLadderPlace *places,
                                guint                  n_places,
                                gint64                 when);

/* Returns the player with the key, or NULL. */
const RoboLadderPlayer *robo_ladder_find (const RoboLadder *self,
                                          const char       *key);

/* Returns the player with exactly this name, or NULL. A player with another key has a number after the same name. */
const RoboLadderPlayer *robo_ladder_find_name (const RoboLadder *self,
                                               const char       *name);

/* Returns all RoboLadderPlayer, best first; the players are borrowed. */
GPtrArray *robo_ladder_list (const RoboLadder *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a group for each player and one for the pairs; other groups of the file stay. */
void robo_ladder_save (const RoboLadder *self,
                       GKeyFile         *file);

/* Adds the players that robo_ladder_save() has written to an empty ladder. Groups without a name, or with
 * invalid numbers, are skipped. */
void robo_ladder_load (RoboLadder *self,
                       GKeyFile   *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLadder, robo_ladder_free)

G_END_DECLS
