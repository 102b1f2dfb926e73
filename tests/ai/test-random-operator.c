// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the random operator gives legal answers, each of them equally often, whatever its earlier answers were.
#include <string.h>

#include "ai/robo-random-operator.h"
#include "ai/robo-random-program.h"

/* These cards are the steering nozzle (blue 1-3) and the RAM expansion. */
static const RoboCards cards = {
  .n_cards = 2,
  .cards = {
    { .id = "nozzle",
      .has_die = TRUE,
      .die_colour = ROBO_BLUE,
      .die_min = 1,
      .die_max = 3,
      .n_abilities = 1,
      .abilities = { { .kind = ROBO_ABILITY_DIAGONAL_MOVES } } },
    { .id = "ram",
      .n_abilities = 1,
      .abilities = { { .kind = ROBO_ABILITY_ALL_DICE } } },
  },
};

static void
robot_init (RoboRobot *robot,
            guint8     left,
            guint8     right)
{
  memset (robot, 0, sizeof *robot);
  robot->kind = ROBO_SEAT_OPERATOR;
  robot->cards[0] = left;
  robot->cards[1] = right;
}

typedef struct
{
  const char *name;
  guint8      left;
  guint8      right;
  guint       n_three; /* number of programs with three dice */
  guint       n_all;
} Case;

/* These numbers are counted by hand. A blue die has 24 ways (face and key) without the nozzle, and 36 with it: three
 * values of eight keys, three of four. A red die has 48 ways. With b blue and r red ways, there are 3 b b r + 3 b r
 * r programs of three dice, and 3 b(b+1)/2 r r + 3 r(r+1)/2 b b + 6 b r b r of four. */
static const Case cases[] = {
  { "no-modules", ROBO_NO_CARD, ROBO_NO_CARD, 248832, 248832 },
  { "steering-nozzle", 0, ROBO_NO_CARD, 435456, 435456 },
  { "ram-expansion", ROBO_NO_CARD, 1, 248832, 248832 + 2073600 + 2032128 + 7962624 },
  { "steering-nozzle-and-ram-expansion", 0, 1, 435456, 435456 + 4603392 + 4572288 + 17915904 },
};

static void
test_legal (gconstpointer data)
{
  const Case *c = data;
  RoboProgram program;
  RoboRobot   robot;
  RoboRng     rng;
  guint       n_three = 0;
  guint       n = 20000;
  double      expected = (double)c->n_three / c->n_all;

  robot_init (&robot, c->left, c->right);
  robo_rng_seed (&rng, 7);
  for (guint i = 0; i < n; i++)
    {
      robo_random_program (&rng, &robot, &cards, &program);
      g_assert_cmpint (robo_program_check (&program, &robot, &cards, FALSE), ==, ROBO_REFUSED_NOT);
      n_three += program.n_dice == 3;
    }

  /* Five standard deviations of a share are less than 2 %. */
  g_assert_cmpfloat_with_epsilon ((double)n_three / n, expected, 0.02);
}

/* Each face on each key of a unit is as frequent as any other of its color. A chi-square test checks this. */
static void
test_uniform (void)
{
  guint       counts[2][48] = { { 0 } };
  guint       totals[2] = { 0 };
  RoboProgram program;
  RoboRobot   robot;
  RoboRng     rng;

  robot_init (&robot, ROBO_NO_CARD, ROBO_NO_CARD);
  robo_rng_seed (&rng, 3);
  for (guint i = 0; i < 48000; i++)
    {
      const RoboDie *die = &program.dice[1];

      robo_random_program (&rng, &robot, NULL, &program);
      counts[die->colour][(die->value - 1) * 8 + die->key]++;
      totals[die->colour]++;
    }

  /* The pattern bbr has one blue way for every two of brr: b : r = 2 b + r : b + 2 r with b = 24, r = 48 for
   * the middle. */
  g_assert_cmpfloat_with_epsilon ((double)totals[ROBO_BLUE] / 48000, 4.0 / 9.0, 0.02);

  for (guint colour = 0; colour < 2; colour++)
    {
      guint  n_ways = colour == ROBO_BLUE ? 24 : 48;
      double chi_square = 0;

      for (guint way = 0; way < 48; way++)
        {
          double expected = (double)totals[colour] / n_ways;
          double difference = counts[colour][way] - expected;

          if (colour == ROBO_BLUE && way % 2 == 1)
            g_assert_cmpuint (counts[colour][way], ==, 0);
          else
            chi_square += difference * difference / expected;
        }
      /* The limit is far beyond the 0.9999 quantile for 47 degrees of freedom; the seed is fixed anyway. */
      g_assert_cmpfloat (chi_square, <, 95);
    }
}

