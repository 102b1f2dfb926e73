// SPDX-License-Identifier: GPL-3.0-or-later
// Tests robodrome-cli remote: two people play with texts that they copy and paste.
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "net/transports/robo-file-parts.h"
#include "net/transports/robo-lan.h"
#include "tests/net/net-test.h"

#include "cli-test.h"

#define MAX_ROUNDS 4

typedef struct
{
  char *folder;
  char *matches[2];
  char *keys[2];
  guint n_equips[2][MAX_ROUNDS + 1]; /* number of times that each player was asked for modules, by round */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robodrome-remote-XXXXXX", NULL);
  for (guint i = 0; i < 2; i++)
    {
      fixture->matches[i] = g_strdup_printf ("%s/%u.match.xml", fixture->folder, i);
      fixture->keys[i] = g_strdup_printf ("%s/%u.key", fixture->folder, i);
    }
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_unlink (fixture->matches[i]);
      g_unlink (fixture->keys[i]);
      g_free (fixture->matches[i]);
      g_free (fixture->keys[i]);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* Runs a command. The answer, which may be NULL, is one argument, including its blanks. */
static void
call (Fixture    *fixture,
      CliResult  *result,
      guint       person,
      const char *action,
      const char *answer,
      const char *input)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", action, "--key", fixture->keys[person],
                         "--name", person == 0 ? "Anna" : "Ben", fixture->matches[person], answer,
                         person == 1 && answer != NULL ? "--always" : NULL, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;

  cli_result_clear (result);
  process = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &result->out, &result->err, &error);
  g_assert_no_error (error);
  result->status = g_subprocess_get_exit_status (process);
}

/* Returns the rest of the text line that begins with a word, or NULL. */
static char *
find_line (const CliResult *result,
           const char      *word)
{
  g_auto (GStrv) lines = g_strsplit (result->out, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], word) && lines[i][strlen (word)] == ' ')
        return g_strdup (lines[i] + strlen (word) + 1);
    }

  return NULL;
}

static guint
get_round (const CliResult *result)
{
  g_autofree char *round = find_line (result, "round");

  return round != NULL ? g_ascii_strtoull (round, NULL, 10) : 0;
}

/* A game may end early, because its dice are different each time. */
static gboolean
has_come_to_its_end (const CliResult *result)
{
  g_autofree char *stage = find_line (result, "stage");

  return get_round (result) > MAX_ROUNDS || g_strcmp0 (stage, "over") == 0;
}

/* Fulfills all duties with the first allowed answer, and returns the text to be sent. */
static char *
take_turn (Fixture   *fixture,
           CliResult *result,
           guint      person)
{
  for (;;)
    {
      g_autofree char *duty = find_line (result, "duty");
      g_autofree char *option = find_line (result, "option");

      g_assert_cmpstr (result->err, ==, "");
      g_assert_cmpint (result->status, ==, 0);
      g_assert_nonnull (duty);
      if (get_round (result) > MAX_ROUNDS)
        return NULL;
      fixture->n_equips[person][get_round (result)] += g_str_equal (duty, "answer equip");
      /* Anna asks for modules each time. */
      if (strcmp (duty, "program") == 0)
        call (fixture, result, person, "answer", person == 0 ? "b3n r2ne b1w modules" : "b2s b4w r1n", NULL);
      else if (g_str_has_prefix (duty, "answer "))
        call (fixture, result, person, "answer", option, NULL);
      else
        return find_line (result, "text");
    }
}

/* Adds quotation marks and line breaks, as in mails. */
static char *
mail (const char *text)
{
  g_autoptr (GString) letter = g_string_new ("On Sunday somebody wrote:\n> ");

  for (guint i = 0; text[i] != '\0'; i++)
    {
      g_string_append_c (letter, g_ascii_tolower (text[i]));
      if (i % 40 == 39)
        g_string_append (letter, "\n> ");
    }
  g_string_append (letter, "\nBye!\n");

  return g_string_free (g_steal_pointer (&letter), FALSE);
}

