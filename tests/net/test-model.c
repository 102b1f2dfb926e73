// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates many matches over bad connections: messages get lost, come twice, late and in any order; people
// crash, lose their newest files, stay away, come back, are taken over, cheat. After every step the ten
// invariants of doc/network.md have to hold.
//
// - test-model: 200 matches over both transports, as in ./check --full
// - test-model N [SEED [MODE]]: N matches, with the table. The mode is the name of a cheat (open, answer, fork,
//   position, forge, program, vote, claim), which then happens in every match; `spectators`: somebody who looks on gets
//   the entries in another order; `end` and `proposals`: people propose the end of the match, or make proposals of all
//   kinds.
#include <string.h>

#include "tests/long-tests.h"
#include "net-test.h"

#define MAX_TICKS  9000
#define MAX_ROUNDS 8
/* The patience is short on purpose, so that slow people are taken over, too. */
#define PATIENCE 60

/* Names the behavior of a changed program. */
typedef enum
{
  CHEAT_NONE,
  CHEAT_OPEN,     /* opens a different program than it sealed */
  CHEAT_ANSWER,   /* gives an illegal answer */
  CHEAT_FORK,     /* tells different peers different things */
  CHEAT_POSITION, /* seals for another state of the game */
  CHEAT_FORGE,    /* writes entries of another seat */
  CHEAT_PROGRAM,  /* seals an illegal program */
  CHEAT_VOTE,     /* votes against others without waiting */
  CHEAT_CLAIM,    /* claims to have seen entries of others that do not exist; only on request */
  CHEAT_END,      /* agrees to an end that was proposed long ago; only on request */
  N_CHEATS,
} Cheat;

static const char *const cheat_names[N_CHEATS] = { "none", "open", "answer", "fork", "position", "forge", "program",
                                                   "vote", "claim", "late-end" };

/* Describes what is likely in a series of matches. */
typedef struct
{
  Cheat    cheat; /* cheat of every match, or CHEAT_NONE for some cheats in some matches */
  gboolean has_spectators;
  gboolean has_ends;   /* people propose to end the match */
  gboolean has_pauses; /* people propose to pause the match, and another pace */
} Mode;

/* After each arrival a short match is compared with a match that is computed from nothing, and a longer one after
 * some of the arrivals. */
#define SHORT_MATCH 40
#define SAMPLE      32

typedef struct
{
  RoboPeer  *peer;
  RoboKey    key;
  GPtrArray *disk;      /* bundles as bytes, in the order of writing */
  guint      n_old;     /* number of bundles in an old copy of the disk */
  guint      down;      /* number of ticks until the program of this person runs again */
  gboolean   has_left;  /* whether this person has left forever */
  gboolean   must_read; /* the archive has to be read to its end before an entry is written */
  guint      n_read;    /* number of bundles that this person has read from the archive */
  guint      waited;
  guint      n_back; /* number of this person's entries that have come back */
  gboolean   is_slow;
} Person;

typedef struct
{
  guint   at;
  guint   to;
  GBytes *bytes;
} Message;

typedef struct
{
  guint64     seed;
  RoboRng     rng;
  RoboRng     side_rng; /* random numbers for what is not part of the match, so that the match of a seed stays the
                         * same */
  const Mode *mode;
  RoboPeer   *spectator; /* or NULL */
  GPtrArray  *unseen;    /* bundles as bytes that the spectator has not got */
  NetTable   *table;
  RoboOffer  *offer;
  gboolean    has_archive; /* whether a chat room keeps all bundles; otherwise bundles are sent to all peers, who are
                            * asked for missing entries */
  guint       loss, doubles, delay;
  Person      people[ROBO_MAX_ROBOTS];
  Message    *messages;
  GArray     *post;
  GPtrArray  *archive;
  guint       tick;
  Cheat       cheat;
  guint       cheater;
  gboolean    has_cheated;
  gboolean    is_named; /* whether a peer has detected that the cheater plays another game */
  RoboEntry  *proof;    /* entry that is the evidence of the cheat */
  GHashTable *states;   /* resulting state by set of entries */
  GHashTable *written;  /* entries of honest people by seat and number */
} Match;

typedef struct
{
  guint matches, lost, doubled, crashes, old_disks, queries, takeovers, returns, passed_over, forged, rounds, entries,
    bytes, ended, paused, paced, declined_one;
  guint orphaned, unfinished, folded, compared;
  guint committed[N_CHEATS], found[N_CHEATS];
} Table;

static Table totals;

static gboolean
is_likely (Match *self,
           guint  percent)
{
  return robo_rng_below (&self->rng, 100) < percent;
}

static gboolean
is_honest (const Match *self,
           guint        seat)
{
  return self->cheat == CHEAT_NONE || seat != self->cheater;
}

#define check(self, condition)                                                                      \
  G_STMT_START                                                                                      \
  {                                                                                                 \
    if (!(condition))                                                                               \
      g_error ("match %" G_GUINT64_FORMAT ", tick %u: %s", (self)->seed, (self)->tick, #condition); \
  }                                                                                                 \
  G_STMT_END

/* Invariants */

/* Describes a set of entries, and the resulting state. */
static char *
describe_set (const RoboChains *chains)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint count = robo_chains_count (chains, seat);

      g_checksum_update (sum, (const guchar *)&count, sizeof count);
      g_checksum_update (sum, (const guchar[]){ chains->forks[seat] != NULL }, 1);
      if (count > 0)
        g_checksum_update (sum, robo_chains_get (chains, seat, count - 1)->digest, ROBO_DIGEST_SIZE);
    }

  return g_strdup (g_checksum_get_string (sum));
}

