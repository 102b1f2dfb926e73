// SPDX-License-Identifier: GPL-3.0-or-later
// Runs championships and All-Arenas matches.
#include "robo-series.h"

#include <string.h>

#include "robo-rng.h"
#include "robo-state.h"

struct _RoboSeries
{
  RoboSeriesKind   kind;
  RoboSeriesStatus status;
  RoboRng          rng;
  guint8           kinds[ROBO_MAX_ROBOTS];
  guint8           order[ROBO_MAX_ROBOTS]; /* seats by starting number */
  guint            n_seats;
  guint8           robots[ROBO_MAX_ROBOTS];   /* robot of each seat, or NO_ROBOT */
  guint8           holders[ROBO_N_CHAMPIONS]; /* seat that holds each champion card */
  guint            n_arenas;
  guint            arena;
  gboolean         begins_anywhere; /* whether the first arena may be that of a KillBot, as before version 3 of the
                                     * rulings */
  GArray          *bouts;           /* array of RoboBout */
};

#define NO_ROBOT 255

static gboolean
is_killbot (const RoboSeries *series,
            guint             seat)
{
  return series->kinds[seat] == ROBO_SEAT_KILLBOT;
}

/* Returns whether two seats win and lose together (R9.10). */
static gboolean
are_one_side (const RoboSeries *series,
              guint             a,
              guint             b)
{
  return a == b || (is_killbot (series, a) && is_killbot (series, b));
}

static gboolean
is_picked (const RoboSeries *series,
           guint             robot)
{
  return memchr (series->robots, robot, ROBO_MAX_ROBOTS) != NULL;
}

/* Picking robots (R11.1) */

/* Returns the next operator without a robot, in order of starting numbers, or ROBO_NO_SEAT. */
static guint
find_picker (const RoboSeries *series)
{
  for (guint i = 0; i < series->n_seats; i++)
    {
      guint seat = series->order[i];

      if (!is_killbot (series, seat) && series->robots[seat] == NO_ROBOT)
        return seat;
    }

  return ROBO_NO_SEAT;
}

static void
take_robot (RoboSeries *series,
            guint       seat,
            guint       robot)
{
  series->robots[seat] = robot;
  series->holders[robot] = seat;
}

/* Gives KillBots the robots that are left. The first match is in the home arena of the operator with the lowest number
 * (R11.2), except with older rulings; see robo_series_follow_rulings(). */
static void
end_picking (RoboSeries *series)
{
  guint robot = 0;
  guint first = 0;

  for (guint i = 0; i < series->n_seats; i++)
    {
      guint seat = series->order[i];

      if (series->robots[seat] != NO_ROBOT)
        continue;
      while (is_picked (series, robot))
        robot++;
      take_robot (series, seat, robot);
    }

  while (!series->begins_anywhere && is_killbot (series, series->order[first]) && first + 1 < series->n_seats)
    first++;
  series->arena = series->robots[series->order[first]];
  series->status = ROBO_SERIES_PLAYS;
}

RoboSeries *
robo_series_new (RoboSeriesKind kind,
                 const guint8   kinds[ROBO_MAX_ROBOTS],
                 guint          n_arenas,
                 guint64        seed)
{
  RoboSeries *series = g_new0 (RoboSeries, 1);

  series->kind = kind;
  series->n_arenas = n_arenas;
  series->bouts = g_array_new (FALSE, FALSE, sizeof (RoboBout));
  memcpy (series->kinds, kinds, sizeof series->kinds);
  memset (series->robots, NO_ROBOT, sizeof series->robots);
  memset (series->holders, ROBO_NO_SEAT, sizeof series->holders);
  robo_rng_seed (&series->rng, seed);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (kinds[seat] != ROBO_SEAT_EMPTY)
        series->order[series->n_seats++] = seat;
    }
  robo_rng_shuffle (&series->rng, series->order, series->n_seats);

  if (kind == ROBO_SERIES_ALL_ARENAS)
    series->status = ROBO_SERIES_PLAYS;
  else if (find_picker (series) == ROBO_NO_SEAT)
    end_picking (series);

  return series;
}

