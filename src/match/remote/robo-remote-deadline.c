// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-deadline.h"

#include "robo-remote-notes.h"

/* The note with this key holds what the game waits for, and since when. */
#define WAITING_SINCE "waiting-since"

#define DAY_S 86400

/* At the live pace, a player has LIVE_PROGRAM_S for a program and LIVE_ANSWER_S for any other answer. */
#define LIVE_PROGRAM_S 90
#define LIVE_ANSWER_S  30

static gint64
get_pace (const RoboPeer *peer)
{
  RoboStage stage = peer->shared->stage;

  if (stage == ROBO_STAGE_JOINING || stage == ROBO_STAGE_STARTING || stage == ROBO_STAGE_OVER)
    return 0;

  switch (peer->offer->pace)
    {
    case ROBO_PACE_NONE:
      break;
    case ROBO_PACE_LIVE:
      return stage == ROBO_STAGE_SEALING ? LIVE_PROGRAM_S : LIVE_ANSWER_S;
    case ROBO_PACE_DAY:
      return DAY_S;
    case ROBO_PACE_THREE_DAYS:
      return 3 * DAY_S;
    case ROBO_PACE_WEEK:
      return 7 * DAY_S;
    }

  return 0;
}

/* Returns a text that identifies what the game waits for, the same for all seats. The text contains the stage, since
 * programs are sealed and opened at the same position. */
static char *
dup_occasion (const RoboSharedGame *shared)
{
  GString *occasion = g_string_new (NULL);

  for (guint i = 0; i < sizeof shared->position; i++)
    g_string_append_printf (occasion, "%02x", shared->position[i]);
  g_string_append_printf (occasion, "-%u", shared->stage);

  return g_string_free (occasion, FALSE);
}

void
robo_remote_deadline_find (RoboRemoteDeadline *self,
                           const RoboPeer     *peer,
                           gint64              now)
{
  g_autofree char *occasion = NULL;
  g_autofree char *noted = NULL;
  g_auto (GStrv) parts = NULL;

  *self = (RoboRemoteDeadline){ .since = now, .pace_s = get_pace (peer) };
  if (self->pace_s == 0)
    return;

  occasion = dup_occasion (peer->shared);
  noted = robo_remote_notes_dup (peer->offer, WAITING_SINCE);
  parts = g_strsplit (noted != NULL ? noted : "", " ", 2);
  if (g_strcmp0 (parts[0], occasion) == 0 && parts[1] != NULL)
    /* If the clock was put back and the noted start is in the future, the time starts now. */
    self->since = MIN (now, g_ascii_strtoll (parts[1], NULL, 10));
  else
    {
      g_autofree char *note = g_strdup_printf ("%s %" G_GINT64_FORMAT, occasion, now);

      robo_remote_notes_set (peer->offer, WAITING_SINCE, note);
    }
  self->until = self->since + self->pace_s;
}

guint
robo_remote_deadline_list_late (const RoboRemoteDeadline *self,
                                const RoboPeer           *peer,
                                gint64                    now)
{
  const RoboSharedGame *shared = peer->shared;
  guint                 late = 0;
  guint                 round;
  gboolean              is_between_two;
  guint                 other = robo_peer_find_difference (peer, &round, &is_between_two);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gboolean is_awaited = (shared->awaited >> seat & 1) != 0;

      if (self->until == 0 || (seat == other && is_between_two) || shared->seats[seat].evidence != ROBO_EVIDENCE_NONE ||
          now >= (is_awaited ? self->until : self->until + self->pace_s))
        late |= 1u << seat;
    }

  return late;
}
