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
 * robo_message_present:
 * @dialog: a dialog that is complete
 *
 * Shows it. Answers for which there is no room side by side stand one above the other: libadwaita 1.2 finds that out when the
 * dialog has its size, which is too small for them then; it gets the one it needs.
 */
void robo_message_present (AdwMessageDialog *dialog);

/**
 * robo_message_add_list:
 * @dialog: a dialog with a body
 * @text: (nullable): more sentences
 *
 * Shows them below the body. Where they are more than there is room for, they are scrolled, and the answers stay in sight.
 */
void robo_message_add_list (AdwMessageDialog *dialog,
                            const char       *text);

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
