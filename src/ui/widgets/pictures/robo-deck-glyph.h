// SPDX-License-Identifier: GPL-3.0-or-later
// Which deck a module is from, as colour and shape.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-cards.h"

G_BEGIN_DECLS

#define ROBO_TYPE_DECK_GLYPH (robo_deck_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboDeckGlyph, robo_deck_glyph, ROBO, DECK_GLYPH, GtkWidget)

/**
 * robo_deck_glyph_new:
 * @deck: a deck
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *robo_deck_glyph_new (RoboCardColour deck) G_GNUC_WARN_UNUSED_RESULT;

void robo_deck_glyph_set_deck (RoboDeckGlyph *self,
                               RoboCardColour deck);

/**
 * robo_deck_glyph_set_pictogram:
 * @self: a picture
 * @pictogram: (nullable): the id of a pictogram
 *
 * Shows a sign with the mark of its deck in a corner; the mark alone where there is no such sign. CSS: then it has the
 * class `sign`.
 */
void robo_deck_glyph_set_pictogram (RoboDeckGlyph *self,
                                    const char    *pictogram);

/**
 * robo_deck_glyph_get_title:
 * @deck: a deck
 *
 * Returns: (transfer none): its name, translated: "Blue"
 */
const char *robo_deck_glyph_get_title (RoboCardColour deck);

const char *robo_deck_glyph_get_css_class (RoboCardColour deck);

G_END_DECLS
