// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

/* Which robots there are, and what each is like. */

/*< private >
 * robo_sandbox_init_robot:
 * @robot: (out caller-allocates): what to fill
 * @seat: its seat
 * @kind: not empty
 * @space: where it is to stand
 */
void
robo_sandbox_init_robot (RoboRobot   *robot,
                         guint        seat,
                         RoboSeatKind kind,
                         guint        space)
{
  static const RoboDir sides[ROBO_MAX_ROBOTS] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_W, ROBO_DIR_E };

  *robot = (RoboRobot){
    .kind = (guint8)kind,
    .side = (guint8)sides[seat],
    .number = (guint8)(seat + 1),
    .space = (guint8)space,
    .facing = ROBO_DIR_N,
    .controller = ROBO_NO_SEAT,
    .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
  };
}

static guint
find_free (const RoboPosition *position)
{
  const RoboPlan *plan = robo_arena_get_plan (position->arena);

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (robo_sandbox_is_free (position, space))
        return space;
    }

  return ROBO_NO_SPACE;
}

/* Starting numbers are 1 to n (formats.md). */
static void
renumber (RoboState *state)
{
  guint8 number = 1;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        state->robots[seat].number = number++;
    }
}

/* R2.3: its mines go with it. */
static void
remove_robot (RoboState *state,
              guint      seat)
{
  memset (&state->robots[seat], 0, sizeof state->robots[seat]);
  for (guint i = state->n_mines; i-- > 0;)
    {
      if (state->mines[i].owner == seat)
        robo_state_remove_mine (state, i);
    }
}

void
robo_sandbox_put_robot (RoboSandbox *self,
                        guint        seat,
                        RoboSeatKind kind,
                        guint        space)
{
  RoboPosition *position;
  RoboRobot    *robot;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = robo_sandbox_begin (self);
  robot = &position->state.robots[seat];
  if (kind == ROBO_SEAT_EMPTY)
    remove_robot (&position->state, seat);
  else if (robot->kind == ROBO_SEAT_EMPTY)
    robo_sandbox_init_robot (robot, seat, kind, space != ROBO_NO_SPACE && robo_sandbox_is_free (position, space) ? space : find_free (position));
  else
    robot->kind = (guint8)kind;
  if (kind == ROBO_SEAT_KILLBOT)
    {
      memset (robot->dice, 0, sizeof robot->dice);
      robot->n_dice = 0;
    }
  renumber (&position->state);
  robo_sandbox_end (self, position);
}

/**
 * robo_sandbox_set_damage:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @damage: on its monitor, less than the damage limit
 */
void
robo_sandbox_set_damage (RoboSandbox *self,
                         guint        seat,
                         guint        damage)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = robo_sandbox_begin (self);
  position->state.robots[seat].damage = (guint8)MIN (damage, position->rules.damage_limit - 1u);
  robo_sandbox_end (self, position);
}

/**
 * robo_sandbox_set_facing:
 * @self: a sandbox
 * @seat: a KillBot's seat
 * @facing: an orthogonal direction
 */
void
robo_sandbox_set_facing (RoboSandbox *self,
                         guint        seat,
                         RoboDir      facing)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && robo_dir_is_orthogonal (facing));

  position = robo_sandbox_begin (self);
  position->state.robots[seat].facing = (guint8)facing;
  robo_sandbox_end (self, position);
}

/**
 * robo_sandbox_set_declines:
 * @self: a sandbox
 * @seat: an operator's seat
 * @declines: whether it uses no module that is optional
 */
void
robo_sandbox_set_declines (RoboSandbox *self,
                           guint        seat,
                           gboolean     declines)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = robo_sandbox_begin (self);
  position->declines[seat] = declines != FALSE;
  robo_sandbox_end (self, position);
}

/*< private >
 * robo_sandbox_give_die:
 * @robot: a robot
 * @colour: of its only die, on control unit I
 * @value: what it shows
 * @key: where it lies
 */
void
robo_sandbox_give_die (RoboRobot *robot,
                       RoboColour colour,
                       guint      value,
                       RoboDir    key)
{
  memset (robot->dice, 0, sizeof robot->dice);
  robot->n_dice = 1;
  robot->dice[0] = (RoboDie){ .colour = (guint8)colour, .value = (guint8)value, .key = (guint8)key, .controller = ROBO_NO_SEAT };
}

void
robo_sandbox_set_die (RoboSandbox   *self,
                      guint          seat,
                      const RoboDie *die)
{
  RoboPosition *position;
  RoboRobot    *robot;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = robo_sandbox_begin (self);
  robot = &position->state.robots[seat];
  if (die != NULL)
    robo_sandbox_give_die (robot, die->colour, die->value, die->key);
  else
    {
      memset (robot->dice, 0, sizeof robot->dice);
      robot->n_dice = 0;
    }
  robo_sandbox_end (self, position);
}
