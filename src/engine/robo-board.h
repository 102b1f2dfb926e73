/* The arena as the engine sees it: compiled once, then only looked up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

/**
 * RoboStart:
 * @space: where the starting space is
 * @side: the side of the arena whose robots start there, orthogonal
 * @arrow: which way a robot in the way is pushed (R4.4), orthogonal
 *
 * A starting space (R1.4).
 */
typedef struct
{
  guint8 space;
  guint8 side;
  guint8 arrow;
} RoboStart;

/**
 * RoboTheme:
 * @ROBO_THEME_STEEL: plates, rivets, fire far below
 * @ROBO_THEME_MARBLE: a Roman court
 * @ROBO_THEME_NEON: a city by night
 * @ROBO_THEME_CONCRETE: concrete, with grass round it
 *
 * What an arena looks like. No rule asks for it.
 */
typedef enum
{
  ROBO_THEME_STEEL,
  ROBO_THEME_MARBLE,
  ROBO_THEME_NEON,
  ROBO_THEME_CONCRETE,
} RoboTheme;

#define ROBO_N_THEMES (ROBO_THEME_CONCRETE + 1)

/**
 * robo_theme_get_id:
 * @theme: what an arena looks like
 *
 * Returns: (transfer none): its name in files, such as "marble"
 */
const char *robo_theme_get_id (RoboTheme theme);

/**
 * robo_theme_from_id:
 * @id: (nullable): a name as in files
 * @theme: (out): what an arena looks like; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_theme_from_id (const char *id,
                             RoboTheme  *theme);

/**
 * RoboPlan:
 * @columns: 5..15
 * @rows: 5..15
 * @terrain: (array): a RoboTerrain a space
 * @vp: (array): the number of the VP space there, 1..9, or 0
 * @workshop: (array): whether a workshop is there
 * @high_voltage: (array): whether the space is under high voltage
 * @edge_east: (array): the RoboEdge between a space and its eastern neighbour
 * @edge_south: (array): the RoboEdge between a space and its southern neighbour
 * @caution: (array): by side (n, e, s, w): 0, or 1 + the RoboDir a KillBot there
 *   turns to when it faces that side
 * @starts: the starting spaces in the order of the file, in which operators are offered them (R4.4)
 * @theme: a RoboTheme
 *
 * What an arena is made of, before it is compiled. A plain value: the editor changes it, the
 * loader fills it, robo_board_new() compiles it. Zeroed it is an empty floor of no size.
 * Indices are spaces: row * columns + column.
 */
typedef struct
{
  guint8    columns;
  guint8    rows;
  guint8    terrain[ROBO_MAX_SPACES];
  guint8    vp[ROBO_MAX_SPACES];
  guint8    workshop[ROBO_MAX_SPACES];
  guint8    high_voltage[ROBO_MAX_SPACES];
  guint8    edge_east[ROBO_MAX_SPACES];
  guint8    edge_south[ROBO_MAX_SPACES];
  guint8    caution[ROBO_MAX_SPACES][ROBO_N_SIDES];
  guint8    n_starts;
  RoboStart starts[ROBO_MAX_STARTS];
  guint8    theme;
} RoboPlan;

/**
 * robo_plan_get_space:
 * @plan: a plan
 * @column: from 0 in the west
 * @row: from 0 in the north
 *
 * Returns: the space there, or %ROBO_NO_SPACE outside the board
 */
guint robo_plan_get_space (const RoboPlan *plan,
                           guint           column,
                           guint           row);

/**
 * robo_plan_get_neighbour:
 * @plan: a plan
 * @space: a space
 * @dir: a direction
 *
 * Returns: the space one step away whatever is in between, or %ROBO_NO_SPACE
 */
guint robo_plan_get_neighbour (const RoboPlan *plan,
                               guint           space,
                               RoboDir         dir);

/**
 * robo_plan_get_edge:
 * @plan: a plan
 * @space: a space
 * @side: an orthogonal direction
 *
 * Returns: what the edge on that side carries; %ROBO_EDGE_OPEN at the border
 */
RoboEdge robo_plan_get_edge (const RoboPlan *plan,
                             guint           space,
                             RoboDir         side);

