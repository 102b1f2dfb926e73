// SPDX-License-Identifier: GPL-3.0-or-later
// Reads figures. The program data/art/make-figure.c has made them from SVG files when the game was built.
#include "config.h"

#include "robo-figure-file.h"

#include <gio/gio.h>

#define FOLDER "/io/github/robodrome/Robodrome/art/"

struct _RoboFigureFile
{
  GVariant *pens;
  GVariant *paints;
  GVariant *shapes;
  GVariant *layers;
};

static RoboFigureFile *
read_file (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, ".figure", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (GVariant) contents = NULL;
  RoboFigureFile *file;

  if (bytes == NULL)
    g_error ("%s: %s", path, error->message);

  contents = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (ROBO_FIGURE_TYPE), bytes, TRUE));
  file = g_new (RoboFigureFile, 1);
  g_variant_get (contents, "(@aad@aad@aan@a{saq})", &file->pens, &file->paints, &file->shapes, &file->layers);

  return file;
}

const RoboFigureFile *
robo_figure_file_get (const char *name)
{
  static GMutex      lock;
  static GHashTable *files; /* files of figures, each a RoboFigureFile, by name */
  RoboFigureFile    *file;

  g_return_val_if_fail (name != NULL, NULL);

  g_mutex_lock (&lock);
  if (files == NULL)
    files = g_hash_table_new (g_str_hash, g_str_equal);
  file = g_hash_table_lookup (files, name);
  if (file == NULL)
    {
      file = read_file (name);
      g_hash_table_insert (files, g_strdup (name), file);
    }
  g_mutex_unlock (&lock);

  return file;
}

static GVariant *
lookup_layer (const RoboFigureFile *self,
              const char           *layer)
{
  return g_variant_lookup_value (self->layers, layer, G_VARIANT_TYPE ("aq"));
}

gboolean
robo_figure_file_has (const RoboFigureFile *self,
                      const char           *layer)
{
  g_autoptr (GVariant) shapes = lookup_layer (self, layer);

  return shapes != NULL;
}

GStrv
robo_figure_file_dup_layers (const RoboFigureFile *self)
{
  g_autoptr (GStrvBuilder) layers = g_strv_builder_new ();
  GVariantIter iter;
  const char  *layer;

  g_variant_iter_init (&iter, self->layers);
  while (g_variant_iter_next (&iter, "{&saq}", &layer, NULL))
    g_strv_builder_add (layers, layer);

  return g_strv_builder_end (layers);
}

/* Adds a step to the path. Returns how many numbers the step has used. */
static gsize
add_step (cairo_t      *cr,
          const gint16 *step)
{
  switch ((RoboFigureStep)step[0])
    {
    case ROBO_FIGURE_MOVE:
      cairo_move_to (cr, step[1], step[2]);
      return 3;
    case ROBO_FIGURE_LINE:
      cairo_line_to (cr, step[1], step[2]);
      return 3;
    case ROBO_FIGURE_CURVE:
      cairo_curve_to (cr, step[1], step[2], step[3], step[4], step[5], step[6]);
      return 7;
    case ROBO_FIGURE_CLOSE:
      cairo_close_path (cr);
      return 1;
    }

  g_return_val_if_reached (1);
}

static void
set_gradient (cairo_t      *cr,
              const double *numbers,
              gsize         n_numbers)
{
  const gsize      n_linear = ROBO_FIGURE_LINEAR_SIZE + ROBO_FIGURE_MATRIX_SIZE;
  const gboolean   is_linear = (n_numbers - n_linear) % ROBO_FIGURE_STOP_SIZE == 0;
  const gsize      n_places = is_linear ? ROBO_FIGURE_LINEAR_SIZE : ROBO_FIGURE_RADIAL_SIZE;
  const double    *lie = numbers + n_places;
  cairo_matrix_t   matrix = { lie[0], lie[1], lie[2], lie[3], lie[4], lie[5] };
  cairo_pattern_t *pattern = is_linear ? cairo_pattern_create_linear (numbers[0], numbers[1], numbers[2], numbers[3])
                                       : cairo_pattern_create_radial (numbers[0], numbers[1], numbers[2], numbers[3],
                                                                      numbers[4], numbers[5]);

  for (gsize i = n_places + ROBO_FIGURE_MATRIX_SIZE; i < n_numbers; i += ROBO_FIGURE_STOP_SIZE)
    cairo_pattern_add_color_stop_rgba (pattern, numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3],
                                       numbers[i + 4]);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

