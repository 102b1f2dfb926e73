// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lan.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/random.h>

#include <glib/gi18n.h>

#include "base/robo-names.h"
#include "base/robo-work.h"

#include "robo-file-parts.h"
#include "robo-frames.h"

#define VERSION        1
#define N_WORD         8
#define MAX_WORD       64
#define MAX_LINES      32
#define MAX_STORE_SIZE (16 * 1024 * 1024)
/* A connection ends after more than MAX_REJECTED bundles that do not belong to the match, and when the bundles that it
 * has brought are larger than MAX_KEPT together; a match of a long evening has 100 kB. */
#define MAX_REJECTED 50
#define MAX_KEPT     (4 * 1024 * 1024)
/* At most this many guests of the same address may be connected without having sent the word. */
#define MAX_SILENT 4
#define MAX_FRAMES 200
/* At most this many names are remembered with the addresses of their guests. */
#define MAX_NAMES  500
#define MAX_UNSENT (MAX_STORE_SIZE + 1024 * 1024)
#define READ_SIZE  16384
/* Guests who connect must send the word within this time. A guest waits as long for the first message of the host. */
#define HELLO_SECONDS 10
#define MAX_RETRY_MS  30000

/* Stands for a connection. It lives as long as it is in `lines`, or is being read from or written to. */
typedef struct
{
  grefcount          refs;
  RoboLan           *lan; /* NULL when the connection has ended */
  GSocketConnection *connection;
  GCancellable      *cancellable;
  GByteArray        *buffer;
  GQueue             unsent; /* data that is still to be sent, each a GBytes */
  gsize              n_unsent;
  gboolean           is_writing;
  gboolean           is_in;      /* whether the connection is to a guest of this host who has sent the word */
  gboolean           is_refused; /* whether the guest has sent a wrong word; a connection has only one attempt */
  guint              n_rejected; /* number of bundles of this connection that do not belong to the match */
  gsize              n_kept;     /* size of the bundles of this connection in the store, in bytes */
  char              *from;       /* address of a guest without the port, or NULL */
  char              *name;       /* name in the chat messages of a guest, or NULL before the first message */
  guint              timer;
  guint8             chunk[READ_SIZE];
} Line;

struct _RoboLan
{
  RoboCarrier parent_instance;

  char   *name;
  char   *word;
  char   *address;
  guint16 port;

  /* Only a host uses these fields, except `lines`, in which a guest has its one connection. */
  gboolean        is_host;
  GSocketService *service;
  GPtrArray      *lines;  /* array of Line: connections; a guest has at most one */
  GPtrArray      *store;  /* array of GBytes: frames of bundles, in the order of their arrival */
  GHashTable     *stored; /* set of the GBytes in `store` */
  gsize           n_stored;
  GBytes         *offer;  /* frame with the offer of the match, or NULL */
  GQueue          frames; /* queue of GBytes: frames of chat messages */
  GHashTable     *names;  /* by name, the address (char *) of the first guest who has had this name */

  /* Only a guest uses these fields. */
  GSocketClient *client;
  GCancellable  *connecting;
  guint          retry;
  guint          retry_ms;
  gboolean       was_open;
};

G_DEFINE_FINAL_TYPE (RoboLan, robo_lan, ROBO_TYPE_CARRIER)

static void connect_to_host (RoboLan *self);

/* Connections */

static void
line_unref (Line *line)
{
  if (!g_ref_count_dec (&line->refs))
    return;

  g_object_unref (line->connection);
  g_object_unref (line->cancellable);
  g_byte_array_unref (line->buffer);
  g_free (line->from);
  g_free (line->name);
  g_queue_clear_full (&line->unsent, (GDestroyNotify)g_bytes_unref);
  g_free (line);
}

