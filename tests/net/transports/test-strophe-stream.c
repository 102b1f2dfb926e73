// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a stream to a server that disconnects halfway; tests with real servers are in tests/net/servers*.py.
#include <string.h>

#include <glib/gstdio.h>

#include "net/transports/robo-strophe-stream.h"

/* Without a trusted certificate, connections on this machine are not encrypted. No server presents this one. */
static const char certificate[] =
  "-----BEGIN CERTIFICATE-----\n"
  "MIIBoTCCAUegAwIBAgIUD4xivWpCyrbm+cpadZDEJ8MaK7owCgYIKoZIzj0EAwIw\n"
  "GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjYxOTAxMzhaGA8yMTI2\n"
  "MTEwMjE5MDEzOFowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49\n"
  "AgEGCCqGSM49AwEHA0IABEbIV3GcandyQKhakpzIesiRPq/FE6ns1AemvVtWfbr3\n"
  "crMRua0wg5iS3mnc6A1jYeUFSrRn9RS2bfADKd7RHAujbTBrMB0GA1UdDgQWBBRn\n"
  "xxe5xifNJ7N880+vQCsa2n2i8jAfBgNVHSMEGDAWgBRnxxe5xifNJ7N880+vQCsa\n"
  "2n2i8jAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUw\n"
  "CgYIKoZIzj0EAwIDSAAwRQIgCaha9eUyILL1e6zO3DS1C38Y1uNQkkq+ENhCme8/\n"
  "HHgCIQCHmzPy08+D46Mtbmwvde54FvjfjMH1LItiQtBiEMzdtQ==\n"
  "-----END CERTIFICATE-----\n";

#define HEAD                                                                                                         \
  "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' id='1'" \
  " from='example.org' version='1.0'>"                                                                               \
  "<stream:features><starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'><required/></starttls></stream:features>"

/* Reads until the text has arrived. */
static gboolean
hear (GInputStream *input,
      const char   *what)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  char   chunk[256];
  gssize n;

  while (strstr (heard->str, what) == NULL)
    {
      n = g_input_stream_read (input, chunk, sizeof chunk, NULL, NULL);
      if (n <= 0)
        return FALSE;
      g_string_append_len (heard, chunk, n);
    }

  return TRUE;
}

/* Runs in a thread of its own: a server that agrees to encrypt, and then disconnects. */
static gboolean
serve_cb (GThreadedSocketService *service,
          GSocketConnection      *connection,
          GObject                *source,
          gpointer                data)
{
  GInputStream  *input = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  GOutputStream *output = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  char           hello[5];

  if (hear (input, "<stream:stream") && g_output_stream_write_all (output, HEAD, strlen (HEAD), NULL, NULL, NULL) &&
      hear (input, "<starttls") &&
      g_output_stream_printf (output, NULL, NULL, NULL, "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>"))
    {
      g_input_stream_read_all (input, hello, sizeof hello, NULL, NULL, NULL);
      g_atomic_int_inc ((int *)data);
    }

  return TRUE;
}

static void
ended_cb (int          *ended,
          RoboStreamEnd end)
{
  *ended = (int)end;
}

/* The data is TRUE to create an account, for which the program itself sends what the library sends otherwise. */
static void
test_broken_handshake (gconstpointer data)
{
  g_autoptr (GSocketService) service = g_threaded_socket_service_new (1);
  g_autoptr (GSocketAddress) any = g_inet_socket_address_new_from_string ("127.0.0.1", 0);
  g_autoptr (GSocketAddress) address = NULL;
  g_autoptr (RoboStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("robodrome-stream-XXXXXX", NULL);
  g_autofree char *ca_file = g_build_filename (folder, "certificate.pem", NULL);
  RoboAccount      account = { .address = (char *)"anna@example.org", .password = (char *)"secret", .is_new = data != NULL };
  int              ended = -1;
  int              n_agreed = 0;

  g_assert_true (g_file_set_contents (ca_file, certificate, -1, NULL));
  g_socket_listener_add_address (G_SOCKET_LISTENER (service), any, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL,
                                 &address, &error);
  g_assert_no_error (error);
  g_signal_connect (service, "run", G_CALLBACK (serve_cb), &n_agreed);
  account.host = (char *)"127.0.0.1";
  account.ca_file = ca_file;
  account.port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));

  stream = robo_strophe_stream_new (&account);
  g_signal_connect_swapped (stream, "ended", G_CALLBACK (ended_cb), &ended);
  robo_stream_open (stream);
  while (ended < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_atomic_int_get (&n_agreed), ==, 1);
  /* The server has presented no certificate, so it cannot be a wrong one. */
  g_assert_cmpint (ended, ==, ROBO_STREAM_LOST);

  g_socket_service_stop (service);
  g_unlink (ca_file);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/net/transports/strophe-stream/broken-handshake/counts-as-a-lost-stream",
                        NULL, test_broken_handshake);
  g_test_add_data_func ("/net/transports/strophe-stream/new-account/broken-handshake-counts-as-a-lost-stream",
                        "new", test_broken_handshake);

  return g_test_run ();
}
