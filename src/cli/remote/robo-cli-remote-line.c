// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-remote-line.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "ai/robo-random-operator.h"
#include "net/robo-absent-player.h"
#include "net/transports/robo-file-parts.h"
#include "net/transports/robo-lan.h"
#include "net/transports/robo-link.h"
#include "net/transports/robo-xmpp-stream.h"
#include "net/transports/robo-xmpp.h"

/* This file has the connections of the command `remote`: it fetches invitations, plays matches, and chats without a
 * match. */

typedef struct
{
  RoboCliRemote *call;
  GMainLoop     *loop;
  RoboCarrier   *carrier;
  RoboLink      *link;
  GIOChannel    *input;
  guint          input_source;
  gboolean       has_input; /* in a match, whether standard input may have more lines */
  gboolean       is_here;   /* whether this machine still has to take over the seat from another machine; it does so
                             * once */
  char          *said;      /* the sentence of the carrier that was printed last */
  RoboCliStatus  status;
} Line;

#if ROBO_HAS_XMPP
/* Returns the account that the command line names. Prints a message and returns NULL if an option is missing or
 * wrong. */
static RoboAccount *
new_account (const RoboCliRemoteOptions *options)
{
  g_autoptr (RoboAccount) account = g_new0 (RoboAccount, 1);
  g_autofree char *password = NULL;
  g_autoptr (GError) error = NULL;

  if (options->account == NULL)
    {
      robo_cli_message ("%s", _ ("Name your account on the chat server, such as --account anna@example.org."));
      return NULL;
    }
  if (options->password_file != NULL && !g_file_get_contents (options->password_file, &password, NULL, &error))
    {
      robo_cli_message ("%s", error->message);
      return NULL;
    }
  if (options->server != NULL)
    {
      g_autoptr (GSocketConnectable) server = g_network_address_parse (options->server, 0, &error);

      if (server == NULL)
        {
          robo_cli_message ("%s", error->message);
          return NULL;
        }
      account->host = g_strdup (g_network_address_get_hostname (G_NETWORK_ADDRESS (server)));
      account->port = g_network_address_get_port (G_NETWORK_ADDRESS (server));
    }
  account->address = g_strdup (options->account);
  if (password != NULL)
    account->password = g_strndup (password, strcspn (password, "\r\n"));
  account->ca_file = g_strdup (options->certificate);
  account->is_new = options->is_new_account;
  account->notes = g_build_filename (g_get_user_data_dir (), "robodrome", ROBO_ACCOUNT_NOTES, NULL);

  return g_steal_pointer (&account);
}

RoboStream *
robo_cli_remote_new_stream (const RoboCliRemoteOptions *options)
{
  g_autoptr (RoboAccount) account = new_account (options);

  return account != NULL ? robo_xmpp_stream_new (account) : NULL;
}

#endif

RoboCarrier *
robo_cli_remote_new_carrier (const RoboCliRemoteOptions *options,
                             gboolean                    may_host)
{
  g_autoptr (GError) error = NULL;
  RoboCarrier *carrier;
  guint64      port;

#if ROBO_HAS_XMPP
  if (options->xmpp != NULL)
    {
      g_autoptr (RoboRoomLink) link = robo_room_link_parse (options->xmpp);
      g_autoptr (RoboStream) stream = NULL;

      if (link == NULL)
        {
          robo_cli_message ("%s", _ ("That isn’t a link to a room. A link looks like xmpp:room@rooms.example.org?join;password=secret."));
          return NULL;
        }
      stream = robo_cli_remote_new_stream (options);

      return stream != NULL ? robo_xmpp_new (stream, link, options->name) : NULL;
    }
#endif
  if (may_host && g_ascii_string_to_unsigned (options->lan, 10, 0, G_MAXUINT16, &port, NULL))
    return robo_lan_new_host (options->name, (guint16)port, NULL);
  carrier = robo_lan_new_guest (options->name, options->lan, &error);
  if (carrier == NULL)
    robo_cli_message ("%s", error->message);

  return carrier;
}

/* Reading earlier messages */

