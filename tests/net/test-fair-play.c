// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whether it pays to cheat with what the protocol cannot forbid: to keep back an opening, to vote others
// out after having seen what they opened, and to come back. All people play alike, so that only the cheat makes a
// difference.
//
// - test-fair-play: a few matches of each kind
// - test-fair-play N [SEED]: N matches of each kind, with the table of doc/network.md
#include <math.h>
#include <string.h>

#include "engine/robo-program.h"
#include "net-test.h"

#define MAX_ROUNDS 80

/* People take the best of this many random programs, so that matches are short. */
#define N_PROGRAMS 16

typedef enum
{
  PLAN_HONEST,
  PLAN_LAST,      /* the cheater opens when all other players have opened */
  PLAN_REFUSE,    /* the cheater does not open if the round would lose the match, and asks to come back */
  PLAN_VOTE,      /* the cheater votes the other players out if the round would lose the match */
  PLAN_SACRIFICE, /* there are two cheaters, one of whom does not open if the round would lose the match */
  N_PLANS,
} Plan;

static const char *const plan_names[N_PLANS] = {
  "honest",
  "opens last",
  "does not open what loses, and asks to come back",
  "puts the others out before a loss",
  "one of the two does not open what loses",
};

/* Describes a table: the people, and the number of people who cheat. */
typedef struct
{
  const char *name;
  const char *players;
  guint       n_cheaters;
} Group;

static const Group groups[] = {
  { "two players", "hh", 1 },
  { "three players, one alone", "hhh", 1 },
  { "three players, two together", "hhh", 2 },
};

typedef struct
{
  const Group *group;
  NetTable    *table;
  RoboOffer   *offer;
  RoboPeer    *peers[ROBO_MAX_ROBOTS];
  guint        n_peers;
  guint        cheaters; /* seats of the cheaters, a bit each */
  Plan         plan;
  guint64      seed;
  gboolean     has_cheated;
} Match;

/* Counts the matches that the cheaters have won. A match counts as won alone if another player was voted out. */
typedef struct
{
  guint n_matches, n_won, n_won_alone, n_cheated, n_unfinished;
} Tally;

static gboolean
is_cheater (const Match *self,
            guint        seat)
{
  return (self->cheaters >> seat & 1) != 0;
}

/* Foresight */

static RoboEntry
begin_entry (const RoboPeer *peer,
             RoboEntryKind   kind)
{
  guint     seq = robo_chains_count (peer->chains, peer->seat);
  RoboEntry entry = { .kind = kind, .seat = peer->seat, .seq = seq };

  memcpy (entry.match, peer->chains->match, sizeof entry.match);
  memcpy (entry.prev, robo_chains_get (peer->chains, peer->seat, seq - 1)->digest, sizeof entry.prev);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    entry.seen[i] = robo_chains_count (peer->chains, i);

  return entry;
}

/* Returns the match as it would go on if all cheaters opened. */
static RoboSharedGame *
foresee (const Match *self,
         RoboChains  *chains)
{
  const RoboPeer *some = self->peers[g_bit_nth_lsf (self->cheaters, -1)];

  for (guint seat = 0; seat < self->n_peers; seat++)
    {
      g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

      for (guint seq = 0; seq < robo_chains_count (some->chains, seat); seq++)
        g_ptr_array_add (bundle, robo_entry_ref ((RoboEntry *)robo_chains_get (some->chains, seat, seq)));
      if (is_cheater (self, seat) && robo_peer_get_duty (self->peers[seat]) == ROBO_DUTY_OPEN)
        {
          RoboPeer *peer = self->peers[seat];
          RoboEntry open = begin_entry (peer, ROBO_ENTRY_OPEN);

          g_assert_true (robo_key_open (&peer->key, peer->shared->seats[seat].sealed, &open));
          g_ptr_array_add (bundle, robo_entry_new (&open));
        }
      robo_chains_add (chains, bundle);
    }

  return robo_shared_game_new (self->offer, net_table_make_setup (self->table, self->offer), chains);
}

/* Returns the seat that has won, or ROBO_NO_SEAT. */
static guint
get_winner (const Match          *self,
            const RoboSharedGame *shared)
{
  guint winner = shared->stage == ROBO_STAGE_OVER ? robo_game_get_shown_state (shared->game)->winner : ROBO_NO_SEAT;

  return winner < self->n_peers ? winner : ROBO_NO_SEAT;
}

