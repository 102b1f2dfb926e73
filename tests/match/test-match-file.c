// SPDX-License-Identifier: GPL-3.0-or-later
// Tests saved games: writing, reading, replaying, and the errors of changed files.
#include <string.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "files/match/robo-match-problems.h"
#include "files/match/robo-outcome-fields.h"
#include "model-test.h"

/* Files have the version in this form. */
#define RULINGS " rulings=\"" G_STRINGIFY (ROBO_RULINGS_VERSION) "\""

typedef struct
{
  RoboMatchSetup    *setup;
  RoboBoard         *board;
  RoboSetup          game_setup;
  RoboGame          *game;
  RoboRandomOperator operator;
} Fixture;

static void
play_until (RoboGame *game,
            guint     n_rounds)
{
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status != ROBO_GAME_OVER && status != ROBO_GAME_ASKS && robo_game_get_state (game)->round <= n_rounds);
}

/* Creates a match of two operators and a KillBot in the middle of round 4, or at the end of the game. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->setup = test_setup_new ("hck", 99);
  fixture->board = robo_board_new (robo_arena_get_plan (fixture->setup->arena));
  robo_match_setup_fill (fixture->setup, fixture->board, &fixture->game_setup);
  fixture->game = robo_game_new (&fixture->game_setup, fixture->setup->seed,
                                 ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  robo_random_operator_init (&fixture->operator, 5);
  robo_game_set_policy (fixture->game, robo_random_operator_reply, &fixture->operator);
  play_until (fixture->game, data ? 3 : G_MAXUINT);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_game_free (fixture->game);
  robo_board_free (fixture->board);
  robo_match_setup_free (fixture->setup);
}

static char *
dup_text (Fixture *fixture)
{
  g_autoptr (RoboMatchFile) file = robo_match_file_new (fixture->setup, fixture->game);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static RoboMatchFile *
load (const char   *text,
      RoboProblems *problems)
{
  return robo_match_file_load_memory (text, strlen (text), problems);
}

/* Replaces the first occurrence of `old`, which must be in the text. */
static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  const char *place = strstr (text, old);

  g_assert_nonnull (place);

  return g_strdup_printf ("%.*s%s%s", (int)(place - text), text, new, place + strlen (old));
}

static void
assert_same_setup (const RoboMatchSetup *a,
                   const RoboMatchSetup *b)
{
  g_assert_cmpuint (a->seed, ==, b->seed);
  g_assert_cmpmem (&a->rules, sizeof a->rules, &b->rules, sizeof b->rules);
  g_assert_cmpmem (robo_arena_get_plan (a->arena), sizeof (RoboPlan), robo_arena_get_plan (b->arena),
                   sizeof (RoboPlan));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_assert_cmpint (a->seats[i].player, ==, b->seats[i].player);
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpint (a->seats[i].level, ==, b->seats[i].level);
      g_assert_cmpint (a->seats[i].robot, ==, b->seats[i].robot);
      g_assert_cmpint (a->seats[i].side, ==, b->seats[i].side);
      g_assert_cmpuint (a->seats[i].colour, ==, b->seats[i].colour);
    }
}

static void
assert_same_record (const RoboRecord *a,
                    const RoboRecord *b)
{
  g_assert_cmpuint (a->answer, ==, b->answer);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpuint (a->seat, ==, b->seat);
  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->card, ==, b->card);
}

static void
test_round_trip (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  guint             n_records;
  const RoboRecord *records = robo_game_get_records (fixture->game, &n_records);

  fixture->setup->seed = G_MAXUINT64;
  fixture->setup->rules.vp_goal = 7;
  fixture->setup->rules.numbering = ROBO_NUMBERING_RANDOM;
  fixture->setup->rules.squad_goal_seven = TRUE;
  fixture->setup->seats[1].level = ROBO_LEVEL_MASTER;
  fixture->setup->seats[2].robot = ROBO_ROBOT_VOLT;
  fixture->setup->seats[3].robot = ROBO_ROBOT_REAPER;
  robo_match_setup_set_seat (fixture->setup, 0, ROBO_PLAYER_HUMAN, "Ä \"<&'>\n\001 łó 4|2");
  text = dup_text (fixture);
  file = load (text, problems);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpstr (file->setup->seats[0].name, ==, "Ä \"<&'> łó 4|2");
  fixture->setup->seats[3].robot = file->setup->seats[3].robot; /* an empty seat is not saved */
  assert_same_setup (file->setup, fixture->setup);
  g_assert_cmpuint (file->rulings, ==, ROBO_RULINGS_VERSION);
  g_assert_cmpuint (file->rounds->len, ==, 3);
  g_assert_cmpuint (file->records->len, ==, n_records);
  for (guint i = 0; i < n_records; i++)
    assert_same_record (&g_array_index (file->records, RoboRecord, i), &records[i]);
}

