// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shared-game.h"

#include <string.h>

#include "engine/robo-program.h"
#include "replay/robo-trial.h"
#include "robo-absent-player.h"
#include "robo-bytes.h"
#include "robo-key.h"

/* Iterates over the seats of a mask. */
#define for_each_seat(seat, mask)                      \
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++) \
    if (((mask) >> seat & 1) != 0)

static gboolean
is_same (const guint8 *a,
         const guint8 *b)
{
  return memcmp (a, b, ROBO_DIGEST_SIZE) == 0;
}

/* Entries */

/* An entry that proves an error does not count, and later entries of its seat do not count either. */

static guint
get_end (const RoboSharedGame *self,
         guint                 seat)
{
  guint count = robo_chains_count (self->chains, seat);

  return self->seats[seat].evidence != ROBO_EVIDENCE_NONE ? MIN (count, self->seats[seat].evidence_seq) : count;
}

/* Returns the first unused entry of a seat that has the kind and fits the awaited moment, or NULL. An entry of the kind
 * open fits if it opens the seal of the seat, any other entry if it names the current position. The writer must have
 * seen the used entries of all other present seats; seals have an exception, see below. */
static const RoboEntry *
find_entry (const RoboSharedGame *self,
            guint                 seat,
            RoboEntryKind         kind)
{
  const RoboEntry *sealed = self->seats[seat].sealed;

  for (guint seq = self->seats[seat].used; seq < get_end (self, seat); seq++)
    {
      const RoboEntry *entry = robo_chains_get (self->chains, seat, seq);
      gboolean         has_seen = TRUE;

      if (entry->kind != kind)
        continue;
      if (kind == ROBO_ENTRY_OPEN ? !is_same (entry->sealed, sealed->digest)
                                  : !is_same (entry->position, self->position))
        continue;
      /* The writer of a seal need not have seen all entries of a seat that returns in this round. The function
       * admit() checks that the writer had seen the return entry. */
      for_each_seat (other, self->present & ~(1u << seat))
      {
        const RoboSharedGameSeat *seen = &self->seats[other];

        has_seen = has_seen && (entry->seen[other] >= seen->used ||
                                (kind == ROBO_ENTRY_SEAL && seen->used == seen->from));
      }
      if (has_seen)
        return entry;
    }

  return NULL;
}

static const RoboEntry *
find_needed (const RoboSharedGame *self,
             guint                 seat)
{
  switch (self->stage)
    {
    case ROBO_STAGE_SEALING:
      return find_entry (self, seat, ROBO_ENTRY_SEAL);
    case ROBO_STAGE_OPENING:
      return find_entry (self, seat, ROBO_ENTRY_OPEN);
    case ROBO_STAGE_ANSWERING:
      return find_entry (self, seat, ROBO_ENTRY_ANSWER);
    case ROBO_STAGE_JOINING:
    case ROBO_STAGE_STARTING:
    case ROBO_STAGE_OVER:
      break;
    }

  return NULL;
}

static void
mark_used (RoboSharedGame  *self,
           const RoboEntry *entry)
{
  RoboSharedGameSeat *seat = &self->seats[entry->seat];

  for (guint seq = seat->used; seq < entry->seq; seq++)
    {
      guint kind = robo_chains_get (self->chains, entry->seat, seq)->kind;

      seat->passed_over += kind == ROBO_ENTRY_SEAL || kind == ROBO_ENTRY_OPEN || kind == ROBO_ENTRY_ANSWER;
    }
  seat->used = entry->seq + 1;
}

static void
note_evidence (RoboSharedGame  *self,
               const RoboEntry *entry,
               RoboEvidence     evidence)
{
  self->seats[entry->seat].evidence = evidence;
  self->seats[entry->seat].evidence_seq = entry->seq;
}

/* Absence */

/* A vote names the first entry of a seat that the voter has not seen. A group of seats is taken over when four
 * conditions are met: the game needs an entry of one seat of the group; all other present seats have voted about each
 * seat of the group, and their votes about a seat name the same entry; none of the voters had seen that entry by the
 * last of its votes; and there are enough voters (are_enough()). The named entry and later ones of its seat are void,
 * even if they arrive later. So the result does not depend on the order in which peers see entries. */

static gboolean
is_vote (const RoboSharedGame *self,
         const RoboEntry      *entry,
         guint                 absent,
         guint                *seq)
{
  const GPtrArray *fork = self->chains->forks[absent];

  if (entry->kind != ROBO_ENTRY_ABSENT || entry->absent != absent)
    return FALSE;

  /* Entries after a fork do not count, even if they were seen. */
  *seq = fork != NULL ? MIN (entry->absent_seq, robo_chains_count (self->chains, absent)) : entry->absent_seq;

  return *seq >= self->seats[absent].used && (fork != NULL || entry->absent_seq == entry->seen[absent]);
}

/* Returns whether the writer of an entry knew the last take-over. A vote, or a word about a proposal, from before the
 * take-over was made when more players were present, and must not count now that fewer are enough. */
static gboolean
is_since_takeover (const RoboSharedGame *self,
                   const RoboEntry      *entry)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((seat == entry->seat ? entry->seq : entry->seen[seat]) < self->n_voted[seat])
        return FALSE;
    }

  return TRUE;
}

/* Returns the entry at this index of the rare entries of a seat. Returns NULL if the entry does not count, or if its
 * number is below `from`. */
static const RoboEntry *
get_rare (const RoboSharedGame *self,
          guint                 seat,
          guint                 from,
          guint                 index)
{
  guint seq = g_array_index (self->chains->rare[seat], guint, index);

  return seq >= from && seq < get_end (self, seat) ? robo_chains_get (self->chains, seat, seq) : NULL;
}

/* Returns the vote with which the voter has voted about all absent seats, each with the number in `cuts`. Ignores
 * entries of the voter before `from`. Returns NULL if a vote is missing, or if, by that last vote, the voter had not
 * seen exactly the entries before the cut of each absent seat without a fork. */
