// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-peer.h"

#include <string.h>

#include "engine/robo-program.h"
#include "robo-absent-player.h"

RoboPeer *
robo_peer_new (const RoboOffer *offer,
               RoboMatchSetup  *setup,
               guint            seat,
               const RoboKey   *key)
{
  RoboPeer *self = g_new0 (RoboPeer, 1);

  g_return_val_if_fail (seat == ROBO_SPECTATOR || (key != NULL && (offer->people >> seat & 1) != 0), NULL);

  self->offer = robo_offer_parse (offer->bytes);
  self->chains = robo_chains_new (offer->match, offer->is_signed);
  self->shared = robo_shared_game_new (offer, setup, self->chains);
  self->seat = seat;
  self->unread = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  if (key != NULL)
    self->key = *key;

  return self;
}

void
robo_peer_free (RoboPeer *self)
{
  if (self == NULL)
    return;

  robo_shared_game_free (self->shared);
  robo_chains_free (self->chains);
  robo_offer_free (self->offer);
  g_ptr_array_unref (self->unread);
  g_free (self->name);
  g_free (self);
}

/* Notes an early bundle of the peer's seat. The bundle proves that the seat has written more entries than are here. The
 * seat's key is known even before its first entry. */
static void
note_own (RoboPeer  *self,
          GPtrArray *bundle)
{
  const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);

  if (last->seat == self->seat && (!self->chains->is_signed || robo_entry_verify (last, self->key.public_key)))
    self->n_own = MAX (self->n_own, last->seq + 1u);
}

/* Adds entries, and plays on with them. */
static RoboArrival
take_in (RoboPeer  *self,
         GPtrArray *bundle)
{
  RoboArrival arrival = robo_chains_add (self->chains, bundle);

  if (arrival == ROBO_ARRIVAL_EARLY || arrival == ROBO_ARRIVAL_KEYLESS)
    note_own (self, bundle);
  if (arrival == ROBO_ARRIVAL_NEW || arrival == ROBO_ARRIVAL_FORKED)
    robo_shared_game_update (self->shared);

  return arrival;
}

/* Returns the number of the peer's first entry that a bundle from another machine contradicts, or G_MAXUINT if there is
 * none. */
static guint
find_contradicted (const RoboPeer *self,
                   GPtrArray      *bundle)
{
  const GPtrArray *chain = self->chains->chains[self->seat];

  for (guint i = 0; i < bundle->len; i++)
    {
      const RoboEntry *entry = g_ptr_array_index (bundle, i);
      const RoboEntry *before;

      if (entry->seq < chain->len && !robo_entry_equal (entry, g_ptr_array_index (chain, entry->seq)))
        return entry->seq;
      if (i > 0 || entry->seq == 0 || entry->seq != chain->len)
        continue;
      before = g_ptr_array_index (chain, entry->seq - 1u);
      if (memcmp (entry->prev, before->digest, sizeof entry->prev) != 0)
        return before->seq;
    }

  return G_MAXUINT;
}

/* In a signed match, drops the peer's entries that a bundle from another machine of the player contradicts, because
 * both together would be a fork. Keeps them if the first of them has come back from outside, because others have it. */
static void
drop_contradicted (RoboPeer  *self,
                   GPtrArray *bundle)
{
  const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);
  guint            from = find_contradicted (self, bundle);

  if (from == G_MAXUINT || from < self->n_out || self->chains->forks[self->seat] != NULL || !self->chains->is_signed ||
      !robo_entry_verify (last, self->key.public_key))
    return;

  robo_chains_retract (self->chains, self->seat, from);
  robo_shared_game_update (self->shared);
  self->has_dropped = TRUE;
}

RoboArrival
robo_peer_receive (RoboPeer  *self,
                   GPtrArray *bundle)
{
  const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);
  gboolean         is_own = last->seat == self->seat;
  guint            n_own = is_own ? robo_chains_count (self->chains, self->seat) : 0;
  RoboArrival      arrival;

  if (is_own)
    drop_contradicted (self, bundle);
  arrival = take_in (self, bundle);
  if (is_own && arrival == ROBO_ARRIVAL_NEW &&
      (self->has_dropped || robo_chains_count (self->chains, self->seat) > n_own))
    self->is_elsewhere = TRUE;
  if (is_own && (arrival == ROBO_ARRIVAL_NEW || arrival == ROBO_ARRIVAL_KNOWN))
    self->n_out = MAX (self->n_out, last->seq + 1u);

  return arrival;
}

