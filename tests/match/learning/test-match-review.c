// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the review of a finished match in the background, and its sentences.
#include "config.h"

#include <string.h>

#include "match/learning/robo-review-words.h"
#include "match/log/robo-log-plain-text.h"
#include "match/log/robo-words.h"

#include "tests/match/review-test.h"
#include "tests/properties.h"

static void
wait_for (RoboMatchReview *review)
{
  while (robo_match_review_get_is_running (review))
    g_main_context_iteration (NULL, TRUE);
}

/* Creates a match with few rounds, since each of them is reviewed. */
static RoboMatch *
match_new (const char *players)
{
  RoboMatch *match = test_match_new (players, 12);

  robo_match_start (match);
  test_match_play_well (match);

  return match;
}

static void
test_refusals (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 5);

  robo_match_start (match);
  g_assert_nonnull (strstr (robo_match_review_get_refusal (match), "once it’s over"));
  test_match_play_well (match);
  g_assert_null (robo_match_review_get_refusal (match));
}

static void
progress_cb (RoboMatchReview *review,
             GParamSpec      *pspec,
             double          *last)
{
  g_assert_cmpfloat (robo_match_review_get_progress (review), >=, *last);
  *last = robo_match_review_get_progress (review);
}

/* Holds the points of the curve, which become known round by round and agree with the result. */
typedef struct
{
  guint n_points;
  gint  first[ROBO_MAX_ROBOTS];
} Curve;

static void
curve_cb (RoboMatchReview *review,
          GParamSpec      *pspec,
          Curve           *seen)
{
  guint             n_points;
  const RoboReview *curve = robo_match_review_get_curve (review, &n_points);

  g_assert_nonnull (curve);
  g_assert_cmpuint (n_points, >, seen->n_points);
  g_assert_cmpuint (n_points, <=, curve->n_rounds + 1);
  /* The numbers of later rounds are known, too. */
  for (guint i = 0; i < curve->n_rounds; i++)
    g_assert_cmpuint (curve->rounds[i].number, ==, i + 1);
  if (seen->n_points == 0)
    memcpy (seen->first, curve->rounds[0].before, sizeof seen->first);
  seen->n_points = n_points;
}

static void
test_growing (void)
{
  g_autoptr (RoboMatch) match = match_new ("hk");
  g_autoptr (RoboMatchReview) review = robo_match_review_new (match, ROBO_REVIEW_QUICK);
  Curve             seen = { 0 };
  const RoboReview *result;
  guint             n_points;

  g_assert_null (robo_match_review_get_curve (review, &n_points));
  g_assert_cmpuint (n_points, ==, 0);
  g_signal_connect (review, "notify::n-points", G_CALLBACK (curve_cb), &seen);
  robo_match_review_start (review);
  wait_for (review);
  result = robo_match_review_get_result (review);
  g_assert_cmpuint (seen.n_points, ==, result->n_rounds + 1);
  g_assert_true (robo_match_review_get_curve (review, &n_points) == result);
  g_assert_cmpmem (seen.first, sizeof seen.first, result->rounds[0].before, sizeof result->rounds[0].before);
}

/* Each program has one verdict, at the line that tells that it was made, with a sign and in words; the spoken line
 * has the verdict without the sign. */
static void
assert_logged (RoboMatch        *match,
               const RoboReview *result)
{
  GListModel      *log = robo_match_get_log (match);
  g_autofree char *copied = NULL;
  guint            n_verdicts = 0, n_expected = 0;

  for (guint i = 0; i < result->n_rounds; i++)
    n_expected += 2u + (result->rounds[i].is_turning_point ? 1 : 0);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      g_autofree char *spoken = robo_log_item_dup_spoken (item);

      for (guint j = 0; j < robo_log_item_get_n_verdicts (item); j++)
        {
          const RoboLogVerdict  *verdict = robo_log_item_get_verdict (item, j);
          g_autofree char       *grade = NULL;
          const RoboReviewRound *round = &result->rounds[property_uint (item, "round") - 1];
          const RoboReviewTurn  *turn;

          n_verdicts++;
          g_assert_nonnull (strstr (spoken, verdict->text));
          g_assert_null (strstr (spoken, verdict->mark));
          if (robo_log_item_get_level (item) == ROBO_LOG_ROUND)
            {
              g_assert_true (round->is_turning_point);
              continue;
            }
          g_assert_cmpuint (verdict->mentions->len, ==, 1);
          turn = &round->turns[g_array_index (verdict->mentions, RoboLogMention, 0).seat];
          g_assert_true (turn->is_judged);
          g_assert_cmpstr (verdict->mark, ==, robo_review_words_get_mark (turn->grade));
          grade = g_ascii_strdown (robo_review_words_get_grade (turn->grade), -1);
          g_assert_nonnull (strstr (verdict->text, grade));
          g_assert_nonnull (strstr (robo_log_item_get_note (item), "confirms"));
        }
    }
  g_assert_cmpuint (n_verdicts, ==, n_expected);
  copied = robo_log_plain_text_dup (log);
  g_assert_nonnull (strstr (copied, robo_review_words_get_mark (result->rounds[0].turns[0].grade)));
}

