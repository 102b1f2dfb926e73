// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a game which is left at a question, saved, loaded and continued is the same as a game without a
// break: for every kind of question, with standing answers, and with skipped questions.
#include <string.h>

#include "match/log/robo-log-plain-text.h"
#include "match/robo-match-private.h"
#include "tests/long-tests.h"
#include "model-test.h"

#define N_GAMES    100
#define MAX_ROUNDS 25
/* In this many games every answer is saved and loaded. In the other games only the rare answers are saved and
 * loaded. */
#define N_PATIENT     2
#define N_PATIENT_FEW 1
#define RARE          4
#define RARE_FEW      1

static guint n_seen[ROBO_N_QUESTION_KINDS];
static guint n_left[ROBO_N_QUESTION_KINDS];
static guint n_standing;
static guint n_needless;

/* Seat 1 always gives some answers, seat 2 gives them only if its robot would be destroyed. */
static void
set_standing_answers (RoboMatch *match)
{
  RoboStandingAnswers *answers = robo_match_get_standing_answers (match);
  const RoboCards     *cards = robo_modules_get_cards (robo_match_get_modules (match));

  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      for (guint card = 0; card < cards->n_cards && robo_standing_answers_can_have (kind); card++)
        {
          if (card % 3 == 0)
            robo_standing_answers_set (answers, 0, kind, card, &(RoboStandingAnswer){ ROBO_STANDING_ALWAYS, card % 2 });
          robo_standing_answers_set (answers, 1, kind, card, &(RoboStandingAnswer){ ROBO_STANDING_IF_DESTROYED, 1 });
        }
    }
}

static void
go_on (RoboMatch *match,
       guint64    seed)
{
  robo_match_set_speed (match, 0);
  robo_match_set_skips_needless (match, seed % 2 == 0);
  robo_match_start (match);
}

static void
begin (RoboMatch *match,
       guint64    seed)
{
  if (seed % 4 < 2)
    set_standing_answers (match);
  go_on (match, seed);
}

static void
add_workshops (RoboMatchSetup *setup)
{
  RoboPlan plan = *robo_arena_get_plan (setup->arena);
  g_autoptr (RoboArena) arena = NULL;

  plan.workshop[test_at (4, 5)] = TRUE;
  plan.workshop[test_at (6, 3)] = TRUE;
  arena = robo_arena_new ("workshops", &plan);
  robo_match_setup_set_arena (setup, arena);
}

static RoboMatch *
make_match (guint64 seed)
{
  static const char *const players[] = { "hhck", "hhhh", "hck", "hhkk", "hhc" };
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players[seed % G_N_ELEMENTS (players)], seed);
  const RoboCards *cards;

  add_workshops (setup);
  test_setup_add_modules (setup);
  if (seed % 7 == 3)
    setup->rules.numbering = ROBO_NUMBERING_FINISH_ORDER;
  /* Some games have the options of remote games, like a remote game that is continued locally. */
  if (seed % 3 == 1)
    setup->rules.entropy_every_round = setup->rules.equips_on_change = TRUE;
  cards = robo_modules_get_cards (setup->modules);
  /* The decks have more copies of modules whose questions are rare. */
  setup->rules.copies[robo_cards_find (cards, "remote-control")] = 9;
  setup->rules.copies[robo_cards_find (cards, "conductor")] = 6;
  /* Some seats have a champion card like a titleholder (R11.2). */
  for (guint card = 0, n = 0; card < cards->n_cards; card++)
    {
      if (cards->cards[card].colour == ROBO_CARD_CHAMPION && n++ == seed / 5 % 4)
        setup->seats[0].cards[0] = card;
    }

  return robo_match_new (setup);
}

static RoboMatch *
save_and_load (RoboMatch *match)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = robo_match_dup_file (match);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RoboMatchFile) loaded = NULL;
  RoboMatch *again;

  bytes = robo_match_file_to_bytes (file);
  loaded = robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_assert_nonnull (loaded);
  again = robo_match_new (loaded->setup);
  g_assert_cmpuint (robo_match_restore (again, loaded), ==, loaded->records->len);

  return again;
}

