// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-trail.h"

/* Holds the parts of ways found so far, and the current spaces of all robots, because the event of a swap does not
 * name the robot that is swapped. */
typedef struct
{
  GArray *trails;
  guint   spaces[ROBO_MAX_ROBOTS];
} Walk;

static void
add_movement (Walk         *walk,
              guint         seat,
              RoboTrailKind kind,
              guint         from,
              guint         to)
{
  RoboTrail trail = { .seat = (guint8)seat, .kind = (guint8)kind, .from = (guint8)from, .to = (guint8)to };

  /* Ignore pushed mines, which have no seat. */
  if (seat >= ROBO_MAX_ROBOTS || from >= ROBO_MAX_SPACES || to >= ROBO_MAX_SPACES)
    return;

  g_array_append_val (walk->trails, trail);
  walk->spaces[seat] = to;
}

GArray *
robo_trail_list (const RoboEvent *events,
                 guint            n_events)
{
  Walk walk = { .trails = g_array_new (FALSE, FALSE, sizeof (RoboTrail)) };

  g_return_val_if_fail (events != NULL || n_events == 0, walk.trails);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    walk.spaces[seat] = ROBO_NO_SPACE;
  for (guint i = 0; i < n_events; i++)
    {
      const RoboEvent *event = &events[i];

      switch (robo_event_type_get_travel (event->type))
        {
        case ROBO_TRAVEL_PLACED:
          if (event->seat < ROBO_MAX_ROBOTS)
            walk.spaces[event->seat] = event->at;
          break;

        case ROBO_TRAVEL_DRIVEN:
          add_movement (&walk, event->seat, ROBO_TRAIL_MOVE, event->at, event->to);
          break;

        case ROBO_TRAVEL_PUSHED:
          add_movement (&walk, event->seat, ROBO_TRAIL_PUSHED, event->at, event->to);
          break;

        case ROBO_TRAVEL_LEAPT:
          add_movement (&walk, event->seat, ROBO_TRAIL_LEAP, event->at, event->to);
          break;

        case ROBO_TRAVEL_SWAPPED:
          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            if (seat != event->seat && walk.spaces[seat] == event->to)
              {
                add_movement (&walk, seat, ROBO_TRAIL_LEAP, event->to, event->at);
                break;
              }
          add_movement (&walk, event->seat, ROBO_TRAIL_LEAP, event->at, event->to);
          break;

        case ROBO_TRAVEL_REMOVED:
          add_movement (&walk, event->seat, ROBO_TRAIL_END, event->at, event->at);
          if (event->seat < ROBO_MAX_ROBOTS)
            walk.spaces[event->seat] = ROBO_NO_SPACE;
          break;

        case ROBO_TRAVEL_NONE:
          break;
        }
    }

  return walk.trails;
}
