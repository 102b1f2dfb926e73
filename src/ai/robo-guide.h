// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the distances on a board, and the dangers beside its spaces.
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* This length means that there is no way, or none that is shorter. */
#define ROBO_NO_WAY 100

/* Holds distances on a board, which are computed once. A guide is a plain value. */
typedef struct
{
  /* Counts, by number of a VP space and by space, the orthogonal steps from the space to the VP space. A step through a
   * barrier counts more. The count is ROBO_NO_WAY if walls and holes leave no way or no space has the number. */
  guint8  ways[ROBO_MAX_VP_NUMBER + 1][ROBO_MAX_SPACES];
  guint16 mean_ways[ROBO_MAX_SPACES]; /* by space: mean length of the ways to all VP spaces, in tenths */
  guint8  holes[ROBO_MAX_SPACES];     /* by space: number of neighboring holes into which a robot can be pushed */
  guint8  columns;                    /* columns of the board */
} RoboGuide;

/* Computes the distances and the numbers of holes. */
void robo_guide_init (RoboGuide       *guide,
                      const RoboBoard *board);

G_END_DECLS
