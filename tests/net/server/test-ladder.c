// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the ladder: who gains, who loses, and the stored data.
#include "net/server/robo-ladder.h"

#define WEEK (7 * 24 * 3600)

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
  g_assert_cmpfloat_with_epsilon (best->glicko.rating, 1500 + ROBO_LADDER_GUESS, 0.0001);
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
      robo_ladder_add_match (played, places, 2, i * WEEK);
      robo_ladder_add_match (rested, places, 2, i * WEEK);
    }
  places[0].name = "Annabel";
  robo_ladder_add_match (played, places, 2, 10 * WEEK);
  robo_ladder_add_match (rested, places, 2, (gint64)10 * 52 * WEEK);
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

static double
get_rating (const RoboLadder *ladder,
            const char       *key)
{
  return robo_ladder_find (ladder, key)->glicko.rating;
}

static void
win (RoboLadder *ladder,
     const char *winner,
     const char *loser,
     gint64      when)
{
  const RoboLadderPlace places[] = { { winner, winner, 0 }, { loser, loser, 1 } };

  robo_ladder_add_match (ladder, places, 2, when);
}

/* A player makes n_keys keys and beats them 200 times in all. The rating must not rise much by that. */
static void
test_farming (gconstpointer data)
{
  const guint n_keys = GPOINTER_TO_UINT (data);
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *key = g_strdup_printf ("key %u", i % n_keys);

      win (ladder, "me", key, 1000 + 600 * i);
    }
  g_test_message ("%u keys: 1500 to %.1f", n_keys, get_rating (ladder, "me"));
  g_assert_cmpfloat (get_rating (ladder, "me"), <, 1550);
}

/* A player wins for many weeks against one key that meets no other key. */
static void
test_slow_farming (void)
{
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();

  for (guint i = 0; i < 200; i++)
    win (ladder, "me", "other", i / ROBO_LADDER_PAIR_MATCHES * WEEK);
  g_assert_cmpuint (robo_ladder_find (ladder, "me")->n_matches, ==, 200);
  g_assert_cmpfloat (get_rating (ladder, "me"), <, 1550);
}

/* Each of six players wins against all players behind them. The first is far better after some weeks. */
static void
test_honest (void)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan", "Eve", "Fay" };
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();
  g_autoptr (GPtrArray) list = NULL;

  for (guint week = 0; week < 8; week++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          for (guint j = i + 1; j < G_N_ELEMENTS (names); j++)
            win (ladder, names[i], names[j], week * WEEK);
        }
    }
  g_assert_cmpfloat (get_rating (ladder, "Anna"), >, 1800);
  g_assert_cmpfloat (get_rating (ladder, "Fay"), <, 1200);
  list = robo_ladder_list (ladder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (((const RoboLadderPlayer *)g_ptr_array_index (list, i))->name, ==, names[i]);
}

static void
test_names (void)
{
  const RoboLadderPlace first[] = { { "k1", "Mallory", 0 }, { "k2", "Anna", 1 } };
  const RoboLadderPlace second[] = { { "k1", "Anna", 0 }, { "k3", "anna", 1 }, { "key 4 is long", " ", 2 } };
  g_autoptr (RoboLadder) ladder = robo_ladder_new ();

  robo_ladder_add_match (ladder, first, 2, 1000);
  for (guint i = 0; i < 2; i++)
    robo_ladder_add_match (ladder, second, 3, 2000);
  g_assert_cmpstr (robo_ladder_find_name (ladder, "Anna")->key, ==, "k2");
  g_assert_cmpstr (robo_ladder_find (ladder, "k1")->name, ==, "Anna (2)");
  g_assert_cmpstr (robo_ladder_find (ladder, "k3")->name, ==, "anna (3)");
  g_assert_cmpstr (robo_ladder_find (ladder, "key 4 is long")->name, ==, "key 4 is");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/net/server/ladder/match/raises-the-rating-of-the-winner", test_match);
  g_test_add_func ("/net/server/ladder/invalid-match/is-not-counted", test_none);
  g_test_add_func ("/net/server/ladder/years-without-matches/raise-the-uncertainty", test_rest);
  g_test_add_func ("/net/server/ladder/file/is-read-back-without-invalid-players", test_file);
  g_test_add_data_func ("/net/server/ladder/many-wins-against-another-key-of-the-same-player/hardly-raise-the-rating",
                        GUINT_TO_POINTER (1), test_farming);
  g_test_add_data_func ("/net/server/ladder/many-wins-against-ten-keys-of-the-same-player/hardly-raise-the-rating",
                        GUINT_TO_POINTER (10), test_farming);
  g_test_add_data_func ("/net/server/ladder/many-wins-against-forty-keys-of-the-same-player/hardly-raise-the-rating",
                        GUINT_TO_POINTER (40), test_farming);
  g_test_add_data_func ("/net/server/ladder/many-wins-each-against-a-new-key/hardly-raise-the-rating",
                        GUINT_TO_POINTER (200), test_farming);
  g_test_add_func ("/net/server/ladder/weeks-of-wins-against-one-key/hardly-raise-the-rating", test_slow_farming);
  g_test_add_func ("/net/server/ladder/honest-players/are-ranked-by-strength", test_honest);
  g_test_add_func ("/net/server/ladder/name-of-two-keys/belongs-to-the-first-key", test_names);

  return g_test_run ();
}
