// SPDX-License-Identifier: GPL-3.0-or-later
// Shows messages in dialogs and toasts.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Cuts a name or sentence, which may come from a file, after 200 characters and appends an ellipsis. Names have no
 * limit, and laying out tens of thousands of characters blocks the window for seconds. */
char *robo_message_cut (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Gives both headings of a dialog the same minimum width, which every dialog exceeds. libadwaita has a large heading,
 * and a small one if the large one is too wide. Up to version 1.7 it measures each heading for the minimum width of
 * the other heading. */
void robo_message_level_headings (AdwMessageDialog *dialog);

/* Creates a dialog with level headings, see robo_message_level_headings(). The caller shows the dialog. The texts may
 * be NULL. */
AdwMessageDialog *robo_message_new (GtkWindow  *parent,
                                    const char *heading,
                                    const char *body);

/* Shows the dialog. Buttons that do not fit side by side are stacked. libadwaita 1.2 stacks them only after the
 * dialog has its size, which is then too small, so this function enlarges the dialog. */
void robo_message_present (AdwMessageDialog *dialog);

/* Shows more sentences below the body, or none if `text` is NULL. A list that is too long is scrolled, so that the
 * buttons stay visible. */
void robo_message_add_list (AdwMessageDialog *dialog,
                            const char       *text);

/* Shows an error in a dialog with one button, cut to the length that a dialog has room for. The body, or NULL, gives
 * the reason and a remedy. The dialog is above the window of the widget, which may also be that window itself. If the
 * widget is NULL or its window has been closed, nothing happens. */
void robo_message_show_error (GtkWidget  *over,
                              const char *heading,
                              const char *body);

/* Shows why a file could not be written, in the words of the error. Offers the button Save As… as the remedy. The
 * button calls again_cb() with the owner (a GObject), the response and the dialog. Returns the dialog, so that the
 * caller can attach data for writing again. Returns NULL if robo_message_show_error() would do nothing. */
AdwMessageDialog *robo_message_show_write_error (GtkWidget    *over,
                                                 const char   *heading,
                                                 const GError *error,
                                                 GCallback     again_cb,
                                                 gpointer      owner);

/* Asks a question with two buttons, and returns the dialog. Escape presses the first button; the signal
 * `response::accept` of the dialog says that the second button was pressed. If the second button is suggested, Enter
 * presses it, too. The dialog is above the window of the widget, which may also be that window itself. The body may
 * be NULL. */
AdwMessageDialog *robo_message_ask (GtkWidget            *over,
                                    const char           *heading,
                                    const char           *body,
                                    const char           *cancel,
                                    const char           *accept,
                                    AdwResponseAppearance appearance);

/* Creates a modal file dialog over the window of a widget. `accept` is the label of its button, or NULL for GTK's own
 * label. The handler of its signal `response` releases the dialog. */
GtkFileChooserNative *robo_message_create_chooser (GtkWidget           *over,
                                                   const char          *title,
                                                   GtkFileChooserAction action,
                                                   const char          *accept) G_GNUC_WARN_UNUSED_RESULT;

/* Shows only files with names of the patterns, which end with NULL. */
void robo_message_add_filter (GtkFileChooserNative *chooser,
                              const char           *name,
                              ...) G_GNUC_NULL_TERMINATED;

/* Shows a toast and returns it; the toast is valid as long as it is shown. An offer to undo an action takes its
 * place. For a toast with another button, call adw_toast_overlay_add_toast() instead. */
AdwToast *robo_message_toast (AdwToastOverlay *toasts,
                              const char      *sentence);

/* Offers in a toast to undo the action that the sentence reports. The arguments of undo_cb() are the owner (a GObject)
 * and the toast. Offers are shown one after the other, and do not wait for mere messages. Returns the toast, which is
 * valid as long as it is shown, so that the caller can attach data for undoing. */
AdwToast *robo_message_offer_undo (AdwToastOverlay *toasts,
                                   const char      *sentence,
                                   GCallback        undo_cb,
                                   gpointer         owner);

/* Removes an offer to undo. If the offer is just appearing, it is removed a moment later. Disconnect its signals
 * first. */
void robo_message_withdraw_undo (AdwToastOverlay *toasts,
                                 AdwToast        *toast);

G_END_DECLS
