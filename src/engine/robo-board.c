// SPDX-License-Identifier: GPL-3.0-or-later
// Compiles an arena: every step from every space is settled here (R1.6, R1.7).
#include "robo-board.h"

#include "robo-ids.h"

#include <string.h>

static const char *const themes[ROBO_N_THEMES] = {
  [ROBO_THEME_STEEL] = "steel",
  [ROBO_THEME_MARBLE] = "marble",
  [ROBO_THEME_NEON] = "neon",
  [ROBO_THEME_CONCRETE] = "concrete",
};

ROBO_DEFINE_IDS (RoboTheme, robo_theme, themes, )

/* Reading and changing a plan */

guint
robo_plan_get_space (const RoboPlan *plan,
                     guint           column,
                     guint           row)
{
  if (column >= plan->columns || row >= plan->rows)
    return ROBO_NO_SPACE;

  return row * plan->columns + column;
}

guint
robo_plan_get_neighbour (const RoboPlan *plan,
                         guint           space,
                         RoboDir         dir)
{
  gint column = (gint)(space % plan->columns) + robo_dir_dx (dir);
  gint row = (gint)(space / plan->columns) + robo_dir_dy (dir);

  if (column < 0 || row < 0)
    return ROBO_NO_SPACE;

  return robo_plan_get_space (plan, (guint)column, (guint)row);
}

RoboEdge
robo_plan_get_edge (const RoboPlan *plan,
                    guint           space,
                    RoboDir         side)
{
  guint neighbour = robo_plan_get_neighbour (plan, space, side);

  if (neighbour == ROBO_NO_SPACE)
    return ROBO_EDGE_OPEN;

  switch (side)
    {
    case ROBO_DIR_E:
      return plan->edge_east[space];
    case ROBO_DIR_S:
      return plan->edge_south[space];
    case ROBO_DIR_W:
      return plan->edge_east[neighbour];
    case ROBO_DIR_N:
      return plan->edge_south[neighbour];
    case ROBO_DIR_NE:
    case ROBO_DIR_SE:
    case ROBO_DIR_SW:
    case ROBO_DIR_NW:
      break;
    }

  g_return_val_if_reached (ROBO_EDGE_OPEN);
}

gboolean
robo_plan_set_edge (RoboPlan *plan,
                    guint     space,
                    RoboDir   side,
                    RoboEdge  edge)
{
  guint neighbour = robo_plan_get_neighbour (plan, space, side);

  g_return_val_if_fail (robo_dir_is_orthogonal (side), FALSE);

  if (neighbour == ROBO_NO_SPACE)
    return FALSE;

  if (side == ROBO_DIR_E)
    plan->edge_east[space] = edge;
  else if (side == ROBO_DIR_S)
    plan->edge_south[space] = edge;
  else if (side == ROBO_DIR_W)
    plan->edge_east[neighbour] = edge;
  else
    plan->edge_south[neighbour] = edge;

  return TRUE;
}

/* Compiling a board */

static gboolean
is_solid (const RoboPlan *plan,
          guint           space)
{
  return space == ROBO_NO_SPACE || plan->terrain[space] == ROBO_TERRAIN_SOLID;
}

/* Returns the flags of an orthogonal step (R1.6), optionally as if there were no energy walls. */
static RoboObstacles
find_orthogonal_obstacles (const RoboPlan *plan,
                           guint           from,
                           RoboDir         dir,
                           gboolean        through_walls)
{
  RoboEdge edge = robo_plan_get_edge (plan, from, dir);

  if (is_solid (plan, robo_plan_get_neighbour (plan, from, dir)))
    return ROBO_OBSTACLE_BLOCK;
  if (edge == ROBO_EDGE_WALL && !through_walls)
    return ROBO_OBSTACLE_BLOCK;

  return edge == ROBO_EDGE_BARRIER ? ROBO_OBSTACLE_BARRIER : 0;
}

/* Returns the flags of a detour. It is closed if one of its edges is walled or its middle space is solid (R1.7). The
 * first step into a solid middle space counts as walled anyway. */
