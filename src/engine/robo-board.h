// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the arena in the form that the engine uses: it is compiled once, then only looked up.
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

/* Describes a starting space (R1.4). */
typedef struct
{
  guint8 space;
  guint8 side;  /* side of the arena whose robots start there, orthogonal */
  guint8 arrow; /* direction in which a robot in the way is pushed (R4.4), orthogonal */
} RoboStart;

/* Lists the looks of an arena. The rules do not use them. */
typedef enum
{
  ROBO_THEME_STEEL,    /* plates, rivets, fire far below */
  ROBO_THEME_MARBLE,   /* a Roman court */
  ROBO_THEME_NEON,     /* a city by night */
  ROBO_THEME_CONCRETE, /* concrete, surrounded by grass */
} RoboTheme;

#define ROBO_N_THEMES (ROBO_THEME_CONCRETE + 1)

/* Returns the name of a theme in files, such as "marble". */
const char *robo_theme_get_id (RoboTheme theme);

/* Finds the theme with a name from a file; the name may be NULL. If there is no such theme, returns FALSE and does
 * not change `theme`. */
gboolean robo_theme_from_id (const char *id,
                             RoboTheme  *theme);

/* Describes an arena before it is compiled. It is a plain value: the loader fills it in, the editor changes it, and
 * robo_board_new() compiles it. A zeroed plan has no spaces. Arrays with ROBO_MAX_SPACES elements are indexed by space:
 * row * columns + column. */
typedef struct
{
  guint8 columns;                  /* number of columns, 5..15 */
  guint8 rows;                     /* number of rows, 5..15 */
  guint8 terrain[ROBO_MAX_SPACES]; /* terrain of each space, a RoboTerrain */
  guint8 vp[ROBO_MAX_SPACES];      /* number of the VP space, 1..9, or 0 */
  guint8 workshop[ROBO_MAX_SPACES];
  guint8 high_voltage[ROBO_MAX_SPACES];
  guint8 edge_east[ROBO_MAX_SPACES];  /* RoboEdge between a space and its eastern neighbor */
  guint8 edge_south[ROBO_MAX_SPACES]; /* RoboEdge between a space and its southern neighbor */
  /* For each side (n, e, s, w), tells where a KillBot that faces the side turns: 1 + the new RoboDir, or 0 if it does
   * not turn. */
  guint8 caution[ROBO_MAX_SPACES][ROBO_N_SIDES];
  guint8 n_starts;
  /* Starting spaces stand in the order of the file, in which operators are offered them (R4.4). */
  RoboStart starts[ROBO_MAX_STARTS];
  guint8    theme; /* a RoboTheme */
} RoboPlan;

/* Returns the space in a column, from 0 in the west, and a row, from 0 in the north. Returns ROBO_NO_SPACE outside
 * the board. */
guint robo_plan_get_space (const RoboPlan *plan,
                           guint           column,
                           guint           row);

/* Returns the space one step away, or ROBO_NO_SPACE outside the board. Walls make no difference. */
guint robo_plan_get_neighbour (const RoboPlan *plan,
                               guint           space,
                               RoboDir         dir);

/* Returns the edge at a side of a space. At the border this is ROBO_EDGE_OPEN. */
RoboEdge robo_plan_get_edge (const RoboPlan *plan,
                             guint           space,
                             RoboDir         side);

/* Sets the edge at a side of a space. At the border, returns FALSE and changes nothing. */
gboolean robo_plan_set_edge (RoboPlan *plan,
                             guint     space,
                             RoboDir   side,
                             RoboEdge  edge);

/* Lists the obstacles of a step, as flags. */
typedef enum
{
  ROBO_OBSTACLE_BLOCK = 1 << 0,   /* the step cannot be made (R1.6, R1.7) */
  ROBO_OBSTACLE_BARRIER = 1 << 1, /* the step crosses a lightning barrier; never together with ROBO_OBSTACLE_BLOCK */
} RoboObstacles;

typedef struct
{
  guint8 to;                   /* target space, or ROBO_NO_SPACE outside the board */
  guint8 obstacles;            /* RoboObstacles flags for robots, shots and pushes */
  guint8 obstacles_past_walls; /* the RoboObstacles flags if there were no energy walls (R8.23, R14.4) */
} RoboStep;

/* Holds an arena that was compiled for play (R1). All fields are read-only, so any number of games and threads may
 * share a board. */
typedef struct
{
  guint8    columns;
  guint8    rows;
  guint8    n_spaces;
  guint8    n_starts;
  guint8    n_vp;                             /* number of VP spaces */
  guint8    vp_space[ROBO_MAX_VP_NUMBER + 1]; /* space of each VP number; ROBO_NO_SPACE if the number has no space */
  guint8    vp[ROBO_MAX_SPACES];
  guint8    terrain[ROBO_MAX_SPACES];
  guint8    workshop[ROBO_MAX_SPACES];
  guint8    high_voltage[ROBO_MAX_SPACES];
  guint8    is_start[ROBO_MAX_SPACES];
  guint8    caution[ROBO_MAX_SPACES][ROBO_N_SIDES];
  guint8    edge[ROBO_MAX_SPACES][ROBO_N_SIDES]; /* edges at the sides of each space, each a RoboEdge */
  RoboStart starts[ROBO_MAX_STARTS];
  RoboStep  steps[ROBO_MAX_SPACES][ROBO_N_DIRS];
} RoboBoard;

/* Compiles a plan whose sizes, numbers and spaces are within their bounds. The plan need not be playable: starts and
 * VP spaces may be missing. */
RoboBoard *robo_board_new (const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the board; NULL is allowed. */
void robo_board_free (RoboBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboBoard, robo_board_free)

/* Looks up one step (R1.6, R1.7). This takes constant time, because detours around corners were settled when the
 * board was compiled. The result lives as long as the board. */
static inline const RoboStep *
robo_board_step (const RoboBoard *board,
                 guint            from,
                 RoboDir          dir)
{
  return &board->steps[from][dir];
}

/* Returns the obstacles of a step, as RoboObstacles flags; with `past_walls`, as if there were no energy walls. */
static inline guint
robo_step_get_obstacles (const RoboStep *step,
                         gboolean        past_walls)
{
  return past_walls ? step->obstacles_past_walls : step->obstacles;
}

/* Returns whether an effect on the spaces adjacent to the center reaches the space: a single step that is not walled
 * leads there (R1.8). */
gboolean robo_board_is_adjacent (const RoboBoard *board,
                                 guint            centre,
                                 guint            space);

/* Returns whether robots fall into the space, because it is a pit or water (R1.3). */
static inline gboolean
robo_board_is_hole (const RoboBoard *board,
                    guint            space)
{
  return board->terrain[space] == ROBO_TERRAIN_PIT || board->terrain[space] == ROBO_TERRAIN_WATER;
}

G_END_DECLS
