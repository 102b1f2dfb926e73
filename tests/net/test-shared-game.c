// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the game that follows from entries: a whole match, standing answers, undo, resignation, take-over,
// cheating, spectators.
#include <string.h>

#include "engine/robo-program.h"
#include "net-test.h"

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[ROBO_MAX_ROBOTS];
  guint      n_peers;
  guint64    seed;
} Fixture;

static void
join_offer (Fixture    *fixture,
            const char *players)
{
  fixture->offer = net_offer_new (&fixture->table, players, TRUE, 4);
  fixture->n_peers = net_peers_new (&fixture->table, fixture->offer, 4, fixture->peers);
}

static void
set_up (Fixture      *fixture,
        gconstpointer players)
{
  net_table_init (&fixture->table, "rome", "standard");
  join_offer (fixture, players);
}

/* Uses a fixed arena and no modules, so that the result depends on the peers' computations only. */
static void
set_up_frozen (Fixture      *fixture,
               gconstpointer players)
{
  RoboPlan plan = { .columns = 9,
                    .rows = 8,
                    .vp[4 * 9 + 4] = 1,
                    .vp[2 * 9 + 6] = 2,
                    .vp[5 * 9 + 2] = 3,
                    .terrain[3 * 9 + 3] = ROBO_TERRAIN_PIT };

  for (guint i = 0; i < 2; i++)
    {
      plan.starts[plan.n_starts++] = (RoboStart){ .space = 4 + i, .side = ROBO_DIR_N, .arrow = ROBO_DIR_S };
      plan.starts[plan.n_starts++] = (RoboStart){ .space = 7 * 9 + 3 + i, .side = ROBO_DIR_S, .arrow = ROBO_DIR_N };
      plan.starts[plan.n_starts++] = (RoboStart){ .space = (3 + i) * 9 + 8, .side = ROBO_DIR_E, .arrow = ROBO_DIR_W };
      plan.starts[plan.n_starts++] = (RoboStart){ .space = (2 + i) * 9, .side = ROBO_DIR_W, .arrow = ROBO_DIR_E };
    }
  robo_plan_set_edge (&plan, 4 * 9 + 5, ROBO_DIR_E, ROBO_EDGE_WALL);
  fixture->table.arena = robo_arena_new ("frozen", &plan);
  join_offer (fixture, players);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < fixture->n_peers; i++)
    robo_peer_free (fixture->peers[i]);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* Delivers all entries to all peers except for the absent one. */
static void
pass_round (Fixture *fixture,
            guint    absent)
{
  for (guint a = 0; a < fixture->n_peers; a++)
    {
      for (guint b = 0; b < fixture->n_peers; b++)
        {
          if (a != b && a != absent && b != absent)
            net_pass_on (fixture->peers[a], fixture->peers[b]);
        }
    }
}

/* Lets all peers but the absent one do their duties until no duties are left, or until `until` returns TRUE for a
 * peer. */
static void
play (Fixture *fixture,
      guint    absent,
      gboolean (*until) (const RoboPeer *peer))
{
  gboolean has_acted = TRUE;

  while (has_acted)
    {
      has_acted = FALSE;
      for (guint i = 0; i < fixture->n_peers; i++)
        {
          if (until != NULL && until (fixture->peers[i]))
            return;
          if (i != absent && robo_peer_get_duty (fixture->peers[i]) != ROBO_DUTY_RETURN)
            has_acted |= net_act (fixture->peers[i], fixture->seed++);
          pass_round (fixture, absent);
        }
    }
}

/* Signs the next entry of the seat of a peer as a changed program would write it. The fields that every entry has are
 * filled in, except for what has been set in `seen`. */
static GPtrArray *
forge (const RoboPeer  *peer,
       const RoboEntry *what)
{
  GPtrArray *bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  RoboEntry  entry = *what;
  RoboEntry *signed_entry;

  entry.seat = peer->seat;
  entry.seq = robo_chains_count (peer->chains, peer->seat);
  memcpy (entry.match, peer->chains->match, sizeof entry.match);
  memcpy (entry.prev, robo_chains_get (peer->chains, peer->seat, entry.seq - 1u)->digest, sizeof entry.prev);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    entry.seen[i] = MAX (what->seen[i], robo_chains_count (peer->chains, i));
  signed_entry = robo_entry_new (&entry);
  robo_entry_sign (signed_entry, peer->key.public_key, peer->key.seed);
  g_ptr_array_add (bundle, signed_entry);

  return bundle;
}

static gboolean
is_in_round_two (const RoboPeer *peer)
{
  return peer->shared->round >= 2 && peer->shared->stage == ROBO_STAGE_SEALING;
}

/* Plays until all players are to seal their programs of round 2. */
static void
set_up_in_round_two (Fixture      *fixture,
                     gconstpointer players)
{
  set_up (fixture, players);
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
}

/* Plays until all players are to open their programs of round 2. */
static void
set_up_at_opening (Fixture      *fixture,
                   gconstpointer players)
{
  set_up_in_round_two (fixture, players);
  for (guint i = 0; i < fixture->n_peers; i++)
    g_assert_true (net_act (fixture->peers[i], i));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (fixture->peers[0]->shared->stage, ==, ROBO_STAGE_OPENING);
}

static gboolean
is_answering (const RoboPeer *peer)
{
  return robo_peer_get_duty (peer) == ROBO_DUTY_ANSWER && peer->shared->round >= 1;
}

static void
assert_same (Fixture *fixture)
{
  g_autofree char *first = robo_state_dup_checksum (robo_game_get_shown_state (fixture->peers[0]->shared->game));

  for (guint i = 1; i < fixture->n_peers; i++)
    {
      g_autofree char *other = robo_state_dup_checksum (robo_game_get_shown_state (fixture->peers[i]->shared->game));

      g_assert_cmpstr (first, ==, other);
    }
}

static void
test_whole_match (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboPeer) spectator = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);

  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (fixture->peers[0]->shared->stage, ==, ROBO_STAGE_OVER);
  assert_same (fixture);
  g_assert_cmpstr (fixture->peers[1]->shared->setup->seats[0].name, ==, "Anna");

  /* A spectator has no secrets and no vote. */
  net_pass_on (fixture->peers[0], spectator);
  g_assert_cmpint (spectator->shared->stage, ==, ROBO_STAGE_OVER);
  g_assert_cmpint (robo_peer_get_duty (spectator), ==, ROBO_DUTY_NONE);
  g_assert_false (robo_peer_vote (spectator, 0));
}

/* Standing answers apply without a question, from the next program on (R13). */
static void
test_standing (Fixture      *fixture,
               gconstpointer data)
{
  RoboEntryStanding standing[ROBO_N_QUESTION_KINDS];
  guint             n = 0;
  guint             n_answers = 0;

  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      if (robo_question_kind_get_form (kind) == ROBO_FORM_YES_NO || kind == ROBO_ASK_SHORTEN_MOVE ||
          kind == ROBO_ASK_REACH || kind == ROBO_ASK_WORKSHOP || kind == ROBO_ASK_REPLACE_FIRE)
        standing[n++] = (RoboEntryStanding){ kind, ROBO_NO_CARD, TRUE, 0 };
    }
  g_assert_true (robo_peer_set_standing (fixture->peers[0], standing, n));
  pass_round (fixture, ROBO_NO_SEAT);
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (fixture->peers[0]->shared->stage, ==, ROBO_STAGE_OVER);
  for (guint seq = 0; seq < robo_chains_count (fixture->peers[1]->chains, 0); seq++)
    {
      const RoboEntry *entry = robo_chains_get (fixture->peers[1]->chains, 0, seq);

      if (entry->kind == ROBO_ENTRY_STANDING)
        n_answers = 0;
      n_answers += entry->kind == ROBO_ENTRY_ANSWER && entry->question == ROBO_ASK_REACH;
    }
  g_assert_cmpuint (n_answers, ==, 0);
  assert_same (fixture);
}

/* After a unanimous vote the game returns to the state before an answer, and the question is answered anew. */
static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  RoboPeer *asked;
  guint8    position[ROBO_DIGEST_SIZE];
  guint8    found[ROBO_DIGEST_SIZE];
  guint     n_before, n_after;

  /* An answer that ends its round cannot be undone. */
  do
    {
      play (fixture, ROBO_NO_SEAT, is_answering);
      asked = is_answering (fixture->peers[0]) ? fixture->peers[0] : fixture->peers[1];
      memcpy (position, asked->shared->position, sizeof position);
      robo_game_get_records (asked->shared->game, &n_before);
      g_assert_true (robo_peer_answer (asked, robo_game_get_question (asked->shared->game)->options[0]));
      pass_round (fixture, ROBO_NO_SEAT);
    }
  while (robo_peer_find_own_answer (asked) == NULL);

  /* The peer that has answered is known, and earlier rounds cannot be undone. */
  g_assert_cmpmem (robo_peer_find_own_answer (asked)->position, sizeof position, position, sizeof position);
  g_assert_null (robo_peer_find_own_answer (fixture->peers[1 - asked->seat]));
  g_assert_cmpuint (robo_shared_game_find_undo (asked->shared, NULL), ==, 0);
  position[0] ^= 1;
  g_assert_false (robo_peer_undo (fixture->peers[0], position));
  position[0] ^= 1;

  g_assert_true (robo_peer_undo (fixture->peers[0], position));
  pass_round (fixture, ROBO_NO_SEAT);
  robo_game_get_records (asked->shared->game, &n_after);
  g_assert_cmpuint (n_after, >, n_before);
  g_assert_cmpuint (robo_shared_game_find_undo (fixture->peers[1]->shared, found), ==, 1);
  g_assert_cmpmem (found, sizeof found, position, sizeof position);
  g_assert_true (robo_peer_undo (fixture->peers[1], position));
  pass_round (fixture, ROBO_NO_SEAT);
  robo_game_get_records (asked->shared->game, &n_after);
  g_assert_cmpuint (n_after, ==, n_before);
  g_assert_cmpuint (asked->shared->epoch, ==, 1);
  g_assert_cmpint (robo_peer_get_duty (asked), ==, ROBO_DUTY_ANSWER);

  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (asked->shared->stage, ==, ROBO_STAGE_OVER);
  assert_same (fixture);
}

