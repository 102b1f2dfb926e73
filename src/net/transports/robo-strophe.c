// SPDX-License-Identifier: GPL-3.0-or-later
// Opens connections with libstrophe, for RoboStropheStream.
#include "config.h"

#include "robo-strophe.h"

#include <poll.h>
#include <signal.h>
#include <string.h>
#include <strophe.h>
#include <unistd.h>

/* The polling intervals. The first is short because the library does not signal that it can go on while it connects. */
#define CONNECTING_MS 10
#define IDLE_MS       1000
/* After N_READS reads the library holds no data back, because a record of TLS has at most this many times its buffer.
 * FEATURES_MS is the time to wait for the features of a server. */
#define N_READS             5
#define FEATURES_MS         10000
#define NS_REGISTER_FEATURE "http://jabber.org/features/iq-register"

typedef RoboStropheWork Work;

/* Callbacks. They run in the thread that runs the library. */

static GPrivate current_work = G_PRIVATE_INIT (NULL);

static int
certificate_failed_cb (const xmpp_tlscert_t *certificate,
                       const char *const     message)
{
  Work *work = g_private_get (&current_work);

  work->end = ROBO_STREAM_UNTRUSTED;

  return 0;
}

/* The log is the only place where the library reports a wrong password. */
static void
log_cb (void            *data,
        xmpp_log_level_t level,
        const char      *area,
        const char      *message)
{
  Work *work = data;

  /* Skip the logged stanzas, which are not the library's own messages. */
  if (work->is_open || g_str_has_prefix (message, "RECV") || g_str_has_prefix (message, "SENT"))
    return;
  if (strstr (message, "auth failed") != NULL || strstr (message, "Cannot authenticate") != NULL)
    work->end = ROBO_STREAM_REFUSED;
  else if (strstr (message, "TLS is not supported") != NULL)
    work->end = ROBO_STREAM_UNTRUSTED;
}

static int
socket_cb (xmpp_conn_t *conn,
           void        *socket)
{
  Work *work = g_private_get (&current_work);

  work->socket = *(int *)socket;

  return xmpp_sockopt_cb_keepalive (conn, socket);
}

static int
stanza_cb (xmpp_conn_t   *conn,
           xmpp_stanza_t *stanza,
           void          *data)
{
  Work  *work = data;
  char  *text = NULL;
  size_t size;

  if (xmpp_stanza_to_text (stanza, &text, &size) != XMPP_EOK)
    return 1;
  work->tell (work, text, NULL);
  xmpp_free (xmpp_conn_get_context (conn), text);

  return 1;
}

static void
connected_cb (xmpp_conn_t         *conn,
              xmpp_conn_event_t    event,
              int                  error,
              xmpp_stream_error_t *stream_error,
              void                *data)
{
  Work *work = data;

  if (event != XMPP_CONN_CONNECT)
    {
      work->is_done = TRUE;
      return;
    }

  work->is_open = TRUE;
  work->end = ROBO_STREAM_LOST;
  xmpp_handler_add (conn, stanza_cb, NULL, NULL, NULL, work);
  work->tell (work, NULL, xmpp_conn_get_bound_jid (conn));
}

/* New accounts (XEP-0077): a stream without a login. */

static gboolean
is_encrypted (const RoboAccount *account)
{
  gboolean is_here = account->host != NULL &&
                     (g_str_equal (account->host, "localhost") || g_str_equal (account->host, "::1") ||
                      g_str_has_prefix (account->host, "127."));

  return !is_here || account->ca_file != NULL;
}

static int
made_cb (xmpp_conn_t   *conn,
         xmpp_stanza_t *stanza,
         void          *data)
{
  Work          *work = data;
  const char    *type = xmpp_stanza_get_type (stanza);
  xmpp_stanza_t *error = xmpp_stanza_get_child_by_name (stanza, "error");

  work->is_made = g_strcmp0 (type, "result") == 0;
  if (!work->is_made)
    work->end = error != NULL && xmpp_stanza_get_child_by_name (error, "conflict") != NULL ? ROBO_STREAM_TAKEN
                                                                                           : ROBO_STREAM_NOT_OFFERED;
  xmpp_disconnect (conn);

  return 0;
}