static void
test_replay (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (fixture);
  g_autoptr (RoboMatchFile) file = load (text, problems);
  g_autoptr (RoboGame) again = robo_match_file_replay (file, &fixture->game_setup, problems);
  const RoboEventList *events = robo_game_get_events (fixture->game);

  g_assert_false (robo_problems_has_errors (problems));
  g_assert_cmpuint (robo_game_get_events (again)->n_events, >=, events->n_events);
  g_assert_cmpmem (robo_game_get_events (again)->events, events->n_events * sizeof (RoboEvent),
                   events->events, events->n_events * sizeof (RoboEvent));
  if (!data)
    {
      g_assert_cmpuint (file->rounds->len, ==, robo_game_get_state (fixture->game)->round);
      g_assert_cmpmem (robo_game_get_state (again), sizeof (RoboState), robo_game_get_state (fixture->game),
                       sizeof (RoboState));
    }
}

/* The recorded events serve engines that would play differently. */
static void
test_events (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *text = dup_text (fixture);

  g_assert_nonnull (strstr (text, "<round number=\"3\" checksum=\""));
  g_assert_null (strstr (text, "<round number=\"4\""));
  g_assert_nonnull (strstr (text, "<event type=\"reboot\" seat=\""));
  g_assert_nonnull (strstr (text, "<event type=\"activate\" seat=\""));
}

static void
test_other_rulings (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (fixture);
  g_autofree char *changed = replace (text, "<round number=\"2\" checksum=\"", "<round number=\"2\" checksum=\"00");
  g_autoptr (RoboMatchFile) file = load (changed, problems);
  g_autoptr (RoboGame) again = robo_match_file_replay (file, &fixture->game_setup, problems);

  g_assert_nonnull (again);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==,
                   "Round 2 doesn’t end as it did when the game was saved; the file was changed or belongs to "
                   "another version.");
}

/* For a changed file the error names round and event. For a file of another version it only names the version. */
static void
test_difference (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const old = "<event type=\"phase\" value=\"3\"/>";
  g_autofree char         *text = dup_text (fixture);
  g_autofree char         *changed = replace (text, old, "<event type=\"phase\" value=\"2\"/>");
  g_autofree char         *foreign = replace (changed, RULINGS, " rulings=\"1\"");
  const char              *texts[] = { changed, foreign };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboMatchFile) file = load (texts[i], problems);
      g_autoptr (RoboGame) again = robo_match_file_replay (file, &fixture->game_setup, problems);

      g_assert_nonnull (again);
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
      g_assert_true (robo_problems_has_errors (problems) == (i == 0));
      g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_RULINGS) == (i == 1));
      if (i == 0)
        g_assert_true (g_regex_match_simple ("^Starting at event [0-9]+, round 1 differs .*: "
                                             "“type=phase value=2” was recorded, but “type=phase value=3” happens\\.",
                                             robo_problems_get (problems, 0)->sentence, 0, 0));
    }
}

