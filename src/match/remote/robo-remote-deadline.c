// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-deadline.h"

#include <string.h>

#include "robo-remote-notes.h"

/* The note with this key has the fields of Wait: occasion, since, awaited, pace_s, known, paused, bank_s, behind_s,
 * pause_end, and the values of `from` by seat. */
#define WAITING_SINCE "waiting-since"
/* The note with this key has by seat the seconds of its time bank that are used up: first those of banks of minutes,
 * then those of banks of days. */
#define BANKS "banks"
/* While nothing else changes, the note of WAITING_SINCE gets a new `known` only after this time. */
#define KNOWN_AGAIN_S 30

#define DAY_S 86400
/* Times in notes are between this and its negative. */
#define MAX_TIME_S (G_GINT64_CONSTANT (1) << 40)

/* At the live pace, a player has LIVE_PROGRAM_S for a program and LIVE_ANSWER_S for any other answer. */
#define LIVE_PROGRAM_S 90
#define LIVE_ANSWER_S  30

static gint64
get_pace (const RoboPeer *peer)
{
  RoboStage stage = peer->shared->stage;
  RoboPace  pace = ROBO_PACE_NONE;
  RoboBank  bank;

  if (stage == ROBO_STAGE_JOINING || stage == ROBO_STAGE_STARTING || stage == ROBO_STAGE_OVER)
    return 0;

  robo_pace_from_byte (robo_shared_game_get_pace (peer->shared), &pace, &bank);
  switch (pace)
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

/* Notes */

typedef struct
{
  char  *note;     /* as it was read, or NULL */
  char  *occasion; /* what the game waits for, see dup_occasion() */
  gint64 since;    /* when the time began, moved on by the length of pauses */
  guint  awaited;  /* seats for which the game waits, a bit each */
  gint64 pace_s;
  gint64 known;  /* when this computer last knew that the awaited seats had not answered */
  gint64 paused; /* when the pause began, or 0 */
  gint64 bank_s;
  gint64 behind_s;              /* seconds by which the clock was put back */
  gint64 pause_end;             /* agreed end of the pause, or 0 */
  gint64 from[ROBO_MAX_ROBOTS]; /* by seat, when the game began once more to wait for its answer on this occasion, or
                                 * 0 */
} Wait;

static void
wait_clear (Wait *wait)
{
  g_free (wait->note);
  g_free (wait->occasion);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wait, wait_clear)

/* A note of an earlier version has only an occasion and a time; then the pace is UNKNOWN_PACE. */
#define UNKNOWN_PACE -1

static void
load_wait (Wait            *wait,
           const RoboOffer *offer)
{
  g_autofree char *note = robo_remote_notes_dup (offer, WAITING_SINCE);
  g_auto (GStrv) parts = g_strsplit (note != NULL ? note : "", " ", -1);
  gint64 numbers[8 + ROBO_MAX_ROBOTS] = { [2] = UNKNOWN_PACE };

  for (guint i = 0; i < G_N_ELEMENTS (numbers) && parts[0] != NULL && parts[i + 1] != NULL; i++)
    numbers[i] = CLAMP (g_ascii_strtoll (parts[i + 1], NULL, 10), -MAX_TIME_S, MAX_TIME_S);
  *wait = (Wait){
    .note = g_steal_pointer (&note),
    .occasion = g_strdup (parts[0]),
    .since = numbers[0],
    .awaited = (guint)numbers[1],
    .pace_s = numbers[2],
    .known = numbers[3],
    .paused = numbers[4],
    .bank_s = numbers[5],
    .behind_s = numbers[6],
    .pause_end = numbers[7],
  };
  memcpy (wait->from, numbers + 8, sizeof wait->from);
}

static void
append_numbers (GString      *note,
                const gint64 *numbers,
                guint         n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (note, "%s%" G_GINT64_FORMAT, note->len > 0 ? " " : "", numbers[i]);
}

/* Returns the size of the time banks, in seconds. The players may have agreed to another size than that of the
 * offer. */
static gint64
get_bank_s (const RoboPeer *peer)
{
  RoboPace pace;
  RoboBank bank = ROBO_BANK_NONE;

  robo_pace_from_byte (robo_shared_game_get_pace (peer->shared), &pace, &bank);

  return robo_bank_get_s (bank);
}

typedef enum
{
  ACCOUNT_MINUTES,
  ACCOUNT_DAYS,
  N_ACCOUNTS
} Account;

typedef struct
{
  gint64 used[N_ACCOUNTS][ROBO_MAX_ROBOTS];
} Banks;

/* Returns the account from which a time bank of this size is paid. A bank of minutes would be empty at once if it paid
 * for time that was used from a bank of days. */
static Account
find_account (gint64 bank_s)
{
  return bank_s < DAY_S ? ACCOUNT_MINUTES : ACCOUNT_DAYS;
}

static void
load_banks (Banks           *banks,
            const RoboOffer *offer)
{
  g_autofree char *note = robo_remote_notes_dup (offer, BANKS);
  g_auto (GStrv) parts = g_strsplit (note != NULL ? note : "", " ", -1);

  *banks = (Banks){ 0 };
  for (guint i = 0; i < N_ACCOUNTS * ROBO_MAX_ROBOTS && parts[i] != NULL; i++)
    banks->used[i / ROBO_MAX_ROBOTS][i % ROBO_MAX_ROBOTS] = MAX (0, g_ascii_strtoll (parts[i], NULL, 10));
}

/* Writes both notes at once, so that after a crash no bank is charged again for the same seconds. */
static void
save_notes (const Wait      *wait,
            const Banks     *banks,
            const RoboOffer *offer)
{
  const gint64 numbers[] = { wait->since, wait->awaited, wait->pace_s, wait->known,
                             wait->paused, wait->bank_s, wait->behind_s, wait->pause_end };
  g_autoptr (GString) note = g_string_new (wait->occasion);
  g_autoptr (GString) used = g_string_new (NULL);
  const char *notes[] = { WAITING_SINCE, NULL, BANKS, NULL, NULL };

  append_numbers (note, numbers, G_N_ELEMENTS (numbers));
  append_numbers (note, wait->from, ROBO_MAX_ROBOTS);
  for (guint i = 0; i < N_ACCOUNTS; i++)
    append_numbers (used, banks->used[i], ROBO_MAX_ROBOTS);
  if (g_strcmp0 (wait->note, note->str) == 0)
    return;

  notes[1] = note->str;
  notes[3] = used->str;
  robo_remote_notes_set_all (offer, notes);
}

/* Finding the deadline */

static void
find_pause (RoboRemoteDeadline *self,
            const RoboPeer     *peer,
            gint64              now)
{
  guint64 until;

  if (!robo_shared_game_find_pause (peer->shared, &until))
    return;

  self->paused_until = (gint64)until;
  self->is_paused = until == 0 || now < self->paused_until;
}

/* Moves all times with the clock if it was put back, so that as much time is left as before. Moves them forward again
 * when the clock is put right. */
static void
follow_clock (Wait  *wait,
              gint64 now)
{
  gint64 shift_s = 0;

  if (now < wait->known)
    shift_s = now - wait->known;
  else if (wait->behind_s > 0 && now - wait->known >= wait->behind_s)
    shift_s = wait->behind_s;

  wait->behind_s -= shift_s;
  wait->known += shift_s;
  wait->since = MIN (now, wait->since + shift_s);
  if (wait->paused != 0)
    wait->paused = MIN (now, wait->paused + shift_s);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    wait->from[seat] = wait->from[seat] != 0 ? MIN (now, wait->from[seat] + shift_s) : 0;
}

/* Charges the time banks of the seats in `answered` for the time by which the game has waited for them too long. */
static void
charge_banks (const Wait *wait,
              guint       answered,
              gboolean    is_known,
              gint64      now,
              Banks      *banks)
{
  gint64 *used = banks->used[find_account (wait->bank_s)];
  /* If this computer did not watch, the time of the answer is not known, so charge only the time up to which the answer
   * had certainly not been given. */
  gint64 end = is_known ? now : wait->known;

  if (wait->paused != 0)
    end = wait->paused;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && wait->pace_s > 0; seat++)
    {
      gint64 over_s = end - MAX (wait->since + wait->pace_s, wait->from[seat]);

      if ((answered >> seat & 1) != 0 && over_s > 0)
        used[seat] = MAX (used[seat], MIN (wait->bank_s, used[seat] + over_s));
    }
}

