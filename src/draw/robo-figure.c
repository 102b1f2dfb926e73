/* Figures: what data/art/make-figure.c has made of the files in data/art/robots. doc/for-artists.md says what is in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-figure.h"

#include <gio/gio.h>

#include "robo-figure-file.h"

#define FOLDER "/io/github/robodrome/Robodrome/art/robots/"

static const char *const names[] = { "hound", "mercury", "reaper", "volt" };

static const char *const moods[] = {
  [ROBO_MOOD_IDLE] = "idle",
  [ROBO_MOOD_BLINKING] = "blink",
  [ROBO_MOOD_AIMING] = "aiming",
  [ROBO_MOOD_HIT] = "hit",
  [ROBO_MOOD_DIZZY] = "dizzy",
  [ROBO_MOOD_SCARED] = "scared",
  [ROBO_MOOD_CHEERING] = "cheering",
};

/* By direction. */
static const char *const sides[] = { "n", "ne", "e", "se", "s", "se", "e", "ne" };

/* What is in a file. */
typedef struct
{
  GVariant *pens;
  GVariant *paints;
  GVariant *shapes;
  GVariant *layers;
} Figure;

/* Files that were read, for whichever thread draws. */
static GMutex  lock;
static Figure *figures[G_N_ELEMENTS (names)][2];

static Figure *
read_figure (guint    colour,
             gboolean is_killbot)
{
  g_autofree char *path = g_strdup_printf (FOLDER "%s%s.figure", names[colour], is_killbot ? "-killbot" : "");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (GVariant) contents = NULL;
  Figure *figure;

  if (bytes == NULL)
    g_error ("%s: %s", path, error->message);

  contents = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (ROBO_FIGURE_TYPE), bytes, TRUE));
  figure = g_new (Figure, 1);
  g_variant_get (contents, "(@aad@aad@aan@a{saq})", &figure->pens, &figure->paints, &figure->shapes, &figure->layers);

  return figure;
}

static const Figure *
get_figure (guint    colour,
            gboolean is_killbot)
{
  Figure **figure = &figures[colour][is_killbot];

  g_mutex_lock (&lock);
  if (*figure == NULL)
    *figure = read_figure (colour, is_killbot);
  g_mutex_unlock (&lock);

  return *figure;
}

/* Returns how many of the numbers were used. */
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
set_paint (const Figure *figure,
           cairo_t      *cr,
           gsize         paint)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (figure->paints, paint);
  gsize         n_numbers;
  const double *numbers = g_variant_get_fixed_array (piece, &n_numbers, sizeof *numbers);

  if (n_numbers == ROBO_FIGURE_PLAIN_SIZE)
    cairo_set_source_rgba (cr, numbers[0], numbers[1], numbers[2], numbers[3]);
  else
    set_gradient (cr, numbers, n_numbers);
}

static void
stroke (const Figure *figure,
        cairo_t      *cr,
        gsize         pen)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (figure->pens, pen);
  gsize          n_numbers;
  const double  *numbers = g_variant_get_fixed_array (piece, &n_numbers, sizeof *numbers);
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
  cairo_stroke (cr);
  cairo_set_matrix (cr, &plane);
}

static void
draw_shape (const Figure *figure,
            cairo_t      *cr,
            gsize         shape)
{
  g_autoptr (GVariant) piece = g_variant_get_child_value (figure->shapes, shape);
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
      set_paint (figure, cr, paint);
      cairo_fill (cr);
      break;
    case ROBO_FIGURE_STROKE:
      set_paint (figure, cr, paint);
      stroke (figure, cr, pen);
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

static void
draw_layer (const RoboPen *pen,
            guint          colour,
            gboolean       is_killbot,
            const char    *layer,
            gboolean       has_keyline)
{
  const gboolean is_dark = robo_palette_get_style (pen->palette) != ROBO_STYLE_LIGHT;
  const Figure  *figure = get_figure (colour, is_killbot != FALSE);
  g_autoptr (GVariant) shapes = g_variant_lookup_value (figure->layers, layer, G_VARIANT_TYPE ("aq"));
  const guint16 *numbers;
  gsize          n_shapes;

  g_return_if_fail (shapes != NULL);

  cairo_save (pen->cr);
  cairo_scale (pen->cr, 1.0 / ROBO_FIGURE_UNITS, 1.0 / ROBO_FIGURE_UNITS);
  cairo_save (pen->cr); /* for the first clip */
  numbers = g_variant_get_fixed_array (shapes, &n_shapes, sizeof *numbers);
  for (gsize i = 0; i < n_shapes; i++)
    if ((numbers[i] & ROBO_FIGURE_KEYLINE) == 0 || (is_dark && has_keyline))
      draw_shape (figure, pen->cr, numbers[i] & ~ROBO_FIGURE_KEYLINE);
  cairo_restore (pen->cr);
  cairo_restore (pen->cr);
}

void
robo_figure_draw (const RoboPen *pen,
                  guint          colour,
                  gboolean       is_killbot,
                  const char    *layer)
{
  g_return_if_fail (colour < G_N_ELEMENTS (names));

  draw_layer (pen, colour, is_killbot, layer, TRUE);
}

void
robo_figure_draw_head (const RoboPen *pen,
                       guint          colour,
                       gboolean       is_killbot,
                       RoboDir        gaze,
                       RoboMood       mood,
                       gboolean       has_keyline)
{
  char layer[32];

  g_return_if_fail (colour < G_N_ELEMENTS (names));

  g_snprintf (layer, sizeof layer, "head-%s-%s", sides[gaze], moods[mood]);
  cairo_save (pen->cr);
  if (gaze > ROBO_DIR_S)
    cairo_scale (pen->cr, -1, 1);
  draw_layer (pen, colour, is_killbot, layer, has_keyline);
  cairo_restore (pen->cr);
}
