// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the answers of a host to people who join, play and hold a tournament, in the language of the
// environment, for people to read: not a test.
#include "config.h"

#include "net/server/robo-host.h"

#include "sheet-words.h"

/* Two tables are opened at once, and one of them cannot be opened. */
static void
print_actions (RoboHost *host)
{
  for (;;)
    {
      g_autoptr (RoboHostAction) action = robo_host_take_action (host);
      g_autofree char *place = NULL;

      if (action == NULL)
        return;
      if (action->kind == ROBO_HOST_SAY)
        sheet_print (action->words);
      place = g_strdup_printf ("192.168.0.7:4500%u", action->table);
      if (action->kind == ROBO_HOST_OPEN)
        robo_host_set_place (host, action->table, action->table == 7 ? NULL : place);
    }
}

static void
hear (RoboHost   *host,
      const char *who,
      const char *words)
{
  g_print ("%s> %s\n", who, words);
  robo_host_handle_message (host, &(RoboHostSpeaker){ .name = who }, words, 5000, 5000, FALSE);
  print_actions (host);
}

static void
play (RoboHost   *host,
      guint       table,
      const char *winner,
      const char *loser)
{
  g_autofree char      *first = g_strdup (winner);
  g_autofree char      *second = g_strdup (loser);
  const RoboLadderPlace places[] = { { first, first, 0 }, { second, second, 1 } };

  robo_host_begin (host, table);
  hear (host, "Dan", "!tables");
  hear (host, second, "!leave 1");
  robo_host_end (host, table, places, 2, FALSE, 6000);
  print_actions (host);
}

int
main (void)
{
  static const char *const arenas[] = { "rome", "tokyo", NULL };
  static const char *const rules[] = { "standard", "training", NULL };
  static const char *const said[][2] = {
    { "Cleo", "!tournament join" },
    { "Eve", "!open" },
    { "Eve", "!leave 2" },
    { "Eve", "!again 1" },
    { "Eve", "!ladder" },
    { "Anna", "!tournament everybody" },
    { "Ben", "!tournament join" },
    { "Cleo", "!tournament join" },
    { "Anna", "!tournament start" },
  };
  g_autoptr (RoboHost) host = robo_host_new (arenas, rules);
  g_autoptr (RoboHost) newer = robo_host_new (arenas, rules);
  g_autoptr (GError) error = NULL;

  sheet_speak ();

  hear (host, "Anna", "!open 2 tokyo");
  hear (host, "Ben", "!join 1");
  play (host, 1, "Anna", "Ben");
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    hear (host, said[i][0], said[i][1]);
  for (guint table = 3; robo_host_get_table (host, table) != NULL; table++)
    {
      const GPtrArray *names = robo_host_get_table (host, table)->names;

      play (host, table, names->pdata[0], names->pdata[1]);
    }
  hear (host, "Eve", "!tournament swiss 1");
  hear (host, "Dan", "!tournament join");
  hear (host, "Eve", "!tournament start");
  play (host, 6, "Eve", "Cleo");
  hear (host, "Dan", "!open");
  hear (host, "Ben", "!join 7");
  for (guint i = 0; i < 14; i++)
    hear (host, "Finn", "!again 9");

  robo_host_load (newer, "[host]\nversion=9\n", &error);
  g_print ("%s\n", error->message);

  return 0;
}
