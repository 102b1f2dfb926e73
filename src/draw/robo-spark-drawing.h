// SPDX-License-Identifier: GPL-3.0-or-later
// Draws short effects (beams, blasts, flashes) and predicted moves (paths). Positions are in spaces from the
// north-western corner of the board, so the middle of 4|2 is (3.5, 1.5). The caller has transformed the context so that
// it has these units.
#pragma once

#include "replay/robo-path.h"
#include "robo-palette.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SPARK_BEAM,      /* a shot from x, y to to_x, to_y */
  ROBO_SPARK_BLAST,     /* an explosion of the given radius */
  ROBO_SPARK_FLASH,     /* a burst of sparks, such as that of a hit or bump */
  ROBO_SPARK_LIGHTNING, /* bolts in all directions */
  ROBO_SPARK_RING,      /* a widening ring in the color `paint` */
  ROBO_SPARK_ARROW,     /* an arrow from x, y to to_x, to_y */
  ROBO_SPARK_OUTLINE,   /* the outline of a space, not animated */
  ROBO_SPARK_SPLASH,    /* a fall into water */
  ROBO_SPARK_DUST,      /* dust, such as that of a landing on dry ground */
  /* A piece appears or disappears in a column of light. Its particles fly from x, y to to_x, to_y. */
  ROBO_SPARK_BEAMING,
  ROBO_SPARK_JET,     /* flames of a jetpack below x, y */
  ROBO_SPARK_GRENADE, /* a flight from x, y to to_x, to_y, with a height of radius */
  ROBO_SPARK_STREAM,  /* water from x, y to to_x, to_y */
  ROBO_SPARK_SHIELD,  /* a shield stops a hit */
  ROBO_SPARK_MENDING, /* rising crosses in the color `paint` */
  ROBO_SPARK_CRASH,   /* a robot bursts deep in a pit: light, smoke, and debris in the color `paint` */
  ROBO_SPARK_SINKING, /* a robot sinks in water: bubbles, and debris in the color `paint` */
} RoboSparkKind;

#define ROBO_N_SPARK_KINDS (ROBO_SPARK_SINKING + 1)

/* Describes a visual effect. How it looks depends only on these fields and the palette, so frames may be drawn at any
 * speed and in any order. */
typedef struct
{
  RoboSparkKind kind;
  RoboPaint     paint; /* color of rings, arrows, outlines, squares, crosses and debris */
  double        x;     /* position of the effect, or of its beginning */
  double        y;
  double        to_x; /* position of the end of the effect */
  double        to_y;
  double        radius;   /* reach around the position; height of the flight of a grenade */
  double        progress; /* progress, from 0 at the beginning of the effect to 1 at its end */
  gboolean      is_calm;  /* whether the effect is drawn in a simple form without particles, for reduced motion */
} RoboSpark;

void robo_draw_spark (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboSpark   *spark);

/* Draws the mark that a blast leaves on the floor, around the origin, which is the middle of a space. The mark is faint
 * enough to leave the contents of the space visible. */
void robo_draw_scorch (cairo_t           *cr,
                       const RoboPalette *palette);

/* Sets the bounds of the area that must be redrawn while the effect lasts, in spaces. */
void robo_spark_get_extent (const RoboSpark *spark,
                            double          *left,
                            double          *top,
                            double          *right,
                            double          *bottom);

/* Describes the predicted way of a robot. */
typedef struct
{
  guint           colour;  /* color of the robot, 0..3 */
  guint           columns; /* columns of the board */
  const RoboPath *path;    /* way of the robot, borrowed */
} RoboGhost;

/* Draws the predicted way of a robot. The units are spaces from the north-western corner of the board. */
void robo_draw_ghost (cairo_t           *cr,
                      const RoboPalette *palette,
                      const RoboGhost   *ghost);

G_END_DECLS