/* One peer computes other positions, as a different program would. No other peer is blamed. */
static void
test_difference (Fixture      *fixture,
                 gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *ben = fixture->peers[1];
  guint     round = 0;
  gboolean  is_between_two = FALSE;

  play (fixture, 1, NULL);
  g_assert_cmpuint (robo_peer_find_difference (anna, &round, &is_between_two), ==, ROBO_NO_SEAT);
  ben->shared->position[0] ^= 1;
  g_assert_true (robo_peer_seal (ben, net_choose (ben, 1)));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);
  g_assert_cmpuint (robo_peer_find_difference (anna, &round, &is_between_two), ==, 1);
  g_assert_cmpuint (round, ==, 2);
  /* The difference is between two peers only if there is no third peer, which may have caused it. */
  g_assert_cmpint (is_between_two, ==, fixture->n_peers == 2);
}

static void
test_resign (Fixture      *fixture,
             gconstpointer data)
{
  g_assert_true (robo_peer_resign (fixture->peers[1]));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (fixture->peers[0]->shared->present, ==, 1);
  play (fixture, 1, NULL);
  g_assert_cmpint (fixture->peers[0]->shared->stage, ==, ROBO_STAGE_OVER);
}

/* A peer is absent, is taken over, comes back and plays again. */
static void
test_absent (Fixture      *fixture,
             gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *cleo = fixture->peers[2];

  play (fixture, 1, NULL);
  g_assert_cmpuint (anna->shared->awaited & 2, ==, 2);
  g_assert_true (robo_peer_vote (anna, 1));
  g_assert_false (robo_peer_vote (anna, 1));
  pass_round (fixture, 1);
  g_assert_cmpuint (cleo->shared->present, ==, 7);
  g_assert_true (robo_peer_vote (cleo, 1));
  pass_round (fixture, 1);
  g_assert_cmpuint (anna->shared->present, ==, 5);

  /* The peer has not heard that its seat was taken over, and its entry comes too late. */
  net_act (fixture->peers[1], 1);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (anna->shared->present, ==, 5);
  g_assert_cmpint (robo_peer_get_duty (fixture->peers[1]), ==, ROBO_DUTY_RETURN);
  g_assert_true (robo_peer_ask_to_return (fixture->peers[1]));
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  g_assert_cmpuint (anna->shared->present, ==, 7);
  assert_same (fixture);
}

/* Anna sees the program that Ben has opened, and votes as if it had not arrived. This gives her no choice between two
 * known ends: the round is sealed anew, with other salts, and Ben's opened program is reported. */
static void
test_vote_after_looking (Fixture      *fixture,
                         gconstpointer data)
{
  RoboPeer           *anna = fixture->peers[0];
  RoboPeer           *ben = fixture->peers[1];
  const RoboTakeover *takeover;
  const RoboEntry    *last;
  guint8              before[ROBO_DIGEST_SIZE];
  guint8              salt[ROBO_SALT_SIZE];
  RoboKey             key = anna->key;
  RoboEntry           sealed, opened = { 0 };
  guint64             entropy;

  sealed = *anna->shared->seats[0].sealed;
  memcpy (before, sealed.position, sizeof before);
  g_assert_true (robo_key_open (&key, &sealed, &opened));
  memcpy (salt, opened.salt, sizeof salt);
  entropy = anna->shared->entropy;
  g_assert_true (robo_peer_open (ben));
  g_assert_true (robo_peer_vote (anna, 1));
  pass_round (fixture, ROBO_NO_SEAT);
  for (guint i = 0; i < fixture->n_peers; i++)
    {
      const RoboSharedGame *shared = fixture->peers[i]->shared;

      g_assert_cmpint (shared->stage, ==, ROBO_STAGE_SEALING);
      g_assert_cmpuint (shared->round, ==, 2);
      g_assert_cmpuint (shared->present, ==, 1);
      g_assert_cmpuint (shared->awaited, ==, 1);
      g_assert_cmpuint (shared->n_voided, ==, 1);
      g_assert_cmpuint (shared->entropy, ==, entropy);
      g_assert_cmpint (memcmp (shared->position, before, sizeof before), !=, 0);
      g_assert_cmpuint (shared->takeovers->len, ==, 1);
      takeover = &g_array_index (shared->takeovers, RoboTakeover, 0);
      g_assert_cmpuint (takeover->round, ==, 2);
      g_assert_cmpuint (takeover->voters, ==, 1);
      g_assert_true (takeover->has_voided);
      g_assert_cmpuint (robo_shared_game_list_opened (shared, takeover), ==, 2);
    }
  g_assert_true (net_act (anna, 9));
  g_assert_true (robo_peer_open (anna));
  last = robo_chains_get (anna->chains, 0, robo_chains_count (anna->chains, 0) - 1);
  g_assert_cmpint (memcmp (last->salt, salt, sizeof salt), !=, 0);
  g_assert_cmpuint (anna->shared->opened_round, ==, 2);
}

/* One of three players cannot vote out the two other players. Two players can vote out one, and then all other
 * players seal anew. */
static void
test_few_voters (Fixture      *fixture,
                 gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];

  g_assert_true (robo_peer_vote (anna, 1));
  g_assert_true (robo_peer_vote (anna, 2));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (fixture->peers[1]->shared->present, ==, 7);
  g_assert_cmpuint (anna->shared->present, ==, 7);
  g_assert_true (robo_peer_vote (fixture->peers[1], 2));
  pass_round (fixture, ROBO_NO_SEAT);
  /* Anna's vote about Ben was one about two absent players, Ben and Cleo. It must not remove Ben now that he is the
   * only other player. */
  g_assert_cmpuint (anna->shared->present, ==, 3);
  g_assert_cmpuint (anna->shared->awaited, ==, 3);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);
  g_assert_cmpuint (anna->shared->n_voided, ==, 1);
  play (fixture, 2, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
}

/* Seals a program, but does not agree that an absent player comes back. */
static void
seal_only (RoboPeer *peer)
{
  g_assert_true (robo_peer_seal (peer, net_choose (peer, 3)));
}

static void
put_out_ben_who_asks_to_return (Fixture *fixture)
{
  for (guint i = 0; i < 3; i += 2)
    g_assert_true (robo_peer_vote (fixture->peers[i], 1));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (robo_peer_get_duty (fixture->peers[1]), ==, ROBO_DUTY_RETURN);
  g_assert_true (robo_peer_ask_to_return (fixture->peers[1]));
  pass_round (fixture, ROBO_NO_SEAT);
}

/* Ben has not opened and was taken over. He comes back when each other player has agreed, and not before. */
static void
test_return_needs_all (Fixture      *fixture,
                       gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *ben = fixture->peers[1];
  RoboPeer *cleo = fixture->peers[2];
  guint     round;

  put_out_ben_who_asks_to_return (fixture);
  g_assert_cmpuint (robo_peer_list_asking (cleo), ==, 2);
  g_assert_true (robo_peer_admit (anna, 2));
  g_assert_false (robo_peer_admit (anna, 2));
  seal_only (anna);
  seal_only (cleo);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OPENING);
  g_assert_cmpuint (anna->shared->present, ==, 5);

  round = anna->shared->round;
  while (anna->shared->stage != ROBO_STAGE_SEALING || anna->shared->round == round)
    {
      for (guint i = 0; i < 3; i += 2)
        if (robo_peer_get_duty (fixture->peers[i]) != ROBO_DUTY_SEAL)
          net_act (fixture->peers[i], 1);
      pass_round (fixture, ROBO_NO_SEAT);
    }
  g_assert_true (robo_peer_admit (cleo, 2));
  seal_only (anna);
  seal_only (cleo);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (anna->shared->present, ==, 7);
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_SEAL);
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  assert_same (fixture);
}

/* Anna has voted before Ben's false opening arrives, so the opening is void and proves nothing. A peer that gets the
 * opening first comes to the same result. */
