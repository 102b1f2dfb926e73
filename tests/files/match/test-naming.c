// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the combined name of a player and a robot.
#include "files/match/robo-match-setup.h"

typedef struct
{
  const char   *path;
  RoboPlayer    player;
  const char   *name;
  RoboRobotName robot;
  const char   *full;
} NamingCase;

static const NamingCase cases[] = {
  { "person/name-is-before-the-robot", ROBO_PLAYER_HUMAN, "Anna", ROBO_ROBOT_HOUND, "Anna’s Hound" },
  { "person-whose-name-ends-in-x/name-gets-an-apostrophe-and-s",
    ROBO_PLAYER_HUMAN, "Max", ROBO_ROBOT_REAPER, "Max’s Reaper" },
  { "computer-without-a-name/number-is-before-the-robot",
    ROBO_PLAYER_COMPUTER, NULL, ROBO_ROBOT_MERCURY, "Computer 1’s Mercury" },
  { "killbot/robot-is-in-brackets", ROBO_PLAYER_KILLBOT, NULL, ROBO_ROBOT_VOLT, "KillBot 1 (Volt)" },
  /* In lessons people have the names of their robots. */
  { "person-with-the-name-of-the-robot/robot-is-not-added",
    ROBO_PLAYER_HUMAN, "The Hound", ROBO_ROBOT_HOUND, "The Hound" },
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

/* Two seats are told apart in panels, log and lists, whatever names a file or a remote player gives them. */
static void
test_alike (void)
{
  RoboMatchSetup          *setup = robo_match_setup_new (NULL);
  static const char *const given[] = { "Bill", "BiII", "Bi\u200bl1", "Bill (2)" };
  static const char *const expected[] = { "Bill", "BiII (2)", "Bil1 (3)", "Bill (2) (2)" };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_match_setup_set_seat (setup, i, ROBO_PLAYER_HUMAN, given[i]);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autofree char *name = robo_match_setup_dup_name (setup, i);

      g_assert_cmpstr (name, ==, expected[i]);
    }
  robo_match_setup_free (setup);
}

/* A name of invisible characters counts as no name. */
static void
test_invisible (void)
{
  RoboMatchSetup  *setup = robo_match_setup_new (NULL);
  g_autofree char *name = NULL;

  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "\u3164");
  name = robo_match_setup_dup_name (setup, 0);
  g_assert_cmpstr (name, ==, "Player 1");
  robo_match_setup_free (setup);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/files/match/naming/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_full);
    }

  g_test_add_func ("/files/match/naming/names-that-look-alike/get-numbers", test_alike);
  g_test_add_func ("/files/match/naming/invisible-name/default-name-is-used", test_invisible);

  return g_test_run ();
}
