// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many games in several threads.
#include "robo-balance.h"

#include "ai/robo-operator.h"
#include "ai/robo-random-operator.h"
#include "robo-balance-count.h"

/* Holds the data that all threads share. Each thread takes the next game that no thread has taken. */
typedef struct
{
  const RoboBalanceJob *job;
  RoboGoals             goals;
  gint                  n_taken;    /* games that a thread has taken; atomic */
  gint                  n_done;     /* games that are over; atomic */
  gint                  is_stopped; /* TRUE if no thread may take another game; atomic */
} Run;

/* Holds the data of one thread. */
typedef struct
{
  Run              *run;
  RoboLookahead    *lookahead;
  RoboBalanceResult result;
} Worker;

static void
answer_question (Worker   *self,
                 RoboGame *game,
                 guint64   seed)
{
  guint       seat = robo_game_get_question (game)->seat;
  RoboLevel   level = self->run->job->levels[seat];
  RoboAnswer  answer;
  RoboRefusal refusal;

  robo_balance_count_offer (&self->result, game);
  if (level == ROBO_LEVEL_CHANCE)
    {
      const RoboRandomOperator chance = { seed };

      answer = robo_random_operator_answer (&chance, robo_game_get_setup (game), robo_game_get_shown_state (game),
                                            robo_game_get_question (game));
    }
  else
    {
      const RoboOperator computer = { level, robo_operator_get_seed (seed), NULL, NULL };
      g_autoptr (RoboSight) sight = robo_sight_new (game);

      answer = robo_operator_answer_on (&computer, sight, self->lookahead);
    }

  refusal = robo_game_answer (game, answer);
  g_assert (refusal == ROBO_REFUSED_NOT);
}

/* Plays the next game. Returns FALSE when no game is left or the run is stopped. */
static gboolean
play_next (Worker *self)
{
  gint                  index = g_atomic_int_add (&self->run->n_taken, 1);
  const RoboBalanceJob *job;
  guint64               seed;
  RoboSetup             setup;
  g_autoptr (RoboGame) game = NULL;
  RoboGameStatus status;

  if (index >= (gint)self->run->job->n_games || g_atomic_int_get (&self->run->is_stopped) != 0)
    return FALSE;

  job = self->run->job;
  seed = job->seed + (guint)index;
  setup = job->setup;
  if (job->prepare != NULL)
    job->prepare (&setup, seed, job->prepare_data);
  game = robo_game_new (&setup, seed, ROBO_GAME_KEEP_EVENTS);
  do
    {
      status = robo_game_advance (game);
      if (status == ROBO_GAME_ASKS)
        answer_question (self, game, seed);
    }
  while (status != ROBO_GAME_OVER && robo_game_get_state (game)->round <= ROBO_BALANCE_MAX_ROUNDS &&
         g_atomic_int_get (&self->run->is_stopped) == 0);

  robo_balance_count_game (&self->result, game);
  g_atomic_int_inc (&self->run->n_done);

  return TRUE;
}

static gpointer
play_all_cb (gpointer data)
{
  Worker *self = data;

  while (play_next (self))
    ;

  return NULL;
}

gboolean
robo_balance_play (const RoboBalanceJob *job,
                   RoboBalanceProgress   progress,
                   gpointer              data,
                   RoboBalanceResult    *result)
{
  guint              n_wanted = job->n_threads > 0 ? job->n_threads : g_get_num_processors ();
  guint              n_threads = CLAMP (n_wanted, 1, MIN (job->n_games, ROBO_BALANCE_MAX_THREADS));
  g_autofree Worker *workers = g_new0 (Worker, n_threads);
  GThread           *threads[ROBO_BALANCE_MAX_THREADS];
  Run                run = { .job = job };
  RoboBalanceResult  sum = { 0 };
  g_autoptr (RoboGame) game = NULL;

  g_return_val_if_fail (job->n_games >= 1 && job->n_games <= ROBO_BALANCE_MAX_GAMES, FALSE);

  game = robo_game_new (&run.job->setup, 0, ROBO_GAME_KEEP_NOTHING);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    run.goals.vp[seat] = (guint8)robo_game_get_vp_goal (game, seat);
  for (guint i = 0; i < n_threads; i++)
    {
      Worker *self = &workers[i];

      *self = (Worker){ .run = &run, .lookahead = robo_lookahead_new (&run.job->setup, &run.goals) };
    }
  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("balance", play_all_cb, &workers[i]);
  /* Report progress in the thread of the caller. */
  while (play_next (&workers[0]))
    {
      if (progress != NULL && !progress ((guint)g_atomic_int_get (&workers[0].run->n_done), data))
        g_atomic_int_set (&workers[0].run->is_stopped, 1);
    }
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < n_threads; i++)
    {
      robo_balance_add (&sum, &workers[i].result);
      robo_lookahead_free (workers[i].lookahead);
    }
  if (g_atomic_int_get (&run.is_stopped) != 0)
    return FALSE;

  *result = sum;

  return TRUE;
}
