// SPDX-License-Identifier: GPL-3.0-or-later
// Tests pictures of arenas: two runs give the same bytes, and each feature changes the pixels at its place.
#include "draw/robo-arena-drawing.h"
#include "draw/robo-die-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "draw/robo-render-diff.h"
#include "draw/robo-render.h"
#include "draw/robo-spark-drawing.h"
#include "draw/robo-trail-drawing.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define COLUMNS 6
#define WIDTH   300

/* Returns the space at a column and a row of a board of 6 by 5 spaces: `at (4, 2)` is 4|2. */
static guint
at (guint column,
    guint row)
{
  return (row - 1) * COLUMNS + column - 1;
}

static RoboPlan
plan_new (void)
{
  return (RoboPlan){ .columns = COLUMNS, .rows = 5 };
}

static GBytes *
render (const RoboPlan         *plan,
        const RoboBoardPicture *picture,
        RoboStyle               style,
        RoboRenderFormat        format)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = robo_render_arena (plan, picture, style, format, WIDTH, &error);

  g_assert_no_error (error);

  return bytes;
}

static void
assert_differs (const RoboPlan         *plan,
                const RoboBoardPicture *picture,
                const char             *what)
{
  const RoboPlan empty = plan_new ();

  for (guint style = 0; style < ROBO_N_STYLES; style++)
    {
      g_autoptr (GBytes) with = render (plan, picture, (RoboStyle)style, ROBO_RENDER_PNG);
      g_autoptr (GBytes) without = render (&empty, NULL, (RoboStyle)style, ROBO_RENDER_PNG);

      if (g_bytes_equal (with, without))
        {
          g_test_message ("%s cannot be seen in style %u", what, style);
          g_test_fail ();
        }
    }
}

static void
test_deterministic (gconstpointer data)
{
  RoboRenderFormat format = (RoboRenderFormat)GPOINTER_TO_INT (data);
  RoboPlan         plan = plan_new ();
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;

  plan.vp[at (4, 2)] = 7;
  plan.workshop[at (2, 4)] = TRUE;
  first = render (&plan, NULL, ROBO_STYLE_LIGHT, format);
  second = render (&plan, NULL, ROBO_STYLE_LIGHT, format);
  g_assert_true (g_bytes_equal (first, second));
}

static void
test_terrain (void)
{
  for (guint terrain = ROBO_TERRAIN_PIT; terrain <= ROBO_TERRAIN_SOLID; terrain++)
    {
      RoboPlan plan = plan_new ();

      plan.terrain[at (5, 2)] = (guint8)terrain;
      assert_differs (&plan, NULL, "terrain");
    }
}

static void
test_features (void)
{
  RoboPlan vp = plan_new (), workshop = plan_new (), voltage = plan_new (), start = plan_new ();

  vp.vp[at (2, 3)] = 4;
  assert_differs (&vp, NULL, "VP space");
  workshop.workshop[at (2, 3)] = TRUE;
  assert_differs (&workshop, NULL, "workshop");
  voltage.high_voltage[at (2, 3)] = TRUE;
  assert_differs (&voltage, NULL, "high voltage");
  start.starts[start.n_starts++] = (RoboStart){ at (2, 3), ROBO_DIR_N, ROBO_DIR_S };
  assert_differs (&start, NULL, "start");
}

static void
test_edges (void)
{
  RoboPlan wall = plan_new (), barrier = plan_new (), caution = plan_new ();

  robo_plan_set_edge (&wall, at (2, 3), ROBO_DIR_E, ROBO_EDGE_WALL);
  assert_differs (&wall, NULL, "wall");
  robo_plan_set_edge (&barrier, at (2, 3), ROBO_DIR_S, ROBO_EDGE_BARRIER);
  assert_differs (&barrier, NULL, "barrier");
  caution.caution[at (2, 3)][1] = 1 + ROBO_DIR_N;
  assert_differs (&caution, NULL, "caution line");
}

