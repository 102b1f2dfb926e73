// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position-edit.h"

#include <string.h>

#include "engine/robo-killbot.h"
#include "engine/robo-program.h"

#define MINE_DAMAGE 1

/* Spaces and pieces */

gboolean
robo_position_has_piece (const RoboPosition *self,
                         guint               space)
{
  const RoboState *state = &self->state;

  return robo_state_get_robot_at (state, space) != ROBO_NO_SEAT ||
         robo_state_get_mine_at (state, space) < state->n_mines;
}

static gboolean
is_solid (const RoboPosition *position,
          guint               space)
{
  return robo_arena_get_plan (position->arena)->terrain[space] == ROBO_TERRAIN_SOLID;
}

/* Returns whether a robot or a mine could be put on the space. */
static gboolean
is_free (const RoboPosition *position,
         guint               space)
{
  return !is_solid (position, space) && !robo_position_has_piece (position, space);
}

static void
swap_places (guint8 *place,
             guint   one,
             guint   other)
{
  if (*place == one)
    *place = (guint8)other;
  else if (*place == other)
    *place = (guint8)one;
}

void
robo_position_move_pieces (RoboPosition *self,
                           guint         from,
                           guint         to)
{
  RoboState *state = &self->state;

  if (from == to || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || !robo_position_has_piece (self, from) ||
      is_solid (self, to))
    return;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        swap_places (&state->robots[seat].space, from, to);
    }
  for (guint i = 0; i < state->n_mines; i++)
    swap_places (&state->mines[i].space, from, to);
}

/* Returns the seat that owns a new mine: `wanted` if its robot is in the arena, or else the next seat whose robot is
 * there (R2.3). Returns ROBO_NO_SEAT if no robot is in the arena. */
static guint
find_mine_owner (const RoboState *state,
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
robo_position_toggle_mine (RoboPosition *self,
                           guint         space,
                           guint         seat)
{
  RoboState *state = &self->state;
  guint      mine = robo_state_get_mine_at (state, space);
  guint      owner = find_mine_owner (state, seat);

  if (mine < state->n_mines)
    robo_state_remove_mine (state, mine);
  else if (is_free (self, space) && owner != ROBO_NO_SEAT && state->n_mines < ROBO_MAX_MINES)
    state->mines[state->n_mines++] = (RoboMine){
      .space = (guint8)space,
      .owner = (guint8)owner,
      .damage = MINE_DAMAGE,
      .card = ROBO_NO_CARD,
    };
}

/* Gives the position an arena with the changed plan. */
static void
take_plan (RoboPosition   *position,
           const RoboPlan *plan)
{
  RoboArena *arena = robo_arena_with_plan (position->arena, plan);

  robo_arena_unref (position->arena);
  position->arena = arena;
}

static gboolean
is_already_there (const RoboPlan *plan,
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

void
robo_position_toggle_space (RoboPosition *self,
                            guint         space,
                            RoboBrushKind kind)
{
  const RoboPlan *before = robo_arena_get_plan (self->arena);
  RoboPlan        plan = *before;
  RoboBrush       brush = {
          .kind = kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO, .erasing = ROBO_ERASING_SPACES
  };
  RoboTouch touch;

  if (is_already_there (before, space, kind))
    brush.kind = ROBO_BRUSH_ERASER;
  else if ((kind == ROBO_BRUSH_PIT || kind == ROBO_BRUSH_WATER || kind == ROBO_BRUSH_SOLID) &&
           robo_position_has_piece (self, space))
    return;
  robo_touch_init_side (&touch, space, ROBO_DIR_N);
  robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &plan, &touch);

  /* R2.4: A token lies on the VP space of its number, and is removed together with the space. */
  if (before->vp[space] != 0 && plan.vp[space] == 0)
    self->state.tokens[before->vp[space]] = 0;
  if (before->vp[space] == 0 && plan.vp[space] != 0)
    self->state.tokens[plan.vp[space]] = 1;
  take_plan (self, &plan);
}

static gboolean
find_shared_side (const RoboPlan *plan,
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
robo_position_cycle_edge (RoboPosition *self,
                          guint         space,
                          guint         other)
{
  RoboPlan plan = *robo_arena_get_plan (self->arena);
  RoboEdge edge;
  RoboDir  side;

  if (!find_shared_side (&plan, space, other, &side))
    return;

  edge = robo_plan_get_edge (&plan, space, side);
  robo_plan_set_edge (&plan, space, side,
                      edge == ROBO_EDGE_OPEN   ? ROBO_EDGE_WALL
                      : edge == ROBO_EDGE_WALL ? ROBO_EDGE_BARRIER
                                               : ROBO_EDGE_OPEN);
  take_plan (self, &plan);
}

/* Robots */

static guint
find_free_space (const RoboPosition *position)
{
  const RoboPlan *plan = robo_arena_get_plan (position->arena);

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (is_free (position, space))
        return space;
    }

  return ROBO_NO_SPACE;
}

/* Returns the usual side of the seat, or the next free side if another robot has it. Robots of a scenario may have any
 * side. */
static RoboDir
find_operator_side (const RoboState *state,
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

/* Adds a robot with the last starting number; does nothing if no space is free. */
static void
add_robot (RoboPosition *position,
           guint         seat,
           RoboSeatKind  kind,
           guint         space)
{
  RoboState *state = &position->state;
  guint      number = 1;

  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    number += state->robots[other].kind != ROBO_SEAT_EMPTY;
  if (space == ROBO_NO_SPACE || !is_free (position, space))
    space = find_free_space (position);
  if (space == ROBO_NO_SPACE)
    return;

  state->robots[seat] = (RoboRobot){
    .kind = (guint8)kind,
    .side = (guint8)find_operator_side (state, seat),
    .number = (guint8)number,
    .space = (guint8)space,
    .facing = ROBO_DIR_N,
    .controller = ROBO_NO_SEAT,
    .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
  };
}

static void
clear_dice (RoboRobot *robot)
{
  memset (robot->dice, 0, sizeof robot->dice);
  robot->n_dice = 0;
}

/* Turns a robot into a KillBot. A KillBot has no program, and cannot have every module (R9.7). It keeps its
 * facing if this is orthogonal, and otherwise looks north, since the facing of an operator's robot means nothing. */
static void
become_killbot (RoboPosition *position,
                RoboRobot    *robot)
{
  const RoboCards *cards = robo_modules_get_cards (position->modules);

  clear_dice (robot);
  if (!robo_dir_is_orthogonal (robot->facing))
    robot->facing = ROBO_DIR_N;
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint card = robot->cards[slot];

      if (card == ROBO_NO_CARD || robo_card_suits_killbot (&cards->cards[card]))
        continue;
      robot->cards[slot] = ROBO_NO_CARD;
      robo_card_mask_remove (&robot->inventory, card);
    }
}

void
robo_position_put_robot (RoboPosition *self,
                         guint         seat,
                         RoboSeatKind  kind,
                         guint         space)
{
  RoboRobot *robot = &self->state.robots[seat];

  if (kind == ROBO_SEAT_EMPTY && robot->kind != ROBO_SEAT_EMPTY)
    {
      /* R2.3: The mines of the robot are removed with it. Starting numbers stay 1 to n without a gap. */
      RoboState *state = &self->state;
      guint      number = state->robots[seat].number;

      memset (&state->robots[seat], 0, sizeof state->robots[seat]);
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (state->robots[other].kind != ROBO_SEAT_EMPTY && state->robots[other].number > number)
            state->robots[other].number--;
        }
      for (guint i = state->n_mines; i-- > 0;)
        {
          if (state->mines[i].owner == seat)
            robo_state_remove_mine (state, i);
        }
    }
  else if (kind != ROBO_SEAT_EMPTY && robot->kind == ROBO_SEAT_EMPTY)
    add_robot (self, seat, kind, space);
  else if (kind != ROBO_SEAT_EMPTY)
    robot->kind = (guint8)kind;
  if (robot->kind == ROBO_SEAT_KILLBOT)
    become_killbot (self, robot);
}

