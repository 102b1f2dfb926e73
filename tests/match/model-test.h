// SPDX-License-Identifier: GPL-3.0-or-later
// Creates an arena, set-ups and matches for tests.
#pragma once

#include "ai/robo-random-operator.h"
#include "match/log/robo-log-item.h"
#include "match/robo-match.h"

G_BEGIN_DECLS

#define TEST_COLUMNS 9
#define TEST_ROWS    8

/* Returns the space at a column and a row: `test_at (4, 2)` is 4|2. */
static inline guint
test_at (guint column,
         guint row)
{
  return (row - 1) * TEST_COLUMNS + column - 1;
}

static inline void
test_add_start (RoboPlan *plan,
                guint     column,
                guint     row,
                RoboDir   side)
{
  plan->starts[plan->n_starts++] =
    (RoboStart){ .space = test_at (column, row), .side = side, .arrow = robo_dir_opposite (side) };
}

/* Creates an arena that is neither square nor symmetric: a pit, water, a wall and a barrier, three VP spaces, starts on
 * all sides. */
static inline RoboArena *
test_arena_new (void)
{
  RoboPlan plan = { .columns = TEST_COLUMNS, .rows = TEST_ROWS };

  plan.terrain[test_at (3, 3)] = ROBO_TERRAIN_PIT;
  plan.terrain[test_at (7, 5)] = ROBO_TERRAIN_WATER;
  plan.terrain[test_at (1, 1)] = ROBO_TERRAIN_SOLID;
  plan.vp[test_at (5, 4)] = 1;
  plan.vp[test_at (3, 6)] = 2;
  plan.vp[test_at (7, 3)] = 3;
  robo_plan_set_edge (&plan, test_at (4, 4), ROBO_DIR_E, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (&plan, test_at (6, 6), ROBO_DIR_S, ROBO_EDGE_WALL);
  for (guint i = 0; i < 3; i++)
    {
      test_add_start (&plan, 4 + i, 8, ROBO_DIR_S);
      test_add_start (&plan, 4 + i, 1, ROBO_DIR_N);
      test_add_start (&plan, 1, 3 + i, ROBO_DIR_W);
      test_add_start (&plan, 9, 4 + i, ROBO_DIR_E);
    }

  return robo_arena_new ("test", &plan);
}

/* Creates a set-up. `players` has a letter for each seat: h(uman), c(omputer), k(illBot) or -. */
static inline RoboMatchSetup *
test_setup_new (const char *players,
                guint64     seed)
{
  static const char *const names[] = { "Anna", "Ben", "Clara", "Dan" };
  g_autoptr (RoboArena) arena = test_arena_new ();
  RoboMatchSetup *setup = robo_match_setup_new (arena);

  setup->seed = seed;
  for (guint i = 0; players[i]; i++)
    {
      RoboPlayer player = players[i] == 'h'   ? ROBO_PLAYER_HUMAN
                          : players[i] == 'c' ? ROBO_PLAYER_COMPUTER
                          : players[i] == 'k' ? ROBO_PLAYER_KILLBOT
                                              : ROBO_PLAYER_NONE;

      robo_match_setup_set_seat (setup, i, player, player == ROBO_PLAYER_HUMAN ? names[i] : NULL);
    }

  return setup;
}

/* Adds the standard rules with all modules. */
static inline void
test_setup_add_modules (RoboMatchSetup *setup)
{
  static const char *const sets[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new ("test");
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  RoboRules rules;

  g_assert_nonnull (modules);
  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (modules, &rules);
  robo_match_setup_set_rules (setup, &rules, modules);
}

/* Creates a match that plays at speed 0, so that every answer shows everything up to the next question. */
static inline RoboMatch *
test_match_new (const char *players,
                guint64     seed)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, seed);
  RoboMatch *match = robo_match_new (setup);

  robo_match_set_speed (match, 0);

  return match;
}

static inline RoboMatch *
test_match_new_with_modules (const char *players,
                             guint64     seed)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, seed);
  RoboMatch *match;

  test_setup_add_modules (setup);
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);

  return match;
}

/* Gives a random legal answer. */
static inline void
test_match_answer (RoboMatch *match)
{
  RoboRandomOperator operator;

  robo_random_operator_init (&operator, robo_match_get_n_events (match));
  g_assert_cmpint (robo_match_answer (match, robo_random_operator_answer (&operator, robo_match_get_game_setup (match),
                                                                          robo_match_get_shown_state (match),
                                                                          robo_match_get_question (match))),
                   ==, ROBO_REFUSED_NOT);
}

/* Returns the number of events in the lines of the log. */
static inline guint
test_match_count_logged (RoboMatch *match)
{
  GListModel *log = robo_match_get_log (match);
  g_autoptr (RoboLogItem) last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);

  return last != NULL ? robo_log_item_get_end (last) : 0;
}

/* Plays to the beginning of round n_rounds + 1, or until the game is over. */
static inline void
test_match_play (RoboMatch *match,
                 guint      n_rounds)
{
  while (robo_match_get_question (match) && robo_match_get_shown_state (match)->round <= n_rounds)
    test_match_answer (match);
}

G_END_DECLS
