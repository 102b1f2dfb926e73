// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-mixer.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <gmodule.h>
#include <string.h>

#include "base/robo-properties.h"
#include "files/xml/robo-paths.h"

#include "robo-speaker.h"

/* After this time without a sound the device is paused. */
#define SILENCE_SECONDS 3

#define VARIANT_SUFFIX "-1.wav"

/* Holds the variants of an effect, and which variant was played last. */
typedef struct
{
  GPtrArray *samples;
  guint      last;
} Effect;

/* Holds the requested state of a loop. */
typedef struct
{
  char  *name; /* or NULL */
  double gain;
} Wish;

/* Holds the data that the threads share. The data is freed when the last thread has finished. So no thread has to
 * wait for another thread, which may be waiting for a device. */
typedef struct
{
  GThreadPool *pool; /* pool of one thread; borrowed */
  GWeakRef     mixer;
  char        *sink; /* or NULL */

  /* Only the thread of the pool uses these fields. */
  const RoboSpeakerClass *klass;   /* or NULL */
  RoboSpeaker            *speaker; /* or NULL */

  GMutex      lock; /* lock for all fields below */
  RoboMix     mix;
  GHashTable *effects; /* effects, each an Effect, by name */
  GHashTable *loops;   /* sounds of loops, each a RoboSample, by name */
  Wish        wishes[ROBO_MIX_LOOPS];
  gboolean    is_open;
  gboolean    is_closed;  /* whether the mixer is gone, so that the pool takes no more jobs */
  gboolean    is_running; /* whether the device is to play; the pool starts and stops it */
  guint       n_silent;   /* number of frames of silence */
  double      peaks[2];
} Core;

typedef void (*Job) (Core *core);

struct _RoboMixer
{
  GObject parent_instance;

  GThreadPool   *pool;
  Core          *core;
  RoboMixerState state;
  char          *trouble; /* or NULL */
};

enum
{
  PROP_STATE = 1,
  N_PROPS,
};

enum
{
  PLAYED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboMixer, robo_mixer, G_TYPE_OBJECT)

static void
free_effect (gpointer data)
{
  Effect *effect = data;

  g_ptr_array_unref (effect->samples);
  g_free (effect);
}

static void
clear_core (gpointer data)
{
  Core *core = data;

  robo_mix_clear (&core->mix);
  g_hash_table_unref (core->effects);
  g_hash_table_unref (core->loops);
  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    g_free (core->wishes[i].name);
  g_weak_ref_clear (&core->mixer);
  g_mutex_clear (&core->lock);
  g_free (core->sink);
}

static void
release_core (Core *core)
{
  g_atomic_rc_box_release_full (core, clear_core);
}

static void
run_job (gpointer data,
         gpointer user_data)
{
  Core *core = user_data;
  Job   job;

  memcpy (&job, data, sizeof job);
  g_free (data);
  job (core);
  release_core (core);
}

static void
push_job (Core *core,
          Job   job)
{
  Job *data = g_new (Job, 1);

  *data = job;
  g_atomic_rc_box_acquire (core);
  g_thread_pool_push (core->pool, data, NULL);
}

/* Functions of the threads of GStreamer and of the pool */

static void
run_device_job (Core *core)
{
  gboolean is_running;

  g_mutex_lock (&core->lock);
  is_running = core->is_running;
  g_mutex_unlock (&core->lock);

  if (core->speaker != NULL)
    core->klass->set_running (core->speaker, is_running);
}

/* Lets the pool start or stop the device, and counts the frames of silence from 0 again. The caller must hold the
 * lock. */
static void
set_running (Core    *core,
             gboolean is_running)
{
  core->n_silent = 0;
  if (core->is_running == is_running || !core->is_open || core->is_closed)
    return;

  core->is_running = is_running;
  push_job (core, run_device_job);
}

