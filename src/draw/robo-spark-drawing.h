/* Draws what happens for a moment (beams, blasts, flashes) and what would happen (paths).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions are in spaces from the north-western corner of the board, and @cr is scaled and
 * moved accordingly: the middle of 4|2 is (3.5, 1.5).
 */
#pragma once

#include "replay/robo-path.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboSparkKind:
 * @ROBO_SPARK_BEAM: a shot from @x, @y to @to_x, @to_y
 * @ROBO_SPARK_BLAST: an explosion as large as @radius
 * @ROBO_SPARK_FLASH: a hit or bump
 * @ROBO_SPARK_LIGHTNING: bolts in all directions
 * @ROBO_SPARK_RING: something good: a ring in @paint that widens
 * @ROBO_SPARK_ARROW: a push from @x, @y to @to_x, @to_y
 * @ROBO_SPARK_OUTLINE: the outline of a space, which does not move
 * @ROBO_SPARK_SPLASH: something falls into water
 * @ROBO_SPARK_DUST: something lands on a ground that is dry
 * @ROBO_SPARK_BEAMING: a robot comes or goes without a way, in a column of light; what it is made of flies from @x, @y to
 *   @to_x, @to_y
 * @ROBO_SPARK_JET: flames of a jetpack below @x, @y
 * @ROBO_SPARK_GRENADE: it flies from @x, @y to @to_x, @to_y, as high as @radius
 * @ROBO_SPARK_STREAM: water from @x, @y to @to_x, @to_y
 * @ROBO_SPARK_SHIELD: it holds off what hits a robot
 * @ROBO_SPARK_MENDING: signs in @paint that rise
 * @ROBO_SPARK_CRASH: a robot bursts far down in a pit: light and smoke come up, and pieces in @paint
 * @ROBO_SPARK_SINKING: a robot goes to the ground of a water: bubbles come up, and pieces in @paint
 */
typedef enum
{
  ROBO_SPARK_BEAM,
  ROBO_SPARK_BLAST,
  ROBO_SPARK_FLASH,
  ROBO_SPARK_LIGHTNING,
  ROBO_SPARK_RING,
  ROBO_SPARK_ARROW,
  ROBO_SPARK_OUTLINE,
  ROBO_SPARK_SPLASH,
  ROBO_SPARK_DUST,
  ROBO_SPARK_BEAMING,
  ROBO_SPARK_JET,
  ROBO_SPARK_GRENADE,
  ROBO_SPARK_STREAM,
  ROBO_SPARK_SHIELD,
  ROBO_SPARK_MENDING,
  ROBO_SPARK_CRASH,
  ROBO_SPARK_SINKING,
} RoboSparkKind;

#define ROBO_N_SPARK_KINDS (ROBO_SPARK_SINKING + 1)

/**
 * RoboSpark:
 * @kind: what it is
 * @paint: the colour of rings and arrows, and of what flies off a blast
 * @x: where it is
 * @y: where it is
 * @to_x: where it goes
 * @to_y: where it goes
 * @radius: how far it reaches round @x, @y
 * @progress: 0 at its beginning to 1 at its end
 * @is_calm: it is an outline, without particles: nothing may move
 *
 * What a spark looks like follows from these alone, at any speed and in any order.
 */
typedef struct
{
  RoboSparkKind kind;
  RoboPaint     paint;
  double        x;
  double        y;
  double        to_x;
  double        to_y;
  double        radius;
  double        progress;
  gboolean      is_calm;
} RoboSpark;

/**
 * robo_draw_spark:
 * @cr: where to draw, see above
 * @palette: the colours
 * @spark: what
 */
void robo_draw_spark (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboSpark   *spark);

/**
 * robo_draw_scorch:
 * @cr: where to draw; the middle of a space is the origin
 * @palette: the colours
 *
 * Draws what a blast leaves on the floor, so faint that what the space carries is seen.
 */
void robo_draw_scorch (cairo_t           *cr,
                       const RoboPalette *palette);

/**
 * robo_spark_get_extent:
 * @spark: an spark
 * @left: (out): no paint is west of it, in spaces
 * @top: (out): no paint is north of it
 * @right: (out): no paint is east of it
 * @bottom: (out): no paint is south of it
 *
 * Says what has to be drawn again while it lasts.
 */
void robo_spark_get_extent (const RoboSpark *spark,
                            double          *left,
                            double          *top,
                            double          *right,
                            double          *bottom);

/**
 * RoboGhost:
 * @colour: of the robot, 0..3
 * @columns: of the board
 * @path: (nullable): what it would do
 *
 * What a robot would do if nobody else acted.
 */
typedef struct
{
  guint           colour;
  guint           columns;
  const RoboPath *path;
} RoboGhost;

/**
 * robo_draw_ghost:
 * @cr: where to draw, its units being spaces from the north-western corner of the board
 * @palette: the colours
 * @ghost: what would happen
 */
void robo_draw_ghost (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboGhost   *ghost);

G_END_DECLS
