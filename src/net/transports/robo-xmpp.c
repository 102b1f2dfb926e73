// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xmpp.h"

#include <string.h>
#include <sys/random.h>

#include <glib/gi18n.h>

#include "net/robo-entry.h"

#define NS_PLAY      "urn:x-robodrome:play:1"
#define NS_MUC       "http://jabber.org/protocol/muc"
#define NS_MUC_USER  NS_MUC "#user"
#define NS_MUC_OWNER NS_MUC "#owner"
#define NS_MUC_ADMIN NS_MUC "#admin"
#define NS_DATA      "jabber:x:data"
#define NS_MAM       "urn:xmpp:mam:2"
#define NS_RSM       "http://jabber.org/protocol/rsm"
#define NS_FORWARD   "urn:xmpp:forward:0"
#define NS_DELAY     "urn:xmpp:delay"
#define NS_SID       "urn:xmpp:sid:0"
#define NS_ITEMS     "http://jabber.org/protocol/disco#items"
#define NS_INFO      "http://jabber.org/protocol/disco#info"
#define NS_CAPS      "http://jabber.org/protocol/caps"
#define NS_STANZAS   "urn:ietf:params:xml:ns:xmpp-stanzas"

#define PAGE         50
#define MIN_RETRY_MS 1000
#define MAX_RETRY_MS 60000
/* Pings at this interval check whether the user is still in the room. The answer must arrive before the next ping.
 * Other answers must arrive within ANSWER_SECONDS. */
#define PING_SECONDS   60
#define ANSWER_SECONDS 60
/* After LOCKED_MS, the carrier tries again to join a chat room that is being created and admits no other people yet.
 * After BOUNCED_MS, it sends its messages again because the room has rejected one of these messages. */
#define LOCKED_MS  2000
#define BOUNCED_MS 5000
#define MAX_NAMES  5
/* A carrier that was open before gives up after this many refusals in a row. A server that is just starting may refuse
 * even people with an account. */
#define MAX_REFUSALS 9
/* At least this time passes before the program sends all its bundles a second time, however many peers ask for them. */
#define TELL_MS 10000
/* At most this many people in a chat room are remembered. */
#define MAX_OCCUPANTS 200
/* At most this many services of a server are asked whether they have chat rooms. */
#define MAX_SERVICES 20
/* A new chat room has a random name and a random password of these lengths. Each character is one of 32, so both are
 * too long to guess. */
#define N_ROOM_LETTERS     10
#define N_PASSWORD_LETTERS 16

struct _RoboXmpp
{
  RoboCarrier parent_instance;

  RoboStream   *stream;
  RoboRoomLink *link;     /* NULL while the server of a new room is unknown */
  GHashTable   *services; /* addresses (char *) of the services that have not answered yet */
  char         *name;     /* name in the room as requested */

  char       *nick;    /* the name in the room, with a number if other people have the same name */
  guint       n_names; /* number of names that were tried and that other people have in the room */
  gboolean    is_in;
  gboolean    is_moderator;
  gboolean    is_admin;  /* the user may remove people from the room for good */
  GHashTable *occupants; /* by name in the room, addresses (char *) of the other people except owners; empty if
                          * hidden */
  GHashTable *speakers;  /* by name in the room, a Speaker for each person */
  char       *last;      /* id in the archive of the last message that has been read, or NULL */
  guint       timer;     /* timer for the next attempt to open or to join, or for the awaited answer; 0 if none runs */
  guint       pinger;    /* timer for the pings while the carrier is open, or 0 */
  guint       bouncer;
  guint       teller;
  gint64      told; /* monotonic time when all bundles were last sent again, or 0 */
  guint       retry_ms;
  gboolean    is_pinged;
  gboolean    was_open;   /* the carrier was open once, so address and password are right */
  guint       n_refusals; /* number of refusals since the carrier was last open */
};

/* Describes a person in the chat room. */
typedef struct
{
  char    *address; /* address of the account, or NULL if it is hidden */
  gboolean is_admin;
} Speaker;

G_DEFINE_FINAL_TYPE (RoboXmpp, robo_xmpp, ROBO_TYPE_CARRIER)

/* Links */

RoboRoomLink *
robo_room_link_parse (const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_autofree char *room = NULL;
  g_autofree char *password = NULL;
  g_auto (GStrv) parts = NULL;
  const char   *at = trimmed;
  RoboRoomLink *self;

  if (!g_utf8_validate (trimmed, -1, NULL) || strlen (trimmed) > 3000)
    return NULL;
  if (g_ascii_strncasecmp (at, "xmpp:", strlen ("xmpp:")) == 0)
    at += strlen ("xmpp:");
  else if (g_ascii_strncasecmp (at, "robodrome:", strlen ("robodrome:")) == 0)
    at += strlen ("robodrome:");
  parts = g_strsplit_set (at, "?;", 8);
  if (parts[0] == NULL)
    return NULL;
  room = g_uri_unescape_string (parts[0], NULL);
  for (guint i = 1; parts[i] != NULL; i++)
    {
      if (g_str_has_prefix (parts[i], "password=") && password == NULL)
        password = g_uri_unescape_string (parts[i] + strlen ("password="), NULL);
    }
  /* An address is a name, one @, a server, and no more. */
  if (room == NULL || !g_utf8_validate (room, -1, NULL) || strchr (room, '@') == NULL || strchr (room, '@') == room ||
      strchr (room, '@')[1] == '\0' || strchr (room, '@') != strrchr (room, '@') ||
      strpbrk (room, "/ \t\r\n<>&'\"") != NULL)
    return NULL;
  if (password != NULL && !g_utf8_validate (password, -1, NULL))
    return NULL;

  self = g_new0 (RoboRoomLink, 1);
  self->room = g_utf8_strdown (room, -1);
  self->password = password != NULL && *password != '\0' ? g_steal_pointer (&password) : NULL;

  return self;
}

