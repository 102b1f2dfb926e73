// SPDX-License-Identifier: GPL-3.0-or-later
// Tests robodrome-cli host: two people meet in its lobby and play a match at its table, while the test kills the host
// repeatedly; no data may be lost.
#include <string.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "net/robo-offer.h"
#include "net/transports/robo-lan.h"

#include "cli-test.h"
#include "tests/remove-folder.h"

typedef struct
{
  char             *folder;
  GSubprocess      *host;
  GDataInputStream *out; /* output of the host */
  char             *lobby;
  RoboCarrier      *anna;
  RoboCarrier      *ben;
  GString          *heard;
} Fixture;

static GSubprocess *
begin (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error);

  g_assert_no_error (error);

  return process;
}

/* Returns the next line of the host that begins with the given word. */
static char *
await_line (Fixture    *fixture,
            const char *word)
{
  for (;;)
    {
      char *line = g_data_input_stream_read_line (fixture->out, NULL, NULL, NULL);

      g_assert_nonnull (line);
      if (g_str_has_prefix (line, word))
        return line;
      g_free (line);
    }
}

static void
begin_host_for (Fixture    *fixture,
                const char *operator_address)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "host", fixture->folder, "--lan", "0", "--pace", "live",
                              "--bank",
                              "5-minutes",
                         operator_address != NULL ? "--operator" : NULL, operator_address, NULL };
  g_autofree char *line = NULL;

  fixture->host = begin (argv);
  fixture->out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (fixture->host));
  line = await_line (fixture, "lobby ");
  /* After a restart of the host the address of the lobby has the same word. */
  if (fixture->lobby != NULL)
    g_assert_cmpstr (strrchr (line, '/'), ==, strrchr (fixture->lobby, '/'));
  g_free (fixture->lobby);
  fixture->lobby = g_strdup (strchr (line, ' ') + 1);
}

static void
begin_host (Fixture *fixture)
{
  begin_host_for (fixture, NULL);
}

static void
kill_host (Fixture *fixture)
{
  g_subprocess_force_exit (fixture->host);
  g_subprocess_wait (fixture->host, NULL, NULL);
  g_clear_object (&fixture->out);
  g_clear_object (&fixture->host);
}

static void
said_cb (RoboCarrier *carrier,
         const char  *who,
         const char  *words,
         gint64       when,
         GString     *heard)
{
  g_string_append_printf (heard, "%s: %s\n", who, words);
}

static RoboCarrier *
enter (Fixture    *fixture,
       const char *name)
{
  g_autoptr (GError) error = NULL;
  RoboCarrier *guest = robo_lan_new_guest (name, fixture->lobby, &error);

  g_assert_no_error (error);
  robo_carrier_open (guest);
  while (robo_carrier_get_state (guest) != ROBO_CARRIER_OPEN)
    g_main_context_iteration (NULL, TRUE);

  return guest;
}

static void
enter_all (Fixture *fixture)
{
  fixture->anna = enter (fixture, "Anna");
  fixture->ben = enter (fixture, "Ben");
  g_signal_connect (fixture->anna, "said", G_CALLBACK (said_cb), fixture->heard);
}

static void
leave_all (Fixture *fixture)
{
  robo_carrier_close (fixture->anna);
  robo_carrier_close (fixture->ben);
  g_clear_object (&fixture->anna);
  g_clear_object (&fixture->ben);
}

/* Returns the next message of the host that has these words, from there to the end of the line. */
static char *
await (Fixture    *fixture,
       const char *words)
{
  const char *found;

  while ((found = strstr (fixture->heard->str, words)) == NULL || strchr (found, '\n') == NULL)
    g_main_context_iteration (NULL, TRUE);
  found += strlen (words);

  return g_strndup (found, strcspn (found, "\n"));
}

static GSubprocess *
begin_player (Fixture    *fixture,
              const char *name,
              const char *place)
{
  g_autofree char *address = g_strdup (place);
  g_autofree char *match = g_strdup_printf ("%s/%s.match.xml", fixture->folder, name);
  g_autofree char *key = g_strdup_printf ("%s/%s.key", fixture->folder, name);
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "join", "--by-chance", "--key", key, "--lan",
                              address, "--name", name, match, NULL };

  return begin (argv);
}

static void
drain_cb (GObject      *stream,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, NULL);

  if (bytes != NULL && g_bytes_get_size (bytes) > 0)
    g_input_stream_read_bytes_async (G_INPUT_STREAM (stream), 4096, G_PRIORITY_DEFAULT, NULL, drain_cb, NULL);
}

/* The table has the time limit and the time bank of the host. */
static void
assert_pace (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "tables", "1.match.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
  g_autoptr (RoboOffer) offer = NULL;

  g_assert_nonnull (file);
  offer = robo_offer_parse (file->offer);
  g_assert_cmpint (offer->pace, ==, ROBO_PACE_LIVE);
  g_assert_cmpint (offer->bank, ==, ROBO_BANK_FIVE_MINUTES);
}