static void
pull_cb (gint16  *frames,
         guint    n_frames,
         gpointer user_data)
{
  Core *core = user_data;

  g_mutex_lock (&core->lock);
  if (!robo_mix_is_silent (&core->mix))
    core->n_silent = 0;
  else if (core->n_silent < SILENCE_SECONDS * ROBO_MIX_RATE)
    core->n_silent += n_frames;
  else
    set_running (core, FALSE);

  robo_mix_render (&core->mix, frames, n_frames);
  for (guint i = 0; i < 2 * n_frames; i++)
    core->peaks[i % 2] = MAX (core->peaks[i % 2], ABS ((double)frames[i]) / G_MAXINT16);
  g_mutex_unlock (&core->lock);
}

typedef struct
{
  Core          *core;
  RoboMixerState state;
  char          *trouble; /* or NULL */
} News;

static gboolean
tell_cb (gpointer user_data)
{
  News *news = user_data;
  g_autoptr (RoboMixer) self = g_weak_ref_get (&news->core->mixer);

  if (self != NULL)
    {
      self->state = news->state;
      self->trouble = g_steal_pointer (&news->trouble);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
    }

  return G_SOURCE_REMOVE;
}

static void
free_news (gpointer data)
{
  News *news = data;

  release_core (news->core);
  g_free (news->trouble);
  g_free (news);
}

static void
tell (Core          *core,
      RoboMixerState state,
      const char    *trouble)
{
  News *news = g_new0 (News, 1);

  news->core = g_atomic_rc_box_acquire (core);
  news->state = state;
  news->trouble = g_strdup (trouble);
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, news, free_news);
}

static RoboSample *
load_sample (Core       *core,
             const char *file)
{
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "sounds", file, NULL);
  guint            n_frames;
  gint16          *frames = core->klass->decode (path, ROBO_MIX_RATE, &n_frames);

  return frames == NULL ? NULL : robo_sample_new_take (frames, n_frames);
}

/* Loads a variant of an effect. For example, fire-2.wav is a variant of fire. Leaves out the files of loops, and files
 * that cannot be read. */
static void
load_effect (Core       *core,
             const char *file)
{
  const char      *dash = strrchr (file, '-');
  g_autofree char *name = dash == NULL ? NULL : g_strndup (file, dash - file);
  RoboSample      *sample;
  Effect          *effect;

  if (name == NULL || (g_str_has_prefix (file, "ambience-") || g_str_has_prefix (file, "music-")))
    return;

  sample = load_sample (core, file);
  if (sample == NULL)
    return;

  g_mutex_lock (&core->lock);
  effect = g_hash_table_lookup (core->effects, name);
  if (effect == NULL)
    {
      effect = g_new0 (Effect, 1);
      effect->samples = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_sample_unref);
      g_hash_table_insert (core->effects, g_steal_pointer (&name), effect);
    }
  g_ptr_array_add (effect->samples, sample);
  g_mutex_unlock (&core->lock);
}

/* If the sounds of all loops are loaded, sets the loops as requested. The loops start together, so that they play in
 * time. Returns FALSE if a sound is still missing. The caller must hold the lock. */
static gboolean
start_requested_loops (Core *core)
{
  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    if (core->wishes[i].name != NULL && !g_hash_table_contains (core->loops, core->wishes[i].name))
      return FALSE;

  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    {
      const char *name = core->wishes[i].name;

      robo_mix_set_loop (&core->mix, i, name == NULL ? NULL : g_hash_table_lookup (core->loops, name),
                         core->wishes[i].gain);
    }
  if (!robo_mix_is_silent (&core->mix))
    set_running (core, TRUE);

  return TRUE;
}

static void
load_loops_job (Core *core)
{
  if (core->speaker == NULL)
    return;

  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *file = NULL;
      gboolean         is_known;
      RoboSample      *sample;

      g_mutex_lock (&core->lock);
      name = g_strdup (core->wishes[i].name);
      is_known = name == NULL || g_hash_table_contains (core->loops, name);
      g_mutex_unlock (&core->lock);
      if (is_known)
        continue;

      file = g_strconcat (name, VARIANT_SUFFIX, NULL);
      sample = load_sample (core, file);
      /* If a file cannot be read, use a moment of silence instead. */
      if (sample == NULL)
        sample = robo_sample_new_take (g_new0 (gint16, ROBO_MIX_RATE), ROBO_MIX_RATE);
      g_mutex_lock (&core->lock);
      g_hash_table_insert (core->loops, g_steal_pointer (&name), sample);
      g_mutex_unlock (&core->lock);
    }

  g_mutex_lock (&core->lock);
  start_requested_loops (core);
  g_mutex_unlock (&core->lock);
}