static void
assert_same_question (const RoboQuestion *a,
                      const RoboQuestion *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->seat, ==, b->seat);
  g_assert_cmpuint (a->card, ==, b->card);
  g_assert_cmpuint (a->n_options, ==, b->n_options);
  g_assert_cmpmem (a->options, a->n_options * sizeof a->options[0], b->options, b->n_options * sizeof b->options[0]);
}

static void
assert_same_game (RoboMatch *a,
                  RoboMatch *b)
{
  const RoboEventList *events_a = robo_game_get_events (robo_match_get_game (a));
  const RoboEventList *events_b = robo_game_get_events (robo_match_get_game (b));
  const RoboRecord    *records_a;
  const RoboRecord    *records_b;
  guint                n_a;
  guint                n_b;

  records_a = robo_match_get_records (a, &n_a);
  records_b = robo_match_get_records (b, &n_b);
  g_assert_cmpuint (n_a, ==, n_b);
  for (guint i = 0; i < n_a; i++)
    g_assert_cmpuint (records_a[i].answer, ==, records_b[i].answer);
  g_assert_cmpmem (events_a->events, events_a->n_events * sizeof (RoboEvent),
                   events_b->events, events_b->n_events * sizeof (RoboEvent));
  g_assert_cmpmem (robo_game_get_shown_state (robo_match_get_game (a)), sizeof (RoboState),
                   robo_game_get_shown_state (robo_match_get_game (b)), sizeof (RoboState));
  g_assert_true ((robo_match_get_question (a) == NULL) == (robo_match_get_question (b) == NULL));
  if (robo_match_get_question (a))
    assert_same_question (robo_match_get_question (a), robo_match_get_question (b));
}

/* The log is the same to the letter, including its notes about skipped questions. */
static void
assert_same_log (RoboMatch *a,
                 RoboMatch *b)
{
  g_autofree char *text_a = robo_log_plain_text_dup (robo_match_get_log (a));
  g_autofree char *text_b = robo_log_plain_text_dup (robo_match_get_log (b));

  g_assert_cmpstr (text_a, ==, text_b);
}

static gboolean
is_to_be_left (const RoboQuestion *question,
               guint64             seed)
{
  if (long_tests_wanted ())
    return seed < N_PATIENT || n_left[question->kind] < RARE;

  return seed < N_PATIENT_FEW || n_left[question->kind] < RARE_FEW;
}

static void
count_notes (RoboMatch *match)
{
  g_autoptr (RoboMatchFile) file = robo_match_dup_file (match);

  for (guint i = 0; i < file->unasked->len; i++)
    {
      RoboMatchUnasked reason = g_array_index (file->unasked, guint8, i);

      n_standing += reason == ROBO_MATCH_STANDING;
      n_needless += reason == ROBO_MATCH_NEEDLESS;
    }
}

/* One match is played without a break, the other match is left and loaded. */
static void
play (guint64 seed)
{
  g_autoptr (RoboMatch) match = make_match (seed);
  g_autoptr (RoboMatch) left = make_match (seed);

  begin (match, seed);
  begin (left, seed);
  while (robo_match_get_question (match) && robo_match_get_shown_state (match)->round <= MAX_ROUNDS)
    {
      const RoboQuestion *question = robo_match_get_question (match);

      n_seen[question->kind]++;
      if (is_to_be_left (question, seed))
        {
          RoboMatch *again = save_and_load (left);

          n_left[question->kind]++;
          /* Standing answers are loaded from the file. */
          go_on (again, seed);
          assert_same_game (again, match);
          assert_same_log (again, match);
          g_set_object (&left, again);
          g_object_unref (again);
        }
      test_match_answer (match);
      test_match_answer (left);
    }
  assert_same_game (left, match);
  count_notes (match);
}

static void
test_games (void)
{
  for (guint64 seed = 0; seed < N_GAMES; seed++)
    play (seed);

  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      g_test_message ("questions of kind %u: %u asked, %u left", kind, n_seen[kind], n_left[kind]);
      /* No seat is asked for entropy in a local game (R5.6). */
      g_assert_cmpint (n_left[kind] > 0, ==, kind != ROBO_ASK_ENTROPY);
    }
  g_test_message ("%u standing answers, %u needless questions", n_standing, n_needless);
  g_assert_cmpuint (n_standing, >, 0);
  g_assert_cmpuint (n_needless, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-resume/game-left-at-any-question/continues-the-same", test_games);

  return g_test_run ();
}
