// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the ladder: who gains, who loses, and the stored data.
#include "net/server/robo-ladder.h"

static void
test_match (void)
{
  const RoboLadderPlace places[] = { { "aa", "Anna", 1 }, { "bb", "Ben", 0 }, { "cc", "Cleo", 1 } };
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();
  g_autoptr (GPtrArray) list = NULL;
  const RoboLadderPlayer *best;

  g_assert_true (robo_ladder_add_match (ladder, places, 3, 1000));
  list = robo_ladder_list (ladder);
  g_assert_cmpuint (list->len, ==, 3);
  best = g_ptr_array_index (list, 0);
  g_assert_cmpstr (best->name, ==, "Ben");
  g_assert_cmpfloat (best->glicko.rating, >, 1600);
  g_assert_cmpfloat (best->glicko.deviation, <, 350);
  /* Players who draw with each other have equal ratings. */
  g_assert_cmpfloat_with_epsilon (robo_ladder_find (ladder, "aa")->glicko.rating,
                                  robo_ladder_find (ladder, "cc")->glicko.rating, 0.0001);
  g_assert_cmpfloat (robo_ladder_find (ladder, "aa")->glicko.rating, <, 1500);
  g_assert_cmpuint (robo_ladder_find (ladder, "aa")->n_matches, ==, 1);
}

static void
test_none (void)
{
  const RoboLadderPlace places[] = { { "aa", "Anna", 0 }, { "bb", "Ben", 1 }, { "aa", "Carl", 2 } };
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();

  g_assert_false (robo_ladder_add_match (ladder, places, 1, 1000));
  g_assert_false (robo_ladder_add_match (ladder, places, 3, 1000));
  g_assert_cmpuint (ladder->players->len, ==, 0);
}

/* After years without matches the uncertainty is that of a new player. The last name counts, and the key
 * identifies the player. */
static void
test_rest (void)
{
  RoboLadderPlace places[] = { { "aa", "Anna", 0 }, { "bb", "Ben", 1 } };
  g_autoptr (RoboLadder) played = robo_ladder_new ();
  g_autoptr (RoboLadder) rested = robo_ladder_new ();

  for (guint i = 0; i < 10; i++)
    {
      robo_ladder_add_match (played, places, 2, 1000);
      robo_ladder_add_match (rested, places, 2, 1000);
    }
  places[0].name = "Annabel";
  robo_ladder_add_match (played, places, 2, 1000);
  robo_ladder_add_match (rested, places, 2, 1000 + 10 * 52 * 7 * 24 * 3600);
  g_assert_cmpfloat (robo_ladder_find (played, "aa")->glicko.deviation + 3, <,
                     robo_ladder_find (rested, "aa")->glicko.deviation);
  g_assert_null (robo_ladder_find_name (played, "Anna"));
  g_assert_nonnull (robo_ladder_find_name (played, "Annabel"));
}

static void
test_file (void)
{
  const RoboLadderPlace places[] = { { "aa", "Anna; the = [first]", 1 }, { "bb", "Ben\\n", 0 } };
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();
  g_autoptr (RoboLadder) again = robo_ladder_new ();
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GKeyFile) read = g_key_file_new ();
  g_autofree char *text = NULL;

  robo_ladder_add_match (ladder, places, 2, 4000000000);
  robo_ladder_save (ladder, file);
  g_key_file_set_string (file, "player cc", "name", "Odd");
  g_key_file_set_string (file, "player cc", "rating", "nan");
  text = g_key_file_to_data (file, NULL, NULL);
  g_assert_true (g_key_file_load_from_data (read, text, (gsize)-1, G_KEY_FILE_NONE, NULL));
  robo_ladder_load (again, read);
  g_assert_cmpuint (again->players->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const RoboLadderPlayer *a = robo_ladder_find (ladder, places[i].key),
                             *b = robo_ladder_find (again, places[i].key);

      g_assert_cmpstr (a->name, ==, b->name);
      g_assert_cmpmem (&a->glicko, sizeof a->glicko, &b->glicko, sizeof b->glicko);
      g_assert_cmpint (b->last, ==, 4000000000);
      g_assert_cmpuint (b->n_matches, ==, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/net/server/ladder/match/changes-ratings", test_match);
  g_test_add_func ("/net/server/ladder/invalid-match/is-not-counted", test_none);
  g_test_add_func ("/net/server/ladder/years-without-matches/raise-the-uncertainty", test_rest);
  g_test_add_func ("/net/server/ladder/file/is-read-back-without-invalid-players", test_file);

  return g_test_run ();
}