/* Dice */

static RoboDie
make_die (const RoboDie *die,
          guint          unit)
{
  return (RoboDie){
    .colour = die->colour,
    .value = die->value,
    .key = die->key,
    .unit = (guint8)unit,
    .controller = ROBO_NO_SEAT,
  };
}

/* Returns the index of the first or second die of the robot on a unit, or the number of dice if the unit has no such
 * die. */
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
robo_position_get_die (const RoboPosition *self,
                       guint               seat,
                       guint               unit,
                       gboolean            is_second)
{
  const RoboRobot *robot = &self->state.robots[seat];
  guint            at = find_die (robot, unit, is_second);

  return at < robot->n_dice ? &robot->dice[at] : NULL;
}

void
robo_position_set_die (RoboPosition  *self,
                       guint          seat,
                       guint          unit,
                       gboolean       is_second,
                       const RoboDie *die)
{
  RoboRobot *robot = &self->state.robots[seat];
  guint      at = find_die (robot, unit, is_second);

  if (die != NULL && at < robot->n_dice)
    robot->dice[at] = make_die (die, unit);
  else if (die != NULL)
    {
      if (robot->n_dice == ROBO_MAX_DICE)
        return;
      at = 0;
      while (at < robot->n_dice && robot->dice[at].unit <= unit)
        at++;
      memmove (&robot->dice[at + 1], &robot->dice[at], (robot->n_dice - at) * sizeof robot->dice[0]);
      robot->dice[at] = make_die (die, unit);
      robot->n_dice++;
    }
  else if (at < robot->n_dice)
    {
      robot->n_dice--;
      memmove (&robot->dice[at], &robot->dice[at + 1], (robot->n_dice - at) * sizeof robot->dice[0]);
      memset (&robot->dice[robot->n_dice], 0, sizeof robot->dice[0]);
    }
}