/* Returns whether another player would win if the cheaters opened. */
static gboolean
would_lose (const Match *self)
{
  const RoboPeer *some = self->peers[g_bit_nth_lsf (self->cheaters, -1)];
  g_autoptr (RoboChains) chains = robo_chains_new (some->chains->match, FALSE);
  g_autoptr (RoboSharedGame) end = foresee (self, chains);
  guint winner = get_winner (self, end);

  return winner != ROBO_NO_SEAT && !is_cheater (self, winner);
}

/* Play */

static RoboReply
answer_cb (const RoboSetup    *setup,
           const RoboState    *state,
           const RoboQuestion *question,
           RoboAnswer         *answer,
           gpointer            data)
{
  *answer = question->n_options > 0 && !robo_question_has_option (question, question->fallback) ? question->options[0]
                                                                                                : question->fallback;

  return ROBO_REPLY_ANSWERED;
}

static guint
count_steps (const RoboBoard *board,
             const RoboState *state,
             guint            space)
{
  guint nearest = ROBO_MAX_SIDE;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      int goal = board->vp_space[number];

      if (state->tokens[number] != 0)
        nearest = MIN (nearest, (guint)(ABS (goal % board->columns - (int)space % board->columns) +
                                        ABS (goal / board->columns - (int)space / board->columns)));
    }

  return nearest;
}

/* Returns the best of some programs, as if the robot were alone. The programs are the same in each match of a seed
 * until a player cheats. The player is about as strong as the computer that plays for absent players. */
static RoboAnswer
choose_program (Match    *self,
                RoboPeer *peer)
{
  const RoboGame *game = peer->shared->game;
  RoboSetup       setup = *robo_game_get_setup (game);
  RoboState       state = *robo_game_get_shown_state (game);
  RoboGame       *trial;
  RoboAnswer      best = 0;
  int             most = G_MININT;
  RoboRng         rng;

  if (!robo_robot_is_in_arena (&state.robots[peer->seat]))
    return 0;
  robo_rng_seed (&rng, self->seed * 100003 + peer->shared->round * 101 + peer->shared->n_voided * 7 + peer->seat);
  robo_rng_seed (&state.rng, robo_rng_next (&rng));
  robo_state_begin_phase (&state, ROBO_PHASE_ACTIVATION);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      state.robots[i].n_dice = 0;
      memset (state.robots[i].dice, 0, sizeof state.robots[i].dice);
    }
  setup.rules.entropy_every_round = FALSE;
  trial = robo_game_new_at (&setup, &state, ROBO_GAME_NEVER_ASKS);
  robo_game_set_policy (trial, answer_cb, NULL);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      RoboState        with = state;
      RoboAnswer       answer = net_choose (peer, robo_rng_next (&rng));
      const RoboRobot *after;
      RoboProgram      program;
      int              worth;

      robo_program_unpack (&program, answer);
      memcpy (with.robots[peer->seat].dice, program.dice, sizeof program.dice);
      with.robots[peer->seat].n_dice = program.n_dice;
      robo_game_restart_at (trial, &with);
      robo_game_advance (trial);
      after = &robo_game_get_state (trial)->robots[peer->seat];
      worth = 100 * after->vp - (after->space == ROBO_NO_SPACE
                                   ? 150
                                   : 20 * after->damage +
                                       (int)count_steps (setup.board, robo_game_get_state (trial), after->space));
      if (worth > most)
        {
          most = worth;
          best = answer;
        }
    }
  robo_game_free (trial);

  return best;
}

static gboolean
act (Match    *self,
     RoboPeer *peer)
{
  /* Unlike net_act(), this function lets no seat come back. */
  if (robo_peer_get_duty (peer) == ROBO_DUTY_SEAL)
    return robo_peer_seal (peer, choose_program (self, peer));

  return net_act (peer, self->seed);
}

