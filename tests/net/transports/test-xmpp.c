// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a chat room of a small fake server; tests with real servers are in tests/net/servers*.py.
#include "config.h"

#include <string.h>

#include "net/transports/robo-stream-hub.h"
#include "net/transports/robo-xmpp.h"

#include "transport-test.h"

#define ROOM     "m7k2q@rooms.example.org"
#define MUC_USER "http://jabber.org/protocol/muc#user"
#define ENTRY    "<entry xmlns='urn:x-robodrome:play:1'>YQ==</entry>"
/* Begins a message of the archive, which only the room itself forwards. */
#define FORWARDED                                                                        \
  "<result xmlns='urn:xmpp:mam:2' queryid='play'><forwarded xmlns='urn:xmpp:forward:0'>" \
  "<message type='groupchat' from='" ROOM "/x'>" ENTRY "</message></forwarded></result>"
/* The page size is small, so that there are several pages. */
#define PAGE 2

typedef struct
{
  GPtrArray *archive; /* messages as the chat room sends them, each a char * */
  GPtrArray *members; /* FakeStream */
  GString   *form;    /* configuration chosen by the owner */
  guint      n_queries;
  gboolean   has_archive;
  gboolean   has_rooms;
  char      *last_out;      /* last answer about kicking a member */
  char      *told;          /* features of a client */
  guint      most_sessions; /* the most sessions of all clients together; 0 for no limit */
  guint      n_sessions;
} Server;

#define FAKE_TYPE_STREAM (fake_stream_get_type ())
GType fake_stream_get_type (void);

typedef struct
{
  RoboStream parent_instance;

  Server     *server;
  const char *refusal;  /* nullable: reason why the room refuses entry */
  char       *nick;     /* nick in the chat room */
  GQueue      incoming; /* incoming messages, each a char * */
  guint       source;
  gboolean    is_open;
  guint       n_opened;
} FakeStream;

typedef RoboStreamClass FakeStreamClass;

G_DEFINE_TYPE (FakeStream, fake_stream, ROBO_TYPE_STREAM)

static void fake_stream_close (RoboStream *stream);

static gboolean
deliver_cb (gpointer data)
{
  FakeStream *self = data;
  char       *text;

  g_object_ref (self);
  self->source = 0;
  if (self->server->most_sessions > 0 && self->server->n_sessions > self->server->most_sessions)
    {
      fake_stream_close (ROBO_STREAM (self));
      robo_stream_emit_ended (ROBO_STREAM (self), ROBO_STREAM_LOST);
    }
  else if (self->n_opened == 0)
    {
      self->n_opened++;
      robo_stream_emit_opened (ROBO_STREAM (self), "anna@example.org/1");
    }
  while (self->is_open && (text = g_queue_pop_head (&self->incoming)) != NULL)
    {
      g_autoptr (RoboStanza) stanza = robo_stanza_parse (text);

      g_assert_nonnull (stanza);
      robo_stream_emit_stanza (ROBO_STREAM (self), stanza);
      g_free (text);
    }
  g_object_unref (self);

  return G_SOURCE_REMOVE;
}

/* Takes ownership of text. */
static void
deliver (FakeStream *self,
         char       *text)
{
  g_queue_push_tail (&self->incoming, text);
  if (self->source == 0)
    self->source = g_idle_add (deliver_cb, self);
}

static void
fake_stream_open (RoboStream *stream)
{
  FakeStream *self = (FakeStream *)stream;

  self->server->n_sessions += !self->is_open;
  self->is_open = TRUE;
  self->n_opened = 0;
  if (self->source == 0)
    self->source = g_idle_add (deliver_cb, self);
}

static void
fake_stream_close (RoboStream *stream)
{
  FakeStream *self = (FakeStream *)stream;

  self->server->n_sessions -= self->is_open;
  self->is_open = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  g_queue_clear_full (&self->incoming, g_free);
  g_ptr_array_remove (self->server->members, self);
}

