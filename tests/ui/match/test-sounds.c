// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <math.h>
#include <string.h>

#include "files/xml/robo-paths.h"
#include "match/log/robo-log-describe.h"
#include "tests/match/model-test.h"
#include "ui/match/robo-sounds.h"

#include "tests/ui/ui-test.h"

typedef struct
{
  GSettings  *settings;
  RoboMixer  *mixer;
  RoboMatch  *match;
  RoboSounds *sounds;

  /* This sound was played last. */
  char  *name;
  double pan;
  double gain;
  guint  n_played;
} Fixture;

static void
played_cb (Fixture    *fixture,
           const char *name,
           double      pan,
           double      gain)
{
  g_free (fixture->name);
  fixture->name = g_strdup (name);
  fixture->pan = pan;
  fixture->gain = gain;
  fixture->n_played++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  static const char *const keys[] = { "sound", "effects-volume", "ambience-volume", "music-volume" };

  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  fixture->mixer = robo_mixer_new ("none");
  g_signal_connect_swapped (fixture->mixer, "played", G_CALLBACK (played_cb), fixture);
  fixture->match = test_match_new ("hc", 7);
  fixture->sounds = robo_sounds_new (fixture->mixer);
  robo_sounds_set_match (fixture->sounds, fixture->match);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->sounds);
  g_clear_object (&fixture->match);
  g_assert_finalize_object (fixture->mixer);
  g_clear_object (&fixture->settings);
  g_clear_pointer (&fixture->name, g_free);
}

/* Plays an event after which its robot is at 9|1. */
static void
play (Fixture      *fixture,
      RoboEventType type,
      guint         at,
      guint         value)
{
  RoboEvent event = { .type = (guint8)type, .seat = 1, .at = (guint8)at, .to = (guint8)at, .value = (guint8)value };
  RoboState after = { 0 };

  g_clear_pointer (&fixture->name, g_free);
  after.robots[1].space = (guint8)test_at (9, 1);
  robo_sounds_play (fixture->sounds, &event, &after);
}

static const struct
{
  RoboEventType type;
  guint         column;
  guint         row;
  guint         value;
  const char   *name; /* nullable */
  double        pan;
} effects[] = {
  { ROBO_EVENT_FIRE, 1, 2, 0, "fire", -0.6222 },
  { ROBO_EVENT_FIRE, 9, 2, 0, "fire", 0.6222 },
  { ROBO_EVENT_STEP, 5, 8, 0, "step", 0 },
  { ROBO_EVENT_DAMAGE, 4, 8, 0, "hit", -0.1556 },
  { ROBO_EVENT_FALL, 3, 3, 0, "fall", -0.3111 },
  { ROBO_EVENT_FALL, 7, 5, 0, "splash", 0.3111 },
  { ROBO_EVENT_DESTROYED, 2, 7, 0, "destroyed", -0.4667 },
  { ROBO_EVENT_DESTROYED, 3, 3, 0, NULL, 0 },
  { ROBO_EVENT_SWAP, 6, 1, 0, "teleport", 0.1556 },
  /* The sound of this event comes from its robot. */
  { ROBO_EVENT_CREDIT, 1, 1, 0, "vp", 0.6222 },
  { ROBO_EVENT_PHASE, 1, 1, ROBO_PHASE_ACTIVATION, "reveal", 0 },
  { ROBO_EVENT_PHASE, 1, 1, ROBO_PHASE_PROGRAMMING, NULL, 0 },
  { ROBO_EVENT_NUMBER, 1, 1, 2, NULL, 0 },
};

static void
test_effects (Fixture      *fixture,
              gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      play (fixture, effects[i].type, test_at (effects[i].column, effects[i].row), effects[i].value);
      g_assert_cmpstr (fixture->name, ==, effects[i].name);
      if (effects[i].name == NULL)
        continue;
      g_assert_cmpfloat_with_epsilon (fixture->pan, effects[i].pan, 0.001);
      g_assert_cmpfloat_with_epsilon (fixture->gain, 0.49, 0.001);
    }
}

static void
test_volume (Fixture      *fixture,
             gconstpointer data)
{
  g_settings_set_uint (fixture->settings, "effects-volume", 100);
  play (fixture, ROBO_EVENT_FIRE, test_at (1, 2), 0);
  g_assert_cmpfloat (fixture->gain, ==, 1);
  g_settings_set_uint (fixture->settings, "effects-volume", 0);
  play (fixture, ROBO_EVENT_FIRE, test_at (1, 2), 0);
  g_assert_null (fixture->name);

  g_settings_set_uint (fixture->settings, "effects-volume", 50);
  g_settings_set_boolean (fixture->settings, "sound", FALSE);
  play (fixture, ROBO_EVENT_FIRE, test_at (1, 2), 0);
  g_assert_null (fixture->name);
  g_assert_cmpuint (fixture->n_played, ==, 1);
}

static void
check_loops (Fixture *fixture,
             double   ambience,
             double   calm,
             double   drive,
             double   edge)
{
  g_assert_cmpfloat_with_epsilon (robo_mixer_get_loop_gain (fixture->mixer, ROBO_SOUNDS_AMBIENCE), ambience, 0.001);
  g_assert_cmpfloat_with_epsilon (robo_mixer_get_loop_gain (fixture->mixer, ROBO_SOUNDS_CALM), calm, 0.001);
  g_assert_cmpfloat_with_epsilon (robo_mixer_get_loop_gain (fixture->mixer, ROBO_SOUNDS_DRIVE), drive, 0.001);
  g_assert_cmpfloat_with_epsilon (robo_mixer_get_loop_gain (fixture->mixer, ROBO_SOUNDS_EDGE), edge, 0.001);
}

