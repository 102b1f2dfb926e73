// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which games count for a player's strength, how they are stored, and which computer is as strong.
#include "config.h"

#include "match/robo-strength.h"

#include "model-test.h"

typedef struct
{
  GSettings *settings;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "strengths");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->settings);
}

static void
play_to_end (RoboMatch *match)
{
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  while (!robo_match_get_is_over (match))
    if (robo_match_get_question (match))
      test_match_answer (match);
    else
      g_main_context_iteration (NULL, TRUE);
}

/* Creates a match. `players` has a letter for each seat as in test_setup_new(); computers play at `level`. */
static RoboMatch *
match_new (const char *players,
           RoboLevel   level,
           guint64     seed)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, seed);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    setup->seats[i].level = setup->seats[i].player == ROBO_PLAYER_COMPUTER ? level : ROBO_LEVEL_CHANCE;

  return robo_match_new (setup);
}

static RoboStrengthGame
get_last (Fixture    *fixture,
          const char *name)
{
  g_autoptr (GArray) games = robo_strength_dup_games (fixture->settings, name);

  g_assert_cmpuint (games->len, >, 0);

  return g_array_index (games, RoboStrengthGame, games->len - 1);
}

static void
test_counts_once (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboMatch) match = match_new ("hc-", ROBO_LEVEL_PIP, 7);
  RoboStrengthGame game;
  RoboGlicko       now;
  RoboMatchStats   stats;
  gboolean         has_won;
  int              before, after;

  g_assert_cmpuint (robo_strength_get (fixture->settings, "Anna", &now), ==, 0);
  g_assert_cmpfloat (now.rating, ==, ROBO_STRENGTH_FIRST);

  robo_match_start (match);
  g_assert_false (robo_strength_count_match (fixture->settings, match));
  play_to_end (match);
  g_assert_true (robo_strength_count_match (fixture->settings, match));
  g_assert_false (robo_strength_count_match (fixture->settings, match));

  game = get_last (fixture, "Anna");
  robo_match_count_stats (match, &stats);
  has_won = stats.winner == 0;
  g_assert_cmpuint (game.n_opponents, ==, 1);
  g_assert_cmpint (game.levels[0], ==, ROBO_LEVEL_PIP);
  g_assert_cmpfloat (game.scores[0], ==, has_won ? 1 : 0);
  g_assert_cmpuint (game.seed, ==, 7);
  g_assert_cmpuint (robo_strength_get (fixture->settings, "Anna", &now), ==, 1);
  g_assert_true (has_won ? now.rating > ROBO_STRENGTH_FIRST : now.rating < ROBO_STRENGTH_FIRST);
  g_assert_cmpfloat (now.deviation, <, ROBO_GLICKO_DEVIATION);

  g_assert_true (robo_strength_get_change (fixture->settings, "Anna", match, &before, &after));
  g_assert_cmpint (before, ==, ROBO_STRENGTH_FIRST);
  g_assert_cmpfloat_with_epsilon (after, now.rating, 0.5);
  g_assert_false (robo_strength_get_change (fixture->settings, "Ben", match, &before, &after));
}

static void
test_counts_not (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboMatch) by_chance = match_new ("hc-", ROBO_LEVEL_CHANCE, 7);
  g_autoptr (RoboMatch) killbots = match_new ("hkk", ROBO_LEVEL_CHANCE, 7);
  g_autoptr (RoboMatch) first = match_new ("hc-", ROBO_LEVEL_PIP, 7);
  g_autoptr (RoboMatch) branch = NULL;
  g_autoptr (RoboMatch) restored = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  g_auto (GStrv) names = NULL;

  play_to_end (by_chance);
  g_assert_false (robo_strength_count_match (fixture->settings, by_chance));
  play_to_end (killbots);
  g_assert_false (robo_strength_count_match (fixture->settings, killbots));

  /* A match that branched off another does not count, even if it was saved meanwhile. */
  play_to_end (first);
  branch = robo_match_new_branch (first, 1);
  file = robo_match_dup_file (branch);
  restored = robo_match_new (file->setup);
  robo_match_restore (restored, file);
  play_to_end (restored);
  g_assert_false (robo_strength_count_match (fixture->settings, restored));
  play_to_end (branch);
  g_assert_false (robo_strength_count_match (fixture->settings, branch));

  names = robo_strength_dup_names (fixture->settings);
  g_assert_cmpuint (g_strv_length (names), ==, 0);
}

/* Each person is compared with each computer, but not with other people. */
static void
test_several (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboMatch) match = match_new ("hchc", ROBO_LEVEL_RUSTY, 3);
  g_auto (GStrv) names = NULL;
  RoboMatchStats   stats;
  RoboStrengthGame game;

  play_to_end (match);
  g_assert_true (robo_strength_count_match (fixture->settings, match));
  robo_match_count_stats (match, &stats);
  game = get_last (fixture, "Clara");
  g_assert_cmpuint (game.n_opponents, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      guint own = stats.seats[2].rank, other = stats.seats[i == 0 ? 1 : 3].rank;

      g_assert_cmpint (game.levels[i], ==, ROBO_LEVEL_RUSTY);
      g_assert_cmpfloat (game.scores[i], ==, own < other ? 1 : own > other ? 0
                                                                           : 0.5);
    }
  names = robo_strength_dup_names (fixture->settings);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_true (g_strv_contains ((const char *const *)names, "Anna"));

  robo_strength_reset (fixture->settings, "Clara");
  g_clear_pointer (&names, g_strfreev);
  names = robo_strength_dup_names (fixture->settings);
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  g_assert_cmpstr (names[0], ==, "Anna");
}

