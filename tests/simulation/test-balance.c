// SPDX-License-Identifier: GPL-3.0-or-later
// Counts many games: the result is the same whatever the number of threads, and verdicts are reliable.
#include <string.h>

#include "simulation/robo-balance.h"

#include "tests/ai/operator-test.h"

#define COLUMNS 7
#define ROWS    13

typedef struct
{
  RoboModuleSet *modules;
  RoboBoard     *board;
  RoboBalanceJob job;
} Fixture;

static void
seat_all (RoboBalanceJob *job,
          RoboSeatKind    kind)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      job->setup.seats[seat].kind = kind;
      job->levels[seat] = ROBO_LEVEL_BEGINNER;
    }
}

/* Simulates games of four beginners with modules, in an arena with many causes of destruction. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  memset (fixture, 0, sizeof *fixture);
  fixture->modules = robo_module_set_load_bundled ("standard", problems);
  fixture->board = operator_test_board_new (2);
  operator_test_set_up (&fixture->job.setup, fixture->board, fixture->modules);
  seat_all (&fixture->job, ROBO_SEAT_OPERATOR);
  fixture->job.seed = 5;
  fixture->job.n_games = 40;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_board_free (fixture->board);
  robo_module_set_unref (fixture->modules);
}

static void
play (RoboBalanceJob    *job,
      guint              n_threads,
      RoboBalanceResult *result)
{
  job->n_threads = n_threads;
  g_assert_true (robo_balance_play (job, NULL, NULL, result));
}

static void
test_threads (Fixture      *fixture,
              gconstpointer data)
{
  const guint       n_threads[] = { 2, 4, 0, ROBO_BALANCE_MAX_THREADS };
  RoboBalanceResult alone, together;

  play (&fixture->job, 1, &alone);
  for (guint i = 0; i < G_N_ELEMENTS (n_threads); i++)
    {
      play (&fixture->job, n_threads[i], &together);
      g_assert_cmpmem (&alone, sizeof alone, &together, sizeof together);
    }

  fixture->job.seed = 6;
  play (&fixture->job, 1, &together);
  g_assert_cmpint (memcmp (&alone, &together, sizeof alone), !=, 0);
}

/* Each game depends on its seed: the results of the first game and of the others add up to the result of all. */
static void
test_parts (Fixture      *fixture,
            gconstpointer data)
{
  RoboBalanceResult all, first, rest;

  play (&fixture->job, 2, &all);
  fixture->job.n_games = 15;
  play (&fixture->job, 2, &first);
  fixture->job.seed += 15;
  fixture->job.n_games = 25;
  play (&fixture->job, 2, &rest);

  g_assert_cmpuint (all.rounds, ==, first.rounds + rest.rounds);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpuint (all.wins[seat], ==, first.wins[seat] + rest.wins[seat]);
}

static guint
sum (const guint *counts,
     guint        n)
{
  guint all = 0;

  for (guint i = 0; i < n; i++)
    all += counts[i];

  return all;
}

static guint
count_spaces (const RoboBalanceResult *result,
              RoboBalanceHeat          heat)
{
  return sum (result->heat[heat], ROBO_MAX_SPACES);
}

/* Values that are counted in two ways agree. */
static void
test_adds_up (Fixture      *fixture,
              gconstpointer data)
{
  RoboBalanceResult result;
  guint             n_dealt = 0, n_won = 0;

  play (&fixture->job, 0, &result);
  g_assert_cmpuint (result.n_games, ==, 40);
  g_assert_cmpuint (sum (result.wins, ROBO_MAX_ROBOTS) + result.n_unfinished, ==, 40);
  g_assert_cmpuint (sum (result.vp, ROBO_MAX_ROBOTS), ==, result.vp_from_spaces + result.vp_from_destruction);
  g_assert_cmpuint (count_spaces (&result, ROBO_BALANCE_VP), ==, result.vp_from_spaces);
  g_assert_cmpuint (count_spaces (&result, ROBO_BALANCE_DEATHS), ==, sum (result.deaths, ROBO_N_DEATHS));
  g_assert_cmpuint (count_spaces (&result, ROBO_BALANCE_VISITS), >, 0);
  g_assert_cmpuint (result.min_rounds * 40, <=, result.rounds);
  g_assert_cmpuint (result.max_rounds * 40, >=, result.rounds);
  g_assert_cmpfloat (robo_balance_get_mean_rounds (&result), ==, result.rounds / 40.0);

  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    {
      n_dealt += result.cards[card].n_dealt;
      n_won += result.cards[card].n_won;
    }
  /* R3.3: Each of four operators is dealt two cards. */
  g_assert_cmpuint (n_dealt, ==, 2 * 4 * 40);
  g_assert_cmpuint (result.n_dealt, ==, n_dealt);
  g_assert_cmpuint (n_won, ==, 2 * (40 - result.n_unfinished));
  g_assert_cmpuint (result.n_dealt_won, ==, n_won);
}

