// SPDX-License-Identifier: GPL-3.0-or-later
// Draws into memory and writes picture files, for all functions that make picture files.
#pragma once

#include "robo-render.h"

G_BEGIN_DECLS

typedef void (*RoboRenderFunc) (cairo_t      *cr,
                                gconstpointer data);

/* Draws into memory with a function. The size is in pixels; for a PDF it is in points. Returns the contents of a file,
 * or NULL with a ROBO_RENDER_ERROR. */
GBytes *robo_render_bytes (double           width,
                           double           height,
                           RoboRenderFormat format,
                           RoboRenderFunc   func,
                           gconstpointer    data,
                           GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Sets `format` by the name of the file. If the name has no supported ending, returns FALSE with an error. */
gboolean robo_render_get_format (GFile            *file,
                                 RoboRenderFormat *format,
                                 GError          **error);

/* Writes the contents to the file. An existing file is replaced when the new file is completely on the disk. Fails with
 * ROBO_CONTENT_ERROR_WRITE, or, if the file has no path, with a G_IO_ERROR. */
gboolean robo_render_write (GBytes  *bytes,
                            GFile   *file,
                            GError **error);

G_END_DECLS
