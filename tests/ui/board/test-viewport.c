// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/robo-viewport.h"

#include <math.h>

/* Initializes a viewport with a board of 7 by 5 in a widget of 760 by 600: the side of a space is 100, the frame is 30
 * wide. */
static void
init (RoboViewport *viewport)
{
  *viewport = (RoboViewport){ 0 };
  robo_viewport_set_board (viewport, 7, 5);
  robo_viewport_set_size (viewport, 760, 600, 1);
}

static void
test_empty (void)
{
  RoboViewport viewport = { 0 };

  robo_viewport_set_board (&viewport, 0, 0);
  robo_viewport_set_size (&viewport, 100, 100, 1);
  g_assert_false (robo_viewport_has_layout (&viewport));
  g_assert_false (robo_viewport_zoom_at (&viewport, 2, 0, 0));
  g_assert_false (robo_viewport_pan (&viewport, 9, 9));
  g_assert_false (robo_viewport_hold (&viewport, 2, 0, 0, 9, 9));
}

static void
test_fit (void)
{
  RoboViewport viewport;

  init (&viewport);
  g_assert_cmpfloat (viewport.layout.cell, ==, 100);
  g_assert_cmpfloat (viewport.layout.x, ==, 30);
  g_assert_cmpfloat (viewport.layout.y, ==, 50);
  g_assert_false (robo_viewport_pan (&viewport, 40, -40));
}

static void
test_zoom_keeps_point (void)
{
  RoboViewport viewport;

  /* The point is a quarter of a space inside of 5|3. */
  init (&viewport);
  g_assert_true (robo_viewport_zoom_at (&viewport, 2, 455, 275));
  g_assert_cmpfloat (viewport.layout.cell, ==, 200);
  g_assert_cmpfloat_with_epsilon ((455 - viewport.layout.x) / 200, 4.25, 0.01);
  g_assert_cmpfloat_with_epsilon ((275 - viewport.layout.y) / 200, 2.25, 0.01);
  g_assert_cmpuint (robo_layout_get_space_at (&viewport.layout, 455, 275), ==, 2 * 7 + 4);
}

static void
test_zoom_limits (void)
{
  RoboViewport viewport;

  init (&viewport);
  g_assert_false (robo_viewport_zoom_at (&viewport, 0.5, 0, 0));
  g_assert_true (robo_viewport_zoom_at (&viewport, 100, 0, 0));
  g_assert_cmpfloat (viewport.zoom, ==, ROBO_VIEWPORT_MAX_ZOOM);
  g_assert_true (robo_viewport_zoom_at (&viewport, 1, 700, 500));
  g_assert_cmpfloat (viewport.layout.x, ==, 30);
  g_assert_cmpfloat (viewport.layout.y, ==, 50);
}

/* Two fingers at 355|225 and 555|325 hold the place between them, a quarter of a space inside of 5|3. They spread and
 * move to the west. */
static void
test_hold (void)
{
  RoboViewport viewport;
  double       column, row;

  init (&viewport);
  g_assert_true (robo_viewport_get_place (&viewport, 455, 275, &column, &row));
  g_assert_cmpfloat (column, ==, 4.25);
  g_assert_cmpfloat (row, ==, 2.25);
  g_assert_true (robo_viewport_hold (&viewport, 2, column, row, 405, 255));
  g_assert_cmpfloat (viewport.zoom, ==, 2);
  g_assert_cmpfloat (viewport.layout.x, ==, 405 - 4.25 * 200);
  g_assert_cmpfloat (viewport.layout.y, ==, 255 - 2.25 * 200);
  g_assert_false (robo_viewport_hold (&viewport, 2, column, row, 405, 255));

  /* Without spreading the fingers only move the board. */
  g_assert_true (robo_viewport_hold (&viewport, 2, column, row, 305, 275));
  g_assert_cmpfloat (viewport.layout.cell, ==, 200);
  g_assert_cmpfloat (viewport.layout.x, ==, 305 - 4.25 * 200);
  g_assert_cmpfloat (viewport.layout.y, ==, 275 - 2.25 * 200);
}

