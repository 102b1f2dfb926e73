/* What a board looks like to somebody who wants to get somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-board.h"

G_BEGIN_DECLS

/* There is no way; also more than any way is long. */
#define ROBO_NO_WAY 100

/**
 * RoboGuide:
 * @ways: (array): by number of a VP space and by space: how far it is to go there, in orthogonal steps, where crossing
 *   a barrier counts as some more; %ROBO_NO_WAY if there is no way round walls and holes
 * @mean_ways: (array): by space: the mean of @ways, in tenths
 * @columns: of the board
 * @holes: (array): by space: how many of its neighbours are holes that one can be pushed into
 *
 * Looked up once for a board; a plain value.
 */
typedef struct
{
  guint8  ways[ROBO_MAX_VP_NUMBER + 1][ROBO_MAX_SPACES];
  guint16 mean_ways[ROBO_MAX_SPACES];
  guint8  holes[ROBO_MAX_SPACES];
  guint8  columns;
} RoboGuide;

/**
 * robo_guide_init:
 * @guide: (out caller-allocates): a guide
 * @board: the board it is for
 *
 * Looks everything up.
 */
void robo_guide_init (RoboGuide       *guide,
                      const RoboBoard *board);

G_END_DECLS
