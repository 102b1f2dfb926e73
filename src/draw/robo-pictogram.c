// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pictograms. Drawing a pictogram is slow, so callers that draw it often should cache the picture.
#include "config.h"

#include "robo-pictogram.h"

#include "robo-figure-file.h"
#include "robo-pen.h"

#include <math.h>
#include <string.h>

/* Lists the colors of pictograms by style: on a pale card, on a dark card, and in high contrast on a dark and on a pale
 * card. Holes have the color of the card. The accents are by deck. Inks and accents have a contrast of at least 4.5:1
 * to the card. */
static const char *const inks[ROBO_N_STYLES] = { "#23262e", "#e8eaf0", "#ffffff", "#000000" };
static const char *const holes[ROBO_N_STYLES] = { "#ffffff", "#303036", "#000000", "#ffffff" };
static const char *const accents[][ROBO_N_STYLES] = {
  [ROBO_CARD_BLUE] = { "#1f5fd0", "#8db8ff", "#aaccff", "#123f96" },
  [ROBO_CARD_RED] = { "#c4261f", "#ff8d84", "#ffaaaa", "#821410" },
  [ROBO_CARD_YELLOW] = { "#8f5a00", "#ffc83d", "#ffe100", "#6b4300" },
  [ROBO_CARD_CHAMPION] = { "#7a3fb8", "#d0a8ff", "#cc99ff", "#5c2a92" },
};

/* The corners of the mark of a deck are this far from its center; a disc is a little smaller. */
#define RADIUS 0.44

static const struct
{
  RoboPaint paint;
  guint     n_corners; /* number of corners; 0 for a disc */
  double    turn;      /* turn, as a fraction of a circle */
  double    waist;     /* relative radius of the points between two corners; 1 if there are no such points */
} marks[] = {
  [ROBO_CARD_BLUE] = { ROBO_PAINT_DIE_BLUE, 4, 0.125, 1 },
  [ROBO_CARD_RED] = { ROBO_PAINT_DIE_RED, 0, 0, 1 },
  [ROBO_CARD_YELLOW] = { ROBO_PAINT_TOKEN, 3, 0.25, 1 },
  [ROBO_CARD_CHAMPION] = { ROBO_PAINT_CHAMPION, 5, 0.25, 0.45 },
};

static const RoboFigureFile *
get_file (void)
{
  return robo_figure_file_get ("pictograms");
}

gboolean
robo_pictogram_exists (const char *id)
{
  return id != NULL && robo_figure_file_has (get_file (), id);
}

static int
compare_ids (gconstpointer one,
             gconstpointer other)
{
  return strcmp (*(const char *const *)one, *(const char *const *)other);
}

GStrv
robo_pictogram_dup_ids (void)
{
  GStrv ids = robo_figure_file_dup_layers (get_file ());

  qsort (ids, g_strv_length (ids), sizeof *ids, compare_ids);

  return ids;
}

/* Splits "#rrggbb" into red, green and blue. */
static void
read_colour (const char *hex,
             double      rgb[3])
{
  guint64 number = g_ascii_strtoull (hex + 1, NULL, 16);

  for (guint i = 0; i < 3; i++)
    rgb[i] = (number >> (16 - 8 * i) & 255) / 255.0;
}

void
robo_draw_pictogram (cairo_t           *cr,
                     const RoboPalette *palette,
                     const char        *id,
                     RoboCardColour     deck)
{
  RoboStyle      style = robo_palette_get_style (palette);
  RoboFigureInks colours;

  read_colour (inks[style], colours[ROBO_FIGURE_INK]);
  read_colour (accents[deck][style], colours[ROBO_FIGURE_ACCENT]);
  read_colour (holes[style], colours[ROBO_FIGURE_HOLE]);
  robo_figure_file_draw (get_file (), cr, id, FALSE, (const RoboFigureInks *)&colours);
}

static void
set_source (cairo_t    *cr,
            const char *hex)
{
  double rgb[3];

  read_colour (hex, rgb);
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
}

void
robo_pictogram_set_source (cairo_t           *cr,
                           const RoboPalette *palette,
                           RoboCardColour     deck)
{
  set_source (cr, accents[deck][robo_palette_get_style (palette)]);
}

static void
add_corner (cairo_t *cr,
            double   turn,
            double   radius)
{
  cairo_line_to (cr, radius * cos (turn * 2 * G_PI), -radius * sin (turn * 2 * G_PI));
}

void
robo_draw_deck_mark (cairo_t           *cr,
                     const RoboPalette *palette,
                     RoboCardColour     deck)
{
  guint n_corners = marks[deck].n_corners;

  if (n_corners == 0)
    cairo_arc (cr, 0, 0, RADIUS * 0.92, 0, 2 * G_PI);
  for (guint i = 0; i < n_corners; i++)
    {
      add_corner (cr, marks[deck].turn + (double)i / n_corners, RADIUS);
      if (marks[deck].waist < 1)
        add_corner (cr, marks[deck].turn + (i + 0.5) / n_corners, RADIUS * marks[deck].waist);
    }
  cairo_close_path (cr);
  robo_palette_set_source (palette, cr, marks[deck].paint, 1);
  cairo_fill_preserve (cr);
  robo_palette_set_source (palette, cr, ROBO_PAINT_OUTLINE, 0.8);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
}

void
robo_draw_pictogram_card (cairo_t           *cr,
                          const RoboPalette *palette,
                          const char        *id,
                          RoboCardColour     deck)
{
  RoboStyle style = robo_palette_get_style (palette);
  RoboPen   pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  robo_pen_rounded (&pen, -0.3, -0.3, 0.6, 0.6, 0.1);
  set_source (cr, holes[style]);
  cairo_fill_preserve (cr);
  robo_pen_stroke (&pen, ROBO_PAINT_OUTLINE, 1, 0.08);
  robo_pen_rounded (&pen, -0.3, -0.3, 0.6, 0.6, 0.1);
  robo_pictogram_set_source (cr, palette, deck);
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
  cairo_scale (cr, 0.46, 0.46);
  robo_draw_pictogram (cr, palette, id, deck);
  cairo_restore (cr);
}
