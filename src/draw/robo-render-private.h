/* What all pictures that are written to files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-render.h"

G_BEGIN_DECLS

typedef void (*RoboRenderFunc) (cairo_t      *cr,
                                gconstpointer data);

GBytes  *robo_render_bytes (double           width,
                            double           height,
                            RoboRenderFormat format,
                            RoboRenderFunc   func,
                            gconstpointer    data,
                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean robo_render_get_format (GFile            *file,
                                 RoboRenderFormat *format,
                                 GError          **error);
gboolean robo_render_write (GBytes  *bytes,
                            GFile   *file,
                            GError **error);

G_END_DECLS
