// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a text as a QR code, for users who send the text with a phone.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns TRUE if the program was built with libqrencode, so that it can show QR codes. */
gboolean robo_qr_code_is_there (void);

/* Returns whether the program can show a QR code of the text: it was built with libqrencode, and there is a text that is
 * not too long. `text` may be NULL. */
gboolean robo_qr_code_has_room (const char *text);

/* Shows the QR code of a text in a window of its own, over the window that contains the widget `over`. `errand` is a
 * sentence that says what the code is for. Does nothing if robo_qr_code_has_room() returns FALSE. */
void robo_qr_code_show (GtkWidget  *over,
                        const char *errand,
                        const char *text);

G_END_DECLS
