// SPDX-License-Identifier: GPL-3.0-or-later
// Tests championships and All-Arenas matches (R11).
#include "engine/robo-series.h"
#include "engine/robo-state.h"

static const guint8 four_operators[] = { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR,
                                         ROBO_SEAT_OPERATOR };
static const guint8 two_and_squad[] = { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT, ROBO_SEAT_KILLBOT };

/* Each operator picks the robot with the number of its seat, so that robot and seat are the same index, unless
 * KillBots, which get the remaining robots, come in another order. */
static RoboSeries *
begin_by_rulings (const guint8 *kinds,
                  guint64       seed,
                  guint         rulings)
{
  RoboSeries *series = robo_series_new (ROBO_SERIES_CHAMPIONSHIP, kinds, ROBO_N_CHAMPIONS, seed);

  robo_series_follow_rulings (series, rulings);
  while (robo_series_get_status (series) == ROBO_SERIES_PICKS)
    g_assert_cmpint (robo_series_answer (series, robo_series_get_asked_seat (series)), ==, ROBO_REFUSED_NOT);

  return series;
}

static RoboSeries *
begin_championship (const guint8 *kinds,
                    guint64       seed)
{
  return begin_by_rulings (kinds, seed, 3);
}

static void
play (RoboSeries *series,
      guint       winner,
      guint       vp2,
      guint       vp3)
{
  RoboBout bout = {
    .arena = robo_series_get_arena (series),
    .winner = winner,
    .vp = { 2, 1, vp2, vp3 },
    .numbers = { 1, 2, 4, 3 },
  };

  if (winner != ROBO_WINNER_SQUAD)
    bout.vp[winner] = 5;
  robo_series_finish_bout (series, &bout);
}

/* R11.2: The numbers of KillBots do not count; they did in series by earlier rulings. */
static void
test_first_arena (void)
{
  guint n_killbots_first = 0;

  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (RoboSeries) series = begin_championship (two_and_squad, seed);
      g_autoptr (RoboSeries) old = begin_by_rulings (two_and_squad, seed, 2);
      guint operator= robo_series_get_number (series, 0) < robo_series_get_number (series, 1) ? 0 : 1;
      guint first = 0;

      while (robo_series_get_number (series, first) != 1)
        first++;
      n_killbots_first += first > 1;
      g_assert_cmpuint (robo_series_get_arena (series), ==, robo_series_get_robot (series, operator));
      g_assert_cmpuint (robo_series_get_arena (old), ==, robo_series_get_robot (old, first));
    }
  g_assert_cmpuint (n_killbots_first, >, 5);
}

static void
test_picking (void)
{
  g_autoptr (RoboSeries) series = robo_series_new (ROBO_SERIES_CHAMPIONSHIP, four_operators, ROBO_N_CHAMPIONS, 5);
  guint8 options[ROBO_MAX_ARENAS];

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint seat = robo_series_get_asked_seat (series);

      g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_PICKS);
      g_assert_cmpuint (robo_series_get_number (series, seat), ==, i + 1);
      g_assert_cmpuint (robo_series_get_options (series, options), ==, 4 - i);
      g_assert_cmpint (robo_series_answer (series, options[0]), ==, ROBO_REFUSED_NOT);
      g_assert_cmpuint (robo_series_get_robot (series, seat), ==, i);
      g_assert_cmpuint (robo_series_get_holder (series, i), ==, seat);
      g_assert_cmpint (robo_series_answer (series, options[0]), ==, ROBO_REFUSED_OPTION);
    }

  g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_PLAYS);
  g_assert_cmpuint (robo_series_get_arena (series), ==, 0);
  g_assert_cmpuint (robo_series_get_number (series, robo_series_get_titleholder (series)), ==, 1);
}

static void
test_killbots_get_what_is_left (void)
{
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (RoboSeries) series = begin_championship (two_and_squad, seed);
      guint sum = robo_series_get_robot (series, 2) + robo_series_get_robot (series, 3);

      g_assert_cmpuint (robo_series_get_robot (series, 0), ==, 0);
      g_assert_cmpuint (robo_series_get_robot (series, 1), ==, 1);
      g_assert_cmpuint (sum, ==, 2 + 3);
    }
}

static void
test_titleholder_defends (void)
{
  g_autoptr (RoboSeries) series = begin_championship (four_operators, 3);
  guint holder = robo_series_get_titleholder (series);

  play (series, holder, 0, 0);
  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    g_assert_cmpuint (robo_series_get_holder (series, i), ==, i);
  g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_CHOOSES);
  g_assert_cmpuint (robo_series_get_asked_seat (series), ==, holder);
}

/* All cards of the beaten seat are lost, not only that of the arena. */
static void
test_cards_go_to_the_winner (void)
{
  g_autoptr (RoboSeries) series = begin_championship (four_operators, 3);
  guint  first = robo_series_get_arena (series);
  guint  winner = (first + 1) % 4;
  guint  last = (first + 2) % 4;
  guint8 options[ROBO_MAX_ARENAS];

  play (series, winner, 0, 0);
  g_assert_cmpuint (robo_series_get_holder (series, first), ==, winner);
  g_assert_cmpuint (robo_series_get_options (series, options), ==, 2);
  g_assert_cmpint (robo_series_answer (series, first), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpint (robo_series_answer (series, last), ==, ROBO_REFUSED_NOT);
  g_assert_cmpuint (robo_series_get_arena (series), ==, last);

  /* The previous winner holds no card in this arena, so no card moves from that seat. */
  play (series, (first + 3) % 4, 0, 0);
  g_assert_cmpuint (robo_series_get_holder (series, last), ==, (first + 3) % 4);
  g_assert_cmpuint (robo_series_get_holder (series, first), ==, winner);
  g_assert_cmpint (robo_series_answer (series, winner), ==, ROBO_REFUSED_NOT);

  /* Another seat beats the seat with two cards. */
  play (series, (first + 3) % 4, 0, 0);
  g_assert_cmpuint (robo_series_get_holder (series, first), ==, (first + 3) % 4);
  g_assert_cmpuint (robo_series_get_holder (series, winner), ==, (first + 3) % 4);
  g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_OVER);
}

