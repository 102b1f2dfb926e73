// SPDX-License-Identifier: GPL-3.0-or-later
// Frees the shader compiler of the GL driver when GTK has used it.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the GL driver release its shader compiler, which takes six megabytes with Mesa. Up to version 4.12, GTK
 * compiles all of its programs when the first window is realized, and no program later. If GTK does compile another
 * program, the driver loads the compiler again. Does nothing with a newer GTK, or if no window is drawn with GL.
 * Returns TRUE if the driver was asked to release the compiler. */
gboolean robo_shader_compiler_release (void);

G_END_DECLS
