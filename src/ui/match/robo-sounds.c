// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sounds.h"

#include "match/log/robo-log-describe.h"

/* Sounds of events are panned from -WIDEST_PAN at the left border of the arena to WIDEST_PAN at its right border. */
#define WIDEST_PAN 0.7

struct _RoboSounds
{
  GObject parent_instance;

  GSettings    *settings;
  RoboMixer    *mixer;
  RoboMatch    *match; /* nullable */
  GSignalGroup *match_signals;

  gboolean is_looked_at;
};

G_DEFINE_FINAL_TYPE (RoboSounds, robo_sounds, G_TYPE_OBJECT)

/* Returns the gain for a setting, which is a volume in percent. The gain is the square of the volume, because loudness
 * as people hear it grows more slowly than power. */
static double
get_gain (RoboSounds *self,
          const char *key)
{
  double volume = g_settings_get_uint (self->settings, key) / 100.0;

  return volume * volume;
}

static gboolean
is_close (RoboSounds *self)
{
  const RoboState *state = robo_match_get_shown_state (self->match);
  guint            goal = robo_match_get_game_setup (self->match)->rules.vp_goal;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (state->robots[i].vp + 1u >= goal)
      return TRUE;

  return FALSE;
}

/* Updates the loops. All loops of the music start together and stay synchronous, so a loop that is not needed plays
 * silently. */
static void
update_loops (RoboSounds *self)
{
  gboolean         is_on = self->match != NULL && g_settings_get_boolean (self->settings, "sound");
  gboolean         is_heard = is_on && self->is_looked_at;
  double           ambience = is_on ? get_gain (self, "ambience-volume") : 0;
  double           music = is_on ? get_gain (self, "music-volume") : 0;
  gboolean         is_moving = FALSE;
  gboolean         is_over = FALSE;
  guint            phase = ROBO_PHASE_SETUP;
  g_autofree char *place = NULL;

  if (!is_on)
    {
      robo_mixer_hush (self->mixer);
      return;
    }

  if (is_heard)
    robo_mixer_start (self->mixer);
  g_object_get (self->match, "phase", &phase, "is-over", &is_over, NULL);
  is_moving = phase >= ROBO_PHASE_ACTIVATION && robo_match_get_playing (self->match);
  place = g_strconcat (
    "ambience-", robo_theme_get_id ((RoboTheme)robo_arena_get_plan (robo_match_get_arena (self->match))->theme), NULL);
  robo_mixer_set_loop (self->mixer, ROBO_SOUNDS_AMBIENCE, ambience > 0 ? place : NULL, is_heard ? ambience : 0);

  if (is_over || !is_heard)
    is_moving = FALSE;
  robo_mixer_set_loop (self->mixer, ROBO_SOUNDS_CALM, music > 0 ? "music-calm" : NULL, is_heard && !is_over ? music : 0);
  robo_mixer_set_loop (self->mixer, ROBO_SOUNDS_DRIVE, music > 0 ? "music-drive" : NULL, is_moving ? music : 0);
  robo_mixer_set_loop (self->mixer, ROBO_SOUNDS_EDGE, music > 0 ? "music-edge" : NULL,
                       is_heard && !is_over && is_close (self) ? music : 0);
}

static void
robo_sounds_dispose (GObject *object)
{
  RoboSounds *self = ROBO_SOUNDS (object);

  if (self->mixer != NULL)
    robo_mixer_hush (self->mixer);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  g_clear_object (&self->mixer);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_sounds_parent_class)->dispose (object);
}

static void
robo_sounds_class_init (RoboSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sounds_dispose;
}

static void
robo_sounds_init (RoboSounds *self)
{
  static const char *const keys[] = { "changed::sound", "changed::ambience-volume", "changed::music-volume" };
  static const char *const properties[] = { "notify::phase", "notify::playing", "notify::is-over" };

  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_connect_object (self->settings, keys[i], G_CALLBACK (update_loops), self, G_CONNECT_SWAPPED);
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    g_signal_group_connect_swapped (self->match_signals, properties[i], G_CALLBACK (update_loops), self);
}

RoboSounds *
robo_sounds_new (RoboMixer *mixer)
{
  RoboSounds *self;

  g_return_val_if_fail (ROBO_IS_MIXER (mixer), NULL);

  self = g_object_new (ROBO_TYPE_SOUNDS, NULL);
  self->mixer = g_object_ref (mixer);

  return self;
}

void
robo_sounds_set_match (RoboSounds *self,
                       RoboMatch  *match)
{
  g_return_if_fail (ROBO_IS_SOUNDS (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (!g_set_object (&self->match, match))
    return;

  g_signal_group_set_target (self->match_signals, match);
  update_loops (self);
}

void
robo_sounds_set_looked_at (RoboSounds *self,
                           gboolean    is_looked_at)
{
  g_return_if_fail (ROBO_IS_SOUNDS (self));

  if (self->is_looked_at == is_looked_at)
    return;

  self->is_looked_at = is_looked_at;
  update_loops (self);
}

/* Returns the space of the event. If the event has no space, returns the space of its robot, or ROBO_NO_SPACE. */
static guint
find_space (const RoboEvent *event,
            const RoboState *after)
{
  RoboEventField fields = robo_event_type_get_fields ((RoboEventType)event->type);

  if (fields & ROBO_EVENT_HAS_AT)
    return event->at;
  if ((fields & ROBO_EVENT_HAS_SEAT) && event->seat < ROBO_MAX_ROBOTS)
    return after->robots[event->seat].space;

  return ROBO_NO_SPACE;
}

static const char *
find_effect (const RoboEvent *event,
             const RoboPlan  *plan,
             guint            space)
{
  gboolean is_inside = space < (guint)plan->columns * plan->rows;
  guint    terrain = is_inside ? plan->terrain[space] : ROBO_TERRAIN_FLOOR;

  /* All programs are revealed when the phase of activation begins. */
  if (event->type == ROBO_EVENT_PHASE && event->value == ROBO_PHASE_ACTIVATION)
    return "reveal";
  if (event->type == ROBO_EVENT_FALL && terrain == ROBO_TERRAIN_WATER)
    return "splash";
  /* A robot that falls makes its sound before it is destroyed, so its destruction is silent. */
  if (event->type == ROBO_EVENT_DESTROYED && (terrain == ROBO_TERRAIN_PIT || terrain == ROBO_TERRAIN_WATER))
    return NULL;

  return robo_log_get_sound ((RoboEventType)event->type);
}

void
robo_sounds_play (RoboSounds      *self,
                  const RoboEvent *event,
                  const RoboState *after)
{
  const RoboPlan *plan;
  const char     *name;
  guint           space;
  double          pan = 0;

  g_return_if_fail (ROBO_IS_SOUNDS (self) && self->match != NULL);
  g_return_if_fail (event->type < ROBO_N_EVENT_TYPES);

  if (!g_settings_get_boolean (self->settings, "sound"))
    return;

  plan = robo_arena_get_plan (robo_match_get_arena (self->match));
  space = find_space (event, after);
  name = find_effect (event, plan, space);
  if (event->type == ROBO_EVENT_TAKE_VP || event->type == ROBO_EVENT_CREDIT || event->type == ROBO_EVENT_STEAL)
    update_loops (self);
  if (name == NULL || get_gain (self, "effects-volume") == 0)
    return;

  if (space < (guint)plan->columns * plan->rows)
    pan = WIDEST_PAN * ((2.0 * (space % plan->columns) + 1) / plan->columns - 1);
  robo_mixer_play (self->mixer, name, pan, get_gain (self, "effects-volume"));
}