static void
test_two (Fixture      *fixture,
          gconstpointer data)
{
  CliResult        results[2] = { { 0 }, { 0 } };
  g_autofree char *invitation = NULL;
  g_autofree char *text = NULL;
  guint            person = 1;
  guint            n_texts = 0;

  call (fixture, &results[0], 0, "invite", NULL, NULL);
  invitation = find_line (&results[0], "text");
  g_assert_nonnull (invitation);
  text = mail (invitation);
  call (fixture, &results[1], 1, "join", NULL, text);
  g_clear_pointer (&text, g_free);
  text = take_turn (fixture, &results[1], 1);
  while (text != NULL)
    {
      g_autofree char *letter = mail (text);

      person = 1 - person;
      n_texts++;
      call (fixture, &results[person], person, "read", NULL, letter);
      g_clear_pointer (&text, g_free);
      text = take_turn (fixture, &results[person], person);
    }
  g_test_message ("%u texts in %u rounds", n_texts, MAX_ROUNDS);
  g_assert_true (has_come_to_its_end (&results[person]));
  /* R4.3: An operator is asked for modules even if all its modules are equipped. */
  for (guint round = 2; round <= MIN (MAX_ROUNDS, get_round (&results[person])); round++)
    g_assert_cmpuint (fixture->n_equips[0][round], ==, 1);

  /* The files are ordinary games. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line = g_strdup_printf ("replay %s", fixture->matches[i]);
      g_auto (CliResult) replayed = { 0 };

      cli_run (&replayed, line);
      g_assert_cmpstr (replayed.err, ==, "");
      g_assert_cmpint (replayed.status, ==, 0);
      cli_result_clear (&results[i]);
    }
}

/* Errors are reported, and change nothing. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_auto (CliResult) anna = { 0 };
  g_auto (CliResult) ben = { 0 };
  g_autofree char *invitation = NULL;
  g_autofree char *reply = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  call (fixture, &anna, 0, "invite", NULL, NULL);
  invitation = find_line (&anna, "text");
  call (fixture, &anna, 0, "invite", NULL, NULL);
  g_assert_cmpint (anna.status, ==, 1);
  g_assert_nonnull (strstr (anna.err, "already exists"));

  call (fixture, &ben, 1, "join", NULL, "Shall we play?");
  g_assert_cmpint (ben.status, ==, 1);
  g_assert_nonnull (strstr (ben.err, "No invitation found"));
  damaged = g_strdup (invitation);
  damaged[20] = damaged[20] == '7' ? '8' : '7';
  call (fixture, &ben, 1, "join", NULL, damaged);
  g_assert_cmpint (ben.status, ==, 1);
  g_assert_nonnull (strstr (ben.err, "is damaged"));
  call (fixture, &ben, 1, "join", NULL, invitation);
  g_assert_cmpint (ben.status, ==, 0);
  reply = find_line (&ben, "text");

  g_assert_true (g_file_get_contents (fixture->matches[0], &before, NULL, NULL));
  g_clear_pointer (&damaged, g_free);
  damaged = g_strdup (reply);
  damaged[20] = damaged[20] == '7' ? '8' : '7';
  call (fixture, &anna, 0, "read", NULL, damaged);
  g_assert_cmpint (anna.status, ==, 1);
  g_assert_nonnull (strstr (anna.err, "Copy it again"));
  call (fixture, &anna, 0, "answer", "b3n r2ne b1w", NULL);
  g_assert_cmpint (anna.status, ==, 1);
  call (fixture, &anna, 0, "frobnicate", NULL, NULL);
  g_assert_cmpint (anna.status, ==, 2);
  g_assert_true (g_file_get_contents (fixture->matches[0], &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  call (fixture, &anna, 0, "read", NULL, reply);
  g_assert_cmpint (anna.status, ==, 0);
  g_clear_pointer (&invitation, g_free);
  invitation = find_line (&anna, "stage");
  g_assert_cmpstr (invitation, ==, "answering");
}

/* One player leaves. The other votes, and plays on against the computer that replaces the absent player. */
static void
test_vote (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) anna = { 0 };
  g_auto (CliResult) ben = { 0 };
  g_autofree char *invitation = NULL;
  g_autofree char *reply = NULL;
  g_autofree char *rest = NULL;

  call (fixture, &anna, 0, "invite", NULL, NULL);
  invitation = find_line (&anna, "text");
  call (fixture, &ben, 1, "join", NULL, invitation);
  reply = find_line (&ben, "text");
  call (fixture, &anna, 0, "read", NULL, reply);
  rest = take_turn (fixture, &anna, 0);
  g_assert_nonnull (strstr (anna.out, "seat 2 human Ben awaited"));
  call (fixture, &anna, 0, "vote", "2", NULL);
  g_assert_cmpint (anna.status, ==, 0);
  g_assert_nonnull (strstr (anna.out, "seat 2 human Ben absent"));
  g_clear_pointer (&rest, g_free);
  rest = take_turn (fixture, &anna, 0);
  g_assert_true (has_come_to_its_end (&anna));
}

