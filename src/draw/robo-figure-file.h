/* What data/art/make-figure.c makes of a file of data/art/robots, and robo-figure.c draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Pens, paints, shapes, and by its name of which shapes a layer is made; all as the machine has numbers, since the program is
 * built with it. */
#define ROBO_FIGURE_TYPE "(aadaadaana{saq})"

/* What the files show is a little more than a space: ears and scythes stick out. In spaces, from the middle. */
#define ROBO_FIGURE_REACH 0.6

/* Points are whole numbers: so many of them a space. */
#define ROBO_FIGURE_UNITS 51200

/* Set in the number of a shape that is shown on dark boards only. */
#define ROBO_FIGURE_KEYLINE 0x8000

/* What is done with the path of a shape, which is: the kind, the number of its paint, that of its pen, and the path. */
typedef enum
{
  ROBO_FIGURE_FILL,
  ROBO_FIGURE_STROKE,
  ROBO_FIGURE_CLIP,   /* what follows is inside */
  ROBO_FIGURE_UNCLIP, /* and now it is everywhere; no path */
  ROBO_FIGURE_HEAD_SIZE = 3
} RoboFigureKind;

/* A step of a path, and as many points as it has. */
typedef enum
{
  ROBO_FIGURE_MOVE,  /* one */
  ROBO_FIGURE_LINE,  /* one */
  ROBO_FIGURE_CURVE, /* three */
  ROBO_FIGURE_CLOSE, /* none */
} RoboFigureStep;

/* The numbers of a pen: how wide it is, in a plane that lies over that of the points so, and what its ends and corners are to
 * cairo. */
typedef enum
{
  ROBO_FIGURE_WIDTH,
  ROBO_FIGURE_XX,
  ROBO_FIGURE_YX,
  ROBO_FIGURE_XY,
  ROBO_FIGURE_YY,
  ROBO_FIGURE_CAP,
  ROBO_FIGURE_JOIN,
  ROBO_FIGURE_MITER,
  ROBO_FIGURE_PEN_SIZE
} RoboFigurePen;

/* A paint is red, green, blue and alpha; or a gradient as cairo has it: four numbers, where it is a linear one, or six, then the
 * six of its matrix, and for each colour where it is, and red, green, blue and alpha. */
#define ROBO_FIGURE_PLAIN_SIZE  4
#define ROBO_FIGURE_LINEAR_SIZE 4
#define ROBO_FIGURE_RADIAL_SIZE 6
#define ROBO_FIGURE_MATRIX_SIZE 6
#define ROBO_FIGURE_STOP_SIZE   5

G_END_DECLS
