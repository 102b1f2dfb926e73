// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-meter.h"

#include "base/robo-properties.h"
#include "base/robo-work.h"

/* Games begin this long after the last change, so that a quick row of changes starts no threads. */
#define DELAY_MS 200

/* The meter keeps the figures of this many subjects. It drops the oldest figures first. */
#define MAX_KEPT 400

/* Holds one of the two subjects. */
typedef struct
{
  gpointer subject;     /* subject, or NULL; the meter owns it */
  char    *digest;      /* digest of the subject; NULL without a subject */
  gboolean is_possible; /* whether games can be played */
  gpointer figures;     /* figures of the subject, or NULL if there are none */
} Side;

typedef struct
{
  RoboMeterOrder order;
  gboolean       is_active;
  gboolean       is_running;
  guint          delay_id;
  guint          n_batches;
  Side           sides[ROBO_N_METER_SIDES];

  /* The meter owns the members below. */
  GCancellable *cancellable; /* cancels the current batch; or NULL */
  GHashTable   *kept;        /* figures of subjects, by digest */
  GQueue        digests;     /* keys of `kept`, in the order of the measurements; the table owns the keys */
} RoboMeterPrivate;

enum
{
  PROP_0,
  PROP_IS_ACTIVE,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboMeter, robo_meter, G_TYPE_OBJECT)

static RoboMeterPrivate *
get_private (RoboMeter *self)
{
  return robo_meter_get_instance_private (self);
}

/* Holds the data of the thread. */
typedef struct
{
  RoboMeterClass *klass; /* class of the meter, which is never freed */
  RoboMeterOrder  order;
  gpointer        subject;
  char           *digest;
  gpointer        earlier; /* or NULL */
  gpointer        figures; /* the result, or NULL if the batch was canceled or its games are impossible */
} Batch;

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_free (batch->digest);
  g_atomic_rc_box_release_full (batch->subject, batch->klass->clear_subject);
  g_clear_pointer (&batch->earlier, batch->klass->unref_figures);
  g_clear_pointer (&batch->figures, batch->klass->unref_figures);
  g_free (batch);
}

static gboolean
batch_cb (gpointer      data,
          GCancellable *cancellable,
          GError      **error)
{
  Batch *batch = data;
  guint  n_earlier = batch->earlier != NULL ? batch->klass->count_games (batch->earlier) : 0;

  batch->figures = batch->klass->measure (batch->subject, &batch->order, batch->earlier,
                                          MIN (n_earlier + batch->order.n_batch, batch->order.n_games), cancellable);

  return TRUE;
}

static void
set_is_running (RoboMeter *self,
                gboolean   is_running)
{
  RoboMeterPrivate *private = get_private (self);

  if (private->is_running == is_running)
    return;

  private->is_running = is_running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void
cancel_games (RoboMeter *self)
{
  RoboMeterPrivate *private = get_private (self);

  g_clear_handle_id (&private->delay_id, g_source_remove);
  robo_work_cancel (&private->cancellable);
}

/* Sides */

static gboolean
needs_games (RoboMeter  *self,
             const Side *side)
{
  return side->subject != NULL && side->is_possible &&
         (side->figures == NULL ||
          ROBO_METER_GET_CLASS (self)->count_games (side->figures) < get_private (self)->order.n_games);
}

static void
clear_side (RoboMeter *self,
            Side      *side)
{
  if (side->subject != NULL)
    g_atomic_rc_box_release_full (g_steal_pointer (&side->subject), ROBO_METER_GET_CLASS (self)->clear_subject);
  g_clear_pointer (&side->digest, g_free);
  g_clear_pointer (&side->figures, ROBO_METER_GET_CLASS (self)->unref_figures);
}

static void
take_figures (RoboMeter  *self,
              Side       *side,
              const char *digest,
              gpointer    figures)
{
  if (g_strcmp0 (side->digest, digest) != 0)
    return;

  g_clear_pointer (&side->figures, ROBO_METER_GET_CLASS (self)->unref_figures);
  side->figures = ROBO_METER_GET_CLASS (self)->ref_figures (figures);
}

static void
keep_figures (RoboMeter  *self,
              const char *digest,
              gpointer    figures)
{
  RoboMeterPrivate *private = get_private (self);
  char *key = g_strdup (digest);

  if (!g_hash_table_contains (private->kept, digest))
    {
      if (private->digests.length >= MAX_KEPT)
        g_hash_table_remove (private->kept, g_queue_pop_head (&private->digests));
      g_queue_push_tail (&private->digests, key);
    }
  /* If the table has the digest, it keeps its own key, which the queue borrows, and frees this one. */
  g_hash_table_insert (private->kept, key, ROBO_METER_GET_CLASS (self)->ref_figures (figures));
}

/* Games */

static void play_next (RoboMeter *self);

static void
played_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboMeter *self = owner;
  RoboMeterPrivate *private = get_private (self);
  Batch *batch = data;

  g_clear_object (&private->cancellable);
  private->n_batches++;
  /* These games turned out to be impossible. */
  if (batch->figures == NULL)
    {
      set_is_running (self, FALSE);
      return;
    }

  keep_figures (self, batch->digest, batch->figures);
  for (guint i = 0; i < ROBO_N_METER_SIDES; i++)
    take_figures (self, &private->sides[i], batch->digest, batch->figures);
  g_signal_emit (self, changed_signal, 0);
  /* A handler may have set another subject. */
  if (private->cancellable == NULL && private->delay_id == 0)
    play_next (self);
}