static void
say_how_many_are_there (RoboLan *self)
{
  guint n_guests = robo_lan_count_guests (self);
  char *words;

  /* Ignore changes that closing the host causes. */
  if (self->service == NULL)
    return;

  if (n_guests == 0)
    /* Translators: %s is an address with a port and a word, such as 192.168.1.5:40213/K7QM2ZT9. */
    words = g_strdup_printf (_ ("Others on the same network can join at %s. Nobody else is here yet."), self->address);
  else
    /* Translators: %s is an address with a port and a word, such as 192.168.1.5:40213/K7QM2ZT9. */
    words = g_strdup_printf (ngettext ("Others on the same network can join at %s. %u other person is here.",
                                       "Others on the same network can join at %s. %u other people are here.", n_guests),
                             self->address, n_guests);
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_OPEN, words);
}

static void
line_end (Line *line)
{
  RoboLan *lan = line->lan;

  if (lan == NULL)
    return;

  line->lan = NULL;
  g_clear_handle_id (&line->timer, g_source_remove);
  g_cancellable_cancel (line->cancellable);
  g_io_stream_close_async (G_IO_STREAM (line->connection), G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  g_ptr_array_remove (lan->lines, line);
  if (lan->is_host && line->is_in)
    say_how_many_are_there (lan);
}

/* Connects later. The waiting time grows with each failed attempt. */
static void
connect_later (RoboLan *self)
{
  self->retry_ms = CLAMP (self->retry_ms * 2, 500, MAX_RETRY_MS);
  if (self->retry == 0)
    self->retry = g_timeout_add_once (self->retry_ms, (GSourceOnceFunc)connect_to_host, self);
}

/* Ends a connection that is broken, silent, or sends what it must not send. A guest tries to connect again later. */
static void
line_break (Line *line)
{
  RoboLan *lan = line->lan;

  if (lan == NULL)
    return;

  g_object_ref (lan);
  line_end (line);
  if (!lan->is_host)
    {
      connect_later (lan);
      robo_carrier_set_state (ROBO_CARRIER (lan), ROBO_CARRIER_WAITING,
                              g_strdup (_ ("The person who invited you isn’t there. Robodrome will try again.")));
    }
  g_object_unref (lan);
}

static void line_write (Line *line);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Line    *line = data;
  gboolean is_written = g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL);
  GBytes  *frame = g_queue_pop_head (&line->unsent);

  line->is_writing = FALSE;
  line->n_unsent -= g_bytes_get_size (frame);
  g_bytes_unref (frame);
  if (!is_written)
    line_break (line);
  else if (line->is_refused && g_queue_is_empty (&line->unsent))
    line_end (line);
  else if (line->lan != NULL)
    line_write (line);
  line_unref (line);
}

static void
line_write (Line *line)
{
  gsize         size;
  gconstpointer data;

  if (line->is_writing || g_queue_is_empty (&line->unsent))
    return;

  line->is_writing = TRUE;
  g_ref_count_inc (&line->refs);
  data = g_bytes_get_data (g_queue_peek_head (&line->unsent), &size);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (G_IO_STREAM (line->connection)), data, size,
                                   G_PRIORITY_DEFAULT, line->cancellable, written_cb, line);
}

/* Sends a frame. Ends the connection if the peer does not read its messages, so that they do not fill the memory. */
static void
line_send (Line   *line,
           GBytes *frame)
{
  if (line->n_unsent + g_bytes_get_size (frame) > MAX_UNSENT)
    {
      line_break (line);
      return;
    }

  g_queue_push_tail (&line->unsent, g_bytes_ref (frame));
  line->n_unsent += g_bytes_get_size (frame);
  line_write (line);
}

static void
line_send_new (Line         *line,
               RoboFrameKind kind,
               gconstpointer data,
               gsize         size)
{
  g_autoptr (GBytes) frame = robo_frame_new (kind, data, size);

  line_send (line, frame);
}

/* Incoming messages */

static GBytes *
new_body_frame (RoboFrameKind kind,
                GBytes       *body)
{
  gsize         size;
  gconstpointer data = g_bytes_get_data (body, &size);

  return robo_frame_new (kind, data, size);
}

static void
tell_all (RoboLan *self,
          GBytes  *frame)
{
  /* Iterate from the end, because a broken connection leaves the list. */
  for (guint i = self->lines->len; i > 0; i--)
    {
      Line *line = g_ptr_array_index (self->lines, i - 1);

      if (line->is_in)
        line_send (line, frame);
    }
}

