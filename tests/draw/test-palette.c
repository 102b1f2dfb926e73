/* The contrasts that every style keeps: WCAG 2.1, 4.5 for text and 3 for pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "draw/robo-palette.h"

#include <string.h>

/* @edge may stand in for @front: a piece with an outline is seen by either. */
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

  { ROBO_PAINT_POST, ROBO_PAINT_POST, ROBO_PAINT_FRAME, PIECE },
  { ROBO_PAINT_RIM, ROBO_PAINT_PIT, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_RIM, ROBO_PAINT_RIM, ROBO_PAINT_PIT, PIECE },
  { ROBO_PAINT_SHORE, ROBO_PAINT_SHORE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_WAVE, ROBO_PAINT_WAVE, ROBO_PAINT_WATER, PIECE },
  { ROBO_PAINT_WORKSHOP, ROBO_PAINT_WORKSHOP, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_VOLTAGE, ROBO_PAINT_VOLTAGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_WALL, ROBO_PAINT_WALL_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_BARRIER, ROBO_PAINT_BARRIER_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, PIECE },
  { ROBO_PAINT_SEAT_1, ROBO_PAINT_SEAT_1, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_2, ROBO_PAINT_SEAT_2, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_3, ROBO_PAINT_SEAT_3, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_4, ROBO_PAINT_SEAT_4, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_SEAT_1, ROBO_PAINT_SEAT_1, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SEAT_2, ROBO_PAINT_SEAT_2, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SEAT_3, ROBO_PAINT_SEAT_3, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SEAT_4, ROBO_PAINT_SEAT_4, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_EYE, ROBO_PAINT_EYE, ROBO_PAINT_VISOR, PIECE },
  { ROBO_PAINT_KILLBOT_EYE, ROBO_PAINT_KILLBOT_EYE, ROBO_PAINT_VISOR, PIECE },
  { ROBO_PAINT_FACING, ROBO_PAINT_OUTLINE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DAMAGE, ROBO_PAINT_DAMAGE, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_DAMAGE_OFF, ROBO_PAINT_DAMAGE_OFF, ROBO_PAINT_OUTLINE, PIECE },
  { ROBO_PAINT_SHIELD, ROBO_PAINT_SHIELD, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_TOKEN, ROBO_PAINT_TOKEN_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DIE_BLUE, ROBO_PAINT_DIE_BLUE_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DIE_RED, ROBO_PAINT_DIE_RED_EDGE, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_ACTING, ROBO_PAINT_ACTING, ROBO_PAINT_FRAME, PIECE },
  { ROBO_PAINT_BEAM, ROBO_PAINT_BEAM, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_BLAST, ROBO_PAINT_BLAST, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_HIGHLIGHT, ROBO_PAINT_HIGHLIGHT, ROBO_PAINT_FLOOR_ODD, PIECE },
  { ROBO_PAINT_DANGER, ROBO_PAINT_DANGER, ROBO_PAINT_FLOOR_ODD, PIECE },
};

static void
check_pair (const RoboPalette *palette,
            const Pair        *pair)
{
  double front = robo_palette_get_contrast (palette, pair->front, pair->back);
  double edge = robo_palette_get_contrast (palette, pair->edge, pair->back);

  if (MAX (front, edge) < pair->least)
    {
      g_test_message ("paints %d/%d on %d: %.2f, wanted %.1f",
                      pair->front, pair->edge, pair->back, MAX (front, edge), pair->least);
      g_test_fail ();
    }
}

static void
test_contrast (gconstpointer data)
{
  const RoboPalette *palette = robo_palette_get (GPOINTER_TO_INT (data));

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    check_pair (palette, &pairs[i]);
}

/* The formula itself, on values known from elsewhere. */
static void
test_ratio (void)
{
  const RoboPalette *palette = robo_palette_get (ROBO_STYLE_CONTRAST);

  g_assert_cmpfloat_with_epsilon (robo_palette_get_contrast (palette, ROBO_PAINT_FLOOR, ROBO_PAINT_VP),
                                  21.0, 0.001);
  g_assert_cmpfloat_with_epsilon (robo_palette_get_contrast (palette, ROBO_PAINT_VP, ROBO_PAINT_VP),
                                  1.0, 0.001);
}

static void
test_css (void)
{
  g_autofree char *css = robo_palette_dup_css (robo_palette_get (ROBO_STYLE_DARK));

  g_assert_nonnull (strstr (css, "@define-color robo_seat_1 #ff9a3d;\n"));
  g_assert_nonnull (strstr (css, "@define-color robo_danger #"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/palette/contrast/light", GINT_TO_POINTER (ROBO_STYLE_LIGHT), test_contrast);
  g_test_add_data_func ("/draw/palette/contrast/dark", GINT_TO_POINTER (ROBO_STYLE_DARK), test_contrast);
  g_test_add_data_func ("/draw/palette/contrast/high", GINT_TO_POINTER (ROBO_STYLE_CONTRAST), test_contrast);
  g_test_add_func ("/draw/palette/ratio", test_ratio);
  g_test_add_func ("/draw/palette/css", test_css);

  return g_test_run ();
}
