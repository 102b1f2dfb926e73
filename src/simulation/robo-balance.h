// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fair an arena is and what the cards are worth, by counting many games of computers.
#pragma once

#include "engine/robo-game.h"
#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* These are the limits of a run. A game without a winner after ROBO_BALANCE_MAX_ROUNDS rounds counts as unfinished. */
#define ROBO_BALANCE_MAX_ROUNDS  200
#define ROBO_BALANCE_MAX_GAMES   1000000
#define ROBO_BALANCE_MAX_THREADS 64

/* Completes the set-up of one game, for example with the modules of KillBots (R9.7). It must not replace the board and
 * the cards. It is called from several threads at the same time. The same seed must give the same set-up. */
typedef void (*RoboBalancePrepare) (RoboSetup *setup,
                                    guint64    seed,
                                    gpointer   data);

/* Reports the progress: robo_balance_play() calls it in the thread of its caller, after each game that this thread has
 * played. Returns FALSE to stop the run. */
typedef gboolean (*RoboBalanceProgress) (guint    n_done,
                                         gpointer data);

/* Describes the games to play. */
typedef struct
{
  RoboSetup setup;                   /* its board and cards must outlive the run */
  RoboLevel levels[ROBO_MAX_ROBOTS]; /* by seat: level of its operator */
  /* By seat, has a bit for each other seat whose games count together with those of the seat; see
   * robo_balance_find_twins(). */
  guint8 twins[ROBO_MAX_ROBOTS];
  /* The first game has this seed. Each game has a seed one higher than the game before, so that any game can be
   * played alone. */
  guint64            seed;
  guint              n_games;   /* 1..ROBO_BALANCE_MAX_GAMES */
  guint              n_threads; /* 1..ROBO_BALANCE_MAX_THREADS, or 0 for the number of processors */
  RoboBalancePrepare prepare;   /* completes the set-up of a game, or NULL */
  gpointer           prepare_data;
} RoboBalanceJob;

/* Sets the twins of a job that has its set-up and levels. Two seats are twins if a turn maps one to the other, the arena
 * to itself, and each player to an equally strong one. They differ only by chance, so they are measured together. Mirror
 * images are not twins, because modules tell left from right. */
void robo_balance_find_twins (RoboBalanceJob *job,
                              const RoboPlan *plan);

/* Says which games to play for a measurement that is continued and compared with others (robo-meter.h). All measurements
 * have games of the same seeds, so that a difference between two of them has less to do with luck. */
typedef struct
{
  RoboLevel level; /* level of all players */
  guint64   seed;  /* seed of the first game */
  guint     n_games;
  guint     n_batch; /* the figures are updated each time after this many games */
} RoboMeterOrder;

/* Lists the causes of destruction. */
typedef enum
{
  ROBO_DEATH_PIT,          /* a fall into a pit */
  ROBO_DEATH_WATER,        /* a fall into water */
  ROBO_DEATH_LASER,        /* a shot */
  ROBO_DEATH_BARRIER,      /* a lightning barrier that the robot crossed */
  ROBO_DEATH_HIGH_VOLTAGE, /* a high-voltage space */
  ROBO_DEATH_LIGHTNING,    /* lightning that another robot turned away */
  ROBO_DEATH_MINE,         /* a mine */
  ROBO_DEATH_BLAST,        /* a detonation other than of a mine, such as of a bomb or a grenade */
  ROBO_DEATH_MODULE,       /* any other effect of a module */
} RoboDeath;

#define ROBO_N_DEATHS (ROBO_DEATH_MODULE + 1)

typedef enum
{
  ROBO_BALANCE_VISITS, /* how often a robot entered the space */
  ROBO_BALANCE_DEATHS, /* robots destroyed there */
  ROBO_BALANCE_VP,     /* VP taken there */
} RoboBalanceHeat;

#define ROBO_N_BALANCE_HEATS (ROBO_BALANCE_VP + 1)

/* Holds the results of a card. Mines count for the card that laid them. */
typedef struct
{
  guint n_dealt;   /* operators to whom the card was dealt before the first round, over all games */
  guint n_won;     /* how many of these operators won */
  guint n_offered; /* how often its use could be chosen; KillBots have no choice, so each of their uses counts as offered */
  guint n_used;
  guint damage;    /* damage dealt by the card */
  guint pushes;    /* steps by which the card pushed robots */
  guint destroyed; /* robots destroyed by the card */
  guint vp;        /* VP that its owners gained with it */
} RoboBalanceCard;