/* A spectator sees the pasted texts, and cannot write entries. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) anna = { 0 };
  g_auto (CliResult) cleo = { 0 };
  g_autofree char *invitation = NULL;

  call (fixture, &anna, 0, "invite", NULL, NULL);
  invitation = find_line (&anna, "text");
  call (fixture, &cleo, 1, "look", NULL, invitation);
  g_assert_cmpint (cleo.status, ==, 0);
  g_assert_nonnull (strstr (cleo.out, "seat 1 human Anna\n"));
  g_assert_nonnull (strstr (cleo.out, "duty nothing\n"));
  g_assert_null (strstr (cleo.out, "text "));
  call (fixture, &cleo, 1, "read", NULL, invitation);
  g_assert_cmpint (cleo.status, ==, 0);
  g_assert_nonnull (strstr (cleo.err, "You’ve already pasted this message."));
  call (fixture, &anna, 0, "read", NULL, invitation);
  g_assert_cmpint (anna.status, ==, 0);
  g_assert_nonnull (strstr (anna.err, "This is your own message."));
  call (fixture, &cleo, 1, "answer", "yes", NULL);
  g_assert_cmpint (cleo.status, ==, 1);
  call (fixture, &cleo, 1, "vote", "1", NULL);
  g_assert_cmpint (cleo.status, ==, 1);
}

/* Ben's letter has the texts of two matches. Anna reads it for one match, and the other match gets its text, too. */
static void
test_letter (Fixture      *fixture,
             gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *letter = NULL;
  g_autofree char *first = fixture->matches[0];
  g_autofree char *first_of_ben = fixture->matches[1];
  char            *texts[2];
  g_autofree char *file = NULL;
  char            *served = NULL;
  g_autofree char *folder = g_build_filename (fixture->folder, "ben", NULL);

  /* Keep Ben's files in another folder, so that they do not get the texts, too. */
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *invitation = NULL;

      fixture->matches[0] = g_strdup_printf ("%s/game-%u.match.xml", fixture->folder, i);
      fixture->matches[1] = g_strdup_printf ("%s/%u.match.xml", folder, i);
      call (fixture, &result, 0, "invite", NULL, NULL);
      invitation = find_line (&result, "text");
      call (fixture, &result, 1, "join", NULL, invitation);
      texts[i] = find_line (&result, "text");
      g_unlink (fixture->matches[1]);
      g_free (fixture->matches[1]);
      if (i == 0)
        served = fixture->matches[0];
    }
  letter = g_strdup_printf ("> %s\n\n> %s\n", texts[0], texts[1]);

  call (fixture, &result, 0, "read", NULL, letter);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_cmpstr (result.err, ==, "");
  file = find_line (&result, "file");
  g_assert_cmpstr (file, ==, served);

  /* The letter has also been entered into the other match. */
  g_unlink (fixture->matches[0]);
  g_free (fixture->matches[0]);
  fixture->matches[0] = served;
  call (fixture, &result, 0, "read", NULL, texts[0]);
  g_assert_cmpstr (result.err, ==, "You’ve already pasted this message.\n");
  g_unlink (served);
  g_free (served);
  g_rmdir (folder);
  g_free (texts[0]);
  g_free (texts[1]);
  fixture->matches[0] = g_steal_pointer (&first);
  fixture->matches[1] = g_steal_pointer (&first_of_ben);
}

