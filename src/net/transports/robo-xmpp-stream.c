// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xmpp-stream.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "robo-login.h"
#include "robo-sniffer.h"

#define NS_STREAM   "http://etherx.jabber.org/streams"
#define NS_TLS      "urn:ietf:params:xml:ns:xmpp-tls"
#define NS_SASL     "urn:ietf:params:xml:ns:xmpp-sasl"
#define NS_BINDINGS "urn:xmpp:sasl-cb:0"
#define NS_BIND     "urn:ietf:params:xml:ns:xmpp-bind"
#define NS_SESSION  "urn:ietf:params:xml:ns:xmpp-session"
#define NS_REGISTER "jabber:iq:register"
#define NS_FEATURE  "http://jabber.org/features/iq-register"

#define PORT 5222
/* A read takes a whole record of TLS, so that nothing stays behind where the main loop does not see it. */
#define READ_SIZE 16640
#define N_READS   8
/* The stream must be open within this time. */
#define OPEN_SECONDS 30
/* While at least this many bytes wait to be sent, further texts are dropped. */
#define MAX_UNSENT (16 * 1024 * 1024)
#define N_NONCE    18

/* Names what the connection waits for. Elements that arrive at another time are dropped. */
typedef enum
{
  AWAIT_CONNECTION,
  AWAIT_FEATURES,
  AWAIT_PROCEED,
  AWAIT_HANDSHAKE,
  AWAIT_ACCOUNT,
  AWAIT_LOGIN,
  AWAIT_BINDING,
  AWAIT_SESSION,
  IS_OPEN,
} Step;

/* Holds what the thread of a TLS handshake uses. The stream does not touch it while the thread runs. */
typedef struct
{
  GTlsConnection      *tls;
  RoboSniffer         *sniffer;
  GTlsDatabase        *others; /* certificates that are trusted besides the certificates of the system, or NULL */
  GSocketConnectable  *name;   /* name of the server */
  gboolean             is_any; /* whether any certificate is accepted */
  GCancellable        *cancellable;
  GTlsCertificateFlags flags; /* what is wrong with the certificate */
  GError              *error;
  GMainContext        *context; /* main context of the stream */
  GSource             *done;    /* runs in the context when the handshake is over */
} Handshake;

struct _RoboXmppStream
{
  RoboStream parent_instance;

  RoboAccount *account;

  /* All fields up to the address, except `serial`, are NULL or 0 while the stream is closed. */
  Step               step;
  GCancellable      *cancellable; /* cancelled when the stream is closed */
  GSocketConnection *connection;
  GIOStream         *io; /* the connection, or TLS over it */
  gboolean           is_encrypted;
  RoboStanzaReader  *reader;
  GSource           *in;
  GSource           *out;
  GByteArray        *unsent;
  guint              n_blocked; /* number of bytes of the last attempt to write, which TLS expects again at the next
                                 * attempt */
  guint              serial;    /* serial number of the reader; grows when a stream begins or ends */
  guint              timer;
  GThread           *thread;
  Handshake         *handshake;
  RoboLogin         *login;
  RoboStanza        *features; /* features that the server has told in the encrypted stream */
  gboolean           is_logged_in;
  gboolean           is_taken; /* the new account exists already */
  gboolean           is_asked; /* the new account was requested, or exists already */
  char              *address;  /* address of the account with the resource */
};

G_DEFINE_FINAL_TYPE (RoboXmppStream, robo_xmpp_stream, ROBO_TYPE_STREAM)

static void read_more (RoboXmppStream *self);

/* The array has the streams whose thread is running. Only the main thread uses it. */
static GPtrArray *busy_streams;

/* Ending a stream */

static void
handshake_free (Handshake *self)
{
  if (self == NULL)
    return;

  g_source_destroy (self->done);
  g_source_unref (self->done);
  g_clear_error (&self->error);
  g_object_unref (self->tls);
  g_object_unref (self->sniffer);
  g_clear_object (&self->others);
  g_object_unref (self->name);
  g_object_unref (self->cancellable);
  g_main_context_unref (self->context);
  g_free (self);
}