static void
test_void_proof (Fixture      *fixture,
                 gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_OPEN };
  g_autoptr (RoboPeer) later = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);
  g_autoptr (GPtrArray) bundle = NULL;

  g_assert_true (robo_key_open (&ben->key, ben->shared->seats[1].sealed, &entry));
  entry.program ^= 1 << 4;
  bundle = forge (ben, &entry);
  net_pass_on (anna, later);
  g_assert_cmpint (robo_peer_receive (later, bundle), ==, ROBO_ARRIVAL_NEW);
  g_assert_cmpint (later->shared->seats[1].evidence, ==, ROBO_EVIDENCE_OPEN);

  g_assert_true (robo_peer_vote (anna, 1));
  g_assert_cmpint (robo_peer_receive (anna, bundle), ==, ROBO_ARRIVAL_NEW);
  g_assert_cmpint (anna->shared->seats[1].evidence, ==, ROBO_EVIDENCE_NONE);
  net_pass_on (anna, later);
  g_assert_cmpint (later->shared->seats[1].evidence, ==, ROBO_EVIDENCE_NONE);
  g_assert_cmpuint (later->shared->present, ==, 1);
}

/* The opened program differs from the sealed one: the seat's further entries are ignored, and the others
 * continue. */
static void
test_cheat (Fixture      *fixture,
            gconstpointer data)
{
  RoboPeer *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_OPEN };
  g_autoptr (GPtrArray) bundle = NULL;

  while (ben->shared->stage == ROBO_STAGE_SEALING)
    {
      net_act (fixture->peers[0], 1);
      net_act (ben, 1);
      pass_round (fixture, ROBO_NO_SEAT);
    }
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_OPEN);
  g_assert_true (robo_key_open (&ben->key, ben->shared->seats[1].sealed, &entry));
  entry.program ^= 1 << 4;
  bundle = forge (ben, &entry);

  g_assert_cmpint (robo_peer_receive (fixture->peers[0], bundle), ==, ROBO_ARRIVAL_NEW);
  g_assert_cmpint (fixture->peers[0]->shared->seats[1].evidence, ==, ROBO_EVIDENCE_OPEN);
  g_assert_cmpuint (fixture->peers[0]->shared->seats[1].evidence_seq, ==, robo_chains_count (ben->chains, 1));
  play (fixture, 1, NULL);
  g_assert_true (robo_peer_vote (fixture->peers[0], 1));
  play (fixture, 1, NULL);
  g_assert_cmpint (fixture->peers[0]->shared->stage, ==, ROBO_STAGE_OVER);
}

/* Entries after a resignation are void in whatever order they arrive. A peer that gets all entries at once has the
 * same game. */
static void
test_resigned (Fixture      *fixture,
               gconstpointer data)
{
  RoboPeer *ben = fixture->peers[1];
  RoboPeer *late;
  RoboEntry entry = { .kind = ROBO_ENTRY_SEAL, .seat = 1 };
  guint     n_before;
  g_autoptr (GPtrArray) bundle = NULL;

  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_SEAL);
  entry.round = (guint16)ben->shared->round;
  memcpy (entry.position, ben->shared->position, sizeof entry.position);
  g_assert_true (robo_peer_resign (ben));
  n_before = robo_chains_count (ben->chains, 1);
  memcpy (entry.match, ben->chains->match, sizeof entry.match);
  robo_key_seal (&ben->key, &entry, net_choose (fixture->peers[0], 1));
  bundle = forge (ben, &entry);
  robo_peer_receive (ben, bundle);

  late = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);
  net_pass_on (ben, late);
  g_assert_cmpuint (robo_chains_count (late->chains, 1), ==, n_before + 1);
  g_assert_cmpuint (ben->shared->present, ==, 5);
  g_assert_cmpuint (late->shared->present, ==, 5);
  robo_peer_free (late);
}

/* A player signs the result once, after the end. A different result counts as no result. */
static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_RESULT };
  g_autoptr (GPtrArray) bundle = NULL;

  g_assert_false (robo_peer_sign (anna));
  g_assert_true (robo_peer_resign (fixture->peers[2]));
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);

  entry.winner = robo_game_get_shown_state (ben->shared->game)->winner ^ 1;
  memcpy (entry.position, ben->shared->position, sizeof entry.position);
  bundle = forge (ben, &entry);
  g_assert_cmpint (robo_peer_receive (ben, bundle), ==, ROBO_ARRIVAL_NEW);
  g_assert_cmpuint (robo_shared_game_list_signed (ben->shared), ==, 0);

  g_assert_false (robo_peer_write_automatic_entries (ben));
  g_assert_true (robo_peer_write_automatic_entries (anna));
  g_assert_false (robo_peer_write_automatic_entries (anna));
  g_assert_cmpuint (robo_shared_game_list_signed (anna->shared), ==, 1);
  g_assert_false (robo_peer_sign (fixture->peers[2]));
  pass_round (fixture, ROBO_NO_SEAT);
  for (guint i = 0; i < fixture->n_peers; i++)
    g_assert_cmpuint (robo_shared_game_list_signed (fixture->peers[i]->shared), ==, 1);
  assert_same (fixture);
}

/* Entries about a rematch change nothing in the match, and the last one of each player counts. */
static void
test_again (Fixture      *fixture,
            gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  g_autoptr (RoboOffer) again = NULL;
  g_autoptr (RoboOffer) same = NULL;
  guint8 position[ROBO_DIGEST_SIZE];

  g_assert_false (robo_peer_say_again (anna, ROBO_AGAIN_YES, NULL));
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  while (robo_peer_write_automatic_entries (anna) || robo_peer_write_automatic_entries (ben))
    pass_round (fixture, ROBO_NO_SEAT);
  memcpy (position, anna->shared->position, sizeof position);

  g_assert_true (robo_peer_say_again (anna, ROBO_AGAIN_YES, NULL));
  g_assert_false (robo_peer_say_again (anna, ROBO_AGAIN_YES, NULL));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_peer_list_again (ben, ROBO_AGAIN_YES), ==, 1);
  g_assert_cmpuint (robo_peer_list_again (ben, ROBO_AGAIN_NONE), ==, 2);
  g_assert_true (robo_peer_say_again (ben, ROBO_AGAIN_NO, NULL));
  g_assert_true (robo_peer_say_again (ben, ROBO_AGAIN_YES, "10.0.0.7:4000/K7"));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_peer_list_again (anna, ROBO_AGAIN_YES), ==, 3);
  g_assert_cmpstr (robo_peer_find_again_address (anna, NULL), ==, "10.0.0.7:4000/K7");
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  g_assert_cmpmem (position, sizeof position, anna->shared->position, sizeof position);
  g_assert_cmpuint (robo_shared_game_list_signed (anna->shared), ==, 3);
  assert_same (fixture);

  again = robo_peer_make_again (anna);
  same = robo_peer_make_again (ben);
  /* Each player makes the same offer, which differs in its number only. */
  g_assert_true (g_bytes_equal (again->bytes, same->bytes));
  g_assert_cmpuint (g_bytes_get_size (again->bytes), ==, g_bytes_get_size (fixture->offer->bytes));
  g_assert_true (memcmp (again->match, fixture->offer->match, sizeof again->match) != 0);
  g_assert_cmpuint (again->people, ==, fixture->offer->people);
}

/* Several players tell an address for the rematch. The address of the host of the earlier match is taken; without
 * one, that of the lowest seat. */
static void
test_again_address (Fixture      *fixture,
                    gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];

  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_null (robo_peer_find_again_address (cleo, "10.0.0.7:4000/K7QM2ZT9"));
  g_assert_true (robo_peer_say_again (anna, ROBO_AGAIN_YES, "10.0.0.77:1234/AAAAAAAA"));
  g_assert_true (robo_peer_say_again (ben, ROBO_AGAIN_YES, "10.0.0.7:4321/BBBBBBBB"));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpstr (robo_peer_find_again_address (cleo, "10.0.0.7:4000/K7QM2ZT9"), ==, "10.0.0.7:4321/BBBBBBBB");
  g_assert_cmpstr (robo_peer_find_again_address (cleo, "10.0.0.77:4000/K7QM2ZT9"), ==, "10.0.0.77:1234/AAAAAAAA");
  g_assert_cmpstr (robo_peer_find_again_address (cleo, "10.0.0.9:4000/K7QM2ZT9"), ==, "10.0.0.77:1234/AAAAAAAA");
  g_assert_cmpstr (robo_peer_find_again_address (cleo, "[fd00::7]:4000/K7QM2ZT9"), ==, "10.0.0.77:1234/AAAAAAAA");
  g_assert_cmpstr (robo_peer_find_again_address (cleo, NULL), ==, "10.0.0.77:1234/AAAAAAAA");
}