static const RoboEntry *
find_last_vote (const RoboSharedGame *self,
                guint                 voter,
                guint                 from,
                guint                 absent,
                const guint          *cuts)
{
  guint            voted = 0;
  const RoboEntry *last = NULL;

  for (guint i = 0; i < self->chains->rare[voter]->len && voted != absent; i++)
    {
      const RoboEntry *entry = get_rare (self, voter, from, i);
      guint            cut;

      if (entry != NULL && entry->kind == ROBO_ENTRY_ABSENT && (absent >> entry->absent & 1) != 0 &&
          is_vote (self, entry, entry->absent, &cut) && cut == cuts[entry->absent] &&
          is_since_takeover (self, entry))
        {
          voted |= 1u << entry->absent;
          last = entry;
        }
    }
  if (voted != absent)
    return NULL;

  for_each_seat (seat, absent)
  {
    if (self->chains->forks[seat] == NULL && last->seen[seat] != cuts[seat])
      return NULL;
  }

  return last;
}

static gboolean
has_voted (const RoboSharedGame *self,
           guint                 voter,
           guint                 from,
           guint                 absent,
           const guint          *cuts)
{
  return find_last_vote (self, voter, from, absent, cuts) != NULL;
}

static guint
count_bits (guint mask)
{
  return (guint)__builtin_popcount (mask);
}

/* Returns the first return entry of a seat since it was taken over. Returns NULL if there is none, or if the seat
 * plays. */
static const RoboEntry *
find_return (const RoboSharedGame *self,
             guint                 seat)
{
  if ((self->people >> seat & 1) == 0 || (self->present >> seat & 1) != 0)
    return NULL;

  for (guint i = 0; i < self->chains->rare[seat]->len; i++)
    {
      guint            seq = g_array_index (self->chains->rare[seat], guint, i);
      const RoboEntry *entry = seq >= self->seats[seat].from ? robo_chains_get (self->chains, seat, seq) : NULL;

      if (entry != NULL && entry->kind == ROBO_ENTRY_RETURN)
        return entry;
    }

  return NULL;
}

/* Returns whether there are enough voters. In a match of three or four, there must be as many voters as absent seats,
 * or a single player could take over all other seats. In a match of two, the only other player decides. */
static gboolean
are_enough (const RoboSharedGame *self,
            guint                 voters,
            guint                 absent)
{
  return count_bits (self->people) <= 2 || count_bits (voters) >= count_bits (absent);
}

/* Returns the voters for a takeover. These are all present seats that are not among the absent seats. If there are
 * no such seats, the voters are the seats that want to come back and have voted. Returns 0 if votes are missing, or
 * if the voters are too few. */
static guint
find_voters (const RoboSharedGame *self,
             guint                 absent,
             const guint          *cuts)
{
  guint voters = self->present & ~absent;
  guint returning = 0;

  for_each_seat (seat, voters)
  {
    if (!has_voted (self, seat, self->seats[seat].from, absent, cuts))
      return 0;
  }
  for (guint seat = 0; voters == 0 && seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *back = find_return (self, seat);

      if (back != NULL && has_voted (self, seat, back->seq + 1, absent, cuts))
        returning |= 1u << seat;
    }
  voters |= returning;

  return are_enough (self, voters, absent) ? voters : 0;
}

static guint
get_leader (const RoboSharedGame *self)
{
  return (guint)g_bit_nth_lsf (self->present, -1);
}

/* Returns the seats that play again, because all present seats admit them in their seals of this round. For each of
 * them, sets `seen` to the number of its entries that all present seats had seen. Returns 0 until all have sealed, and
 * after seats were admitted in this round. */
static guint
list_admitted (const RoboSharedGame *self,
               guint                *seen)
{
  guint admitted = self->people & ~self->present;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    seen[seat] = G_MAXUINT;
  if (self->is_admitted || self->stage != ROBO_STAGE_SEALING)
    return 0;

  for_each_seat (seat, self->present)
  {
    const RoboEntry *sealed = admitted != 0 ? find_needed (self, seat) : NULL;

    if (sealed == NULL)
      return 0;
    admitted &= sealed->roster;
    for_each_seat (other, admitted)
      seen[other] = MIN (seen[other], sealed->seen[other]);
  }

  return admitted;
}

/* Returns the seats that all present seats admit, but whose wish to return has not arrived here yet. */
static guint
list_unknown (const RoboSharedGame *self)
{
  guint seen[ROBO_MAX_ROBOTS];
  guint admitted = list_admitted (self, seen);
  guint unknown = 0;

  for_each_seat (seat, admitted)
  {
    if (find_return (self, seat) == NULL && robo_chains_count (self->chains, seat) < seen[seat])
      unknown |= 1u << seat;
  }

  return unknown;
}

/* Returns whether one of the absent seats is needed, and has not written the needed entry before the cut. Returns
 * FALSE as long as entries from before the cut have not arrived here. */
static gboolean
is_due (const RoboSharedGame *self,
        guint                 absent,
        guint                 needed,
        const guint          *cuts)
{
  gboolean is_missing = FALSE;

  for_each_seat (seat, absent)
  {
    if (cuts[seat] < self->seats[seat].used || cuts[seat] > robo_chains_count (self->chains, seat))
      return FALSE;
  }
  for_each_seat (seat, absent & needed)
  {
    const RoboEntry *entry = find_needed (self, seat);

    is_missing = is_missing || entry == NULL || entry->seq >= cuts[seat] || list_unknown (self) != 0;
  }

  return is_missing;
}

/* Finds the cuts of absent seats: the numbers of their first void entries. Any vote may be the last vote of its writer
 * about all absent seats. The entries that the writer had seen at that vote determine the cuts. Returns the voters, or
 * 0 if no cuts lead to a take-over. */
static guint
find_cuts (const RoboSharedGame *self,
           guint                 absent,
           guint                 needed,
           guint                *cuts)
{
  for (guint voter = 0; voter < ROBO_MAX_ROBOTS; voter++)
    {
      for (guint i = 0; (absent >> voter & 1) == 0 && i < self->chains->rare[voter]->len; i++)
        {
          const RoboEntry *vote = get_rare (self, voter, 0, i);
          guint            voters;

          if (vote == NULL || vote->kind != ROBO_ENTRY_ABSENT || (absent >> vote->absent & 1) == 0)
            continue;
          for_each_seat (seat, absent)
          {
            cuts[seat] = vote->seen[seat];
            if (self->chains->forks[seat] != NULL)
              cuts[seat] = MIN (cuts[seat], robo_chains_count (self->chains, seat));
          }
          voters = is_due (self, absent, needed, cuts) ? find_voters (self, absent, cuts) : 0;
          if (voters != 0)
            return voters;
        }
    }

  return 0;
}