static void
clear_source (GSource **source)
{
  if (*source == NULL)
    return;

  g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
write_now (RoboXmppStream *self)
{
  GPollableOutputStream *output = G_POLLABLE_OUTPUT_STREAM (g_io_stream_get_output_stream (self->io));

  while (self->unsent->len > 0)
    {
      g_autoptr (GError) error = NULL;
      guint  size = self->n_blocked > 0 ? self->n_blocked : self->unsent->len;
      gssize n = g_pollable_output_stream_write_nonblocking (output, self->unsent->data, size, NULL, &error);

      self->n_blocked = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK) ? size : 0;
      if (self->n_blocked > 0)
        return;
      /* When the connection is broken, the next read reports it. */
      g_byte_array_remove_range (self->unsent, 0, n > 0 ? (guint)n : self->unsent->len);
    }
}

static void
join_thread (RoboXmppStream *self)
{
  g_thread_join (g_steal_pointer (&self->thread));
  g_ptr_array_remove (busy_streams, self);
}

/* Closes the stream and its connection. An open stream first sends the waiting bytes that can be sent at once. Does not
 * wait for the server. */
static void
robo_xmpp_stream_close (RoboStream *stream)
{
  RoboXmppStream *self = ROBO_XMPP_STREAM (stream);

  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  if (self->thread != NULL)
    join_thread (self);
  if (self->step == IS_OPEN)
    {
      g_byte_array_append (self->unsent, (const guint8 *)"</stream:stream>", strlen ("</stream:stream>"));
      write_now (self);
    }
  g_clear_handle_id (&self->timer, g_source_remove);
  clear_source (&self->in);
  clear_source (&self->out);
  g_clear_pointer (&self->handshake, handshake_free);
  /* Closing the socket takes no thread, unlike closing TLS. */
  if (self->connection != NULL)
    g_socket_close (g_socket_connection_get_socket (self->connection), NULL);
  g_clear_object (&self->io);
  g_clear_object (&self->connection);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->reader, robo_stanza_reader_free);
  g_clear_pointer (&self->unsent, g_byte_array_unref);
  g_clear_pointer (&self->login, robo_login_free);
  g_clear_pointer (&self->features, robo_stanza_free);
  g_clear_pointer (&self->address, g_free);
  self->is_encrypted = self->is_logged_in = self->is_taken = self->is_asked = FALSE;
  self->n_blocked = 0;
  self->serial++;
  self->step = AWAIT_CONNECTION;
}

static void
end (RoboXmppStream *self,
     RoboStreamEnd   reason)
{
  if (self->is_taken && reason == ROBO_STREAM_REFUSED)
    reason = ROBO_STREAM_TAKEN;
  robo_xmpp_stream_close (ROBO_STREAM (self));
  robo_stream_emit_ended (ROBO_STREAM (self), reason);
}

static void
too_late_cb (RoboXmppStream *self)
{
  self->timer = 0;
  end (self, ROBO_STREAM_LOST);
}

/* Sending */

static gboolean
writable_cb (GObject *stream,
             gpointer data)
{
  RoboXmppStream *self = data;

  write_now (self);
  if (self->unsent->len > 0)
    return G_SOURCE_CONTINUE;
  clear_source (&self->out);

  return G_SOURCE_REMOVE;
}

static void
send_text (RoboXmppStream *self,
           const char     *text)
{
  g_byte_array_append (self->unsent, (const guint8 *)text, (guint)strlen (text));
  if (self->out != NULL)
    return;
  write_now (self);
  if (self->unsent->len == 0)
    return;
  self->out = g_pollable_output_stream_create_source (
    G_POLLABLE_OUTPUT_STREAM (g_io_stream_get_output_stream (self->io)), NULL);
  g_source_set_callback (self->out, G_SOURCE_FUNC (writable_cb), self, NULL);
  g_source_attach (self->out, g_main_context_get_thread_default ());
}