RoboRoomLink *
robo_room_link_copy (const RoboRoomLink *self)
{
  RoboRoomLink *copy = g_new0 (RoboRoomLink, 1);

  copy->room = g_strdup (self->room);
  copy->password = g_strdup (self->password);

  return copy;
}

/* Makes a link to a new room on a server that has rooms. */
static RoboRoomLink *
make_link (const char *server)
{
  static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
  guint8            chance[N_ROOM_LETTERS + N_PASSWORD_LETTERS];
  char              word[sizeof chance + 1] = { 0 };
  RoboRoomLink     *link = g_new0 (RoboRoomLink, 1);

  if (getrandom (chance, sizeof chance, 0) != sizeof chance)
    g_error ("The system has no random numbers.");
  for (guint i = 0; i < sizeof chance; i++)
    word[i] = letters[chance[i] % 32];
  link->room = g_strdup_printf ("%.*s@%s", N_ROOM_LETTERS, word, server);
  link->password = g_strdup (word + N_ROOM_LETTERS);

  return link;
}

char *
robo_room_link_to_text (const RoboRoomLink *self)
{
  g_autofree char *room = g_uri_escape_string (self->room, "@", FALSE);
  g_autofree char *password = self->password != NULL ? g_uri_escape_string (self->password, NULL, FALSE) : NULL;

  return password != NULL ? g_strdup_printf ("xmpp:%s?join;password=%s", room, password)
                          : g_strdup_printf ("xmpp:%s?join", room);
}

void
robo_room_link_free (RoboRoomLink *self)
{
  if (self == NULL)
    return;

  g_free (self->room);
  g_free (self->password);
  g_free (self);
}

/* Connection */

static void
stop_timers (RoboXmpp *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->pinger, g_source_remove);
  g_clear_handle_id (&self->bouncer, g_source_remove);
  g_clear_handle_id (&self->teller, g_source_remove);
  self->is_pinged = FALSE;
}

static void
give_up (RoboXmpp   *self,
         const char *sentence)
{
  stop_timers (self);
  self->is_in = FALSE;
  robo_stream_close (self->stream);
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_CLOSED, g_strdup (sentence));
}

static void
connect_again (RoboXmpp *self)
{
  self->timer = 0;
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_CONNECTING,
                          g_strdup (_ ("Connecting to the chat server…")));
  robo_stream_open (self->stream);
}

/* Connects later. The waiting time grows with each failure, and has a random part, so that not all peers reconnect at
 * the same moment. */
static void
try_later (RoboXmpp   *self,
           const char *sentence)
{
  stop_timers (self);
  self->is_in = FALSE;
  robo_stream_close (self->stream);
  self->retry_ms = CLAMP (self->retry_ms * 2, MIN_RETRY_MS, MAX_RETRY_MS);
  self->timer = g_timeout_add_once (self->retry_ms + g_random_int_range (0, (gint32)self->retry_ms / 4),
                                    (GSourceOnceFunc)connect_again, self);
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_WAITING, g_strdup (sentence));
}

static void
answer_timed_out_cb (RoboXmpp *self)
{
  self->timer = 0;
  try_later (self, _ ("The chat server isn’t answering. Robodrome will try again."));
}

static void
await_answer (RoboXmpp *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_once (ANSWER_SECONDS * 1000, (GSourceOnceFunc)answer_timed_out_cb, self);
}

/* Finding a service for a new room */

/* Up to MAX_SERVICES services of the server are asked at the same time whether they have rooms. */

static void
find_no_place (RoboXmpp *self)
{
  give_up (self, _ ("This chat server has no rooms. Use an account on another one."));
}

