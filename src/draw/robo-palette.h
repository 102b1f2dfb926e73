// SPDX-License-Identifier: GPL-3.0-or-later
// Names the colors of the drawings once, for each style.
#pragma once

#include <cairo.h>
#include <glib.h>

#include "engine/robo-board.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_STYLE_LIGHT,          /* a pale board */
  ROBO_STYLE_DARK,           /* a dark board */
  ROBO_STYLE_CONTRAST,       /* a black board with white and pure colors, for high contrast on dark desktops */
  ROBO_STYLE_CONTRAST_LIGHT, /* a white board with black and strong colors, for high contrast on light desktops */
} RoboStyle;

#define ROBO_N_STYLES 4

/* Returns TRUE for the styles without decoration, shadows and themes. */
static inline gboolean
robo_style_is_contrast (RoboStyle style)
{
  return style >= ROBO_STYLE_CONTRAST;
}

/* Lists the paints: the uses of colors. A paint has the name of its main use, but may have other uses, too. CSS colors
 * have the same names, such as `robo_seat_1` for ROBO_PAINT_SEAT_1 (see robo_palette_dup_css()). */
typedef enum
{
  /* Paints of the board */
  ROBO_PAINT_FRAME,       /* frame around the board */
  ROBO_PAINT_FRAME_SHADE, /* southern end of the frame */
  ROBO_PAINT_FRAME_LIGHT, /* edge of the frame towards the light */
  ROBO_PAINT_LABEL,       /* column and row numbers on the frame */
  ROBO_PAINT_GAP,         /* gap between the spaces */
  ROBO_PAINT_FLOOR,
  ROBO_PAINT_FLOOR_ODD,   /* floor of every second space */
  ROBO_PAINT_FLOOR_LIGHT, /* edge of a space towards the light */
  ROBO_PAINT_FLOOR_SHADE, /* edge of a space away from the light */
  ROBO_PAINT_TEXTURE,     /* decoration of the floor */
  ROBO_PAINT_GRASS,
  ROBO_PAINT_SOLID,
  ROBO_PAINT_SOLID_SHADE,
  ROBO_PAINT_POST, /* a post on a solid space */
  ROBO_PAINT_RIM,  /* rim of a pit */
  ROBO_PAINT_PIT_WALL,
  ROBO_PAINT_PIT_WALL_SHADE,
  ROBO_PAINT_PIT,
  ROBO_PAINT_EMBER, /* embers at the bottom of a pit */
  ROBO_PAINT_SHORE, /* rim of water */
  ROBO_PAINT_WATER,
  ROBO_PAINT_WAVE,
  ROBO_PAINT_VP, /* ring and number of a VP space */
  ROBO_PAINT_WORKSHOP,
  ROBO_PAINT_VOLTAGE,
  ROBO_PAINT_VOLTAGE_TINT,
  ROBO_PAINT_WALL, /* glowing middle of an energy wall */
  ROBO_PAINT_WALL_EDGE,
  ROBO_PAINT_WALL_CORE,
  ROBO_PAINT_BARRIER,
  ROBO_PAINT_BARRIER_EDGE,
  ROBO_PAINT_BARRIER_CORE,
  ROBO_PAINT_BARRIER_GLOW,
  ROBO_PAINT_CAUTION,
  ROBO_PAINT_CAUTION_INK,

  /* Paints of pieces */
  ROBO_PAINT_SEAT_1, /* orange, for The Hound and the south; its shape is a hexagon */
  ROBO_PAINT_SEAT_2, /* blue, for Mercury and the west; its shape is a disc */
  ROBO_PAINT_SEAT_3, /* green, for Reaper and the north; its shape is a triangle */
  ROBO_PAINT_SEAT_4, /* violet, for Volt and the east; its shape is a square */
  ROBO_PAINT_BODY_1, /* bodies of the robots, the same on pale and dark boards: the colors of data/art/robots */
  ROBO_PAINT_BODY_2,
  ROBO_PAINT_BODY_3,
  ROBO_PAINT_BODY_4,
  ROBO_PAINT_OUTLINE, /* outline of pieces */
  ROBO_PAINT_KEYLINE, /* line around pieces on dark boards */
  ROBO_PAINT_VISOR,
  ROBO_PAINT_EYE,
  ROBO_PAINT_KILLBOT_EYE,
  ROBO_PAINT_FACING,
  ROBO_PAINT_BADGE, /* white of numbers and marks, around or below ROBO_PAINT_BADGE_INK */
  ROBO_PAINT_BADGE_INK,
  ROBO_PAINT_DAMAGE,
  ROBO_PAINT_DAMAGE_OFF, /* a damage light that is off, on a pale or dark page */
  ROBO_PAINT_LAMP,       /* a red light, such as a damage light of a robot */
  ROBO_PAINT_LAMP_OFF,
  ROBO_PAINT_SHIELD,
  ROBO_PAINT_TOKEN,
  ROBO_PAINT_TOKEN_LIGHT,
  ROBO_PAINT_TOKEN_RIM,
  ROBO_PAINT_TOKEN_EDGE,
  ROBO_PAINT_TOKEN_INK,
  ROBO_PAINT_MINE,
  ROBO_PAINT_SPIKE,    /* spike of a mine */
  ROBO_PAINT_CHAMPION, /* the deck of champion cards */

  /* Paints of dice */
  ROBO_PAINT_DIE_BLUE,
  ROBO_PAINT_DIE_BLUE_EDGE,
  ROBO_PAINT_DIE_RED,
  ROBO_PAINT_DIE_RED_EDGE,
  ROBO_PAINT_PIP,
  ROBO_PAINT_ACTING, /* ring around the active die */

  /* Paints of effects */
  ROBO_PAINT_BEAM,
  ROBO_PAINT_BEAM_CORE,
  ROBO_PAINT_BLAST,
  ROBO_PAINT_BLAST_CORE,
  ROBO_PAINT_FIRE,
  ROBO_PAINT_SMOKE,
  ROBO_PAINT_DUST,
  ROBO_PAINT_HIGHLIGHT, /* highlight of a space, such as the space under the pointer */
  ROBO_PAINT_DANGER,    /* danger, such as the bad end of a path */
  ROBO_PAINT_LIGHT,     /* light on surfaces */
  ROBO_PAINT_SHADOW,
} RoboPaint;