/* The two directions of a caution line look different, and so do the four arrows of a start. */
static void
test_directions (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify)g_bytes_unref, NULL);

  for (guint arrow = 0; arrow < ROBO_N_DIRS; arrow += 2)
    {
      RoboPlan plan = plan_new ();

      plan.starts[plan.n_starts++] = (RoboStart){ at (2, 3), ROBO_DIR_N, (guint8)arrow };
      g_hash_table_add (seen, render (&plan, NULL, ROBO_STYLE_DARK, ROBO_RENDER_PNG));
    }
  for (guint turn = ROBO_DIR_N; turn <= ROBO_DIR_S; turn += 4)
    {
      RoboPlan plan = plan_new ();

      plan.caution[at (2, 3)][3] = (guint8)(1 + turn);
      g_hash_table_add (seen, render (&plan, NULL, ROBO_STYLE_DARK, ROBO_RENDER_PNG));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 6);
}

/* Each of these differences must be visible to a player. */
static void
test_robots (void)
{
  static const RoboPictureRobot robots[] = {
    { TRUE, 8, 0, 1, 0, 3 },
    { TRUE, 8, 0, 2, 0, 3 },
    { TRUE, 8, 0, 1, 1, 3 },
    { TRUE, 8, 0, 1, 2, 3 },
    { TRUE, 8, 0, 1, 8, 9 },
    { TRUE, 8, 0, 1, 9, 9 },
    { TRUE, 8, 1, 1, 0, 3 },
    { TRUE, 8, 2, 1, 0, 3 },
    { TRUE, 8, 3, 1, 0, 3 },
    { TRUE, 8, 0, 1, 0, 3, 2, 0 },
    { TRUE, 8, 0, 1, 0, 3, 2, 1 },
    { TRUE, 8, 0, 1, 0, 3, 0, 0, TRUE, ROBO_DIR_N },
    { TRUE, 8, 0, 1, 0, 3, 0, 0, TRUE, ROBO_DIR_E },
    { TRUE, 8, 0, 1, 0, 3, 0, 0, TRUE, ROBO_DIR_S },
    { TRUE, 8, 0, 1, 0, 3, 0, 0, TRUE, ROBO_DIR_W },
  };
  const RoboPlan plan = plan_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify)g_bytes_unref, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (robots); i++)
    {
      const RoboBoardPicture picture = { .robots = { robots[i] } };

      assert_differs (&plan, &picture, "robot");
      g_hash_table_add (seen, render (&plan, &picture, ROBO_STYLE_LIGHT, ROBO_RENDER_PNG));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (robots));
}

static void
test_tokens_and_mines (void)
{
  RoboPlan                plan = plan_new ();
  RoboBoardPicture        token = { .tokens[8] = 1 };
  RoboBoardPicture        tokens = { .tokens[8] = 2 };
  RoboBoardPicture        mine = { .mines[9] = 1 };
  RoboBoardPicture        other_mine = { .mines[9] = 3 };
  RoboBoardPicture        robot = { .robots = { { TRUE, 8, 0, 1, 0, 3 } } };
  RoboBoardPicture        robot_on_token = { .robots = { { TRUE, 8, 0, 1, 0, 3 } }, .tokens[8] = 1 };
  const RoboBoardPicture *pictures[] = { &token, &tokens, &mine, &other_mine, &robot, &robot_on_token };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify)g_bytes_unref, NULL);

  plan.vp[8] = 5;
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_hash_table_add (seen, render (&plan, pictures[i], ROBO_STYLE_DARK, ROBO_RENDER_PNG));
  g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (pictures));
}

/* Draws into 64 by 64 pixels, in gray, since color must not be the only difference. */
typedef void (*DrawFunc) (cairo_t *cr, guint which);

static GBytes *
draw_grey (DrawFunc draw,
           guint    which)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 64, 64);
  cairo_t         *cr = cairo_create (surface);
  GBytes          *bytes;

  cairo_translate (cr, 32, 32);
  cairo_scale (cr, 64, 64);
  draw (cr, which);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize)cairo_image_surface_get_stride (surface) * 64);
  cairo_surface_destroy (surface);

  return bytes;
}