/* Returns whether a name belongs to the host, to another connection, or to a guest of another address who had the
 * name before. */
static gboolean
is_taken (RoboLan    *self,
          const Line *line,
          const char *name)
{
  const char *owner = g_hash_table_lookup (self->names, name);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *other = g_ptr_array_index (self->lines, i);

      if (other != line && other->name != NULL && robo_names_look_alike (other->name, name))
        return TRUE;
    }

  return robo_names_look_alike (self->name, name) || (owner != NULL && g_strcmp0 (owner, line->from) != 0);
}

/* Gives a connection the name in its first chat message, with a number if the name belongs to another person. All
 * later messages of the connection have this name, so that no person can speak in the name of another. */
static void
name_line (RoboLan    *self,
           Line       *line,
           const char *wanted)
{
  g_autofree char *clean = robo_carrier_dup_harmless (wanted, ROBO_CARRIER_MAX_NAME - 10);

  if (line->name != NULL || *clean == '\0')
    return;

  line->name = g_strdup (clean);
  for (guint i = 2; is_taken (self, line, line->name); i++)
    {
      g_free (line->name);
      line->name = g_strdup_printf ("%s-%u", clean, i);
    }
  if (g_hash_table_size (self->names) >= MAX_NAMES)
    g_hash_table_remove_all (self->names);
  g_hash_table_insert (self->names, g_strdup (line->name), g_strdup (line->from != NULL ? line->from : ""));
}

static void
take_frame (RoboLan *self,
            GBytes  *body)
{
  gint64           when;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  if (robo_frame_read_words (body, &when, &name, &words))
    robo_carrier_receive_words (ROBO_CARRIER (self), name, words, when);
}

/* Counts a bundle that does not belong to the match. Ends a connection that sends many of them. */
static void
line_reject (Line *line)
{
  if (++line->n_rejected > MAX_REJECTED)
    line_break (line);
}

static void
add_to_store (RoboLan *self,
              GBytes  *frame)
{
  g_ptr_array_add (self->store, g_bytes_ref (frame));
  g_hash_table_add (self->stored, frame);
  self->n_stored += g_bytes_get_size (frame);
  tell_all (self, frame);
}

/* Keeps a bundle of the host itself, for which there is always room, and sends it to all guests. */
static void
keep_own_bundle (RoboLan *self,
                 GBytes  *body)
{
  g_autoptr (GBytes) frame = new_body_frame (ROBO_FRAME_BUNDLE, body);

  if (g_hash_table_contains (self->stored, frame))
    return;

  add_to_store (self, frame);
  robo_carrier_receive_bundle (ROBO_CARRIER (self), body);
}

/* Keeps a bundle that belongs to the match and sends it on to all guests. This includes the sender of the bundle,
 * which thereby learns that the bundle has arrived. */
static void
keep_bundle (RoboLan *self,
             GBytes  *body,
             Line    *from)
{
  g_autoptr (GBytes) frame = new_body_frame (ROBO_FRAME_BUNDLE, body);
  gsize size = g_bytes_get_size (frame);

  if (g_hash_table_contains (self->stored, frame))
    {
      line_send (from, frame);
      return;
    }
  if (!robo_carrier_receive_bundle (ROBO_CARRIER (self), body))
    {
      line_reject (from);
      return;
    }
  if (self->n_stored + size > MAX_STORE_SIZE)
    {
      robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_OPEN,
                              g_strdup (_ ("There’s no room left for messages from the others. Invite them to a new address and continue there.")));
      return;
    }

  from->n_kept += size;
  if (from->n_kept > MAX_KEPT)
    line_break (from);
  else
    add_to_store (self, frame);
}

static void
keep_offer (RoboLan *self,
            GBytes  *body)
{
  /* A host carries only one match. */
  if (self->offer != NULL || g_bytes_get_size (body) > ROBO_CARRIER_MAX_OFFER)
    return;

  self->offer = new_body_frame (ROBO_FRAME_OFFER, body);
  tell_all (self, self->offer);
  robo_carrier_receive_offer (ROBO_CARRIER (self), body);
}

