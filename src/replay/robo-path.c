/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-path.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const RoboBoard *board;
  const RoboRules *rules;
  guint            seat;
  RoboState        state;
  RoboPath        *path;
  gboolean         is_over;
} Walk;

static RoboRobot *
get_walker (Walk *walk)
{
  return &walk->state.robots[walk->seat];
}

static void
add_step (Walk        *walk,
          guint        space,
          RoboPathMark mark)
{
  if (walk->path->n_steps < ROBO_MAX_PATH_STEPS)
    walk->path->steps[walk->path->n_steps++] = (RoboPathStep){ .space = space, .mark = mark };
}

/* Returns whether a wall stops the chain of robots in front (R7.1.b). Anchors are ignored, because their owners would
 * have to be asked. */
static gboolean
is_chain_blocked (Walk   *walk,
                  guint   space,
                  RoboDir dir)
{
  while (robo_state_get_robot_at (&walk->state, space) != ROBO_NO_SEAT)
    {
      const RoboStep *step = robo_board_step (walk->board, space, dir);

      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        return TRUE;
      space = step->to;
    }

  return FALSE;
}

/* Pushes the chain of robots, the front robot first (R7.1.g). Barriers do not damage the pushed robots in this
 * prediction. */
static void
push_chain (Walk   *walk,
            guint   space,
            RoboDir dir)
{
  guint seat = robo_state_get_robot_at (&walk->state, space);
  guint to;

  if (seat == ROBO_NO_SEAT)
    return;

  to = robo_board_step (walk->board, space, dir)->to;
  push_chain (walk, to, dir);
  walk->state.robots[seat].space = robo_board_is_hole (walk->board, to) ? ROBO_NO_SPACE : to;
}

static gboolean
walk_step (Walk   *walk,
           RoboDir dir)
{
  RoboRobot       *robot = get_walker (walk);
  const RoboBoard *board = walk->board;
  const RoboStep  *step = robo_board_step (board, robot->space, dir);
  gboolean         has_barrier = (step->obstacles & ROBO_OBSTACLE_BARRIER) != 0;

  if (step->obstacles & ROBO_OBSTACLE_BLOCK || is_chain_blocked (walk, step->to, dir))
    {
      RoboPathStep *last = &walk->path->steps[walk->path->n_steps - 1];

      last->mark = ROBO_PATH_BLOCKED;
      last->dir = dir;
      return FALSE;
    }

  push_chain (walk, step->to, dir);
  robot->space = step->to;
  robot->damage += has_barrier ? 1 : 0;
  walk->is_over = robo_board_is_hole (board, step->to) || robot->damage >= walk->rules->damage_limit;
  if (robo_board_is_hole (board, step->to))
    add_step (walk, step->to, ROBO_PATH_PIT);
  else
    add_step (walk, step->to, has_barrier ? ROBO_PATH_BARRIER : ROBO_PATH_PLAIN);

  return !walk->is_over;
}

/* Follows the line of fire (R1.9). */
static void
walk_red (Walk          *walk,
          const RoboDie *die)
{
  guint from = get_walker (walk)->space;
  guint space = from;

  for (;;)
    {
      const RoboStep *step = robo_board_step (walk->board, space, die->key);

      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        break;
      space = step->to;
      if (robo_state_get_robot_at (&walk->state, space) != ROBO_NO_SEAT ||
          robo_state_get_mine_at (&walk->state, space) < walk->state.n_mines)
        break;
    }

  if (space != from && walk->path->n_shots < ROBO_MAX_PATH_SHOTS)
    {
      walk->path->shots[walk->path->n_shots][0] = from;
      walk->path->shots[walk->path->n_shots][1] = space;
      walk->path->n_shots++;
    }
}

/* Compares dice by unit, then the lower value first, then blue before red (R6.2). */
static int
compare_dice (gconstpointer a,
              gconstpointer b)
{
  const RoboDie *one = a;
  const RoboDie *other = b;

  if (one->unit != other->unit)
    return one->unit - other->unit;
  if (one->value != other->value)
    return one->value - other->value;
  if (one->colour != other->colour)
    return one->colour - other->colour;

  /* Give equal dice a fixed order, so that the picture is always the same. In a game the operator chooses one of the
   * two dice (R6.3). */
  return one->key - other->key;
}

void
robo_path_predict (const RoboBoard   *board,
                   const RoboState   *state,
                   const RoboRules   *rules,
                   guint              seat,
                   const RoboProgram *program,
                   RoboPath          *path)
{
  Walk        walk = { .board = board, .rules = rules, .seat = seat, .state = *state, .path = path };
  RoboProgram sorted = *program;

  memset (path, 0, sizeof *path);
  if (!robo_robot_is_in_arena (get_walker (&walk)))
    return;

  qsort (sorted.dice, sorted.n_dice, sizeof (RoboDie), compare_dice);
  add_step (&walk, get_walker (&walk)->space, ROBO_PATH_PLAIN);
  for (guint i = 0; i < sorted.n_dice && !walk.is_over; i++)
    {
      const RoboDie *die = &sorted.dice[i];

      guint n_steps = 0;

      if (die->colour == ROBO_RED)
        {
          walk_red (&walk, die);
          continue;
        }
      while (n_steps < die->value && walk_step (&walk, die->key))
        n_steps++;
      /* Mark the end of the move. A shot needs no mark, because its origin is visible. */
      path->steps[path->n_steps - 1].unit = die->unit + 1;
    }
}
