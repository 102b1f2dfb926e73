// SPDX-License-Identifier: GPL-3.0-or-later
// Plays on from positions in which the strongest computer player once lost by a blunder that no strong player makes.
#include "ai/robo-random-program.h"
#include "operator-test.h"

#define N_SEEDS  8
#define N_OTHERS 400

/* Describes a training game of seats 1 and 3 with its answers. The last answer is the opponent's program of the round
 * in which seat 3 is asked for its program. */
typedef struct
{
  guint      arena;
  guint64    seed;
  RoboAnswer answers[14];
  guint64    seeds[N_SEEDS]; /* seeds with half or more of which the blunder occurred; ends with 0 */
} Blunder;

/* The robot has two damage and is in the line of an opponent with number 1, who fires with a red 1. Red dice come too
 * late to leave the line (R6.2), a blue 1 does not. */
static const Blunder in_line = {
  .arena = 1,
  .seed = 602,
  .answers = { 3, 75, 84442493756391995, 84442493575770171, 84442493645259547, 84442493745791507, 84442493569622171 },
  .seeds = { 1, 12, 21, 24 },
};

/* The robot has one damage and is beside an opponent with number 1, who fires twice. With every other seed the computer
 * player stayed and fired twice, too. */
static const Blunder beside = {
  .arena = 3,
  .seed = 502,
  .answers = { 4, 76, 84442493777097315, 84442493578256483, 84442493691535635, 84442493571592219, 84442493626101787 },
  .seeds = { 1, 2, 3, 4, 5, 6, 7, 8 },
};

/* An opponent who plans well wins in this round, whatever the computer player does. But opponents do not always plan
 * well. */
static const Blunder lost = {
  .arena = 3,
  .seed = 602,
  .answers = { 3, 75, 84442493565674003, 84442493556932947, 84442493756158547, 84442493762715987, 84442493733454099,
               84442493812875419, 84442493756518419, 84442493636846355, 84442493724689171, 84442493712482971, 4,
               84442493567382291 },
  .seeds = { 8 },
};

typedef struct
{
  RoboBoard     *board;
  RoboSetup      setup;
  RoboSight     *sight; /* sight of seat 3, when it is asked for the program */
  RoboLookahead *lookahead;
  RoboProgram    theirs;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Blunder *blunder = data;
  g_autoptr (RoboGame) game = NULL;
  RoboAnswer last = 0;
  guint      n = 0;

  fixture->board = operator_test_board_new (blunder->arena);
  operator_test_set_up (&fixture->setup, fixture->board, NULL);
  fixture->setup.seats[0].kind = fixture->setup.seats[2].kind = ROBO_SEAT_OPERATOR;
  fixture->setup.seats[0].side = ROBO_DIR_S;
  fixture->setup.seats[2].side = ROBO_DIR_N;
  game = robo_game_new (&fixture->setup, blunder->seed, ROBO_GAME_KEEP_NOTHING);
  while (n < G_N_ELEMENTS (blunder->answers) && blunder->answers[n] != 0)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      last = blunder->answers[n++];
      g_assert_cmpint (robo_game_answer (game, last), ==, ROBO_REFUSED_NOT);
    }
  robo_program_unpack (&fixture->theirs, last);
  while (robo_game_advance (game) != ROBO_GAME_ASKS)
    ;
  fixture->sight = robo_sight_new (game);
  fixture->lookahead = robo_lookahead_new (&fixture->setup, &fixture->sight->goals);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_lookahead_free (fixture->lookahead);
  robo_sight_free (fixture->sight);
  robo_board_free (fixture->board);
}

static RoboProgram
ask (const Fixture *fixture,
     guint64        seed)
{
  const RoboOperator computer = { .level = ROBO_LEVEL_ORACLE, .seed = seed };
  RoboProgram        program;

  g_assert_cmpint (fixture->sight->question.kind, ==, ROBO_ASK_PROGRAM);
  g_assert_cmpuint (fixture->sight->question.seat, ==, 2);
  robo_program_unpack (&program, robo_operator_answer (&computer, fixture->sight));

  return program;
}

static void
test_moves_first (Fixture      *fixture,
                  gconstpointer data)
{
  const Blunder *blunder = data;

  for (guint i = 0; i < N_SEEDS && blunder->seeds[i] != 0; i++)
    {
      const RoboProgram program = ask (fixture, blunder->seeds[i]);

      g_assert_cmpint (program.dice[0].colour, ==, ROBO_BLUE);
      g_assert_cmpuint (program.dice[0].value, ==, 1);
    }
}

static void
test_gets_away (Fixture      *fixture,
                gconstpointer data)
{
  const Blunder *blunder = data;
  guint          n_survived = 0, n = 0;

  /* A program that is drawn from a mixture may rely on another answer of the opponent, so some blunders are allowed. */
  for (; n < N_SEEDS && blunder->seeds[n] != 0; n++)
    {
      RoboWorld world = { .seed = 1 };

      world.programs[0] = fixture->theirs;
      world.programs[2] = ask (fixture, blunder->seeds[n]);
      n_survived += robo_lookahead_survives (fixture->lookahead, &fixture->sight->state, &world, 2);
    }
  g_assert_cmpuint (4 * n_survived, >=, 3 * n);
}

static void
test_hopes (Fixture      *fixture,
            gconstpointer data)
{
  const Blunder *blunder = data;

  for (guint i = 0; i < N_SEEDS && blunder->seeds[i] != 0; i++)
    {
      RoboWorld world = { .seed = 1 };
      guint     n_won = 0;
      RoboRng   rng;

      world.programs[2] = ask (fixture, blunder->seeds[i]);
      robo_rng_seed (&rng, 1);
      for (guint j = 0; j < N_OTHERS; j++)
        {
          robo_random_program (&rng, &fixture->sight->state.robots[0], NULL, &world.programs[0]);
          n_won += robo_lookahead_play (fixture->lookahead, &fixture->sight->state, &world, 2) >= ROBO_VALUE_WON;
        }
      g_assert_cmpuint (n_won, >, N_OTHERS / 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ai/blunders/R6.2/robot-in-the-line-of-fire-moves-before-the-shot",
              Fixture, &in_line, set_up, test_moves_first, tear_down);
  g_test_add ("/ai/blunders/robot-in-danger/survives-in-most-games",
              Fixture, &beside, set_up, test_gets_away, tear_down);
  g_test_add ("/ai/blunders/lost-position/computer-wins-most-games-against-random-programs",
              Fixture, &lost, set_up, test_hopes,
              tear_down);

  return g_test_run ();
}
