// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every style keeps its contrasts: those of WCAG 2.1, 4.5 for text and 3 for pieces.
#include "draw/robo-palette.h"

#include <math.h>
#include <string.h>

/* Describes colors that must have a contrast. The edge may replace the front: a piece with an outline is visible by
 * either. */
typedef struct
{
  RoboPaint front;
  RoboPaint edge;
  RoboPaint back;
  double    least;
} Pair;

#define TEXT  4.5
#define PIECE 3.0

static const Pair pairs[] = {
  { ROBO_PAINT_LABEL, ROBO_PAINT_LABEL, ROBO_PAINT_FRAME, TEXT },
  { ROBO_PAINT_VP, ROBO_PAINT_VP, ROBO_PAINT_FLOOR, TEXT },
  { ROBO_PAINT_VP, ROBO_PAINT_VP, ROBO_PAINT_FLOOR_ODD, TEXT },
  { ROBO_PAINT_TOKEN_INK, ROBO_PAINT_TOKEN_INK, ROBO_PAINT_TOKEN, TEXT },
  { ROBO_PAINT_BADGE_INK, ROBO_PAINT_BADGE_INK, ROBO_PAINT_BADGE, TEXT },
  { ROBO_PAINT_PIP, ROBO_PAINT_PIP, ROBO_PAINT_DIE_BLUE, TEXT },
  { ROBO_PAINT_PIP, ROBO_PAINT_PIP, ROBO_PAINT_DIE_RED, TEXT },

  { ROBO_PAINT_LABEL, ROBO_PAINT_LABEL, ROBO_PAINT_FRAME_SHADE, TEXT },
  { ROBO_PAINT_POST, ROBO_PAINT_OUTLINE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_RIM, ROBO_PAINT_PIT, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_RIM, ROBO_PAINT_RIM, ROBO_PAINT_PIT, PIECE },
  { ROBO_PAINT_LAMP, ROBO_PAINT_LAMP, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_LAMP_OFF, ROBO_PAINT_LAMP_OFF, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SHORE, ROBO_PAINT_SHORE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_WAVE, ROBO_PAINT_WAVE, ROBO_PAINT_WATER, PIECE },
  { ROBO_PAINT_WORKSHOP, ROBO_PAINT_WORKSHOP, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_WORKSHOP, ROBO_PAINT_WORKSHOP, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_VOLTAGE, ROBO_PAINT_VOLTAGE, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_VOLTAGE, ROBO_PAINT_VOLTAGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_WALL, ROBO_PAINT_WALL_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_BARRIER, ROBO_PAINT_BARRIER_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, PIECE },
  { ROBO_PAINT_SEAT_1, ROBO_PAINT_SEAT_1, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_SEAT_1, ROBO_PAINT_SEAT_1, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_2, ROBO_PAINT_SEAT_2, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_SEAT_2, ROBO_PAINT_SEAT_2, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_3, ROBO_PAINT_SEAT_3, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_SEAT_3, ROBO_PAINT_SEAT_3, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_4, ROBO_PAINT_SEAT_4, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_SEAT_4, ROBO_PAINT_SEAT_4, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_KEYLINE, ROBO_PAINT_KEYLINE, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_KEYLINE, ROBO_PAINT_KEYLINE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SPIKE, ROBO_PAINT_SPIKE, ROBO_PAINT_MINE, PIECE },
  { ROBO_PAINT_SPIKE, ROBO_PAINT_OUTLINE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_EYE, ROBO_PAINT_EYE, ROBO_PAINT_VISOR, PIECE },
  { ROBO_PAINT_KILLBOT_EYE, ROBO_PAINT_KILLBOT_EYE, ROBO_PAINT_VISOR, PIECE },
  { ROBO_PAINT_FACING, ROBO_PAINT_OUTLINE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DAMAGE, ROBO_PAINT_DAMAGE, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_DAMAGE_OFF, ROBO_PAINT_DAMAGE_OFF, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SHIELD, ROBO_PAINT_SHIELD, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_TOKEN, ROBO_PAINT_TOKEN_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DIE_BLUE, ROBO_PAINT_DIE_BLUE_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DIE_RED, ROBO_PAINT_DIE_RED_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_CHAMPION, ROBO_PAINT_CHAMPION, ROBO_PAINT_FLOOR, PIECE },
  { ROBO_PAINT_ACTING, ROBO_PAINT_ACTING, ROBO_PAINT_FRAME, PIECE },
  { ROBO_PAINT_BEAM, ROBO_PAINT_BEAM, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_BLAST, ROBO_PAINT_BLAST, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_HIGHLIGHT, ROBO_PAINT_HIGHLIGHT, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DANGER, ROBO_PAINT_DANGER, ROBO_PAINT_FLOOR_ODD, PIECE },
};