/* Ruhrgebiet has pits, barriers and high voltage, but no water. In a training game only these destroy robots. */
static void
test_deaths (Fixture      *fixture,
             gconstpointer data)
{
  RoboBalanceResult result;

  fixture->job.n_games = 200;
  play (&fixture->job, 0, &result);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_PIT], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_LASER], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_BARRIER], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_HIGH_VOLTAGE], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_MINE], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_BLAST], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_MODULE], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_WATER], ==, 0);

  operator_test_set_up (&fixture->job.setup, fixture->board, NULL);
  seat_all (&fixture->job, ROBO_SEAT_OPERATOR);
  play (&fixture->job, 0, &result);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_PIT], >, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_HIGH_VOLTAGE], ==, 0);
  g_assert_cmpuint (result.deaths[ROBO_DEATH_MINE] + result.deaths[ROBO_DEATH_BLAST] + result.deaths[ROBO_DEATH_MODULE],
                    ==, 0);
  g_assert_cmpuint (result.n_dealt, ==, 0);
  g_assert_cmpint (robo_balance_judge_card (&result, 0), ==, ROBO_VERDICT_NONE);
}

/* The statistics of each card fit its effect. */
static void
test_cards (Fixture      *fixture,
            gconstpointer data)
{
  const RoboCards       *cards = fixture->job.setup.cards;
  RoboBalanceResult      result;
  const RoboBalanceCard *mines = &result.cards[robo_cards_find (cards, "mines")];
  const RoboBalanceCard *blast = &result.cards[robo_cards_find (cards, "repulsion-blast")];
  const RoboBalanceCard *pulse = &result.cards[robo_cards_find (cards, "shock-pulse")];
  const RoboBalanceCard *brake = &result.cards[robo_cards_find (cards, "brake")];

  fixture->job.n_games = 300;
  play (&fixture->job, 0, &result);
  for (guint card = 0; card < cards->n_cards; card++)
    {
      g_assert_cmpuint (result.cards[card].n_used, <=, result.cards[card].n_offered);
      if (cards->cards[card].colour != ROBO_CARD_CHAMPION)
        g_assert_cmpuint (result.cards[card].n_dealt, >, 0);
    }
  g_assert_cmpuint (mines->n_used, >, 0);
  g_assert_cmpuint (mines->damage, >, 0);
  g_assert_cmpuint (mines->vp, >, 0);
  g_assert_cmpuint (blast->pushes, >, 0);
  g_assert_cmpuint (blast->damage, <, blast->pushes);
  g_assert_cmpuint (pulse->damage, >, 0);
  g_assert_cmpuint (pulse->pushes, ==, 0);
  g_assert_cmpuint (brake->damage + brake->pushes + brake->destroyed + brake->vp, ==, 0);
}

static gboolean
stop_after_three (guint    n_done,
                  gpointer data)
{
  guint *n_calls = data;

  return ++*n_calls < 3;
}

static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  RoboBalanceResult result = { .n_games = 7 };
  guint             n_calls = 0;

  fixture->job.n_games = ROBO_BALANCE_MAX_GAMES;
  g_assert_false (robo_balance_play (&fixture->job, stop_after_three, &n_calls, &result));
  g_assert_cmpuint (n_calls, ==, 3);
  g_assert_cmpuint (result.n_games, ==, 7);
}

/* These values are from Robert G. Newcombe, Two-sided confidence intervals for the single proportion (1998), table I,
 * method 3. */
