// SPDX-License-Identifier: GPL-3.0-or-later
// Draws two arenas side by side into a picture file, and outlines their differences.
#pragma once

#include "files/arena/robo-arena-diff.h"

#include "robo-render.h"

G_BEGIN_DECLS

/* Draws both arenas side by side, each with its name above it, and writes the drawing to a file that ends in .svg or
 * .png. `before` is on the left. The drawing has the colors of the light style. An existing file is replaced when
 * the new file is completely on the disk. Fails in the same way as robo_render_diagram_to_file(). */
gboolean robo_render_diff_to_file (const RoboArena     *before,
                                   const RoboArena     *after,
                                   const RoboArenaDiff *diff,
                                   GFile               *file,
                                   GError             **error);

G_END_DECLS