/* Duties */

/* Returns how many of the peer's entries another seat claims to have seen. That player may have made the number up. So
 * the claim does not count, and the result is 0, if it was known when the peer's last entry was written: a true claim
 * is newer than every entry that the peer has here. */
static guint
get_claimed (const RoboPeer *self,
             guint           seat)
{
  guint            count = robo_chains_count (self->chains, seat);
  guint            n_own = robo_chains_count (self->chains, self->seat);
  const RoboEntry *last = count > 0 ? robo_chains_get (self->chains, seat, count - 1) : NULL;
  const RoboEntry *own = n_own > 0 ? robo_chains_get (self->chains, self->seat, n_own - 1) : NULL;
  const RoboEntry *answered = own != NULL && own->seen[seat] > 0
                                ? robo_chains_get (self->chains, seat, own->seen[seat] - 1u)
                                : NULL;

  if (last == NULL || seat == self->seat)
    return 0;

  return answered != NULL && last->seen[self->seat] <= answered->seen[self->seat] ? 0 : last->seen[self->seat];
}

/* Returns whether another seat claims to have seen more of the peer's entries than are here, and the others have not
 * been asked for them yet. */
static gboolean
is_claimed (const RoboPeer *self)
{
  guint count = robo_chains_count (self->chains, self->seat);

  for (guint seat = 0; !self->has_asked && seat < ROBO_MAX_ROBOTS; seat++)
    if (get_claimed (self, seat) > count)
      return TRUE;

  return FALSE;
}

/* Returns whether the peer's seat is known to have written more entries than are here, by an early bundle (note_own())
 * or by a saved entry that this version cannot read. */
static gboolean
is_proved_old (const RoboPeer *self)
{
  return self->n_own > robo_chains_count (self->chains, self->seat);
}

static gboolean
is_behind (const RoboPeer *self)
{
  return is_proved_old (self) || is_claimed (self);
}

RoboDuty
robo_peer_get_duty (const RoboPeer *self)
{
  const RoboSharedGame *shared = self->shared;

  if (self->seat == ROBO_SPECTATOR || shared->stage == ROBO_STAGE_OVER)
    return ROBO_DUTY_NONE;
  if (is_behind (self))
    return ROBO_DUTY_FETCH;
  if (self->is_elsewhere)
    return ROBO_DUTY_ELSEWHERE;
  if (shared->seats[self->seat].evidence != ROBO_EVIDENCE_NONE)
    return ROBO_DUTY_NONE;
  if (robo_shared_game_can_return (shared, self->seat))
    return ROBO_DUTY_RETURN;
  if (shared->stage == ROBO_STAGE_JOINING)
    {
      guint others = shared->awaited & ~(1u << self->seat);

      if (robo_chains_count (self->chains, self->seat) == 0)
        return ROBO_DUTY_JOIN;
      /* The last player to join can start at once, because the others cannot change their parts of the seed any
       * more. */
      return others == 0 && robo_chains_count (self->chains, self->seat) == 1 ? ROBO_DUTY_START : ROBO_DUTY_NONE;
    }
  if ((shared->awaited >> self->seat & 1) == 0)
    return ROBO_DUTY_NONE;

  switch (shared->stage)
    {
    case ROBO_STAGE_STARTING:
      return ROBO_DUTY_START;
    case ROBO_STAGE_SEALING:
      return ROBO_DUTY_SEAL;
    case ROBO_STAGE_OPENING:
      return ROBO_DUTY_OPEN;
    case ROBO_STAGE_ANSWERING:
      return ROBO_DUTY_ANSWER;
    case ROBO_STAGE_JOINING:
    case ROBO_STAGE_OVER:
      break;
    }

  return ROBO_DUTY_NONE;
}

/* Writing */

/* Begins an entry of the peer's seat. A spectator has no seat, and never writes the entry. */
static RoboEntry
begin_entry (const RoboPeer *self,
             RoboEntryKind   kind)
{
  RoboEntry        entry = { .kind = kind, .seat = self->seat };
  const RoboEntry *last;

  if (self->seat == ROBO_SPECTATOR)
    return entry;

  entry.seq = robo_chains_count (self->chains, self->seat);
  last = entry.seq > 0 ? robo_chains_get (self->chains, self->seat, entry.seq - 1u) : NULL;
  memcpy (entry.match, self->chains->match, sizeof entry.match);
  if (last != NULL)
    memcpy (entry.prev, last->digest, sizeof entry.prev);
  /* A fork shortens a chain, but an entry may not claim to have seen less than the entry before it. */
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    entry.seen[seat] = MAX (robo_chains_count (self->chains, seat), last != NULL ? last->seen[seat] : 0);

  return entry;
}