static void
assert_shapes_differ (DrawFunc draw,
                      guint    n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify)g_bytes_unref, NULL);

  for (guint i = 0; i < n; i++)
    g_hash_table_add (seen, draw_grey (draw, i));
  g_assert_cmpuint (g_hash_table_size (seen), ==, n);
}

static void
draw_mark (cairo_t *cr,
           guint    which)
{
  robo_draw_seat_mark (cr, robo_palette_get (ROBO_STYLE_DARK), which);
}

/* Draws blue 0 to 6 and red 0 to 6 as spent dice. All of them are silhouettes, so pips show where the die is not
 * filled. */
static void
draw_die (cairo_t *cr,
          guint    which)
{
  robo_draw_die (cr, robo_palette_get (ROBO_STYLE_DARK), which < 7 ? ROBO_BLUE : ROBO_RED,
                 which % 7, ROBO_DIE_MOOD_SPENT);
}

static void
draw_mood (cairo_t *cr,
           guint    which)
{
  robo_draw_die (cr, robo_palette_get (ROBO_STYLE_DARK), ROBO_RED, 3, (RoboDieMood)which);
}

static void
draw_spark (cairo_t *cr,
            guint    which)
{
  const RoboSpark spark = { (RoboSparkKind)which, ROBO_PAINT_TOKEN, 0, 0, 0.3, 0.2, 0.45, 0.25 };

  robo_draw_spark (cr, robo_palette_get (ROBO_STYLE_DARK), &spark);
}

static void
test_shapes (void)
{
  assert_shapes_differ (draw_mark, 4);
  assert_shapes_differ (draw_die, 14);
  assert_shapes_differ (draw_mood, 3);
  assert_shapes_differ (draw_spark, ROBO_SPARK_OUTLINE + 1);
}

static void
assert_file_starts (const char *folder,
                    const char *name,
                    const char *start)
{
  const RoboPlan   plan = plan_new ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  g_assert_true (robo_render_arena_to_file (&plan, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &contents, NULL, &error));
  g_assert_true (g_str_has_prefix (contents, start));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-render-XXXXXX", NULL);

  assert_file_starts (folder, "arena.svg", "<?xml");
  assert_file_starts (folder, "arena.PNG", "\x89PNG");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_file_errors (void)
{
  const RoboPlan plan = plan_new ();
  g_autoptr (GFile) wrong = g_file_new_for_path ("/tmp/arena.jpeg");
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at/all/arena.svg");
  g_autoptr (GError) error = NULL;

  g_assert_false (robo_render_arena_to_file (&plan, wrong, &error));
  g_assert_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_false (robo_render_arena_to_file (&plan, nowhere, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "arena.svg couldn’t be saved: its folder doesn’t exist. Save somewhere else.");
}

static gboolean
is_seen (const RoboPlan *plan,
         guint           width)
{
  const RoboPlan empty = plan_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) with = robo_render_arena (plan, NULL, ROBO_STYLE_LIGHT, ROBO_RENDER_PNG, width, &error);
  g_autoptr (GBytes) without = robo_render_arena (&empty, NULL, ROBO_STYLE_LIGHT, ROBO_RENDER_PNG, width, &error);

  g_assert_no_error (error);

  return !g_bytes_equal (with, without);
}

/* In a row of a list a space has five pixels: its kind is visible, but not the caution lines for KillBots at
 * its edges. */
static void
test_tiny (void)
{
  RoboPlan workshop = plan_new (), wall = plan_new (), caution = plan_new ();

  workshop.workshop[at (2, 3)] = TRUE;
  g_assert_true (is_seen (&workshop, COLUMNS * 5));
  robo_plan_set_edge (&wall, at (2, 3), ROBO_DIR_E, ROBO_EDGE_WALL);
  g_assert_true (is_seen (&wall, COLUMNS * 5));
  caution.caution[at (2, 3)][1] = 1 + ROBO_DIR_N;
  g_assert_false (is_seen (&caution, COLUMNS * 5));
  g_assert_true (is_seen (&caution, COLUMNS * 20));
}

/* Draws a start in the west, as the row of pixels through its middle. */
static void
draw_start (cairo_t *cr,
            guint    has_line)
{
  RoboPlan plan = { .columns = 1, .rows = 1 };

  plan.starts[plan.n_starts++] = (RoboStart){ 0, ROBO_DIR_W, ROBO_DIR_E };
  if (has_line)
    plan.caution[0][3] = 1 + ROBO_DIR_N;
  cairo_translate (cr, -0.5, -0.5);
  robo_draw_arena_signs (cr, robo_palette_get (ROBO_STYLE_CONTRAST), &plan, ROBO_CAUTIONS_FULL);
}

/* The shape of a side, for people who do not see its color, is not covered by a caution line. */
static void
test_start_at_line (void)
{
  for (guint has_line = 0; has_line <= 1; has_line++)
    {
      g_autoptr (GBytes) pixels = draw_grey (draw_start, has_line);
      const guint8 *row = (const guint8 *)g_bytes_get_data (pixels, NULL) + 32 * 64;

      g_assert_cmpuint (row[13], ==, has_line ? 0 : 255);
      g_assert_cmpuint (row[19], ==, 255);
    }
}

/* Draws a VP space with a caution line in the west. */
static void
draw_point_at_line (cairo_t *cr,
                    guint    ink)
{
  RoboPlan plan = { .columns = 1, .rows = 1, .vp = { 3 } };

  plan.caution[0][3] = 1 + ROBO_DIR_N;
  cairo_translate (cr, -0.5, -0.5);
  robo_draw_arena_signs (cr, robo_palette_get (ROBO_STYLE_CONTRAST), &plan, (RoboCautionInk)ink);
}

/* Returns the color of the ring where the caution line would cross it. */
static guint32
get_ring_colour (gboolean has_line)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 64);
  cairo_t         *cr = cairo_create (surface);
  RoboPlan         plan = { .columns = 1, .rows = 1, .vp = { 3 } };
  guint32          colour;

  if (has_line)
    plan.caution[0][3] = 1 + ROBO_DIR_N;
  cairo_scale (cr, 64, 64);
  robo_draw_arena_signs (cr, robo_palette_get (ROBO_STYLE_LIGHT), &plan, ROBO_CAUTIONS_FULL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  colour = ((const guint32 *)(gconstpointer)cairo_image_surface_get_data (surface))[32 * 64 + 8];
  cairo_surface_destroy (surface);

  return colour;
}

