// SPDX-License-Identifier: GPL-3.0-or-later
// Tests computers that think in another thread.
#include "config.h"

#include "tests/properties.h"
#include "model-test.h"

/* Creates a match. `players` has a letter for each seat as in test_setup_new(); computers play at `level`. */
static RoboMatch *
match_new (const char *players,
           RoboLevel   level)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, 4);
  RoboMatch *match;

  test_setup_add_modules (setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    setup->seats[i].level = setup->seats[i].player == ROBO_PLAYER_COMPUTER ? level : ROBO_LEVEL_CHANCE;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);

  return match;
}

static gint
get_thinking_seat (RoboMatch *match)
{
  gint seat;

  g_object_get (match, "thinking-seat", &seat, NULL);

  return seat;
}

/* Lets people answer at once, until the game or round `n_rounds` is over. */
static guint
play (RoboMatch *match,
      guint      n_rounds)
{
  guint n_thoughts = 0;

  while (!robo_match_get_is_over (match) && robo_match_get_shown_state (match)->round <= n_rounds)
    {
      gint seat = get_thinking_seat (match);

      if (seat >= 0)
        {
          g_assert_null (robo_match_get_question (match));
          g_assert_true (property_boolean (robo_match_get_seat (match, (guint)seat), "is-thinking"));
          g_assert_true (robo_match_get_is_live (match));
          n_thoughts++;
        }
      if (robo_match_get_question (match))
        test_match_answer (match);
      else
        g_main_context_iteration (NULL, TRUE);
    }

  return n_thoughts;
}

/* Plays a person, a computer and a KillBot to the end. */
static void
test_whole_match (void)
{
  g_autoptr (RoboMatch) match = match_new ("hck-", ROBO_LEVEL_CLUB);

  g_assert_cmpint (get_thinking_seat (match), ==, -1);
  robo_match_start (match);
  g_assert_cmpuint (play (match, 500), >, 0);
  g_assert_true (robo_match_get_is_over (match));
  g_assert_cmpint (get_thinking_seat (match), ==, -1);
  g_assert_false (property_boolean (robo_match_get_seat (match, 1), "is-thinking"));
}

static void
test_computers_alone (void)
{
  g_autoptr (RoboMatch) match = match_new ("cc--", ROBO_LEVEL_MASTER);

  robo_match_start (match);
  play (match, 3);
  g_assert_true (robo_match_get_is_over (match) || robo_match_get_shown_state (match)->round > 3);
}

/* The same set-up with computers of the same seed gives the same game, however long thinking takes. */
static void
test_same_game (void)
{
  g_autoptr (RoboMatch) one = match_new ("cck-", ROBO_LEVEL_CLUB);
  g_autoptr (RoboMatch) other = match_new ("cck-", ROBO_LEVEL_CLUB);
  g_autofree char *sum = NULL;
  g_autofree char *other_sum = NULL;

  robo_match_set_operators_seed (one, 5);
  robo_match_set_operators_seed (other, 5);
  robo_match_start (one);
  robo_match_start (other);
  play (one, 500);
  play (other, 500);
  sum = robo_state_dup_checksum (robo_match_get_shown_state (one));
  other_sum = robo_state_dup_checksum (robo_match_get_shown_state (other));
  g_assert_cmpstr (sum, ==, other_sum);
}

/* R13: The answers of a computer are recorded, and never count as skipped questions of a person. */
static void
test_answers_are_in_the_game (void)
{
  g_autoptr (RoboMatch) match = match_new ("hc--", ROBO_LEVEL_CLUB);
  g_autoptr (RoboMatch) branch = NULL;
  const RoboRecord *records;
  guint             n_records;
  guint             n_of_computer = 0;

  robo_match_start (match);
  play (match, 2);
  records = robo_match_get_records (match, &n_records);
  for (guint i = 0; i < n_records; i++)
    n_of_computer += records[i].seat == 1;
  g_assert_cmpuint (n_of_computer, >, 0);

  branch = robo_match_new_branch (match, robo_match_get_n_events (match));
  robo_match_set_speed (branch, 0);
  robo_match_start (branch);
  g_assert_cmpuint (robo_match_get_n_events (branch), >=, robo_match_get_n_events (match));
}

/* The match is freed while a computer thinks. */
static void
test_left (void)
{
  RoboMatch *match = match_new ("cc--", ROBO_LEVEL_MASTER);

  robo_match_start (match);
  g_assert_cmpint (get_thinking_seat (match), >=, 0);
  g_assert_finalize_object (match);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-thinking/match-with-a-thinking-computer/comes-to-its-end", test_whole_match);
  g_test_add_func ("/match/match-thinking/match-of-computers-only/goes-on-without-people", test_computers_alone);
  g_test_add_func ("/match/match-thinking/same-seed/gives-the-same-game", test_same_game);
  g_test_add_func ("/match/match-thinking/R13/answers-of-a-computer-are-recorded", test_answers_are_in_the_game);
  g_test_add_func ("/match/match-thinking/match-freed-while-a-computer-thinks/is-finalized-at-once", test_left);

  return g_test_run ();
}