static gboolean
write_entry (RoboPeer        *self,
             const RoboEntry *what)
{
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  RoboEntry *entry = robo_entry_new (what);

  if (self->chains->is_signed)
    robo_entry_sign (entry, self->key.public_key, self->key.seed);
  g_ptr_array_add (bundle, entry);

  return take_in (self, bundle) == ROBO_ARRIVAL_NEW;
}

gboolean
robo_peer_join (RoboPeer   *self,
                const char *name)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_JOIN);
  guint8    nonce[ROBO_NONCE_SIZE];

  if (self->name != name)
    {
      g_free (self->name);
      self->name = g_strdup (name);
    }
  if (robo_peer_get_duty (self) != ROBO_DUTY_JOIN)
    return FALSE;

  robo_key_get_nonce (&self->key, entry.match, self->seat, nonce, entry.commit);
  entry.rulings = ROBO_RULINGS_VERSION;
  entry.version = ROBO_NET_VERSION;
  if (self->chains->is_signed)
    memcpy (entry.key, self->key.public_key, sizeof entry.key);
  /* Cut names that are too long at the end of a character. */
  g_strlcpy (entry.name, name, sizeof entry.name);
  for (const char *end = NULL; !g_utf8_validate (entry.name, -1, &end);)
    *(char *)end = '\0';

  return write_entry (self, &entry);
}

gboolean
robo_peer_has_unreadable (const RoboPeer *self)
{
  return self->unread->len > 0 && is_proved_old (self);
}

gboolean
robo_peer_can_go_on_anyway (const RoboPeer *self)
{
  return self->seat != ROBO_SPECTATOR && self->shared->stage != ROBO_STAGE_OVER && !is_proved_old (self) &&
         is_claimed (self);
}

gboolean
robo_peer_ignore_claims (RoboPeer *self)
{
  gboolean is_needed = robo_peer_can_go_on_anyway (self);

  self->has_asked = TRUE;
  if (is_needed && self->name != NULL)
    robo_peer_join (self, self->name);

  return is_needed;
}

gboolean
robo_peer_take_over_here (RoboPeer *self)
{
  gboolean was_elsewhere = self->is_elsewhere;

  self->is_elsewhere = self->has_dropped = FALSE;

  return was_elsewhere;
}

gboolean
robo_peer_start (RoboPeer *self)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_START);
  guint8    commit[ROBO_COMMIT_SIZE];

  if (robo_peer_get_duty (self) != ROBO_DUTY_START)
    return FALSE;

  robo_key_get_nonce (&self->key, entry.match, self->seat, entry.nonce, commit);

  return write_entry (self, &entry);
}

gboolean
robo_peer_seal (RoboPeer  *self,
                RoboAnswer answer)
{
  RoboEntry        entry = begin_entry (self, ROBO_ENTRY_SEAL);
  const RoboRobot *robot;
  RoboProgram      program;

  if (robo_peer_get_duty (self) != ROBO_DUTY_SEAL)
    return FALSE;
  robot = &robo_game_get_shown_state (self->shared->game)->robots[self->seat];
  robo_program_unpack (&program, answer);
  if (robo_robot_is_in_arena (robot) &&
      robo_program_check (&program, robot, robo_game_get_setup (self->shared->game)->cards, FALSE) != ROBO_REFUSED_NOT)
    return FALSE;

  entry.round = self->shared->round;
  self->welcome &= ~self->shared->present;
  entry.roster = robo_shared_game_list_returning (self->shared) & self->welcome;
  memcpy (entry.position, self->shared->position, sizeof entry.position);
  robo_key_seal (&self->key, &entry, answer);

  return write_entry (self, &entry);
}

gboolean
robo_peer_open (RoboPeer *self)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_OPEN);

  return robo_peer_get_duty (self) == ROBO_DUTY_OPEN &&
         robo_key_open (&self->key, self->shared->seats[self->seat].sealed, &entry) && write_entry (self, &entry);
}