/* Votes as if the programs that the honest players have opened had not arrived. */
static gboolean
put_out (Match    *self,
         RoboPeer *peer)
{
  for (guint seat = 0; seat < self->n_peers; seat++)
    {
      RoboEntry  vote = begin_entry (peer, ROBO_ENTRY_ABSENT);
      RoboEntry *entry;
      g_autoptr (GPtrArray) bundle = NULL;

      if (is_cheater (self, seat))
        continue;
      for (guint other = 0; other < self->n_peers; other++)
        {
          const RoboEntry *sealed = peer->shared->seats[other].sealed;

          if (!is_cheater (self, other) && sealed != NULL)
            vote.seen[other] = sealed->seq + 1u;
        }
      vote.absent = seat;
      vote.absent_seq = vote.seen[seat];
      entry = robo_entry_new (&vote);
      bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
      g_ptr_array_add (bundle, entry);
      if (robo_chains_add (peer->chains, bundle) != ROBO_ARRIVAL_NEW)
        return FALSE;
      robo_shared_game_update (peer->shared);
    }

  return TRUE;
}

static gboolean
cheat (Match    *self,
       RoboPeer *peer)
{
  RoboSharedGame  *shared = peer->shared;
  const RoboEntry *last;
  guint            honest = shared->present & ~self->cheaters;

  if (self->plan == PLAN_HONEST || robo_peer_get_duty (peer) != ROBO_DUTY_OPEN || honest == 0)
    return act (self, peer);
  if ((shared->awaited & honest) != 0)
    return FALSE;
  if (self->plan == PLAN_LAST || !would_lose (self))
    return act (self, peer);
  /* Don't repeat a vote that had no effect. */
  last = robo_chains_get (peer->chains, peer->seat, robo_chains_count (peer->chains, peer->seat) - 1);
  if (self->plan == PLAN_VOTE && last->kind == ROBO_ENTRY_ABSENT)
    return act (self, peer);

  self->has_cheated = TRUE;
  if (self->plan == PLAN_VOTE)
    return put_out (self, peer);
  /* The first of the two cheaters opens, and goes on with the honest player. */
  if (self->plan == PLAN_SACRIFICE && peer->seat == (guint)g_bit_nth_lsf (self->cheaters, -1))
    return act (self, peer);

  return FALSE;
}

static void
pass_on_all (Match *self)
{
  for (guint a = 0; a < self->n_peers; a++)
    for (guint b = 0; b < self->n_peers; b++)
      if (a != b)
        net_pass_on (self->peers[a], self->peers[b]);
}

/* If the match waits only for players who do not act, all who still play vote about the players for whom it waits. */
static gboolean
vote (Match *self)
{
  gboolean has_voted = FALSE;

  for (guint voter = 0; voter < self->n_peers; voter++)
    {
      RoboPeer *peer = self->peers[voter];
      guint     missing = robo_shared_game_list_missing (peer->shared, voter);

      if ((peer->shared->awaited >> voter & 1) != 0)
        continue;
      for (guint seat = 0; seat < self->n_peers; seat++)
        has_voted |= ((missing & peer->shared->awaited) >> seat & 1) != 0 && robo_peer_vote (peer, seat);
    }

  return has_voted;
}

static void
play_match (const Group *group,
            NetTable    *table,
            Plan         plan,
            guint64      seed,
            Tally       *tally)
{
  Match    match = { group, table, .plan = plan, .seed = seed, .n_peers = strlen (group->players) };
  Match   *self = &match;
  guint    first = seed % self->n_peers;
  gboolean goes_on = TRUE;
  guint    n_out = 0;

  self->offer = net_offer_new (table, group->players, FALSE, seed);
  for (guint i = 0; i < group->n_cheaters; i++)
    self->cheaters |= 1u << (first + i) % self->n_peers;
  for (guint seat = 0; seat < self->n_peers; seat++)
    {
      RoboKey key;

      net_key_init (&key, seed, seat);
      self->peers[seat] = net_peer_new (table, self->offer, seat, &key);
    }

  while (goes_on && self->peers[0]->shared->round < MAX_ROUNDS &&
         get_winner (self, self->peers[0]->shared) == ROBO_NO_SEAT)
    {
      goes_on = FALSE;
      for (guint seat = 0; seat < self->n_peers; seat++)
        {
          goes_on |= is_cheater (self, seat) ? cheat (self, self->peers[seat]) : act (self, self->peers[seat]);
          pass_on_all (self);
        }
      if (!goes_on)
        goes_on = vote (self);
      pass_on_all (self);
    }

  const RoboSharedGame *shared = self->peers[0]->shared;
  guint                 winner = get_winner (self, shared);

  for (guint seat = 0; seat < self->n_peers; seat++)
    n_out += !is_cheater (self, seat) && (shared->present >> seat & 1) == 0;
  tally->n_matches++;
  tally->n_cheated += self->has_cheated;
  tally->n_unfinished += winner == ROBO_NO_SEAT;
  /* If a computer plays for a seat, its victory does not count for the player. */
  if (winner != ROBO_NO_SEAT && is_cheater (self, winner) && (shared->present >> winner & 1) != 0)
    {
      tally->n_won += n_out == 0;
      tally->n_won_alone += n_out > 0;
    }
  for (guint seat = 0; seat < self->n_peers; seat++)
    robo_peer_free (self->peers[seat]);
  robo_offer_free (self->offer);
}

