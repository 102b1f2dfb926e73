// SPDX-License-Identifier: GPL-3.0-or-later
// Work that lets the window be drawn first.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_aside_run:
 * @work: what is to be done, in a thread of its own
 * @data: given to @work
 *
 * For threads that work with all processors while somebody looks at the window: @work and the threads that it begins give way
 * to all that does not take all it can get. Where priorities of threads are unknown it is done as anything else. Waits for it.
 */
void robo_aside_run (void (*work) (gpointer data),
                     gpointer data);

G_END_DECLS
