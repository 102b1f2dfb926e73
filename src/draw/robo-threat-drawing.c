/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-threat-drawing.h"

#include "robo-pen.h"

/* Lists the four levels of danger: the minimum percentage, the opacity of the tint, and the distance between the
 * strokes (0 for no strokes). */
static const struct
{
  guint  percent;
  double alpha;
  double step;
} steps[] = {
  { 50, 0.55, 0.1 },
  { 30, 0.42, 0.18 },
  { 10, 0.3, 0.32 },
  { 1, 0.16, 0 },
};

#define FIGURE_HEIGHT 0.2
#define BADGE_HEIGHT  0.24
#define BADGE_WIDTH   0.36
#define MARGIN        0.03
#define PIT_RADIUS    0.1

void
robo_draw_threat_ground (cairo_t                 *cr,
                         const RoboPalette       *palette,
                         const RoboThreatPicture *threat)
{
  RoboPen pen = robo_pen_init (cr, palette);

  for (guint space = 0; space < threat->n_spaces; space++)
    {
      guint step = 0;

      if (threat->percents[space] == 0)
        continue;

      while (threat->percents[space] < steps[step].percent)
        step++;
      cairo_save (cr);
      cairo_translate (cr, space % threat->columns + 0.5, space / threat->columns + 0.5);
      cairo_rectangle (cr, -0.5, -0.5, 1, 1);
      robo_pen_fill (&pen, ROBO_PAINT_DANGER, steps[step].alpha);
      if (steps[step].step > 0)
        {
          cairo_rectangle (cr, -0.5, -0.5, 1, 1);
          robo_pen_hatch (&pen, ROBO_HATCH_RISING, ROBO_PAINT_OUTLINE, steps[step].step);
        }
      cairo_restore (cr);
    }
}

void
robo_draw_threat_figures (cairo_t                 *cr,
                          const RoboPalette       *palette,
                          const RoboThreatPicture *threat)
{
  RoboPen pen = robo_pen_init (cr, palette);

  for (guint space = 0; space < threat->n_spaces; space++)
    {
      double x = space % threat->columns + MARGIN;
      double y = space / threat->columns + 1 - MARGIN - BADGE_HEIGHT;
      char   text[4];

      if (threat->percents[space] == 0)
        continue;

      g_snprintf (text, sizeof text, "%u", MIN (threat->percents[space], 100));
      robo_pen_rounded (&pen, x, y, BADGE_WIDTH, BADGE_HEIGHT, BADGE_HEIGHT / 3);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE, 1);
      robo_pen_text (&pen, text, x + BADGE_WIDTH / 2, y + BADGE_HEIGHT / 2, FIGURE_HEIGHT);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
      if (threat->falls[space] == 0)
        continue;

      robo_pen_disc (&pen, x + BADGE_WIDTH + MARGIN + PIT_RADIUS, y + BADGE_HEIGHT / 2, PIT_RADIUS);
      robo_pen_fill_stroke (&pen, ROBO_PAINT_PIT, ROBO_PAINT_BADGE, 0.04);
    }
}