static gboolean
is_plan_of (const Group *group,
            Plan         plan)
{
  return plan != PLAN_SACRIFICE || group->n_cheaters == 2;
}

static void
play_matches (const Group *group,
              NetTable    *table,
              Plan         plan,
              guint        n_matches,
              guint64      first,
              Tally       *tally)
{
  *tally = (Tally){ 0 };
  for (guint i = 0; i < n_matches; i++)
    play_match (group, table, plan, first + i, tally);
}

static void
init_table (NetTable *table)
{
  net_table_init (table, "twin-cities", NULL);
}

/* Prints a share with its interval of 95 % by Wilson. */
static void
print_share (const char *what,
             guint       n,
             guint       of)
{
  double z = 1.96, p = (double)n / of, d = 1 + z * z / of;
  double middle = (p + z * z / (2 * of)) / d, half = z * sqrt (p * (1 - p) / of + z * z / (4.0 * of * of)) / d;

  g_print ("; %s %u (%.1f to %.1f %%)", what, n, 100 * (middle - half), 100 * (middle + half));
}

static void
print_table (guint   n_matches,
             guint64 first)
{
  NetTable table;

  init_table (&table);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      for (guint plan = 0; plan < N_PLANS; plan++)
        {
          Tally tally;

          if (!is_plan_of (&groups[i], plan))
            continue;
          play_matches (&groups[i], &table, plan, n_matches, first, &tally);
          g_print ("%s, %s: %u matches, cheated in %u",
                   groups[i].name, plan_names[plan], tally.n_matches, tally.n_cheated);
          print_share ("won", tally.n_won, tally.n_matches);
          print_share ("won after putting somebody out", tally.n_won_alone, tally.n_matches);
          g_print ("; %u not ended\n", tally.n_unfinished);
        }
    }
  net_table_clear (&table);
}

/* With all players still in the match, cheaters win no more matches than they would win honestly with the same
 * seeds. A single cheater among three cannot win alone, either. */
static void
test_cheats (gconstpointer data)
{
  const Group *group = data;
  NetTable     table;
  Tally        honest;

  init_table (&table);
  play_matches (group, &table, PLAN_HONEST, 20, 1, &honest);
  g_assert_cmpuint (honest.n_won_alone, ==, 0);
  for (guint plan = PLAN_LAST; plan < PLAN_SACRIFICE; plan++)
    {
      Tally tally;

      play_matches (group, &table, plan, 20, 1, &tally);
      g_assert_cmpuint (tally.n_won, <=, honest.n_won);
      g_assert_true ((tally.n_cheated > 0) == (plan != PLAN_LAST));
      if (strlen (group->players) > 2 && group->n_cheaters == 1)
        g_assert_cmpuint (tally.n_won_alone, ==, 0);
    }
  net_table_clear (&table);
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && argv[1][0] != '-')
    {
      print_table ((guint)g_ascii_strtoull (argv[1], NULL, 10), argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1);
      return 0;
    }

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/net/fair-play/two-players/cheating-does-not-pay-unless-others-are-voted-out",
                        &groups[0], test_cheats);
  g_test_add_data_func ("/net/fair-play/one-cheater-of-three-players/cheating-does-not-pay",
                        &groups[1], test_cheats);
  g_test_add_data_func ("/net/fair-play/two-cheaters-of-three/cheating-does-not-pay-unless-the-other-is-voted-out",
                        &groups[2], test_cheats);

  return g_test_run ();
}