static void
test_busy (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) anna = { 0 };
  g_autofree char *lock_path = g_build_filename (fixture->folder, ".0.match.xml.lock", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  int              other;

  call (fixture, &anna, 0, "invite", NULL, NULL);
  g_assert_cmpint (anna.status, ==, 0);
  g_assert_true (g_file_get_contents (fixture->matches[0], &before, NULL, NULL));
  other = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  g_assert_cmpint (flock (other, LOCK_EX | LOCK_NB), ==, 0);

  call (fixture, &anna, 0, "read", NULL, "");
  g_assert_cmpint (anna.status, ==, 1);
  g_assert_nonnull (strstr (anna.err, "This game is open in another program."));
  call (fixture, &anna, 0, "show", NULL, NULL);
  g_assert_cmpint (anna.status, ==, 0);
  g_assert_true (g_file_get_contents (fixture->matches[0], &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  close (other);
  g_unlink (lock_path);
}

static GSubprocess *
begin_play (Fixture    *fixture,
            guint       person,
            const char *action,
            const char *address)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", action, "--by-chance", "--here", "--key",
                         fixture->keys[person], "--lan", address, "--name",
                         person == 0 ? "Anna" : "Ben", fixture->matches[person], NULL };
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);

  g_assert_no_error (error);

  return process;
}

/* Reads text lines until one begins with a word, and returns the rest of that text line. */
static char *
await_line (GDataInputStream *stream,
            const char       *word)
{
  for (;;)
    {
      g_autofree char *line = g_data_input_stream_read_line (stream, NULL, NULL, NULL);

      g_assert_nonnull (line);
      if (g_str_has_prefix (line, word))
        return g_strdup (line + strlen (word));
    }
}

/* Two programs play through a connection. One of them is killed and restarted, then restarted again with only its key
 * left. */
static void
test_lan (Fixture      *fixture,
          gconstpointer data)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "invite", "--signed", "--rules", "training", "--key",
                         fixture->keys[0], fixture->matches[0], NULL };
  g_autoptr (GSubprocess) invite = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL);
  g_autoptr (GSubprocess) host = NULL;
  g_autoptr (GDataInputStream) said = NULL, shown = NULL;
  g_autofree char *sentence = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char  *address = NULL;
  const char *const rounds[] = { "round 2", "round 4", "round 6" };

  g_assert_true (g_subprocess_wait_check (invite, NULL, NULL));
  host = begin_play (fixture, 0, "play", "0");
  said = g_data_input_stream_new (g_subprocess_get_stderr_pipe (host));
  shown = g_data_input_stream_new (g_subprocess_get_stdout_pipe (host));
  sentence = await_line (said, "Others on the same network can join at ");
  words = g_strsplit (sentence, ". ", 2);
  address = g_strdup (words[0]);
  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autoptr (GSubprocess) guest = NULL;

      if (i == 2)
        g_unlink (fixture->matches[1]);
      guest = begin_play (fixture, 1, i == 1 ? "play" : "join", address);
      g_free (await_line (shown, rounds[i]));
      g_subprocess_force_exit (guest);
      g_subprocess_wait (guest, NULL, NULL);
    }
  g_subprocess_force_exit (host);
  g_subprocess_wait (host, NULL, NULL);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line = g_strdup_printf ("replay %s", fixture->matches[i]);
      g_auto (CliResult) replayed = { 0 };

      cli_run (&replayed, line);
      g_assert_cmpint (replayed.status, ==, 0);
    }
}

/* Holds a player who invites to a match in an arena that only this player has, and who sends the arena on request. */
typedef struct
{
  RoboCarrier *line;
  RoboOffer   *offer;
  GPtrArray   *messages; /* GBytes */
  gboolean     is_asked;
} Inviter;

static void
wanted_cb (RoboCarrier *line,
           GBytes      *message,
           Inviter     *inviter)
{
  if (inviter->is_asked || !robo_file_want_is_of (message, inviter->offer))
    return;

  inviter->is_asked = TRUE;
  for (guint i = 0; i < inviter->messages->len; i++)
    robo_carrier_send_file_message (line, g_ptr_array_index (inviter->messages, i));
}

static void
exited_cb (GObject      *process,
           GAsyncResult *result,
           gpointer      data)
{
  g_subprocess_wait_finish (G_SUBPROCESS (process), result, NULL);
  *(gboolean *)data = TRUE;
}

/* Returns the arena Rome under a name that no other machine has. */
static RoboArena *
make_own_arena (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "arenas", "rome.arena.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) own = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboArena *arena;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  own = g_string_new (text);
  g_assert_cmpuint (g_string_replace (own, "id=\"rome\"", "id=\"backyard\"", 1), ==, 1);
  arena = robo_arena_load_memory (own->str, own->len, problems);
  g_assert_nonnull (arena);

  return arena;
}

