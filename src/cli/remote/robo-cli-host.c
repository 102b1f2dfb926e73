// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "files/arena/robo-library.h"
#include "files/xml/robo-write.h"
#include "net/robo-remote-file.h"
#include "net/server/robo-host.h"
#include "net/transports/robo-lan.h"
#include "net/transports/robo-link.h"
#include "net/transports/robo-stream-hub.h"
#include "net/transports/robo-xmpp.h"
#include "cli/robo-cli-arena.h"
#include "robo-cli-remote-line.h"
#include "cli/robo-cli-table.h"

/* The command `host` keeps tables for other people, as an ordinary member of a chat room or as a host at a port. The
 * decisions are in src/net/server; this file has the connections and the files. */

#define STATE  "host.state"
#define TABLES "tables"
/* Text lines about finished tables are only ever appended to this file. */
#define FINISHED "finished.tables"
#define TICK_MS  60000
/* A changed table is saved after this delay. An unsaved change is not lost, because the other players have all
 * messages, too, and so has the archive of a chat room. */
#define SAVE_MS 2000
/* At most this many finished tables stay open for viewing. */
#define MAX_OVER 20

typedef struct _Desk Desk;

typedef struct
{
  Desk        *desk;
  guint        number;
  char        *path;
  RoboPeer    *peer;
  RoboCarrier *carrier;
  RoboLink    *link;
  guint        saver;
  gboolean     is_placed;
} Table;

struct _Desk
{
  const RoboCliRemoteOptions *options;
  RoboPace                    pace;      /* pace of the matches at all tables */
  RoboBank                    bank;      /* time bank of each player at all tables */
  char                      **operators; /* addresses of the people who may operate the host, or NULL */
  const char                 *folder;
  GMainLoop                  *loop;
  RoboHost                   *host;
  RoboCarrier                *lobby;
  GPtrArray                  *tables; /* open tables, each a Table */
  GQueue                      unsaid; /* messages that wait to be sent, each a char * */
  guint64                     saved;  /* serial number of the host when its state was saved last; 0 before the first
                                       * time */
  guint                       ticker;
  RoboStreamHub              *hub; /* connection to the chat server, or NULL */
  RoboCliStatus               status;
};

static void carry_out_actions (Desk *desk);

static void
fail (Desk       *desk,
      const char *sentence)
{
  desk->status = robo_cli_remote_refuse (sentence);
  g_main_loop_quit (desk->loop);
}

/* Tables of the host */

static gboolean
save_table (Table *table)
{
  g_autoptr (RoboMatchFile) file = robo_peer_dup_file (table->peer);
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&table->saver, g_source_remove);
  if (robo_match_file_save (file, table->path, &error))
    return TRUE;
  fail (table->desk, error->message);

  return FALSE;
}

static void
save_cb (gpointer data)
{
  Table *table = data;

  table->saver = 0;
  save_table (table);
}