static char *
describe_course (const RoboSharedGame *shared)
{
  g_autofree char *checksum = shared->game != NULL ? robo_state_dup_checksum (robo_game_get_shown_state (shared->game))
                                                   : g_strdup ("-");
  guint            n_records = 0;
  guint64          until = 0;
  gboolean         is_paused = robo_shared_game_find_pause (shared, &until);
  guint8           pace = robo_shared_game_get_pace (shared);
  guint8           next = pace;
  g_autoptr (GString) words = g_string_new (NULL);

  if (shared->game != NULL)
    robo_game_get_records (shared->game, &n_records);
  robo_shared_game_find_next_pace (shared, &next);
  /* The details of each seat's proposals are the same for all, too. */
  for (guint proposal = ROBO_PROPOSAL_PAUSE; proposal <= ROBO_PROPOSAL_PACE; proposal++)
    {
      guint wanting = robo_shared_game_list_wanting (shared, proposal);

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          const RoboEntry *said = robo_shared_game_find_word (shared, proposal, seat);

          g_string_append_printf (words, ".%" G_GUINT64_FORMAT, (wanting >> seat & 1) != 0 ? said->value + 1 : 0);
        }
    }
  totals.paused += is_paused;
  totals.paced += pace != 0;

  return g_strdup_printf ("%u%s%s%" G_GUINT64_FORMAT ".%u.%u.%u%s %x %x %u %u %s", shared->stage,
                          shared->is_agreed ? "a" : "", is_paused ? "p" : "", until, shared->pace, pace, next,
                          words->str, shared->present, shared->awaited, shared->epoch, n_records, checksum);
}

/* Invariants 1 and 9: The same set is the same match, for every peer and every order of arrival. */
static void
check_agreement (Match          *self,
                 const RoboPeer *peer)
{
  g_autofree char *set = describe_set (peer->chains);
  g_autofree char *shared = describe_course (peer->shared);
  const char      *known = g_hash_table_lookup (self->states, set);

  if (known != NULL && strcmp (known, shared) != 0)
    g_error ("match %" G_GUINT64_FORMAT ", tick %u: seat %u has “%s”, another one “%s”", self->seed, self->tick,
             peer->seat, shared, known);
  if (known == NULL)
    g_hash_table_insert (self->states, g_steal_pointer (&set), g_steal_pointer (&shared));
}

static char *
describe_seats (const RoboSharedGame *shared)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_string_append_printf (text, " %u:%u:%u", shared->seats[seat].from, shared->seats[seat].used,
                            shared->seats[seat].evidence);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Invariant 11: A match that was updated with each arrival is the same as the match that follows from all entries at
 * once. */
static void
check_fold (Match          *self,
            const RoboPeer *peer)
{
  g_autoptr (RoboSharedGame) again = NULL;
  g_autofree char *course = NULL;
  g_autofree char *course_again = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *seats_again = NULL;
  guint            n_entries = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_entries += peer->chains->chains[seat]->len;
  if (n_entries > SHORT_MATCH && robo_rng_below (&self->side_rng, SAMPLE) != 0)
    return;

  totals.compared++;
  again = robo_shared_game_new (self->offer, net_table_make_setup (self->table, self->offer), peer->chains);
  course = describe_course (peer->shared);
  course_again = describe_course (again);
  seats = describe_seats (peer->shared);
  seats_again = describe_seats (again);
  if (strcmp (course, course_again) != 0 || strcmp (seats, seats_again) != 0)
    g_error ("match %" G_GUINT64_FORMAT ", tick %u: seat %u has “%s%s”, from all entries at once it is “%s%s”",
             self->seed,
             self->tick, peer->seat, course, seats, course_again, seats_again);
}

/* Invariant 5: Honest people are never blamed. A difference between two games is reported without blame, because a
 * third peer may have caused it. A cheater who tells others other entries than those in its own copy finds a difference
 * that it has made itself. */
static void
check_blame (Match          *self,
             const RoboPeer *peer)
{
  guint    round;
  gboolean is_between_two;
  guint    other = robo_peer_find_difference (peer, &round, &is_between_two);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    check (self, !is_honest (self, seat) || peer->shared->seats[seat].evidence == ROBO_EVIDENCE_NONE);
  if (other == ROBO_NO_SEAT)
    return;
  check (self, !is_honest (self, other) || (self->cheat == CHEAT_FORK && self->has_cheated &&
                                            (!is_between_two || peer->seat == self->cheater)));
  self->is_named = self->is_named || !is_honest (self, other);
}

/* Invariant 2: Played rounds never change, except for take-overs and the like. */
static void
receive (Match     *self,
         Person    *person,
         GPtrArray *bundle)
{
  RoboSharedGame        *shared = person->peer->shared;
  guint                  n_rare = person->peer->chains->n_rare;
  guint                  n_before = 0, n_after;
  const RoboRecord      *records = shared->game != NULL ? robo_game_get_records (shared->game, &n_before) : NULL;
  g_autofree RoboRecord *before = g_memdup2 (records, n_before * sizeof *records);
  RoboArrival            arrival = robo_peer_receive (person->peer, bundle);

  totals.forged += arrival == ROBO_ARRIVAL_FORGED;
  if (arrival == ROBO_ARRIVAL_NEW)
    person->waited = 0;
  if (n_rare == person->peer->chains->n_rare && n_before > 0)
    {
      records = robo_game_get_records (shared->game, &n_after);
      check (self, n_after >= n_before);
      for (guint i = 0; i < n_before; i++)
        check (self, records[i].answer == before[i].answer && records[i].seat == before[i].seat &&
                       records[i].kind == before[i].kind);
    }
  check_agreement (self, person->peer);
  check_blame (self, person->peer);
  if (arrival != ROBO_ARRIVAL_KNOWN)
    check_fold (self, person->peer);
}

/* Invariant 4: An honest peer never writes two entries with the same number; entries that never left its disk do not
 * count. */
static void
check_written (Match           *self,
               const RoboEntry *entry)
{
  gpointer   number = GUINT_TO_POINTER ((entry->seat + 1u) << 16 | entry->seq);
  RoboEntry *known = g_hash_table_lookup (self->written, number);

  check (self, known == NULL || robo_entry_equal (known, entry));
  if (known == NULL)
    g_hash_table_insert (self->written, number, robo_entry_ref ((RoboEntry *)entry));
}

/* Invariants 3 and 8: A peer that opens knows the seals of all, so that no player can have known the random numbers
 * in advance. */
static void
check_opening (Match          *self,
               const RoboPeer *peer)
{
  check (self, peer->shared->stage == ROBO_STAGE_OPENING);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    check (self, (peer->shared->present >> seat & 1) == 0 || peer->shared->seats[seat].sealed != NULL);
}

/* Connections */

static GPtrArray *
parse (GBytes *bytes)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  GPtrArray    *bundle = robo_bundle_parse (data, size);

  g_assert_nonnull (bundle);

  return bundle;
}

