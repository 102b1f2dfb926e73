// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-meter.h"

#include <string.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"

/* Games begin this long after the last change, so that a quick row of changes starts no threads. */
#define DELAY_MS 200

/* The meter keeps the figures of this many arenas. It drops the oldest figures first. */
#define MAX_KEPT 400

/* Holds the arena to measure, or the arena to compare with. */
typedef struct
{
  RoboPlan      plan;
  gboolean      is_set;
  gboolean      is_possible; /* whether games can be played in it */
  char         *digest;      /* owned, nullable */
  RoboFairness *figures;     /* owned, nullable */
} Side;

struct _RoboFairnessMeter
{
  GObject parent_instance;

  RoboFairnessOrder order;
  gboolean          is_active;
  gboolean          is_running;
  guint             delay_id;
  guint             n_batches;

  Side now;
  Side before;

  /* owned */
  RoboRuleSet  *rule_set;
  GCancellable *cancellable; /* cancels the current batch; or NULL */
  GHashTable   *kept;        /* by the digest of an arena: its RoboFairness */
  GQueue        digests;     /* the keys of `kept`, borrowed, in the order of the measurements */
};

enum
{
  PROP_0,
  PROP_IS_ACTIVE,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (RoboFairnessMeter, robo_fairness_meter, G_TYPE_OBJECT)

/* Holds the data of the thread. */
typedef struct
{
  RoboFairnessOrder order;
  RoboPlan          plan;
  char             *digest;
  RoboRuleSet      *rule_set;
  RoboFairness     *earlier; /* or NULL */
  RoboFairness     *figures; /* the result, or NULL if the batch was canceled */
} Batch;

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_free (batch->digest);
  robo_rule_set_unref (batch->rule_set);
  g_clear_pointer (&batch->earlier, robo_fairness_unref);
  g_clear_pointer (&batch->figures, robo_fairness_unref);
  g_free (batch);
}

static gboolean
batch_cb (gpointer      data,
          GCancellable *cancellable,
          GError      **error)
{
  Batch *batch = data;
  guint  n_earlier = batch->earlier != NULL ? batch->earlier->result.n_games : 0;

  batch->figures = robo_fairness_measure (&batch->plan, batch->rule_set, &batch->order, batch->earlier,
                                          MIN (n_earlier + batch->order.n_batch, batch->order.n_games), cancellable);

  return TRUE;
}

static void
set_is_running (RoboFairnessMeter *self,
                gboolean           is_running)
{
  if (self->is_running == is_running)
    return;

  self->is_running = is_running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void
cancel_games (RoboFairnessMeter *self)
{
  g_clear_handle_id (&self->delay_id, g_source_remove);
  robo_work_cancel (&self->cancellable);
}

/* Sides */

static gboolean
needs_games (RoboFairnessMeter *self,
             const Side        *side)
{
  return side->is_set && side->is_possible &&
         (side->figures == NULL || side->figures->result.n_games < self->order.n_games);
}

static void
clear_side (Side *side)
{
  side->is_set = FALSE;
  g_clear_pointer (&side->digest, g_free);
  g_clear_pointer (&side->figures, robo_fairness_unref);
}

static void
set_side (RoboFairnessMeter *self,
          Side              *side,
          const RoboPlan    *plan)
{
  RoboPlan      copy = *plan;
  RoboFairness *kept;

  clear_side (side);
  side->plan = copy;
  side->is_set = TRUE;
  side->is_possible = robo_fairness_is_possible (&side->plan, self->rule_set);
  side->digest = robo_fairness_dup_digest (&side->plan, self->rule_set);
  kept = g_hash_table_lookup (self->kept, side->digest);
  side->figures = kept != NULL ? robo_fairness_ref (kept) : NULL;
}

static void
take_figures (Side         *side,
              const char   *digest,
              RoboFairness *figures)
{
  if (!side->is_set || !g_str_equal (side->digest, digest))
    return;

  g_clear_pointer (&side->figures, robo_fairness_unref);
  side->figures = robo_fairness_ref (figures);
}

static void
keep_figures (RoboFairnessMeter *self,
              const char        *digest,
              RoboFairness      *figures)
{
  char *key = g_strdup (digest);

  if (!g_hash_table_contains (self->kept, digest))
    {
      if (self->digests.length >= MAX_KEPT)
        g_hash_table_remove (self->kept, g_queue_pop_head (&self->digests));
      g_queue_push_tail (&self->digests, key);
    }
  /* If the table has the digest, it keeps its own key, which the queue borrows, and frees this one. */
  g_hash_table_insert (self->kept, key, robo_fairness_ref (figures));
}

/* Games */

static void play_next (RoboFairnessMeter *self);

static void
played_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboFairnessMeter *self = owner;
  Batch             *batch = data;

  g_clear_object (&self->cancellable);
  self->n_batches++;
  keep_figures (self, batch->digest, batch->figures);
  take_figures (&self->now, batch->digest, batch->figures);
  take_figures (&self->before, batch->digest, batch->figures);
  g_signal_emit (self, changed_signal, 0);
  /* A handler may have set another arena. */
  if (self->cancellable == NULL && self->delay_id == 0)
    play_next (self);
}

