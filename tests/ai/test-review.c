// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reviews of games: they find certain results, skill is the part that a player could know, and luck is the rest.
#include <string.h>

#include "ai/robo-random-program.h"
#include "ai/robo-review.h"
#include "operator-test.h"

/* Holds a training game of two in Twin Cities. */
typedef struct
{
  RoboBoard    *board;
  RoboSetup     setup;
  RoboGame     *game;
  RoboReviewJob job;
} Table;

/* Holds the program of each seat in round 1, or NULL. */
typedef struct
{
  const RoboProgram *first[ROBO_MAX_ROBOTS];
} Wish;

static void
clear_table (Table *table)
{
  g_clear_pointer (&table->game, robo_game_free);
  g_clear_pointer (&table->board, robo_board_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

/* Plays until the game is over, or n_answers have been given. */
static void
play (Table      *table,
      RoboLevel   level,
      const Wish *wish,
      guint       n_answers)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { level, level, level, level };

  table->board = operator_test_board_new (0);
  operator_test_set_up (&table->setup, table->board, NULL);
  table->setup.seats[0].kind = table->setup.seats[2].kind = ROBO_SEAT_OPERATOR;
  table->game = robo_game_new (&table->setup, 5,
                               ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  for (guint n = 0;;)
    {
      RoboGameStatus      status = robo_game_advance (table->game);
      const RoboQuestion *question = robo_game_get_question (table->game);

      if (status == ROBO_GAME_OVER)
        break;
      if (status != ROBO_GAME_ASKS)
        continue;
      if (n++ == n_answers)
        break;
      if (wish != NULL && question->kind == ROBO_ASK_PROGRAM && robo_game_get_state (table->game)->round == 1 &&
          wish->first[question->seat] != NULL)
        g_assert_cmpint (robo_game_answer (table->game, robo_program_pack (wish->first[question->seat])), ==,
                         ROBO_REFUSED_NOT);
      else
        operator_test_answer (table->game, levels, 9);
    }
  table->job = (RoboReviewJob){
    .setup = table->setup,
    .seed = 5,
    .seats = 1u << 0 | 1u << 2,
    .effort = ROBO_REVIEW_QUICK,
    .n_threads = 1,
  };
  table->job.records = robo_game_get_records (table->game, &table->job.n_records);
}

static void
assert_whole (const Table      *table,
              const RoboReview *review)
{
  const RoboState *end = robo_game_get_state (table->game);

  g_assert_cmpuint (review->n_rounds, ==, end->round);
  for (guint i = 0; i < review->n_rounds; i++)
    {
      const RoboReviewRound *round = &review->rounds[i];

      g_assert_cmpuint (round->number, ==, i + 1);
      g_assert_cmpint (ABS (round->before[0] + round->before[2] - ROBO_CHANCE_ALL), <, 10);
      g_assert_cmpint (round->before[1], ==, 0);
      if (i > 0)
        {
          g_assert_cmpuint (round->first, ==, review->rounds[i - 1].end);
          g_assert_cmpmem (round->before, sizeof round->before, review->rounds[i - 1].after, sizeof round->before);
        }
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat += 2)
        {
          const RoboReviewTurn *turn = &round->turns[seat];

          g_assert_true (turn->is_judged);
          g_assert_cmpint (robo_program_check (&turn->best, &end->robots[seat], NULL, FALSE), ==, ROBO_REFUSED_NOT);
          g_assert_cmpint (turn->best_expected, >=, turn->expected);
          g_assert_cmpint (turn->loss, ==, turn->best_expected - turn->expected);
          g_assert_cmpint (turn->luck, ==, round->after[seat] - turn->expected);
          g_assert_cmpuint (turn->position, >, round->first);
          g_assert_cmpuint (turn->position, <, round->end);
          g_assert_cmpuint (turn->played_odds.n_worlds, ==, turn->best_odds.n_worlds);
        }
    }
}

typedef struct
{
  guint n_rounds;
  guint n_told;
  gint  chances[64][ROBO_MAX_ROBOTS];
} Told;

static void
stood_cb (guint       point,
          guint       n_rounds,
          const gint *chances,
          gpointer    data)
{
  Told *told = data;

  g_assert_cmpuint (point, <, G_N_ELEMENTS (told->chances));
  /* On one thread the points of the game come in order. */
  g_assert_cmpuint (point, ==, told->n_told);
  told->n_rounds = n_rounds;
  told->n_told++;
  memcpy (told->chances[point], chances, sizeof told->chances[point]);
}

static void
assert_told (const Told       *told,
             const RoboReview *review)
{
  g_assert_cmpuint (told->n_rounds, ==, review->n_rounds);
  g_assert_cmpuint (told->n_told, ==, review->n_rounds + 1);
  for (guint i = 0; i < review->n_rounds; i++)
    for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
      {
        g_assert_cmpint (told->chances[i][seat], ==, review->rounds[i].before[seat]);
        g_assert_cmpint (told->chances[i + 1][seat], ==, review->rounds[i].after[seat]);
      }
}

/* The result is the same on one thread and on three; the winner has a chance of 100 %; the chances are
 * reported before the review is done. */
static void
test_whole_game (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (RoboReview) review = NULL;
  g_autoptr (RoboReview) again = NULL;
  RoboReviewSum sum;
  Told          told = { 0 };
  guint         n_turning_points = 0;
  guint         winner;

  play (&table, ROBO_LEVEL_PIP, NULL, G_MAXUINT);
  table.job.stood = stood_cb;
  table.job.data = &told;
  review = robo_review_new (&table.job);
  assert_whole (&table, review);
  assert_told (&told, review);
  winner = robo_game_get_state (table.game)->winner;
  g_assert_cmpint (review->rounds[review->n_rounds - 1].after[winner], ==, ROBO_CHANCE_ALL);
  g_assert_cmpint (review->rounds[review->n_rounds - 1].after[2 - winner], ==, 0);
  g_assert_cmpint (ABS (review->rounds[0].before[0] - ROBO_CHANCE_ALL / 2), <, 500);
  for (guint i = 0; i < review->n_rounds; i++)
    n_turning_points += review->rounds[i].is_turning_point;
  g_assert_cmpuint (n_turning_points, >=, 1);
  g_assert_cmpuint (n_turning_points, <=, ROBO_REVIEW_MAX_TURNS);
  robo_review_sum_up (review, winner, &sum);
  g_assert_cmpuint (sum.n_turns, ==, review->n_rounds);
  g_assert_cmpuint (sum.n_grades[0] + sum.n_grades[1] + sum.n_grades[2] + sum.n_grades[3], ==, sum.n_turns);
  robo_review_sum_up (review, 1, &sum);
  g_assert_cmpuint (sum.n_turns, ==, 0);

  table.job.n_threads = 3;
  table.job.stood = NULL;
  again = robo_review_new (&table.job);
  g_assert_cmpmem (review->rounds, review->n_rounds * sizeof *review->rounds, again->rounds,
                   again->n_rounds * sizeof *again->rounds);
}

/* Limits the review to the time up to the second of the two programs of the following round. */
static void
keep_rounds (Table *table,
             guint  n_rounds)
{
  guint n_programs = 0;

  for (table->job.n_records = 0; n_programs < 2 * n_rounds + 1; table->job.n_records++)
    n_programs += table->job.records[table->job.n_records].kind == ROBO_ASK_PROGRAM;
}

/* Seats that were not requested are not judged, and an unfinished round is not reviewed. */
static void
test_part_of_game (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (RoboReview) review = NULL;

  play (&table, ROBO_LEVEL_PIP, NULL, G_MAXUINT);
  keep_rounds (&table, 2);
  table.job.seats = 1u << 2;
  review = robo_review_new (&table.job);
  g_assert_cmpuint (review->n_rounds, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (review->rounds[i].turns[0].is_judged);
      g_assert_true (review->rounds[i].turns[2].is_judged);
      g_assert_cmpint (review->rounds[i].after[2], >, 0);
    }
}

/* Finds a program that leads its robot into a pit, whatever the other robots do. */
static void
find_pit (Table       *table,
          guint        seat,
          RoboProgram *program)
{
  RoboGoals goals;
  RoboRng   rng;
  g_autoptr (RoboLookahead) lookahead = NULL;
  const RoboState *state = robo_game_get_shown_state (table->game);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    goals.vp[i] = (guint8)robo_game_get_vp_goal (table->game, i);
  lookahead = robo_lookahead_new (&table->setup, &goals);
  robo_rng_seed (&rng, 1);
  for (guint i = 0; i < 100000; i++)
    {
      RoboWorld world = { .seed = 1 };

      robo_random_program (&rng, &state->robots[seat], NULL, program);
      world.programs[seat] = *program;
      if (!robo_lookahead_survives (lookahead, state, &world, seat))
        return;
    }
  g_assert_not_reached ();
}

static void
test_mistake (void)
{
  g_auto (Table) start = { 0 };
  g_auto (Table) bad = { 0 };
  g_auto (Table) good = { 0 };
  g_autoptr (RoboReview) review = NULL;
  g_autoptr (RoboReview) better = NULL;
  const RoboReviewTurn *turn;
  RoboProgram           pit, best;
  Wish                  wish = { 0 };

  /* Reboots come before programs. */
  play (&start, ROBO_LEVEL_DASH, NULL, 2);
  g_assert_cmpint (robo_game_get_question (start.game)->kind, ==, ROBO_ASK_PROGRAM);
  find_pit (&start, 2, &pit);

  wish.first[2] = &pit;
  play (&bad, ROBO_LEVEL_DASH, &wish, G_MAXUINT);
  keep_rounds (&bad, 1);
  bad.job.seats = 1u << 2;
  review = robo_review_new (&bad.job);
  turn = &review->rounds[0].turns[2];
  g_assert_true (robo_program_pack (&turn->played) == robo_program_pack (&pit));
  g_assert_cmpint (turn->grade, ==, ROBO_GRADE_MISTAKE);
  g_assert_cmpint (turn->reason.kind, ==, ROBO_FACT_FALL);
  g_assert_cmpuint (turn->reason.other, >, 600);
  g_assert_cmpuint (turn->reason.better, <, 200);

  /* A review of the best program finds no better program. */
  best = turn->best;
  wish.first[2] = &best;
  play (&good, ROBO_LEVEL_DASH, &wish, G_MAXUINT);
  keep_rounds (&good, 1);
  good.job.seats = 1u << 2;
  better = robo_review_new (&good.job);
  g_assert_cmpint (better->rounds[0].turns[2].expected, ==, turn->best_expected);
  g_assert_cmpint (better->rounds[0].turns[2].grade, ==, ROBO_GRADE_BEST);
  g_assert_cmpint (better->rounds[0].turns[2].loss, ==, 0);
  g_assert_cmpint (better->rounds[0].turns[2].reason.kind, ==, ROBO_FACT_NONE);
}

/* The opponent's program and its results are luck, and do not affect the grade of a program. */
static void
test_luck (void)
{
  g_auto (Table) start = { 0 };
  g_autoptr (RoboReview) review = NULL;
  RoboProgram pit, own;
  gint        after[2];

  play (&start, ROBO_LEVEL_DASH, NULL, 2);
  find_pit (&start, 0, &pit);
  g_assert_true (robo_program_from_text (&own, "b1n b1n r6n"));
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Table) table = { 0 };
      g_autoptr (RoboReview) other = NULL;
      const Wish wish = { .first = { i == 0 ? NULL : &pit, NULL, &own, NULL } };

      play (&table, ROBO_LEVEL_DASH, &wish, G_MAXUINT);
      keep_rounds (&table, 1);
      table.job.seats = 1u << 2;
      other = robo_review_new (&table.job);
      after[i] = other->rounds[0].after[2];
      if (i == 0)
        {
          review = g_steal_pointer (&other);
          continue;
        }
      g_assert_cmpint (after[1], >, after[0] + 500);
      g_assert_cmpint (other->rounds[0].turns[2].luck - review->rounds[0].turns[2].luck, ==, after[1] - after[0]);
      g_assert_cmpint (other->rounds[0].turns[2].expected, ==, review->rounds[0].turns[2].expected);
      g_assert_cmpint (other->rounds[0].turns[2].loss, ==, review->rounds[0].turns[2].loss);
      g_assert_cmpint (other->rounds[0].turns[2].grade, ==, review->rounds[0].turns[2].grade);
      g_assert_true (robo_program_pack (&other->rounds[0].turns[2].best) ==
                     robo_program_pack (&review->rounds[0].turns[2].best));
    }
}

