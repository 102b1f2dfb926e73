/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-card-pages.h"

#include "robo-die-drawing.h"
#include "robo-paper-layout.h"
#include "robo-pen.h"
#include "robo-pictogram.h"

/* A card and the margins of a sheet have these sizes, in points. MM is one millimeter, and CARDS_A_PAGE is a number of
 * cards. */
#define MM           (72 / 25.4)
#define CARD_WIDTH   (63 * MM)
#define CARD_HEIGHT  (88 * MM)
#define MARGIN_X     ((ROBO_CARD_PAGE_WIDTH - ROBO_CARD_PAGE_COLUMNS * CARD_WIDTH) / 2)
#define MARGIN_Y     ((ROBO_CARD_PAGE_HEIGHT - ROBO_CARD_PAGE_ROWS * CARD_HEIGHT) / 2)
#define CARDS_A_PAGE (ROBO_CARD_PAGE_COLUMNS * ROBO_CARD_PAGE_ROWS)

/* The parts of a card have these sizes and distances from its upper left corner, in points. */
#define FRAME        (2.5 * MM)
#define INSET        (5.5 * MM)
#define WORDS_WIDTH  (CARD_WIDTH - 2 * INSET)
#define TITLE_TOP    (5 * MM)
#define TITLE_HEIGHT (10.5 * MM)
#define SIGN_MIDDLE  (28.5 * MM)
#define SIGN_SIDE    (22 * MM)
#define MARK_SIDE    (6 * MM)
#define DICE_MIDDLE  (46 * MM)
#define DIE_SIDE     (8 * MM)
#define TEXT_TOP     (52 * MM)
#define TEXT_HEIGHT  (CARD_HEIGHT - TEXT_TOP - 5 * MM)

/* Cut marks are CUT_GAP away from the cards, and CUT_LENGTH long. */
#define CUT_GAP    (1.5 * MM)
#define CUT_LENGTH (5 * MM)

/* Letters have these sizes, in points. Long texts have smaller letters, in steps of SMALLER down to SMALLEST, which is
 * still readable. */
#define TITLE_LARGEST 13
#define TEXT_LARGEST  10
#define SMALLEST      6.5
#define SMALLER       0.5

/* Holds a text and its format: `height` is the room for the text, `largest` the size of letters for a short text. */
typedef struct
{
  const char    *text;
  double         height;
  double         largest;
  PangoWeight    weight;
  PangoAlignment alignment;
} Words;

static Words
get_title (const RoboCardFace *face)
{
  return (Words){ face->title, TITLE_HEIGHT, TITLE_LARGEST, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };
}

static Words
get_text (const RoboCardFace *face)
{
  return (Words){ face->text, TEXT_HEIGHT, TEXT_LARGEST, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
}

/* Returns a layout with the largest letters with which the text fits, and sets `fits` to TRUE. A text that does not fit
 * even with the smallest letters ends in an ellipsis, and `fits` is FALSE. */
static PangoLayout *
create_layout (cairo_t     *cr,
               const Words *words,
               gboolean    *fits)
{
  PangoLayout   *layout = robo_paper_layout_new (cr);
  double         size = words->largest;
  PangoRectangle extents;

  pango_layout_set_width (layout, (int)(WORDS_WIDTH * PANGO_SCALE));
  pango_layout_set_alignment (layout, words->alignment);
  pango_layout_set_text (layout, words->text, -1);
  for (;; size -= SMALLER)
    {
      robo_paper_layout_set_font (layout, size, words->weight);
      pango_layout_get_extents (layout, NULL, &extents);
      *fits = extents.width <= WORDS_WIDTH * PANGO_SCALE && extents.height <= words->height * PANGO_SCALE;
      if (*fits || size - SMALLER < SMALLEST)
        break;
    }
  if (!*fits)
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, (int)(words->height * PANGO_SCALE));
    }

  return layout;
}

static void
draw_words (cairo_t     *cr,
            const Words *words,
            double       top,
            gboolean     is_centred)
{
  gboolean fits;
  g_autoptr (PangoLayout) layout = create_layout (cr, words, &fits);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, INSET,
                 top + (is_centred ? (words->height - extents.height / (double)PANGO_SCALE) / 2 : 0));
  pango_cairo_show_layout (cr, layout);
}

/* Transforms the context so that the unit square around the origin has its middle at x, y and sides as long as
 * `side`. */
static void
begin_square (cairo_t *cr,
              double   x,
              double   y,
              double   side)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, side, side);
}

static void
draw_dice (cairo_t           *cr,
           const RoboPalette *palette,
           const RoboCard    *card)
{
  double away = card->die_min != card->die_max ? DIE_SIDE : 0;

  begin_square (cr, CARD_WIDTH / 2 - away, DICE_MIDDLE, DIE_SIDE);
  robo_draw_die (cr, palette, card->die_colour, card->die_min, ROBO_DIE_MOOD_WAITING);
  cairo_restore (cr);
  if (away == 0)
    return;

  begin_square (cr, CARD_WIDTH / 2 + away, DICE_MIDDLE, DIE_SIDE);
  robo_draw_die (cr, palette, card->die_colour, card->die_max, ROBO_DIE_MOOD_WAITING);
  cairo_restore (cr);
  /* Draw a dash between the two dice. */
  cairo_move_to (cr, CARD_WIDTH / 2 - 1.5 * MM, DICE_MIDDLE);
  cairo_line_to (cr, CARD_WIDTH / 2 + 1.5 * MM, DICE_MIDDLE);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.4 * MM);
  cairo_stroke (cr);
}