/* Moves the beginning of the time on by the length of a pause that is over. */
static void
skip_pause (Wait  *wait,
            gint64 end)
{
  gint64 pause_s = MAX (0, end - MAX (wait->since, wait->paused));

  wait->since += pause_s;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (wait->from[seat] != 0)
        wait->from[seat] = MAX (wait->from[seat], MIN (end, wait->from[seat] + pause_s));
    }
}

/* Begins the time anew at `end`, because a player has resumed before the agreed end of the pause and the others could
 * not expect this. The banks are charged up to the pause. */
static void
begin_anew (Wait  *wait,
            Banks *banks,
            gint64 end)
{
  charge_banks (wait, wait->awaited, FALSE, end, banks);
  wait->since = MAX (wait->since, end);
  memset (wait->from, 0, sizeof wait->from);
}

/* Notes when a pause begins, and leaves a pause that is over out of the time. A pause of which this computer learns
 * late may have begun when the state of the game was last known, and may be over already. */
static void
follow_pause (const RoboRemoteDeadline *self,
              Wait                     *wait,
              Banks                    *banks,
              gboolean                  is_known,
              gint64                    now)
{
  gint64 end;

  if (wait->paused == 0 && (self->is_paused || self->paused_until != 0))
    {
      wait->paused = is_known ? now : MAX (wait->since, wait->known);
      wait->pause_end = self->paused_until;
    }
  if (self->is_paused)
    wait->pause_end = self->paused_until;
  if (self->is_paused || wait->paused == 0)
    return;

  end = wait->pause_end != 0 ? MIN (now, wait->pause_end) : now;
  if (wait->pause_end != 0 && self->paused_until == 0)
    begin_anew (wait, banks, end);
  else
    skip_pause (wait, end);
  wait->known = MAX (wait->known, end);
  wait->paused = wait->pause_end = 0;
}

