// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

#include "engine/robo-program.h"

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

/* Starting numbers are 1 to n (formats.md): who comes is last, and who goes leaves no gap. */
static void
close_gap (RoboState *state,
           guint      number)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].number > number)
        state->robots[seat].number--;
    }
}

static guint
count_robots (const RoboState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n += state->robots[seat].kind != ROBO_SEAT_EMPTY;

  return n;
}

/* Its own if nobody has it: robots of a scenario may sit anywhere. */
static RoboDir
find_side (const RoboState *state,
           guint            seat)
{
  static const RoboDir sides[ROBO_MAX_ROBOTS] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_W, ROBO_DIR_E };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboDir  side = sides[(seat + i) % ROBO_MAX_ROBOTS];
      gboolean is_taken = FALSE;

      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        is_taken |= other != seat && state->robots[other].kind != ROBO_SEAT_EMPTY && state->robots[other].side == side;
      if (!is_taken)
        return side;
    }

  g_return_val_if_reached (sides[seat]);
}

static void
add_robot (RoboPosition *position,
           guint         seat,
           RoboSeatKind  kind,
           guint         space)
{
  guint n_before = count_robots (&position->state);

  robo_sandbox_init_robot (&position->state.robots[seat], seat, kind,
                           space != ROBO_NO_SPACE && robo_sandbox_is_free (position, space) ? space : find_free (position));
  position->state.robots[seat].side = (guint8)find_side (&position->state, seat);
  position->state.robots[seat].number = (guint8)(n_before + 1);
}

/* R2.3: its mines go with it. */
static void
remove_robot (RoboState *state,
              guint      seat)
{
  guint number = state->robots[seat].number;

  memset (&state->robots[seat], 0, sizeof state->robots[seat]);
  close_gap (state, number);
  for (guint i = state->n_mines; i-- > 0;)
    {
      if (state->mines[i].owner == seat)
        robo_state_remove_mine (state, i);
    }
}

/* It has no program, and not every module (R9.7); where an operator has none, it looks north. */
static void
become_killbot (RoboPosition *position,
                RoboRobot    *robot)
{
  const RoboCards *cards = robo_modules_get_cards (position->modules);

  robo_sandbox_clear_dice (robot);
  if (!robo_dir_is_orthogonal (robot->facing))
    robot->facing = ROBO_DIR_N;
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint card = robot->cards[slot];

      if (card == ROBO_NO_CARD || robo_card_suits_killbot (&cards->cards[card]))
        continue;
      robot->cards[slot] = ROBO_NO_CARD;
      robot->inventory &= ~(G_GUINT64_CONSTANT (1) << card);
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
  if (kind == ROBO_SEAT_EMPTY && robot->kind != ROBO_SEAT_EMPTY)
    remove_robot (&position->state, seat);
  else if (kind != ROBO_SEAT_EMPTY && robot->kind == ROBO_SEAT_EMPTY)
    add_robot (position, seat, kind, space);
  else if (kind != ROBO_SEAT_EMPTY)
    robot->kind = (guint8)kind;
  if (kind == ROBO_SEAT_KILLBOT)
    become_killbot (position, robot);
  robo_sandbox_end (self, position);
}

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

void
robo_sandbox_clear_dice (RoboRobot *robot)
{
  memset (robot->dice, 0, sizeof robot->dice);
  robot->n_dice = 0;
}

static RoboDie
make_die (const RoboDie *die,
          guint          unit)
{
  return (RoboDie){ .colour = die->colour, .value = die->value, .key = die->key, .unit = (guint8)unit, .controller = ROBO_NO_SEAT };
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
  RoboDie die = { .colour = (guint8)colour, .value = (guint8)value, .key = (guint8)key };

  robo_sandbox_clear_dice (robot);
  robot->dice[0] = make_die (&die, 0);
  robot->n_dice = 1;
}

/* Returns its index, or how many dice there are. */
static guint
find_die (const RoboRobot *robot,
          guint            unit,
          gboolean         is_second)
{
  guint i;

  for (i = 0; i < robot->n_dice; i++)
    {
      if (robot->dice[i].unit != unit)
        continue;
      if (!is_second)
        break;
      is_second = FALSE;
    }

  return i;
}

const RoboDie *
robo_sandbox_get_die (RoboSandbox *self,
                      guint        seat,
                      guint        unit,
                      gboolean     is_second)
{
  const RoboRobot *robot;
  guint            i;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && unit < ROBO_N_UNITS, NULL);

  robot = &self->position->state.robots[seat];
  i = find_die (robot, unit, is_second);

  return i < robot->n_dice ? &robot->dice[i] : NULL;
}

/* Dice stay in the order of the units, as they are listed in a program. */
static void
insert_die (RoboRobot     *robot,
            const RoboDie *die,
            guint          unit)
{
  guint at = 0;

  if (robot->n_dice == ROBO_MAX_DICE)
    return;
  while (at < robot->n_dice && robot->dice[at].unit <= unit)
    at++;
  memmove (&robot->dice[at + 1], &robot->dice[at], (robot->n_dice - at) * sizeof robot->dice[0]);
  robot->dice[at] = make_die (die, unit);
  robot->n_dice++;
}

static void
remove_die (RoboRobot *robot,
            guint      at)
{
  robot->n_dice--;
  memmove (&robot->dice[at], &robot->dice[at + 1], (robot->n_dice - at) * sizeof robot->dice[0]);
  memset (&robot->dice[robot->n_dice], 0, sizeof robot->dice[0]);
}

void
robo_sandbox_set_die (RoboSandbox   *self,
                      guint          seat,
                      guint          unit,
                      gboolean       is_second,
                      const RoboDie *die)
{
  RoboPosition *position;
  RoboRobot    *robot;
  guint         at;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && unit < ROBO_N_UNITS);

  position = robo_sandbox_begin (self);
  robot = &position->state.robots[seat];
  at = find_die (robot, unit, is_second);
  if (die != NULL && at < robot->n_dice)
    robot->dice[at] = make_die (die, unit);
  else if (die != NULL)
    insert_die (robot, die, unit);
  else if (at < robot->n_dice)
    remove_die (robot, at);
  robo_sandbox_end (self, position);
}
