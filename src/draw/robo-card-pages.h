// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out module cards on paper, so that users can print them and cut them out.
#pragma once

#include <cairo.h>

#include "engine/robo-cards.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* A sheet of A4 paper has this size in points, and this many columns and rows of cards. */
#define ROBO_CARD_PAGE_WIDTH   (210 * 72 / 25.4)
#define ROBO_CARD_PAGE_HEIGHT  (297 * 72 / 25.4)
#define ROBO_CARD_PAGE_COLUMNS 3u
#define ROBO_CARD_PAGE_ROWS    3u

/* Holds what is printed on a card. All pointers are borrowed. */
typedef struct
{
  const RoboCard *card;      /* card, whose deck and dice are drawn */
  const char     *title;     /* translated name */
  const char     *text;      /* translated rules text */
  const char     *pictogram; /* id of a pictogram; may be NULL or unknown */
} RoboCardFace;

/* Returns TRUE if the title and the text fit on the card in letters that are large enough to read. */
gboolean robo_card_face_fits (const RoboCardFace *face);

/* Returns how many sheets this many cards need. */
guint robo_card_pages_count (guint n_faces);

/* Sets the size of the block of cards in the middle of a sheet. The size is in points, and does not include the cut
 * marks. */
void robo_card_pages_get_size (double *width,
                               double *height);

/* Draws one sheet of cards, by its number from 0. The cards measure 63 by 88 mm and are side by side, with cut marks
 * around them. The sheet has the light style, because it is for paper. The units are points, and the origin is the
 * upper left corner of the sheet of A4. */
void robo_draw_card_page (cairo_t            *cr,
                          const RoboCardFace *faces,
                          guint               n_faces,
                          guint               page);

G_END_DECLS