/* Cancels the review and starts it again. Then the log has all verdicts, and the match that branches off at a
 * round asks the seat of the verdict. */
static void
test_course (void)
{
  g_autoptr (RoboMatch) match = match_new ("hh-k");
  g_autoptr (RoboMatchReview) review = robo_match_review_new (match, ROBO_REVIEW_QUICK);
  const RoboReview *result;
  double            last = 0;

  g_assert_cmpuint (robo_match_review_get_seats (review), ==, 3);
  robo_match_review_start (review);
  g_assert_true (robo_match_review_get_is_running (review));
  robo_match_review_cancel (review);
  g_assert_false (robo_match_review_get_is_running (review));
  g_assert_null (robo_match_review_get_result (review));

  robo_match_review_start (review);
  g_signal_connect (review, "notify::progress", G_CALLBACK (progress_cb), &last);
  wait_for (review);
  g_assert_cmpfloat (last, ==, 1);
  result = robo_match_review_get_result (review);
  g_assert_nonnull (result);
  g_assert_cmpuint (result->n_rounds, ==, robo_match_get_shown_state (match)->round);
  assert_logged (match, result);
  for (guint seat = 0; seat < 2; seat++)
    {
      const RoboReviewTurn *turn = &result->rounds[1].turns[seat];
      g_autoptr (RoboMatch) branch = NULL;
      const RoboQuestion *question;

      g_assert_true (turn->is_judged);
      branch = robo_match_review_branch (review, 1, seat);
      robo_match_set_speed (branch, 0);
      robo_match_start (branch);
      question = robo_match_get_question (branch);
      g_assert_cmpint (question->kind, ==, ROBO_ASK_PROGRAM);
      g_assert_cmpuint (robo_match_get_shown_state (branch)->round, ==, 2);
      /* Programs are asked for one after the other, without visible events in between. */
      if (question->seat == seat)
        g_assert_cmpint (robo_match_answer (branch, robo_program_pack (&turn->best)), ==, ROBO_REFUSED_NOT);
    }
}

/* The same program gives the same end, another program a different end, and an illegal program no end. */
static void
test_what_if (void)
{
  g_autoptr (RoboMatch) match = match_new ("hk");
  g_autoptr (RoboMatchReview) review = robo_match_review_new (match, ROBO_REVIEW_QUICK);
  const RoboReviewTurn *turn;
  g_autofree char      *as_it_was = NULL;
  g_autofree char      *refused = NULL;
  g_autofree char      *played = NULL;
  RoboProgram           program;
  RoboState             state;
  guint                 n_other = 0;

  robo_match_review_start (review);
  wait_for (review);
  turn = &robo_match_review_get_result (review)->rounds[0].turns[0];
  as_it_was = robo_match_review_dup_what_if (review, 0, 0, &turn->played);
  robo_match_get_state_at (match, robo_match_review_get_result (review)->rounds[0].end, &state);
  played = robo_words_dup_place (state.robots[0].space, TEST_COLUMNS);
  g_assert_nonnull (strstr (as_it_was, played));

  program = turn->played;
  program.dice[0].value = 7;
  refused = robo_match_review_dup_what_if (review, 0, 0, &program);
  g_assert_cmpstr (refused, ==, robo_words_get_refusal (ROBO_REFUSED_VALUE));

  for (guint value = 1; value <= 6; value++)
    {
      g_autofree char *other = NULL;

      g_assert_true (robo_program_from_text (&program, "b1n r1s b1n"));
      program.dice[0].value = (guint8)value;
      other = robo_match_review_dup_what_if (review, 0, 0, &program);
      n_other += g_strcmp0 (other, as_it_was) != 0;
    }
  g_assert_cmpuint (n_other, >=, 5);
}

static void
assert_says (char       *sentence,
             const char *expected)
{
  g_assert_cmpstr (sentence, ==, expected);
  g_free (sentence);
}

