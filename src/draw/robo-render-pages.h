// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pages for paper to files.
#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* Describes pages that are written to a file. `data` is the first argument of both functions. */
typedef struct
{
  guint n_pages;
  /* function that sets the size of a page (a number from 0), in points */
  void (*get_size) (gconstpointer data,
                    guint         page,
                    double       *width,
                    double       *height);
  /* function that draws a page on white paper; the units are points from the upper left corner */
  void (*draw) (gconstpointer data,
                cairo_t      *cr,
                guint         page);
  gconstpointer data;
  const char   *title; /* title that is shown by programs that read the PDF */
} RoboRenderPages;

/* Writes all pages to a file that ends in .pdf, .svg or .png. A PDF has all pages. In the other formats each page is a
 * file of its own: `cards.svg` for a single page, otherwise `cards-1.svg`, `cards-2.svg` and so on. Existing files are
 * replaced when the new file is completely on the disk. Fails in the same way as robo_render_diagram_to_file(). */
gboolean robo_render_pages_to_file (const RoboRenderPages *pages,
                                    GFile                 *file,
                                    GError               **error);

G_END_DECLS
