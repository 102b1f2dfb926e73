// SPDX-License-Identifier: GPL-3.0-or-later
// How strong people at this screen are, by the computers they have played.
#pragma once

#include <gio/gio.h>

#include "ai/robo-glicko.h"
#include "robo-match.h"

G_BEGIN_DECLS

/* What somebody begins with: the fourth of the ladder wins as often. */
#define ROBO_STRENGTH_FIRST 1000
/* Before as many games a strength is a guess. */
#define ROBO_STRENGTH_MIN_GAMES 5
/* No more games of a person are kept, and of no more people. */
#define ROBO_STRENGTH_MAX_GAMES  100
#define ROBO_STRENGTH_MAX_PEOPLE 32

/**
 * RoboStrengthGame:
 * @time: when it ended, in seconds since 1970
 * @seed: its seed
 * @after: how strong the person is found to be after it
 * @n_opponents: how many computers played, 1..3
 * @levels: (array length=n_opponents): which
 * @scores: (array length=n_opponents): 1 ranked below the person, 0.5 beside, 0 above
 *
 * A game that counted for somebody.
 */
typedef struct
{
  gint64     time;
  guint64    seed;
  RoboGlicko after;
  guint      n_opponents;
  RoboLevel  levels[ROBO_MAX_ROBOTS - 1];
  double     scores[ROBO_MAX_ROBOTS - 1];
} RoboStrengthGame;

/**
 * robo_strength_dup_names:
 * @settings: those of the program, which keep it: `strengths`
 *
 * Returns: (transfer full): who has played games that counted, who played last first
 */
GStrv robo_strength_dup_names (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_strength_dup_games:
 * @settings: those of the program
 * @name: of a person
 *
 * Returns: (transfer full) (element-type RoboStrengthGame): the games that counted, the oldest first; empty for somebody
 *   who has not played
 */
GArray *robo_strength_dup_games (GSettings  *settings,
                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_strength_get:
 * @settings: those of the program
 * @name: of a person
 * @now: (out caller-allocates): how strong the person is; what everybody begins with for one who has not played
 *
 * Returns: how many games say so
 */
guint robo_strength_get (GSettings  *settings,
                         const char *name,
                         RoboGlicko *now);

/**
 * robo_strength_count_match:
 * @settings: those of the program
 * @match: a game, whatever of it is shown
 *
 * Writes down how strong the people in it are now, if it is over and counts: computers with a name took part, and it was
 * played from its beginning on, not on from the past of another. Every computer is compared with by itself: whoever
 * ranks higher has won. KillBots and other people count for nothing. A game that was counted is not counted again, nor is
 * one with the same seed, whose dice are known.
 *
 * Returns: whether it counted for anybody
 */
gboolean robo_strength_count_match (GSettings *settings,
                                    RoboMatch *match);

/**
 * robo_strength_get_change:
 * @settings: those of the program
 * @name: of a person
 * @match: a game
 * @before: (out): the rating before it, rounded
 * @after: (out): the rating after it
 *
 * Returns: whether it is the last game that counted for them
 */
gboolean robo_strength_get_change (GSettings  *settings,
                                   const char *name,
                                   RoboMatch  *match,
                                   int        *before,
                                   int        *after);

/**
 * robo_strength_choose_level:
 * @settings: those of the program
 * @name: of a person
 *
 * Returns: the computer against which they win half of their games, as nearly as there is one
 */
RoboLevel robo_strength_choose_level (GSettings  *settings,
                                      const char *name);

/**
 * robo_strength_reset:
 * @settings: those of the program
 * @name: of a person
 *
 * Forgets all their games.
 */
void robo_strength_reset (GSettings  *settings,
                          const char *name);

G_END_DECLS