/* Returns the chat message with the name of its connection, or NULL if the content is no chat message or has no
 * name. */
static GBytes *
new_named_body (RoboLan *self,
                Line    *line,
                GBytes  *body)
{
  gint64           when;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  if (!robo_frame_read_words (body, &when, &name, &words))
    return NULL;
  name_line (self, line, name);

  return line->name != NULL ? robo_frame_new_words (when, line->name, words) : NULL;
}

/* Keeps a chat message and sends it to all guests. The connection (line) is NULL for a message of the host. */
static void
keep_frame (RoboLan *self,
            GBytes  *sent,
            Line    *line)
{
  g_autoptr (GBytes) body = line != NULL ? new_named_body (self, line, sent) : g_bytes_ref (sent);
  g_autoptr (GBytes) frame = NULL;

  if (body == NULL || g_bytes_get_size (body) > ROBO_CARRIER_MAX_WORDS + ROBO_CARRIER_MAX_NAME + 16)
    return;

  frame = new_body_frame (ROBO_FRAME_WORDS, body);
  robo_carrier_set_speaker (ROBO_CARRIER (self), line != NULL ? line->from : NULL, FALSE);

  g_queue_push_tail (&self->frames, g_bytes_ref (frame));
  if (g_queue_get_length (&self->frames) > MAX_FRAMES)
    g_bytes_unref (g_queue_pop_head (&self->frames));
  tell_all (self, frame);
  take_frame (self, body);
}

static void
pass_file (RoboLan *self,
           GBytes  *body)
{
  g_autoptr (GBytes) frame = new_body_frame (ROBO_FRAME_FILE, body);

  if (g_bytes_get_size (body) > ROBO_FILE_MAX_MESSAGE)
    return;

  tell_all (self, frame);
  robo_carrier_receive_file (ROBO_CARRIER (self), body);
}

/* Returns whether the guest has sent the word of the address. Takes the same time for any word of the right length, so
 * that the time reveals no letters. */
static gboolean
is_word (RoboLan *self,
         GBytes  *hello)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (hello, &size);
  guint8        difference = 0;

  if (size != strlen (self->word) + 1 || data[0] != VERSION)
    return FALSE;
  for (gsize i = 1; i < size; i++)
    difference |= data[i] ^ (guint8)self->word[i - 1];

  return difference == 0;
}

static void
admit_guest (Line   *line,
             GBytes *hello)
{
  RoboLan *self = line->lan;

  if (!is_word (self, hello))
    {
      line->is_refused = TRUE;
      line_send_new (line, ROBO_FRAME_REFUSED, NULL, 0);
      return;
    }

  line->is_in = TRUE;
  g_clear_handle_id (&line->timer, g_source_remove);
  if (self->offer != NULL)
    line_send (line, self->offer);
  for (guint i = 0; line->lan != NULL && i < self->store->len; i++)
    line_send (line, g_ptr_array_index (self->store, i));
  for (const GList *link = self->frames.head; line->lan != NULL && link != NULL; link = link->next)
    line_send (line, link->data);
  if (line->lan != NULL)
    line_send_new (line, ROBO_FRAME_READY, NULL, 0);
  say_how_many_are_there (self);
}

static gboolean
host_takes (Line         *line,
            RoboFrameKind kind,
            GBytes       *body)
{
  if (kind == ROBO_FRAME_HELLO && !line->is_in && !line->is_refused)
    admit_guest (line, body);
  else if (!line->is_in)
    return FALSE;
  else if (kind == ROBO_FRAME_BUNDLE)
    keep_bundle (line->lan, body, line);
  else if (kind == ROBO_FRAME_OFFER)
    keep_offer (line->lan, body);
  else if (kind == ROBO_FRAME_WORDS)
    keep_frame (line->lan, body, line);
  else if (kind == ROBO_FRAME_FILE)
    pass_file (line->lan, body);
  else
    return FALSE;

  return TRUE;
}