static void
play_next (RoboFairnessMeter *self)
{
  const Side *side = needs_games (self, &self->now) ? &self->now : &self->before;
  Batch      *batch;

  if (!self->is_active || !self->now.is_set || !needs_games (self, side))
    {
      set_is_running (self, FALSE);
      return;
    }

  batch = g_new0 (Batch, 1);
  batch->order = self->order;
  batch->plan = side->plan;
  batch->digest = g_strdup (side->digest);
  batch->rule_set = robo_rule_set_ref (self->rule_set);
  batch->earlier = side->figures != NULL ? robo_fairness_ref (side->figures) : NULL;
  self->cancellable = g_cancellable_new ();
  robo_work_run_low_priority (self, self->cancellable, batch_cb, played_cb, batch, batch_free);
}

static void
delay_cb (gpointer data)
{
  RoboFairnessMeter *self = data;

  self->delay_id = 0;
  play_next (self);
}

/* Starts the games that are missing, after the delay. */
static void
begin (RoboFairnessMeter *self)
{
  gboolean is_wanted = self->is_active && self->now.is_set &&
                       (needs_games (self, &self->now) || needs_games (self, &self->before));

  cancel_games (self);
  if (is_wanted)
    self->delay_id = g_timeout_add_once (DELAY_MS, delay_cb, self);
  set_is_running (self, is_wanted);
}

/* Class */

static void
robo_fairness_meter_dispose (GObject *object)
{
  cancel_games (ROBO_FAIRNESS_METER (object));

  G_OBJECT_CLASS (robo_fairness_meter_parent_class)->dispose (object);
}

static void
robo_fairness_meter_finalize (GObject *object)
{
  RoboFairnessMeter *self = ROBO_FAIRNESS_METER (object);

  clear_side (&self->now);
  clear_side (&self->before);
  g_queue_clear (&self->digests);
  g_clear_pointer (&self->kept, g_hash_table_unref);
  g_clear_pointer (&self->rule_set, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_fairness_meter_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_ACTIVE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-active", RoboFairnessMeter, is_active),
                       .set = G_CALLBACK (robo_fairness_meter_set_is_active) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-running", RoboFairnessMeter, is_running) },
};

static void
robo_fairness_meter_class_init (RoboFairnessMeterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_fairness_meter_dispose;
  object_class->finalize = robo_fairness_meter_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  changed_signal = robo_signal_new ("changed", klass);
}

static void
robo_fairness_meter_init (RoboFairnessMeter *self)
{
  self->order = robo_fairness_usual_order;
  self->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)robo_fairness_unref);
  g_queue_init (&self->digests);
}

RoboFairnessMeter *
robo_fairness_meter_new (RoboRuleSet *rule_set)
{
  RoboFairnessMeter *self;

  g_return_val_if_fail (rule_set != NULL, NULL);

  self = g_object_new (ROBO_TYPE_FAIRNESS_METER, NULL);
  self->rule_set = robo_rule_set_ref (rule_set);

  return self;
}

void
robo_fairness_meter_set_rule_set (RoboFairnessMeter *self,
                                  RoboRuleSet       *rule_set)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));
  g_return_if_fail (rule_set != NULL);

  if (self->rule_set == rule_set || robo_rule_set_equal (self->rule_set, rule_set))
    return;

  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  self->rule_set = robo_rule_set_ref (rule_set);
  g_queue_clear (&self->digests);
  g_hash_table_remove_all (self->kept);
  if (self->now.is_set)
    set_side (self, &self->now, &self->now.plan);
  if (self->before.is_set)
    set_side (self, &self->before, &self->before.plan);
  begin (self);
  g_signal_emit (self, changed_signal, 0);
}

RoboRuleSet *
robo_fairness_meter_get_rule_set (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return self->rule_set;
}

void
robo_fairness_meter_set_order (RoboFairnessMeter       *self,
                               const RoboFairnessOrder *order)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));
  g_return_if_fail (order->n_games >= 1 && order->n_games <= ROBO_BALANCE_MAX_GAMES && order->n_batch >= 1);

  self->order = *order;
}

const RoboFairnessOrder *
robo_fairness_meter_get_order (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return &self->order;
}

gboolean
robo_fairness_meter_get_is_active (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), FALSE);

  return self->is_active;
}

void
robo_fairness_meter_set_is_active (RoboFairnessMeter *self,
                                   gboolean           is_active)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));

  if (self->is_active == is_active)
    return;

  self->is_active = is_active;
  begin (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_ACTIVE]);
}

gboolean
robo_fairness_meter_get_is_running (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), FALSE);

  return self->is_running;
}

void
robo_fairness_meter_set_plan (RoboFairnessMeter *self,
                              const RoboPlan    *plan)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));

  if (plan != NULL ? self->now.is_set && memcmp (plan, &self->now.plan, sizeof *plan) == 0 : !self->now.is_set)
    return;

  if (plan != NULL)
    set_side (self, &self->now, plan);
  else
    clear_side (&self->now);
  begin (self);
  g_signal_emit (self, changed_signal, 0);
}

void
robo_fairness_meter_set_before (RoboFairnessMeter *self,
                                const RoboPlan    *plan)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));

  if (plan != NULL)
    set_side (self, &self->before, plan);
  else
    clear_side (&self->before);
  begin (self);
  g_signal_emit (self, changed_signal, 0);
}

const RoboFairness *
robo_fairness_meter_get_now (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return self->now.figures;
}

const RoboFairness *
robo_fairness_meter_get_before (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return self->before.figures;
}

gboolean
robo_fairness_meter_is_possible (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), FALSE);

  return self->now.is_set && self->now.is_possible;
}

gboolean
robo_fairness_meter_is_same (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), FALSE);

  return self->now.is_set && self->before.is_set && g_str_equal (self->now.digest, self->before.digest);
}

guint
robo_fairness_meter_get_n_batches (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), 0);

  return self->n_batches;
}