static void
send_to (Match  *self,
         guint   to,
         GBytes *bytes)
{
  guint n_copies = is_likely (self, self->doubles) ? 2 : 1;

  totals.doubled += n_copies - 1;
  if (is_likely (self, self->loss))
    {
      totals.lost++;
      return;
    }
  for (guint i = 0; i < n_copies; i++)
    {
      Message message = { self->tick + 1 + robo_rng_below (&self->rng, self->delay + 1), to, g_bytes_ref (bytes) };

      g_array_append_val (self->post, message);
    }
}

/* Sends a bundle to the room, which keeps it and sends it to all, including the writer; or to all peers. */
static void
send_bundle (Match     *self,
             guint      from,
             GPtrArray *bundle,
             guint      to_whom)
{
  g_autoptr (GBytes) bytes = robo_bundle_to_bytes (bundle);

  if (self->has_archive && is_likely (self, self->loss))
    {
      totals.lost++;
      return;
    }
  for (guint i = 0; i < bundle->len && is_honest (self, from); i++)
    check_written (self, g_ptr_array_index (bundle, i));
  g_ptr_array_add (self->unseen, g_bytes_ref (bytes));
  if (self->has_archive)
    g_ptr_array_add (self->archive, g_bytes_ref (bytes));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((to_whom >> seat & 1) != 0 && (self->has_archive || seat != from))
        send_to (self, seat, bytes);
    }
}

/* Disks */

static void
write_down (Person    *person,
            GPtrArray *bundle)
{
  g_ptr_array_add (person->disk, robo_bundle_to_bytes (bundle));
}

static void
start_again (Match *self,
             guint  seat)
{
  Person *person = &self->people[seat];

  g_clear_pointer (&person->peer, robo_peer_free);
  person->peer = net_peer_new (self->table, self->offer, seat, &person->key);
  for (guint i = 0; i < person->disk->len; i++)
    {
      g_autoptr (GPtrArray) bundle = parse (g_ptr_array_index (person->disk, i));

      robo_peer_receive (person->peer, bundle);
    }
  person->n_read = 0;
  person->must_read = TRUE;
  person->n_back = 0;
}

static void
crash (Match *self,
       guint  seat)
{
  Person *person = &self->people[seat];

  totals.crashes++;
  /* An old copy can only be used if another peer knows the rest. */
  if (self->has_archive && is_likely (self, 30))
    {
      totals.old_disks++;
      g_ptr_array_set_size (person->disk, robo_rng_below (&self->rng, person->disk->len + 1));
    }
  person->down = 1 + robo_rng_below (&self->rng, is_likely (self, 10) ? 400 : 20);
  g_clear_pointer (&person->peer, robo_peer_free);
}

/* Incoming entries are written to the disk; own entries were written before. */
static void
take_in (Match  *self,
         Person *person,
         GBytes *bytes)
{
  g_autoptr (GPtrArray) bundle = parse (bytes);
  const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);

  receive (self, person, bundle);
  if (last->seat == person->peer->seat)
    person->n_back = MAX (person->n_back, last->seq + 1u);
  write_down (person, bundle);
}

/* Reads a page of the archive, if the query is not lost. */
static void
read_archive (Match  *self,
              Person *person)
{
  guint end = MIN (person->n_read + 50, self->archive->len);

  totals.queries++;
  if (is_likely (self, self->loss))
    return;
  for (; person->n_read < end; person->n_read++)
    take_in (self, person, g_ptr_array_index (self->archive, person->n_read));
  if (person->n_read == self->archive->len)
    person->must_read = FALSE;
}

/* Asks a random peer to send missing entries, which may get lost, too. */
static void
ask_another (Match *self,
             guint  seat)
{
  guint   other = robo_rng_below (&self->rng, ROBO_MAX_ROBOTS);
  Person *person = &self->people[seat];

  if (other == seat || self->people[other].peer == NULL || is_likely (self, self->loss))
    return;
  for (guint of = 0; of < ROBO_MAX_ROBOTS; of++)
    {
      g_autoptr (GPtrArray) bundles =
        robo_chains_list (self->people[other].peer->chains, of, robo_chains_count (person->peer->chains, of));

      for (guint i = 0; bundles != NULL && i < bundles->len; i++)
        {
          g_autoptr (GBytes) bytes = robo_bundle_to_bytes (g_ptr_array_index (bundles, i));

          send_to (self, seat, bytes);
        }
    }
}

/* Writing */

static GPtrArray *
list_new (const Person *person,
          guint         from)
{
  g_autoptr (GPtrArray) bundles = robo_chains_list (person->peer->chains, person->peer->seat, from);
  const RoboEntry *first = bundles != NULL ? g_ptr_array_index ((GPtrArray *)g_ptr_array_index (bundles, 0), 0) : NULL;

  return first != NULL && first->seq == from ? g_ptr_array_ref (g_ptr_array_index (bundles, 0)) : NULL;
}

/* Proposes to end the match, agrees to that, or takes it back. */
static gboolean
say_end (Match    *self,
         RoboPeer *peer)
{
  guint ending = robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_END);
  guint chance = robo_rng_below (&self->side_rng, 1000);

  if (robo_peer_repeat_end (peer))
    return TRUE;
  if ((ending >> peer->seat & 1) != 0)
    return chance < 30 && robo_peer_take_back (peer, ROBO_PROPOSAL_END);

  return chance < (ending != 0 ? 250 : 8) && robo_peer_propose (peer, ROBO_PROPOSAL_END, 0);
}

/* Returns one of the things of a kind that others propose, at random. */
static gboolean
choose_proposed (Match          *self,
                 const RoboPeer *peer,
                 RoboProposal    proposal,
                 guint64        *value)
{
  guint others = robo_shared_game_list_wanting (peer->shared, proposal) & ~(1u << peer->seat);
  guint skipped = robo_rng_below (&self->side_rng, ROBO_MAX_ROBOTS);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint seat = (skipped + i) % ROBO_MAX_ROBOTS;

      if ((others >> seat & 1) == 0)
        continue;
      *value = robo_shared_game_find_word (peer->shared, proposal, seat)->value;
      return TRUE;
    }

  return FALSE;
}

/* Returns the seats that propose something else of a kind, a bit each. */
static guint
list_others (const RoboPeer *peer,
             RoboProposal    proposal,
             guint64         value)
{
  guint wanting = robo_shared_game_list_wanting (peer->shared, proposal);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((wanting >> seat & 1) != 0 && robo_shared_game_find_word (peer->shared, proposal, seat)->value == value)
        wanting &= ~(1u << seat);
    }

  return wanting;
}

