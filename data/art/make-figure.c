/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * make-figure robot|faces|signs FILE.figure FILE.svg...
 *
 * Converts SVG files to a figure: the lines, areas and colors that librsvg draws for the files. So the program neither
 * reads SVG files nor loads librsvg. A robot has one file with several layers; each file of a face or sign is a layer.
 * doc/for-artists.md describes the files, and src/draw/robo-figure-file.h describes figures. */
#include <cairo-script.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "draw/robo-figure-file.h"

/* Cairo's script surface rounds coordinates. So that the rounding does not matter, a space is drawn this large. */
#define UNITS_A_SPACE 6400
#define UNITS         (ROBO_FIGURE_UNITS / UNITS_A_SPACE)

/* A drawing reaches this far from its middle, in spaces. Robots are a little larger than a space, because ears and
 * scythes stick out. */
#define ROBOT_REACH 0.6
#define REACH       0.5

/* This style sheet shows the pale lines that exist only on dark boards. */
#define DARK_SHEET ".keyline { display: inline !important }"

/* Signs get their colors from the program that draws them. While they are converted, they have these colors instead,
 * which users never see. */
#define INKS_SHEET                                                                         \
  ".fill-ink { fill: #010000 !important } .line-ink { stroke: #010000 !important } "       \
  ".fill-accent { fill: #010001 !important } .line-accent { stroke: #010001 !important } " \
  ".fill-hole { fill: #010002 !important } .line-hole { stroke: #010002 !important }"

/* Drawings are turned by this angle, because cairo 1.16 writes wrong scripts for upright rectangles. The angle is
 * tiny, because librsvg measures the area of a gradient without the turn. */
#define TURN 0.0002

#define MAX_NUMBERS 16

/* Holds the names of the file and the layer that is being read, for error messages. */
static char *place;

/* Holds the pens, the paints or the shapes of a figure, each of them once. */
typedef struct
{
  const GVariantType *type;  /* type of the numbers of a piece */
  gsize               size;  /* size of one number */
  GPtrArray          *all;   /* pieces, each a GBytes */
  GHashTable         *index; /* by piece: 1 + its index in `all` */
} Pieces;

typedef struct
{
  gboolean has_inks; /* whether the program sets the colors of the drawing later */
  double   reach;
  Pieces   pens;
  Pieces   paints;
  Pieces   shapes;
} Pool;

/* Holds the state of reading a script of cairo. */
typedef struct
{
  Pool   *pool;
  GArray *layer; /* numbers of shapes, each a guint16 */

  double numbers[MAX_NUMBERS]; /* numbers that no operator of the script has used yet */
  guint  n_numbers;

  cairo_matrix_t matrix;
  GArray        *path;     /* steps and points of the path, each a gint16 */
  gboolean       is_box;   /* whether the path is an upright rectangle, which is only the extent of a clip */
  GArray        *gradient; /* numbers of the gradient that is being read, each a double; nullable */
  guint          paint;
  double         width;
  double         miter;
  double         dashes[MAX_NUMBERS]; /* lengths of the dashes, followed by their offset */
  guint          n_dashes;
  int            cap;
  int            join;
} Reader;

G_GNUC_NORETURN G_GNUC_PRINTF (1, 2) static void fail (const char *format,
                                                       ...)
{
  va_list          values;
  g_autofree char *text = NULL;

  va_start (values, format);
  text = g_strdup_vprintf (format, values);
  va_end (values);
  g_printerr ("%s%s%s\n", place != NULL ? place : "", place != NULL ? ": " : "", text);
  /* Exit at once, so that memory that is still in use is not reported as a leak. */
  _exit (EXIT_FAILURE);
}

static Pieces
pieces_new (const GVariantType *type,
            gsize               size)
{
  return (Pieces){ type, size, g_ptr_array_new (),
                   g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL) };
}

static void
pieces_clear (Pieces *self)
{
  g_ptr_array_unref (self->all);
  g_hash_table_unref (self->index);
}

/* Adds a piece, unless there is an equal piece already. Returns the index of the piece. */
static guint
pieces_add (Pieces       *self,
            gconstpointer numbers,
            gsize         n_numbers)
{
  GBytes *piece = g_bytes_new (numbers, n_numbers * self->size);
  guint   place = GPOINTER_TO_UINT (g_hash_table_lookup (self->index, piece));

  if (place != 0)
    {
      g_bytes_unref (piece);
      return place - 1;
    }

  if (self->all->len == G_MAXINT16)
    fail ("too many pieces");
  g_ptr_array_add (self->all, piece);
  g_hash_table_insert (self->index, piece, GUINT_TO_POINTER (self->all->len));

  return self->all->len - 1;
}

