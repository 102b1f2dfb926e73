// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the colors. Each paint is a row and each style but the last a column, so that the styles of a paint can be
// compared when one of them is changed. test-palette.c checks the contrasts.
#include "robo-palette.h"

#include <math.h>

typedef struct
{
  const char *name;
  guint32     rgb[ROBO_STYLE_CONTRAST_LIGHT];
} RoboPaintRow;

struct _RoboPalette
{
  RoboStyle style;
  gboolean  has_patterns;
  RoboTheme theme;
};

static const RoboPaintRow paints[ROBO_N_PAINTS] = {
  /* The columns are the name, and the colors of the light style, the dark style, and high contrast on dark desktops. */
  [ROBO_PAINT_FRAME] = { "frame", { 0xaeb2ba, 0x2b2f37, 0x000000 } },
  [ROBO_PAINT_FRAME_SHADE] = { "frame_shade", { 0x9aa0aa, 0x1b1e24, 0x000000 } },
  [ROBO_PAINT_FRAME_LIGHT] = { "frame_light", { 0xe8eaee, 0x4c525e, 0xffffff } },
  [ROBO_PAINT_LABEL] = { "label", { 0x1c2027, 0xb3bac6, 0xffffff } },
  [ROBO_PAINT_GAP] = { "gap", { 0x8f9299, 0x121418, 0x8a8a8a } },
  [ROBO_PAINT_FLOOR] = { "floor", { 0xefede9, 0x3a3f49, 0x000000 } },
  [ROBO_PAINT_FLOOR_ODD] = { "floor_odd", { 0xe4e1dc, 0x333842, 0x0d0d0d } },
  [ROBO_PAINT_FLOOR_LIGHT] = { "floor_light", { 0xffffff, 0x4d5461, 0x000000 } },
  [ROBO_PAINT_FLOOR_SHADE] = { "floor_shade", { 0xc9c5be, 0x24282f, 0x000000 } },
  [ROBO_PAINT_TEXTURE] = { "texture", { 0xcfcac2, 0x444a56, 0x000000 } },
  [ROBO_PAINT_GRASS] = { "grass", { 0x55793c, 0x55793c, 0x000000 } },
  [ROBO_PAINT_SOLID] = { "solid", { 0x7d828c, 0x3d434e, 0x000000 } },
  [ROBO_PAINT_SOLID_SHADE] = { "solid_shade", { 0x5c616b, 0x23272e, 0x000000 } },
  [ROBO_PAINT_POST] = { "post", { 0xc3c7ce, 0x848c99, 0xffffff } },
  [ROBO_PAINT_RIM] = { "rim", { 0x6d727c, 0x8a909c, 0xffffff } },
  [ROBO_PAINT_PIT_WALL] = { "pit_wall", { 0x6a6258, 0x2e2b29, 0x4d4d4d } },
  [ROBO_PAINT_PIT_WALL_SHADE] = { "pit_wall_shade", { 0x2c2925, 0x141210, 0x4d4d4d } },
  [ROBO_PAINT_PIT] = { "pit", { 0x100d0b, 0x030304, 0x000000 } },
  [ROBO_PAINT_EMBER] = { "ember", { 0xff7a1f, 0xff7a1f, 0x000000 } },
  [ROBO_PAINT_SHORE] = { "shore", { 0x0d3d60, 0x5cb4e8, 0x66ccff } },
  [ROBO_PAINT_WATER] = { "water", { 0x3f97d3, 0x0f4c75, 0x003366 } },
  [ROBO_PAINT_WAVE] = { "wave", { 0x0c4470, 0x6cc3f2, 0x99ddff } },
  [ROBO_PAINT_VP] = { "vp", { 0x3f444e, 0xd8dde6, 0xffffff } },
  [ROBO_PAINT_WORKSHOP] = { "workshop", { 0x19752f, 0x8fd694, 0x66ff66 } },
  [ROBO_PAINT_VOLTAGE] = { "voltage", { 0x955300, 0xffb02e, 0xffb000 } },
  [ROBO_PAINT_VOLTAGE_TINT] = { "voltage_tint", { 0xffb02e, 0xffb02e, 0x000000 } },
  [ROBO_PAINT_WALL] = { "wall", { 0x35d0f0, 0x35d0f0, 0x00ffff } },
  [ROBO_PAINT_WALL_EDGE] = { "wall_edge", { 0x075a70, 0x075a70, 0x007f8f } },
  [ROBO_PAINT_WALL_CORE] = { "wall_core", { 0xe6fcff, 0xe6fcff, 0x00ffff } },
  [ROBO_PAINT_BARRIER] = { "barrier", { 0xffe14a, 0xffe14a, 0xffff00 } },
  [ROBO_PAINT_BARRIER_EDGE] = { "barrier_edge", { 0x4a3500, 0x1a1500, 0x000000 } },
  [ROBO_PAINT_BARRIER_CORE] = { "barrier_core", { 0xfffbe0, 0xfffde8, 0xffff00 } },
  [ROBO_PAINT_BARRIER_GLOW] = { "barrier_glow", { 0xe8a400, 0xffc400, 0x000000 } },
  [ROBO_PAINT_CAUTION] = { "caution", { 0xffc800, 0xffcf1f, 0xffd800 } },
  [ROBO_PAINT_CAUTION_INK] = { "caution_ink", { 0x17150d, 0x14120b, 0x000000 } },

  [ROBO_PAINT_SEAT_1] = { "seat_1", { 0xae5a00, 0xffb75a, 0xffb04a } },
  [ROBO_PAINT_SEAT_2] = { "seat_2", { 0x1c74ad, 0x8ad6ff, 0x8ae0ff } },
  [ROBO_PAINT_SEAT_3] = { "seat_3", { 0x00422e, 0x14ab78, 0x00b088 } },
  [ROBO_PAINT_SEAT_4] = { "seat_4", { 0x4b1f96, 0xa583f6, 0xa880ff } },
  [ROBO_PAINT_BODY_1] = { "body_1", { 0xf0901e, 0xf0901e, 0xf0901e } },
  [ROBO_PAINT_BODY_2] = { "body_2", { 0x56b9f0, 0x56b9f0, 0x56b9f0 } },
  [ROBO_PAINT_BODY_3] = { "body_3", { 0x00805a, 0x00805a, 0x00805a } },
  [ROBO_PAINT_BODY_4] = { "body_4", { 0x7440c4, 0x7440c4, 0x7440c4 } },
  [ROBO_PAINT_OUTLINE] = { "outline", { 0x1b1c24, 0x1b1c24, 0x000000 } },
  [ROBO_PAINT_KEYLINE] = { "keyline", { 0x1b1c24, 0xe6e9f0, 0xffffff } },
  [ROBO_PAINT_VISOR] = { "visor", { 0x17181c, 0x16181c, 0x000000 } },
  [ROBO_PAINT_EYE] = { "eye", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_KILLBOT_EYE] = { "killbot_eye", { 0xff5a4d, 0xff5a4d, 0xff5544 } },
  [ROBO_PAINT_FACING] = { "facing", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_BADGE] = { "badge", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_BADGE_INK] = { "badge_ink", { 0x16181c, 0x16181c, 0x000000 } },
  [ROBO_PAINT_DAMAGE] = { "damage", { 0xd3241c, 0xff5f57, 0xff5544 } },
  [ROBO_PAINT_DAMAGE_OFF] = { "damage_off", { 0x666d79, 0x9aa1ae, 0xffffff } },
  [ROBO_PAINT_LAMP] = { "lamp", { 0xff4b3e, 0xff4b3e, 0xff5544 } },
  [ROBO_PAINT_LAMP_OFF] = { "lamp_off", { 0x9aa1ae, 0x9aa1ae, 0xffffff } },
  [ROBO_PAINT_SHIELD] = { "shield", { 0x1467d2, 0x9fd0ff, 0xaaddff } },
  [ROBO_PAINT_TOKEN] = { "token", { 0xf2b418, 0xf2b418, 0xffe100 } },
  [ROBO_PAINT_TOKEN_LIGHT] = { "token_light", { 0xffe88a, 0xffe88a, 0xffe100 } },
  [ROBO_PAINT_TOKEN_RIM] = { "token_rim", { 0xa87400, 0xa87400, 0xffffff } },
  [ROBO_PAINT_TOKEN_EDGE] = { "token_edge", { 0x7a5600, 0xfff0b0, 0xffffff } },
  [ROBO_PAINT_TOKEN_INK] = { "token_ink", { 0x332700, 0x332700, 0x000000 } },
  [ROBO_PAINT_MINE] = { "mine", { 0x23262d, 0x23262d, 0x000000 } },
  [ROBO_PAINT_SPIKE] = { "spike", { 0xd9dde4, 0xd9dde4, 0xffffff } },
  [ROBO_PAINT_CHAMPION] = { "champion", { 0x7a3fb8, 0xd0a8ff, 0xcc99ff } },

  [ROBO_PAINT_DIE_BLUE] = { "die_blue", { 0x1f5fd0, 0x2f6be0, 0x2255dd } },
  [ROBO_PAINT_DIE_BLUE_EDGE] = { "die_blue_edge", { 0x123f96, 0x8db8ff, 0xaaccff } },
  [ROBO_PAINT_DIE_RED] = { "die_red", { 0xc4261f, 0xd1302a, 0xcc1100 } },
  [ROBO_PAINT_DIE_RED_EDGE] = { "die_red_edge", { 0x821410, 0xff9c94, 0xffaaaa } },
  [ROBO_PAINT_PIP] = { "pip", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_ACTING] = { "acting", { 0x17181c, 0xffffff, 0xffffff } },

  [ROBO_PAINT_BEAM] = { "beam", { 0xd3241c, 0xff5f57, 0xff4433 } },
  [ROBO_PAINT_BEAM_CORE] = { "beam_core", { 0xffd9d6, 0xfff1f0, 0xffffff } },
  [ROBO_PAINT_BLAST] = { "blast", { 0xbe4a00, 0xff8a2a, 0xff9000 } },
  [ROBO_PAINT_BLAST_CORE] = { "blast_core", { 0xffe08a, 0xffe9a8, 0xffff66 } },
  [ROBO_PAINT_FIRE] = { "fire", { 0xff8a2a, 0xff8a2a, 0xff9000 } },
  [ROBO_PAINT_SMOKE] = { "smoke", { 0x4c5058, 0x565b66, 0x8a8a8a } },
  [ROBO_PAINT_DUST] = { "dust", { 0xa59c8e, 0xb8ae9e, 0x8a8a8a } },
  [ROBO_PAINT_HIGHLIGHT] = { "highlight", { 0x1467d2, 0xffffff, 0xffff00 } },
  [ROBO_PAINT_DANGER] = { "danger", { 0xc01c28, 0xff7b72, 0xff6655 } },
  [ROBO_PAINT_LIGHT] = { "light", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_SHADOW] = { "shadow", { 0x000000, 0x000000, 0x000000 } },
};

