/* How fair an arena is, and what the cards are worth: many games played by computers, counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* What is not decided by then counts as unfinished. */
#define ROBO_BALANCE_MAX_ROUNDS  200
#define ROBO_BALANCE_MAX_GAMES   1000000
#define ROBO_BALANCE_MAX_THREADS 64

/**
 * RoboBalancePrepare:
 * @setup: the set-up of one game, to be completed; its board and cards stay
 * @seed: of that game
 * @data: from the job
 *
 * Deals what is dealt before a game, such as the modules of KillBots (R9.7). Any thread calls it, several at once; the
 * same seed has to give the same set-up.
 */
typedef void (*RoboBalancePrepare) (RoboSetup *setup,
                                    guint64    seed,
                                    gpointer   data);

/**
 * RoboBalanceProgress:
 * @n_done: how many games are done
 * @data: given with it
 *
 * Called in the thread that called robo_balance_play(), after each game that it plays itself.
 *
 * Returns: whether to go on
 */
typedef gboolean (*RoboBalanceProgress) (guint    n_done,
                                         gpointer data);

/**
 * RoboBalanceJob:
 * @setup: the set-up; its board and cards outlive the run
 * @levels: (array): by seat: how well an operator plays
 * @twins: (array): by seat: a bit for each other seat whose games count together with its own; see
 *   robo_balance_find_twins()
 * @seed: of the first game; each has the one after that of the one before it, so that any of them can be played alone
 * @n_games: 1..%ROBO_BALANCE_MAX_GAMES
 * @n_threads: 1..%ROBO_BALANCE_MAX_THREADS, or 0 for as many as there are processors
 * @prepare: (nullable): completes the set-up of a game
 * @prepare_data: for @prepare
 *
 * What is to be played.
 */
typedef struct
{
  RoboSetup          setup;
  RoboLevel          levels[ROBO_MAX_ROBOTS];
  guint8             twins[ROBO_MAX_ROBOTS];
  guint64            seed;
  guint              n_games;
  guint              n_threads;
  RoboBalancePrepare prepare;
  gpointer           prepare_data;
} RoboBalanceJob;

/**
 * robo_balance_find_twins:
 * @job: with its set-up and levels; its twins are set
 * @plan: the arena of its board
 *
 * Where the arena is the same when it is turned, and as good players sit there as before, what one operator wins
 * another could have won as well: such seats cannot differ but by chance, and are measured together. Mirror images are
 * not: modules tell left from right.
 */
void robo_balance_find_twins (RoboBalanceJob *job,
                              const RoboPlan *plan);

/**
 * RoboDeath:
 * @ROBO_DEATH_PIT: fell into a pit
 * @ROBO_DEATH_WATER: fell into water
 * @ROBO_DEATH_LASER: a shot
 * @ROBO_DEATH_BARRIER: crossed a lightning barrier
 * @ROBO_DEATH_HIGH_VOLTAGE: stood on a high-voltage space
 * @ROBO_DEATH_LIGHTNING: lightning that another robot turned away
 * @ROBO_DEATH_MINE: a mine
 * @ROBO_DEATH_BLAST: another detonation: a bomb, a grenade
 * @ROBO_DEATH_MODULE: anything else that a module did
 *
 * What a robot was destroyed by.
 */
typedef enum
{
  ROBO_DEATH_PIT,
  ROBO_DEATH_WATER,
  ROBO_DEATH_LASER,
  ROBO_DEATH_BARRIER,
  ROBO_DEATH_HIGH_VOLTAGE,
  ROBO_DEATH_LIGHTNING,
  ROBO_DEATH_MINE,
  ROBO_DEATH_BLAST,
  ROBO_DEATH_MODULE,
} RoboDeath;

#define ROBO_N_DEATHS (ROBO_DEATH_MODULE + 1)

/**
 * RoboBalanceHeat:
 * @ROBO_BALANCE_VISITS: how often a robot came to stand there
 * @ROBO_BALANCE_DEATHS: robots destroyed there
 * @ROBO_BALANCE_VP: VP taken there
 */
typedef enum
{
  ROBO_BALANCE_VISITS,
  ROBO_BALANCE_DEATHS,
  ROBO_BALANCE_VP,
} RoboBalanceHeat;

#define ROBO_N_BALANCE_HEATS (ROBO_BALANCE_VP + 1)

/**
 * RoboBalanceCard:
 * @n_dealt: to how many operators it was dealt before the first round, over all games
 * @n_won: how many of these won
 * @n_offered: how often its use could be chosen; a KillBot does not choose, so that what it uses counts as offered
 * @n_used: how often it was used
 * @damage: that it did
 * @pushes: steps by which it moved others
 * @destroyed: robots that it destroyed
 * @vp: that its owners got by it
 *
 * What became of a card. Mines count for the card that laid them.
 */
typedef struct
{
  guint n_dealt;
  guint n_won;
  guint n_offered;
  guint n_used;
  guint damage;
  guint pushes;
  guint destroyed;
  guint vp;
} RoboBalanceCard;