gboolean
robo_peer_answer (RoboPeer  *self,
                  RoboAnswer answer)
{
  RoboEntry           entry = begin_entry (self, ROBO_ENTRY_ANSWER);
  const RoboQuestion *question;

  if (robo_peer_get_duty (self) != ROBO_DUTY_ANSWER)
    return FALSE;
  question = robo_game_get_question (self->shared->game);
  if (!robo_question_has_option (question, answer))
    return FALSE;

  memcpy (entry.position, self->shared->position, sizeof entry.position);
  entry.question = question->kind;
  entry.answer = answer;

  return write_entry (self, &entry);
}

/* Returns whether the seat may write entries when it is not its turn. */
static gboolean
may_speak (const RoboPeer *self)
{
  return self->seat != ROBO_SPECTATOR && !is_behind (self) && !self->is_elsewhere && self->shared->game != NULL &&
         self->shared->stage != ROBO_STAGE_OVER && self->shared->seats[self->seat].evidence == ROBO_EVIDENCE_NONE;
}

gboolean
robo_peer_vote (RoboPeer *self,
                guint     absent)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_ABSENT);

  if (!may_speak (self) || !robo_shared_game_can_vote (self->shared, self->seat, absent))
    return FALSE;

  entry.absent = absent;
  entry.absent_seq = entry.seen[absent];

  return write_entry (self, &entry);
}

guint
robo_peer_list_asking (const RoboPeer *self)
{
  if (!may_speak (self) || (self->shared->present >> self->seat & 1) == 0)
    return 0;

  return robo_shared_game_list_returning (self->shared) & ~self->welcome;
}

gboolean
robo_peer_admit (RoboPeer *self,
                 guint     seats)
{
  guint asking = robo_peer_list_asking (self) & seats;

  self->welcome |= asking;

  return asking != 0;
}

gboolean
robo_peer_ask_to_return (RoboPeer *self)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_RETURN);

  return robo_peer_get_duty (self) == ROBO_DUTY_RETURN && write_entry (self, &entry);
}

gboolean
robo_peer_resign (RoboPeer *self)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_RESIGN);

  return may_speak (self) && (self->shared->present >> self->seat & 1) != 0 && write_entry (self, &entry);
}

gboolean
robo_peer_set_standing (RoboPeer                *self,
                        const RoboEntryStanding *standing,
                        guint                    n_standing)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_STANDING);

  if (!may_speak (self) || n_standing == 0 || n_standing > ROBO_MAX_STANDING)
    return FALSE;

  entry.n_standing = n_standing;
  memcpy (entry.standing, standing, n_standing * sizeof *standing);

  return write_entry (self, &entry);
}

gboolean
robo_peer_undo (RoboPeer     *self,
                const guint8 *position)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_UNDO);
  gboolean  is_in_round = FALSE;

  for (guint i = 0; i < self->shared->answers->len; i++)
    {
      const RoboSharedGameAnswer *given = &g_array_index (self->shared->answers, RoboSharedGameAnswer, i);

      is_in_round = is_in_round || memcmp (given->position, position, sizeof given->position) == 0;
    }
  if (!is_in_round || !may_speak (self) || (self->shared->present >> self->seat & 1) == 0)
    return FALSE;

  memcpy (entry.position, position, sizeof entry.position);
  entry.epoch = self->shared->epoch + 1;

  return write_entry (self, &entry);
}

/* Proposals */

static gboolean
has_proposed (const RoboPeer *self,
              RoboProposal    proposal)
{
  return (robo_shared_game_list_wanting (self->shared, proposal) >> self->seat & 1) != 0;
}

/* Returns whether the own seat may write one more entry with this consent to a proposal of this kind. A player who says
 * yes must be able to take the yes back, so room for one entry is kept for each kind of proposal that stands. */
static gboolean
may_say_word (const RoboPeer *self,
              RoboProposal    proposal,
              RoboConsent     consent)
{
  const RoboSharedGame *shared = self->shared;
  guint                 n_said = 0;
  guint                 n_kept = 0;

  if (!may_speak (self) || self->offer->version < ROBO_NET_VERSION_PROPOSALS ||
      (shared->present >> self->seat & 1) == 0 ||
      (proposal == ROBO_PROPOSAL_END && shared->stage != ROBO_STAGE_SEALING && shared->stage != ROBO_STAGE_ANSWERING))
    return FALSE;

  for (guint seq = 0; seq < robo_chains_count (self->chains, self->seat); seq++)
    n_said += robo_chains_get (self->chains, self->seat, seq)->kind == ROBO_ENTRY_PROPOSAL;
  for (guint kind = ROBO_PROPOSAL_END; kind <= ROBO_PROPOSAL_PACE; kind++)
    n_kept += has_proposed (self, kind) || (kind == proposal && consent == ROBO_CONSENT_YES);

  return n_said + 1 + n_kept <= ROBO_MAX_PROPOSALS;
}

