// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-adviser.h"

#include "ai/robo-ladder.h"

#include "base/robo-work.h"
#include "match/robo-match-private.h"

/* The worlds and the search have a seed of their own, independent of the seeds of dice and operators, so that a
 * program has the same odds each time. */
#define SEED G_GUINT64_CONSTANT (0x616476697365)

/* Holds the data for thinking, which one thread uses at a time. */
typedef struct
{
  RoboMatchSetup  *setup; /* keeps the cards that the sight uses */
  RoboBoard       *board;
  RoboSight       *sight;
  RoboOddsSampler *sampler;
} Matter;

/* Holds what a thread has computed for a program. */
typedef struct
{
  RoboOdds   odds;
  RoboThreat threat;
} Prospect;

typedef struct
{
  Matter       *matter; /* data for the computation; a reference */
  RoboProgram   program;
  GCancellable *cancellable; /* cancels the computation; not passed to robo_work_run(), which would not call back after
                              * a cancellation */
  Prospect     *prospect;    /* or NULL */
  RoboHint     *hint;        /* or NULL */
} Errand;

struct _RoboAdviser
{
  GObject parent_instance;

  Matter       *matter;      /* data for the odds; a reference */
  Matter       *hint_matter; /* data of its own for the hint, a reference, since odds and hint may be computed at the
                              * same time */
  RoboProgram   program;
  gboolean      is_stale; /* `program` has changed since the thread began to compute odds */
  gboolean      is_stopped;
  GCancellable *counting; /* NULL unless a thread computes odds */
  GCancellable *seeking;  /* NULL unless threads look for a hint */
  gboolean      wants_hint;
  Prospect     *prospect; /* or NULL */
  gboolean      has_odds; /* the odds of `program` are known */
  RoboHint     *hint;     /* or NULL */
};

enum
{
  ODDS_CHANGED,
  HINT_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboAdviser, robo_adviser, G_TYPE_OBJECT)

/* Data for thinking */

static Matter *
matter_new (RoboMatch *match)
{
  Matter *matter = g_atomic_rc_box_new0 (Matter);

  matter->setup = robo_match_setup_copy (robo_match_get_setup (match));
  matter->board = robo_board_new (robo_arena_get_plan (matter->setup->arena));
  matter->sight = robo_sight_new (robo_match_get_game (match));
  matter->sight->setup.board = matter->board;
  matter->sampler = robo_odds_sampler_new (matter->sight, ROBO_ODDS_WORLDS, SEED + matter->sight->state.round);

  return matter;
}

static void
clear_matter (gpointer data)
{
  Matter *matter = data;

  robo_odds_sampler_free (matter->sampler);
  robo_sight_free (matter->sight);
  robo_board_free (matter->board);
  robo_match_setup_free (matter->setup);
}

static void
matter_unref (gpointer matter)
{
  g_atomic_rc_box_release_full (matter, clear_matter);
}

static void
errand_free (gpointer data)
{
  Errand *errand = data;

  matter_unref (errand->matter);
  g_object_unref (errand->cancellable);
  g_free (errand->prospect);
  g_free (errand->hint);
  g_free (errand);
}

static gboolean
is_cancelled_cb (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
run_errand (RoboAdviser  *self,
            Matter       *matter,
            GCancellable *cancellable,
            RoboWorkFunc  work,
            RoboWorkDone  done)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->matter = g_atomic_rc_box_acquire (matter);
  errand->program = self->program;
  errand->cancellable = g_object_ref (cancellable);
  robo_work_run_low_priority (self, NULL, work, done, errand, errand_free);
}

/* Odds */

static gboolean
count_cb (gpointer      data,
          GCancellable *cancellable,
          GError      **error)
{
  Errand              *errand = data;
  g_autofree Prospect *prospect = g_new (Prospect, 1);

  robo_odds_sampler_set_is_over (errand->matter->sampler, is_cancelled_cb, errand->cancellable);
  if (robo_odds_sampler_count (errand->matter->sampler, &errand->program, &prospect->odds, &prospect->threat))
    errand->prospect = g_steal_pointer (&prospect);
  robo_odds_sampler_set_is_over (errand->matter->sampler, NULL, NULL);

  return TRUE;
}

static void count (RoboAdviser *self);

static void
counted_cb (gpointer      owner,
            gpointer      data,
            GCancellable *cancellable,
            const GError *error)
{
  RoboAdviser *self = owner;
  Errand      *errand = data;

  g_clear_object (&self->counting);
  if (self->is_stopped)
    return;
  if (self->is_stale)
    {
      count (self);
      return;
    }
  if (errand->prospect == NULL)
    return;

  g_free (self->prospect);
  self->prospect = g_steal_pointer (&errand->prospect);
  self->has_odds = TRUE;
  g_signal_emit (self, signals[ODDS_CHANGED], 0);
}

/* Computes the odds of one program at a time, because two threads cannot use the same worlds. */
static void
count (RoboAdviser *self)
{
  self->is_stale = FALSE;
  self->counting = g_cancellable_new ();
  run_errand (self, self->matter, self->counting, count_cb, counted_cb);
}

/* Hints */

