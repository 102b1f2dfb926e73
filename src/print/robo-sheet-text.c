// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-sheet-text.h"

#include "draw/robo-paper-layout.h"

/* The distance between text lines is this multiple of the distance that is usual for the font. */
#define LEADING 1.05f

static PangoLayout *
create_layout (const RoboSheetText *self,
               cairo_t             *cr,
               double               width)
{
  PangoLayout *layout = robo_paper_layout_new (cr);

  robo_paper_layout_set_font (layout, self->size, self->weight);
  pango_layout_set_width (layout, (int)(width * PANGO_SCALE));
  pango_layout_set_alignment (layout, self->alignment);
  pango_layout_set_line_spacing (layout, LEADING);
  pango_layout_set_text (layout, self->text, -1);

  return layout;
}

double
robo_sheet_text_measure (const RoboSheetText *self,
                         cairo_t             *cr,
                         double               width,
                         gboolean            *is_narrow)
{
  g_autoptr (PangoLayout) layout = create_layout (self, cr, width);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  if (is_narrow != NULL && extents.width > width * PANGO_SCALE)
    *is_narrow = TRUE;

  return extents.height / (double)PANGO_SCALE;
}

double
robo_sheet_text_draw (const RoboSheetText *self,
                      cairo_t             *cr,
                      double               x,
                      double               y,
                      double               width)
{
  g_autoptr (PangoLayout) layout = create_layout (self, cr, width);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  /* Pango leaves a current point, from which the next arc would draw a line. */
  cairo_new_path (cr);

  return extents.height / (double)PANGO_SCALE;
}