/* The arena is fetched in parts, also from malicious peers: garbage, a surplus part, and another arena under the same
 * digests come first. `data` tells whether the right arena comes, too. */
static void
test_files (Fixture      *fixture,
            gconstpointer data)
{
  NetTable own = { .arena = make_own_arena () };
  NetTable other;
  Inviter  inviter = { .messages = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref) };
  g_autoptr (RoboMatchSetup) right = NULL;
  g_autoptr (RoboMatchSetup) wrong = NULL;
  g_autoptr (GPtrArray) rights = NULL;
  g_autoptr (GPtrArray) wrongs = NULL;
  g_autoptr (GBytes) offer = NULL;
  g_autoptr (GSubprocess) guest = NULL;
  g_autofree char *address = NULL;
  g_autofree char *file = NULL;
  gboolean         has_ended = FALSE;

  net_table_init (&other, "tokyo", NULL);
  inviter.offer = net_offer_new (&own, "hh", TRUE, 5);
  right = robo_offer_make_setup (inviter.offer, own.arena, NULL);
  g_assert_nonnull (right);
  wrong = robo_match_setup_new (other.arena);
  rights = robo_file_split (inviter.offer, right);
  wrongs = robo_file_split (inviter.offer, wrong);
  g_assert_cmpuint (rights->len, >, 0);
  g_ptr_array_add (inviter.messages, g_bytes_new ("rubbish", 7));
  g_ptr_array_add (inviter.messages, g_bytes_new (g_bytes_get_data (rights->pdata[0], NULL), 30));
  for (guint i = 0; i < wrongs->len; i++)
    g_ptr_array_add (inviter.messages, g_bytes_ref (wrongs->pdata[i]));
  for (guint i = 0; i < rights->len && data != NULL; i++)
    g_ptr_array_add (inviter.messages, g_bytes_ref (rights->pdata[i]));

  inviter.line = robo_lan_new_host ("Anna", 0, NULL);
  g_signal_connect (inviter.line, "filed", G_CALLBACK (wanted_cb), &inviter);
  robo_carrier_open (inviter.line);
  robo_carrier_offer (inviter.line, inviter.offer->bytes);
  address = g_strdup (robo_lan_get_address (ROBO_LAN (inviter.line)));
  guest = begin_play (fixture, 1, "look", address);
  g_subprocess_wait_async (guest, NULL, exited_cb, &has_ended);
  if (data != NULL)
    {
      /* The file is written before other entries are sent. */
      while (!g_file_get_contents (fixture->matches[1], &file, NULL, NULL))
        g_main_context_iteration (NULL, TRUE);
      g_assert_nonnull (strstr (file, "backyard"));
      g_subprocess_force_exit (guest);
    }
  else
    {
      while (!inviter.is_asked)
        g_main_context_iteration (NULL, TRUE);
      /* The guest who waits for the file notices that the host is gone. */
      robo_carrier_close (inviter.line);
    }
  while (!has_ended)
    g_main_context_iteration (NULL, TRUE);

  if (data == NULL)
    {
      g_assert_cmpint (g_subprocess_get_exit_status (guest), ==, 1);
      g_assert_false (g_file_test (fixture->matches[1], G_FILE_TEST_EXISTS));
    }
  robo_carrier_close (inviter.line);
  g_object_unref (inviter.line);
  g_ptr_array_unref (inviter.messages);
  robo_offer_free (inviter.offer);
  net_table_clear (&own);
  net_table_clear (&other);
}

/* Time limit, pause and another time limit by agreement */

/* Runs a command of a person, and hands the text that it prints to the other one. */
static void
call_and_pass_on (Fixture    *fixture,
                  CliResult  *result,
                  guint       person,
                  const char *action,
                  const char *answer)
{
  g_autofree char *text = NULL;
  g_auto (CliResult) other = { 0 };

  call (fixture, result, person, action, answer, NULL);
  g_assert_cmpstr (result->err, ==, "");
  text = find_line (result, "text");
  g_assert_nonnull (text);
  call (fixture, &other, 1 - person, "read", NULL, text);
}