/* Cards */

gboolean
robo_position_can_have_card (const RoboPosition *self,
                             guint               seat,
                             guint               slot,
                             guint               card)
{
  const RoboRobot *robot = &self->state.robots[seat];
  const RoboCard  *described = &robo_modules_get_cards (self->modules)->cards[card];

  /* Allow a card that the robot has in this slot already. A scenario may put a card into a slot where a game does
   * not allow it. */
  if (robot->cards[slot] == card)
    return TRUE;
  if (robot->kind == ROBO_SEAT_KILLBOT && !robo_card_suits_killbot (described))
    return FALSE;

  return described->colour != (slot == 0 ? ROBO_CARD_RED : ROBO_CARD_BLUE);
}

static void
give_card (RoboPosition *position,
           guint         seat,
           guint         slot,
           guint         card)
{
  RoboRobot *robot = &position->state.robots[seat];

  robot->cards[slot] = (guint8)card;
  robot->shield[slot] = 0;
  robot->inventory = (RoboCardMask){ 0 };
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    robo_card_mask_add (&robot->inventory, robot->cards[i]);
}

void
robo_position_set_card (RoboPosition *self,
                        guint         seat,
                        guint         slot,
                        guint         card)
{
  const RoboRobot *robot = &self->state.robots[seat];

  if (card != ROBO_NO_CARD && robot->cards[!slot] == card)
    give_card (self, seat, !slot, robot->cards[slot]);
  give_card (self, seat, slot, card);
}

void
robo_position_set_modules (RoboPosition *self,
                           RoboModules  *modules)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          guint card = self->state.robots[seat].cards[slot];

          /* Find the card by its id, since the user's own modules may replace a standard card by a card with the
           * same id. */
          if (card != ROBO_NO_CARD)
            card = robo_cards_find (robo_modules_get_cards (modules),
                                    robo_modules_get_cards (self->modules)->cards[card].id);
          give_card (self, seat, slot, (guint8)card);
        }
    }
  robo_modules_unref (self->modules);
  self->modules = robo_modules_ref (modules);
}

/* Gives the robot a single die, on control unit I. */
static void
give_die (RoboRobot *robot,
          RoboColour colour,
          guint      value,
          RoboDir    key)
{
  RoboDie die = { .colour = (guint8)colour, .value = (guint8)value, .key = (guint8)key };

  clear_dice (robot);
  robot->dice[0] = make_die (&die, 0);
  robot->n_dice = 1;
}

/* Takes all dice from the first two robots, and gives the first robot a die with which it can use the card. If only
 * another robot can trigger the card, gives the second robot a die instead, with which it fires at the first robot or
 * pushes it. */
static void
give_dice_for (RoboPosition   *position,
               const RoboCard *card)
{
  RoboRobot *robot = &position->state.robots[0];
  RoboRobot *other = &position->state.robots[1];

  clear_dice (robot);
  clear_dice (other);
  if (card->has_die)
    give_die (robot, card->die_colour, CLAMP (3, card->die_min, card->die_max), ROBO_DIR_E);
  else if (robo_card_has_when (card, ROBO_WHEN_PUSHED) ||
           robo_card_get_ability (card, ROBO_ABILITY_SHORTEN_PUSH) != NULL)
    give_die (other, ROBO_BLUE, 3, ROBO_DIR_W);
  else if (robo_card_has_when (card, ROBO_WHEN_DAMAGED) || robo_card_has_when (card, ROBO_WHEN_DESTROYED) ||
           robo_card_get_ability (card, ROBO_ABILITY_ABSORB) != NULL)
    give_die (other, ROBO_RED, 1, ROBO_DIR_W);
  else
    give_die (robot, ROBO_BLUE, 2, ROBO_DIR_E);
}

void
robo_position_try_card (RoboPosition *self,
                        guint         card)
{
  const RoboCard *tested = &robo_modules_get_cards (self->modules)->cards[card];

  self->tested = card;
  if (self->state.robots[0].kind == ROBO_SEAT_EMPTY)
    robo_position_put_robot (self, 0, ROBO_SEAT_OPERATOR, ROBO_NO_SPACE);
  if (self->state.robots[0].kind == ROBO_SEAT_EMPTY)
    return;

  give_card (self, 0, tested->colour == ROBO_CARD_RED ? 1 : 0, card);
  give_dice_for (self, tested);
}

void
robo_position_sort_slots (RoboPosition *self)
{
  const RoboCards *cards = robo_modules_get_cards (self->modules);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &self->state.robots[seat];

      if (robot->kind == ROBO_SEAT_EMPTY || robot->cards[0] == ROBO_NO_CARD || robot->cards[1] != ROBO_NO_CARD ||
          cards->cards[robot->cards[0]].colour != ROBO_CARD_RED)
        continue;
      robot->cards[1] = robot->cards[0];
      robot->cards[0] = ROBO_NO_CARD;
      robot->shield[1] = robot->shield[0];
      robot->shield[0] = 0;
    }
}