/* Removes the error of a seat. A fork stays, or becomes, the error of the seat. */
static void
forget_evidence (RoboSharedGame *self,
                 guint           seat)
{
  gboolean has_forked = self->chains->forks[seat] != NULL;

  self->seats[seat].evidence = has_forked ? ROBO_EVIDENCE_FORK : ROBO_EVIDENCE_NONE;
  self->seats[seat].evidence_seq = has_forked ? robo_chains_count (self->chains, seat) : 0;
}

static void
join_from (RoboSharedGame *self,
           guint           seat)
{
  const RoboEntry *back = find_return (self, seat);

  self->present |= 1u << seat;
  self->seats[seat].from = self->seats[seat].used = back->seq + 1;
  forget_evidence (self, seat);
  self->seats[seat].sealed = self->seats[seat].opened = NULL;
}

static void
take_over (RoboSharedGame *self,
           guint           absent,
           guint           voters,
           const guint    *cuts)
{
  for_each_seat (seat, absent)
  {
    self->seats[seat].from = cuts[seat];
    self->seats[seat].sealed = self->seats[seat].opened = NULL;
    /* A void entry proves nothing: for a peer that gets it after the votes, it has never counted. */
    if (self->seats[seat].evidence_seq >= cuts[seat])
      forget_evidence (self, seat);
    self->n_takeovers++;
  }
  for_each_seat (seat, voters & ~self->present)
    join_from (self, seat);
  self->present = (self->present & ~absent) | voters;
}

/* Takes over a needed seat whose player has resigned before writing the needed entry. Does not take over the last
 * present seat. Returns whether a seat was taken over. */
static gboolean
take_resignations (RoboSharedGame *self,
                   guint           needed)
{
  for_each_seat (seat, needed & self->present)
  {
    const RoboEntry *said = find_needed (self, seat);

    if (self->chains->rare[seat]->len == 0 || self->present == 1u << seat)
      continue;
    for (guint i = 0; i < self->chains->rare[seat]->len; i++)
      {
        const RoboEntry *entry = get_rare (self, seat, self->seats[seat].used, i);
        guint            cuts[ROBO_MAX_ROBOTS] = { 0 };

        if (entry == NULL || entry->kind != ROBO_ENTRY_RESIGN || (said != NULL && said->seq < entry->seq))
          continue;
        cuts[seat] = entry->seq + 1u;
        take_over (self, 1u << seat, 0, cuts);
        return TRUE;
      }
  }

  return FALSE;
}

static const guint all_entries[ROBO_MAX_ROBOTS] = { G_MAXUINT, G_MAXUINT, G_MAXUINT, G_MAXUINT };

static guint8 find_sealing_pace (const RoboSharedGame *self,
                                 const guint          *limits);

static void
note_takeover (RoboSharedGame *self,
               guint           absent,
               guint           voters,
               const guint    *cuts)
{
  RoboTakeover takeover = { self->round, absent, voters, .has_voided = self->stage == ROBO_STAGE_OPENING };
  guint        n_voted[ROBO_MAX_ROBOTS];
  guint        limits[ROBO_MAX_ROBOTS];

  memcpy (limits, cuts, sizeof limits);
  memcpy (n_voted, self->n_voted, sizeof n_voted);

  for_each_seat (seat, voters)
  {
    const RoboEntry *back = find_return (self, seat);

    guint from = back != NULL ? back->seq + 1u : self->seats[seat].from;

    n_voted[seat] = find_last_vote (self, seat, from, absent, cuts)->seq + 1u;
    limits[seat] = n_voted[seat] - 1;
  }
  /* Words about proposals from before the votes do not count any more, but the pace on which they agree holds
   * already. */
  if (self->stage == ROBO_STAGE_SEALING && self->offer->version >= ROBO_NET_VERSION_PROPOSALS)
    self->pace = find_sealing_pace (self, limits);
  memcpy (self->n_voted, n_voted, sizeof n_voted);
  memcpy (takeover.cuts, cuts, sizeof takeover.cuts);
  g_array_append_val (self->takeovers, takeover);
}

/* Takes over a seat that has resigned, or else absent seats: a small group rather than a large one, and among groups of
 * the same size the one that leaves a lower seat in play. Returns whether any seat was taken over. */
static gboolean
take_absent (RoboSharedGame *self,
             guint           needed)
{
  if (self->chains->n_rare == 0)
    return FALSE;
  if (take_resignations (self, needed))
    return TRUE;

  for (guint n = 1; n <= count_bits (self->present); n++)
    {
      /* Try higher masks first: they contain the higher seats. */
      for (guint absent = (1u << ROBO_MAX_ROBOTS) - 1; absent > 0; absent--)
        {
          guint cuts[ROBO_MAX_ROBOTS] = { 0 };
          guint voters;

          if ((absent & ~self->present) != 0 || count_bits (absent) != n || (absent & needed) == 0)
            continue;
          voters = find_cuts (self, absent, needed, cuts);
          if (voters == 0)
            continue;
          note_takeover (self, absent, voters, cuts);
          take_over (self, absent, voters, cuts);
          return TRUE;
        }
    }

  return FALSE;
}

/* Positions in the order of events */

static void
find_position (RoboSharedGame *self)
{
  g_autofree char *checksum = robo_state_dup_checksum (robo_game_get_shown_state (self->game));
  guint8           numbers[4];
  guint            n_records;

  robo_game_get_records (self->game, &n_records);
  numbers[0] = n_records >> 8;
  numbers[1] = n_records & 0xff;
  numbers[2] = self->epoch;
  numbers[3] = self->n_voided;
  /* Salts follow from the position, so a round that is sealed anew needs another position. */
  robo_bytes_hash (self->position, sizeof self->position, checksum, strlen (checksum), numbers,
                   sizeof numbers - (self->n_voided == 0));
}

/* Proposals. Each player says yes or no to a value of a proposal; an entry that says this is a word. For each kind of
 * proposal, the last yes of a player counts until the player takes it back. A no is about one value only, such as a
 * pause with a certain end, and leaves each yes to another value.
 *
 * A pause changes nothing in the course of the match, so it follows from the last words alone: it holds while all
 * present seats want the same pause. A seat that wants a pause must have seen each refusal of it by the others, so that
 * a yes to an earlier pause does not count for the next one.
 *
 * Another pace changes only the clocks, too. It is adopted in two steps when all have sealed: first the pace that all
 * wanted by their last words from before the match waited for these seals, then the pace that all wanted by their last
 * words before their seals. A peer that knows a seal also knows all entries of its writer before it, so these words are
 * the same for all peers.
 *
 * The match ends at a position when each present seat has said there that it wants this, and the last of them had seen
 * that each of the others wants it. So the result depends on the set of entries only, and a seat that takes its word
 * back too late cannot undo an end that others know. An agreement does not count if its writer knew that the match had
 * gone on from the position. Otherwise a player could go back to the position from a lost match. */

