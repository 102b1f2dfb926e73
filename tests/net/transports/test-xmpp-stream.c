// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a stream to servers that fail, cheat or attack; tests with real servers are in tests/net/servers*.py.
#include <string.h>

#include <glib/gstdio.h>

#include "net/transports/robo-xmpp-stream.h"

#include "certificates.h"

#define HEAD                                                                                                         \
  "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' id='1'" \
  " from='example.org' version='1.0'>"
#define MECHANISM(name)     "<mechanism>" name "</mechanism>"
#define MECHANISMS(content) "<mechanisms xmlns='urn:ietf:params:xml:ns:xmpp-sasl'>" content "</mechanisms>"
#define FEATURES(content)   "<stream:features>" content "</stream:features>"
#define STARTTLS            "<starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'><required/></starttls>"
#define PROCEED             "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>"
#define SUCCESS             "<success xmlns='urn:ietf:params:xml:ns:xmpp-sasl'/>"
#define BIND                "<bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/>"
#define BOUND                                                                   \
  "<iq type='result' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'>" \
  "<jid>anna@example.org/1</jid></bind></iq>"
/* This alert of TLS means that this version of the protocol is not supported. */
#define ALERT "\x15\x03\x01\x00\x02\x02\x46"

/* Stands for a server that says one thing after another. It waits for some text before each, and begins TLS at a step
 * without text. */
typedef struct
{
  const char   *path;
  const char   *steps[16]; /* by turns: the text that the client sends; the answer, or NULL to begin TLS */
  const char   *certificate;
  const char   *trusted; /* certificates that the client trusts */
  RoboStreamEnd end;
  gboolean      has_scram; /* whether the account has used SCRAM before */
  gboolean      is_new;
} Row;

typedef struct
{
  const Row *row;
  GString   *heard;
  gint       n_done;
} Server;

/* Reads until the text has arrived. */
static gboolean
hear (GIOStream  *io,
      GString    *heard,
      const char *what)
{
  char   chunk[256];
  gsize  begin = heard->len;
  gssize n;

  while (strstr (heard->str + begin, what) == NULL)
    {
      n = g_input_stream_read (g_io_stream_get_input_stream (io), chunk, sizeof chunk, NULL, NULL);
      if (n <= 0)
        return FALSE;
      g_string_append_len (heard, chunk, n);
    }

  return TRUE;
}

static GIOStream *
begin_tls (GIOStream  *io,
           const char *pem)
{
  g_autofree char *both = g_strconcat (pem, certificate_key, NULL);
  g_autoptr (GTlsCertificate) certificate = g_tls_certificate_new_from_pem (both, -1, NULL);
  g_autoptr (GIOStream) tls = g_tls_server_connection_new (io, certificate, NULL);

  if (tls == NULL || !g_tls_connection_handshake (G_TLS_CONNECTION (tls), NULL, NULL))
    return NULL;

  return g_steal_pointer (&tls);
}

/* Answers a client as the steps of the row say. Runs in a thread of its own. */
static gboolean
serve_cb (GThreadedSocketService *service,
          GSocketConnection      *connection,
          GObject                *source,
          gpointer                data)
{
  Server *server = data;
  g_autoptr (GIOStream) io = g_object_ref (G_IO_STREAM (connection));
  const char *const *step = server->row->steps;

  for (; *step != NULL && io != NULL && hear (io, server->heard, step[0]); step += 2)
    {
      GOutputStream *output = g_io_stream_get_output_stream (io);

      if (step[1] == NULL)
        {
          GIOStream *tls;

          g_output_stream_write_all (output, PROCEED, strlen (PROCEED), NULL, NULL, NULL);
          tls = begin_tls (io, server->row->certificate);
          g_object_unref (io);
          io = tls;
        }
      else if (!g_output_stream_write_all (output, step[1], strlen (step[1]), NULL, NULL, NULL))
        break;
    }
  g_atomic_int_inc (&server->n_done);

  return TRUE;
}

static void
ended_cb (int          *ended,
          RoboStreamEnd end)
{
  *ended = (int)end;
}