/* Declines one of the things that others propose. Checks that all others of the kind stay as they are. */
static gboolean
decline_one (Match       *self,
             RoboPeer    *peer,
             RoboProposal proposal)
{
  guint64 value;
  guint   others;

  if (!choose_proposed (self, peer, proposal, &value))
    return FALSE;
  others = list_others (peer, proposal, value);
  if (!robo_peer_decline (peer, proposal, value))
    return FALSE;

  if (list_others (peer, proposal, value) != others || robo_shared_game_list_wanting (peer->shared, proposal) != others)
    g_error ("match %" G_GUINT64_FORMAT ", tick %u: a refusal of seat %u is about more than one proposal", self->seed,
             self->tick, peer->seat);
  totals.declined_one += others != 0;

  return TRUE;
}

/* Proposes a pause until somebody resumes or until one of two dates, agrees, declines, takes it back or resumes. */
static gboolean
say_pause (Match    *self,
           RoboPeer *peer)
{
  guint   wanting = robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_PAUSE);
  guint   chance = robo_rng_below (&self->side_rng, 1000);
  guint64 value = robo_rng_below (&self->side_rng, 3) * 1000000;

  if ((wanting >> peer->seat & 1) != 0 && chance < 60)
    return robo_peer_take_back (peer, ROBO_PROPOSAL_PAUSE);
  if (chance < 70)
    return decline_one (self, peer, ROBO_PROPOSAL_PAUSE);
  if (chance < 300)
    choose_proposed (self, peer, ROBO_PROPOSAL_PAUSE, &value);

  return chance < (wanting != 0 ? 300 : 90) && robo_peer_propose (peer, ROBO_PROPOSAL_PAUSE, value);
}

/* Proposes one of four paces, agrees, declines or takes it back. */
static gboolean
say_pace (Match    *self,
          RoboPeer *peer)
{
  static const guint8 paces[] = { 0, 1, 0x11, 0x32 };
  guint               chance = robo_rng_below (&self->side_rng, 1000);
  guint64             value = paces[robo_rng_below (&self->side_rng, G_N_ELEMENTS (paces))];
  gboolean            is_asked;

  if (chance < 10 && robo_peer_take_back (peer, ROBO_PROPOSAL_PACE))
    return TRUE;
  if (chance < 20)
    return decline_one (self, peer, ROBO_PROPOSAL_PACE);
  is_asked = choose_proposed (self, peer, ROBO_PROPOSAL_PACE, &value);

  return chance < (is_asked ? 200 : 60) && robo_peer_propose (peer, ROBO_PROPOSAL_PACE, value);
}

static gboolean
act (Match  *self,
     Person *person,
     guint  *absent)
{
  RoboPeer *peer = person->peer;
  RoboDuty  duty = robo_peer_get_duty (peer);

  *absent = ROBO_NO_SEAT;
  if (self->mode->has_ends && say_end (self, peer))
    return TRUE;
  if (self->mode->has_pauses && (say_pause (self, peer) || say_pace (self, peer)))
    return TRUE;
  if (duty == ROBO_DUTY_OPEN)
    check_opening (self, peer);
  if (duty == ROBO_DUTY_RETURN)
    {
      if (!is_likely (self, 10))
        return FALSE;
      totals.returns++;
    }
  /* Some people are slow. */
  if ((duty == ROBO_DUTY_SEAL || duty == ROBO_DUTY_ANSWER) && is_likely (self, person->is_slow ? 96 : 20))
    return FALSE;
  if (duty == ROBO_DUTY_SEAL && is_likely (self, 5))
    {
      const RoboEntryStanding standing = { robo_rng_below (&self->rng, ROBO_N_QUESTION_KINDS), ROBO_NO_CARD, TRUE,
                                           robo_rng_below (&self->rng, 2) };

      return robo_peer_set_standing (peer, &standing, 1);
    }
  if (is_likely (self, 1) && peer->shared->stage == ROBO_STAGE_ANSWERING)
    return robo_peer_undo (peer, peer->shared->position);
  if (net_act (peer, robo_rng_next (&self->rng)))
    return TRUE;

  person->waited++;
  if (person->waited < PATIENCE)
    return FALSE;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((robo_shared_game_list_missing (peer->shared, peer->seat) >> seat & 1) != 0 && robo_peer_vote (peer, seat))
        {
          person->waited = 0;
          *absent = seat;
          return TRUE;
        }
    }

  return FALSE;
}

/* Cheats */

static RoboEntry
begin_entry (const RoboPeer *peer,
             guint           seat,
             RoboEntryKind   kind)
{
  guint     seq = robo_chains_count (peer->chains, seat);
  RoboEntry entry = { .kind = kind, .seat = seat, .seq = seq };

  memcpy (entry.match, peer->chains->match, sizeof entry.match);
  if (seq > 0)
    memcpy (entry.prev, robo_chains_get (peer->chains, seat, seq - 1)->digest, sizeof entry.prev);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    entry.seen[i] = robo_chains_count (peer->chains, i);

  return entry;
}

static GPtrArray *
make_bundle (const Person    *person,
             const RoboEntry *what)
{
  GPtrArray *bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  RoboEntry *entry = robo_entry_new (what);

  robo_entry_sign (entry, person->key.public_key, person->key.seed);
  g_ptr_array_add (bundle, entry);

  return bundle;
}

/* Makes an agreement to the oldest end that another seat has proposed, as if no later entry had arrived since the
 * last entry of this peer. */
static gboolean
agree_late (const RoboPeer *peer,
            RoboEntry      *entry)
{
  const RoboEntry *last = robo_chains_get (peer->chains, peer->seat, entry->seq - 1u);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint seq = 0; seat != peer->seat && seq < robo_chains_count (peer->chains, seat); seq++)
        {
          const RoboEntry *said = robo_chains_get (peer->chains, seat, seq);

          if (said->kind != ROBO_ENTRY_PROPOSAL || said->proposal != ROBO_PROPOSAL_END ||
              memcmp (said->position, peer->shared->position, sizeof said->position) == 0)
            continue;
          entry->kind = ROBO_ENTRY_PROPOSAL;
          entry->proposal = ROBO_PROPOSAL_END;
          entry->consent = ROBO_CONSENT_YES;
          memcpy (entry->position, said->position, sizeof entry->position);
          memcpy (entry->seen, last->seen, sizeof entry->seen);
          entry->seen[seat] = MAX (entry->seen[seat], seq + 1);
          entry->seen[peer->seat] = entry->seq;
          return TRUE;
        }
    }

  return FALSE;
}