/* Returns whether an entry is about this kind of proposal, and counts for the seats that are present now. An entry
 * about the end must also name the current position. A player who has proposed something and then votes that the match
 * goes on without another player has proposed it to other seats than those that are present after the vote. */
static gboolean
is_about (const RoboSharedGame *self,
          const RoboEntry      *entry,
          RoboProposal          proposal)
{
  return entry->kind == ROBO_ENTRY_PROPOSAL && entry->proposal == proposal &&
         (proposal != ROBO_PROPOSAL_END || is_same (entry->position, self->position)) &&
         is_since_takeover (self, entry);
}

/* Returns the last word of a seat about a proposal, before the entry with the number `end`. A refusal of a value leaves
 * the yes of the seat to another value. Returns NULL if there is no word, or if the seat has resigned since. */
static const RoboEntry *
find_word (const RoboSharedGame *self,
           RoboProposal          proposal,
           guint                 seat,
           guint                 end)
{
  const RoboEntry *said = NULL;

  for (guint i = 0; i < self->chains->rare[seat]->len; i++)
    {
      const RoboEntry *entry = get_rare (self, seat, self->seats[seat].from, i);

      if (entry == NULL || entry->seq >= end)
        continue;
      if (entry->kind == ROBO_ENTRY_RESIGN)
        said = NULL;
      else if (is_about (self, entry, proposal) &&
               (entry->consent == ROBO_CONSENT_YES || said == NULL || said->consent != ROBO_CONSENT_YES ||
                said->value == entry->value))
        said = entry;
    }

  return said;
}

/* Returns whether the last word of a seat about this value of a proposal is a refusal at the current position. Returns
 * FALSE after the seat has resigned. */
static gboolean
has_declined (const RoboSharedGame *self,
              RoboProposal          proposal,
              guint64               value,
              guint                 seat)
{
  for (guint i = self->chains->rare[seat]->len; i > 0; i--)
    {
      const RoboEntry *entry = get_rare (self, seat, self->seats[seat].from, i - 1);

      if (entry != NULL && entry->kind == ROBO_ENTRY_RESIGN)
        return FALSE;
      if (entry != NULL && is_about (self, entry, proposal) && entry->value == value)
        return entry->consent == ROBO_CONSENT_DECLINED && is_same (entry->position, self->position);
    }

  return FALSE;
}

static gboolean
wants_end (const RoboSharedGame *self,
           guint                 seat,
           guint                 end)
{
  const RoboEntry *said = find_word (self, ROBO_PROPOSAL_END, seat, end);

  return said != NULL && said->consent == ROBO_CONSENT_YES;
}

/* Returns whether the writer of an entry knew that the match had gone on from the awaited position: all present seats
 * had sealed, or the question was answered. */
static gboolean
knew_that_it_went_on (const RoboSharedGame *self,
                      const RoboEntry      *entry,
                      guint                 needed)
{
  for_each_seat (seat, needed)
  {
    const RoboEntry *said = find_needed (self, seat);

    if (said == NULL || said->seq >= (seat == entry->seat ? entry->seq : entry->seen[seat]))
      return FALSE;
  }

  return TRUE;
}

/* Returns whether a vote contradicts an agreement to end the match. Either the writer of the agreement had voted before
 * that a seat which is still present is absent, or another present seat, which had not seen the agreement, has voted
 * that the writer is absent. The number in such a vote alone proves nothing: a changed program can write any number
 * there after it has seen the agreement. */
static gboolean
is_voted_down (const RoboSharedGame *self,
               const RoboEntry      *agreement)
{
  for_each_seat (seat, self->present)
  {
    for (guint i = 0; i < self->chains->rare[seat]->len; i++)
      {
        const RoboEntry *vote = get_rare (self, seat, self->seats[seat].used, i);

        if (vote == NULL || vote->kind != ROBO_ENTRY_ABSENT)
          continue;
        if (seat == agreement->seat ? vote->seq < agreement->seq && (self->present >> vote->absent & 1) != 0
                                    : vote->absent == agreement->seat && vote->absent_seq <= agreement->seq &&
                                        vote->seen[agreement->seat] <= agreement->seq)
          return TRUE;
      }
  }

  return FALSE;
}

/* Returns whether an entry completes the agreement to end the match: its writer agrees, and had seen that all other
 * present seats agree. The writer must not have known that the match went on, and no vote may contradict the entry. */
static gboolean
completes_end (const RoboSharedGame *self,
               const RoboEntry      *entry,
               guint                 needed)
{
  if (!is_about (self, entry, ROBO_PROPOSAL_END) || entry->consent != ROBO_CONSENT_YES)
    return FALSE;

  for_each_seat (seat, self->present & ~(1u << entry->seat))
  {
    if (entry->seen[seat] > robo_chains_count (self->chains, seat) || entry->seen[seat] < self->seats[seat].used ||
        !wants_end (self, seat, entry->seen[seat]))
      return FALSE;
  }

  return !knew_that_it_went_on (self, entry, needed) && !is_voted_down (self, entry);
}

/* Ends the match if all present seats have agreed to end it at the awaited position. `needed` has the seats whose
 * entries the match needs to go on. */
static gboolean
end_by_agreement (RoboSharedGame *self,
                  guint           needed)
{
  if (self->offer->version < ROBO_NET_VERSION_PROPOSALS)
    return FALSE;

  for_each_seat (seat, self->present)
  {
    for (guint i = 0; i < self->chains->rare[seat]->len; i++)
      {
        const RoboEntry *entry = get_rare (self, seat, self->seats[seat].from, i);

        if (entry == NULL || !completes_end (self, entry, needed))
          continue;
        self->stage = ROBO_STAGE_OVER;
        self->is_agreed = TRUE;
        self->awaited = 0;
        return TRUE;
      }
  }

  return FALSE;
}

/* Returns whether the writer of a word knew all words by which another present seat has declined or taken back the same
 * value, in entries before those with the numbers `ends`. */