gboolean
robo_peer_can_propose (const RoboPeer *self,
                       RoboProposal    proposal,
                       guint64         value)
{
  return may_say_word (self, proposal, ROBO_CONSENT_YES) &&
         (!has_proposed (self, proposal) ||
          robo_shared_game_find_word (self->shared, proposal, self->seat)->value != value);
}

static gboolean
write_word (RoboPeer    *self,
            RoboProposal proposal,
            RoboConsent  consent,
            guint64      value)
{
  RoboEntry entry = begin_entry (self, ROBO_ENTRY_PROPOSAL);

  memcpy (entry.position, self->shared->position, sizeof entry.position);
  entry.proposal = proposal;
  entry.consent = consent;
  entry.value = value;

  return write_entry (self, &entry);
}

gboolean
robo_peer_propose (RoboPeer    *self,
                   RoboProposal proposal,
                   guint64      value)
{
  g_return_val_if_fail (robo_proposal_has_value (proposal, value), FALSE);

  return robo_peer_can_propose (self, proposal, value) && write_word (self, proposal, ROBO_CONSENT_YES, value);
}

gboolean
robo_peer_has_declined_end (const RoboPeer *self)
{
  guint            wanting = robo_shared_game_list_wanting (self->shared, ROBO_PROPOSAL_END);
  const RoboEntry *own = self->seat != ROBO_SPECTATOR
                           ? robo_shared_game_find_word (self->shared, ROBO_PROPOSAL_END, self->seat)
                           : NULL;

  if (own == NULL || own->consent != ROBO_CONSENT_DECLINED)
    return FALSE;

  /* A player who has seen the refusal and proposes the end once more asks anew. */
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((wanting >> seat & 1) != 0 &&
          robo_shared_game_find_word (self->shared, ROBO_PROPOSAL_END, seat)->seen[self->seat] > own->seq)
        return FALSE;
    }

  return TRUE;
}

/* Returns whether another player proposes this value, while the own seat does not want it and it does not hold
 * already. */
static gboolean
is_proposed_by_others (const RoboPeer *self,
                       RoboProposal    proposal,
                       guint64         value)
{
  guint            wanting = robo_shared_game_list_wanting (self->shared, proposal);
  const RoboEntry *own = has_proposed (self, proposal)
                           ? robo_shared_game_find_word (self->shared, proposal, self->seat)
                           : NULL;

  if ((own != NULL && own->value == value) ||
      (proposal == ROBO_PROPOSAL_PACE && value == robo_shared_game_get_pace (self->shared)))
    return FALSE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((wanting >> seat & 1) != 0 && seat != self->seat &&
          robo_shared_game_find_word (self->shared, proposal, seat)->value == value)
        return TRUE;
    }

  return FALSE;
}

gboolean
robo_peer_can_decline (const RoboPeer *self,
                       RoboProposal    proposal,
                       guint64         value)
{
  return may_say_word (self, proposal, ROBO_CONSENT_DECLINED) && is_proposed_by_others (self, proposal, value) &&
         (proposal != ROBO_PROPOSAL_END || !robo_peer_has_declined_end (self));
}

gboolean
robo_peer_decline (RoboPeer    *self,
                   RoboProposal proposal,
                   guint64      value)
{
  return robo_peer_can_decline (self, proposal, value) && write_word (self, proposal, ROBO_CONSENT_DECLINED, value);
}

gboolean
robo_peer_repeat_end (RoboPeer *self)
{
  return may_say_word (self, ROBO_PROPOSAL_END, ROBO_CONSENT_YES) &&
         robo_shared_game_needs_end_again (self->shared, self->seat) &&
         write_word (self, ROBO_PROPOSAL_END, ROBO_CONSENT_YES, 0);
}