/* A seat writes entries about a rematch without end. No peer keeps more than a few, however they are bundled. */
static void
test_again_bound (Fixture      *fixture,
                  gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  guint     n_before;

  play (fixture, ROBO_NO_SEAT, NULL);
  while (robo_peer_write_automatic_entries (anna) || robo_peer_write_automatic_entries (ben))
    pass_round (fixture, ROBO_NO_SEAT);
  n_before = robo_chains_count (anna->chains, 1);
  for (guint i = 0; i < 100; i++)
    {
      RoboEntry entry = { .kind = ROBO_ENTRY_AGAIN, .again = i % 2 == 0 ? ROBO_AGAIN_YES : ROBO_AGAIN_NO };
      g_autoptr (GPtrArray) bundle = forge (ben, &entry);
      RoboArrival here = robo_peer_receive (ben, bundle);
      RoboArrival there = robo_peer_receive (anna, bundle);

      g_assert_cmpint (here, ==, there);
      g_assert_cmpint (here, ==, i < ROBO_MAX_AGAIN ? ROBO_ARRIVAL_NEW : ROBO_ARRIVAL_FOREIGN);
    }
  robo_peer_take_over_here (ben);
  g_assert_cmpuint (robo_chains_count (anna->chains, 1), ==, n_before + ROBO_MAX_AGAIN);
  g_assert_false (robo_peer_can_say_again (ben));
  g_assert_false (robo_peer_say_again (ben, ROBO_AGAIN_YES, NULL));
  g_assert_true (robo_peer_say_again (anna, ROBO_AGAIN_YES, NULL));
  g_assert_cmpint (robo_peer_get_again (anna, 1), ==, ROBO_AGAIN_NO);
}

/* Returns a branch of the chain of a seat: a standing answer if wanted, and many entries of a kind whose number is
 * limited. */
static GPtrArray *
branch_off (Fixture      *fixture,
            RoboEntryKind kind,
            guint         n_entries,
            gboolean      has_standing)
{
  const RoboPeer *ben = fixture->peers[1];
  g_autoptr (RoboPeer) peer = net_peer_new (&fixture->table, fixture->offer, 1, &ben->key);
  g_autoptr (GPtrArray) bundles = NULL;
  guint     from = robo_chains_count (ben->chains, 1);
  RoboEntry standing = { .kind = ROBO_ENTRY_STANDING,
                         .n_standing = 1,
                         .standing[0] = { ROBO_ASK_REACH, ROBO_NO_CARD, TRUE, 0 } };
  RoboEntry entry = {
    .kind = kind, .again = ROBO_AGAIN_YES, .proposal = ROBO_PROPOSAL_END, .consent = ROBO_CONSENT_YES
  };

  net_pass_on (ben, peer);
  for (guint i = 0; i < n_entries + has_standing; i++)
    {
      g_autoptr (GPtrArray) bundle = forge (peer, has_standing && i == 0 ? &standing : &entry);

      g_assert_cmpint (robo_peer_receive (peer, bundle), ==, ROBO_ARRIVAL_NEW);
    }
  bundles = robo_chains_list (peer->chains, 1, from);
  g_assert_cmpuint (bundles->len, ==, 1);

  return g_ptr_array_ref (g_ptr_array_index (bundles, 0));
}

/* A changed program sends each other player another branch of its chain, and together the branches have more entries
 * of a kind than a chain may have. The fork is found, whichever branch arrives first. */
static void
test_bound_and_fork (Fixture      *fixture,
                     gconstpointer data)
{
  const struct
  {
    RoboEntryKind kind;
    guint         max;
  } limits[] = { { ROBO_ENTRY_AGAIN, ROBO_MAX_AGAIN }, { ROBO_ENTRY_PROPOSAL, ROBO_MAX_PROPOSALS } };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (GPtrArray) few = branch_off (fixture, limits[i].kind, 5, FALSE);
      g_autoptr (GPtrArray) many = branch_off (fixture, limits[i].kind, limits[i].max, TRUE);

      for (guint order = 0; order < 2; order++)
        {
          g_autoptr (RoboPeer) peer = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);

          net_pass_on (fixture->peers[1], peer);
          g_assert_cmpint (robo_peer_receive (peer, order == 0 ? few : many), ==, ROBO_ARRIVAL_NEW);
          g_assert_cmpint (robo_peer_receive (peer, order == 0 ? many : few), ==, ROBO_ARRIVAL_FORKED);
          g_assert_nonnull (peer->chains->forks[1]);
        }
    }
}

/* End by agreement */

/* Returns whether a match with the entries of these peers, which may arrive in any order, is over by agreement. */
static gboolean
is_agreed_anew (Fixture *fixture)
{
  gboolean is_agreed[2];

  for (guint order = 0; order < 2; order++)
    {
      g_autoptr (RoboPeer) peer = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);

      for (guint i = 0; i < fixture->n_peers; i++)
        {
          guint             seat = order == 0 ? i : fixture->n_peers - 1 - i;
          const RoboChains *from = fixture->peers[seat]->chains;

          for (guint seq = 0; seq < robo_chains_count (from, seat); seq++)
            {
              g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

              g_ptr_array_add (bundle, robo_entry_ref ((RoboEntry *)robo_chains_get (from, seat, seq)));
              g_assert_cmpint (robo_peer_receive (peer, bundle), ==, ROBO_ARRIVAL_NEW);
            }
        }
      is_agreed[order] = peer->shared->is_agreed;
    }
  g_assert_cmpint (is_agreed[0], ==, is_agreed[1]);

  return is_agreed[0];
}

/* The match ends where it stands when the last one agrees, and all sign that nobody has won. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];
  guint8    position[ROBO_DIGEST_SIZE];

  g_assert_false (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  memcpy (position, anna->shared->position, sizeof position);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  g_assert_false (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_END), ==, 1);
  /* A proposal does not keep anybody from playing. */
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_SEAL);
  g_assert_true (net_act (ben, 1));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  assert_same (fixture);
  for (guint i = 0; i < 3; i++)
    {
      const RoboSharedGame *shared = fixture->peers[i]->shared;

      g_assert_cmpint (shared->stage, ==, ROBO_STAGE_OVER);
      g_assert_true (shared->is_agreed);
      g_assert_cmpmem (position, sizeof position, shared->position, sizeof shared->position);
      g_assert_cmpint (robo_game_get_shown_state (shared->game)->winner, ==, ROBO_NO_WINNER);
      g_assert_cmpint (robo_peer_get_duty (fixture->peers[i]), ==, ROBO_DUTY_NONE);
      g_assert_true (robo_peer_write_automatic_entries (fixture->peers[i]));
    }
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_signed (anna->shared), ==, 7);
  g_assert_false (robo_peer_take_back (anna, ROBO_PROPOSAL_END));
  g_assert_true (robo_peer_say_again (anna, ROBO_AGAIN_YES, NULL));
  pass_round (fixture, ROBO_NO_SEAT);
  assert_same (fixture);
  g_assert_true (is_agreed_anew (fixture));
}

/* A proposal that was taken back does not end the match, nor does one that lapses when the match goes on. */
static void
test_end_taken_back (Fixture      *fixture,
                     gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];

  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  g_assert_true (robo_peer_take_back (anna, ROBO_PROPOSAL_END));
  g_assert_false (robo_peer_take_back (anna, ROBO_PROPOSAL_END));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_END), ==, 0);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);

  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_ANSWERING);
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_END), ==, 0);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_ANSWERING);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (anna->shared->is_agreed);
  g_assert_true (is_agreed_anew (fixture));
}

/* Anna takes her proposal back while Ben agrees to it. All peers have the same game, whichever entry arrives first. */
static void
test_end_crossing (Fixture      *fixture,
                   gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];

  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_take_back (anna, ROBO_PROPOSAL_END));
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_END, 0));
  g_assert_true (ben->shared->is_agreed);
  g_assert_false (anna->shared->is_agreed);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (anna->shared->is_agreed);
  g_assert_true (ben->shared->is_agreed);
  assert_same (fixture);
  g_assert_true (is_agreed_anew (fixture));
}

/* A changed program agrees to an old proposal after it has lost a round, as if no entry had arrived since the
 * proposal. */
static void
test_end_too_late (Fixture      *fixture,
                   gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_PROPOSAL, .proposal = ROBO_PROPOSAL_END, .consent = ROBO_CONSENT_YES };
  guint     round;

  memcpy (entry.position, anna->shared->position, sizeof entry.position);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  play (fixture, ROBO_NO_SEAT, is_answering);
  round = anna->shared->round;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) bundle = forge (ben, &entry);

      g_assert_cmpint (robo_peer_receive (anna, bundle), ==, ROBO_ARRIVAL_NEW);
      g_assert_cmpint (robo_peer_receive (ben, bundle), ==, ROBO_ARRIVAL_NEW);
      robo_peer_take_over_here (ben);
      g_assert_false (anna->shared->is_agreed);
      g_assert_cmpuint (anna->shared->round, >=, round);
      /* The second agreement arrives after the end of the match. */
      play (fixture, ROBO_NO_SEAT, NULL);
      g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
    }
  g_assert_false (anna->shared->is_agreed);
  assert_same (fixture);
}

/* Only the players who are present must agree: Cleo resigns after her proposal, and Anna and Ben end the match. */
static void
test_end_without_absent (Fixture      *fixture,
                         gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];

  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_END, 0));
  g_assert_true (robo_peer_resign (cleo));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (anna->shared->is_agreed);
  assert_same (fixture);
  g_assert_true (is_agreed_anew (fixture));
}