static void send_format (RoboXmppStream *self,
                         const char     *format,
                         ...) G_GNUC_PRINTF (2, 3);

static void
send_format (RoboXmppStream *self,
             const char     *format,
             ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  va_start (arguments, format);
  text = g_markup_vprintf_escaped (format, arguments);
  va_end (arguments);
  send_text (self, text);
}

static void
robo_xmpp_stream_send (RoboStream *stream,
                       const char *text)
{
  RoboXmppStream *self = ROBO_XMPP_STREAM (stream);

  if (self->step == IS_OPEN && self->unsent->len < MAX_UNSENT)
    send_text (self, text);
}

static const char *
get_domain (const RoboXmppStream *self)
{
  const char *at = strchr (self->account->address, '@');

  return at != NULL ? at + 1 : self->account->address;
}

/* Opens a new stream over the connection, and forgets everything that was received in the stream before, because an
 * attacker may have sent anything before the encryption. */
static void
open_stream (RoboXmppStream *self)
{
  g_clear_pointer (&self->reader, robo_stanza_reader_free);
  g_clear_pointer (&self->features, robo_stanza_free);
  self->reader = robo_stanza_reader_new ();
  self->serial++;
  self->step = AWAIT_FEATURES;
  clear_source (&self->in);
  read_more (self);
  send_format (self,
               "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='" NS_STREAM
               "' to='%s' version='1.0'>",
               get_domain (self));
}

/* Encryption */

gboolean
robo_xmpp_stream_is_local_host (const char *host)
{
  g_autoptr (GInetAddress) address = host != NULL ? g_inet_address_new_from_string (host) : NULL;

  return address != NULL ? g_inet_address_get_is_loopback (address) : g_strcmp0 (host, "localhost") == 0;
}

static gboolean
must_encrypt (const RoboXmppStream *self)
{
  return !robo_xmpp_stream_is_local_host (self->account->host) || self->account->ca_file != NULL;
}

/* Runs in the thread of the handshake. A certificate that the system does not trust may be one of those that the
 * account trusts. */
static gboolean
accept_cb (GTlsConnection      *tls,
           GTlsCertificate     *certificate,
           GTlsCertificateFlags flags,
           Handshake           *handshake)
{
  if (flags != 0 && handshake->others != NULL)
    flags = g_tls_database_verify_chain (handshake->others, certificate, G_TLS_DATABASE_PURPOSE_AUTHENTICATE_SERVER,
                                         handshake->name, NULL, G_TLS_DATABASE_VERIFY_NONE, NULL, NULL);
  handshake->flags = flags;

  return flags == 0 || handshake->is_any;
}

/* Ends the threads of the streams that are still open when the program ends, because the TLS library is taken down soon
 * after. */
static void
join_all (void)
{
  while (busy_streams->len > 0)
    robo_xmpp_stream_close (g_ptr_array_index (busy_streams, 0));
}

static gpointer
handshake_thread (gpointer data)
{
  Handshake *handshake = data;

  g_tls_connection_handshake (handshake->tls, handshake->cancellable, &handshake->error);
  g_source_attach (handshake->done, handshake->context);

  return NULL;
}

/* Returns the reason why there is no encrypted connection. */
static RoboStreamEnd
explain_handshake (const Handshake *handshake)
{
  const GError *error = handshake->error;

  if (handshake->flags != 0 && g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE))
    {
      if ((handshake->flags & G_TLS_CERTIFICATE_UNKNOWN_CA) != 0)
        return ROBO_STREAM_BAD_ISSUER;
      if ((handshake->flags & G_TLS_CERTIFICATE_BAD_IDENTITY) != 0)
        return ROBO_STREAM_BAD_NAME;
      if ((handshake->flags & (G_TLS_CERTIFICATE_EXPIRED | G_TLS_CERTIFICATE_NOT_ACTIVATED)) != 0)
        return ROBO_STREAM_BAD_DATE;
      return ROBO_STREAM_BAD_CERTIFICATE;
    }
  if (!robo_sniffer_has_read (handshake->sniffer) || error->domain != G_TLS_ERROR ||
      g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_EOF))
    return ROBO_STREAM_LOST;

  return robo_sniffer_is_tls (handshake->sniffer) ? ROBO_STREAM_OLD_TLS : ROBO_STREAM_NOT_TLS;
}

