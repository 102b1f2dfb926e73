// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a tournament of matches for two, either round-robin or by the Swiss system: pairings and standings.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ROBO_TOURNAMENT_MAX 64
/* Stands for the missing opponent of a player who is alone in a round and wins it. */
#define ROBO_TOURNAMENT_NOBODY G_MAXUINT

typedef enum
{
  ROBO_TOURNAMENT_EVERYBODY, /* all players meet once */
  ROBO_TOURNAMENT_SWISS,     /* players with similar points meet, and no players meet twice if that can be avoided */
} RoboTournamentKind;

typedef struct
{
  guint    round;      /* number of the round, from 1 */
  guint    players[2]; /* two indices into the names; the second may be ROBO_TOURNAMENT_NOBODY */
  gboolean is_over;    /* whether `points` is set: the match is over, or the player has no opponent */
  guint    points[2];  /* points of each player, in halves: 2 won, 1 drawn, 0 lost */
  guint    table;      /* number of its table; 0 if it has none yet */
} RoboPairing;

typedef struct
{
  RoboTournamentKind kind;
  guint              n_rounds; /* number of rounds of the whole tournament; 0 before it begins, unless the creator gave
                                * a number */
  guint              round;    /* number of the current round, from 1; 0 before the tournament begins */
  GPtrArray         *names;    /* array of strings: players */
  GArray            *bouts;    /* array of RoboPairing: all bouts of the rounds so far */
} RoboTournament;

/* Creates a tournament without players. n_rounds is for the Swiss system; 0 stands for as many rounds as are needed to
 * find a winner. */
RoboTournament *robo_tournament_new (RoboTournamentKind kind,
                                     guint              n_rounds) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the tournament, or does nothing for NULL. */
void robo_tournament_free (RoboTournament *self);

/* Adds a player. Returns FALSE if the tournament has begun, is full (ROBO_TOURNAMENT_MAX), or has the player
 * already. */
gboolean robo_tournament_add (RoboTournament *self,
                              const char     *name);

/* Removes a player. Returns FALSE if the tournament has begun or does not have the player. */
gboolean robo_tournament_remove (RoboTournament *self,
                                 const char     *name);

/* Pairs all players for the next round. Unfinished bouts do not count. Returns FALSE if there is no further
 * round: fewer than two players, or all rounds played. */
gboolean robo_tournament_begin_round (RoboTournament *self);

/* Returns whether all bouts of the round are over; FALSE before the tournament begins. */
gboolean robo_tournament_is_round_over (const RoboTournament *self);

/* Returns the bout at a table, or NULL; valid until the next round. */
RoboPairing *robo_tournament_find_bout (RoboTournament *self,
                                        guint           table);

/* Returns the points of a player, an index into the names, in halves: 2 for each win, 1 for a draw. Unfinished
 * bouts do not count. */
guint robo_tournament_get_points (const RoboTournament *self,
                                  guint                 player);

/* Returns the indices of all players, best first: by points, then by the points of their opponents, then in
 * the order in which they joined. */
GArray *robo_tournament_list (const RoboTournament *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the tournament as one group; other groups of the file stay. */
void robo_tournament_save (const RoboTournament *self,
                           GKeyFile             *file);

/* Reads the group of robo_tournament_save(). Rounds are limited to ROBO_TOURNAMENT_MAX, and the list of bouts ends
 * before the first invalid one. Returns NULL if the file has no tournament. */
RoboTournament *robo_tournament_load (GKeyFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTournament, robo_tournament_free)

G_END_DECLS
