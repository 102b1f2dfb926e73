/* An arena as a picture file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "robo-arena-drawing.h"
#include "robo-diagram-drawing.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/**
 * RoboRenderError:
 * @ROBO_RENDER_ERROR_FORMAT: the name of the file ends neither in .svg nor in .png
 * @ROBO_RENDER_ERROR_CAIRO: the picture could not be drawn, because memory ran out
 */
typedef enum
{
  ROBO_RENDER_ERROR_FORMAT,
  ROBO_RENDER_ERROR_CAIRO,
} RoboRenderError;

#define ROBO_RENDER_ERROR robo_render_error_quark ()
GQuark robo_render_error_quark (void);

/**
 * RoboRenderFormat:
 * @ROBO_RENDER_PDF: only of what comes in sheets
 */
typedef enum
{
  ROBO_RENDER_SVG,
  ROBO_RENDER_PNG,
  ROBO_RENDER_PDF,
} RoboRenderFormat;

/* How wide a picture is that nobody asked to be of another size, in pixels. */
#define ROBO_RENDER_WIDTH 900

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
GBytes *robo_render_arena (const RoboPlan         *plan,
                           const RoboBoardPicture *picture,
                           RoboStyle               style,
                           RoboRenderFormat        format,
                           guint                   width_px,
                           GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_draw_arena_page:
 * @cr: where to draw
 * @plan: an arena
 * @width: room from the origin on
 * @height: the same
 *
 * Draws what robo_render_arena_to_file() writes, as large as there is room for, in the middle.
 */
void robo_draw_arena_page (cairo_t        *cr,
                           const RoboPlan *plan,
                           double          width,
                           double          height);

/**
 * robo_render_diagram_to_file:
 * @picture: what to draw
 * @style: the colours
 * @file: where to; its name ends in .svg or .png
 * @error: return location
 *
 * Draws a position and what comes of it, on no ground, and writes it as robo_render_arena_to_file() does.
 *
 * Returns: whether it worked; otherwise with a %ROBO_RENDER_ERROR or a %G_IO_ERROR
 */
gboolean robo_render_diagram_to_file (const RoboDiagramPicture *picture,
                                      RoboStyle                 style,
                                      GFile                    *file,
                                      GError                  **error);

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
gboolean robo_render_arena_to_file (const RoboPlan *plan,
                                    GFile          *file,
                                    GError        **error);

G_END_DECLS
