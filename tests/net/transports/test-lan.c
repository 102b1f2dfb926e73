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

/* The last host has told this address of this computer. */
static char own_address[64];

static guint16
get_port (RoboCarrier *host)
{
  g_autoptr (GSocketConnectable) address = NULL;
  g_autofree char *text = g_strdup (robo_lan_get_address (ROBO_LAN (host)));

  *strrchr (text, '/') = '\0';
  address = g_network_address_parse (text, 0, NULL);
  g_strlcpy (own_address, g_network_address_get_hostname (G_NETWORK_ADDRESS (address)), sizeof own_address);

  return g_network_address_get_port (G_NETWORK_ADDRESS (address));
}

static RoboCarrier *
new_guest (guint16     port,
           const char *word)
{
  const gboolean   is_long = strchr (own_address, ':') != NULL;
  g_autofree char *address =
    g_strdup_printf ("%s%s%s:%u/%s", is_long ? "[" : "", own_address, is_long ? "]" : "", port, word);
  g_autoptr (GError) error = NULL;
  RoboCarrier *guest = robo_lan_new_guest ("Ben", address, &error);

  g_assert_no_error (error);

  return carry_listen (guest);
}

static GSocketConnection *
connect_to (const char *host,
            guint16     port)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GInetAddress) inet = g_inet_address_new_from_string (host);
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new (inet, port);

  return g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, NULL);
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

/* Opens a host at a port that is in use, and a guest at a port without a host. */
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
  g_assert_nonnull (strstr (robo_carrier_get_sentence (host), "Nobody else is here yet."));
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
  const guint16 port = get_port (host);
  g_autoptr (GSocketConnection) connection = connect_to (own_address, port);
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

/* The host disconnects an invalid guest and ignores its messages; the other guests stay. */
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

/* A guest who has the password sends bundles that belong to no match: the host keeps none and passes none on. */
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

/* Connections that say nothing do not keep out a guest who has the password. */
static void
test_silent (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (RoboCarrier) guest = NULL;
  g_autoptr (GPtrArray) silent = g_ptr_array_new_with_free_func (g_object_unref);

  robo_carrier_open (host);
  for (guint i = 0; i < 40; i++)
    {
      const guint16 port = get_port (host);

      g_ptr_array_add (silent, connect_to (own_address, port));
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
note_said_cb (RoboCarrier *carrier,
              const char  *who,
              const char  *words,
              gint64       when,
              GString     *said)
{
  g_string_append_printf (said, "%s says %s\n", who, words);
  g_assert_nonnull (robo_carrier_get_speaker (carrier));
}

/* Sends a message under the name through a connection of its own, and keeps the connection open. */
static GSocketConnection *
speak (RoboCarrier *host,
       const char  *name,
       const char  *words)
{
  static const char  hello[] = "\1SECRET";
  const guint16      port = get_port (host);
  GSocketConnection *connection = connect_to (own_address, port);
  GOutputStream     *output = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  g_autoptr (GString) body = g_string_new_len ("\0\0\0\0\0\0\0\1", 8);
  g_autoptr (GBytes) first = robo_frame_new (ROBO_FRAME_HELLO, hello, strlen (hello));
  g_autoptr (GBytes) second = NULL;

  g_string_append_len (body, name, (gssize)strlen (name) + 1);
  g_string_append (body, words);
  second = robo_frame_new (ROBO_FRAME_WORDS, body->str, body->len);
  g_output_stream_write_bytes (output, first, NULL, NULL);
  g_output_stream_write_bytes (output, second, NULL, NULL);

  return connection;
}

/* A name belongs to the connection that has used it first, and to the host. */
static void
test_names (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (GString) said = g_string_new (NULL);
  const char *const  names[] = { "Ben", "Ben", "anna", "", "Cleo", "C1eo" };
  GSocketConnection *lines[G_N_ELEMENTS (names)];

  g_signal_connect (host, "said", G_CALLBACK (note_said_cb), said);
  robo_carrier_open (host);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      lines[i] = speak (host, names[i], "hello");
      /* A message without a name is dropped. */
      while (*names[i] != '\0' && strstr (said->str, names[i]) == NULL)
        g_main_context_iteration (NULL, TRUE);
      if (i == 1)
        {
          while (strstr (said->str, "Ben-2") == NULL)
            g_main_context_iteration (NULL, TRUE);
        }
    }
  g_assert_cmpstr (said->str, ==,
                   "Ben says hello\nBen-2 says hello\nanna-2 says hello\nCleo says hello\nC1eo-2 says hello\n");
  robo_carrier_close (host);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (lines[i]);
}

/* The port is open at the address that is told, and at no other address of this computer. */
static void
test_one_address (void)
{
  g_autoptr (RoboCarrier) host = new_host (0);
  g_autoptr (GSocketConnection) here = NULL;
  guint16 port;

  robo_carrier_open (host);
  port = get_port (host);
  here = connect_to (own_address, port);
  g_assert_nonnull (here);
  g_assert_null (connect_to (g_str_equal (own_address, "127.0.0.1") ? "127.0.0.2" : "127.0.0.1", port));
  robo_carrier_close (host);
}

static void
test_private (void)
{
  static const struct
  {
    const char *text;
    gboolean    is_private;
  } rows[] = {
    { "192.168.1.5", TRUE },
    { "10.0.0.1", TRUE },
    { "172.20.3.4", TRUE },
    { "169.254.7.8", TRUE },
    { "fd00::1", TRUE },
    { "fc12::1", TRUE },
    { "8.8.8.8", FALSE },
    { "172.32.0.1", FALSE },
    { "100.64.0.1", FALSE },
    { "2001:db8::1", FALSE },
    /* A link-local address of IPv6 is of no use without the name of the network card. */
    { "fe80::1", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GInetAddress) address = g_inet_address_new_from_string (rows[i].text);

      g_assert_cmpint (robo_lan_is_private (address), ==, rows[i].is_private);
    }
}

static void
test_address (void)
{
  static const char *const wrong[] = { "", "1.2.3.4", "1.2.3.4:5", "1.2.3.4:5/", "1.2.3.4/WORD", "/WORD",
                                       "1.2.3.4:99999/WORD" };
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
  g_test_add_func ("/net/transports/lan/new-host-at-the-same-address/gets-the-match-from-a-guest", test_host_gone);
  g_test_add_func ("/net/transports/lan/new-host-at-a-port-in-use/is-closed", test_no_place);
  g_test_add_func ("/net/transports/lan/chat/arrives-with-names", test_words);
  g_test_add_func ("/net/transports/lan/guest-with-wrong-password/is-refused", test_wrong_word);
  g_test_add_func ("/net/transports/lan/guest-that-sends-invalid-data/is-disconnected", test_rude);
  g_test_add_func ("/net/transports/lan/messages-of-no-match/are-neither-stored-nor-passed-on", test_rubbish);
  g_test_add_func ("/net/transports/lan/silent-connections/do-not-keep-a-guest-out", test_silent);
  g_test_add_func ("/net/transports/lan/invalid-address/is-refused", test_address);
  g_test_add_func ("/net/transports/lan/name-in-the-chat/belongs-to-the-connection-that-used-it-first", test_names);
  g_test_add_func ("/net/transports/lan/port/is-open-only-at-the-address-told-to-guests", test_one_address);
  g_test_add_func ("/net/transports/lan/address/is-known-as-private-or-public", test_private);

  return g_test_run ();
}