static void
test_interval (void)
{
  const struct
  {
    guint  n, of;
    double low, high;
  } cases[] = {
    { 81, 263, 0.2553, 0.3662 },
    { 15, 148, 0.0624, 0.1605 },
    { 0, 20, 0, 0.1611 },
    { 1, 29, 0.0061, 0.1718 },
    { 20, 20, 0.8389, 1 },
    { 0, 0, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RoboShare share = robo_share_of (cases[i].n, cases[i].of);

      g_assert_cmpfloat_with_epsilon (share.low, cases[i].low, 0.00006);
      g_assert_cmpfloat_with_epsilon (share.high, cases[i].high, 0.00006);
    }
}

static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

/* Two sides face each other; the places of the VP spaces decide which is better. */
static RoboBoard *
board_new (guint first_row,
           guint last_row)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  plan.vp[at (3, first_row)] = 1;
  plan.vp[at (5, first_row)] = 2;
  plan.vp[at (3, last_row)] = 3;
  plan.vp[at (5, last_row)] = 4;
  for (guint column = 3; column <= 5; column++)
    {
      plan.starts[plan.n_starts++] = (RoboStart){ at (column, 1), ROBO_DIR_N, ROBO_DIR_S };
      plan.starts[plan.n_starts++] = (RoboStart){ at (column, ROWS), ROBO_DIR_S, ROBO_DIR_N };
    }

  return robo_board_new (&plan);
}

static void
play_two (const RoboBoard   *board,
          RoboBalanceJob    *job,
          RoboBalanceResult *result)
{
  memset (job, 0, sizeof *job);
  operator_test_set_up (&job->setup, board, NULL);
  job->setup.seats[0].kind = job->setup.seats[2].kind = ROBO_SEAT_OPERATOR;
  job->levels[0] = job->levels[2] = ROBO_LEVEL_BEGINNER;
  job->n_games = 600;
  play (job, 0, result);
}

static void
test_verdicts (void)
{
  g_autoptr (RoboBoard) fair = board_new (6, 8);
  g_autoptr (RoboBoard) unfair = board_new (11, 12);
  RoboBalanceJob    job;
  RoboBalanceResult result;

  play_two (fair, &job, &result);
  g_assert_cmpfloat_with_epsilon (robo_balance_get_fair_share (&job, &result, 0), 0.5, 0.001);
  g_assert_cmpint (robo_balance_judge (&job, &result, 0), ==, ROBO_VERDICT_FAIR);
  g_assert_cmpint (robo_balance_judge (&job, &result, 2), ==, ROBO_VERDICT_FAIR);
  g_assert_cmpint (robo_balance_judge (&job, &result, 1), ==, ROBO_VERDICT_NONE);

  play_two (unfair, &job, &result);
  g_assert_cmpint (robo_balance_judge (&job, &result, 0), ==, ROBO_VERDICT_HANDICAPPED);
  g_assert_cmpint (robo_balance_judge (&job, &result, 2), ==, ROBO_VERDICT_FAVOURED);
  g_assert_cmpfloat (robo_balance_get_share (&job, &result, 2).low, >, 0.5);

  /* With players of different levels the side cannot be judged. */
  job.levels[0] = ROBO_LEVEL_CHANCE;
  g_assert_cmpint (robo_balance_judge (&job, &result, 2), ==, ROBO_VERDICT_NONE);
}

/* Half a turn exchanges east and west. The northern and southern halves are asymmetric, but are each other's image as
 * well. */
static RoboPlan
make_half_turn (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  for (guint row = 3; row <= 4; row++)
    {
      plan.starts[plan.n_starts++] = (RoboStart){ at (1, row), ROBO_DIR_W, ROBO_DIR_E };
      plan.starts[plan.n_starts++] = (RoboStart){ at (COLUMNS, ROWS + 1 - row), ROBO_DIR_E, ROBO_DIR_W };
    }
  for (guint column = 3; column <= 4; column++)
    {
      plan.starts[plan.n_starts++] = (RoboStart){ at (column, 1), ROBO_DIR_N, ROBO_DIR_S };
      plan.starts[plan.n_starts++] = (RoboStart){ at (COLUMNS + 1 - column, ROWS), ROBO_DIR_S, ROBO_DIR_N };
    }
  plan.vp[at (3, 5)] = 1;
  plan.vp[at (COLUMNS - 2, ROWS - 4)] = 2;

  return plan;
}

static void
seat_sides (RoboBalanceJob *job)
{
  static const guint8 sides[] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_W, ROBO_DIR_E };

  memset (job, 0, sizeof *job);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      job->setup.seats[i].kind = ROBO_SEAT_OPERATOR;
      job->setup.seats[i].side = sides[i];
      job->levels[i] = ROBO_LEVEL_CLUB;
    }
}

/* An arena once had these numbers: judged alone, West was unclear and East fair, although both sides are equally
 * good. */