static gboolean
stop_cb (guint    n_done,
         guint    n_parts,
         gpointer data)
{
  guint *last = data;

  g_assert_cmpuint (n_done, ==, *last + 1);
  g_assert_cmpuint (n_done, <, n_parts);
  *last = n_done;

  return n_done < 3;
}

static gboolean
is_over_cb (gpointer data)
{
  return TRUE;
}

static void
test_leave (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (RoboReview) review = NULL;
  guint last = 0;

  play (&table, ROBO_LEVEL_PIP, NULL, G_MAXUINT);
  table.job.progress = stop_cb;
  table.job.data = &last;
  review = robo_review_new (&table.job);
  g_assert_null (review);
  g_assert_cmpuint (last, ==, 3);

  table.job.progress = NULL;
  table.job.is_over = is_over_cb;
  review = robo_review_new (&table.job);
  g_assert_null (review);
}

static gboolean
note_parts_cb (guint    n_done,
               guint    n_parts,
               gpointer data)
{
  *(guint *)data = n_parts;

  return FALSE;
}

/* Only a limited number of programs of a long game is judged. */
static void
test_bounds (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (RoboReview) review = NULL;
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
  guint           n_rounds = 0;
  guint           n_parts = 0;

  table.board = operator_test_board_new (0);
  operator_test_set_up (&table.setup, table.board, NULL);
  table.setup.rules.vp_goal = 9;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    table.setup.seats[seat].kind = ROBO_SEAT_OPERATOR;
  table.game = robo_game_new (&table.setup, 5, ROBO_GAME_KEEP_ANSWERS);
  while (4 * n_rounds <= ROBO_REVIEW_MAX_PROGRAMS)
    {
      RoboGameStatus status = robo_game_advance (table.game);

      g_assert_cmpint (status, !=, ROBO_GAME_OVER);
      n_rounds += status == ROBO_GAME_ROUND_OVER;
      if (status == ROBO_GAME_ASKS)
        operator_test_answer (table.game, levels, 9);
    }
  table.job = (RoboReviewJob){
    .setup = table.setup,
    .seed = 5,
    .seats = 0xf,
    .effort = ROBO_REVIEW_QUICK,
    .n_threads = 1,
    .progress = note_parts_cb,
    .data = &n_parts,
  };
  table.job.records = robo_game_get_records (table.game, &table.job.n_records);
  review = robo_review_new (&table.job);
  g_assert_null (review);
  g_assert_cmpuint (n_parts, ==, ROBO_REVIEW_MAX_PROGRAMS + n_rounds + 1);
}