/* After the other peers were asked for everything, there are no more messages if no bundle of entries arrives for
 * ASKED_MS, or for TOLD_MS after a bundle. ASKED_MS is long because a peer that has just sent everything waits some
 * seconds before it does so again. TOLD_MS is short because a peer sends all its bundles at once. */
#define ASKED_MS 15000
#define TOLD_MS  3000
/* Requested files must arrive within this time. It is long because other players wait some seconds for the inviting
 * player before they send a file. */
#define FILES_MS 30000

typedef struct
{
  GBytes         *offer; /* the first offer that has arrived, or NULL */
  GPtrArray      *bundles;
  guint           said;    /* seats that have written entries, a bit each */
  guint           begun;   /* seats whose first entry has arrived, a bit each */
  guint           silence; /* timer of the wait for bundles or files, or 0 */
  RoboFileParts  *files;   /* collects the requested arena and modules; NULL while nothing is requested */
  RoboMatchSetup *setup;   /* received arena and modules, or NULL */
} Fetch;

static void
all_told_cb (Fetch *fetch)
{
  fetch->silence = 0;
}

static void
wait_for_more (Fetch *fetch,
               guint  silence_ms)
{
  g_clear_handle_id (&fetch->silence, g_source_remove);
  fetch->silence = g_timeout_add_once (silence_ms, (GSourceOnceFunc)all_told_cb, fetch);
}

static void
fetch_offered_cb (RoboCarrier *carrier,
                  GBytes      *offer,
                  Fetch       *fetch)
{
  /* Keep the first offer, since a later one in a chat room may be that of a rematch. */
  if (fetch->offer == NULL)
    fetch->offer = g_bytes_ref (offer);
}

static void
fetch_received_cb (RoboCarrier *carrier,
                   GBytes      *bundle,
                   Fetch       *fetch)
{
  g_autoptr (GPtrArray) entries = robo_bundle_parse (g_bytes_get_data (bundle, NULL), g_bytes_get_size (bundle));
  const RoboEntry *first = entries != NULL ? g_ptr_array_index (entries, 0) : NULL;

  if (first == NULL)
    return;

  fetch->said |= 1u << first->seat;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    fetch->said |= (guint)(first->seen[seat] > 0) << seat;
  fetch->begun |= (guint)(first->seq == 0) << first->seat;
  g_ptr_array_add (fetch->bundles, g_bytes_ref (bundle));
  if (fetch->silence != 0 && fetch->files == NULL)
    wait_for_more (fetch, TOLD_MS);
}

static void
fetch_filed_cb (RoboCarrier *carrier,
                GBytes      *message,
                Fetch       *fetch)
{
  if (fetch->files != NULL && fetch->setup == NULL)
    fetch->setup = robo_file_parts_take (fetch->files, message);
}

/* Requests an arena and modules that are missing here, from the players who have these files. The wait is limited to
 * FILES_MS. */
static void
fetch_files (Fetch           *fetch,
             const RoboOffer *offer,
             RoboCarrier     *carrier)
{
  g_autoptr (GBytes) want = robo_file_request_new (offer);

  fetch->files = robo_file_parts_new (offer);
  wait_for_more (fetch, FILES_MS);
  robo_carrier_send_file_message (carrier, want);
  while (fetch->setup == NULL && fetch->silence != 0 && robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN)
    g_main_context_iteration (NULL, TRUE);
  g_clear_handle_id (&fetch->silence, g_source_remove);
  g_clear_pointer (&fetch->files, robo_file_parts_free);
}