/* In columns 4 to 6 of the picture there is only the line. */
static void
test_caution_ink (void)
{
  guint light[ROBO_CAUTIONS_FULL + 1] = { 0 };

  for (guint ink = ROBO_CAUTIONS_QUIET; ink <= ROBO_CAUTIONS_FULL; ink++)
    {
      g_autoptr (GBytes) pixels = draw_grey (draw_point_at_line, ink);
      const guint8 *bytes = g_bytes_get_data (pixels, NULL);

      for (guint y = 8; y < 56; y++)
        for (guint x = 4; x <= 6; x++)
          light[ink] += bytes[y * 64 + x];
    }

  g_assert_cmpuint (light[ROBO_CAUTIONS_QUIET], >, 0);
  g_assert_cmpuint (light[ROBO_CAUTIONS_QUIET], <, light[ROBO_CAUTIONS_HALF]);
  g_assert_cmpuint (light[ROBO_CAUTIONS_HALF], <, light[ROBO_CAUTIONS_FULL]);
  g_assert_cmphex (get_ring_colour (TRUE), ==, get_ring_colour (FALSE));
}

/* Many trails on a dark floor show their own colors, not the colors of their contours. */
static void
test_trails (void)
{
  static const RoboStyle styles[] = { ROBO_STYLE_DARK, ROBO_STYLE_CONTRAST };
  const RoboLayout       layout = { .columns = COLUMNS, .rows = 5, .cell = 20, .scale = 1 };
  const RoboTrail        trail = { .kind = ROBO_TRAIL_MOVE,
                                   .seat = 2,
                                   .from = (guint8)at (1, 3),
                                   .to = (guint8)at (6, 3) };
  const guint8           colours[ROBO_MAX_ROBOTS] = { 0, 1, 2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 120, 100);
      cairo_t         *cr = cairo_create (surface);
      guint            n_bright = 0;

      robo_draw_trails (cr, robo_palette_get (styles[i]), &layout, &trail, 1, colours);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      for (guint pixel = 0; pixel < 120 * 100; pixel++)
        {
          guint32 rgb = ((const guint32 *)(gconstpointer)cairo_image_surface_get_data (surface))[pixel];

          g_assert_cmpuint (rgb >> 16 & 0xff, <, 0x80);
          n_bright += (rgb >> 8 & 0xff) > 0x80;
        }
      g_assert_cmpuint (n_bright, >, 20);
      cairo_surface_destroy (surface);
    }
}