void
robo_series_follow_rulings (RoboSeries *series,
                            guint       rulings)
{
  series->begins_anywhere = rulings < 3;
}

void
robo_series_free (RoboSeries *series)
{
  if (series == NULL)
    return;

  g_array_unref (series->bouts);
  g_free (series);
}

/* Questions */

RoboSeriesStatus
robo_series_get_status (const RoboSeries *series)
{
  return series->status;
}

static const RoboBout *
get_last_bout (const RoboSeries *series)
{
  return &g_array_index (series->bouts, RoboBout, series->bouts->len - 1);
}

guint
robo_series_get_asked_seat (const RoboSeries *series)
{
  switch (series->status)
    {
    case ROBO_SERIES_PICKS:
      return find_picker (series);
    case ROBO_SERIES_CHOOSES:
      return get_last_bout (series)->winner;
    case ROBO_SERIES_PLAYS:
    case ROBO_SERIES_OVER:
      return ROBO_NO_SEAT;
    }

  g_return_val_if_reached (ROBO_NO_SEAT);
}

/* Returns whether a seat, or its squad, holds a champion card. */
static gboolean
side_holds (const RoboSeries *series,
            guint             seat,
            guint             champion)
{
  return are_one_side (series, series->holders[champion], seat);
}

/* Returns a seat that stands for the winner. For the squad this is its first KillBot. */
static guint
get_winning_seat (const RoboSeries *series,
                  const RoboBout   *bout)
{
  guint seat = 0;

  if (bout->winner != ROBO_WINNER_SQUAD)
    return bout->winner;
  while (!is_killbot (series, seat))
    seat++;

  return seat;
}

static guint
list_open_arenas (const RoboSeries *series,
                  guint             seat,
                  guint8           *arenas)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    {
      if (!side_holds (series, seat, i))
        arenas[n++] = i;
    }

  return n;
}

guint
robo_series_get_options (const RoboSeries *series,
                         guint8            options[ROBO_MAX_ARENAS])
{
  guint n = 0;

  if (series->status == ROBO_SERIES_CHOOSES)
    return list_open_arenas (series, get_last_bout (series)->winner, options);

  for (guint i = 0; series->status == ROBO_SERIES_PICKS && i < ROBO_N_CHAMPIONS; i++)
    {
      if (!is_picked (series, i))
        options[n++] = i;
    }

  return n;
}

RoboRefusal
robo_series_answer (RoboSeries *series,
                    guint       answer)
{
  guint8 options[ROBO_MAX_ARENAS];
  guint  n_options = robo_series_get_options (series, options);
  guint  picker = find_picker (series);

  if (answer > G_MAXUINT8 || memchr (options, (gint)answer, n_options) == NULL)
    return ROBO_REFUSED_OPTION;

  if (picker == ROBO_NO_SEAT)
    {
      series->arena = answer;
      series->status = ROBO_SERIES_PLAYS;
      return ROBO_REFUSED_NOT;
    }

  take_robot (series, picker, answer);
  if (find_picker (series) == ROBO_NO_SEAT)
    end_picking (series);

  return ROBO_REFUSED_NOT;
}

/* Queries */

guint
robo_series_get_arena (const RoboSeries *series)
{
  return series->arena;
}

guint
robo_series_get_number (const RoboSeries *series,
                        guint             seat)
{
  for (guint i = 0; i < series->n_seats; i++)
    {
      if (series->order[i] == seat)
        return i + 1;
    }

  return 0;
}

guint
robo_series_get_robot (const RoboSeries *series,
                       guint             seat)
{
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS, NO_ROBOT);

  return series->robots[seat];
}

guint
robo_series_get_holder (const RoboSeries *series,
                        guint             champion)
{
  g_return_val_if_fail (champion < ROBO_N_CHAMPIONS, ROBO_NO_SEAT);

  return series->holders[champion];
}

guint
robo_series_get_titleholder (const RoboSeries *series)
{
  return series->kind == ROBO_SERIES_CHAMPIONSHIP ? series->holders[series->arena] : ROBO_NO_SEAT;
}

