// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-search.h"

#include <stdlib.h>
#include <string.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "robo-arena-tweak.h"

/* An offer must be at least this much fairer, in hundredths of a percentage point. */
#define MIN_GAIN 50

/* A search uses at most this many seeds for each change that it tries, because some seeds make no change. */
#define SEEDS_PER_TRY 20

const RoboFairnessHunt robo_fairness_usual_hunt = {
  .games = { .level = ROBO_LEVEL_CLUB, .seed = 1, .n_games = 300, .n_batch = 50 },
  .n_tries = 36,
  .n_first = 60,
  .n_best = 8,
  .seed = 1,
};

struct _RoboFairnessSearch
{
  GObject parent_instance;

  RoboFairnessHunt hunt;
  guint            n_done; /* number of games that have been played */
  gboolean         has_started;
  gboolean         is_running;

  /* The search owns the members below. */
  RoboRuleSet  *rule_set;
  GCancellable *cancellable;
  GPtrArray    *tries; /* offers, each a RoboFairnessOffer: first the arena itself, then its changes, the best change
                        * first when they have been sorted */
  GPtrArray    *offers;
};

enum
{
  PROP_0,
  PROP_PROGRESS,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboFairnessSearch, robo_fairness_search, G_TYPE_OBJECT)

static RoboFairnessOffer *
offer_new (const RoboPlan *plan)
{
  RoboFairnessOffer *offer = g_new0 (RoboFairnessOffer, 1);

  offer->plan = *plan;

  return offer;
}

static void
offer_free (gpointer data)
{
  RoboFairnessOffer *offer = data;

  g_free (offer->text);
  g_clear_pointer (&offer->figures, robo_fairness_unref);
  g_free (offer);
}

/* Holds the data of the thread. */
typedef struct
{
  RoboMeterOrder     order;
  RoboFairnessOffer *offer; /* owned by the search, which leaves it alone until the trial ends */
  RoboPlan           plan;
  RoboRuleSet       *rule_set;
  RoboFairness      *earlier; /* or NULL */
  guint              n_games;
  RoboFairness      *figures; /* the result, or NULL if the search was canceled */
} Trial;

static void
trial_free (gpointer data)
{
  Trial *trial = data;

  robo_rule_set_unref (trial->rule_set);
  g_clear_pointer (&trial->earlier, robo_fairness_unref);
  g_clear_pointer (&trial->figures, robo_fairness_unref);
  g_free (trial);
}

static gboolean
trial_cb (gpointer      data,
          GCancellable *cancellable,
          GError      **error)
{
  Trial *trial = data;

  trial->figures = robo_fairness_measure (&trial->plan, trial->rule_set, &trial->order, trial->earlier, trial->n_games,
                                          cancellable);

  return TRUE;
}

static void
stop (RoboFairnessSearch *self)
{
  if (!self->is_running)
    return;

  self->is_running = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

/* Collects the first changes after which games can be played, each change once. */
static void
collect_tries (RoboFairnessSearch *self)
{
  const RoboPlan *plan = robo_fairness_search_get_plan (self);

  for (guint i = 0; i < self->hunt.n_tries * SEEDS_PER_TRY && self->tries->len <= self->hunt.n_tries; i++)
    {
      RoboPlan tweaked;
      gboolean is_new = robo_arena_tweak (plan, self->hunt.seed + i, &tweaked) &&
                        robo_fairness_is_possible (&tweaked, self->rule_set);

      for (guint j = 0; is_new && j < self->tries->len; j++)
        is_new = memcmp (&((RoboFairnessOffer *)self->tries->pdata[j])->plan, &tweaked, sizeof tweaked) != 0;
      if (is_new)
        g_ptr_array_add (self->tries, offer_new (&tweaked));
    }
}

static guint
get_n_games (const RoboFairnessOffer *offer)
{
  return offer->figures != NULL ? offer->figures->result.n_games : 0;
}

static int
compare_errors (gconstpointer a,
                gconstpointer b)
{
  const RoboFairnessOffer *one = *(const RoboFairnessOffer *const *)a;
  const RoboFairnessOffer *other = *(const RoboFairnessOffer *const *)b;
  guint                    one_error = robo_fairness_get_error (one->figures);
  guint                    other_error = robo_fairness_get_error (other->figures);

  if (one_error != other_error)
    return one_error < other_error ? -1 : 1;

  return memcmp (&one->plan, &other->plan, sizeof one->plan);
}

/* Sorts the changes, but leaves the arena itself in its place. */
static void
sort_tries (RoboFairnessSearch *self,
            guint               n)
{
  qsort (self->tries->pdata + 1, n, sizeof self->tries->pdata[0], compare_errors);
}

static guint
count_best (RoboFairnessSearch *self)
{
  return MIN (self->hunt.n_best, self->tries->len - 1);
}

static guint
count_all_games (RoboFairnessSearch *self)
{
  return self->hunt.games.n_games + (self->tries->len - 1) * self->hunt.n_first +
         count_best (self) * (self->hunt.games.n_games - self->hunt.n_first);
}

/* Returns the arena or the next change that has too few games, or NULL. Sets n_games to the games that it should
 * have. */
static RoboFairnessOffer *
find_next (RoboFairnessSearch *self,
           guint              *n_games)
{
  RoboFairnessOffer *first = self->tries->pdata[0];

  *n_games = self->hunt.games.n_games;
  if (first->figures == NULL)
    return first;
  for (guint i = 1; i < self->tries->len; i++)
    if (get_n_games (self->tries->pdata[i]) == 0)
      {
        *n_games = self->hunt.n_first;
        return self->tries->pdata[i];
      }
  /* Choose the best changes when all changes have their first games. The best changes then stay in their places until
   * they have all games. */
  if (self->tries->len > 1 && self->n_done == self->hunt.games.n_games + (self->tries->len - 1) * self->hunt.n_first)
    sort_tries (self, self->tries->len - 1);
  for (guint i = 1; i <= count_best (self); i++)
    if (get_n_games (self->tries->pdata[i]) < self->hunt.games.n_games)
      return self->tries->pdata[i];

  return NULL;
}

static void
make_offers (RoboFairnessSearch *self)
{
  const RoboFairnessOffer *first = self->tries->pdata[0];
  guint                    error = robo_fairness_get_error (first->figures);

  sort_tries (self, count_best (self));
  for (guint i = 1; i <= count_best (self) && self->offers->len < ROBO_FAIRNESS_MAX_OFFERS; i++)
    {
      RoboFairnessOffer *offer = self->tries->pdata[i];

      if (robo_fairness_get_error (offer->figures) + MIN_GAIN > error)
        break;
      offer->text = robo_arena_dup_tweak_text (&first->plan, &offer->plan);
      g_ptr_array_add (self->offers, offer);
    }
}

static void try_next (RoboFairnessSearch *self);

static void
tried_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  RoboFairnessSearch *self = owner;
  Trial              *trial = data;

  self->n_done += trial->figures->result.n_games - get_n_games (trial->offer);
  g_clear_pointer (&trial->offer->figures, robo_fairness_unref);
  trial->offer->figures = g_steal_pointer (&trial->figures);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
  if (self->is_running)
    try_next (self);
}