static void
table_free (Table *table)
{
  if (table->saver != 0)
    save_table (table);
  if (table->carrier != NULL)
    {
      g_signal_handlers_disconnect_by_data (table->carrier, table);
      robo_carrier_close (table->carrier);
    }
  g_clear_object (&table->link);
  g_clear_object (&table->carrier);
  robo_peer_free (table->peer);
  g_free (table->path);
  g_free (table);
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Reports the result of a match to the host if it is due, after saving the match. */
static void
end_table_if_due (Table *table)
{
  RoboHost      *host = table->desk->host;
  const guint    number = table->number;
  RoboHostPlaces places;

  if (!robo_host_is_result_due (host, number, table->peer, &places, get_now ()) || !save_table (table))
    return;
  robo_host_end (host, number, places.places, places.n_places, places.is_agreed, get_now ());
  /* Carrying out the actions may free this table. */
  carry_out_actions (table->desk);
  g_print ("over %u\n", number);
  fflush (stdout);
}

static void
link_changed_cb (RoboLink *link,
                 Table    *table)
{
  RoboTableState state = robo_host_get_table (table->desk->host, table->number)->state;

  if (table->saver == 0)
    table->saver = g_timeout_add_once (SAVE_MS, save_cb, table);
  robo_link_send (link);
  if (state == ROBO_TABLE_OVER || table->peer->shared->game == NULL)
    return;

  if (state == ROBO_TABLE_READY)
    {
      robo_host_begin (table->desk->host, table->number);
      carry_out_actions (table->desk);
      g_print ("begun %u\n", table->number);
      fflush (stdout);
    }
  end_table_if_due (table);
}

static void
carrier_changed_cb (RoboCarrier *carrier,
                    Table       *table)
{
  Desk            *desk = table->desk;
  g_autofree char *place = NULL;

  if (robo_carrier_get_state (carrier) != ROBO_CARRIER_OPEN || table->is_placed)
    return;

  table->is_placed = TRUE;
  place = ROBO_IS_LAN (carrier) ? g_strdup (robo_lan_get_address (ROBO_LAN (carrier)))
                                : g_strdup (g_object_get_data (G_OBJECT (carrier), "place"));
  g_print ("table %u %s\n", table->number, place);
  fflush (stdout);
  robo_host_set_place (desk->host, table->number, place);
  carry_out_actions (desk);
}

static RoboPeer *
begin_match (const Desk          *desk,
             const RoboHostTable *table)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (table->arena);
  g_autoptr (RoboArena) arena = robo_cli_load_arena (table->arena, problems);
  g_autoptr (RoboRuleSet) rule_set = robo_cli_load_rules (table->rules);
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboOffer) offer = NULL;
  const char *const seats[] = { "human,human", "human,human,human", "human,human,human,human" };
  RoboMatchSetup   *offered;

  if (arena == NULL || rule_set == NULL)
    return NULL;

  setup = robo_match_setup_new (arena);
  robo_cli_set_rules (setup, rule_set);
  if (robo_cli_set_seats (&robo_cli_host, setup, seats[table->n_seats - 2]) != ROBO_CLI_FINE)
    return NULL;
  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();
  offer = robo_offer_new (setup, TRUE, desk->pace, desk->bank);
  offered = robo_offer_make_setup (offer, arena, robo_rule_set_get_modules (rule_set));

  return offered != NULL ? robo_peer_new (offer, offered, ROBO_SPECTATOR, NULL) : NULL;
}

#if ROBO_HAS_XMPP
static char *
dup_chance (guint n)
{
  static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
  g_autoptr (GString) word = g_string_new (NULL);
  RoboKey key;

  /* The word in the address lets people into the chat room or the match, so it must be hard to guess. */
  if (!robo_key_init_random (&key))
    return NULL;
  for (guint i = 0; i < MIN (n, sizeof key.seed); i++)
    g_string_append_c (word, letters[key.seed[i] % 32]);

  return g_string_free (g_steal_pointer (&word), FALSE);
}
#endif

static RoboCarrier *
new_table_carrier (Desk                *desk,
                   const RoboHostTable *table)
{
  const char *word = table->place != NULL ? strrchr (table->place, '/') : NULL;
  g_autoptr (GSocketConnectable) address = NULL;
  g_autofree char *before = NULL;

  if (desk->options->lan != NULL)
    {
      if (word == NULL)
        return robo_lan_new_host (desk->options->name, 0, NULL);
      before = g_strndup (table->place, (gsize)(word - table->place));
      address = g_network_address_parse (before, 0, NULL);
      return robo_lan_new_host (
        desk->options->name, address != NULL ? g_network_address_get_port (G_NETWORK_ADDRESS (address)) : 0, word + 1);
    }

#if ROBO_HAS_XMPP
  {
    g_autoptr (RoboRoomLink) lobby = robo_room_link_parse (desk->options->xmpp);
    g_autofree char   *name = dup_chance (10);
    g_autofree char   *password = dup_chance (12);
    g_autofree char   *room = g_strdup_printf ("%s%s", name, strchr (lobby->room, '@'));
    const RoboRoomLink link = { room, password };
    g_autofree char   *place = table->place != NULL ? g_strdup (table->place) : robo_room_link_to_text (&link);
    g_autoptr (RoboRoomLink) at = robo_room_link_parse (place);
    g_autoptr (RoboStream) stream = NULL;
    RoboCarrier *carrier;

    if (name == NULL || password == NULL || at == NULL)
      return NULL;

    stream = robo_stream_hub_new_branch (desk->hub, at->room);
    carrier = robo_xmpp_new (stream, at, desk->options->name);
    g_object_set_data_full (G_OBJECT (carrier), "place", g_steal_pointer (&place), g_free);
    return carrier;
  }
#else
  return NULL;
#endif
}