/* R4.7: the chosen starting numbers are in the file and are chosen again. */
static void
test_race (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (RoboGame) again = NULL;
  g_autofree char *text = NULL;

  fixture->setup->rules.numbering = ROBO_NUMBERING_FINISH_ORDER;
  robo_match_setup_fill (fixture->setup, fixture->board, &fixture->game_setup);
  robo_game_free (fixture->game);
  fixture->game = robo_game_new (&fixture->game_setup, fixture->setup->seed,
                                 ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  robo_game_set_policy (fixture->game, robo_random_operator_reply, &fixture->operator);
  play_until (fixture->game, G_MAXUINT);

  text = dup_text (fixture);
  g_assert_nonnull (strstr (text, " to=\"starting-number\" value=\"3\""));
  file = load (text, problems);
  again = robo_match_file_replay (file, &fixture->game_setup, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpmem (robo_game_get_state (again), sizeof (RoboState), robo_game_get_state (fixture->game),
                   sizeof (RoboState));
}

/* R5.6, R4.3: options of remote games are written and read, and omitted if they have the usual value. */
static void
test_remote (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (RoboGame) again = NULL;
  g_autofree char *usual = dup_text (fixture);
  g_autofree char *text = NULL;

  g_assert_null (strstr (usual, "entropy"));
  g_assert_null (strstr (usual, " equip="));

  fixture->setup->rules.entropy_every_round = TRUE;
  fixture->setup->rules.equips_on_change = TRUE;
  robo_match_setup_fill (fixture->setup, fixture->board, &fixture->game_setup);
  robo_game_free (fixture->game);
  fixture->game = robo_game_new (&fixture->game_setup, fixture->setup->seed,
                                 ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  robo_game_set_policy (fixture->game, robo_random_operator_reply, &fixture->operator);
  play_until (fixture->game, G_MAXUINT);

  text = dup_text (fixture);
  g_assert_nonnull (strstr (text, " entropy=\"round\" equip=\"changed\""));
  g_assert_nonnull (strstr (text, " to=\"entropy\" value=\""));
  file = load (text, problems);
  again = robo_match_file_replay (file, &fixture->game_setup, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  assert_same_setup (file->setup, fixture->setup);
  g_assert_cmpmem (robo_game_get_state (again), sizeof (RoboState), robo_game_get_state (fixture->game),
                   sizeof (RoboState));
}

/* A file with oddities is read, with warnings. */
static void
test_odd (Fixture      *fixture,
          gconstpointer data)
{
  static const char standing[] =
    "</answers><standing><always seat=\"4\" to=\"reboot\" module=\"brake\" value=\"1\"/></standing>";
  g_autofree char *text = dup_text (fixture);
  g_autofree char *gap = replace (text, "<round number=\"2\"", "<round number=\"3\"");
  g_autofree char *future = replace (text, RULINGS, " rulings=\"60000\"");
  g_autofree char *nobody = replace (text, "</answers>", standing);
  const char      *texts[] = { gap, future, nobody };
  const char      *sentences[] = { "Round 3 is where round 2 should be", "version 60000 of the rulings",
                                   "A standing answer doesn’t belong to any player" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboMatchFile) file = load (texts[i], problems);

      g_assert_nonnull (file);
      g_assert_cmpuint (file->standing->len, ==, 0);
      g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_ODD));
      g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, sentences[i]));
    }
}

/* Removed events do not change the game, but the file has been changed. */
static void
test_missing_events (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *text = dup_text (fixture);
  char            *round = strstr (text, "<round number=\"2\"");
  char            *first = strstr (round, "<event");
  char            *end = strstr (round, "</round>");
  g_autofree char *less = g_strdup_printf ("%.*s%s", (int)(first - text), text, end);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = load (less, problems);
  g_autoptr (RoboGame) game = NULL;

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  game = robo_match_file_replay (file, &fixture->game_setup, problems);
  g_assert_false (robo_problems_has_errors (problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, "The record of round 2 is incomplete"));
}

/* Loads a game in which the KillBot has the cards: a new game, which must be refused, and a game of the older rulings,
 * which must be read with a warning. */
static void
assert_only_in_old_games (Fixture    *fixture,
                          const char *cards,
                          const char *refusal,
                          const char *old_rulings,
                          const char *warning)
{
  g_autoptr (RoboMatchFile) begun = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *player = g_strconcat (" player=\"killbot\" ", cards, NULL);
  g_autofree char *seat = NULL;
  g_autofree char *old = NULL;
  const char      *texts[2];

  test_setup_add_modules (fixture->setup);
  begun = robo_match_file_new (fixture->setup, NULL);
  bytes = robo_match_file_to_bytes (begun);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  seat = replace (text, " player=\"killbot\"", player);
  old = replace (seat, RULINGS, old_rulings);
  texts[0] = seat;
  texts[1] = old;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboMatchFile) file = load (texts[i], problems);

      g_assert_true ((file != NULL) == (i == 1));
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
      g_assert_true (robo_problems_has (problems, ROBO_PROBLEM_ODD) == (i == 1));
      g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, i == 1 ? warning : refusal));
    }
}

/* R9.7: two cards of one color are refused, except in older games. */
static void
test_one_colour (Fixture      *fixture,
                 gconstpointer data)
{
  assert_only_in_old_games (fixture, "left=\"grenades\" right=\"mines\"", "different colors", " rulings=\"2\"",
                            "of the same color");
}

