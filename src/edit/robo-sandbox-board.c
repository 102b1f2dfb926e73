// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

/* Spaces, edges, mines, and where robots stand. */

#define MINE_DAMAGE 1

gboolean
robo_sandbox_has_piece (RoboSandbox *self,
                        guint        space)
{
  const RoboState *state;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  state = &self->position->state;

  return robo_state_get_robot_at (state, space) != ROBO_NO_SEAT || robo_state_get_mine_at (state, space) < state->n_mines;
}

static gboolean
is_solid (const RoboPosition *position,
          guint               space)
{
  return robo_arena_get_plan (position->arena)->terrain[space] == ROBO_TERRAIN_SOLID;
}

static void
move_all (RoboPosition *position,
          guint         from,
          guint         to)
{
  RoboState *state = &position->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      if (state->robots[seat].space == from)
        state->robots[seat].space = (guint8)to;
      else if (state->robots[seat].space == to)
        state->robots[seat].space = (guint8)from;
    }
  for (guint i = 0; i < state->n_mines; i++)
    {
      if (state->mines[i].space == from)
        state->mines[i].space = (guint8)to;
      else if (state->mines[i].space == to)
        state->mines[i].space = (guint8)from;
    }
}

void
robo_sandbox_move (RoboSandbox *self,
                   guint        from,
                   guint        to)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (from == to || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || is_solid (self->position, to))
    return;

  position = robo_sandbox_begin (self);
  move_all (position, from, to);
  robo_sandbox_end (self, position);
}

/*< private >
 * robo_sandbox_is_free:
 * @position: a position
 * @space: a space
 *
 * Returns: whether a robot or a mine could be put there
 */
gboolean
robo_sandbox_is_free (const RoboPosition *position,
                      guint               space)
{
  return !is_solid (position, space) && robo_state_get_robot_at (&position->state, space) == ROBO_NO_SEAT &&
         robo_state_get_mine_at (&position->state, space) == position->state.n_mines;
}

/* R2.3: it has to be in the arena. */
static guint
find_owner (const RoboState *state,
            guint            wanted)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint seat = (wanted + i) % ROBO_MAX_ROBOTS;

      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].space != ROBO_NO_SPACE)
        return seat;
    }

  return ROBO_NO_SEAT;
}

void
robo_sandbox_toggle_mine (RoboSandbox *self,
                          guint        space,
                          guint        seat)
{
  RoboPosition *position;
  RoboState    *state;
  guint         mine, owner;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = robo_sandbox_begin (self);
  state = &position->state;
  mine = robo_state_get_mine_at (state, space);
  owner = find_owner (state, seat);
  if (mine < state->n_mines)
    robo_state_remove_mine (state, mine);
  else if (robo_sandbox_is_free (position, space) && owner != ROBO_NO_SEAT && state->n_mines < ROBO_MAX_MINES)
    state->mines[state->n_mines++] = (RoboMine){ .space = (guint8)space, .owner = (guint8)owner, .damage = MINE_DAMAGE, .card = ROBO_NO_CARD };
  robo_sandbox_end (self, position);
}

/* @plan was changed. */
static void
take_plan (RoboPosition   *position,
           const RoboPlan *plan)
{
  RoboArena *arena = robo_arena_with_plan (position->arena, plan);

  robo_arena_unref (position->arena);
  position->arena = arena;
}

static gboolean
has_already (const RoboPlan *plan,
             guint           space,
             RoboBrushKind   kind)
{
  switch (kind)
    {
    case ROBO_BRUSH_FLOOR:
      return plan->terrain[space] == ROBO_TERRAIN_FLOOR;
    case ROBO_BRUSH_PIT:
      return plan->terrain[space] == ROBO_TERRAIN_PIT;
    case ROBO_BRUSH_WATER:
      return plan->terrain[space] == ROBO_TERRAIN_WATER;
    case ROBO_BRUSH_SOLID:
      return plan->terrain[space] == ROBO_TERRAIN_SOLID;
    case ROBO_BRUSH_VP:
      return plan->vp[space] != 0;
    case ROBO_BRUSH_WORKSHOP:
      return plan->workshop[space] != 0;
    case ROBO_BRUSH_VOLTAGE:
      return plan->high_voltage[space] != 0;
    case ROBO_BRUSH_START:
      return robo_plan_get_start_at (plan, space) < plan->n_starts;
    case ROBO_BRUSH_WALL:
    case ROBO_BRUSH_BARRIER:
    case ROBO_BRUSH_CAUTION:
    case ROBO_BRUSH_ERASER:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/* R2.4: a token lies on its space, and goes with it. */
static void
move_tokens (RoboPosition   *position,
             const RoboPlan *before,
             const RoboPlan *after,
             guint           space)
{
  if (before->vp[space] != 0 && after->vp[space] == 0)
    position->state.tokens[before->vp[space]] = 0;
  if (before->vp[space] == 0 && after->vp[space] != 0)
    position->state.tokens[after->vp[space]] = 1;
}

void
robo_sandbox_toggle_space (RoboSandbox  *self,
                           guint         space,
                           RoboBrushKind kind)
{
  RoboBrush       brush = { .kind = kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };
  RoboTouch       touch;
  RoboPosition   *position;
  RoboPlan        plan;
  const RoboPlan *before;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  before = robo_arena_get_plan (self->position->arena);
  plan = *before;
  if (has_already (before, space, kind))
    brush.kind = ROBO_BRUSH_ERASER;
  else if ((kind == ROBO_BRUSH_PIT || kind == ROBO_BRUSH_WATER || kind == ROBO_BRUSH_SOLID) && robo_sandbox_has_piece (self, space))
    return;
  brush.erasing = ROBO_ERASING_SPACES;
  robo_touch_init_side (&touch, space, ROBO_DIR_N);
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);

  position = robo_sandbox_begin (self);
  move_tokens (position, before, &plan, space);
  take_plan (position, &plan);
  robo_sandbox_end (self, position);
}

static gboolean
find_side (const RoboPlan *plan,
           guint           space,
           guint           other,
           RoboDir        *side)
{
  gint dx = (gint)(other % plan->columns) - (gint)(space % plan->columns);
  gint dy = (gint)(other / plan->columns) - (gint)(space / plan->columns);

  if (ABS (dx) + ABS (dy) != 1)
    return FALSE;

  *side = dx == 1 ? ROBO_DIR_E : dx == -1 ? ROBO_DIR_W
                               : dy == 1  ? ROBO_DIR_S
                                          : ROBO_DIR_N;

  return TRUE;
}

void
robo_sandbox_cycle_edge (RoboSandbox *self,
                         guint        space,
                         guint        other)
{
  RoboPosition *position;
  RoboPlan      plan;
  RoboEdge      edge;
  RoboDir       side;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  plan = *robo_arena_get_plan (self->position->arena);
  if (!find_side (&plan, space, other, &side))
    return;

  position = robo_sandbox_begin (self);
  edge = robo_plan_get_edge (&plan, space, side);
  robo_plan_set_edge (&plan, space, side,
                      edge == ROBO_EDGE_OPEN ? ROBO_EDGE_WALL : edge == ROBO_EDGE_WALL ? ROBO_EDGE_BARRIER
                                                                                       : ROBO_EDGE_OPEN);
  take_plan (position, &plan);
  robo_sandbox_end (self, position);
}
