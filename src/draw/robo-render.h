/* An arena as a picture file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "robo-arena-drawing.h"
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
 */
typedef enum
{
  ROBO_RENDER_SVG,
  ROBO_RENDER_PNG,
} RoboRenderFormat;

/* How wide a picture is that nobody asked to be of another size, in pixels. */
#define ROBO_RENDER_WIDTH 900

GBytes  *robo_render_arena (const RoboPlan         *plan,
                            const RoboBoardPicture *picture,
                            RoboStyle               style,
                            RoboRenderFormat        format,
                            guint                   width_px,
                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean robo_render_arena_to_file (const RoboPlan *plan,
                                    GFile          *file,
                                    GError        **error);

G_END_DECLS
