// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the shares of programs in a mixture against an opponent who answers always, never, or half the time.
#include "ai/robo-mixture.h"

#define N_HANDS 3
#define N_STEPS 2000
/* The shares of programs may differ by this much. */
#define NEARLY (ROBO_MIXTURE_ALL / 50)

static RoboProgram
make_program (guint value)
{
  return (RoboProgram){ .n_dice = 1, .dice = { { .value = (guint8)value } } };
}

/* Returns a game of rock, paper, scissors, in which rock is worth more than paper and scissors if the opponent does
 * not answer it. */
static RoboMixture *
new_hands (guint doubt)
{
  RoboMixture *mixture = g_new0 (RoboMixture, 1);

  mixture->n_rivals = 1;
  mixture->rivals[0].doubt = doubt;
  for (guint i = 0; i < N_HANDS; i++)
    {
      const RoboProgram program = make_program (i + 1);

      robo_mixture_add_program (mixture, &program, i == 0 ? 7000 : 5000);
      robo_mixture_add_answer (mixture, 0, &program);
      robo_mixture_add_program (mixture, &program, 0);
      robo_mixture_add_answer (mixture, 0, &program);
    }
  g_assert_cmpuint (mixture->n_programs, ==, N_HANDS);
  g_assert_cmpuint (mixture->rivals[0].n_answers, ==, N_HANDS);
  for (guint program = 0; program < N_HANDS; program++)
    {
      for (guint answer = 0; answer < N_HANDS; answer++)
        {
          const guint ahead = (answer + N_HANDS - program) % N_HANDS;

          g_assert_cmpint (mixture->rivals[0].ours[program][answer], ==, ROBO_MIXTURE_UNKNOWN);
          mixture->rivals[0].ours[program][answer] = ahead == 0 ? 5000 : ahead == 1 ? 0
                                                                                    : 10000;
          mixture->rivals[0].theirs[program][answer] = 10000 - mixture->rivals[0].ours[program][answer];
        }
    }
  robo_mixture_solve (mixture, N_STEPS);

  return mixture;
}

/* If the opponent always answers, all three programs have the same share. */
static void
test_doubt (void)
{
  g_autofree RoboMixture *mixture = new_hands (100);

  for (guint i = 0; i < N_HANDS; i++)
    {
      g_assert_cmpint (ABS ((gint)mixture->shares[i] - ROBO_MIXTURE_ALL / N_HANDS), <, NEARLY);
      g_assert_cmpint (ABS ((gint)mixture->rivals[0].shares[i] - ROBO_MIXTURE_ALL / N_HANDS), <, NEARLY);
    }
}

/* If the opponent never answers, the best program is always taken. */
static void
test_no_doubt (void)
{
  g_autofree RoboMixture *mixture = new_hands (0);

  g_assert_cmpuint (mixture->shares[0], >, ROBO_MIXTURE_ALL - NEARLY);
}

/* If the opponent answers half of the time, the best program is taken more often, and so is its answer: rock is
 * worth 2000 more half of the time, and may lose as much to paper. The opponent takes paper so often that rock,
 * paper and scissors have the same value. */
static void
test_some_doubt (void)
{
  g_autofree RoboMixture *mixture = new_hands (50);

  g_assert_cmpuint (mixture->rivals[0].shares[1], >, mixture->rivals[0].shares[0]);
  g_assert_cmpuint (mixture->rivals[0].shares[1], >, mixture->rivals[0].shares[2]);
  for (guint i = 0; i < N_HANDS; i++)
    g_assert_cmpuint (mixture->shares[i], >, ROBO_MIXTURE_ALL / 10);
}

static void
test_keep_best (void)
{
  g_autofree RoboMixture *mixture = new_hands (100);

  mixture->shares[0] = 100;
  mixture->shares[1] = 3000;
  mixture->shares[2] = 4000;
  mixture->rivals[0].shares[0] = 100;
  robo_mixture_keep_best (mixture, 2, 200);
  g_assert_cmpuint (mixture->n_programs, ==, 2);
  g_assert_cmpuint (mixture->programs[0].dice[0].value, ==, 3);
  g_assert_cmpuint (mixture->shares[0], ==, 4000);
  g_assert_cmpuint (mixture->programs[1].dice[0].value, ==, 2);
  g_assert_cmpint (mixture->expected[1], ==, 5000);
  g_assert_cmpuint (mixture->rivals[0].n_answers, ==, 2);
  g_assert_cmpuint (mixture->rivals[0].answers[0].dice[0].value, ==, 2);
  g_assert_cmpint (mixture->rivals[0].ours[1][1], ==, ROBO_MIXTURE_UNKNOWN);
}

static void
test_draw (void)
{
  const guint shares[] = { 0, 1, 0, 3 };
  guint       counts[G_N_ELEMENTS (shares)] = { 0 };
  RoboRng     rng;

  robo_rng_seed (&rng, 1);
  for (guint i = 0; i < 4000; i++)
    counts[robo_mixture_draw (shares, G_N_ELEMENTS (shares), &rng)]++;
  g_assert_cmpuint (counts[0] + counts[2], ==, 0);
  g_assert_cmpint (ABS ((gint)counts[1] - 1000), <, 150);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/mixture/opponent-that-always-answers/all-programs-are-equally-likely", test_doubt);
  g_test_add_func ("/ai/mixture/opponent-that-never-answers/best-program-is-always-played", test_no_doubt);
  g_test_add_func ("/ai/mixture/opponent-that-answers-half-the-time/answers-the-best-program-most-often",
                   test_some_doubt);
  g_test_add_func ("/ai/mixture/shortened-mixture/least-likely-programs-are-left-out", test_keep_best);
  g_test_add_func ("/ai/mixture/drawn-programs/are-as-frequent-as-their-shares", test_draw);

  return g_test_run ();
}