static GVariant *
pieces_build (Pieces *self)
{
  g_autoptr (GVariantType) type = g_variant_type_new_array (self->type);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (type);

  for (guint i = 0; i < self->all->len; i++)
    g_variant_builder_add_value (&builder, g_variant_new_from_bytes (self->type, self->all->pdata[i], TRUE));

  return g_variant_builder_end (&builder);
}

/* Reading of a script, in which an operator follows its numbers */

static const double *
take (Reader *self,
      guint   n_numbers)
{
  if (self->n_numbers != n_numbers)
    fail ("%u numbers where %u belong", self->n_numbers, n_numbers);
  self->n_numbers = 0;

  return self->numbers;
}

/* Returns the current matrix without the turn by TURN. */
static cairo_matrix_t
get_matrix (const Reader *self)
{
  cairo_matrix_t back;
  cairo_matrix_t matrix;

  cairo_matrix_init_rotate (&back, -TURN);
  cairo_matrix_multiply (&matrix, &self->matrix, &back);

  return matrix;
}

static void
add_point (Reader *self,
           double  x,
           double  y)
{
  double point[2] = { x, y };

  cairo_matrix_t matrix = get_matrix (self);

  cairo_matrix_transform_point (&matrix, &point[0], &point[1]);
  for (guint i = 0; i < 2; i++)
    {
      double rounded = round (point[i] * UNITS);
      gint16 value = (gint16)rounded;

      if (fabs (rounded) > G_MAXINT16)
        fail ("a point is too far away");
      g_array_append_val (self->path, value);
    }
}

static void
add_step (Reader        *self,
          RoboFigureStep step,
          guint          n_points)
{
  const double *points = take (self, 2 * n_points);
  gint16        value = (gint16)step;

  g_array_append_val (self->path, value);
  for (guint i = 0; i < n_points; i++)
    add_point (self, points[2 * i], points[2 * i + 1]);
}

/* Adds the current pen. Its matrix transforms a round pen that is one space wide. Returns the index of the pen. */
static guint
add_pen (Reader *self)
{
  const cairo_matrix_t matrix = get_matrix (self);
  const double         pen[] = {
            [ROBO_FIGURE_WIDTH] = self->width,
            [ROBO_FIGURE_XX] = matrix.xx * UNITS,
            [ROBO_FIGURE_YX] = matrix.yx * UNITS,
            [ROBO_FIGURE_XY] = matrix.xy * UNITS,
            [ROBO_FIGURE_YY] = matrix.yy * UNITS,
            [ROBO_FIGURE_CAP] = self->cap,
            [ROBO_FIGURE_JOIN] = self->join,
            [ROBO_FIGURE_MITER] = self->miter,
  };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (double));

  g_array_append_vals (numbers, pen, G_N_ELEMENTS (pen));
  g_array_append_vals (numbers, self->dashes, self->n_dashes);

  return pieces_add (&self->pool->pens, numbers->data, numbers->len);
}

static void
add_shape (Reader        *self,
           RoboFigureKind kind,
           guint          paint,
           guint          pen)
{
  const gint16 head[] = { (gint16)kind, (gint16)paint, (gint16)pen };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint16));
  guint16 shape;

  take (self, 0);
  if (self->is_box && kind == ROBO_FIGURE_CLIP)
    return;
  if (self->is_box && kind != ROBO_FIGURE_UNCLIP)
    fail ("an area without a path");
  g_array_append_vals (numbers, head, G_N_ELEMENTS (head));
  if (kind != ROBO_FIGURE_UNCLIP)
    g_array_append_vals (numbers, self->path->data, self->path->len);
  shape = (guint16)pieces_add (&self->pool->shapes, numbers->data, numbers->len);
  g_array_append_val (self->layer, shape);
}

static void
set_colour (Reader *self,
            double  red,
            double  green,
            double  blue,
            double  alpha)
{
  const double paint[] = { red, green, blue, alpha };
  const double ink[] = { round (blue * 255), alpha };

  if (self->pool->has_inks && red > 0 && red < 1.5 / 255 && green == 0)
    {
      self->paint = pieces_add (&self->pool->paints, ink, G_N_ELEMENTS (ink));
      return;
    }

  self->paint = pieces_add (&self->pool->paints, paint, G_N_ELEMENTS (paint));
}

static void
begin_gradient (Reader *self,
                guint   n_numbers)
{
  const double *numbers = take (self, n_numbers);

  self->gradient = g_array_new (FALSE, FALSE, sizeof (double));
  g_array_append_vals (self->gradient, numbers, n_numbers);
}