static gboolean
has_rooms (const RoboStanza *info)
{
  for (guint i = 0; info != NULL && i < info->children->len; i++)
    {
      const RoboStanza *feature = g_ptr_array_index (info->children, i);

      if (g_str_equal (feature->name, "feature") && g_strcmp0 (robo_stanza_get (feature, "var"), NS_MUC) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Features (XEP-0115) */

/* The program announces its features as a hash, and sends them in full to programs that ask for them. */

#define NODE "https://github.com/robodrome/robodrome"
#define CAPS "<c xmlns='" NS_CAPS "' hash='sha-1' node='" NODE "' ver='%s'/>"

static const char *const features[] = { NS_CAPS, NS_INFO, NS_MUC, "urn:xmpp:ping", NS_PLAY };

static char *
dup_capabilities (void)
{
  g_autoptr (GString) all = g_string_new ("client/pc//Robodrome<");
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 digest[20];
  gsize  size = sizeof digest;

  /* The features are sorted by their bytes. */
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    g_string_append_printf (all, "%s<", features[i]);
  g_checksum_update (checksum, (const guchar *)all->str, (gssize)all->len);
  g_checksum_get_digest (checksum, digest, &size);

  return g_base64_encode (digest, size);
}

static void
tell_capabilities (RoboXmpp         *self,
                   const RoboStanza *iq)
{
  const char *node = robo_stanza_get (robo_stanza_find (iq, "query", NS_INFO), "node");
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *head = g_markup_printf_escaped ("<iq type='result' id='%s' to='%s'>"
                                                   "<query xmlns='" NS_INFO "' node='%s'>"
                                                   "<identity category='client' type='pc' name='Robodrome'/>",
                                                   robo_stanza_get (iq, "id"), robo_stanza_get (iq, "from"),
                                                   node != NULL ? node : NODE);

  g_string_append (told, head);
  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    g_string_append_printf (told, "<feature var='%s'/>", features[i]);
  g_string_append (told, "</query></iq>");
  robo_stream_send_text (self->stream, told->str);
}

/* Joining the room */

static void
join_room (RoboXmpp *self)
{
  const char *password = self->link->password;

  g_autofree char *version = dup_capabilities ();

  await_answer (self);
  self->is_in = self->is_moderator = self->is_admin = FALSE;
  g_hash_table_remove_all (self->occupants);
  g_hash_table_remove_all (self->speakers);
  /* Ask the room for no earlier messages, because they come from the archive, in pages. */
  if (password != NULL)
    robo_stream_send (self->stream,
                      "<presence to='%s/%s'><x xmlns='" NS_MUC "'><history maxstanzas='0'/>"
                      "<password>%s</password></x>" CAPS "</presence>",
                      self->link->room, self->nick, password, version);
  else
    robo_stream_send (self->stream,
                      "<presence to='%s/%s'><x xmlns='" NS_MUC "'><history maxstanzas='0'/></x>" CAPS "</presence>",
                      self->link->room, self->nick, version);
}

static void
read_archive (RoboXmpp *self)
{
  await_answer (self);
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_CONNECTING, g_strdup (_ ("Reading earlier messages…")));
  if (self->last != NULL)
    robo_stream_send (self->stream,
                      "<iq type='set' id='archive' to='%s'><query xmlns='" NS_MAM "' queryid='play'><set xmlns='" NS_RSM
                      "'><max>%d</max><after>%s</after></set></query></iq>",
                      self->link->room, PAGE, self->last);
  else
    robo_stream_send (self->stream,
                      "<iq type='set' id='archive' to='%s'><query xmlns='" NS_MAM "' queryid='play'><set xmlns='" NS_RSM
                      "'><max>%d</max></set></query></iq>",
                      self->link->room, PAGE);
}

static gboolean
ping_cb (gpointer data)
{
  RoboXmpp *self = data;

  /* A ping to oneself through the room shows whether the server works and whether the user is still in the
   * room (XEP-0410). */
  if (self->is_pinged)
    {
      self->pinger = 0;
      answer_timed_out_cb (self);
      return G_SOURCE_REMOVE;
    }
  self->is_pinged = TRUE;
  robo_stream_send (self->stream, "<iq type='get' id='ping' to='%s/%s'><ping xmlns='urn:xmpp:ping'/></iq>",
                    self->link->room, self->nick);

  return G_SOURCE_CONTINUE;
}

static gboolean
has_status (const RoboStanza *presence,
            const char       *code)
{
  const RoboStanza *x = robo_stanza_find (presence, "x", NS_MUC_USER);

  for (guint i = 0; x != NULL && i < x->children->len; i++)
    {
      const RoboStanza *status = g_ptr_array_index (x->children, i);

      if (g_str_equal (status->name, "status") && g_strcmp0 (robo_stanza_get (status, "code"), code) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_condition (const RoboStanza *stanza,
               const char       *condition)
{
  return robo_stanza_find (robo_stanza_find (stanza, "error", NULL), condition, NS_STANZAS) != NULL;
}

static void
take_refusal (RoboXmpp         *self,
              const RoboStanza *presence)
{
  if (has_condition (presence, "conflict") && ++self->n_names < MAX_NAMES)
    {
      g_free (self->nick);
      self->nick = g_strdup_printf ("%s-%u", self->name, self->n_names + 1);
      join_room (self);
    }
  else if (has_condition (presence, "item-not-found"))
    {
      g_clear_handle_id (&self->timer, g_source_remove);
      self->timer = g_timeout_add_once (LOCKED_MS, (GSourceOnceFunc)join_room, self);
    }
  else if (has_condition (presence, "not-authorized"))
    give_up (self, _ ("The room’s password is wrong. Ask for the link again."));
  else if (has_condition (presence, "registration-required") || has_condition (presence, "forbidden") ||
           has_condition (presence, "not-allowed"))
    give_up (self, _ ("The room won’t let you in. Ask the person who created it."));
  else
    try_later (self, _ ("Can’t reach the room. Robodrome will try again."));
}

static void
speaker_free (Speaker *speaker)
{
  g_free (speaker->address);
  g_free (speaker);
}

static void
note_speaker (RoboXmpp   *self,
              const char *nick,
              const char *address,
              const char *affiliation)
{
  Speaker *speaker;

  if (g_hash_table_size (self->speakers) >= MAX_OCCUPANTS && !g_hash_table_contains (self->speakers, nick))
    return;

  speaker = g_new0 (Speaker, 1);
  speaker->address = address != NULL ? g_strndup (address, strcspn (address, "/")) : NULL;
  speaker->is_admin = g_strcmp0 (affiliation, "owner") == 0 || g_strcmp0 (affiliation, "admin") == 0;
  g_hash_table_replace (self->speakers, g_strdup (nick), speaker);
}

/* Notes a person in the room, and the user's own rights there (XEP-0045, affiliations and roles). */
static void
note_occupant (RoboXmpp         *self,
               const RoboStanza *presence,
               const char       *nick)
{
  const RoboStanza *item = robo_stanza_find (robo_stanza_find (presence, "x", NS_MUC_USER), "item", NULL);
  const char       *affiliation = item != NULL ? robo_stanza_get (item, "affiliation") : NULL;
  const char       *address = item != NULL ? robo_stanza_get (item, "jid") : NULL;

  if (nick == NULL || g_strcmp0 (robo_stanza_get (presence, "type"), "error") == 0)
    return;
  if (robo_stanza_get (presence, "type") != NULL)
    g_hash_table_remove (self->speakers, nick);
  else
    note_speaker (self, nick, address, affiliation);
  if (has_status (presence, "110"))
    {
      self->is_moderator = item != NULL && g_strcmp0 (robo_stanza_get (item, "role"), "moderator") == 0;
      self->is_admin = g_strcmp0 (affiliation, "owner") == 0 || g_strcmp0 (affiliation, "admin") == 0;
    }
  else if (robo_stanza_get (presence, "type") != NULL)
    g_hash_table_remove (self->occupants, nick);
  /* The owner of the room cannot be removed. */
  else if (g_strcmp0 (affiliation, "owner") != 0 && g_hash_table_size (self->occupants) < MAX_OCCUPANTS)
    g_hash_table_replace (self->occupants, g_strdup (nick), g_strdup (address != NULL ? address : ""));
}

static void
take_presence (RoboXmpp         *self,
               const RoboStanza *presence,
               const char       *nick)
{
  const char *type = robo_stanza_get (presence, "type");

  note_occupant (self, presence, nick);

  if (g_strcmp0 (type, "error") == 0)
    {
      if (!self->is_in)
        take_refusal (self, presence);
      return;
    }
  if (!has_status (presence, "110"))
    return;
  if (g_strcmp0 (type, "unavailable") == 0)
    {
      if (has_status (presence, "301") || has_status (presence, "307"))
        give_up (self, _ ("You were removed from the room."));
      else
        try_later (self, _ ("The room was closed. Robodrome will try again."));
      return;
    }
  if (self->is_in)
    return;

  self->is_in = TRUE;
  if (nick != NULL)
    {
      g_free (self->nick);
      self->nick = g_strdup (nick);
    }
  if (has_status (presence, "201"))
    {
      /* The room is new, so messages of an earlier room with its name are gone. */
      g_clear_pointer (&self->last, g_free);
      robo_carrier_set_empty (ROBO_CARRIER (self));
      await_answer (self);
      robo_stream_send (self->stream, "<iq type='get' id='form' to='%s'><query xmlns='" NS_MUC_OWNER "'/></iq>",
                        self->link->room);
    }
  else
    read_archive (self);
}

/* Creating a room */

static void
take_form (RoboXmpp         *self,
           const RoboStanza *iq)
{
  const struct
  {
    const char *name;
    const char *value;
  } wishes[] = {
    { "muc#roomconfig_persistentroom", "1" },
    { "muc#roomconfig_publicroom", "0" },
    { "muc#roomconfig_passwordprotectedroom", self->link->password != NULL ? "1" : "0" },
    { "muc#roomconfig_roomsecret", self->link->password != NULL ? self->link->password : "" },
    { "muc#roomconfig_membersonly", "0" },
    { "muc#roomconfig_moderatedroom", "0" },
    { "muc#roomconfig_whois", "moderators" },
    { "muc#roomconfig_enablearchiving", "1" },
    { "mam", "1" },
  };
  const RoboStanza *form = robo_stanza_find (robo_stanza_find (iq, "query", NS_MUC_OWNER), "x", NS_DATA);
  g_autoptr (GString) answer = g_string_new (NULL);
  g_autofree char *whole = NULL;

  for (guint i = 0; form != NULL && i < form->children->len; i++)
    {
      const RoboStanza *field = g_ptr_array_index (form->children, i);
      const char       *name = robo_stanza_get (field, "var");

      for (guint k = 0; k < G_N_ELEMENTS (wishes); k++)
        {
          g_autofree char *text = NULL;

          if (g_strcmp0 (wishes[k].name, name) != 0)
            continue;
          text = g_markup_printf_escaped ("<field var='%s'><value>%s</value></field>", name, wishes[k].value);
          g_string_append (answer, text);
        }
    }
  await_answer (self);
  whole = g_strdup_printf ("<iq type='set' id='made' to='%s'><query xmlns='" NS_MUC_OWNER "'><x xmlns='" NS_DATA
                           "' type='submit'><field var='FORM_TYPE'><value>" NS_MUC "#roomconfig</value></field>%s</x>"
                           "</query></iq>",
                           self->link->room, answer->str);
  robo_stream_send_text (self->stream, whole);
}

/* Messages in the room */

static void
tell_all (RoboXmpp *self)
{
  self->teller = 0;
  self->told = g_get_monotonic_time ();
  robo_carrier_set_empty (ROBO_CARRIER (self));
}

static void
take_question (RoboXmpp   *self,
               const char *nick)
{
  gint64 passed_ms = (g_get_monotonic_time () - self->told) / 1000;

  if (g_str_equal (nick, self->nick) || self->teller != 0 ||
      robo_carrier_get_state (ROBO_CARRIER (self)) != ROBO_CARRIER_OPEN)
    return;
  if (self->told == 0 || passed_ms >= TELL_MS)
    tell_all (self);
  else
    self->teller = g_timeout_add_once ((guint)(TELL_MS - passed_ms), (GSourceOnceFunc)tell_all, self);
}

/* Takes a message that the room has passed on; other messages do not count. Signatures prove who the author is; names
 * do not. */
static void
take_message (RoboXmpp         *self,
              const RoboStanza *message,
              const RoboStanza *delay)
{
  const char      *from = robo_stanza_get (message, "from");
  const char      *slash = from != NULL ? strchr (from, '/') : NULL;
  const char      *body = robo_stanza_find_text (message, "body", NULL);
  const char      *entry = robo_stanza_find_text (message, "entry", NS_PLAY);
  const char      *offer = robo_stanza_find_text (message, "setup", NS_PLAY);
  const char      *file = robo_stanza_find_text (message, "file", NS_PLAY);
  const char      *coded = entry != NULL ? entry : offer != NULL ? offer
                                                                 : file;
  g_autofree char *room = slash != NULL ? g_strndup (from, (gsize)(slash - from)) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (room == NULL || g_ascii_strcasecmp (room, self->link->room) != 0 ||
      g_strcmp0 (robo_stanza_get (message, "type"), "groupchat") != 0)
    return;

  if (coded == NULL)
    {
      if (robo_stanza_find (message, "have", NS_PLAY) != NULL)
        take_question (self, slash + 1);
      else if (body != NULL)
        {
          const char *stamp = delay != NULL ? robo_stanza_get (delay, "stamp") : NULL;
          g_autoptr (GDateTime) time = stamp != NULL ? g_date_time_new_from_iso8601 (stamp, NULL) : NULL;
          /* While an earlier message was sent, another person may have had this name, so only a current message has
           * a speaker. */
          const Speaker *speaker = delay == NULL ? g_hash_table_lookup (self->speakers, slash + 1) : NULL;

          robo_carrier_set_speaker (ROBO_CARRIER (self), speaker != NULL ? speaker->address : NULL,
                                    speaker != NULL && speaker->is_admin);
          robo_carrier_receive_words (ROBO_CARRIER (self), slash + 1, body,
                                      time != NULL ? g_date_time_to_unix (time) : g_get_real_time () / G_USEC_PER_SEC);
        }
      return;
    }
  if (*coded != '\0')
    {
      gsize   size;
      guint8 *data = g_base64_decode (coded, &size);

      bytes = g_bytes_new_take (data, size);
    }
  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    return;
  if (entry != NULL)
    robo_carrier_receive_bundle (ROBO_CARRIER (self), bytes);
  else if (offer == NULL)
    robo_carrier_receive_file (ROBO_CARRIER (self), bytes);
  else
    robo_carrier_receive_offer (ROBO_CARRIER (self), bytes);
}

/* Returns whether the stanza is from the room or a person in it. */
static gboolean
is_from_room (const RoboXmpp   *self,
              const RoboStanza *stanza)
{
  const char *from = robo_stanza_get (stanza, "from");
  gsize       n_room = self->link != NULL ? strlen (self->link->room) : 0;

  return from != NULL && n_room > 0 && g_ascii_strncasecmp (from, self->link->room, n_room) == 0 &&
         (from[n_room] == '/' || from[n_room] == '\0');
}

static void
bounced_cb (RoboXmpp *self)
{
  self->bouncer = 0;
  robo_carrier_set_lost (ROBO_CARRIER (self));
}

static void
take_any_message (RoboXmpp         *self,
                  const RoboStanza *message)
{
  const RoboStanza *result = robo_stanza_find (message, "result", NS_MAM);
  const RoboStanza *sid = robo_stanza_find (message, "stanza-id", NS_SID);

  if (!is_from_room (self, message))
    return;
  if (g_strcmp0 (robo_stanza_get (message, "type"), "error") == 0)
    {
      /* The room has rejected a message of this program, because the user is not in the room any more, or because the
       * program sends too fast. */
      if (has_condition (message, "not-acceptable") && self->is_in)
        join_room (self);
      else if (self->bouncer == 0)
        self->bouncer = g_timeout_add_once (BOUNCED_MS, (GSourceOnceFunc)bounced_cb, self);
      return;
    }
  if (result != NULL)
    {
      const RoboStanza *forwarded = robo_stanza_find (result, "forwarded", NS_FORWARD);
      const RoboStanza *inner = robo_stanza_find (forwarded, "message", NULL);

      if (strchr (robo_stanza_get (message, "from"), '/') == NULL && inner != NULL &&
          g_strcmp0 (robo_stanza_get (result, "queryid"), "play") == 0)
        take_message (self, inner, robo_stanza_find (forwarded, "delay", NS_DELAY));
      return;
    }

  take_message (self, message, robo_stanza_find (message, "delay", NS_DELAY));
  if (sid != NULL && robo_stanza_get (sid, "id") != NULL &&
      g_strcmp0 (robo_stanza_get (sid, "by"), self->link->room) == 0 &&
      robo_carrier_get_state (ROBO_CARRIER (self)) == ROBO_CARRIER_OPEN)
    {
      g_free (self->last);
      self->last = g_strdup (robo_stanza_get (sid, "id"));
    }
}

static void
take_page (RoboXmpp         *self,
           const RoboStanza *iq)
{
  const RoboStanza *fin = robo_stanza_find (iq, "fin", NS_MAM);
  const char       *last = robo_stanza_find_text (robo_stanza_find (fin, "set", NS_RSM), "last", NS_RSM);
  gboolean          is_error = g_strcmp0 (robo_stanza_get (iq, "type"), "error") == 0;
  gboolean          is_further = last != NULL && g_strcmp0 (last, self->last) != 0;

  if (is_error && has_condition (iq, "item-not-found") && self->last != NULL)
    {
      /* The archive has been cleared in the meantime. */
      g_clear_pointer (&self->last, g_free);
      robo_carrier_set_empty (ROBO_CARRIER (self));
      read_archive (self);
      return;
    }
  if (is_further)
    {
      g_free (self->last);
      self->last = g_strdup (last);
    }
  /* A server without an archive is treated like one with an empty archive. */
  if (!is_error && fin != NULL && g_strcmp0 (robo_stanza_get (fin, "complete"), "true") != 0 && is_further)
    {
      read_archive (self);
      return;
    }

  g_clear_handle_id (&self->timer, g_source_remove);
  self->retry_ms = 0;
  self->was_open = TRUE;
  self->n_refusals = 0;
  if (self->pinger == 0)
    self->pinger = g_timeout_add_seconds (PING_SECONDS, ping_cb, self);
  robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_OPEN,
                          /* Translators: %s is the address of a chat room, such as m7k2q@rooms.example.org. */
                          g_strdup_printf (_ ("Connected to %s."), self->link->room));
}

/* Takes an answer about the services of the server. Asks the services whether they have rooms, and uses the first that
 * has. Ignores answers from services that were not asked. */
static void
take_place (RoboXmpp         *self,
            const RoboStanza *iq)
{
  const char *server = robo_stanza_get (iq, "from");

  if (server == NULL || !g_hash_table_remove (self->services, server))
    return;

  if (g_strcmp0 (robo_stanza_get (iq, "id"), "items") == 0)
    {
      const RoboStanza *query = robo_stanza_find (iq, "query", NS_ITEMS);

      for (guint i = 0; query != NULL && i < query->children->len && g_hash_table_size (self->services) < MAX_SERVICES;
           i++)
        {
          const RoboStanza *item = g_ptr_array_index (query->children, i);
          const char       *address = robo_stanza_get (item, "jid");

          if (address == NULL || strpbrk (address, "@/ ") != NULL ||
              !g_hash_table_add (self->services, g_strdup (address)))
            continue;
          robo_stream_send (self->stream, "<iq type='get' id='info' to='%s'><query xmlns='" NS_INFO "'/></iq>",
                            address);
        }
      if (g_hash_table_size (self->services) == 0)
        find_no_place (self);
      else
        await_answer (self);
    }
  else if (has_rooms (robo_stanza_find (iq, "query", NS_INFO)))
    {
      self->link = make_link (server);
      join_room (self);
    }
  else if (g_hash_table_size (self->services) == 0)
    find_no_place (self);
}

static void
take_iq (RoboXmpp         *self,
         const RoboStanza *iq)
{
  const char *id = robo_stanza_get (iq, "id");
  const char *type = robo_stanza_get (iq, "type");
  const char *from = robo_stanza_get (iq, "from");
  gboolean    is_error = g_strcmp0 (type, "error") == 0;

  if (g_strcmp0 (type, "get") == 0 || g_strcmp0 (type, "set") == 0)
    {
      if (from != NULL && id != NULL && robo_stanza_find (iq, "ping", "urn:xmpp:ping") != NULL)
        robo_stream_send (self->stream, "<iq type='result' id='%s' to='%s'/>", id, from);
      else if (from != NULL && id != NULL && g_str_equal (type, "get") &&
               robo_stanza_find (iq, "query", NS_INFO) != NULL)
        tell_capabilities (self, iq);
      else if (from != NULL && id != NULL)
        robo_stream_send (self->stream,
                          "<iq type='error' id='%s' to='%s'><error type='cancel'>"
                          "<service-unavailable xmlns='" NS_STANZAS "'/></error></iq>",
                          id, from);
      return;
    }
  if (self->link == NULL)
    take_place (self, iq);
  if (!is_from_room (self, iq))
    return;
  if (g_strcmp0 (id, "archive") == 0)
    take_page (self, iq);
  else if (g_strcmp0 (id, "form") == 0)
    take_form (self, iq);
  else if (g_strcmp0 (id, "made") == 0)
    read_archive (self);
  else if (g_strcmp0 (id, "ping") == 0)
    {
      self->is_pinged = FALSE;
      if (is_error && has_condition (iq, "not-acceptable"))
        join_room (self);
    }
}

/* Stream */

static void
opened_cb (RoboXmpp   *self,
           const char *address,
           RoboStream *stream)
{
  if (self->link != NULL)
    join_room (self);
  else
    {
      const char      *at = strchr (address, '@');
      g_autofree char *server = g_strdup (at != NULL ? at + 1 : address);

      server[strcspn (server, "/")] = '\0';
      g_hash_table_remove_all (self->services);
      g_hash_table_add (self->services, g_strdup (server));
      await_answer (self);
      robo_carrier_set_state (ROBO_CARRIER (self), ROBO_CARRIER_CONNECTING,
                              g_strdup (_ ("Looking for a place to create a room…")));
      robo_stream_send (self->stream, "<iq type='get' id='items' to='%s'><query xmlns='" NS_ITEMS "'/></iq>", server);
    }
}

static void
stanza_cb (RoboXmpp   *self,
           gpointer    data,
           RoboStream *stream)
{
  const RoboStanza *stanza = data;

  g_object_ref (self);
  if (g_str_equal (stanza->name, "message"))
    take_any_message (self, stanza);
  else if (g_str_equal (stanza->name, "iq"))
    take_iq (self, stanza);
  else if (g_str_equal (stanza->name, "presence") && is_from_room (self, stanza))
    {
      const char *slash = strchr (robo_stanza_get (stanza, "from"), '/');

      take_presence (self, stanza, slash != NULL ? slash + 1 : NULL);
    }
  g_object_unref (self);
}

/* A second attempt would end in the same way, so each sentence says what the user can do. */
static const char *const final_sentences[] = {
  [ROBO_STREAM_REFUSED] = N_ ("The chat server doesn’t accept this address with this password. Check both."),
  [ROBO_STREAM_UNKNOWN] = N_ ("Enter the address and password of your account on a chat server."),
  [ROBO_STREAM_TAKEN] = N_ ("That account name is taken. Choose another one."),
  [ROBO_STREAM_NOT_OFFERED] = N_ ("You can’t create an account on this chat server from here. Its website explains how to get one."),
  [ROBO_STREAM_NO_TLS] = N_ ("The chat server doesn’t support encryption, so nothing was sent to it. Use an account on another server."),
  [ROBO_STREAM_NOT_TLS] = N_ ("The chat server should have started encryption but answered with something else, so nothing was sent to it. Check the address of the server."),
  [ROBO_STREAM_OLD_TLS] = N_ ("The chat server doesn’t offer encryption that’s considered safe today, so nothing was sent to it. Ask the people who run it to update it."),
  /* Translators: “glib-networking” is the name of a software package. */
  [ROBO_STREAM_NO_TLS_HERE] = N_ ("This computer can’t encrypt the connection, so nothing was sent to the chat server. Install glib-networking."),
  [ROBO_STREAM_BAD_CA_FILE] = N_ ("The chat server’s certificate file can’t be read, so nothing was sent to it. Choose another file."),
  [ROBO_STREAM_BAD_ISSUER] = N_ ("This computer doesn’t trust the issuer of the chat server’s certificate, so nothing was sent to it. Contact the people who run the server."),
  [ROBO_STREAM_BAD_NAME] = N_ ("The chat server’s certificate was issued for a different name, so nothing was sent to it. Check the address of your account."),
  [ROBO_STREAM_BAD_DATE] = N_ ("The chat server’s certificate has expired or isn’t valid yet, so nothing was sent to it. Check this computer’s date, or contact the people who run the server."),
  [ROBO_STREAM_BAD_CERTIFICATE] = N_ ("The chat server’s certificate isn’t valid, so nothing was sent to it. Contact the people who run the server."),
  [ROBO_STREAM_NO_MECHANISM] = N_ ("The chat server checks passwords in ways that Robodrome doesn’t support. Use an account on another server."),
  [ROBO_STREAM_PLAIN_ONLY] = N_ ("The chat server now asks for the password itself, so it wasn’t sent. Ask the people who run the server whether that’s right. If it is, enter your account again."),
  [ROBO_STREAM_NOT_PROVEN] = N_ ("The chat server couldn’t prove that it knows your password, so it may not be the real one. Contact the people who run the server."),
};

static void
ended_cb (RoboXmpp     *self,
          RoboStreamEnd end,
          RoboStream   *stream)
{
  if (end == ROBO_STREAM_LOST)
    try_later (self, _ ("No connection to the chat server. Robodrome will try again."));
  else if (end == ROBO_STREAM_TOO_MUCH)
    try_later (self, _ ("The chat server sent something unexpected. Robodrome will try again."));
  else if (end == ROBO_STREAM_REFUSED && self->was_open && ++self->n_refusals < MAX_REFUSALS)
    try_later (self, _ ("The chat server isn’t letting you in right now. Robodrome will try again."));
  else
    give_up (self, _ (final_sentences[end]));
}

/* Carrier functions */

static void
robo_xmpp_open (RoboCarrier *carrier)
{
  connect_again (ROBO_XMPP (carrier));
}

static void
robo_xmpp_close (RoboCarrier *carrier)
{
  RoboXmpp *self = ROBO_XMPP (carrier);

  if (self->is_in)
    robo_stream_send (self->stream, "<presence type='unavailable' to='%s/%s'/>", self->link->room, self->nick);
  give_up (self, _ ("Not connected."));
}

static const char *
get_words_about_proposal (const RoboEntry *said)
{
  static const char *const words[][ROBO_CONSENT_DECLINED + 1] = {
    [ROBO_PROPOSAL_END] = {
      [ROBO_CONSENT_YES] = N_ ("I’d like to end the game as it stands."),
      [ROBO_CONSENT_WITHDRAWN] = N_ ("I no longer want to end the game."),
      [ROBO_CONSENT_DECLINED] = N_ ("I don’t want to end the game."),
    },
    [ROBO_PROPOSAL_PAUSE] = {
      [ROBO_CONSENT_YES] = N_ ("I’d like to pause the game."),
      [ROBO_CONSENT_WITHDRAWN] = N_ ("I’d like to keep playing."),
      [ROBO_CONSENT_DECLINED] = N_ ("I don’t want to pause the game."),
    },
    [ROBO_PROPOSAL_PACE] = {
      [ROBO_CONSENT_YES] = N_ ("I’d like a new time limit."),
      [ROBO_CONSENT_WITHDRAWN] = N_ ("I no longer want a new time limit."),
      [ROBO_CONSENT_DECLINED] = N_ ("I don’t want a new time limit."),
    },
  };

  return _ (words[said->proposal][said->consent]);
}

/* Returns a readable text about the last entry of a bundle for people who use ordinary chat programs. */
static char *
dup_body (GBytes *bundle)
{
  g_autoptr (GPtrArray) entries = robo_bundle_parse (g_bytes_get_data (bundle, NULL), g_bytes_get_size (bundle));
  const RoboEntry *last = entries != NULL ? g_ptr_array_index (entries, entries->len - 1) : NULL;

  if (last == NULL)
    return g_strdup (_ ("A move."));

  switch ((RoboEntryKind)last->kind)
    {
    case ROBO_ENTRY_JOIN:
      /* Translators: The program writes this into the chat for a player. %s is the player’s name. */
      return g_strdup_printf (_ ("%s joins."), last->name);
    case ROBO_ENTRY_SEAL:
      /* Translators: The program writes this into the chat for a player. %u is the number of a round. */
      return g_strdup_printf (_ ("My program for round %u is sealed."), last->round);
    case ROBO_ENTRY_OPEN:
      /* Translators: The program writes this into the chat for a player. %u is the number of a round. */
      return g_strdup_printf (_ ("My program for round %u is open."), last->round);
    case ROBO_ENTRY_ABSENT:
      /* Translators: The program writes this into the chat for a player. %u is the number of a seat. */
      return g_strdup_printf (_ ("I vote to continue without seat %u."), last->absent + 1u);
    case ROBO_ENTRY_RETURN:
      return g_strdup (_ ("I’m back."));
    case ROBO_ENTRY_RESIGN:
      return g_strdup (_ ("I resign."));
    case ROBO_ENTRY_RESULT:
      return g_strdup (_ ("The game is over. I’ve signed the result."));
    case ROBO_ENTRY_AGAIN:
      return g_strdup (last->again == ROBO_AGAIN_YES ? _ ("I’d like to play again.") : _ ("I don’t want to play again."));
    case ROBO_ENTRY_PROPOSAL:
      return g_strdup (get_words_about_proposal (last));
    case ROBO_ENTRY_START:
    case ROBO_ENTRY_ANSWER:
    case ROBO_ENTRY_UNDO:
    case ROBO_ENTRY_STANDING:
      break;
    }

  return g_strdup (_ ("A move."));
}

static void
send_coded (RoboXmpp   *self,
            const char *element,
            GBytes     *bytes,
            const char *body)
{
  g_autofree char *coded = g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *id = g_uuid_string_random ();

  robo_stream_send (self->stream,
                    "<message type='groupchat' to='%s' id='%s'><body>%s</body><%s xmlns='" NS_PLAY "'>%s</%s>"
                    "<store xmlns='urn:xmpp:hints'/><origin-id xmlns='" NS_SID "' id='%s'/></message>",
                    self->link->room, id, body, element, coded, element, id);
}

static void
robo_xmpp_send (RoboCarrier *carrier,
                GBytes      *bundle)
{
  g_autofree char *body = dup_body (bundle);

  send_coded (ROBO_XMPP (carrier), "entry", bundle, body);
}

static void
robo_xmpp_offer (RoboCarrier *carrier,
                 GBytes      *offer)
{
  send_coded (ROBO_XMPP (carrier), "setup", offer, _ ("A game of Robodrome is being played in this room."));
}

static void
robo_xmpp_say (RoboCarrier *carrier,
               const char  *words)
{
  RoboXmpp *self = ROBO_XMPP (carrier);

  robo_stream_send (self->stream, "<message type='groupchat' to='%s'><body>%s</body></message>", self->link->room,
                    words);
}

/* Sends the arena and the cards. The archive need not keep these messages, because a peer that joins later asks for
 * them again. */
static void
robo_xmpp_file (RoboCarrier *carrier,
                GBytes      *message)
{
  RoboXmpp        *self = ROBO_XMPP (carrier);
  g_autofree char *coded = g_base64_encode (g_bytes_get_data (message, NULL), g_bytes_get_size (message));

  robo_stream_send (self->stream,
                    "<message type='groupchat' to='%s'><file xmlns='" NS_PLAY "'>%s</file>"
                    "<no-store xmlns='urn:xmpp:hints'/></message>",
                    self->link->room, coded);
}

static void
robo_xmpp_ask (RoboCarrier *carrier)
{
  RoboXmpp *self = ROBO_XMPP (carrier);

  robo_stream_send (self->stream,
                    "<message type='groupchat' to='%s'><have xmlns='" NS_PLAY "'/>"
                    "<no-store xmlns='urn:xmpp:hints'/></message>",
                    self->link->room);
}

/* Finds a person by the name in "said", which may differ from the name in the room. Returns the name in the room and
 * sets the address, or returns NULL. */
static const char *
find_occupant (RoboXmpp    *self,
               const char  *who,
               const char **address)
{
  GHashTableIter iter;
  gpointer       nick, value;

  g_hash_table_iter_init (&iter, self->occupants);
  while (g_hash_table_iter_next (&iter, &nick, &value))
    {
      g_autofree char *harmless = robo_carrier_dup_harmless (nick, ROBO_CARRIER_MAX_NAME);

      if (!g_str_equal (harmless, who))
        continue;
      *address = value;
      return nick;
    }

  return NULL;
}

static gboolean
robo_xmpp_may_put_out (RoboCarrier *carrier,
                       const char  *who)
{
  RoboXmpp   *self = ROBO_XMPP (carrier);
  const char *address;

  return self->is_moderator && find_occupant (self, who, &address) != NULL;
}

/* Removes a person at once. If the address of the person is known and the user is an administrator of the room, removes
 * the person for good. */
static void
robo_xmpp_put_out (RoboCarrier *carrier,
                   const char  *who)
{
  RoboXmpp        *self = ROBO_XMPP (carrier);
  const char      *address = "";
  const char      *nick = find_occupant (self, who, &address);
  g_autofree char *bare = g_strndup (address, strcspn (address, "/"));

  if (self->is_admin && *bare != '\0')
    robo_stream_send (self->stream,
                      "<iq type='set' id='out' to='%s'><query xmlns='" NS_MUC_ADMIN "'>"
                      "<item affiliation='outcast' jid='%s'/></query></iq>",
                      self->link->room, bare);
  else
    robo_stream_send (self->stream,
                      "<iq type='set' id='out' to='%s'><query xmlns='" NS_MUC_ADMIN "'>"
                      "<item nick='%s' role='none'/></query></iq>",
                      self->link->room, nick);
}

static void
robo_xmpp_finalize (GObject *object)
{
  RoboXmpp *self = ROBO_XMPP (object);

  stop_timers (self);
  robo_stream_close (self->stream);
  g_object_unref (self->stream);
  robo_room_link_free (self->link);
  g_hash_table_unref (self->services);
  g_hash_table_unref (self->occupants);
  g_hash_table_unref (self->speakers);
  g_free (self->name);
  g_free (self->nick);
  g_free (self->last);

  G_OBJECT_CLASS (robo_xmpp_parent_class)->finalize (object);
}

static void
robo_xmpp_class_init (RoboXmppClass *klass)
{
  RoboCarrierClass *carrier_class = ROBO_CARRIER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_xmpp_finalize;
  carrier_class->open = robo_xmpp_open;
  carrier_class->close = robo_xmpp_close;
  carrier_class->send = robo_xmpp_send;
  carrier_class->offer = robo_xmpp_offer;
  carrier_class->say = robo_xmpp_say;
  carrier_class->file = robo_xmpp_file;
  carrier_class->ask = robo_xmpp_ask;
  carrier_class->may_put_out = robo_xmpp_may_put_out;
  carrier_class->put_out = robo_xmpp_put_out;
}

static void
robo_xmpp_init (RoboXmpp *self)
{
  self->services = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->occupants = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->speakers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)speaker_free);
}

RoboCarrier *
robo_xmpp_new (RoboStream         *stream,
               const RoboRoomLink *link,
               const char         *name)
{
  RoboXmpp *self;

  g_return_val_if_fail (ROBO_IS_STREAM (stream), NULL);
  g_return_val_if_fail (name != NULL && *name != '\0', NULL);

  self = g_object_new (ROBO_TYPE_XMPP, NULL);
  self->stream = g_object_ref (stream);
  self->link = link != NULL ? robo_room_link_copy (link) : NULL;
  self->name = g_strdup (name);
  self->nick = g_strdup (name);
  g_signal_connect_object (stream, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stream, "stanza", G_CALLBACK (stanza_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stream, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);

  return ROBO_CARRIER (self);
}

const RoboRoomLink *
robo_xmpp_get_link (RoboXmpp *self)
{
  g_return_val_if_fail (ROBO_IS_XMPP (self), NULL);

  return self->link;
}