static gboolean
knew_refusals (const RoboSharedGame *self,
               const RoboEntry      *said,
               const guint          *ends)
{
  for_each_seat (seat, self->present & ~(1u << said->seat))
  {
    for (guint i = self->chains->rare[seat]->len; i > 0; i--)
      {
        const RoboEntry *entry = get_rare (self, seat, self->seats[seat].from, i - 1);

        if (entry != NULL && entry->kind == ROBO_ENTRY_PROPOSAL && entry->proposal == said->proposal &&
            entry->value == said->value && entry->consent != ROBO_CONSENT_YES && entry->seq >= said->seen[seat] &&
            entry->seq < ends[seat])
          return FALSE;
      }
  }

  return TRUE;
}

static guint
list_wanting (const RoboSharedGame *self,
              RoboProposal          proposal,
              const guint          *ends)
{
  guint wanting = 0;

  for_each_seat (seat, self->present)
  {
    const RoboEntry *said = find_word (self, proposal, seat, ends[seat]);

    if (said != NULL && said->consent == ROBO_CONSENT_YES &&
        (proposal == ROBO_PROPOSAL_END || knew_refusals (self, said, ends)))
      wanting |= 1u << seat;
  }

  return wanting;
}

/* Returns whether all present seats want the same value of a proposal, by their words before the entries with the
 * numbers `ends`. Sets `value` to this value. */
static gboolean
find_agreement (const RoboSharedGame *self,
                RoboProposal          proposal,
                const guint          *ends,
                guint64              *value)
{
  const RoboEntry *first = NULL;

  if (self->present == 0 || list_wanting (self, proposal, ends) != self->present)
    return FALSE;

  for_each_seat (seat, self->present)
  {
    const RoboEntry *said = find_word (self, proposal, seat, ends[seat]);

    first = first != NULL ? first : said;
    if (said->value != first->value)
      return FALSE;
  }
  *value = first->value;

  return TRUE;
}

/* Returns the pace by which the programs of this round are made: the pace to which all had agreed before the match
 * waited for these programs, or else the pace that holds already. Ignores entries from the numbers `limits` on. */
static guint8
find_sealing_pace (const RoboSharedGame *self,
                   const guint          *limits)
{
  guint   ends[ROBO_MAX_ROBOTS];
  guint64 value;

  memcpy (ends, limits, sizeof ends);
  for_each_seat (seat, self->present)
  {
    const RoboEntry *sealed = self->seats[seat].sealed != NULL ? self->seats[seat].sealed : find_needed (self, seat);

    if (sealed != NULL)
      ends[seat] = MIN (ends[seat], sealed->seq);
    for (guint i = self->chains->rare[seat]->len; i > 0; i--)
      {
        const RoboEntry *entry = get_rare (self, seat, self->seats[seat].from, i - 1);

        if (entry != NULL && is_about (self, entry, ROBO_PROPOSAL_PACE) && is_same (entry->position, self->position))
          ends[seat] = MIN (ends[seat], entry->seq);
      }
  }

  return find_agreement (self, ROBO_PROPOSAL_PACE, ends, &value) ? (guint8)value : self->pace;
}

/* Takes over the pace to which all have agreed before their seals of this round. */
static void
adopt_pace (RoboSharedGame *self)
{
  guint   ends[ROBO_MAX_ROBOTS] = { 0 };
  guint64 value;

  if (self->offer->version < ROBO_NET_VERSION_PROPOSALS)
    return;

  self->pace = find_sealing_pace (self, all_entries);
  for_each_seat (seat, self->present)
    ends[seat] = self->seats[seat].sealed->seq;
  if (find_agreement (self, ROBO_PROPOSAL_PACE, ends, &value))
    self->pace = (guint8)value;
}

/* Rounds */

/* Admits returning seats once a round, when all present seats have sealed. A seat comes back only if each of the
 * seals says so. If its own wish were enough, its player could be absent from a round with a known bad end, and lose
 * nothing. Returns whether a seat was admitted. */
static gboolean
admit (RoboSharedGame *self)
{
  guint seen[ROBO_MAX_ROBOTS];
  guint before = self->present;
  guint admitted;

  for_each_seat (seat, self->present)
  {
    if (find_needed (self, seat) == NULL)
      return FALSE;
  }
  if (self->is_admitted || list_unknown (self) != 0)
    return FALSE;

  admitted = list_admitted (self, seen);
  /* Adopt the pace before the returning seats count as present, because they have not agreed to it. */
  if (admitted != 0 && self->offer->version >= ROBO_NET_VERSION_PROPOSALS)
    self->pace = find_sealing_pace (self, all_entries);
  for_each_seat (seat, admitted)
  {
    const RoboEntry *back = find_return (self, seat);

    if (back != NULL && back->seq < seen[seat])
      join_from (self, seat);
  }
  self->is_admitted = TRUE;

  return self->present != before;
}

static gboolean
seal_round (RoboSharedGame *self)
{
  self->stage = ROBO_STAGE_SEALING;
  find_position (self);
  do
    {
      do
        {
          if (end_by_agreement (self, self->present))
            return FALSE;
        }
      while (take_absent (self, self->present));
    }
  while (admit (self));

  self->awaited = 0;
  for_each_seat (seat, self->present)
  {
    if (find_needed (self, seat) == NULL)
      self->awaited |= 1u << seat;
  }
  if (list_unknown (self) != 0)
    self->awaited |= 1u << get_leader (self);
  if (self->awaited != 0)
    return FALSE;

  for_each_seat (seat, self->present)
    self->seats[seat]
      .sealed = find_needed (self, seat);
  adopt_pace (self);
  for_each_seat (seat, self->present)
    mark_used (self, self->seats[seat].sealed);

  return TRUE;
}

/* Computes the entropy of the round from the opened salts (R5.6). No player can know it before all programs are
 * sealed. */
static void
find_entropy (RoboSharedGame *self)
{
  guint8   data[64];
  RoboWalk walk = { .data = data, .size = sizeof data, .is_writing = TRUE };
  guint16  round = self->round;
  guint8   salts[ROBO_MAX_ROBOTS * (ROBO_SALT_SIZE + 1)];
  RoboWalk salted = { .data = salts, .size = sizeof salts, .is_writing = TRUE };
  guint8   digest[ROBO_DIGEST_SIZE];

  robo_walk_bytes (&walk, (gpointer) "robodrome-round-1", 17);
  robo_walk_bytes (&walk, (gpointer)self->chains->match, ROBO_DIGEST_SIZE);
  robo_walk_uint16 (&walk, &round);
  for_each_seat (seat, self->present)
  {
    guint8 byte = seat;

    robo_walk_uint8 (&salted, &byte);
    robo_walk_bytes (&salted, (gpointer)self->seats[seat].opened->salt, ROBO_SALT_SIZE);
  }
  robo_bytes_hash (digest, sizeof digest, data, walk.at, salts, salted.at);
  self->entropy = robo_bytes_to_uint64 (digest);
}