/* Sends two programs for one round, one to the seats of `half`, a bit each, and the other one to the other seats. */
static void
send_fork (Match     *self,
           Person    *person,
           RoboEntry *entry,
           guint      half)
{
  RoboPeer *peer = person->peer;
  g_autoptr (GPtrArray) bundle = NULL;
  g_autoptr (GPtrArray) other = NULL;

  robo_key_seal (&person->key, entry, net_choose (peer, 1));
  bundle = make_bundle (person, entry);
  robo_key_seal (&person->key, entry, net_choose (peer, 1) ^ 1 << 4);
  other = make_bundle (person, entry);
  receive (self, person, bundle);
  write_down (person, bundle);
  send_bundle (self, peer->seat, bundle, half);
  send_bundle (self, peer->seat, other, ~half & 0xf);
  if (!self->has_archive)
    {
      /* Another peer forwards the entry at some time. */
      send_bundle (self, peer->seat, other, 0xf);
    }
}

/* Sends a program in the name of another seat that is still to seal one. Returns FALSE if there is no such seat. */
static gboolean
send_forgery (Match  *self,
              Person *person)
{
  RoboPeer       *peer = person->peer;
  RoboSharedGame *shared = peer->shared;

  for (guint seat = 0; shared->stage == ROBO_STAGE_SEALING && seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboEntry entry;
      g_autoptr (GPtrArray) bundle = NULL;

      if (seat == peer->seat || (shared->awaited >> seat & 1) == 0)
        continue;

      entry = begin_entry (peer, seat, ROBO_ENTRY_SEAL);
      memcpy (entry.position, shared->position, sizeof entry.position);
      entry.round = shared->round;
      robo_key_seal (&person->key, &entry, 0);
      bundle = make_bundle (person, &entry);
      send_bundle (self, peer->seat, bundle, 0xf);
      return TRUE;
    }

  return FALSE;
}

/* Turns an entry that seals a program into the false entry of the cheat. Returns FALSE if the cheat is another one, or
 * is not possible now. */
static gboolean
falsify (Match     *self,
         Person    *person,
         RoboEntry *entry)
{
  RoboPeer       *peer = person->peer;
  RoboSharedGame *shared = peer->shared;
  RoboDuty        duty = robo_peer_get_duty (peer);

  switch (self->cheat)
    {
    case CHEAT_OPEN:
      if (duty != ROBO_DUTY_OPEN)
        return FALSE;
      entry->kind = ROBO_ENTRY_OPEN;
      g_assert_true (robo_key_open (&person->key, shared->seats[peer->seat].sealed, entry));
      entry->program ^= 1 << 4;
      return TRUE;
    case CHEAT_ANSWER:
      if (duty != ROBO_DUTY_ANSWER)
        return FALSE;
      entry->kind = ROBO_ENTRY_ANSWER;
      entry->question = robo_game_get_question (shared->game)->kind;
      entry->answer = 60000;
      return TRUE;
    case CHEAT_POSITION:
      if (duty != ROBO_DUTY_SEAL)
        return FALSE;
      entry->position[0] ^= 1;
      robo_key_seal (&person->key, entry, net_choose (peer, 1));
      return TRUE;
    case CHEAT_PROGRAM:
      if (duty != ROBO_DUTY_SEAL ||
          !robo_robot_is_in_arena (&robo_game_get_shown_state (shared->game)->robots[peer->seat]))
        return FALSE;
      robo_key_seal (&person->key, entry, 0);
      return TRUE;
    case CHEAT_CLAIM:
      if (duty != ROBO_DUTY_SEAL)
        return FALSE;
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        entry->seen[seat] += seat != peer->seat ? 60000 : 0;
      robo_key_seal (&person->key, entry, net_choose (peer, 1));
      return TRUE;
    case CHEAT_END:
      return agree_late (peer, entry);
    case CHEAT_FORK:
    case CHEAT_FORGE:
    case CHEAT_VOTE:
    case CHEAT_NONE:
    case N_CHEATS:
      break;
    }

  return FALSE;
}

/* Returns TRUE if the cheater did something other than its duty. */
static gboolean
cheat (Match  *self,
       Person *person)
{
  RoboPeer *peer = person->peer;
  guint     half = robo_rng_below (&self->rng, 16);
  RoboEntry entry;
  g_autoptr (GPtrArray) bundle = NULL;

  if (self->has_cheated || peer->shared->game == NULL || !is_likely (self, 30))
    return FALSE;

  entry = begin_entry (peer, peer->seat, ROBO_ENTRY_SEAL);
  entry.round = peer->shared->round;
  memcpy (entry.position, peer->shared->position, sizeof entry.position);
  if (self->cheat == CHEAT_FORK && robo_peer_get_duty (peer) == ROBO_DUTY_SEAL)
    {
      self->has_cheated = TRUE;
      send_fork (self, person, &entry, half);
      return TRUE;
    }
  if (self->cheat == CHEAT_FORGE)
    {
      self->has_cheated = send_forgery (self, person);
      return self->has_cheated;
    }
  if (!falsify (self, person, &entry))
    return FALSE;

  bundle = make_bundle (person, &entry);
  self->has_cheated = TRUE;
  if (self->cheat != CHEAT_POSITION && self->cheat != CHEAT_CLAIM && self->cheat != CHEAT_END)
    self->proof = robo_entry_ref (g_ptr_array_index (bundle, 0));
  receive (self, person, bundle);
  write_down (person, bundle);
  send_bundle (self, peer->seat, bundle, 0xf);

  return TRUE;
}

/* Ticks */