static void
begin_with_pace (Fixture *fixture)
{
  g_autofree char *invite = g_strdup_printf ("remote invite --arena twin-cities --rules training --pace live "
                                             "--bank 5-minutes --key %s --name Anna %s",
                                             fixture->keys[0], fixture->matches[0]);
  g_autofree char *text = NULL;
  g_auto (CliResult) result = { 0 };

  cli_run (&result, invite);
  g_assert_cmpint (result.status, ==, 0);
  text = find_line (&result, "text");
  call (fixture, &result, 1, "join", NULL, text);
  for (guint person = 0; get_round (&result) == 0; person = 1 - person)
    {
      g_autofree char *next = find_line (&result, "text");

      g_assert_nonnull (next);
      call (fixture, &result, person, "read", NULL, next);
    }
}

static void
test_proposals (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const wrong[][3] = {
    { "end", "now", "Don’t put anything after" },
    { "no-end", "now", "Don’t put anything after" },
    { "no-pause", "now", "Don’t put anything after" },
    { "no-pace", "day", "Don’t put anything after" },
    { "pace", "week 3-days x", "The time bank can be none" },
  };
  g_auto (CliResult) result = { 0 };
  g_autofree char *pace = NULL;
  g_autofree char *pause = NULL;
  g_autofree char *until = NULL;
  g_autofree char *next = NULL;

  begin_with_pace (fixture);
  call_and_pass_on (fixture, &result, 0, "pause", "7");
  pace = find_line (&result, "pace");
  g_assert_cmpstr (pace, ==, "live 5-minutes");
  pause = find_line (&result, "pause");
  g_assert_true (g_str_has_prefix (pause, "1 1") || g_str_has_prefix (pause, "1 2"));
  call_and_pass_on (fixture, &result, 1, "pause", NULL);
  until = find_line (&result, "pause agreed");
  g_assert_cmpstr (until, ==, pause + 2);
  call_and_pass_on (fixture, &result, 1, "no-pause", NULL);
  g_assert_null (strstr (result.out, "\npause "));
  call (fixture, &result, 1, "no-pause", NULL, NULL);
  g_assert_cmpint (result.status, ==, 1);

  call_and_pass_on (fixture, &result, 0, "pace", "day week");
  call_and_pass_on (fixture, &result, 1, "decline", "pace");
  g_assert_null (strstr (result.out, "new-pace"));
  call_and_pass_on (fixture, &result, 0, "pace", "day week");
  call_and_pass_on (fixture, &result, 1, "pace", NULL);
  next = find_line (&result, "new-pace agreed");
  g_assert_cmpstr (next, ==, "day week");

  call (fixture, &result, 0, "pace", "day 5-minutes", NULL);
  g_assert_cmpint (result.status, ==, 1);
  call (fixture, &result, 0, "pause", "0", NULL);
  g_assert_cmpint (result.status, ==, 1);
  call (fixture, &result, 0, "decline", "everything", NULL);
  g_assert_cmpint (result.status, ==, 2);

  /* An action that is not understood does nothing. */
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      call (fixture, &result, 0, wrong[i][0], wrong[i][1], NULL);
      g_assert_cmpint (result.status, ==, 1);
      g_assert_nonnull (strstr (result.err, wrong[i][2]));
    }
}

/* A player who proposes a pause and is asked for another one agrees to that of the other player. */
static void
test_agree_to_pause (Fixture      *fixture,
                     gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *until = NULL;

  begin_with_pace (fixture);
  call_and_pass_on (fixture, &result, 0, "pause", "3");
  call_and_pass_on (fixture, &result, 1, "pause", "7");
  call_and_pass_on (fixture, &result, 0, "pause", NULL);
  until = find_line (&result, "pause agreed");
  g_assert_nonnull (until);
}

/* A player who proposes a pause and declines another one keeps the own proposal. */
static void
test_decline_other_pause (Fixture      *fixture,
                          gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *pause = NULL;

  begin_with_pace (fixture);
  call_and_pass_on (fixture, &result, 0, "pause", "3");
  call_and_pass_on (fixture, &result, 1, "pause", "7");
  call_and_pass_on (fixture, &result, 0, "decline", "pause");
  pause = find_line (&result, "pause");
  g_assert_true (g_str_has_prefix (pause, "1 "));
  g_assert_null (strstr (result.out, "\npause 2 "));
  call (fixture, &result, 0, "decline", "pause", NULL);
  g_assert_cmpint (result.status, ==, 1);
}

