/* Two arenas side by side as a picture file, with what differs outlined.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "files/arena/robo-arena-diff.h"

#include "robo-render.h"

G_BEGIN_DECLS

/**
 * robo_render_diff_to_file:
 * @before: an arena
 * @after: another one
 * @diff: their differences
 * @file: where to; its name ends in .svg or .png
 * @error: return location
 *
 * Draws both arenas, @before on the left, each with its name above it, in the light style. A file that is there is
 * replaced when all of the new one is on the disk.
 *
 * Returns: whether it worked; otherwise with a %ROBO_RENDER_ERROR or a %G_IO_ERROR
 */
gboolean robo_render_diff_to_file (const RoboArena     *before,
                                   const RoboArena     *after,
                                   const RoboArenaDiff *diff,
                                   GFile               *file,
                                   GError             **error);

G_END_DECLS
