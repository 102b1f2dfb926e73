/* What may come of a program, counted in a thousand worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-search.h"

G_BEGIN_DECLS

/* In how many worlds what people are told is counted. */
#define ROBO_OUTLOOK_WORLDS 1000

/**
 * RoboOdds:
 * @n_worlds: how many worlds were played; all that follows are worlds of these
 * @n_taken: those in which it takes a VP token (R10.1)
 * @n_hit: those in which it takes damage, on the monitor or on a shield
 * @n_destroyed: those in which it is destroyed
 * @n_fallen: those in which it falls into a pit or water
 * @n_repaired: those in which damage is taken off it
 * @n_won: those in which it wins
 * @n_lost: those in which somebody else wins
 * @n_hit_by: (array): by seat: those in which that one damages it
 * @n_destroyed_by: (array): by seat: those in which that one gets a VP for destroying it
 * @n_hits: (array): by seat: those in which it damages or destroys that one
 * @n_gains: (array): by seat: those in which that one, somebody else, gets a VP
 * @n_taken_at: (array): by space: those in which it takes the token there
 * @n_ends_at: (array): by space: those in which it stands there in the end
 * @vp: how many victory points it gets in all of them together
 *
 * What comes of a program.
 */
typedef struct
{
  guint   n_worlds;
  guint   n_taken;
  guint   n_hit;
  guint   n_destroyed;
  guint   n_fallen;
  guint   n_repaired;
  guint   n_won;
  guint   n_lost;
  guint   n_hit_by[ROBO_MAX_ROBOTS];
  guint   n_destroyed_by[ROBO_MAX_ROBOTS];
  guint   n_hits[ROBO_MAX_ROBOTS];
  guint   n_gains[ROBO_MAX_ROBOTS];
  guint16 n_taken_at[ROBO_MAX_SPACES];
  guint16 n_ends_at[ROBO_MAX_SPACES];
  guint   vp;
} RoboOdds;

/**
 * robo_odds_add:
 * @self: odds
 * @seat: whose
 * @before: the position before it
 * @list: events with the position after each
 * @first: the first event of a round, or of what counts of it
 * @end: the one after the last
 *
 * Counts one more world: what came of a round for @seat.
 */
void robo_odds_add (RoboOdds            *self,
                    guint                seat,
                    const RoboState     *before,
                    const RoboEventList *list,
                    guint                first,
                    guint                end);

/**
 * RoboThreat:
 * @n_worlds: how many worlds were played
 * @n_hit: (array): by space: those in which others shoot at it or past it, or damage whoever is there
 * @n_fall: (array): by space: those in which others push whoever stands there into a pit or water, or would
 * @n_any: (array): by space: those in which one of both is so
 *
 * Where it is dangerous. What the arena does by itself, and what the operator's own robot does, is not in it.
 */
typedef struct
{
  guint   n_worlds;
  guint16 n_hit[ROBO_MAX_SPACES];
  guint16 n_fall[ROBO_MAX_SPACES];
  guint16 n_any[ROBO_MAX_SPACES];
} RoboThreat;

/**
 * RoboOutlook:
 * The worlds that one operator thinks possible. Not for two threads at once.
 */
typedef struct _RoboOutlook RoboOutlook;

/**
 * robo_outlook_new:
 * @sight: what is known, with a program as the question; it has to live as long as what is returned
 * @n_worlds: how many worlds, 1 or more
 * @seed: of the worlds, of its own and not that of the game: the same one gives the same worlds on every machine
 *
 * Returns: (transfer full): the worlds, none of which has been drawn yet
 */
RoboOutlook *robo_outlook_new (const RoboSight *sight,
                               guint            n_worlds,
                               guint64          seed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_outlook_free:
 * @self: (transfer full) (nullable): the worlds
 *
 * Frees @self; the sight is the caller's.
 */
void robo_outlook_free (RoboOutlook *self);

/**
 * robo_outlook_set_is_over:
 * @self: the worlds
 * @is_over: (nullable) (scope forever): whether nobody wants to know any more; asked often, by the thread that counts
 * @data: given to @is_over
 *
 * Lets counting be left. What has been drawn stays for the next time.
 */
void robo_outlook_set_is_over (RoboOutlook *self,
                               gboolean (*is_over) (gpointer data),
                               gpointer data);

/**
 * robo_outlook_set_model:
 * @self: worlds of which none has been drawn yet
 * @model: how the others are thought to plan: only @model, @planners, @repliers and @guessers of
 *   it are used; to outlive @self
 *
 * Expects others of another kind. Otherwise half of them plan.
 */
void robo_outlook_set_model (RoboOutlook            *self,
                             const RoboSearchEffort *model);

/**
 * robo_outlook_draw_world:
 * @self: the worlds
 * @index: which of them, from 0
 * @state: (out caller-allocates): the position, with what nobody knows dealt in one way
 * @world: (out caller-allocates): what the others have programmed, and chance; nothing of the operator's own
 *
 * Looks at a world, for whoever wants to play it. The first time worlds are drawn.
 *
 * Returns: whether there are worlds, see robo_outlook_set_is_over()
 */
gboolean robo_outlook_draw_world (RoboOutlook *self,
                                  guint        index,
                                  RoboState   *state,
                                  RoboWorld   *world);

/**
 * robo_outlook_count:
 * @self: the worlds
 * @program: what the operator programs, finished or not: units without dice do nothing
 * @odds: (out caller-allocates): what comes of it
 * @threat: (out caller-allocates) (nullable): where it is dangerous meanwhile
 *
 * Plays the round in all worlds. What the others have programmed is guessed as robo_search_guess_other() does it, what
 * nobody sees is dealt by robo_sight_sample(), and dice and draws are chance. The first time worlds are drawn, which
 * takes longer. Of worlds in which it comes to the same one is played, and what lies on the first units unchanged since
 * the last time is not played again; what is counted is the same as if it were.
 *
 * Returns: whether all worlds were played; if not, there is nothing in @odds and @threat
 */
gboolean robo_outlook_count (RoboOutlook       *self,
                             const RoboProgram *program,
                             RoboOdds          *odds,
                             RoboThreat        *threat);

/**
 * robo_outlook_play_on:
 * @self: the worlds
 * @program: what the operator programs
 * @n_rounds: how many rounds are played after that, see robo_lookahead_play_on()
 * @chances: (out caller-allocates) (array): by world: how likely it wins from there, of %ROBO_CHANCE_ALL
 *
 * Plays the round in all worlds and the game on from there. All programs are tried in the same worlds, so that they can be
 * compared world by world.
 *
 * Returns: whether all worlds were played; if not, there is nothing in @chances
 */
gboolean robo_outlook_play_on (RoboOutlook       *self,
                               const RoboProgram *program,
                               guint              n_rounds,
                               gint              *chances);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOutlook, robo_outlook_free)

G_END_DECLS