gboolean
robo_peer_take_back (RoboPeer    *self,
                     RoboProposal proposal)
{
  return may_speak (self) && has_proposed (self, proposal) &&
         write_word (self, proposal, ROBO_CONSENT_WITHDRAWN,
                     robo_shared_game_find_word (self->shared, proposal, self->seat)->value);
}

const RoboSharedGameAnswer *
robo_peer_find_own_answer (const RoboPeer *self)
{
  const GArray *answers = self->shared->answers;

  if (!may_speak (self) || (self->shared->present >> self->seat & 1) == 0)
    return NULL;

  for (guint i = answers->len; i > 0; i--)
    {
      const RoboSharedGameAnswer *given = &g_array_index (answers, RoboSharedGameAnswer, i - 1);

      if (given->seat == self->seat)
        return given;
    }

  return NULL;
}

/* Returns whether an entry of a seat contradicts the entries that the seat had seen. Plays these entries once more to
 * find out. */
static gboolean
contradicts_what_it_saw (const RoboPeer  *self,
                         const RoboEntry *entry)
{
  const RoboMatchSetup *setup = self->shared->setup;
  g_autoptr (RoboChains) chains = robo_chains_new (self->chains->match, FALSE);
  g_autoptr (RoboSharedGame) shared = NULL;
  gboolean is_expected;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint end = seat == entry->seat ? entry->seq : entry->seen[seat];
      g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

      /* Do not blame the seat if an entry that it had seen is missing here, or may be a different entry here. */
      if (end > robo_chains_count (self->chains, seat) || self->chains->forks[seat] != NULL)
        return FALSE;
      for (guint seq = 0; seq < end; seq++)
        g_ptr_array_add (bundle, robo_entry_ref ((RoboEntry *)robo_chains_get (self->chains, seat, seq)));
      if (bundle->len > 0)
        robo_chains_add (chains, bundle);
    }
  shared = robo_shared_game_new (self->offer, robo_offer_make_setup (self->offer, setup->arena, setup->modules),
                                 chains);
  is_expected = (shared->stage == ROBO_STAGE_SEALING && entry->kind == ROBO_ENTRY_SEAL) ||
                (shared->stage == ROBO_STAGE_ANSWERING && entry->kind == ROBO_ENTRY_ANSWER);

  return shared->game != NULL && (!is_expected || (shared->awaited >> entry->seat & 1) == 0 ||
                                  memcmp (shared->position, entry->position, sizeof entry->position) != 0);
}

guint
robo_peer_find_difference (const RoboPeer *self,
                           guint          *round,
                           gboolean       *is_between_two)
{
  const RoboSharedGame *shared = self->shared;

  for (guint seat = 0; shared->game != NULL && seat < ROBO_MAX_ROBOTS; seat++)
    {
      /* Skip seats that are not awaited, since the shared game has used their entries. */
      if ((shared->awaited >> seat & 1) == 0)
        continue;
      for (guint seq = shared->seats[seat].used; seq < robo_chains_count (self->chains, seat); seq++)
        {
          const RoboEntry *entry = robo_chains_get (self->chains, seat, seq);

          if ((entry->kind != ROBO_ENTRY_SEAL && entry->kind != ROBO_ENTRY_ANSWER) ||
              !contradicts_what_it_saw (self, entry))
            continue;
          *round = entry->kind == ROBO_ENTRY_SEAL ? entry->round : shared->round;
          /* An entry says how many entries of other seats its writer had seen, but not which ones, so a third peer may
           * have sent different entries. */
          *is_between_two = self->seat != ROBO_SPECTATOR && (self->offer->people & ~(1u << seat | 1u << self->seat)) == 0;
          return seat;
        }
    }

  return ROBO_NO_SEAT;
}

gboolean
robo_peer_sign (RoboPeer *self)
{
  RoboEntry             entry = begin_entry (self, ROBO_ENTRY_RESULT);
  const RoboSharedGame *shared = self->shared;

  if (self->seat == ROBO_SPECTATOR || !self->chains->is_signed || shared->stage != ROBO_STAGE_OVER ||
      is_behind (self) || self->is_elsewhere || shared->seats[self->seat].evidence != ROBO_EVIDENCE_NONE ||
      (shared->present >> self->seat & 1) == 0)
    return FALSE;
  /* A result is signed only once, since only the first result at a position counts. */
  for (guint seq = shared->seats[self->seat].used; seq < entry.seq; seq++)
    {
      const RoboEntry *said = robo_chains_get (self->chains, self->seat, seq);

      if (said->kind == ROBO_ENTRY_RESULT && memcmp (said->position, shared->position, sizeof said->position) == 0)
        return FALSE;
    }

  memcpy (entry.position, shared->position, sizeof entry.position);
  entry.winner = robo_game_get_shown_state (shared->game)->winner;

  return write_entry (self, &entry);
}