typedef struct
{
  GSocketService *service;
  Server          server;
  char           *folder;
  char           *ca_file;
  char           *notes;
  RoboStream     *stream;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GSocketAddress) any = g_inet_socket_address_new_from_string ("127.0.0.1", 0);
  g_autoptr (GSocketAddress) address = NULL;
  g_autoptr (GError) error = NULL;
  RoboAccount account = { .address = (char *)"anna@example.org", .password = (char *)"secret" };

  fixture->folder = g_dir_make_tmp ("robodrome-stream-XXXXXX", NULL);
  fixture->ca_file = g_build_filename (fixture->folder, "certificate.pem", NULL);
  fixture->notes = g_build_filename (fixture->folder, "notes", NULL);
  g_file_set_contents (fixture->ca_file, row->trusted != NULL ? row->trusted : certificate_good, -1, &error);
  g_assert_no_error (error);
  fixture->service = g_threaded_socket_service_new (1);
  g_socket_listener_add_address (G_SOCKET_LISTENER (fixture->service), any, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP,
                                 NULL, &address, &error);
  g_assert_no_error (error);
  fixture->server = (Server){ .row = row, .heard = g_string_new (NULL) };
  g_signal_connect (fixture->service, "run", G_CALLBACK (serve_cb), &fixture->server);
  account.host = (char *)"127.0.0.1";
  account.port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));
  account.ca_file = fixture->ca_file;
  account.notes = fixture->notes;
  account.is_new = row->is_new;
  if (row->has_scram)
    robo_account_note_scram (&account);
  g_assert_cmpint (robo_account_has_scram (&account), ==, row->has_scram);
  fixture->stream = robo_xmpp_stream_new (&account);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->stream);
  while (g_atomic_int_get (&fixture->server.n_done) == 0)
    g_thread_yield ();
  g_socket_service_stop (fixture->service);
  g_object_unref (fixture->service);
  g_string_free (fixture->server.heard, TRUE);
  g_unlink (fixture->ca_file);
  g_unlink (fixture->notes);
  g_rmdir (fixture->folder);
  g_free (fixture->ca_file);
  g_free (fixture->notes);
  g_free (fixture->folder);
}

static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  const Row *row = data;
  int        ended = -1;

  g_signal_connect_swapped (fixture->stream, "ended", G_CALLBACK (ended_cb), &ended);
  robo_stream_open (fixture->stream);
  while (ended < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ended, ==, row->end);
  while (g_atomic_int_get (&fixture->server.n_done) == 0)
    g_main_context_iteration (NULL, FALSE);
  /* "c2VjcmV0" is "secret" in base64. */
  g_assert_null (strstr (fixture->server.heard->str, "secret"));
  g_assert_null (strstr (fixture->server.heard->str, "c2VjcmV0"));
  g_assert_null (strstr (fixture->server.heard->str, "PLAIN"));
}

#define ENCRYPTED "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", NULL