static Table *
find_table (const Desk *desk,
            guint       number)
{
  for (guint i = 0; i < desk->tables->len; i++)
    {
      Table *table = g_ptr_array_index (desk->tables, i);

      if (table->number == number)
        return table;
    }

  return NULL;
}

/* Closes the finished tables that were opened first, so that at most MAX_OVER stay open. */
static void
close_old_tables (Desk *desk)
{
  guint n_over = 0;

  for (guint i = desk->tables->len; i > 0; i--)
    {
      const Table *table = g_ptr_array_index (desk->tables, i - 1);

      n_over += robo_host_get_table (desk->host, table->number)->state == ROBO_TABLE_OVER;
      if (n_over > MAX_OVER)
        {
          g_ptr_array_remove_index (desk->tables, i - 1);
          n_over--;
        }
    }
}

static void
open_table (Desk *desk,
            guint number)
{
  const RoboHostTable *what = robo_host_get_table (desk->host, number);
  Table               *table = find_table (desk, number);

  if (what == NULL)
    return;
  if (table != NULL)
    {
      if (table->is_placed)
        robo_host_set_place (desk->host, number, what->place);
      return;
    }

  close_old_tables (desk);
  table = g_new0 (Table, 1);
  table->desk = desk;
  table->number = number;
  table->path = g_strdup_printf ("%s/" TABLES "/%u.match.xml", desk->folder, number);
  if (g_file_test (table->path, G_FILE_TEST_EXISTS))
    {
      g_autoptr (RoboProblems) problems = robo_cli_problems_new (table->path);
      g_autoptr (RoboMatchFile) file = robo_match_file_load (table->path, problems);

      robo_cli_report (problems);
      table->peer = file != NULL ? robo_peer_new_for_file (file, NULL) : NULL;
    }
  else
    table->peer = begin_match (desk, what);
  table->carrier = table->peer != NULL ? new_table_carrier (desk, what) : NULL;
  if (table->carrier == NULL || !save_table (table))
    {
      table_free (table);
      robo_host_set_place (desk->host, number, NULL);
      return;
    }

  g_ptr_array_add (desk->tables, table);
  table->link = robo_link_new (table->peer, table->carrier);
  g_signal_connect (table->link, "changed", G_CALLBACK (link_changed_cb), table);
  g_signal_connect (table->carrier, "changed", G_CALLBACK (carrier_changed_cb), table);
  robo_carrier_open (table->carrier);
}

/* The lobby */

/* Moves finished tables from the state to a file of their own, because the state is written as a whole. The tables
 * are in that file before they leave the state. */
static gboolean
save_finished (Desk *desk)
{
  g_autofree char *path = g_build_filename (desk->folder, FINISHED, NULL);
  g_autofree char *text = robo_host_take_finished (desk->host);
  FILE            *file = text != NULL ? fopen (path, "ae") : NULL;
  gboolean         is_written = file != NULL && fputs (text, file) >= 0 && fputc ('\n', file) != EOF &&
                        fflush (file) == 0 && fsync (fileno (file)) == 0;
  const int code = errno;
  g_autoptr (GError) error = NULL;

  if (file != NULL && fclose (file) != 0)
    is_written = FALSE;
  if (text == NULL || is_written)
    return TRUE;

  robo_write_set_error (&error, path, g_file_error_from_errno (code), g_strerror (code));
  fail (desk, error->message);

  return FALSE;
}

