// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a board with one of everything, for tests and for programs that show the drawings.
#pragma once

#include "engine/robo-state.h"

/* In these rows T is floor, o a pit, ~ water, # solid, 1-9 a VP space, w a workshop, z high voltage, Z high voltage and
 * a workshop. */
static const char *const sample_rows[] = {
  "#oTTTTToo",
  "oTTTwTTTo",
  "TT1TTT2TT",
  "TTTzTzTTT",
  "TT3TZT4To",
  "TTTzTzTTT",
  "TT5TTT6T~",
  "oTTTwTT~~",
  "#oTTTT~~#",
};

/* Returns the space at a column and a row: `sample_at (4, 2)` is 4|2. */
static inline guint8
sample_at (guint column,
           guint row)
{
  return (guint8)((row - 1) * 9 + column - 1);
}

static inline void
sample_set_space (RoboPlan *plan,
                  guint     space,
                  char      letter)
{
  plan->terrain[space] = letter == 'o' ? ROBO_TERRAIN_PIT : letter == '~' ? ROBO_TERRAIN_WATER
                                                          : letter == '#' ? ROBO_TERRAIN_SOLID
                                                                          : ROBO_TERRAIN_FLOOR;
  plan->vp[space] = g_ascii_isdigit (letter) ? letter - '0' : 0;
  plan->workshop[space] = letter == 'w' || letter == 'Z';
  plan->high_voltage[space] = letter == 'z' || letter == 'Z';
}

static inline void
sample_add_starts (RoboPlan *plan)
{
  for (guint i = 4; i <= 6; i++)
    {
      plan->starts[plan->n_starts++] = (RoboStart){ sample_at (i, 1), ROBO_DIR_N, ROBO_DIR_S };
      plan->starts[plan->n_starts++] = (RoboStart){ sample_at (i, 9), ROBO_DIR_S, ROBO_DIR_N };
      plan->starts[plan->n_starts++] = (RoboStart){ sample_at (1, i), ROBO_DIR_W, ROBO_DIR_E };
      plan->starts[plan->n_starts++] = (RoboStart){ sample_at (9, i), ROBO_DIR_E, ROBO_DIR_W };
    }
  plan->starts[plan->n_starts++] = (RoboStart){ sample_at (3, 3), ROBO_DIR_W, ROBO_DIR_E };
}

static inline void
sample_make_plan (RoboPlan *plan)
{
  *plan = (RoboPlan){ .columns = 9, .rows = 9 };
  for (guint i = 0; i < 81; i++)
    sample_set_space (plan, i, sample_rows[i / 9][i % 9]);
  sample_add_starts (plan);
  for (guint i = 4; i <= 6; i++)
    {
      robo_plan_set_edge (plan, sample_at (i, 2), ROBO_DIR_S, ROBO_EDGE_BARRIER);
      robo_plan_set_edge (plan, sample_at (i, 8), ROBO_DIR_N, ROBO_EDGE_BARRIER);
    }
  robo_plan_set_edge (plan, sample_at (3, 4), ROBO_DIR_W, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (plan, sample_at (3, 4), ROBO_DIR_N, ROBO_EDGE_WALL);
  robo_plan_set_edge (plan, sample_at (3, 4), ROBO_DIR_E, ROBO_EDGE_WALL);
  robo_plan_set_edge (plan, sample_at (7, 6), ROBO_DIR_W, ROBO_EDGE_WALL);
  robo_plan_set_edge (plan, sample_at (8, 5), ROBO_DIR_E, ROBO_EDGE_WALL);
  plan->caution[sample_at (3, 1)][3] = 1 + ROBO_DIR_S;
  plan->caution[sample_at (2, 2)][3] = 1 + ROBO_DIR_S;
  plan->caution[sample_at (2, 2)][0] = 1 + ROBO_DIR_E;
  plan->caution[sample_at (7, 1)][1] = 1 + ROBO_DIR_S;
  plan->caution[sample_at (8, 5)][1] = 1 + ROBO_DIR_N;
  plan->caution[sample_at (2, 8)][3] = 1 + ROBO_DIR_N;
}

static inline void
sample_set_robot (RoboState   *state,
                  guint        seat,
                  RoboSeatKind kind,
                  RoboDir      side,
                  guint        space)
{
  RoboRobot *robot = &state->robots[seat];

  robot->kind = kind;
  robot->side = side;
  robot->space = (guint8)space;
  robot->cards[0] = ROBO_NO_CARD;
  robot->cards[1] = ROBO_NO_CARD;
}

/* Puts four robots, two of them KillBots, tokens and mines on the board. */
static inline void
sample_make_state (RoboState *state)
{
  robo_state_init (state);
  sample_set_robot (state, 0, ROBO_SEAT_OPERATOR, ROBO_DIR_S, sample_at (7, 6));
  sample_set_robot (state, 1, ROBO_SEAT_OPERATOR, ROBO_DIR_W, sample_at (5, 5));
  sample_set_robot (state, 2, ROBO_SEAT_KILLBOT, ROBO_DIR_N, sample_at (2, 7));
  sample_set_robot (state, 3, ROBO_SEAT_KILLBOT, ROBO_DIR_E, sample_at (3, 3));
  state->robots[0].number = 1;
  state->robots[0].damage = 2;
  state->robots[1].number = 3;
  state->robots[2].number = 4;
  state->robots[2].damage = 1;
  state->robots[2].facing = ROBO_DIR_E;
  state->robots[3].number = 2;
  state->robots[3].facing = ROBO_DIR_S;
  state->tokens[1] = 2;
  state->tokens[2] = 1;
  state->tokens[3] = 3;
  state->n_mines = 2;
  state->mines[0] = (RoboMine){ sample_at (6, 7), 0, 1, ROBO_NO_CARD };
  state->mines[1] = (RoboMine){ sample_at (8, 7), 2, 1, ROBO_NO_CARD };
}
