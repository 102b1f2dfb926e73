// SPDX-License-Identifier: GPL-3.0-or-later
// Makes matches of remote play for tests: an offer, people who join, and random entries.
#pragma once

#include "ai/robo-random-operator.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-rule-set.h"
#include "net/robo-absent-player.h"
#include "net/robo-peer.h"

G_BEGIN_DECLS

/* Holds the common data of several matches. */
typedef struct
{
  RoboArena   *arena;
  RoboRuleSet *rules;   /* NULL for a training game */
  guint        vp_goal; /* 0 for that of the rules */
} NetTable;

static inline void
net_table_init (NetTable   *table,
                const char *arena,
                const char *rules)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  *table = (NetTable){ .arena = robo_library_load_arena (library, arena, problems) };
  table->rules = rules != NULL ? robo_rule_set_load_bundled (rules, problems) : NULL;
  g_assert_nonnull (table->arena);
}

static inline void
net_table_clear (NetTable *table)
{
  g_clear_pointer (&table->arena, robo_arena_unref);
  g_clear_pointer (&table->rules, robo_rule_set_unref);
}

/* Creates an offer. `players` has one letter for each seat: h(uman), c(omputer), k(illBot) or -. */
static inline RoboOffer *
net_offer_new (const NetTable *table,
               const char     *players,
               gboolean        is_signed,
               guint64         seed)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (table->arena);

  setup->seed = seed;
  if (table->rules != NULL)
    {
      RoboModules *modules = robo_rule_set_get_modules (table->rules);
      RoboRules    rules;

      robo_rules_init_standard (&rules);
      robo_modules_fill_decks (modules, &rules);
      robo_match_setup_set_rules (setup, &rules, modules);
    }
  if (table->vp_goal != 0)
    setup->rules.vp_goal = table->vp_goal;
  for (guint i = 0; players[i]; i++)
    robo_match_setup_set_seat (setup, i,
                               players[i] == 'h'   ? ROBO_PLAYER_HUMAN
                               : players[i] == 'c' ? ROBO_PLAYER_COMPUTER
                               : players[i] == 'k' ? ROBO_PLAYER_KILLBOT
                                                   : ROBO_PLAYER_NONE,
                               NULL);

  return robo_offer_new (setup, is_signed, ROBO_PACE_NONE, ROBO_BANK_NONE);
}

static inline void
net_key_init (RoboKey *key,
              guint64  match,
              guint    seat)
{
  guint8 seed[ROBO_KEY_SIZE] = { seat + 1 };

  memcpy (seed + 8, &match, sizeof match);
  robo_key_init_seed (key, seed);
}

static inline RoboMatchSetup *
net_table_make_setup (const NetTable  *table,
                      const RoboOffer *offer)
{
  RoboMatchSetup *setup = robo_offer_make_setup (
    offer, table->arena, table->rules != NULL ? robo_rule_set_get_modules (table->rules) : NULL);

  g_assert_nonnull (setup);

  return setup;
}

static inline RoboPeer *
net_peer_new (const NetTable  *table,
              const RoboOffer *offer,
              guint            seat,
              const RoboKey   *key)
{
  return robo_peer_new (offer, net_table_make_setup (table, offer), seat, key);
}

/* Creates the peers of people, who sit at the first seats, with keys that follow from the number. Returns how many
 * there are. */
static inline guint
net_peers_new (const NetTable  *table,
               const RoboOffer *offer,
               guint64          match,
               RoboPeer       **peers)
{
  guint n_peers = 0;

  while ((offer->people >> n_peers & 1) != 0)
    {
      RoboKey key;

      net_key_init (&key, match, n_peers);
      peers[n_peers] = net_peer_new (table, offer, n_peers, &key);
      n_peers++;
    }

  return n_peers;
}

/* Returns any legal answer to the question to a seat, or any legal program for the seat. */
static inline RoboAnswer
net_choose (const RoboPeer *peer,
            guint64         seed)
{
  const RoboGame    *game = peer->shared->game;
  RoboQuestion       question = { .kind = ROBO_ASK_PROGRAM, .seat = (guint8)peer->seat, .card = ROBO_NO_CARD };
  RoboRandomOperator operator;

  robo_random_operator_init (&operator, seed);
  if (peer->shared->stage == ROBO_STAGE_ANSWERING)
    robo_question_copy (&question, robo_game_get_question (game));

  return robo_random_operator_answer (&operator, robo_game_get_setup (game), robo_game_get_shown_state (game),
                                      &question) &
         G_GUINT64_CONSTANT (0xffffffffffff);
}

/* Does the current duty of a peer, at random if there is a choice. Returns TRUE if an entry was written. */
static inline gboolean
net_act (RoboPeer *peer,
         guint64   seed)
{
  switch (robo_peer_get_duty (peer))
    {
    case ROBO_DUTY_JOIN:
      return robo_peer_join (peer, (const char *[]){ "Anna", "Ben", "Cleo", "Dan" }[peer->seat]);
    case ROBO_DUTY_START:
      return robo_peer_start (peer);
    case ROBO_DUTY_SEAL:
      robo_peer_admit (peer, robo_peer_list_asking (peer));
      return robo_peer_seal (peer, net_choose (peer, seed));
    case ROBO_DUTY_OPEN:
      return robo_peer_open (peer);
    case ROBO_DUTY_ANSWER:
      return robo_peer_answer (peer, net_choose (peer, seed));
    case ROBO_DUTY_RETURN:
      return robo_peer_ask_to_return (peer);
    case ROBO_DUTY_NONE:
    case ROBO_DUTY_ELSEWHERE:
    case ROBO_DUTY_FETCH:
      break;
    }

  return FALSE;
}

static inline void
net_pass_on (const RoboPeer *from,
             RoboPeer       *to)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autoptr (GPtrArray) bundles = robo_chains_list (from->chains, seat, robo_chains_count (to->chains, seat));

      for (guint i = 0; bundles != NULL && i < bundles->len; i++)
        robo_peer_receive (to, g_ptr_array_index (bundles, i));
    }
}

G_END_DECLS