static void
set_rating (Fixture *fixture,
            double   rating)
{
  g_settings_set (fixture->settings, "strengths", "a(sa(xtddda(sd)))", NULL);
  g_settings_set_value (fixture->settings, "strengths",
                        g_variant_new_parsed ("[('Anna', [(int64 1, uint64 2, %d, 80.0, 0.06, "
                                              "[('computer-pip', 1.0)])])]",
                                              rating));
}

/* The nearest computer of doc/ladder.md is chosen. */
static void
test_one_like_me (Fixture      *fixture,
                  gconstpointer data)
{
  static const struct
  {
    double    rating;
    RoboLevel level;
  } cases[] = {
    { 300, ROBO_LEVEL_PIP },
    { 710, ROBO_LEVEL_PIP },
    { 720, ROBO_LEVEL_RUSTY },
    { 1260, ROBO_LEVEL_ADA },
    { 1650, ROBO_LEVEL_VEGA },
    { 2500, ROBO_LEVEL_ORACLE },
  };

  g_assert_cmpint (robo_strength_choose_level (fixture->settings, "Anna"), ==, ROBO_LEVEL_GIZMO);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      set_rating (fixture, cases[i].rating);
      g_assert_cmpint (robo_strength_choose_level (fixture->settings, "Anna"), ==, cases[i].level);
      g_assert_cmpint (robo_strength_choose_level (fixture->settings, "Ben"), ==, ROBO_LEVEL_GIZMO);
    }
}

/* Only impossible games are left out. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GArray) games = NULL;

  g_settings_set_value (fixture->settings, "strengths",
                        g_variant_new_parsed ("[('Anna', ["
                                              "(int64 1, uint64 1, 1000.0, 300.0, 0.06, [('computer-pip', 1.0)]), "
                                              "(2, 2, 1e300, 300.0, 0.06, [('computer-pip', 1.0)]), "
                                              "(3, 3, 1000.0, -1.0, 0.06, [('computer-pip', 1.0)]), "
                                              "(4, 4, 1000.0, 300.0, 0.06, [('computer-nobody', 1.0)]), "
                                              "(5, 5, 1000.0, 300.0, 0.06, [('human', 1.0)]), "
                                              "(6, 6, 1000.0, 300.0, 0.06, [('computer-pip', 7.0)]), "
                                              "(7, 7, 1000.0, 300.0, 0.06, "
                                              "[('computer-pip', 1.0), ('computer-pip', 1.0), "
                                              "('computer-pip', 1.0), ('computer-pip', 1.0)]), "
                                              "(8, 8, 1100.0, 250.0, 0.06, [('computer-ada', 0.5)])])]"));
  games = robo_strength_dup_games (fixture->settings, "Anna");
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpuint (g_array_index (games, RoboStrengthGame, 1).seed, ==, 8);
}

/* The oldest games are removed, and so are the players whose last game is the oldest. */
static void
test_limits (Fixture      *fixture,
             gconstpointer data)
{
  GVariantBuilder all = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sa(xtddda(sd)))"));
  g_autoptr (RoboMatch) match = match_new ("-hc", ROBO_LEVEL_PIP, 5000);
  g_autoptr (GArray) games = NULL;
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < ROBO_STRENGTH_MAX_PEOPLE; i++)
    {
      g_autofree char *name = i == ROBO_STRENGTH_MAX_PEOPLE - 2 ? g_strdup ("Ben") : g_strdup_printf ("Nobody %u", i);

      g_variant_builder_open (&all, G_VARIANT_TYPE ("(sa(xtddda(sd)))"));
      g_variant_builder_add (&all, "s", name);
      g_variant_builder_open (&all, G_VARIANT_TYPE ("a(xtddda(sd))"));
      for (guint j = 0; j < ROBO_STRENGTH_MAX_GAMES; j++)
        g_variant_builder_add_parsed (&all, "(int64 1, %t, 1000.0, 100.0, 0.06, [('computer-pip', 1.0)])", (guint64)j);
      g_variant_builder_close (&all);
      g_variant_builder_close (&all);
    }
  g_settings_set_value (fixture->settings, "strengths", g_variant_builder_end (&all));

  play_to_end (match);
  g_assert_true (robo_strength_count_match (fixture->settings, match));
  games = robo_strength_dup_games (fixture->settings, "Ben");
  g_assert_cmpuint (games->len, ==, ROBO_STRENGTH_MAX_GAMES);
  g_assert_cmpuint (g_array_index (games, RoboStrengthGame, 0).seed, ==, 1);
  g_assert_cmpuint (g_array_index (games, RoboStrengthGame, ROBO_STRENGTH_MAX_GAMES - 1).seed, ==, 5000);
  names = robo_strength_dup_names (fixture->settings);
  g_assert_cmpuint (g_strv_length (names), ==, ROBO_STRENGTH_MAX_PEOPLE);
  g_assert_cmpstr (names[0], ==, "Ben");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/match/strength/finished-game/counts-once", Fixture, NULL, set_up, test_counts_once, tear_down);
  g_test_add ("/match/strength/branches-and-games-without-rated-computers/do-not-count",
              Fixture, NULL, set_up, test_counts_not, tear_down);
  g_test_add ("/match/strength/several-people/are-rated-against-computers-only",
              Fixture, NULL, set_up, test_several, tear_down);
  g_test_add ("/match/strength/computer-like-me/has-the-nearest-strength",
              Fixture, NULL, set_up, test_one_like_me, tear_down);
  g_test_add ("/match/strength/impossible-saved-games/are-left-out", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/match/strength/too-many-games/oldest-games-are-removed", Fixture, NULL, set_up, test_limits, tear_down);

  return g_test_run ();
}