/* A winner cheers, however damaged; all members of a squad cheer. */
static void
test_winners (void)
{
  const RoboPlan plan = plan_new ();
  g_autoptr (RoboBoard) board = robo_board_new (&plan);
  RoboBoardPicture picture;
  RoboState        state;

  robo_state_init (&state);
  state.robots[0] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR, .space = (guint8)at (2, 2), .damage = 2 };
  state.robots[1] = (RoboRobot){ .kind = ROBO_SEAT_KILLBOT, .space = (guint8)at (4, 4) };
  robo_board_picture_init (&picture, board, &state, 3);
  g_assert_cmpuint (picture.robots[0].mood, ==, ROBO_MOOD_DIZZY);

  state.phase = ROBO_PHASE_OVER;
  state.winner = 0;
  robo_board_picture_init (&picture, board, &state, 3);
  g_assert_cmpuint (picture.robots[0].mood, ==, ROBO_MOOD_CHEERING);
  g_assert_cmpuint (picture.robots[1].mood, ==, ROBO_MOOD_IDLE);

  state.winner = ROBO_WINNER_SQUAD;
  robo_board_picture_init (&picture, board, &state, 3);
  g_assert_cmpuint (picture.robots[0].mood, ==, ROBO_MOOD_DIZZY);
  g_assert_cmpuint (picture.robots[1].mood, ==, ROBO_MOOD_CHEERING);
}

/* The file has both boards, and a trace of every difference on each of them; the same arenas give the same
 * bytes. */
