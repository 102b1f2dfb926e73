// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes a remote match in which the input decides the answers, and sends entries that no unmodified program
// would send.
#include "config.h"

#include <string.h>

#include "engine/robo-program.h"
#include "files/arena/robo-library.h"
#include "net/robo-peer.h"

#include "fuzz-target.h"

#define N_PEOPLE  2
#define MAX_STEPS 120

typedef struct
{
  const guint8 *data;
  gsize         size;
  gsize         at;
  RoboOffer    *offer;
  RoboPeer     *peers[N_PEOPLE];
} Course;

static guint8
take (Course *self)
{
  return self->at < self->size ? self->data[self->at++] : 0;
}

static RoboPeer *
new_peer (const RoboOffer *offer,
          guint            seat)
{
  static RoboArena *arena;
  const guint8      seed[ROBO_KEY_SIZE] = { seat + 1 };
  RoboKey           key;

  if (arena == NULL)
    {
      g_autoptr (RoboLibrary) library = robo_library_new ();
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      arena = robo_library_load_arena (library, "rome", problems);
      g_assert_nonnull (arena);
    }
  robo_key_init_seed (&key, seed);

  return robo_peer_new (offer, robo_offer_make_setup (offer, arena, NULL), seat, seat != ROBO_SPECTATOR ? &key : NULL);
}

static RoboOffer *
new_offer (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, "rome", problems);
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);

  for (guint seat = 0; seat < N_PEOPLE; seat++)
    robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_HUMAN, NULL);
  robo_match_setup_set_seat (setup, N_PEOPLE, ROBO_PLAYER_KILLBOT, NULL);

  return robo_offer_new (setup, FALSE, ROBO_PACE_NONE, ROBO_BANK_NONE);
}

static void
pass_on (const RoboPeer *from,
         RoboPeer       *to)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autoptr (GPtrArray) bundles = robo_chains_list (from->chains, seat, robo_chains_count (to->chains, seat));

      for (guint i = 0; bundles != NULL && i < bundles->len; i++)
        robo_peer_receive (to, g_ptr_array_index (bundles, i));
    }
}

static void
do_duty (Course   *self,
         RoboPeer *peer)
{
  static const char *const programs[] = { "b3n r2ne b1w", "b2s b4w r1n", "b4n r2e b3w", "b5s b6n r4e" };
  const RoboQuestion      *question;
  RoboProgram              program;

  switch (robo_peer_get_duty (peer))
    {
    case ROBO_DUTY_JOIN:
      robo_peer_join (peer, "Anna");
      break;
    case ROBO_DUTY_SEAL:
      g_assert_true (robo_program_from_text (&program, programs[take (self) % G_N_ELEMENTS (programs)]));
      if (!robo_peer_seal (peer, robo_program_pack (&program)))
        robo_peer_seal (peer, 0);
      break;
    case ROBO_DUTY_ANSWER:
      question = robo_game_get_question (peer->shared->game);
      robo_peer_answer (peer, question->options[take (self) % question->n_options]);
      break;
    case ROBO_DUTY_RETURN:
      robo_peer_ask_to_return (peer);
      break;
    case ROBO_DUTY_NONE:
    case ROBO_DUTY_FETCH:
    case ROBO_DUTY_ELSEWHERE:
    case ROBO_DUTY_START:
    case ROBO_DUTY_OPEN:
      break;
    }
  robo_peer_write_automatic_entries (peer);
}

/* Sends an entry that fits its chain and has any content. With is_twice it has the number of the last entry. */
static void
say_odd (Course   *self,
         RoboPeer *peer,
         gboolean  is_twice)
{
  guint     count = robo_chains_count (peer->chains, peer->seat);
  guint     seq = is_twice && count > 0 ? count - 1 : count;
  RoboEntry entry = { .kind = take (self) % 15, .seat = (guint8)peer->seat, .seq = (guint16)seq };
  RoboWalk  walk = { .data = (guint8 *)self->data + self->at, .size = self->size - self->at };
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

  memcpy (entry.match, peer->chains->match, sizeof entry.match);
  if (seq > 0)
    memcpy (entry.prev, robo_chains_get (peer->chains, peer->seat, seq - 1)->digest, sizeof entry.prev);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    entry.seen[i] = (guint16)robo_chains_count (peer->chains, i);
  robo_entry_walk_body (&walk, &entry);
  if (walk.is_bad)
    return;
  self->at += walk.at;
  /* Half of the entries are about the current position. */
  if (take (self) % 2 == 0)
    {
      memcpy (entry.position, peer->shared->position, sizeof entry.position);
      entry.round = (guint16)peer->shared->round;
    }
  g_ptr_array_add (bundle, robo_entry_new (&entry));
  robo_peer_receive (peer, bundle);
}