static gboolean
guest_takes (Line         *line,
             RoboFrameKind kind,
             GBytes       *body)
{
  RoboLan     *self = line->lan;
  RoboCarrier *carrier = ROBO_CARRIER (self);

  g_clear_handle_id (&line->timer, g_source_remove);
  if (kind == ROBO_FRAME_BUNDLE)
    {
      if (!robo_carrier_receive_bundle (carrier, body))
        line_reject (line);
    }
  else if (kind == ROBO_FRAME_OFFER)
    robo_carrier_receive_offer (carrier, body);
  else if (kind == ROBO_FRAME_WORDS)
    take_frame (self, body);
  else if (kind == ROBO_FRAME_FILE)
    robo_carrier_receive_file (carrier, body);
  else if (kind == ROBO_FRAME_READY)
    {
      self->retry_ms = 0;
      self->was_open = TRUE;
      robo_carrier_set_state (carrier, ROBO_CARRIER_OPEN, g_strdup (_ ("Connected to the person who invited you.")));
    }
  else if (kind == ROBO_FRAME_REFUSED)
    {
      line_end (line);
      robo_carrier_set_state (carrier, ROBO_CARRIER_CLOSED,
                              g_strdup (_ ("The code at the end of the address is wrong. Ask for the address again.")));
    }
  else
    return FALSE;

  return TRUE;
}

static void line_read (Line *line);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Line  *line = data;
  gssize n_read = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);

  if (n_read > 0)
    g_byte_array_append (line->buffer, line->chunk, (guint)n_read);
  else
    line_break (line);

  while (line->lan != NULL)
    {
      g_autoptr (GBytes) body = NULL;
      g_autoptr (RoboLan) lan = g_object_ref (line->lan);
      RoboFrameKind   kind;
      RoboFrameResult taken = robo_frame_take (line->buffer, &kind, &body);

      if (taken == ROBO_FRAME_PART)
        break;
      if (taken == ROBO_FRAME_WRONG || !(lan->is_host ? host_takes : guest_takes) (line, kind, body))
        line_break (line);
    }
  if (line->lan != NULL)
    line_read (line);
  line_unref (line);
}

static void
line_read (Line *line)
{
  g_ref_count_inc (&line->refs);
  g_input_stream_read_async (g_io_stream_get_input_stream (G_IO_STREAM (line->connection)), line->chunk, READ_SIZE,
                             G_PRIORITY_DEFAULT, line->cancellable, read_cb, line);
}

static Line *
line_new (RoboLan           *self,
          GSocketConnection *connection)
{
  Line *line = g_new0 (Line, 1);

  g_ref_count_init (&line->refs);
  line->lan = self;
  line->connection = g_object_ref (connection);
  line->cancellable = g_cancellable_new ();
  line->buffer = g_byte_array_new ();
  g_queue_init (&line->unsent);
  g_ptr_array_add (self->lines, line);
  /* Keep-alive packets detect computers that were switched off without closing the connection. */
  g_socket_set_keepalive (g_socket_connection_get_socket (connection), TRUE);
  line_read (line);

  return line;
}

/* Host */

static gboolean
silent_cb (gpointer data)
{
  Line *line = data;

  line->timer = 0;
  line_break (line);

  return G_SOURCE_REMOVE;
}

/* Ends the oldest connection whose guest has not sent the word, if there are too many such connections from one address
 * or in all. Without this, people who lack the word could keep out people who have it. */
static void
make_room (RoboLan    *self,
           const char *from)
{
  Line *oldest = NULL;
  Line *oldest_from = NULL;
  guint n_silent = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = g_ptr_array_index (self->lines, i);

      if (line->is_in)
        continue;
      if (oldest == NULL)
        oldest = line;
      if (g_strcmp0 (line->from, from) != 0)
        continue;
      if (oldest_from == NULL)
        oldest_from = line;
      n_silent++;
    }

  if (n_silent >= MAX_SILENT)
    line_break (oldest_from);
  else if (self->lines->len >= MAX_LINES && oldest != NULL)
    line_break (oldest);
}