static void
question_init (RoboQuestion    *question,
               RoboQuestionKind kind)
{
  memset (question, 0, sizeof *question);
  question->kind = kind;
  question->card = 0;
  question->die = 255;
  question->space = 12;
  question->n_options = 3;
  question->options[0] = 0;
  question->options[1] = 4;
  question->options[2] = 9;
}

static void
test_answers (void)
{
  static const RoboSetup setup = { .cards = &cards };
  guint                  counts[10] = { 0 };
  RoboRandomOperator     chance;
  RoboQuestion           question;
  RoboState              state;

  robo_state_init (&state);
  robo_rng_seed (&state.rng, 1);
  question_init (&question, ROBO_ASK_SHORTEN_MOVE);

  for (guint seed = 0; seed < 3000; seed++)
    {
      RoboAnswer answer, again;

      robo_random_operator_init (&chance, seed);
      answer = robo_random_operator_answer (&chance, &setup, &state, &question);
      g_assert_true (robo_question_has_option (&question, answer));
      counts[answer]++;

      /* A repeated question gets the same answer. */
      g_assert_cmpint (robo_random_operator_reply (&setup, &state, &question, &again, &chance), ==,
                       ROBO_REPLY_ANSWERED);
      g_assert_cmpuint (again, ==, answer);
    }

  g_assert_cmpuint (counts[0], >, 900);
  g_assert_cmpuint (counts[4], >, 900);
  g_assert_cmpuint (counts[9], >, 900);
}

/* Later questions of a round are answered independently. */
static void
test_independent (void)
{
  static const RoboSetup   setup = { .cards = &cards };
  const RoboRandomOperator chance = { .seed = 5 };
  guint                    n_same = 0;
  RoboQuestion             question;
  RoboState                state;

  robo_state_init (&state);
  robo_rng_seed (&state.rng, 1);
  question_init (&question, ROBO_ASK_SHORTEN_PUSH);

  for (guint space = 0; space < 200; space++)
    {
      RoboAnswer first, second;

      state.robots[0].space = (guint8)space;
      question.seat = 0;
      first = robo_random_operator_answer (&chance, &setup, &state, &question);
      question.seat = 1;
      second = robo_random_operator_answer (&chance, &setup, &state, &question);
      n_same += first == second;
    }

  g_assert_cmpuint (n_same, >, 40);
  g_assert_cmpuint (n_same, <, 95);
}

static void
test_program_answer (void)
{
  static const RoboSetup   setup = { .cards = &cards };
  const RoboRandomOperator chance = { .seed = 11 };
  RoboQuestion             question = { .kind = ROBO_ASK_PROGRAM, .seat = 2, .card = ROBO_NO_CARD };
  RoboProgram              program;
  RoboState                state;

  robo_state_init (&state);
  robot_init (&state.robots[2], 0, 1);
  robo_program_unpack (&program, robo_random_operator_answer (&chance, &setup, &state, &question));
  g_assert_cmpint (robo_program_check (&program, &state.robots[2], &cards, FALSE), ==, ROBO_REFUSED_NOT);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/ai/random-program/R5.1-R5.3/drawn-programs-are-legal/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_legal);
    }
  g_test_add_func ("/ai/random-program/faces-and-keys/are-uniform", test_uniform);
  g_test_add_func ("/ai/random-operator/answers/are-legal-and-uniform", test_answers);
  g_test_add_func ("/ai/random-operator/later-questions/answers-are-independent-of-earlier-answers", test_independent);
  g_test_add_func ("/ai/random-operator/program/is-legal", test_program_answer);

  return g_test_run ();
}