/* Lists the colors of a white board in high contrast that differ from those of the light style. */
static const struct
{
  RoboPaint paint;
  guint32   rgb;
} light_contrast[] = {
  { ROBO_PAINT_FRAME, 0xffffff },
  { ROBO_PAINT_FRAME_SHADE, 0xffffff },
  { ROBO_PAINT_FRAME_LIGHT, 0x000000 },
  { ROBO_PAINT_LABEL, 0x000000 },
  { ROBO_PAINT_GAP, 0x767676 },
  { ROBO_PAINT_FLOOR, 0xffffff },
  { ROBO_PAINT_FLOOR_ODD, 0xf4f4f4 },
  { ROBO_PAINT_FLOOR_LIGHT, 0xffffff },
  { ROBO_PAINT_FLOOR_SHADE, 0xffffff },
  { ROBO_PAINT_TEXTURE, 0xffffff },
  { ROBO_PAINT_GRASS, 0xffffff },
  { ROBO_PAINT_SOLID, 0xffffff },
  { ROBO_PAINT_SOLID_SHADE, 0xffffff },
  { ROBO_PAINT_POST, 0x000000 },
  { ROBO_PAINT_RIM, 0x767676 },
  { ROBO_PAINT_PIT_WALL, 0x4d4d4d },
  { ROBO_PAINT_PIT_WALL_SHADE, 0x4d4d4d },
  { ROBO_PAINT_PIT, 0x000000 },
  { ROBO_PAINT_EMBER, 0x000000 },
  { ROBO_PAINT_SHORE, 0x003355 },
  { ROBO_PAINT_VP, 0x000000 },
  { ROBO_PAINT_WORKSHOP, 0x005c1f },
  { ROBO_PAINT_VOLTAGE, 0x7a3e00 },
  { ROBO_PAINT_VOLTAGE_TINT, 0xffffff },
  { ROBO_PAINT_WALL_EDGE, 0x003d4d },
  { ROBO_PAINT_BARRIER_EDGE, 0x000000 },
  { ROBO_PAINT_BARRIER_GLOW, 0xffffff },
  { ROBO_PAINT_HIGHLIGHT, 0x003ea8 },
  { ROBO_PAINT_DANGER, 0xa00010 },
};

