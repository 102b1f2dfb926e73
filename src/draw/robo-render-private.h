/* What all pictures that are written to files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-render.h"

G_BEGIN_DECLS

typedef void (*RoboRenderFunc) (cairo_t      *cr,
                                gconstpointer data);

/**
 * robo_render_bytes:
 * @width: in pixels, of a PDF in points
 * @height: likewise
 * @format: of the result
 * @func: draws
 * @data: for @func
 * @error: return location
 *
 * Returns: (transfer full): the contents of a file, or %NULL with a %ROBO_RENDER_ERROR
 */
GBytes *robo_render_bytes (double           width,
                           double           height,
                           RoboRenderFormat format,
                           RoboRenderFunc   func,
                           gconstpointer    data,
                           GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_render_get_format:
 * @file: a file to be written
 * @format: (out): what it has to be
 * @error: a %ROBO_RENDER_ERROR_FORMAT
 *
 * Returns: whether its name says what it has to be
 */
gboolean robo_render_get_format (GFile            *file,
                                 RoboRenderFormat *format,
                                 GError          **error);

/**
 * robo_render_write:
 * @bytes: the contents of a file
 * @file: where to; replaced when all of the new one is on the disk
 * @error: a %G_IO_ERROR
 *
 * Returns: whether it worked
 */
gboolean robo_render_write (GBytes  *bytes,
                            GFile   *file,
                            GError **error);

G_END_DECLS
