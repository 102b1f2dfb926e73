// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-words.h"

#include <glib/gi18n.h>

#include "engine/robo-state.h"

const char *
robo_series_kind_get_title (RoboSeriesKind kind)
{
  return kind == ROBO_SERIES_CHAMPIONSHIP ? _ ("RFL Championship") : _ ("All-Arenas Match");
}

static char *
dup_name (const RoboSeriesFile *file,
          guint                 seat)
{
  return robo_match_setup_dup_name (robo_series_file_get_setup (file), seat);
}

static gboolean
is_killbot (const RoboSeriesFile *file,
            guint                 seat)
{
  return robo_series_file_get_setup (file)->seats[seat].player == ROBO_PLAYER_KILLBOT;
}

static guint
count_killbots (const RoboSeriesFile *file)
{
  guint n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n += is_killbot (file, seat);

  return n;
}

/* Returns a seat of the side with the first rank, or ROBO_NO_SEAT if several sides share this rank. KillBots are one
 * side. */
static guint
find_champion (const RoboSeriesFile *file)
{
  guint ranks[ROBO_MAX_ROBOTS];
  guint found = ROBO_NO_SEAT;

  robo_series_get_ranks (robo_series_file_get_series (file), ranks);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (ranks[seat] != 1)
        continue;
      if (found != ROBO_NO_SEAT && !(is_killbot (file, found) && is_killbot (file, seat)))
        return ROBO_NO_SEAT;
      found = seat;
    }

  return found;
}

/* Returns the result of the series in a sentence (R11.5, R11.6). */
static char *
dup_end_sentence (const RoboSeriesFile *file)
{
  gboolean         is_championship = robo_series_file_get_kind (file) == ROBO_SERIES_CHAMPIONSHIP;
  guint            first = find_champion (file);
  g_autofree char *name = NULL;

  if (first == ROBO_NO_SEAT)
    return g_strdup (_ ("It’s a tie for first place."));
  if (is_killbot (file, first) && is_championship)
    /* Translators: This is about one KillBot or several; the sentence need not say how many. */
    return g_strdup (ngettext ("The KillBot is the champion.", "The KillBots are the champions.", count_killbots (file)));
  if (is_killbot (file, first))
    /* Translators: This is about one KillBot or several; the sentence need not say how many. */
    return g_strdup (ngettext ("The KillBot has won the series.", "The KillBots have won the series.", count_killbots (file)));

  name = dup_name (file, first);

  if (is_championship)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s is the champion."), name);

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s has won the series."), name);
}

char *
robo_series_file_dup_sentence (const RoboSeriesFile *file)
{
  const RoboSeries *series = robo_series_file_get_series (file);
  const char       *arena;
  g_autofree char  *name = NULL;
  guint             n_bouts;

  if (robo_series_get_asked_seat (series) != ROBO_NO_SEAT)
    name = dup_name (file, robo_series_get_asked_seat (series));

  switch (robo_series_get_status (series))
    {
    case ROBO_SERIES_PICKS:
      /* Translators: %s is a player, who takes one of the robots for the championship. */
      return g_strdup_printf (_ ("%s picks a robot."), name);

    case ROBO_SERIES_CHOOSES:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s chooses the next arena."), name);

    case ROBO_SERIES_PLAYS:
      arena = robo_arena_get_name (robo_series_file_get_arena (file, robo_series_get_arena (series)));
      robo_series_get_bouts (series, &n_bouts);
      if (robo_series_file_get_game (file, n_bouts))
        /* Translators: %1$u is the number of a match of a series, %2$s is its arena. */
        return g_strdup_printf (_ ("Match %1$u, %2$s, is underway."), n_bouts + 1, arena);
      /* Translators: %1$u is the number of a match of a series, %2$s is its arena. */
      return g_strdup_printf (_ ("Match %1$u is next: %2$s."), n_bouts + 1, arena);

    case ROBO_SERIES_OVER:
      return dup_end_sentence (file);
    }

  g_return_val_if_reached (NULL);
}

char *
robo_series_file_dup_bout_sentence (const RoboSeriesFile *file,
                                    guint                 bout)
{
  guint            n_bouts;
  const RoboBout  *bouts = robo_series_get_bouts (robo_series_file_get_series (file), &n_bouts);
  g_autofree char *name = NULL;
  guint            n_squad_vp = 0;

  g_return_val_if_fail (bout < n_bouts, NULL);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_squad_vp += is_killbot (file, seat) ? bouts[bout].vp[seat] : 0;
  if (bouts[bout].winner == ROBO_WINNER_SQUAD)
    return count_killbots (file) == 1
             /* Translators: %u is how many victory points the KillBot has. */
             ? g_strdup_printf (_ ("The KillBot won with %u VP."), n_squad_vp)
             /* Translators: This is about several KillBots. %u is how many victory points they have. */
             : g_strdup_printf (_ ("The KillBots won with %u VP."), n_squad_vp);

  name = dup_name (file, bouts[bout].winner);

  /* Translators: %1$s is a player, %2$u is how many victory points the player has. */
  return g_strdup_printf (_ ("%1$s won with %2$u VP."), name, bouts[bout].vp[bouts[bout].winner]);
}
