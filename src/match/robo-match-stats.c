// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-stats.h"

#include <string.h>

static gboolean
is_by_another (const RoboEvent *event)
{
  return event->by < ROBO_MAX_ROBOTS && event->by != event->seat;
}

/* Returns how far apart two spaces are. A diagonal step counts one. */
static guint
get_distance (guint from,
              guint to,
              gint  columns)
{
  const gint across = (gint)to % columns - (gint)from % columns;
  const gint along = (gint)to / columns - (gint)from / columns;

  return (guint)MAX (ABS (across), ABS (along));
}

static void
count_event (RoboMatchStats  *stats,
             const RoboGame  *game,
             const RoboEvent *event)
{
  const RoboSetup *setup = robo_game_get_setup (game);

  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_ROUND:
      stats->n_rounds = event->value;
      break;

    case ROBO_EVENT_TAKE_VP:
      stats->seats[event->seat].vp_from_tokens += event->amount;
      break;

    case ROBO_EVENT_CREDIT:
      stats->seats[event->seat].vp_from_destructions++;
      if (robo_game_get_state (game)->robots[event->of].kind == ROBO_SEAT_KILLBOT &&
          !setup->rules.killbot_vp_from_supply)
        stats->seats[event->of].vp_lost++;
      break;

    case ROBO_EVENT_STEAL:
      stats->seats[event->seat].vp_lost += event->amount;
      stats->seats[event->by].vp_stolen += event->amount;
      break;

    case ROBO_EVENT_PAY:
      if (event->kind == ROBO_COST_VP)
        stats->seats[event->seat].vp_paid += event->amount;
      break;

    case ROBO_EVENT_DAMAGE:
      stats->seats[event->seat].damage_taken += event->amount;
      if (is_by_another (event))
        stats->seats[event->by].damage_dealt += event->amount;
      break;

    case ROBO_EVENT_DESTROYED:
      stats->seats[event->seat].n_destroyed++;
      if (is_by_another (event))
        stats->seats[event->by].n_destructions++;
      break;

    case ROBO_EVENT_STEP:
    case ROBO_EVENT_JUMP:
      stats->seats[event->seat].spaces_moved += get_distance (event->at, event->to, setup->board->columns);
      break;

    default:
      break;
    }
}

/* Sorts by rank; seats with the same rank keep their order. */
static void
sort_ranking (RoboMatchStats *stats)
{
  for (guint i = 1; i < stats->n_seats; i++)
    {
      guint seat = stats->ranking[i];
      guint j = i;

      for (; j > 0 && stats->seats[stats->ranking[j - 1]].rank > stats->seats[seat].rank; j--)
        stats->ranking[j] = stats->ranking[j - 1];
      stats->ranking[j] = seat;
    }
}

void
robo_match_stats_count (RoboMatchStats *stats,
                        const RoboGame *game)
{
  const RoboEventList *events;
  const RoboState     *state;
  guint                ranks[ROBO_MAX_ROBOTS] = { 0 };

  g_return_if_fail (stats != NULL && game != NULL);

  events = robo_game_get_events (game);
  state = robo_game_get_state (game);
  robo_game_get_ranks (game, ranks);

  memset (stats, 0, sizeof *stats);
  stats->winner = state->winner;
  for (guint i = 0; i < events->n_events; i++)
    count_event (stats, game, &events->events[i]);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboSeatStats *count = &stats->seats[seat];

      count->rank = ranks[seat];
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      count->vp = state->robots[seat].vp;
      stats->ranking[stats->n_seats++] = seat;
    }
  sort_ranking (stats);
}