/* R11.3: champion cards are refused outside of a championship, except in older games. */
static void
test_champion_card (Fixture      *fixture,
                    gconstpointer data)
{
  assert_only_in_old_games (fixture, "left=\"jetpack\" right=\"mines\"", "KillBots can’t have under", " rulings=\"3\"",
                            "has a champion card");
}

/* The same game under another rulings number gives no warning. */
static void
test_same_under_other_rulings (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (fixture);
  g_autofree char *foreign = replace (text, RULINGS, " rulings=\"1\"");
  g_autoptr (RoboMatchFile) file = load (foreign, problems);
  g_autoptr (RoboGame) again = robo_match_file_replay (file, &fixture->game_setup, problems);

  g_assert_nonnull (again);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

static void
assert_same_event (const RoboEvent *a,
                   const RoboEvent *b,
                   const RoboSetup *setup)
{
  g_autofree char *text_a = NULL;
  g_autofree char *text_b = NULL;
  RoboFields       fields;

  robo_fields_set_event (&fields, a, setup);
  text_a = robo_fields_dup_text (&fields);
  robo_fields_set_event (&fields, b, setup);
  text_b = robo_fields_dup_text (&fields);
  g_assert_cmpstr (text_a, ==, text_b);
}

static void
test_recorded_events (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (fixture);
  g_autoptr (RoboMatchFile) file = load (text, problems);
  const RoboEventList *events = robo_game_get_events (fixture->game);

  g_assert_cmpuint (file->events->len, >, 100);
  g_assert_cmpuint (file->events->len, <=, events->n_events);
  for (guint i = 0; i < file->events->len; i++)
    assert_same_event (&g_array_index (file->events, RoboEvent, i), &events->events[i], &fixture->game_setup);
}

static void
test_illegal_answer (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = dup_text (fixture);
  g_autofree char *changed = replace (text, "to=\"program\" value=\"", "to=\"program\" value=\"1");
  g_autoptr (RoboMatchFile) file = load (changed, problems);
  g_autoptr (RoboGame) again = robo_match_file_replay (file, &fixture->game_setup, problems);

  g_assert_nonnull (again);
  g_assert_true (robo_problems_has_errors (problems));
}

/* The part before the damage is valid. Round 4 is not finished, so it has answers only. */

typedef struct
{
  const char *after; /* where to start looking for `old`, or NULL */
  const char *old;
  const char *new;
  guint    n_rounds;
  gboolean has_round_4; /* whether some answers of round 4 are left */
} Damage;

static const Damage damages[] = {
  { NULL, "<round number=\"3\" checksum=\"", "<round number=\"3\" checksum=\"00", 2, FALSE },
  { "<round number=\"2\"", "<event type=\"activate\"", "<event type=\"skip\"", 1, FALSE },
  { "<round number=\"3\"", "<event type=\"activate\"", "<event type=\"lunch\"", 2, FALSE },
  { NULL, "<answer round=\"3\" seat=\"1\"", "<answer round=\"3\" seat=\"3\"", 2, FALSE },
  { NULL, "<answer round=\"3\"", "<answer round=\"2\"", 2, FALSE },
  { "<answer round=\"2\"", "to=\"program\"", "to=\"lunch\"", 1, FALSE },
  { NULL, "</answers>", "<answer round=\"4\" seat=\"3\" to=\"program\" value=\"1\"/></answers>", 3, TRUE },
  { "<answer round=\"1\"", "to=\"reboot\"", "to=\"bump\"", 0, FALSE },
};

static char *
dup_damaged (const char   *text,
             const Damage *damage)
{
  const char      *from = damage->after ? strstr (text, damage->after) : text;
  g_autofree char *rest = NULL;

  g_assert_nonnull (from);
  rest = replace (from, damage->old, damage->new);

  return g_strdup_printf ("%.*s%s", (int)(from - text), text, rest);
}

static void
assert_part (const RoboMatchFile *part,
             const RoboSetup     *setup,
             const Damage        *damage)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboGame) game = robo_match_file_replay (part, setup, problems);
  const RoboRecord *last = &g_array_index (part->records, RoboRecord, part->records->len - 1);

  g_assert_nonnull (game);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpuint (part->rounds->len, ==, damage->n_rounds);
  g_assert_cmpuint (last->round, ==, damage->n_rounds + damage->has_round_4);
  g_assert_cmpuint (part->event_lines->len, ==, part->events->len);
  g_assert_cmpuint (part->record_lines->len, ==, part->records->len);
}