static const Row ends[] = {
  { "/net/transports/xmpp-stream/server-without-encryption/is-refused",
    { "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("PLAIN"))) },
    .end = ROBO_STREAM_NO_TLS },
  { "/net/transports/xmpp-stream/server-that-fails-to-encrypt/is-refused",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls",
      "<failure xmlns='urn:ietf:params:xml:ns:xmpp-tls'/></stream:stream>" },
    .end = ROBO_STREAM_NO_TLS },
  { "/net/transports/xmpp-stream/new-account/is-refused-without-encryption",
    { "<stream:stream", HEAD FEATURES ("<register xmlns='http://jabber.org/features/iq-register'/>") },
    .end = ROBO_STREAM_NO_TLS,
    .is_new = TRUE },
  { "/net/transports/xmpp-stream/success-before-encryption/does-not-count",
    { "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("PLAIN"))) SUCCESS },
    .end = ROBO_STREAM_NO_TLS },
  { "/net/transports/xmpp-stream/rubbish-instead-of-encryption/is-refused",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED, "\x16", "HTTP/1.1 400 Bad Request\r\n\r\n" },
    .end = ROBO_STREAM_NOT_TLS },
  { "/net/transports/xmpp-stream/server-with-old-encryption/is-refused",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED, "\x16", ALERT },
    .end = ROBO_STREAM_OLD_TLS },
  { "/net/transports/xmpp-stream/broken-handshake/counts-as-a-lost-stream",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED, "\x16", "" },
    .end = ROBO_STREAM_LOST },
  { "/net/transports/xmpp-stream/new-account/broken-handshake-counts-as-a-lost-stream",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED, "\x16", "" },
    .end = ROBO_STREAM_LOST,
    .is_new = TRUE },
  { "/net/transports/xmpp-stream/certificate-of-unknown-issuer/is-refused",
    { ENCRYPTED },
    .certificate = certificate_good,
    .trusted = certificate_other,
    .end = ROBO_STREAM_BAD_ISSUER },
  { "/net/transports/xmpp-stream/certificate-for-another-name/is-refused",
    { ENCRYPTED },
    .certificate = certificate_other,
    .trusted = certificate_other,
    .end = ROBO_STREAM_BAD_NAME },
  { "/net/transports/xmpp-stream/expired-certificate/is-refused",
    { ENCRYPTED },
    .certificate = certificate_old,
    .trusted = certificate_old,
    .end = ROBO_STREAM_BAD_DATE },
  { "/net/transports/xmpp-stream/unreadable-certificates/are-reported",
    { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED },
    .trusted = "-----BEGIN CERTIFICATE-----\nrubbish\n-----END CERTIFICATE-----\n",
    .end = ROBO_STREAM_BAD_CA_FILE },
  { "/net/transports/xmpp-stream/mechanisms-from-before-encryption/are-forgotten",
    { "<stream:stream", HEAD FEATURES (STARTTLS MECHANISMS (MECHANISM ("PLAIN"))), "<starttls", NULL, "<stream:stream",
      HEAD FEATURES (MECHANISMS (MECHANISM ("ANONYMOUS"))) },
    .certificate = certificate_good,
    .end = ROBO_STREAM_NO_MECHANISM },
  { "/net/transports/xmpp-stream/plain-after-scram/is-refused",
    { ENCRYPTED, "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("PLAIN"))) },
    .certificate = certificate_good,
    .has_scram = TRUE,
    .end = ROBO_STREAM_PLAIN_ONLY },
  { "/net/transports/xmpp-stream/success-without-proof/is-refused",
    { ENCRYPTED, "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("SCRAM-SHA-1"))), "<auth", SUCCESS },
    .certificate = certificate_good,
    .end = ROBO_STREAM_NOT_PROVEN },
  { "/net/transports/xmpp-stream/wrong-password/is-reported",
    { ENCRYPTED, "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("SCRAM-SHA-1"))), "<auth",
      "<failure xmlns='urn:ietf:params:xml:ns:xmpp-sasl'><not-authorized/></failure>" },
    .certificate = certificate_good,
    .end = ROBO_STREAM_REFUSED },
};

/* The server of this row does not know SCRAM and lets the account in. */
static const Row open_row = {
  "",
  { ENCRYPTED, "<stream:stream", HEAD FEATURES (MECHANISMS (MECHANISM ("PLAIN"))), "<auth", SUCCESS, "<stream:stream",
    HEAD FEATURES (BIND), "<iq", BOUND },
  .certificate = certificate_good,
};

static void
opened_cb (RoboStream *stream,
           const char *address,
           char      **opened)
{
  g_free (*opened);
  *opened = g_strdup (address);
}

static void
stanza_cb (GPtrArray  *names,
           RoboStanza *stanza)
{
  g_ptr_array_add (names, g_strdup (stanza->name));
}

/* The attack is sent when the stream is open. */
static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *opened = NULL;
  int              ended = -1;

  g_signal_connect (fixture->stream, "opened", G_CALLBACK (opened_cb), &opened);
  g_signal_connect_swapped (fixture->stream, "stanza", G_CALLBACK (stanza_cb), names);
  g_signal_connect_swapped (fixture->stream, "ended", G_CALLBACK (ended_cb), &ended);
  robo_stream_open (fixture->stream);
  while (opened == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (opened, ==, "anna@example.org/1");
  robo_stream_send (fixture->stream, "<presence/>");
  while (ended < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ended, ==, row->end);
  if (row->end == ROBO_STREAM_LOST)
    {
      g_assert_cmpuint (names->len, ==, 2);
      g_assert_cmpstr (names->pdata[0], ==, "message");
      g_assert_cmpstr (names->pdata[1], ==, "iq");
    }
}

static char *
repeat (const char *part,
        guint       n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, part);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A message comes before the attack. An element of another name and the end of the stream come after the attack. */
static void
add_attack (const char   *path,
            const char   *before,
            const char   *part,
            guint         n_parts,
            const char   *end_part,
            const char   *after,
            RoboStreamEnd end)
{
  g_autofree char *parts = repeat (part, n_parts);
  g_autofree char *end_parts = repeat (end_part, n_parts);
  Row             *row = g_memdup2 (&open_row, sizeof open_row);

  row->steps[12] = "<presence";
  row->steps[13] = g_strconcat ("<message/>", before, parts, end_parts, after, "<iq/></stream:stream>", NULL);
  row->end = end;
  g_test_add (path, Fixture, row, set_up, test_open, tear_down);
}

/* Returns whether this process has a thread for a handshake. */
static gboolean
has_thread (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc/self/task", 0, NULL);
  const char *name;
  gboolean    is_found = FALSE;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", name, "comm", NULL);
      g_autofree char *comm = NULL;

      is_found |= g_file_get_contents (path, &comm, NULL, NULL) && g_str_equal (g_strchomp (comm), "tls");
    }

  return is_found;
}

