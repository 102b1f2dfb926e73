// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the deck of a module as a color and a shape.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-cards.h"

G_BEGIN_DECLS

#define ROBO_TYPE_DECK_GLYPH (robo_deck_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboDeckGlyph, robo_deck_glyph, ROBO, DECK_GLYPH, GtkWidget)

GtkWidget *robo_deck_glyph_new (RoboCardColour deck) G_GNUC_WARN_UNUSED_RESULT;

void robo_deck_glyph_set_deck (RoboDeckGlyph *self,
                               RoboCardColour deck);

/* Shows the pictogram with this id, and the mark of its deck in a corner. If the id is NULL or unknown, shows only the
 * mark. With a pictogram the widget has the CSS class `sign`. */
void robo_deck_glyph_set_pictogram (RoboDeckGlyph *self,
                                    const char    *pictogram);

/* Returns the translated name of a deck, such as "Blue". */
const char *robo_deck_glyph_get_title (RoboCardColour deck);

const char *robo_deck_glyph_get_css_class (RoboCardColour deck);

G_END_DECLS
