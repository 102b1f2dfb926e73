// SPDX-License-Identifier: GPL-3.0-or-later
// Rates people at this screen by the games against computers that they have played.
#pragma once

#include <gio/gio.h>

#include "ai/robo-glicko.h"
#include "robo-match.h"

G_BEGIN_DECLS

/* A new player has this rating, which is between those of the third and the fourth computer of the ladder. */
#define ROBO_STRENGTH_FIRST 1000
/* A rating from fewer games than this is only a guess. */
#define ROBO_STRENGTH_MIN_GAMES 5
/* At most ROBO_STRENGTH_MAX_GAMES games are kept of each person, and at most ROBO_STRENGTH_MAX_PEOPLE people. */
#define ROBO_STRENGTH_MAX_GAMES  100
#define ROBO_STRENGTH_MAX_PEOPLE 32

/* Holds a game that counted for a person. */
typedef struct
{
  gint64     time; /* when the game ended, in seconds since 1970 */
  guint64    seed;
  RoboGlicko after;                       /* the person's rating after the game */
  guint      n_opponents;                 /* number of computers, 1..3 */
  RoboLevel  levels[ROBO_MAX_ROBOTS - 1]; /* levels of the computers in the game, n_opponents of them */
  double     scores[ROBO_MAX_ROBOTS - 1]; /* 1 if the computer ranked below the person, 0.5 if both shared a rank, 0 if
                                           * the computer ranked above */
} RoboStrengthGame;

/* Returns the people who have played games that counted, the latest player first. `settings` are the settings of the
 * program, with the key `strengths`. */
GStrv robo_strength_dup_names (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the games of a person that counted, oldest first; empty if there are no such games. */
GArray *robo_strength_dup_games (GSettings  *settings,
                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Gets the current rating of a person, or the first rating if there are no games. Returns the number of games. */
guint robo_strength_get (GSettings  *settings,
                         const char *name,
                         RoboGlicko *now);

/* Records the new ratings of the people in a match, if the match is over and counts. A match counts if computers with a
 * name took part, and if it was played from its beginning and did not go on from another match. The person is compared
 * with each computer alone; the higher rank wins. KillBots and other people are ignored. A match does not count for a
 * person who has a game with the same seed already, because its dice are known then. The position that the match shows
 * does not matter. Returns whether the match counted for a person. */
gboolean robo_strength_count_match (GSettings *settings,
                                    RoboMatch *match);

/* Gets the rounded ratings of a person before and after a match. Returns whether the match is the last game
 * that counted for the person. */
gboolean robo_strength_get_change (GSettings  *settings,
                                   const char *name,
                                   RoboMatch  *match,
                                   int        *before,
                                   int        *after);

/* Returns the computer against which the person is expected to win closest to half of the games. */
RoboLevel robo_strength_choose_level (GSettings  *settings,
                                      const char *name);

/* Deletes all games of a person. */
void robo_strength_reset (GSettings  *settings,
                          const char *name);

G_END_DECLS