/**
 * RoboBalanceResult:
 * @n_games: how many were played
 * @n_unfinished: how many of them nobody had won after %ROBO_BALANCE_MAX_ROUNDS
 * @wins: (array): by seat; for KillBots those of their squad
 * @vp: (array): by seat: VP at the end, over all games
 * @rounds: over all games
 * @rounds_squared: the sum of their squares
 * @min_rounds: of the shortest game
 * @max_rounds: of the longest game
 * @deaths: (array): by RoboDeath
 * @vp_from_spaces: VP taken from spaces
 * @vp_from_destruction: VP for destroyed robots
 * @n_dealt: cards dealt to operators before the first round
 * @n_dealt_won: how many of them to the winner
 * @heat: (array): by RoboBalanceHeat and space
 * @cards: (array): by card
 *
 * Whole numbers only, and sums, so that it is the same in whatever order games are counted. A plain value.
 */
typedef struct
{
  guint           n_games;
  guint           n_unfinished;
  guint           wins[ROBO_MAX_ROBOTS];
  guint           vp[ROBO_MAX_ROBOTS];
  guint64         rounds;
  guint64         rounds_squared;
  guint           min_rounds;
  guint           max_rounds;
  guint           deaths[ROBO_N_DEATHS];
  guint           vp_from_spaces;
  guint           vp_from_destruction;
  guint           n_dealt;
  guint           n_dealt_won;
  guint           heat[ROBO_N_BALANCE_HEATS][ROBO_MAX_SPACES];
  RoboBalanceCard cards[ROBO_MAX_CARDS];
} RoboBalanceResult;

/**
 * robo_balance_play:
 * @job: what to play
 * @progress: (nullable) (scope call): hears of it, and may stop it
 * @data: for @progress
 * @result: (out caller-allocates): what was counted; untouched if it was stopped
 *
 * Plays all games. The same job gives the same result, whatever the number of threads: a game depends on its seed
 * alone, and sums are the same in any order.
 *
 * Returns: whether all games were played
 */
gboolean robo_balance_play (const RoboBalanceJob *job,
                            RoboBalanceProgress   progress,
                            gpointer              data,
                            RoboBalanceResult    *result);

/**
 * RoboShare:
 * @share: how many of how many, 0..1
 * @low: the lower end of the 95 % confidence interval (Wilson)
 * @high: its upper end
 *
 * A share that was measured.
 */
typedef struct
{
  double share;
  double low;
  double high;
} RoboShare;

/**
 * RoboVerdict:
 * @ROBO_VERDICT_FAIR: what was measured does not speak against it: it lies within the 95 % confidence interval
 * @ROBO_VERDICT_UNCLEAR: it lies outside, but not outside that of 99 %, or the interval is so wide that it could be half
 *   as good as others, or half as good again: only more games can tell
 * @ROBO_VERDICT_FAVOURED: wins more often than it would in a fair game
 * @ROBO_VERDICT_HANDICAPPED: wins less often
 * @ROBO_VERDICT_NONE: there is nothing to compare it with
 */
typedef enum
{
  ROBO_VERDICT_FAIR,
  ROBO_VERDICT_UNCLEAR,
  ROBO_VERDICT_FAVOURED,
  ROBO_VERDICT_HANDICAPPED,
  ROBO_VERDICT_NONE,
} RoboVerdict;

/**
 * robo_share_of:
 * @n: so many
 * @of: of so many
 *
 * Returns: the share with its confidence interval; of none of none it may be anything
 */
RoboShare robo_share_of (guint n,
                         guint of);

/**
 * robo_balance_get_share:
 * @job: what was played
 * @result: what was counted
 * @seat: a seat
 *
 * Returns: how many of the games it wins, it and its twins on the average; a KillBot's are those of its squad
 */
RoboShare robo_balance_get_share (const RoboBalanceJob    *job,
                                  const RoboBalanceResult *result,
                                  guint                    seat);

/**
 * robo_balance_get_fair_share:
 * @job: what was played
 * @result: what was counted
 * @seat: a seat
 *
 * Returns: how many of the games it would win if all sides were as good: as many as others that play as well do, on the
 *   average; -1 if there are none
 */
double robo_balance_get_fair_share (const RoboBalanceJob    *job,
                                    const RoboBalanceResult *result,
                                    guint                    seat);

/**
 * robo_balance_judge:
 * @job: what was played
 * @result: what was counted
 * @seat: a seat
 *
 * Returns: whether its side is as good as the others, as far as can be told with a confidence of 99 %
 */
RoboVerdict robo_balance_judge (const RoboBalanceJob    *job,
                                const RoboBalanceResult *result,
                                guint                    seat);

/**
 * robo_balance_get_card_share:
 * @result: what was counted
 * @card: a card
 *
 * Returns: how many of those win to whom it was dealt
 */
RoboShare robo_balance_get_card_share (const RoboBalanceResult *result,
                                       guint                    card);

/**
 * robo_balance_judge_card:
 * @result: what was counted
 * @card: a card
 *
 * Returns: whether it is worth as much as the others, on the average; %ROBO_VERDICT_NONE if it was never dealt
 */
RoboVerdict robo_balance_judge_card (const RoboBalanceResult *result,
                                     guint                    card);

double robo_balance_get_mean_rounds (const RoboBalanceResult *result);

/**
 * robo_balance_get_rounds_spread:
 * @result: what was counted
 *
 * Returns: the standard deviation of the number of rounds
 */
double robo_balance_get_rounds_spread (const RoboBalanceResult *result);

G_END_DECLS
