// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many remote matches at once, with all peers in this program, and prints the matches per minute and the time
// until an entry comes back.
//
//   bench-net lan MATCHES
//   bench-net xmpp MATCHES HOST:PORT CERTIFICATE    rooms at rooms.localhost, anonymous users at
//   guests.localhost
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "net/transports/robo-lan.h"
#include "net/transports/robo-link.h"
#include "net/transports/robo-xmpp-stream.h"
#include "net/transports/robo-xmpp.h"

#include "net/net-test.h"
#include "tests/bench-times.h"

/* A typical match of people has these numbers. */
#define N_ROUNDS  10
#define N_PEOPLE  2
#define MOST      1000
#define MOST_TIME 100000

typedef struct
{
  RoboKey      key;
  RoboPeer    *peer;
  RoboCarrier *carrier;
  RoboLink    *link;
  gint64       said_us; /* 0: everything has come back */
  gboolean     is_done;
} Person;

typedef struct
{
  RoboOffer *offer;
  Person     people[N_PEOPLE];
} Match;

static NetTable   table;
static Match      matches[MOST];
static guint      n_matches, n_done, n_open, n_messages;
static GArray    *times_ms;
static GMainLoop *loop;

static guint
get_round (const Person *person)
{
  const RoboSharedGame *shared = person->peer->shared;

  return shared->stage == ROBO_STAGE_OVER ? G_MAXUINT
         : shared->game != NULL           ? robo_game_get_shown_state (shared->game)->round
                                          : 0;
}

static void
changed_cb (RoboLink *link,
            Person   *person)
{
  gboolean has_said = FALSE;

  while (robo_peer_write_automatic_entries (person->peer) ||
         (get_round (person) <= N_ROUNDS && net_act (person->peer, g_random_int ())))
    has_said = TRUE;
  if (has_said && person->said_us == 0)
    person->said_us = g_get_monotonic_time ();
  robo_link_send (link);
}

static void
received_cb (RoboCarrier *carrier,
             GBytes      *bundle,
             Person      *person)
{
  n_messages++;
  if (!robo_link_is_settled (person->link))
    return;
  if (person->said_us != 0)
    {
      double ms = (g_get_monotonic_time () - person->said_us) / 1000.0;

      g_array_append_val (times_ms, ms);
      person->said_us = 0;
    }
  if (!person->is_done && get_round (person) > N_ROUNDS)
    {
      person->is_done = TRUE;
      n_done++;
      if (n_done == n_matches * N_PEOPLE)
        g_main_loop_quit (loop);
    }
}

static void
state_cb (RoboCarrier *carrier)
{
  n_open += robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN;
}

static RoboCarrier *
new_xmpp (guint       match,
          guint       seat,
          const char *server,
          const char *certificate)
{
  g_autoptr (GSocketConnectable) address = g_network_address_parse (server, 0, NULL);
  g_autofree char   *room = g_strdup_printf ("bench%u-%u@rooms.localhost", match, g_random_int ());
  RoboAccount        account = { .address = (char *)"guests.localhost", .ca_file = (char *)certificate };
  static char       *rooms[MOST];
  const RoboRoomLink link = { rooms[match] != NULL ? rooms[match] : room, (char *)"secret" };
  g_autoptr (RoboStream) stream = NULL;
  RoboCarrier *carrier;

  account.host = (char *)g_network_address_get_hostname (G_NETWORK_ADDRESS (address));
  account.port = g_network_address_get_port (G_NETWORK_ADDRESS (address));
  stream = robo_xmpp_stream_new (&account);
  carrier = robo_xmpp_new (stream, &link, seat == 0 ? "Anna" : "Ben");
  if (rooms[match] == NULL)
    rooms[match] = g_steal_pointer (&room);

  return carrier;
}

static RoboCarrier *
new_lan (guint match,
         guint seat)
{
  if (seat == 0)
    return robo_lan_new_host ("Anna", 0, NULL);

  return robo_lan_new_guest ("Ben", robo_lan_get_address (ROBO_LAN (matches[match].people[0].carrier)), NULL);
}

static void
begin_match (guint  index,
             char **argv)
{
  Match *match = &matches[index];

  match->offer = net_offer_new (&table, "hh", TRUE, (guint64)g_random_int () << 32 | index);
  for (guint seat = 0; seat < N_PEOPLE; seat++)
    {
      Person *person = &match->people[seat];

      net_key_init (&person->key, (guint64)g_random_int () << 32 | index, seat);
      person->peer = net_peer_new (&table, match->offer, seat, &person->key);
      person->carrier = argv[3] != NULL ? new_xmpp (index, seat, argv[3], argv[4]) : new_lan (index, seat);
      person->link = robo_link_new (person->peer, person->carrier);
      g_signal_connect (person->link, "changed", G_CALLBACK (changed_cb), person);
      g_signal_connect_after (person->carrier, "received", G_CALLBACK (received_cb), person);
      g_signal_connect (person->carrier, "notify::state", G_CALLBACK (state_cb), NULL);
      robo_carrier_open (person->carrier);
    }
}

static gboolean
give_up_cb (gpointer data)
{
  g_main_loop_quit (loop);

  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  gint64        start_us;
  double        seconds, cpu_seconds;
  struct rusage usage;

  if (argc != 3 && argc != 5)
    {
      g_printerr ("bench-net lan MATCHES\nbench-net xmpp MATCHES HOST:PORT CERTIFICATE\n");
      return 2;
    }
  n_matches = CLAMP ((guint)g_ascii_strtoull (argv[2], NULL, 10), 1, MOST);
  net_table_init (&table, "rome", NULL);
  times_ms = g_array_new (FALSE, FALSE, sizeof (double));
  loop = g_main_loop_new (NULL, FALSE);
  start_us = g_get_monotonic_time ();
  for (guint i = 0; i < n_matches; i++)
    begin_match (i, argv);
  g_timeout_add_seconds (MAX (120, n_matches), give_up_cb, NULL);
  g_main_loop_run (loop);
  seconds = (g_get_monotonic_time () - start_us) / 1e6;
  cpu_seconds = bench_get_process_ms () / 1000;
  getrusage (RUSAGE_SELF, &usage);

  g_array_sort (times_ms, bench_compare);
  g_print ("%u matches, %u people, %u of them done, %.1f s: %.0f matches a minute, %.0f messages a second\n", n_matches,
           n_matches * N_PEOPLE, n_done, seconds, n_done / N_PEOPLE * 60 / seconds, n_messages / seconds);
  if (times_ms->len > 0)
    g_print ("until it came back: median %.0f ms, 99 of 100 within %.0f ms\n",
             g_array_index (times_ms, double, times_ms->len / 2),
             g_array_index (times_ms, double, times_ms->len * 99 / 100));
  g_print ("the people: %.1f processor seconds, %.0f %% of one, %ld MiB\n", cpu_seconds, 100 * cpu_seconds / seconds,
           usage.ru_maxrss / 1024);

  return n_done == n_matches * N_PEOPLE ? 0 : 1;
}