RoboCliStatus
robo_cli_remote_fetch (const RoboCliRemote *call,
                       RoboCliInvitation   *invitation)
{
  g_autoptr (RoboCarrier) carrier = robo_cli_remote_new_carrier (call->options, FALSE);
  Fetch            fetch = { .bundles = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref) };
  const RoboOffer *offer;

  invitation->bundles = fetch.bundles;
  if (carrier == NULL)
    return ROBO_CLI_REFUSED;

  g_signal_connect (carrier, "offered", G_CALLBACK (fetch_offered_cb), &fetch);
  g_signal_connect (carrier, "received", G_CALLBACK (fetch_received_cb), &fetch);
  g_signal_connect (carrier, "filed", G_CALLBACK (fetch_filed_cb), &fetch);
  robo_carrier_open (carrier);
  while (robo_carrier_get_state (carrier) == ROBO_CARRIER_CONNECTING)
    g_main_context_iteration (NULL, TRUE);
  if (robo_carrier_get_state (carrier) != ROBO_CARRIER_OPEN)
    {
      robo_cli_message ("%s", robo_carrier_get_sentence (carrier));
      return ROBO_CLI_REFUSED;
    }
  /* The archive of a chat room may have lost its first messages or all of them, so ask for them. A host at a port has
   * all messages. */
  if (!ROBO_IS_LAN (carrier) && (fetch.offer == NULL || (fetch.said & ~fetch.begun) != 0))
    {
      robo_carrier_ask (carrier);
      wait_for_more (&fetch, ASKED_MS);
    }
  /* Wait for the offer and, if the others were asked for messages, for these messages. */
  while ((fetch.offer == NULL || fetch.silence != 0) && robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN)
    g_main_context_iteration (NULL, TRUE);
  g_clear_handle_id (&fetch.silence, g_source_remove);
  if (fetch.offer != NULL)
    invitation->offer = robo_offer_parse (fetch.offer);
  g_clear_pointer (&fetch.offer, g_bytes_unref);
  offer = invitation->offer;
  /* Don't request the files of a match that cannot be played here. */
  if (offer != NULL && offer->is_signed && offer->rulings == ROBO_RULINGS_VERSION && offer->version == ROBO_NET_VERSION)
    {
      invitation->setup = robo_cli_remote_load_offered (offer);
      if (invitation->setup == NULL)
        fetch_files (&fetch, offer, carrier);
      if (fetch.setup != NULL)
        invitation->setup = fetch.setup;
    }
  robo_carrier_close (carrier);

  return ROBO_CLI_FINE;
}

/* Playing a match */

static gboolean
answer_by_chance (RoboPeer *peer)
{
  const RoboGame    *game = peer->shared->game;
  RoboDuty           duty = robo_peer_get_duty (peer);
  RoboQuestion       question = { .kind = ROBO_ASK_PROGRAM, .seat = (guint8)peer->seat, .card = ROBO_NO_CARD };
  RoboRandomOperator operator;
  RoboAnswer         answer;

  if (duty != ROBO_DUTY_SEAL && duty != ROBO_DUTY_ANSWER)
    return FALSE;
  /* Admit all seats that ask to return, because no person decides about it here. */
  robo_peer_admit (peer, robo_peer_list_asking (peer));

  if (duty == ROBO_DUTY_ANSWER)
    robo_question_copy (&question, robo_game_get_question (game));
  robo_random_operator_init (&operator, (guint64) g_random_int () << 32 | g_random_int ());
  /* A seal has room for 48 bits (ROBO_PROGRAM_SIZE). */
  answer = robo_random_operator_answer (&operator, robo_game_get_setup (game), robo_game_get_shown_state (game),
                                        &question) &
           G_GUINT64_CONSTANT (0xffffffffffff);

  return duty == ROBO_DUTY_SEAL ? robo_peer_seal (peer, answer) : robo_peer_answer (peer, answer);
}

static gboolean
is_done (const Line *line)
{
  const RoboPeer *peer = line->call->peer;

  if (robo_carrier_get_state (line->carrier) != ROBO_CARRIER_OPEN || !robo_link_is_settled (line->link))
    return FALSE;
  /* A host goes on until all guests have left, so that all guests get all messages. */
  if (ROBO_IS_LAN (line->carrier) && robo_lan_count_guests (ROBO_LAN (line->carrier)) > 0)
    return FALSE;

  return peer->shared->stage == ROBO_STAGE_OVER || (!line->has_input && !line->call->options->is_by_chance);
}