/* Returns a championship whose first match is in the arena of this seat, which can be a KillBot by earlier
 * rulings. */
static RoboSeries *
begin_at_home_of (guint seat)
{
  for (guint64 seed = 0;; seed++)
    {
      RoboSeries *series = begin_by_rulings (two_and_squad, seed, 2);

      if (robo_series_get_titleholder (series) == seat)
        return series;
      robo_series_free (series);
    }
}

static void
test_squad_inherits_by_vp (void)
{
  g_autoptr (RoboSeries) by_vp = begin_at_home_of (0);
  g_autoptr (RoboSeries) by_number = begin_at_home_of (0);

  play (by_vp, ROBO_WINNER_SQUAD, 4, 3);
  g_assert_cmpuint (robo_series_get_holder (by_vp, 0), ==, 2);
  /* The series goes on without a choice, because the squad holds the cards of all arenas but one. */
  g_assert_cmpint (robo_series_get_status (by_vp), ==, ROBO_SERIES_PLAYS);
  g_assert_cmpuint (robo_series_get_arena (by_vp), ==, 1);

  play (by_number, ROBO_WINNER_SQUAD, 4, 4);
  g_assert_cmpuint (robo_series_get_holder (by_number, 0), ==, 3);
}

static void
test_squad_against_its_own (void)
{
  g_autoptr (RoboSeries) series = begin_at_home_of (2);
  guint home = robo_series_get_arena (series);

  play (series, ROBO_WINNER_SQUAD, 0, 7);
  g_assert_cmpuint (robo_series_get_holder (series, home), ==, 2);
}

static void
test_only_the_beaten_member_pays (void)
{
  g_autoptr (RoboSeries) series = begin_at_home_of (2);
  guint home = robo_series_get_arena (series);

  play (series, 0, 0, 0);
  g_assert_cmpuint (robo_series_get_holder (series, home), ==, 0);
  g_assert_cmpuint (robo_series_get_holder (series, robo_series_get_robot (series, 3)), ==, 3);
}

static void
test_squad_is_champion_together (void)
{
  g_autoptr (RoboSeries) series = begin_at_home_of (0);
  guint ranks[ROBO_MAX_ROBOTS];

  play (series, ROBO_WINNER_SQUAD, 4, 3);
  play (series, ROBO_WINNER_SQUAD, 3, 4);
  g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_OVER);

  robo_series_get_ranks (series, ranks);
  g_assert_cmpuint (ranks[2], ==, 1);
  g_assert_cmpuint (ranks[3], ==, 1);
  g_assert_cmpuint (ranks[0], ==, 2);
  g_assert_cmpuint (ranks[1], ==, 3);
}

static void
test_all_arenas (void)
{
  g_autoptr (RoboSeries) series = robo_series_new (ROBO_SERIES_ALL_ARENAS, four_operators, 3, 1);
  guint ranks[ROBO_MAX_ROBOTS];

  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_PLAYS);
      g_assert_cmpuint (robo_series_get_arena (series), ==, i);
      g_assert_cmpuint (robo_series_get_titleholder (series), ==, ROBO_NO_SEAT);
      play (series, 1 + i, 0, 0);
    }
  g_assert_cmpint (robo_series_get_status (series), ==, ROBO_SERIES_OVER);

  /* Seats 1 to 3 have one win each; over all matches seat 1 has 7 VP, seats 2 and 3 have 5, seat 0 has 6 but
   * no win. */
  robo_series_get_ranks (series, ranks);
  g_assert_cmpuint (ranks[1], ==, 1);
  g_assert_cmpuint (ranks[2], ==, 2);
  g_assert_cmpuint (ranks[3], ==, 2);
  g_assert_cmpuint (ranks[0], ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/series/R11.1/operators-pick-robots-by-starting-number", test_picking);
  g_test_add_func ("/engine/series/R11.2/first-arena-is-home-of-the-operator-with-the-lowest-number", test_first_arena);
  g_test_add_func ("/engine/series/R11.1/killbots-get-the-remaining-robots", test_killbots_get_what_is_left);
  g_test_add_func ("/engine/series/R11.4/no-card-changes-hands-if-the-titleholder-wins", test_titleholder_defends);
  g_test_add_func ("/engine/series/R11.4/winner-gets-all-cards-of-the-beaten-titleholder", test_cards_go_to_the_winner);
  g_test_add_func ("/engine/series/R11.4/squad-member-with-most-vp-gets-the-card", test_squad_inherits_by_vp);
  g_test_add_func ("/engine/series/R11.4/titleholder-in-the-winning-squad-keeps-its-card", test_squad_against_its_own);
  g_test_add_func ("/engine/series/R11.4/only-the-beaten-killbot-of-a-squad-loses-its-card",
                   test_only_the_beaten_member_pays);
  g_test_add_func ("/engine/series/R11.5/squad-is-champion-together", test_squad_is_champion_together);
  g_test_add_func ("/engine/series/R11.6/all-arenas-series-is-ranked-by-wins-then-vp", test_all_arenas);

  return g_test_run ();
}
