// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-render-pages.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>
#include <string.h>

#include "robo-render-private.h"

#define PNG_PIXELS_A_POINT (300 / 72.0)

/* Describes the page that is drawn. `scale` is the number of pixels per point. */
typedef struct
{
  const RoboRenderPages *pages;
  guint                  page;
  double                 scale;
} Page;

static void
draw_page (cairo_t      *cr,
           gconstpointer data)
{
  const Page *page = data;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, page->scale, page->scale);
  page->pages->draw (page->pages->data, cr, page->page);
}

static void
draw_pages (cairo_t      *cr,
            gconstpointer data)
{
  const RoboRenderPages *pages = data;
  cairo_surface_t       *surface = cairo_get_target (cr);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, pages->title);
  for (guint i = 0; i < pages->n_pages; i++)
    {
      double width, height;

      pages->get_size (pages->data, i, &width, &height);
      cairo_pdf_surface_set_size (surface, width, height);
      cairo_save (cr);
      pages->draw (pages->data, cr, i);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
}

static GFile *
get_page_file (GFile *file,
               guint  page)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *numbered = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);
  const char *suffix = strrchr (name, '.');

  numbered = g_strdup_printf ("%.*s-%u%s", (int)(suffix - name), name, page + 1, suffix);

  return g_file_get_child (folder, numbered);
}

static gboolean
get_format (GFile            *file,
            RoboRenderFormat *format,
            GError          **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name != NULL ? name : "", -1);

  if (g_str_has_suffix (lower, ".pdf"))
    {
      *format = ROBO_RENDER_PDF;
      return TRUE;
    }
  if (robo_render_get_format (file, format, NULL))
    return TRUE;

  g_set_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT,
               /* Translators: %s is the name of a file. */
               _ ("“%s” doesn’t end in .pdf, .svg or .png."), name);
  return FALSE;
}

gboolean
robo_render_pages_to_file (const RoboRenderPages *pages,
                           GFile                 *file,
                           GError               **error)
{
  Page             page = { .pages = pages };
  double           width, height;
  RoboRenderFormat format;

  g_return_val_if_fail (pages != NULL && pages->n_pages > 0, FALSE);

  if (!get_format (file, &format, error))
    return FALSE;

  if (format == ROBO_RENDER_PDF)
    {
      g_autoptr (GBytes) bytes = NULL;

      pages->get_size (pages->data, 0, &width, &height);
      bytes = robo_render_bytes (width, height, format, draw_pages, pages, error);

      return bytes != NULL && robo_render_write (bytes, file, error);
    }

  page.scale = format == ROBO_RENDER_PNG ? PNG_PIXELS_A_POINT : 1;
  for (; page.page < pages->n_pages; page.page++)
    {
      g_autoptr (GFile) target = pages->n_pages == 1 ? g_object_ref (file) : get_page_file (file, page.page);
      g_autoptr (GBytes) bytes = NULL;

      pages->get_size (pages->data, page.page, &width, &height);
      bytes = robo_render_bytes (width * page.scale, height * page.scale, format, draw_page, &page, error);
      if (bytes == NULL || !robo_render_write (bytes, target, error))
        return FALSE;
    }

  return TRUE;
}
