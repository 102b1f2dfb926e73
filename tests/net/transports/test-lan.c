// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the connection in the local network, on this machine only.
#include "config.h"

#include <string.h>

#include "net/transports/robo-frames.h"
#include "net/transports/robo-lan.h"

#include "transport-test.h"

static RoboCarrier *
new_host (guint16 port)
{
  return carry_listen (robo_lan_new_host ("Anna", port, "secret"));
}

static guint16
get_port (RoboCarrier *host)
{
  g_autoptr (GSocketConnectable) address = NULL;
  g_autofree char *text = g_strdup (robo_lan_get_address (ROBO_LAN (host)));

  *strrchr (text, '/') = '\0';
  address = g_network_address_parse (text, 0, NULL);

  return g_network_address_get_port (G_NETWORK_ADDRESS (address));
}

static RoboCarrier *
new_guest (guint16     port,
           const char *word)
{
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u/%s", port, word);
  g_autoptr (GError) error = NULL;
  RoboCarrier *guest = robo_lan_new_guest ("Ben", address, &error);

  g_assert_no_error (error);

  return carry_listen (guest);
}

static void
wait_for (RoboCarrier     *carrier,
          RoboCarrierState state)
{
  while (robo_carrier_get_state (carrier) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_play (void)
{
  CarryMatch match;
  guint16    port;

  carry_match_init (&match, "hhhk");
  carry_player_new (&match, 0, new_host (0));
  robo_carrier_open (match.players[0]->carrier);
  port = get_port (match.players[0]->carrier);
  for (guint seat = 1; seat < 3; seat++)
    robo_carrier_open (carry_player_new (&match, seat, new_guest (port, "secret"))->carrier);
  carry_match_play (&match);
  carry_match_check (&match);

  robo_carrier_open (carry_player_new (&match, ROBO_SPECTATOR, new_guest (port, "SECRET"))->carrier);
  carry_match_play (&match);
  carry_match_check (&match);
  carry_match_clear (&match);
}

/* A new host at the same address has no match: a guest brings it. */
static void
test_host_gone (void)
{
  CarryMatch match;
  guint16    port;

  carry_match_init (&match, "hhk-");
  carry_player_new (&match, 0, new_host (0));
  robo_carrier_open (match.players[0]->carrier);
  port = get_port (match.players[0]->carrier);
  robo_carrier_open (carry_player_new (&match, 1, new_guest (port, "secret"))->carrier);
  carry_match_play (&match);

  carry_player_free (match.players[0]);
  match.players[0] = match.players[--match.n_players];
  wait_for (match.players[0]->carrier, ROBO_CARRIER_WAITING);
  robo_carrier_open (carry_player_new (&match, ROBO_SPECTATOR, new_host (port))->carrier);
  carry_match_play (&match);
  carry_match_check (&match);
  carry_match_clear (&match);
}

/* A port that is in use, and a port without host. */
static void
test_no_place (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) second = NULL;
  g_autoptr (RoboCarrier) guest = NULL;

  robo_carrier_open (host);
  second = new_host (get_port (host));
  robo_carrier_open (second);
  g_assert_cmpuint (robo_carrier_get_state (second), ==, ROBO_CARRIER_CLOSED);

  /* The sentence for a host without guests has no number. */
  g_assert_nonnull (strstr (robo_carrier_get_sentence (host), "Nobody is there yet."));
  guest = new_guest (get_port (host), "secret");
  robo_carrier_close (host);
  robo_carrier_open (guest);
  wait_for (guest, ROBO_CARRIER_WAITING);
  robo_carrier_close (guest);
}

static void
said_cb (RoboCarrier *carrier,
         const char  *who,
         const char  *words,
         gint64       when,
         GString     *heard)
{
  g_string_append_printf (heard, "%s: %s|", who, words);
}

static void
test_words (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (RoboCarrier) late = NULL;
  g_autoptr (GString) heard = g_string_new (NULL);

  robo_carrier_open (host);
  guest = new_guest (get_port (host), "secret");
  g_signal_connect (guest, "said", G_CALLBACK (said_cb), heard);
  robo_carrier_open (guest);
  wait_for (guest, ROBO_CARRIER_OPEN);
  robo_carrier_say (host, "Well played!");
  robo_carrier_say (guest, "Again?");
  while (strstr (heard->str, "Well") == NULL || strstr (heard->str, "Again") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (heard->str, "Anna: Well played!|"));
  g_assert_nonnull (strstr (heard->str, "Ben: Again?|"));

  g_string_truncate (heard, 0);
  late = new_guest (get_port (host), "secret");
  g_signal_connect (late, "said", G_CALLBACK (said_cb), heard);
  robo_carrier_open (late);
  wait_for (late, ROBO_CARRIER_OPEN);
  g_assert_nonnull (strstr (heard->str, "Well played!"));
  robo_carrier_close (late);
  robo_carrier_close (guest);
  robo_carrier_close (host);
}

static void
test_wrong_word (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) guest = NULL;
  g_autofree char *sentence = NULL;

  robo_carrier_open (host);
  guest = new_guest (get_port (host), "secrex");
  robo_carrier_open (guest);
  sentence = g_strdup (robo_carrier_get_sentence (guest));
  wait_for (guest, ROBO_CARRIER_CLOSED);
  g_assert_cmpstr (robo_carrier_get_sentence (guest), !=, sentence);
  robo_carrier_close (host);
}