static void
test_diff (void)
{
  g_autofree char         *folder = g_dir_make_tmp ("robo-render-XXXXXX", NULL);
  static const char *const names[] = { "a.svg", "b.svg", "equal.svg" };
  RoboPlan                 plan = plan_new ();
  g_autoptr (RoboArena) before = robo_arena_new ("before", &plan);
  g_autoptr (RoboArena) after = NULL;
  g_autoptr (RoboArenaDiff) diff = NULL;
  g_autoptr (RoboArenaDiff) none = robo_arena_diff_new (before, before);
  char *contents[3] = { NULL };
  g_autoptr (GError) error = NULL;

  plan.terrain[at (4, 2)] = ROBO_TERRAIN_PIT;
  robo_plan_set_edge (&plan, at (2, 3), ROBO_DIR_E, ROBO_EDGE_WALL);
  after = robo_arena_new ("before", &plan);
  diff = robo_arena_diff_new (before, after);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (robo_render_diff_to_file (before, after, i < 2 ? diff : none, file, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &contents[i], NULL, NULL));
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpstr (contents[0], ==, contents[1]);
  g_assert_cmpstr (contents[0], !=, contents[2]);
  for (guint i = 0; i < 3; i++)
    g_free (contents[i]);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Returns the relative luminance as WCAG 2.1 defines it. */
static double
get_pixel_luminance (guint32 pixel)
{
  static const double weights[] = { 0.0722, 0.7152, 0.2126 };
  double              sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    {
      double part = (pixel >> 8 * i & 255) / 255.0;

      sum += weights[i] * (part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }

  return sum;
}

/* A spent die is readable on its key, also on a blue key, which has the tint of the style sheet. */
static void
test_spent (gconstpointer data)
{
  static const guint32 papers[ROBO_N_STYLES] = { 0xffffff, 0x303030, 0x000000, 0xffffff };
  RoboStyle            style = GPOINTER_TO_INT (data);
  const RoboPalette   *palette = robo_palette_get (style);

  for (guint colour = ROBO_BLUE; colour <= ROBO_RED; colour++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 40, 40);
      cairo_t         *cr = cairo_create (surface);
      guint32          key = robo_palette_get_rgb (palette, ROBO_PAINT_DIE_BLUE);
      const guint32   *pixels;
      double           pip, paper;

      cairo_set_source_rgb (cr, (papers[style] >> 16 & 255) / 255.0, (papers[style] >> 8 & 255) / 255.0,
                            (papers[style] & 255) / 255.0);
      cairo_paint (cr);
      cairo_set_source_rgba (cr, (key >> 16 & 255) / 255.0, (key >> 8 & 255) / 255.0, (key & 255) / 255.0, 0.22);
      cairo_paint (cr);
      cairo_translate (cr, 20, 20);
      cairo_scale (cr, 40, 40);
      robo_draw_die (cr, palette, (RoboColour)colour, 1, ROBO_DIE_MOOD_SPENT);
      cairo_surface_flush (surface);
      pixels = (const guint32 *)(gconstpointer)cairo_image_surface_get_data (surface);
      pip = get_pixel_luminance (pixels[20 * cairo_image_surface_get_stride (surface) / 4 + 20]);
      paper = get_pixel_luminance (pixels[0]);
      g_test_message ("%s: %.2f",
                      colour == ROBO_BLUE ? "blue" : "red", (MAX (pip, paper) + 0.05) / (MIN (pip, paper) + 0.05));
      g_assert_cmpfloat ((MAX (pip, paper) + 0.05) / (MIN (pip, paper) + 0.05), >=, 3);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* The extents are exact: paint beyond them would be cut off in a window, and extents without paint would be
 * redrawn needlessly. */
static void
test_spark_extents (void)
{
  static const struct
  {
    RoboSparkKind kind;
    double        radius;
    double        to_x;
    double        to_y;
  } sparks[] = {
    { ROBO_SPARK_BEAM, 0.2, 2, 0 },
    { ROBO_SPARK_BEAM, 0.2, -1.4, 2 },
    { ROBO_SPARK_BLAST, 0.9, 0, 0 },
    { ROBO_SPARK_BLAST, 1.35, 0, 0 },
    { ROBO_SPARK_FLASH, 0.28, 0, 0 },
    { ROBO_SPARK_FLASH, 0.58, 0, 0 },
    { ROBO_SPARK_LIGHTNING, 0.4, 0, 0 },
    { ROBO_SPARK_LIGHTNING, 0.62, 0, 0 },
    { ROBO_SPARK_RING, 0.42, 0, 0 },
    { ROBO_SPARK_RING, 1.4, 0, 0 },
    { ROBO_SPARK_ARROW, 0.3, 1, 0 },
    { ROBO_SPARK_ARROW, 0.3, -1, 1 },
    { ROBO_SPARK_OUTLINE, 0, 0, 0 },
    { ROBO_SPARK_SPLASH, 0.34, 0, 0 },
    { ROBO_SPARK_DUST, 0.16, 0, 0 },
    { ROBO_SPARK_DUST, 0.72, 0, 0 },
    { ROBO_SPARK_BEAMING, 0.65, 0, 0 },
    { ROBO_SPARK_BEAMING, 0.65, 2, 1 },
    { ROBO_SPARK_JET, 0.4, 0, 0 },
    { ROBO_SPARK_GRENADE, 0.9, 2, -1 },
    { ROBO_SPARK_STREAM, 0.5, 2, 0 },
    { ROBO_SPARK_SHIELD, 0.6, 0, 0 },
    { ROBO_SPARK_MENDING, 0.65, 0, 0 },
    { ROBO_SPARK_CRASH, 0.6, 0, 0 },
    { ROBO_SPARK_SINKING, 0.6, 0, 0 },
  };
  static const RoboStyle styles[] = { ROBO_STYLE_LIGHT, ROBO_STYLE_CONTRAST };
  const int              cell = 32, side = 8 * cell;
  gboolean               is_seen[ROBO_N_SPARK_KINDS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (sparks); i++)
    {
      is_seen[sparks[i].kind] = TRUE;
      for (guint step = 0; step < 2 * 2 * 20; step++)
        {
          RoboSpark        spark = { sparks[i].kind, ROBO_PAINT_DUST, 3.6, 4.3, 3.6 + sparks[i].to_x,
                                     4.3 + sparks[i].to_y, sparks[i].radius, step % 20 / 20.0, step / 20 % 2 == 1 };
          cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
          cairo_t         *cr = cairo_create (image);
          double           left, top, right, bottom;

          cairo_scale (cr, cell, cell);
          robo_draw_spark (cr, robo_palette_get (styles[step / 40]), &spark);
          cairo_destroy (cr);
          cairo_surface_flush (image);
          robo_spark_get_extent (&spark, &left, &top, &right, &bottom);
          for (int y = 0; y < side; y++)
            for (int x = 0; x < side; x++)
              {
                const guint32 *row = (const guint32 *)(cairo_image_surface_get_data (image) +
                                                       y * cairo_image_surface_get_stride (image));

                /* Ignore nearly transparent pixels. */
                if (row[x] >> 24 > 2 && (x < (int)floor (left * cell) || x >= (int)ceil (right * cell) ||
                                         y < (int)floor (top * cell) || y >= (int)ceil (bottom * cell)))
                  g_error ("kind %d, radius %g, at %g: paint at %g|%g", spark.kind, spark.radius, spark.progress,
                           (double)x / cell - spark.x, (double)y / cell - spark.y);
              }
          cairo_surface_destroy (image);
        }
    }
  for (guint kind = 0; kind < ROBO_N_SPARK_KINDS; kind++)
    g_assert_true (is_seen[kind]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/render/svg/has-the-same-bytes-twice",
                        GINT_TO_POINTER (ROBO_RENDER_SVG), test_deterministic);
  g_test_add_data_func ("/draw/render/png/has-the-same-bytes-twice",
                        GINT_TO_POINTER (ROBO_RENDER_PNG), test_deterministic);
  g_test_add_func ("/draw/render/terrain/is-visible-in-every-style", test_terrain);
  g_test_add_func ("/draw/render/features/are-visible-in-every-style", test_features);
  g_test_add_func ("/draw/render/edges/are-visible-in-every-style", test_edges);
  g_test_add_func ("/draw/render/caution-lines-and-starts/each-direction-looks-different", test_directions);
  g_test_add_func ("/draw/render/each-difference-of-robots/is-visible", test_robots);
  g_test_add_func ("/draw/render/tokens-mines-and-robots/no-two-look-alike", test_tokens_and_mines);
  g_test_add_func ("/draw/render/marks-dice-and-sparks/differ-without-color", test_shapes);
  g_test_add_func ("/draw/render/tiny-picture/omits-caution-lines-only", test_tiny);
  g_test_add_func ("/draw/render/start/is-not-covered-by-a-caution-line", test_start_at_line);
  g_test_add_func ("/draw/render/caution-lines/have-three-strengths-and-stay-below-vp-rings", test_caution_ink);
  g_test_add_func ("/draw/render/trails/show-their-colors-on-dark-floor", test_trails);
  g_test_add_func ("/draw/render/winners/cheer-however-damaged", test_winners);
  g_test_add_func ("/draw/render/sparks/stay-within-their-extents", test_spark_extents);
  g_test_add_func ("/draw/render/name-of-the-file/decides-between-svg-and-png", test_files);
  g_test_add_func ("/draw/render/file-errors/name-the-reason", test_file_errors);
  g_test_add_func ("/draw/render/picture-of-a-comparison/is-the-same-twice-and-shows-differences", test_diff);
  g_test_add_data_func ("/draw/render/light-style/spent-die-is-readable",
                        GINT_TO_POINTER (ROBO_STYLE_LIGHT), test_spent);
  g_test_add_data_func ("/draw/render/dark-style/spent-die-is-readable", GINT_TO_POINTER (ROBO_STYLE_DARK), test_spent);
  g_test_add_data_func ("/draw/render/high-contrast-style/spent-die-is-readable",
                        GINT_TO_POINTER (ROBO_STYLE_CONTRAST), test_spent);

  return g_test_run ();
}