/* Returns the side whose games are next, or NULL. */
static const Side *
find_next (RoboMeter *self)
{
  RoboMeterPrivate *private = get_private (self);

  if (!private->is_active || private->sides[ROBO_METER_NOW].subject == NULL)
    return NULL;
  for (guint i = 0; i < ROBO_N_METER_SIDES; i++)
    if (needs_games (self, &private->sides[i]))
      return &private->sides[i];

  return NULL;
}

static void
play_next (RoboMeter *self)
{
  RoboMeterPrivate *private = get_private (self);
  const Side *side = find_next (self);
  Batch      *batch;

  if (side == NULL)
    {
      set_is_running (self, FALSE);
      return;
    }

  batch = g_new0 (Batch, 1);
  batch->klass = ROBO_METER_GET_CLASS (self);
  batch->order = private->order;
  batch->subject = g_atomic_rc_box_acquire (side->subject);
  batch->digest = g_strdup (side->digest);
  batch->earlier = side->figures != NULL ? batch->klass->ref_figures (side->figures) : NULL;
  private->cancellable = g_cancellable_new ();
  robo_work_run_low_priority (self, private->cancellable, batch_cb, played_cb, batch, batch_free);
}

static void
delay_cb (gpointer data)
{
  RoboMeter *self = data;

  get_private (self)->delay_id = 0;
  play_next (self);
}

/* Starts the games that are missing, after the delay. */
static void
begin (RoboMeter *self)
{
  gboolean is_wanted = find_next (self) != NULL;

  cancel_games (self);
  if (is_wanted)
    get_private (self)->delay_id = g_timeout_add_once (DELAY_MS, delay_cb, self);
  set_is_running (self, is_wanted);
}

/* Class */

static void
robo_meter_constructed (GObject *object)
{
  RoboMeter *self = ROBO_METER (object);
  RoboMeterPrivate *private = get_private (self);

  G_OBJECT_CLASS (robo_meter_parent_class)->constructed (object);

  private->order = ROBO_METER_GET_CLASS (self)->order;
  private->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, ROBO_METER_GET_CLASS (self)->unref_figures);
}

static void
robo_meter_dispose (GObject *object)
{
  cancel_games (ROBO_METER (object));

  G_OBJECT_CLASS (robo_meter_parent_class)->dispose (object);
}

static void
robo_meter_finalize (GObject *object)
{
  RoboMeter *self = ROBO_METER (object);
  RoboMeterPrivate *private = get_private (self);

  for (guint i = 0; i < ROBO_N_METER_SIDES; i++)
    clear_side (self, &private->sides[i]);
  g_queue_clear (&private->digests);
  g_clear_pointer (&private->kept, g_hash_table_unref);

  G_OBJECT_CLASS (robo_meter_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_ACTIVE] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-active", robo_meter_get_is_active),
                       .set = G_CALLBACK (robo_meter_set_is_active) },
  [PROP_IS_RUNNING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-running", robo_meter_get_is_running) },
};

