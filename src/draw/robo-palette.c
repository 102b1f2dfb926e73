/* The colours. One row a paint, one column a style: whoever changes one sees the others. The
 * contrasts that hold between them are in test-palette.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-palette.h"

#include <math.h>

typedef struct
{
  const char *name;
  guint32     rgb[ROBO_N_STYLES];
} RoboPaintRow;

struct _RoboPalette
{
  RoboStyle style;
  gboolean  has_patterns;
};

static const RoboPaintRow paints[ROBO_N_PAINTS] = {
  /* name, light, dark, contrast */
  [ROBO_PAINT_FRAME] = { "frame", { 0xb9bec8, 0x24272e, 0x000000 } },
  [ROBO_PAINT_FRAME_LIGHT] = { "frame_light", { 0xd9dde4, 0x3b404a, 0xffffff } },
  [ROBO_PAINT_LABEL] = { "label", { 0x3a3e46, 0x9aa1ae, 0xffffff } },
  [ROBO_PAINT_GAP] = { "gap", { 0xa3a9b5, 0x15171b, 0x8a8a8a } },
  [ROBO_PAINT_FLOOR] = { "floor", { 0xf4f5f8, 0x363b45, 0x000000 } },
  [ROBO_PAINT_FLOOR_ODD] = { "floor_odd", { 0xebedf2, 0x3c414c, 0x0d0d0d } },
  [ROBO_PAINT_RIVET] = { "rivet", { 0xd3d7df, 0x4a505d, 0x2e2e2e } },
  [ROBO_PAINT_POST] = { "post", { 0x5c626e, 0x6e7582, 0xffffff } },
  [ROBO_PAINT_RIM] = { "rim", { 0x747b88, 0x888f9d, 0xffffff } },
  [ROBO_PAINT_PIT_WALL] = { "pit_wall", { 0x3d424c, 0x1c1f25, 0x4d4d4d } },
  [ROBO_PAINT_PIT] = { "pit", { 0x16181c, 0x030304, 0x000000 } },
  [ROBO_PAINT_SHORE] = { "shore", { 0x1d6fa5, 0x5cb4e8, 0x66ccff } },
  [ROBO_PAINT_WATER] = { "water", { 0x4aa3df, 0x0f4c75, 0x003366 } },
  [ROBO_PAINT_WAVE] = { "wave", { 0x0c4470, 0x6cc3f2, 0x99ddff } },
  [ROBO_PAINT_VP] = { "vp", { 0x4a505c, 0xd3d8e2, 0xffffff } },
  [ROBO_PAINT_WORKSHOP] = { "workshop", { 0x23803a, 0x8fd694, 0x66ff66 } },
  [ROBO_PAINT_VOLTAGE] = { "voltage", { 0xa65f00, 0xffb02e, 0xffb000 } },
  [ROBO_PAINT_WALL] = { "wall", { 0x35d0f0, 0x7deaff, 0x00ffff } },
  [ROBO_PAINT_WALL_EDGE] = { "wall_edge", { 0x075a70, 0x0b7d99, 0x007f8f } },
  [ROBO_PAINT_BARRIER] = { "barrier", { 0xffd21f, 0xffd84a, 0xffff00 } },
  [ROBO_PAINT_BARRIER_EDGE] = { "barrier_edge", { 0x6b4e00, 0x2a2200, 0x000000 } },
  [ROBO_PAINT_CAUTION] = { "caution", { 0xffc800, 0xffcf1f, 0xffd800 } },
  [ROBO_PAINT_CAUTION_INK] = { "caution_ink", { 0x1d1a10, 0x17150d, 0x000000 } },

  [ROBO_PAINT_SEAT_1] = { "seat_1", { 0xc85300, 0xff9a3d, 0xff9000 } },
  [ROBO_PAINT_SEAT_2] = { "seat_2", { 0x0a7a9c, 0x39c6e8, 0x33ddff } },
  [ROBO_PAINT_SEAT_3] = { "seat_3", { 0x3c8517, 0x8ad14f, 0x77ee33 } },
  [ROBO_PAINT_SEAT_4] = { "seat_4", { 0x7a46cf, 0xb98cff, 0xcc99ff } },
  [ROBO_PAINT_OUTLINE] = { "outline", { 0x17181c, 0x101114, 0x000000 } },
  [ROBO_PAINT_VISOR] = { "visor", { 0x17181c, 0x16181c, 0x000000 } },
  [ROBO_PAINT_EYE] = { "eye", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_KILLBOT_EYE] = { "killbot_eye", { 0xff5a4d, 0xff5a4d, 0xff5544 } },
  [ROBO_PAINT_FACING] = { "facing", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_BADGE] = { "badge", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_BADGE_INK] = { "badge_ink", { 0x16181c, 0x16181c, 0x000000 } },
  [ROBO_PAINT_DAMAGE] = { "damage", { 0xd3241c, 0xff5f57, 0xff5544 } },
  [ROBO_PAINT_DAMAGE_OFF] = { "damage_off", { 0x666d79, 0x9aa1ae, 0xffffff } },
  [ROBO_PAINT_SHIELD] = { "shield", { 0x1467d2, 0x9fd0ff, 0xaaddff } },
  [ROBO_PAINT_TOKEN] = { "token", { 0xffcf33, 0xffd84a, 0xffe100 } },
  [ROBO_PAINT_TOKEN_EDGE] = { "token_edge", { 0x7a5600, 0xfff0b0, 0xffffff } },
  [ROBO_PAINT_TOKEN_INK] = { "token_ink", { 0x332700, 0x332700, 0x000000 } },
  [ROBO_PAINT_MINE] = { "mine", { 0x23262c, 0x0c0d10, 0x000000 } },

  [ROBO_PAINT_DIE_BLUE] = { "die_blue", { 0x1f5fd0, 0x2f6be0, 0x2255dd } },
  [ROBO_PAINT_DIE_BLUE_EDGE] = { "die_blue_edge", { 0x123f96, 0x8db8ff, 0xaaccff } },
  [ROBO_PAINT_DIE_RED] = { "die_red", { 0xc4261f, 0xd1302a, 0xcc1100 } },
  [ROBO_PAINT_DIE_RED_EDGE] = { "die_red_edge", { 0x821410, 0xff9c94, 0xffaaaa } },
  [ROBO_PAINT_PIP] = { "pip", { 0xffffff, 0xffffff, 0xffffff } },
  [ROBO_PAINT_ACTING] = { "acting", { 0x17181c, 0xffffff, 0xffffff } },

  [ROBO_PAINT_BEAM] = { "beam", { 0xd3241c, 0xff5f57, 0xff4433 } },
  [ROBO_PAINT_BEAM_CORE] = { "beam_core", { 0xffd9d6, 0xfff1f0, 0xffffff } },
  [ROBO_PAINT_BLAST] = { "blast", { 0xd35400, 0xff8a2a, 0xff9000 } },
  [ROBO_PAINT_BLAST_CORE] = { "blast_core", { 0xffe08a, 0xffe9a8, 0xffff66 } },
  [ROBO_PAINT_HIGHLIGHT] = { "highlight", { 0x1467d2, 0xffffff, 0xffff00 } },
  [ROBO_PAINT_DANGER] = { "danger", { 0xc01c28, 0xff7b72, 0xff6655 } },
};

