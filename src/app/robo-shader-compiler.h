// SPDX-License-Identifier: GPL-3.0-or-later
// What GTK had the driver of gl compile its programs with.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_shader_compiler_release:
 *
 * Lets the driver give back what it keeps for compiling, six megabytes with Mesa: GTK compiles all of its programs when the
 * first window is realized, and none later. Should it compile more, the driver gets them again. Does nothing where no
 * window is drawn with gl.
 *
 * Returns: whether the driver was told
 */
gboolean robo_shader_compiler_release (void);

G_END_DECLS