static void
live (Match *self,
      guint  seat)
{
  Person *person = &self->people[seat];
  guint   count, absent;

  if (person->has_left)
    return;
  if (person->peer == NULL)
    {
      if (--person->down == 0)
        start_again (self, seat);
      return;
    }
  if (robo_rng_below (&self->rng, 1500) == 0)
    {
      crash (self, seat);
      return;
    }
  if (robo_rng_below (&self->rng, 6000) == 0)
    {
      person->has_left = TRUE;
      g_clear_pointer (&person->peer, robo_peer_free);
      return;
    }
  if (self->has_archive && (person->must_read || is_likely (self, 5)))
    read_archive (self, person);
  if (!self->has_archive && is_likely (self, 10))
    ask_another (self, seat);
  if (self->has_archive && person->must_read)
    return;
  robo_peer_ignore_claims (person->peer);
  robo_peer_take_over_here (person->peer);

  count = robo_chains_count (person->peer->chains, seat);
  /* The next entry is written only after the entry before it has come back from the room. */
  if (self->has_archive && person->n_back < count)
    {
      g_autoptr (GPtrArray) again = is_likely (self, 10) ? list_new (person, person->n_back) : NULL;

      if (again != NULL)
        send_bundle (self, seat, again, 0xf);
      return;
    }
  if (person->peer->shared->round > MAX_ROUNDS)
    return;
  if (seat == self->cheater && self->cheat != CHEAT_NONE && cheat (self, person))
    return;
  if (seat == self->cheater && self->cheat == CHEAT_VOTE && is_likely (self, 2))
    {
      person->waited = PATIENCE;
      self->has_cheated = TRUE;
    }

  if (act (self, person, &absent))
    {
      g_autoptr (GPtrArray) bundle = list_new (person, count);

      g_assert_nonnull (bundle);
      check_agreement (self, person->peer);
      check_blame (self, person->peer);
      write_down (person, bundle);
      /* A peer may crash between writing and sending. */
      if (robo_rng_below (&self->rng, 300) == 0)
        crash (self, seat);
      else
        send_bundle (self, seat, bundle, 0xf);
    }
}

static void
deliver (Match *self)
{
  for (guint i = 0; i < self->post->len;)
    {
      Message message = g_array_index (self->post, Message, i);

      if (message.at > self->tick)
        {
          i++;
          continue;
        }
      g_array_remove_index_fast (self->post, i);
      if (self->people[message.to].peer != NULL)
        take_in (self, &self->people[message.to], message.bytes);
      g_bytes_unref (message.bytes);
    }
}

/* Returns whether a match of three or more cannot go on, because fewer people are left than have left or are stuck
 * with their own cheat. A smaller group must not vote out a larger one. */
static gboolean
is_stuck (const Match    *self,
          const RoboPeer *peer)
{
  guint n_left = 0, n_gone = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gboolean is_gone = self->people[seat].has_left || (!is_honest (self, seat) && self->has_cheated);

      if ((peer->shared->present >> seat & 1) == 0)
        continue;
      n_gone += is_gone;
      n_left += !is_gone;
    }

  return __builtin_popcount (self->offer->people) > 2 && n_gone > n_left;
}

/* Returns TRUE if all remaining people have played to the end, and no work is pending. */
static gboolean
is_done (const Match *self)
{
  gboolean has_everybody = TRUE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    has_everybody = has_everybody && ((self->offer->people >> seat & 1) == 0 || !self->people[seat].has_left);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboPeer *peer = self->people[seat].peer;

      /* A match need not begin before all invited people have joined. */
      if (!has_everybody && peer != NULL && peer->shared->game == NULL)
        continue;
      if (peer != NULL && is_stuck (self, peer))
        continue;
      /* A detected cheater need not finish. */
      if (peer != NULL && peer->shared->seats[seat].evidence != ROBO_EVIDENCE_NONE)
        continue;
      if (!self->people[seat].has_left && (self->offer->people >> seat & 1) != 0 &&
          (peer == NULL || (peer->shared->stage != ROBO_STAGE_OVER && peer->shared->round <= MAX_ROUNDS)))
        return FALSE;
    }

  return TRUE;
}

/* A spectator gets the bundles of the last ticks in any order, one by one. */
static void
watch (Match *self)
{
  while (self->spectator != NULL && self->unseen->len > 0 && robo_rng_below (&self->side_rng, 4) != 0)
    {
      g_autoptr (GBytes) bytes =
        g_ptr_array_steal_index_fast (self->unseen, robo_rng_below (&self->side_rng, self->unseen->len));
      g_autoptr (GPtrArray) bundle = parse (bytes);

      if (robo_peer_receive (self->spectator, bundle) == ROBO_ARRIVAL_KNOWN)
        continue;
      check_agreement (self, self->spectator);
      check_blame (self, self->spectator);
      check_fold (self, self->spectator);
    }
}

/* Invariant 9: The set of all entries has the same result if they arrive in any order, one by one. */
static void
fold_again (Match    *self,
            RoboPeer *peer)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  RoboPeer *again = net_peer_new (self->table, self->offer, ROBO_SPECTATOR, NULL);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint seq = 0; seq < peer->chains->chains[seat]->len; seq++)
        {
          g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

          g_ptr_array_add (bundle, robo_entry_ref (g_ptr_array_index (peer->chains->chains[seat], seq)));
          g_ptr_array_add (all, g_ptr_array_ref (bundle));
        }
      if (peer->chains->forks[seat] != NULL)
        g_ptr_array_add (all, g_ptr_array_ref (peer->chains->forks[seat]));
    }
  for (guint i = all->len; i > 1; i--)
    {
      guint    j = robo_rng_below (&self->rng, i);
      gpointer swapped = all->pdata[i - 1];

      all->pdata[i - 1] = all->pdata[j];
      all->pdata[j] = swapped;
    }
  /* Repeat, because only a limited number of early entries is kept. */
  for (guint twice = 0; twice < 4; twice++)
    {
      for (guint i = 0; i < all->len; i++)
        robo_peer_receive (again, g_ptr_array_index (all, i));
    }
  totals.folded++;
  check_agreement (self, again);
  totals.entries += all->len;
  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GBytes) bytes = robo_bundle_to_bytes (g_ptr_array_index (all, i));

      totals.bytes += g_bytes_get_size (bytes);
    }
  robo_peer_free (again);
}