/* Loads the module. It stays loaded, because GStreamer cannot be unloaded. */
static const RoboSpeakerClass *
load_module (GError **error)
{
  g_autofree char        *path = robo_paths_dup_module ("sound", "robodrome-speaker");
  GModule                *module = g_module_open (path, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  RoboSpeakerGetClass     get_class;
  const RoboSpeakerClass *klass;

  if (module == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("GStreamer isn’t installed or is incomplete."));
      return NULL;
    }

  g_module_make_resident (module);
  if (!g_module_symbol (module, ROBO_SPEAKER_SYMBOL, (gpointer *)&get_class))
    get_class = NULL;
  klass = get_class == NULL ? NULL : get_class ();
  if (klass == NULL || klass->version != ROBO_SPEAKER_VERSION)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("The sound module is for a different version of the game."));
      return NULL;
    }

  return klass;
}

static void
close_job (Core *core)
{
  if (core->speaker != NULL)
    core->klass->close (core->speaker);
  core->speaker = NULL;
}

static void
start_job (Core *core)
{
  g_autofree char *folder = g_build_filename (robo_paths_get_data_dir (), "sounds", NULL);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *file;

  core->klass = load_module (&error);
  if (core->klass != NULL)
    core->speaker = core->klass->open (core->sink, ROBO_MIX_RATE, pull_cb, core, &error);
  if (core->speaker == NULL)
    {
      tell (core, ROBO_MIXER_MISSING, error->message);
      return;
    }

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    load_effect (core, file);
  g_mutex_lock (&core->lock);
  core->is_open = g_hash_table_size (core->effects) > 0;
  g_mutex_unlock (&core->lock);
  if (!core->is_open)
    {
      close_job (core);
      tell (core, ROBO_MIXER_MISSING, _ ("The game’s sounds can’t be read. A GStreamer plug-in may be missing."));
      return;
    }

  load_loops_job (core);
  tell (core, ROBO_MIXER_READY, NULL);
}

/* Functions of the main thread */

static void
robo_mixer_dispose (GObject *object)
{
  RoboMixer *self = ROBO_MIXER (object);

  if (self->core != NULL)
    {
      g_mutex_lock (&self->core->lock);
      self->core->is_closed = TRUE;
      push_job (self->core, close_job);
      g_mutex_unlock (&self->core->lock);
      g_thread_pool_free (self->pool, FALSE, FALSE);
      g_clear_pointer (&self->core, release_core);
    }
  g_clear_pointer (&self->trouble, g_free);

  G_OBJECT_CLASS (robo_mixer_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_STATE] = { ROBO_PROPERTY_FIELD (UINT, "state", RoboMixer, state), .min = ROBO_MIXER_RESTING, .max = ROBO_MIXER_MISSING, .initial = ROBO_MIXER_RESTING },
};

static void
robo_mixer_class_init (RoboMixerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_mixer_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                  G_TYPE_STRING, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
robo_mixer_init (RoboMixer *self)
{
  Core *core = g_atomic_rc_box_new0 (Core);

  g_mutex_init (&core->lock);
  g_weak_ref_init (&core->mixer, self);
  core->effects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_effect);
  core->loops = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)robo_sample_unref);
  self->pool = core->pool = g_thread_pool_new (run_job, core, 1, FALSE, NULL);
  self->core = core;
}

RoboMixer *
robo_mixer_new (const char *sink)
{
  RoboMixer *self = g_object_new (ROBO_TYPE_MIXER, NULL);

  self->core->sink = g_strdup (sink);

  return self;
}

RoboMixer *
robo_mixer_dup_default (void)
{
  static GWeakRef mixer; /* mixer of the program; used only in the main thread */
  RoboMixer      *self = g_weak_ref_get (&mixer);

  if (self == NULL)
    {
      self = robo_mixer_new (g_getenv ("ROBODROME_AUDIO_SINK"));
      g_weak_ref_set (&mixer, self);
    }

  return self;
}

