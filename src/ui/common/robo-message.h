// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for whoever looks at a window: in a dialog, or in a toast.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * robo_message_cut:
 * @text: a name or a sentence, which may come from a file
 *
 * Names may be as long as somebody likes; laying out tens of thousands of characters takes seconds, in which the window
 * stands still.
 *
 * Returns: (transfer full): the text, with an ellipsis in place of what is beyond 200 characters
 */
char *robo_message_cut (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_message_complain:
 * @over: (nullable): a widget of the window that the dialog belongs to, or that window
 * @heading: what did not work
 * @body: (nullable): why, and what to do
 *
 * Says so in a dialog with one button, as much of it as a dialog has room for. When the window has been closed there is nobody to tell, and nothing happens.
 */
void robo_message_complain (GtkWidget  *over,
                            const char *heading,
                            const char *body);

/**
 * robo_message_toast:
 * @toasts: where to say it
 * @sentence: what to say, no markup
 *
 * Shows a toast. For one with a button, ask adw_toast_overlay_add_toast() yourself.
 *
 * Returns: (transfer none): it, as long as it is shown
 */
AdwToast *robo_message_toast (AdwToastOverlay *toasts,
                              const char      *sentence);

G_END_DECLS