static void
let_in (FakeStream       *self,
        const RoboStanza *presence)
{
  const RoboStanza *x = robo_stanza_find (presence, "x", NULL);
  const char       *nick = strchr (robo_stanza_get (presence, "to"), '/') + 1;
  gboolean          is_new = self->server->form->len == 0;
  const char       *refusal = self->refusal;

  for (guint i = 0; i < self->server->members->len; i++)
    {
      if (g_str_equal (((FakeStream *)g_ptr_array_index (self->server->members, i))->nick, nick))
        refusal = "conflict";
    }
  if (!is_new && g_strcmp0 (robo_stanza_find_text (x, "password", NULL), "secret") != 0)
    refusal = "not-authorized";
  if (refusal != NULL)
    {
      deliver (self, g_strdup_printf ("<presence type='error' from='" ROOM "/%s'><error type='auth'><%s xmlns="
                                      "'urn:ietf:params:xml:ns:xmpp-stanzas'/></error></presence>",
                                      nick, refusal));
      return;
    }
  g_free (self->nick);
  self->nick = g_strdup (nick);
  g_ptr_array_add (self->server->members, self);
  /* The owner sees the addresses of members. */
  if (self->server->members->len > 1)
    deliver (g_ptr_array_index (self->server->members, 0),
             g_strdup_printf ("<presence from='" ROOM "/%s'><x xmlns='" MUC_USER "'>"
                              "<item affiliation='none' role='participant' "
                              "jid='somebody@example.net/1'/></x></presence>",
                              nick));
  deliver (self, g_strdup_printf ("<presence from='" ROOM "/%s'><x xmlns='" MUC_USER "'>"
                                  "<item affiliation='%s' role='%s'/><status code='110'/>%s</x></presence>",
                                  nick, is_new ? "owner" : "none", is_new ? "moderator" : "participant",
                                  is_new ? "<status code='201'/>" : ""));
}

static void
give_page (FakeStream       *self,
           const RoboStanza *iq)
{
  const RoboStanza *set = robo_stanza_find (robo_stanza_find (iq, "query", NULL), "set", NULL);
  const char       *after = robo_stanza_find_text (set, "after", NULL);
  guint             from = after != NULL ? (guint)g_ascii_strtoull (after, NULL, 10) + 1 : 0;
  guint             to = MIN (from + PAGE, self->server->archive->len);
  g_autofree char  *last = NULL;

  self->server->n_queries++;
  if (!self->server->has_archive)
    {
      deliver (self, g_strdup ("<iq type='error' id='archive' from='" ROOM "'><error type='cancel'/></iq>"));
      return;
    }
  for (guint i = from; i < to; i++)
    deliver (self, g_strdup_printf ("<message from='" ROOM "'><result xmlns='urn:xmpp:mam:2' queryid='play' id='%u'>"
                                    "<forwarded xmlns='urn:xmpp:forward:0'>"
                                    "<delay xmlns='urn:xmpp:delay' stamp='2026-11-21T10:00:00Z'/>"
                                    "%s</forwarded></result></message>",
                                    i, (const char *)g_ptr_array_index (self->server->archive, i)));
  last = to > from ? g_strdup_printf ("<last>%u</last>", to - 1) : g_strdup ("");
  deliver (self,
           g_strdup_printf ("<iq type='result' id='archive' from='" ROOM "'>"
                            "<fin xmlns='urn:xmpp:mam:2' complete='%s'>"
                            "<set xmlns='http://jabber.org/protocol/rsm'>%s</set></fin></iq>",
                            to == self->server->archive->len ? "true" : "false", last));
}

/* Forwards a message unchanged, except that it comes from the room. */
static void
pass_on (FakeStream *self,
         const char *text)
{
  Server     *server = self->server;
  const char *rest = strchr (text, '>');
  char       *message = g_strdup_printf ("<message type='groupchat' from='" ROOM "/%s'%s", self->nick, rest);

  g_ptr_array_add (server->archive, message);
  for (guint i = 0; i < server->members->len; i++)
    {
      char *stamped = g_strdup_printf ("<message type='groupchat' from='" ROOM "/%s'>"
                                       "<stanza-id xmlns='urn:xmpp:sid:0' by='" ROOM "' id='%u'/%s",
                                       self->nick, server->archive->len - 1, rest);

      deliver (g_ptr_array_index (server->members, i), stamped);
    }
}