static gboolean
handshake_done_cb (gpointer data)
{
  RoboXmppStream     *self = data;
  Handshake          *handshake = self->handshake;
  GTlsProtocolVersion version;

  join_thread (self);
  if (handshake->error != NULL)
    {
      g_info ("%s", handshake->error->message);
      end (self, explain_handshake (handshake));
      return G_SOURCE_REMOVE;
    }

  version = g_tls_connection_get_protocol_version (handshake->tls);
  if (must_encrypt (self) && version < G_TLS_PROTOCOL_VERSION_TLS_1_2)
    {
      end (self, ROBO_STREAM_OLD_TLS);
      return G_SOURCE_REMOVE;
    }
  g_set_object (&self->io, G_IO_STREAM (handshake->tls));
  self->is_encrypted = TRUE;
  g_clear_pointer (&self->handshake, handshake_free);
  open_stream (self);

  return G_SOURCE_REMOVE;
}

/* Begins TLS. The handshake has a thread that can be joined. GIO would use a thread that still runs when the program
 * ends, while the library of TLS is being taken down. */
static void
start_tls (RoboXmppStream *self)
{
  g_autofree char *domain = g_hostname_to_ascii (get_domain (self));
  Handshake       *handshake;
  g_autoptr (GIOStream) sniffed = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_tls_backend_supports_tls (g_tls_backend_get_default ()))
    {
      end (self, ROBO_STREAM_NO_TLS_HERE);
      return;
    }

  handshake = g_new0 (Handshake, 1);
  handshake->sniffer = robo_sniffer_new (g_io_stream_get_input_stream (self->io));
  sniffed = g_simple_io_stream_new (G_INPUT_STREAM (handshake->sniffer), g_io_stream_get_output_stream (self->io));
  handshake->name = g_network_address_new (domain != NULL ? domain : get_domain (self), PORT);
  handshake->tls = G_TLS_CONNECTION (g_tls_client_connection_new (sniffed, handshake->name, &error));
  handshake->is_any = !must_encrypt (self);
  handshake->cancellable = g_object_ref (self->cancellable);
  handshake->context = g_main_context_ref_thread_default ();
  handshake->done = g_idle_source_new ();
  g_source_set_priority (handshake->done, G_PRIORITY_DEFAULT);
  g_source_set_callback (handshake->done, handshake_done_cb, self, NULL);
  self->handshake = handshake;
  if (self->account->ca_file != NULL)
    {
      handshake->others = g_tls_file_database_new (self->account->ca_file, &error);
      if (handshake->others == NULL)
        {
          g_info ("%s", error->message);
          end (self, ROBO_STREAM_BAD_CA_FILE);
          return;
        }
    }
  g_signal_connect (handshake->tls, "accept-certificate", G_CALLBACK (accept_cb), handshake);
  self->step = AWAIT_HANDSHAKE;
  if (busy_streams == NULL)
    {
      busy_streams = g_ptr_array_new ();
      atexit (join_all);
    }
  g_ptr_array_add (busy_streams, self);
  self->thread = g_thread_new ("tls", handshake_thread, handshake);
}

/* Login */

/* Returns a type of channel binding that both the server and this connection have, and sets its data. Returns NULL if
 * there is none. */
