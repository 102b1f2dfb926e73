// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-sheet-table.h"

#include "draw/robo-arena-drawing.h"
#include "draw/robo-die-drawing.h"
#include "draw/robo-pictogram.h"

#include "robo-sheet-text.h"

#define MAX_COLUMNS 13

/* These sizes are multiples of the size of the letters. */
#define PADDING    0.25
#define DIE_SIDE   2.3
#define BOX_SIDE   1.9
#define MARK_SIDE  1.4
#define ARENA_SIDE 2.6
#define WORD_SIZE  1.0
#define TITLE_SIZE 1.0
#define TEXT_SIZE  0.92

/* The spaces of a small arena begin at multiples of 1/ARENA_STEPS of a point. */
#define ARENA_STEPS 16

typedef enum
{
  CELL_EMPTY,
  CELL_TEXT,
  CELL_WORD,
  CELL_DIE,
  CELL_BOX,
  CELL_MARK,
  CELL_ARENA,
} CellKind;

typedef struct
{
  CellKind  kind;
  char     *title; /* title, nullable; also the word of a cell */
  char     *text;  /* nullable */
  RoboPlan *plan;
  guint8    colour;
  guint8    value;
} Cell;

struct _RoboSheetTable
{
  GArray  *cells;
  double   shares[MAX_COLUMNS];
  guint    n_columns;
  gboolean has_lines;
};

static void
cell_clear (gpointer data)
{
  Cell *cell = data;

  g_free (cell->title);
  g_free (cell->text);
  g_free (cell->plan);
}

RoboSheetTable *
robo_sheet_table_new (const double *shares,
                      guint         n_columns,
                      gboolean      has_lines)
{
  RoboSheetTable *self;

  g_return_val_if_fail (shares != NULL && n_columns > 0 && n_columns <= MAX_COLUMNS, NULL);

  self = g_new0 (RoboSheetTable, 1);
  self->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  g_array_set_clear_func (self->cells, cell_clear);
  for (guint i = 0; i < n_columns; i++)
    self->shares[i] = shares[i];
  self->n_columns = n_columns;
  self->has_lines = has_lines;

  return self;
}

void
robo_sheet_table_free (RoboSheetTable *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->cells);
  g_free (self);
}

/* New cells */

static void
add (RoboSheetTable *self,
     Cell            cell)
{
  g_array_append_val (self->cells, cell);
}

void
robo_sheet_table_add_empty (RoboSheetTable *self)
{
  g_return_if_fail (self != NULL);

  add (self, (Cell){ .kind = CELL_EMPTY });
}

void
robo_sheet_table_add_text (RoboSheetTable *self,
                           const char     *title,
                           const char     *text)
{
  g_return_if_fail (self != NULL);

  add (self, (Cell){ .kind = CELL_TEXT, .title = g_strdup (title), .text = g_strdup (text) });
}

void
robo_sheet_table_add_word (RoboSheetTable *self,
                           const char     *word)
{
  g_return_if_fail (self != NULL && word != NULL);

  add (self, (Cell){ .kind = CELL_WORD, .title = g_strdup (word) });
}

void
robo_sheet_table_add_die (RoboSheetTable *self,
                          RoboColour      colour,
                          guint           value,
                          const char     *word)
{
  g_return_if_fail (self != NULL && value <= 6);

  add (self, (Cell){ .kind = CELL_DIE, .colour = colour, .value = (guint8)value, .title = g_strdup (word) });
}

void
robo_sheet_table_add_box (RoboSheetTable *self,
                          const char     *word)
{
  g_return_if_fail (self != NULL && word != NULL);

  add (self, (Cell){ .kind = CELL_BOX, .title = g_strdup (word) });
}

void
robo_sheet_table_add_deck_mark (RoboSheetTable *self,
                                RoboCardColour  deck)
{
  g_return_if_fail (self != NULL);

  add (self, (Cell){ .kind = CELL_MARK, .colour = deck });
}

void
robo_sheet_table_add_arena (RoboSheetTable *self,
                            const RoboPlan *plan)
{
  g_return_if_fail (self != NULL && plan != NULL);

  add (self, (Cell){ .kind = CELL_ARENA, .plan = g_memdup2 (plan, sizeof *plan) });
}

/* Texts of cells */

static RoboSheetText
get_title (const Cell *cell,
           double      size)
{
  gboolean is_middle = cell->kind != CELL_TEXT;

  return (RoboSheetText){ cell->title, size * (is_middle ? WORD_SIZE : TITLE_SIZE), PANGO_WEIGHT_BOLD,
                          is_middle ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT };
}