/* Holds what was counted in all games. The counts are integers, so the order of the games does not matter. The struct
 * can be copied by assignment. */
typedef struct
{
  guint           n_games;
  guint           n_unfinished;                                /* games without a winner after ROBO_BALANCE_MAX_ROUNDS */
  guint           wins[ROBO_MAX_ROBOTS];                       /* by seat: games won; for a KillBot, by its squad */
  guint           vp[ROBO_MAX_ROBOTS];                         /* by seat: VP at the end, over all games */
  guint64         rounds;                                      /* number of rounds of all games together */
  guint64         rounds_squared;                              /* sum of the squares of the numbers of rounds */
  guint           min_rounds;                                  /* rounds of the shortest game */
  guint           max_rounds;                                  /* rounds of the longest game */
  guint           deaths[ROBO_N_DEATHS];                       /* destroyed robots, by RoboDeath */
  guint           vp_from_spaces;                              /* VP taken from spaces */
  guint           vp_from_destruction;                         /* VP for destroyed robots */
  guint           n_dealt;                                     /* cards dealt to operators before the first round */
  guint           n_dealt_won;                                 /* how many of these cards were dealt to the winner */
  guint           heat[ROBO_N_BALANCE_HEATS][ROBO_MAX_SPACES]; /* by RoboBalanceHeat and space */
  RoboBalanceCard cards[ROBO_MAX_CARDS];                       /* by the card's number */
} RoboBalanceResult;

/* Plays all games. The same job gives the same result with any number of threads: a game depends only on its seed, and
 * the sums do not depend on the order of the games. The progress function may be NULL. If it stops the run, returns
 * FALSE and does not change the result. */
gboolean robo_balance_play (const RoboBalanceJob *job,
                            RoboBalanceProgress   progress,
                            gpointer              data,
                            RoboBalanceResult    *result);

/* Holds a measured share. */
typedef struct
{
  double share; /* 0..1 */
  double low;   /* lower end of the 95 % confidence interval (Wilson) */
  double high;  /* upper end of the same interval */
} RoboShare;

typedef enum
{
  ROBO_VERDICT_FAIR, /* a fair share lies within the 95 % confidence interval, which is narrow enough */
  /* A fair share lies outside the 95 % interval but inside the 99 % interval, or the interval is so wide that the
   * side could be 1.5 times or half as good. So more games are needed. */
  ROBO_VERDICT_UNCLEAR,
  ROBO_VERDICT_FAVOURED,    /* wins more often than in a fair game */
  ROBO_VERDICT_HANDICAPPED, /* wins less often than in a fair game */
  ROBO_VERDICT_NONE,        /* cannot be compared */
} RoboVerdict;

/* Returns the share of n games in `of` games with its confidence interval. For 0 of 0 games the interval is 0 to 1. */
RoboShare robo_share_of (guint n,
                         guint of);

/* Counts the games that the seat and its twins have won. Returns the number of these seats. */
guint robo_balance_count_wins (const RoboBalanceJob    *job,
                               const RoboBalanceResult *result,
                               guint                    seat,
                               guint                   *wins);

/* Returns the share of games that the seat wins. A seat with twins gets the mean of the twins and itself; a KillBot gets
 * the share of its squad. */
RoboShare robo_balance_get_share (const RoboBalanceJob    *job,
                                  const RoboBalanceResult *result,
                                  guint                    seat);

/* Returns the share of games that the seat would win if all sides were equally good. It is the mean of all operators
 * that are as strong as this one, or -1 if there is no other, the seat has a KillBot, or no game was played. */
double robo_balance_get_fair_share (const RoboBalanceJob    *job,
                                    const RoboBalanceResult *result,
                                    guint                    seat);

/* Returns whether the seat's side is as good as the others. A verdict that it is not has a confidence of 99 %. */
RoboVerdict robo_balance_judge (const RoboBalanceJob    *job,
                                const RoboBalanceResult *result,
                                guint                    seat);

/* Returns the share of winners among the operators to whom the card was dealt. */
RoboShare robo_balance_get_card_share (const RoboBalanceResult *result,
                                       guint                    card);

/* Returns whether the card is worth as much as the others on average; ROBO_VERDICT_NONE if it was never dealt or no
 * other card was. */
RoboVerdict robo_balance_judge_card (const RoboBalanceResult *result,
                                     guint                    card);

double robo_balance_get_mean_rounds (const RoboBalanceResult *result);

/* Returns the standard deviation of the number of rounds. */
double robo_balance_get_rounds_spread (const RoboBalanceResult *result);

G_END_DECLS
