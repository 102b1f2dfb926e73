// SPDX-License-Identifier: GPL-3.0-or-later
// Causes that lie before the die or the phase: who put a die or a mine there, and who ended a robot.
#include "robo-cause-private.h"

/* R6.4: whoever is out has been destroyed in this round, or found no start. */
guint
robo_cause_find_end (const RoboEvent *events,
                     guint            index)
{
  for (guint i = index; i > 0 && events[i - 1].type != ROBO_EVENT_ROUND; i--)
    {
      const RoboEvent *past = &events[i - 1];

      if (past->seat == events[index].seat && (past->type == ROBO_EVENT_DESTROYED || past->type == ROBO_EVENT_NO_START))
        return i - 1;
    }

  return ROBO_NO_CAUSE;
}

static gboolean
is_of_same_die (const RoboEvent *event,
                const RoboEvent *activation)
{
  return event->seat == activation->seat && event->key == activation->key;
}

/* R8.11: whoever reprograms says in the event after it to which key the die has gone. It acts when its unit does, often
 * much later in the round; what lies on that key next is that die. */
guint
robo_cause_find_reprogramming (const RoboEvent *events,
                               guint            index)
{
  const RoboEvent *activation = &events[index];

  for (guint i = index; i > 1; i--)
    {
      const RoboEvent *past = &events[i - 1];

      if (past->type == ROBO_EVENT_ROUND || (past->type == ROBO_EVENT_ACTIVATE && is_of_same_die (past, activation)))
        return ROBO_NO_CAUSE;
      if (past->type == ROBO_EVENT_TURN && events[i - 2].type == ROBO_EVENT_REPROGRAM && is_of_same_die (past, activation))
        return i - 2;
    }

  return ROBO_NO_CAUSE;
}

/* Where the thing was before that is at @place after @event. */
static guint
find_place_before (const RoboEvent *event,
                   guint            place)
{
  gboolean is_moved = event->type == ROBO_EVENT_SHOVE && event->seat == ROBO_NO_SEAT && event->to == place;

  if (is_moved)
    return event->at;

  return event->type == ROBO_EVENT_SWAP && event->at == place ? event->to : place;
}

guint
robo_cause_find_mine (const RoboEvent *events,
                      guint            index)
{
  guint owner;
  guint place;

  g_return_val_if_fail (events != NULL && events[index].type == ROBO_EVENT_MINE_OFF, ROBO_NO_CAUSE);

  owner = events[index].seat;
  place = events[index].at;
  for (guint i = index; i > 0; i--)
    {
      const RoboEvent *past = &events[i - 1];

      if (past->type == ROBO_EVENT_MINE_LAID && past->seat == owner && past->at == place)
        return i - 1;
      place = find_place_before (past, place);
    }

  return ROBO_NO_CAUSE;
}
