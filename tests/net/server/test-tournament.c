// SPDX-License-Identifier: GPL-3.0-or-later
// Tests pairings: round robin, or by the Swiss system, with any number of people.
#include "net/server/robo-tournament.h"

static RoboTournament *
new_tournament (RoboTournamentKind kind,
                guint              n_rounds,
                guint              n_people)
{
  RoboTournament *tournament = robo_tournament_new (kind, n_rounds);

  for (guint i = 0; i < n_people; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%u", i);

      g_assert_true (robo_tournament_add (tournament, name));
      g_assert_false (robo_tournament_add (tournament, name));
    }

  return tournament;
}

/* Plays a round in which the lower number always wins. Each player plays once, and n_met counts the pairs. */
static void
play_round (RoboTournament *tournament,
            guint           n_met[ROBO_TOURNAMENT_MAX][ROBO_TOURNAMENT_MAX + 1])
{
  guint n_people = tournament->names->len;
  guint played[ROBO_TOURNAMENT_MAX] = { 0 };

  for (guint i = 0; i < tournament->bouts->len; i++)
    {
      RoboPairing *bout = &g_array_index (tournament->bouts, RoboPairing, i);
      guint        a = bout->players[0], b = bout->players[1];

      if (bout->round != tournament->round)
        continue;
      played[a]++;
      if (b == ROBO_TOURNAMENT_NOBODY)
        {
          g_assert_true (bout->is_over);
          n_met[a][n_people]++;
          continue;
        }
      played[b]++;
      n_met[MIN (a, b)][MAX (a, b)]++;
      bout->is_over = TRUE;
      bout->points[0] = a < b ? 2 : 0;
      bout->points[1] = a < b ? 0 : 2;
    }
  for (guint i = 0; i < n_people; i++)
    g_assert_cmpuint (played[i], ==, 1);
  g_assert_true (robo_tournament_is_round_over (tournament));
}

static void
test_everybody (void)
{
  for (guint n_people = 2; n_people <= 9; n_people++)
    {
      g_autoptr (RoboTournament) tournament = new_tournament (ROBO_TOURNAMENT_EVERYBODY, 3, n_people);
      guint n_met[ROBO_TOURNAMENT_MAX][ROBO_TOURNAMENT_MAX + 1] = { { 0 } };
      g_autoptr (GArray) list = NULL;

      while (robo_tournament_begin_round (tournament))
        play_round (tournament, n_met);
      g_assert_cmpuint (tournament->round, ==, n_people % 2 == 0 ? n_people - 1 : n_people);
      for (guint a = 0; a < n_people; a++)
        {
          for (guint b = a + 1; b < n_people; b++)
            g_assert_cmpuint (n_met[a][b], ==, 1);
          g_assert_cmpuint (n_met[a][n_people], ==, n_people % 2);
        }
      list = robo_tournament_list (tournament);
      for (guint i = 0; i < n_people; i++)
        g_assert_cmpuint (g_array_index (list, guint, i), ==, i);
      g_assert_cmpuint (robo_tournament_get_points (tournament, 0), ==, 2 * tournament->round);
    }
}

static void
test_swiss (void)
{
  for (guint n_people = 2; n_people <= ROBO_TOURNAMENT_MAX; n_people += n_people < 12 ? 1 : 13)
    {
      g_autoptr (RoboTournament) tournament = new_tournament (ROBO_TOURNAMENT_SWISS, 0, n_people);
      guint n_met[ROBO_TOURNAMENT_MAX][ROBO_TOURNAMENT_MAX + 1] = { { 0 } };
      g_autoptr (GArray) list = NULL;

      while (robo_tournament_begin_round (tournament))
        play_round (tournament, n_met);
      g_assert_cmpuint (1u << tournament->round, >=, n_people);
      g_assert_cmpuint (1u << (tournament->round - 1), <, n_people);
      for (guint a = 0; a < n_people; a++)
        {
          for (guint b = a + 1; b <= n_people; b++)
            g_assert_cmpuint (n_met[a][b], <=, 1);
        }
      list = robo_tournament_list (tournament);
      g_assert_cmpuint (g_array_index (list, guint, 0), ==, 0);
    }
}