const RoboBout *
robo_series_get_bouts (const RoboSeries *series,
                       guint            *n_bouts)
{
  *n_bouts = series->bouts->len;

  return (const RoboBout *)(gpointer)series->bouts->data;
}

/* The end of a match */

/* Returns the winner. Of a squad that has won, returns the member with the most VP; of members with equal VP, the
 * member with the lower starting number (R11.4). */
static guint
find_heir (const RoboSeries *series,
           const RoboBout   *bout)
{
  guint heir = ROBO_NO_SEAT;

  if (bout->winner != ROBO_WINNER_SQUAD)
    return bout->winner;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (!is_killbot (series, seat))
        continue;
      if (heir == ROBO_NO_SEAT || bout->vp[seat] > bout->vp[heir] ||
          (bout->vp[seat] == bout->vp[heir] && bout->numbers[seat] < bout->numbers[heir]))
        heir = seat;
    }

  return heir;
}

void
robo_series_finish_bout (RoboSeries     *series,
                         const RoboBout *bout)
{
  guint8 arenas[ROBO_N_CHAMPIONS];
  guint  n_arenas;
  guint  beaten;
  guint  heir;

  g_return_if_fail (series->status == ROBO_SERIES_PLAYS && bout->arena == series->arena);

  g_array_append_vals (series->bouts, bout, 1);

  if (series->kind != ROBO_SERIES_CHAMPIONSHIP)
    {
      if (series->arena + 1 < series->n_arenas)
        series->arena++;
      else
        series->status = ROBO_SERIES_OVER;
      return;
    }

  beaten = series->holders[bout->arena];
  heir = find_heir (series, bout);
  for (guint i = 0; i < ROBO_N_CHAMPIONS && !are_one_side (series, beaten, heir); i++)
    {
      if (series->holders[i] == beaten)
        series->holders[i] = heir;
    }

  n_arenas = list_open_arenas (series, get_winning_seat (series, bout), arenas);
  if (n_arenas == 0)
    series->status = ROBO_SERIES_OVER;
  else if (bout->winner != ROBO_WINNER_SQUAD)
    series->status = ROBO_SERIES_CHOOSES;
  else
    series->arena = arenas[robo_rng_below (&series->rng, n_arenas)];
}

/* Ranks */

/* Returns the first criterion of the ranks: champion cards (R11.5) or wins (R11.6). */
static guint
count_titles (const RoboSeries *series,
              guint             seat)
{
  guint n = 0;

  if (series->kind == ROBO_SERIES_CHAMPIONSHIP)
    {
      for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
        n += series->holders[i] != ROBO_NO_SEAT && side_holds (series, seat, i);
      return n;
    }

  for (guint i = 0; i < series->bouts->len; i++)
    n += are_one_side (series, get_winning_seat (series, &g_array_index (series->bouts, RoboBout, i)), seat);

  return n;
}

static guint
count_vp (const RoboSeries *series,
          guint             side)
{
  guint n = 0;

  for (guint i = 0; i < series->bouts->len; i++)
    {
      const RoboBout *bout = &g_array_index (series->bouts, RoboBout, i);

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        n += are_one_side (series, seat, side) ? bout->vp[seat] : 0;
    }

  return n;
}

void
robo_series_get_ranks (const RoboSeries *series,
                       guint             ranks[ROBO_MAX_ROBOTS])
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint    titles = count_titles (series, seat);
      guint    vp = count_vp (series, seat);
      gboolean has_counted_squad = FALSE;

      ranks[seat] = series->kinds[seat] == ROBO_SEAT_EMPTY ? 0 : 1;
      for (guint other = 0; ranks[seat] != 0 && other < ROBO_MAX_ROBOTS; other++)
        {
          guint other_titles = count_titles (series, other);

          if (series->kinds[other] == ROBO_SEAT_EMPTY || (is_killbot (series, other) && has_counted_squad))
            continue;
          has_counted_squad = has_counted_squad || is_killbot (series, other);
          ranks[seat] += other_titles == titles ? count_vp (series, other) > vp : other_titles > titles;
        }
    }
}
