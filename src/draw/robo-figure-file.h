/* Figures: what data/art/make-figure.c makes of SVG files when the game is built.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Pens, paints, shapes, and by its name of which shapes a layer is made; all as the machine has numbers, since the program is
 * built with it. */
#define ROBO_FIGURE_TYPE "(aadaadaana{saq})"

/* Points are whole numbers: so many of them a space, or the side of what is not drawn on spaces; round the middle. */
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

/* The numbers of a pen: how wide it is, in a plane that lies over that of the points so, what its ends and corners are to
 * cairo, and then its dashes, if it has any, and where they begin. */
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

/* What gets its colour from who draws it. */
typedef enum
{
  ROBO_FIGURE_INK,
  ROBO_FIGURE_ACCENT,
  ROBO_FIGURE_HOLE,
  ROBO_FIGURE_N_INKS
} RoboFigureInk;

/* A paint is one of these and alpha; or red, green, blue and alpha; or a gradient as cairo has it: four numbers, where it is a
 * linear one, or six, then the six of its matrix, and for each colour where it is, and red, green, blue and alpha. */
#define ROBO_FIGURE_INK_SIZE    2
#define ROBO_FIGURE_PLAIN_SIZE  4
#define ROBO_FIGURE_LINEAR_SIZE 4
#define ROBO_FIGURE_RADIAL_SIZE 6
#define ROBO_FIGURE_MATRIX_SIZE 6
#define ROBO_FIGURE_STOP_SIZE   5

/* Red, green and blue. */
typedef double RoboFigureInks[ROBO_FIGURE_N_INKS][3];

/**
 * RoboFigureFile:
 *
 * Drawings by their names, layers. They can be used by any thread.
 */
typedef struct _RoboFigureFile RoboFigureFile;

/**
 * robo_figure_file_get:
 * @name: that of a file of the game, without its ending
 *
 * Returns: its contents, which are kept for ever
 */
const RoboFigureFile *robo_figure_file_get (const char *name);

/**
 * robo_figure_file_has:
 * @self: a file
 * @layer: the name of a layer that there may be
 *
 * Returns: whether there is
 */
gboolean robo_figure_file_has (const RoboFigureFile *self,
                               const char           *layer);

/**
 * robo_figure_file_dup_layers:
 * @self: a file
 *
 * Returns: (transfer full): the names of all layers, in the order in which they were made
 */
GStrv robo_figure_file_dup_layers (const RoboFigureFile *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_figure_file_draw:
 * @self: a file
 * @cr: where to draw: round the origin
 * @layer: the name of a layer that there is
 * @has_keyline: whether pale lines are drawn, which dark boards need
 * @inks: (nullable): the colours of what has none of its own
 *
 * Draws a layer. Nothing is kept that would draw the same again: keep the picture.
 */
void robo_figure_file_draw (const RoboFigureFile *self,
                            cairo_t              *cr,
                            const char           *layer,
                            gboolean              has_keyline,
                            const RoboFigureInks *inks);

G_END_DECLS
