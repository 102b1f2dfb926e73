/* Pictures in memory, then written in one go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-render.h"

#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>

#include "robo-piece-drawing.h"

G_DEFINE_QUARK (robo - render - error - quark, robo_render_error)

static cairo_status_t
append_cb (void                *data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

static void
draw (cairo_surface_t        *surface,
      const RoboLayout       *layout,
      const RoboPlan         *plan,
      const RoboBoardPicture *picture,
      RoboStyle               style)
{
  const RoboPalette *palette = robo_palette_get (style);
  cairo_t           *cr = cairo_create (surface);

  robo_draw_arena (cr, palette, layout, plan);
  if (picture != NULL)
    robo_draw_picture (cr, palette, layout, plan, picture);
  cairo_destroy (cr);
}

static cairo_status_t
write_png (cairo_surface_t *surface,
           GByteArray      *bytes)
{
  cairo_status_t status = cairo_surface_status (surface);

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);

  return status;
}

/* An SVG surface writes when it is finished. */
static cairo_status_t
finish (cairo_surface_t *surface)
{
  cairo_surface_finish (surface);

  return cairo_surface_status (surface);
}

/* Cairo counts its surfaces through the life of a process and writes the count into the file,
 * where nothing refers to it. Without it the same arena gives the same bytes. */
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

static GBytes *
take_bytes (GByteArray      *bytes,
            RoboRenderFormat format,
            cairo_status_t   status,
            GError         **error)
{
  if (status != CAIRO_STATUS_SUCCESS)
    {
      /* Translators: %s is why, a sentence of the drawing library */
      g_set_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_CAIRO,
                   /* Translators: %s is what the system says */
                   _ ("The arena could not be drawn: %s"), cairo_status_to_string (status));
      g_byte_array_unref (bytes);
      return NULL;
    }

  return format == ROBO_RENDER_SVG ? drop_surface_number (bytes) : g_byte_array_free_to_bytes (bytes);
}

/**
 * robo_render_arena:
 * @plan: an arena
 * @picture: (nullable): pieces on it
 * @style: the colours
 * @format: of the result
 * @width_px: how wide at most, in pixels; the height follows from the arena
 * @error: return location
 *
 * Draws an arena into memory. The same arguments give the same bytes.
 *
 * Returns: (transfer full): the contents of a file, or %NULL with a %ROBO_RENDER_ERROR
 */
GBytes *
robo_render_arena (const RoboPlan         *plan,
                   const RoboBoardPicture *picture,
                   RoboStyle               style,
                   RoboRenderFormat        format,
                   guint                   width_px,
                   GError                **error)
{
  GByteArray      *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t   status;
  RoboLayout       layout;
  double           x, y, width, height;

  robo_layout_fit (&layout, plan->columns, plan->rows, width_px, 15.0 * width_px, 1);
  robo_layout_get_outline (&layout, &x, &y, &width, &height);
  layout.x -= x;
  layout.y -= y;

  if (format == ROBO_RENDER_SVG)
    surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
  else
    surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)height);

  draw (surface, &layout, plan, picture, style);
  status = format == ROBO_RENDER_SVG ? finish (surface) : write_png (surface, bytes);
  cairo_surface_destroy (surface);

  return take_bytes (bytes, format, status, error);
}

static gboolean
get_format (GFile            *file,
            RoboRenderFormat *format,
            GError          **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);

  *format = g_str_has_suffix (lower, ".png") ? ROBO_RENDER_PNG : ROBO_RENDER_SVG;
  if (g_str_has_suffix (lower, ".svg") || g_str_has_suffix (lower, ".png"))
    return TRUE;

  /* Translators: %s is the name of a file */
  g_set_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT,
               /* Translators: %s is a file */
               _ ("“%s” ends neither in .svg nor in .png."), name);
  return FALSE;
}

/**
 * robo_render_arena_to_file:
 * @plan: an arena
 * @file: where to; its name ends in .svg or .png
 * @error: return location
 *
 * Draws an arena without pieces, in the light style since it may be printed, and writes it. A
 * file that is there is replaced when all of the new one is on the disk.
 *
 * Returns: whether it worked; otherwise with a %ROBO_RENDER_ERROR or a %G_IO_ERROR
 */
gboolean
robo_render_arena_to_file (const RoboPlan *plan,
                           GFile          *file,
                           GError        **error)
{
  g_autoptr (GBytes) bytes = NULL;
  RoboRenderFormat format;

  if (!get_format (file, &format, error))
    return FALSE;

  bytes = robo_render_arena (plan, NULL, ROBO_STYLE_LIGHT, format, ROBO_RENDER_WIDTH, error);
  if (bytes == NULL)
    return FALSE;

  return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}
