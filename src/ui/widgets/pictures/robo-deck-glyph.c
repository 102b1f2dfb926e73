// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-deck-glyph.h"

#include <glib/gi18n.h>

#include "draw/robo-pictogram.h"
#include "robo-cached-picture.h"
#include "robo-ink.h"
#include "ui/widgets/layouts/robo-css.h"

/* The mark of a deck beside a pictogram has this size, as a share of the whole glyph. */
#define MARK 0.36

/* Draws the mark of a deck: a blue square, a red disc, a yellow triangle, or a star for champion cards. If a
 * pictogram is set, draws the pictogram, with the mark of the deck in a corner. CSS: node `deckglyph`, with the
 * class `sign` for a pictogram. Role: presentation, because the text beside the glyph has the same information. */
struct _RoboDeckGlyph
{
  GtkWidget parent_instance;

  RoboCardColour deck;
  char          *pictogram; /* nullable */
};

G_DEFINE_FINAL_TYPE (RoboDeckGlyph, robo_deck_glyph, GTK_TYPE_WIDGET)

static const struct
{
  const char *title;
  const char *css_class;
} decks[] = {
  [ROBO_CARD_BLUE] = { NC_ ("deck", "Blue"), "blue" },
  [ROBO_CARD_RED] = { NC_ ("deck", "Red"), "red" },
  [ROBO_CARD_YELLOW] = { NC_ ("deck", "Yellow"), "yellow" },
  [ROBO_CARD_CHAMPION] = { NC_ ("deck", "Champion"), "champion" },
};

/* Draws the pictogram, and the mark of the deck in a corner, because a color alone is not enough to tell decks
 * apart. */
static void
draw_sign (GtkWidget         *widget,
           cairo_t           *cr,
           const RoboPalette *palette)
{
  RoboDeckGlyph *self = ROBO_DECK_GLYPH (widget);

  robo_draw_pictogram (cr, palette, self->pictogram, self->deck);
  cairo_translate (cr, 0.5 - MARK / 2, 0.5 - MARK / 2);
  cairo_scale (cr, MARK, MARK);
  robo_draw_deck_mark (cr, palette, self->deck);
}

static void
robo_deck_glyph_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboDeckGlyph *self = ROBO_DECK_GLYPH (widget);
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  cairo_t       *cr;

  if (self->pictogram != NULL)
    {
      guint look = g_quark_from_string (self->pictogram) * ROBO_N_CARD_COLOURS + self->deck;

      robo_cached_picture_snapshot (widget, look, snapshot, draw_sign);
      return;
    }

  cr = robo_ink_begin (snapshot, width / 2, height / 2, MIN (width, height));
  robo_draw_deck_mark (cr, robo_ink_get_page_palette (), self->deck);
  cairo_destroy (cr);
}

static void
robo_deck_glyph_finalize (GObject *object)
{
  g_free (ROBO_DECK_GLYPH (object)->pictogram);

  G_OBJECT_CLASS (robo_deck_glyph_parent_class)->finalize (object);
}

static void
robo_deck_glyph_class_init (RoboDeckGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_deck_glyph_finalize;
  widget_class->snapshot = robo_deck_glyph_snapshot;

  gtk_widget_class_set_css_name (widget_class, "deckglyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_deck_glyph_init (RoboDeckGlyph *self)
{
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_deck_glyph_new (RoboCardColour deck)
{
  RoboDeckGlyph *self = g_object_new (ROBO_TYPE_DECK_GLYPH, NULL);

  robo_deck_glyph_set_deck (self, deck);

  return GTK_WIDGET (self);
}

void
robo_deck_glyph_set_deck (RoboDeckGlyph *self,
                          RoboCardColour deck)
{
  g_return_if_fail (ROBO_IS_DECK_GLYPH (self));
  g_return_if_fail (deck < G_N_ELEMENTS (decks));

  self->deck = deck;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_deck_glyph_set_pictogram (RoboDeckGlyph *self,
                               const char    *pictogram)
{
  g_return_if_fail (ROBO_IS_DECK_GLYPH (self));

  g_free (self->pictogram);
  self->pictogram = robo_pictogram_exists (pictogram) ? g_strdup (pictogram) : NULL;
  robo_css_set_class (GTK_WIDGET (self), "sign", self->pictogram != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
robo_deck_glyph_get_title (RoboCardColour deck)
{
  g_return_val_if_fail (deck < G_N_ELEMENTS (decks), "");

  return g_dpgettext2 (NULL, "deck", decks[deck].title);
}

const char *
robo_deck_glyph_get_css_class (RoboCardColour deck)
{
  g_return_val_if_fail (deck < G_N_ELEMENTS (decks), NULL);

  return decks[deck].css_class;
}