/* Writes the entries that are due now, and saves the match before sending them. */
static void
continue_match (Line *line)
{
  RoboCliRemote *call = line->call;

  if (line->is_here && robo_carrier_get_state (line->carrier) == ROBO_CARRIER_OPEN)
    {
      line->is_here = FALSE;
      robo_peer_take_over_here (call->peer);
    }
  while (robo_peer_write_automatic_entries (call->peer) ||
         (call->options->is_by_chance && answer_by_chance (call->peer)))
    ;
  line->status = robo_cli_remote_save (call);
  if (line->status != ROBO_CLI_FINE)
    {
      g_main_loop_quit (line->loop);
      return;
    }
  robo_cli_remote_print (call, FALSE);
  g_print ("\n");
  fflush (stdout);
  robo_link_send (line->link);
  if (is_done (line))
    g_main_loop_quit (line->loop);
}

static void
link_changed_cb (RoboLink *link,
                 Line     *line)
{
  if (robo_link_is_seat_taken (link))
    {
      line->call->is_seat_taken = TRUE;
      line->status = ROBO_CLI_REFUSED;
      g_main_loop_quit (line->loop);
      return;
    }

  continue_match (line);
}

static void
carrier_changed_cb (RoboCarrier *carrier,
                    Line        *line)
{
  const char *sentence = robo_carrier_get_sentence (carrier);

  if (g_strcmp0 (sentence, line->said) != 0)
    {
      g_free (line->said);
      line->said = g_strdup (sentence);
      robo_cli_message ("%s", sentence);
    }
  if (robo_carrier_get_state (carrier) == ROBO_CARRIER_CLOSED)
    {
      line->status = ROBO_CLI_REFUSED;
      g_main_loop_quit (line->loop);
    }
  else if (is_done (line))
    g_main_loop_quit (line->loop);
}

static void
said_cb (RoboCarrier *carrier,
         const char  *who,
         const char  *words,
         gint64       when,
         Line        *line)
{
  g_print ("said %s: %s\n", who, words);
  fflush (stdout);
}

static void
settled_cb (RoboCarrier *carrier,
            GBytes      *bundle,
            Line        *line)
{
  if (is_done (line))
    g_main_loop_quit (line->loop);
}

/* Carries out a line of input. Returns NULL, or a translated error. */
static const char *
carry_out_line (Line       *line,
                const char *words)
{
  RoboPeer *peer = line->call->peer;
  guint64   seat;

  if (g_str_has_prefix (words, "say "))
    robo_carrier_say (line->carrier, words + strlen ("say "));
  else if (g_str_has_prefix (words, "mute "))
    robo_carrier_set_muted (line->carrier, words + strlen ("mute "), TRUE);
  else if (g_str_has_prefix (words, "vote "))
    return robo_cli_parse_number (words + strlen ("vote "), 1, ROBO_MAX_ROBOTS, &seat)
             ? robo_cli_remote_vote (peer, (guint)seat - 1)
             : _ ("Your vote makes no difference now.");
  else if (g_str_equal (words, "return"))
    return robo_peer_ask_to_return (peer) ? NULL : _ ("Nobody has taken over your seat.");
  else if (g_str_equal (words, "welcome"))
    return robo_peer_admit (peer, robo_peer_list_asking (peer)) ? NULL : _ ("Nobody is asking to rejoin.");
  else if (g_str_equal (words, "here"))
    return robo_peer_take_over_here (peer) ? NULL : _ ("You’re already playing here.");
  else if (g_str_equal (words, "anyway"))
    return robo_cli_remote_go_on_anyway (line->call) ? NULL : _ ("No other player has reported that your moves are missing here.");
  else if (g_str_equal (words, "resign"))
    return robo_peer_resign (peer) ? NULL : _ ("You aren’t playing now.");
  else
    {
      gboolean    is_proposal;
      const char *objection = robo_cli_remote_propose (peer, words, &is_proposal);

      return is_proposal ? objection : robo_cli_remote_answer (line->call, words);
    }

  return NULL;
}

static gboolean
input_cb (GIOChannel  *channel,
          GIOCondition condition,
          gpointer     data)
{
  Line            *line = data;
  g_autofree char *words = NULL;
  const char      *refusal;

  if (g_io_channel_read_line (channel, &words, NULL, NULL, NULL) != G_IO_STATUS_NORMAL)
    {
      line->has_input = FALSE;
      line->input_source = 0;
      if (is_done (line))
        g_main_loop_quit (line->loop);
      return G_SOURCE_REMOVE;
    }

  refusal = carry_out_line (line, g_strstrip (words));
  if (refusal != NULL)
    robo_cli_message ("%s", refusal);
  else
    continue_match (line);

  return G_SOURCE_CONTINUE;
}

