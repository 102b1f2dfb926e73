/* The signs of modules in data/art/pictograms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-cards.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_pictogram_exists:
 * @id: (nullable): the id of a pictogram, such as "saw-blade"
 *
 * Returns: whether there is such a one
 */
gboolean robo_pictogram_exists (const char *id);

/**
 * robo_pictogram_dup_ids:
 *
 * Returns: (transfer full): the ids of all there are, in the order of the alphabet
 */
GStrv robo_pictogram_dup_ids (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_draw_pictogram:
 * @cr: where to draw; the unit square round the origin is filled
 * @palette: the colours
 * @id: a pictogram that exists
 * @deck: the kind of card, whose colour its accent has
 */
void robo_draw_pictogram (cairo_t           *cr,
                          const RoboPalette *palette,
                          const char        *id,
                          RoboCardColour     deck);

/**
 * robo_pictogram_set_source:
 * @cr: where to draw
 * @palette: the colours
 * @deck: the kind of card
 *
 * Draws what comes next in the accent of that kind.
 */
void robo_pictogram_set_source (cairo_t           *cr,
                                const RoboPalette *palette,
                                RoboCardColour     deck);

/**
 * robo_draw_deck_mark:
 * @cr: where to draw; the unit square round the origin is used
 * @palette: the colours
 * @deck: the kind of card
 *
 * Draws a blue square, a red disc, a yellow triangle, or a star for champion cards.
 */
void robo_draw_deck_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          RoboCardColour     deck);

/**
 * robo_draw_pictogram_card:
 * @cr: where to draw, its units being spaces
 * @palette: the colours
 * @id: a pictogram that exists
 * @deck: the kind of card
 *
 * Draws the sign on a little card round the origin, to be seen on any ground.
 */
void robo_draw_pictogram_card (cairo_t           *cr,
                               const RoboPalette *palette,
                               const char        *id,
                               RoboCardColour     deck);

G_END_DECLS