static void
end_match (Match *self)
{
  RoboPeer *some = NULL;
  gboolean  is_found = TRUE;

  /* In the end all connections work. */
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint a = 0; a < ROBO_MAX_ROBOTS; a++)
        {
          for (guint b = 0; b < ROBO_MAX_ROBOTS; b++)
            {
              if (a != b && self->people[a].peer != NULL && self->people[b].peer != NULL)
                net_pass_on (self->people[a].peer, self->people[b].peer);
            }
        }
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboPeer *peer = self->people[seat].peer;

      if (peer == NULL)
        continue;
      some = peer;
      check_agreement (self, peer);
      check_blame (self, peer);
      /* Invariant 6: Wherever the evidence has arrived, it is detected, unless a take-over or an undo has voided it. */
      if (self->proof != NULL && is_honest (self, seat))
        {
          const RoboEntry *known = robo_chains_get (peer->chains, self->cheater, self->proof->seq);
          gboolean         is_there = known != NULL && robo_entry_equal (known, self->proof) &&
                              self->cheat != CHEAT_PROGRAM;

          check (self, !is_there || peer->shared->seats[self->cheater].evidence != ROBO_EVIDENCE_NONE ||
                         peer->shared->n_takeovers > 0 || peer->shared->epoch > 0);
        }
      is_found = is_found &&
                 (!is_honest (self, seat) || self->cheat > CHEAT_FORK ||
                  peer->shared->seats[self->cheater].evidence != ROBO_EVIDENCE_NONE || peer->shared->n_takeovers > 0);
    }
  is_found = is_found && (self->cheat != CHEAT_POSITION || self->is_named);
  totals.committed[self->cheat] += self->has_cheated;
  totals.found[self->cheat] += self->has_cheated && is_found;
  if (some == NULL)
    {
      totals.orphaned++;
      return;
    }
  fold_again (self, some);
  totals.ended += some->shared->is_agreed;
  totals.takeovers += some->shared->n_takeovers;
  totals.rounds += some->shared->round;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    totals.passed_over += some->shared->seats[seat].passed_over;
}

static void
print_match (const Match *self)
{
  g_printerr ("match %" G_GUINT64_FORMAT " did not end; %s, cheat %u of seat %u\n", self->seed,
              self->has_archive ? "archive" : "gossip", self->cheat, self->cheater);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const Person *person = &self->people[seat];

      if (person->peer == NULL)
        continue;
      g_printerr ("seat %u: stage %u round %u present %x awaited %x duty %u waited %u back %u read %d:", seat,
                  person->peer->shared->stage, person->peer->shared->round, person->peer->shared->present,
                  person->peer->shared->awaited, robo_peer_get_duty (person->peer), person->waited, person->n_back,
                  person->must_read);
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        g_printerr (" %u%s",
                    robo_chains_count (person->peer->chains, i), person->peer->chains->forks[i] != NULL ? "F" : "");
      g_printerr ("\n");
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        {
          g_printerr (" of %u from %u used %u:",
                      i, person->peer->shared->seats[i].from, person->peer->shared->seats[i].used);
          for (guint k = 0; k < person->peer->chains->rare[i]->len; k++)
            {
              const RoboEntry *entry = robo_chains_get (person->peer->chains, i,
                                                        g_array_index (person->peer->chains->rare[i], guint, k));

              if (entry != NULL)
                g_printerr (" %u: kind %u %u at %u, seen %u %u %u %u;",
                            entry->seq, entry->kind, entry->absent, entry->absent_seq,
                            entry->seen[0], entry->seen[1], entry->seen[2], entry->seen[3]);
            }
          g_printerr ("\n");
        }
    }
}

/* Invariant 7: Every match ends. */
static void
play_match (guint64     seed,
            const Mode *mode,
            NetTable   *tables,
            guint       n_tables)
{
  static const char *const players[] = { "hh", "hhk", "hhh", "hhhh", "hhc", "hh-h" };
  Match                    match = { .seed = seed, .mode = mode };
  Match                   *self = &match;
  gboolean                 is_over = FALSE;

  robo_rng_seed (&self->rng, seed);
  robo_rng_seed (&self->side_rng, ~seed);
  self->table = &tables[robo_rng_below (&self->rng, n_tables)];
  self->offer = net_offer_new (self->table, players[robo_rng_below (&self->rng, G_N_ELEMENTS (players))], TRUE, seed);
  self->has_archive = is_likely (self, 50);
  self->loss = robo_rng_below (&self->rng, 31);
  self->doubles = robo_rng_below (&self->rng, 31);
  self->delay = robo_rng_below (&self->rng, 41);
  self->post = g_array_new (FALSE, FALSE, sizeof (Message));
  self->archive = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  self->states = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->written = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)robo_entry_unref);
  self->unseen = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  if (mode->has_spectators)
    self->spectator = net_peer_new (self->table, self->offer, ROBO_SPECTATOR, NULL);
  if (is_likely (self, 25))
    self->cheat = 1 + robo_rng_below (&self->rng, CHEAT_CLAIM - 1);
  if (mode->cheat != CHEAT_NONE)
    self->cheat = mode->cheat;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      Person *person = &self->people[seat];

      person->has_left = (self->offer->people >> seat & 1) == 0;
      if (person->has_left)
        continue;
      self->cheater = is_likely (self, 50) ? seat : self->cheater;
      net_key_init (&person->key, seed, seat);
      person->disk = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
      person->is_slow = is_likely (self, 15);
      start_again (self, seat);
    }

  for (self->tick = 0; self->tick < MAX_TICKS && !is_over; self->tick++)
    {
      deliver (self);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        live (self, seat);
      watch (self);
      is_over = is_done (self);
    }
  if (!is_over)
    print_match (self);
  end_match (self);
  totals.matches++;
  totals.unfinished += !is_over;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_clear_pointer (&self->people[seat].peer, robo_peer_free);
      g_clear_pointer (&self->people[seat].disk, g_ptr_array_unref);
    }
  for (guint i = 0; i < self->post->len; i++)
    g_bytes_unref (g_array_index (self->post, Message, i).bytes);
  g_array_unref (self->post);
  g_ptr_array_unref (self->archive);
  g_ptr_array_unref (self->unseen);
  g_clear_pointer (&self->spectator, robo_peer_free);
  g_hash_table_unref (self->states);
  g_hash_table_unref (self->written);
  g_clear_pointer (&self->proof, robo_entry_unref);
  robo_offer_free (self->offer);
}