/* Sends bytes to the host, and reads until the host closes the connection. */
static void
say_rudely (RoboCarrier  *host,
            gconstpointer words,
            gsize         size)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) connection = g_socket_client_connect_to_host (client, "127.0.0.1", get_port (host), NULL, NULL);
  GInputStream *input = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  guint8        byte;
  gssize        n_read = 1;

  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)), words, size, NULL, NULL, NULL);
  g_socket_set_blocking (g_socket_connection_get_socket (connection), FALSE);
  while (n_read > 0)
    {
      g_autoptr (GError) error = NULL;

      g_main_context_iteration (NULL, FALSE);
      n_read = g_pollable_input_stream_read_nonblocking (G_POLLABLE_INPUT_STREAM (input), &byte, 1, NULL, &error);
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
        n_read = 1;
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* The host disconnects an invalid guest and ignores its messages; the others stay. */
static void
test_rude (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (GBytes) bundle = g_bytes_new_static ("bundle", 6);
  g_autoptr (GBytes) alone = robo_frame_new (ROBO_FRAME_BUNDLE, "bundle", 6);
  g_autoptr (GBytes) hello = robo_frame_new (ROBO_FRAME_HELLO, "\001SECRET", 7);
  g_autoptr (GBytes) wrong_hello = robo_frame_new (ROBO_FRAME_HELLO, "\001SECREX", 7);
  g_autoptr (GBytes) right_hello = robo_frame_new (ROBO_FRAME_HELLO, "\001SECRET", 7);
  g_autoptr (GByteArray) then_wrong = g_byte_array_new ();
  g_autoptr (GByteArray) guesses = g_byte_array_new ();
  guint n_received = 0;

  robo_carrier_open (host);
  g_signal_connect_swapped (host, "received", G_CALLBACK (count_cb), &n_received);
  guest = new_guest (get_port (host), "secret");
  robo_carrier_open (guest);
  wait_for (guest, ROBO_CARRIER_OPEN);

  say_rudely (host, "GET / HTTP/1.1\r\n\r\n", 18);
  say_rudely (host, "\002\377\377\377", 4);
  say_rudely (host, g_bytes_get_data (alone, NULL), g_bytes_get_size (alone));
  g_byte_array_append (then_wrong, g_bytes_get_data (hello, NULL), (guint)g_bytes_get_size (hello));
  g_byte_array_append (then_wrong, (const guint8 *)"\377\0\0\0", 4);
  say_rudely (host, then_wrong->data, then_wrong->len);
  g_assert_cmpuint (n_received, ==, 0);

  /* A second guess on the same connection is refused, too. */
  g_byte_array_append (guesses, g_bytes_get_data (wrong_hello, NULL), (guint)g_bytes_get_size (wrong_hello));
  g_byte_array_append (guesses, g_bytes_get_data (right_hello, NULL), (guint)g_bytes_get_size (right_hello));
  say_rudely (host, guesses->data, guesses->len);
  say_rudely (host, g_bytes_get_data (wrong_hello, NULL), g_bytes_get_size (wrong_hello));
  g_assert_cmpuint (robo_lan_count_guests (ROBO_LAN (host)), ==, 1);

  robo_carrier_send (guest, bundle);
  while (n_received == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (robo_carrier_get_state (guest), ==, ROBO_CARRIER_OPEN);
  robo_carrier_close (guest);
  robo_carrier_close (host);
}

static void
check_bundle_cb (RoboCarrier *carrier,
                 GBytes      *bytes,
                 guint       *n_received)
{
  g_autoptr (GPtrArray) bundle = robo_bundle_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_nonnull (bundle);
  (*n_received)++;
}

/* A guest with the word sends bundles that belong to no match: the host keeps none and passes none on. */
static void
test_rubbish (void)
{
  CarryMatch match;
  guint16    port;
  guint      n_received = 0;
  g_autoptr (GByteArray) rubbish = g_byte_array_new ();
  g_autoptr (RoboCarrier) late = NULL;
  g_autoptr (GBytes) hello = robo_frame_new (ROBO_FRAME_HELLO, "\001SECRET", 7);

  carry_match_init (&match, "hhk-");
  carry_player_new (&match, 0, new_host (0));
  robo_carrier_open (match.players[0]->carrier);
  port = get_port (match.players[0]->carrier);
  robo_carrier_open (carry_player_new (&match, 1, new_guest (port, "secret"))->carrier);

  g_byte_array_append (rubbish, g_bytes_get_data (hello, NULL), (guint)g_bytes_get_size (hello));
  for (guint32 i = 0; i < 1000; i++)
    {
      g_autoptr (GBytes) frame = robo_frame_new (ROBO_FRAME_BUNDLE, &i, sizeof i);

      g_byte_array_append (rubbish, g_bytes_get_data (frame, NULL), (guint)g_bytes_get_size (frame));
    }
  say_rudely (match.players[0]->carrier, rubbish->data, rubbish->len);
  carry_match_play (&match);
  carry_match_check (&match);

  late = new_guest (port, "secret");
  g_signal_connect (late, "received", G_CALLBACK (check_bundle_cb), &n_received);
  robo_carrier_open (late);
  wait_for (late, ROBO_CARRIER_OPEN);
  g_assert_cmpuint (n_received, >, 0);
  robo_carrier_close (late);
  carry_match_clear (&match);
}

/* Connections that say nothing do not keep out who has the word. */
static void
test_silent (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (GPtrArray) silent = g_ptr_array_new_with_free_func (g_object_unref);

  robo_carrier_open (host);
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (GSocketClient) client = g_socket_client_new ();

      g_ptr_array_add (silent, g_socket_client_connect_to_host (client, "127.0.0.1", get_port (host), NULL, NULL));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  guest = new_guest (get_port (host), "secret");
  robo_carrier_open (guest);
  wait_for (guest, ROBO_CARRIER_OPEN);
  robo_carrier_close (guest);
  robo_carrier_close (host);
}

static void
test_address (void)
{
  static const char *const wrong[] = { "", "1.2.3.4", "1.2.3.4:5", "1.2.3.4:5/", "1.2.3.4/WORD", "/WORD", "1.2.3.4:99999/WORD" };
  static const char *const right[] = { "1.2.3.4:5/WORD", "[fd00::1]:5/WORD", "anna.local:5/WORD" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (robo_lan_new_guest ("Ben", wrong[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
      carry_tell (error->message);
    }
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RoboCarrier) guest = robo_lan_new_guest ("Ben", right[i], &error);

      g_assert_no_error (error);
    }
}

int
main (int    argc,
      char **argv)
{
  carry_test_init (&argc, &argv);

  g_test_add_func ("/net/transports/lan/match/is-played-with-guests", test_play);
  g_test_add_func ("/net/transports/lan/new-host/gets-the-match", test_host_gone);
  g_test_add_func ("/net/transports/lan/port-in-use/closes-the-host", test_no_place);
  g_test_add_func ("/net/transports/lan/chat/arrives-with-names", test_words);
  g_test_add_func ("/net/transports/lan/guest-with-wrong-word/is-refused", test_wrong_word);
  g_test_add_func ("/net/transports/lan/invalid-guest/is-disconnected", test_rude);
  g_test_add_func ("/net/transports/lan/messages-of-no-match/are-neither-kept-nor-passed-on", test_rubbish);
  g_test_add_func ("/net/transports/lan/silent-connections/do-not-keep-a-guest-out", test_silent);
  g_test_add_func ("/net/transports/lan/address/invalid-one-is-refused", test_address);

  return g_test_run ();
}
