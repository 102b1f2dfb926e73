// SPDX-License-Identifier: GPL-3.0-or-later
// Measures and draws one piece of text on a sheet. Only this folder uses this.
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef struct
{
  const char    *text;
  double         size; /* size of letters, in points */
  PangoWeight    weight;
  PangoAlignment alignment;
} RoboSheetText;

/* Returns the height of the text in a column of this width. If is_narrow is not NULL, it is set to TRUE if a word is
 * wider than the column; otherwise it is not changed. */
double robo_sheet_text_measure (const RoboSheetText *self,
                                cairo_t             *cr,
                                double               width,
                                gboolean            *is_narrow);

/* Draws the text in black, with its upper left corner at x, y. Returns its height. */
double robo_sheet_text_draw (const RoboSheetText *self,
                             cairo_t             *cr,
                             double               x,
                             double               y,
                             double               width);

G_END_DECLS
