// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what a command and a line of chat cost a host with many finished tables: not a test.
// bench-host [TABLES PLAYERS] prints processor time and the sizes of the files.
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

#include "files/xml/robo-write.h"
#include "net/server/robo-host.h"

#define N_LINES 200
/* The host accepts a limited number of commands a minute, so a command comes only this often. */
#define SECONDS_A_LINE 10

static gint64 now = 1000;

static void
do_actions (RoboHost *host)
{
  RoboHostAction *action;

  while ((action = robo_host_take_action (host)) != NULL)
    {
      if (action->kind == ROBO_HOST_OPEN)
        robo_host_set_place (host, action->table, "192.168.1.5:40213/K7QM2ZT9");
      robo_host_action_free (action);
    }
}

static void
hear (RoboHost   *host,
      const char *who,
      const char *words)
{
  const RoboHostSpeaker speaker = { .name = who };

  robo_host_handle_message (host, &speaker, words, now, now, FALSE);
  do_actions (host);
  now += SECONDS_A_LINE;
}

static void
play (RoboHost *host,
      guint     table,
      guint     n_players)
{
  g_autofree char      *one = g_strdup_printf ("Player %u", table % n_players);
  g_autofree char      *other = g_strdup_printf ("Player %u", (table * 7 + 1) % n_players);
  const RoboLadderPlace places[] = { { one, one, 0 }, { other, other, 1 } };

  g_autofree char *join = g_strdup_printf ("!join %u", table);

  hear (host, one, "!open");
  hear (host, other, join);
  robo_host_begin (host, table);
  robo_host_end (host, table, places, 2, FALSE, now);
  do_actions (host);
}

/* Handles lines as robodrome-cli does: the state is saved if it has changed. Returns the processor time for a line, in
 * milliseconds. */
static double
measure (RoboHost   *host,
         const char *words,
         const char *path,
         gsize      *size)
{
  guint64 saved = robo_host_get_serial (host);
  clock_t begin = clock ();

  for (guint i = 0; i < N_LINES; i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GBytes) bytes = NULL;

      hear (host, "Anna", words);
      if (robo_host_get_serial (host) == saved)
        continue;
      text = robo_host_to_text (host);
      bytes = g_bytes_new (text, strlen (text));
      if (!robo_write_file (path, bytes, NULL))
        return 0;
      saved = robo_host_get_serial (host);
      *size = strlen (text);
    }

  return (double)(clock () - begin) * 1000 / CLOCKS_PER_SEC / N_LINES;
}

int
main (int   argc,
      char *argv[])
{
  static const char *const arenas[] = { "rome", NULL };
  static const char *const rules[] = { "standard", NULL };
  const guint              n_tables = argc > 1 ? (guint)atoi (argv[1]) : 10000;
  const guint              n_players = argc > 2 ? (guint)atoi (argv[2]) : 500;
  g_autofree char         *folder = g_dir_make_tmp ("robodrome-bench-XXXXXX", NULL);
  g_autofree char         *path = g_build_filename (folder, "host.state", NULL);
  g_autoptr (RoboHost) host = robo_host_new (arenas, rules);
  g_autofree char *finished = NULL;
  gsize            size = 0;
  double           command, chat;

  for (guint table = 1; table <= n_tables; table++)
    play (host, table, n_players);
  finished = robo_host_take_finished (host);
  command = measure (host, "!tables", path, &size);
  chat = measure (host, "Hello!", path, &size);
  printf ("%u finished tables, %u players: a command %.2f ms of processor, a line of chat %.3f ms; "
          "state %" G_GSIZE_FORMAT " KB, finished tables %" G_GSIZE_FORMAT " KB\n",
          n_tables, n_players, command, chat, size / 1000, finished != NULL ? strlen (finished) / 1000 : 0);
  g_unlink (path);
  g_rmdir (folder);

  return 0;
}