static const char *
find_binding (RoboXmppStream *self,
              GByteArray     *data)
{
  static const struct
  {
    const char            *name;
    GTlsChannelBindingType type;
  } types[] = {
    { "tls-exporter", G_TLS_CHANNEL_BINDING_TLS_EXPORTER },
    { "tls-unique", G_TLS_CHANNEL_BINDING_TLS_UNIQUE },
    { "tls-server-end-point", G_TLS_CHANNEL_BINDING_TLS_SERVER_END_POINT },
  };
  const RoboStanza *told = robo_stanza_find (self->features, "sasl-channel-binding", NS_BINDINGS);

  for (guint i = 0; told != NULL && i < G_N_ELEMENTS (types); i++)
    {
      for (guint k = 0; k < told->children->len; k++)
        {
          const RoboStanza *child = g_ptr_array_index (told->children, k);

          if (g_strcmp0 (robo_stanza_get (child, "type"), types[i].name) == 0 &&
              g_tls_connection_get_channel_binding_data (G_TLS_CONNECTION (self->io), types[i].type, data, NULL))
            return types[i].name;
        }
    }

  return NULL;
}

static char *
dup_nonce (void)
{
  guint8 chance[N_NONCE];

  if (getrandom (chance, sizeof chance, 0) != sizeof chance)
    g_error ("The system has no random numbers.");

  return g_base64_encode (chance, sizeof chance);
}

/* Returns whether this side could bind the login to the channel, whatever the server tells about it. */
static gboolean
has_binding (RoboXmppStream *self)
{
  GTlsConnection *tls = G_TLS_CONNECTION (self->io);

  return g_tls_connection_get_channel_binding_data (tls, G_TLS_CHANNEL_BINDING_TLS_EXPORTER, NULL, NULL) ||
         g_tls_connection_get_channel_binding_data (tls, G_TLS_CHANNEL_BINDING_TLS_UNIQUE, NULL, NULL);
}

static void
start_login (RoboXmppStream *self)
{
  const RoboStanza *mechanisms = robo_stanza_find (self->features, "mechanisms", NS_SASL);
  g_autoptr (GPtrArray) offered = g_ptr_array_new ();
  g_autoptr (GByteArray) binding_data = g_byte_array_new ();
  g_autofree char *user = NULL;
  g_autofree char *nonce = dup_nonce ();
  g_autofree char *first = NULL;
  RoboLoginSetup   setup = { .offered = offered, .binding_data = binding_data, .nonce = nonce };

  for (guint i = 0; mechanisms != NULL && i < mechanisms->children->len; i++)
    g_ptr_array_add (offered, ((const RoboStanza *)g_ptr_array_index (mechanisms->children, i))->text);
  if (strchr (self->account->address, '@') != NULL)
    user = g_strndup (self->account->address, strcspn (self->account->address, "@"));
  setup.user = user;
  setup.password = self->account->password;
  setup.has_scram = robo_account_has_scram (self->account);
  setup.binding = self->is_encrypted ? find_binding (self, binding_data) : NULL;
  setup.can_bind = self->is_encrypted && has_binding (self);
  switch (robo_login_new (&setup, &self->login))
    {
    case ROBO_LOGIN_NO_MECHANISM:
      end (self, ROBO_STREAM_NO_MECHANISM);
      return;
    case ROBO_LOGIN_PLAIN_ONLY:
      end (self, ROBO_STREAM_PLAIN_ONLY);
      return;
    case ROBO_LOGIN_FINE:
      break;
    }
  first = robo_login_dup_first (self->login);
  self->step = AWAIT_LOGIN;
  send_format (self, "<auth xmlns='" NS_SASL "' mechanism='%s'>%s</auth>", robo_login_get_mechanism (self->login),
               *first != '\0' ? first : "=");
}

static void
take_login (RoboXmppStream   *self,
            const RoboStanza *stanza)
{
  g_autofree char *answer = NULL;

  if (!g_str_equal (stanza->ns, NS_SASL))
    return;

  if (g_str_equal (stanza->name, "challenge"))
    {
      answer = robo_login_answer (self->login, stanza->text);
      if (answer == NULL)
        end (self, ROBO_STREAM_NOT_PROVEN);
      else
        send_format (self, "<response xmlns='" NS_SASL "'>%s</response>", answer);
    }
  else if (g_str_equal (stanza->name, "success"))
    {
      if (!robo_login_is_proven (self->login, stanza->text))
        {
          end (self, ROBO_STREAM_NOT_PROVEN);
          return;
        }
      if (robo_login_is_scram (self->login))
        robo_account_note_scram (self->account);
      self->is_logged_in = TRUE;
      open_stream (self);
    }
  else if (g_str_equal (stanza->name, "failure"))
    end (self, robo_stanza_find (stanza, "temporary-auth-failure", NULL) != NULL ? ROBO_STREAM_LOST : ROBO_STREAM_REFUSED);
}