void
robo_mixer_start (RoboMixer *self)
{
  g_return_if_fail (ROBO_IS_MIXER (self));

  if (self->state != ROBO_MIXER_RESTING)
    return;

  if (!ROBO_HAS_SOUNDS || g_strcmp0 (self->core->sink, "none") == 0)
    {
      self->trouble = g_strdup (_ ("This version of the game was built without sound."));
      self->state = ROBO_MIXER_MISSING;
    }
  else
    {
      self->state = ROBO_MIXER_STARTING;
      push_job (self->core, start_job);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

void
robo_mixer_try_again (RoboMixer *self)
{
  g_return_if_fail (ROBO_IS_MIXER (self));

  if (self->state == ROBO_MIXER_MISSING)
    {
      g_clear_pointer (&self->trouble, g_free);
      self->state = ROBO_MIXER_RESTING;
    }
  robo_mixer_start (self);
}

const char *
robo_mixer_get_trouble (RoboMixer *self)
{
  g_return_val_if_fail (ROBO_IS_MIXER (self), NULL);

  return self->trouble;
}

void
robo_mixer_play (RoboMixer  *self,
                 const char *name,
                 double      pan,
                 double      gain)
{
  Core   *core;
  Effect *effect;

  g_return_if_fail (ROBO_IS_MIXER (self));
  g_return_if_fail (name != NULL);

  g_signal_emit (self, signals[PLAYED], 0, name, pan, gain);
  if (self->state != ROBO_MIXER_READY)
    return;

  core = self->core;
  g_mutex_lock (&core->lock);
  effect = g_hash_table_lookup (core->effects, name);
  if (effect != NULL)
    {
      guint n = effect->samples->len;

      effect->last = n == 1 ? 0 : (effect->last + 1 + (guint)g_random_int_range (0, (gint32)n - 1)) % n;
      robo_mix_play (&core->mix, g_ptr_array_index (effect->samples, effect->last), CLAMP (pan, -1, 1),
                     CLAMP (gain, 0, 1));
      set_running (core, TRUE);
    }
  g_mutex_unlock (&core->lock);
}

void
robo_mixer_set_loop (RoboMixer  *self,
                     guint       loop,
                     const char *name,
                     double      gain)
{
  Core *core;
  Wish *wish;

  g_return_if_fail (ROBO_IS_MIXER (self));
  g_return_if_fail (loop < ROBO_MIX_LOOPS && gain >= 0 && gain <= 1);

  core = self->core;
  g_mutex_lock (&core->lock);
  wish = &core->wishes[loop];
  g_free (wish->name);
  wish->name = g_strdup (name);
  wish->gain = name == NULL ? 0 : gain;
  if (core->is_open && !start_requested_loops (core))
    push_job (core, load_loops_job);
  g_mutex_unlock (&core->lock);
}

double
robo_mixer_get_loop_gain (RoboMixer *self,
                          guint      loop)
{
  double gain;

  g_return_val_if_fail (ROBO_IS_MIXER (self) && loop < ROBO_MIX_LOOPS, 0);

  g_mutex_lock (&self->core->lock);
  gain = self->core->wishes[loop].gain;
  g_mutex_unlock (&self->core->lock);

  return gain;
}

void
robo_mixer_hush (RoboMixer *self)
{
  Core *core;

  g_return_if_fail (ROBO_IS_MIXER (self));

  core = self->core;
  g_mutex_lock (&core->lock);
  robo_mix_clear (&core->mix);
  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    {
      g_clear_pointer (&core->wishes[i].name, g_free);
      core->wishes[i].gain = 0;
    }
  g_mutex_unlock (&core->lock);
}

void
robo_mixer_take_peaks (RoboMixer *self,
                       double    *left,
                       double    *right)
{
  g_return_if_fail (ROBO_IS_MIXER (self));

  g_mutex_lock (&self->core->lock);
  *left = self->core->peaks[0];
  *right = self->core->peaks[1];
  self->core->peaks[0] = self->core->peaks[1] = 0;
  g_mutex_unlock (&self->core->lock);
}
