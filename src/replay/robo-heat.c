// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-heat.h"

#include <string.h>

/* Holds the counts, and the current spaces of all robots, because not every event names its space. */
typedef struct
{
  RoboHeat *heat;
  guint     spaces[ROBO_MAX_ROBOTS];
} Count;

static void
add_heat (Count       *count,
          RoboHeatKind kind,
          guint        space,
          guint        amount)
{
  guint *counts = count->heat->counts[kind];

  if (space >= ROBO_MAX_SPACES)
    return;

  counts[space] += amount;
  count->heat->most[kind] = MAX (count->heat->most[kind], counts[space]);
}

static void
enter_space (Count *count,
             guint  seat,
             guint  space)
{
  if (seat >= ROBO_MAX_ROBOTS)
    return;

  count->spaces[seat] = space;
  add_heat (count, ROBO_HEAT_VISITS, space, 1);
}

void
robo_heat_count (RoboHeat        *heat,
                 const RoboEvent *events,
                 guint            n_events)
{
  Count count = { .heat = heat };

  g_return_if_fail (heat != NULL && (events != NULL || n_events == 0));

  memset (heat, 0, sizeof *heat);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    count.spaces[seat] = ROBO_NO_SPACE;
  for (guint i = 0; i < n_events; i++)
    {
      const RoboEvent *event = &events[i];

      switch (robo_event_type_get_travel (event->type))
        {
        case ROBO_TRAVEL_PLACED:
          enter_space (&count, event->seat, event->at);
          break;

        case ROBO_TRAVEL_DRIVEN:
        case ROBO_TRAVEL_PUSHED:
        case ROBO_TRAVEL_LEAPT:
          enter_space (&count, event->seat, event->to);
          break;

        case ROBO_TRAVEL_SWAPPED:
          /* R8.5: After a swap, the target, a robot or a mine, is on the space that the robot left. A target that is
           * a robot enters this space. */
          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            {
              if (seat != event->seat && count.spaces[seat] == event->to)
                enter_space (&count, seat, event->at);
            }
          enter_space (&count, event->seat, event->to);
          break;

        case ROBO_TRAVEL_REMOVED:
          add_heat (&count, ROBO_HEAT_DESTROYED, event->at, 1);
          count.spaces[event->seat % ROBO_MAX_ROBOTS] = ROBO_NO_SPACE;
          break;

        case ROBO_TRAVEL_NONE:
          if (!robo_event_type_hurts (event->type))
            break;
          /* Some events have no space; take the current space of the robot. */
          if (robo_event_type_get_fields (event->type) & ROBO_EVENT_HAS_AT)
            add_heat (&count, ROBO_HEAT_DAMAGE, event->at, event->amount);
          else
            add_heat (&count, ROBO_HEAT_DAMAGE, count.spaces[event->seat % ROBO_MAX_ROBOTS], event->amount);
          break;
        }
    }
}
