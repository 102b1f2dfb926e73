// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pictures in memory, and then writes each file in one go.
#include "config.h"

#include "robo-render-private.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>

#include "files/xml/robo-write.h"
#include "robo-piece-drawing.h"

/* In a diagram, each side of a space has this many pixels. They are enough for a diagram that is shown at half of this
 * size on a screen of twice the density. */
#define DIAGRAM_CELL 56

G_DEFINE_QUARK (robo - render - error - quark, robo_render_error)

static cairo_status_t
append_cb (void                *data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Removes the number of cairo's surface from the file, so that the same arena always gives the same bytes. Cairo counts
 * surfaces as long as the process lives. No part of the file refers to this number. */
static GBytes *
drop_surface_number (GByteArray *bytes)
{
  g_autoptr (GRegex) regex = g_regex_new (" id=\"surface[0-9]+\"", 0, 0, NULL);
  char *text;
  gsize length;

  text = g_regex_replace_literal (regex, (const char *)bytes->data, (gssize)bytes->len, 0, "", 0, NULL);
  length = strlen (text);
  g_byte_array_unref (bytes);

  return g_bytes_new_take (text, length);
}

GBytes *
robo_render_bytes (double           width,
                   double           height,
                   RoboRenderFormat format,
                   RoboRenderFunc   func,
                   gconstpointer    data,
                   GError         **error)
{
  GByteArray      *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t   status;
  cairo_t         *cr;

  if (format == ROBO_RENDER_SVG)
    surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
  else if (format == ROBO_RENDER_PDF)
    {
      surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
      /* Use an old version of PDF, which old printers and readers support, too. */
      cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
    }
  else
    surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)height);

  cr = cairo_create (surface);
  func (cr, data);
  cairo_destroy (cr);
  /* Finish the surface, because surfaces other than images write their contents only then. */
  if (format != ROBO_RENDER_PNG)
    cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  if (format == ROBO_RENDER_PNG && status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_destroy (surface);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_CAIRO,
                   /* Translators: %s is the reason, as the drawing library states it. */
                   _ ("The arena couldn’t be drawn: %s"), cairo_status_to_string (status));
      g_byte_array_unref (bytes);
      return NULL;
    }

  return format == ROBO_RENDER_SVG ? drop_surface_number (bytes) : g_byte_array_free_to_bytes (bytes);
}

/* Holds an arena to draw. `picture` has its pieces, or is NULL. */
typedef struct
{
  RoboLayout              layout;
  const RoboPlan         *plan;
  const RoboBoardPicture *picture;
  const RoboPalette      *palette;
} Scene;

static void
draw_scene (cairo_t      *cr,
            gconstpointer data)
{
  const Scene *scene = data;

  robo_draw_arena (cr, scene->palette, &scene->layout, scene->plan, ROBO_CAUTIONS_FULL);
  if (scene->picture != NULL)
    robo_draw_picture (cr, scene->palette, &scene->layout, scene->plan, scene->picture);
}

/* Returns a scene that is at most width_px wide (see robo_render_arena()), and sets the size of its picture. */
static Scene
make_scene (const RoboPlan *plan,
            RoboStyle       style,
            guint           width_px,
            double         *width,
            double         *height)
{
  Scene  scene = { .plan = plan, .palette = robo_palette_get (style) };
  double x, y;

  robo_layout_fit (&scene.layout, plan->columns, plan->rows, width_px, 15.0 * width_px, 1);
  robo_layout_get_outline (&scene.layout, &x, &y, width, height);
  scene.layout.x -= x;
  scene.layout.y -= y;

  return scene;
}

void
robo_draw_arena_page (cairo_t        *cr,
                      const RoboPlan *plan,
                      double          width,
                      double          height)
{
  double own_width, own_height, scale;
  Scene  scene;

  g_return_if_fail (cr != NULL && plan != NULL);

  scene = make_scene (plan, ROBO_STYLE_LIGHT, ROBO_RENDER_WIDTH, &own_width, &own_height);
  scale = MIN (width / own_width, height / own_height);
  cairo_save (cr);
  cairo_translate (cr, (width - scale * own_width) / 2, (height - scale * own_height) / 2);
  cairo_scale (cr, scale, scale);
  draw_scene (cr, &scene);
  cairo_restore (cr);
}

GBytes *
robo_render_arena (const RoboPlan         *plan,
                   const RoboBoardPicture *picture,
                   RoboStyle               style,
                   RoboRenderFormat        format,
                   guint                   width_px,
                   GError                **error)
{
  double width, height;
  Scene  scene = make_scene (plan, style, width_px, &width, &height);

  scene.picture = picture;
  return robo_render_bytes (width, height, format, draw_scene, &scene, error);
}

gboolean
robo_render_get_format (GFile            *file,
                        RoboRenderFormat *format,
                        GError          **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name != NULL ? name : "", -1);

  *format = g_str_has_suffix (lower, ".png") ? ROBO_RENDER_PNG : ROBO_RENDER_SVG;
  if (g_str_has_suffix (lower, ".svg") || g_str_has_suffix (lower, ".png"))
    return TRUE;

  g_set_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT,
               /* Translators: %s is the name of a file. */
               _ ("“%s” doesn’t end in .svg or .png."), name);
  return FALSE;
}

gboolean
robo_render_write (GBytes  *bytes,
                   GFile   *file,
                   GError **error)
{
  const char *path = g_file_peek_path (file);

  if (path != NULL)
    return robo_write_file (path, bytes, error);

  return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}

/* Holds a diagram with its colors. */
typedef struct
{
  const RoboDiagramPicture *picture;
  const RoboPalette        *palette;
} Diagram;

static void
draw_diagram (cairo_t      *cr,
              gconstpointer data)
{
  const Diagram *diagram = data;

  robo_draw_diagram (cr, diagram->palette, diagram->picture, DIAGRAM_CELL);
}

gboolean
robo_render_diagram_to_file (const RoboDiagramPicture *picture,
                             RoboStyle                 style,
                             GFile                    *file,
                             GError                  **error)
{
  Diagram diagram = { picture, robo_palette_get (style) };
  g_autoptr (GBytes) bytes = NULL;
  RoboRenderFormat format;
  double           width, height;

  if (!robo_render_get_format (file, &format, error))
    return FALSE;

  robo_diagram_picture_get_size (picture, DIAGRAM_CELL, &width, &height);
  bytes = robo_render_bytes (ceil (width), ceil (height), format, draw_diagram, &diagram, error);

  return bytes != NULL && robo_render_write (bytes, file, error);
}

gboolean
robo_render_arena_to_file (const RoboPlan *plan,
                           GFile          *file,
                           GError        **error)
{
  g_autoptr (GBytes) bytes = NULL;
  RoboRenderFormat format;

  if (!robo_render_get_format (file, &format, error))
    return FALSE;

  bytes = robo_render_arena (plan, NULL, ROBO_STYLE_LIGHT, format, ROBO_RENDER_WIDTH, error);
  if (bytes == NULL)
    return FALSE;

  return robo_render_write (bytes, file, error);
}