/* When two fingers have exceeded the limits of board and zoom and are back, the same place is between them. */
static void
test_hold_ends (void)
{
  RoboViewport viewport;

  init (&viewport);
  robo_viewport_hold (&viewport, 2, 3.5, 2.5, 380, 300);
  g_assert_true (robo_viewport_hold (&viewport, 2, 3.5, 2.5, 5000, 4000));
  g_assert_cmpfloat (viewport.layout.x, ==, viewport.layout.frame);
  g_assert_cmpfloat (viewport.layout.y, ==, viewport.layout.frame);
  g_assert_true (robo_viewport_hold (&viewport, 2, 3.5, 2.5, 380, 300));
  g_assert_cmpfloat (viewport.layout.x, ==, 380 - 3.5 * 200);

  g_assert_true (robo_viewport_hold (&viewport, 50, 3.5, 2.5, 380, 300));
  g_assert_cmpfloat (viewport.zoom, ==, ROBO_VIEWPORT_MAX_ZOOM);
  g_assert_true (robo_viewport_hold (&viewport, 0.1, 3.5, 2.5, 90, 90));
  g_assert_cmpfloat (viewport.zoom, ==, 1);
  g_assert_cmpfloat (viewport.layout.x, ==, 30);
  g_assert_cmpfloat (viewport.layout.y, ==, 50);
}

/* Panning ends at the outer edge of the frame. */
static void
test_pan_ends (void)
{
  RoboViewport viewport;

  init (&viewport);
  robo_viewport_zoom_at (&viewport, 2, 380, 300);
  g_assert_true (robo_viewport_pan (&viewport, -5000, -5000));
  g_assert_cmpfloat (viewport.layout.x, ==, viewport.layout.frame);
  g_assert_cmpfloat (viewport.layout.y, ==, viewport.layout.frame);
  g_assert_false (robo_viewport_pan (&viewport, -1, -1));
  g_assert_true (robo_viewport_pan (&viewport, 5000, 5000));
  g_assert_cmpfloat (viewport.layout.x + 7 * 200 + 60, ==, 760);
  g_assert_cmpfloat (viewport.layout.y + 5 * 200 + 60, ==, 600);
}

static void
test_reveal (void)
{
  RoboViewport viewport;

  init (&viewport);
  g_assert_false (robo_viewport_reveal (&viewport, 0));
  robo_viewport_zoom_at (&viewport, 3, 380, 300);
  g_assert_true (robo_viewport_reveal (&viewport, 4 * 7 + 6));
  g_assert_cmpfloat_with_epsilon (viewport.layout.x + 7 * 300, 760, 1);
  g_assert_cmpfloat_with_epsilon (viewport.layout.y + 5 * 300, 600, 1);
  g_assert_false (robo_viewport_reveal (&viewport, 4 * 7 + 6));
  g_assert_true (robo_viewport_reveal (&viewport, 0));
  g_assert_cmpfloat_with_epsilon (viewport.layout.x, 0, 1);
}

/* Spaces have equal sizes and begin at whole device pixels, at any scale. */
static void
test_crisp (void)
{
  RoboViewport viewport;

  init (&viewport);
  for (guint scale = 1; scale <= 3; scale++)
    for (double zoom = 1; zoom < 4; zoom += 0.37)
      {
        robo_viewport_set_size (&viewport, 413, 377, scale);
        robo_viewport_zoom_at (&viewport, zoom, 100, 90);
        g_assert_cmpfloat_with_epsilon (remainder (viewport.layout.cell * scale, 1), 0, 0.0001);
        g_assert_cmpfloat_with_epsilon (remainder (viewport.layout.x * scale, 1), 0, 0.0001);
        g_assert_cmpfloat_with_epsilon (remainder (viewport.layout.y * scale, 1), 0, 0.0001);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/board/viewport/no-board/has-no-layout", test_empty);
  g_test_add_func ("/ui/board/viewport/board-without-zoom/is-centered-and-cannot-be-panned", test_fit);
  g_test_add_func ("/ui/board/viewport/zoom-at-a-point/point-stays", test_zoom_keeps_point);
  g_test_add_func ("/ui/board/viewport/zoom/has-limits", test_zoom_limits);
  g_test_add_func ("/ui/board/viewport/two-fingers/point-between-the-fingers-stays", test_hold);
  g_test_add_func ("/ui/board/viewport/two-fingers-beyond-the-limits/board-stops-until-the-fingers-are-back",
                   test_hold_ends);
  g_test_add_func ("/ui/board/viewport/pan/ends-at-the-edge-of-the-frame", test_pan_ends);
  g_test_add_func ("/ui/board/viewport/reveal/pans-to-a-hidden-space", test_reveal);
  g_test_add_func ("/ui/board/viewport/spaces/begin-at-whole-pixels", test_crisp);

  return g_test_run ();
}