static gboolean
is_allowed (const RoboSharedGame *self,
            const RoboEntry      *open)
{
  const RoboRobot *robot = &robo_game_get_shown_state (self->game)->robots[open->seat];
  RoboProgram      program;

  if (!robo_robot_is_in_arena (robot))
    return TRUE;

  robo_program_unpack (&program, open->program);

  return robo_program_check (&program, robot, self->game_setup.cards, FALSE) == ROBO_REFUSED_NOT;
}

/* Makes all present seats seal this round anew, because a seat was taken over while programs were opened. The other
 * players could know by then how the round ends with the program of this seat and without it, and choose the end
 * that they like. */
static void
void_round (RoboSharedGame *self)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->seats[seat].sealed = self->seats[seat].opened = NULL;
  self->n_voided++;
  self->is_admitted = FALSE;
}

static gboolean
open_round (RoboSharedGame *self)
{
  self->stage = ROBO_STAGE_OPENING;
  for_each_seat (seat, self->present)
  {
    const RoboEntry *open = find_needed (self, seat);

    if (open != NULL && !robo_seal_matches_opening (self->seats[seat].sealed, open))
      note_evidence (self, open, ROBO_EVIDENCE_OPEN);
    else if (open != NULL && !is_allowed (self, open))
      note_evidence (self, open, ROBO_EVIDENCE_PROGRAM);
  }
  if (take_absent (self, self->present))
    {
      void_round (self);
      return FALSE;
    }

  self->awaited = 0;
  for_each_seat (seat, self->present)
  {
    self->seats[seat].opened = find_needed (self, seat);
    if (self->seats[seat].opened == NULL)
      self->awaited |= 1u << seat;
  }
  if (self->awaited != 0)
    return FALSE;

  for_each_seat (seat, self->present)
    mark_used (self, self->seats[seat].opened);
  find_entropy (self);
  self->opened_round = self->round;

  return TRUE;
}

static gboolean
is_sealed (const RoboSharedGame *self)
{
  for_each_seat (seat, self->present)
  {
    if (self->seats[seat].sealed == NULL)
      return FALSE;
  }

  return TRUE;
}

/* Seals and opens the programs of the round. Returns whether all programs are known. */
static gboolean
play_round (RoboSharedGame *self)
{
  guint round = robo_game_get_shown_state (self->game)->round;

  if (self->round != round)
    {
      self->round = round;
      self->is_admitted = FALSE;
      g_array_set_size (self->answers, 0);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        self->seats[seat].sealed = self->seats[seat].opened = NULL;
    }

  while (self->opened_round != round)
    {
      if (!is_sealed (self) && !seal_round (self))
        return FALSE;
      /* If a takeover has voided the seals, seal the round once more. */
      if (!open_round (self) && is_sealed (self))
        return FALSE;
    }

  return TRUE;
}

/* Questions */

/* Returns the standing answer to a question. It applies from the next seal of its writer on. Returns NULL if there is
 * none, or if it is not one of the options. */
static const RoboEntryStanding *
find_standing (const RoboSharedGame *self,
               const RoboQuestion   *question)
{
  const RoboSharedGameSeat *seat = &self->seats[question->seat];
  const RoboEntryStanding  *found = NULL;

  if (seat->sealed == NULL)
    return NULL;

  for (guint seq = seat->from; seq < seat->sealed->seq; seq++)
    {
      const RoboEntry *entry = robo_chains_get (self->chains, question->seat, seq);

      for (guint i = 0; entry->kind == ROBO_ENTRY_STANDING && i < entry->n_standing; i++)
        {
          if (entry->standing[i].kind == question->kind &&
              (entry->standing[i].card == question->card || entry->standing[i].card == ROBO_NO_CARD))
            found = &entry->standing[i];
        }
    }

  return found != NULL && found->is_set && robo_question_has_option (question, found->answer) ? found : NULL;
}

/* Returns the present seats that want to take back the answer at a position. If is_said_since is TRUE, undo entries
 * before the last used entry of their seat are ignored. */
static guint
list_undoing (const RoboSharedGame *self,
              const guint8         *position,
              gboolean              is_said_since)
{
  guint undoing = 0;

  for_each_seat (seat, self->present)
  {
    for (guint i = 0; i < self->chains->rare[seat]->len; i++)
      {
        const RoboEntry *entry = get_rare (self, seat, is_said_since ? self->seats[seat].used : 0, i);

        if (entry != NULL && entry->kind == ROBO_ENTRY_UNDO && is_same (entry->position, position) &&
            entry->epoch == self->epoch + 1)
          undoing |= 1u << seat;
      }
  }

  return undoing;
}

/* Answers the question of the game if the answer is known. Returns whether the question was answered. */
static gboolean
answer_question (RoboSharedGame *self)
{
  const RoboQuestion      *question = robo_game_get_question (self->game);
  const RoboEntryStanding *standing;
  const RoboEntry         *entry;
  RoboSharedGameAnswer     noted = { 0 };
  guint                    mask = 1u << question->seat;

  if ((self->present & mask) != 0 && !self->is_asked && robo_game_is_needless (self->game))
    return robo_game_answer (self->game, question->fallback) == ROBO_REFUSED_NOT;
  self->is_asked = TRUE;

  self->stage = ROBO_STAGE_ANSWERING;
  find_position (self);
  while (list_undoing (self, self->position, TRUE) == self->present)
    {
      self->epoch++;
      find_position (self);
    }
  while ((self->present & mask) != 0)
    {
      if (end_by_agreement (self, mask))
        return FALSE;
      entry = find_needed (self, question->seat);
      if (entry != NULL && (entry->question != question->kind || !robo_question_has_option (question, entry->answer)))
        {
          note_evidence (self, entry, ROBO_EVIDENCE_ANSWER);
          continue;
        }
      standing = entry == NULL ? find_standing (self, question) : NULL;
      if (standing != NULL)
        return robo_game_answer (self->game, standing->answer) == ROBO_REFUSED_NOT;
      if (take_absent (self, mask))
        continue;

      self->awaited = mask;
      if (entry == NULL)
        return FALSE;
      mark_used (self, entry);
      noted.seat = entry->seat;
      memcpy (noted.position, entry->position, sizeof noted.position);
      g_array_append_val (self->answers, noted);
      return robo_game_answer (self->game, entry->answer) == ROBO_REFUSED_NOT;
    }

  return robo_game_answer (self->game, robo_absent_player_answer (self->game, self->entropy)) == ROBO_REFUSED_NOT;
}