static gboolean
incoming_cb (RoboLan           *self,
             GSocketConnection *connection,
             GObject           *source,
             GSocketService    *service)
{
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autofree char *from = NULL;
  Line            *line;

  if (G_IS_INET_SOCKET_ADDRESS (remote))
    from = g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));
  make_room (self, from);
  if (self->lines->len >= MAX_LINES)
    return TRUE;

  line = line_new (self, connection);
  line->from = g_steal_pointer (&from);
  line->timer = g_timeout_add_seconds (HELLO_SECONDS, silent_cb, line);

  return TRUE;
}

gboolean
robo_lan_is_private (GInetAddress *address)
{
  const guint8 *bytes = g_inet_address_to_bytes (address);

  /* GLib knows only the old site-local addresses of IPv6, not the unique local addresses (RFC 4193). */
  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6)
    return (bytes[0] & 0xfe) == 0xfc;

  return g_inet_address_get_is_site_local (address) || g_inet_address_get_is_link_local (address);
}

/* Returns the first address of this computer that only its own network can reach; or else the loopback address. A
 * network interface to another network, such as a VPN, comes last. Prefers IPv4, which is shorter to read aloud. */
static GInetAddress *
find_own_address (void)
{
  struct ifaddrs *all = NULL;
  g_autoptr (GInetAddress) best = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  guint best_worth = 0;

  if (getifaddrs (&all) != 0)
    return g_steal_pointer (&best);

  for (struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
    {
      g_autoptr (GSocketAddress) native = NULL;
      GInetAddress *address;
      guint         worth;

      if (at->ifa_addr == NULL || (at->ifa_flags & IFF_UP) == 0 || (at->ifa_flags & IFF_LOOPBACK) != 0 ||
          (at->ifa_addr->sa_family != AF_INET && at->ifa_addr->sa_family != AF_INET6))
        continue;
      native = g_socket_address_new_from_native (
        at->ifa_addr, at->ifa_addr->sa_family == AF_INET ? sizeof (struct sockaddr_in) : sizeof (struct sockaddr_in6));
      address = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (native));
      worth = 1 + (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV4) +
              2 * ((at->ifa_flags & IFF_POINTOPOINT) == 0);
      if (robo_lan_is_private (address) && worth > best_worth)
        {
          g_set_object (&best, address);
          best_worth = worth;
        }
    }
  freeifaddrs (all);

  return g_steal_pointer (&best);
}

/* Listens only at the address that guests are told, so that this computer opens no port in its other networks. */
static void
open_host (RoboLan *self)
{
  RoboCarrier *carrier = ROBO_CARRIER (self);
  g_autoptr (GInetAddress) host = find_own_address ();
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (host, self->port);
  g_autoptr (GSocketAddress) bound = NULL;
  g_autofree char *text = g_inet_address_to_string (host);
  g_autoptr (GError) error = NULL;

  self->service = g_socket_service_new ();
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), wanted, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_TCP, NULL, &bound, &error))
    {
      g_clear_object (&self->service);
      robo_carrier_set_state (carrier, ROBO_CARRIER_CLOSED,
                              /* Translators: %s is a sentence of the operating system. */
                              g_strdup_printf (_ ("Nobody can join here. %s"), error->message));
      return;
    }

  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
  g_free (self->address);
  self->address = g_inet_address_get_family (host) == G_SOCKET_FAMILY_IPV4
                    ? g_strdup_printf ("%s:%u/%s", text, self->port, self->word)
                    : g_strdup_printf ("[%s]:%u/%s", text, self->port, self->word);
  g_signal_connect_object (self->service, "incoming", G_CALLBACK (incoming_cb), self, G_CONNECT_SWAPPED);
  g_socket_service_start (self->service);
  say_how_many_are_there (self);
}

/* Guest */

