// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the face of each computer differs from every other without colors, even as small as in lists.
#include "draw/robo-face-drawing.h"

#include <string.h>

#define SIDE 24

/* At least this percentage of pixels must differ: by half of the range of gray, or by being covered or not. */
#define MIN_SHARE 12

/* Draws the face on white without colors, as a gray value from 0 to 255 for each pixel. */
static void
draw (RoboLevel level,
      RoboStyle style,
      guint8    greys[SIDE * SIDE])
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t         *cr = cairo_create (surface);
  const guint8    *data;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, SIDE / 2.0, SIDE / 2.0);
  cairo_scale (cr, SIDE, SIDE);
  robo_draw_face (cr, robo_palette_get (style), level);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (guint i = 0; i < SIDE * SIDE; i++)
    {
      guint32 pixel = *(const guint32 *)(data + i / SIDE * (guint)cairo_image_surface_get_stride (surface) +
                                         i % SIDE * 4);

      greys[i] = (guint8)(((pixel >> 16 & 0xff) * 30 + (pixel >> 8 & 0xff) * 59 + (pixel & 0xff) * 11) / 100);
    }
  cairo_surface_destroy (surface);
}

static guint
count_different (const guint8 *one,
                 const guint8 *other)
{
  guint n = 0;

  for (guint i = 0; i < SIDE * SIDE; i++)
    n += ABS (one[i] - other[i]) >= 96;

  return n;
}

static void
test_told_apart (void)
{
  guint8 faces[ROBO_N_LEVELS][SIDE * SIDE];

  for (RoboLevel level = ROBO_LEVEL_CHANCE; level < ROBO_N_LEVELS; level++)
    draw (level, ROBO_STYLE_LIGHT, faces[level]);
  for (RoboLevel one = ROBO_LEVEL_CHANCE; one < ROBO_N_LEVELS; one++)
    for (RoboLevel other = one + 1; other < ROBO_N_LEVELS; other++)
      if (count_different (faces[one], faces[other]) * 100 < MIN_SHARE * SIDE * SIDE)
        {
          g_test_message ("%u and %u are too much alike: %u pixels differ",
                          one, other, count_different (faces[one], faces[other]));
          g_test_fail ();
        }
}

/* In dark styles faces have an additional line. */
static void
test_dark (void)
{
  guint8 light[SIDE * SIDE], dark[SIDE * SIDE];

  for (RoboLevel level = ROBO_LEVEL_PIP; level < ROBO_N_LEVELS; level++)
    {
      draw (level, ROBO_STYLE_LIGHT, light);
      draw (level, ROBO_STYLE_DARK, dark);
      g_assert_false (memcmp (light, dark, sizeof light) == 0);
    }
}

/* ROBO_LEVEL_CHANCE has no face. */
static void
test_chance (void)
{
  guint8 greys[SIDE * SIDE];

  draw (ROBO_LEVEL_CHANCE, ROBO_STYLE_LIGHT, greys);
  for (guint i = 0; i < SIDE * SIDE; i++)
    g_assert_cmpuint (greys[i], ==, 255);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/faces/any-two-faces/differ-without-color", test_told_apart);
  g_test_add_func ("/draw/faces/dark-style/faces-look-different-than-in-light-style", test_dark);
  g_test_add_func ("/draw/faces/computer-that-plays-by-chance/has-no-face", test_chance);

  return g_test_run ();
}