/* New accounts (XEP-0077) */

static void
create_account (RoboXmppStream *self)
{
  const char      *at = strchr (self->account->address, '@');
  g_autofree char *name = NULL;

  if (at == NULL || self->account->password == NULL || robo_stanza_find (self->features, "register", NS_FEATURE) == NULL)
    {
      end (self, ROBO_STREAM_NOT_OFFERED);
      return;
    }

  name = g_strndup (self->account->address, (gsize)(at - self->account->address));
  self->step = AWAIT_ACCOUNT;
  send_format (self,
               "<iq type='set' id='make'><query xmlns='" NS_REGISTER "'><username>%s</username>"
               "<password>%s</password></query></iq>",
               name, self->account->password);
}

static void
take_account (RoboXmppStream   *self,
              const RoboStanza *iq)
{
  gboolean is_made = g_strcmp0 (robo_stanza_get (iq, "type"), "result") == 0;

  if (!g_str_equal (iq->name, "iq") || g_strcmp0 (robo_stanza_get (iq, "id"), "make") != 0)
    return;

  self->is_taken = !is_made && robo_stanza_find (robo_stanza_find (iq, "error", NULL), "conflict", NULL) != NULL;
  if (!is_made && !self->is_taken)
    {
      end (self, ROBO_STREAM_NOT_OFFERED);
      return;
    }
  /* An account that exists already may be the user's own, created before. Try to log in to it. */
  self->is_asked = TRUE;
  start_login (self);
}

/* From the connection to an open stream */

static void
set_open (RoboXmppStream *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->step = IS_OPEN;
  self->account->is_new = FALSE;
  robo_stream_emit_opened (ROBO_STREAM (self), self->address);
}

static void
take_features (RoboXmppStream *self,
               RoboStanza     *features)
{
  if (self->is_logged_in)
    {
      self->features = features;
      if (robo_stanza_find (features, "bind", NS_BIND) == NULL)
        {
          end (self, ROBO_STREAM_LOST);
          return;
        }
      self->step = AWAIT_BINDING;
      send_text (self, "<iq type='set' id='bind'><bind xmlns='" NS_BIND "'/></iq>");
    }
  else if (!self->is_encrypted && robo_stanza_find (features, "starttls", NS_TLS) != NULL)
    {
      robo_stanza_free (features);
      self->step = AWAIT_PROCEED;
      send_text (self, "<starttls xmlns='" NS_TLS "'/>");
    }
  else if (!self->is_encrypted && must_encrypt (self))
    {
      robo_stanza_free (features);
      end (self, ROBO_STREAM_NO_TLS);
    }
  else
    {
      self->features = features;
      if (self->account->is_new && !self->is_asked)
        create_account (self);
      else
        start_login (self);
    }
}

static void
take_proceed (RoboXmppStream   *self,
              const RoboStanza *stanza)
{
  if (!g_str_equal (stanza->ns, NS_TLS))
    return;

  /* Drop bytes that follow "proceed" and are not encrypted. */
  self->serial++;
  clear_source (&self->in);
  if (g_str_equal (stanza->name, "proceed"))
    start_tls (self);
  else
    end (self, ROBO_STREAM_NO_TLS);
}