/* The server of this row agrees to encrypt, and is silent from then on. */
static const Row silent_row = {
  "/net/transports/xmpp-stream/close-during-a-handshake/ends-its-thread",
  { "<stream:stream", HEAD FEATURES (STARTTLS), "<starttls", PROCEED, "\x16\x03", "", "a text that no client sends",
    "" },
};

static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  robo_stream_open (fixture->stream);
  /* The thread tells its name, and nothing wakes the main loop after that. */
  while (!has_thread ())
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  robo_stream_close (fixture->stream);
  g_assert_false (has_thread ());
}

static void
test_is_here (void)
{
  g_assert_true (robo_xmpp_stream_is_local_host ("127.0.0.1"));
  g_assert_true (robo_xmpp_stream_is_local_host ("127.8.9.10"));
  g_assert_true (robo_xmpp_stream_is_local_host ("::1"));
  g_assert_true (robo_xmpp_stream_is_local_host ("localhost"));
  g_assert_false (robo_xmpp_stream_is_local_host ("127.example.org"));
  g_assert_false (robo_xmpp_stream_is_local_host ("localhost.example.org"));
  g_assert_false (robo_xmpp_stream_is_local_host ("192.168.1.5"));
  g_assert_false (robo_xmpp_stream_is_local_host (NULL));
}

static void
test_forget (void)
{
  g_autofree char  *folder = g_dir_make_tmp ("robodrome-notes-XXXXXX", NULL);
  g_autofree char  *notes = g_build_filename (folder, "new", "notes", NULL);
  g_autofree char  *inner = g_path_get_dirname (notes);
  const RoboAccount anna = { .address = (char *)"anna@example.org", .notes = notes };
  const RoboAccount ben = { .address = (char *)"ben@example.org", .notes = notes };

  g_assert_false (robo_account_has_scram (&anna));
  robo_account_note_scram (&anna);
  g_assert_true (robo_account_has_scram (&anna));
  g_assert_false (robo_account_has_scram (&ben));
  robo_account_forget (notes, "ben@example.org");
  g_assert_true (robo_account_has_scram (&anna));
  robo_account_forget (notes, "anna@example.org");
  g_assert_false (robo_account_has_scram (&anna));
  g_unlink (notes);
  g_rmdir (inner);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_test_add (ends[i].path, Fixture, &ends[i], set_up, test_end, tear_down);
  add_attack ("/net/transports/xmpp-stream/deep-elements/are-skipped", "<message>", "<a>", 200000, "</a>", "</message>",
              ROBO_STREAM_LOST);
  add_attack ("/net/transports/xmpp-stream/elements-of-many-parts/are-skipped",
              "<message>", "<a/>", 100000, "", "</message>", ROBO_STREAM_LOST);
  add_attack ("/net/transports/xmpp-stream/long-elements/are-skipped",
              "<message>", "&quot;", 256 * 1024, "", "</message>",
              ROBO_STREAM_LOST);
  add_attack ("/net/transports/xmpp-stream/endless-elements/end-the-stream",
              "<message>", "abcdefgh", 1024 * 1024, "", "</message>",
              ROBO_STREAM_TOO_MUCH);
  add_attack ("/net/transports/xmpp-stream/endless-names/end-the-stream",
              "<", "abcdefgh", 1024 * 1024, "", "/>", ROBO_STREAM_TOO_MUCH);
  add_attack ("/net/transports/xmpp-stream/rubbish-instead-of-xml/ends-the-stream",
              "<<<<", "&", 10, "", "", ROBO_STREAM_TOO_MUCH);
  g_test_add (silent_row.path, Fixture, &silent_row, set_up, test_close, tear_down);
  g_test_add_func ("/net/transports/xmpp-stream/this-machine/is-known-by-its-addresses", test_is_here);
  g_test_add_func ("/net/transports/xmpp-stream/notes-about-an-account/do-not-affect-other-accounts", test_forget);

  return g_test_run ();
}