void
robo_remote_deadline_find (RoboRemoteDeadline *self,
                           const RoboPeer     *peer,
                           gboolean            is_known,
                           gint64              now)
{
  const gint64     bank_s = get_bank_s (peer);
  Banks            banks;
  const gint64    *used = banks.used[find_account (bank_s)];
  g_autofree char *occasion = NULL;
  g_auto (Wait) wait = { NULL };
  guint    awaited;
  gboolean is_same;
  gint64   shift_s;

  *self = (RoboRemoteDeadline){ .since = now, .pace_s = get_pace (peer) };
  find_pause (self, peer, now);
  load_banks (&banks, peer->offer);
  self->has_banks = bank_s != 0;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->left_s[seat] = MAX (0, bank_s - used[seat]);
  load_wait (&wait, peer->offer);
  if (self->pace_s == 0 && wait.pace_s <= 0)
    return;

  /* Time that passed without a limit does not count for a limit that was agreed later. */
  occasion = dup_occasion (peer->shared);
  is_same = g_strcmp0 (wait.occasion, occasion) == 0 && wait.pace_s != 0;
  follow_clock (&wait, now);
  charge_banks (&wait, is_same ? wait.awaited & ~peer->shared->awaited : wait.awaited, is_known, now, &banks);

  awaited = is_same && wait.pace_s != UNKNOWN_PACE ? wait.awaited : peer->shared->awaited;
  if (!is_same)
    {
      g_free (wait.occasion);
      wait.occasion = g_steal_pointer (&occasion);
      wait.since = wait.known = now;
      wait.paused = wait.pause_end = 0;
      memset (wait.from, 0, sizeof wait.from);
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((peer->shared->awaited & ~awaited) >> seat & 1)
        wait.from[seat] = now;
    }
  wait.awaited = peer->shared->awaited;
  wait.pace_s = self->pace_s;
  wait.bank_s = bank_s;
  follow_pause (self, &wait, &banks, is_known, now);
  if (is_known && now - wait.known >= KNOWN_AGAIN_S)
    wait.known = now;
  save_notes (&wait, &banks, peer->offer);
  if (self->pace_s == 0)
    return;

  /* In a pause, what is left of the time stays the same. */
  shift_s = self->is_paused ? now - MAX (wait.since, wait.paused) : 0;
  self->since = wait.since + shift_s;
  self->until = self->since + self->pace_s;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gint64 left_s = MAX (0, bank_s - used[seat]);

      self->ends[seat] = MAX (self->until, wait.from[seat] + shift_s) + left_s;
      self->left_s[seat] = (wait.awaited >> seat & 1) != 0 ? CLAMP (self->ends[seat] - now, 0, left_s) : left_s;
    }
}