static void
take_binding (RoboXmppStream   *self,
              const RoboStanza *iq)
{
  const RoboStanza *session = robo_stanza_find (self->features, "session", NS_SESSION);
  const char       *address = robo_stanza_find_text (robo_stanza_find (iq, "bind", NS_BIND), "jid", NULL);

  if (!g_str_equal (iq->name, "iq") || g_strcmp0 (robo_stanza_get (iq, "id"), "bind") != 0)
    return;

  /* A server may refuse here, for example if the account has too many connections. */
  if (g_strcmp0 (robo_stanza_get (iq, "type"), "result") != 0 || address == NULL || *address == '\0')
    {
      end (self, ROBO_STREAM_LOST);
      return;
    }
  self->address = g_strdup (address);
  if (session == NULL || robo_stanza_find (session, "optional", NULL) != NULL)
    {
      set_open (self);
      return;
    }
  self->step = AWAIT_SESSION;
  send_text (self, "<iq type='set' id='session'><session xmlns='" NS_SESSION "'/></iq>");
}

/* Takes ownership of the stanza. */
static void
take_stanza (RoboXmppStream *self,
             RoboStanza     *taken)
{
  g_autoptr (RoboStanza) stanza = taken;

  if (g_str_equal (stanza->ns, NS_STREAM) && g_str_equal (stanza->name, "error"))
    {
      end (self, ROBO_STREAM_LOST);
      return;
    }
  switch (self->step)
    {
    case AWAIT_FEATURES:
      if (g_str_equal (stanza->ns, NS_STREAM) && g_str_equal (stanza->name, "features"))
        take_features (self, g_steal_pointer (&stanza));
      break;
    case AWAIT_PROCEED:
      take_proceed (self, stanza);
      break;
    case AWAIT_ACCOUNT:
      take_account (self, stanza);
      break;
    case AWAIT_LOGIN:
      take_login (self, stanza);
      break;
    case AWAIT_BINDING:
      take_binding (self, stanza);
      break;
    case AWAIT_SESSION:
      if (g_str_equal (stanza->name, "iq") && g_strcmp0 (robo_stanza_get (stanza, "id"), "session") == 0)
        set_open (self);
      break;
    case IS_OPEN:
      robo_stream_emit_stanza (ROBO_STREAM (self), stanza);
      break;
    case AWAIT_CONNECTION:
    case AWAIT_HANDSHAKE:
      break;
    }
}

/* Reads once. Returns FALSE if there is nothing more to read at the moment, or if an element has ended the stream or
 * begun a new one. */
static gboolean
read_once (RoboXmppStream       *self,
           GPollableInputStream *input)
{
  const guint serial = self->serial;
  char        chunk[READ_SIZE];
  g_autoptr (GError) error = NULL;
  gssize   n = g_pollable_input_stream_read_nonblocking (input, chunk, sizeof chunk, NULL, &error);
  gboolean is_fine;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
    return FALSE;
  if (n <= 0)
    {
      end (self, ROBO_STREAM_LOST);
      return FALSE;
    }

  is_fine = robo_stanza_reader_feed (self->reader, chunk, (gsize)n);
  /* An element may make this program begin a new stream, which has a new reader, or close the stream. */
  while (self->serial == serial)
    {
      RoboStanza *stanza = robo_stanza_reader_take (self->reader);

      if (stanza == NULL)
        break;
      take_stanza (self, stanza);
    }
  if (self->serial == serial && (!is_fine || robo_stanza_reader_is_at_end (self->reader)))
    end (self, is_fine ? ROBO_STREAM_LOST : ROBO_STREAM_TOO_MUCH);

  return self->serial == serial;
}

static gboolean
readable_cb (GObject *stream,
             gpointer data)
{
  g_autoptr (RoboXmppStream) self = g_object_ref (data);
  g_autoptr (GObject) input = g_object_ref (stream);
  const guint serial = self->serial;

  for (guint i = 0; i < N_READS && read_once (self, G_POLLABLE_INPUT_STREAM (input)); i++)
    ;

  return self->serial == serial ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
read_more (RoboXmppStream *self)
{
  GInputStream *input = g_io_stream_get_input_stream (self->io);

  self->in = g_pollable_input_stream_create_source (G_POLLABLE_INPUT_STREAM (input), NULL);
  g_source_set_callback (self->in, G_SOURCE_FUNC (readable_cb), self, NULL);
  g_source_attach (self->in, g_main_context_get_thread_default ());
}

/* Connecting */

/* Takes ownership of the connection, which may be NULL. */
static void
take_connection (RoboXmppStream    *self,
                 GSocketConnection *connection,
                 const GError      *error)
{
  if (connection == NULL)
    {
      g_info ("%s", error->message);
      end (self, ROBO_STREAM_LOST);
      return;
    }

  self->connection = connection;
  self->io = g_object_ref (G_IO_STREAM (connection));
  /* Keep-alive packets detect servers that were switched off without closing the connection. */
  g_socket_set_keepalive (g_socket_connection_get_socket (connection), TRUE);
  open_stream (self);
}

static void
host_connected_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (RoboXmppStream) self = data;
  g_autoptr (GError) error = NULL;
  GSocketConnection *connection = g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (source), result, &error);

  /* After a cancellation, the stream may already be open again. */
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    take_connection (self, connection, error);
}