/* Inserts the matrix of a gradient before the stops, because the script has the matrix after the stops. */
static void
set_gradient_matrix (Reader               *self,
                     const cairo_matrix_t *matrix)
{
  const guint    n_places = self->gradient->len % ROBO_FIGURE_STOP_SIZE == 1 ? ROBO_FIGURE_RADIAL_SIZE
                                                                             : ROBO_FIGURE_LINEAR_SIZE;
  cairo_matrix_t turned;
  cairo_matrix_t all;

  cairo_matrix_init_rotate (&turned, TURN);
  cairo_matrix_scale (&turned, 1.0 / UNITS, 1.0 / UNITS);
  cairo_matrix_multiply (&all, &turned, matrix);
  g_array_insert_vals (self->gradient, n_places, &all, ROBO_FIGURE_MATRIX_SIZE);
}

static void
set_matrix (Reader *self)
{
  const double  *numbers = take (self, 6);
  cairo_matrix_t matrix = { numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5] };

  if (self->gradient != NULL)
    set_gradient_matrix (self, &matrix);
  else
    self->matrix = matrix;
}

static void
set_dashes (Reader *self)
{
  self->n_dashes = self->n_numbers > 1 ? self->n_numbers : 0;
  memcpy (self->dashes, self->numbers, self->n_dashes * sizeof *self->numbers);
  self->n_numbers = 0;
}

static void
end_gradient (Reader *self)
{
  const guint n_numbers = self->gradient->len;

  /* A linear gradient has four numbers and a radial gradient six. Both have six numbers of a matrix and five for
   * each stop. */
  if (n_numbers < 20 || (n_numbers % ROBO_FIGURE_STOP_SIZE != 0 && n_numbers % ROBO_FIGURE_STOP_SIZE != 2))
    fail ("a gradient without a matrix");
  self->paint = pieces_add (&self->pool->paints, self->gradient->data, n_numbers);
  g_clear_pointer (&self->gradient, g_array_unref);
}