/* Describes the tint of a space's content on a floor. The light of the board is another layer: from white 0.05 to black
 * 0.06 (dark: 0.03 to 0.08). */
typedef struct
{
  RoboPaint tint;
  double    tint_alpha;
} Tint;

static double
get_channel (guint32 rgb,
             guint   shift)
{
  return (rgb >> shift & 0xff) / 255.0;
}

static double
get_luminance (const double rgb[3])
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double              sum = 0;

  for (guint i = 0; i < 3; i++)
    sum += weights[i] * (rgb[i] <= 0.04045 ? rgb[i] / 12.92 : pow ((rgb[i] + 0.055) / 1.055, 2.4));

  return sum;
}

static void
blend (double  rgb[3],
       guint32 with,
       double  alpha)
{
  for (guint i = 0; i < 3; i++)
    rgb[i] = (1 - alpha) * rgb[i] + alpha * get_channel (with, 16 - 8 * i);
}

/* Returns the smaller of the contrasts at the lightest and at the darkest end of the board. */
static double
get_contrast (const RoboPalette *palette,
              RoboPaint          front,
              RoboPaint          back,
              const Tint        *tint)
{
  gboolean is_floor = back == ROBO_PAINT_FLOOR || back == ROBO_PAINT_FLOOR_ODD;
  double   least = 21;

  for (guint end = 0; end < 2; end++)
    {
      gboolean is_dark = robo_palette_get_style (palette) == ROBO_STYLE_DARK;
      double   light = end == 0 ? (is_dark ? 0.03 : 0.05) : (is_dark ? 0.08 : 0.06);
      guint32  rgb = robo_palette_get_rgb (palette, back);
      guint32  fore = robo_palette_get_rgb (palette, front);
      double   under[3], over[3], a, b;

      for (guint i = 0; i < 3; i++)
        {
          under[i] = get_channel (rgb, 16 - 8 * i);
          over[i] = get_channel (fore, 16 - 8 * i);
        }
      if (is_floor && !robo_style_is_contrast (robo_palette_get_style (palette)))
        {
          blend (under, end == 0 ? 0xffffff : 0, light);
          blend (under, robo_palette_get_rgb (palette, tint->tint), tint->tint_alpha);
        }
      a = get_luminance (under);
      b = get_luminance (over);
      least = MIN (least, (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05));
    }

  return least;
}

static Tint
get_tint (RoboPaint front)
{
  if (front == ROBO_PAINT_VOLTAGE)
    return (Tint){ ROBO_PAINT_VOLTAGE_TINT, 0.16 };
  if (front == ROBO_PAINT_WORKSHOP || (front >= ROBO_PAINT_SEAT_1 && front <= ROBO_PAINT_SEAT_4))
    return (Tint){ front, 0.06 };

  return (Tint){ ROBO_PAINT_FLOOR, 0 };
}