static void
draw_face (cairo_t            *cr,
           const RoboCardFace *face)
{
  const RoboPalette *palette = robo_palette_get (ROBO_STYLE_LIGHT);
  RoboPen            pen = robo_pen_init (cr, palette);
  Words              title = get_title (face);
  Words              text = get_text (face);
  double             mark_side = MARK_SIDE;
  double             mark_x = CARD_WIDTH - INSET - MARK_SIDE / 2;
  double             mark_y = DICE_MIDDLE;

  robo_pen_rounded (&pen, FRAME, FRAME, CARD_WIDTH - 2 * FRAME, CARD_HEIGHT - 2 * FRAME, 3 * MM);
  robo_pictogram_set_source (cr, palette, face->card->colour);
  cairo_set_line_width (cr, 0.8 * MM);
  cairo_stroke (cr);

  draw_words (cr, &title, TITLE_TOP, TRUE);
  if (robo_pictogram_exists (face->pictogram))
    {
      begin_square (cr, CARD_WIDTH / 2, SIGN_MIDDLE, SIGN_SIDE);
      robo_draw_pictogram (cr, palette, face->pictogram, face->card->colour);
      cairo_restore (cr);
    }
  else
    {
      /* If a card has no pictogram, show the mark of its deck alone, as large as a pictogram. */
      mark_side = SIGN_SIDE;
      mark_x = CARD_WIDTH / 2;
      mark_y = SIGN_MIDDLE;
    }
  begin_square (cr, mark_x, mark_y, mark_side);
  robo_draw_deck_mark (cr, palette, face->card->colour);
  cairo_restore (cr);
  if (face->card->has_die)
    draw_dice (cr, palette, face->card);
  draw_words (cr, &text, TEXT_TOP, FALSE);
}

/* Draws cut marks at both ends of each line along which the cards are cut. The marks are outside of the cards. */
static void
draw_cuts (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.25);
  for (guint i = 0; i <= ROBO_CARD_PAGE_COLUMNS; i++)
    for (guint end = 0; end < 2; end++)
      {
        cairo_move_to (cr, MARGIN_X + i * CARD_WIDTH,
                       end == 0 ? MARGIN_Y - CUT_GAP - CUT_LENGTH : ROBO_CARD_PAGE_HEIGHT - MARGIN_Y + CUT_GAP);
        cairo_rel_line_to (cr, 0, CUT_LENGTH);
      }
  for (guint i = 0; i <= ROBO_CARD_PAGE_ROWS; i++)
    for (guint end = 0; end < 2; end++)
      {
        cairo_move_to (cr, end == 0 ? MARGIN_X - CUT_GAP - CUT_LENGTH : ROBO_CARD_PAGE_WIDTH - MARGIN_X + CUT_GAP,
                       MARGIN_Y + i * CARD_HEIGHT);
        cairo_rel_line_to (cr, CUT_LENGTH, 0);
      }
  cairo_stroke (cr);
}

static gboolean
fits_words (cairo_t *cr,
            Words    words)
{
  gboolean fits;
  g_autoptr (PangoLayout) layout = create_layout (cr, &words, &fits);

  return fits;
}

gboolean
robo_card_face_fits (const RoboCardFace *face)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  gboolean         fits = fits_words (cr, get_title (face)) && fits_words (cr, get_text (face));

  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return fits;
}

guint
robo_card_pages_count (guint n_faces)
{
  return (n_faces + CARDS_A_PAGE - 1) / CARDS_A_PAGE;
}

void
robo_card_pages_get_size (double *width,
                          double *height)
{
  *width = ROBO_CARD_PAGE_COLUMNS * CARD_WIDTH;
  *height = ROBO_CARD_PAGE_ROWS * CARD_HEIGHT;
}

void
robo_draw_card_page (cairo_t            *cr,
                     const RoboCardFace *faces,
                     guint               n_faces,
                     guint               page)
{
  g_return_if_fail (cr != NULL && faces != NULL && page < robo_card_pages_count (n_faces));

  draw_cuts (cr);
  for (guint i = page * CARDS_A_PAGE; i < MIN (n_faces, (page + 1) * CARDS_A_PAGE); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, MARGIN_X + i % ROBO_CARD_PAGE_COLUMNS * CARD_WIDTH,
                       MARGIN_Y + i / ROBO_CARD_PAGE_COLUMNS % ROBO_CARD_PAGE_ROWS * CARD_HEIGHT);
      draw_face (cr, &faces[i]);
      cairo_restore (cr);
    }
}
