// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each space is found again at its pixels, at any size and scale.
#include "draw/robo-layout.h"

#include <math.h>

typedef struct
{
  guint  columns;
  guint  rows;
  double width;
  double height;
  double scale;
} Case;

static const Case cases[] = {
  { 7, 5, 400, 300, 1 },
  { 15, 6, 401, 1000, 1 },
  { 5, 11, 333.5, 500, 2 },
  { 9, 8, 61, 60, 1 },
  { 15, 14, 1200, 1100, 3 },
};

static gboolean
is_whole (double value)
{
  return fabs (value - round (value)) < 1e-9;
}

static void
test_round_trip (gconstpointer data)
{
  const Case *c = data;
  RoboLayout  layout;

  robo_layout_fit (&layout, c->columns, c->rows, c->width, c->height, c->scale);
  for (guint i = 0; i < c->columns * c->rows; i++)
    {
      double x, y;
      double edge = layout.cell / 2 - 0.01;

      robo_layout_get_centre (&layout, i, &x, &y);
      g_assert_cmpuint (robo_layout_get_space_at (&layout, x, y), ==, i);
      g_assert_cmpuint (robo_layout_get_space_at (&layout, x - edge, y + edge), ==, i);
      g_assert_cmpuint (robo_layout_get_space_at (&layout, x + edge, y - edge), ==, i);
    }
}

static void
test_crisp (gconstpointer data)
{
  const Case *c = data;
  RoboLayout  layout;
  double      x, y, width, height;

  robo_layout_fit (&layout, c->columns, c->rows, c->width, c->height, c->scale);
  robo_layout_get_outline (&layout, &x, &y, &width, &height);
  g_assert_true (is_whole (layout.x * c->scale));
  g_assert_true (is_whole (layout.y * c->scale));
  g_assert_true (is_whole (layout.cell * c->scale));
  g_assert_true (is_whole (layout.frame * c->scale));
  g_assert_cmpfloat (x, >=, 0);
  g_assert_cmpfloat (y, >=, 0);
  g_assert_cmpfloat (x + width, <=, c->width);
  g_assert_cmpfloat (y + height, <=, c->height);
}

/* With its frame the board has 7 and 2 x 0.3 spaces in 400 pixels, 52 pixels each, and 5 and 2 x 0.3 spaces in 300
 * pixels, 53 each. So a space has 52 pixels. */
static void
test_numbers (void)
{
  RoboLayout layout;

  robo_layout_fit (&layout, 7, 5, 400, 300, 1);
  g_assert_cmpfloat (layout.cell, ==, 52);
  g_assert_cmpfloat (layout.frame, ==, 15);
  g_assert_cmpfloat (layout.x, ==, 18);
  g_assert_cmpfloat (layout.y, ==, 20);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, 18 + 52 * 3 + 1, 20 + 52 + 1), ==, 10);
}

static void
test_outside (void)
{
  RoboLayout layout;

  robo_layout_fit (&layout, 7, 5, 400, 300, 1);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, 17.9, 100), ==, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, 100, 19.9), ==, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, 18 + 7 * 52, 100), ==, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, 100, 20 + 5 * 52), ==, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_layout_get_space_at (&layout, -1e12, 1e12), ==, ROBO_NO_SPACE);
}

static void
add_cases (const char   *name,
           GTestDataFunc func)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draw/layout/%s/%u-by-%u-at-scale-%g",
                                               name, cases[i].columns, cases[i].rows, cases[i].scale);

      g_test_add_data_func (path, &cases[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("points-of-a-space/are-found-on-this-space", test_round_trip);
  add_cases ("sizes/are-whole-pixels", test_crisp);
  g_test_add_func ("/draw/layout/arena-of-7-by-5-spaces/has-the-sizes-computed-by-hand", test_numbers);
  g_test_add_func ("/draw/layout/points-outside-of-the-arena/are-on-no-space", test_outside);

  return g_test_run ();
}