static guint
get_phase (RoboMatch *match)
{
  guint phase;

  g_object_get (match, "phase", &phase, NULL);

  return phase;
}

/* Loops play only while the game is visible; the music is as lively as the game. */
static void
test_loops (Fixture      *fixture,
            gconstpointer data)
{
  check_loops (fixture, 0, 0, 0, 0);
  robo_sounds_set_looked_at (fixture->sounds, TRUE);
  check_loops (fixture, 0.36, 0.25, 0, 0);

  robo_match_start (fixture->match);
  test_match_play (fixture->match, 1);
  check_loops (fixture, 0.36, 0.25, 0, 0);
  robo_match_set_speed (fixture->match, 1);
  do
    robo_match_step_back (fixture->match);
  while (get_phase (fixture->match) != ROBO_PHASE_ACTIVATION);
  check_loops (fixture, 0.36, 0.25, 0, 0);
  robo_match_play (fixture->match);
  check_loops (fixture, 0.36, 0.25, 0.25, 0);
  robo_match_pause (fixture->match);
  check_loops (fixture, 0.36, 0.25, 0, 0);

  g_settings_set_uint (fixture->settings, "music-volume", 10);
  check_loops (fixture, 0.36, 0.01, 0, 0);
  robo_sounds_set_looked_at (fixture->sounds, FALSE);
  check_loops (fixture, 0, 0, 0, 0);
  robo_sounds_set_looked_at (fixture->sounds, TRUE);
  g_settings_set_boolean (fixture->settings, "sound", FALSE);
  check_loops (fixture, 0, 0, 0, 0);
  g_settings_set_boolean (fixture->settings, "sound", TRUE);
  check_loops (fixture, 0.36, 0.01, 0, 0);
}

/* The music changes when a player lacks only one point, and ends with the game. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  gboolean was_close = FALSE;

  robo_sounds_set_looked_at (fixture->sounds, TRUE);
  robo_match_start (fixture->match);
  while (!robo_match_get_is_over (fixture->match) && robo_match_get_question (fixture->match) != NULL)
    {
      test_match_answer (fixture->match);
      was_close = was_close || robo_mixer_get_loop_gain (fixture->mixer, ROBO_SOUNDS_EDGE) > 0;
    }
  g_assert_true (robo_match_get_is_over (fixture->match));
  g_assert_true (was_close);
  check_loops (fixture, 0.36, 0, 0, 0);
}

/* Returns the power of the loudest 400 ms. */
static double
measure (const char *file)
{
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "sounds", file, NULL);
  g_autofree char *bytes = NULL;
  gsize            length;
  const gint16    *frames;
  double           now = 0;
  double           most = 0;
  guint            rate;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpmem (bytes, 4, "RIFF", 4);
  memcpy (&rate, bytes + 24, sizeof rate);
  frames = (const gint16 *)(bytes + 44);
  for (guint i = 0; i < (length - 44) / 2; i++)
    {
      guint window = rate * 2 / 5;

      now += pow (GINT16_FROM_LE (frames[i]), 2);
      if (i >= window)
        now -= pow (GINT16_FROM_LE (frames[i - window]), 2);
      most = MAX (most, now / window);
      g_assert_cmpint (ABS ((int)GINT16_FROM_LE (frames[i])), <, 32500);
    }

  return most;
}

/* Every event has a file, and none is louder than the destruction of a robot; loops are much quieter. */
static void
test_files (void)
{
  static const char *const places[] = { "ambience-steel", "ambience-marble", "ambience-neon", "ambience-concrete",
                                        "music-calm", "music-drive", "music-edge" };
  guint                    n_sounds = 0;
  double                   destroyed;

  if (!ROBO_HAS_SOUNDS)
    {
      g_test_skip ("built without sounds");
      return;
    }

  destroyed = measure ("destroyed-1.wav");
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      const char      *name = robo_log_get_sound (type);
      g_autofree char *file = name == NULL ? NULL : g_strconcat (name, "-1.wav", NULL);

      if (name == NULL)
        continue;
      n_sounds++;
      if (type != ROBO_EVENT_DESTROYED)
        g_assert_cmpfloat (measure (file), <, destroyed);
    }
  g_assert_cmpuint (n_sounds, >, 20);
  g_assert_cmpfloat (measure ("splash-1.wav"), <, destroyed);
  g_assert_cmpfloat (measure ("step-1.wav"), <, measure ("fire-1.wav") / 4);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *file = g_strconcat (places[i], "-1.wav", NULL);

      g_assert_cmpfloat (measure (file), <, destroyed / 10);
    }
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/match/sounds/sounds-of-events/come-from-their-place",
              Fixture, NULL, set_up, test_effects, tear_down);
  g_test_add ("/ui/match/sounds/volume/follows-the-settings", Fixture, NULL, set_up, test_volume, tear_down);
  g_test_add ("/ui/match/sounds/loops/play-only-while-the-game-is-visible",
              Fixture, NULL, set_up, test_loops, tear_down);
  g_test_add ("/ui/match/sounds/music/changes-near-the-end-and-stops-with-the-game",
              Fixture, NULL, set_up, test_end, tear_down);
  g_test_add_func ("/ui/match/sounds/files/exist-and-have-balanced-loudness", test_files);

  return g_test_run ();
}
