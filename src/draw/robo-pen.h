/* What all drawings share: paths, paints and text. Private to this folder.
 *
 * Everything here is drawn in spaces: one unit is the side of a space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboPen:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @pixel: one device pixel in spaces, to make lines crisp
 * @left: western side of what is seen of a drawing: its clip
 * @top: northern side
 * @right: eastern side
 * @bottom: southern side
 */
typedef struct
{
  cairo_t           *cr;
  const RoboPalette *palette;
  double             pixel;
  double             left;
  double             top;
  double             right;
  double             bottom;
} RoboPen;

/**
 * robo_pen_init:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 *
 * Returns: a pen; nothing to free
 */
RoboPen robo_pen_init (cairo_t           *cr,
                       const RoboPalette *palette);

/**
 * robo_pen_snap:
 * @pen: a pen
 * @length: in spaces
 *
 * Returns: the nearest length that is a whole number of device pixels, at least one
 */
double robo_pen_snap (const RoboPen *pen,
                      double         length);

/**
 * robo_pen_sees:
 * @pen: a pen
 * @x: western side of a space
 * @y: its northern side
 *
 * What an editor draws anew is a few spaces of many.
 *
 * Returns: whether anything of the space, or of what its edges carry, is inside the clip
 */
gboolean robo_pen_sees (const RoboPen *pen,
                        double         x,
                        double         y);

void robo_pen_fill (const RoboPen *pen,
                    RoboPaint      paint,
                    double         alpha);
void robo_pen_stroke (const RoboPen *pen,
                      RoboPaint      paint,
                      double         alpha,
                      double         width);
void robo_pen_fill_stroke (const RoboPen *pen,
                           RoboPaint      fill,
                           RoboPaint      stroke,
                           double         width);

/**
 * RoboFade:
 * @from: the colour at @x0, @y0, and how opaque it is
 * @to: the colour at @x1, @y1, and how opaque it is
 *
 * From one colour to another.
 */
typedef struct
{
  RoboPaint from;
  double    from_alpha;
  RoboPaint to;
  double    to_alpha;
  double    x0;
  double    y0;
  double    x1;
  double    y1;
} RoboFade;

void robo_pen_fill_fade (const RoboPen  *pen,
                         const RoboFade *fade);
void robo_pen_stroke_fade (const RoboPen  *pen,
                           const RoboFade *fade,
                           double          width);

/* A disc that is @alpha in the middle, @bend_alpha at @bend of its radius (0..1), and nothing at its rim. */
void robo_pen_soft_disc (const RoboPen *pen,
                         RoboPaint      paint,
                         double         alpha,
                         double         x,
                         double         y,
                         double         radius,
                         double         bend,
                         double         bend_alpha);
/* The same as light falls off. */
void robo_pen_glow (const RoboPen *pen,
                    RoboPaint      paint,
                    double         alpha,
                    double         x,
                    double         y,
                    double         radius);

/* Whether there is light and shade: not in high contrast. */
gboolean robo_pen_has_depth (const RoboPen *pen);

/**
 * RoboHatch:
 * @ROBO_HATCH_RISING: strokes from lower left to upper right
 * @ROBO_HATCH_LEVEL: level ones
 * @ROBO_HATCH_UPRIGHT: upright ones
 * @ROBO_HATCH_FALLING: strokes from upper left to lower right
 *
 * In the order of the seats.
 */
typedef enum
{
  ROBO_HATCH_RISING,
  ROBO_HATCH_LEVEL,
  ROBO_HATCH_UPRIGHT,
  ROBO_HATCH_FALLING,
} RoboHatch;

void robo_pen_hatch (const RoboPen *pen,
                     RoboHatch      hatch,
                     RoboPaint      paint,
                     double         step);

void robo_pen_disc (const RoboPen *pen,
                    double         x,
                    double         y,
                    double         radius);
void robo_pen_polygon (const RoboPen *pen,
                       const double (*points)[2],
                       guint n_points);
void robo_pen_regular (const RoboPen *pen,
                       guint          n_corners,
                       double         x,
                       double         y,
                       double         radius,
                       double         turn);
void robo_pen_rounded (const RoboPen *pen,
                       double         x,
                       double         y,
                       double         width,
                       double         height,
                       double         radius);

/**
 * robo_pen_text:
 * @pen: a pen
 * @text: a few letters
 * @x: middle of what is inked
 * @y: middle of what is inked
 * @height: size of the font
 *
 * Adds text to the path. As a path, since a glyph would be hinted for the wrong size, and an
 * SVG file would depend on the fonts of whoever looks at it.
 */
void robo_pen_text (const RoboPen *pen,
                    const char    *text,
                    double         x,
                    double         y,
                    double         height);

G_END_DECLS
