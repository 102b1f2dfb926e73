/* Every colour of the game, named once, for each style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "engine/robo-board.h"

G_BEGIN_DECLS

/**
 * RoboStyle:
 * @ROBO_STYLE_LIGHT: a pale board
 * @ROBO_STYLE_DARK: a dark board
 * @ROBO_STYLE_CONTRAST: black, white and pure colours, for light and dark desktops alike
 */
typedef enum
{
  ROBO_STYLE_LIGHT,
  ROBO_STYLE_DARK,
  ROBO_STYLE_CONTRAST,
} RoboStyle;

#define ROBO_N_STYLES 3

/**
 * RoboPaint:
 * What a colour is for. Widgets know the same names as CSS colours, `robo_seat_1` for
 * %ROBO_PAINT_SEAT_1 (see robo_palette_dup_css()).
 */
typedef enum
{
  /* The board */
  ROBO_PAINT_FRAME,       /* around the board */
  ROBO_PAINT_FRAME_SHADE, /* its southern end */
  ROBO_PAINT_FRAME_LIGHT, /* its edge towards the light */
  ROBO_PAINT_LABEL,       /* column and row numbers on the frame */
  ROBO_PAINT_GAP,         /* between the spaces */
  ROBO_PAINT_FLOOR,
  ROBO_PAINT_FLOOR_ODD,   /* every second space */
  ROBO_PAINT_FLOOR_LIGHT, /* the edge of a space towards the light */
  ROBO_PAINT_FLOOR_SHADE, /* its other edge */
  ROBO_PAINT_TEXTURE,     /* what is on the floor and means nothing */
  ROBO_PAINT_GRASS,
  ROBO_PAINT_SOLID,
  ROBO_PAINT_SOLID_SHADE,
  ROBO_PAINT_POST, /* on a solid space */
  ROBO_PAINT_RIM,  /* of a pit */
  ROBO_PAINT_PIT_WALL,
  ROBO_PAINT_PIT_WALL_SHADE,
  ROBO_PAINT_PIT,
  ROBO_PAINT_EMBER, /* far down in it */
  ROBO_PAINT_SHORE, /* rim of water */
  ROBO_PAINT_WATER,
  ROBO_PAINT_WAVE,
  ROBO_PAINT_VP, /* ring and number of a VP space */
  ROBO_PAINT_WORKSHOP,
  ROBO_PAINT_VOLTAGE,
  ROBO_PAINT_VOLTAGE_TINT,
  ROBO_PAINT_WALL, /* the glowing middle of an energy wall */
  ROBO_PAINT_WALL_EDGE,
  ROBO_PAINT_WALL_CORE,
  ROBO_PAINT_BARRIER,
  ROBO_PAINT_BARRIER_EDGE,
  ROBO_PAINT_BARRIER_CORE,
  ROBO_PAINT_BARRIER_GLOW,
  ROBO_PAINT_CAUTION,
  ROBO_PAINT_CAUTION_INK,

  /* Pieces */
  ROBO_PAINT_SEAT_1, /* The Hound and the south: orange hexagon */
  ROBO_PAINT_SEAT_2, /* Mercury and the west: blue disc */
  ROBO_PAINT_SEAT_3, /* Reaper and the north: green triangle */
  ROBO_PAINT_SEAT_4, /* Volt and the east: violet square */
  ROBO_PAINT_BODY_1, /* the robots themselves, alike on pale and dark boards: the colours of data/art/robots */
  ROBO_PAINT_BODY_2,
  ROBO_PAINT_BODY_3,
  ROBO_PAINT_BODY_4,
  ROBO_PAINT_OUTLINE, /* of every piece */
  ROBO_PAINT_KEYLINE, /* round it, where the board is dark */
  ROBO_PAINT_VISOR,
  ROBO_PAINT_EYE,
  ROBO_PAINT_KILLBOT_EYE,
  ROBO_PAINT_FACING,
  ROBO_PAINT_BADGE, /* behind a starting number */
  ROBO_PAINT_BADGE_INK,
  ROBO_PAINT_DAMAGE,
  ROBO_PAINT_DAMAGE_OFF, /* a light that is off */
  ROBO_PAINT_LAMP,       /* a damage light of a robot */
  ROBO_PAINT_LAMP_OFF,
  ROBO_PAINT_SHIELD,
  ROBO_PAINT_TOKEN,
  ROBO_PAINT_TOKEN_LIGHT,
  ROBO_PAINT_TOKEN_RIM,
  ROBO_PAINT_TOKEN_EDGE,
  ROBO_PAINT_TOKEN_INK,
  ROBO_PAINT_MINE,
  ROBO_PAINT_SPIKE,    /* of a mine */
  ROBO_PAINT_CHAMPION, /* the deck of champion cards */

  /* Dice */
  ROBO_PAINT_DIE_BLUE,
  ROBO_PAINT_DIE_BLUE_EDGE,
  ROBO_PAINT_DIE_RED,
  ROBO_PAINT_DIE_RED_EDGE,
  ROBO_PAINT_PIP,
  ROBO_PAINT_ACTING, /* ring round the die that acts */

  /* What happens */
  ROBO_PAINT_BEAM,
  ROBO_PAINT_BEAM_CORE,
  ROBO_PAINT_BLAST,
  ROBO_PAINT_BLAST_CORE,
  ROBO_PAINT_FIRE,
  ROBO_PAINT_SMOKE,
  ROBO_PAINT_DUST,
  ROBO_PAINT_HIGHLIGHT, /* a space that is pointed at */
  ROBO_PAINT_DANGER,    /* mark on a path that ends badly */
  ROBO_PAINT_LIGHT,     /* what falls on things */
  ROBO_PAINT_SHADOW,
} RoboPaint;