static void
fake_stream_send (RoboStream *stream,
                  const char *text)
{
  FakeStream *self = (FakeStream *)stream;
  g_autoptr (RoboStanza) stanza = robo_stanza_parse (text);
  const char *id;

  g_assert_nonnull (stanza);
  id = robo_stanza_get (stanza, "id");
  carry_tell (robo_stanza_find_text (stanza, "body", NULL));
  if (g_str_equal (stanza->name, "presence") && robo_stanza_get (stanza, "type") == NULL)
    let_in (self, stanza);
  else if (g_str_equal (stanza->name, "message"))
    pass_on (self, text);
  else if (g_strcmp0 (id, "form") == 0)
    deliver (self,
             g_strdup ("<iq type='result' id='form' from='" ROOM "'>"
                       "<query xmlns='http://jabber.org/protocol/muc#owner'>"
                       "<x xmlns='jabber:x:data' type='form'><field var='FORM_TYPE'/>"
                       "<field var='muc#roomconfig_roomname'/>"
                       "<field var='muc#roomconfig_roomsecret'/></x></query></iq>"));
  else if (g_strcmp0 (id, "made") == 0)
    {
      g_string_append (self->server->form, text);
      deliver (self, g_strdup ("<iq type='result' id='made' from='" ROOM "'/>"));
    }
  else if (g_strcmp0 (id, "out") == 0)
    {
      g_free (self->server->last_out);
      self->server->last_out = g_strdup (text);
    }
  else if (g_strcmp0 (id, "caps") == 0)
    {
      g_free (self->server->told);
      self->server->told = g_strdup (text);
    }
  else if (g_strcmp0 (id, "archive") == 0)
    give_page (self, stanza);
  else if (g_strcmp0 (id, "items") == 0)
    deliver (self,
             g_strdup ("<iq type='result' id='items' from='example.org'>"
                       "<query xmlns='http://jabber.org/protocol/disco#items'>"
                       "<item jid='files.example.org'/><item jid='rooms.example.org'/></query></iq>"));
  else if (g_strcmp0 (id, "info") == 0)
    deliver (self,
             g_strdup_printf ("<iq type='result' id='info' from='%s'>"
                              "<query xmlns='http://jabber.org/protocol/disco#info'>"
                              "<feature var='%s'/></query></iq>",
                              robo_stanza_get (stanza, "to"),
                              self->server->has_rooms && g_str_equal (robo_stanza_get (stanza, "to"),
                                                                      "rooms.example.org")
                                ? "http://jabber.org/protocol/muc"
                                : "urn:xmpp:http:upload:0"));
}

static void
fake_stream_finalize (GObject *object)
{
  FakeStream *self = (FakeStream *)object;

  fake_stream_close (ROBO_STREAM (self));
  g_free (self->nick);

  G_OBJECT_CLASS (fake_stream_parent_class)->finalize (object);
}

static void
fake_stream_class_init (FakeStreamClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fake_stream_finalize;
  klass->open = fake_stream_open;
  klass->close = fake_stream_close;
  klass->send = fake_stream_send;
}

static void
fake_stream_init (FakeStream *self)
{
}

static void
server_init (Server *server)
{
  *server = (Server){ g_ptr_array_new_with_free_func (g_free), g_ptr_array_new (), g_string_new (NULL), 0, TRUE, TRUE };
}

static void
server_clear (Server *server)
{
  g_ptr_array_unref (server->archive);
  g_ptr_array_unref (server->members);
  g_string_free (server->form, TRUE);
  g_free (server->last_out);
  g_free (server->told);
}

/* A test declares its server first, so that it is cleared last: streams close themselves at the server. */
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Server, server_clear)

static RoboCarrier *
new_carrier (Server      *server,
             const char  *name,
             const char  *password,
             FakeStream **stream)
{
  const RoboRoomLink link = { (char *)ROOM, (char *)password };
  FakeStream        *fake = g_object_new (FAKE_TYPE_STREAM, NULL);
  RoboCarrier       *carrier;

  fake->server = server;
  carrier = carry_listen (robo_xmpp_new (ROBO_STREAM (fake), &link, name));
  if (stream != NULL)
    *stream = fake;
  g_object_unref (fake);

  return carrier;
}