static int features_cb (xmpp_conn_t   *conn,
                        xmpp_stanza_t *stanza,
                        void          *data);

static int
proceed_cb (xmpp_conn_t   *conn,
            xmpp_stanza_t *stanza,
            void          *data)
{
  Work *work = data;
  int   result = g_strcmp0 (xmpp_stanza_get_name (stanza), "proceed") == 0 ? xmpp_conn_tls_start (conn) : XMPP_EINVOP;

  if (result == XMPP_EOK)
    {
      xmpp_conn_open_stream_default (conn);
      return 0;
    }

  /* XMPP_EINT comes after both sides have begun TLS. Then either certificate_failed_cb() has reported an untrusted
   * certificate, or the connection broke. */
  if (result != XMPP_EINT)
    work->end = ROBO_STREAM_UNTRUSTED;
  xmpp_disconnect (conn);

  return 0;
}

static int
features_cb (xmpp_conn_t   *conn,
             xmpp_stanza_t *stanza,
             void          *data)
{
  Work            *work = data;
  xmpp_stanza_t   *tls = xmpp_stanza_get_child_by_name (stanza, "starttls");
  g_autofree char *name = NULL;
  g_autofree char *request = NULL;
  const char      *at = strchr (work->account->address, '@');

  if (tls != NULL && !xmpp_conn_is_secured (conn))
    {
      xmpp_handler_add (conn, proceed_cb, XMPP_NS_TLS, NULL, NULL, work);
      xmpp_send_raw_string (conn, "<starttls xmlns='%s'/>", XMPP_NS_TLS);
      return 0;
    }
  if (is_encrypted (work->account) && !xmpp_conn_is_secured (conn))
    work->end = ROBO_STREAM_UNTRUSTED;
  else if (at == NULL || xmpp_stanza_get_child_by_name_and_ns (stanza, "register", NS_REGISTER_FEATURE) == NULL)
    work->end = ROBO_STREAM_NOT_OFFERED;
  else
    {
      name = g_strndup (work->account->address, (gsize)(at - work->account->address));
      request = g_markup_printf_escaped ("<iq type='set' id='make'><query xmlns='" XMPP_NS_REGISTER "'>"
                                         "<username>%s</username><password>%s</password></query></iq>",
                                         name, work->account->password);
      xmpp_id_handler_add (conn, made_cb, "make", work);
      xmpp_send_raw (conn, request, strlen (request));
      return 0;
    }
  xmpp_disconnect (conn);

  return 0;
}

static int
no_features_cb (xmpp_conn_t *conn,
                void        *data)
{
  Work *work = data;

  if (!work->is_made)
    xmpp_disconnect (conn);

  return 0;
}

static void
raw_connected_cb (xmpp_conn_t         *conn,
                  xmpp_conn_event_t    event,
                  int                  error,
                  xmpp_stream_error_t *stream_error,
                  void                *data)
{
  Work *work = data;

  if (event == XMPP_CONN_RAW_CONNECT)
    xmpp_conn_open_stream_default (conn);
  else if (event == XMPP_CONN_CONNECT)
    {
      /* Features arrive once for the stream, and a second time when it is encrypted. */
      xmpp_handler_add (conn, features_cb, XMPP_NS_STREAMS, "features", NULL, work);
      xmpp_timed_handler_add (conn, no_features_cb, FEATURES_MS, work);
    }
  else
    work->is_done = TRUE;
}

/* Main loop */