static void
test_part (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *text = dup_text (fixture);
  g_autofree char *folder = g_dir_make_tmp ("robo-match-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *damaged = dup_damaged (text, &damages[i]);
      g_autoptr (RoboMatchFile) part = NULL;
      guint n_rounds = G_MAXUINT;

      g_test_message ("%s", damages[i].new);
      g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
      part = robo_match_file_load_part (path, NULL, &n_rounds);
      g_assert_cmpuint (n_rounds, ==, damages[i].n_rounds);
      if (part)
        assert_part (part, &fixture->game_setup, &damages[i]);
      else
        g_assert_cmpuint (damages[i].n_rounds, ==, 0);
    }

  g_unlink (path);
  g_rmdir (folder);
}

/* Each record is small, but together they would take more memory than a game may. */
static void
test_too_many (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *text = dup_text (fixture);
  char            *place = strstr (text, "</answers>");
  g_autoptr (GString) many = g_string_new_len (text, place - text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_null (strstr (text, "<standing>"));
  g_string_append (many, "</answers>\n<rounds>");
  for (guint round = 1; round <= 17; round++)
    {
      g_string_append_printf (many, "<round number=\"%u\" checksum=\"0123456789\">", round);
      for (guint i = 0; i < 9999; i++)
        g_string_append (many, "<event type=\"miss\"/>\n");
      g_string_append (many, "</round>");
    }
  g_string_append (many, "</rounds></match>");

  g_assert_null (robo_match_file_load_memory (many->str, many->len, problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_true (robo_problems_get (problems, 0)->code == ROBO_PROBLEM_TOO_BIG);
}

/* The beginning of a file is valid if the file is truncated, or is no XML from some point on. */
static void
test_beginning (Fixture      *fixture,
                gconstpointer data)
{
  static const struct
  {
    const char *old; /* text at which the file is changed */
    const char *new; /* text that replaces it; NULL ends the file there */
    gboolean is_all;
    guint    n_rounds;
  } breaks[] = {
    { "<round number=\"2\"", NULL, TRUE, 3 },
    { "checksum=\"", NULL, TRUE, 3 },
    { "</answers>", NULL, TRUE, 3 },
    { "<answer round=\"2\"", NULL, FALSE, 1 },
    { "round=\"2\"", "", FALSE, 1 },
    { "round=\"2\"", "round=\"2", FALSE, 1 },
    { "<answer round=\"3\"", "<answer round=\"abc\" seat=\"1\" to=\"program\" value=\"1\"/>\n<answer round=\"3\"",
      FALSE, 2 },
    { "<event type=\"activate\"", "<event type=\"acti vate\"", TRUE, 3 },
    { "<seats", NULL, FALSE, 0 },
  };
  g_autofree char *text = dup_text (fixture);
  g_autofree char *folder = g_dir_make_tmp ("robo-match-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);

  guint n_records;

  robo_game_get_records (fixture->game, &n_records);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (breaks); i++)
    {
      const char *at = strstr (text, breaks[i / 2].old);
      const char *rest = at + strlen (breaks[i / 2].old);
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      g_autoptr (RoboMatchFile) part = NULL;
      guint n_rounds = G_MAXUINT;

      g_test_message ("%s", breaks[i / 2].old);
      g_byte_array_append (bytes, (const guint8 *)text, (guint)(at - text));
      if (breaks[i / 2].new != NULL)
        {
          g_byte_array_append (bytes, (const guint8 *)breaks[i / 2].new, (guint)strlen (breaks[i / 2].new));
          g_byte_array_append (bytes, (const guint8 *)rest, (guint)strlen (rest));
        }
      /* Every second time append zeros, as a disk may after a power failure. */
      for (guint j = 0; i % 2 == 1 && j < 4096; j++)
        g_byte_array_append (bytes, (const guint8 *)"", 1);
      g_assert_true (g_file_set_contents (path, (const char *)bytes->data, bytes->len, NULL));

      part = robo_match_file_load_part (path, NULL, &n_rounds);
      g_assert_cmpuint (n_rounds, ==, breaks[i / 2].n_rounds);
      g_assert_cmpint (part != NULL, ==, breaks[i / 2].n_rounds > 0);
      if (part != NULL)
        g_assert_cmpint (part->records->len == n_records, ==, breaks[i / 2].is_all);
    }

  g_unlink (path);
  g_rmdir (folder);
}

/* The error names the line at which the first difference is in the file. */
static void
test_lines (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = dup_text (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *damaged = dup_damaged (text, &damages[i]);
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboMatchFile) file = load (damaged, problems);
      g_auto (GStrv) before = g_strsplit (text, "\n", 0);
      g_auto (GStrv) after = g_strsplit (damaged, "\n", 0);
      guint line = 0;

      if (file)
        robo_game_free (robo_match_file_replay (file, &fixture->game_setup, problems));
      while (g_str_equal (before[line], after[line]))
        line++;
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
      g_assert_cmpuint (robo_problems_get (problems, 0)->line, ==, line + 1);
    }
}

typedef struct
{
  const char *name;
  const char *old;
  const char *new;
  const char *sentence; /* part of the sentence of the error */
} Broken;

static const Broken broken[] = {
  { "unknown-event", "<event type=\"phase\"", "<event type=\"lunch\"", "can’t happen" },
  { "event-outside-of-the-arena", "<event type=\"reboot\" seat=\"1\" at=\"",
    "<event type=\"reboot\" seat=\"1\" to=\"15,15\" at=\"",
    "can’t happen" },
  { "event-of-a-card-not-in-the-game", "<event type=\"phase\"", "<event module=\"brake\" type=\"phase\"",
    "can’t happen" },
  { "newer-version", "urn:x-robodrome:match:1", "urn:x-robodrome:match:2", "newer" },
  { "no-arena", "urn:x-robodrome:arena:1", "urn:elsewhere", "" },
  { "broken-arena", "<vp at=\"5,4\"", "<vp at=\"1,1\"", "" },
  { "seat-twice", "<seat number=\"2\"", "<seat number=\"1\"", "Seat 1 is taken twice" },
  { "side-twice", "side=\"n\"/>\n    <seat", "side=\"s\"/>\n    <seat", "its own robot, color and side" },
  { "no-operator", "player=\"human\"", "player=\"killbot\"", "" },
  { "unknown-question", "to=\"reboot\"", "to=\"horoscope\"", "“horoscope”" },
  { "seed-that-is-no-number", "seed=\"", "seed=\"x", "" },
  { "too-large-seed", "seed=\"", "seed=\"99999999999999999999", "" },
  { "answer-of-an-unknown-seat", "<answer round=\"1\" seat=\"", "<answer round=\"1\" seat=\"5", "" },
  { "unknown-value-of-an-option", "modules=\"off\"", "modules=\"maybe\"", "" },
  { "missing-rules", "<rules", "<rulez", "" },
  { "missing-end-tag", "</answers>", "", "" },
};

static void
test_broken (gconstpointer data)
{
  const Broken *c = data;
  Fixture       fixture = { 0 };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  set_up (&fixture, GINT_TO_POINTER (TRUE));
  if (g_str_equal (c->name, "no-operator"))
    robo_match_setup_set_seat (fixture.setup, 1, ROBO_PLAYER_KILLBOT, NULL);
  text = dup_text (&fixture);
  changed = replace (text, c->old, c->new);

  g_assert_null (load (changed, problems));
  g_assert_true (robo_problems_has_errors (problems));
  g_assert_nonnull (
    strstr (robo_problems_get (problems, robo_problems_get_length (problems) - 1)->sentence, c->sentence));
  tear_down (&fixture, NULL);
}

static void
test_save (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = robo_match_file_new (fixture->setup, fixture->game);
  g_autoptr (RoboMatchFile) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("robo-match-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);
  g_autofree char *nowhere = g_build_filename (folder, "missing", "game" ROBO_MATCH_SUFFIX, NULL);

  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);
  again = robo_match_file_load (path, problems);
  assert_same_setup (again->setup, file->setup);

  g_assert_false (robo_match_file_save (file, nowhere, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_null (robo_match_file_load (nowhere, problems));
  g_unlink (path);
  g_rmdir (folder);
}

#define IN_THE_MIDDLE GINT_TO_POINTER (TRUE)

/* The reason why a question was skipped is saved with each answer, also in a part of a file. */
static void
test_unasked (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboMatchFile) file = robo_match_file_new (fixture->setup, fixture->game);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) loaded = NULL;
  g_autoptr (RoboMatchFile) odd = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;

  g_array_index (file->unasked, guint8, 1) = ROBO_MATCH_NEEDLESS;
  g_array_index (file->unasked, guint8, 3) = ROBO_MATCH_STANDING;
  bytes = robo_match_file_to_bytes (file);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "unasked=\"standing\""));
  loaded = load (text, problems);
  g_assert_nonnull (loaded);
  g_assert_cmpmem (loaded->unasked->data, loaded->unasked->len, file->unasked->data, file->unasked->len);
  g_assert_cmpuint (g_array_index (loaded->unasked, guint8, 0), ==, ROBO_MATCH_ASKED);
  robo_match_file_cut (loaded, &fixture->game_setup, NULL);
  g_assert_cmpuint (loaded->unasked->len, ==, loaded->records->len);

  wrong = replace (text, "unasked=\"standing\"", "unasked=\"sleepy\"");
  odd = load (wrong, problems);
  g_assert_null (odd);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/match/match-file/setup-and-answers/are-read-back",
              Fixture, IN_THE_MIDDLE, set_up, test_round_trip, tear_down);
  g_test_add ("/match/match-file/unfinished-game/replays-the-same",
              Fixture, IN_THE_MIDDLE, set_up, test_replay, tear_down);
  g_test_add ("/match/match-file/finished-game/replays-the-same", Fixture, NULL, set_up, test_replay, tear_down);
  g_test_add ("/match/match-file/events/are-written-by-round",
              Fixture, IN_THE_MIDDLE, set_up, test_events, tear_down);
  g_test_add ("/match/match-file/changed-checksum-of-a-round/is-reported",
              Fixture, IN_THE_MIDDLE, set_up, test_other_rulings, tear_down);
  g_test_add ("/match/match-file/changed-event/error-names-round-and-event",
              Fixture, NULL, set_up, test_difference, tear_down);
  g_test_add ("/match/match-file/R4.7/chosen-starting-numbers-replay-the-same",
              Fixture, NULL, set_up, test_race, tear_down);
  g_test_add ("/match/match-file/R5.6/options-of-remote-games-are-read-back",
              Fixture, NULL, set_up, test_remote, tear_down);
  g_test_add ("/match/match-file/odd-values/are-read-with-a-warning",
              Fixture, IN_THE_MIDDLE, set_up, test_odd, tear_down);
  g_test_add ("/match/match-file/missing-events/game-is-replayed-with-a-warning",
              Fixture, IN_THE_MIDDLE, set_up, test_missing_events, tear_down);
  g_test_add ("/match/match-file/R9.7/killbot-with-two-cards-of-one-color-is-refused-in-new-games",
              Fixture, IN_THE_MIDDLE, set_up, test_one_colour, tear_down);
  g_test_add ("/match/match-file/R11.3/killbot-with-a-champion-card-is-refused-in-new-games",
              Fixture, IN_THE_MIDDLE, set_up, test_champion_card, tear_down);
  g_test_add ("/match/match-file/older-version-of-the-rulings/same-game-gives-no-warning",
              Fixture, NULL, set_up, test_same_under_other_rulings, tear_down);
  g_test_add ("/match/match-file/recorded-events/are-read-back",
              Fixture, GUINT_TO_POINTER (1), set_up, test_recorded_events, tear_down);
  g_test_add ("/match/match-file/illegal-answer/is-an-error",
              Fixture, IN_THE_MIDDLE, set_up, test_illegal_answer, tear_down);
  g_test_add ("/match/match-file/damaged-file/rounds-before-the-damage-are-loaded",
              Fixture, IN_THE_MIDDLE, set_up, test_part, tear_down);
  g_test_add ("/match/match-file/too-many-elements/are-refused", Fixture, NULL, set_up, test_too_many, tear_down);
  g_test_add ("/match/match-file/truncated-file/its-beginning-is-loaded",
              Fixture, IN_THE_MIDDLE, set_up, test_beginning, tear_down);
  g_test_add ("/match/match-file/damaged-file/error-names-the-line-of-the-damage",
              Fixture, IN_THE_MIDDLE, set_up, test_lines, tear_down);
  g_test_add ("/match/match-file/skipped-questions/reasons-are-read-back",
              Fixture, IN_THE_MIDDLE, set_up, test_unasked, tear_down);
  g_test_add ("/match/match-file/saved-file/loads-again-and-a-missing-folder-gives-an-error",
              Fixture, IN_THE_MIDDLE, set_up, test_save, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/match/match-file/broken-file-is-refused/", broken[i].name, NULL);

      g_test_add_data_func (path, &broken[i], test_broken);
    }

  return g_test_run ();
}
