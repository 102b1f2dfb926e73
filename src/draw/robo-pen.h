// SPDX-License-Identifier: GPL-3.0-or-later
// Provides paths, paints and text for drawings. The unit of the context is usually the side of a space.
#pragma once

#include "robo-palette.h"

G_BEGIN_DECLS

/* Holds a context, its colors and its clip. */
typedef struct
{
  cairo_t           *cr; /* context that is drawn into; its unit is usually the side of a space */
  const RoboPalette *palette;
  double             pixel;  /* one device pixel in units of the context, for crisp lines */
  double             left;   /* western side of the clip */
  double             top;    /* northern side of the clip */
  double             right;  /* eastern side of the clip */
  double             bottom; /* southern side of the clip */
} RoboPen;

/* Creates a pen for a context. Changes of the context's scale or clip need a new pen. */
RoboPen robo_pen_init (cairo_t           *cr,
                       const RoboPalette *palette);

/* Returns the nearest length that is a whole number of device pixels, but at least one pixel. Lengths are in units of
 * the context. */
double robo_pen_snap (const RoboPen *pen,
                      double         length);

/* Returns TRUE if the space whose north-western corner is at x, y may have a part, or a part of its edges, inside the
 * clip. The clip is small while the editor redraws a few of many spaces. */
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

/* Describes a linear gradient between two colors. */
typedef struct
{
  RoboPaint from;       /* color at x0, y0 */
  double    from_alpha; /* opacity of the color at x0, y0 */
  RoboPaint to;         /* color at x1, y1 */
  double    to_alpha;   /* opacity of the color at x1, y1 */
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

/* Draws a disc with a soft rim. Its opacity is `alpha` in the middle, bend_alpha at the share `bend` (0..1) of its
 * radius, and 0 at its rim. */
void robo_pen_soft_disc (const RoboPen *pen,
                         RoboPaint      paint,
                         double         alpha,
                         double         x,
                         double         y,
                         double         radius,
                         double         bend,
                         double         bend_alpha);
/* Draws a soft disc that fades as light does. */
void robo_pen_glow (const RoboPen *pen,
                    RoboPaint      paint,
                    double         alpha,
                    double         x,
                    double         y,
                    double         radius);

/* Returns TRUE if the drawing has light and shade. In high contrast, drawings have neither. */
gboolean robo_pen_has_depth (const RoboPen *pen);

/* Lists the hatches, in the order of the robot colors. */
typedef enum
{
  ROBO_HATCH_RISING,  /* strokes from lower left to upper right */
  ROBO_HATCH_LEVEL,   /* horizontal strokes */
  ROBO_HATCH_UPRIGHT, /* vertical strokes */
  ROBO_HATCH_FALLING, /* strokes from upper left to lower right */
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

/* Adds the outlines of a text to the path, centered at x, y. `height` is the size of the font. Outlines are not hinted
 * for a wrong size, and an SVG file with outlines does not depend on the fonts of the viewer. */
void robo_pen_text (const RoboPen *pen,
                    const char    *text,
                    double         x,
                    double         y,
                    double         height);

G_END_DECLS
