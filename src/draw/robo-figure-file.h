// SPDX-License-Identifier: GPL-3.0-or-later
// Reads figures. The program data/art/make-figure.c makes them from SVG files when the game is built.
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* A file has this GVariant type: pens, paints, shapes, and then for each layer its name and its shapes. Numbers have
 * the byte order of the machine, because the file is made together with the program. */
#define ROBO_FIGURE_TYPE "(aadaadaana{saq})"

/* The side of a space, or of a drawing that is not on spaces, has this many units. Points are integers around the
 * center. */
#define ROBO_FIGURE_UNITS 51200

/* A shape whose number has this flag is a part of the keyline (see robo_figure_file_draw()). */
#define ROBO_FIGURE_KEYLINE 0x8000

/* Lists the kinds of shapes. The first ROBO_FIGURE_HEAD_SIZE numbers of a shape are its kind, the index of its paint
 * and the index of its pen. Its path follows. */
typedef enum
{
  ROBO_FIGURE_FILL,
  ROBO_FIGURE_STROKE,
  ROBO_FIGURE_CLIP,   /* clips the shapes after it */
  ROBO_FIGURE_UNCLIP, /* ends clipping; has no path */
  ROBO_FIGURE_HEAD_SIZE = 3
} RoboFigureKind;

/* Lists the steps of a path. The points of a step follow it. */
typedef enum
{
  ROBO_FIGURE_MOVE,  /* one point */
  ROBO_FIGURE_LINE,  /* one point */
  ROBO_FIGURE_CURVE, /* three points */
  ROBO_FIGURE_CLOSE, /* no points */
} RoboFigureStep;

/* Lists the numbers of a pen: its width, a matrix that transforms the pen, cairo's line cap, line join and miter limit.
 * If the line is dashed, the lengths of its dashes and then their offset follow. */
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

/* Lists the inks, which are paints whose colors the caller sets. */
typedef enum
{
  ROBO_FIGURE_INK,
  ROBO_FIGURE_ACCENT,
  ROBO_FIGURE_HOLE,
  ROBO_FIGURE_N_INKS
} RoboFigureInk;

/* Each paint is a list of numbers, of which there are three forms: an ink and an alpha; red, green, blue and alpha; a
 * cairo gradient. A gradient has four numbers if it is linear and six if it is radial, then the six numbers of its
 * matrix, and for each stop its offset, red, green, blue and alpha. */
#define ROBO_FIGURE_INK_SIZE    2
#define ROBO_FIGURE_PLAIN_SIZE  4
#define ROBO_FIGURE_LINEAR_SIZE 4
#define ROBO_FIGURE_RADIAL_SIZE 6
#define ROBO_FIGURE_MATRIX_SIZE 6
#define ROBO_FIGURE_STOP_SIZE   5

/* Holds the red, green and blue component of each ink. */
typedef double RoboFigureInks[ROBO_FIGURE_N_INKS][3];

/* Holds a set of drawings, which are called layers and have names. Any thread may use it. */
typedef struct _RoboFigureFile RoboFigureFile;

/* Returns a file of the game by its name without the ending. The file must exist. It stays in memory until the program
 * ends. */
const RoboFigureFile *robo_figure_file_get (const char *name);

gboolean robo_figure_file_has (const RoboFigureFile *self,
                               const char           *layer);

/* Returns the names of all layers, in the order of the file. */
GStrv robo_figure_file_dup_layers (const RoboFigureFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* Draws a layer around the origin. The layer must exist. The keyline is a set of pale lines for dark boards. The inks
 * are the colors of parts that have no color of their own; they may be NULL if the layer has no such parts. The drawing
 * is not cached here, so callers should keep the picture. */
void robo_figure_file_draw (const RoboFigureFile *self,
                            cairo_t              *cr,
                            const char           *layer,
                            gboolean              has_keyline,
                            const RoboFigureInks *inks);

G_END_DECLS