static void
robo_meter_class_init (RoboMeterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = robo_meter_constructed;
  object_class->dispose = robo_meter_dispose;
  object_class->finalize = robo_meter_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  changed_signal = robo_signal_new ("changed", klass);
}

static void
robo_meter_init (RoboMeter *self)
{
  g_queue_init (&get_private (self)->digests);
}

void
robo_meter_set_order (RoboMeter            *self,
                      const RoboMeterOrder *order)
{
  g_return_if_fail (ROBO_IS_METER (self));
  g_return_if_fail (order->n_games >= 1 && order->n_games <= ROBO_BALANCE_MAX_GAMES && order->n_batch >= 1);

  get_private (self)->order = *order;
}

gboolean
robo_meter_get_is_active (RoboMeter *self)
{
  g_return_val_if_fail (ROBO_IS_METER (self), FALSE);

  return get_private (self)->is_active;
}

void
robo_meter_set_is_active (RoboMeter *self,
                          gboolean   is_active)
{
  RoboMeterPrivate *private;

  g_return_if_fail (ROBO_IS_METER (self));

  private = get_private (self);
  if (private->is_active == is_active)
    return;

  private->is_active = is_active;
  begin (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_ACTIVE]);
}

gboolean
robo_meter_get_is_running (RoboMeter *self)
{
  g_return_val_if_fail (ROBO_IS_METER (self), FALSE);

  return get_private (self)->is_running;
}

gboolean
robo_meter_is_possible (RoboMeter *self)
{
  const Side *now;

  g_return_val_if_fail (ROBO_IS_METER (self), FALSE);

  now = &get_private (self)->sides[ROBO_METER_NOW];

  return now->subject != NULL && now->is_possible;
}

gboolean
robo_meter_is_same (RoboMeter *self)
{
  const Side *sides;

  g_return_val_if_fail (ROBO_IS_METER (self), FALSE);

  sides = get_private (self)->sides;

  return sides[ROBO_METER_NOW].subject != NULL &&
         g_strcmp0 (sides[ROBO_METER_NOW].digest, sides[ROBO_METER_BEFORE].digest) == 0;
}

guint
robo_meter_get_n_batches (RoboMeter *self)
{
  g_return_val_if_fail (ROBO_IS_METER (self), 0);

  return get_private (self)->n_batches;
}

void
robo_meter_take_subject (RoboMeter    *self,
                         RoboMeterSide side,
                         gpointer      subject,
                         char         *digest,
                         gboolean      is_possible)
{
  RoboMeterPrivate *private;
  Side    *taken;
  gpointer kept;

  g_return_if_fail (ROBO_IS_METER (self));
  g_return_if_fail ((subject == NULL) == (digest == NULL));

  private = get_private (self);
  taken = &private->sides[side];
  if (subject != NULL && g_strcmp0 (taken->digest, digest) == 0)
    {
      g_atomic_rc_box_release_full (taken->subject, ROBO_METER_GET_CLASS (self)->clear_subject);
      taken->subject = subject;
      g_free (digest);
      return;
    }
  if (subject == NULL && taken->subject == NULL)
    return;

  kept = digest != NULL ? g_hash_table_lookup (private->kept, digest) : NULL;
  if (kept != NULL)
    kept = ROBO_METER_GET_CLASS (self)->ref_figures (kept);
  clear_side (self, taken);
  *taken = (Side){ subject, digest, is_possible, kept };
  begin (self);
  g_signal_emit (self, changed_signal, 0);
}

gconstpointer
robo_meter_get_subject (RoboMeter    *self,
                        RoboMeterSide side)
{
  g_return_val_if_fail (ROBO_IS_METER (self), NULL);

  return get_private (self)->sides[side].subject;
}

gconstpointer
robo_meter_get_figures (RoboMeter    *self,
                        RoboMeterSide side)
{
  g_return_val_if_fail (ROBO_IS_METER (self), NULL);

  return get_private (self)->sides[side].figures;
}

void
robo_meter_forget (RoboMeter *self)
{
  RoboMeterPrivate *private;

  g_return_if_fail (ROBO_IS_METER (self));

  private = get_private (self);
  for (guint i = 0; i < ROBO_N_METER_SIDES; i++)
    clear_side (self, &private->sides[i]);
  g_queue_clear (&private->digests);
  g_hash_table_remove_all (private->kept);
  begin (self);
  g_signal_emit (self, changed_signal, 0);
}
