// SPDX-License-Identifier: GPL-3.0-or-later
/* Uses a GStreamer device without output, which pulls as much as a real device. */
#include "config.h"

#include <string.h>

#include "sound/robo-mixer.h"
#include "tests/properties.h"

/* Tests wait at most this time, which is far more than is needed, even on a busy machine. */
#define PATIENCE_MS 30000

#define TICK_MS 5

static gboolean
give_up_cb (gpointer user_data)
{
  g_error ("the mixer does not answer");

  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

static void
wait_for_state (RoboMixer     *mixer,
                RoboMixerState state)
{
  guint give_up = g_timeout_add (PATIENCE_MS, give_up_cb, NULL);

  while (property_uint (mixer, "state") != state)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (give_up);
}

/* Waits until a sound has been sent to the device. */
static void
wait_for_sound (RoboMixer *mixer,
                double    *left,
                double    *right)
{
  guint give_up = g_timeout_add (PATIENCE_MS, give_up_cb, NULL);
  guint tick = g_timeout_add (TICK_MS, tick_cb, NULL);

  do
    {
      g_main_context_iteration (NULL, TRUE);
      robo_mixer_take_peaks (mixer, left, right);
    }
  while (*left + *right < 0.01);
  g_source_remove (tick);
  g_source_remove (give_up);
}

static void
test_device (void)
{
  RoboMixer *mixer = robo_mixer_new ("fakesink");
  double     left, right;

  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_RESTING);
  /* The sound is not played, and GStreamer is not loaded for it. */
  robo_mixer_play (mixer, "fire", 0, 1);
  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_RESTING);

  robo_mixer_start (mixer);
  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_STARTING);
  wait_for_state (mixer, ROBO_MIXER_READY);
  g_assert_null (robo_mixer_get_trouble (mixer));

  robo_mixer_take_peaks (mixer, &left, &right);
  g_assert_cmpfloat (left + right, ==, 0);
  robo_mixer_play (mixer, "destroyed", -1, 1);
  wait_for_sound (mixer, &left, &right);
  g_assert_cmpfloat (left, >, 0.01);
  g_assert_cmpfloat (right, <, 0.001);

  robo_mixer_hush (mixer);
  robo_mixer_take_peaks (mixer, &left, &right);
  robo_mixer_play (mixer, "no such sound", 0, 1);
  robo_mixer_play (mixer, "fire", 1, 0.5);
  wait_for_sound (mixer, &left, &right);
  g_assert_cmpfloat (left, <, 0.001);
  g_assert_cmpfloat (right, >, 0.01);

  robo_mixer_hush (mixer);
  robo_mixer_take_peaks (mixer, &left, &right);
  robo_mixer_set_loop (mixer, 1, "music-drive", 1);
  robo_mixer_set_loop (mixer, 2, "music-no-such-stem", 1);
  wait_for_sound (mixer, &left, &right);
  g_assert_cmpfloat_with_epsilon (left, right, 0.001);

  g_assert_finalize_object (mixer);
}

static void
test_no_device (void)
{
  RoboMixer *mixer = robo_mixer_new ("nosuchsink");

  robo_mixer_start (mixer);
  wait_for_state (mixer, ROBO_MIXER_MISSING);
  g_assert_cmpstr (robo_mixer_get_trouble (mixer), ==, "A GStreamer plug-in is missing: nosuchsink");
  robo_mixer_play (mixer, "fire", 0, 1);
  robo_mixer_set_loop (mixer, 0, "music-calm", 1);

  /* The user may have connected a device meanwhile. */
  robo_mixer_start (mixer);
  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_MISSING);
  robo_mixer_try_again (mixer);
  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_STARTING);
  g_assert_null (robo_mixer_get_trouble (mixer));

  /* The mixer can be freed while its thread is working. */
  g_assert_finalize_object (mixer);
}

/* Returns how many files are open. A pipeline of GStreamer has at least one, which wakes up those who wait for it. */
static guint
count_open_files (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Waits until no more files are open than that, because GStreamer closes some of them later, in its threads. */
static void
wait_for_open_files (guint most)
{
  guint give_up = g_timeout_add (PATIENCE_MS, give_up_cb, NULL);
  guint tick = g_timeout_add (TICK_MS, tick_cb, NULL);

  while (count_open_files () > most)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (tick);
  g_source_remove (give_up);
}

static void
play_without_wav (void)
{
  RoboMixer *mixer = robo_mixer_new ("fakesink");
  guint      n_files;

  robo_mixer_start (mixer);
  wait_for_state (mixer, ROBO_MIXER_MISSING);
  g_assert_nonnull (strstr (robo_mixer_get_trouble (mixer), "sounds can’t be read"));
  n_files = count_open_files ();
  for (guint i = 0; i < 2; i++)
    {
      robo_mixer_try_again (mixer);
      wait_for_state (mixer, ROBO_MIXER_MISSING);
      wait_for_open_files (n_files);
    }
  g_assert_finalize_object (mixer);
}

/* There is a device, but the plug-in that reads the sounds is missing. Each attempt lets go of its device. */
static void
test_unreadable (void)
{
  if (g_test_subprocess ())
    {
      play_without_wav ();
      return;
    }

  g_setenv ("GST_PLUGIN_FEATURE_RANK", "wavparse:NONE,avdemux_wav:NONE", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_unsetenv ("GST_PLUGIN_FEATURE_RANK");
  g_test_trap_assert_passed ();
}

static void
test_none (void)
{
  RoboMixer *mixer = robo_mixer_new ("none");

  robo_mixer_start (mixer);
  g_assert_cmpuint (property_uint (mixer, "state"), ==, ROBO_MIXER_MISSING);
  g_assert_nonnull (robo_mixer_get_trouble (mixer));
  g_assert_finalize_object (mixer);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  if (ROBO_HAS_SOUNDS)
    {
      g_test_add_func ("/sound/mixer/started-mixer/plays-sounds-and-loops", test_device);
      g_test_add_func ("/sound/mixer/missing-plug-in/trouble-is-named", test_no_device);
      g_test_add_func ("/sound/mixer/unreadable-sounds/each-attempt-closes-its-device", test_unreadable);
    }
  g_test_add_func ("/sound/mixer/no-device/counts-as-missing-and-trouble-is-named", test_none);

  return g_test_run ();
}
