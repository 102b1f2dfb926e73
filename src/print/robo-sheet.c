// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-sheet.h"

#include "robo-sheet-text.h"

/* These sizes are in points. */
#define MARGIN        36
#define COLUMN_GAP    20
#define FOOTER_HEIGHT 22
#define FOOTER_SIZE   7
#define TITLE_SIZE    22

/* Letters in paragraphs have a size from LARGEST down to SMALLEST, in steps of SMALLER. The smallest letters can
 * still be read at a table. */
#define LARGEST  10.5
#define SMALLEST 7.5
#define SMALLER  0.25

/* These sizes and distances are multiples of the size of the letters. */
#define HEADING_SIZE   1.25
#define CAPTION_SIZE   0.88
#define HEADING_BEFORE 1.0
#define TEXT_BEFORE    0.35
#define PICTURE_BEFORE 0.6
#define CAPTION_BEFORE 0.3
#define HEAD_AFTER     1.2

/* The gaps above the headings of a column, or above its blocks if it has no headings, may grow so that columns end
 * alike. Each gap grows by at most this multiple of the size of the letters. */
#define MAX_STRETCH 1.5

typedef enum
{
  BLOCK_HEADING,
  BLOCK_TEXT,
  BLOCK_PICTURE,
  BLOCK_TABLE,
} BlockKind;

typedef struct
{
  BlockKind        kind;
  char            *text; /* text of a heading or paragraph, or the caption of a picture; nullable */
  RoboSheetPicture picture;
  RoboSheetTable  *table;
} Block;

/* Holds the position of a block. */
typedef struct
{
  guint  column; /* column, counted through all pages */
  double y;      /* distance from the top of the column */
} Place;

/* Holds the result of laying out a sheet on paper of a size. */
typedef struct
{
  double   size;
  double   column_width;
  double   head_height; /* height of the title, the intro and the gap below them, on the first page */
  double   height;      /* height of a page for the head and the columns */
  gboolean fits;
  Place   *places; /* positions, by block */
} Layout;

struct _RoboSheet
{
  guint   n_pages;
  guint   n_columns;
  char   *title;
  char   *intro; /* nullable */
  char   *footer;
  GArray *blocks;

  /* The last layout and the size of its paper are kept, because all pages of a job have the same layout. */
  Layout layout;
  double width;
  double height;
};

static void
block_clear (gpointer data)
{
  Block *block = data;

  g_free (block->text);
  robo_sheet_table_free (block->table);
  if (block->picture.free != NULL)
    block->picture.free (block->picture.data);
}

RoboSheet *
robo_sheet_new (guint       n_pages,
                guint       n_columns,
                const char *title,
                const char *intro,
                const char *footer)
{
  RoboSheet *self;

  g_return_val_if_fail (n_pages > 0 && n_columns > 0 && title != NULL && footer != NULL, NULL);

  self = g_new0 (RoboSheet, 1);
  self->n_pages = n_pages;
  self->n_columns = n_columns;
  self->title = g_strdup (title);
  self->intro = g_strdup (intro);
  self->footer = g_strdup (footer);
  self->blocks = g_array_new (FALSE, TRUE, sizeof (Block));
  g_array_set_clear_func (self->blocks, block_clear);

  return self;
}

void
robo_sheet_free (RoboSheet *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->blocks);
  g_free (self->layout.places);
  g_free (self->title);
  g_free (self->intro);
  g_free (self->footer);
  g_free (self);
}

static void
add (RoboSheet *self,
     Block      block)
{
  g_array_append_val (self->blocks, block);
  g_clear_pointer (&self->layout.places, g_free);
}

void
robo_sheet_add_heading (RoboSheet  *self,
                        const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  add (self, (Block){ .kind = BLOCK_HEADING, .text = g_strdup (text) });
}

void
robo_sheet_add_text (RoboSheet  *self,
                     const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  add (self, (Block){ .kind = BLOCK_TEXT, .text = g_strdup (text) });
}

void
robo_sheet_add_picture (RoboSheet              *self,
                        const RoboSheetPicture *picture)
{
  g_return_if_fail (self != NULL && picture != NULL && picture->draw != NULL);

  add (self, (Block){ .kind = BLOCK_PICTURE, .text = g_strdup (picture->caption), .picture = *picture });
}

void
robo_sheet_add_table (RoboSheet      *self,
                      RoboSheetTable *table)
{
  g_return_if_fail (self != NULL && table != NULL);

  add (self, (Block){ .kind = BLOCK_TABLE, .table = table });
}

guint
robo_sheet_get_n_pages (const RoboSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_pages;
}

/* Blocks of a sheet */

static const Block *
get_block (const RoboSheet *self,
           guint            index)
{
  return &g_array_index (self->blocks, Block, index);
}