static gboolean
read_path (Reader     *self,
           const char *word)
{
  if (g_str_equal (word, "n"))
    g_array_set_size (self->path, 0), self->is_box = FALSE;
  else if (g_str_equal (word, "m"))
    add_step (self, ROBO_FIGURE_MOVE, 1);
  else if (g_str_equal (word, "l"))
    add_step (self, ROBO_FIGURE_LINE, 1);
  else if (g_str_equal (word, "c"))
    add_step (self, ROBO_FIGURE_CURVE, 3);
  else if (g_str_equal (word, "h"))
    add_step (self, ROBO_FIGURE_CLOSE, 0);
  else if (g_str_equal (word, "rectangle"))
    take (self, 4), self->is_box = TRUE;
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_paint (Reader     *self,
            const char *word)
{
  const double *numbers;

  if (g_str_equal (word, "rgb"))
    numbers = take (self, 3), set_colour (self, numbers[0], numbers[1], numbers[2], 1);
  else if (g_str_equal (word, "rgba"))
    numbers = take (self, 4), set_colour (self, numbers[0], numbers[1], numbers[2], numbers[3]);
  else if (g_str_equal (word, "g"))
    numbers = take (self, 1), set_colour (self, numbers[0], numbers[0], numbers[0], 1);
  else if (g_str_equal (word, "ga"))
    numbers = take (self, 2), set_colour (self, numbers[0], numbers[0], numbers[0], numbers[1]);
  else if (g_str_equal (word, "a"))
    numbers = take (self, 1), set_colour (self, 0, 0, 0, numbers[0]);
  else if (g_str_equal (word, "linear"))
    begin_gradient (self, 4);
  else if (g_str_equal (word, "radial"))
    begin_gradient (self, 6);
  else if (g_str_equal (word, "add-color-stop") && self->gradient != NULL)
    g_array_append_vals (self->gradient, take (self, 5), 5);
  else if (g_str_equal (word, "set-source") && self->gradient != NULL)
    end_gradient (self);
  else
    return g_str_equal (word, "set-source");

  return TRUE;
}

static gboolean
read_pen (Reader     *self,
          const char *word)
{
  const double *numbers;

  if (g_str_equal (word, "identity"))
    cairo_matrix_init_identity (&self->matrix);
  else if (g_str_equal (word, "set-matrix") && self->n_numbers > 0)
    set_matrix (self);
  else if (g_str_equal (word, "scale"))
    numbers = take (self, 2), cairo_matrix_scale (&self->matrix, numbers[0], numbers[1]);
  else if (g_str_equal (word, "set-line-width"))
    self->width = *take (self, 1);
  else if (g_str_equal (word, "set-dash"))
    set_dashes (self);
  else if (g_str_equal (word, "set-miter-limit"))
    self->miter = *take (self, 1);
  else if (g_str_equal (word, "//LINE_CAP_ROUND"))
    self->cap = CAIRO_LINE_CAP_ROUND;
  else if (g_str_equal (word, "//LINE_CAP_BUTT"))
    self->cap = CAIRO_LINE_CAP_BUTT;
  else if (g_str_equal (word, "//LINE_JOIN_ROUND"))
    self->join = CAIRO_LINE_JOIN_ROUND;
  else if (g_str_equal (word, "//LINE_JOIN_MITER"))
    self->join = CAIRO_LINE_JOIN_MITER;
  else
    return g_str_equal (word, "set-matrix") || g_str_equal (word, "set-line-cap") || g_str_equal (word, "set-line-join");

  return TRUE;
}

static gboolean
read_shape (Reader     *self,
            const char *word)
{
  if (g_str_equal (word, "fill+"))
    add_shape (self, ROBO_FIGURE_FILL, self->paint, 0);
  else if (g_str_equal (word, "stroke+"))
    add_shape (self, ROBO_FIGURE_STROKE, self->paint, add_pen (self));
  else if (g_str_equal (word, "clip+"))
    add_shape (self, ROBO_FIGURE_CLIP, 0, 0);
  else if (g_str_equal (word, "reset-clip"))
    add_shape (self, ROBO_FIGURE_UNCLIP, 0, 0);
  else
    return g_str_equal (word, "pop");

  return TRUE;
}

static void
read_word (Reader     *self,
           const char *word)
{
  char  *end;
  double number = g_ascii_strtod (word, &end);

  if (*end == '\0')
    {
      if (self->n_numbers == MAX_NUMBERS)
        fail ("too many numbers");
      self->numbers[self->n_numbers++] = number;
    }
  else if (!read_path (self, word) && !read_paint (self, word) && !read_pen (self, word) && !read_shape (self, word))
    fail ("only areas, lines, gradients and clips can be drawn, no opacity of groups, no filters and pictures (%s)", word);
}

/* Drawing of layers */

static cairo_status_t
write_cb (void                *script,
          const unsigned char *data,
          unsigned int         length)
{
  g_string_append_len (script, (const char *)data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Returns the script of cairo that draws the layer with this id, or all layers if the id is NULL. */
static char *
dup_script (RsvgHandle *svg,
            double      reach,
            const char *id)
{
  const double        units = reach * UNITS_A_SPACE;
  const RsvgRectangle area = { -units, -units, 2 * units, 2 * units };
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  cairo_device_t  *device = cairo_script_create_for_stream (write_cb, script);
  cairo_surface_t *surface = cairo_script_surface_create (device, CAIRO_CONTENT_COLOR_ALPHA, -1, -1);
  cairo_t         *cr = cairo_create (surface);

  cairo_rotate (cr, TURN);
  if (!(id != NULL ? rsvg_handle_render_layer (svg, cr, id, &area, &error)
                   : rsvg_handle_render_document (svg, cr, &area, &error)))
    fail ("%s", error->message);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  cairo_device_destroy (device);

  return g_string_free (g_steal_pointer (&script), FALSE);
}

static GArray *
read_layer (Pool       *pool,
            RsvgHandle *svg,
            const char *id)
{
  g_autofree char *script = dup_script (svg, pool->reach, id);
  const char      *begin = strstr (script, "context\n");
  g_auto (GStrv) words = NULL;
  Reader self = {
    .pool = pool,
    .layer = g_array_new (FALSE, FALSE, sizeof (guint16)),
    .path = g_array_new (FALSE, FALSE, sizeof (gint16)),
    .width = 2,
    .miter = 10,
    .cap = CAIRO_LINE_CAP_BUTT,
    .join = CAIRO_LINE_JOIN_MITER,
  };

  if (begin == NULL)
    fail ("nothing is drawn");
  cairo_matrix_init_identity (&self.matrix);
  set_colour (&self, 0, 0, 0, 1);
  words = g_strsplit_set (begin + strlen ("context\n"), " \n[]", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      read_word (&self, words[i]);
  g_array_unref (self.path);

  return self.layer;
}

/* Merges the two forms of a layer. On a dark board a layer has all shapes that it has on a pale board, and pale
 * lines between them. */
static GVariant *
merge_layers (GArray *light,
              GArray *dark)
{
  g_autoptr (GArray) merged = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint n_seen = 0;

  for (guint i = 0; i < dark->len; i++)
    {
      guint16 shape = g_array_index (dark, guint16, i);

      if (n_seen < light->len && g_array_index (light, guint16, n_seen) == shape)
        n_seen++;
      else
        shape |= ROBO_FIGURE_KEYLINE;
      g_array_append_val (merged, shape);
    }
  if (n_seen != light->len)
    fail ("a keyline changes what is not one");

  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT16, merged->data, merged->len, sizeof (guint16));
}

static RsvgHandle *
load (const char *path,
      const char *sheet)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *svg = rsvg_handle_new_from_file (path, &error);

  if (svg == NULL || !rsvg_handle_set_stylesheet (svg, (const guint8 *)sheet, strlen (sheet), &error))
    fail ("%s: %s", path, error->message);

  return svg;
}

/* Returns the names of the layers of a file. Layers are groups that are indented by two blanks, as in all files of
 * this folder. */
static GStrv
dup_layers (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("^  <g id=\"([^\"]+)\"", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GStrvBuilder) layers = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    fail ("%s", error->message);
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *layer = g_match_info_fetch (match, 1);

      g_strv_builder_add (layers, layer);
    }

  return g_strv_builder_end (layers);
}

/* Holds a file as it is drawn on a pale board and on a dark board. */
typedef struct
{
  const char *path;
  RsvgHandle *light;
  RsvgHandle *dark;
} Drawing;

static void
drawing_load (Drawing    *self,
              const Pool *pool,
              const char *path)
{
  self->path = path;
  self->light = load (path, pool->has_inks ? INKS_SHEET : "");
  self->dark = load (path, pool->has_inks ? INKS_SHEET : DARK_SHEET);
}

static void
drawing_clear (Drawing *self)
{
  g_object_unref (self->light);
  g_object_unref (self->dark);
}

/* Returns a variant of the type "{saq}" with the name and the shapes of a layer. If the id is NULL, the layer is the
 * whole file. */
static GVariant *
build_layer (Pool          *pool,
             const Drawing *drawing,
             const char    *layer,
             const char    *id)
{
  g_autoptr (GArray) light_layer = NULL;
  g_autoptr (GArray) dark_layer = NULL;

  g_free (place);
  place = g_strdup_printf ("%s, %s", drawing->path, layer);
  light_layer = read_layer (pool, drawing->light, id);
  dark_layer = read_layer (pool, drawing->dark, id);

  return g_variant_new ("{s@aq}", layer, merge_layers (light_layer, dark_layer));
}

static void
add_robot (GVariantBuilder *layers,
           Pool            *pool,
           const char      *path)
{
  g_auto (GStrv) names = dup_layers (path);
  Drawing drawing;

  drawing_load (&drawing, pool, path);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strconcat ("#", names[i], NULL);

      g_variant_builder_add_value (layers, build_layer (pool, &drawing, names[i], id));
    }
  drawing_clear (&drawing);
}

