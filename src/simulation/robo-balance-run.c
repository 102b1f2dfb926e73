// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-run.h"

#include "base/robo-properties.h"
#include "files/match/robo-match-killbots.h"

#include "base/robo-work.h"
#include "robo-worth.h"

/* Updates the progress at this interval, which is short enough to look continuous. */
#define TICK_MS 100

/* Holds the data of the threads, which may outlive the run. */
typedef struct
{
  gatomicrefcount   ref_count;
  RoboMatchSetup   *setup;
  RoboRuleSet      *rule_set; /* or NULL */
  RoboBoard        *board;
  RoboKillbotDeal   deal;
  RoboBalanceJob    job;
  RoboBalanceResult result;
  gboolean          is_whole; /* whether all games are in the result */
  gint64            time_us;
  gint              n_done;     /* games that are over; atomic */
  gint              is_stopped; /* TRUE if no thread may begin another game; atomic */
} Play;

struct _RoboBalanceRun
{
  GObject parent_instance;

  Play    *play;
  guint    timer;
  guint    n_done;
  gboolean has_started;
  gboolean is_running;
  gboolean has_result;
};

enum
{
  PROP_0,
  PROP_PROGRESS,
  PROP_IS_RUNNING,
  PROP_HAS_RESULT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboBalanceRun, robo_balance_run, G_TYPE_OBJECT)

static void
play_unref (gpointer data)
{
  Play *play = data;

  if (!g_atomic_ref_count_dec (&play->ref_count))
    return;

  robo_board_free (play->board);
  robo_match_setup_free (play->setup);
  if (play->rule_set)
    robo_rule_set_unref (play->rule_set);
  g_free (play);
}

static gboolean
progress_cb (guint    n_done,
             gpointer data)
{
  Play *play = data;

  g_atomic_int_set (&play->n_done, (gint)n_done);

  return g_atomic_int_get (&play->is_stopped) == 0;
}

static gboolean
play_cb (gpointer      data,
         GCancellable *cancellable,
         GError      **error)
{
  Play  *play = data;
  gint64 start = g_get_monotonic_time ();

  play->is_whole = robo_balance_play (&play->job, progress_cb, play, &play->result);
  play->time_us = g_get_monotonic_time () - start;

  return TRUE;
}

static void
update_progress (RoboBalanceRun *self)
{
  guint n_done = (guint)g_atomic_int_get (&self->play->n_done);

  if (n_done == self->n_done)
    return;

  self->n_done = n_done;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static gboolean
tick_cb (gpointer data)
{
  update_progress (data);

  return G_SOURCE_CONTINUE;
}

static void
stop_run (RoboBalanceRun *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->is_running)
    return;

  self->is_running = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void
played_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboBalanceRun *self = owner;

  /* Drop the result, because the run was canceled meanwhile. */
  if (!self->is_running)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  g_atomic_int_set (&self->play->n_done, (gint)self->play->job.n_games);
  update_progress (self);
  self->has_result = self->play->is_whole;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_RESULT]);
  stop_run (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
robo_balance_run_finalize (GObject *object)
{
  RoboBalanceRun *self = ROBO_BALANCE_RUN (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->play != NULL)
    g_atomic_int_set (&self->play->is_stopped, 1);
  g_clear_pointer (&self->play, play_unref);

  G_OBJECT_CLASS (robo_balance_run_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PROGRESS] = { ROBO_PROPERTY_GETTER (DOUBLE, "progress", robo_balance_run_get_progress) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-running", RoboBalanceRun, is_running) },
  [PROP_HAS_RESULT] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-result", RoboBalanceRun, has_result) },
};

static void
robo_balance_run_class_init (RoboBalanceRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_balance_run_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_balance_run_init (RoboBalanceRun *self)
{
}

RoboBalanceRun *
robo_balance_run_new (const RoboMatchSetup *setup,
                      RoboRuleSet          *rule_set,
                      guint                 n_games)
{
  RoboBalanceRun *self;
  Play           *play;

  g_return_val_if_fail (setup != NULL && setup->arena != NULL, NULL);
  g_return_val_if_fail (n_games >= 1 && n_games <= ROBO_BALANCE_MAX_GAMES, NULL);

  self = g_object_new (ROBO_TYPE_BALANCE_RUN, NULL);
  play = g_new0 (Play, 1);
  g_atomic_ref_count_init (&play->ref_count);
  play->setup = robo_match_setup_copy (setup);
  play->rule_set = rule_set ? robo_rule_set_ref (rule_set) : NULL;
  play->board = robo_board_new (robo_arena_get_plan (setup->arena));
  play->deal = (RoboKillbotDeal){ play->setup, play->rule_set };
  play->job = (RoboBalanceJob){
    .seed = setup->seed, .n_games = n_games, .prepare = robo_match_setup_deal_game, .prepare_data = &play->deal
  };
  robo_match_setup_fill (play->setup, play->board, &play->job.setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    play->job.levels[i] = setup->seats[i].player == ROBO_PLAYER_HUMAN ? ROBO_LEVEL_BEGINNER : setup->seats[i].level;
  robo_balance_find_twins (&play->job, robo_arena_get_plan (setup->arena));

  self->play = play;

  return self;
}

RoboBalanceRun *
robo_balance_run_new_for_modules (RoboModuleSet *set,
                                  RoboArena     *arena,
                                  RoboRuleSet   *rule_set,
                                  RoboLevel      level,
                                  guint64        seed,
                                  guint          n_games)
{
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_return_val_if_fail (set != NULL && arena != NULL && rule_set != NULL && level != ROBO_LEVEL_CHANCE, NULL);
  g_return_val_if_fail (robo_rule_set_get_rules (rule_set)->modules, NULL);

  setup = robo_worth_create_setup (set, arena, rule_set, level, seed);
  if (setup == NULL)
    return NULL;

  return robo_balance_run_new (setup, rule_set, n_games);
}

void
robo_balance_run_start (RoboBalanceRun *self)
{
  g_return_if_fail (ROBO_IS_BALANCE_RUN (self));

  if (self->has_started)
    return;

  self->has_started = TRUE;
  self->is_running = TRUE;
  self->timer = g_timeout_add (TICK_MS, tick_cb, self);
  g_atomic_ref_count_inc (&self->play->ref_count);
  robo_work_run_low_priority (self, NULL, play_cb, played_cb, self->play, play_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

void
robo_balance_run_cancel (RoboBalanceRun *self)
{
  g_return_if_fail (ROBO_IS_BALANCE_RUN (self));

  g_atomic_int_set (&self->play->is_stopped, 1);
  stop_run (self);
}

double
robo_balance_run_get_progress (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), 0);

  return (double)self->n_done / self->play->job.n_games;
}

gboolean
robo_balance_run_get_is_running (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), FALSE);

  return self->is_running;
}

gint64
robo_balance_run_get_time (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), 0);

  return self->has_result ? self->play->time_us : 0;
}

const RoboMatchSetup *
robo_balance_run_get_setup (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), NULL);

  return self->play->setup;
}

const RoboBalanceJob *
robo_balance_run_get_job (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), NULL);

  return &self->play->job;
}

const RoboBalanceResult *
robo_balance_run_get_result (RoboBalanceRun *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_RUN (self), NULL);

  return self->has_result ? &self->play->result : NULL;
}
