// SPDX-License-Identifier: GPL-3.0-or-later
// Compares every step of random boards with a simple implementation of the words of R1.6 and R1.7.
#include "engine/robo-board.h"
#include "engine/robo-rng.h"

#include <string.h>

#define N_BOARDS 300

static void
make_plan (RoboPlan *plan,
           RoboRng  *rng)
{
  memset (plan, 0, sizeof *plan);
  plan->columns = 5 + robo_rng_below (rng, 4);
  plan->rows = plan->columns == 5 ? 8 : 5;

  for (guint space = 0; space < plan->columns * plan->rows; space++)
    {
      if (robo_rng_below (rng, 8) == 0)
        plan->terrain[space] = ROBO_TERRAIN_SOLID;
      for (guint side = ROBO_DIR_E; side <= ROBO_DIR_S; side += 2)
        {
          guint roll = robo_rng_below (rng, 5);

          if (roll < 2)
            robo_plan_set_edge (plan, space, side, roll == 0 ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
        }
    }
}

/* Stands for a place counted from 0, which may lie outside of the board. */
typedef struct
{
  gint column;
  gint row;
} Place;

static gboolean
is_solid (const RoboPlan *plan,
          Place           at)
{
  if (at.column < 0 || at.row < 0 || at.column >= plan->columns || at.row >= plan->rows)
    return TRUE;

  return plan->terrain[at.row * plan->columns + at.column] == ROBO_TERRAIN_SOLID;
}

/* Returns the edge between two orthogonal neighbors. */
static RoboEdge
get_edge (const RoboPlan *plan,
          Place           a,
          Place           b)
{
  gint column = MIN (a.column, b.column);
  gint row = MIN (a.row, b.row);

  if (column < 0 || row < 0 || MAX (a.column, b.column) >= plan->columns || MAX (a.row, b.row) >= plan->rows)
    return ROBO_EDGE_OPEN;

  return a.row == b.row ? plan->edge_east[row * plan->columns + column]
                        : plan->edge_south[row * plan->columns + column];
}

static gboolean
has_wall (const RoboPlan *plan,
          Place           a,
          Place           b,
          gboolean        through)
{
  return !through && get_edge (plan, a, b) == ROBO_EDGE_WALL;
}

/* Returns whether a detour is closed. R1.7: "closed if either edge is walled or its middle space is solid". */
static gboolean
is_closed (const RoboPlan *plan,
           Place           from,
           Place           over,
           Place           to,
           gboolean        through)
{
  return is_solid (plan, over) || has_wall (plan, from, over, through) || has_wall (plan, over, to, through);
}

static gboolean
has_barrier (const RoboPlan *plan,
             Place           from,
             Place           over,
             Place           to)
{
  return get_edge (plan, from, over) == ROBO_EDGE_BARRIER || get_edge (plan, over, to) == ROBO_EDGE_BARRIER;
}

static guint
work_out_diagonal (const RoboPlan *plan,
                   Place           from,
                   Place           to,
                   gboolean        through)
{
  const Place overs[] = { { to.column, from.row }, { from.column, to.row } };
  guint       n_open = 0;
  guint       n_barriers = 0;

  for (guint i = 0; i < 2; i++)
    {
      if (is_closed (plan, from, overs[i], to, through))
        continue;
      n_open++;
      n_barriers += has_barrier (plan, from, overs[i], to);
    }

  if (is_solid (plan, to) || n_open == 0)
    return ROBO_OBSTACLE_BLOCK;

  return n_open == n_barriers ? ROBO_OBSTACLE_BARRIER : 0;
}

static guint
work_out (const RoboPlan *plan,
          Place           from,
          Place           to,
          gboolean        through)
{
  if (from.column != to.column && from.row != to.row)
    return work_out_diagonal (plan, from, to, through);
  if (is_solid (plan, to) || has_wall (plan, from, to, through))
    return ROBO_OBSTACLE_BLOCK;

  return get_edge (plan, from, to) == ROBO_EDGE_BARRIER ? ROBO_OBSTACLE_BARRIER : 0;
}

static void
check_space (const RoboPlan  *plan,
             const RoboBoard *board,
             guint            space)
{
  /* The directions are clockwise from north. */
  static const Place ways[] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };
  Place              from = { space % plan->columns, space / plan->columns };

  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      const RoboStep *step = robo_board_step (board, space, dir);
      Place           to = { from.column + ways[dir].column, from.row + ways[dir].row };
      gboolean        is_inside = to.column >= 0 && to.row >= 0 && to.column < plan->columns && to.row < plan->rows;

      g_assert_cmpuint (step->to, ==, is_inside ? (guint)(to.row * plan->columns + to.column) : ROBO_NO_SPACE);
      g_assert_cmpuint (step->obstacles, ==, work_out (plan, from, to, FALSE));
      g_assert_cmpuint (step->obstacles_past_walls, ==, work_out (plan, from, to, TRUE));
    }
}

static void
test_random_boards (void)
{
  RoboRng rng;

  robo_rng_seed (&rng, 1);
  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autoptr (RoboBoard) board = NULL;
      RoboPlan plan;

      make_plan (&plan, &rng);
      board = robo_board_new (&plan);
      for (guint space = 0; space < board->n_spaces; space++)
        {
          if (plan.terrain[space] != ROBO_TERRAIN_SOLID)
            check_space (&plan, board, space);
        }
    }
}

/* R1.4: A start is identified by its space, whatever its side and its arrow. */
static void
test_starts (void)
{
  RoboPlan plan = { .columns = 7, .rows = 5, .n_starts = 3 };
  g_autoptr (RoboBoard) board = NULL;

  plan.starts[0] = (RoboStart){ .space = 3, .side = ROBO_DIR_N, .arrow = ROBO_DIR_S };
  plan.starts[1] = (RoboStart){ .space = 5, .side = ROBO_DIR_N, .arrow = ROBO_DIR_E };
  plan.starts[2] = (RoboStart){ .space = 30, .side = ROBO_DIR_S, .arrow = ROBO_DIR_N };
  board = robo_board_new (&plan);
  g_assert_true (board->is_start[3] && board->is_start[5] && board->is_start[30]);
  g_assert_false (board->is_start[29]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/board-steps/R1.7/random-boards-agree-with-the-rules", test_random_boards);
  g_test_add_func ("/engine/board-steps/R1.4/start-is-found-by-its-space", test_starts);

  return g_test_run ();
}