#define ROBO_N_PAINTS (ROBO_PAINT_SHADOW + 1)

/* Stands for the colors of one style and theme. The struct is opaque, static and never freed. */
typedef struct _RoboPalette RoboPalette;

const RoboPalette *robo_palette_get (RoboStyle style);

/* Returns the static palette in which each seat and each die has a pattern, not only a color. */
const RoboPalette *robo_palette_get_patterned (RoboStyle style);

/* Returns the static palette of a theme, for an arena and its pieces. The result has the same patterns as the given
 * palette, and also the same style, except that the neon theme is dark even in the light style. High contrast has no
 * themes, so the theme is ignored there. */
const RoboPalette *robo_palette_get_themed (const RoboPalette *palette,
                                            RoboTheme          theme);

RoboTheme robo_palette_get_theme (const RoboPalette *palette);
RoboStyle robo_palette_get_style (const RoboPalette *palette);
gboolean  robo_palette_get_has_patterns (const RoboPalette *palette);

/* Returns the color of a paint as 0xrrggbb. */
guint32 robo_palette_get_rgb (const RoboPalette *palette,
                              RoboPaint          paint);

/* Returns the color of a paint for text, as 0xrrggbb. If necessary, the color is darkened or lightened until its
 * contrast to the page (0xrrggbb) is at least 4.5. */
guint32 robo_palette_get_readable (const RoboPalette *palette,
                                   RoboPaint          paint,
                                   guint32            page);

/* Returns the paint for a robot color, 0..3. Shapes are in the same order (RoboShape). */
RoboPaint robo_palette_get_seat (guint colour);

/* Returns the paint for the body of a robot of color 0..3. On a floor of a similar color, the robot stands out only by
 * its outline. */
RoboPaint robo_palette_get_body (guint colour);

/* Sets the color of a paint as the source. The alpha is 0 to 1. */
void robo_palette_set_source (const RoboPalette *palette,
                              cairo_t           *cr,
                              RoboPaint          paint,
                              double             alpha);

/* Adds the color of a paint to a gradient. Offset and alpha are 0 to 1. */
void robo_palette_add_stop (const RoboPalette *palette,
                            cairo_pattern_t   *pattern,
                            double             offset,
                            RoboPaint          paint,
                            double             alpha);

/* Returns a style sheet that defines the color of each paint for widgets, so that widgets and drawings use the same
 * definition. */
char *robo_palette_dup_css (const RoboPalette *palette) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
