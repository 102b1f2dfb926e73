// SPDX-License-Identifier: GPL-3.0-or-later
// Frees the shader compiler of the GL driver after GTK has used it.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the GL driver release its shader compiler, six megabytes with Mesa: up to version 4.12, GTK compiles all of
 * its programs when the first window is realized, and none later. If it compiles more, the driver loads the compiler
 * again. Does nothing with a newer GTK, or if no window is drawn with GL. Returns TRUE if the driver was told. */
gboolean robo_shader_compiler_release (void);

G_END_DECLS