static RoboObstacles
find_detour_obstacles (const RoboPlan *plan,
                       guint           from,
                       RoboDir         first,
                       RoboDir         second,
                       gboolean        through_walls)
{
  RoboObstacles obstacles = find_orthogonal_obstacles (plan, from, first, through_walls);
  guint         middle = robo_plan_get_neighbour (plan, from, first);

  if (obstacles & ROBO_OBSTACLE_BLOCK)
    return ROBO_OBSTACLE_BLOCK;

  return obstacles | find_orthogonal_obstacles (plan, middle, second, through_walls);
}

static RoboObstacles
compile_obstacles (const RoboPlan *plan,
                   guint           from,
                   RoboDir         dir,
                   gboolean        through_walls)
{
  RoboDir       left = robo_dir_turn (dir, -1);
  RoboDir       right = robo_dir_turn (dir, 1);
  RoboObstacles sides[2];
  gboolean      crosses_on_every_open = TRUE;
  gboolean      is_open = FALSE;

  if (robo_dir_is_orthogonal (dir))
    return find_orthogonal_obstacles (plan, from, dir, through_walls);
  if (is_solid (plan, robo_plan_get_neighbour (plan, from, dir)))
    return ROBO_OBSTACLE_BLOCK;

  sides[0] = find_detour_obstacles (plan, from, left, right, through_walls);
  sides[1] = find_detour_obstacles (plan, from, right, left, through_walls);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      if (sides[i] & ROBO_OBSTACLE_BLOCK)
        continue;
      is_open = TRUE;
      crosses_on_every_open &= (sides[i] & ROBO_OBSTACLE_BARRIER) != 0;
    }

  if (!is_open)
    return ROBO_OBSTACLE_BLOCK;

  return crosses_on_every_open ? ROBO_OBSTACLE_BARRIER : 0;
}

RoboBoard *
robo_board_new (const RoboPlan *plan)
{
  RoboBoard *board;

  g_return_val_if_fail (plan->columns >= ROBO_MIN_SIDE && plan->columns <= ROBO_MAX_SIDE, NULL);
  g_return_val_if_fail (plan->rows >= ROBO_MIN_SIDE && plan->rows <= ROBO_MAX_SIDE, NULL);
  g_return_val_if_fail (plan->n_starts <= ROBO_MAX_STARTS, NULL);

  board = g_new0 (RoboBoard, 1);
  board->columns = plan->columns;
  board->rows = plan->rows;
  board->n_spaces = plan->columns * plan->rows;
  board->n_starts = plan->n_starts;

  memcpy (board->starts, plan->starts, sizeof board->starts);
  memcpy (board->vp, plan->vp, sizeof board->vp);
  memcpy (board->terrain, plan->terrain, sizeof board->terrain);
  memcpy (board->workshop, plan->workshop, sizeof board->workshop);
  memcpy (board->high_voltage, plan->high_voltage, sizeof board->high_voltage);
  memcpy (board->caution, plan->caution, sizeof board->caution);
  memset (board->vp_space, ROBO_NO_SPACE, sizeof board->vp_space);

  for (guint space = 0; space < board->n_spaces; space++)
    {
      for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
        {
          RoboStep *step = &board->steps[space][dir];

          step->to = robo_plan_get_neighbour (plan, space, dir);
          step->obstacles = compile_obstacles (plan, space, dir, FALSE);
          step->obstacles_past_walls = compile_obstacles (plan, space, dir, TRUE);
        }

      for (guint side = 0; side < 4; side++)
        board->edge[space][side] = robo_plan_get_edge (plan, space, side * 2);

      if (plan->vp[space] != 0)
        {
          board->vp_space[plan->vp[space]] = space;
          board->n_vp++;
        }
    }
  for (guint i = 0; i < board->n_starts; i++)
    board->is_start[board->starts[i].space] = TRUE;

  return board;
}

void
robo_board_free (RoboBoard *board)
{
  g_free (board);
}

gboolean
robo_board_is_adjacent (const RoboBoard *board,
                        guint            centre,
                        guint            space)
{
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      const RoboStep *step = robo_board_step (board, centre, dir);

      if (step->to == space)
        return (step->obstacles & ROBO_OBSTACLE_BLOCK) == 0;
    }

  return FALSE;
}