static void
connected_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (RoboLan) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection)
    connection = g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (source), result, &error);
  g_autoptr (GString) hello = g_string_new (NULL);
  Line *line;

  /* After a cancellation, the carrier may be closed, or may be connecting anew with another call. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->connecting);
  if (connection == NULL)
    {
      connect_later (self);
      robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_WAITING,
                              /* Translators: %s is a sentence of the operating system. */
                              g_strdup_printf (_ ("Nobody was found at this address. Robodrome will try again. %s"),
                                               error->message));
      return;
    }

  /* The host may be a new program without earlier messages. */
  if (self->was_open)
    robo_carrier_set_empty (ROBO_CARRIER (self));
  line = line_new (self, connection);
  line->timer = g_timeout_add_seconds (HELLO_SECONDS, silent_cb, line);
  g_string_append_c (hello, VERSION);
  g_string_append (hello, self->word);
  line_send_new (line, ROBO_FRAME_HELLO, hello->str, hello->len);
}

static void
connect_to_host (RoboLan *self)
{
  const char      *slash = strrchr (self->address, '/');
  g_autofree char *host = g_strndup (self->address, (gsize)(slash - self->address));

  self->retry = 0;
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_CONNECTING, g_strdup (_ ("Looking for the others…")));
  self->connecting = g_cancellable_new ();
  g_socket_client_connect_to_host_async (self->client, host, 0, self->connecting, connected_cb, g_object_ref (self));
}

/* Carrier functions */

static void
robo_lan_open (RoboCarrier *carrier)
{
  RoboLan *self = ROBO_LAN (carrier);

  if (self->is_host)
    open_host (self);
  else
    connect_to_host (self);
}

static void
end_all (RoboLan *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  robo_work_cancel (&self->connecting);
  if (self->service != NULL)
    {
      g_socket_service_stop (self->service);
      g_socket_listener_close (G_SOCKET_LISTENER (self->service));
      g_clear_object (&self->service);
    }
  while (self->lines->len > 0)
    line_end (g_ptr_array_index (self->lines, self->lines->len - 1));
}

static void
robo_lan_close (RoboCarrier *carrier)
{
  end_all (ROBO_LAN (carrier));
  robo_carrier_set_state (carrier, ROBO_CARRIER_CLOSED, g_strdup (_ ("Not connected.")));
}

static void
send_to_host (RoboLan      *self,
              RoboFrameKind kind,
              GBytes       *body)
{
  g_autoptr (GBytes) frame = new_body_frame (kind, body);

  /* A guest has at most one connection. */
  if (self->lines->len > 0)
    line_send (g_ptr_array_index (self->lines, 0), frame);
}

static void
robo_lan_send (RoboCarrier *carrier,
               GBytes      *bundle)
{
  RoboLan *self = ROBO_LAN (carrier);

  if (self->is_host)
    keep_own_bundle (self, bundle);
  else
    send_to_host (self, ROBO_FRAME_BUNDLE, bundle);
}

static void
robo_lan_offer (RoboCarrier *carrier,
                GBytes      *offer)
{
  RoboLan *self = ROBO_LAN (carrier);

  if (self->is_host)
    keep_offer (self, offer);
  else
    send_to_host (self, ROBO_FRAME_OFFER, offer);
}

static void
robo_lan_say (RoboCarrier *carrier,
              const char  *words)
{
  RoboLan *self = ROBO_LAN (carrier);
  g_autoptr (GBytes) body = robo_frame_new_words (g_get_real_time () / G_USEC_PER_SEC, self->name, words);

  if (self->is_host)
    keep_frame (self, body, NULL);
  else
    send_to_host (self, ROBO_FRAME_WORDS, body);
}

static void
robo_lan_file (RoboCarrier *carrier,
               GBytes      *message)
{
  RoboLan *self = ROBO_LAN (carrier);

  if (self->is_host)
    pass_file (self, message);
  else
    send_to_host (self, ROBO_FRAME_FILE, message);
}

static void
robo_lan_dispose (GObject *object)
{
  end_all (ROBO_LAN (object));

  G_OBJECT_CLASS (robo_lan_parent_class)->dispose (object);
}

static void
robo_lan_finalize (GObject *object)
{
  RoboLan *self = ROBO_LAN (object);

  g_free (self->name);
  g_free (self->word);
  g_free (self->address);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->store);
  g_hash_table_unref (self->stored);
  g_hash_table_unref (self->names);
  g_clear_pointer (&self->offer, g_bytes_unref);
  g_queue_clear_full (&self->frames, (GDestroyNotify)g_bytes_unref);
  g_clear_object (&self->client);

  G_OBJECT_CLASS (robo_lan_parent_class)->finalize (object);
}