guint
robo_remote_deadline_list_running (const RoboRemoteDeadline *self,
                                   const RoboPeer           *peer,
                                   gint64                    now)
{
  guint running = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && self->until != 0 && !self->is_paused; seat++)
    {
      if ((peer->shared->awaited >> seat & 1) != 0 && now >= self->until && now < self->ends[seat])
        running |= 1u << seat;
    }

  return running;
}

/* Returns when the last of the awaited seats has no time any more. */
static gint64
find_last_end (const RoboRemoteDeadline *self,
               const RoboPeer           *peer)
{
  gint64 last = self->until;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((peer->shared->awaited >> seat & 1) != 0)
        last = MAX (last, self->ends[seat]);
    }

  return last;
}

/* Returns when the next of the proposed pauses would be over, or 0. */
static gint64
find_proposed_end (const RoboPeer *peer,
                   gint64          now)
{
  guint  wanting = robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_PAUSE);
  gint64 next = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *said = (wanting >> seat & 1) != 0
                                ? robo_shared_game_find_word (peer->shared, ROBO_PROPOSAL_PAUSE, seat)
                                : NULL;
      gint64           until = said != NULL ? (gint64)said->value : 0;

      if (until > now && (next == 0 || until < next))
        next = until;
    }

  return next;
}

gint64
robo_remote_deadline_find_next (const RoboRemoteDeadline *self,
                                const RoboPeer           *peer,
                                gint64                    now)
{
  gint64 times[ROBO_MAX_ROBOTS + 3] = { self->until };
  gint64 next = 0;

  if (self->is_paused)
    return self->paused_until;

  times[1 + ROBO_MAX_ROBOTS] = find_proposed_end (peer, now);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && self->until != 0; seat++)
    times[1 + seat] = (peer->shared->awaited >> seat & 1) != 0 ? self->ends[seat] : 0;
  if (self->until != 0)
    times[2 + ROBO_MAX_ROBOTS] = find_last_end (self, peer) + self->pace_s;
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      if (times[i] > now && (next == 0 || times[i] < next))
        next = times[i];
    }

  return next;
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

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS && !self->is_paused; seat++)
    {
      gboolean is_awaited = (shared->awaited >> seat & 1) != 0;
      gboolean is_over = self->until == 0 ||
                         now >= (is_awaited ? self->ends[seat] : find_last_end (self, peer) + self->pace_s);

      if ((seat == other && is_between_two) || shared->seats[seat].evidence != ROBO_EVIDENCE_NONE || is_over)
        late |= 1u << seat;
    }

  return late;
}
