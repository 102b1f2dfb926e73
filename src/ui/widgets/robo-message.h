// SPDX-License-Identifier: GPL-3.0-or-later
// Shows messages in dialogs and toasts.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Cuts a name or sentence to 200 characters, of which the last is then an ellipsis. A text from outside of the
 * program may be very long, and laying out tens of thousands of characters blocks the window for seconds. */
char *robo_message_cut (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Gives both headings of a dialog the same minimum width, which is less than the width of any dialog. libadwaita has
 * a large heading, and a small one that is shown if the large one is too wide. Up to version 1.7 libadwaita measures
 * each heading for the minimum width of the other heading. */
void robo_message_level_headings (AdwMessageDialog *dialog);

/* Creates a dialog, and calls robo_message_level_headings() for it. The caller shows the dialog. The texts may be
 * NULL. */
AdwMessageDialog *robo_message_new (GtkWindow  *parent,
                                    const char *heading,
                                    const char *body);

/* Shows the dialog. If its buttons do not fit side by side, they are stacked. libadwaita 1.2 stacks them after it has
 * set the size of the dialog, which is then too small, so this function enlarges the dialog. */
void robo_message_present (AdwMessageDialog *dialog);

/* Shows more sentences below the body, or no sentences if `text` is NULL. If the sentences are too long for the
 * dialog, they scroll, so that the buttons stay visible. */
void robo_message_add_list (AdwMessageDialog *dialog,
                            const char       *text);

/* Shows an error in a dialog with one button. A text that is too long for a dialog is cut off. The body, which may
 * be NULL, gives the reason and a remedy. The dialog is above the window that contains the widget `over`; `over` may
 * be this window itself. If `over` is NULL or in no window, nothing happens. */
void robo_message_show_error (GtkWidget  *over,
                              const char *heading,
                              const char *body);

/* Shows why a file could not be written, in the words of the error, and offers the button Save As… as the remedy. The
 * button calls again_cb() with the owner (a GObject), the response and the dialog. Returns the dialog, so that the
 * caller can attach the data that is to be written. Returns NULL if robo_message_show_error() would do nothing. */
AdwMessageDialog *robo_message_show_write_error (GtkWidget    *over,
                                                 const char   *heading,
                                                 const GError *error,
                                                 GCallback     again_cb,
                                                 gpointer      owner);

/* Asks a question with two buttons, and returns the dialog. Escape presses the first button. When the second button is
 * pressed, the dialog emits `response::accept`. If the second button is suggested, Enter presses it, too. The dialog is
 * above the window that contains the widget `over`; `over` may be this window itself. The body may be NULL. */
AdwMessageDialog *robo_message_ask (GtkWidget            *over,
                                    const char           *heading,
                                    const char           *body,
                                    const char           *cancel,
                                    const char           *accept,
                                    AdwResponseAppearance appearance);

/* Creates a modal file dialog over the window of a widget. `accept` is the label of the button that accepts, or NULL
 * for GTK's own label. The handler of the dialog's signal `response` releases the dialog. */
GtkFileChooserNative *robo_message_create_chooser (GtkWidget           *over,
                                                   const char          *title,
                                                   GtkFileChooserAction action,
                                                   const char          *accept) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a filter with this name, which shows only files whose names match one of the patterns. The patterns end with
 * NULL. */
void robo_message_add_filter (GtkFileChooserNative *chooser,
                              const char           *name,
                              ...) G_GNUC_NULL_TERMINATED;

/* Shows a toast and returns it. The toast is valid as long as it is shown. The next offer to undo an action
 * dismisses this toast. */
AdwToast *robo_message_toast (AdwToastOverlay *toasts,
                              const char      *sentence);

/* Shows a toast with a button for some seconds. The arguments of clicked_cb() are the owner (a GObject) and the toast.
 * The next offer to undo an action dismisses this toast, too. */
AdwToast *robo_message_offer (AdwToastOverlay *toasts,
                              const char      *sentence,
                              const char      *button,
                              GCallback        clicked_cb,
                              gpointer         owner);

/* Shows a toast that reports an action in a sentence and offers to undo it. The arguments of undo_cb() are the owner
 * (a GObject) and the toast. Offers are shown one after the other, and do not wait for mere messages. Returns the
 * toast, which is valid until it disappears, so that the caller can attach data for undoing. */
AdwToast *robo_message_offer_undo (AdwToastOverlay *toasts,
                                   const char      *sentence,
                                   GCallback        undo_cb,
                                   gpointer         owner);

/* Removes an offer to undo. If the offer is already shown, it is removed after a moment, because it may still be
 * appearing. Disconnect your handlers from the toast first. */
void robo_message_withdraw_undo (AdwToastOverlay *toasts,
                                 AdwToast        *toast);

G_END_DECLS
