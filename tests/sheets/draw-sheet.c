// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a board with one of everything, dice and sparks, for people to look at: not a test.
// draw-sheet FOLDER [WIDTH...] writes sheet-STYLE-WIDTH.png, theme-THEME-STYLE-WIDTH.png and
// robots-STYLE-WIDTH.png there.
#include "draw/robo-arena-drawing.h"
#include "draw/robo-die-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "draw/robo-render.h"
#include "draw/robo-spark-drawing.h"

#include <stdlib.h>

#include "tests/draw/board-sample.h"

/* Leave a margin: wings and ears reach beyond the space of a robot. */
#define MOOD_PITCH 1.25

static const char *const styles[] = { "light", "dark", "contrast", "contrast-light" };

static void
make_picture (RoboBoardPicture *picture)
{
  *picture = (RoboBoardPicture){
    .robots = {
      { TRUE, sample_at (7, 6), 0, 1, 2, 3, 0, 0, FALSE, 0 },
      { TRUE, sample_at (5, 5), 1, 3, 0, 3, 2, 1, FALSE, 0 },
      { TRUE, sample_at (2, 7), 2, 4, 1, 3, 0, 0, TRUE, ROBO_DIR_E },
      { TRUE, sample_at (3, 3), 3, 2, 4, 9, 0, 0, TRUE, ROBO_DIR_S },
    },
  };
  picture->tokens[sample_at (7, 3)] = 1;
  picture->tokens[sample_at (3, 5)] = 3;
  picture->tokens[sample_at (3, 3)] = 2;
  picture->mines[sample_at (6, 7)] = 1;
  picture->mines[sample_at (5, 4)] = 2;
  picture->mines[sample_at (8, 7)] = 3;
  picture->mines[sample_at (5, 7)] = 4;
}

/* Draws the other robots of each shape, for comparison. */
static void
make_second_picture (RoboBoardPicture *picture)
{
  *picture = (RoboBoardPicture){
    .robots = {
      { TRUE, sample_at (4, 9), 0, 2, 1, 5, 2, 0, TRUE, ROBO_DIR_N },
      { TRUE, sample_at (1, 4), 1, 1, 3, 9, 0, 0, TRUE, ROBO_DIR_W },
      { TRUE, sample_at (3, 7), 2, 3, 9, 9, 2, 2, FALSE, 0 },
      { TRUE, sample_at (9, 4), 3, 4, 3, 3, 1, 0, FALSE, 0 },
    },
  };
}

static void
draw_sparks (cairo_t           *cr,
             const RoboPalette *palette)
{
  static const RoboSpark sparks[] = {
    { ROBO_SPARK_BEAM, 0, 2.5, 2.5, 6.5, 6.5, 0, 0.5 },
    { ROBO_SPARK_BLAST, 0, 7.5, 1.5, 0, 0, 0.6, 0.45 },
    { ROBO_SPARK_FLASH, 0, 4.5, 4.5, 0, 0, 0.6, 0.3 },
    { ROBO_SPARK_LIGHTNING, 0, 2.5, 6.5, 0, 0, 0.6, 0.3 },
    { ROBO_SPARK_RING, ROBO_PAINT_TOKEN, 6.5, 2.5, 0, 0, 0.6, 0.4 },
    { ROBO_SPARK_ARROW, ROBO_PAINT_SEAT_1, 6.5, 5.5, 7.5, 5.5, 0, 0.3 },
    { ROBO_SPARK_OUTLINE, ROBO_PAINT_HIGHLIGHT, 5.5, 7.5, 0, 0, 0, 0 },
    { ROBO_SPARK_GRENADE, ROBO_PAINT_MINE, 0.5, 7.5, 4.5, 7.5, 1.4, 0.6 },
    { ROBO_SPARK_STREAM, ROBO_PAINT_WATER, 4.84, 0.5, 8.3, 0.5, 0.5, 0.5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sparks); i++)
    robo_draw_spark (cr, palette, &sparks[i]);
}

