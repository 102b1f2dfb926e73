// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the counts of events by space, also of events that name no space.
#include "config.h"

#include "replay/robo-heat.h"

#include "model-test.h"

/* R8.5: Seat 1 is swapped without an event of its own, and its shield is hit at its new space. */
static const RoboEvent story[] = {
  { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 10 },
  { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 20 },
  { .type = ROBO_EVENT_STEP, .seat = 0, .at = 10, .to = 11 },
  { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 20, .to = 21 },
  { .type = ROBO_EVENT_SWAP, .seat = 0, .at = 11, .to = 21 },
  { .type = ROBO_EVENT_ABSORB, .seat = 1, .amount = 2 },
  { .type = ROBO_EVENT_DAMAGE, .seat = 1, .at = 11, .amount = 1, .by = 0 },
  { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 21, .amount = 2, .by = 1 },
  { .type = ROBO_EVENT_DESTROYED, .seat = 1, .at = 11, .by = 0 },
  { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 20 },
};

static void
test_story (void)
{
  RoboHeat heat;

  robo_heat_count (&heat, story, G_N_ELEMENTS (story));
  g_assert_cmpuint (heat.counts[ROBO_HEAT_VISITS][10], ==, 1);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_VISITS][11], ==, 2);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_VISITS][20], ==, 2);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_VISITS][21], ==, 2);
  g_assert_cmpuint (heat.most[ROBO_HEAT_VISITS], ==, 2);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_DAMAGE][11], ==, 3);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_DAMAGE][21], ==, 2);
  g_assert_cmpuint (heat.most[ROBO_HEAT_DAMAGE], ==, 3);
  g_assert_cmpuint (heat.counts[ROBO_HEAT_DESTROYED][11], ==, 1);
  g_assert_cmpuint (heat.most[ROBO_HEAT_DESTROYED], ==, 1);
}

/* R8.5: A swap is a leap for each of the two robots. A cross marks a destruction, and a reboot begins a new trail. */
static void
test_trails (void)
{
  static const RoboTrail expected[] = {
    { 0, ROBO_TRAIL_MOVE, 10, 11 },
    { 1, ROBO_TRAIL_PUSHED, 20, 21 },
    { 1, ROBO_TRAIL_LEAP, 21, 11 },
    { 0, ROBO_TRAIL_LEAP, 11, 21 },
    { 1, ROBO_TRAIL_END, 11, 11 },
  };
  g_autoptr (GArray) trails = robo_trail_list (story, G_N_ELEMENTS (story));
  g_autoptr (GArray) none = robo_trail_list (NULL, 0);

  g_assert_cmpmem (trails->data, trails->len * sizeof (RoboTrail), expected, sizeof expected);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_nothing (void)
{
  RoboHeat heat;

  robo_heat_count (&heat, NULL, 0);
  for (guint kind = 0; kind < ROBO_N_HEATS; kind++)
    g_assert_cmpuint (heat.most[kind], ==, 0);
}

/* The counts of a whole game agree with its statistics. */
static void
test_game (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("hhkk", 8);
  RoboMatchStats stats;
  RoboHeat       heat;
  guint          n_destroyed = 0;
  guint          n_moves = 0;
  g_autoptr (GArray) trails = NULL;

  robo_match_start (match);
  test_match_play (match, 60);
  robo_match_count_stats (match, &stats);
  robo_match_count_heat (match, &heat);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_destroyed += stats.seats[seat].n_destroyed;
  for (guint i = 0; i < ROBO_MAX_SPACES; i++)
    n_destroyed -= heat.counts[ROBO_HEAT_DESTROYED][i];
  g_assert_cmpuint (n_destroyed, ==, 0);

  trails = robo_match_list_trails (match);
  for (guint i = 0; i < trails->len; i++)
    n_moves += g_array_index (trails, RoboTrail, i).seat == 2 &&
               g_array_index (trails, RoboTrail, i).kind == ROBO_TRAIL_MOVE;
  g_assert_cmpuint (n_moves, >, 0);
  g_assert_cmpuint (n_moves, ==, stats.seats[2].spaces_moved);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-heat/listed-events/are-counted-by-space", test_story);
  g_test_add_func ("/match/match-heat/R8.5/swap-is-a-leap-in-the-trails-of-both-robots", test_trails);
  g_test_add_func ("/match/match-heat/no-events/give-no-counts", test_nothing);
  g_test_add_func ("/match/match-heat/whole-game/counts-agree-with-its-statistics", test_game);

  return g_test_run ();
}