static void
test_words (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 5);
  RoboReviewTurn turn = {
    .is_judged = TRUE,
    .expected = 4149,
    .best_expected = 5551,
    .loss = 1402,
    .luck = -890,
    .grade = ROBO_GRADE_MISTAKE,
    .event = { ROBO_FACT_IS_HIT, 1, ROBO_NO_SPACE, 1000, 124 },
  };
  RoboReviewSum sum = { .n_turns = 2, .n_grades = { 1, 0, 0, 1 }, .loss = 1402, .luck = 800 };

  g_assert_cmpstr (robo_review_words_get_grade (ROBO_GRADE_MISTAKE), ==, "Mistake");
  assert_says (robo_review_words_dup_chance (&turn, FALSE), "Win chance 41%");
  assert_says (robo_review_words_dup_chance (&turn, TRUE), "Win chance 56%");
  assert_says (robo_review_words_dup_verdict (&turn, "Anna"), "Anna: mistake (−14%)");
  assert_says (robo_review_words_dup_luck (&turn, match),
               "They cost 9%. What happened: damage from KillBot 1 (12% likely).");
  assert_says (robo_review_words_dup_sum (&sum),
               "Best 1\u00a0· good 0\u00a0· inaccurate 0\u00a0· mistakes 1. 7% lost per program. "
               "Luck and opponents gave 4% per round.");
  sum.luck = 0;
  assert_says (robo_review_words_dup_sum (&sum),
               "Best 1\u00a0· good 0\u00a0· inaccurate 0\u00a0· mistakes 1. 7% lost per program. "
               "Luck evened out.");

  turn.loss = 0;
  turn.luck = 30;
  turn.grade = ROBO_GRADE_BEST;
  assert_says (robo_review_words_dup_verdict (&turn, "Anna"), "Anna: best");
  assert_says (robo_review_words_dup_luck (&turn, match), "They made no difference.");

  /* Each fact has a sentence of its own. */
  turn.loss = 900;
  turn.luck = 2000;
  for (guint kind = ROBO_FACT_WIN; kind <= ROBO_FACT_PLACE; kind++)
    {
      g_autofree char *luck = NULL;

      turn.event = (RoboFact){ (guint8)kind, 1, (guint8)test_at (4, 2), 0, 380 };
      luck = robo_review_words_dup_luck (&turn, match);
      g_assert_cmpint (strstr (luck, "What didn’t happen: ") != NULL, ==, kind != ROBO_FACT_PLACE);
    }
}

static void
assert_difference (GArray     *differences,
                   guint       index,
                   const char *name,
                   guint       played,
                   guint       better,
                   gboolean    is_gain)
{
  const RoboReviewDifference *difference = &g_array_index (differences, RoboReviewDifference, index);

  g_assert_cmpstr (difference->name, ==, name);
  g_assert_cmpuint (difference->played, ==, played);
  g_assert_cmpuint (difference->better, ==, better);
  g_assert_true (difference->is_gain == is_gain);
}

/* The largest difference comes first, words tell what is better and what is worse, and small differences are left
 * out. */
static void
test_differences (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 5);
  g_autoptr (GArray) differences = NULL;
  RoboReviewTurn turn = { .is_judged = TRUE, .grade = ROBO_GRADE_MISTAKE };

  turn.played_odds =
    (RoboOdds){ .n_worlds = 200, .n_taken = 100, .n_hit = 20, .n_destroyed = 10, .n_gains = { 0, 118 } };
  turn.best_odds = (RoboOdds){ .n_worlds = 100, .n_taken = 90, .n_hit = 30, .n_destroyed = 6, .n_gains = { 0, 5 } };
  differences = robo_review_words_list_differences (&turn, match);
  g_assert_cmpuint (differences->len, ==, 3);
  assert_difference (differences, 0, "KillBot 1 gets a victory point", 59, 5, TRUE);
  assert_difference (differences, 1, "Takes a token", 50, 90, TRUE);
  assert_difference (differences, 2, "Is hit", 10, 30, FALSE);
}

static void
test_curve (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hkk", 5);
  RoboReviewRound round = {
    .number = 1, .is_turning_point = TRUE, .before = { 4200, 5800, 5800 }, .after = { 10000, 0, 0 }
  };
  const RoboReview review = { 1, &round };

  assert_says (robo_review_words_dup_curve (&review, match),
               "Before round 1: Anna 42%, KillBots 58%. A turning point. At the end: Anna 100%, KillBots 0%.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/learning/match-review/unfinished-match/is-refused", test_refusals);
  g_test_add_func ("/match/learning/match-review/canceled-review/can-start-again", test_course);
  g_test_add_func ("/match/learning/match-review/running-review/curve-of-win-chances-grows-until-it-is-complete",
                   test_growing);
  g_test_add_func ("/match/learning/match-review/what-if/plays-the-round-with-another-program", test_what_if);
  g_test_add_func ("/match/learning/match-review/verdicts/are-given-in-sentences", test_words);
  g_test_add_func ("/match/learning/match-review/played-and-better-program/differences-are-sorted-and-marked",
                   test_differences);
  g_test_add_func ("/match/learning/match-review/R9.10/curve-in-words-names-the-killbots-once", test_curve);

  return g_test_run ();
}