static void
check_pair (const RoboPalette *palette,
            const Pair        *pair,
            double            *least)
{
  Tint   tint = get_tint (pair->front);
  double front = get_contrast (palette, pair->front, pair->back, &tint);
  double edge = get_contrast (palette, pair->edge, pair->back, &tint);

  if (pair->least == PIECE)
    *least = MIN (*least, MAX (front, edge));
  if (MAX (front, edge) < pair->least)
    {
      g_test_message ("paints %d/%d on %d: %.2f, wanted %.1f",
                      pair->front, pair->edge, pair->back, MAX (front, edge), pair->least);
      g_test_fail ();
    }
}

/* The contrast suffices in every theme, including the light over the board and the tint of a space. */
static void
test_contrast (gconstpointer data)
{
  for (guint theme = 0; theme < ROBO_N_THEMES; theme++)
    {
      const RoboPalette *palette = robo_palette_get_themed (robo_palette_get (GPOINTER_TO_INT (data)),
                                                            (RoboTheme)theme);
      double             least = 21;

      for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
        check_pair (palette, &pairs[i], &least);
      g_test_message ("%s: at least %.2f for a piece", robo_theme_get_id ((RoboTheme)theme), least);
    }
}

/* Decoration is never as strong as signs that matter for the rules. */
static void
test_texture (void)
{
  const Tint none = { ROBO_PAINT_FLOOR, 0 };

  for (guint theme = 0; theme < ROBO_N_THEMES; theme++)
    for (guint style = 0; style < ROBO_STYLE_CONTRAST; style++)
      {
        const RoboPalette *palette = robo_palette_get_themed (robo_palette_get ((RoboStyle)style), (RoboTheme)theme);

        g_assert_cmpfloat (get_contrast (palette, ROBO_PAINT_TEXTURE, ROBO_PAINT_FLOOR, &none), <, 1.6);
        g_assert_cmpfloat (get_contrast (palette, ROBO_PAINT_TEXTURE, ROBO_PAINT_FLOOR_ODD, &none), <, 1.6);
      }
}

/* High contrast has no themes, and night themes are dark in the light style. */
static void
test_themed (void)
{
  const RoboPalette *high = robo_palette_get (ROBO_STYLE_CONTRAST);
  const RoboPalette *light = robo_palette_get_patterned (ROBO_STYLE_LIGHT);

  g_assert_true (robo_palette_get_themed (high, ROBO_THEME_MARBLE) == high);
  g_assert_true (robo_palette_get_themed (light, ROBO_THEME_STEEL) == light);
  g_assert_cmpint (robo_palette_get_style (robo_palette_get_themed (light, ROBO_THEME_NEON)), ==, ROBO_STYLE_DARK);
  g_assert_true (robo_palette_get_has_patterns (robo_palette_get_themed (light, ROBO_THEME_NEON)));
  g_assert_cmphex (robo_palette_get_rgb (robo_palette_get_themed (light, ROBO_THEME_MARBLE), ROBO_PAINT_FLOOR), ==,
                   0xf6f1e7);
  g_assert_cmphex (robo_palette_get_rgb (robo_palette_get_themed (light, ROBO_THEME_MARBLE), ROBO_PAINT_WORKSHOP), ==,
                   robo_palette_get_rgb (light, ROBO_PAINT_WORKSHOP));
}

static void
test_css (void)
{
  g_autofree char *css = robo_palette_dup_css (robo_palette_get (ROBO_STYLE_DARK));

  g_assert_nonnull (strstr (css, "@define-color robo_seat_1 #ffb75a;\n"));
  g_assert_nonnull (strstr (css, "@define-color robo_danger #"));
}

/* These matrices transform linear RGB for people without red or green cones (Machado, Oliveira and Fernandes 2009). */
static const double kinds_of_sight[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
};

static double
make_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
make_even (double value)
{
  return value > 0.008856 ? cbrt (value) : 7.787 * value + 16.0 / 116;
}