static void
draw_ghost (cairo_t           *cr,
            const RoboPalette *palette)
{
  const RoboPath path = {
    .n_steps = 7,
    .n_shots = 1,
    .steps = {
      { sample_at (2, 7), 0, 0, 0 },
      { sample_at (2, 6), 0, 0, 0 },
      { sample_at (2, 5), 0, 0, 0 },
      { sample_at (2, 4), 0, 0, 1 },
      { sample_at (3, 4), ROBO_PATH_BARRIER, 0, 0 },
      { sample_at (3, 4), ROBO_PATH_BLOCKED, ROBO_DIR_E, 2 },
      { sample_at (3, 6), ROBO_PATH_PIT, 0, 0 },
    },
    .shots = { { sample_at (2, 4), sample_at (2, 1) } },
  };
  const RoboGhost ghost = { 2, 9, &path };

  robo_draw_ghost (cr, palette, &ghost);
}

static void
draw_dice (cairo_t           *cr,
           const RoboPalette *palette,
           double             size,
           double             y)
{
  for (guint i = 0; i < 14; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, size * (0.7 + i), y);
      cairo_scale (cr, size, size);
      robo_draw_die (cr, palette, i % 2 ? ROBO_RED : ROBO_BLUE, i / 2 % 7, (RoboDieMood)(i / 4 % 3));
      cairo_restore (cr);
    }
}

static void
draw_board (cairo_t           *cr,
            const RoboPalette *palette,
            double             width,
            double             x,
            gboolean           has_sparks)
{
  RoboBoardPicture picture;
  RoboLayout       layout;
  RoboPlan         plan;

  sample_make_plan (&plan);
  robo_layout_fit (&layout, 9, 9, width, width, 1);
  layout.x += x;
  robo_draw_arena (cr, palette, &layout, &plan, ROBO_CAUTIONS_FULL);
  if (has_sparks)
    make_second_picture (&picture);
  else
    make_picture (&picture);
  robo_draw_picture (cr, palette, &layout, &plan, &picture);
  if (!has_sparks)
    return;

  cairo_save (cr);
  cairo_translate (cr, layout.x, layout.y);
  cairo_scale (cr, layout.cell, layout.cell);
  draw_ghost (cr, palette);
  draw_sparks (cr, palette);
  cairo_restore (cr);
}

static void
write_sheet (const char *folder,
             RoboStyle   style,
             guint       width)
{
  static const guint32 windows[] = { 0xfafafa, 0x1e1f24, 0x202020, 0xffffff };
  const RoboPalette   *palette = robo_palette_get (style);
  g_autofree char     *path = g_strdup_printf ("%s/sheet-%s-%u.png", folder, styles[style], width);
  cairo_surface_t     *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2 * (gint)width, (gint)width + 90);
  cairo_t             *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, (windows[style] >> 16) / 255.0, (windows[style] >> 8 & 255) / 255.0,
                        (windows[style] & 255) / 255.0);
  cairo_paint (cr);
  draw_board (cr, palette, width, 0, FALSE);
  draw_board (cr, palette, width, width, TRUE);
  draw_dice (cr, palette, 40, width + 25);
  draw_dice (cr, palette, 22, width + 70);
  cairo_surface_write_to_png (surface, path);
  g_print ("%s\n", path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
write_theme (const char *folder,
             RoboTheme   theme,
             RoboStyle   style,
             guint       width)
{
  g_autofree char *file =
    g_strdup_printf ("%s/theme-%s-%s-%u.png", folder, robo_theme_get_id (theme), styles[style], width);
  RoboPlan         plan;
  RoboBoardPicture picture;
  g_autoptr (GBytes) bytes = NULL;

  sample_make_plan (&plan);
  plan.theme = (guint8)theme;
  make_picture (&picture);
  bytes = robo_render_arena (&plan, &picture, style, ROBO_RENDER_PNG, width, NULL);
  g_file_set_contents (file, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes), NULL);
}

