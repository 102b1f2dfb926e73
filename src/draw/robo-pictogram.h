// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictograms of modules from data/art/pictograms.
#pragma once

#include "engine/robo-cards.h"
#include "robo-palette.h"

G_BEGIN_DECLS

/* Returns TRUE if a pictogram has this id, such as "saw-blade". The id may be NULL. */
gboolean robo_pictogram_exists (const char *id);

/* Returns the ids of all pictograms, sorted. */
GStrv robo_pictogram_dup_ids (void) G_GNUC_WARN_UNUSED_RESULT;

/* Draws a pictogram into the unit square around the origin. The id must exist. The pictogram has the accent color of a
 * deck. */
void robo_draw_pictogram (cairo_t           *cr,
                          const RoboPalette *palette,
                          const char        *id,
                          RoboCardColour     deck);

/* Sets the accent color of a deck as the source. */
void robo_pictogram_set_source (cairo_t           *cr,
                                const RoboPalette *palette,
                                RoboCardColour     deck);

/* Draws the mark of a deck into the unit square around the origin: a blue square, a red disc, a yellow triangle, or a
 * star for champion cards. */
void robo_draw_deck_mark (cairo_t           *cr,
                          const RoboPalette *palette,
                          RoboCardColour     deck);

/* Draws a pictogram on a small card around the origin. The card makes it visible on any ground. The units are spaces. */
void robo_draw_pictogram_card (cairo_t           *cr,
                               const RoboPalette *palette,
                               const char        *id,
                               RoboCardColour     deck);

G_END_DECLS