static RoboSheetText
get_text (const Cell *cell,
          double      size)
{
  return (RoboSheetText){ cell->text, size * TEXT_SIZE, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
}

static double
measure_title (const Cell *cell,
               cairo_t    *cr,
               double      size,
               double      width,
               gboolean   *is_narrow)
{
  RoboSheetText title = get_title (cell, size);

  return cell->title != NULL ? robo_sheet_text_measure (&title, cr, width, is_narrow) : 0;
}

static double
measure_text (const Cell *cell,
              cairo_t    *cr,
              double      size,
              double      width,
              gboolean   *is_narrow)
{
  RoboSheetText text = get_text (cell, size);

  return cell->text != NULL ? robo_sheet_text_measure (&text, cr, width, is_narrow) : 0;
}

/* Returns the height of a cell without its padding. */
static double
measure_cell (const Cell *cell,
              cairo_t    *cr,
              double      size,
              double      width,
              gboolean   *is_narrow)
{
  switch (cell->kind)
    {
    case CELL_EMPTY:
      return 0;
    case CELL_TEXT:
      return measure_title (cell, cr, size, width, is_narrow) + measure_text (cell, cr, size, width, is_narrow);
    case CELL_WORD:
      return measure_title (cell, cr, size, width, is_narrow);
    case CELL_DIE:
      return DIE_SIDE * size + measure_title (cell, cr, size, width, is_narrow);
    case CELL_BOX:
      return BOX_SIDE * size;
    case CELL_MARK:
      return MARK_SIDE * size;
    case CELL_ARENA:
      return ARENA_SIDE * size;
    }
  g_return_val_if_reached (0);
}

/* Drawing cells */

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
draw_arena (const Cell *cell,
            cairo_t    *cr,
            double      width,
            double      height)
{
  RoboLayout layout;

  robo_layout_fit (&layout, cell->plan->columns, cell->plan->rows, width, height, ARENA_STEPS);
  robo_draw_arena (cr, robo_palette_get (ROBO_STYLE_LIGHT), &layout, cell->plan, ROBO_CAUTIONS_FULL);
}

static void
draw_box (const Cell *cell,
          cairo_t    *cr,
          double      size,
          double      width)
{
  double        side = BOX_SIDE * size;
  RoboSheetText word = { cell->title, 0.8 * size, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };

  cairo_rectangle (cr, (width - side) / 2, 0, side, side);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.06 * size);
  cairo_stroke (cr);
  /* The word stands in the corner, so that a tick or a cross does not hide it. */
  robo_sheet_text_draw (&word, cr, (width - side) / 2 + 0.2 * size, 0.1 * size, side);
}

/* Draws a cell from the origin. `height` is the height of its row without padding. */
static void
draw_cell (const Cell *cell,
           cairo_t    *cr,
           double      size,
           double      width,
           double      height)
{
  const RoboPalette *palette = robo_palette_get (ROBO_STYLE_LIGHT);
  RoboSheetText      title = get_title (cell, size);
  RoboSheetText      text = get_text (cell, size);
  double             top = (height - measure_cell (cell, cr, size, width, NULL)) / 2;

  cairo_save (cr);
  cairo_translate (cr, 0, top);
  switch (cell->kind)
    {
    case CELL_EMPTY:
      break;
    case CELL_TEXT:
      top = cell->title != NULL ? robo_sheet_text_draw (&title, cr, 0, 0, width) : 0;
      if (cell->text != NULL)
        robo_sheet_text_draw (&text, cr, 0, top, width);
      break;
    case CELL_WORD:
      robo_sheet_text_draw (&title, cr, 0, 0, width);
      break;
    case CELL_DIE:
      begin_square (cr, width / 2, DIE_SIDE * size / 2, DIE_SIDE * size);
      robo_draw_die (cr, palette, cell->colour, cell->value, ROBO_DIE_MOOD_WAITING);
      cairo_restore (cr);
      if (cell->title != NULL)
        robo_sheet_text_draw (&title, cr, 0, DIE_SIDE * size, width);
      break;
    case CELL_BOX:
      draw_box (cell, cr, size, width);
      break;
    case CELL_MARK:
      begin_square (cr, width / 2, MARK_SIDE * size / 2, MARK_SIDE * size);
      robo_draw_deck_mark (cr, palette, cell->colour);
      cairo_restore (cr);
      break;
    case CELL_ARENA:
      draw_arena (cell, cr, width, ARENA_SIDE * size);
      break;
    }
  cairo_restore (cr);
}

/* Returns the height of a row without its padding. */
static double
measure_row (const RoboSheetTable *self,
             guint                 first,
             cairo_t              *cr,
             double                size,
             double                width,
             gboolean             *is_narrow)
{
  double height = 0;

  for (guint i = 0; i < self->n_columns && first + i < self->cells->len; i++)
    height = MAX (height, measure_cell (&g_array_index (self->cells, Cell, first + i), cr, size,
                                        self->shares[i] * width - 2 * PADDING * size, is_narrow));

  return height;
}

double
robo_sheet_table_measure (const RoboSheetTable *self,
                          cairo_t              *cr,
                          double                size,
                          double                width,
                          gboolean             *is_narrow)
{
  double height = 0;

  g_return_val_if_fail (self != NULL && cr != NULL, 0);

  for (guint first = 0; first < self->cells->len; first += self->n_columns)
    height += measure_row (self, first, cr, size, width, is_narrow) + 2 * PADDING * size;

  return height;
}

void
robo_sheet_table_draw (const RoboSheetTable *self,
                       cairo_t              *cr,
                       double                size,
                       double                width)
{
  double y = 0;

  g_return_if_fail (self != NULL && cr != NULL);

  for (guint first = 0; first < self->cells->len; first += self->n_columns)
    {
      double height = measure_row (self, first, cr, size, width, NULL);
      double x = 0;

      for (guint i = 0; i < self->n_columns && first + i < self->cells->len; i++)
        {
          cairo_save (cr);
          cairo_translate (cr, x + PADDING * size, y + PADDING * size);
          draw_cell (&g_array_index (self->cells, Cell, first + i), cr, size,
                     self->shares[i] * width - 2 * PADDING * size, height);
          cairo_restore (cr);
          x += self->shares[i] * width;
        }
      y += height + 2 * PADDING * size;
      if (self->has_lines && first + self->n_columns < self->cells->len)
        {
          cairo_move_to (cr, 0, y);
          cairo_line_to (cr, width, y);
          cairo_set_source_rgb (cr, 0.7, 0.7, 0.7);
          cairo_set_line_width (cr, 0.5);
          cairo_stroke (cr);
        }
    }
}

void
robo_sheet_table_append_text (const RoboSheetTable *self,
                              GString              *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);

      if (cell->title != NULL)
        g_string_append_printf (text, "%s\n", cell->title);
      if (cell->text != NULL)
        g_string_append_printf (text, "%s\n", cell->text);
    }
}
