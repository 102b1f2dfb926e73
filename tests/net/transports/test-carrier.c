// SPDX-License-Identifier: GPL-3.0-or-later
// Tests carriers with the one that stays within this program.
#include "config.h"

#include "loopback.h"
#include "net/transports/robo-file-parts.h"
#include "transport-test.h"

static void
test_play (void)
{
  CarryMatch match;

  carry_match_init (&match, "hhhk");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  for (guint seat = 1; seat < 3; seat++)
    carry_player_new (&match, seat, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  for (guint i = 0; i < 3; i++)
    robo_carrier_open (match.players[i]->carrier);
  carry_match_play (&match);
  carry_match_check (&match);

  /* A spectator who joins later reads everything. */
  carry_player_new (&match, ROBO_SPECTATOR, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  robo_carrier_open (match.players[3]->carrier);
  carry_match_play (&match);
  carry_match_check (&match);
  carry_match_clear (&match);
}

/* A new chat room is empty. Any player who has the match brings it into the room. */
static void
test_move (void)
{
  CarryMatch   match;
  CarryPlayer *spectator;

  carry_match_init (&match, "hk--");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  robo_carrier_open (match.players[0]->carrier);
  carry_match_play (&match);

  carry_player_new (&match, ROBO_SPECTATOR, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  robo_carrier_open (match.players[1]->carrier);
  carry_match_play (&match);
  carry_player_free (match.players[0]);
  spectator = match.players[1];
  match.players[0] = spectator;
  match.n_players = 1;

  g_signal_emit_by_name (spectator->carrier, "emptied");
  robo_link_send (spectator->link);
  g_assert_true (robo_link_is_settled (spectator->link));
  carry_match_clear (&match);
}

static void
drain (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Sends an entry that claims to have seen many entries of the first seat. */
static void
send_claim (const CarryPlayer *player)
{
  const RoboChains *chains = player->peer->chains;
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  g_autoptr (GBytes) bytes = NULL;
  RoboEntry  claim = { .kind = ROBO_ENTRY_STANDING, .seat = player->peer->seat, .n_standing = 1 };
  RoboEntry *entry;

  claim.standing[0] = (RoboEntryStanding){ ROBO_ASK_EQUIP, ROBO_NO_CARD, TRUE, 0 };
  claim.seq = robo_chains_count (chains, claim.seat);
  memcpy (claim.match, chains->match, sizeof claim.match);
  memcpy (claim.prev, robo_chains_get (chains, claim.seat, claim.seq - 1u)->digest, sizeof claim.prev);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    claim.seen[seat] = seat == 0 ? 60000 : robo_chains_count (chains, seat);
  entry = robo_entry_new (&claim);
  robo_entry_sign (entry, player->key.public_key, player->key.seed);
  g_ptr_array_add (bundle, entry);
  bytes = robo_bundle_to_bytes (bundle);
  robo_carrier_send (player->carrier, bytes);
}

/* A claim of another player does not keep a player who comes back from playing, because the room has told everything. A
 * room that begins anew has told nothing, so the player is asked. */
static void
test_claim (void)
{
  CarryMatch match;

  carry_match_init (&match, "hh--");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  carry_player_new (&match, 1, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  robo_carrier_open (match.players[0]->carrier);
  robo_carrier_open (match.players[1]->carrier);
  carry_match_play (&match);
  send_claim (match.players[1]);
  drain ();
  g_assert_cmpint (robo_peer_get_duty (match.players[0]->peer), ==, ROBO_DUTY_FETCH);
  g_assert_true (robo_peer_can_go_on_anyway (match.players[0]->peer));

  carry_player_new (&match, 0, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  robo_carrier_open (match.players[2]->carrier);
  carry_match_play (&match);
  g_assert_cmpint (robo_peer_get_duty (match.players[2]->peer), !=, ROBO_DUTY_FETCH);
  carry_match_clear (&match);
}

static gboolean
refuses_cb (const guint8 *key,
            gpointer      data)
{
  return *(gboolean *)data;
}

/* A player who was refused, and is not refused any longer, joins without asking again. */
static void
test_refused (void)
{
  CarryMatch  match;
  gboolean    refuses = TRUE;
  RoboChains *chains;

  carry_match_init (&match, "hh--");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  carry_player_new (&match, 1, robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier)));
  chains = match.players[0]->peer->chains;
  robo_link_set_refuses (match.players[0]->link, refuses_cb, &refuses);
  robo_carrier_open (match.players[0]->carrier);
  robo_carrier_open (match.players[1]->carrier);
  drain ();
  g_assert_cmpuint (robo_chains_count (chains, 1), ==, 0);
  g_assert_cmpstr (robo_link_get_refused (match.players[0]->link), ==, "Ben");
  robo_link_take_refused (match.players[0]->link);
  g_assert_cmpuint (robo_chains_count (chains, 1), ==, 0);

  refuses = FALSE;
  robo_link_take_refused (match.players[0]->link);
  g_assert_cmpuint (robo_chains_count (chains, 1), >, 0);
  g_assert_null (robo_link_get_refused (match.players[0]->link));
  carry_match_play (&match);
  carry_match_check (&match);
  carry_match_clear (&match);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
said_cb (RoboCarrier *carrier,
         const char  *who,
         const char  *words,
         gint64       when,
         GString     *heard)
{
  g_string_append_printf (heard, "<%s>", words);
}

static void
wait_open (RoboCarrier *carrier)
{
  robo_carrier_open (carrier);
  while (robo_carrier_get_state (carrier) != ROBO_CARRIER_OPEN)
    g_main_context_iteration (NULL, TRUE);
}

/* A message that is sent twice arrives once, and a message that is sent while the carrier is closed never arrives. */
static void
test_once (void)
{
  g_autoptr (RoboCarrier) carrier = robo_loopback_new (NULL);
  g_autoptr (GBytes) bundle = g_bytes_new_static ("bundle", 6);
  guint n_received = 0, n_notified = 0;

  g_signal_connect_swapped (carrier, "received", G_CALLBACK (count_cb), &n_received);
  g_signal_connect_swapped (carrier, "notify::state", G_CALLBACK (count_cb), &n_notified);
  robo_carrier_send (carrier, bundle);
  wait_open (carrier);
  g_assert_cmpuint (n_received, ==, 0);
  g_assert_cmpuint (n_notified, ==, 2);
  robo_carrier_send (carrier, bundle);
  robo_carrier_send (carrier, bundle);
  drain ();
  robo_carrier_send (carrier, bundle);
  drain ();
  g_assert_cmpuint (n_received, ==, 1);
  robo_carrier_set_empty (carrier);
  robo_carrier_send (carrier, bundle);
  drain ();
  g_assert_cmpuint (n_received, ==, 2);
  robo_carrier_close (carrier);
  g_assert_cmpuint (robo_carrier_get_state (carrier), ==, ROBO_CARRIER_CLOSED);
}

static void
test_words (void)
{
  g_autoptr (RoboCarrier) carrier = robo_loopback_new (NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *long_words = g_strnfill (5000, 'x');

  g_signal_connect (carrier, "said", G_CALLBACK (said_cb), heard);
  wait_open (carrier);
  robo_carrier_say (carrier, "Good game!");
  robo_carrier_say (carrier, "  \n");
  drain ();
  g_assert_cmpstr (heard->str, ==, "<Good game!>");

  /* Chat messages lose terminal escapes and characters that reverse the text, and are cut to a readable
   * length. */
  g_string_truncate (heard, 0);
  robo_carrier_receive_words (carrier, "Ben", "a\033[2Jb\xe2\x80\xae"
                                              "c\nd",
                              0);
  g_assert_cmpstr (heard->str, ==, "<a [2Jbc d>");
  g_string_truncate (heard, 0);
  robo_carrier_receive_words (carrier, "Ben", "e\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81!", 0);
  g_assert_cmpstr (heard->str, ==, "<e\xcc\x81\xcc\x81\xcc\x81\xcc\x81!>");
  g_string_truncate (heard, 0);
  robo_carrier_receive_words (carrier, "Ben", long_words, 0);
  g_assert_cmpuint (heard->len, <=, ROBO_CARRIER_MAX_WORDS);
  g_assert_cmpuint (heard->len, >, ROBO_CARRIER_MAX_WORDS - 20);

  g_string_truncate (heard, 0);
  robo_carrier_set_muted (carrier, "Ben", TRUE);
  robo_carrier_receive_words (carrier, "Ben", "Hello", 0);
  robo_carrier_receive_words (carrier, "Cleo", "Hello", 0);
  robo_carrier_set_muted (carrier, "Ben", FALSE);
  robo_carrier_receive_words (carrier, "Ben", "Bye", 0);
  g_assert_cmpstr (heard->str, ==, "<Hello><Bye>");
  robo_carrier_close (carrier);
}

static void
test_size (void)
{
  g_autoptr (RoboCarrier) carrier = robo_loopback_new (NULL);
  g_autofree char *nothing = g_malloc0 (ROBO_CARRIER_MAX_BUNDLE + 1);
  g_autoptr (GBytes) fits = g_bytes_new (nothing, ROBO_CARRIER_MAX_BUNDLE);
  g_autoptr (GBytes) too_long = g_bytes_new (nothing, ROBO_CARRIER_MAX_BUNDLE + 1);
  guint n_received = 0, n_offered = 0;

  g_signal_connect_swapped (carrier, "received", G_CALLBACK (count_cb), &n_received);
  g_signal_connect_swapped (carrier, "offered", G_CALLBACK (count_cb), &n_offered);
  robo_carrier_receive_bundle (carrier, too_long);
  g_assert_cmpuint (n_received, ==, 0);
  robo_carrier_receive_bundle (carrier, fits);
  g_assert_cmpuint (n_received, ==, 1);
  robo_carrier_receive_offer (carrier, fits);
  g_assert_cmpuint (n_offered, ==, 0);
}

static void
count_parts_cb (RoboCarrier *carrier,
                GBytes      *message,
                guint       *n_parts)
{
  *n_parts += ((const guint8 *)g_bytes_get_data (message, NULL))[0] == 2;
}

/* Two guests want the arena of the inviting player at nearly the same time. The second one gets it, too, after the time
 * in which it is sent at most once. */
static void
test_files_again (void)
{
  CarryMatch match;
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (GBytes) want = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  guint n_parts = 0;
  guint n_before;

  carry_match_init (&match, "hh");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  robo_carrier_open (match.players[0]->carrier);
  guest = robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier));
  g_signal_connect (guest, "filed", G_CALLBACK (count_parts_cb), &n_parts);
  robo_carrier_open (guest);
  drain ();
  robo_link_set_again_ms (match.players[0]->link, 30);
  parts = robo_file_split (match.players[0]->peer->offer, match.players[0]->peer->shared->setup);
  want = robo_file_request_new (match.players[0]->peer->offer);
  robo_carrier_send_file_message (guest, want);
  while (n_parts < parts->len)
    g_main_context_iteration (NULL, TRUE);
  robo_carrier_send_file_message (guest, want);
  robo_carrier_send_file_message (guest, want);
  n_before = n_parts;
  while (n_parts < n_before + parts->len)
    g_main_context_iteration (NULL, TRUE);
  drain ();
  g_assert_cmpuint (n_parts, ==, 2 * parts->len);
  robo_carrier_close (guest);
  carry_match_clear (&match);
}

/* A player who has sent the arena before would send it again, but not when another one has done so. */
static void
test_files_once (void)
{
  CarryMatch match;
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (GBytes) want = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  guint n_parts = 0;

  carry_match_init (&match, "hh");
  carry_player_new (&match, 0, robo_loopback_new (NULL));
  robo_carrier_open (match.players[0]->carrier);
  guest = robo_loopback_new (ROBO_LOOPBACK (match.players[0]->carrier));
  g_signal_connect (guest, "filed", G_CALLBACK (count_parts_cb), &n_parts);
  robo_carrier_open (guest);
  drain ();
  parts = robo_file_split (match.players[0]->peer->offer, match.players[0]->peer->shared->setup);
  want = robo_file_request_new (match.players[0]->peer->offer);
  robo_carrier_send_file_message (guest, want);
  while (n_parts < parts->len)
    g_main_context_iteration (NULL, TRUE);
  drain ();
  robo_carrier_send_file_message (guest, want);
  drain ();
  g_assert_true (robo_link_will_send_files (match.players[0]->link));
  for (guint i = 0; i < parts->len; i++)
    robo_carrier_send_file_message (guest, g_ptr_array_index (parts, i));
  drain ();
  g_assert_false (robo_link_will_send_files (match.players[0]->link));
  robo_carrier_close (guest);
  carry_match_clear (&match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/net/transports/carrier/match/late-spectators-read-the-whole-match", test_play);
  g_test_add_func ("/net/transports/carrier/emptied-chat-room/gets-the-match-from-a-spectator", test_move);
  g_test_add_func ("/net/transports/carrier/refused-player/joins-when-no-longer-refused", test_refused);
  g_test_add_func ("/net/transports/carrier/message-sent-twice/arrives-once", test_once);
  g_test_add_func ("/net/transports/carrier/false-claim-of-missing-entries/player-who-read-the-chat-room-can-go-on",
                   test_claim);
  g_test_add_func ("/net/transports/carrier/arena-and-cards/are-sent-again-on-request", test_files_again);
  g_test_add_func ("/net/transports/carrier/arena-and-cards/are-not-sent-again-when-another-player-has-sent-them",
                   test_files_once);
  g_test_add_func ("/net/transports/carrier/chat/is-cleaned-and-cut", test_words);
  g_test_add_func ("/net/transports/carrier/too-long-bundle/is-dropped", test_size);

  return g_test_run ();
}
