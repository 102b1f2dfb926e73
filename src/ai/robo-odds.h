// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the possible results of a program in many worlds.
#pragma once

#include "robo-search.h"

G_BEGIN_DECLS

/* Odds that players are shown come from this many worlds. */
#define ROBO_ODDS_WORLDS 1000

/* Counts the results of a program. In the comments, "it" is the robot that has the program. */
typedef struct
{
  guint   n_worlds;                        /* worlds that were played; all following n_ fields count some of them */
  guint   n_taken;                         /* it takes a VP token (R10.1) */
  guint   n_hit;                           /* it takes damage, on the monitor or on a shield */
  guint   n_destroyed;                     /* it is destroyed */
  guint   n_destroys;                      /* it destroys another robot, with or without a VP for it */
  guint   n_fallen;                        /* it falls into a pit or water */
  guint   n_repaired;                      /* it is repaired */
  guint   n_won;                           /* it wins */
  guint   n_lost;                          /* another seat wins */
  guint   n_hit_by[ROBO_MAX_ROBOTS];       /* by seat: that seat hits or damages it */
  guint   n_destroyed_by[ROBO_MAX_ROBOTS]; /* by seat: that seat gets a VP for destroying it */
  guint   n_hits[ROBO_MAX_ROBOTS];         /* by seat: it hits or damages the robot of that seat, or gets a VP for
                                            * destroying that robot */
  guint   n_gains[ROBO_MAX_ROBOTS];        /* by seat: that seat, which is another seat, gets a VP */
  guint16 n_taken_at[ROBO_MAX_SPACES];     /* by space: it takes the token on this space */
  guint16 n_ends_at[ROBO_MAX_SPACES];      /* by space: it stands on this space in the end */
  guint   vp;                              /* sum of the victory points that it gains, over all worlds */
} RoboOdds;

/* Counts one more world: the results of a round for a seat. Only the events from the index `first` up to `end`, without
 * `end` itself, count. The list must keep states. */
void robo_odds_add (RoboOdds            *self,
                    guint                seat,
                    const RoboState     *before,
                    const RoboEventList *list,
                    guint                first,
                    guint                end);

/* Counts the dangers of each space. Effects of the arena itself and of the operator's own robot are not counted. */
typedef struct
{
  guint n_worlds; /* worlds that were played */
  /* Counts, by space, the worlds in which other robots shoot at the space or past it, or damage a robot there. */
  guint16 n_hit[ROBO_MAX_SPACES];
  /* Counts, by space, the worlds in which other robots push a robot from the space into a pit or water, or would
   * push a robot that stood there. */
  guint16 n_fall[ROBO_MAX_SPACES];
  guint16 n_any[ROBO_MAX_SPACES]; /* by space: worlds with a shot, a fall or both */
} RoboThreat;

/* Draws the worlds that one operator considers possible. Two threads must not use a sampler at once. */
typedef struct _RoboOddsSampler RoboOddsSampler;

/* Prepares n_worlds worlds (1 or more), but draws none yet. The question of the sight must ask for a program, and
 * the sight must live as long as the result. The seed is independent of the seed of the game. The same seed gives
 * the same worlds on every machine. */
RoboOddsSampler *robo_odds_sampler_new (const RoboSight *sight,
                                        guint            n_worlds,
                                        guint64          seed) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the worlds; NULL is allowed. The sight belongs to the caller. */
void robo_odds_sampler_free (RoboOddsSampler *self);

/* Sets a function that can cancel the counting: the function returns whether the result is no longer needed. It is
 * called often, in the thread that counts, and may be NULL. The sampler keeps drawn plans for the next count. */
void robo_odds_sampler_set_is_over (RoboOddsSampler *self,
                                    gboolean (*is_over) (gpointer data),
                                    gpointer data);

/* Sets how the other operators are assumed to plan; by default half of them plan. Call this function before any world
 * is drawn. Only model, planners, repliers and guessers of the effort are used. The effort must outlive the sampler. */
void robo_odds_sampler_set_model (RoboOddsSampler        *self,
                                  const RoboSearchEffort *model);

/* Gets one world (index from 0) for callers that play it themselves. The first call draws all worlds. Sets the
 * position, with one possible deal of all secrets, and sets the programs of the other operators and the seed in
 * `world`, without the operator's own program. Returns FALSE if the drawing was canceled, see
 * robo_odds_sampler_set_is_over(). */
gboolean robo_odds_sampler_draw_world (RoboOddsSampler *self,
                                       guint            index,
                                       RoboState       *state,
                                       RoboWorld       *world);

/* Plays the round in all worlds with a program, which may be unfinished: units without dice do nothing. Sets the odds,
 * and the threat if it is not NULL. If counting was canceled, returns FALSE; then the odds and the threat are
 * incomplete.
 *
 * Programs of the other operators are guessed as by robo_search_guess_other(), secrets are dealt by
 * robo_sight_sample(), dice and draws are random. The first call draws the worlds, which takes longer. Of several
 * worlds with the same result only one world is played. Units at the beginning that are unchanged since the last call
 * are not played again. The counts are the same as if everything were played. */
gboolean robo_odds_sampler_count (RoboOddsSampler   *self,
                                  const RoboProgram *program,
                                  RoboOdds          *odds,
                                  RoboThreat        *threat);

/* Plays the round in all worlds with a program, and n_rounds more rounds, see robo_lookahead_play_on(). All programs
 * are tried in the same worlds, so that they can be compared world by world. Sets, by world, the chance to win, in
 * parts of ROBO_CHANCE_ALL. If playing was canceled, returns FALSE; then some chances are not set. */
gboolean robo_odds_sampler_play_on (RoboOddsSampler   *self,
                                    const RoboProgram *program,
                                    guint              n_rounds,
                                    gint              *chances);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOddsSampler, robo_odds_sampler_free)

G_END_DECLS
