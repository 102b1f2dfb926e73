// SPDX-License-Identifier: GPL-3.0-or-later
// Makes players for tests of carriers: each has the match and a carrier, and plays at random.
#pragma once

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-paths.h"
#include "net/transports/robo-link.h"

#include "../net-test.h"

G_BEGIN_DECLS

/* This many rounds are played, and all players know them at the end. */
#define CARRY_ROUNDS 3

typedef struct
{
  NetTable             table;
  RoboOffer           *offer;
  GMainLoop           *loop;
  GTimer              *timer;
  guint                n_players;
  struct _CarryPlayer *players[ROBO_MAX_ROBOTS + 1];
} CarryMatch;

typedef struct _CarryPlayer
{
  CarryMatch  *match;
  RoboKey      key;
  RoboPeer    *peer;
  RoboCarrier *carrier;
  RoboLink    *link;
} CarryPlayer;

/* With --verbose, prints the sentences about a connection in the language of the environment. */
static inline void
carry_tell (const char *words)
{
  if (words != NULL)
    g_test_message ("%s: %s", g_getenv ("LANGUAGE"), words);
}

static inline void
carry_tell_cb (RoboCarrier *carrier)
{
  carry_tell (robo_carrier_get_sentence (carrier));
}

/* Prints the carrier's states, and returns the carrier. */
static inline RoboCarrier *
carry_listen (RoboCarrier *carrier)
{
  g_signal_connect (carrier, "notify::sentence", G_CALLBACK (carry_tell_cb), NULL);

  return carrier;
}

static inline void
carry_test_init (int    *argc,
                 char ***argv)
{
  setlocale (LC_ALL, "");
  g_test_init (argc, argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static inline guint
carry_get_round (const CarryPlayer *player)
{
  const RoboSharedGame *shared = player->peer->shared;

  if (shared->stage == ROBO_STAGE_OVER)
    return G_MAXUINT;

  return shared->game != NULL ? robo_game_get_shown_state (shared->game)->round : 0;
}

static inline void
carry_changed_cb (CarryPlayer *player,
                  RoboLink    *link)
{
  while (robo_peer_write_automatic_entries (player->peer) ||
         (carry_get_round (player) <= CARRY_ROUNDS && net_act (player->peer, player->peer->seat + 1)))
    ;
  robo_link_send (link);
}

static inline void
carry_match_init (CarryMatch *match,
                  const char *players)
{
  *match = (CarryMatch){ .loop = g_main_loop_new (NULL, FALSE) };
  net_table_init (&match->table, "rome", NULL);
  match->table.vp_goal = 9; /* so high that no player wins at random before all rounds are played */
  match->offer = net_offer_new (&match->table, players, TRUE, (guint)g_test_rand_int ());
}

/* Creates a player. The seat may be ROBO_SPECTATOR. Takes ownership of the carrier. */
static inline CarryPlayer *
carry_player_new (CarryMatch  *match,
                  guint        seat,
                  RoboCarrier *carrier)
{
  CarryPlayer *player = g_new0 (CarryPlayer, 1);

  player->match = match;
  net_key_init (&player->key, 7, seat);
  player->peer = net_peer_new (&match->table, match->offer, seat, seat != ROBO_SPECTATOR ? &player->key : NULL);
  player->carrier = carrier;
  player->link = robo_link_new (player->peer, carrier);
  g_signal_connect_swapped (player->link, "changed", G_CALLBACK (carry_changed_cb), player);
  match->players[match->n_players++] = player;

  return player;
}

static inline void
carry_player_free (CarryPlayer *player)
{
  robo_carrier_close (player->carrier);
  g_object_unref (player->link);
  g_assert_finalize_object (player->carrier);
  robo_peer_free (player->peer);
  g_free (player);
}

static inline void
carry_match_clear (CarryMatch *match)
{
  for (guint i = 0; i < match->n_players; i++)
    carry_player_free (match->players[i]);
  robo_offer_free (match->offer);
  net_table_clear (&match->table);
  g_main_loop_unref (match->loop);
}

/* Returns whether all players have played the rounds and have the same entries. */
static inline gboolean
carry_match_is_played (const CarryMatch *match)
{
  gboolean is_played = TRUE;

  for (guint i = 0; i < match->n_players; i++)
    {
      const CarryPlayer *player = match->players[i];

      is_played &= carry_get_round (player) > CARRY_ROUNDS && robo_link_is_settled (player->link);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        is_played &= robo_chains_count (player->peer->chains, seat) ==
                     robo_chains_count (match->players[0]->peer->chains, seat);
    }

  return is_played;
}

/* The match may be over before the first turn of the main loop, which then would wait forever. */
static inline void
carry_match_play (const CarryMatch *match)
{
  while (!carry_match_is_played (match))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
carry_match_check (CarryMatch *match)
{
  for (guint i = 1; i < match->n_players; i++)
    g_assert_cmpmem (match->players[i]->peer->shared->position, ROBO_DIGEST_SIZE,
                     match->players[0]->peer->shared->position, ROBO_DIGEST_SIZE);
}

G_END_DECLS