/* A player who has seen the agreed end cannot undo it by a vote that another player is absent. */
static void
test_end_voted_down_falsely (Fixture      *fixture,
                             gconstpointer data)
{
  RoboPeer *ben = fixture->peers[1];
  RoboEntry vote = { .kind = ROBO_ENTRY_ABSENT, .absent = 2 };
  g_autoptr (GPtrArray) bundle = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_END, 0));
      pass_round (fixture, ROBO_NO_SEAT);
    }
  for (guint i = 0; i < 3; i++)
    g_assert_true (robo_peer_write_automatic_entries (fixture->peers[i]));
  pass_round (fixture, ROBO_NO_SEAT);

  bundle = forge (ben, &vote);
  for (guint i = 0; i < 3; i += 2)
    {
      g_assert_cmpint (robo_peer_receive (fixture->peers[i], bundle), ==, ROBO_ARRIVAL_NEW);
      g_assert_true (fixture->peers[i]->shared->is_agreed);
      g_assert_cmpuint (robo_shared_game_list_signed (fixture->peers[i]->shared), ==, 7);
    }
}

/* A proposal from before a take-over does not end the match for the players who have voted to go on. A proposal from
 * after the take-over does. */
static void
test_end_before_takeover (Fixture      *fixture,
                          gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *cleo = fixture->n_peers > 2 ? fixture->peers[2] : NULL;

  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, 1);
  g_assert_true (cleo == NULL || robo_peer_propose (cleo, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, 1);
  g_assert_true (robo_peer_vote (anna, 1));
  pass_round (fixture, 1);
  g_assert_true (cleo == NULL || robo_peer_vote (cleo, 1));
  pass_round (fixture, 1);
  g_assert_cmpuint (anna->shared->n_takeovers, ==, 1);
  g_assert_false (anna->shared->is_agreed);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_SEALING);
  g_assert_cmpuint (robo_shared_game_list_wanting (anna->shared, ROBO_PROPOSAL_END), ==, 0);
  g_assert_false (is_agreed_anew (fixture));

  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  pass_round (fixture, 1);
  if (cleo != NULL)
    {
      g_assert_false (cleo->shared->is_agreed);
      g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_END, 0));
    }
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (anna->shared->is_agreed);
  assert_same (fixture);
  g_assert_true (is_agreed_anew (fixture));
}

/* All propose the end before they have seen the proposals of the others. Each then repeats its proposal once, and
 * the match ends. */
static void
test_end_proposed_at_once (Fixture      *fixture,
                           gconstpointer data)
{
  for (guint i = 0; i < fixture->n_peers; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_END, 0));
      g_assert_false (robo_peer_write_automatic_entries (fixture->peers[i]));
    }
  pass_round (fixture, ROBO_NO_SEAT);
  for (guint i = 0; i < fixture->n_peers; i++)
    {
      RoboPeer *peer = fixture->peers[i];

      g_assert_false (peer->shared->is_agreed);
      g_assert_cmpuint (robo_shared_game_list_wanting (peer->shared, ROBO_PROPOSAL_END), ==, peer->shared->present);
      g_assert_true (robo_peer_write_automatic_entries (peer));
      g_assert_true (peer->shared->is_agreed);
    }
  pass_round (fixture, ROBO_NO_SEAT);
  for (guint i = 0; i < fixture->n_peers; i++)
    g_assert_true (fixture->peers[i]->shared->is_agreed);
  assert_same (fixture);
  g_assert_true (is_agreed_anew (fixture));
}

/* The two others go on without Ben, who does not hear of it yet. */
static void
take_over_ben (Fixture *fixture)
{
  for (guint i = 0; i < 3; i += 2)
    g_assert_true (robo_peer_vote (fixture->peers[i], 1));
  pass_round (fixture, 1);
  g_assert_cmpuint (fixture->peers[0]->shared->n_takeovers, ==, 1);
}

/* Pause by agreement */

/* Returns whether a match with the entries of these peers, which may arrive in any order, is paused, and until when. */
static gboolean
is_paused_anew (Fixture *fixture,
                guint64 *until)
{
  gboolean is_paused[2];

  for (guint order = 0; order < 2; order++)
    {
      g_autoptr (RoboPeer) peer = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);

      for (guint i = 0; i < fixture->n_peers; i++)
        {
          guint seat = order == 0 ? i : fixture->n_peers - 1 - i;
          g_autoptr (GPtrArray) bundles = robo_chains_list (fixture->peers[seat]->chains, seat, 0);

          g_assert_cmpint (robo_peer_receive (peer, g_ptr_array_index (bundles, 0)), ==, ROBO_ARRIVAL_NEW);
        }
      is_paused[order] = robo_shared_game_find_pause (peer->shared, until);
      g_assert_false (robo_peer_propose (peer, ROBO_PROPOSAL_PAUSE, 0));
      g_assert_false (robo_peer_decline (peer, ROBO_PROPOSAL_PAUSE, 0));
    }
  g_assert_cmpint (is_paused[0], ==, is_paused[1]);

  return is_paused[0];
}

/* Returns whether all peers, and one that gets all entries at once, have the same pause. */
static gboolean
is_paused (Fixture *fixture,
           guint64 *until)
{
  gboolean is_paused = is_paused_anew (fixture, until);

  for (guint i = 0; i < fixture->n_peers; i++)
    g_assert_cmpint (robo_shared_game_find_pause (fixture->peers[i]->shared, until), ==, is_paused);

  return is_paused;
}

/* A pause begins when the last one agrees to the same time, does not keep anybody from playing, and ends when anybody
 * resumes. Then a new one needs a new yes of all. */
static void
test_pause (Fixture      *fixture,
            gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  guint     last = fixture->n_peers - 1;
  guint64   until = 1;

  g_assert_false (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 1000));
  g_assert_false (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 1000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_PAUSE), ==, 1);
  /* The proposal stays when the match goes on. */
  play (fixture, ROBO_NO_SEAT, is_answering);
  for (guint i = 1; i <= last; i++)
    {
      g_assert_false (is_paused (fixture, &until));
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PAUSE, 1000));
      pass_round (fixture, ROBO_NO_SEAT);
    }
  g_assert_true (is_paused (fixture, &until));
  g_assert_cmpuint (until, ==, 1000);
  g_assert_false (robo_peer_decline (ben, ROBO_PROPOSAL_PAUSE, 1000));
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_true (is_paused (fixture, &until));

  g_assert_true (robo_peer_take_back (ben, ROBO_PROPOSAL_PAUSE));
  g_assert_false (robo_peer_take_back (ben, ROBO_PROPOSAL_PAUSE));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (is_paused (fixture, &until));
  g_assert_cmpuint (robo_shared_game_list_wanting (anna->shared, ROBO_PROPOSAL_PAUSE), ==, 0);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PAUSE, 1000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (is_paused (fixture, &until));
  g_assert_cmpuint (robo_shared_game_list_wanting (anna->shared, ROBO_PROPOSAL_PAUSE), ==, 2);
}

/* Two who propose at once have agreed, if to the same time; a refusal that crosses an agreement counts. */
static void
test_pause_crossing (Fixture      *fixture,
                     gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1];
  guint64   until = 1;

  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PAUSE, 1000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (is_paused (fixture, &until));
  g_assert_cmpuint (robo_shared_game_list_wanting (anna->shared, ROBO_PROPOSAL_PAUSE), ==, 3);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 1000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (is_paused (fixture, &until));
  g_assert_cmpuint (until, ==, 1000);

  g_assert_true (robo_peer_take_back (anna, ROBO_PROPOSAL_PAUSE));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_take_back (anna, ROBO_PROPOSAL_PAUSE));
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (is_paused (fixture, &until));
  g_assert_cmpuint (robo_shared_game_list_wanting (anna->shared, ROBO_PROPOSAL_PAUSE), ==, 0);
}

/* The proposal of a pause lapses for all when one declines, who is named as long as the match stands there. */
static void
test_pause_declined (Fixture      *fixture,
                     gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];
  guint64   until = 1;

  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_false (robo_peer_decline (ben, ROBO_PROPOSAL_PAUSE, 0));
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_decline (ben, ROBO_PROPOSAL_PAUSE, 0));
  g_assert_false (robo_peer_decline (ben, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (is_paused (fixture, &until));
  g_assert_cmpuint (robo_shared_game_list_wanting (cleo->shared, ROBO_PROPOSAL_PAUSE), ==, 0);
  g_assert_cmpuint (robo_shared_game_list_declining (cleo->shared, ROBO_PROPOSAL_PAUSE, 0), ==, 2);
  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_cmpuint (robo_shared_game_list_declining (cleo->shared, ROBO_PROPOSAL_PAUSE, 0), ==, 0);
}

/* Two pauses that differ are two proposals. A no to one, or taking it back, leaves the other one and the yes of its
 * players. */
static void
test_two_pauses (Fixture      *fixture,
                 gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];
  guint64   until = 1;

  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PAUSE, 1000));
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PAUSE, 2000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 1000));
  g_assert_true (robo_peer_decline (anna, ROBO_PROPOSAL_PAUSE, 2000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (cleo->shared, ROBO_PROPOSAL_PAUSE), ==, 3);
  g_assert_cmpuint (robo_shared_game_list_declining (cleo->shared, ROBO_PROPOSAL_PAUSE, 2000), ==, 1);
  g_assert_cmpuint (robo_shared_game_list_declining (cleo->shared, ROBO_PROPOSAL_PAUSE, 1000), ==, 0);
  g_assert_false (is_paused (fixture, &until));
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PAUSE, 1000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (is_paused (fixture, &until));
  g_assert_cmpuint (until, ==, 1000);

  g_assert_true (robo_peer_take_back (ben, ROBO_PROPOSAL_PAUSE));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 3000));
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PAUSE, 2000));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_take_back (ben, ROBO_PROPOSAL_PAUSE));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (cleo->shared, ROBO_PROPOSAL_PAUSE), ==, 1);
  g_assert_false (is_paused (fixture, &until));
}