/* Computes CIE L*a*b* of a color for a kind of sight. */
static void
find_lab (guint32      colour,
          const double sight[3][3],
          double       lab[3])
{
  const double rgb[] = { make_linear ((colour >> 16 & 0xff) / 255.0), make_linear ((colour >> 8 & 0xff) / 255.0),
                         make_linear ((colour & 0xff) / 255.0) };
  double       seen[3];
  double       x;
  double       y;
  double       z;

  for (guint i = 0; i < 3; i++)
    seen[i] = CLAMP (sight[i][0] * rgb[0] + sight[i][1] * rgb[1] + sight[i][2] * rgb[2], 0, 1);
  x = make_even ((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
  y = make_even (0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  z = make_even ((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

/* Returns the hue in degrees from 0 to 360; 0 for a gray. */
static double
get_hue (double a,
         double b)
{
  double hue = atan2 (b, a) * 180 / G_PI;

  return hue < 0 ? hue + 360 : hue;
}

static double
cos_degrees (double degrees)
{
  return cos (degrees * G_PI / 180);
}

/* Returns the color difference CIEDE2000 (CIE 142-2001), in the formulation of Sharma, Wu and Dalal (2005).
 * Differences in hue take the short way round. */
static double
get_difference (const double one[3],
                const double other[3])
{
  double chroma = (hypot (one[1], one[2]) + hypot (other[1], other[2])) / 2;
  double stretch = 1.5 - 0.5 * sqrt (pow (chroma, 7) / (pow (chroma, 7) + pow (25, 7)));
  double c1 = hypot (stretch * one[1], one[2]);
  double c2 = hypot (stretch * other[1], other[2]);
  double h1 = get_hue (stretch * one[1], one[2]);
  double h2 = get_hue (stretch * other[1], other[2]);
  double turn = c1 * c2 == 0 ? 0 : h2 - h1;
  double hue = c1 * c2 == 0 ? h1 + h2 : (h1 + h2) / 2;
  double light = (one[0] + other[0]) / 2 - 50;
  double mean = (c1 + c2) / 2;
  double by_light, by_chroma, by_hue, part_light, part_chroma, part_hue, twist;

  if (fabs (turn) > 180)
    {
      turn += turn > 0 ? -360 : 360;
      hue += h1 + h2 < 360 ? 180 : -180;
    }
  by_light = 1 + 0.015 * light * light / sqrt (20 + light * light);
  by_chroma = 1 + 0.045 * mean;
  by_hue = 1 + 0.015 * mean *
                 (1 - 0.17 * cos_degrees (hue - 30) + 0.24 * cos_degrees (2 * hue) + 0.32 * cos_degrees (3 * hue + 6) -
                  0.20 * cos_degrees (4 * hue - 63));
  twist = -2 * sqrt (pow (mean, 7) / (pow (mean, 7) + pow (25, 7))) *
          sin (G_PI / 3 * exp (-(hue - 275) * (hue - 275) / (25 * 25)));
  part_light = (other[0] - one[0]) / by_light;
  part_chroma = (c2 - c1) / by_chroma;
  part_hue = 2 * sqrt (c1 * c2) * sin (turn * G_PI / 360) / by_hue;

  return sqrt (part_light * part_light + part_chroma * part_chroma + part_hue * part_hue +
               twist * part_chroma * part_hue);
}

/* Sharma, Wu and Dalal publish these pairs with their results. Each pair takes another branch of the formula. */
static void
test_difference (void)
{
  static const struct
  {
    double one[3];
    double other[3];
    double difference;
  } known[] = {
    { { 50, 2.6772, -79.7751 }, { 50, 0, -82.7485 }, 2.0425 },
    { { 50, 0, 0 }, { 50, -1, 2 }, 2.3669 },
    { { 50, 2.49, -0.001 }, { 50, -2.49, 0.0009 }, 7.1792 },
    { { 50, 2.49, -0.001 }, { 50, -2.49, 0.0011 }, 7.2195 },
    { { 50, 2.5, 0 }, { 73, 25, -18 }, 27.1492 },
    { { 60.2574, -34.0099, 36.2677 }, { 60.4626, -34.1751, 39.4387 }, 1.2644 },
    { { 22.7233, 20.0904, -46.694 }, { 23.0331, 14.973, -42.5619 }, 2.0373 },
    { { 2.0776, 0.0795, -1.135 }, { 0.9033, -0.0636, -0.5514 }, 0.9082 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_assert_cmpfloat_with_epsilon (get_difference (known[i].one, known[i].other), known[i].difference, 0.00006);
      g_assert_cmpfloat_with_epsilon (get_difference (known[i].other, known[i].one), known[i].difference, 0.00006);
    }
}

static double
get_least_difference (const RoboPalette *palette,
                      RoboPaint (*get_paint) (guint colour),
                      guint sight)
{
  double least = 100;

  for (guint one = 0; one < 4; one++)
    for (guint other = 0; other < one; other++)
      {
        double a[3], b[3];

        find_lab (robo_palette_get_rgb (palette, get_paint (one)), kinds_of_sight[sight], a);
        find_lab (robo_palette_get_rgb (palette, get_paint (other)), kinds_of_sight[sight], b);
        least = MIN (least, get_difference (a, b));
      }

  return least;
}

/* People who do not tell red from green can tell robots and starting spaces apart: two colors differ at least as
 * much as the colors of the concept, in CIEDE2000, where 1 is just visible side by side. */
static void
test_players (gconstpointer data)
{
  /* These are the least differences with all colors, without red and without green. */
  static const double bodies[] = { 39, 21, 27 };
  static const double seats[ROBO_N_STYLES] = { 15, 14.5, 14.5, 15 };
  const RoboPalette  *palette = robo_palette_get (GPOINTER_TO_INT (data));

  for (guint sight = 0; sight < G_N_ELEMENTS (kinds_of_sight); sight++)
    {
      double body = get_least_difference (palette, robo_palette_get_body, sight);
      double seat = get_least_difference (palette, robo_palette_get_seat, sight);

      g_test_message ("sight %u: bodies are %.1f apart, seats %.1f", sight, body, seat);
      g_assert_cmpfloat (body, >=, bodies[sight]);
      g_assert_cmpfloat (seat, >=, seats[robo_palette_get_style (palette)]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/palette/light-style/has-enough-contrast",
                        GINT_TO_POINTER (ROBO_STYLE_LIGHT), test_contrast);
  g_test_add_data_func ("/draw/palette/dark-style/has-enough-contrast",
                        GINT_TO_POINTER (ROBO_STYLE_DARK), test_contrast);
  g_test_add_data_func ("/draw/palette/high-contrast-style/has-enough-contrast",
                        GINT_TO_POINTER (ROBO_STYLE_CONTRAST), test_contrast);
  g_test_add_data_func ("/draw/palette/light-high-contrast-style/has-enough-contrast",
                        GINT_TO_POINTER (ROBO_STYLE_CONTRAST_LIGHT), test_contrast);
  g_test_add_func ("/draw/palette/decoration/has-low-contrast-with-the-floor", test_texture);
  g_test_add_func ("/draw/palette/themes/high-contrast-ignores-themes-and-night-themes-are-dark", test_themed);
  g_test_add_data_func ("/draw/palette/light-style/players-differ-for-color-blind-people",
                        GINT_TO_POINTER (ROBO_STYLE_LIGHT), test_players);
  g_test_add_data_func ("/draw/palette/dark-style/players-differ-for-color-blind-people",
                        GINT_TO_POINTER (ROBO_STYLE_DARK), test_players);
  g_test_add_data_func ("/draw/palette/high-contrast-style/players-differ-for-color-blind-people",
                        GINT_TO_POINTER (ROBO_STYLE_CONTRAST), test_players);
  g_test_add_func ("/draw/palette/difference-of-colors/agrees-with-ciede2000-data", test_difference);
  g_test_add_func ("/draw/palette/css/defines-the-colors", test_css);

  return g_test_run ();
}
