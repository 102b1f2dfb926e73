// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-controller-page.h"

#include <glib/gi18n.h>
#include <math.h>

#include "draw/robo-palette.h"
#include "engine/robo-state.h"

#include "robo-printout-private.h"
#include "robo-sheet-text.h"

/* These sizes are shares of the width of a controller. */
#define HEIGHT      0.28
#define PANEL_WIDTH 0.185
#define UNIT_SIDE   0.26
#define UNIT_GAP    0.0075
#define KEY_PITCH   (UNIT_SIDE / 3)
#define KEY_HALF    0.0405
#define ARROW_HALF  0.011
#define BOX_SIDE    0.026
#define TEXT_SIZE   0.0145
#define UNIT_SIZE   0.032
#define LINE_WIDTH  0.0022

/* These positions and sizes in the panel are shares of the same width. */
#define LABEL_WIDTH  0.098
#define NAME_TOP     0.016
#define NUMBER_TOP   0.068
#define DAMAGE_TOP   0.118
#define SHIELD_TOP   0.168
#define POINTS_TOP   0.218
#define N_POINTS     9
#define POINT_PITCH  0.0202
#define N_DAMAGE     3
#define N_SHIELD     2
#define DAMAGE_PITCH 0.029

static void
draw_label (cairo_t    *cr,
            const char *words,
            double      y,
            double      width)
{
  RoboSheetText text = { words, TEXT_SIZE * width, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };

  robo_sheet_text_draw (&text, cr, 0, y * width, PANEL_WIDTH * width);
}

/* Draws a row of boxes, with numbers from 1 if they are numbered. */
static void
draw_boxes (cairo_t *cr,
            guint    n_boxes,
            double   x,
            double   y,
            double   pitch,
            gboolean is_numbered,
            double   width)
{
  double side = MIN (BOX_SIDE, 0.92 * pitch) * width;

  for (guint i = 0; i < n_boxes; i++)
    {
      double left = (x + i * pitch) * width;

      cairo_rectangle (cr, left, y * width, side, side);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, LINE_WIDTH / 2 * width);
      cairo_stroke (cr);
      if (is_numbered)
        {
          g_autofree char *number = g_strdup_printf ("%u", i + 1);
          RoboSheetText    text = { number, 0.8 * TEXT_SIZE * width, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_CENTER };

          robo_sheet_text_draw (&text, cr, left, (y + 0.002) * width, side);
        }
    }
}

/* Draws a key as on the screen: a square for a blue key, otherwise a disc. */
static void
draw_key (cairo_t *cr,
          RoboDir  dir,
          double   width)
{
  const RoboPalette *palette = robo_palette_get (ROBO_STYLE_LIGHT);
  gboolean           is_blue = dir % 2 == 0;
  double             angle = dir * G_PI / 4;
  double             half = KEY_HALF * width;
  double             arrow = ARROW_HALF * width;

  cairo_new_path (cr);
  if (is_blue)
    cairo_rectangle (cr, -half, -half, 2 * half, 2 * half);
  else
    cairo_arc (cr, 0, 0, half, 0, 2 * G_PI);
  robo_palette_set_source (palette, cr, is_blue ? ROBO_PAINT_DIE_BLUE_EDGE : ROBO_PAINT_DIE_RED_EDGE, 1);
  cairo_set_line_width (cr, LINE_WIDTH * width);
  cairo_stroke (cr);

  /* The arrow lies in the middle, where the die hides it. */
  cairo_save (cr);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, -1.4 * arrow);
  cairo_line_to (cr, arrow, arrow);
  cairo_line_to (cr, -arrow, arrow);
  cairo_close_path (cr);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_fill (cr);
}

/* Draws a control unit, with its north-western corner at the origin. */
static void
draw_unit (cairo_t *cr,
           guint    unit,
           double   width)
{
  static const char *const names[ROBO_N_UNITS] = { "I", "II", "III" };
  RoboSheetText            text = { names[unit], UNIT_SIZE * width, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };
  double                   height = robo_sheet_text_measure (&text, cr, KEY_PITCH * width, NULL);

  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      double angle = dir * G_PI / 4;

      cairo_save (cr);
      cairo_translate (cr, (1.5 + round (sin (angle))) * KEY_PITCH * width,
                       (1.5 - round (cos (angle))) * KEY_PITCH * width);
      draw_key (cr, dir, width);
      cairo_restore (cr);
    }
  robo_sheet_text_draw (&text, cr, KEY_PITCH * width, 1.5 * KEY_PITCH * width - height / 2, KEY_PITCH * width);
}

static void
draw_controller (gconstpointer data,
                 cairo_t      *cr,
                 double        width)
{
  draw_label (cr, C_ ("controller on paper", "Name"), NAME_TOP, width);
  cairo_move_to (cr, LABEL_WIDTH * width, (NAME_TOP + BOX_SIDE) * width);
  cairo_line_to (cr, PANEL_WIDTH * width, (NAME_TOP + BOX_SIDE) * width);
  cairo_set_line_width (cr, LINE_WIDTH / 2 * width);
  cairo_stroke (cr);
  draw_label (cr, C_ ("controller on paper", "Start no."), NUMBER_TOP, width);
  draw_boxes (cr, 1, LABEL_WIDTH, NUMBER_TOP - 0.003, DAMAGE_PITCH, FALSE, width);
  /* Translators: This stands on paper beside boxes for tokens. It must be short. */
  draw_label (cr, C_ ("controller on paper", "Damage"), DAMAGE_TOP, width);
  draw_boxes (cr, N_DAMAGE, LABEL_WIDTH, DAMAGE_TOP - 0.003, DAMAGE_PITCH, FALSE, width);
  draw_label (cr, C_ ("controller on paper", "Shield"), SHIELD_TOP, width);
  draw_boxes (cr, N_SHIELD, LABEL_WIDTH, SHIELD_TOP - 0.003, DAMAGE_PITCH, FALSE, width);
  draw_label (cr, C_ ("controller on paper", "VP"), POINTS_TOP, width);
  draw_boxes (cr, N_POINTS, 0, POINTS_TOP + 0.026, POINT_PITCH, TRUE, width);

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      cairo_save (cr);
      cairo_translate (cr, (PANEL_WIDTH + 0.02 + unit * (UNIT_SIDE + UNIT_GAP)) * width,
                       (HEIGHT - UNIT_SIDE) / 2 * width);
      draw_unit (cr, unit, width);
      cairo_restore (cr);
    }
}

RoboSheet *
robo_controller_page_new (void)
{
  RoboSheet *sheet = robo_sheet_new (1, 1, _ ("Robodrome: Controllers"), NULL, robo_printout_get_credit ());

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_sheet_add_picture (sheet, &(RoboSheetPicture){ .share = 1, .aspect = HEIGHT, .draw = draw_controller });

  return sheet;
}