/* Players with equal scores play each other. */
static void
test_swiss_pairs (void)
{
  g_autoptr (RoboTournament) tournament = new_tournament (ROBO_TOURNAMENT_SWISS, 2, 4);
  guint              n_met[ROBO_TOURNAMENT_MAX][ROBO_TOURNAMENT_MAX + 1] = { { 0 } };
  const RoboPairing *bouts;

  g_assert_true (robo_tournament_begin_round (tournament));
  play_round (tournament, n_met);
  g_assert_true (robo_tournament_begin_round (tournament));
  bouts = &g_array_index (tournament->bouts, RoboPairing, 2);
  g_assert_cmpuint (robo_tournament_get_points (tournament, bouts[0].players[0]), ==, 2);
  g_assert_cmpuint (robo_tournament_get_points (tournament, bouts[0].players[1]), ==, 2);
  g_assert_cmpuint (robo_tournament_get_points (tournament, bouts[1].players[0]), ==, 0);
  g_assert_cmpuint (robo_tournament_get_points (tournament, bouts[1].players[1]), ==, 0);
}

static void
test_file (void)
{
  g_autoptr (RoboTournament) tournament = new_tournament (ROBO_TOURNAMENT_SWISS, 3, 5);
  g_autoptr (RoboTournament) again = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  guint n_met[ROBO_TOURNAMENT_MAX][ROBO_TOURNAMENT_MAX + 1] = { { 0 } };

  g_assert_true (robo_tournament_remove (tournament, "P2"));
  g_assert_true (robo_tournament_add (tournament, "a;b"));
  robo_tournament_begin_round (tournament);
  g_assert_false (robo_tournament_remove (tournament, "P1"));
  play_round (tournament, n_met);
  robo_tournament_begin_round (tournament);
  g_array_index (tournament->bouts, RoboPairing, 4).table = 17;
  robo_tournament_save (tournament, file);
  again = robo_tournament_load (file);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->kind, ==, ROBO_TOURNAMENT_SWISS);
  g_assert_cmpuint (again->round, ==, 2);
  g_assert_cmpuint (again->n_rounds, ==, 3);
  g_assert_cmpuint (again->names->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (again->names, 4), ==, "a;b");
  g_assert_cmpmem (again->bouts->data, again->bouts->len * sizeof (RoboPairing), tournament->bouts->data,
                   tournament->bouts->len * sizeof (RoboPairing));
  g_assert_nonnull (robo_tournament_find_bout (again, 17));
  g_assert_null (robo_tournament_find_bout (again, 0));
  g_assert_false (robo_tournament_is_round_over (again));
}

/* A tournament without players can be stored, too. */
static void
test_file_nobody (void)
{
  g_autoptr (RoboTournament) tournament = new_tournament (ROBO_TOURNAMENT_SWISS, 3, 0);
  g_autoptr (RoboTournament) again = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_null (robo_tournament_load (file));
  robo_tournament_save (tournament, file);
  again = robo_tournament_load (file);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->n_rounds, ==, 3);
  g_assert_cmpuint (again->names->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/net/server/tournament/round-robin/everyone-meets-once", test_everybody);
  g_test_add_func ("/net/server/tournament/swiss/no-pair-meets-twice", test_swiss);
  g_test_add_func ("/net/server/tournament/swiss/players-with-equal-scores-meet", test_swiss_pairs);
  g_test_add_func ("/net/server/tournament/file/is-read-back", test_file);
  g_test_add_func ("/net/server/tournament/file/tournament-without-players-is-read-back", test_file_nobody);

  return g_test_run ();
}