/* Chat without a match */

static void
talk_changed_cb (RoboCarrier *carrier,
                 Line        *line)
{
  robo_cli_message ("%s", robo_carrier_get_sentence (carrier));
  if (robo_carrier_get_state (carrier) == ROBO_CARRIER_CLOSED)
    {
      line->status = ROBO_CLI_REFUSED;
      g_main_loop_quit (line->loop);
    }
}

static gboolean
talk_cb (GIOChannel  *channel,
         GIOCondition condition,
         gpointer     data)
{
  Line            *line = data;
  g_autofree char *words = NULL;

  if (g_io_channel_read_line (channel, &words, NULL, NULL, NULL) != G_IO_STATUS_NORMAL)
    {
      line->input_source = 0;
      g_main_loop_quit (line->loop);
      return G_SOURCE_REMOVE;
    }
  robo_carrier_say (line->carrier, g_strstrip (words));

  return G_SOURCE_CONTINUE;
}

RoboCliStatus
robo_cli_remote_talk (RoboCliRemote *call)
{
  Line line = { .call = call };

  line.carrier = robo_cli_remote_new_carrier (call->options, TRUE);
  if (line.carrier == NULL)
    return ROBO_CLI_REFUSED;

  line.loop = g_main_loop_new (NULL, FALSE);
  g_signal_connect (line.carrier, "changed", G_CALLBACK (talk_changed_cb), &line);
  g_signal_connect (line.carrier, "said", G_CALLBACK (said_cb), &line);
  line.input = g_io_channel_unix_new (0);
  line.input_source = g_io_add_watch (line.input, G_IO_IN | G_IO_HUP | G_IO_ERR, talk_cb, &line);
  robo_carrier_open (line.carrier);
  if (robo_carrier_get_state (line.carrier) != ROBO_CARRIER_CLOSED)
    g_main_loop_run (line.loop);

  g_clear_handle_id (&line.input_source, g_source_remove);
  g_signal_handlers_disconnect_by_data (line.carrier, &line);
  robo_carrier_close (line.carrier);
  g_object_unref (line.carrier);
  g_io_channel_unref (line.input);
  g_main_loop_unref (line.loop);

  return line.status;
}

RoboCliStatus
robo_cli_remote_play (RoboCliRemote *call)
{
  Line line = { .call = call, .has_input = TRUE, .is_here = call->options->is_here };

  line.carrier = robo_cli_remote_new_carrier (call->options, TRUE);
  if (line.carrier == NULL)
    return ROBO_CLI_REFUSED;

  line.loop = g_main_loop_new (NULL, FALSE);
  line.link = robo_link_new (call->peer, line.carrier);
  g_signal_connect (line.link, "changed", G_CALLBACK (link_changed_cb), &line);
  g_signal_connect (line.carrier, "changed", G_CALLBACK (carrier_changed_cb), &line);
  g_signal_connect (line.carrier, "received", G_CALLBACK (settled_cb), &line);
  g_signal_connect (line.carrier, "said", G_CALLBACK (said_cb), &line);
  robo_cli_remote_print (call, FALSE);
  g_print ("\n");
  line.input = g_io_channel_unix_new (0);
  line.input_source = g_io_add_watch (line.input, G_IO_IN | G_IO_HUP | G_IO_ERR, input_cb, &line);
  robo_carrier_open (line.carrier);
  /* Don't run the loop if the carrier has failed at once, for example because its port is in use. */
  if (robo_carrier_get_state (line.carrier) != ROBO_CARRIER_CLOSED)
    g_main_loop_run (line.loop);

  g_clear_handle_id (&line.input_source, g_source_remove);
  g_signal_handlers_disconnect_by_data (line.carrier, &line);
  robo_carrier_close (line.carrier);
  g_object_unref (line.link);
  g_object_unref (line.carrier);
  g_io_channel_unref (line.input);
  g_main_loop_unref (line.loop);
  g_free (line.said);

  return line.status;
}