static void
set_paint (const RoboFigureFile *self,
           cairo_t              *cr,
           const RoboFigureInks *inks,
           gsize                 paint)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (self->paints, paint);
  gsize         n_numbers;
  const double *numbers = g_variant_get_fixed_array (piece, &n_numbers, sizeof *numbers);

  if (n_numbers == ROBO_FIGURE_INK_SIZE)
    {
      const double *ink = (*inks)[(gsize)numbers[0]];

      cairo_set_source_rgba (cr, ink[0], ink[1], ink[2], numbers[1]);
    }
  else if (n_numbers == ROBO_FIGURE_PLAIN_SIZE)
    cairo_set_source_rgba (cr, numbers[0], numbers[1], numbers[2], numbers[3]);
  else
    set_gradient (cr, numbers, n_numbers);
}

static void
stroke (const RoboFigureFile *self,
        cairo_t              *cr,
        gsize                 pen)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (self->pens, pen);
  gsize          n_numbers;
  const double  *numbers = g_variant_get_fixed_array (piece, &n_numbers, sizeof *numbers);
  const double  *dashes = numbers + ROBO_FIGURE_PEN_SIZE;
  const gsize    n_dashes = n_numbers - ROBO_FIGURE_PEN_SIZE;
  cairo_matrix_t plane;
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &plane);
  cairo_matrix_init (&matrix, numbers[ROBO_FIGURE_XX], numbers[ROBO_FIGURE_YX], numbers[ROBO_FIGURE_XY],
                     numbers[ROBO_FIGURE_YY], 0, 0);
  cairo_transform (cr, &matrix);
  cairo_set_line_width (cr, numbers[ROBO_FIGURE_WIDTH]);
  cairo_set_line_cap (cr, (cairo_line_cap_t)numbers[ROBO_FIGURE_CAP]);
  cairo_set_line_join (cr, (cairo_line_join_t)numbers[ROBO_FIGURE_JOIN]);
  cairo_set_miter_limit (cr, numbers[ROBO_FIGURE_MITER]);
  if (n_dashes > 1)
    cairo_set_dash (cr, dashes, (int)n_dashes - 1, dashes[n_dashes - 1]);
  else
    cairo_set_dash (cr, NULL, 0, 0);
  cairo_stroke (cr);
  cairo_set_matrix (cr, &plane);
}

static void
draw_shape (const RoboFigureFile *self,
            cairo_t              *cr,
            const RoboFigureInks *inks,
            gsize                 shape)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (self->shapes, shape);
  gsize         n_numbers;
  const gint16 *numbers = g_variant_get_fixed_array (piece, &n_numbers, sizeof *numbers);
  const gsize   paint = (gsize)numbers[1];
  const gsize   pen = (gsize)numbers[2];

  cairo_new_path (cr);
  for (gsize i = ROBO_FIGURE_HEAD_SIZE; i < n_numbers;)
    i += add_step (cr, &numbers[i]);

  switch ((RoboFigureKind)numbers[0])
    {
    case ROBO_FIGURE_FILL:
      set_paint (self, cr, inks, paint);
      cairo_fill (cr);
      break;
    case ROBO_FIGURE_STROKE:
      set_paint (self, cr, inks, paint);
      stroke (self, cr, pen);
      break;
    case ROBO_FIGURE_CLIP:
      cairo_clip (cr);
      break;
    case ROBO_FIGURE_UNCLIP:
      cairo_restore (cr);
      cairo_save (cr);
      break;
    }
}

void
robo_figure_file_draw (const RoboFigureFile *self,
                       cairo_t              *cr,
                       const char           *layer,
                       gboolean              has_keyline,
                       const RoboFigureInks *inks)
{
  g_autoptr (GVariant) shapes = lookup_layer (self, layer);
  const guint16 *numbers;
  gsize          n_shapes;

  g_return_if_fail (shapes != NULL);

  cairo_save (cr);
  cairo_scale (cr, 1.0 / ROBO_FIGURE_UNITS, 1.0 / ROBO_FIGURE_UNITS);
  cairo_save (cr); /* Save the state without a clip, which ROBO_FIGURE_UNCLIP restores. */
  numbers = g_variant_get_fixed_array (shapes, &n_shapes, sizeof *numbers);
  for (gsize i = 0; i < n_shapes; i++)
    if ((numbers[i] & ROBO_FIGURE_KEYLINE) == 0 || has_keyline)
      draw_shape (self, cr, inks, numbers[i] & ~ROBO_FIGURE_KEYLINE);
  cairo_restore (cr);
  cairo_restore (cr);
}
