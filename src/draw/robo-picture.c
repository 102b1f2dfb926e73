// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the pieces of a game's state as a picture.
#include "robo-picture.h"

#include "robo-arena-drawing.h"

#include <string.h>

static gboolean
is_beside_hole (const RoboBoard *board,
                guint            space)
{
  for (guint dir = 0; dir < ROBO_N_DIRS; dir += 2)
    {
      const RoboStep *step = robo_board_step (board, space, (RoboDir)dir);
      guint           terrain;

      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        continue;
      terrain = board->terrain[step->to];
      if (terrain == ROBO_TERRAIN_PIT || terrain == ROBO_TERRAIN_WATER)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_won (const RoboState *state,
         guint            seat)
{
  if (state->phase != ROBO_PHASE_OVER)
    return FALSE;

  return state->winner == seat ||
         (state->winner == ROBO_WINNER_SQUAD && state->robots[seat].kind == ROBO_SEAT_KILLBOT);
}

static RoboMood
get_mood (const RoboBoard        *board,
          const RoboState        *state,
          guint                   seat,
          const RoboPictureRobot *robot)
{
  if (!robot->is_there)
    return ROBO_MOOD_IDLE;
  if (has_won (state, seat))
    return ROBO_MOOD_CHEERING;
  if (robot->damage > 0 && robot->damage + 1 >= robot->damage_limit)
    return ROBO_MOOD_DIZZY;

  return is_beside_hole (board, robot->space) ? ROBO_MOOD_SCARED : ROBO_MOOD_IDLE;
}

void
robo_board_picture_init (RoboBoardPicture *picture,
                         const RoboBoard  *board,
                         const RoboState  *state,
                         guint             damage_limit)
{
  memset (picture, 0, sizeof *picture);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboRobot *robot = &state->robots[i];

      picture->robots[i] = (RoboPictureRobot){
        .is_there = robo_robot_is_in_arena (robot),
        .space = robot->space,
        .colour = (guint8)robo_draw_get_side_colour ((RoboDir)robot->side),
        .number = robot->number,
        .damage = robot->damage,
        .damage_limit = (guint8)damage_limit,
        .is_killbot = robot->kind == ROBO_SEAT_KILLBOT,
        .facing = robot->facing,
      };
      picture->robots[i].mood = get_mood (board, state, i, &picture->robots[i]);
    }
  for (guint i = 0; i < state->n_mines; i++)
    picture->mines[state->mines[i].space] = 1 + picture->robots[state->mines[i].owner].colour;
  for (guint i = 1; i <= ROBO_MAX_VP_NUMBER; i++)
    if (board->vp_space[i] != ROBO_NO_SPACE)
      picture->tokens[board->vp_space[i]] = state->tokens[i];
}

guint
robo_board_picture_get_robot_at (const RoboBoardPicture *picture,
                                 guint                   space)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (picture->robots[i].is_there && picture->robots[i].space == space)
      return i;

  return ROBO_NO_SEAT;
}

gboolean
robo_board_picture_has_killbot (const RoboBoardPicture *picture)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (picture->robots[i].is_there && picture->robots[i].is_killbot)
      return TRUE;

  return FALSE;
}