static RoboSheetText
get_text (const Block *block,
          double       size)
{
  if (block->kind == BLOCK_HEADING)
    return (RoboSheetText){ block->text, HEADING_SIZE * size, PANGO_WEIGHT_BOLD, PANGO_ALIGN_LEFT };
  if (block->kind == BLOCK_PICTURE)
    return (RoboSheetText){ block->text, CAPTION_SIZE * size, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_CENTER };

  return (RoboSheetText){ block->text, size, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
}

/* Returns the distance above a block that is not at the top of its column. */
static double
get_before (const Block *block,
            double       size)
{
  if (block->kind == BLOCK_HEADING)
    return HEADING_BEFORE * size;

  return (block->kind == BLOCK_PICTURE ? PICTURE_BEFORE : TEXT_BEFORE) * size;
}

static double
measure_block (const Block  *block,
               const Layout *layout,
               cairo_t      *cr,
               gboolean     *is_narrow)
{
  RoboSheetText text = get_text (block, layout->size);
  double        height = 0;

  if (block->kind == BLOCK_TABLE)
    return robo_sheet_table_measure (block->table, cr, layout->size, layout->column_width, is_narrow);

  if (block->kind == BLOCK_PICTURE)
    height = block->picture.share * layout->column_width * block->picture.aspect;
  if (block->kind == BLOCK_PICTURE && block->text != NULL)
    height += CAPTION_BEFORE * layout->size;
  if (block->text != NULL)
    height += robo_sheet_text_measure (&text, cr, layout->column_width, is_narrow);

  return height;
}

static void
draw_block (const Block  *block,
            const Layout *layout,
            cairo_t      *cr)
{
  RoboSheetText text = get_text (block, layout->size);
  double        width = block->picture.share * layout->column_width;
  double        y = 0;

  if (block->kind == BLOCK_TABLE)
    robo_sheet_table_draw (block->table, cr, layout->size, layout->column_width);
  if (block->kind == BLOCK_PICTURE)
    {
      cairo_save (cr);
      cairo_translate (cr, (layout->column_width - width) / 2, 0);
      block->picture.draw (block->picture.data, cr, width);
      cairo_restore (cr);
      y = width * block->picture.aspect + CAPTION_BEFORE * layout->size;
    }
  if (block->text != NULL)
    robo_sheet_text_draw (&text, cr, 0, y, layout->column_width);
}

/* Layout of a sheet */

static RoboSheetText
get_title (const RoboSheet *self)
{
  return (RoboSheetText){ self->title, TITLE_SIZE, PANGO_WEIGHT_BOLD, PANGO_ALIGN_LEFT };
}

static RoboSheetText
get_intro (const RoboSheet *self,
           double           size)
{
  return (RoboSheetText){ self->intro, size, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
}

static double
get_column_height (const RoboSheet *self,
                   const Layout    *layout,
                   guint            column)
{
  return layout->height - (column < self->n_columns ? layout->head_height : 0);
}

/* Returns whether a block stays in the column of the next block: a heading above any block, and a paragraph above a
 * picture or table. */
static gboolean
is_kept (const RoboSheet *self,
         guint            index)
{
  if (index + 1 == self->blocks->len)
    return FALSE;

  return get_block (self, index)->kind == BLOCK_HEADING ||
         (get_block (self, index)->kind == BLOCK_TEXT && get_block (self, index + 1)->kind > BLOCK_TEXT);
}

/* Returns the height that a block needs in a column, with the blocks that stay with it. */
static double
measure_kept (const RoboSheet *self,
              const double    *heights,
              guint            index,
              double           size)
{
  double height = heights[index];

  for (; is_kept (self, index); index++)
    height += get_before (get_block (self, index + 1), size) + heights[index + 1];

  return height;
}

/* Places the blocks one below the other. Returns the number of columns that are needed, or G_MAXUINT if a word or a
 * block is too large for a column. */
static guint
place_blocks (const RoboSheet *self,
              Layout          *layout,
              cairo_t         *cr)
{
  g_autofree double *heights = g_new (double, self->blocks->len);
  gboolean           is_narrow = FALSE;
  guint              column = 0;
  double             y = 0;

  for (guint i = 0; i < self->blocks->len; i++)
    heights[i] = measure_block (get_block (self, i), layout, cr, &is_narrow);
  for (guint i = 0; i < self->blocks->len; i++)
    {
      double before = y > 0 ? get_before (get_block (self, i), layout->size) : 0;
      double kept = before + measure_kept (self, heights, i, layout->size);

      if (y > 0 && y + kept > get_column_height (self, layout, column))
        {
          column++;
          y = before = 0;
        }
      layout->places[i] = (Place){ column, y + before };
      y += before + heights[i];
      if (y > get_column_height (self, layout, column))
        is_narrow = TRUE;
    }

  /* A word or block that is larger than its column does not fit with letters of this size. */
  return is_narrow ? G_MAXUINT : column + 1;
}

/* Moves the blocks of a column apart above headings, or above all blocks if there are no headings, so that the last
 * block ends nearer to the foot of the column. */
static void
stretch_column (const RoboSheet *self,
                Layout          *layout,
                cairo_t         *cr,
                guint            first,
                guint            end)
{
  guint    n_gaps = 0;
  guint    n_above = 0;
  gboolean has_headings;
  double   spare;

  for (guint i = first + 1; i < end; i++)
    n_gaps += get_block (self, i)->kind == BLOCK_HEADING;
  has_headings = n_gaps > 0;
  if (!has_headings)
    n_gaps = end - first - 1;
  if (n_gaps == 0)
    return;

  spare = get_column_height (self, layout, layout->places[first].column) - layout->places[end - 1].y -
          measure_block (get_block (self, end - 1), layout, cr, NULL);
  spare = MIN (spare / n_gaps, MAX_STRETCH * layout->size);
  for (guint i = first + 1; i < end; i++)
    {
      n_above += !has_headings || get_block (self, i)->kind == BLOCK_HEADING;
      layout->places[i].y += n_above * spare;
    }
}

static void
stretch (const RoboSheet *self,
         Layout          *layout,
         cairo_t         *cr)
{
  guint first = 0;

  for (guint i = 1; i <= self->blocks->len; i++)
    {
      gboolean is_last = i == self->blocks->len;

      if (!is_last && layout->places[i].column == layout->places[first].column)
        continue;
      if (!is_last || layout->places[first].column + 1 == self->n_pages * self->n_columns)
        stretch_column (self, layout, cr, first, i);
      first = i;
    }
}

/* Finds the largest letters with which all blocks fit, or uses the smallest letters if there are none. */
static void
update_layout (RoboSheet *self,
               double     width,
               double     height)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  RoboSheetText    title = get_title (self);
  double           inner = width - 2 * MARGIN;
  Layout          *layout = &self->layout;

  self->width = width;
  self->height = height;
  g_free (layout->places);
  layout->places = g_new0 (Place, self->blocks->len);
  layout->column_width = (inner - (self->n_columns - 1) * COLUMN_GAP) / self->n_columns;
  layout->height = height - 2 * MARGIN - FOOTER_HEIGHT;
  for (layout->size = LARGEST;; layout->size -= SMALLER)
    {
      RoboSheetText intro = get_intro (self, layout->size);

      layout->head_height = robo_sheet_text_measure (&title, cr, inner, NULL) + HEAD_AFTER * layout->size;
      if (self->intro != NULL)
        layout->head_height += robo_sheet_text_measure (&intro, cr, inner, NULL);
      layout->fits = place_blocks (self, layout, cr) <= self->n_pages * self->n_columns;
      if (layout->fits || layout->size - SMALLER < SMALLEST)
        break;
    }
  if (layout->fits)
    stretch (self, layout, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static const Layout *
get_layout (RoboSheet *self,
            double     width,
            double     height)
{
  if (self->layout.places == NULL || self->width != width || self->height != height)
    update_layout (self, width, height);

  return &self->layout;
}

gboolean
robo_sheet_fits (RoboSheet *self,
                 double     width,
                 double     height)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return get_layout (self, width, height)->fits;
}

/* Drawing of a sheet */

static void
draw_footer (const RoboSheet *self,
             cairo_t         *cr,
             guint            page,
             double           width,
             double           height)
{
  g_autofree char *number = g_strdup_printf ("%u/%u", page + 1, self->n_pages);
  RoboSheetText    credit = { self->footer, FOOTER_SIZE, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
  RoboSheetText    numbers = { number, FOOTER_SIZE, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_RIGHT };
  double           y = height - MARGIN - FOOTER_HEIGHT / 2.0;

  robo_sheet_text_draw (&credit, cr, MARGIN, y, width - 2 * MARGIN - (self->n_pages > 1 ? COLUMN_GAP : 0));
  if (self->n_pages > 1)
    robo_sheet_text_draw (&numbers, cr, MARGIN, y, width - 2 * MARGIN);
}

void
robo_sheet_draw (RoboSheet *self,
                 cairo_t   *cr,
                 guint      page,
                 double     width,
                 double     height)
{
  const Layout *layout;

  g_return_if_fail (self != NULL && cr != NULL && page < self->n_pages);

  layout = get_layout (self, width, height);
  if (page == 0)
    {
      RoboSheetText title = get_title (self);
      RoboSheetText intro = get_intro (self, layout->size);
      double        title_height = robo_sheet_text_draw (&title, cr, MARGIN, MARGIN, width - 2 * MARGIN);

      if (self->intro != NULL)
        robo_sheet_text_draw (&intro, cr, MARGIN, MARGIN + title_height, width - 2 * MARGIN);
    }
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const Place *place = &layout->places[i];

      if (place->column / self->n_columns != page)
        continue;

      cairo_save (cr);
      cairo_translate (cr, MARGIN + place->column % self->n_columns * (layout->column_width + COLUMN_GAP),
                       MARGIN + (page == 0 ? layout->head_height : 0) + place->y);
      draw_block (get_block (self, i), layout, cr);
      cairo_restore (cr);
    }
  draw_footer (self, cr, page, width, height);
}

void
robo_sheet_append_text (const RoboSheet *self,
                        GString         *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  g_string_append_printf (text, "%s\n", self->title);
  if (self->intro != NULL)
    g_string_append_printf (text, "%s\n", self->intro);
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const Block *block = get_block (self, i);

      if (block->text != NULL)
        g_string_append_printf (text, "%s\n", block->text);
      if (block->table != NULL)
        robo_sheet_table_append_text (block->table, text);
    }
  g_string_append_printf (text, "%s\n", self->footer);
}
