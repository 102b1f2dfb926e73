// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-cause.h"

guint
robo_cause_get (const RoboEvent *events,
                guint            index)
{
  guint cause;

  g_return_val_if_fail (events != NULL, ROBO_CAUSE_UNKNOWN);

  cause = events[index].cause;

  return cause < index || cause == ROBO_CAUSE_NONE ? cause : ROBO_CAUSE_UNKNOWN;
}

GArray *
robo_cause_dup_chain (const RoboEvent *events,
                      guint            index)
{
  GArray *chain = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cause = robo_cause_get (events, index); cause < index; cause = robo_cause_get (events, cause))
    g_array_prepend_val (chain, cause);

  return chain;
}

guint
robo_cause_find_laying (const RoboEvent *events,
                        guint            index)
{
  guint owner;
  guint place;

  g_return_val_if_fail (events != NULL && events[index].type == ROBO_EVENT_MINE_OFF, ROBO_CAUSE_NONE);

  owner = events[index].seat;
  place = events[index].at;
  for (guint i = index; i > 0; i--)
    {
      const RoboEvent *past = &events[i - 1];

      if (past->type == ROBO_EVENT_MINE_LAID && past->seat == owner && past->at == place)
        return i - 1;

      /* Find the previous space of the mine that is at `place` after this event. */
      if (past->type == ROBO_EVENT_SHOVE && past->seat == ROBO_NO_SEAT && past->to == place)
        place = past->at;
      else if (past->type == ROBO_EVENT_SWAP && past->at == place)
        place = past->to;
    }

  return ROBO_CAUSE_NONE;
}