static void
wait_and_run (Work       *work,
              xmpp_ctx_t *ctx)
{
  struct pollfd fds[] = { { .fd = work->wake, .events = POLLIN }, { .fd = work->socket, .events = POLLIN } };
  gboolean      is_busy = !work->is_open || xmpp_conn_send_queue_len (work->conn) > 0;
  guint64       n_wakes;
  char         *text;

  poll (fds, work->is_open ? 2 : 1, is_busy ? CONNECTING_MS : IDLE_MS);
  if ((fds[0].revents & POLLIN) != 0 && read (work->wake, &n_wakes, sizeof n_wakes) < 0)
    return;
  while (work->is_open && (text = g_async_queue_try_pop (work->unsent)) != NULL)
    {
      xmpp_send_raw (work->conn, text, strlen (text));
      g_free (text);
    }
  for (guint i = 0; i < N_READS && !work->is_done; i++)
    xmpp_run_once (ctx, 0);
}

static void
run_connection (Work             *work,
                xmpp_ctx_t       *ctx,
                gboolean          is_raw,
                xmpp_conn_handler handler)
{
  const RoboAccount *account = work->account;
  const char        *at = strchr (account->address, '@');
  long               flags = XMPP_CONN_FLAG_DISABLE_SM;
  gboolean           is_asked = FALSE;
  guint              n_left = 100;

  work->conn = xmpp_conn_new (ctx);
  work->is_open = work->is_done = FALSE;
  work->socket = -1;
  if (is_encrypted (account))
    flags |= XMPP_CONN_FLAG_MANDATORY_TLS;
  else
    flags |= XMPP_CONN_FLAG_TRUST_TLS;
  xmpp_conn_set_flags (work->conn, flags);
  xmpp_conn_set_jid (work->conn, is_raw && at != NULL ? at + 1 : account->address);
  if (account->password != NULL)
    xmpp_conn_set_pass (work->conn, account->password);
  if (account->ca_file != NULL)
    xmpp_conn_set_cafile (work->conn, account->ca_file);
  xmpp_conn_set_certfail_handler (work->conn, certificate_failed_cb);
  xmpp_conn_set_sockopt_callback (work->conn, socket_cb);

  if ((is_raw ? xmpp_connect_raw : xmpp_connect_client) (work->conn, account->host, account->port, handler, work) !=
      XMPP_EOK)
    work->is_done = TRUE;
  while (!work->is_done && n_left > 0)
    {
      wait_and_run (work, ctx);
      if (!g_atomic_int_get (&work->is_stopped))
        continue;
      if (!is_asked)
        xmpp_disconnect (work->conn);
      is_asked = TRUE;
      /* Don't wait for a server that does not close the stream. */
      work->is_open = FALSE;
      n_left--;
    }
  xmpp_conn_release (work->conn);
  work->conn = NULL;
}

static void
run (Work *work)
{
  const xmpp_log_t log = { log_cb, work };
  xmpp_ctx_t      *ctx = xmpp_ctx_new (NULL, &log);
  gboolean         is_taken;

  g_private_set (&current_work, work);
  work->end = ROBO_STREAM_LOST;
  work->is_made = !work->account->is_new;
  if (!work->is_made)
    run_connection (work, ctx, TRUE, raw_connected_cb);
  /* An account that exists already may be the user's own, created before. Try to log in to it. */
  is_taken = !work->is_made && work->end == ROBO_STREAM_TAKEN;
  if ((work->is_made || is_taken) && !g_atomic_int_get (&work->is_stopped))
    {
      work->end = ROBO_STREAM_LOST;
      run_connection (work, ctx, FALSE, connected_cb);
      if (is_taken && work->end == ROBO_STREAM_REFUSED)
        work->end = ROBO_STREAM_TAKEN;
    }
  work->tell (work, NULL, NULL);
  xmpp_ctx_free (ctx);
}

static void
begin (void)
{
  xmpp_initialize ();
  /* Without this, writing to a server that was killed would end the program. GIO does the same when it first opens a
   * socket. */
  signal (SIGPIPE, SIG_IGN);
}

G_MODULE_EXPORT const RoboStropheClass *
robo_strophe_get_class (void)
{
  static const RoboStropheClass klass = { ROBO_STROPHE_VERSION, begin, run };

  return &klass;
}