static gboolean
answer (RoboSharedGame *self)
{
  const RoboQuestion *question = robo_game_get_question (self->game);

  if (question->kind == ROBO_ASK_PROGRAM || question->kind == ROBO_ASK_ENTROPY)
    {
      const RoboEntry *opened;

      if (!play_round (self))
        return FALSE;
      if (question->kind == ROBO_ASK_ENTROPY)
        return robo_game_answer (self->game, self->entropy) == ROBO_REFUSED_NOT;
      opened = (self->present >> question->seat & 1) != 0 ? self->seats[question->seat].opened : NULL;
      return robo_game_answer (self->game, opened != NULL ? opened->program
                                                          : robo_absent_player_answer (self->game, self->entropy)) ==
             ROBO_REFUSED_NOT;
    }

  return answer_question (self);
}

/* Whole matches */

static gboolean
join_all (RoboSharedGame *self)
{
  self->stage = ROBO_STAGE_JOINING;
  self->awaited = 0;
  for_each_seat (seat, self->people)
  {
    const RoboEntry *entry = robo_chains_get (self->chains, seat, 0);

    if (entry == NULL)
      self->awaited |= 1u << seat;
    else if (entry->rulings != self->offer->rulings || entry->version != self->offer->version)
      {
        note_evidence (self, entry, ROBO_EVIDENCE_VERSION);
        self->awaited |= 1u << seat;
      }
    else
      robo_match_setup_set_seat (self->setup, seat, ROBO_PLAYER_HUMAN, entry->name);
  }

  return self->awaited == 0;
}

static gboolean
start_all (RoboSharedGame *self)
{
  guint8   nonces[ROBO_MAX_ROBOTS * ROBO_NONCE_SIZE];
  RoboWalk walk = { .data = nonces, .size = sizeof nonces, .is_writing = TRUE };
  guint8   digest[ROBO_DIGEST_SIZE];

  self->stage = ROBO_STAGE_STARTING;
  for_each_seat (seat, self->people)
  {
    const RoboEntry *join = robo_chains_get (self->chains, seat, 0);
    const RoboEntry *start = robo_chains_get (self->chains, seat, 1);

    if (start != NULL && (start->kind != ROBO_ENTRY_START ||
                          !robo_nonce_matches_commit (self->chains->match, seat, start->nonce, join->commit)))
      note_evidence (self, start, ROBO_EVIDENCE_NONCE);
    if (start == NULL || self->seats[seat].evidence == ROBO_EVIDENCE_NONCE)
      self->awaited |= 1u << seat;
    else
      robo_walk_bytes (&walk, (gpointer)start->nonce, sizeof start->nonce);
  }
  if (self->awaited != 0)
    return FALSE;

  robo_bytes_hash (digest, sizeof digest, self->chains->match, ROBO_DIGEST_SIZE, nonces, walk.at);
  self->setup->seed = self->entropy = robo_bytes_to_uint64 (digest);
  robo_match_setup_fill (self->setup, self->board, &self->game_setup);
  self->game = robo_game_new (&self->game_setup, self->setup->seed,
                              ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  for_each_seat (seat, self->people)
    self->seats[seat]
      .from = self->seats[seat].used = 2;

  return TRUE;
}

void
robo_shared_game_update (RoboSharedGame *self)
{
  if (self->game != NULL && self->n_rare != self->chains->n_rare)
    {
      g_clear_pointer (&self->game, robo_game_free);
      self->round = self->opened_round = self->epoch = self->n_takeovers = self->n_voided = 0;
      g_array_set_size (self->takeovers, 0);
      memset (self->n_voted, 0, sizeof self->n_voted);
      g_array_set_size (self->answers, 0);
      self->is_asked = FALSE;
    }
  if (self->game == NULL)
    self->pace = robo_pace_to_byte (self->offer->pace, self->offer->bank);
  self->n_rare = self->chains->n_rare;
  self->is_agreed = FALSE;
  if (self->game == NULL)
    {
      memset (self->seats, 0, sizeof self->seats);
      self->present = self->people;
    }
  for_each_seat (seat, self->people)
  {
    if (self->seats[seat].evidence == ROBO_EVIDENCE_NONE)
      forget_evidence (self, seat);
  }

  if (self->game == NULL && (!join_all (self) || !start_all (self)))
    return;

  do
    {
      self->awaited = 0;
      do
        self->status = robo_game_advance (self->game);
      while (self->status == ROBO_GAME_GOES_ON || self->status == ROBO_GAME_ROUND_OVER);
      if (self->status == ROBO_GAME_ASKS && !answer (self))
        return;
      self->is_asked = FALSE;
    }
  while (self->status == ROBO_GAME_ASKS);

  self->stage = ROBO_STAGE_OVER;
  find_position (self);
}

RoboSharedGame *
robo_shared_game_new (const RoboOffer  *offer,
                      RoboMatchSetup   *setup,
                      const RoboChains *chains)
{
  RoboSharedGame *self = g_new0 (RoboSharedGame, 1);

  self->offer = robo_offer_parse (offer->bytes);
  self->setup = setup;
  self->chains = chains;
  self->people = offer->people;
  self->answers = g_array_new (FALSE, FALSE, sizeof (RoboSharedGameAnswer));
  self->takeovers = g_array_new (FALSE, FALSE, sizeof (RoboTakeover));
  self->board = robo_board_new (robo_arena_get_plan (setup->arena));
  robo_shared_game_update (self);

  return self;
}

void
robo_shared_game_free (RoboSharedGame *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->game, robo_game_free);
  g_array_unref (self->answers);
  g_array_unref (self->takeovers);
  robo_board_free (self->board);
  robo_match_setup_free (self->setup);
  robo_offer_free (self->offer);
  g_free (self);
}

gboolean
robo_shared_game_can_vote (const RoboSharedGame *self,
                           guint                 seat,
                           guint                 absent)
{
  guint cuts[ROBO_MAX_ROBOTS] = { 0 };

  if (self->game == NULL || self->stage == ROBO_STAGE_OVER || seat == absent || (self->present >> absent & 1) == 0)
    return FALSE;
  if ((self->present >> seat & 1) == 0 && find_return (self, seat) == NULL)
    return FALSE;

  cuts[absent] = robo_chains_count (self->chains, absent);

  return !has_voted (self, seat, self->seats[seat].from, 1u << absent, cuts);
}