static gboolean
seek_cb (gpointer      data,
         GCancellable *cancellable,
         GError      **error)
{
  Errand          *errand = data;
  const RoboSight *sight = errand->matter->sight;
  /* Leave one processor to the user interface. */
  guint                n_threads = CLAMP (g_get_num_processors () - 1, 1, ROBO_SEARCH_MAX_THREADS);
  RoboLookahead       *lookaheads[ROBO_SEARCH_MAX_THREADS];
  g_autofree RoboHint *hint = g_new0 (RoboHint, 1);

  for (guint i = 0; i < n_threads; i++)
    {
      lookaheads[i] = robo_lookahead_new (&sight->setup, &sight->goals);
      robo_lookahead_set_is_over (lookaheads[i], is_cancelled_cb, errand->cancellable);
    }
  robo_search_find (lookaheads, n_threads, &robo_ladder_get_skill (ROBO_LEVEL_ORACLE)->search, sight, SEED,
                    &hint->program);
  for (guint i = 0; i < n_threads; i++)
    robo_lookahead_free (lookaheads[i]);

  robo_odds_sampler_set_is_over (errand->matter->sampler, is_cancelled_cb, errand->cancellable);
  if (robo_odds_sampler_count (errand->matter->sampler, &hint->program, &hint->odds, NULL))
    errand->hint = g_steal_pointer (&hint);
  robo_odds_sampler_set_is_over (errand->matter->sampler, NULL, NULL);

  return TRUE;
}

static void find_hint_async (RoboAdviser *self);

static void
found_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  RoboAdviser *self = owner;
  Errand      *errand = data;

  g_clear_object (&self->seeking);
  if (self->is_stopped || !self->wants_hint)
    return;
  if (errand->hint == NULL)
    {
      /* The search was cancelled and requested again. */
      find_hint_async (self);
      return;
    }

  self->hint = g_steal_pointer (&errand->hint);
  g_signal_emit (self, signals[HINT_CHANGED], 0);
}

static void
find_hint_async (RoboAdviser *self)
{
  self->seeking = g_cancellable_new ();
  run_errand (self, self->hint_matter, self->seeking, seek_cb, found_cb);
}

/* The object */

static void
robo_adviser_dispose (GObject *object)
{
  RoboAdviser *self = ROBO_ADVISER (object);

  robo_adviser_stop (self);
  g_clear_object (&self->counting);
  g_clear_object (&self->seeking);
  g_clear_pointer (&self->matter, matter_unref);
  g_clear_pointer (&self->hint_matter, matter_unref);

  G_OBJECT_CLASS (robo_adviser_parent_class)->dispose (object);
}

static void
robo_adviser_finalize (GObject *object)
{
  g_free (ROBO_ADVISER (object)->prospect);
  g_free (ROBO_ADVISER (object)->hint);

  G_OBJECT_CLASS (robo_adviser_parent_class)->finalize (object);
}

static void
robo_adviser_class_init (RoboAdviserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_adviser_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_adviser_finalize;

  signals[ODDS_CHANGED] = g_signal_new ("odds-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  signals[HINT_CHANGED] = g_signal_new ("hint-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
robo_adviser_init (RoboAdviser *self)
{
}

RoboAdviser *
robo_adviser_new (RoboMatch *match)
{
  RoboAdviser        *self;
  const RoboQuestion *question;

  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  question = robo_match_get_question (match);
  g_return_val_if_fail (question != NULL && question->kind == ROBO_ASK_PROGRAM, NULL);

  self = g_object_new (ROBO_TYPE_ADVISER, NULL);
  self->matter = matter_new (match);
  self->hint_matter = matter_new (match);

  return self;
}

void
robo_adviser_stop (RoboAdviser *self)
{
  g_return_if_fail (ROBO_IS_ADVISER (self));

  self->is_stopped = TRUE;
  g_cancellable_cancel (self->counting);
  robo_adviser_cancel_hint (self);
}

void
robo_adviser_set_program (RoboAdviser       *self,
                          const RoboProgram *program)
{
  g_return_if_fail (ROBO_IS_ADVISER (self));
  g_return_if_fail (program != NULL);

  self->program = *program;
  self->has_odds = FALSE;
  if (self->counting == NULL)
    {
      count (self);
      return;
    }

  self->is_stale = TRUE;
  g_cancellable_cancel (self->counting);
}

const RoboOdds *
robo_adviser_get_odds (RoboAdviser *self)
{
  g_return_val_if_fail (ROBO_IS_ADVISER (self), NULL);

  return self->has_odds ? &self->prospect->odds : NULL;
}

const RoboThreat *
robo_adviser_get_threat (RoboAdviser *self)
{
  g_return_val_if_fail (ROBO_IS_ADVISER (self), NULL);

  return self->prospect != NULL ? &self->prospect->threat : NULL;
}

void
robo_adviser_find_hint (RoboAdviser *self)
{
  g_return_if_fail (ROBO_IS_ADVISER (self));

  self->wants_hint = TRUE;
  if (self->hint != NULL)
    g_signal_emit (self, signals[HINT_CHANGED], 0);
  else if (self->seeking == NULL)
    find_hint_async (self);
}

void
robo_adviser_cancel_hint (RoboAdviser *self)
{
  g_return_if_fail (ROBO_IS_ADVISER (self));

  self->wants_hint = FALSE;
  g_cancellable_cancel (self->seeking);
}

const RoboHint *
robo_adviser_get_hint (RoboAdviser *self)
{
  g_return_val_if_fail (ROBO_IS_ADVISER (self), NULL);

  return self->hint;
}
