// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the steps of a compiled board (R1.6, R1.7) that is neither square nor symmetric.
#include "engine/robo-board.h"

/* Returns a board of 6 columns and 5 rows; `at (4, 2)` is 4|2. */
static RoboPlan
plan_new (void)
{
  RoboPlan plan = { .columns = 6, .rows = 5 };

  return plan;
}

static guint
at (guint column,
    guint row)
{
  return (row - 1) * 6 + column - 1;
}

static guint
way (const RoboPlan *plan,
     guint           column,
     guint           row,
     RoboDir         dir)
{
  g_autoptr (RoboBoard) board = robo_board_new (plan);

  return robo_board_step (board, at (column, row), dir)->obstacles;
}

static void
test_orthogonal (void)
{
  RoboPlan plan = plan_new ();

  robo_plan_set_edge (&plan, at (2, 2), ROBO_DIR_E, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, at (4, 4), ROBO_DIR_N, ROBO_EDGE_BARRIER);
  plan.terrain[at (6, 1)] = ROBO_TERRAIN_SOLID;
  plan.terrain[at (1, 5)] = ROBO_TERRAIN_PIT;

  g_assert_cmpuint (way (&plan, 2, 2, ROBO_DIR_E), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 3, 2, ROBO_DIR_W), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 2, 2, ROBO_DIR_S), ==, 0);
  g_assert_cmpuint (way (&plan, 4, 3, ROBO_DIR_S), ==, ROBO_OBSTACLE_BARRIER);
  g_assert_cmpuint (way (&plan, 5, 1, ROBO_DIR_E), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 1, 4, ROBO_DIR_S), ==, 0);
  g_assert_cmpuint (way (&plan, 1, 5, ROBO_DIR_S), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 1, 5, ROBO_DIR_W), ==, ROBO_OBSTACLE_BLOCK);
}

static void
test_diagonal_wall_end (void)
{
  RoboPlan plan = plan_new ();

  robo_plan_set_edge (&plan, at (2, 2), ROBO_DIR_E, ROBO_EDGE_WALL);

  g_assert_cmpuint (way (&plan, 2, 2, ROBO_DIR_NE), ==, 0);
  g_assert_cmpuint (way (&plan, 2, 1, ROBO_DIR_SE), ==, 0);
}

static void
test_diagonal_bend (void)
{
  RoboPlan plan = plan_new ();

  robo_plan_set_edge (&plan, at (2, 2), ROBO_DIR_E, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, at (2, 2), ROBO_DIR_N, ROBO_EDGE_WALL);

  g_assert_cmpuint (way (&plan, 2, 2, ROBO_DIR_NE), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 3, 1, ROBO_DIR_SW), ==, ROBO_OBSTACLE_BLOCK);
  /* A robot passes the outer corner of the walls. */
  g_assert_cmpuint (way (&plan, 2, 1, ROBO_DIR_SE), ==, 0);
}

static void
test_diagonal_middle (void)
{
  RoboPlan plan = plan_new ();

  robo_plan_set_edge (&plan, at (4, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, at (5, 3), ROBO_DIR_N, ROBO_EDGE_WALL);

  g_assert_cmpuint (way (&plan, 4, 3, ROBO_DIR_NE), ==, ROBO_OBSTACLE_BLOCK);
  g_assert_cmpuint (way (&plan, 5, 2, ROBO_DIR_SW), ==, ROBO_OBSTACLE_BLOCK);
}

static void
test_diagonal_solid (void)
{
  RoboPlan plan = plan_new ();

  plan.terrain[at (3, 3)] = ROBO_TERRAIN_SOLID;
  g_assert_cmpuint (way (&plan, 2, 3, ROBO_DIR_NE), ==, 0);
  g_assert_cmpuint (way (&plan, 2, 2, ROBO_DIR_SE), ==, ROBO_OBSTACLE_BLOCK);

  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  g_assert_cmpuint (way (&plan, 2, 3, ROBO_DIR_NE), ==, ROBO_OBSTACLE_BLOCK);
}

static void
test_diagonal_barrier (void)
{
  RoboPlan plan = plan_new ();

  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_E, ROBO_EDGE_BARRIER);
  g_assert_cmpuint (way (&plan, 2, 3, ROBO_DIR_NE), ==, 0);

  /* With the other detour closed, the only open detour crosses the barrier. */
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  g_assert_cmpuint (way (&plan, 2, 3, ROBO_DIR_NE), ==, ROBO_OBSTACLE_BARRIER);

  /* Both detours have a barrier, which counts as one crossing. */
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_N, ROBO_EDGE_BARRIER);
  g_assert_cmpuint (way (&plan, 2, 3, ROBO_DIR_NE), ==, ROBO_OBSTACLE_BARRIER);
}

static void
test_through_walls (void)
{
  RoboPlan plan = plan_new ();
  g_autoptr (RoboBoard) board = NULL;

  robo_plan_set_edge (&plan, at (5, 3), ROBO_DIR_E, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_E, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_N, ROBO_EDGE_WALL);
  board = robo_board_new (&plan);

  g_assert_cmpuint (robo_board_step (board, at (5, 3), ROBO_DIR_E)->obstacles_past_walls, ==, 0);
  g_assert_cmpuint (robo_board_step (board, at (6, 3), ROBO_DIR_E)->obstacles_past_walls, ==, ROBO_OBSTACLE_BLOCK);
  /* Without the wall, the detour over 2|2 is open and has no barrier. */
  g_assert_cmpuint (robo_board_step (board, at (2, 3), ROBO_DIR_NE)->obstacles_past_walls, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/board/R1.6/orthogonal-step/is-stopped-by-walls-and-solid-spaces-only", test_orthogonal);
  g_test_add_func ("/engine/board/R1.7/end-of-a-wall/does-not-stop-a-diagonal-step", test_diagonal_wall_end);
  g_test_add_func ("/engine/board/R1.7/inner-corner/stops-a-step", test_diagonal_bend);
  g_test_add_func ("/engine/board/R1.7/middle-of-a-wall/stops-a-step", test_diagonal_middle);
  g_test_add_func ("/engine/board/R1.7/solid-space/stops-a-diagonal-step-as-walls-do", test_diagonal_solid);
  g_test_add_func ("/engine/board/R1.7/diagonal-step/crosses-a-barrier-only-if-every-open-detour-has-one",
                   test_diagonal_barrier);
  g_test_add_func ("/engine/board/R8.23/step-through-walls/passes-walls-but-not-the-border", test_through_walls);

  return g_test_run ();
}