/* A squad has one chance, which is that of each of its KillBots. */
static void
test_sides (void)
{
  g_autoptr (RoboBoard) board = operator_test_board_new (0);
  const RoboGoals goals = { .vp = { 3, 3, 3, 3 } };
  RoboSetup       setup;
  RoboGuide       guide;
  RoboState       state;
  gint            chances[ROBO_MAX_ROBOTS];

  operator_test_set_up (&setup, board, NULL);
  robo_guide_init (&guide, board);
  robo_state_init (&state);
  state.winner = ROBO_NO_WINNER;
  for (guint seat = 0; seat < 3; seat++)
    {
      state.robots[seat].kind = seat == 0 ? ROBO_SEAT_OPERATOR : ROBO_SEAT_KILLBOT;
      state.robots[seat].space = (guint8)(20 + seat);
    }
  state.robots[1].vp = state.robots[2].vp = 1;
  robo_value_judge_all (&guide, &setup.rules, &goals, &state, chances);
  g_assert_cmpint (chances[1], ==, chances[2]);
  g_assert_cmpint (ABS (chances[0] + chances[1] - ROBO_CHANCE_ALL), <, 3);
  g_assert_cmpint (chances[0], <, 2500);
  g_assert_cmpint (chances[3], ==, 0);

  state.winner = 0;
  robo_value_judge_all (&guide, &setup.rules, &goals, &state, chances);
  g_assert_cmpint (chances[0], ==, ROBO_CHANCE_ALL);
  g_assert_cmpint (chances[1], ==, 0);
  state.winner = ROBO_WINNER_SQUAD;
  robo_value_judge_all (&guide, &setup.rules, &goals, &state, chances);
  g_assert_cmpint (chances[0], ==, 0);
  g_assert_cmpint (chances[2], ==, ROBO_CHANCE_ALL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/review/whole-game/winner-has-a-chance-of-100-percent-at-the-end", test_whole_game);
  g_test_add_func ("/ai/review/part-of-a-game/only-requested-seats-are-judged", test_part_of_game);
  g_test_add_func ("/ai/review/fall-into-a-pit/is-graded-as-mistake", test_mistake);
  g_test_add_func ("/ai/review/luck/does-not-affect-the-grade", test_luck);
  g_test_add_func ("/ai/review/canceled-review/is-not-returned", test_leave);
  g_test_add_func ("/ai/review/long-game/number-of-judged-programs-is-limited", test_bounds);
  g_test_add_func ("/ai/review/R9.10/killbots-of-a-squad-have-the-same-chance", test_sides);

  return g_test_run ();
}
