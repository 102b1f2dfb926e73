// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out module cards on paper for printing and cutting out.
#pragma once

#include <cairo.h>

#include "engine/robo-cards.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* A sheet of A4 in points, and the number of cards on it. */
#define ROBO_CARD_PAGE_WIDTH   (210 * 72 / 25.4)
#define ROBO_CARD_PAGE_HEIGHT  (297 * 72 / 25.4)
#define ROBO_CARD_PAGE_COLUMNS 3u
#define ROBO_CARD_PAGE_ROWS    3u

/* Holds the texts and pictures of a card. All pointers are borrowed. */
typedef struct
{
  const RoboCard *card;      /* gives color and dice */
  const char     *title;     /* translated name */
  const char     *text;      /* translated rules text */
  const char     *pictogram; /* id of a pictogram, which need not exist */
} RoboCardFace;

/* Returns whether all of the text fits on the card at a readable size. */
gboolean robo_card_face_fits (const RoboCardFace *face);

/* Returns the number of sheets for this many cards. */
guint robo_card_pages_count (guint n_faces);

/* Sets the size of the block of cards in the middle of a sheet, in points, without the cut marks. */
void robo_card_pages_get_size (double *width,
                               double *height);

/* Draws one sheet (a number from 0) of cards of 63 by 88 mm side by side, with cut marks at its sides. It uses the
 * light style, because the sheet is for paper. The units are points, and the origin is the upper left corner of the
 * sheet of A4. */
void robo_draw_card_page (cairo_t            *cr,
                          const RoboCardFace *faces,
                          guint               n_faces,
                          guint               page);

G_END_DECLS
