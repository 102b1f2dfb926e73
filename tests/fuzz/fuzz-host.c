// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes a host of many matches with messages, and with its saved state.
#include "config.h"

#include <string.h>

#include "net/server/robo-host.h"

#include "fuzz-target.h"

/* One input has at most this many lines. */
#define MAX_LINES 200

static RoboHost *
new_host (void)
{
  static const char *const arenas[] = { "rome", "tokyo", NULL };
  static const char *const rules[] = { "standard", "training", NULL };

  return robo_host_new (arenas, rules);
}

static void
do_deeds (RoboHost *host)
{
  RoboHostAction *deed;

  while ((deed = robo_host_take_action (host)) != NULL)
    {
      g_assert_true (deed->words == NULL || g_utf8_validate (deed->words, -1, NULL));
      if (deed->kind == ROBO_HOST_OPEN)
        robo_host_set_place (host, deed->table, deed->table % 5 == 0 ? NULL : "place");
      robo_host_action_free (deed);
    }
}

/* The saved state contains everything that a host needs after a crash. */
static void
check_written (RoboHost *host)
{
  g_autofree char *text = robo_host_to_text (host);
  g_autoptr (RoboHost) again = new_host ();
  g_autofree char *again_text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (robo_host_load (again, text, &error));
  g_assert_no_error (error);
  again_text = robo_host_to_text (again);
  g_assert_cmpstr (again_text, ==, text);
}

/* Reads the input as lines of people whose names are a letter each, and as the saved state of a host. */
int
robo_fuzz_host (const guint8 *data,
                gsize         size)
{
  /* A server transmits only valid text. */
  g_autofree char *text = g_utf8_make_valid ((const char *)data, (gssize)size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  g_autoptr (RoboHost) host = new_host ();
  g_autoptr (RoboHost) old = new_host ();
  g_autoptr (GError) error = NULL;
  gboolean is_loaded = robo_host_load (old, text, &error);

  robo_host_load_finished (host, text);

  g_assert_true (is_loaded == (error == NULL));
  if (is_loaded)
    {
      do_deeds (old);
      check_written (old);
    }

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *who = g_utf8_substring (lines[i], 0, MIN (g_utf8_strlen (lines[i], -1), 1));
      const char      *words = lines[i] + strlen (who);
      g_autofree char *finished = NULL;
      RoboHostSpeaker  speaker;

      /* Names are sent in XML, which cannot contain control characters. */
      if (g_unichar_iscntrl (g_utf8_get_char (who)))
        continue;
      /* Some people have an account, and one of them is the operator. */
      speaker = (RoboHostSpeaker){ who, *who >= 'a' ? who : NULL, *who == 'z' };
      robo_host_handle_message (host, &speaker, words, 1000 + 700 * i, 1000 + 700 * i, FALSE);
      if (*who == '0')
        robo_host_close_idle_tables (host, 1000 + 700 * i);
      finished = robo_host_take_finished (host);
      do_deeds (host);
      if (robo_host_get_table (host, i) != NULL)
        robo_host_begin (host, i);
    }
  check_written (host);

  return is_loaded;
}
