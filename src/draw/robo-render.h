// SPDX-License-Identifier: GPL-3.0-or-later
// Draws arenas and diagrams for picture files and for pages.
#pragma once

#include <gio/gio.h>

#include "robo-arena-drawing.h"
#include "robo-diagram-drawing.h"
#include "robo-picture.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_RENDER_ERROR_FORMAT, /* the name of the file has no supported ending */
  ROBO_RENDER_ERROR_CAIRO,  /* the picture could not be drawn, for example for lack of memory */
} RoboRenderError;

#define ROBO_RENDER_ERROR robo_render_error_quark ()
GQuark robo_render_error_quark (void);

typedef enum
{
  ROBO_RENDER_SVG,
  ROBO_RENDER_PNG,
  ROBO_RENDER_PDF, /* the PDF format, only for pages (robo-render-pages.h) */
} RoboRenderFormat;

/* A picture has this width, in pixels, if no other width is given. */
#define ROBO_RENDER_WIDTH 900

/* Draws an arena into memory, with its pieces if `picture` is not NULL. The picture is at most width_px wide, if that
 * is enough for one pixel a space; its height follows from the arena. The same arguments always give the same bytes.
 * Returns the contents of a file, or NULL with a ROBO_RENDER_ERROR. */
GBytes *robo_render_arena (const RoboPlan         *plan,
                           const RoboBoardPicture *picture,
                           RoboStyle               style,
                           RoboRenderFormat        format,
                           guint                   width_px,
                           GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* Draws the picture of robo_render_arena_to_file() in the middle of a page, as large as it fits. The origin is the
 * upper left corner of the page. */
void robo_draw_arena_page (cairo_t        *cr,
                           const RoboPlan *plan,
                           double          width,
                           double          height);

/* Draws a diagram on a transparent background, and writes it to a file that ends in .svg or .png. An existing file is
 * replaced when the new file is completely on the disk. Fails with a ROBO_RENDER_ERROR, with ROBO_CONTENT_ERROR_WRITE,
 * or, if the file has no path, with a G_IO_ERROR. */
gboolean robo_render_diagram_to_file (const RoboDiagramPicture *picture,
                                      RoboStyle                 style,
                                      GFile                    *file,
                                      GError                  **error);

/* Draws an arena without pieces, and writes it to a file that ends in .svg or .png. The drawing has the colors of
 * the light style, because users may print the file. An existing file is replaced when the new file is completely on
 * the disk. Fails in the same way as robo_render_diagram_to_file(). */
gboolean robo_render_arena_to_file (const RoboPlan *plan,
                                    GFile          *file,
                                    GError        **error);

G_END_DECLS
