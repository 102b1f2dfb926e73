// SPDX-License-Identifier: GPL-3.0-or-later
// Follows causes that the engine noted, and mines back to the events that laid them.
#include "replay/robo-cause.h"

static void
test_chain (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ACTIVATE, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_FIRE, .cause = 0 },
    { .type = ROBO_EVENT_TURN, .cause = ROBO_CAUSE_UNKNOWN },
    { .type = ROBO_EVENT_HIT, .cause = 1 },
    { .type = ROBO_EVENT_STEP, .cause = 2 },
  };
  g_autoptr (GArray) hit = robo_cause_dup_chain (events, 3);
  g_autoptr (GArray) step = robo_cause_dup_chain (events, 4);
  g_autoptr (GArray) activate = robo_cause_dup_chain (events, 0);

  g_assert_cmpuint (hit->len, ==, 2);
  g_assert_cmpuint (g_array_index (hit, guint, 0), ==, 0);
  g_assert_cmpuint (g_array_index (hit, guint, 1), ==, 1);
  g_assert_cmpuint (step->len, ==, 1);
  g_assert_cmpuint (g_array_index (step, guint, 0), ==, 2);
  g_assert_cmpuint (activate->len, ==, 0);
  g_assert_cmpuint (robo_cause_get (events, 0), ==, ROBO_CAUSE_NONE);
  g_assert_cmpuint (robo_cause_get (events, 2), ==, ROBO_CAUSE_UNKNOWN);
}

/* A cause that does not lie before its event is ignored, which rules out endless loops. */
static void
test_nonsense (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ACTIVATE, .cause = 0 },
    { .type = ROBO_EVENT_FIRE, .cause = 2 },
    { .type = ROBO_EVENT_HIT, .cause = 1 },
  };
  g_autoptr (GArray) chain = robo_cause_dup_chain (events, 2);

  g_assert_cmpuint (robo_cause_get (events, 0), ==, ROBO_CAUSE_UNKNOWN);
  g_assert_cmpuint (robo_cause_get (events, 1), ==, ROBO_CAUSE_UNKNOWN);
  g_assert_cmpuint (chain->len, ==, 1);
}

/* R4.4, R8.5: The mine was laid on space 5 and pushed to space 12. Then a robot on space 19 swapped places with it.
 * Another mine had been laid on space 19 before. */
static void
test_laying (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 5 },
    { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 30 },
    { .type = ROBO_EVENT_MINE_LAID, .seat = 1, .at = 5 },
    { .type = ROBO_EVENT_SHOVE, .seat = ROBO_NO_SEAT, .by = 1, .at = 5, .to = 12 },
    { .type = ROBO_EVENT_SHOVE, .seat = 2, .by = 1, .at = 13, .to = 12 },
    { .type = ROBO_EVENT_SWAP, .seat = 3, .at = 19, .to = 12 },
    { .type = ROBO_EVENT_MINE_OFF, .seat = 1, .at = 19 },
    { .type = ROBO_EVENT_MINE_OFF, .seat = 0, .at = 30 },
    { .type = ROBO_EVENT_MINE_OFF, .seat = 2, .at = 7 },
  };

  g_assert_cmpuint (robo_cause_find_laying (events, 6), ==, 2);
  g_assert_cmpuint (robo_cause_find_laying (events, 7), ==, 1);
  g_assert_cmpuint (robo_cause_find_laying (events, 8), ==, ROBO_CAUSE_NONE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/replay/cause/chain/leads-to-the-first-cause", test_chain);
  g_test_add_func ("/replay/cause/impossible-cause/is-ignored", test_nonsense);
  g_test_add_func ("/replay/cause/R8.5/moved-mine-is-traced-to-its-laying", test_laying);

  return g_test_run ();
}