static void
test_host (void)
{
  Fixture          fixture = { .folder = g_dir_make_tmp ("robodrome-host-XXXXXX", NULL), .heard = g_string_new (NULL) };
  g_autofree char *kept = g_strdup_printf ("replay %s/tables/1.match.xml", fixture.folder);
  g_autofree char *waiting = NULL;
  g_autofree char *place = NULL;
  g_autofree char *playing = NULL;
  g_autofree char *begun = NULL;
  g_autofree char *over = NULL;
  g_autofree char *ladder = NULL;
  g_auto (CliResult) replayed = { 0 };
  GSubprocess *players[2];

  begin_host (&fixture);
  enter_all (&fixture);
  robo_carrier_say (fixture.anna, "!open training");
  waiting = await (&fixture, "host: Table 1 (rome, training): ");
  g_assert_cmpstr (waiting, ==, "“Anna”. 1 of 2 are seated. To sit down: !join 1");
  kill_host (&fixture);
  leave_all (&fixture);

  begin_host (&fixture);
  enter_all (&fixture);
  robo_carrier_say (fixture.ben, "!join 1");
  place = await (&fixture, "host: Table 1 is ready for “Anna” and “Ben”. Join the game here: ");
  players[0] = begin_player (&fixture, "Anna", place);
  players[1] = begin_player (&fixture, "Ben", place);
  for (guint i = 0; i < 2; i++)
    g_input_stream_read_bytes_async (g_subprocess_get_stdout_pipe (players[i]), 4096, G_PRIORITY_DEFAULT, NULL,
                                     drain_cb, NULL);
  /* The host is killed in the middle of the match; its table is restored. */
  begun = await_line (&fixture, "begun 1");
  kill_host (&fixture);
  leave_all (&fixture);
  begin_host (&fixture);
  enter_all (&fixture);
  robo_carrier_say (fixture.ben, "!tables");
  playing = await (&fixture, "host: Table 1 is playing: “Anna” and “Ben”. To watch: ");
  g_assert_cmpstr (playing, ==, place);
  over = await (&fixture, "host: The game at table 1 is over: 1. ");
  g_assert_nonnull (strstr (over, "±"));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (g_subprocess_wait_check (players[i], NULL, NULL));
      g_object_unref (players[i]);
    }
  kill_host (&fixture);
  leave_all (&fixture);

  begin_host (&fixture);
  enter_all (&fixture);
  robo_carrier_say (fixture.ben, "!ladder");
  ladder = await (&fixture, "host: Ladder: 1. ");
  g_assert_nonnull (strstr (ladder, "Anna"));
  g_assert_nonnull (strstr (ladder, "Ben"));
  g_assert_nonnull (strstr (ladder, "1548 ± 581"));
  kill_host (&fixture);
  leave_all (&fixture);

  assert_pace (fixture.folder);
  cli_run (&replayed, kept);
  g_assert_cmpint (replayed.status, ==, 0);
  test_remove_folder (fixture.folder);
  g_string_free (fixture.heard, TRUE);
  g_free (fixture.lobby);
  g_free (fixture.folder);
}

/* Returns the address in the place of a lobby, without the brackets of IPv6, the port and the word after it. */
static char *
dup_address (const char *place)
{
  gsize n_before = *place == '[';

  return g_strndup (place + n_before, strcspn (place + n_before, n_before > 0 ? "]" : ":"));
}

/* All players of this test have the address of the host. The operator of the first host is at another address, so this
 * host refuses the players. The operator of the second host is at their address. */
static void
test_operator (void)
{
  Fixture          fixture = { .folder = g_dir_make_tmp ("robodrome-host-XXXXXX", NULL), .heard = g_string_new (NULL) };
  g_autofree char *opened = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *closed = NULL;
  g_autofree char *deaf = NULL;
  g_autofree char *here = NULL;

  begin_host_for (&fixture, "192.0.2.1");
  enter_all (&fixture);
  here = dup_address (fixture.lobby);
  robo_carrier_say (fixture.ben, "!open training");
  opened = await (&fixture, "host: Table 1 (rome, training): ");
  robo_carrier_say (fixture.anna, "!close 1");
  refused = await (&fixture, ": Only the people who run this place ");
  g_assert_cmpstr (refused, ==, "can do that.");
  g_string_truncate (fixture.heard, 0);
  robo_carrier_say (fixture.anna, "!tables");
  kept = await (&fixture, "host: Table 1 ");
  kill_host (&fixture);
  leave_all (&fixture);

  begin_host_for (&fixture, here);
  enter_all (&fixture);
  g_string_truncate (fixture.heard, 0);
  robo_carrier_say (fixture.anna, "!close 1");
  closed = await (&fixture, "host: Table 1 ");
  g_assert_cmpstr (closed, ==, "is closed.");
  robo_carrier_say (fixture.anna, "!deaf Ben");
  deaf = await (&fixture, "host: I’m ignoring ");
  g_assert_nonnull (strstr (deaf, "Ben"));
  kill_host (&fixture);
  leave_all (&fixture);

  test_remove_folder (fixture.folder);
  g_string_free (fixture.heard, TRUE);
  g_free (fixture.lobby);
  g_free (fixture.folder);
}

static void
test_misused (void)
{
  g_auto (CliResult) result = { 0 };
  g_auto (CliResult) two = { 0 };
  g_auto (CliResult) three = { 0 };

  cli_run (&result, "host --lan 0");
  g_assert_cmpint (result.status, ==, 2);
  cli_run (&two, "host /nowhere --lan rome");
  g_assert_cmpint (two.status, ==, 2);
  g_assert_nonnull (strstr (two.err, "--lan PORT"));
  cli_run (&three, "host /nowhere --lan 0 --pace day --bank 5-minutes");
  g_assert_cmpint (three.status, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/cli-host/killed-host/loses-no-data", test_host);
  g_test_add_func ("/cli/cli-host/operator-option/allows-closing-tables-of-other-people", test_operator);
  g_test_add_func ("/cli/cli-host/wrong-arguments/are-refused", test_misused);

  return g_test_run ();
}