/* A pause ends when those who have agreed to it go on without a player. */
static void
test_pause_before_takeover (Fixture      *fixture,
                            gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0], *cleo = fixture->peers[2];
  guint64   until = 1;

  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  for (guint i = 0; i < 3; i++)
    g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (is_paused (fixture, &until));
  take_over_ben (fixture);
  g_assert_false (robo_shared_game_find_pause (anna->shared, &until));
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PAUSE, 0));
  pass_round (fixture, 1);
  g_assert_true (robo_shared_game_find_pause (anna->shared, &until));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (is_paused (fixture, &until));
}

/* Change of pace by agreement */

/* Returns the pace of all peers, which a peer that gets all entries at once has, too. */
static guint8
get_pace (Fixture *fixture)
{
  g_autoptr (RoboPeer) peer = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);
  guint8 pace = robo_shared_game_get_pace (fixture->peers[0]->shared);

  net_pass_on (fixture->peers[0], peer);
  g_assert_cmpuint (robo_shared_game_get_pace (peer->shared), ==, pace);
  for (guint i = 1; i < fixture->n_peers; i++)
    g_assert_cmpuint (robo_shared_game_get_pace (fixture->peers[i]->shared), ==, pace);

  return pace;
}

static void
assert_pace_outlives_takeover (Fixture *fixture,
                               guint8   pace)
{
  g_assert_cmpuint (get_pace (fixture), ==, pace);
  take_over_ben (fixture);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (get_pace (fixture), ==, pace);
}

static void
propose_pace (Fixture *fixture,
              guint8   pace)
{
  for (guint i = 0; i < fixture->n_peers; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PACE, pace));
      pass_round (fixture, ROBO_NO_SEAT);
    }
}

static gboolean
is_in_next_round (const RoboPeer *peer)
{
  return peer->shared->round >= 3 && peer->shared->stage == ROBO_STAGE_SEALING;
}

/* Another pace that is agreed while a question is open counts for the programs of the next round; one that is agreed
 * while programs are made counts when all have sealed them. */
static void
test_pace (Fixture      *fixture,
           gconstpointer data)
{
  const guint8 live = robo_pace_to_byte (ROBO_PACE_LIVE, ROBO_BANK_FIVE_MINUTES);
  const guint8 week = robo_pace_to_byte (ROBO_PACE_WEEK, ROBO_BANK_NONE);
  RoboPeer    *anna = fixture->peers[0], *ben = fixture->peers[1];
  guint8       next = 0;
  g_autoptr (RoboOffer) again = NULL;

  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, live));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_PACE), ==, 1);
  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_cmpuint (get_pace (fixture), ==, 0);
  for (guint i = 1; i < fixture->n_peers; i++)
    {
      g_assert_false (robo_shared_game_find_next_pace (anna->shared, &next));
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PACE, live));
      pass_round (fixture, ROBO_NO_SEAT);
    }
  g_assert_true (robo_shared_game_find_next_pace (anna->shared, &next));
  g_assert_cmpuint (next, ==, live);
  g_assert_cmpuint (get_pace (fixture), ==, 0);
  play (fixture, ROBO_NO_SEAT, is_in_next_round);
  g_assert_cmpuint (get_pace (fixture), ==, live);
  g_assert_false (robo_shared_game_find_next_pace (anna->shared, &next));

  propose_pace (fixture, week);
  g_assert_true (robo_shared_game_find_next_pace (anna->shared, &next));
  g_assert_cmpuint (get_pace (fixture), ==, live);
  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_cmpuint (get_pace (fixture), ==, week);
  /* A proposal alone changes nothing, nor does taking it back. */
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PACE, live));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_take_back (ben, ROBO_PROPOSAL_PACE));
  pass_round (fixture, ROBO_NO_SEAT);
  play (fixture, ROBO_NO_SEAT, NULL);
  g_assert_cmpint (anna->shared->stage, ==, ROBO_STAGE_OVER);
  g_assert_cmpuint (get_pace (fixture), ==, week);

  /* The rematch has the pace that was agreed last, and is the same for all. */
  again = robo_peer_make_again (anna);
  g_assert_cmpint (again->pace, ==, ROBO_PACE_WEEK);
  g_assert_cmpint (again->bank, ==, ROBO_BANK_NONE);
  for (guint i = 1; i < fixture->n_peers; i++)
    {
      g_autoptr (RoboOffer) other = robo_peer_make_again (fixture->peers[i]);

      g_assert_true (g_bytes_equal (again->bytes, other->bytes));
    }
}

/* A yes from before a refusal does not count for a later proposal, and a pace that was agreed outlives a take-over. */
static void
test_pace_declined (Fixture      *fixture,
                    gconstpointer data)
{
  const guint8 day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK);
  RoboPeer    *anna = fixture->peers[0], *ben = fixture->peers[1], *cleo = fixture->peers[2];

  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_decline (ben, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PACE, day));
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  g_assert_cmpuint (get_pace (fixture), ==, 0);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  play (fixture, ROBO_NO_SEAT, is_in_next_round);
  assert_pace_outlives_takeover (fixture, day);
}

/* With an old copy of the files, a peer writes no entry before it has the entries that are missing in the copy. */
static void
test_old_copy (Fixture      *fixture,
               gconstpointer data)
{
  RoboKey   key;
  RoboPeer *ben;

  net_key_init (&key, 4, 1);
  ben = net_peer_new (&fixture->table, fixture->offer, 1, &key);
  for (guint seat = 0; seat < fixture->n_peers; seat += 2)
    {
      g_autoptr (GPtrArray) bundles = robo_chains_list (fixture->peers[0]->chains, seat, 0);

      robo_peer_receive (ben, g_ptr_array_index (bundles, 0));
    }
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_FETCH);
  g_assert_false (robo_peer_join (ben, "Ben"));
  net_pass_on (fixture->peers[0], ben);
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_ELSEWHERE);
  g_assert_true (robo_peer_take_over_here (ben));
  g_assert_cmpint (robo_peer_get_duty (ben), ==, ROBO_DUTY_SEAL);
  robo_peer_free (ben);
}

/* Ben claims to have seen many more entries of Anna than there are. Anna waits until she has asked all peers for
 * them, and no longer. */
static void
test_false_claim (Fixture      *fixture,
                  gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *ben = fixture->peers[1];
  RoboPeer *again;
  RoboEntry entry = { .kind = ROBO_ENTRY_STANDING, .seen = { 65000 }, .n_standing = 1 };

  entry.standing[0] = (RoboEntryStanding){ ROBO_ASK_EQUIP, ROBO_NO_CARD, TRUE, 0 };
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) bundle = forge (ben, &entry);

      g_assert_cmpint (robo_peer_receive (ben, bundle), ==, ROBO_ARRIVAL_NEW);
    }
  net_pass_on (ben, anna);
  g_assert_cmpint (robo_peer_get_duty (anna), ==, ROBO_DUTY_FETCH);
  g_assert_true (robo_peer_can_go_on_anyway (anna));
  g_assert_false (robo_peer_seal (anna, net_choose (anna, 1)));
  g_assert_true (robo_peer_ignore_claims (anna));
  g_assert_false (robo_peer_ignore_claims (anna));
  g_assert_true (robo_peer_seal (anna, net_choose (anna, 1)));

  /* A program that Anna starts later sees that the claim has been checked. */
  again = net_peer_new (&fixture->table, fixture->offer, 0, &anna->key);
  net_pass_on (anna, again);
  g_assert_cmpint (robo_peer_get_duty (again), !=, ROBO_DUTY_FETCH);
  robo_peer_free (again);
}

/* The claim may come before the other player has joined. */
static void
test_claim_before_join (Fixture      *fixture,
                        gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_RESIGN, .seen = { 0, 9 } };
  g_autoptr (GPtrArray) bundle = NULL;

  g_assert_true (robo_peer_join (anna, "Anna"));
  bundle = forge (anna, &entry);
  g_assert_cmpint (robo_peer_receive (anna, bundle), ==, ROBO_ARRIVAL_NEW);
  net_pass_on (anna, ben);
  g_assert_false (robo_peer_join (ben, "Ben"));
  g_assert_true (robo_peer_ignore_claims (ben));
  g_assert_cmpuint (robo_chains_count (ben->chains, 1), ==, 1);
}

