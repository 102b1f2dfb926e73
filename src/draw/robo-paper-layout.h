// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out text for paper: with the fonts of the printed pages, and with the exact widths of letters.
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* Creates an empty layout. Its text has the same size on every surface. */
PangoLayout *robo_paper_layout_new (cairo_t *cr) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the font of printed pages in a size and a weight. The size is in units of the context. */
void robo_paper_layout_set_font (PangoLayout *layout,
                                 double       size,
                                 PangoWeight  weight);

G_END_DECLS