static void
speak_up (Course   *self,
          RoboPeer *peer)
{
  const RoboEntryStanding standing = { take (self) % ROBO_N_QUESTION_KINDS, ROBO_NO_CARD, TRUE, 0 };

  switch (take (self) % 8)
    {
    case 0:
    case 4:
      robo_peer_vote (peer, 1 - peer->seat);
      break;
    case 5:
      robo_peer_propose (peer, ROBO_PROPOSAL_END, 0);
      break;
    case 6:
      if (!robo_peer_propose (peer, ROBO_PROPOSAL_PAUSE, take (self) % 2) &&
          !robo_peer_decline (peer, ROBO_PROPOSAL_PAUSE, take (self) % 2))
        robo_peer_take_back (peer, ROBO_PROPOSAL_PAUSE);
      break;
    case 7:
      if (!robo_peer_propose (peer, ROBO_PROPOSAL_PACE, take (self) % 5) &&
          !robo_peer_decline (peer, ROBO_PROPOSAL_PACE, take (self) % 5))
        robo_peer_take_back (peer, ROBO_PROPOSAL_PACE);
      break;
    case 1:
      robo_peer_resign (peer);
      break;
    case 2:
      robo_peer_undo (peer, peer->shared->position);
      break;
    default:
      robo_peer_set_standing (peer, &standing, 1);
    }
}

static gboolean
has_same (const RoboPeer *a,
          const RoboPeer *b)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint            count = robo_chains_count (a->chains, seat);
      const RoboEntry *last = count > 0 ? robo_chains_get (a->chains, seat, count - 1) : NULL;

      if (robo_chains_count (b->chains, seat) != count ||
          (a->chains->forks[seat] != NULL) != (b->chains->forks[seat] != NULL) ||
          (last != NULL && !robo_entry_equal (last, robo_chains_get (b->chains, seat, count - 1))))
        return FALSE;
    }

  return TRUE;
}

/* The same set of entries gives the same match. */
static void
check_same (const RoboPeer *a,
            const RoboPeer *b)
{
  guint64 until[2] = { 0, 0 };

  if (!has_same (a, b))
    return;

  g_assert_cmpint (a->shared->stage, ==, b->shared->stage);
  g_assert_cmpuint (a->shared->present, ==, b->shared->present);
  g_assert_cmpuint (a->shared->awaited, ==, b->shared->awaited);
  g_assert_cmpuint (a->shared->epoch, ==, b->shared->epoch);
  g_assert_cmpint (a->shared->is_agreed, ==, b->shared->is_agreed);
  g_assert_cmpuint (robo_shared_game_get_pace (a->shared), ==, robo_shared_game_get_pace (b->shared));
  g_assert_cmpint (robo_shared_game_find_pause (a->shared, &until[0]), ==,
                   robo_shared_game_find_pause (b->shared, &until[1]));
  g_assert_cmpuint (until[0], ==, until[1]);
  if (a->shared->game != NULL)
    g_assert_cmpmem (a->shared->position, ROBO_DIGEST_SIZE, b->shared->position, ROBO_DIGEST_SIZE);
}

int
robo_fuzz_course (const guint8 *data,
                  gsize         size)
{
  static RoboOffer *offer;
  Course            self = { .data = data, .size = size };
  RoboPeer         *late;
  gboolean          has_begun;

  if (offer == NULL)
    offer = new_offer ();
  for (guint seat = 0; seat < N_PEOPLE; seat++)
    self.peers[seat] = new_peer (offer, seat);

  for (guint i = 0; i < MAX_STEPS && self.at < size; i++)
    {
      guint8    what = take (&self);
      RoboPeer *peer = self.peers[what >> 7], *other = self.peers[1 - (what >> 7)];

      switch (what % 16)
        {
        case 0:
          say_odd (&self, peer, FALSE);
          break;
        case 1:
          say_odd (&self, peer, TRUE);
          break;
        case 2:
          speak_up (&self, peer);
          break;
        case 3:
        case 4:
          do_duty (&self, peer);
          break;
        default:
          do_duty (&self, peer);
          pass_on (peer, other);
        }
    }

  pass_on (self.peers[0], self.peers[1]);
  pass_on (self.peers[1], self.peers[0]);
  pass_on (self.peers[0], self.peers[1]);
  late = new_peer (offer, ROBO_SPECTATOR);
  pass_on (self.peers[1], late);
  check_same (self.peers[0], self.peers[1]);
  check_same (self.peers[0], late);
  has_begun = late->shared->game != NULL;
  robo_peer_free (late);
  for (guint seat = 0; seat < N_PEOPLE; seat++)
    robo_peer_free (self.peers[seat]);

  return has_begun;
}