static void
wait_for (RoboCarrier     *carrier,
          RoboCarrierState state)
{
  while (robo_carrier_get_state (carrier) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
enter (CarryMatch  *match,
       guint        seat,
       Server      *server,
       const char  *name,
       FakeStream **stream)
{
  RoboCarrier *carrier = carry_player_new (match, seat, new_carrier (server, name, "secret", stream))->carrier;

  robo_carrier_open (carrier);
  wait_for (carrier, ROBO_CARRIER_OPEN);
}

/* Tells a member that a nick has left. `why` is an additional status, or "". */
static void
put_out (FakeStream *stream,
         const char *nick,
         const char *why)
{
  deliver (stream, g_strdup_printf ("<presence type='unavailable' from='" ROOM "/%s'><x xmlns='" MUC_USER "'>"
                                    "<status code='110'/>%s</x></presence>",
                                    nick, why));
}

/* Without the name of a room a new room is created, if the server has rooms. Its name matters only to real servers. */
static void
test_new_room (void)
{
  g_auto (Server) server = { 0 };
  FakeStream *stream;
  g_autoptr (RoboCarrier) carrier = NULL;

  server_init (&server);
  stream = g_object_new (FAKE_TYPE_STREAM, NULL);
  stream->server = &server;
  carrier = carry_listen (robo_xmpp_new (ROBO_STREAM (stream), NULL, "Anna"));
  g_object_unref (stream);

  server.has_rooms = FALSE;
  robo_carrier_open (carrier);
  wait_for (carrier, ROBO_CARRIER_CLOSED);
  g_assert_cmpstr (robo_carrier_get_sentence (carrier), ==,
                   _ ("This chat server has no rooms. Use an account on another one."));
  g_assert_null (robo_xmpp_get_link (ROBO_XMPP (carrier)));

  server.has_rooms = TRUE;
  robo_carrier_open (carrier);
  while (robo_xmpp_get_link (ROBO_XMPP (carrier)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_suffix (robo_xmpp_get_link (ROBO_XMPP (carrier))->room, "@rooms.example.org"));
  g_assert_cmpuint (strlen (robo_xmpp_get_link (ROBO_XMPP (carrier))->password), ==, 16);
  robo_carrier_close (carrier);
  g_clear_object (&carrier);
}

/* Three members play. Another member joins later and reads the archive page by page. */
static void
test_play (void)
{
  static const char *const names[] = { "Anna", "Ben", "Ben" };
  g_auto (Server) server = { 0 };
  CarryMatch match;

  server_init (&server);
  carry_match_init (&match, "hhhk");
  for (guint seat = 0; seat < 3; seat++)
    enter (&match, seat, &server, names[seat], NULL);
  g_assert_nonnull (strstr (server.form->str, "<field var='muc#roomconfig_roomsecret'><value>secret</value>"));
  g_assert_null (strstr (server.form->str, "roomname"));
  carry_match_play (&match);
  carry_match_check (&match);

  server.n_queries = 0;
  robo_carrier_open (carry_player_new (&match, ROBO_SPECTATOR, new_carrier (&server, "Dan", "secret", NULL))->carrier);
  carry_match_play (&match);
  carry_match_check (&match);
  g_assert_cmpuint (server.n_queries, ==, (server.archive->len + PAGE - 1) / PAGE);
  carry_match_clear (&match);
}

/* Only the owner of the chat room may kick people. */
static void
test_put_out (void)
{
  g_auto (Server) server = { 0 };
  FakeStream *stream;
  FakeStream *hers;
  g_autoptr (RoboCarrier) anna = NULL;
  g_autoptr (RoboCarrier) eve = NULL;

  server_init (&server);
  anna = new_carrier (&server, "Anna", "secret", &stream);
  eve = new_carrier (&server, "Eve", "secret", &hers);
  robo_carrier_open (anna);
  wait_for (anna, ROBO_CARRIER_OPEN);
  g_assert_false (robo_carrier_may_put_out (anna, "Eve"));
  robo_carrier_open (eve);
  wait_for (eve, ROBO_CARRIER_OPEN);
  while (!robo_carrier_may_put_out (anna, "Eve"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_carrier_may_put_out (anna, "Dan"));
  g_assert_false (robo_carrier_may_put_out (anna, "Anna"));
  g_assert_false (robo_carrier_may_put_out (eve, "Anna"));
  robo_carrier_remove_person (eve, "Anna");
  g_assert_null (server.last_out);
  robo_carrier_remove_person (anna, "Eve");
  g_assert_nonnull (strstr (server.last_out, "<item affiliation='outcast' jid='somebody@example.net'/>"));

  /* The client answers queries for its features. */
  deliver (stream,
           g_strdup ("<iq type='get' id='caps' from='" ROOM "/Eve'>"
                     "<query xmlns='http://jabber.org/protocol/disco#info'/></iq>"));
  while (server.told == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (server.told, "<feature var='urn:x-robodrome:play:1'/>"));

  /* A kicked member stays out; if the room itself was closed, the client retries. */
  put_out (hers, "Eve", "<status code='301'/>");
  wait_for (eve, ROBO_CARRIER_CLOSED);
  put_out (stream, "Anna", "");
  wait_for (anna, ROBO_CARRIER_WAITING);
  robo_carrier_close (anna);
  g_clear_object (&eve);
  g_clear_object (&anna);
}

/* After a broken connection the client reads the messages that it has missed, and no earlier messages a second time. */
static void
test_reconnect (void)
{
  g_auto (Server) server = { 0 };
  CarryMatch  match;
  FakeStream *stream;

  server_init (&server);
  carry_match_init (&match, "hhk-");
  enter (&match, 0, &server, "Anna", NULL);
  enter (&match, 1, &server, "Ben", &stream);
  while (carry_get_round (match.players[1]) < 2)
    g_main_context_iteration (NULL, TRUE);
  server.n_queries = 0;
  robo_stream_emit_ended (ROBO_STREAM (stream), ROBO_STREAM_LOST);
  g_assert_cmpuint (robo_carrier_get_state (match.players[1]->carrier), ==, ROBO_CARRIER_WAITING);
  carry_match_play (&match);
  carry_match_check (&match);
  g_assert_cmpuint (server.n_queries, <=, 2);
  carry_match_clear (&match);
}

static void
test_refused (void)
{
  static const struct
  {
    const char      *password;
    const char      *refusal;
    RoboCarrierState state;
  } cases[] = {
    { "wrong", NULL, ROBO_CARRIER_CLOSED },
    { NULL, NULL, ROBO_CARRIER_CLOSED },
    { "secret", "forbidden", ROBO_CARRIER_CLOSED },
    { "secret", "remote-server-not-found", ROBO_CARRIER_WAITING },
  };
  g_auto (Server) server = { 0 };
  g_autoptr (RoboCarrier) maker = NULL;

  server_init (&server);
  maker = new_carrier (&server, "Anna", "secret", NULL);
  robo_carrier_open (maker);
  wait_for (maker, ROBO_CARRIER_OPEN);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FakeStream *stream;
      g_autoptr (RoboCarrier) carrier = new_carrier (&server, "Ben", cases[i].password, &stream);

      stream->refusal = cases[i].refusal;
      robo_carrier_open (carrier);
      wait_for (carrier, cases[i].state);
      robo_carrier_close (carrier);
    }
  robo_carrier_close (maker);
  g_clear_object (&maker);
}

/* The carrier connects again after a lost connection, but not after a refused login or account. */
static void
test_ended (void)
{
  g_auto (Server) server = { 0 };

  server_init (&server);
  for (guint end = ROBO_STREAM_LOST; end <= ROBO_STREAM_NOT_OFFERED; end++)
    {
      FakeStream *stream;
      g_autoptr (RoboCarrier) carrier = new_carrier (&server, "Anna", "secret", &stream);

      robo_carrier_open (carrier);
      robo_stream_emit_ended (ROBO_STREAM (stream), end);
      g_assert_cmpuint (robo_carrier_get_state (carrier), ==,
                        end == ROBO_STREAM_LOST ? ROBO_CARRIER_WAITING : ROBO_CARRIER_CLOSED);
      robo_carrier_close (carrier);
    }
}

/* Members with other chat programs can read what each message that is stored says. */
static void
test_bodies (void)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo" };
  g_auto (Server) server = { 0 };
  CarryMatch match;
  guint      n_texts = 0;

  server_init (&server);
  carry_match_init (&match, "hhhk");
  for (guint seat = 0; seat < 3; seat++)
    enter (&match, seat, &server, names[seat], NULL);
  carry_match_play (&match);
  g_assert_true (robo_peer_vote (match.players[0]->peer, 1));
  robo_link_send (match.players[0]->link);
  carry_match_play (&match);
  g_assert_true (robo_peer_resign (match.players[2]->peer));
  robo_link_send (match.players[2]->link);
  carry_match_play (&match);
  for (guint i = 0; i < server.archive->len; i++)
    {
      g_autoptr (RoboStanza) message = robo_stanza_parse (server.archive->pdata[i]);
      const char *body = robo_stanza_find_text (message, "body", NULL);

      if (robo_stanza_find (message, "no-store", NULL) != NULL)
        continue;
      n_texts++;
      g_assert_nonnull (body);
      g_assert_cmpstr (body, !=, "");
    }
  g_assert_cmpuint (n_texts, >, 10);
  carry_match_clear (&match);
}

/* A wrong password is final, but a server that has accepted it before may only be starting. */
static void
test_refused_later (void)
{
  g_auto (Server) server = { 0 };
  FakeStream *stream;
  g_autoptr (RoboCarrier) carrier = NULL;

  server_init (&server);
  carrier = new_carrier (&server, "Anna", "secret", &stream);
  robo_carrier_open (carrier);
  robo_stream_emit_ended (ROBO_STREAM (stream), ROBO_STREAM_REFUSED);
  g_assert_cmpuint (robo_carrier_get_state (carrier), ==, ROBO_CARRIER_CLOSED);

  robo_carrier_open (carrier);
  wait_for (carrier, ROBO_CARRIER_OPEN);
  for (guint i = 0; i < 8; i++)
    {
      robo_stream_emit_ended (ROBO_STREAM (stream), ROBO_STREAM_REFUSED);
      g_assert_cmpuint (robo_carrier_get_state (carrier), ==, ROBO_CARRIER_WAITING);
    }
  robo_stream_emit_ended (ROBO_STREAM (stream), ROBO_STREAM_REFUSED);
  g_assert_cmpuint (robo_carrier_get_state (carrier), ==, ROBO_CARRIER_CLOSED);
  robo_carrier_close (carrier);
  g_clear_object (&carrier);
}

static void
note_stanza_cb (GString    *heard,
                RoboStanza *stanza)
{
  g_string_append_printf (heard, "%s ", robo_stanza_get (stanza, "id"));
}

static void
note_opened_cb (GString    *heard,
                const char *address)
{
  g_string_append_printf (heard, "opened %s ", address);
}

static void
note_end_cb (GString *heard,
             guint    end)
{
  g_string_append_printf (heard, "ended %u ", end);
}

static RoboStream *
new_branch (RoboStreamHub *hub,
            const char    *room,
            GString       *heard)
{
  RoboStream *branch = robo_stream_hub_new_branch (hub, room);

  g_signal_connect_swapped (branch, "opened", G_CALLBACK (note_opened_cb), heard);
  g_signal_connect_swapped (branch, "stanza", G_CALLBACK (note_stanza_cb), heard);
  g_signal_connect_swapped (branch, "ended", G_CALLBACK (note_end_cb), heard);

  return branch;
}

/* Two chat rooms share a stream: each gets its own messages, and when one is closed, the other goes on. */
static void
test_hub (void)
{
  g_auto (Server) server = { 0 };
  FakeStream *inner;
  g_autoptr (RoboCarrier) carrier = NULL;
  g_autoptr (RoboStreamHub) hub = NULL;
  g_autoptr (RoboStream) lobby = NULL;
  g_autoptr (RoboStream) table = NULL;
  g_autoptr (GString) at_lobby = g_string_new (NULL);
  g_autoptr (GString) at_table = g_string_new (NULL);

  server_init (&server);
  carrier = new_carrier (&server, "Anna", "secret", &inner);
  hub = robo_stream_hub_new (ROBO_STREAM (inner));
  g_signal_handlers_disconnect_by_data (inner, carrier);
  lobby = new_branch (hub, "lobby@x", at_lobby);
  table = new_branch (hub, "table@x", at_table);
  robo_stream_open (lobby);
  while (at_lobby->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (at_lobby->str, ==, "opened anna@example.org/1 ");
  robo_stream_open (table);
  while (at_table->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (at_table->str, ==, "opened anna@example.org/1 ");
  g_assert_cmpint (inner->n_opened, ==, 1);

  g_string_truncate (at_lobby, 0);
  g_string_truncate (at_table, 0);
  deliver (inner, g_strdup ("<message id='1' from='TABLE@x/Ben'/>"));
  deliver (inner, g_strdup ("<message id='2' from='lobby@x/Ben'/>"));
  deliver (inner, g_strdup ("<iq id='3' from='ben@x/1'/>"));
  deliver (inner, g_strdup ("<iq id='4' from='table@xx'/>"));
  while (inner->source != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (at_lobby->str, ==, "2 3 4 ");
  g_assert_cmpstr (at_table->str, ==, "1 ");

  robo_stream_close (lobby);
  g_assert_true (inner->is_open);
  deliver (inner, g_strdup ("<message id='5' from='lobby@x/Ben'/>"));
  while (inner->source != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (at_lobby->str, ==, "2 3 4 ");
  robo_stream_emit_ended (ROBO_STREAM (inner), ROBO_STREAM_LOST);
  g_assert_cmpstr (at_table->str, ==, "1 5 ended 0 ");
  robo_stream_open (table);
  robo_stream_close (table);
  g_assert_false (inner->is_open);
}

/* If a server permits only one session, all tables of a host share it, and a second stream is refused. */
static void
test_session_limit (void)
{
  g_auto (Server) server = { 0 };
  FakeStream *inner;
  FakeStream *second;
  g_autoptr (RoboCarrier) first = NULL;
  g_autoptr (RoboCarrier) refused = NULL;
  g_autoptr (RoboStreamHub) hub = NULL;
  g_autoptr (GPtrArray) branches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) heard = g_string_new (NULL);

  server_init (&server);
  server.most_sessions = 1;
  first = new_carrier (&server, "Anna", "secret", &inner);
  hub = robo_stream_hub_new (ROBO_STREAM (inner));
  g_signal_handlers_disconnect_by_data (inner, first);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *room = g_strdup_printf ("table-%u@x", i);
      RoboStream      *branch = new_branch (hub, room, heard);

      g_ptr_array_add (branches, branch);
      g_string_truncate (heard, 0);
      robo_stream_open (branch);
      while (heard->len == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpstr (heard->str, ==, "opened anna@example.org/1 ");
    }
  g_assert_cmpuint (server.n_sessions, ==, 1);

  refused = new_carrier (&server, "Anna", "secret", &second);
  robo_carrier_open (refused);
  wait_for (refused, ROBO_CARRIER_WAITING);
  g_assert_cmpuint (second->n_opened, ==, 0);
  robo_carrier_close (refused);

  /* The session ends only with the last table. */
  for (guint i = 0; i < branches->len; i++)
    {
      g_assert_cmpuint (server.n_sessions, ==, 1);
      robo_stream_close (branches->pdata[i]);
    }
  g_assert_cmpuint (server.n_sessions, ==, 0);
}

/* Each reason for the end of a stream has a sentence of its own. */
static void
test_ends (void)
{
  g_auto (Server) server = { 0 };
  FakeStream  *stream;
  RoboCarrier *carrier;
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  server_init (&server);
  carrier = new_carrier (&server, "Anna", "secret", &stream);
  for (guint end = ROBO_STREAM_LOST; end <= ROBO_STREAM_NOT_PROVEN; end++)
    {
      const gboolean may_change = end == ROBO_STREAM_LOST || end == ROBO_STREAM_TOO_MUCH;

      robo_stream_emit_ended (ROBO_STREAM (stream), end);
      g_assert_cmpuint (robo_carrier_get_state (carrier), ==, may_change ? ROBO_CARRIER_WAITING : ROBO_CARRIER_CLOSED);
      g_assert_true (g_hash_table_add (sentences, g_strdup (robo_carrier_get_sentence (carrier))));
    }
  robo_carrier_close (carrier);
  g_clear_object (&carrier);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Messages from outside of the room are ignored, and malformed ones do no harm. */
static void
test_hostile (void)
{
  static const char *const odd[] = {
    "<message type='groupchat' from='other@rooms.example.org/x'>" ENTRY "</message>",
    "<message type='chat' from='" ROOM "/x'>" ENTRY "</message>",
    "<message type='groupchat' from='" ROOM "'>" ENTRY "</message>",
    "<message type='groupchat' from='" ROOM ".evil.org/x'>" ENTRY "</message>",
    "<message type='groupchat' from='" ROOM "/x'><entry xmlns='urn:other'>YQ==</entry></message>",
    "<message type='groupchat' from='" ROOM "/x'><entry xmlns='urn:x-robodrome:play:1'></entry></message>",
    "<message type='groupchat' from='" ROOM "/x'><entry xmlns='urn:x-robodrome:play:1'>?!</entry></message>",
    "<message>" FORWARDED "</message>",
    "<message from='" ROOM "/x'>" FORWARDED "</message>",
    "<iq type='result' id='archive'/>",
    "<iq type='get' id='1' from='x@y'/>",
    "<presence from='" ROOM "/x' type='unavailable'/>",
    "<stream/>",
  };
  g_auto (Server) server = { 0 };
  FakeStream  *stream;
  RoboCarrier *carrier;
  guint        n_received = 0;

  server_init (&server);
  carrier = new_carrier (&server, "Anna", "secret", &stream);
  g_signal_connect_swapped (carrier, "received", G_CALLBACK (count_cb), &n_received);
  robo_carrier_open (carrier);
  wait_for (carrier, ROBO_CARRIER_OPEN);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    deliver (stream, g_strdup (odd[i]));
  while (stream->source != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_received, ==, 0);
  g_assert_cmpuint (robo_carrier_get_state (carrier), ==, ROBO_CARRIER_OPEN);

  deliver (stream, g_strdup ("<message type='groupchat' from='" ROOM "/x'>" ENTRY "</message>"));
  while (stream->source != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_received, ==, 1);

  /* The client is kicked. */
  put_out (stream, "Anna", "<status code='307'/>");
  wait_for (carrier, ROBO_CARRIER_CLOSED);
  g_assert_finalize_object (carrier);
}

/* Without an archive the other members tell what was played. */
static void
test_no_archive (void)
{
  g_auto (Server) server = { 0 };
  CarryMatch match;

  server_init (&server);
  server.has_archive = FALSE;
  carry_match_init (&match, "hhk-");
  carry_player_new (&match, 0, new_carrier (&server, "Anna", "secret", NULL));
  carry_player_new (&match, 1, new_carrier (&server, "Ben", "secret", NULL));
  for (guint seat = 0; seat < 2; seat++)
    robo_carrier_open (match.players[seat]->carrier);
  wait_for (match.players[0]->carrier, ROBO_CARRIER_OPEN);
  wait_for (match.players[1]->carrier, ROBO_CARRIER_OPEN);
  carry_match_play (&match);
  carry_match_check (&match);
  carry_match_clear (&match);
}

static void
test_links (void)
{
  static const char *const wrong[] = { "", "xmpp:", "room", "@server", "room@", "a@b@c", "room@server/x",
                                       "xmpp:r<m@server?join" };
  static const struct
  {
    const char *text;
    const char *room;
    const char *password;
    const char *written;
  } right[] = {
    { "xmpp:m7k2q@rooms.example.org?join;password=3f7km", "m7k2q@rooms.example.org", "3f7km",
      "xmpp:m7k2q@rooms.example.org?join;password=3f7km" },
    { " M7k2q@rooms.example.org\n", "m7k2q@rooms.example.org", NULL, "xmpp:m7k2q@rooms.example.org?join" },
    { "xmpp:a@b?join;password=x%3Bp%20y", "a@b", "x;p y", "xmpp:a@b?join;password=x%3Bp%20y" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_null (robo_room_link_parse (wrong[i]));
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autoptr (RoboRoomLink) link = robo_room_link_parse (right[i].text);
      g_autofree char *written = NULL;

      g_assert_nonnull (link);
      written = robo_room_link_to_text (link);
      g_assert_cmpstr (link->room, ==, right[i].room);
      g_assert_cmpstr (link->password, ==, right[i].password);
      g_assert_cmpstr (written, ==, right[i].written);
    }
}

/* Deep, long and malformed stanzas are refused; namespaces apply to descendants. */
static void
test_stanza (void)
{
  static const char *const wrong[] = { "", "text", "<a>", "<a/><b/>", "<a x='1' x='2'", "<a>&unknown;</a>" };
  g_autoptr (RoboStanza) stanza = robo_stanza_parse ("<a><b xmlns='urn:b'><c>x&lt;y</c></b></a>");
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autofree char *long_text = g_strnfill (ROBO_STANZA_MAX_SIZE, ' ');

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_null (robo_stanza_parse (wrong[i]));
  g_assert_cmpstr (stanza->ns, ==, "jabber:client");
  g_assert_cmpstr (robo_stanza_find_text (robo_stanza_find (stanza, "b", "urn:b"), "c", "urn:b"), ==, "x<y");
  g_assert_null (robo_stanza_find (stanza, "b", "urn:c"));
  for (guint i = 0; i <= ROBO_STANZA_MAX_DEPTH; i++)
    g_string_append (deep, "<a>");
  for (guint i = 0; i <= ROBO_STANZA_MAX_DEPTH; i++)
    g_string_append (deep, "</a>");
  g_assert_null (robo_stanza_parse (deep->str));
  memcpy (long_text, "<a>", 3);
  g_assert_null (robo_stanza_parse (long_text));
}

int
main (int    argc,
      char **argv)
{
  carry_test_init (&argc, &argv);

  g_test_add_func ("/net/transports/xmpp/new-chat-room/needs-a-server-with-chat-rooms", test_new_room);
  g_test_add_func ("/net/transports/xmpp/match/late-spectator-reads-it-from-the-archive", test_play);
  g_test_add_func ("/net/transports/xmpp/kick/only-the-owner-may-remove-people", test_put_out);
  g_test_add_func ("/net/transports/xmpp/reconnect/reads-missed-messages-only", test_reconnect);
  g_test_add_func ("/net/transports/xmpp/refused-entry-to-a-chat-room/closes-or-waits-by-its-reason", test_refused);
  g_test_add_func ("/net/transports/xmpp/ended-stream/is-opened-again-after-a-loss-but-not-after-a-refusal",
                   test_ended);
  g_test_add_func ("/net/transports/xmpp/stored-messages/have-texts-for-other-chat-programs", test_bodies);
  g_test_add_func ("/net/transports/xmpp/login-refused-after-success/waits-for-a-while", test_refused_later);
  g_test_add_func ("/net/transports/xmpp/shared-stream/each-chat-room-gets-its-own-messages", test_hub);
  g_test_add_func ("/net/transports/xmpp/shared-stream/many-chat-rooms-need-one-session", test_session_limit);
  g_test_add_func ("/net/transports/xmpp/each-reason-for-an-end/has-its-own-sentence", test_ends);
  g_test_add_func ("/net/transports/xmpp/hostile-messages/are-ignored", test_hostile);
  g_test_add_func ("/net/transports/xmpp/chat-room-without-archive/members-send-the-match", test_no_archive);
  g_test_add_func ("/net/transports/xmpp/chat-room-links/are-parsed", test_links);
  g_test_add_func ("/net/transports/stanza/malformed-elements/are-refused", test_stanza);

  return g_test_run ();
}