static void
try_next (RoboFairnessSearch *self)
{
  guint              n_games;
  RoboFairnessOffer *offer = find_next (self, &n_games);
  Trial             *trial;

  if (offer == NULL)
    {
      make_offers (self);
      stop (self);
      return;
    }

  trial = g_new0 (Trial, 1);
  trial->order = self->hunt.games;
  trial->offer = offer;
  trial->plan = offer->plan;
  trial->rule_set = robo_rule_set_ref (self->rule_set);
  trial->earlier = offer->figures != NULL ? robo_fairness_ref (offer->figures) : NULL;
  trial->n_games = n_games;
  robo_work_run_low_priority (self, self->cancellable, trial_cb, tried_cb, trial, trial_free);
}

static void
robo_fairness_search_dispose (GObject *object)
{
  g_cancellable_cancel (ROBO_FAIRNESS_SEARCH (object)->cancellable);

  G_OBJECT_CLASS (robo_fairness_search_parent_class)->dispose (object);
}

static void
robo_fairness_search_finalize (GObject *object)
{
  RoboFairnessSearch *self = ROBO_FAIRNESS_SEARCH (object);

  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_pointer (&self->tries, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_fairness_search_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PROGRESS] = { ROBO_PROPERTY_GETTER (DOUBLE, "progress", robo_fairness_search_get_progress) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-running", RoboFairnessSearch, is_running) },
};

static void
robo_fairness_search_class_init (RoboFairnessSearchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_fairness_search_dispose;
  object_class->finalize = robo_fairness_search_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_fairness_search_init (RoboFairnessSearch *self)
{
  self->cancellable = g_cancellable_new ();
  self->tries = g_ptr_array_new_with_free_func (offer_free);
  self->offers = g_ptr_array_new ();
}

RoboFairnessSearch *
robo_fairness_search_new (const RoboPlan         *plan,
                          RoboRuleSet            *rule_set,
                          const RoboFairnessHunt *hunt)
{
  RoboFairnessSearch *self;

  g_return_val_if_fail (plan != NULL && rule_set != NULL, NULL);
  g_return_val_if_fail (hunt->n_first >= 1 && hunt->n_first < hunt->games.n_games, NULL);

  self = g_object_new (ROBO_TYPE_FAIRNESS_SEARCH, NULL);
  self->hunt = *hunt;
  self->rule_set = robo_rule_set_ref (rule_set);
  g_ptr_array_add (self->tries, offer_new (plan));

  return self;
}

void
robo_fairness_search_start (RoboFairnessSearch *self)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_SEARCH (self));

  if (self->has_started)
    return;

  collect_tries (self);
  self->has_started = self->is_running = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
  try_next (self);
}

void
robo_fairness_search_cancel (RoboFairnessSearch *self)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_SEARCH (self));

  g_cancellable_cancel (self->cancellable);
  stop (self);
}

double
robo_fairness_search_get_progress (RoboFairnessSearch *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_SEARCH (self), 0);

  return MIN (1.0, (double)self->n_done / count_all_games (self));
}

gboolean
robo_fairness_search_get_is_running (RoboFairnessSearch *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_SEARCH (self), FALSE);

  return self->is_running;
}

const RoboPlan *
robo_fairness_search_get_plan (RoboFairnessSearch *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_SEARCH (self), NULL);

  return &((RoboFairnessOffer *)self->tries->pdata[0])->plan;
}

const RoboFairness *
robo_fairness_search_get_figures (RoboFairnessSearch *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_SEARCH (self), NULL);

  return ((RoboFairnessOffer *)self->tries->pdata[0])->figures;
}

GPtrArray *
robo_fairness_search_get_offers (RoboFairnessSearch *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_SEARCH (self), NULL);

  return self->offers;
}