/* Lists the colors of the themes that differ from those of the steel theme. */
static const struct
{
  RoboTheme theme;
  RoboPaint paint;
  guint32   rgb[2]; /* colors in the light and in the dark style */
} themed[] = {
  { ROBO_THEME_MARBLE, ROBO_PAINT_FLOOR, { 0xf6f1e7, 0x443f37 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FLOOR_ODD, { 0xece4d5, 0x3b372f } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FLOOR_SHADE, { 0xcfc3ab, 0x2a2721 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FLOOR_LIGHT, { 0xffffff, 0x5a5447 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_TEXTURE, { 0xd9cdb6, 0x51493d } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FRAME, { 0xc9b79a, 0x4a4234 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FRAME_SHADE, { 0xab9570, 0x2e281f } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_FRAME_LIGHT, { 0xf0e4cd, 0x6f6450 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_LABEL, { 0x241a0a, 0xd6c9ae } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_GAP, { 0xa89a80, 0x17140f } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_RIM, { 0x7c6f5a, 0x9b907c } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_PIT_WALL, { 0x8a775a, 0x3a3226 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_PIT_WALL_SHADE, { 0x3a3022, 0x191510 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_SOLID, { 0xb09a75, 0x5c513f } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_SOLID_SHADE, { 0x7d6a4b, 0x322b20 } },
  { ROBO_THEME_MARBLE, ROBO_PAINT_POST, { 0xf0e6d2, 0x94866c } },
  { ROBO_THEME_NEON, ROBO_PAINT_FLOOR, { 0x211c33, 0x211c33 } },
  { ROBO_THEME_NEON, ROBO_PAINT_FLOOR_ODD, { 0x1b172b, 0x1b172b } },
  { ROBO_THEME_NEON, ROBO_PAINT_FLOOR_LIGHT, { 0x383057, 0x383057 } },
  { ROBO_THEME_NEON, ROBO_PAINT_FLOOR_SHADE, { 0x0f0c1b, 0x0f0c1b } },
  { ROBO_THEME_NEON, ROBO_PAINT_TEXTURE, { 0x3a2f63, 0x3a2f63 } },
  { ROBO_THEME_NEON, ROBO_PAINT_FRAME, { 0x1d1530, 0x1d1530 } },
  { ROBO_THEME_NEON, ROBO_PAINT_FRAME_SHADE, { 0x0d0918, 0x0d0918 } },
  { ROBO_THEME_NEON, ROBO_PAINT_FRAME_LIGHT, { 0x6a4bb0, 0x6a4bb0 } },
  { ROBO_THEME_NEON, ROBO_PAINT_LABEL, { 0xd6c6ff, 0xd6c6ff } },
  { ROBO_THEME_NEON, ROBO_PAINT_GAP, { 0x0a0714, 0x0a0714 } },
  { ROBO_THEME_NEON, ROBO_PAINT_EMBER, { 0xff2fd0, 0xff2fd0 } },
  { ROBO_THEME_NEON, ROBO_PAINT_PIT_WALL, { 0x2c1f4a, 0x2c1f4a } },
  { ROBO_THEME_NEON, ROBO_PAINT_PIT_WALL_SHADE, { 0x120b22, 0x120b22 } },
  { ROBO_THEME_NEON, ROBO_PAINT_SOLID, { 0x3a2d66, 0x3a2d66 } },
  { ROBO_THEME_NEON, ROBO_PAINT_SOLID_SHADE, { 0x191130, 0x191130 } },
  { ROBO_THEME_NEON, ROBO_PAINT_POST, { 0x8a78c8, 0x8a78c8 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FLOOR, { 0xe9e9e4, 0x3d403c } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FLOOR_ODD, { 0xdededa, 0x353835 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FLOOR_SHADE, { 0xbfc0b8, 0x262925 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FLOOR_LIGHT, { 0xfbfbf8, 0x52564f } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_TEXTURE, { 0xc6c7bf, 0x4a4e48 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FRAME, { 0x86a562, 0x33452a } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FRAME_SHADE, { 0x769b57, 0x253320 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_FRAME_LIGHT, { 0xb5d08f, 0x56704a } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_LABEL, { 0x101a08, 0xc9dcb8 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_GAP, { 0x8d9188, 0x141612 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_SOLID, { 0x8d9188, 0x4a4e48 } },
  { ROBO_THEME_CONCRETE, ROBO_PAINT_SOLID_SHADE, { 0x63675f, 0x292c27 } },
};

#define ALL_STYLES(has_patterns, theme)                                                  \
  {                                                                                      \
    { ROBO_STYLE_LIGHT, has_patterns, theme }, { ROBO_STYLE_DARK, has_patterns, theme }, \
      { ROBO_STYLE_CONTRAST, has_patterns, theme },                                      \
      { ROBO_STYLE_CONTRAST_LIGHT, has_patterns, theme },                                \
  }

/* Lists the palettes by theme, by patterns (without, with) and by style. */
static const RoboPalette palettes[ROBO_N_THEMES][2][ROBO_N_STYLES] = {
  { ALL_STYLES (FALSE, ROBO_THEME_STEEL), ALL_STYLES (TRUE, ROBO_THEME_STEEL) },
  { ALL_STYLES (FALSE, ROBO_THEME_MARBLE), ALL_STYLES (TRUE, ROBO_THEME_MARBLE) },
  { ALL_STYLES (FALSE, ROBO_THEME_NEON), ALL_STYLES (TRUE, ROBO_THEME_NEON) },
  { ALL_STYLES (FALSE, ROBO_THEME_CONCRETE), ALL_STYLES (TRUE, ROBO_THEME_CONCRETE) },
};

static double
get_channel (guint32 rgb,
             guint   shift)
{
  return ((rgb >> shift) & 0xff) / 255.0;
}

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Returns the relative luminance of a color, as WCAG 2.1 defines it. */
static double
get_luminance (guint32 rgb)
{
  return 0.2126 * linearize (get_channel (rgb, 16)) +
         0.7152 * linearize (get_channel (rgb, 8)) +
         0.0722 * linearize (get_channel (rgb, 0));
}

const RoboPalette *
robo_palette_get (RoboStyle style)
{
  g_return_val_if_fail (style < ROBO_N_STYLES, &palettes[ROBO_THEME_STEEL][FALSE][ROBO_STYLE_DARK]);

  return &palettes[ROBO_THEME_STEEL][FALSE][style];
}

const RoboPalette *
robo_palette_get_patterned (RoboStyle style)
{
  g_return_val_if_fail (style < ROBO_N_STYLES, &palettes[ROBO_THEME_STEEL][TRUE][ROBO_STYLE_DARK]);

  return &palettes[ROBO_THEME_STEEL][TRUE][style];
}

const RoboPalette *
robo_palette_get_themed (const RoboPalette *palette,
                         RoboTheme          theme)
{
  RoboStyle style = palette->style;

  if (robo_style_is_contrast (style) || theme >= ROBO_N_THEMES)
    theme = ROBO_THEME_STEEL;
  if (theme == ROBO_THEME_NEON)
    style = ROBO_STYLE_DARK;

  return &palettes[theme][palette->has_patterns != FALSE][style];
}

RoboTheme
robo_palette_get_theme (const RoboPalette *palette)
{
  return palette->theme;
}

RoboStyle
robo_palette_get_style (const RoboPalette *palette)
{
  return palette->style;
}

gboolean
robo_palette_get_has_patterns (const RoboPalette *palette)
{
  return palette->has_patterns;
}

guint32
robo_palette_get_rgb (const RoboPalette *palette,
                      RoboPaint          paint)
{
  g_return_val_if_fail (paint < ROBO_N_PAINTS, 0);

  if (palette->theme != ROBO_THEME_STEEL)
    for (guint i = 0; i < G_N_ELEMENTS (themed); i++)
      if (themed[i].theme == palette->theme && themed[i].paint == paint)
        return themed[i].rgb[palette->style];

  if (palette->style != ROBO_STYLE_CONTRAST_LIGHT)
    return paints[paint].rgb[palette->style];

  for (guint i = 0; i < G_N_ELEMENTS (light_contrast); i++)
    if (light_contrast[i].paint == paint)
      return light_contrast[i].rgb;

  return paints[paint].rgb[ROBO_STYLE_LIGHT];
}

guint32
robo_palette_get_readable (const RoboPalette *palette,
                           RoboPaint          paint,
                           guint32            page)
{
  const double enough = 4.5;
  guint32      colour = robo_palette_get_rgb (palette, paint);
  /* White has more contrast than black to a page whose luminance is below about 0.18. */
  guint end = get_luminance (page) < 0.18 ? 255 : 0;

  for (guint percent = 0; percent <= 100; percent++)
    {
      guint32 mixed = 0;
      double  one, other = get_luminance (page);

      for (guint shift = 0; shift <= 16; shift += 8)
        mixed |= ((colour >> shift & 255) * (100 - percent) + end * percent) / 100 << shift;
      one = get_luminance (mixed);
      if ((MAX (one, other) + 0.05) / (MIN (one, other) + 0.05) >= enough)
        return mixed;
    }

  return end == 0 ? 0 : 0xffffff;
}

RoboPaint
robo_palette_get_seat (guint colour)
{
  g_return_val_if_fail (colour < 4, ROBO_PAINT_SEAT_1);

  return (RoboPaint)(ROBO_PAINT_SEAT_1 + colour);
}

RoboPaint
robo_palette_get_body (guint colour)
{
  g_return_val_if_fail (colour < 4, ROBO_PAINT_BODY_1);

  return (RoboPaint)(ROBO_PAINT_BODY_1 + colour);
}

void
robo_palette_set_source (const RoboPalette *palette,
                         cairo_t           *cr,
                         RoboPaint          paint,
                         double             alpha)
{
  guint32 rgb = robo_palette_get_rgb (palette, paint);

  cairo_set_source_rgba (cr, get_channel (rgb, 16), get_channel (rgb, 8), get_channel (rgb, 0), alpha);
}

void
robo_palette_add_stop (const RoboPalette *palette,
                       cairo_pattern_t   *pattern,
                       double             offset,
                       RoboPaint          paint,
                       double             alpha)
{
  guint32 rgb = robo_palette_get_rgb (palette, paint);

  cairo_pattern_add_color_stop_rgba (pattern, offset, get_channel (rgb, 16), get_channel (rgb, 8), get_channel (rgb, 0),
                                     alpha);
}

char *
robo_palette_dup_css (const RoboPalette *palette)
{
  GString *css = g_string_new (NULL);

  for (guint i = 0; i < ROBO_N_PAINTS; i++)
    g_string_append_printf (css, "@define-color robo_%s #%06x;\n",
                            paints[i].name, robo_palette_get_rgb (palette, (RoboPaint)i));

  return g_string_free (css, FALSE);
}
