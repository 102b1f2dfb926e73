// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament of matches for two: who plays whom, and how it stands. Everybody against everybody, or by the Swiss system.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ROBO_TOURNAMENT_MAX 64
/* In the place of a second one: who is alone in a round has won. */
#define ROBO_TOURNAMENT_NOBODY G_MAXUINT

/**
 * RoboTournamentKind:
 * @ROBO_TOURNAMENT_EVERYBODY: everybody plays everybody once
 * @ROBO_TOURNAMENT_SWISS: who stands alike plays each other, nobody twice as long as that can be
 */
typedef enum
{
  ROBO_TOURNAMENT_EVERYBODY,
  ROBO_TOURNAMENT_SWISS,
} RoboTournamentKind;

/**
 * RoboBout:
 * @round: from 1
 * @players: two indices into the names; the second one may be %ROBO_TOURNAMENT_NOBODY
 * @is_over: whether @points count
 * @points: of each, in halves: 2 won, 1 drawn, 0 lost
 * @table: where it is played; 0 not yet
 */
typedef struct
{
  guint    round;
  guint    players[2];
  gboolean is_over;
  guint    points[2];
  guint    table;
} RoboBout;

/**
 * RoboTournament:
 * @kind: of which kind
 * @n_rounds: how many it has; 0 before it begins, unless it was said
 * @round: which one is played; 0 before it begins
 * @names: (element-type utf8): who takes part
 * @bouts: (element-type RoboBout): all until now
 */
typedef struct
{
  RoboTournamentKind kind;
  guint              n_rounds;
  guint              round;
  GPtrArray         *names;
  GArray            *bouts;
} RoboTournament;

/**
 * robo_tournament_new:
 * @kind: of which kind
 * @n_rounds: how many rounds a Swiss one has; 0 for as many as find a winner
 *
 * Returns: (transfer full): one that nobody takes part in yet
 */
RoboTournament *robo_tournament_new (RoboTournamentKind kind,
                                     guint              n_rounds) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_tournament_free:
 * @self: (transfer full) (nullable): a tournament
 */
void robo_tournament_free (RoboTournament *self);

/**
 * robo_tournament_add:
 * @self: a tournament
 * @name: who wants to take part
 *
 * Returns: whether they do now; not when it has begun, %ROBO_TOURNAMENT_MAX take part, or they did before
 */
gboolean robo_tournament_add (RoboTournament *self,
                              const char     *name);

/**
 * robo_tournament_remove:
 * @self: a tournament
 * @name: who does not want to take part
 *
 * Returns: whether they did until now; nobody can be taken out when it has begun
 */
gboolean robo_tournament_remove (RoboTournament *self,
                                 const char     *name);

/**
 * robo_tournament_begin_round:
 * @self: a tournament
 *
 * Pairs all for the next round. Bouts that are not over count for nobody.
 *
 * Returns: whether there is another round: two take part, and not all rounds were played
 */
gboolean robo_tournament_begin_round (RoboTournament *self);

/**
 * robo_tournament_is_round_over:
 * @self: a tournament
 *
 * Returns: whether all bouts of the round are over; %FALSE before it begins
 */
gboolean robo_tournament_is_round_over (const RoboTournament *self);

/**
 * robo_tournament_find_bout:
 * @self: a tournament
 * @table: where it is played
 *
 * Returns: (transfer none) (nullable): the bout; until the next round
 */
RoboBout *robo_tournament_find_bout (RoboTournament *self,
                                     guint           table);

/**
 * robo_tournament_get_points:
 * @self: a tournament
 * @player: an index into the names
 *
 * Returns: the points of all bouts of theirs that are over, in halves: 2 for each that was won, 1 for a draw
 */
guint robo_tournament_get_points (const RoboTournament *self,
                                  guint                 player);

/**
 * robo_tournament_list:
 * @self: a tournament
 *
 * Returns: (transfer full) (element-type guint): indices of all, the first first: by points, then by the points of those they
 *   have played, then in the order in which they came
 */
GArray *robo_tournament_list (const RoboTournament *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_tournament_save:
 * @self: a tournament
 * @file: a key file, which gets a group of it; others in it stay
 */
void robo_tournament_save (const RoboTournament *self,
                           GKeyFile             *file);

/**
 * robo_tournament_load:
 * @file: a key file
 *
 * Reads what robo_tournament_save() has put into it. Rounds beyond %ROBO_TOURNAMENT_MAX are brought down to it; the first bout that
 * makes no sense ends the list.
 *
 * Returns: (transfer full) (nullable): the tournament; %NULL if none is in it in which anybody takes part
 */
RoboTournament *robo_tournament_load (GKeyFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTournament, robo_tournament_free)

G_END_DECLS
