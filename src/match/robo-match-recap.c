// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-recap.h"

#include "match/log/robo-log-describe.h"

guint
robo_recap_find_start (const RoboEvent *events,
                       guint            n_events,
                       guint            seat)
{
  g_return_val_if_fail (events != NULL || n_events == 0, 0);

  for (guint i = n_events; i > 0; i--)
    {
      if (events[i - 1].type == ROBO_EVENT_PROGRAMMED && events[i - 1].seat == seat)
        return i;
    }

  return n_events;
}

/* Returns whether a later event continues the push. A recap lists only the last event of a push, with the space
 * where the robot ends up. */
static gboolean
is_pushed_on (const RoboEvent *events,
              guint            n_events,
              guint            index)
{
  for (guint i = index + 1; i < n_events; i++)
    {
      RoboEventType type = events[i].type;

      if (type == ROBO_EVENT_PUSH && events[i].seat == events[index].seat)
        return TRUE;
      if (type != ROBO_EVENT_PUSH && type != ROBO_EVENT_STEP)
        return FALSE;
    }

  return FALSE;
}

static gboolean
is_worth_telling (const RoboEvent *events,
                  guint            n_events,
                  guint            index,
                  guint            seat)
{
  const RoboEvent *event = &events[index];
  gboolean         is_own = event->seat == seat;

  switch (robo_log_get_recap_level ((RoboEventType)event->type))
    {
    case ROBO_LOG_RECAP_ALWAYS:
      return TRUE;

    case ROBO_LOG_RECAP_OWN:
      return is_own;

    case ROBO_LOG_RECAP_LAST:
      return is_own && event->by != seat && !is_pushed_on (events, n_events, index);

    case ROBO_LOG_RECAP_NEVER:
      break;
    }

  return FALSE;
}

GArray *
robo_recap_list (const RoboEvent *events,
                 guint            n_events,
                 guint            seat,
                 guint            start)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (events != NULL || n_events == 0, list);

  for (guint i = start; i < n_events; i++)
    {
      if (is_worth_telling (events, n_events, i, seat))
        g_array_append_val (list, i);
    }

  return list;
}
