// SPDX-License-Identifier: GPL-3.0-or-later
// A text as a QR code, for who has a telephone but no way from here to there.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether there are codes: the program was built with libqrencode. */
gboolean robo_remote_code_is_there (void);

/**
 * robo_remote_code_show:
 * @over: a widget of the window it belongs to
 * @errand: what it is for, a sentence
 * @text: what it says
 *
 * Shows a window with the code.
 */
void robo_remote_code_show (GtkWidget  *over,
                            const char *errand,
                            const char *text);

G_END_DECLS