/* Saves the state if it has changed. */
static gboolean
save_state (Desk *desk)
{
  g_autofree char *path = g_build_filename (desk->folder, STATE, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (robo_host_get_serial (desk->host) == desk->saved)
    return TRUE;

  text = robo_host_to_text (desk->host);
  bytes = g_bytes_new (text, strlen (text));
  if (!robo_write_file (path, bytes, &error))
    {
      fail (desk, error->message);
      return FALSE;
    }
  desk->saved = robo_host_get_serial (desk->host);

  return save_finished (desk);
}

/* Carries out the actions of the host, but only after the state of the host has been saved. */
static void
carry_out_actions (Desk *desk)
{
  RoboHostAction *action;
  Table          *table;

  while (save_state (desk) && (action = robo_host_take_action (desk->host)) != NULL)
    {
      switch (action->kind)
        {
        case ROBO_HOST_SAY:
          g_queue_push_tail (&desk->unsaid, g_steal_pointer (&action->words));
          break;
        case ROBO_HOST_OPEN:
          open_table (desk, action->table);
          break;
        case ROBO_HOST_CLOSE:
          table = find_table (desk, action->table);
          if (table == NULL)
            break;
          /* Drop the file of a match that has not started. The table may get another match, with other people. */
          if (table->peer->shared->game == NULL)
            {
              g_clear_handle_id (&table->saver, g_source_remove);
              g_unlink (table->path);
            }
          g_ptr_array_remove (desk->tables, table);
          break;
        }
      robo_host_action_free (action);
    }
  while (robo_carrier_get_state (desk->lobby) == ROBO_CARRIER_OPEN && !g_queue_is_empty (&desk->unsaid))
    {
      g_autofree char *words = g_queue_pop_head (&desk->unsaid);

      robo_carrier_say (desk->lobby, words);
    }
}

static void
said_cb (RoboCarrier *lobby,
         const char  *who,
         const char  *words,
         gint64       when,
         Desk        *desk)
{
  const char           *address = robo_carrier_get_speaker (lobby);
  const RoboHostSpeaker speaker = {
    who,
    address,
    robo_carrier_is_speaker_admin (lobby) ||
      (address != NULL && desk->operators != NULL && g_strv_contains ((const char *const *)desk->operators, address)),
  };

  robo_host_handle_message (desk->host, &speaker, words, when, get_now (),
                            robo_carrier_get_state (lobby) != ROBO_CARRIER_OPEN);
  carry_out_actions (desk);
}

static gboolean
tick_cb (gpointer data)
{
  Desk *desk = data;

  robo_host_close_idle_tables (desk->host, get_now ());
  carry_out_actions (desk);
  /* Iterate from the end, because the tables that were over first leave the list when another one is over. */
  for (guint i = desk->tables->len; i > 0; i--)
    {
      if (i <= desk->tables->len)
        end_table_if_due (g_ptr_array_index (desk->tables, i - 1));
    }

  return G_SOURCE_CONTINUE;
}

/* Creates the carrier of the lobby. In the local network the address of the lobby has the same word as before. */
static RoboCarrier *
new_lobby (Desk *desk)
{
  guint64 port;

#if ROBO_HAS_XMPP
  if (desk->options->xmpp != NULL)
    {
      g_autoptr (RoboRoomLink) link = robo_room_link_parse (desk->options->xmpp);
      g_autoptr (RoboStream) stream = link != NULL ? robo_cli_remote_new_stream (desk->options) : NULL;
      g_autoptr (RoboStream) branch = NULL;

      /* An invalid link gets the same message as in the other commands of the program. */
      if (stream == NULL)
        return link == NULL ? robo_cli_remote_new_carrier (desk->options, FALSE) : NULL;
      desk->hub = robo_stream_hub_new (stream);
      branch = robo_stream_hub_new_branch (desk->hub, link->room);
      return robo_xmpp_new (branch, link, desk->options->name);
    }
#endif
  robo_cli_parse_number (desk->options->lan, 0, G_MAXUINT16, &port);

  return robo_lan_new_host (desk->options->name, (guint16)port, robo_host_get_word (desk->host));
}

static void
lobby_changed_cb (RoboCarrier *lobby,
                  Desk        *desk)
{
  RoboCarrierState state = robo_carrier_get_state (lobby);

  robo_cli_message ("%s", robo_carrier_get_sentence (lobby));
  if (state == ROBO_CARRIER_CLOSED)
    {
      desk->status = ROBO_CLI_REFUSED;
      g_main_loop_quit (desk->loop);
    }
  if (state != ROBO_CARRIER_OPEN)
    return;
  if (ROBO_IS_LAN (lobby))
    robo_host_set_word (desk->host, strrchr (robo_lan_get_address (ROBO_LAN (lobby)), '/') + 1);
  g_print ("lobby %s\n", ROBO_IS_LAN (lobby) ? robo_lan_get_address (ROBO_LAN (lobby)) : desk->options->xmpp);
  fflush (stdout);
  carry_out_actions (desk);
}

static gboolean
stop_cb (gpointer data)
{
  g_main_loop_quit (data);

  return G_SOURCE_CONTINUE;
}

/* Starting the host */

/* Lists the arenas of the program, which all players have. The first one, Rome, is the default. */
static char **
list_arenas (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (GDir) folder = g_dir_open (robo_library_get_bundled_folder (library), 0, NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  const char *name;

  g_strv_builder_add (ids, "rome");
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *id = g_strndup (name, strcspn (name, "."));

      if (g_str_has_suffix (name, ".arena.xml") && !g_str_equal (id, "rome"))
        g_strv_builder_add (ids, id);
    }

  return g_strv_builder_end (ids);
}

static void
desk_clear (Desk *desk)
{
  g_clear_pointer (&desk->tables, g_ptr_array_unref);
  if (desk->lobby != NULL)
    {
      g_signal_handlers_disconnect_by_data (desk->lobby, desk);
      robo_carrier_close (desk->lobby);
    }
  g_clear_object (&desk->lobby);
  g_clear_pointer (&desk->host, robo_host_free);
  g_clear_pointer (&desk->loop, g_main_loop_unref);
  g_queue_clear_full (&desk->unsaid, g_free);
  g_clear_handle_id (&desk->ticker, g_source_remove);
  g_clear_object (&desk->hub);
  g_clear_pointer (&desk->operators, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Desk, desk_clear)

static RoboCliStatus
run_desk (Desk *desk)
{
  static const char *const rules[] = { "standard", "training", NULL };
  g_auto (GStrv) arenas = list_arenas ();
  g_autofree char *path = g_build_filename (desk->folder, STATE, NULL);
  g_autofree char *tables = g_build_filename (desk->folder, TABLES, NULL);
  g_autofree char *finished = g_build_filename (desk->folder, FINISHED, NULL);
  g_autofree char *text = NULL;
  g_autofree char *lines = NULL;
  g_autoptr (GError) error = NULL;
  guint stop_sources[2];

  desk->loop = g_main_loop_new (NULL, FALSE);
  desk->tables = g_ptr_array_new_with_free_func ((GDestroyNotify)table_free);
  desk->host = robo_host_new ((const char *const *)arenas, rules);
  if (g_mkdir_with_parents (tables, 0700) != 0)
    {
      robo_cli_message ("%s: %s", tables, g_strerror (errno));
      return ROBO_CLI_REFUSED;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS) &&
      (!g_file_get_contents (path, &text, NULL, &error) || !robo_host_load (desk->host, text, &error)))
    {
      robo_cli_message ("%s: %s", path, error->message);
      return ROBO_CLI_REFUSED;
    }
  if (g_file_get_contents (finished, &lines, NULL, NULL))
    robo_host_load_finished (desk->host, lines);
  desk->lobby = new_lobby (desk);
  if (desk->lobby == NULL)
    return ROBO_CLI_REFUSED;

  g_signal_connect (desk->lobby, "changed", G_CALLBACK (lobby_changed_cb), desk);
  g_signal_connect (desk->lobby, "said", G_CALLBACK (said_cb), desk);
  stop_sources[0] = g_unix_signal_add (SIGINT, stop_cb, desk->loop);
  stop_sources[1] = g_unix_signal_add (SIGTERM, stop_cb, desk->loop);
  desk->ticker = g_timeout_add (TICK_MS, tick_cb, desk);
  robo_carrier_open (desk->lobby);
  if (robo_carrier_get_state (desk->lobby) != ROBO_CARRIER_CLOSED)
    g_main_loop_run (desk->loop);
  for (guint i = 0; i < G_N_ELEMENTS (stop_sources); i++)
    g_source_remove (stop_sources[i]);

  return desk->status;
}

static RoboCliStatus
run_host (int    argc,
          char **argv)
{
  g_auto (RoboCliRemoteOptions) options = { 0 };
  g_auto (GStrv) operators = NULL;
  const GOptionEntry entries[] = {
    { "name", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.name, N_ ("Name of the host (host)"), N_ ("NAME") },
    { "lan", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.lan, N_ ("Open the lobby on the local network and listen on this port, where 0 means any"), N_ ("PORT") },
    { "pace", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.pace, N_ ("The time limit for each answer at every table: none, live, day, 3-days or week (none)"), N_ ("PACE") },
    { "bank", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.bank, N_ ("Each player’s time bank: 5-minutes, 15-minutes, 3-days, week or 2-weeks (none)"), N_ ("TIME") },
    { "operator", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &operators, N_ ("Someone who may close tables and tournaments: an account, or the address of a computer on the same network"), N_ ("ADDRESS") },
#if ROBO_HAS_XMPP
    { "xmpp", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.xmpp, N_ ("Open the lobby in the chat room with this link, creating the room if it doesn’t exist"), N_ ("LINK") },
    { "account", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.account, N_ ("With --xmpp: the host’s address, such as host@example.org"), N_ ("ADDRESS") },
    { "password-file", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.password_file, N_ ("With --xmpp: a file whose first line is the account’s password"), N_ ("FILE") },
    { "new-account", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_new_account, N_ ("With --xmpp: create the account first"), NULL },
    { "server", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.server, N_ ("With --xmpp: the server’s location, if it can’t be found by name"), N_ ("HOST:PORT") },
    { "certificate", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.certificate, N_ ("With --xmpp: an additional certificate to trust, such as your own server’s"), N_ ("FILE") },
#endif
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_host, entries, &argc, &argv);
  g_auto (Desk) desk = { .options = &options };
  guint64 port;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_host, "%s", _ ("Name the folder for the host’s data."));
  if ((options.lan == NULL) == (options.xmpp == NULL) ||
      (options.lan != NULL && !robo_cli_parse_number (options.lan, 0, G_MAXUINT16, &port)))
    return robo_cli_misused (&robo_cli_host, "%s", _ ("Say where the lobby is: --lan PORT or --xmpp LINK."));
  if (options.name == NULL)
    options.name = g_strdup ("host");
  if (!robo_cli_remote_parse_pace (&options, &desk.pace, &desk.bank))
    return ROBO_CLI_MISUSED;
  desk.folder = argv[1];
  desk.operators = g_steal_pointer (&operators);

  return run_desk (&desk);
}

const RoboCliCommand robo_cli_host = {
  .name = "host",
  .summary = N_ ("Hosts many remote games, with tables, a ladder and tournaments."),
  .arguments = N_ ("FOLDER"),
  .run = run_host,
};
