/* Module cards on paper, to be printed and cut out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "engine/robo-cards.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* A sheet of A4, in points, and what is on it. */
#define ROBO_CARD_PAGE_WIDTH   (210 * 72 / 25.4)
#define ROBO_CARD_PAGE_HEIGHT  (297 * 72 / 25.4)
#define ROBO_CARD_PAGE_COLUMNS 3u
#define ROBO_CARD_PAGE_ROWS    3u

/**
 * RoboCardFace:
 * @card: its kind and which dice it takes
 * @title: its name in the language of the reader
 * @text: what it says in that language
 * @pictogram: the id of its sign, which need not exist
 *
 * What is printed on a card. All borrowed.
 */
typedef struct
{
  const RoboCard *card;
  const char     *title;
  const char     *text;
  const char     *pictogram;
} RoboCardFace;

/**
 * robo_card_face_fits:
 * @face: a card
 *
 * Returns: whether all of its text is on the card, in letters that can be read
 */
gboolean robo_card_face_fits (const RoboCardFace *face);

/**
 * robo_card_pages_count:
 * @n_faces: how many cards
 *
 * Returns: how many sheets they take
 */
guint robo_card_pages_count (guint n_faces);

/**
 * robo_card_pages_get_size:
 * @width: (out): of the cards in the middle of a sheet, in points
 * @height: (out): the same; marks where to cut are beyond
 */
void robo_card_pages_get_size (double *width,
                               double *height);

/**
 * robo_draw_card_page:
 * @cr: where to draw, in points; from the origin on, a sheet of A4 is used
 * @faces: (array length=n_faces): all cards
 * @n_faces: how many
 * @page: which sheet, from 0
 *
 * Draws cards of 63 by 88 mm side by side, in the light style since it is for paper, with marks at the sides of the sheet
 * where they are to be cut.
 */
void robo_draw_card_page (cairo_t            *cr,
                          const RoboCardFace *faces,
                          guint               n_faces,
                          guint               page);

/**
 * robo_render_cards_to_file:
 * @faces: (array length=n_faces): cards
 * @n_faces: how many, at least one
 * @file: where to; its name ends in .pdf, .svg or .png
 * @error: return location
 *
 * Writes all sheets into one PDF. As pictures each sheet is a file: `cards.svg` if there is one, else `cards-1.svg`,
 * `cards-2.svg` and so on. Files that are there are replaced.
 *
 * Returns: whether it worked; otherwise with a %ROBO_RENDER_ERROR or a %G_IO_ERROR
 */
gboolean robo_render_cards_to_file (const RoboCardFace *faces,
                                    guint               n_faces,
                                    GFile              *file,
                                    GError            **error);

G_END_DECLS
