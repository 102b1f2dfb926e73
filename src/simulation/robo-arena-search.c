// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-search.h"

#include "base/robo-properties.h"
#include "base/robo-work.h"

struct _RoboArenaSearch
{
  GObject parent_instance;

  RoboCandidateOrder order;
  guint64            seed;     /* seed of the next attempt */
  guint              n_wanted; /* number of good candidates to find, besides those that the user has kept */
  guint              n_kept;   /* number of candidates that the user has kept */
  guint              n_attempts;
  gboolean           has_started;
  gboolean           is_running;

  /* The search owns the members below. */
  RoboRuleSet  *rule_set;
  GCancellable *cancellable;
  GPtrArray    *found;   /* good candidates, each a RoboArenaCandidate */
  GPtrArray    *dropped; /* candidates that were dropped, each a RoboArenaCandidate */
};

enum
{
  PROP_0,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  FOUND,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboArenaSearch, robo_arena_search, G_TYPE_OBJECT)

/* Holds the data of one attempt, which another thread makes. */
typedef struct
{
  RoboCandidateOrder  order;
  RoboRuleSet        *rule_set;
  guint64             seed;
  RoboArenaCandidate *candidate; /* the result, or NULL if the search was canceled */
} Attempt;

static void
attempt_free (gpointer data)
{
  Attempt *attempt = data;

  robo_rule_set_unref (attempt->rule_set);
  g_clear_pointer (&attempt->candidate, robo_arena_candidate_unref);
  g_free (attempt);
}

static gboolean
attempt_cb (gpointer      data,
            GCancellable *cancellable,
            GError      **error)
{
  Attempt *attempt = data;

  attempt->candidate = robo_arena_candidate_new (&attempt->order, attempt->rule_set, attempt->seed, cancellable);

  return TRUE;
}

static void
stop (RoboArenaSearch *self)
{
  if (!self->is_running)
    return;

  self->is_running = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void attempt_next (RoboArenaSearch *self);

static void
attempted_cb (gpointer      owner,
              gpointer      data,
              GCancellable *cancellable,
              const GError *error)
{
  RoboArenaSearch    *self = owner;
  RoboArenaCandidate *candidate = g_steal_pointer (&((Attempt *)data)->candidate);
  GPtrArray          *list;

  robo_arena_candidate_compare (candidate, self->found);
  list = candidate->reason == NULL ? self->found : self->dropped;
  g_ptr_array_add (list, candidate);
  g_signal_emit (self, signals[list == self->found ? FOUND : DROPPED], 0, list->len - 1);
  if (self->is_running)
    attempt_next (self);
}

static void
attempt_next (RoboArenaSearch *self)
{
  Attempt *attempt;

  if (robo_arena_search_get_n_missing (self) == 0 || self->n_attempts == ROBO_CANDIDATES_MAX_ATTEMPTS)
    {
      stop (self);
      return;
    }

  attempt = g_new0 (Attempt, 1);
  attempt->order = self->order;
  attempt->rule_set = robo_rule_set_ref (self->rule_set);
  attempt->seed = self->seed++;
  self->n_attempts++;
  robo_work_run_low_priority (self, self->cancellable, attempt_cb, attempted_cb, attempt, attempt_free);
}

static void
robo_arena_search_dispose (GObject *object)
{
  RoboArenaSearch *self = ROBO_ARENA_SEARCH (object);

  g_cancellable_cancel (self->cancellable);

  G_OBJECT_CLASS (robo_arena_search_parent_class)->dispose (object);
}

static void
robo_arena_search_finalize (GObject *object)
{
  RoboArenaSearch *self = ROBO_ARENA_SEARCH (object);

  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  g_clear_pointer (&self->dropped, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_arena_search_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-running", RoboArenaSearch, is_running) },
};

static void
robo_arena_search_class_init (RoboArenaSearchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_arena_search_dispose;
  object_class->finalize = robo_arena_search_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[FOUND] = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_arena_search_init (RoboArenaSearch *self)
{
  self->cancellable = g_cancellable_new ();
  self->found = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_candidate_unref);
  self->dropped = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_candidate_unref);
}

RoboArenaSearch *
robo_arena_search_new (const RoboCandidateOrder *order,
                       RoboRuleSet              *rule_set,
                       guint64                   seed,
                       guint                     n_wanted)
{
  RoboArenaSearch *self;

  g_return_val_if_fail (order != NULL && rule_set != NULL, NULL);

  self = g_object_new (ROBO_TYPE_ARENA_SEARCH, NULL);
  self->order = *order;
  self->rule_set = robo_rule_set_ref (rule_set);
  self->seed = seed;
  self->n_wanted = n_wanted;

  return self;
}

void
robo_arena_search_keep (RoboArenaSearch    *self,
                        RoboArenaCandidate *candidate)
{
  g_return_if_fail (ROBO_IS_ARENA_SEARCH (self));
  g_return_if_fail (!self->has_started);

  g_ptr_array_add (self->found, robo_arena_candidate_ref (candidate));
  self->n_kept++;
}

void
robo_arena_search_start (RoboArenaSearch *self)
{
  g_return_if_fail (ROBO_IS_ARENA_SEARCH (self));

  if (self->has_started)
    return;

  self->has_started = self->is_running = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
  attempt_next (self);
}

void
robo_arena_search_cancel (RoboArenaSearch *self)
{
  g_return_if_fail (ROBO_IS_ARENA_SEARCH (self));

  g_cancellable_cancel (self->cancellable);
  stop (self);
}

gboolean
robo_arena_search_get_is_running (RoboArenaSearch *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_SEARCH (self), FALSE);

  return self->is_running;
}

const RoboCandidateOrder *
robo_arena_search_get_order (RoboArenaSearch *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_SEARCH (self), NULL);

  return &self->order;
}

GPtrArray *
robo_arena_search_get_found (RoboArenaSearch *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_SEARCH (self), NULL);

  return self->found;
}

GPtrArray *
robo_arena_search_get_dropped (RoboArenaSearch *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_SEARCH (self), NULL);

  return self->dropped;
}

guint
robo_arena_search_get_n_missing (RoboArenaSearch *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_SEARCH (self), 0);

  return self->n_wanted + self->n_kept - self->found->len;
}