/* A file whose player has made a move that this version cannot read says so, and nothing can be done with it. */
static void
test_unreadable_move (Fixture      *fixture,
                      gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *file = NULL;
  g_autofree char *duty = NULL;
  g_autoptr (GString) newer = NULL;

  begin_with_pace (fixture);
  g_assert_true (g_file_get_contents (fixture->matches[0], &file, NULL, NULL));
  newer = g_string_new (file);
  /* Version 1, kind 1, seat 1 becomes kind 99. */
  g_assert_cmpuint (g_string_replace (newer, "bytes=\"AQEA", "bytes=\"AWMA", 0), ==, 1);
  g_assert_true (g_file_set_contents (fixture->matches[0], newer->str, -1, NULL));
  call (fixture, &result, 0, "show", NULL, NULL);
  duty = find_line (&result, "duty");
  g_assert_cmpstr (duty, ==, "read unreadable");
  call (fixture, &result, 0, "pause", "3", NULL);
  g_assert_cmpint (result.status, ==, 1);
}

/* A pause keeps all players in the match. */
static void
test_vote_in_pause (Fixture      *fixture,
                    gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *rest = NULL;

  begin_with_pace (fixture);
  call_and_pass_on (fixture, &result, 0, "pause", "7");
  call_and_pass_on (fixture, &result, 1, "pause", NULL);
  rest = take_turn (fixture, &result, 1);
  call (fixture, &result, 1, "vote", "1", NULL);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "You can’t vote during a pause. “no-pause” ends it."));
  call (fixture, &result, 1, "no-pause", NULL, NULL);
  call (fixture, &result, 1, "vote", "1", NULL);
  g_assert_cmpint (result.status, ==, 0);
}

static void
test_wrong_pace (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const options[] = { "--pace fast", "--bank week", "--pace live --bank week",
                                         "--pace day --bank 5-minutes" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *invite = g_strdup_printf ("remote invite %s --key %s %s", options[i], fixture->keys[0],
                                                 fixture->matches[0]);
      g_auto (CliResult) result = { 0 };

      cli_run (&result, invite);
      g_assert_cmpint (result.status, ==, 2);
      g_assert_cmpstr (result.out, ==, "");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/remote/two-people/play-by-pasted-texts", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/cli/remote/refused-command/changes-nothing", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/cli/remote/spectator/reads-but-cannot-write", Fixture, NULL, set_up, test_look, tear_down);
  g_test_add ("/cli/remote/letter-with-texts-of-two-matches/both-matches-get-their-text",
              Fixture, NULL, set_up, test_letter, tear_down);
  g_test_add ("/cli/remote/file-in-use/is-not-written", Fixture, NULL, set_up, test_busy, tear_down);
  g_test_add ("/cli/remote/lan/game-goes-on-after-a-killed-program", Fixture, NULL, set_up, test_lan, tear_down);
  g_test_add ("/cli/remote/missing-arena/is-fetched-in-parts", Fixture, "right", set_up, test_files, tear_down);
  g_test_add ("/cli/remote/wrong-arena/is-not-accepted", Fixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/cli/remote/absent-player/is-voted-out-and-replaced", Fixture, NULL, set_up, test_vote, tear_down);
  g_test_add ("/cli/remote/two-proposed-pauses/declining-another-players-pause-keeps-ones-own",
              Fixture, NULL, set_up, test_decline_other_pause, tear_down);
  g_test_add ("/cli/remote/unreadable-move-of-this-player/is-reported",
              Fixture, NULL, set_up, test_unreadable_move, tear_down);
  g_test_add ("/cli/remote/proposals/are-made-agreed-to-and-declined",
              Fixture, NULL, set_up, test_proposals, tear_down);
  g_test_add ("/cli/remote/vote-in-a-pause/is-refused", Fixture, NULL, set_up, test_vote_in_pause, tear_down);
  g_test_add ("/cli/remote/two-proposed-pauses/pause-command-agrees-to-the-other-players-pause",
              Fixture, NULL, set_up, test_agree_to_pause, tear_down);
  g_test_add ("/cli/remote/wrong-time-limit/is-refused", Fixture, NULL, set_up, test_wrong_pace, tear_down);

  return g_test_run ();
}