#define ROBO_N_PAINTS (ROBO_PAINT_SHADOW + 1)

/**
 * RoboPalette:
 * The colours of one style. Opaque, static, never freed.
 */
typedef struct _RoboPalette RoboPalette;

/**
 * robo_palette_get:
 * @style: a style
 *
 * Returns: (transfer none): its colours, static
 */
const RoboPalette *robo_palette_get (RoboStyle style);

/**
 * robo_palette_get_patterned:
 * @style: a style
 *
 * Returns: (transfer none): its colours, static; seats and dice have a pattern each besides
 */
const RoboPalette *robo_palette_get_patterned (RoboStyle style);

/**
 * robo_palette_get_themed:
 * @palette: a palette
 * @theme: of an arena
 *
 * In high contrast there are no themes. A theme of the night is dark in the light style, too.
 *
 * Returns: (transfer none): the colours of an arena of that theme and of what is on it, static
 */
const RoboPalette *robo_palette_get_themed (const RoboPalette *palette,
                                            RoboTheme          theme);

RoboTheme robo_palette_get_theme (const RoboPalette *palette);
RoboStyle robo_palette_get_style (const RoboPalette *palette);
gboolean  robo_palette_get_has_patterns (const RoboPalette *palette);

/**
 * robo_palette_get_rgb:
 * @palette: a palette
 * @paint: what the colour is for
 *
 * Returns: the colour as 0xrrggbb
 */
guint32 robo_palette_get_rgb (const RoboPalette *palette,
                              RoboPaint          paint);

/**
 * robo_palette_get_readable:
 * @palette: a palette
 * @paint: what the colour is for
 * @page: what is behind the text, as 0xrrggbb
 *
 * Returns: the colour for text, as 0xrrggbb: as much darker or lighter as it takes for a contrast of 4.5
 */
guint32 robo_palette_get_readable (const RoboPalette *palette,
                                   RoboPaint          paint,
                                   guint32            page);

/**
 * robo_palette_get_seat:
 * @colour: a colour of robots, 0..3; shapes have the same order (RoboRobotShape)
 *
 * Returns: the paint
 */
RoboPaint robo_palette_get_seat (guint colour);

/**
 * robo_palette_get_body:
 * @colour: of a robot, 0..3
 *
 * Returns: the paint of the robot itself, which is seen by its outline where the floor is much like it
 */
RoboPaint robo_palette_get_body (guint colour);

/**
 * robo_palette_set_source:
 * @palette: a palette
 * @cr: where it will be drawn
 * @paint: what the colour is for
 * @alpha: 0 to 1
 */
void robo_palette_set_source (const RoboPalette *palette,
                              cairo_t           *cr,
                              RoboPaint          paint,
                              double             alpha);

/**
 * robo_palette_add_stop:
 * @palette: a palette
 * @pattern: a gradient
 * @offset: where, 0 to 1
 * @paint: what the colour is for
 * @alpha: 0 to 1
 */
void robo_palette_add_stop (const RoboPalette *palette,
                            cairo_pattern_t   *pattern,
                            double             offset,
                            RoboPaint          paint,
                            double             alpha);

/**
 * robo_palette_dup_css:
 * @palette: a palette
 *
 * Returns: (transfer full): a style sheet that defines the colours for widgets, a line of
 *   `@define-color robo_seat_1 #ff9a3d;` each, so that no colour is written down twice
 */
char *robo_palette_dup_css (const RoboPalette *palette) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