/**
 * robo_plan_set_edge:
 * @plan: a plan
 * @space: a space
 * @side: an orthogonal direction
 * @edge: what the edge on that side shall carry
 *
 * Returns: whether there is such an edge: %FALSE at the border, where nothing changes
 */
gboolean robo_plan_set_edge (RoboPlan *plan,
                             guint     space,
                             RoboDir   side,
                             RoboEdge  edge);

/**
 * RoboWay:
 * @ROBO_WAY_WALLED: the step cannot be made (R1.6, R1.7)
 * @ROBO_WAY_BARRIER: the step crosses a lightning barrier; never with the one above
 *
 * What is in the way of a step.
 */
typedef enum
{
  ROBO_WAY_WALLED = 1 << 0,
  ROBO_WAY_BARRIER = 1 << 1,
} RoboWay;

/**
 * RoboStep:
 * @to: where the step leads, or %ROBO_NO_SPACE outside the board
 * @way: RoboWay flags for a robot, a shot, a push
 * @way_through: the same as if there were no energy walls (R8.23)
 */
typedef struct
{
  guint8 to;
  guint8 way;
  guint8 way_through;
} RoboStep;

/**
 * RoboBoard:
 * An arena compiled for play (R1). Immutable: every field is for reading only, so that any
 * number of games and threads may share one.
 */
typedef struct
{
  guint8    columns;
  guint8    rows;
  guint8    n_spaces;
  guint8    n_starts;
  guint8    n_vp;                             /* how many VP spaces */
  guint8    vp_space[ROBO_MAX_VP_NUMBER + 1]; /* by number; ROBO_NO_SPACE where there is none */
  guint8    vp[ROBO_MAX_SPACES];
  guint8    terrain[ROBO_MAX_SPACES];
  guint8    workshop[ROBO_MAX_SPACES];
  guint8    high_voltage[ROBO_MAX_SPACES];
  guint8    is_start[ROBO_MAX_SPACES];
  guint8    caution[ROBO_MAX_SPACES][ROBO_N_SIDES];
  guint8    edge[ROBO_MAX_SPACES][ROBO_N_SIDES]; /* RoboEdge by side */
  RoboStart starts[ROBO_MAX_STARTS];
  RoboStep  steps[ROBO_MAX_SPACES][ROBO_N_DIRS];
} RoboBoard;

/**
 * robo_board_new:
 * @plan: a plan whose sizes, numbers and places are within their bounds
 *
 * Compiles a plan. It need not be playable: starts and VP spaces may be missing.
 *
 * Returns: (transfer full): the board
 */
RoboBoard *robo_board_new (const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_board_free:
 * @board: (transfer full) (nullable): a board
 *
 * Frees @board.
 */
void robo_board_free (RoboBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboBoard, robo_board_free)

/**
 * robo_board_step:
 * @board: a compiled board
 * @from: a space
 * @dir: one of the eight directions
 *
 * Looks up one step (R1.6, R1.7). Constant time: detours round corners were settled when the
 * board was compiled.
 *
 * Returns: (transfer none): where the step leads and what is in the way; valid as long as @board
 */
static inline const RoboStep *
robo_board_step (const RoboBoard *board,
                 guint            from,
                 RoboDir          dir)
{
  return &board->steps[from][dir];
}

/**
 * robo_board_is_adjacent:
 * @board: a compiled board
 * @centre: a space
 * @space: another
 *
 * Returns: whether an effect on the spaces adjacent to @centre reaches @space: no wall is between them (R1.8)
 */
gboolean robo_board_is_adjacent (const RoboBoard *board,
                                 guint            centre,
                                 guint            space);

/**
 * robo_board_is_hole:
 * @board: a compiled board
 * @space: a space
 *
 * Returns: whether robots fall in there: a pit or water (R1.3)
 */
static inline gboolean
robo_board_is_hole (const RoboBoard *board,
                    guint            space)
{
  return board->terrain[space] == ROBO_TERRAIN_PIT || board->terrain[space] == ROBO_TERRAIN_WATER;
}

G_END_DECLS