static void
add_file (GVariantBuilder *layers,
          Pool            *pool,
          const char      *path)
{
  g_autofree char *name = g_path_get_basename (path);
  Drawing          drawing;

  name[strlen (name) - strlen (".svg")] = '\0';
  drawing_load (&drawing, pool, path);
  g_variant_builder_add_value (layers, build_layer (pool, &drawing, name, NULL));
  drawing_clear (&drawing);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GVariantBuilder) layers = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{saq}"));
  g_autoptr (GVariant) figure = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_robot;
  Pool     pool;

  if (argc < 4)
    fail ("Usage: make-figure robot|faces|signs FILE.figure FILE.svg...");

  is_robot = g_str_equal (argv[1], "robot");
  pool = (Pool){
    .has_inks = g_str_equal (argv[1], "signs"),
    .reach = is_robot ? ROBOT_REACH : REACH,
    .pens = pieces_new (G_VARIANT_TYPE ("ad"), sizeof (double)),
    .paints = pieces_new (G_VARIANT_TYPE ("ad"), sizeof (double)),
    .shapes = pieces_new (G_VARIANT_TYPE ("an"), sizeof (gint16)),
  };
  for (int i = 3; i < argc; i++)
    (is_robot ? add_robot : add_file) (&layers, &pool, argv[i]);
  figure = g_variant_ref_sink (g_variant_new ("(@aad@aad@aan@a{saq})", pieces_build (&pool.pens), pieces_build (&pool.paints),
                                              pieces_build (&pool.shapes), g_variant_builder_end (&layers)));
  if (!g_file_set_contents (argv[2], g_variant_get_data (figure), (gssize)g_variant_get_size (figure), &error))
    fail ("%s", error->message);

  pieces_clear (&pool.pens);
  pieces_clear (&pool.paints);
  pieces_clear (&pool.shapes);
  g_free (place);

  return EXIT_SUCCESS;
}
