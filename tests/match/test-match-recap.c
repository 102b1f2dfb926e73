// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the recap: the event from which it starts, and the events that it lists.
#include "config.h"

#include "match/robo-match-recap.h"

#include "model-test.h"

static const RoboEvent story[] = {
  { .type = ROBO_EVENT_PROGRAMMED, .seat = 1 },
  { .type = ROBO_EVENT_PROGRAMMED, .seat = 0 },
  { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_BLUE, .value = 2 },
  { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = 10, .to = 11 },
  { .type = ROBO_EVENT_STEP, .seat = 1, .by = 1, .at = 9, .to = 10 },
  { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = 11, .to = 12 },
  { .type = ROBO_EVENT_STEP, .seat = 1, .by = 1, .at = 10, .to = 11 },
  { .type = ROBO_EVENT_DAMAGE, .seat = 1, .at = 11, .amount = 1, .by = 2 },
  { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 12, .amount = 1, .by = 2 },
  { .type = ROBO_EVENT_DESTROYED, .seat = 2, .at = 30, .by = 1 },
  { .type = ROBO_EVENT_CREDIT, .seat = 1, .of = 2 },
  { .type = ROBO_EVENT_REBOOT, .seat = 2, .at = 40 },
  { .type = ROBO_EVENT_PROGRAMMED, .seat = 1 },
};

static void
test_start (void)
{
  guint n_events = G_N_ELEMENTS (story);

  g_assert_cmpuint (robo_recap_find_start (story, n_events, 0), ==, 2);
  g_assert_cmpuint (robo_recap_find_start (story, n_events, 1), ==, n_events);
  g_assert_cmpuint (robo_recap_find_start (story, n_events - 1, 1), ==, 1);
  /* Before its first turn a seat has missed no events. */
  g_assert_cmpuint (robo_recap_find_start (story, n_events, 3), ==, n_events);
  g_assert_cmpuint (robo_recap_find_start (NULL, 0, 0), ==, 0);
}

/* A robot that is pushed twice is listed once. Events of other robots are listed only if they are about points. */
static void
test_list (void)
{
  static const guint expected[] = { 5, 8, 9, 10 };
  g_autoptr (GArray) list = robo_recap_list (story, G_N_ELEMENTS (story), 0, 2);
  g_autoptr (GArray) none = robo_recap_list (story, G_N_ELEMENTS (story), 0, G_N_ELEMENTS (story));

  g_assert_cmpmem (list->data, list->len * sizeof (guint), expected, sizeof expected);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_match (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 3);
  guint start;

  robo_match_start (match);
  test_match_play (match, 3);
  while (robo_match_get_question (match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (match);

  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) list = robo_match_list_recap (match, seat, &start);

      g_assert_cmpuint (robo_match_get_event (match, start - 1)->type, ==, ROBO_EVENT_PROGRAMMED);
      g_assert_cmpuint (robo_match_get_event (match, start - 1)->seat, ==, seat);
      for (guint i = 0; i < list->len; i++)
        g_assert_cmpuint (g_array_index (list, guint, i), >=, start);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-recap/start-of-the-recap/comes-after-the-last-program-of-the-seat", test_start);
  g_test_add_func ("/match/match-recap/list-of-a-seat/has-repeated-pushes-once-and-the-points-of-all-seats", test_list);
  g_test_add_func ("/match/match-recap/recap-in-a-match/lists-only-events-after-the-last-program-of-the-seat",
                   test_match);

  return g_test_run ();
}
