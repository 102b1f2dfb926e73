// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-first.h"

#include <glib/gi18n.h>

static gboolean
is_killbot (const RoboState *state,
            guint            seat)
{
  return seat < ROBO_MAX_ROBOTS && state->robots[seat].kind == ROBO_SEAT_KILLBOT;
}

/* Finds the reason if a destroyed robot gives no point. */
static gboolean
find_destroyed (const RoboEvent *event,
                const RoboState *before,
                RoboLogFirst    *first)
{
  if (event->by >= ROBO_MAX_ROBOTS)
    *first = ROBO_LOG_FIRST_NO_CULPRIT;
  else if (is_killbot (before, event->seat) && is_killbot (before, event->by))
    *first = ROBO_LOG_FIRST_SQUAD;
  else if (is_killbot (before, event->seat) && before->robots[event->seat].vp == 0)
    *first = ROBO_LOG_FIRST_NO_POINTS_LEFT;
  else
    return FALSE;

  return TRUE;
}

/* Finds why a KillBot turns. Returns FALSE for the turn of another robot, or if the turn does not follow from the
 * activation of its own die. */
static gboolean
find_turn (const RoboEvent *events,
           guint            index,
           const RoboState *before,
           const RoboBoard *board,
           RoboLogFirst    *first)
{
  const RoboEvent *event = &events[index];
  const RoboRobot *robot;

  if (!is_killbot (before, event->seat) || event->cause >= index || events[event->cause].type != ROBO_EVENT_ACTIVATE ||
      events[event->cause].seat != event->seat)
    return FALSE;

  robot = &before->robots[event->seat];
  if (robot->space == ROBO_NO_SPACE)
    return FALSE;

  *first = board->caution[robot->space][robot->facing / 2] == 1 + event->key ? ROBO_LOG_FIRST_CAUTION
                                                                             : ROBO_LOG_FIRST_TURN;

  return TRUE;
}

gboolean
robo_log_first_find (const RoboEvent *events,
                     guint            index,
                     const RoboState *before,
                     const RoboBoard *board,
                     RoboLogFirst    *first)
{
  const RoboEvent *event = &events[index];

  if (event->type == ROBO_EVENT_DESTROYED)
    return find_destroyed (event, before, first);
  if (event->type == ROBO_EVENT_TURN)
    return find_turn (events, index, before, board, first);
  if (event->type != ROBO_EVENT_DRAW || index == 0 || events[index - 1].type != ROBO_EVENT_CREDIT ||
      events[index - 1].of != event->seat)
    return FALSE;

  *first = ROBO_LOG_FIRST_MODULE;

  return TRUE;
}

char *
robo_log_first_dup_text (RoboLogFirst        first,
                         const RoboEvent    *event,
                         const RoboLogNames *names)
{
  const char *name = event->seat < ROBO_MAX_ROBOTS && names->players[event->seat] != NULL ? names->players[event->seat] : "";

  switch (first)
    {
    case ROBO_LOG_FIRST_NO_CULPRIT:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * a robot (%s) is destroyed by no other robot. */
      return g_strdup_printf (_ ("Nobody gets a point: no other robot destroyed %s."), name);

    case ROBO_LOG_FIRST_SQUAD:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * one KillBot destroys another. */
      return g_strdup (_ ("Nobody gets a point: the KillBots are one squad."));

    case ROBO_LOG_FIRST_NO_POINTS_LEFT:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * a KillBot (%s) without points is destroyed. */
      return g_strdup_printf (_ ("Nobody gets a point: %s has none to give up."), name);

    case ROBO_LOG_FIRST_MODULE:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * a player (%s) draws a module after a destruction. */
      return g_strdup_printf (_ ("Someone got a point for destroying this robot, so %s draws a module."), name);

    case ROBO_LOG_FIRST_CAUTION:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * a KillBot (%s) turns for this reason. */
      return g_strdup_printf (_ ("%s turns because of the caution line."), name);

    case ROBO_LOG_FIRST_TURN:
      /* Translators: This is small print in the log and on the panel of a player. It is shown only the first time that
       * a KillBot (%s) turns for this reason. */
      return g_strdup_printf (_ ("%s turns toward the nearest robot or VP token that it spots."), name);
    }

  g_return_val_if_reached (NULL);
}