/* An entry with Ben's signature that his copy lacks proves that this copy is old, so Ben cannot go on with it. */
static void
test_proved_old (Fixture      *fixture,
                 gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  RoboPeer *ben = fixture->peers[1];
  RoboPeer *old;
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  g_autoptr (GPtrArray) bundles = NULL;
  guint last;

  old = net_peer_new (&fixture->table, fixture->offer, 1, &ben->key);
  bundles = robo_chains_list (anna->chains, 0, 0);
  robo_peer_receive (old, g_ptr_array_index (bundles, 0));
  last = robo_chains_count (ben->chains, 1) - 1;
  g_ptr_array_add (bundle, robo_entry_ref ((RoboEntry *)robo_chains_get (ben->chains, 1, last)));
  g_assert_true (robo_chains_get (ben->chains, 1, last)->has_signature);
  robo_peer_receive (old, bundle);
  g_assert_false (robo_peer_can_go_on_anyway (old));
  g_assert_false (robo_peer_ignore_claims (old));
  g_assert_cmpint (robo_peer_get_duty (old), ==, ROBO_DUTY_FETCH);
  g_assert_false (robo_peer_join (old, "Ben"));
  robo_peer_free (old);
}

/* An entry that claims to have seen less than the entry before it is refused. */
static void
test_seen_less (Fixture      *fixture,
                gconstpointer data)
{
  RoboPeer *ben = fixture->peers[1];
  RoboEntry entry = { .kind = ROBO_ENTRY_STANDING, .seen = { 65000 }, .n_standing = 1 };
  g_autoptr (GPtrArray) more = NULL;
  g_autoptr (GPtrArray) less = NULL;

  entry.standing[0] = (RoboEntryStanding){ ROBO_ASK_EQUIP, ROBO_NO_CARD, TRUE, 0 };
  more = forge (ben, &entry);
  g_assert_cmpint (robo_peer_receive (ben, more), ==, ROBO_ARRIVAL_NEW);
  entry.seen[0] = 0;
  less = forge (ben, &entry);
  g_assert_cmpint (robo_peer_receive (ben, less), ==, ROBO_ARRIVAL_FOREIGN);
}

/* Stands for a chat room as it appears to machines that are not always connected. */
typedef struct
{
  GPtrArray *bundles; /* bundles, each an array of RoboEntry */
  guint      n_entries[ROBO_MAX_ROBOTS];
} Room;

/* Reads the new bundles of the room, and then sends the bundles that the room does not have, as RoboLink does. */
static void
connect (Room     *room,
         RoboPeer *peer,
         guint    *n_read)
{
  g_autoptr (GPtrArray) own = NULL;

  for (; *n_read < room->bundles->len; (*n_read)++)
    robo_peer_receive (peer, g_ptr_array_index (room->bundles, *n_read));
  own = robo_chains_list (peer->chains, peer->seat, room->n_entries[peer->seat]);
  for (guint i = 0; own != NULL && i < own->len; i++)
    {
      GPtrArray       *bundle = g_ptr_array_index (own, i);
      const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);

      g_ptr_array_add (room->bundles, g_ptr_array_ref (bundle));
      room->n_entries[peer->seat] = last->seq + 1u;
    }
}

/* Ben plays on two machines with one key, in any order, also while they are not connected. No program of his ever
 * contradicts another, because each machine reads before it sends, drops entries that come too late, and then only
 * watches. */
static void
test_two_machines (Fixture      *fixture,
                   gconstpointer data)
{
  RoboPeer *peers[] = { fixture->peers[0], fixture->peers[1], NULL };
  guint     n_read[G_N_ELEMENTS (peers)] = { 0 };
  guint     n_dropped = 0, n_looking = 0;
  Room      room = { .bundles = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref) };
  RoboRng   rng;

  robo_rng_seed (&rng, 38);
  peers[2] = net_peer_new (&fixture->table, fixture->offer, 1, &peers[1]->key);
  while (peers[0]->shared->stage != ROBO_STAGE_OVER && peers[0]->shared->round < 7)
    {
      guint     who = robo_rng_below (&rng, G_N_ELEMENTS (peers));
      RoboPeer *peer = peers[who];

      if (peer->is_elsewhere && robo_rng_below (&rng, 4) == 0)
        robo_peer_take_over_here (peer);
      n_looking += robo_peer_get_duty (peer) == ROBO_DUTY_ELSEWHERE;
      if (robo_rng_below (&rng, 2) == 0)
        net_act (peer, robo_rng_next (&rng));
      else
        connect (&room, peer, &n_read[who]);
      n_dropped += peer->has_dropped;
      for (guint i = 0; i < G_N_ELEMENTS (peers); i++)
        g_assert_null (peers[i]->chains->forks[1]);
    }
  g_assert_cmpuint (n_dropped, >, 0);
  g_assert_cmpuint (n_looking, >, 0);
  g_assert_cmpuint (peers[0]->shared->n_takeovers, ==, 0);
  robo_peer_free (peers[2]);
  g_ptr_array_unref (room.bundles);
}

/* Answers the same in every version, without random choices. */
static gboolean
act_plainly (RoboPeer *peer)
{
  const RoboQuestion *question;
  RoboProgram         program;

  switch (robo_peer_get_duty (peer))
    {
    case ROBO_DUTY_SEAL:
      g_assert_true (robo_program_from_text (&program, peer->shared->round % 2 ? "b4n r2e b3w" : "b2s b5e r1n"));
      return robo_peer_seal (peer, robo_program_pack (&program));
    case ROBO_DUTY_ANSWER:
      question = robo_game_get_question (peer->shared->game);
      return robo_peer_answer (peer, question->options[question->n_options - 1]);
    case ROBO_DUTY_RETURN:
      return FALSE;
    default:
      return net_act (peer, 1);
    }
}

/* The absent player and everything else that peers compute must not change without a new ROBO_NET_VERSION. If it
 * changes, change both numbers here. */
static void
test_frozen (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *checksum = NULL;
  gboolean         has_acted = TRUE;

  while (has_acted && fixture->peers[0]->shared->round < 12)
    {
      has_acted = act_plainly (fixture->peers[0]);
      has_acted |= act_plainly (fixture->peers[1]);
      if (is_in_round_two (fixture->peers[1]))
        robo_peer_resign (fixture->peers[1]);
      pass_round (fixture, ROBO_NO_SEAT);
    }
  checksum = robo_state_dup_checksum (robo_game_get_state (fixture->peers[0]->shared->game));
  g_assert_cmpuint (ROBO_NET_VERSION, ==, 5);
  g_assert_cmpuint (ROBO_RULINGS_VERSION, ==, 4);
  g_assert_cmpstr (checksum, ==, "2f5881ed92de9ae2f4f14288b76d85032dbf4eaa6dc46bd844c2392b147bc410");
}

#define add(path, players, set_up_position, function) \
  g_test_add ("/net/shared-game/" path, Fixture, players, set_up_position, function, tear_down)

/* A pace that was agreed before the match waited for these seals outlives a take-over while programs are sealed. */
static void
test_pace_takeover (Fixture      *fixture,
                    gconstpointer data)
{
  const guint8 day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK);

  play (fixture, ROBO_NO_SEAT, is_answering);
  propose_pace (fixture, day);
  play (fixture, ROBO_NO_SEAT, is_in_round_two);
  pass_round (fixture, ROBO_NO_SEAT);
  assert_pace_outlives_takeover (fixture, day);
}

/* A pace by which programs are made already stays when a seat plays again. */
static void
test_pace_return (Fixture      *fixture,
                  gconstpointer data)
{
  const guint8 day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_WEEK);
  RoboPeer    *anna = fixture->peers[0], *cleo = fixture->peers[2];
  guint        round;

  put_out_ben_who_asks_to_return (fixture);
  seal_only (anna);
  seal_only (cleo);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (cleo, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  round = anna->shared->round;
  while (anna->shared->stage != ROBO_STAGE_SEALING || anna->shared->round == round)
    {
      for (guint i = 0; i < 3; i += 2)
        if (robo_peer_get_duty (fixture->peers[i]) != ROBO_DUTY_SEAL)
          net_act (fixture->peers[i], 1);
      pass_round (fixture, ROBO_NO_SEAT);
    }
  g_assert_cmpuint (get_pace (fixture), ==, day);
  g_assert_true (robo_peer_admit (anna, 2));
  g_assert_true (robo_peer_admit (cleo, 2));
  seal_only (anna);
  seal_only (cleo);
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (anna->shared->present, ==, 7);
  g_assert_cmpuint (get_pace (fixture), ==, day);
}

/* A player who has proposed one pace, and is asked for another one, can decline that; so can one who has agreed to
 * the pace that holds. */