/* Rematches */

/* Entries about a rematch change nothing in the match. */

static const RoboEntry *
find_again (const RoboPeer *self,
            guint           seat)
{
  for (guint seq = robo_chains_count (self->chains, seat); seq > 0; seq--)
    {
      const RoboEntry *entry = robo_chains_get (self->chains, seat, seq - 1);

      if (entry->kind == ROBO_ENTRY_AGAIN)
        return entry;
    }

  return NULL;
}

static guint
count_own_again (const RoboPeer *self)
{
  guint n_again = 0;

  for (guint seq = 0; seq < robo_chains_count (self->chains, self->seat); seq++)
    n_again += robo_chains_get (self->chains, self->seat, seq)->kind == ROBO_ENTRY_AGAIN;

  return n_again;
}

gboolean
robo_peer_can_say_again (const RoboPeer *self)
{
  return self->seat != ROBO_SPECTATOR && self->chains->is_signed && self->offer->version >= ROBO_NET_VERSION_AGAIN &&
         self->shared->stage == ROBO_STAGE_OVER && !is_behind (self) && !self->is_elsewhere &&
         self->chains->forks[self->seat] == NULL && count_own_again (self) < ROBO_MAX_AGAIN;
}

gboolean
robo_peer_say_again (RoboPeer   *self,
                     RoboAgain   again,
                     const char *address)
{
  RoboEntry        entry = begin_entry (self, ROBO_ENTRY_AGAIN);
  const RoboEntry *last;

  g_return_val_if_fail (again != ROBO_AGAIN_NONE, FALSE);

  if (!robo_peer_can_say_again (self))
    return FALSE;

  last = find_again (self, self->seat);
  entry.again = again;
  if (address != NULL && strlen (address) <= ROBO_MAX_ADDRESS_SIZE)
    g_strlcpy (entry.address, address, sizeof entry.address);
  if (last != NULL && last->again == again && g_str_equal (last->address, entry.address))
    return FALSE;

  return write_entry (self, &entry);
}

RoboOffer *
robo_peer_make_again (const RoboPeer *self)
{
  return robo_offer_new_again (self->offer, robo_shared_game_get_pace (self->shared));
}

RoboAgain
robo_peer_get_again (const RoboPeer *self,
                     guint           seat)
{
  const RoboEntry *said = seat != ROBO_SPECTATOR && self->shared->stage == ROBO_STAGE_OVER ? find_again (self, seat)
                                                                                           : NULL;

  return said != NULL ? said->again : ROBO_AGAIN_NONE;
}

guint
robo_peer_list_again (const RoboPeer *self,
                      RoboAgain       again)
{
  guint seats = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((self->offer->people >> seat & 1) != 0 && robo_peer_get_again (self, seat) == again)
        seats |= 1u << seat;
    }

  return seats;
}

/* Returns whether two addresses in the same network, HOST:PORT/WORD, are of one host. */
static gboolean
is_same_host (const char *a,
              const char *b)
{
  gsize length = strcspn (a, "/");

  while (length > 0 && a[length - 1] != ':')
    length--;

  return length > 0 && strncmp (a, b, length) == 0 && strchr (b + length, ':') == NULL;
}

const char *
robo_peer_find_again_address (const RoboPeer *self,
                              const char     *line)
{
  const char *found = NULL;

  for (guint seat = 0; self->shared->stage == ROBO_STAGE_OVER && seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboEntry *said = find_again (self, seat);

      if (said == NULL || said->again != ROBO_AGAIN_YES || *said->address == '\0')
        continue;
      if (line != NULL && is_same_host (line, said->address))
        return said->address;
      if (found == NULL)
        found = said->address;
    }

  return found;
}

gboolean
robo_peer_write_automatic_entries (RoboPeer *self)
{
  gboolean has_done = FALSE;

  while (robo_peer_start (self) || robo_peer_open (self) || robo_peer_repeat_end (self) || robo_peer_sign (self))
    has_done = TRUE;

  return has_done;
}