guint
robo_shared_game_list_missing (const RoboSharedGame *self,
                               guint                 seat)
{
  guint missing = self->awaited & ~(1u << seat);
  guint silent = missing;

  /* A present seat that has not voted about all missing seats is missing, too: the other seats have to vote about
   * this seat. */
  while (silent != 0)
    {
      guint cuts[ROBO_MAX_ROBOTS] = { 0 };

      silent = 0;
      for_each_seat (other, missing)
      {
        if (robo_shared_game_can_vote (self, seat, other))
          return missing;
        cuts[other] = robo_chains_count (self->chains, other);
      }
      for_each_seat (other, self->present & ~missing & ~(1u << seat))
      {
        if (!has_voted (self, other, self->seats[other].from, missing, cuts))
          silent |= 1u << other;
      }
      missing |= silent;
    }

  return missing;
}

gboolean
robo_shared_game_can_return (const RoboSharedGame *self,
                             guint                 seat)
{
  return self->game != NULL && self->stage != ROBO_STAGE_OVER && (self->people >> seat & 1) != 0 &&
         (self->present >> seat & 1) == 0 && find_return (self, seat) == NULL;
}

guint
robo_shared_game_list_signed (const RoboSharedGame *self)
{
  guint signed_by = 0;

  if (self->stage != ROBO_STAGE_OVER)
    return 0;

  for_each_seat (seat, self->people)
  {
    const RoboEntry *result = find_entry (self, seat, ROBO_ENTRY_RESULT);

    if (result != NULL && result->winner == robo_game_get_shown_state (self->game)->winner)
      signed_by |= 1u << seat;
  }

  return signed_by;
}

guint
robo_shared_game_find_undo (const RoboSharedGame *self,
                            guint8               *position)
{
  for (guint i = 0; self->stage != ROBO_STAGE_OVER && i < self->answers->len; i++)
    {
      const RoboSharedGameAnswer *given = &g_array_index (self->answers, RoboSharedGameAnswer, i);
      guint                       undoing = list_undoing (self, given->position, FALSE);

      if (undoing == 0)
        continue;
      if (position != NULL)
        memcpy (position, given->position, sizeof given->position);
      return undoing;
    }

  return 0;
}

/* Returns whether this kind of proposal can be made in the version and the stage of the match. */
static gboolean
allows_proposals (const RoboSharedGame *self,
                  RoboProposal          proposal)
{
  if (self->offer->version < ROBO_NET_VERSION_PROPOSALS || self->game == NULL)
    return FALSE;

  switch (self->stage)
    {
    case ROBO_STAGE_SEALING:
    case ROBO_STAGE_ANSWERING:
      return TRUE;
    case ROBO_STAGE_OPENING:
      return proposal != ROBO_PROPOSAL_END;
    case ROBO_STAGE_JOINING:
    case ROBO_STAGE_STARTING:
    case ROBO_STAGE_OVER:
      break;
    }

  return FALSE;
}

const RoboEntry *
robo_shared_game_find_word (const RoboSharedGame *self,
                            RoboProposal          proposal,
                            guint                 seat)
{
  return allows_proposals (self, proposal) && (self->present >> seat & 1) != 0
           ? find_word (self, proposal, seat, G_MAXUINT)
           : NULL;
}

guint
robo_shared_game_list_wanting (const RoboSharedGame *self,
                               RoboProposal          proposal)
{
  return allows_proposals (self, proposal) ? list_wanting (self, proposal, all_entries) : 0;
}

guint
robo_shared_game_list_declining (const RoboSharedGame *self,
                                 RoboProposal          proposal,
                                 guint64               value)
{
  guint declining = 0;

  for_each_seat (seat, allows_proposals (self, proposal) ? self->present : 0)
  {
    if (has_declined (self, proposal, value, seat))
      declining |= 1u << seat;
  }

  return declining;
}

gboolean
robo_shared_game_find_pause (const RoboSharedGame *self,
                             guint64              *until)
{
  return allows_proposals (self, ROBO_PROPOSAL_PAUSE) &&
         find_agreement (self, ROBO_PROPOSAL_PAUSE, all_entries, until);
}

gboolean
robo_shared_game_find_next_pace (const RoboSharedGame *self,
                                 guint8               *pace)
{
  guint64 value;

  if (!allows_proposals (self, ROBO_PROPOSAL_PACE) ||
      !find_agreement (self, ROBO_PROPOSAL_PACE, all_entries, &value))
    return FALSE;

  *pace = (guint8)value;

  return *pace != robo_shared_game_get_pace (self);
}

guint8
robo_shared_game_get_pace (const RoboSharedGame *self)
{
  return self->stage == ROBO_STAGE_SEALING && allows_proposals (self, ROBO_PROPOSAL_PACE)
           ? find_sealing_pace (self, all_entries)
           : self->pace;
}

gboolean
robo_shared_game_needs_end_again (const RoboSharedGame *self,
                                  guint                 seat)
{
  guint            ending = robo_shared_game_list_wanting (self, ROBO_PROPOSAL_END);
  const RoboEntry *own;

  if (ending != self->present || (ending >> seat & 1) == 0)
    return FALSE;

  own = find_word (self, ROBO_PROPOSAL_END, seat, G_MAXUINT);
  for_each_seat (other, self->present & ~(1u << seat))
  {
    if (!wants_end (self, other, own->seen[other]))
      return TRUE;
  }

  return FALSE;
}

guint
robo_shared_game_list_returning (const RoboSharedGame *self)
{
  guint returning = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (find_return (self, seat) != NULL)
        returning |= 1u << seat;
    }

  return returning;
}

guint
robo_shared_game_list_opened (const RoboSharedGame *self,
                              const RoboTakeover   *takeover)
{
  guint opened = 0;

  for_each_seat (seat, takeover->has_voided ? takeover->absent : 0)
  {
    for (guint seq = takeover->cuts[seat]; seq < robo_chains_count (self->chains, seat); seq++)
      {
        const RoboEntry *entry = robo_chains_get (self->chains, seat, seq);

        if (entry->kind == ROBO_ENTRY_OPEN && entry->round == takeover->round)
          opened |= 1u << seat;
      }
  }

  return opened;
}