static void
test_decline_another (Fixture      *fixture,
                      gconstpointer data)
{
  const guint8 day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_NONE);
  const guint8 week = robo_pace_to_byte (ROBO_PACE_WEEK, ROBO_BANK_NONE);
  RoboPeer    *anna = fixture->peers[0], *ben = fixture->peers[1];

  play (fixture, ROBO_NO_SEAT, is_answering);
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, week));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_false (robo_peer_can_decline (anna, ROBO_PROPOSAL_PACE, week));
  g_assert_true (robo_peer_decline (anna, ROBO_PROPOSAL_PACE, day));
  g_assert_false (robo_peer_can_decline (anna, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  /* Anna's own proposal stays. */
  g_assert_cmpuint (robo_shared_game_list_wanting (ben->shared, ROBO_PROPOSAL_PACE), ==, 1);
  g_assert_cmpuint (robo_shared_game_list_declining (ben->shared, ROBO_PROPOSAL_PACE, day), ==, 1);
  g_assert_cmpuint (robo_shared_game_list_declining (ben->shared, ROBO_PROPOSAL_PACE, week), ==, 0);

  propose_pace (fixture, day);
  play (fixture, ROBO_NO_SEAT, is_in_next_round);
  g_assert_cmpuint (get_pace (fixture), ==, day);
  g_assert_false (robo_peer_can_decline (anna, ROBO_PROPOSAL_PACE, day));
  g_assert_true (robo_peer_propose (ben, ROBO_PROPOSAL_PACE, week));
  g_assert_false (robo_peer_can_decline (ben, ROBO_PROPOSAL_PACE, day));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_true (robo_peer_decline (anna, ROBO_PROPOSAL_PACE, week));
  pass_round (fixture, ROBO_NO_SEAT);
  g_assert_cmpuint (get_pace (fixture), ==, day);
}

/* A player who has said everything that a chain may have can still end the pause and take back each proposal. */
static void
test_resume_at_limit (Fixture      *fixture,
                      gconstpointer data)
{
  const guint8 day = robo_pace_to_byte (ROBO_PACE_DAY, ROBO_BANK_NONE);
  RoboPeer    *anna = fixture->peers[0];
  guint64      until;

  for (guint i = 0; i < fixture->n_peers; i++)
    {
      g_assert_true (robo_peer_propose (fixture->peers[i], ROBO_PROPOSAL_PAUSE, 0));
      pass_round (fixture, ROBO_NO_SEAT);
    }
  while (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, day) && robo_peer_take_back (anna, ROBO_PROPOSAL_PACE))
    ;
  while (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0) && robo_peer_take_back (anna, ROBO_PROPOSAL_END))
    ;
  g_assert_true (robo_shared_game_find_pause (anna->shared, &until));
  g_assert_true (robo_peer_take_back (anna, ROBO_PROPOSAL_PAUSE));
  g_assert_false (robo_shared_game_find_pause (anna->shared, &until));
}

/* Each of the proposals that stand can be taken back, although nothing else can be said. */
static void
test_take_back_at_limit (Fixture      *fixture,
                         gconstpointer data)
{
  RoboPeer *anna = fixture->peers[0];
  guint     n = 0;

  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_PAUSE, 0));
  g_assert_true (robo_peer_propose (anna, ROBO_PROPOSAL_END, 0));
  while (robo_peer_propose (anna, ROBO_PROPOSAL_PACE, ROBO_PACE_DAY + n % 2))
    n++;
  g_assert_cmpuint (n, ==, ROBO_MAX_PROPOSALS - 5);
  for (guint proposal = ROBO_PROPOSAL_END; proposal <= ROBO_PROPOSAL_PACE; proposal++)
    g_assert_true (robo_peer_take_back (anna, proposal));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("whole-match/is-the-same-for-all-peers", "hhkc", set_up, test_whole_match);
  add ("rematch/entries-about-a-rematch-do-not-change-the-match", "hh", set_up_in_round_two, test_again);
  add ("end-by-agreement/match-ends-without-a-winner", "hhh", set_up, test_end);
  add ("end-by-agreement/proposal-taken-back-or-lapsed-has-no-effect", "hh", set_up_in_round_two, test_end_taken_back);
  add ("end-by-agreement/agreement-that-crosses-a-withdrawal-ends-the-match", "hh", set_up_in_round_two,
       test_end_crossing);
  add ("end-by-agreement/late-agreement-has-no-effect", "hh", set_up_in_round_two, test_end_too_late);
  add ("end-by-agreement/only-present-players-must-agree", "hhh", set_up_in_round_two, test_end_without_absent);
  add ("end-by-agreement-of-two/proposal-before-a-take-over-has-no-effect",
       "hh", set_up_in_round_two, test_end_before_takeover);
  add ("end-by-agreement-of-three/proposals-before-a-take-over-have-no-effect",
       "hhh", set_up_in_round_two, test_end_before_takeover);
  add ("end-by-agreement-of-two/proposals-made-at-once-end-the-match",
       "hh", set_up_in_round_two, test_end_proposed_at_once);
  add ("end-by-agreement-of-three/proposals-made-at-once-end-the-match",
       "hhh", set_up_in_round_two, test_end_proposed_at_once);
  add ("pace-agreed-by-two-players/changes-with-the-next-round", "hh", set_up, test_pace);
  add ("pace-agreed-by-three-players/changes-with-the-next-round", "hhh", set_up, test_pace);
  add ("declined-pace/needs-a-new-yes-of-all-and-then-outlives-a-take-over", "hhh", set_up, test_pace_declined);
  add ("second-proposed-pace/can-be-declined-and-the-first-stays", "hh", set_up, test_decline_another);
  add ("agreed-pace/outlives-a-take-over-while-programs-are-sealed", "hhh", set_up, test_pace_takeover);
  add ("agreed-pace/stays-when-a-replaced-player-returns", "hhh", set_up_at_opening, test_pace_return);
  add ("limit-of-proposal-entries/pause-can-still-be-ended", "hh", set_up_in_round_two, test_resume_at_limit);
  add ("limit-of-proposal-entries/proposals-can-still-be-taken-back",
       "hh", set_up_in_round_two, test_take_back_at_limit);
  add ("pause-agreed-by-two-players/holds-until-one-resumes", "hh", set_up, test_pause);
  add ("pause-agreed-by-three-players/holds-until-one-resumes", "hhh", set_up, test_pause);
  add ("pause/proposals-and-withdrawals-that-cross-have-one-result", "hh", set_up, test_pause_crossing);
  add ("proposed-pause/lapses-when-one-player-declines", "hhh", set_up, test_pause_declined);
  add ("two-proposed-pauses/are-answered-one-by-one", "hhh", set_up, test_two_pauses);
  add ("pause/ends-with-a-take-over", "hhh", set_up, test_pause_before_takeover);
  add ("agreed-end/vote-about-an-absent-player-has-no-effect", "hhh", set_up_in_round_two, test_end_voted_down_falsely);
  add ("rematch/address-of-the-earlier-host-is-taken-first", "hhh", set_up, test_again_address);
  add ("rematch/number-of-entries-about-it-is-limited", "hh", set_up, test_again_bound);
  add ("fork-with-too-many-entries/is-found-in-any-order", "hhh", set_up_in_round_two, test_bound_and_fork);
  add ("R13/standing-answer-applies-without-a-question", "hh", set_up_in_round_two, test_standing);
  add ("undo/game-returns-to-before-the-answer", "hh", set_up, test_undo);
  add ("difference-between-two-peers/is-reported-without-blame", "hh", set_up_in_round_two, test_difference);
  add ("difference-among-three-peers/seat-that-differs-is-named", "hhh", set_up_in_round_two, test_difference);
  add ("resigned-player/other-players-play-on", "hhk", set_up_in_round_two, test_resign);
  add ("absent-player/is-replaced-and-comes-back", "hhh", set_up_in_round_two, test_absent);
  add ("opening-another-program-than-sealed/is-proved-and-the-other-player-goes-on",
       "hh", set_up_in_round_two, test_cheat);
  add ("opening-another-program-than-sealed/proves-nothing-after-a-vote", "hh", set_up_at_opening, test_void_proof);
  add ("vote-after-seeing-an-opened-program/round-is-sealed-anew", "hh", set_up_at_opening, test_vote_after_looking);
  add ("one-player/cannot-vote-out-two-other-players", "hhh", set_up_at_opening, test_few_voters);
  add ("replaced-player/returns-only-if-all-other-players-agree", "hhh", set_up_at_opening, test_return_needs_all);
  add ("entries-after-resigning/are-void", "hhh", set_up_in_round_two, test_resigned);
  add ("result/is-signed-once", "hhh", set_up_in_round_two, test_result);
  add ("old-copy-of-the-file/peer-fetches-the-rest-before-it-writes", "hhh", set_up_in_round_two, test_old_copy);
  g_test_add ("/net/absent-player/recorded-game/has-its-recorded-checksum",
              Fixture, "hhk", set_up_frozen, test_frozen, tear_down);
  add ("false-claim-to-have-seen-entries/player-who-lacks-them-can-go-on-after-asking",
       "hh", set_up_in_round_two, test_false_claim);
  add ("false-claim-before-a-player-joins/player-can-still-join", "hh", set_up, test_claim_before_join);
  add ("file-proved-old-by-a-signature/no-entries-are-written", "hh", set_up_in_round_two, test_proved_old);
  add ("entry-that-claims-to-have-seen-less-than-the-entry-before/is-refused",
       "hh", set_up_in_round_two, test_seen_less);
  add ("two-machines-of-one-player/never-contradict-each-other", "hh", set_up, test_two_machines);

  return g_test_run ();
}