static void
connect_to_host (RoboXmppStream *self,
                 GSocketClient  *client,
                 const char     *host,
                 guint16         port)
{
  g_autofree char *place = strchr (host, ':') != NULL ? g_strdup_printf ("[%s]", host) : g_strdup (host);

  g_socket_client_connect_to_host_async (client, place, port != 0 ? port : PORT, self->cancellable, host_connected_cb,
                                         g_object_ref (self));
}

static void
service_connected_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr (RoboXmppStream) self = data;
  g_autoptr (GError) error = NULL;
  GSocketConnection *connection = g_socket_client_connect_to_service_finish (G_SOCKET_CLIENT (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  /* If a name has no SRV record for chat, the server itself has this name. */
  if (error != NULL && error->domain == G_RESOLVER_ERROR)
    connect_to_host (self, G_SOCKET_CLIENT (source), get_domain (self), self->account->port);
  else
    take_connection (self, connection, error);
}

static void
robo_xmpp_stream_open (RoboStream *stream)
{
  RoboXmppStream *self = ROBO_XMPP_STREAM (stream);
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  robo_xmpp_stream_close (stream);
  self->cancellable = g_cancellable_new ();
  self->unsent = g_byte_array_new ();
  self->timer = g_timeout_add_once (OPEN_SECONDS * 1000, (GSourceOnceFunc)too_late_cb, self);
  g_socket_client_set_enable_proxy (client, FALSE);
  if (self->account->host != NULL)
    connect_to_host (self, client, self->account->host, self->account->port);
  else if (self->account->port != 0)
    connect_to_host (self, client, get_domain (self), self->account->port);
  else
    g_socket_client_connect_to_service_async (client, get_domain (self), "xmpp-client", self->cancellable,
                                              service_connected_cb, g_object_ref (self));
}

static void
robo_xmpp_stream_dispose (GObject *object)
{
  robo_xmpp_stream_close (ROBO_STREAM (object));

  G_OBJECT_CLASS (robo_xmpp_stream_parent_class)->dispose (object);
}

static void
robo_xmpp_stream_finalize (GObject *object)
{
  robo_account_free (ROBO_XMPP_STREAM (object)->account);

  G_OBJECT_CLASS (robo_xmpp_stream_parent_class)->finalize (object);
}

static void
robo_xmpp_stream_class_init (RoboXmppStreamClass *klass)
{
  GObjectClass    *object_class = G_OBJECT_CLASS (klass);
  RoboStreamClass *stream_class = ROBO_STREAM_CLASS (klass);

  object_class->dispose = robo_xmpp_stream_dispose;
  object_class->finalize = robo_xmpp_stream_finalize;
  stream_class->open = robo_xmpp_stream_open;
  stream_class->close = robo_xmpp_stream_close;
  stream_class->send = robo_xmpp_stream_send;
}

static void
robo_xmpp_stream_init (RoboXmppStream *self)
{
}

RoboStream *
robo_xmpp_stream_new (const RoboAccount *account)
{
  RoboXmppStream *self = g_object_new (ROBO_TYPE_XMPP_STREAM, NULL);

  self->account = robo_account_copy (account);

  return ROBO_STREAM (self);
}
