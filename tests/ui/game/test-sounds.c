// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "play/log/robo-log-describe.h"
#include "ui/game/page/robo-sounds.h"

#include "tests/ui/ui-test.h"

/* Sixteen bits, one channel, a quarter of a second or so. */
static void
check_file (const char *name)
{
  g_autofree char *path = robo_sounds_dup_path (name);
  g_autofree char *bytes = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpuint (length, <, 100000);
  g_assert_cmpmem (bytes, 4, "RIFF", 4);
  g_assert_cmpmem (bytes + 8, 4, "WAVE", 4);
}

static void
test_files (void)
{
  guint n_sounds = 0;

  if (!ROBO_HAS_SOUNDS)
    {
      g_test_skip ("built without sounds");
      return;
    }

  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      if (robo_log_get_sound (type) == NULL)
        continue;
      n_sounds++;
      check_file (robo_log_get_sound (type));
    }
  g_assert_cmpuint (n_sounds, >, 10);
}

/* Off at first; on, and with or without something to play it with, nothing goes wrong. */
static void
test_play (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  RoboSounds *sounds = robo_sounds_new ();

  g_assert_false (g_settings_get_boolean (settings, "sound"));
  robo_sounds_play (sounds, ROBO_EVENT_FIRE);
  g_settings_set_boolean (settings, "sound", TRUE);
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    robo_sounds_play (sounds, type);
  robo_sounds_play (sounds, ROBO_EVENT_FIRE);

  g_assert_finalize_object (sounds);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/sounds/files", test_files);
  g_test_add_func ("/ui/sounds/play", test_play);

  return g_test_run ();
}
