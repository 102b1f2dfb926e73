// SPDX-License-Identifier: GPL-3.0-or-later
// Marks the dangerous spaces from the events of rounds that are played forward.
#include "robo-danger.h"

static void
add_space (RoboSpaces *spaces,
           guint       space)
{
  /* Some events have no space; ignore them. */
  if (space < ROBO_MAX_SPACES)
    spaces->words[space / 64] |= G_GUINT64_CONSTANT (1) << space % 64;
}

void
robo_spaces_count (const RoboSpaces *spaces,
                   const RoboSpaces *others,
                   guint16          *counts,
                   guint             n)
{
  for (guint i = 0; i < G_N_ELEMENTS (spaces->words); i++)
    {
      for (guint64 left = spaces->words[i] | others->words[i]; left != 0; left &= left - 1)
        counts[64 * i + (guint)__builtin_ctzll (left)] += n;
    }
}

static void
note_spaces (RoboDangerWatch *self,
             const RoboState *state)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->spaces[seat] = state->robots[seat].space;
}

void
robo_danger_watch_init (RoboDangerWatch *watch,
                        const RoboBoard *board,
                        guint            seat,
                        const RoboState *state)
{
  watch->board = board;
  watch->seat = seat;
  watch->way_length = 0;
  note_spaces (watch, state);
}

static guint
get_robot_at (const RoboDangerWatch *self,
              guint                  space)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->spaces[seat] == space)
        return seat;
    }

  return ROBO_NO_SEAT;
}

/* Marks the line of a shot up to its end. If the seat's own robot stopped the shot, marks the line beyond that
 * robot, too, because the robot may move away. */
static void
mark_shot (const RoboDangerWatch *self,
           const RoboEvent       *event,
           RoboSpaces            *shot)
{
  guint    space = event->at;
  gboolean is_past = FALSE;

  while ((robo_board_step (self->board, space, event->key)->obstacles & ROBO_OBSTACLE_BLOCK) == 0)
    {
      guint seat;

      space = robo_board_step (self->board, space, event->key)->to;
      seat = get_robot_at (self, space);
      add_space (shot, space);
      if (space == event->to && seat != self->seat)
        return;
      if (is_past && seat != ROBO_NO_SEAT)
        return;
      is_past |= space == event->to;
    }
  if (!is_past && event->to != ROBO_NO_SPACE && event->to != event->at)
    add_space (shot, event->to);
}

static void
mark_move (RoboDangerWatch *self,
           const RoboEvent *event,
           RoboSpaces      *pushed)
{
  guint           dir = 0;
  const RoboStep *next;

  while (dir < ROBO_N_DIRS && robo_board_step (self->board, event->at, dir)->to != event->to)
    dir++;
  if (dir == ROBO_N_DIRS || robo_board_is_hole (self->board, event->to))
    {
      self->way_length = 0;
      return;
    }
  if (self->way_length == 0 || self->way_seat != event->seat || self->way_dir != dir ||
      self->way[self->way_length - 1] != event->at || self->way_length == G_N_ELEMENTS (self->way))
    {
      self->way_length = 0;
      self->way_seat = event->seat;
      self->way_dir = dir;
    }
  self->way[self->way_length++] = event->to;

  next = robo_board_step (self->board, event->to, dir);
  if ((next->obstacles & ROBO_OBSTACLE_BLOCK) != 0 || !robo_board_is_hole (self->board, next->to))
    return;

  for (guint i = 0; i < self->way_length; i++)
    add_space (pushed, self->way[i]);
}

void
robo_danger_watch_event (RoboDangerWatch *watch,
                         const RoboEvent *event,
                         const RoboState *state,
                         RoboDangers     *dangers)
{
  gboolean is_of_others = event->by < ROBO_MAX_ROBOTS && event->by != watch->seat;

  if (event->type == ROBO_EVENT_ACTIVATE || event->type == ROBO_EVENT_UNIT)
    watch->way_length = 0;
  else if (event->type == ROBO_EVENT_FIRE && event->seat != watch->seat)
    mark_shot (watch, event, &dangers->shot);
  else if (event->type == ROBO_EVENT_STEP && event->seat != watch->seat)
    mark_move (watch, event, &dangers->pushed);
  else if (event->type == ROBO_EVENT_PUSH && is_of_others && robo_board_is_hole (watch->board, event->to))
    add_space (&dangers->pushed, event->at);
  else if ((event->type == ROBO_EVENT_HIT || event->type == ROBO_EVENT_DAMAGE) && is_of_others)
    add_space (&dangers->shot, event->at);
  else if (event->type == ROBO_EVENT_DETONATE && event->seat != watch->seat)
    add_space (&dangers->shot, event->at);

  note_spaces (watch, state);
}
