// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the combined name of a player and a robot.
#include "files/match/robo-match-setup.h"

typedef struct
{
  RoboPlayer    player;
  const char   *name;
  RoboRobotName robot;
  const char   *full;
} NamingCase;

static const NamingCase cases[] = {
  { ROBO_PLAYER_HUMAN, "Anna", ROBO_ROBOT_HOUND, "Anna’s Hound" },
  { ROBO_PLAYER_HUMAN, "Max", ROBO_ROBOT_REAPER, "Max’s Reaper" },
  { ROBO_PLAYER_COMPUTER, NULL, ROBO_ROBOT_MERCURY, "Computer 1’s Mercury" },
  { ROBO_PLAYER_KILLBOT, NULL, ROBO_ROBOT_VOLT, "KillBot 1 (Volt)" },
  /* In lessons people have the names of their robots. */
  { ROBO_PLAYER_HUMAN, "The Hound", ROBO_ROBOT_HOUND, "The Hound" },
};

static void
test_full (gconstpointer data)
{
  const NamingCase *c = data;
  RoboMatchSetup   *setup = robo_match_setup_new (NULL);
  g_autofree char  *full = NULL;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_match_setup_set_seat (setup, i, ROBO_PLAYER_NONE, NULL);
  robo_match_setup_set_seat (setup, 2, c->player, c->name);
  setup->seats[2].robot = c->robot;
  full = robo_match_setup_dup_full_name (setup, 2);
  g_assert_cmpstr (full, ==, c->full);
  robo_match_setup_free (setup);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/match/naming/full-name-is-right/%u", i);

      g_test_add_data_func (path, &cases[i], test_full);
    }

  return g_test_run ();
}