static const RoboPalette palettes[ROBO_N_STYLES] = {
  { ROBO_STYLE_LIGHT, FALSE },
  { ROBO_STYLE_DARK, FALSE },
  { ROBO_STYLE_CONTRAST, FALSE },
};

static const RoboPalette patterned[ROBO_N_STYLES] = {
  { ROBO_STYLE_LIGHT, TRUE },
  { ROBO_STYLE_DARK, TRUE },
  { ROBO_STYLE_CONTRAST, TRUE },
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

/* Relative luminance as WCAG 2.1 defines it. */
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
  g_return_val_if_fail (style < ROBO_N_STYLES, &palettes[ROBO_STYLE_DARK]);

  return &palettes[style];
}

const RoboPalette *
robo_palette_get_patterned (RoboStyle style)
{
  g_return_val_if_fail (style < ROBO_N_STYLES, &patterned[ROBO_STYLE_DARK]);

  return &patterned[style];
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

  return paints[paint].rgb[palette->style];
}

double
robo_palette_get_contrast (const RoboPalette *palette,
                           RoboPaint          one,
                           RoboPaint          other)
{
  double a = get_luminance (robo_palette_get_rgb (palette, one));
  double b = get_luminance (robo_palette_get_rgb (palette, other));

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

RoboPaint
robo_palette_get_seat (guint colour)
{
  g_return_val_if_fail (colour < 4, ROBO_PAINT_SEAT_1);

  return (RoboPaint)(ROBO_PAINT_SEAT_1 + colour);
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

char *
robo_palette_dup_css (const RoboPalette *palette)
{
  GString *css = g_string_new (NULL);

  for (guint i = 0; i < ROBO_N_PAINTS; i++)
    g_string_append_printf (css, "@define-color robo_%s #%06x;\n",
                            paints[i].name, robo_palette_get_rgb (palette, (RoboPaint)i));

  return g_string_free (css, FALSE);
}
