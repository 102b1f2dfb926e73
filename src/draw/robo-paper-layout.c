// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-paper-layout.h"

#define FAMILIES "Cantarell, Inter, DejaVu Sans, Sans"

PangoLayout *
robo_paper_layout_new (cairo_t *cr)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Disable hinting, so that letters on paper have their exact widths. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);
  /* Allow positions of letters between whole units. */
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  pango_layout_context_changed (layout);

  return layout;
}

void
robo_paper_layout_set_font (PangoLayout *layout,
                            double       size,
                            PangoWeight  weight)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FAMILIES);

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
}