/* Each robot has a row with its faces, then its directions; KillBots are below. */
static void
write_robots (const char *folder,
              RoboStyle   style,
              guint       width)
{
  const RoboPalette *palette = robo_palette_get (style);
  double             cell = width / (double)(ROBO_N_MOODS + ROBO_N_DIRS);
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)(8 * cell));
  cairo_t           *cr = cairo_create (surface);
  g_autofree char   *file = g_strdup_printf ("%s/robots-%s-%u.png", folder, styles[style], width);

  robo_palette_set_source (palette, cr, ROBO_PAINT_FLOOR, 1);
  cairo_paint (cr);
  for (guint row = 0; row < 8; row++)
    for (guint i = 0; i < ROBO_N_MOODS + ROBO_N_DIRS; i++)
      {
        RoboPictureRobot robot = { .colour = (guint8)(row / 2),
                                   .number = (guint8)(1 + row / 2),
                                   .damage = i % 3,
                                   .damage_limit = 3,
                                   .is_killbot = row % 2,
                                   .facing = ROBO_DIR_S };

        if (i < ROBO_N_MOODS)
          robot.mood = (guint8)i;
        else
          robot.gaze = (guint8)(1 + i - ROBO_N_MOODS);
        cairo_save (cr);
        cairo_translate (cr, (i + 0.5) * cell, (row + 0.5) * cell);
        cairo_scale (cr, cell, cell);
        robo_draw_robot (cr, palette, &robot, ROBO_ROBOT_ALL);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, file);
  cairo_surface_destroy (surface);
}

/* Draws four robots with six moods and much damage but no labels: they must be distinguishable. */
static void
write_moods (const char *folder,
             RoboStyle   style,
             guint       width)
{
  static const RoboMood moods[] = { ROBO_MOOD_IDLE, ROBO_MOOD_AIMING, ROBO_MOOD_HIT,
                                    ROBO_MOOD_DIZZY, ROBO_MOOD_SCARED, ROBO_MOOD_CHEERING, ROBO_MOOD_IDLE };
  const RoboPalette    *palette = robo_palette_get (style);
  double                pitch = width / (double)G_N_ELEMENTS (moods);
  double                cell = pitch / MOOD_PITCH;
  cairo_surface_t      *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)(8 * pitch));
  cairo_t              *cr = cairo_create (surface);
  g_autofree char      *file = g_strdup_printf ("%s/moods-%s-%u.png", folder, styles[style], width);

  robo_palette_set_source (palette, cr, ROBO_PAINT_FLOOR, 1);
  cairo_paint (cr);
  for (guint row = 0; row < 8; row++)
    for (guint i = 0; i < G_N_ELEMENTS (moods); i++)
      {
        RoboPictureRobot robot = {
          .colour = (guint8)(row % 4),
          .damage_limit = 3,
          .is_killbot = row / 4,
          .facing = ROBO_DIR_S,
          .mood = (guint8)moods[i],
        };

        if (i == G_N_ELEMENTS (moods) - 1)
          robot.damage = 2;
        cairo_save (cr);
        cairo_translate (cr, (i + 0.5) * pitch, (row + 0.5) * pitch);
        cairo_scale (cr, cell, cell);
        robo_draw_robot (cr, palette, &robot, ROBO_ROBOT_SHADOW | ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, file);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  if (argc < 3)
    {
      g_printerr ("draw-sheet FOLDER WIDTH...\n");
      return 2;
    }

  for (gint i = 2; i < argc; i++)
    for (guint style = 0; style < ROBO_N_STYLES; style++)
      {
        write_sheet (argv[1], (RoboStyle)style, (guint)atoi (argv[i]));
        write_robots (argv[1], (RoboStyle)style, (guint)atoi (argv[i]));
        write_moods (argv[1], (RoboStyle)style, (guint)atoi (argv[i]));
        for (guint theme = 0; theme < ROBO_N_THEMES; theme++)
          write_theme (argv[1], (RoboTheme)theme, (RoboStyle)style, (guint)atoi (argv[i]));
      }

  return 0;
}