static void
robo_lan_class_init (RoboLanClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  RoboCarrierClass *carrier_class = ROBO_CARRIER_CLASS (klass);

  object_class->dispose = robo_lan_dispose;
  object_class->finalize = robo_lan_finalize;
  carrier_class->open = robo_lan_open;
  carrier_class->close = robo_lan_close;
  carrier_class->send = robo_lan_send;
  carrier_class->offer = robo_lan_offer;
  carrier_class->say = robo_lan_say;
  carrier_class->file = robo_lan_file;
}

static void
robo_lan_init (RoboLan *self)
{
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify)line_unref);
  self->store = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  self->stored = g_hash_table_new (g_bytes_hash, g_bytes_equal);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_queue_init (&self->frames);
}

static char *
dup_short_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);

  /* A character has at most four bytes. */
  return g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), ROBO_CARRIER_MAX_NAME / 4));
}

RoboCarrier *
robo_lan_new_host (const char *name,
                   guint16     port,
                   const char *word)
{
  /* These are the symbols of sealed texts, which all look different. */
  static const char symbols[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  RoboLan          *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (word == NULL || (*word != '\0' && strlen (word) <= MAX_WORD), NULL);

  self = g_object_new (ROBO_TYPE_LAN, NULL);
  self->is_host = TRUE;
  self->name = dup_short_name (name);
  self->port = port;
  self->word = word != NULL ? g_ascii_strup (word, -1) : NULL;
  if (word == NULL)
    {
      guint8 chance[N_WORD];

      if (getrandom (chance, sizeof chance, 0) != sizeof chance)
        g_error ("The system has no random numbers.");
      self->word = g_new0 (char, N_WORD + 1);
      for (guint i = 0; i < N_WORD; i++)
        self->word[i] = symbols[chance[i] % 32];
    }

  return ROBO_CARRIER (self);
}

RoboCarrier *
robo_lan_new_guest (const char *name,
                    const char *address,
                    GError    **error)
{
  const char *slash;
  g_autoptr (GSocketConnectable) parsed = NULL;
  g_autofree char *host = NULL;
  RoboLan         *self;

  g_return_val_if_fail (name != NULL && address != NULL, NULL);

  slash = strrchr (address, '/');
  if (slash != NULL)
    host = g_strndup (address, (gsize)(slash - address));
  if (host != NULL)
    parsed = g_network_address_parse (host, 0, NULL);
  if (parsed == NULL || g_network_address_get_port (G_NETWORK_ADDRESS (parsed)) == 0 || slash[1] == '\0' ||
      strlen (slash + 1) > MAX_WORD)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   /* Translators: %s is what the user wrote; the address is an example. */
                   _ ("“%s” isn’t an address. An address looks like 192.168.1.5:40213/K7QM2ZT9."), address);
      return NULL;
    }

  self = g_object_new (ROBO_TYPE_LAN, NULL);
  self->name = dup_short_name (name);
  self->address = g_strdup (address);
  self->word = g_ascii_strup (slash + 1, -1);
  self->client = g_socket_client_new ();
  /* Connections in a local network need no proxy. */
  g_socket_client_set_enable_proxy (self->client, FALSE);
  g_socket_client_set_timeout (self->client, 0);

  return ROBO_CARRIER (self);
}

const char *
robo_lan_get_address (RoboLan *self)
{
  g_return_val_if_fail (ROBO_IS_LAN (self), NULL);

  return self->address;
}

gboolean
robo_lan_is_host (RoboLan *self)
{
  g_return_val_if_fail (ROBO_IS_LAN (self), FALSE);

  return self->is_host;
}

guint
robo_lan_count_guests (RoboLan *self)
{
  guint n_guests = 0;

  g_return_val_if_fail (ROBO_IS_LAN (self), 0);

  for (guint i = 0; self->is_host && i < self->lines->len; i++)
    n_guests += ((const Line *)g_ptr_array_index (self->lines, i))->is_in;

  return n_guests;
}