static void
print_table (void)
{
  static const char *const cheats[] = { NULL, "bad opening", "illegal answer", "two entries with one number",
                                        "false position", "forgery", "illegal program", "hasty votes", "false claims",
                                        "late agreements" };

  g_print ("%u matches, %u rounds, %u entries, %u bytes with signatures; "
           "%u folded again in another order, %u after an arrival\n",
           totals.matches, totals.rounds, totals.entries, totals.bytes, totals.folded, totals.compared);
  g_print ("%u lost, %u doubled, %u crashes, %u old disks, %u queries, %u forged entries dropped\n",
           totals.lost, totals.doubled, totals.crashes, totals.old_disks, totals.queries, totals.forged);
  g_print ("%u taken over, %u came back, %u entries passed over\n",
           totals.takeovers, totals.returns, totals.passed_over);
  for (guint i = 1; i < N_CHEATS; i++)
    g_print ("%s: %u committed, %u found or voided, the others had no effect\n",
             cheats[i], totals.committed[i], totals.found[i]);
  g_print ("%u orphaned, %u ended by agreement, %u times paused, %u times of another pace, %u times one of several "
           "proposals declined, %u did not end\n",
           totals.orphaned, totals.ended, totals.paused, totals.paced, totals.declined_one, totals.unfinished);
}

static void
play_matches (guint64     first,
              guint       n_matches,
              const Mode *mode)
{
  NetTable tables[4];

  net_table_init (&tables[0], "twin-cities", NULL);
  net_table_init (&tables[1], "rome", "standard");
  net_table_init (&tables[2], "ruhrgebiet", "standard");
  net_table_init (&tables[3], "tokyo", "standard");
  for (guint i = 0; i < n_matches; i++)
    play_match (first + i, mode, tables, G_N_ELEMENTS (tables));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    net_table_clear (&tables[i]);
}

static const Mode as_it_comes = { CHEAT_NONE, FALSE, FALSE, FALSE };

static void
assert_all_ended (void)
{
  g_assert_cmpuint (totals.unfinished, ==, 0);
  g_assert_cmpuint (totals.compared, >, 0);
}

static void
test_model (void)
{
  play_matches (1, long_tests_wanted () ? 300 : 50, &as_it_comes);
  /* A fork shows as two different games before the two entries meet. */
  play_matches (9457, 1, &as_it_comes);
  /* The cheater itself finds that its own copy differs from what it has told the other. */
  play_matches (20003556, 1, &as_it_comes);
  assert_all_ended ();
  g_assert_cmpuint (totals.crashes, >, 0);
  g_assert_cmpuint (totals.takeovers, >, 0);
}

/* Every match has a player who votes against others without waiting. */
static void
test_hasty_votes (void)
{
  const Mode hasty = { CHEAT_VOTE, FALSE, FALSE, FALSE };

  play_matches (1, long_tests_wanted () ? 40 : 10, &hasty);
  /* A vote arrives before an entry that its writer says to have seen. */
  play_matches (2019, 1, &hasty);
  play_matches (3121, 1, &hasty);
  assert_all_ended ();
}

static void
test_false_claims (void)
{
  const Mode claimed = { CHEAT_CLAIM, FALSE, FALSE, FALSE };

  play_matches (1, long_tests_wanted () ? 40 : 10, &claimed);
  assert_all_ended ();
}

static void
test_spectators (void)
{
  const Mode watched = { CHEAT_NONE, TRUE, FALSE, FALSE };

  play_matches (1, long_tests_wanted () ? 40 : 10, &watched);
  assert_all_ended ();
}

/* People propose to end the match, agree and take it back, beside everything else that happens. */
static void
test_ends (void)
{
  const Mode ending = { CHEAT_NONE, TRUE, TRUE, FALSE };
  const Mode late = { CHEAT_END, TRUE, TRUE, FALSE };
  const Mode hasty = { CHEAT_VOTE, TRUE, TRUE, FALSE };

  play_matches (1, long_tests_wanted () ? 100 : 20, &ending);
  play_matches (1, long_tests_wanted () ? 40 : 10, &late);
  play_matches (1, long_tests_wanted () ? 40 : 10, &hasty);
  assert_all_ended ();
  g_assert_cmpuint (totals.ended, >, 5);
}

/* People make proposals of all kinds, so that these also cross each other and all of the above. */
static void
test_proposals (void)
{
  const Mode proposing = { CHEAT_NONE, TRUE, TRUE, TRUE };
  const Mode hasty = { CHEAT_VOTE, TRUE, TRUE, TRUE };
  const Mode forked = { CHEAT_FORK, TRUE, TRUE, TRUE };

  play_matches (1, long_tests_wanted () ? 100 : 20, &proposing);
  play_matches (1, long_tests_wanted () ? 40 : 5, &hasty);
  play_matches (1, long_tests_wanted () ? 40 : 5, &forked);
  assert_all_ended ();
  g_assert_cmpuint (totals.paused, >, 5);
  g_assert_cmpuint (totals.paced, >, 5);
  g_assert_cmpuint (totals.declined_one, >, 5);
}

static gboolean
parse_mode (const char *name,
            Mode       *mode)
{
  *mode = as_it_comes;
  if (name == NULL)
    return TRUE;

  mode->has_spectators = g_str_equal (name, "spectators");
  for (guint i = 1; i < N_CHEATS; i++)
    if (g_str_equal (name, cheat_names[i]))
      mode->cheat = i;
  mode->has_pauses = g_str_equal (name, "proposals");
  mode->has_ends = g_str_equal (name, "end") || mode->cheat == CHEAT_END || mode->has_pauses;
  mode->has_spectators = mode->has_spectators || mode->has_pauses;

  return mode->has_spectators || mode->has_ends || mode->cheat != CHEAT_NONE;
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && argv[1][0] != '-')
    {
      Mode mode;

      if (!parse_mode (argc > 3 ? argv[3] : NULL, &mode))
        g_error ("“%s” is no mode.", argv[3]);
      play_matches (argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1, (guint)g_ascii_strtoull (argv[1], NULL, 10),
                    &mode);
      print_table ();
      return totals.unfinished > 0;
    }

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/model/bad-connections/all-peers-compute-the-same-match", test_model);
  g_test_add_func ("/net/model/votes-cast-without-waiting/all-peers-compute-the-same-match", test_hasty_votes);
  g_test_add_func ("/net/model/false-claims-to-have-seen-entries/every-match-ends", test_false_claims);
  g_test_add_func ("/net/model/spectators/agree-with-peers", test_spectators);
  g_test_add_func ("/net/model/end-by-agreement/all-peers-compute-the-same-match", test_ends);
  g_test_add_func ("/net/model/crossing-proposals/all-peers-compute-the-same-match", test_proposals);

  return g_test_run ();
}