static void
test_twins (void)
{
  RoboPlan          plan = make_half_turn ();
  RoboBalanceJob    job;
  RoboBalanceResult result = { .n_games = 1000, .wins = { 248, 256, 221, 275 } };

  seat_sides (&job);
  g_assert_cmpint (robo_balance_judge (&job, &result, 2), ==, ROBO_VERDICT_UNCLEAR);
  robo_balance_find_twins (&job, &plan);
  g_assert_cmpuint (job.twins[0], ==, 1 << 1);
  g_assert_cmpuint (job.twins[1], ==, 1 << 0);
  g_assert_cmpuint (job.twins[2], ==, 1 << 3);
  g_assert_cmpuint (job.twins[3], ==, 1 << 2);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpint (robo_balance_judge (&job, &result, seat), ==, ROBO_VERDICT_FAIR);
  g_assert_cmpfloat_with_epsilon (robo_balance_get_share (&job, &result, 2).share, 0.248, 0.0001);
  g_assert_cmpfloat_with_epsilon (robo_balance_get_share (&job, &result, 3).share, 0.248, 0.0001);

  /* Two sides that face each other can be worse than the two other sides. */
  result = (RoboBalanceResult){ .n_games = 1000, .wins = { 300, 310, 190, 200 } };
  g_assert_cmpint (robo_balance_judge (&job, &result, 0), ==, ROBO_VERDICT_FAVOURED);
  g_assert_cmpint (robo_balance_judge (&job, &result, 3), ==, ROBO_VERDICT_HANDICAPPED);
}

/* Any difference between the sides keeps their games apart. */
static void
test_no_twins (void)
{
  RoboPlan       plan = make_half_turn ();
  RoboBalanceJob job;

  seat_sides (&job);
  job.levels[2] = ROBO_LEVEL_BEGINNER;
  robo_balance_find_twins (&job, &plan);
  g_assert_cmpuint (job.twins[0], ==, 0);
  job.levels[2] = ROBO_LEVEL_CLUB;
  plan.terrain[at (2, 2)] = ROBO_TERRAIN_PIT;
  robo_balance_find_twins (&job, &plan);
  g_assert_cmpuint (job.twins[0] | job.twins[2], ==, 0);
  plan.terrain[at (COLUMNS - 1, ROWS - 1)] = ROBO_TERRAIN_PIT;
  robo_balance_find_twins (&job, &plan);
  g_assert_cmpuint (job.twins[0], ==, 1 << 1);
}

/* Won games of 13.6 % ± 14.3 % are no evidence when a quarter would be fair. */
static void
test_wide_interval (void)
{
  RoboBalanceResult result = { .n_games = 1000, .n_dealt = 4000, .n_dealt_won = 1000 };

  result.cards[3].n_dealt = 22;
  result.cards[3].n_won = 3;
  g_assert_cmpint (robo_balance_judge_card (&result, 3), ==, ROBO_VERDICT_UNCLEAR);
  result.cards[3].n_dealt = 220;
  result.cards[3].n_won = 55;
  g_assert_cmpint (robo_balance_judge_card (&result, 3), ==, ROBO_VERDICT_FAIR);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/simulation/balance/number-of-threads/does-not-change-the-result",
              Fixture, NULL, set_up, test_threads, tear_down);
  g_test_add ("/simulation/balance/results-of-parts/add-up-to-that-of-all-games",
              Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/simulation/balance/wins-points-and-destructions/agree-when-counted-in-two-ways",
              Fixture, NULL, set_up, test_adds_up, tear_down);
  g_test_add ("/simulation/balance/destroyed-robots/have-causes-that-the-arena-has",
              Fixture, NULL, set_up, test_deaths, tear_down);
  g_test_add ("/simulation/balance/each-card/effects-are-counted", Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/simulation/balance/canceled-run/does-not-change-the-result",
              Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add_func ("/simulation/balance/confidence-interval/agrees-with-the-values-of-newcombe", test_interval);
  g_test_add_func ("/simulation/balance/verdicts/tell-fair-from-unfair", test_verdicts);
  g_test_add_func ("/simulation/balance/equal-sides/are-judged-together", test_twins);
  g_test_add_func ("/simulation/balance/different-sides/are-judged-separately", test_no_twins);
  g_test_add_func ("/simulation/balance/wide-interval/verdict-is-unclear", test_wide_interval);

  return g_test_run ();
}
